"""Phrase: what can be said at a table, a closed list. The words are in the catalogues."""

from __future__ import annotations

from enum import StrEnum


class Phrase(StrEnum):
    """A quick phrase; only ever added to."""

    HELLO = "hello"
    THANKS = "thanks"
    WELL_PLAYED = "well_played"
    GOOD_LUCK = "good_luck"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    I_AM_BACK = "i_am_back"
    YOUR_TURN = "your_turn"
    ANOTHER = "another"
    GOODBYE = "goodbye"
