"""Table: one table at one moment. A frozen value; `fold` makes the next one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from danzhu.server.shuffle import options_hash
from danzhu.server.tables.event import Deed, Pledged
from danzhu.server.tables.terms import Terms
from danzhu.table import AnyGame, Header, Match, Seat
from danzhu.table.option import overrides
from danzhu.table.record import RULES


class Phase(StrEnum):
    """What a table is doing."""

    GATHERING = "gathering"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table: a person, a computer player of `level`, or nobody.

    `away`: a computer player acts for the person. `left`: the person does not mean to come back.
    `lapses` counts the clock's moves since the person last acted. `coming` is the level that the
    seat has from the next deal on.
    """

    player: str | None = None
    level: str | None = None
    away: bool = False
    left: bool = False
    ready: bool = False
    lapses: int = 0
    coming: str | None = None

    @property
    def is_vacant(self) -> bool:
        """Whether nobody has the seat, not even a computer player."""
        return self.player is None and self.level is None

    @property
    def is_attended(self) -> bool:
        """Whether a person is expected to act here."""
        return self.player is not None and not self.away


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment.

    `version` counts the lines of its logs, of all its matches together. `log` is the match that
    the log tells of; `held` is the same with the decisions in `pending` made, which nobody but
    the judge may know. `decision` is the number of the decision now due, the same for all who
    decide at once. `pledge` is the promise for the deal about to be made, `salts` what has been
    added to it so far.
    """

    code: str
    match: str
    version: int
    terms: Terms
    rules: Any
    host: str | None
    places: tuple[Place, ...]
    tally: tuple[int, ...]
    banned: frozenset[str]
    log: Match
    held: Match
    pending: tuple[Deed, ...] = ()
    decision: int = 0
    started: bool = False
    pledge: Pledged | None = None
    salts: tuple[tuple[Seat, str], ...] = ()
    commitment: str | None = None
    rested: bool = False
    archived: bool = False
    closed: str | None = None
    successor: str | None = None
    previous: str | None = None

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.log.game

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        if self.closed is not None:
            return Phase.CLOSED
        if self.pledge is not None:
            return Phase.SHUFFLING
        if not self.started:
            return Phase.GATHERING
        if self.log.winner:
            return Phase.OVER
        return Phase.BETWEEN if self.log.between_deals else Phase.PLAYING

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who has yet to decide: for the table's own use, since it tells who has decided already."""
        if self.phase is not Phase.PLAYING:
            return ()
        return self.game.to_act(self.held.state)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons, whether or not they are here."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.player is not None)

    @property
    def attended(self) -> tuple[Seat, ...]:
        """The seats where a person is expected to act."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.is_attended)

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """The seats that nobody has."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.is_vacant)

    def seat_of(self, player: str | None) -> Seat | None:
        """Where a person sits; None for one who does not."""
        if player is not None:
            for seat, place in enumerate(self.places):
                if place.player == player:
                    return Seat(seat)
        return None

    def acts_by_computer(self, seat: Seat) -> str | None:
        """The level of the computer player that acts at a seat; None where a person does."""
        place = self.places[seat]
        if place.player is None:
            return place.level
        return self.terms.level if place.away else None


def options_of_table(terms: Terms, game: AnyGame, rules: Any) -> dict[str, str]:
    """The options in which a table differs from its preset, as a record has them."""
    return overrides(game.presets[terms.preset], rules)


def header_of(table: Table, players: tuple[str, ...]) -> Header:
    """The header of the match's record."""
    options = options_of_table(table.terms, table.game, table.rules)
    return Header(table.game.name, table.terms.preset, tuple(options.items()), players, table.commitment)


def hash_of_options(table: Table) -> bytes:
    """What the shuffle's commitment says of the rules."""
    options = options_of_table(table.terms, table.game, table.rules)
    return options_hash(table.game.name, table.terms.preset, options, RULES)
