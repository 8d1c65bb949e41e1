"""The level `hard`: it tries its choices in many deals, and says what it found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from tests.bots.guandan.told import decided, plays
from tests.guandan.position import do, position, standing

from danzhu.bots.advice import advise, is_alike
from danzhu.bots.analysis import Moment, judge
from danzhu.bots.arena import measure
from danzhu.bots.bot import Decision, Legal, ask
from danzhu.bots.duel import Pairing
from danzhu.bots.guandan.comparing import compare
from danzhu.bots.guandan.search import search
from danzhu.bots.guandan.stake import MATCH, SPARE, stakes
from danzhu.bots.guandan.weighing import OTHER_SUITS, weighed
from danzhu.bots.registry import bot_named
from danzhu.cards import Hand, Rank
from danzhu.games.guandan.action import Action, Play
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.state import State
from danzhu.games.guandan.trick import Trick, Turn
from danzhu.kernel.guandan.judging import JUDGED
from danzhu.table import Seat

pytestmark = pytest.mark.slow  # a first decision compiles what searches need

REST = "3D 4D 6C 9D TC", "3D 4D 6C 9C JD", "3H 4H 6H TH QD"
LONG = "3D 4D 6C 9D TC JC KC 8H", "3C 4C 6S 9C JD TD QC 8C", "3H 4H 6H TH QD 9H KH 8D"


def late(state: State) -> State:
    """The same position with every other card of the packs played long ago, so that nothing else can be unseen."""
    gone = pack(state.preset)
    for hand in state.hands:
        gone -= hand
    assert state.trick is not None
    turn = Turn(state.trick.leader, Play(gone, Reading(Kind.SINGLE, Rank.TWO, 1)))
    return replace(state, tricks=(Trick(turn.seat, (turn,)), *state.tricks))


def asked(state: State, budget: int, seed: int = 1, bot: str = "hard") -> Decision[Action]:
    (seat,) = GUANDAN.to_act(state)
    return ask(bot_named("guandan", bot), GUANDAN, state, seat, Random(seed), budget)


def at_levels(own: str, other: str, **rest: object) -> list[float]:
    """What the ways to end are worth to seat 0, whose side declares: first with the partner second, third, last, and
    the same for the others."""
    state = position("8S", "3D", "4D", "5D")
    state = replace(state, standing=standing(own, other, declarers=0, **rest), preset=PRESETS["competition"])
    return stakes(GUANDAN.view(state, GUANDAN.to_act(state)[0]))[[1, 2, 3, -1, -2, -3]].tolist()


def test_a_seed_repeats_what_it_found() -> None:
    state = late(position("4S 7S 7D 9S 9C JH JS KD", *LONG))
    assert asked(state, 20) == asked(state, 20)
    assert asked(state, 20).considered != asked(state, 20, seed=2).considered


def test_it_looks_at_one_world_at_least() -> None:
    state = late(position("4S 7S 7D 9S 9C JH JS KD", *LONG))
    assert asked(state, 0) == asked(state, 1)


def test_it_considers_what_normal_would_do() -> None:
    state = late(position("4S 7S 7D 9S 9C JH JS KD", *LONG))
    for turn in range(6):
        normal, hard = asked(state, 20, bot="normal"), asked(state, 20, seed=turn)
        assert normal.action in dict(hard.considered)
        state = GUANDAN.apply(state, GUANDAN.to_act(state)[0], normal.action)


def test_it_goes_out_when_it_can() -> None:
    state = late(position("8S 8C 8D 5S 5D", *REST))
    assert plays("hard", state) == "5S 5D 8S 8D 8C"


def test_it_plays_what_nobody_beats_before_its_last_card() -> None:
    assert plays("hard", late(position("RJ RJ 3S", "KD", *REST[1:]))).startswith("RJ")


def test_it_bombs_who_would_go_out_next() -> None:
    hands = "AS 7D", "9S 9H 9C 9D 3S 4S KS KC", LONG[1], LONG[2].replace("9H ", "")
    assert plays("hard", do(late(position(*hands)), (0, "AS"))) == "9S 9H 9D 9C"


def test_it_leads_the_single_that_its_partner_waits_for() -> None:
    assert plays("hard", late(position("4S 7S 7D 9S 9C JH JS", LONG[0], "KD", LONG[2]))) == "4S"


def two_flushes() -> State:
    """Seat 0 has to beat a seven, and nobody can beat a straight flush. With the diamond eight three plays stay: a
    straight flush by its wild, a straight to the ace, the three. With the spade the straight flush to the queen takes
    its cards from the straight, and too many single cards stay that the jack beats."""
    hands = "3C 4S 5S 6S 8S 8D TD JD QD KH AH 2H", "7H JC RJ", "", ""
    return do(late(position(*hands, leader=1, out=(3, 2))), (1, "7H"))


def test_it_takes_the_suit_that_keeps_the_better_straight_flush() -> None:
    state = two_flushes()
    view = GUANDAN.view(state, Seat(0))
    first = weighed(view)
    taken = {str(action.cards) for i in range(len(first.values)) if isinstance(action := first.action(i), Play)}
    assert "8S" in taken  # what is taken where nobody looks
    assert "8D" not in taken
    assert plays("hard", state) == "8D"


def test_what_it_considers_is_all_different_and_two_plays_may_differ_in_suits_only() -> None:
    considered = [action for action, _ in decided("hard", two_flushes()).considered]
    assert len(set(considered)) == len(considered) <= JUDGED + OTHER_SUITS
    assert {Play(Hand(card), Reading(Kind.SINGLE, Rank.EIGHT, 1)) for card in ("8S", "8D")} <= set(considered)


def test_the_cards_asked_about_are_compared_and_a_hint_shows_one_suit() -> None:
    state = two_flushes()
    view, legal = GUANDAN.view(state, Seat(0)), Legal(lambda: GUANDAN.legal_actions(state, Seat(0)))
    spade, diamond = (Play(Hand(card), Reading(Kind.SINGLE, Rank.EIGHT, 1)) for card in ("8S", "8D"))
    worths = compare(view, (spade, diamond), 24, Random(1))
    assert worths[1] > worths[0]
    shown = [each.action for each in advise("guandan", view, legal, Random(1), 24, most=9)]
    assert shown[0] == diamond
    assert spade not in shown
    assert not is_alike("guandan", view, spade, diamond)
    lost = [judge("guandan", Moment(1, Seat(0), view, action), 1, 24).loss for action in (spade, diamond)]
    assert lost[0] is not None
    assert lost[0] > lost[1] == 0


def test_the_rules_accept_every_play_of_a_deal() -> None:
    rng, preset = Random(4), PRESETS["online"]
    state = GUANDAN.start(preset, GUANDAN.opening(preset), GUANDAN.deal(preset, GUANDAN.opening(preset), rng))
    while seats := GUANDAN.to_act(state):
        bot = "hard" if seats[0] == 0 else "normal"
        action = ask(bot_named("guandan", bot), GUANDAN, state, seats[0], rng, 2).action
        assert GUANDAN.refusal(state, seats[0], action) is None
        state = GUANDAN.apply(state, seats[0], action)
    assert len(state.finish) >= 2


def test_G6_2_a_choice_is_worth_the_levels_that_follow_from_it() -> None:
    # The partner is out; with its last two cards seat 0 is second, whatever the others hold.
    state = late(position("RJ 8S", "3D 4D", "", "3H 4H", out=(2,)))
    found = weighed(GUANDAN.view(state, GUANDAN.to_act(state)[0]))
    values = search(found, 50, Random(1))
    assert values.max() == 3.0


def test_levels_of_other_matches_change_no_order_but_the_end_of_the_match_does() -> None:
    assert at_levels("2", "2") == [3, 2, 1, -3, -2, -1]
    assert at_levels("2", "A") == [3, 2, 1, -3 * SPARE, -2 * SPARE, -SPARE]
    assert at_levels("K", "2") == [1 + 2 * SPARE, 1 + SPARE, 1, -3, -2, -1]


def test_G6_4_a_win_at_the_ace_with_the_partner_last_wins_no_match() -> None:
    assert at_levels("A", "2") == [MATCH + 3, MATCH + 2, SPARE, -3, -2, -1]


def test_G6_5_who_fails_at_the_ace_for_the_third_time_falls() -> None:
    fall = Rank.ACE - Rank.TWO
    expected = [MATCH + 3, MATCH + 2, SPARE - fall, -3 - fall, -2 - fall, -1 - fall]
    assert at_levels("A", "2", ace_fails=(2, 0)) == expected


def test_what_it_says_is_finite_and_best_first() -> None:
    values = [value for _, value in decided("hard", late(position("4S 7S 7D 9S 9C JH JS KD", *LONG))).considered]
    assert np.isfinite(values).all()
    assert len(values) > 2
    assert values == sorted(values, reverse=True)


def test_it_clearly_beats_normal() -> None:
    score = measure(Pairing("guandan", "hard", "normal", tuple(PRESETS), seed=1, budget=48), 12, jobs=1)
    assert score.mean > 0
