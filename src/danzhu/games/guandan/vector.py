"""Vector: answers to the questions of test vectors, each given by the rule that play uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from danzhu.cards import SUITED_RANKS, BadText, Card, Hand, Rank
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.levels import Result, Standing, settle
from danzhu.games.guandan.preset import PRESETS, FirstLead, Preset, Unnamed
from danzhu.games.guandan.read import read
from danzhu.games.guandan.start import decides_lead, pack
from danzhu.games.guandan.tribute import (
    Transfer,
    Tribute,
    is_resisted,
    leader_after,
    payable,
    payers,
    returnable,
    routes,
)
from danzhu.games.guandan.trick import Trick, Turn, is_over, next_leader, next_to_act, unbeaten
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat, Team

Vector = Mapping[str, Any]
"""A question with its inputs, as vectors/README.md describes them."""


def answer(vector: Vector) -> object:
    """What the rules answer to a vector, in the form of its `expected`.

    A list of readings or cards is in the order of their texts. A vector that names several
    presets has one answer where they agree and a list of answers where they do not. Raises
    `BadText` for text that cannot be read and for what no position can be, `KeyError` for what is
    missing (a preset too) and `TypeError` or `ValueError` for what is of the wrong kind.

    >>> answer({"question": "classify", "presets": ["online", "long_runs"], "level": "5", "cards": ["5H", "9S"]})
    [[['pair', '9', 2]], []]
    """
    question = vector["question"]
    if question not in _ANSWERS:
        raise BadText("unknown_question", str(question))
    answers = [_ANSWERS[question](vector, PRESETS[name]) for name in vector["presets"]]
    return answers[0] if all(each == answers[0] for each in answers) else answers


def _classify(vector: Vector, preset: Preset) -> list[list[object]]:
    return _listed(read(_hand(vector["cards"], preset), _level(vector), preset))


def _beats(vector: Vector, preset: Preset) -> bool:
    level = _level(vector)
    table = _on_table(vector, preset)
    cards = _hand(vector["cards"], preset)
    readings = list(read(cards, level, preset))
    if "as" in vector:
        readings = [reading for reading in readings if reading == _reading(vector["as"], cards)]
    return table is not None and any(beats(reading, table, level, preset) for reading in readings)


def _legal_follow(vector: Vector, preset: Preset) -> list[list[object]]:
    table = None
    if vector["table"] is not None:
        table = _on_table(vector, preset)
        if table is None:
            raise BadText(Refusal.NO_SUCH_READING.value, str(vector["table"]))
    return _listed(generate(_hand(vector["cards"], preset), _level(vector), preset, table))


def _tribute_card(vector: Vector, preset: Preset) -> list[str]:
    return _texts(payable(_hand(vector["cards"], preset), _level(vector), preset))


def _return_allowed(vector: Vector, preset: Preset) -> list[str]:
    received = Card(vector["received"]) if "received" in vector else None
    return _texts(returnable(_hand(vector["cards"], preset), received, _level(vector), preset))


def _first_leader(vector: Vector, preset: Preset) -> dict[str, object]:
    if "first_deal" in vector:
        return {"leader": _leader_found(vector, preset)}
    finish = _finish(vector, preset)
    level = _level(vector)
    owing = payers(finish, preset)
    hands = {seat: _hand(vector["hands"][str(seat)], preset) for seat in owing}
    resisted = is_resisted(hands, preset)
    # Which of equally high cards is paid changes nothing here.
    paid = {} if resisted else {seat: payable(hand, level, preset)[0] for seat, hand in hands.items()}
    takers = routes(paid, finish, level, preset)
    transfers = tuple(Transfer(giver, taker, paid[giver]) for giver, taker in takers.items())
    leader = leader_after(Tribute(owing, finish[: len(owing)], paid=transfers), finish, preset)
    pairs = [[transfer.giver, transfer.taker] for transfer in transfers]
    return {"leader": leader, "tributes": pairs, "resisted": resisted}


def _leader_found(vector: Vector, preset: Preset) -> Seat | None:
    """Who leads a match; None while another card has to be turned (G1.3)."""
    lead, first = preset.first_lead, vector["first_deal"]
    if isinstance(lead, Card):
        holders = first["holders"][lead.text]
        if len(holders) != preset.packs:
            raise BadText(Refusal.NOT_A_SEAT.value, str(holders))
        return _seat(holders[0], preset)
    level = _level(vector) if "level" in vector else preset.start_level
    deciding = [decides_lead(Card(text), level, preset) for text in first["turned"]]
    if lead is FirstLead.RANDOM or True in deciding[:-1]:
        raise BadText("turned_cards_wrong", str(first["turned"]))
    return _seat(first["drawn_by"], preset) if deciding[-1:] == [True] else None


def _next_leader(vector: Vector, preset: Preset) -> dict[str, object]:
    out = tuple(_seat(seat, preset) for seat in vector.get("already_out", ()))
    trick: Trick | None = None
    for place, what in vector["actions"]:
        seat = _seat(place, preset)
        trick = _after(trick or Trick(seat), seat, what, out, preset)
        out += (seat,) if what == "out" else ()
    if trick is None:
        raise BadText("no_actions", str(vector["actions"]))
    if is_over(out, preset):
        return {"deal_over": True}
    due = next_to_act(trick, out, preset)
    return {"leads": _winds_to(trick, out, preset)} if due is None else {"to_act": due}


def _after(trick: Trick, seat: Seat, what: str, out: tuple[Seat, ...], preset: Preset) -> Trick:
    """The trick after one more action, the next one if it was over."""
    due = next_to_act(trick, out, preset)
    passing = what == "pass"
    if passing and seat != due and _is_passed_over(seat, trick, out):
        return trick
    if due is None:
        due = _winds_to(trick, out, preset)
        trick = Trick(due)
    if seat != due:
        raise BadText(Refusal.NOT_YOUR_TURN.value, str([seat, what]))
    if passing and unbeaten(trick) is None:
        raise BadText(Refusal.LEADER_MUST_PLAY.value, str([seat, what]))
    if not passing and what not in ("play", "out"):
        raise BadText("unknown_action", str(what))
    return replace(trick, turns=(*trick.turns, Turn(seat, Pass() if passing else _SOME_PLAY)))


def _winds_to(trick: Trick, out: tuple[Seat, ...], preset: Preset) -> Seat:
    top = unbeaten(trick)
    assert top is not None, "a trick that is over has a play"
    return next_leader(top[0], out, preset)


def _is_passed_over(seat: Seat, trick: Trick, out: tuple[Seat, ...]) -> bool:
    """Whether a vector may spell out a pass that nobody asks for: of an empty hand, or locked (G5.2, G5.3)."""
    return seat in out or any(turn.seat == seat and isinstance(turn.action, Pass) for turn in trick.turns)


def _promote(vector: Vector, preset: Preset) -> dict[str, object]:
    names = [f"T{team}" for team in range(preset.teams)]
    declarer = vector["declarer"]
    before = Standing(
        levels=tuple(_rank(vector["levels"][name]) for name in names),
        declarers=None if declarer is None else Team(names.index(declarer)),
        ace_fails=tuple(_count(vector["ace_fails"][name]) if "ace_fails" in vector else 0 for name in names),
    )
    after = settle(before, Result(preset, _finish(vector, preset), (0,) * preset.teams))
    assert after.declarers is not None, "somebody has won the deal"
    counted = {"ace_fails": dict(zip(names, after.ace_fails, strict=True))} if "ace_fails" in vector else {}
    return {
        "levels": dict(zip(names, map(str, after.levels), strict=True)),
        "declarer": names[after.declarers],
        "active": str(after.active),
        "winner": None if after.winner is None else names[after.winner],
        **counted,
    }


def _on_table(vector: Vector, preset: Preset) -> Reading | None:
    """What lies on the table; None if those cards are not what they are said to be."""
    cards = _hand(vector["table"], preset)
    readings = list(read(cards, _level(vector), preset))
    if "table_as" in vector:
        return next((reading for reading in readings if reading == _reading(vector["table_as"], cards)), None)
    if len(readings) > 1 and preset.unnamed_reading is Unnamed.ASK:  # G2.7
        raise BadText("reading_needed", str(vector["table"]))
    return readings[0] if readings else None


def _reading(named: Sequence[str], cards: Hand) -> Reading:
    kind, key, *_ = named
    return Reading.parse(f"{kind}-{key}", len(cards))


def _level(vector: Vector) -> Rank:
    return _rank(vector["level"])


def _rank(text: str) -> Rank:
    rank = Rank.parse(text)
    if rank not in SUITED_RANKS:
        raise BadText("unknown_rank", text)
    return rank


def _count(number: object) -> int:
    if type(number) is not int:
        raise TypeError(number)
    return number


def _hand(cards: Sequence[str], preset: Preset) -> Hand:
    hand = Hand(map(Card, cards))
    if not hand <= pack(preset):
        raise BadText("too_many_copies", str(hand))
    return hand


def _seat(seat: int, preset: Preset) -> Seat:
    if seat not in range(preset.seats):
        raise BadText(Refusal.NOT_A_SEAT.value, str(seat))
    return Seat(seat)


def _finish(vector: Vector, preset: Preset) -> tuple[Seat, ...]:
    finish = tuple(_seat(seat, preset) for seat in vector["finish"])
    if len(set(finish)) != len(finish) or len(finish) != preset.seats:
        raise BadText(Refusal.NOT_A_SEAT.value, str(vector["finish"]))
    return finish


def _listed(readings: Iterable[Reading]) -> list[list[object]]:
    return sorted([reading.kind.value, str(reading.key), reading.size] for reading in readings)


def _texts(cards: Iterable[Card]) -> list[str]:
    return sorted(card.text for card in cards)


# Who plays and who leads does not depend on what is played, so any card will do.
_SOME_PLAY: Final = Play(Hand("3S"), Reading(Kind.SINGLE, Rank.THREE, 1))

_ANSWERS: Final[Mapping[str, Callable[[Vector, Preset], object]]] = {
    "classify": _classify,
    "beats": _beats,
    "legal_follow": _legal_follow,
    "tribute_card": _tribute_card,
    "return_allowed": _return_allowed,
    "first_leader": _first_leader,
    "next_leader": _next_leader,
    "promote": _promote,
}
