"""Words: the contest's way of writing cards, ranks and actions, and ours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.ranks import level_order, wild

_KINDS: Final = {
    "Single": Kind.SINGLE,
    "Pair": Kind.PAIR,
    "Trips": Kind.TRIPLE,
    "ThreeWithTwo": Kind.FULL_HOUSE,
    "Straight": Kind.STRAIGHT,
    "ThreePair": Kind.TUBE,
    "TwoTrips": Kind.PLATE,
    "Bomb": Kind.BOMB,
    "StraightFlush": Kind.STRAIGHT_FLUSH,
}
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}
_GROUP: Final = {Kind.STRAIGHT: 1, Kind.STRAIGHT_FLUSH: 1, Kind.TUBE: 2, Kind.PLATE: 3}
"""How many cards of each rank a run has."""
_JOKERS: Final = {"B": Rank.BLACK_JOKER, "R": Rank.RED_JOKER}
_FOUR_KINGS: Final = ("FourKings", "JOKER")


def card_of(text: object) -> Card:
    """The card written `text`, suit first; raises `ValueError`.

    >>> [card_of(text) for text in ("S7", "HT", "SB", "HR")]
    [Card('7S'), Card('TH'), Card('BJ'), Card('RJ')]
    """
    if not isinstance(text, str) or len(text) != 2:
        raise ValueError(f"no card: {text!r}")
    if text in ("SB", "HR"):
        return Card("BJ" if text == "SB" else "RJ")
    return Card(text[1] + text[0])


def card_text(card: Card) -> str:
    """A card as the contest writes it.

    >>> [card_text(Card(text)) for text in ("7S", "BJ")]
    ['S7', 'SB']
    """
    return {"BJ": "SB", "RJ": "HR"}.get(card.text, card.text[::-1])


def rank_of(value: object) -> Rank:
    """The rank written as a number, 2 to 14 and 1 for the ace, or as text; raises `ValueError`.

    >>> [rank_of(value) for value in (2, "T", 10, "10", 13, "A", 14, "R")]
    [Rank.TWO, Rank.TEN, Rank.TEN, Rank.TEN, Rank.KING, Rank.ACE, Rank.ACE, Rank.RED_JOKER]
    """
    if isinstance(value, str):
        if value in _JOKERS:
            return _JOKERS[value]
        if not value.isdecimal():
            return Rank.parse(value)
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 14:
        raise ValueError(f"no rank: {value!r}")
    return Rank.ACE if value == 1 else Rank(value - 2)


def action_of(value: object) -> Action | None:
    """The action `[type, rank, cards]`, None where there is none; raises `ValueError`.

    A run is named by its lowest rank there and by its top here.

    >>> action_of(["Straight", "A", ["DA", "D2", "D3", "C4", "C5"]])
    Play(cards=Hand('2D 3D 4C 5C AD'), reading=Reading(kind=Kind.STRAIGHT, key=Rank.FIVE, size=5))
    >>> action_of(["PASS", "PASS", "PASS"]), action_of(["tribute", "tribute", ["HR"]]), action_of([None, None, None])
    (Pass(), Pay(card=Card('RJ')), None)
    """
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 3:
        raise ValueError(f"no action: {value!r}")
    kind, rank, cards = value
    if kind is None:
        return None
    if kind == "PASS":
        return Pass()
    if not isinstance(cards, list) or not cards:
        raise ValueError(f"no cards: {value!r}")
    held = [card_of(card) for card in cards]
    match kind:
        case "tribute":
            return Pay(held[0])
        case "back":
            return Return(held[0])
        case _:
            return Play(Hand(held), _reading(kind, rank, len(held)))


def _reading(kind: Any, rank: Any, size: int) -> Reading:
    if _FOUR_KINGS[0] == kind or (kind == "Bomb" and rank == _FOUR_KINGS[1]):
        return Reading(Kind.JOKER_BOMB, Rank.RED_JOKER, size)
    if kind not in _KINDS:
        raise ValueError(f"no type of action: {kind!r}")
    ours = _KINDS[kind]
    key = rank_of(rank)
    if ours in _GROUP:
        above = size // _GROUP[ours] - 1
        key = Rank(above - 1) if key is Rank.ACE else Rank(key + above)
    return Reading(ours, key, size)


def action_text(action: Action, level: Rank) -> list[Any]:
    """An action as the contest writes it, its cards rank by rank from the lowest, the triple of a full house before its
    pair, wilds last where they stand in.

    >>> said = ["ThreeWithTwo", "9", ["S9", "C9", "H5", "S3", "C3"]]
    >>> action_text(action_of(said), Rank.FIVE) == said
    True
    >>> action_text(action_of(["Straight", "A", ["H5", "D4", "D2", "SA", "C3"]]), Rank.FIVE)
    ['Straight', 'A', ['SA', 'D2', 'C3', 'D4', 'H5']]
    """
    match action:
        case Pass():
            return ["PASS"] * 3
        case Pay(card=card) | Return(card=card):
            word = "tribute" if isinstance(action, Pay) else "back"
            return [word, word, [card_text(card)]]
        case Play(cards=cards, reading=reading):
            groups = _groups(cards, reading, level)
            name = _FOUR_KINGS[1] if reading.kind is Kind.JOKER_BOMB else rank_text(groups[0][0])
            kind = Kind.BOMB if reading.kind is Kind.JOKER_BOMB else reading.kind
            return [_NAMES[kind], name, [card_text(card) for _, group in groups for card in group]]


def rank_text(rank: Rank) -> str:
    """A rank as the contest writes it.

    >>> [rank_text(rank) for rank in (Rank.TEN, Rank.BLACK_JOKER)]
    ['T', 'B']
    """
    return rank.name[0] if rank.is_joker else str(rank)


def in_order(cards: Iterable[Card], level: Rank) -> list[Card]:
    """Cards as the contest lists a hand: from weak to strong, suits as spades, hearts, clubs, diamonds.

    >>> " ".join(map(card_text, in_order(Hand("BJ 5C 7D 7C 5H AS"), Rank.FIVE)))
    'C7 D7 SA H5 C5 SB'
    """
    return sorted(cards, key=lambda card: (level_order(card.rank, level), "SHCD".index(card_text(card)[0])))


def _groups(cards: Hand, reading: Reading, level: Rank) -> list[tuple[Rank, list[Card]]]:
    """The cards of a play by the rank that they stand for, in the order in which they are written."""
    wilds = [card for card in cards if card is wild(level)]
    plain = [card for card in in_order(cards, level) if card is not wild(level)]
    groups = []
    for rank, size in _sizes(reading):
        # The rank of the second group of a full house is nobody's to choose: it is what is left.
        group = [card for card in plain if rank in (None, card.rank)][:size]
        for card in group:
            plain.remove(card)
        missing = size - len(group)
        group += wilds[:missing]
        stood = group[0].rank if rank is None else rank
        groups.append((stood, in_order(group, level) if stood is level else group))
        wilds = wilds[missing:]
    return groups


def _sizes(reading: Reading) -> list[tuple[Rank | None, int]]:
    """The ranks of a reading and how many cards each has; None for a rank that it does not name."""
    kind, key, size = reading.kind, reading.key, reading.size
    if kind is Kind.FULL_HOUSE:
        return [(key, 3), (None, 2)]
    if kind is Kind.JOKER_BOMB:
        return [(None, size)]
    if kind not in _GROUP:
        return [(key, size)]
    each = _GROUP[kind]
    return [(Rank.ACE if place < 0 else Rank(place), each) for place in range(key + 1 - size // each, key + 1)]
