"""Guandan on the wire: the view of a deal, built field by field from `danzhu.games.guandan.view.View`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Literal

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import CountAnnounce, Preset
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.tribute import Transfer
from danzhu.games.guandan.trick import Trick, Turn, unbeaten
from danzhu.games.guandan.view import View
from danzhu.server.wire.legal import Legal


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnView:
    """What a seat did in a trick: no cards is a pass. `stands` are the ranks that the wilds stand for, ascending."""

    seat: int
    cards: tuple[str, ...] = ()
    reading: str | None = None
    stands: tuple[str, ...] = ()
    lapsed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TransferView:
    """A card paid or returned."""

    giver: int
    taker: int
    card: str
    lapsed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TributeView:
    """The exchange before play, as far as everyone may know it."""

    payers: tuple[int, ...]
    receivers: tuple[int, ...]
    resisted: tuple[tuple[int, int], ...]
    paid: tuple[TransferView, ...]
    returned: tuple[TransferView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingView:
    """The match so far; `levels`, `ace_fails` and `lapses` by team, `declarers` and `winner` are teams."""

    levels: tuple[str, ...]
    declarers: int | None
    finish: tuple[int, ...]
    ace_fails: tuple[int, ...]
    lapses: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GuandanView:
    """A deal of Guandan as one seat sees it; seats are the table's own numbers, the client turns them. `order` are the
    ranks from the strongest down; `counting` is how the table tells `counts`: in full, once where `counts_shown` and
    then to whoever asks, only to whoever asks, or not (G5.5)."""

    game: Literal["guandan"] = "guandan"
    phase: str
    level: str
    wild: str
    order: tuple[str, ...]
    standing: StandingView
    hand: tuple[str, ...]
    pending: str | None
    counts: tuple[int, ...]
    counts_shown: tuple[bool, ...]
    counting: Literal["always", "announce", "ask", "never"]
    leader: int | None
    turned: tuple[str, ...]
    tribute: TributeView
    trick: tuple[TurnView, ...]
    to_beat: TurnView | None
    last_trick: tuple[TurnView, ...]
    finish: tuple[int, ...]
    left: tuple[tuple[str, ...], ...]


def guandan_view(view: View, standing: Standing) -> GuandanView:
    """The view as it is sent; `standing` is the match's own, already settled once a deal is over."""
    top = None if view.trick is None else unbeaten(view.trick)
    return GuandanView(
        phase=view.phase.value,
        level=str(view.level),
        wild=str(wild(view.level)),
        order=_order(view.level),
        standing=_standing(standing),
        hand=_cards(view.hand),
        pending=_pending(view),
        counts=view.counts,
        counts_shown=view.counts_shown,
        counting=_counting(view.preset),
        leader=view.leader,
        turned=tuple(map(str, view.turned)),
        tribute=TributeView(
            payers=view.tribute.payers,
            receivers=view.tribute.receivers,
            resisted=tuple((int(seat), count) for seat, count in view.tribute.resisted),
            paid=tuple(map(_transfer, view.tribute.paid)),
            returned=tuple(map(_transfer, view.tribute.returned)),
        ),
        trick=_trick(view.trick, view),
        to_beat=None if top is None else _turn(Turn(*top), view),
        last_trick=_trick(view.tricks[-1] if view.tricks else None, view),
        finish=view.finish,
        left=tuple(_cards(hand) for hand in view.left),
    )


def guandan_seat_view(public: GuandanView, view: View) -> GuandanView:
    """What a spectator is sent, and the seat's own: its hand, and what it has chosen that is not shown yet."""
    return replace(public, hand=_cards(view.hand), pending=_pending(view))


def guandan_history(view: View) -> tuple[tuple[TurnView, ...], ...]:
    """Every trick of the deal, the one in progress last."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    return tuple(_trick(trick, view) for trick in tricks)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayView:
    """One way to play a selection: `do` is the action to send; `beats` whether it beats the table."""

    do: str
    reading: str
    stands: tuple[str, ...]
    beats: bool


def guandan_plays(view: View, cards: Hand) -> tuple[PlayView, ...]:
    """Every reading of a selection, the strongest first; empty where it is nothing."""
    table = view.on_table
    return tuple(
        PlayView(
            do=GUANDAN.action_text(Play(cards, reading)),
            reading=reading.text,
            stands=tuple(map(str, stands)),
            beats=table is None or beats(reading, table, view.level, view.preset),
        )
        for reading, stands in read(cards, view.level, view.preset).items()
    )


def guandan_legal(view: View, actions: Iterator[Action]) -> Legal:
    """What the viewer may do, from his legal actions; a leader has thousands, so only as many as needed are read."""
    if view.phase is not Phase.PLAYING:
        choices = tuple(actions)
        cards = {action.card for action in choices if isinstance(action, Pay | Return)}
        return Legal(cards=tuple(map(str, sorted(cards))), choices=tuple(map(GUANDAN.action_text, choices)))
    whole, found = view.hand.once.packed, 0
    for action in actions:
        if isinstance(action, Play):
            found |= action.cards.once.packed
            if found == whole:
                break
    return Legal(cards=_cards(Hand.unpack(found)), can_pass=view.on_table is not None)


def _counting(preset: Preset) -> Literal["always", "announce", "ask", "never"]:
    """How a table tells the cards that somebody has left (G5.5)."""
    match preset.count_announce:
        case CountAnnounce.ON_REQUEST:
            return "ask"
        case CountAnnounce.ANNOUNCE:
            return "announce"
        case CountAnnounce.NONE:
            return "always" if preset.show_counts else "never"


@cache
def _order(level: Rank) -> tuple[str, ...]:
    return tuple(map(str, sorted(Rank, key=lambda rank: -level_order(rank, level))))


def _pending(view: View) -> str | None:
    return None if view.pending is None else GUANDAN.action_text(view.pending)


def _standing(standing: Standing) -> StandingView:
    return StandingView(
        levels=tuple(map(str, standing.levels)),
        declarers=standing.declarers,
        finish=standing.finish,
        ace_fails=standing.ace_fails,
        lapses=standing.lapses,
        winner=standing.winner,
    )


def _trick(trick: Trick | None, view: View) -> tuple[TurnView, ...]:
    return () if trick is None else tuple(_turn(turn, view) for turn in trick.turns)


def _turn(turn: Turn, view: View) -> TurnView:
    match turn.action:
        case Pass():
            return TurnView(seat=turn.seat, lapsed=turn.lapsed)
        case Play(cards, reading):
            return TurnView(
                seat=turn.seat,
                cards=_cards(cards),
                reading=reading.text,
                stands=_stands(cards, reading, view),
                lapsed=turn.lapsed,
            )


def _stands(cards: Hand, reading: Reading, view: View) -> tuple[str, ...]:
    if wild(view.level) not in cards:
        return ()
    return tuple(map(str, read(cards, view.level, view.preset).get(reading, ())))


def _transfer(transfer: Transfer) -> TransferView:
    return TransferView(giver=transfer.giver, taker=transfer.taker, card=transfer.card.text, lapsed=transfer.lapsed)


@lru_cache(maxsize=1 << 14)
def _cards(hand: Hand) -> tuple[str, ...]:
    # Of the four hands at a table three are those of the action before.
    return tuple(card.text for card in hand)
