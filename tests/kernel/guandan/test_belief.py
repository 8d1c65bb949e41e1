"""Beliefs: worlds that explain what the others did, and careful play-outs of them."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS
from tests.kernel.guandan.test_sample import begun, moved, replayed

from danzhu.bots.registry import bot_named
from danzhu.games.guandan.action import Action
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import Phase, State, phase, to_act
from danzhu.games.guandan.step import apply
from danzhu.games.guandan.view import View
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import past as did
from danzhu.kernel.guandan import traits as has
from danzhu.kernel.guandan.belief import beliefs, believed, price_for_all, weigh_traits
from danzhu.kernel.guandan.convert import deal_words, hand_cards, hand_words
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.sample import unseen
from danzhu.kernel.guandan.spend import join, part
from danzhu.kernel.guandan.split import PRICES, SPLIT
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.traits import TRAITS, read_traits
from danzhu.kernel.guandan.weights import careful
from danzhu.kernel.guandan.words import hand_of, new_groups
from danzhu.table.seat import Seat

pytestmark = pytest.mark.slow


def worlds_for(view: View, number: int, seed: int = 1) -> Words:
    table = tables(view.preset)[view.level]
    return believed(unseen(view), number, past(view), table, careful(), seeded(seed))


def traits_in(deal: Words, seat: int, view: View) -> Words:
    """The traits of a seat's hand in a deal that looks like the view."""
    table = tables(view.preset)[view.level]
    prices, x = np.zeros(PRICES), np.zeros(TRAITS)
    price_for_all(deal, table, careful(), prices)
    room = np.zeros(SPLIT, np.int64), new_groups(), np.zeros(at.HAND, np.int64)
    read_traits(hand_of(deal, seat), seat, past(view), table, prices, *room, x)
    return x


def by_normal(preset: Preset, rng: Random) -> list[State]:
    """The positions of a deal as `normal` plays it, some turns in."""
    state, bot, found = begun(preset, rng), bot_named("guandan", "normal"), []
    while seats := to_act(state):
        if phase(state) is Phase.PLAYING:
            found.append(state)
        view = GUANDAN.view(state, seats[0])
        actions: list[Action] = list(GUANDAN.legal_actions(state, seats[0])) if view.trick is None else []
        state = apply(state, seats[0], bot.decide(view, actions, rng, 1).action)
    return found[16::9]


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_each_believed_world_replays_to_the_same_view(preset: Preset) -> None:
    rng = Random(repr(preset))
    seen = 0
    for _ in range(4):
        state = begun(preset, rng)
        while phase(state) is not Phase.OVER:
            if phase(state) is Phase.PLAYING and rng.random() < 0.06:
                seat = Seat(rng.randrange(4))
                view = GUANDAN.view(state, seat)
                for world in worlds_for(view, 2):
                    hands = tuple(hand_cards(world[at.HAND * each :], state.level) for each in range(4))
                    again = replayed(view, hands)
                    assert replace(GUANDAN.view(again, seat), pending=view.pending) == view
                    assert deal_words(again).tolist() == world.tolist()
                    seen += 1
            state = moved(state, rng)
    assert seen > 20


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_the_past_put_back_gives_the_hands_that_were_held(preset: Preset) -> None:
    states = by_normal(preset, Random(5))
    for before, after in pairwise(states):
        deal = deal_words(after)
        turns = past(GUANDAN.view(after, None))
        for turn in turns[: len(past(GUANDAN.view(before, None))) - 1 : -1]:
            hand = hand_of(deal, turn[did.SEAT])
            join(hand, turn[did.CARDS :])
            whole = hand.copy()
            part(hand, turn[did.CARDS :])
            join(hand, turn[did.CARDS :])
            assert hand.tolist() == whole.tolist()
        for seat, held in enumerate(before.hands):
            assert hand_of(deal, seat).tolist() == hand_words(held, before.level).tolist()


def test_worlds_that_are_believed_are_nearer_the_truth_than_even_ones() -> None:
    """What the others' hands cost, and their bombs: dealt evenly they have too few bombs and too much in the way."""
    found = []
    for number in range(8):
        for state in by_normal(PRESETS["recreational"], Random(number)):
            view = GUANDAN.view(state, to_act(state)[0])
            even, likely = unseen(view).worlds(4, seeded(number)), worlds_for(view, 4)
            others = [seat for seat in range(4) if seat != view.seat and view.counts[seat]]

            def mean(deals: Words, view: View = view, others: list[int] = others) -> Words:
                return np.mean([traits_in(deal, seat, view) for deal in deals for seat in others], axis=0)

            found.append([mean(deals) for deals in (deal_words(state)[None], even, likely)])
    true, even, likely = np.mean(found, axis=0)
    for trait in (has.COST, has.PLAYS, has.BOMBS, has.SINGLES):
        assert abs(likely[trait] - true[trait]) < 0.4 * abs(even[trait] - true[trait])


def test_the_true_deal_explains_what_was_done_better_than_even_ones() -> None:
    better = []
    for number in range(6):
        for state in by_normal(PRESETS["online"], Random(100 + number)):
            view = GUANDAN.view(state, to_act(state)[0])

            def weight(deal: Words, view: View = view) -> float:
                return sum(weigh_traits(traits_in(deal, seat, view), beliefs()) for seat in range(4))

            truth = weight(deal_words(state))
            better += [truth > weight(deal) for deal in unseen(view).worlds(4, seeded(number))]
    assert np.mean(better) > 0.75


def test_a_seed_repeats_the_worlds() -> None:
    state = by_normal(PRESETS["competition"], Random(3))[0]
    view = GUANDAN.view(state, to_act(state)[0])
    assert worlds_for(view, 6).tolist() == worlds_for(view, 6).tolist()
    assert worlds_for(view, 6).tolist() != worlds_for(view, 6, seed=2).tolist()
