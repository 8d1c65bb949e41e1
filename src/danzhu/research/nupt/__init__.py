"""The message format of the Guandan contests (docs/contest.md): an agent that plays any of our bots by it, and a guest
that plays a program written for it in our arena."""

from danzhu.research.nupt.agent import Agent
from danzhu.research.nupt.guest import BadAnswer, Guest
from danzhu.research.nupt.message import BadMessage

__all__ = ["Agent", "BadAnswer", "BadMessage", "Guest"]
