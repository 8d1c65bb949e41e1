"""Start: what chance decides, and the deal that begins with it."""

from __future__ import annotations

from dataclasses import replace

from danzhu.cards import Card, Hand, Rank, Rng, dealt, full_deck, shuffled
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import FirstLead, Preset, hand_size
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import Deal, State
from danzhu.games.guandan.tribute import Tribute, is_resisted, leader_after, payers
from danzhu.games.guandan.trick import Trick
from danzhu.table.refusal import BadDeal
from danzhu.table.seat import Seat


def pack(preset: Preset) -> Hand:
    """All cards that are dealt (G1.1)."""
    return Hand(full_deck(preset.packs, jokers=True))


def deal(preset: Preset, standing: Standing, rng: Rng) -> Deal:
    """The pack shuffled and dealt; in the first deal of a match also the leader (G1.3)."""
    cards = shuffled(full_deck(preset.packs, jokers=True), rng)
    hands = dealt(cards, preset.seats)
    if standing.finish:
        return Deal(hands)
    if preset.first_lead is FirstLead.RANDOM:
        return Deal(hands, Seat(rng.randrange(preset.seats)))
    if isinstance(preset.first_lead, Card):
        copies = [at for at, card in enumerate(cards) if card is preset.first_lead]
        marked = copies[rng.randrange(len(copies))]
        return Deal(hands, Seat(marked % preset.seats))
    turned: list[Card] = []
    while True:
        at = rng.randrange(len(cards))
        turned.append(cards[at])
        if decides_lead(cards[at], standing.active, preset):
            return Deal(hands, Seat(at % preset.seats), tuple(turned))


def decides_lead(card: Card, level: Rank, preset: Preset) -> bool:
    """Whether a turned card finds the leader, or another is turned (G1.3)."""
    if preset.first_lead is FirstLead.TURNED_PLAIN_CARD:
        return not card.rank.is_joker and card is not wild(level)
    return True


def start(preset: Preset, standing: Standing, deal: Deal) -> State:
    """The deal begun: tribute due, resisted or none (G7).

    Raises `BadDeal`: `cards_not_the_pack`, `wrong_hand_sizes`, `leader_missing` (in the first
    deal of a match), `leader_given` (in a later one), `leader_not_a_seat`, `turned_cards_wrong`,
    `leader_lacks_card`.
    """
    fault = wrong_with(deal, preset, standing)
    if fault is not None:
        raise BadDeal(fault)
    return begin(preset, standing, deal)


def begin(preset: Preset, standing: Standing, deal: Deal) -> State:
    """The deal begun whatever its hands: an example may show parts of them. See `start`."""
    owing = payers(standing.finish, preset)
    tribute = Tribute(owing, standing.finish[: len(owing)])
    if is_resisted({seat: deal.hands[seat] for seat in owing}, preset):
        red = tuple((seat, deal.hands[seat].count(Card("RJ"))) for seat in sorted(owing))
        tribute = replace(tribute, resisted=tuple((seat, count) for seat, count in red if count))
    state = State(preset, standing, deal.hands, deal.leader, deal.turned, tribute, (), (), None, ())
    if owing and not tribute.resisted:
        return state
    return begin_play(state)


def begin_play(state: State) -> State:
    """The first trick, once the tribute is over or there is none (G1.3, G7.7)."""
    if state.leader is not None:
        leader = state.leader
    else:
        leader = leader_after(state.tribute, state.standing.finish, state.preset)
    return replace(state, trick=Trick(leader))


def wrong_with(deal: Deal, preset: Preset, standing: Standing) -> str | None:
    """Why this is no deal for that standing, as the code of a `BadDeal`; None if it is."""
    if len(deal.hands) != preset.seats or any(len(hand) != hand_size(preset) for hand in deal.hands):
        return "wrong_hand_sizes"
    if sum((hand.packed for hand in deal.hands), 0) != pack(preset).packed:
        return "cards_not_the_pack"
    if standing.finish:
        return "leader_given" if deal.leader is not None or deal.turned else None
    if deal.leader is None:
        return "leader_missing"
    if deal.leader not in range(preset.seats):
        return "leader_not_a_seat"
    return _wrong_with_lead(deal.turned, deal.hands[deal.leader], preset, standing.active)


def _wrong_with_lead(turned: tuple[Card, ...], hand: Hand, preset: Preset, level: Rank) -> str | None:
    if preset.first_lead is FirstLead.RANDOM:
        return "turned_cards_wrong" if turned else None
    if isinstance(preset.first_lead, Card):
        if turned:
            return "turned_cards_wrong"
        return None if preset.first_lead in hand else "leader_lacks_card"
    if [decides_lead(card, level, preset) for card in turned] != [False] * (len(turned) - 1) + [True]:
        return "turned_cards_wrong"
    return None if turned[-1] in hand else "leader_lacks_card"
