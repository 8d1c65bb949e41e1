"""Why: what can truly be said for a play, a tribute or a return, from what its seat sees.

Each question is answered for one action at a time; those that compare ask what the other action would have cost. They
stand in the order in which a player would want to hear them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from danzhu.bots.guandan.keeping import (
    Told,
    breaks_nothing,
    flushes,
    harder,
    keeps_bomb,
    keeps_high,
    keeps_higher,
    keeps_wild,
    rest,
    sheds_more,
    spent,
)
from danzhu.bots.reason import Question, Reason
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.beats import strength
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.known import played
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.read import read
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.tribute import returnable
from danzhu.games.guandan.trick import partners, team_of, unbeaten
from danzhu.games.guandan.view import View
from danzhu.table.seat import Seat, circle

FEW: Final = 6
"""An opponent with this many cards or fewer is close to going out."""
MANY: Final = 11
"""An opponent with this many cards or more is far from it."""

# The way out


def goes_out(case: Told) -> bool:
    """Whether the action empties the hand."""
    return isinstance(case.action, Play) and not rest(case)


def leaves_one_play(case: Told) -> bool:
    """Whether all that is left is one play."""
    left = rest(case)
    return isinstance(case.action, Play) and bool(left) and bool(read(left, case.view.level, case.view.preset))


# Who else is at the table


def opponents(view: View) -> tuple[Seat, ...]:
    """The opponents who hold cards."""
    assert view.seat is not None
    own = team_of(view.seat, view.preset)
    seats = circle(view.seat, len(view.counts))
    return tuple(seat for seat in seats if team_of(seat, view.preset) != own and view.counts[seat])


def owner(view: View) -> Seat | None:
    """Whose play is to be beaten; None for whoever leads."""
    top = None if view.trick is None else unbeaten(view.trick)
    return None if top is None else top[0]


def is_ours(view: View) -> bool:
    """Whether the play on the table is the partner's."""
    assert view.seat is not None
    top = owner(view)
    return top is not None and team_of(top, view.preset) == team_of(view.seat, view.preset)


def leaves_partner(case: Told) -> bool:
    """Whether it is a pass on the partner's own play."""
    return isinstance(case.action, Pass) and is_ours(case.view)


def blocks(case: Told) -> bool:
    """Whether it beats an opponent who is close to going out."""
    top = owner(case.view)
    if not isinstance(case.action, Play) or top is None or is_ours(case.view):
        return False
    return case.view.counts[top] <= FEW


def other_size(case: Told) -> bool:
    """Whether it leads another number of cards than any opponent close to going out has left."""
    near = [case.view.counts[seat] for seat in opponents(case.view) if case.view.counts[seat] <= FEW]
    if not isinstance(case.action, Play) or owner(case.view) is not None or not near:
        return False
    return case.action.reading.size not in near


def feeds_partner(case: Told) -> bool:
    """Whether it leads as many cards as the partner has left, no bomb."""
    assert case.view.seat is not None
    if not isinstance(case.action, Play) or owner(case.view) is not None or case.action.reading.kind.is_bomb:
        return False
    left = [case.view.counts[seat] for seat in partners(case.view.seat, case.view.preset)[1:]]
    return case.action.reading.size in left


def unbeatable(case: Told) -> bool:
    """Whether even all cards together that others still hold could not beat it."""
    if not isinstance(case.action, Play):
        return False
    view = case.view
    out = pack(view.preset) - played(view) - view.hand
    return not generate(out, view.level, view.preset, case.action.reading)


def partner_behind(case: Told) -> bool:
    """Whether it is a pass on an opponent's play, with the partner still to act before the trick ends."""
    view = case.view
    if not isinstance(case.action, Pass) or view.trick is None or is_ours(view):
        return False
    assert view.seat is not None
    mates = partners(view.seat, view.preset)[1:]
    seats = circle(view.seat, len(view.counts))[1:]
    before = seats[: seats.index(top)] if (top := owner(view)) in seats else ()
    passed = {turn.seat for turn in view.trick.turns if isinstance(turn.action, Pass)}
    locked = passed if view.preset.pass_locks else set()  # G5.2
    return any(seat in mates and view.counts[seat] and seat not in locked for seat in before)


def takes_lead(case: Told) -> bool:
    """Whether it beats an opponent."""
    return isinstance(case.action, Play) and owner(case.view) is not None and not is_ours(case.view)


def opponent_far(case: Told) -> bool:
    """Whether it is a pass on an opponent who has many cards left."""
    top = owner(case.view)
    if not isinstance(case.action, Pass) or top is None or is_ours(case.view):
        return False
    return case.view.counts[top] >= MANY


# What goes


