"""Warming up: after it, a decision finds everything compiled."""

from random import Random

import numpy as np
import pytest
from tests.kernel.gongzhu.deals import random_walk

from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Exposure, Partnership, Preset
from danzhu.games.gongzhu.state import is_exposing
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu import playout, sample
from danzhu.kernel.gongzhu.flow import playable
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.rows import known_row
from danzhu.kernel.gongzhu.warm import warm
from danzhu.kernel.gongzhu.weights import light_policies

SEARCHED = (playable, sample.worlds, playout.card_scores, playout.exposure_scores)


@pytest.mark.slow
def test_a_search_after_warming_up_compiles_nothing() -> None:
    warm()
    before = [len(function.signatures) for function in SEARCHED]
    assert min(before) > 0
    preset = Preset(exposure=Exposure.EITHER, partnership=Partnership.OPPOSITE)
    options, rng, free = options_of(preset), seeded(1), np.full(4, 0.2)
    for state in random_walk(preset, Random(1)):
        if not any(state.hands):
            break
        seat = GONGZHU.to_act(state)[0]
        worlds = sample.worlds(known_row(GONGZHU.view(state, seat)), seat, 2, 0.5, options, rng)
        if is_exposing(state):
            playout.exposure_scores(worlds, seat, np.zeros((1, 2), np.int64), light_policies(), free, options, rng)
        else:
            playout.card_scores(worlds, playable(worlds[0]), light_policies(), free, options, rng)
    assert [len(function.signatures) for function in SEARCHED] == before
