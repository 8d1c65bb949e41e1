"""Known: what play so far has told about the hands that a viewer does not see.

Only what is certain: cards that must be in a hand, and kinds that cannot be in it. A hand only
loses cards once play has begun, so a kind that was missing at some time is missing since, but for
cards that came with the tribute, and these are known.
"""

from __future__ import annotations

from collections.abc import Iterator

from danzhu.cards import CARDS, Card, Hand, Rank
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.preset import Preset, TributeCard
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.tribute import Transfer, is_low
from danzhu.games.guandan.trick import Trick, Turn
from danzhu.games.guandan.view import View
from danzhu.table.seat import Seat

_RED_JOKER = Card("RJ")


def turns(view: View) -> Iterator[Turn]:
    """Every turn of the deal so far, in order."""
    tricks: tuple[Trick, ...] = view.tricks if view.trick is None else (*view.tricks, view.trick)
    return (turn for trick in tricks for turn in trick.turns)


def played(view: View, seat: Seat | None = None) -> Hand:
    """All cards put down so far, by one seat or by all."""
    packed = 0
    for turn in turns(view):
        if isinstance(turn.action, Play) and seat in (None, turn.seat):
            packed += turn.action.cards.packed
    return Hand.unpack(packed)


def unseen_cards(view: View) -> Hand:
    """The cards that the others hold, whoever of them; for a spectator, all that are still held."""
    return pack(view.preset) - played(view) - view.hand


def certain(view: View, seat: Seat) -> Hand:
    """Cards that are in a seat's hand for certain: shown by resistance, turned for the first
    lead, received as tribute or return, and not put down or given since."""
    held = dict.fromkeys(CARDS, 0)
    held[_RED_JOKER] = dict(view.tribute.resisted).get(seat, 0)
    if seat == view.leader:
        for card in (view.preset.first_lead, *view.turned[-1:]):
            if isinstance(card, Card):
                held[card] = 1
    for transfer in (*view.tribute.paid, *view.tribute.returned):
        # A copy given away may have been either of two, so one less is certain.
        if transfer.giver == seat:
            held[transfer.card] = max(0, held[transfer.card] - 1)
        if transfer.taker == seat:
            held[transfer.card] += 1
    for card, copies in played(view, seat).kinds():
        held[card] = max(0, held[card] - copies)
    return Hand(card for card, copies in held.items() for _ in range(copies))


def excluded(view: View, seat: Seat) -> frozenset[Card]:
    """Kinds that a seat cannot hold, beyond those that are `certain`."""
    kinds = set[Card]()
    for transfer in view.tribute.paid:
        if transfer.giver == seat:
            kinds |= _above_paid(transfer, view.level, view.preset)
    for transfer in view.tribute.returned:
        if transfer.giver == seat:
            kinds |= _below_returned(transfer, _received(view, seat), view.level, view.preset)
    for turn in turns(view):
        if turn.seat == seat and turn.lapsed and isinstance(turn.action, Play):
            (card,) = turn.action.cards
            kinds |= {each for each in CARDS if _order(each, view.level) < _order(card, view.level)}
    return frozenset(kinds)


def spared(view: View) -> bool:
    """Whether it is known that the payers held less than two red jokers: they did not resist."""
    return bool(view.preset.resistance and view.tribute.payers and not view.tribute.resisted)


def red_jokers_of_payers(view: View, hands: tuple[Hand, ...]) -> int:
    """How many red jokers the payers were dealt, if these are the hands held now."""
    total = 0
    for seat in view.tribute.payers:
        total += hands[seat].count(_RED_JOKER) + played(view, seat).count(_RED_JOKER)
        for transfer in (*view.tribute.paid, *view.tribute.returned):
            if transfer.card is _RED_JOKER:
                total += (transfer.giver == seat) - (transfer.taker == seat)
    return total


def _received(view: View, seat: Seat) -> Card:
    return next(transfer.card for transfer in view.tribute.paid if transfer.taker == seat)


def _order(card: Card, level: Rank) -> tuple[int, int]:
    return level_order(card.rank, level), card.index


def _above_paid(paid: Transfer, level: Rank, preset: Preset) -> set[Card]:
    # G7.4: the highest was paid, so nothing higher that could have been is held. Whoever lets his
    # time run out pays the first of equals.
    place = level_order(paid.card.rank, level)
    higher = {card for card in CARDS if level_order(card.rank, level) > place}
    if paid.lapsed:
        higher |= _equals_before(paid.card, level)
    if preset.tribute_card is TributeCard.HIGHEST_PLAIN:
        return {card for card in higher if not (card.rank.is_joker or card.rank is level)}
    return higher - {wild(level)}


def _equals_before(card: Card, level: Rank) -> set[Card]:
    equals = {each for each in CARDS if level_order(each.rank, level) == level_order(card.rank, level)}
    return {each for each in equals if each.index < card.index}


def _below_returned(returned: Transfer, received: Card, level: Rank, preset: Preset) -> set[Card]:
    # G7.6: a card that is not low was returned because none was; and whoever lets his time run
    # out gives the lowest. The card received may have been barred, so it tells nothing.
    low = is_low(returned.card, level, preset)
    kinds = set[Card]()
    if not low:
        kinds |= {card for card in CARDS if is_low(card, level, preset)}
        place = level_order(returned.card.rank, level)
        kinds |= {card for card in CARDS if level_order(card.rank, level) < place}
        if returned.lapsed:
            kinds |= _equals_before(returned.card, level)
    elif returned.lapsed:
        lower = {card for card in CARDS if _order(card, level) < _order(returned.card, level)}
        kinds |= {card for card in lower if is_low(card, level, preset)}
    return kinds - {received} if preset.return_excludes_received else kinds