def sheds_low(case: Told) -> bool:
    """Whether it leads the lowest card of the hand, wilds apart."""
    view = case.view
    if not isinstance(case.action, Play) or owner(view) is not None:
        return False
    natural = [level_order(card.rank, view.level) for card in view.hand if card is not wild(view.level)]
    gone = [level_order(card.rank, view.level) for card in case.action.cards if card is not wild(view.level)]
    return bool(gone) and min(gone) == min(natural)


def sheds_most(case: Told) -> bool:
    """Whether it leads as many cards as any ordinary form of the hand has."""
    view = case.view
    if not isinstance(case.action, Play) or owner(view) is not None or case.action.reading.kind.is_bomb:
        return False
    return case.action.reading.size == max(each.size for each in _ordinary(view, None))


def cheapest(case: Told) -> bool:
    """Whether no weaker form of the hand beats what is on the table."""
    view, table = case.view, case.view.on_table
    if not isinstance(case.action, Play) or table is None or case.action.reading.kind.is_bomb:
        return False
    least = min(strength(each, view.level, view.preset) for each in _ordinary(view, table))
    return strength(case.action.reading, view.level, view.preset) == least


def _ordinary(view: View, table: Reading | None) -> list[Reading]:
    found = generate(view.hand, view.level, view.preset, table)
    return [each for each in found if not each.kind.is_bomb]


def nothing_beats(case: Told) -> bool:
    """Whether it is a pass by a hand that holds nothing to beat the table with."""
    view = case.view
    if not isinstance(case.action, Pass) or view.on_table is None:
        return False
    return not generate(view.hand, view.level, view.preset, view.on_table)


# Tribute and return


def equally_high(case: Told) -> bool:
    """Whether it pays one of several cards that are equally high (G7.4)."""
    match case.action, case.other:
        case Pay(card), Pay(other):
            return level_order(card.rank, case.view.level) == level_order(other.rank, case.view.level)
        case _:
            return False


def returns_lowest(case: Told) -> bool:
    """Whether no lower card may go back (G7.6)."""
    view = case.view
    if not isinstance(case.action, Return):
        return False
    received = next(paid.card for paid in view.tribute.paid if paid.taker == view.seat)
    may = returnable(view.hand, received, view.level, view.preset)
    return case.action.card.rank == min(card.rank for card in may)


def helps_partner(case: Told) -> bool:
    """Whether what is given goes to the partner."""
    view = case.view
    assert view.seat is not None
    if not isinstance(case.action, Return):
        return False
    payer = next(paid.giver for paid in view.tribute.paid if paid.taker == view.seat)
    return team_of(payer, view.preset) == team_of(view.seat, view.preset)


WHY: Final[Mapping[Reason, Question[View, Action]]] = {
    Reason.NOTHING_BEATS: nothing_beats,
    Reason.GOES_OUT: goes_out,
    Reason.LEAVES_ONE_PLAY: leaves_one_play,
    Reason.LEAVES_PARTNER: leaves_partner,
    Reason.BLOCKS: blocks,
    Reason.FEEDS_PARTNER: feeds_partner,
    Reason.OTHER_SIZE: other_size,
    Reason.KEEPS_BOMB: keeps_bomb,
    Reason.UNBEATABLE: unbeatable,
    Reason.KEEPS_WILD: keeps_wild,
    Reason.KEEPS_HIGH: keeps_high,
    Reason.BREAKS_NOTHING: breaks_nothing,
    Reason.PARTNER_BEHIND: partner_behind,
    Reason.SHEDS_LOW: sheds_low,
    Reason.SHEDS_MOST: sheds_most,
    Reason.CHEAPEST: cheapest,
    Reason.SHEDS_MORE: sheds_more,
    Reason.RETURNS_LOWEST: returns_lowest,
    Reason.KEEPS_HIGHER: keeps_higher,
    Reason.HARDER: harder,
    Reason.TAKES_LEAD: takes_lead,
    Reason.OPPONENT_FAR: opponent_far,
    Reason.EQUALLY_HIGH: equally_high,
    Reason.HELPS_PARTNER: helps_partner,
}
"""Every reason for an action in Guandan and its question, what a player wants to hear first before."""


def likeness(view: View, action: Action) -> object:
    """What is said of an action: the reading and the ranks and wilds that go, not which of equal cards."""
    match action:
        case Play(cards, reading):
            stand_in = wild(view.level)
            return reading, tuple(sorted(-1 if card is stand_in else card.rank for card in cards))
        case _:
            return action


def bearing(view: View, action: Action) -> object:
    """What of an action bears on what it is worth: its likeness, and which straight flushes it leaves."""
    left = view.hand - spent(action)
    return likeness(view, action), flushes(left, view.level, view.preset)
