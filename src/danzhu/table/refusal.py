"""Refusal: why an action may not be done. Ask, then do."""

from __future__ import annotations

from danzhu.cards import Word


class Refusal(Word):
    """A stable code for each reason to refuse an action; codes are only ever added.

    Words for people are looked up by the code in the catalogues.
    """

    # any game
    DEAL_OVER = "deal_over"
    NOT_A_SEAT = "not_a_seat"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_DECIDED = "already_decided"
    WRONG_PHASE = "wrong_phase"
    CARDS_NOT_HELD = "cards_not_held"
    # Guandan
    NO_SUCH_READING = "no_such_reading"
    LEADER_MUST_PLAY = "leader_must_play"
    DOES_NOT_BEAT = "does_not_beat"
    TRIBUTE_NOT_HIGHEST = "tribute_not_highest"
    RETURN_NOT_ALLOWED = "return_not_allowed"
    RETURN_IS_CARD_RECEIVED = "return_is_card_received"
    # Gong Zhu
    NOT_EXPOSABLE = "not_exposable"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    EXPOSED_CARD_HELD_BACK = "exposed_card_held_back"
    LEAD_IS_FIXED = "lead_is_fixed"
    POINTS_REMAIN = "points_remain"


class IllegalAction(Exception):
    """An action that the rules refuse was applied; nothing has changed.

    >>> raise IllegalAction(Refusal.NOT_YOUR_TURN)
    Traceback (most recent call last):
    danzhu.table.refusal.IllegalAction: not_your_turn
    """

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return self.code.value


class BadDeal(ValueError):
    """Hands that are no deal of this game's pack. `code` is stable.

    >>> raise BadDeal("cards_not_the_pack")
    Traceback (most recent call last):
    danzhu.table.refusal.BadDeal: cards_not_the_pack
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
