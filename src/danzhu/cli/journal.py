"""Journal: the private log of a match on disk, each line there before the game goes on.

A process that is killed loses nothing it has shown. A disk that is full loses nothing either: the
lines stay in memory, the file stays whole lines, and the next write tries again.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from danzhu.cli.fault import Fault
from danzhu.cli.file import lines_of, read_text, reason
from danzhu.games.registry import game_named
from danzhu.locale import Words
from danzhu.table import Event, Header, Match
from danzhu.table.lines import Seal, Step, event_json, header_json, over_json, replay, to_line

CLOSE: Final = "close"


class Journal:
    """All lines of a match, and the file that has them; `path` None keeps them in memory only.

    The file has `written` of the lines and after them `torn` bytes of one that was cut.
    """

    def __init__(self, path: Path | None, lines: Iterable[str] = (), *, written: int = 0, torn: int = 0) -> None:
        self.path = path
        self._lines = list(lines)
        self._written = written
        self._torn = torn
        self._seal = Seal()
        for line in self._lines:
            self._seal.add(line)

    @property
    def length(self) -> int:
        """How many lines the match has so far, in the file or not."""
        return len(self._lines)

    @property
    def is_saved(self) -> bool:
        """Whether the file has every line."""
        return self.path is not None and self._written == len(self._lines)

    def begin(self, header: Header, say: Words) -> None:
        """Start a new file with the header; raises `Fault`: `file_exists`, `cannot_write`."""
        self._take(to_line(header_json(header)))
        if self.path is not None:
            _create(self.path, self._lines, say)
            self._written = len(self._lines)

    def add(self, match: Match, event: Event, say: Words) -> None:
        """Take in an event, with the result if it ended the deal; raises `Fault("cannot_write")`."""
        self._take(to_line(event_json(match.game, match, event)))
        if match.between_deals:
            self._take(to_line(over_json(match.game, match)))
        self._flush(say)

    def mend(self, match: Match, say: Words) -> None:
        """Make the file whole lines again before the match goes on: drop a line that was cut, add the
        result of a deal whose last event was written and whose result was not."""
        if match.state is not None and match.between_deals and not self._lines[-1].startswith('{"over":'):
            self._take(to_line(over_json(match.game, match)))
        self._flush(say)

    def close(self, say: Words) -> None:
        """Add the closing line: the match is over."""
        self._take(to_line(self._seal.json()))
        self._flush(say)

    def copy(self, path: Path, say: Words) -> None:
        """Write all lines to a new file and go on in that one; raises as `begin`."""
        _create(path, self._lines, say)
        self.path, self._written, self._torn = path, len(self._lines), 0

    def _take(self, line: str) -> None:
        self._lines.append(line)
        self._seal.add(line)

    def _flush(self, say: Words) -> None:
        if self.path is None:
            return
        try:
            _append(self.path, self._lines[self._written :], self._torn)
        except OSError as error:
            raise Fault("cannot_write", path=str(self.path), reason=reason(error, say)) from None
        self._written, self._torn = len(self._lines), 0


def _create(path: Path, lines: Iterable[str], say: Words) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("xb").close()
    except FileExistsError:
        raise Fault("file_exists", path=str(path)) from None
    except OSError as error:
        raise Fault("cannot_write", path=str(path), reason=reason(error, say)) from None
    try:
        _append(path, lines)
    except OSError as error:
        path.unlink()
        raise Fault("cannot_write", path=str(path), reason=reason(error, say)) from None


def _append(path: Path, lines: Iterable[str], torn: int = 0) -> None:
    """Add whole lines, all or none of them, in the place of the last `torn` bytes."""
    data = b"".join(line.encode() + b"\n" for line in lines)
    with path.open("ab", buffering=0) as file:
        before = file.tell() - torn
        try:
            file.truncate(before)
            while data:
                data = data[file.write(data) :]
        except OSError:
            file.truncate(before)
            raise


def resume(path: Path, say: Words) -> tuple[Journal, list[Step]]:
    """The journal of an unfinished match and its steps so far.

    A last line that was cut while it was written is left out; `Journal.mend` drops it from the
    file. Raises `Fault`: `cannot_read`, `not_text`, `match_is_over`; and `BadRecord`.
    """
    whole, line_feed, torn = read_text(path, say).rpartition("\n")
    lines = lines_of(whole + line_feed)
    steps = list(replay(lines, game_named, unfinished=True))
    last = steps[-1]
    if CLOSE in last.json or last.match.winner:
        raise Fault("match_is_over", path=str(path))
    return Journal(path, lines, written=len(lines), torn=len(torn.encode())), steps
