"""Moment: what happens in a first deal for the first time, and is then explained."""

from __future__ import annotations

from danzhu.cards import Word


class Moment(Word):
    """A closed list of stable codes; words for people are looked up by the code in the catalogues."""

    # Guandan
    TURNED = "turned"
    WILD_HELD = "wild_held"
    BOMB_HELD = "bomb_held"
    LEADING = "leading"
    FOLLOWING = "following"
    PARTNERS_TRICK = "partners_trick"
    BOMB_PLAYED = "bomb_played"
    WILD_PLAYED = "wild_played"
    FEW_LEFT = "few_left"
    OUT = "out"
    WIND = "wind"
    # Gong Zhu
    EXPOSING = "exposing"
    EXPOSED = "exposed"
    FIRST_LEAD = "first_lead"
    FOLLOW_SUIT = "follow_suit"
    CANNOT_FOLLOW = "cannot_follow"
    HEARTS = "hearts"
    PIG = "pig"
    GOAT = "goat"
    TRANSFORMER = "transformer"
    SLAM_THREAT = "slam_threat"
    # both
    OVER = "over"


EXPECTED = {
    "guandan": frozenset(
        {
            *(Moment.TURNED, Moment.WILD_HELD, Moment.BOMB_HELD, Moment.LEADING, Moment.FOLLOWING),
            *(Moment.PARTNERS_TRICK, Moment.BOMB_PLAYED, Moment.WILD_PLAYED, Moment.FEW_LEFT, Moment.OUT),
            *(Moment.WIND, Moment.OVER),
        }
    ),
    "gongzhu": frozenset(
        {
            *(Moment.EXPOSING, Moment.EXPOSED, Moment.FIRST_LEAD, Moment.FOLLOW_SUIT, Moment.CANNOT_FOLLOW),
            *(Moment.HEARTS, Moment.PIG, Moment.GOAT, Moment.TRANSFORMER, Moment.OVER),
        }
    ),
}
"""The moments that whoever follows the advice meets, by game."""
