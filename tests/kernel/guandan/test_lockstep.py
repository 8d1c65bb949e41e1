"""The kernel and the rules play the same random deals, ply by ply.

Every ply the patterns of both are compared, the cards that the kernel takes are judged by the rules, and turn, table,
places and end are compared; at every tenth the whole state.
"""

from random import Random

import numpy as np
import pytest
from tests.kernel.guandan.option_sets import OPTION_SETS

from danzhu.cards import SUITED_RANKS, Rank
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.combo import Pattern
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.patterns import patterns
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.state import Phase, State, on_table, phase, result, to_act
from danzhu.games.guandan.step import apply
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.choose import list_legal
from danzhu.kernel.guandan.convert import deal_words, hand_words, play_of
from danzhu.kernel.guandan.flow import act, act_with
from danzhu.kernel.guandan.patterns import codes, decode
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.words import new_groups
from danzhu.table.seat import Seat, Team

pytestmark = pytest.mark.slow

CASES = [pytest.param(preset, id=name) for name, preset in OPTION_SETS.items()]
GROUPS = new_groups()


def begun(preset: Preset, level: Rank, rng: Random) -> State:
    """A deal at a level after a previous one with random places, its tribute paid at random."""
    finish = tuple(map(Seat, rng.sample(range(4), 4)))
    standing = Standing((level, level), Team(finish[0] % 2), finish)
    state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, rng))
    while phase(state) is not Phase.PLAYING:
        seat = rng.choice(to_act(state))
        state = apply(state, seat, rng.choice(list(GUANDAN.legal_actions(state, seat))))
    return state


def alike(words: Words, other: Words) -> bool:
    """Whether two deals are the same, but for the pair or suit of the play on the table, which beats nothing."""
    return readable(words) == readable(other)


def readable(words: Words) -> list[object]:
    plain: list[object] = words.tolist()
    table = int(words[at.TABLE])
    plain[at.TABLE] = decode(table).reading if table != at.PASS else None
    return plain


def play_together(preset: Preset, level: Rank, rng: Random, numbers: dict[Pattern, int]) -> int:
    """Play one deal by both; the number of plies."""
    state = begun(preset, level, rng)
    deal, table = deal_words(state), tables(preset)[level]
    found = np.zeros(table[at.PATTERNS] + 1, np.int64)
    plies = 0
    while not deal[at.OVER]:
        (seat,) = to_act(state)
        assert deal[at.TURN] == seat
        hand = deal[at.HAND * seat : at.HAND * seat + at.HAND]
        legal = found[: list_legal(hand, deal[at.TABLE], table, GROUPS, found)].tolist()
        to_beat = on_table(state)
        ruled = {numbers[pattern] for pattern in patterns(state.hands[seat], level, preset, to_beat)}
        assert set(legal) - {at.PASS} == ruled, (level, state.hands[seat], to_beat)
        assert (at.PASS in legal) == (to_beat is not None)
        pattern = rng.choice(legal)
        before = hand.copy()
        act(deal, pattern, table)
        # The judge refuses what is not legal: `apply` would raise.
        state = apply(state, seat, play_of(before, hand, pattern, level))
        plies += 1
        if plies % 10 == 0:
            assert alike(deal, deal_words(state)), (level, state)
    assert phase(state) is Phase.OVER
    assert alike(deal, deal_words(state))
    ended = result(state)
    assert ended is not None
    assert [int(deal[at.PLACES]) >> 4 * place & 15 for place in range(4)] == list(ended.finish)
    return plies


@pytest.mark.timeout(300)
@pytest.mark.parametrize("preset", CASES)
def test_kernel_and_rules_play_the_same_deals(preset: Preset) -> None:
    rng = Random(repr(preset))
    numbers = {decode(code): code for code in codes(preset)}
    plies = sum(play_together(preset, level, rng, numbers) for level in SUITED_RANKS for _ in range(20))
    assert plies > 25_000


@pytest.mark.soak
@pytest.mark.parametrize("preset", CASES)
def test_kernel_and_rules_play_many_more_deals_alike(preset: Preset) -> None:
    rng = Random(f"many more {preset!r}")
    numbers = {decode(code): code for code in codes(preset)}
    for level in SUITED_RANKS:
        for _ in range(400):
            play_together(preset, level, rng, numbers)


def test_any_choice_of_cards_leaves_the_kernel_where_the_rules_are() -> None:
    rng = Random(8)
    for preset in OPTION_SETS.values():
        level = rng.choice(SUITED_RANKS)
        state = begun(preset, level, rng)
        deal, table = deal_words(state), tables(preset)[level]
        numbers = {decode(code).reading: code for code in codes(preset)}
        while not deal[at.OVER]:
            (seat,) = to_act(state)
            action = rng.choice(list(GUANDAN.legal_actions(state, seat)))
            after = apply(state, seat, action)
            match action:
                case Play(cards, reading):
                    act_with(deal, numbers[reading], hand_words(cards, level), table)
                case _:
                    act(deal, at.PASS, table)
            state = after
            assert alike(deal, deal_words(state))
