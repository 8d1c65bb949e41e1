"""What is remembered of the seats' turns: from a view and turn by turn in a play-out the same."""

from random import Random

import numpy as np
import pytest
from tests.guandan.position import do, position
from tests.kernel.guandan.test_sample import begun

from danzhu.bots.guandan.comparing import pattern_of
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import Phase, State, phase, to_act
from danzhu.games.guandan.step import apply
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan import memory as has
from danzhu.kernel.guandan.convert import deal_words
from danzhu.kernel.guandan.lookahead import remember_turn
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.patterns import encode
from danzhu.kernel.guandan.tables import tables

pytestmark = pytest.mark.slow


def remembered(state: State) -> Words:
    view = GUANDAN.view(state, to_act(state)[0])
    return has.recall(past(view), tables(state.preset)[state.level])


def test_passes_leads_and_bombs_are_remembered() -> None:
    start = position("8S 8C 9D QD", "3D 4D 6C 9H", "TS TC JD JS", "5S 5C 5D 5H 6D")
    state = do(start, (0, "9D"), (1, "pass"), (2, "pass"), (3, "5S 5C 5D 5H"), (0, "pass"), (1, "pass"), (2, "pass"))
    memory = remembered(state)
    assert memory[0, has.LED + 1] == 1
    assert 1 < memory[0, has.LED_SINGLE] < 2
    assert memory[1, [has.PASSED, has.PASSED_MATE]].tolist() == [1, 1]  # the 9 of an opponent, the bomb of the partner
    assert memory[2, [has.PASSED, has.PASSED_MATE]].tolist() == [1, 1]
    assert memory[0, has.PASSED] == 1
    assert memory[3, [has.BEAT, has.BOMBED]].tolist() == [1, 1]
    assert memory[1, has.LOWEST_PASSED + 1] == memory[0, has.LED_SINGLE] - 1
    assert memory[1, has.LOWEST_PASSED + 2] == has.NOTHING
    assert not memory[3, [has.PASSED, has.PASSED_MATE]].any()


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_play_out_remembers_what_a_view_tells(preset: Preset) -> None:
    state, rng, memory = begun(preset, Random(3)), Random(4), has.new_memories(1)[0]
    table = tables(preset)[state.level]
    while seats := to_act(state):
        if phase(state) is not Phase.PLAYING:
            state = apply(state, seats[0], next(iter(GUANDAN.legal_actions(state, seats[0]))))
            continue
        np.testing.assert_array_equal(memory, remembered(state))
        action = rng.choice(list(GUANDAN.legal_actions(state, seats[0])))
        pattern = encode(pattern_of(action, state.level, preset)) if isinstance(action, Play) else at.PASS
        remember_turn(memory, deal_words(state), pattern, table)
        state = apply(state, seats[0], action)
