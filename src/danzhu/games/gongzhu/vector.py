"""Vector: answers to the questions of test vectors, each given by the rule that play uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from danzhu.cards import BadText, Card, Hand, Suit
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.exposure import is_exposable, is_revealed
from danzhu.games.gongzhu.pack import PACK
from danzhu.games.gongzhu.preset import PRESETS, SEATS, Preset
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.standing import Standing, is_ending, sole_leader
from danzhu.games.gongzhu.step import first_leader
from danzhu.games.gongzhu.trick import playable, taker
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat, circle

Vector = Mapping[str, Any]
"""A question with its inputs, as vectors/README.md describes them."""


def answer(vector: Vector) -> object:
    """What the rules answer to a vector, in the form of its `expected`.

    A list of playable cards is in the order of their texts. A vector that names several presets
    has one answer where they agree and a list of answers where they do not. Raises `BadText`
    for text that cannot be read and for what no position can be, `KeyError` for what is missing
    (a preset too) and `TypeError` or `ValueError` for what is of the wrong kind.

    >>> answer({"question": "legal_cards", "presets": ["classic"], "hand": ["5S", "QS"], "trick": ["3S"],
    ...         "my_exposed": ["QS"], "suits_led_in_earlier_tricks": []})
    ['5S']
    """
    question = vector["question"]
    if question not in _ANSWERS:
        raise BadText("unknown_question", str(question))
    answers = [_ANSWERS[question](vector, PRESETS[name]) for name in vector["presets"]]
    return answers[0] if all(each == answers[0] for each in answers) else answers


def _score(vector: Vector, preset: Preset) -> list[int]:
    taken = [_hand(cards) for cards in vector["captured"]]
    _hand([card.text for hand in taken for card in hand])
    return [total(lines) for lines in tally(taken, [Expose(_hand(vector["exposed"]))], preset)]


def _legal_cards(vector: Vector, _preset: Preset) -> list[str]:
    trick = _trick(vector["trick"])
    earlier = frozenset(_suit(text) for text in vector["suits_led_in_earlier_tricks"])
    led = trick[0].suit if trick else None
    cards = playable(_hand(vector["hand"]), led, _hand(vector["my_exposed"]), earlier)
    return sorted(card.text for card in cards)


def _trick_winner(vector: Vector, _preset: Preset) -> Seat:
    cards = _trick(vector["trick"])
    if not cards:
        raise BadText("no_actions", str(cards))
    return taker(tuple(zip(circle(_seat(vector["leader"]), SEATS), cards, strict=False)))


def _exposable(vector: Vector, preset: Preset) -> bool:
    wanted = _hand(vector["wants_to_expose"])
    return _hand(vector["hand_contains"]) >= wanted and is_exposable(wanted, (), preset)


def _exposure_reveal(vector: Vector, _preset: Preset) -> str:
    last = _seat(vector["of"] - 1)
    decided = {_seat(seat) for seat in vector["decided"]}
    decisions = [Expose() if seat in decided else None for seat in range(last + 1)]
    return "revealed" if is_revealed(decisions) else "hidden"


def _match_over(vector: Vector, preset: Preset) -> dict[str, object]:
    totals = vector["totals_after_round"]
    ending = is_ending(totals, vector.get("deals", 0), vector.get("triggered_before", False), preset)
    winner = sole_leader(totals, preset) if ending else ()
    return {"over": bool(winner), "winner": winner[0] if winner else None}


def _next_round_leader(vector: Vector, preset: Preset) -> Seat:
    return first_leader(preset, Standing(leader=_seat(vector["pig_taken_by"])), ())


def _hand(cards: list[str]) -> Hand:
    hand = Hand(map(Card, cards))
    if not hand <= PACK:
        raise BadText("too_many_copies", str(hand))
    return hand


def _trick(cards: list[str]) -> list[Card]:
    _hand(cards)
    if len(cards) > SEATS:
        raise BadText(Refusal.NOT_A_SEAT.value, str(cards))
    return list(map(Card, cards))


def _seat(seat: int) -> Seat:
    if seat not in range(SEATS):
        raise BadText(Refusal.NOT_A_SEAT.value, str(seat))
    return Seat(seat)


def _suit(text: str) -> Suit:
    for suit in Suit:
        if str(suit) == text:
            return suit
    raise BadText("unknown_suit", text)


_ANSWERS: Final[Mapping[str, Callable[[Vector, Preset], object]]] = {
    "score": _score,
    "legal_cards": _legal_cards,
    "trick_winner": _trick_winner,
    "exposable": _exposable,
    "exposure_reveal": _exposure_reveal,
    "match_over": _match_over,
    "next_round_leader": _next_round_leader,
}
