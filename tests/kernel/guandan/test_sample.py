"""Worlds drawn by the kernel: each could be the truth, and all come equally often."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS

from danzhu.cards import SUITED_RANKS, Card, Hand, Rank
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.known import played
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.state import Deal, Phase, State, phase, to_act
from danzhu.games.guandan.step import apply, lapse
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.convert import deal_words, hand_cards, hand_words
from danzhu.kernel.guandan.sample import Unseen, unseen
from danzhu.table.seat import Seat, Team

pytestmark = pytest.mark.slow


def begun(preset: Preset, rng: Random) -> State:
    """A first or a later deal of a match, before its tribute."""
    finish = tuple(map(Seat, rng.sample(range(4), 4)))
    level = rng.choice(SUITED_RANKS)
    standing = Standing((level, level), Team(finish[0] % 2), finish) if rng.randrange(4) else GUANDAN.opening(preset)
    return GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))


def moved(state: State, rng: Random) -> State:
    seat = rng.choice(to_act(state))
    if not rng.randrange(40):
        return lapse(state, seat)
    return apply(state, seat, rng.choice(list(GUANDAN.legal_actions(state, seat))))


def replayed(view: View, hands: tuple[Hand, ...]) -> State:
    """The whole deal from its first card again, if these are the hands now: the rules judge every step."""
    dealt = []
    for seat in map(Seat, range(4)):
        hand = hands[seat] + played(view, seat)
        for transfer in (*view.tribute.paid, *view.tribute.returned):
            card = Hand((transfer.card,))
            hand = hand + card if transfer.giver == seat else hand
        for transfer in (*view.tribute.paid, *view.tribute.returned):
            card = Hand((transfer.card,))
            hand = hand - card if transfer.taker == seat else hand
        dealt.append(hand)
    state = GUANDAN.start(view.preset, view.standing, Deal(tuple(dealt), view.leader, view.turned))
    for transfers in (view.tribute.paid, view.tribute.returned):
        for transfer in transfers:
            kind = GUANDAN.legal_actions(state, transfer.giver)
            action = next(action for action in kind if action.card is transfer.card)
            if transfer.lapsed:
                assert action == GUANDAN.lapse_action(state, transfer.giver)
                state = lapse(state, transfer.giver)
            else:
                state = apply(state, transfer.giver, action)
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for turn in trick.turns:
            if turn.lapsed:
                assert turn.action == GUANDAN.lapse_action(state, turn.seat)
            state = lapse(state, turn.seat) if turn.lapsed else apply(state, turn.seat, turn.action)
    return state


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_each_world_replays_to_the_same_view(preset: Preset) -> None:
    rng, chance = Random(repr(preset)), seeded(3)
    phases: Counter[Phase] = Counter()
    for _ in range(12):
        state = begun(preset, rng)
        while phase(state) is not Phase.OVER:
            if rng.random() < 0.1 or phase(state) is not Phase.PLAYING:
                seat = Seat(rng.randrange(4))
                view = GUANDAN.view(state, seat)
                phases[view.phase] += 1
                for world in unseen(view).worlds(2, chance):
                    hands = tuple(hand_cards(world[at.HAND * each :], state.level) for each in range(4))
                    assert hands[seat] == state.hands[seat]
                    again = replayed(view, hands)
                    assert replace(GUANDAN.view(again, seat), pending=view.pending) == view
                    if phase(again) is Phase.PLAYING:
                        assert deal_words(again).tolist() == world.tolist()
            state = moved(state, rng)
    assert phases[Phase.PLAYING] > 50


def distinct(
    cards: str, seats: list[int], room: list[int], *, reds: int = 4, payers: int = 0, draws: int
) -> Counter[str]:
    """How often each way to deal the cards comes up, every card another kind."""
    hand = Hand(cards)
    chosen = Unseen(
        deal=np.zeros(at.DEAL, np.int64),
        room=np.array(room, np.int64),
        cards=np.array([card.index for card in hand], np.int64),
        seats=np.array(seats, np.int64),
        payers=payers,
        reds=reds,
    )
    worlds = chosen.worlds(draws, seeded(11))
    return Counter(
        " | ".join(str(hand_cards(world[at.HAND * seat :], Rank.TWO)) for seat in range(4)) for world in worlds
    )


def ways(cards: str, seats: list[int], room: list[int]) -> set[str]:
    """Every way to deal the cards, by trying all orders."""
    hand = list(Hand(cards))
    places = [seat for seat, count in enumerate(room) for _ in range(count)]
    found = set()
    for order in permutations(range(len(hand))):
        if all(seats[card] >> seat & 1 for card, seat in zip(order, places, strict=True)):
            hands = [Hand(hand[c] for c, s in zip(order, places, strict=True) if s == seat) for seat in range(4)]
            found.add(" | ".join(map(str, hands)))
    return found


@pytest.mark.parametrize(
    ("seats", "room"),
    [
        ([14] * 6, [0, 2, 2, 2]),
        ([4, 12, 12, 14, 14, 14], [0, 2, 2, 2]),
        ([6, 6, 12, 12, 14, 14], [0, 2, 2, 2]),
        ([2, 6, 6, 10, 10, 12], [0, 2, 2, 2]),
        ([6, 6, 10, 10, 10, 12], [0, 3, 2, 1]),
    ],
    ids=["free", "nested", "crossing", "all crossing", "uneven"],
)
def test_every_way_to_deal_what_is_left_comes_equally_often(seats: list[int], room: list[int]) -> None:
    cards = "3S 4S 5S 6S 7S 8S"
    expected = ways(cards, seats, room)
    assert len(expected) >= 4
    counted = distinct(cards, seats, room, draws=600 * len(expected))
    assert set(counted) == expected
    chi_square = sum((count - 600) ** 2 / 600 for count in counted.values())
    degrees = len(expected) - 1
    assert chi_square < degrees + 4.5 * (2 * degrees) ** 0.5 + 6


def test_G7_3_payers_who_did_not_resist_hold_less_than_two_red_jokers() -> None:
    counted = distinct("RJ RJ 3S 4S", [14] * 4, [0, 2, 1, 1], reds=1, payers=0b0010, draws=3000)
    assert all(way.split(" | ")[1] != "RJ RJ" for way in counted)
    assert any(way.split(" | ")[1].endswith("RJ") for way in counted)


def test_a_view_that_no_deal_has_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal has this view"):
        distinct("3S 4S", [2, 2], [0, 1, 1, 0], draws=1)


def test_a_seed_repeats_its_worlds() -> None:
    state = begun(OPTION_SETS["online"], Random(2))
    left = unseen(GUANDAN.view(state, Seat(1)))
    assert (left.worlds(4, seeded(5)) == left.worlds(4, seeded(5))).all()
    assert (left.worlds(4, seeded(5)) != left.worlds(4, seeded(6))).any()


def test_unseen_cards_do_not_depend_on_who_holds_them() -> None:
    state = begun(OPTION_SETS["online"], Random(9))
    hands = list(state.hands)
    hands[2], hands[3] = hands[3], hands[2]
    one, other = (unseen(GUANDAN.view(each, Seat(0))) for each in (state, replace(state, hands=tuple(hands))))
    assert (one.worlds(3, seeded(1)) == other.worlds(3, seeded(1))).all()
    assert hand_words(Hand((Card("2H"),)), Rank.TWO)[at.WILDS] == 1
