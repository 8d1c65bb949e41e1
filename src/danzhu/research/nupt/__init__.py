"""The message format of the Guandan contests (docs/contest.md): an agent that plays any of our bots by it."""

from danzhu.research.nupt.agent import Agent
from danzhu.research.nupt.message import BadMessage

__all__ = ["Agent", "BadMessage"]
