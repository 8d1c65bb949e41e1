"""Draft: the events that one command would append, and the table after them. Nothing is kept until it is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from danzhu.cards import BadText
from danzhu.server.fault import Fault, Refused
from danzhu.server.shuffle import commitment, make_deal, proof
from danzhu.server.tables import event as events
from danzhu.server.tables.event import Chair, Dealt, Deed, Did, Event, Opened, Pledged, Succeeded
from danzhu.server.tables.fold import fold, follow, hold
from danzhu.server.tables.table import Phase, Table, hash_of_options
from danzhu.table import IllegalAction, Seat
from danzhu.table.record import RULES

WAITING: Final = (Phase.GATHERING, Phase.BETWEEN, Phase.OVER)
"""What a table does while it waits for people to be ready."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """What chance gives where it is asked: a deal's key and a match's name, never used before."""

    key: bytes
    match: str


class Draft:
    """Begins as the table is. `lines` are (match, version, event); `kept` are decisions that stay private for now;
    `kept_done` tells that those kept before have come into the log."""

    def __init__(self, table: Table, fresh: Callable[[], Fresh]) -> None:
        self.table = table
        self.lines: list[tuple[str, int, Event]] = []
        self.kept: list[Deed] = []
        self.kept_done = False
        self._fresh = fresh

    @property
    def changes_nothing(self) -> bool:
        """Whether there is nothing to store."""
        return not (self.lines or self.kept)

    def add(self, event: Event) -> None:
        """Append an event."""
        self.table = fold(self.table, event) if isinstance(event, Opened) else follow(self.table, event)
        self.lines.append((self.table.match, self.table.version, event))

    def decide(self, deed: Deed) -> None:
        """Let a seat act; raises `Refused` with the rules' code."""
        try:
            self._decide(deed)
        except IllegalAction as refused:
            raise Refused(refused.code) from None
        except BadText as bad:
            raise Refused(Fault.BAD_TEXT, bad.code) from None

    def _decide(self, deed: Deed) -> None:
        if len(self.table.to_act) > 1:
            self.table = hold(self.table, deed)
            self.kept.append(deed)
            return
        # The last of those who decide at once brings the one event for all.
        before = self.table.pending
        self.add(Did(deeds=tuple(sorted((*before, deed), key=lambda each: each.seat))))
        self.kept = []
        self.kept_done |= bool(before)

    def decide_what_is_clear(self) -> None:
        """Alone among computer players nobody waits for a decision outside the tricks that has one answer.

        With others at the table everyone confirms, since a missing pause would tell who had nothing to decide.
        """
        while len(self.table.people) == 1 and (deed := _only_choice(self.table)) is not None:
            self.decide(deed)

    def go_on(self) -> None:
        """Begin what comes next: the first deal, the next deal, or the next match and its first deal."""
        if self.table.phase is Phase.OVER:
            self._next_match()
        deal = self.table.log.deals + 1
        key = self._fresh().key
        promised = commitment(self.table.match, deal, hash_of_options(self.table), key)
        self.add(Pledged(deal=deal, commitment=promised, key=key.hex()))
        if not self.table.attended:
            self.deal()

    def go_on_if_ready(self) -> None:
        """Begin what comes next if every person who is here is ready for it."""
        table = self.table
        if table.phase not in WAITING or table.vacant or not table.attended:
            return
        if all(table.places[seat].ready for seat in table.attended):
            self.go_on()

    def deal(self) -> None:
        """Deal by the key and what has been contributed."""
        pledge = self.table.pledge
        if pledge is None:
            raise Refused(Fault.WRONG_PHASE)
        key = bytes.fromhex(pledge.key)
        salts = {seat: bytes.fromhex(salt) for seat, salt in self.table.salts}
        match = self.table.log
        cards = make_deal(match.game, match.preset, match.standing, key, salts)
        shuffle = proof(self.table.match, pledge.deal, hash_of_options(self.table), key, salts)
        self.add(Dealt(deal=pledge.deal, cards=match.game.deal_json(cards), shuffle=shuffle))
        self.decide_what_is_clear()

    def _next_match(self) -> None:
        before = self.table
        match = self._fresh().match
        self.add(Succeeded(match=match))
        chairs = tuple(
            # Whoever is not here does not keep a seat from those who are.
            Chair(level=place.coming or before.acts_by_computer(Seat(seat)))
            if before.acts_by_computer(Seat(seat)) is not None
            else Chair(player=place.player)
            for seat, place in enumerate(before.places)
        )
        self.add(
            Opened(
                version=self.table.version + 1,
                decision=before.decision,
                table=before.code,
                match=match,
                rules=RULES,
                terms=before.terms,
                host=_host_of(before, chairs),
                chairs=chairs,
                tally=before.tally,
                banned=tuple(sorted(before.banned)),
                previous=before.match,
            )
        )


def _host_of(before: Table, chairs: tuple[Chair, ...]) -> str | None:
    """The host of the next match: one who has lost his seat at it is followed by the first person there."""
    players = [chair.player for chair in chairs if chair.player is not None]
    if before.seat_of(before.host) is None or before.host in players or not players:
        return before.host
    return players[0]


def _only_choice(table: Table) -> Deed | None:
    game, state = table.game, table.held.state
    for seat in table.to_act:
        if not table.places[seat].is_attended:
            continue
        actions = iter(game.legal_actions(state, seat))
        first, second = next(actions, None), next(actions, None)
        if first is not None and second is None and is_outside_tricks(text := game.action_text(first)):
            return events.Deed(seat=seat, do=text, by="only")
    return None


def is_outside_tricks(text: str) -> bool:
    """Whether an action, as text, is a choice made before play: exposures, tributes and returns have a colon.

    >>> is_outside_tricks("pay:RJ"), is_outside_tricks("expose:"), is_outside_tricks("pass")
    (True, True, False)
    """
    return ":" in text
