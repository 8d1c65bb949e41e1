"""Floor 1: seat, game, refusal, option, match, record. What every game here shares."""

from danzhu.table.game import AnyGame, Game, Json
from danzhu.table.match import Dealt, Decided, Decision, Event, Match
from danzhu.table.option import BadOption
from danzhu.table.record import BadRecord, Header, PrivateLog, PublicRecord
from danzhu.table.refusal import BadDeal, IllegalAction, Refusal
from danzhu.table.seat import Seat, Team, after, circle

__all__ = [
    "AnyGame",
    "BadDeal",
    "BadOption",
    "BadRecord",
    "Dealt",
    "Decided",
    "Decision",
    "Event",
    "Game",
    "Header",
    "IllegalAction",
    "Json",
    "Match",
    "PrivateLog",
    "PublicRecord",
    "Refusal",
    "Seat",
    "Team",
    "after",
    "circle",
]
