"""Presets and random deals by the rules, for the kernel to be held against."""

from collections.abc import Iterator
from random import Random

from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import PRESETS, Exposure, FirstLead, Partnership, PigFlip, Preset
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import State
from danzhu.table import Seat

# Every named preset, each value of each option that plays a part within a deal, and some of them together.
TABLES: dict[str, Preset] = {
    **PRESETS,
    **{str(value): Preset(first_lead=value) for value in FirstLead if value != Preset().first_lead},
    **{f"exposure-{value}": Preset(exposure=value) for value in Exposure if value != Preset().exposure},
    **{f"flip-{value}": Preset(pig_flip_with_all_hearts=value) for value in PigFlip if value != PigFlip.ALL_HEARTS},
    "partners": Preset(partnership=Partnership.OPPOSITE),
    "small_hearts": Preset(small_hearts=True),
    "much_at_once": Preset(
        first_lead=FirstLead.CARD_2C,
        exposure=Exposure.EITHER,
        pig_flip_with_all_hearts=PigFlip.ALL_SIXTEEN,
        partnership=Partnership.OPPOSITE,
        small_hearts=True,
    ),
    "partners_in_turn": Preset(exposure=Exposure.SEQUENTIAL, partnership=Partnership.OPPOSITE),
}


def new_deal(preset: Preset, rng: Random) -> State:
    """A deal with random hands: the first of a match, or a later one with any leader."""
    standing = Standing(leader=rng.choice([None, Seat(0), Seat(1), Seat(2), Seat(3)]))
    return GONGZHU.start(preset, standing, GONGZHU.deal(preset, standing, rng))


def random_walk(preset: Preset, rng: Random) -> Iterator[State]:
    """The states of a deal in which everybody does anything legal but claim, to the last card."""
    state = new_deal(preset, rng)
    while any(state.hands):
        yield state
        seat = rng.choice(GONGZHU.to_act(state))
        actions = list(GONGZHU.legal_actions(state, seat))
        played = state
        while played is state:
            action = rng.choice(actions)
            if type(action).__name__ != "Claim":
                state = GONGZHU.apply(state, seat, action)
    yield state
