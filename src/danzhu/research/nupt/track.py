"""Track: a deal as one seat of a contest is told it, folded from the messages into a view of ours."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from danzhu.cards import Hand
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import Preset, hand_size
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.tribute import Transfer, Tribute, payers
from danzhu.games.guandan.trick import Trick, Turn, next_leader, next_to_act, team_of, unbeaten
from danzhu.games.guandan.view import View, is_count_shown
from danzhu.research.nupt.message import BadMessage, Beginning, Exchanged, Played, Request, Resisted
from danzhu.table import Seat, Team

_PHASES: Final = {"tribute": Phase.PAYING, "back": Phase.RETURNING, "play": Phase.PLAYING}


@dataclass(frozen=True, slots=True)
class Track:
    """What a seat knows of the deal in progress.

    `last` is the order in which the deal before was finished, empty where it was not told. `trick` is None before the
    first play; a trick that is over stays until the next one begins.
    """

    preset: Preset
    seat: Seat
    last: tuple[Seat, ...]
    hand: Hand
    counts: tuple[int, ...]
    tribute: Tribute = field(default_factory=Tribute)
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    finish: tuple[Seat, ...] = ()


def begin(told: Beginning, last: tuple[Seat, ...], preset: Preset) -> Track:
    """The deal begun; raises `BadMessage("bad_field")` for a hand of another size."""
    size = hand_size(preset)
    if len(told.hand) != size:
        raise BadMessage("bad_field", "handCards")
    owing = payers(last, preset)
    return Track(preset, told.seat, last, told.hand, (size,) * preset.seats, Tribute(owing, last[: len(owing)]))


def exchanged(track: Track, told: Exchanged) -> Track:
    """Tributes or returns are shown; raises `BadMessage("cards_not_held")` where the seat's own do not fit its hand."""
    transfers = tuple(Transfer(*each) for each in told.result)
    hand, counts = track.hand, list(track.counts)
    for each in transfers:
        counts[each.giver] -= 1
        counts[each.taker] += 1
        if each.taker == track.seat:
            hand += Hand((each.card,))
        if each.giver == track.seat:
            hand = _without(hand, Hand((each.card,)))
    if told.stage == "back":
        return replace(track, hand=hand, counts=tuple(counts), tribute=replace(track.tribute, returned=transfers))
    givers, takers = (tuple(getattr(each, end) for each in transfers) for end in ("giver", "taker"))
    owed = track.tribute
    # Who owes follows from the order told before; where none was, from the cards that went.
    known = owed if set(owed.payers) == set(givers) else Tribute(givers, takers)
    return replace(track, hand=hand, counts=tuple(counts), tribute=replace(known, paid=transfers))


def resisted(track: Track, told: Resisted) -> Track:
    """The tribute is resisted: the two red jokers are with one payer or one each (G7.3)."""
    each = 2 // max(1, len(told.seats))
    owed = track.tribute if track.tribute.payers else Tribute(told.seats)
    return replace(track, tribute=replace(owed, resisted=tuple((seat, each) for seat in told.seats)))


def played(track: Track, told: Played) -> Track:
    """A seat has acted; raises `BadMessage`: `out_of_turn`, `cards_not_held`, `bad_field`."""
    seat, action = told.seat, told.action
    if not isinstance(action, Play | Pass):
        raise BadMessage("bad_field", "curAction")
    if isinstance(action, Pass) and seat in track.finish:
        return track  # said for a seat that has no cards
    track = with_turn(track, seat)
    assert track.trick is not None
    turn = Turn(seat, action)
    trick = replace(track.trick, turns=(*track.trick.turns, turn))
    if isinstance(action, Pass):
        if not track.trick.turns:
            raise BadMessage("out_of_turn", "curAction")
        return replace(track, trick=trick)
    left = track.counts[seat] - len(action.cards)
    if left < 0:
        raise BadMessage("cards_not_held", "curAction")
    return replace(
        track,
        trick=trick,
        hand=_without(track.hand, action.cards) if seat == track.seat else track.hand,
        counts=(*track.counts[:seat], left, *track.counts[seat + 1 :]),
        finish=track.finish if left else (*track.finish, seat),
    )


def with_turn(track: Track, seat: Seat) -> Track:
    """The track with a trick in which it is a seat's turn; raises `BadMessage("out_of_turn")`."""
    trick = track.trick
    if trick is None:
        return replace(track, trick=Trick(seat))
    turn = next_to_act(trick, track.finish, track.preset)
    if turn is None:
        top = unbeaten(trick)
        assert top is not None, "a trick ends with a play on the table"
        turn = next_leader(top[0], track.finish, track.preset)
        track = replace(track, tricks=(*track.tricks, trick), trick=Trick(turn))
    if turn != seat:
        raise BadMessage("out_of_turn", f"{seat}, not {turn}")
    return track


def view_of(track: Track, asked: Request) -> View:
    """The view of the seat that is asked; raises `BadMessage("view_differs")` where the question tells of another."""
    phase = _PHASES[asked.stage]
    if phase is Phase.PLAYING:
        track = with_turn(track, track.seat)
        _check(track, asked)
    deciding = {Phase.PAYING: track.tribute.payers, Phase.RETURNING: track.tribute.receivers}.get(phase, ())
    return View(
        preset=track.preset,
        standing=standing_of(track, asked),
        seat=track.seat,
        phase=phase,
        deciding=tuple(sorted({*deciding, track.seat})),
        hand=track.hand,
        pending=None,
        counts=track.counts,
        counts_shown=tuple(is_count_shown(count, track.preset) for count in track.counts),
        leader=None,
        turned=(),
        tribute=track.tribute,
        tricks=track.tricks,
        trick=track.trick if phase is Phase.PLAYING else None,
        finish=track.finish,
        left=(),
    )


def standing_of(track: Track, asked: Request) -> Standing:
    """The standing that the levels told imply: a deal may begin at any, by whoever's it is."""
    own = team_of(track.seat, track.preset)
    levels = tuple(asked.own if team == own else asked.theirs for team in range(track.preset.teams))
    winners = [team_of(track.last[0], track.preset)] if track.last else []
    declarers = next((team for team in (*winners, *_teams(track)) if levels[team] is asked.level), None)
    if declarers is None:  # nobody's level: both are taken to be at it
        levels = (asked.level,) * track.preset.teams
    elif not track.last and len(set(levels)) == 1:
        declarers = None  # the first deal of a match has no declarers (G1.5)
    return Standing(levels, declarers, track.last)


def _teams(track: Track) -> tuple[Team, ...]:
    return tuple(Team(team) for team in range(track.preset.teams))


def _check(track: Track, asked: Request) -> None:
    assert track.trick is not None
    top = unbeaten(track.trick)
    if track.hand != asked.hand:
        raise BadMessage("view_differs", "handCards")
    if track.counts != tuple(each.rest for each in asked.public):
        raise BadMessage("view_differs", "publicInfo")
    if top is not None and top[1] != asked.greater:
        raise BadMessage("view_differs", "greaterAction")


def _without(hand: Hand, cards: Hand) -> Hand:
    if not hand >= cards:
        raise BadMessage("cards_not_held", str(cards))
    return hand - cards
