"""Worlds: they look the same from the seat, and each that does is drawn as often as any other."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest
from tests.kernel.gongzhu.deals import TABLES, new_deal, random_walk

from danzhu.cards import Card, Hand, Suit, full_deck
from danzhu.games.gongzhu.action import Expose, Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import EXPOSABLE, SUITS
from danzhu.games.gongzhu.preset import Exposure, Preset
from danzhu.games.gongzhu.sample import fixed_cards, shown_voids, unseen_cards
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import Deal
from danzhu.games.gongzhu.view import View
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu import sample
from danzhu.kernel.gongzhu.cards import set_of
from danzhu.kernel.gongzhu.flow import HAND, OPEN, SECRET, VOID
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.rows import known_row, row_of, state_of
from danzhu.table import Seat


def worlds(view: View, count: int, seed: int, secrecy: float = 0.5) -> np.ndarray:
    return sample.worlds(known_row(view), view.seat, count, secrecy, options_of(view.preset), seeded(seed))


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_what_a_row_hides_is_what_a_view_leaves_out(name: str) -> None:
    preset, rng = TABLES[name], Random(1)
    for state in random_walk(preset, rng):
        seat = rng.randrange(4)
        row = row_of(state)
        sample.hide(row, seat, options_of(preset))
        assert (row == known_row(GONGZHU.view(state, seat))).all()


@pytest.mark.parametrize("name", ["classic", "much_at_once"])
def test_a_row_remembers_the_voids_that_were_shown(name: str) -> None:
    rng = Random(9)
    for _ in range(10):
        for state in random_walk(TABLES[name], rng):
            voids = shown_voids(GONGZHU.view(state, 0))
            row = row_of(state)
            assert [place for place in range(16) if int(row[VOID]) >> place & 1] == [
                seat * 4 + suit for seat in range(4) for suit in Suit if suit in voids[seat]
            ]


def test_Z2_3_who_plays_a_bound_card_has_no_other_of_its_suit() -> None:
    pig, spades = Hand("QS"), SUITS[Suit.SPADES]
    rest = [card for card in full_deck() if card not in spades]
    hands = (spades - pig + Hand(rest[:1]), pig + Hand(rest[1:13]), Hand(rest[13:26]), Hand(rest[26:]))
    state = GONGZHU.start(Preset(), Standing(leader=Seat(0)), Deal(hands))
    for seat in range(4):
        state = GONGZHU.apply(state, Seat(seat), Expose(pig) if seat == 1 else Expose())
    state = GONGZHU.apply(state, Seat(0), Play(Card("2S")))
    state = GONGZHU.apply(state, Seat(1), Play(Card("QS")))
    assert row_of(state)[VOID] == 1 << 1 * 4 + Suit.SPADES
    unexposed = replace(state, exposures=(Expose(),) * 4)
    assert row_of(unexposed)[VOID] == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_worlds_look_like_the_view_they_were_drawn_from(name: str) -> None:
    rng = Random(2)
    for turn, state in enumerate(random_walk(TABLES[name], rng)):
        view = GONGZHU.view(state, rng.randrange(4))
        for row in worlds(view, 3, seed=turn):
            world = state_of(view, row)
            assert GONGZHU.view(world, view.seat) == view
            assert (row_of(world) == row).all()


def test_the_same_seed_draws_the_same_worlds() -> None:
    state = next(islice(random_walk(Preset(), Random(3)), 20, None))
    view = GONGZHU.view(state, 0)
    assert (worlds(view, 50, seed=1) == worlds(view, 50, seed=1)).all()
    assert (worlds(view, 50, seed=1) != worlds(view, 50, seed=2)).any()


def late_views() -> list[View]:
    """Views with at most nine unseen cards, so that every world can be listed."""
    views = []
    for seed in range(40):
        for state in islice(random_walk(Preset(), Random(seed)), 4 + 40, 4 + 48, 3):
            view = GONGZHU.view(state, GONGZHU.to_act(state)[0])
            if any(shown_voids(view)[seat] for seat in range(4) if seat != view.seat):
                views.append(view)
    return views


def listed(view: View) -> set[tuple[int, ...]]:
    """Every way to deal the unseen cards that the shown voids and fixed cards allow, by brute force."""
    voids, fixed = shown_voids(view), fixed_cards(view)

    def deals(cards: list[Card], room: tuple[int, ...], hands: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not cards:
            yield hands
            return
        card, *rest = cards
        for seat in range(4):
            if room[seat] and card.suit not in voids[seat] and fixed.get(card, seat) == seat:
                yield from deals(rest, changed(room, seat, -1), changed(hands, seat, set_of([card])))

    def changed(numbers: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
        return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])

    assert view.seat is not None
    room = changed(view.cards_left, view.seat, -view.cards_left[view.seat])
    return set(deals(list(unseen_cards(view)), room, changed((0, 0, 0, 0), view.seat, set_of(view.hand))))


@pytest.mark.slow
def test_every_world_that_fits_is_drawn_with_the_same_chance() -> None:
    tried = 0
    for view in late_views():
        expected = listed(view)
        if not 2 <= len(expected) <= 60:
            continue
        tried += 1
        each = 400
        rows = worlds(view, each * len(expected), seed=tried)
        drawn = Counter(tuple(hands) for hands in rows[:, HAND : HAND + 4].tolist())
        assert set(drawn) == expected
        chi_square = sum((count - each) ** 2 / each for count in drawn.values())
        freedom = len(expected) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 10
    assert tried > 20


def test_a_card_known_to_be_held_lies_in_every_world() -> None:
    rng = Random(4)
    preset = Preset()
    seen = 0
    for _ in range(5):
        for state in islice(random_walk(preset, rng), 4, 30):
            view = GONGZHU.view(state, rng.randrange(4))
            rows = worlds(view, 5, seed=seen)
            for card, holder in fixed_cards(view).items():
                if card in unseen_cards(view):
                    assert (rows[:, HAND + holder] & set_of([card]) != 0).all()
                    seen += 1
    assert seen > 20


@pytest.mark.parametrize("secrecy", [0.0, 0.5, 1.0])
def test_secret_exposures_are_supposed_with_the_given_chance(secrecy: float) -> None:
    preset = Preset(exposure=Exposure.EITHER)
    state = new_deal(preset, Random(5))
    for seat in range(4):
        state = GONGZHU.apply(state, seat, Expose())
    view = GONGZHU.view(state, 0)
    unseen = [card for card in EXPOSABLE if card in unseen_cards(view)]
    rows = worlds(view, 1000, seed=5, secrecy=secrecy)
    assert unseen
    for card in unseen:
        assert np.mean(rows[:, SECRET] & set_of([card]) != 0) == pytest.approx(secrecy, abs=0.08)
    assert not (rows[:, SECRET] & set_of(view.hand)).any()


def test_before_the_exposures_are_shown_no_world_has_any_but_ones_own() -> None:
    state = new_deal(Preset(), Random(6))
    holder = next(seat for seat in range(4) if Card("QS") in state.hands[seat])
    state = GONGZHU.apply(state, holder, Expose(Hand("QS")))
    for seat in range(4):
        exposed = worlds(GONGZHU.view(state, seat), 20, seed=seat)[:, OPEN]
        assert (exposed == (set_of(Hand("QS")) if seat == holder else 0)).all()


def test_a_row_that_no_deal_fits_is_an_error() -> None:
    view = GONGZHU.view(new_deal(Preset(), Random(7)), 0)
    row = known_row(view)
    row[VOID] = 0xFFF0
    with pytest.raises(ValueError, match="no deal fits"):
        sample.worlds(row, 0, 1, 0.5, options_of(Preset()), seeded(1))


def test_a_spectator_draws_no_worlds() -> None:
    with pytest.raises(ValueError, match="spectator"):
        known_row(GONGZHU.view(new_deal(Preset(), Random(8)), None))
