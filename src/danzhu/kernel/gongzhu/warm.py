"""Warm: have everything that a search needs compiled, or loaded from the cache, before somebody waits for it."""

from random import Random

import numpy as np

from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Preset
from danzhu.kernel.chance import seeded
from danzhu.kernel.gongzhu.flow import playable
from danzhu.kernel.gongzhu.options import options_of
from danzhu.kernel.gongzhu.playout import card_scores, exposure_scores
from danzhu.kernel.gongzhu.rows import known_row
from danzhu.kernel.gongzhu.sample import worlds
from danzhu.kernel.gongzhu.weights import light_policies


def warm() -> None:
    """Go once through a search of the exposures and one of the cards.

    Meant for a thread in the background while the table is being set. Takes seconds where nothing is cached yet, else a
    fraction of one.
    """
    preset = Preset()
    options, policies, freedom, rng = options_of(preset), light_policies(), np.full(4, 0.1), seeded(1)
    standing = GONGZHU.opening(preset)
    state = GONGZHU.start(preset, standing, GONGZHU.deal(preset, standing, Random(1)))
    seat = GONGZHU.to_act(state)[0]
    drawn = worlds(known_row(GONGZHU.view(state, seat)), seat, 1, 0.5, options, rng)
    exposure_scores(drawn, seat, np.zeros((1, 2), np.int64), policies, freedom, options, rng)
    for seat in GONGZHU.to_act(state):
        state = GONGZHU.apply(state, seat, Expose())
    (seat,) = GONGZHU.to_act(state)
    drawn = worlds(known_row(GONGZHU.view(state, seat)), seat, 1, 0.5, options, rng)
    card_scores(drawn, playable(drawn[0]), policies, freedom, options, rng)
