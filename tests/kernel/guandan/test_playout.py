"""Play-outs: legal to the end under every option set, the planner ahead of chance, choices told apart."""

from random import Random

import numpy as np
import pytest
from tests.guandan.position import do, position
from tests.kernel.guandan.option_sets import OPTION_SETS, lopsided_hand

from danzhu.cards import SUITED_RANKS, Hand, Rank
from danzhu.games.guandan.combo import Kind, Pattern, Reading
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Result, partner_place
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.kernel.chance import Words, seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import list_legal
from danzhu.kernel.guandan.convert import deal_words, hand_cards, hand_words
from danzhu.kernel.guandan.deal import deal_out
from danzhu.kernel.guandan.flow import act
from danzhu.kernel.guandan.patterns import encode
from danzhu.kernel.guandan.plan import new_plans
from danzhu.kernel.guandan.playout import contest, default_cards, evaluate, outcome, play_out
from danzhu.kernel.guandan.policy import decide, note
from danzhu.kernel.guandan.sample import unseen
from danzhu.kernel.guandan.spend import spend
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.thresholds import at_random, planner
from danzhu.kernel.guandan.warm import warm
from danzhu.kernel.guandan.words import hand_of, new_groups, new_pack
from danzhu.table.seat import Seat

pytestmark = pytest.mark.slow

GROUPS, PLANS = new_groups(), new_plans()
ONLINE = PRESETS["online"]


