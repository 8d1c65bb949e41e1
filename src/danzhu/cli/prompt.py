"""Prompt: a person's choice, by number, by text or with the help of a few commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from unicodedata import combining, normalize

from rich.console import RenderableType
from rich.text import Text

from danzhu.cards import BadText, Hand
from danzhu.cli.fault import FAULTS, text_words, told
from danzhu.cli.file import typed_path
from danzhu.cli.screen.menu import Menu
from danzhu.cli.screen.screen import Order

if TYPE_CHECKING:
    from danzhu.cli.session import Session

# Where there is one, `input` edits lines with it and remembers them.
with suppress(ImportError):
    import readline  # noqa: F401

COMMANDS: Final = ("hint", "history", "counts", "sort", "show", "save", "help", "quit")
"""What can be typed besides a choice, in English or in the reader's language."""

_SHORT: Final = {"h": "hint", "c": "counts", "s": "sort", "q": "quit", "?": "help"}
_PASS: Final = ("pass", "p")
_MOST_DIGITS: Final = 10


class Leave(Exception):
    """The person leaves the table; the match stays as it is."""


class Prompt:
    """One decision of the person at a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._say = session.desk.say
        self._names = {_bare(session.desk.say(f"command-{name}")): name for name in COMMANDS}
        self._names |= {name: name for name in COMMANDS} | _SHORT

    def choose(self) -> Any:
        """The action chosen, a legal one; raises `Leave`."""
        session = self._session
        session.show()
        legal = session.match.game.legal_actions(session.match.state, session.me)
        top = menu = session.screen.menu(session.view, legal, session.ink)
        self._show(menu)
        while True:
            text = self._read()
            if self._command(text, menu):
                continue
            chosen = self._pick(text, menu, top)
            if not isinstance(chosen, Menu):
                return chosen
            if chosen is not menu or not text:
                menu = chosen
                self._show(menu)

    def _pick(self, text: str, menu: Menu, top: Menu) -> Any:
        """What a line chooses: an action, or the menu to show next (the same one after a mistake)."""
        if not text or (text == "0" and menu is not top):
            return top
        if text.isdecimal():
            # Python reads no number of thousands of digits, and no menu has so many entries.
            number = int(text) if len(text) < _MOST_DIGITS else 0
            if 1 <= number <= len(menu.entries):
                return menu.entries[number - 1].lead()
            self._complain(self._say("play-no-such-number", number=text, most=str(len(menu.entries))))
            return menu
        return self._typed(text, menu)

    def _typed(self, text: str, menu: Menu) -> Any:
        session = self._session
        game, state = session.match.game, session.match.state
        try:
            action = game.read_action(state, session.me, written(text, self._say("command-pass")))
        except BadText as error:
            self._complain(text_words(error, self._say))
            return self._readings(text) if error.code == "reading_needed" else menu
        refused = game.refusal(state, session.me, action)
        if refused is None:
            return action
        self._complain(self._say(f"refusal-{refused}"))
        return menu

    def _readings(self, text: str) -> Menu:
        """The legal plays of just these cards, which can be read in several ways."""
        session = self._session
        game, state = session.match.game, session.match.state
        cards = "".join(map(str, Hand(text.upper())))
        legal = game.legal_actions(state, session.me)
        same = [action for action in legal if game.action_text(action).partition("=")[0] == cards]
        return session.screen.menu(session.view, same, session.ink)

    def _command(self, text: str, menu: Menu) -> bool:
        """Obey a command; False if the line is none."""
        word, _, rest = text.partition(" ")
        name = self._names.get(_bare(word))
        if name is None:
            return False
        acts: dict[str, Callable[[], None]] = {
            "hint": lambda: self._print(self._session.hint()),
            "history": lambda: self._print(self._session.past),
            "counts": lambda: self._print(self._session.screen.counts(self._session.view, self._session.ink)),
            "sort": self._sort,
            "show": lambda: self._again(menu),
            "save": lambda: self._save(rest.strip()),
            "help": lambda: self._print([Text(line) for line in self._say("play-help").splitlines()]),
            "quit": self._quit,
        }
        acts[name]()
        return True

    def _sort(self) -> None:
        session = self._session
        session.order = Order.SUIT if session.order is Order.RANK else Order.RANK
        self._print(session.screen.hand(session.view, session.order, session.ink))

    def _again(self, menu: Menu) -> None:
        self._session.show()
        self._show(menu)

    def _save(self, name: str) -> None:
        if not name:
            self._complain(self._say("play-save-where"))
            return
        try:
            self._session.save(typed_path(name))
        except FAULTS as error:
            self._complain(told(error, self._say)[1])
        else:
            self._print([Text(self._say("play-saved", path=name))])

    def _quit(self) -> None:
        raise Leave

    def _read(self) -> str:
        try:
            return input(f"{self._say('play-prompt')} ").strip()
        except (EOFError, KeyboardInterrupt):
            self._session.desk.out.print()
            raise Leave from None

    def _show(self, menu: Menu) -> None:
        self._print(menu.shown(self._session.ink))

    def _complain(self, words: str) -> None:
        self._print([Text(words, style="yellow")])

    def _print(self, lines: Sequence[RenderableType]) -> None:
        for line in lines:
            self._session.desk.out.print(line, soft_wrap=self._session.ink.plain)


def _bare(word: str) -> str:
    """A word as it is typed in a hurry: in small letters, without accents.

    >>> _bare("Histórico")
    'historico'
    """
    apart = normalize("NFKD", word.lower())
    return "".join(letter for letter in apart if not combining(letter))


def written(text: str, word_for_pass: str) -> str:
    """A typed action in the notation of records: cards in capitals, everything else in small letters.

    >>> written("8s 8c=Pair-8", "passer"), written("Passer", "passer"), written("expose:qs", "passer")
    ('8S 8C=pair-8', 'pass', 'expose:QS')
    """
    lower = text.lower()
    if lower in (*_PASS, word_for_pass):
        return "pass"
    if lower == "claim":
        return lower
    before, colon, after = lower.partition(":")
    if colon:
        return f"{before}:{after.upper()}"
    cards, equals, reading = lower.partition("=")
    kind, dash, key = reading.rpartition("-")
    return f"{cards.upper()}{equals}{kind}{dash}{key.upper()}"
