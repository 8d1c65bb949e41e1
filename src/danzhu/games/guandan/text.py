"""Text: Guandan's actions and deals as people and records write them (docs/notation.md)."""

from __future__ import annotations

from danzhu.cards import BadText, Card, Hand, parse_cards
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.levels import Result, Standing
from danzhu.games.guandan.preset import Unnamed
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import Deal, State, on_table
from danzhu.table.game import Json
from danzhu.table.refusal import Refusal
from danzhu.table.seat import Seat


def action_text(action: Action) -> str:
    """An action as it stands in a record: a play always names its reading.

    >>> action_text(Play(Hand("7H 8S 8C 8D"), Reading.parse("bomb-8", 4)))
    '7H8S8D8C=bomb-8'
    >>> action_text(Pay(Card("RJ"))), action_text(Pass())
    ('pay:RJ', 'pass')
    """
    match action:
        case Play(cards, reading):
            return f"{''.join(map(str, cards))}={reading.text}"
        case Pass():
            return "pass"
        case Pay(card):
            return f"pay:{card}"
        case Return(card):
            return f"return:{card}"


def read_action(state: State, text: str) -> Action:
    """The action written `text`, as whoever acts in `state` would mean it.

    A play may leave its reading out where only one fits: one that beats the table or, failing
    that, any. Where several fit, the preset says whether the strongest is meant (G2.7). Raises
    `BadText`: `unknown_card`, `unknown_reading`, `too_many_copies`, `no_such_reading`,
    `reading_needed`.
    """
    text = text.strip()
    word, colon, card = text.partition(":")
    if text == "pass":
        return Pass()
    if colon and word == "pay":
        return Pay(Card(card))
    if colon and word == "return":
        return Return(Card(card))
    written, named, reading = text.partition("=")
    cards = Hand(parse_cards(written))
    if named:
        return Play(cards, Reading.parse(reading, len(cards)))
    return Play(cards, _meant(cards, state, text))


def _meant(cards: Hand, state: State, text: str) -> Reading:
    readings = list(read(cards, state.level, state.preset))
    table = on_table(state)
    if table is not None:
        winning = [reading for reading in readings if beats(reading, table, state.level, state.preset)]
        readings = winning or readings
    if not readings:
        raise BadText(Refusal.NO_SUCH_READING.value, text)
    if len(readings) > 1 and state.preset.unnamed_reading is Unnamed.ASK:
        raise BadText("reading_needed", text)
    return readings[0]


def deal_json(deal: Deal) -> Json:
    """A deal as it stands in a record; in a later deal there is no leader and nothing turned."""
    lead = {} if deal.leader is None else {"leader": deal.leader, "turned": [str(card) for card in deal.turned]}
    return {"hands": [str(hand) for hand in deal.hands], **lead}


def read_deal(json: Json) -> Deal:
    """The deal from a record; raises `BadText`, `KeyError` or `TypeError`."""
    hands = tuple(Hand(_text(hand)) for hand in json["hands"])
    if "leader" not in json:
        return Deal(hands)
    if type(json["leader"]) is not int:
        raise TypeError(json["leader"])
    return Deal(hands, Seat(json["leader"]), tuple(Card(_text(card)) for card in json["turned"]))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def result_json(result: Result) -> Json:
    """All seats by place, and each team's lapses in the deal."""
    return {"finish": list(result.finish), "lapses": list(result.lapses)}


def standing_json(standing: Standing) -> Json:
    """What the next deal starts from."""
    return {
        "levels": [str(level) for level in standing.levels],
        "declarers": standing.declarers,
        "ace_fails": list(standing.ace_fails),
        "lapses": list(standing.lapses),
        "winner": standing.winner,
    }
