"""Sample: a full deal that looks the same from where the viewer sits."""

from __future__ import annotations

from typing import Final

from danzhu.cards import Hand, Rng
from danzhu.games.guandan.known import certain, excluded, played, red_jokers_of_payers, spared
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.state import State
from danzhu.games.guandan.tribute import Choice
from danzhu.games.guandan.view import View
from danzhu.table.seat import Seat
from danzhu.table.unseen import distribute

_TRIES: Final = 1000


def sample(view: View, rng: Rng) -> State:
    """A state drawn evenly from those that the viewer cannot tell from the true one.

    Cards that public play has placed are where they must be (`known`); what others have chosen
    and not shown counts as not chosen yet, which looks the same. Raises `ValueError` for a view
    that no deal has.
    """
    own = () if view.seat is None or view.pending is None else (Choice(view.seat, view.pending),)
    return State(
        preset=view.preset,
        standing=view.standing,
        hands=view.left or _hands(view, rng),
        leader=view.leader,
        turned=view.turned,
        tribute=view.tribute,
        pending=own,
        tricks=view.tricks,
        trick=view.trick,
        finish=view.finish,
    )


def _hands(view: View, rng: Rng) -> tuple[Hand, ...]:
    seats = [Seat(seat) for seat in range(view.preset.seats)]
    known = [view.hand if seat == view.seat else certain(view, seat) for seat in seats]
    never = [excluded(view, seat) for seat in seats]
    unseen = pack(view.preset) - played(view)
    for hand in known:
        unseen -= hand
    sizes = [count - len(hand) for count, hand in zip(view.counts, known, strict=True)]
    for _ in range(_TRIES):
        rest = distribute(unseen, sizes, lambda seat, card: card not in never[seat], rng)
        hands = tuple(sure + more for sure, more in zip(known, rest, strict=True))
        # G7.3: payers who did not resist held less than two red jokers together.
        if not (spared(view) and red_jokers_of_payers(view, hands) >= 2):
            return hands
    raise ValueError("no deal has this view")
