"""Warm: have all that a player or a search needs compiled, or loaded from the cache, before somebody waits for it."""

from random import Random

import numpy as np

from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import Preset
from danzhu.kernel.chance import seeded
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.belief import believed
from danzhu.kernel.guandan.careful import leaves
from danzhu.kernel.guandan.choose import list_legal
from danzhu.kernel.guandan.judgement import judgement
from danzhu.kernel.guandan.lookahead import look_ahead
from danzhu.kernel.guandan.memory import recall
from danzhu.kernel.guandan.past import past
from danzhu.kernel.guandan.playout import default_cards, evaluate
from danzhu.kernel.guandan.sample import unseen
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.suits import MOST_WAYS, ways
from danzhu.kernel.guandan.tables import tables
from danzhu.kernel.guandan.thresholds import planner
from danzhu.kernel.guandan.weights import careful
from danzhu.kernel.guandan.words import new_groups


def warm() -> None:
    """Draw a world evenly and as believed, weigh and list what may be led, play one choice out lightly and carefully:
    the whole path of a decision, once.

    Meant for a thread in the background while the table is being set: the interpreter stays free, and a decision asked
    for meanwhile waits only for what it needs. Takes seconds where nothing is cached yet, else a fraction of one.
    """
    preset = Preset()
    standing = GUANDAN.opening(preset)
    state = GUANDAN.start(preset, standing, GUANDAN.deal(preset, standing, Random(1)))
    (seat,) = GUANDAN.to_act(state)
    view = GUANDAN.view(state, seat)
    worlds = unseen(view).worlds(1, seeded(1))
    table = tables(preset)[state.level]
    hand = worlds[0, at.HAND * seat : at.HAND * seat + at.HAND]
    found = np.zeros(table[at.PATTERNS] + 1, np.int64)
    patterns = found[: list_legal(hand, at.PASS, table, new_groups(), found)][:1]
    cards = default_cards(hand, patterns, table)
    ways(hand, patterns[0], table, np.zeros((MOST_WAYS, at.HAND), np.int64))
    sight = np.zeros(SIGHT, np.int64)
    look(worlds[0], sight)
    leaves(sight, hand[None, :], table, careful())
    evaluate(worlds, patterns, cards, table, np.array([planner()] * 4), seeded(1))
    believed(unseen(view), 1, past(view), table, careful(), seeded(1))
    memory = recall(past(view), table)
    look_ahead(worlds, patterns, cards, memory, table, careful(), judgement())
