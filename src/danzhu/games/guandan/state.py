"""State: one deal of Guandan, from the hands dealt to the places."""

from __future__ import annotations

from dataclasses import dataclass

from danzhu.cards import Card, Hand, Rank, Word
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.levels import Result, Standing
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.tribute import Choice, Tribute
from danzhu.games.guandan.trick import Trick, next_to_act, places, team_of, unbeaten
from danzhu.table.seat import Seat, Team


class Phase(Word):
    """What a deal is waiting for."""

    PAYING = "paying"
    RETURNING = "returning"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance decides: the hands by seat and, in the first deal of a match, who leads.

    `turned` are the cards turned to find the leader, the last of them dealt to him (G1.3).
    """

    hands: tuple[Hand, ...]
    leader: Seat | None = None
    turned: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """One deal. `hands` are those held now, by seat.

    `leader` and `turned` are the deal's own (G1.3). `pending` are the cards that payers or
    receivers have chosen while another has not: secret. `tricks` are finished, `trick` is being
    played: None until the tribute is over and once the deal is. `finish` are the seats that are
    out, in order.
    """

    preset: Preset
    standing: Standing
    hands: tuple[Hand, ...]
    leader: Seat | None
    turned: tuple[Card, ...]
    tribute: Tribute
    pending: tuple[Choice, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    finish: tuple[Seat, ...]

    @property
    def level(self) -> Rank:
        """The active level (G1.5)."""
        return self.standing.active


def phase(state: State) -> Phase:
    """What the deal is waiting for."""
    return phase_of(state.tribute, state.trick)


def phase_of(tribute: Tribute, trick: Trick | None) -> Phase:
    """What a deal is waiting for, from what everybody sees of it."""
    if trick is not None:
        return Phase.PLAYING
    if not tribute.payers or tribute.resisted or tribute.returned:
        return Phase.OVER
    return Phase.RETURNING if tribute.paid else Phase.PAYING


def deciding(state: State) -> tuple[Seat, ...]:
    """Who takes part in the decision now due, whether or not he has already decided."""
    match phase(state):
        case Phase.PAYING:
            return tuple(sorted(state.tribute.payers))
        case Phase.RETURNING:
            return tuple(sorted(state.tribute.receivers))
        case Phase.PLAYING:
            assert state.trick is not None
            seat = next_to_act(state.trick, state.finish, state.preset)
            assert seat is not None, "a trick that is over has been followed by the next"
            return (seat,)
        case Phase.OVER:
            return ()


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act now: nobody once the deal is over."""
    decided = {choice.seat for choice in state.pending}
    return tuple(seat for seat in deciding(state) if seat not in decided)


def on_table(state: State) -> Reading | None:
    """The reading to beat; None for whoever leads."""
    top = None if state.trick is None else unbeaten(state.trick)
    return None if top is None else top[1].reading


def received_by(state: State, seat: Seat) -> Card:
    """The card that a receiver was paid; he returns another to the same payer (G7.6)."""
    return next(transfer.card for transfer in state.tribute.paid if transfer.taker == seat)


def result(state: State) -> Result | None:
    """How the deal ended; None while it goes on."""
    if phase(state) is not Phase.OVER:
        return None
    lapses = lapses_by_team(state.tribute, state.tricks, state.preset)
    return Result(state.preset, places(state.finish, state.preset), lapses)


def lapses_by_team(tribute: Tribute, tricks: tuple[Trick, ...], preset: Preset) -> tuple[int, ...]:
    """How often each team let its time run out (G5.6): counted from what is shown, since a count
    that moved while a tribute or return is secret would tell who has decided."""
    lapsed = [transfer.giver for transfer in (*tribute.paid, *tribute.returned) if transfer.lapsed]
    lapsed += [turn.seat for trick in tricks for turn in trick.turns if turn.lapsed]
    teams = [team_of(seat, preset) for seat in lapsed]
    return tuple(teams.count(Team(team)) for team in range(preset.teams))
