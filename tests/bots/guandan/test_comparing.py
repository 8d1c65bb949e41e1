"""What `hard` says of plays that it would not consider: the same search, asked for them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.guandan.tables import tribute_state

from danzhu.bots.analysis import Moment, judge
from danzhu.bots.bot import Comparer, ask
from danzhu.bots.guandan.comparing import compare, pattern_of
from danzhu.bots.registry import bot_named
from danzhu.bots.stakes import any_standing
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.state import Phase, State
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.convert import hand_words, play_of
from danzhu.kernel.guandan.patterns import encode
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.tables import tables
from danzhu.table import Seat


def late(rng: Random) -> Iterator[tuple[State, Seat, Play]]:
    """Moments of deals of careful players at which somebody can go out on a trick."""
    preset = PRESETS["online"]
    standing = any_standing(preset, rng)
    state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))
    bot = bot_named("guandan", "normal")
    while seats := GUANDAN.to_act(state):
        view = GUANDAN.view(state, seats[0])
        if view.phase is Phase.PLAYING and view.on_table is not None:
            for cards, reading in plays(view.hand, view.level, preset, view.on_table):
                if cards == view.hand:
                    yield state, seats[0], Play(cards, reading)
        state = GUANDAN.apply(state, seats[0], ask(bot, GUANDAN, state, seats[0], rng, 1).action)


def test_going_out_is_worth_no_less_than_passing_and_a_seed_repeats_it() -> None:
    rng, found = Random(2), 0
    for _ in range(4):
        for state, seat, out in late(rng):
            view = GUANDAN.view(state, seat)
            worths = compare(view, (out, Pass()), 24, Random(1))
            assert worths == compare(view, (out, Pass()), 24, Random(1))
            assert worths[0] >= worths[1]
            found += worths[0] > worths[1]
    assert found > 2


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_the_pattern_of_a_play_is_one_from_which_it_can_be_made(preset: Any) -> None:
    rng = Random(3)
    for _ in range(4):
        standing = any_standing(preset, rng)
        state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))
        view = GUANDAN.view(state, Seat(0))
        known = set(patterns(view.hand, view.level, preset))
        legal = [Play(cards, reading) for cards, reading in plays(view.hand, view.level, preset)]
        for play in rng.sample(legal, 60):
            pattern = pattern_of(play, view.level, preset)
            assert pattern in known
            hand = hand_words(view.hand, view.level)
            after = hand.copy()
            spend(after, encode(pattern), tables(preset)[view.level])
            assert hand[at.LEFT] - after[at.LEFT] == len(play.cards)
            made = play_of(hand, after, encode(pattern), view.level)
            assert isinstance(made, Play)
            assert made.reading == play.reading


def test_hard_compares_plays_and_no_tributes() -> None:
    hard = bot_named("guandan", "hard")
    assert isinstance(hard, Comparer)
    assert not isinstance(bot_named("guandan", "normal"), Comparer)
    state = tribute_state((0, 1, 2, 3), {3: "AS AC"})
    assert GUANDAN.view(state, Seat(3)).phase is not Phase.PLAYING
    actions = list(GUANDAN.legal_actions(state, Seat(3)))
    assert hard.compare(GUANDAN.view(state, Seat(3)), actions, Random(1), 4) is None


def test_every_play_of_a_deal_can_be_judged() -> None:
    """Whatever a seat played, `hard` has a loss for it."""
    rng, preset = Random(8), PRESETS["competition"]
    standing = GUANDAN.opening(preset)
    state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))
    judged = 0
    while seats := GUANDAN.to_act(state):
        legal = list(GUANDAN.legal_actions(state, seats[0]))
        action = rng.choice([each for each in legal if each != Pass()] or legal)
        if len(legal) > 1 and rng.random() < 0.4:
            found = judge("guandan", Moment(1, seats[0], GUANDAN.view(state, seats[0]), action), 1, 4)
            assert found.loss is not None, GUANDAN.action_text(action)
            judged += 1
        state = GUANDAN.apply(state, seats[0], action)
    assert judged > 5
