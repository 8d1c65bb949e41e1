"""Session: a match at a terminal, one person and the computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from danzhu.bots.advice import advise
from danzhu.bots.bot import Legal, ask
from danzhu.bots.registry import WORLDS, AnyBot
from danzhu.cli.desk import Desk
from danzhu.cli.fault import Fault, complain
from danzhu.cli.journal import Journal
from danzhu.cli.prompt import Leave, Prompt
from danzhu.cli.screen.advice import lead_in, reason
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.screen import Lines, Order, Screen
from danzhu.table import Dealt, Event, Match, Seat
from danzhu.table.lines import Step
from danzhu.table.match import deal_next, decide


@dataclass(slots=True)
class Session:
    """A match in progress at this terminal.

    `me` is the person's seat, `bots` has a player for each of the others, `adviser` is the level that gives hints,
    `seed` drives all chance.
    `past` is the deal's history as it was told, `unsaved` whether the person knows that the journal
    cannot be written, `asked` are the seats that have answered: the first answer of a player may wait
    for its compiler.
    """

    desk: Desk
    screen: Screen
    ink: Ink
    match: Match
    me: Seat
    bots: Mapping[Seat, AnyBot]
    adviser: str
    journal: Journal
    seed: str
    order: Order
    past: Lines = field(default_factory=list)
    unsaved: bool = False
    asked: set[Seat] = field(default_factory=set)

    def recall(self, steps: Iterable[Step]) -> None:
        """Take the history of the current deal from the steps of a record."""
        before: Any = None
        for step in steps:
            if step.match.state is None:
                continue
            after = step.match.game.view(step.match.state, self.me)
            if isinstance(step.event, Dealt):
                self.past = self.screen.opened(after, self.ink)
            elif step.event is not None:
                self.past += self.screen.told(before, step.event, after, self.ink)
            before = after

    def run(self) -> bool:
        """Play until the match is over (True) or the person leaves (False)."""
        try:
            if self.past and not self.match.between_deals:
                self._title()
                self._print(self.past)
            while not self.match.winner:
                self._deal()
                while not self.match.between_deals:
                    self._step()
                self._over()
        except (Leave, KeyboardInterrupt):
            return False
        self._print(self.screen.winners(self.match.winner, self.ink))
        self._kept(lambda: self.journal.close(self.desk.say))
        return True

    @property
    def view(self) -> Any:
        """The deal as the person sees it."""
        return self.match.game.view(self.match.state, self.me)

    def hint(self) -> Lines:
        """What the adviser would do in the person's place and the next best, each with the reason."""
        game, state = self.match.game, self.match.state
        legal = Legal(lambda: game.legal_actions(state, self.me))
        with self._waiting():
            found = advise(game.name, self.view, legal, self._rng("hint"), WORLDS[game.name], level=self.adviser)
        return [
            Text.assemble(
                lead_in(each, found[0], self.ink), self.ink.gap, self._words(each.action), reason(each, self.ink)
            )
            for each in found
        ]

    def save(self, path: Path) -> None:
        """Write the match to a file and go on there; raises `Fault`."""
        self.journal.copy(path, self.desk.say)

    def _words(self, action: Any) -> Text:
        return self.screen.action(action, self.view, self.ink)

    def show(self) -> None:
        """The table and the hand."""
        self.desk.out.print()
        self._print([*self.screen.table(self.view, self.ink), *self.screen.hand(self.view, self.order, self.ink)])

    def _deal(self) -> None:
        if not self.match.between_deals:
            return
        game, match = self.match.game, self.match
        deal = game.deal(match.preset, match.standing, self._rng("deal"))
        self.match = deal_next(match, deal)
        self._log(Dealt(deal))
        self.past = []
        self._title()
        self._note(self.screen.opened(self.view, self.ink))

    def _title(self) -> None:
        title = self.ink.say("play-deal", number=self.match.deals)
        self.desk.out.print()
        if self.ink.plain:
            self.desk.out.print(title)
        else:
            self.desk.out.rule(Text(title))

    def _step(self) -> None:
        """One decision: the person's first, where several are due at once."""
        seats = self.match.game.to_act(self.match.state)
        seat = self.me if self.me in seats else seats[0]
        action = self._choose() if seat == self.me else self._answer(seat)
        before = self.view
        self.match, event = decide(self.match, seat, action)
        if event is not None:
            self._log(event)
            self._note(self.screen.told(before, event, self.view, self.ink))

    def _answer(self, seat: Seat) -> Any:
        waiting = nullcontext() if seat in self.asked else self._waiting()
        self.asked.add(seat)
        with waiting:
            rng = self._rng(f"seat {seat}")
            game, state = self.match.game, self.match.state
            return ask(self.bots[seat], game, state, seat, rng, WORLDS[game.name]).action

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        """Say at a terminal that something is being thought about, as long as it is."""
        out, words = self.desk.out, self.ink.say("play-thinking")
        if not out.is_terminal:
            yield
        elif self.ink.plain:
            out.print(words)
            yield
        else:
            with out.status(words):
                yield

    def _choose(self) -> Any:
        legal = self.match.game.legal_actions(self.match.state, self.me)
        first, second = next(legal), next(legal, None)
        if second is None:
            # Nothing to decide: done at once, with a word.
            self.desk.out.print(self.ink.say("play-forced"), end=self.ink.gap)
            return first
        return Prompt(self).choose()

    def _over(self) -> None:
        self.desk.out.print()
        self._print([Text(self.ink.say("play-deal-over", number=self.match.deals), style="bold")])
        self._print(self.screen.summary(self.match, self.ink))

    def _rng(self, purpose: str) -> Random:
        """Chance for one purpose at this point of the match: a match resumed with its seed goes on the same."""
        return Random(f"{self.seed} {self.journal.length} {purpose}")

    def _log(self, event: Event) -> None:
        self._kept(lambda: self.journal.add(self.match, event, self.desk.say))

    def _kept(self, write: Callable[[], None]) -> None:
        """Write to the journal; where that fails the game goes on and says so."""
        try:
            write()
            self.unsaved = False
        except Fault as fault:
            if not self.unsaved:
                complain(fault, self.desk)
                self.desk.err.print(self.desk.say("play-unsaved"), soft_wrap=True)
            self.unsaved = True

    def _note(self, lines: Lines) -> None:
        """Print lines and keep them for the deal's history."""
        self.past += lines
        self._print(lines)

    def _print(self, lines: Lines) -> None:
        for line in lines:
            self.desk.out.print(line, soft_wrap=self.ink.plain)