def policies(*rows: Words) -> Words:
    return np.array(rows * (4 // len(rows)))


def dealt(level: Rank, preset: Preset, rng: Words) -> Words:
    deal = np.zeros(at.DEAL, np.int64)
    deal_out(deal, new_pack(), 0, tables(preset)[level], rng)
    return deal


@pytest.mark.parametrize("preset", OPTION_SETS.values(), ids=list(OPTION_SETS))
def test_the_planner_plays_what_is_legal_and_its_deals_end(preset: Preset) -> None:
    rng = seeded(1)
    for level in SUITED_RANKS:
        table, deal = tables(preset)[level], dealt(level, preset, rng)
        found = np.zeros(table[at.PATTERNS] + 1, np.int64)
        PLANS[:] = 0
        plies = 0
        while not deal[at.OVER]:
            seat = deal[at.TURN]
            hand = deal[at.HAND * seat : at.HAND * seat + at.HAND]
            pattern = decide(deal, table, planner(100), PLANS, GROUPS, rng)
            assert pattern in found[: list_legal(hand, deal[at.TABLE], table, GROUPS, found)]
            note(seat, pattern, PLANS)
            act(deal, pattern, table)
            plies += 1
        assert plies < 432


def test_the_planner_wins_two_levels_a_deal_from_the_random_player() -> None:
    won = contest(300, planner(), at_random(), tables(ONLINE), seeded(2)) / 2
    assert won.mean() > 2.5


def test_a_policy_against_itself_wins_nothing() -> None:
    assert (contest(100, planner(), planner(), tables(ONLINE), seeded(3)) == 0).all()


def test_a_seed_repeats_a_contest() -> None:
    one, other, third = (contest(50, planner(99), at_random(), tables(ONLINE), seeded(seed)) for seed in (4, 4, 5))
    assert (one == other).all()
    assert (one != third).any()


def test_G6_2_an_outcome_is_the_partners_place_for_the_team_of_the_first() -> None:
    rng, ended = seeded(6), set()
    for _ in range(60):
        deal = dealt(Rank.SEVEN, ONLINE, rng)
        found = play_out(deal, tables(ONLINE)[Rank.SEVEN], policies(at_random()), PLANS, GROUPS, rng)
        places = tuple(Seat(int(deal[at.PLACES]) >> 4 * place & 15) for place in range(4))
        assert sorted(places) == [0, 1, 2, 3]
        assert found == outcome(deal)
        assert abs(found) == partner_place(Result(ONLINE, places, (0, 0))) - 1
        assert (found < 0) == places[0] % 2
        ended.add(found)
    assert ended == {-3, -2, -1, 1, 2, 3}


def test_a_play_out_goes_on_from_the_middle_of_a_trick() -> None:
    # Seat 2 holds the only bomb; seat 1 has passed on the pair of nines that seat 0 went out with.
    state = do(position("9S9D", "3S4S", "KSKDKCKH6S", "5S7S"), (0, "9S9D"), (1, "pass"))
    words = deal_words(state)
    assert play_out(words, tables(state.preset)[state.level], policies(planner()), PLANS, GROUPS, seeded(1)) == 1


def test_choices_are_told_apart_and_meet_the_same_worlds() -> None:
    # Seat 0 must not let seat 1 in, who holds one card: the pair, not the three.
    state = position("3S 9S9D", "AS", "4S5S6S8D", "4C5C6C7C")
    world, table = deal_words(state), tables(state.preset)[state.level]
    choices = [Pattern(Reading(Kind.PAIR, Rank.NINE, 2)), Pattern(Reading(Kind.SINGLE, Rank.THREE, 1))]
    patterns = np.array([encode(choice) for choice in choices])
    cards = default_cards(world[: at.HAND], patterns, table)
    won = evaluate(np.array([world] * 20), patterns, cards, table, policies(planner()), seeded(1))
    assert won.shape == (2, 20)
    assert won[0].tolist() == [won[0, 0]] * 20
    assert won[0].mean() > 0 > won[1].mean()


def test_default_cards_are_those_that_are_spent() -> None:
    rng = Random(3)
    table = tables(ONLINE)[Rank.FIVE]
    for _ in range(100):
        words = hand_words(lopsided_hand(Rank.FIVE, rng), Rank.FIVE)
        found = np.zeros(table[at.PATTERNS] + 1, np.int64)
        patterns = found[: list_legal(words, at.PASS, table, GROUPS, found)]
        for pattern, cards in zip(patterns, default_cards(words, patterns, table), strict=True):
            rest = words.copy()
            spend(rest, pattern, table)
            assert hand_cards(words, Rank.FIVE) - hand_cards(cards, Rank.FIVE) == hand_cards(rest, Rank.FIVE)
            assert len(hand_cards(cards, Rank.FIVE)) == cards[at.LEFT]
    assert default_cards(hand_words(Hand("3S"), Rank.FIVE), np.array([at.PASS]), table).tolist() == [[0] * at.HAND]


def test_the_table_of_a_deal_that_goes_on_is_the_rules_own() -> None:
    state = do(position("9S9D3S", "3S4S", "KSKD6S", "5S7S"), (0, "9S9D"), (1, "pass"), (2, "KSKD"))
    words = deal_words(state)
    assert words[at.TABLE] == encode(Pattern(Reading(Kind.PAIR, Rank.KING, 2)))
    assert (words[at.OWNER], words[at.TURN]) == (2, GUANDAN.to_act(state)[0])


def test_what_was_warmed_is_all_that_a_decision_needs() -> None:
    warm()
    used = (list_legal, default_cards, evaluate)
    before = [len(function.signatures) for function in used]  # type: ignore[attr-defined]
    standing = GUANDAN.opening(ONLINE)
    state = GUANDAN.start(ONLINE, standing, GUANDAN.deal(ONLINE, standing, Random(4)))
    (seat,) = GUANDAN.to_act(state)
    table = tables(ONLINE)[state.level]
    worlds = unseen(GUANDAN.view(state, seat)).worlds(2, seeded(1))
    hand, found = hand_of(worlds[0], seat), np.zeros(table[at.PATTERNS] + 1, np.int64)
    patterns = found[: list_legal(hand, at.PASS, table, GROUPS, found)]
    evaluate(worlds, patterns, default_cards(hand, patterns, table), table, policies(planner(50)), seeded(2))
    assert [len(function.signatures) for function in used] == before  # type: ignore[attr-defined]
