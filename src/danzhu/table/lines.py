"""Lines: a record as JSON Lines, one event a line, and the check of every line.

The grammar is in docs/notation.md. A record ends with a closing line that counts and seals the
lines before it, so that a file cut short or edited is told from a whole one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from typing import Any, Final

from danzhu.cards import BadText
from danzhu.table.game import AnyGame, Json
from danzhu.table.match import Dealt, Decided, Decision, Event, Match, advance, begin, deal_next
from danzhu.table.option import BadOption
from danzhu.table.record import (
    FORMAT,
    RULES,
    BadRecord,
    Header,
    PrivateLog,
    PublicRecord,
    preset_of,
)
from danzhu.table.refusal import BadDeal, IllegalAction
from danzhu.table.seat import Seat

# Far beyond anything a record holds.
_LONGEST_LINE: Final = 1 << 20


def to_line(json_object: Json) -> str:
    """One line, the same bytes wherever it is written."""
    return json.dumps(json_object, ensure_ascii=False, separators=(",", ":"))


def header_json(header: Header) -> Json:
    """The first line of a record."""
    return {
        "danzhu": header.format,
        "rules": header.rules,
        "game": header.game,
        "preset": header.preset,
        "options": dict(header.options),
        "players": list(header.players),
        "commitment": header.commitment,
    }


def event_json(game: AnyGame, match: Match, event: Event) -> Json:
    """The line of an event; `match` is the one after it."""
    match event:
        case Dealt(deal, shuffle):
            proof = {} if shuffle is None else {"shuffle": shuffle}
            return {"deal": match.deals, **game.deal_json(deal), **proof}
        case Decided((only,)):
            return _decision_json(game, only)
        case Decided(several):
            return {"together": [_decision_json(game, each) for each in several]}


def _decision_json(game: AnyGame, decision: Decision) -> Json:
    lapsed = {"lapsed": True} if decision.lapsed else {}
    return {"seat": decision.seat, "do": game.action_text(decision.action), **lapsed}


def over_json(game: AnyGame, match: Match) -> Json:
    """The line after a deal's last event: its result and the standing it leads to."""
    return {
        "over": game.result_json(game.result(match.state)),
        "standing": game.standing_json(match.standing),
    }


def void_json(game: AnyGame, match: Match, dealt: Dealt) -> Json:
    """The line of a deal that was void; `match` is the one before it and after it."""
    begun = deal_next(match, dealt.deal)
    line = event_json(game, begun, dealt)
    return {"void": line.pop("deal"), **line}


class Seal:
    """The running count and SHA-256 of a record's lines, for its closing line."""

    def __init__(self) -> None:
        self._hash = sha256()
        self._count = 0

    def add(self, line: str) -> None:
        """Take in one more line, without its line end."""
        self._hash.update(line.encode() + b"\n")
        self._count += 1

    def json(self) -> Json:
        """The closing line for the lines taken in so far."""
        return {"close": self._count, "sha256": self._hash.hexdigest()}


def write_record(game: AnyGame, record: PrivateLog | PublicRecord) -> Iterator[str]:
    """The lines of a whole record, closing line included, without line ends."""
    if isinstance(record, PrivateLog):
        events: Iterable[Event] = record.events
        voided: tuple[Dealt, ...] = ()
    else:
        events = chain.from_iterable((deal.dealt, *deal.decided) for deal in record.deals)
        voided = record.voided
    seal = Seal()
    for json_object in _json_lines(game, record.header, events, voided):
        line = to_line(json_object)
        seal.add(line)
        yield line
    yield to_line(seal.json())


def _json_lines(game: AnyGame, header: Header, events: Iterable[Event], voided: Iterable[Dealt]) -> Iterator[Json]:
    yield header_json(header)
    match = begin(game, preset_of(game, header))
    for event in events:
        match = advance(match, event)
        yield event_json(game, match, event)
        if match.between_deals:
            yield over_json(game, match)
    for dealt in voided:
        yield void_json(game, match, dealt)


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record that was checked: the event it holds (None for a header, a result, a
    void deal or a closing line), the match after it, and the deal that it says was void."""

    line: int
    json: Json
    header: Header
    event: Event | None
    match: Match
    voided: Dealt | None = None

    @property
    def needs_result(self) -> bool:
        """Whether the next line must be a deal's result."""
        return self.event is not None and self.match.between_deals


def replay(lines: Iterable[str], game_named: Callable[[str], AnyGame], *, unfinished: bool = False) -> Iterator[Step]:
    """Check a record line by line through the rules, yielding each step.

    `game_named` finds a game or raises `KeyError`. `unfinished` accepts a record without its
    closing line, as a table leaves it that was stopped half-way. Raises `BadRecord`.
    """
    seal = Seal()
    step: Step | None = None
    number = 0
    for number, text in enumerate(lines, 1):
        line = text.rstrip("\r\n")
        json_object = _object(number, line)
        if step is not None and "close" in step.json:
            raise BadRecord(number, "line_after_close")
        if "close" in json_object and step is not None:
            if line != to_line(seal.json()):
                raise BadRecord(number, "edited")
            step = Step(number, json_object, step.header, None, step.match)
        elif step is None:
            step = _first(number, json_object, game_named)
            _require(line, header_json(step.header), number, "bad_header")
        else:
            step = _next(number, line, json_object, step)
        seal.add(line)
        yield step
    if step is None or ("close" not in step.json and not unfinished):
        raise BadRecord(number + 1, "truncated")


def _object(number: int, line: str) -> Json:
    if len(line) > _LONGEST_LINE:
        raise BadRecord(number, "line_too_long")
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(number, "not_json", line[:80]) from None
    if not isinstance(value, dict):
        raise BadRecord(number, "not_json", line[:80])
    return value


def _first(number: int, json_object: Json, game_named: Callable[[str], AnyGame]) -> Step:
    header = _read_header(number, json_object)
    try:
        game = game_named(header.game)
    except KeyError:
        raise BadRecord(number, "unknown_game", header.game) from None
    try:
        preset = preset_of(game, header)
    except KeyError:
        raise BadRecord(number, "unknown_preset", header.preset) from None
    except BadOption as bad:
        raise BadRecord(number, "bad_option", str(bad)) from None
    if len(header.players) not in (0, game.seats(preset)):
        raise BadRecord(number, "wrong_players")
    return Step(number, json_object, header, None, begin(game, preset))


def _read_header(number: int, json_object: Json) -> Header:
    match json_object:
        case {
            "danzhu": int(version),
            "rules": int(rules),
            "game": str(game),
            "preset": str(preset),
            "options": dict(options),
            "players": list(players),
            "commitment": str() | None as commitment,
        } if len(json_object) == 7 and all(isinstance(text, str) for text in (*options, *options.values(), *players)):
            if version != FORMAT:
                raise BadRecord(number, "unknown_format", str(version))
            if rules != RULES:
                raise BadRecord(number, "unknown_rules", str(rules))
            return Header(game, preset, tuple(options.items()), tuple(players), commitment)
    raise BadRecord(number, "bad_header")


def _require(line: str, json_object: Json, number: int, code: str) -> None:
    """What is written must be exactly what we would write: a second spelling of the same thing, an
    unknown member or a wrong number is an edit."""
    if line != to_line(json_object):
        raise BadRecord(number, code)


def _next(number: int, line: str, json_object: Json, step: Step) -> Step:
    match = step.match
    if step.needs_result:
        _require(line, over_json(match.game, match), number, "wrong_result")
        return Step(number, json_object, step.header, None, match)
    try:
        if "void" in json_object:
            return _void(number, line, json_object, step)
        event = _read_event(number, json_object, match)
        after = advance(match, event)
    except IllegalAction as refused:
        raise BadRecord(number, "illegal_action", refused.code) from None
    except BadDeal as bad:
        raise BadRecord(number, "bad_deal", bad.code) from None
    except BadText as bad:
        raise BadRecord(number, "bad_text", str(bad)) from None
    _require(line, event_json(match.game, after, event), number, "bad_line")
    return Step(number, json_object, step.header, event, after)


def _void(number: int, line: str, json_object: Json, step: Step) -> Step:
    plain = {"deal" if name == "void" else name: value for name, value in json_object.items()}
    dealt = _read_event(number, plain, step.match)
    assert isinstance(dealt, Dealt)
    # What was void must be a deal that could have begun here.
    _require(line, void_json(step.match.game, step.match, dealt), number, "bad_line")
    return Step(number, json_object, step.header, None, step.match, dealt)


def _read_event(number: int, json_object: Json, match: Match) -> Event:
    try:
        if "deal" in json_object:
            plain = {k: v for k, v in json_object.items() if k not in ("deal", "shuffle")}
            return Dealt(match.game.read_deal(plain), json_object.get("shuffle"))
        if "together" in json_object:
            return _read_together(number, json_object["together"], match)
        return Decided((_read_decision(json_object, match),))
    except (KeyError, TypeError, AttributeError):
        raise BadRecord(number, "bad_line") from None


def _read_together(number: int, several: Any, match: Match) -> Decided:
    decisions = tuple(_read_decision(each, match) for each in several)
    before = [each.seat for each in decisions]
    if len(before) < 2 or sorted(set(before)) != before:
        raise BadRecord(number, "bad_line")
    return Decided(decisions)


def _read_decision(json_object: Json, match: Match) -> Decision:
    seat, text = json_object["seat"], json_object["do"]
    if match.state is None or type(seat) is not int or type(text) is not str:
        raise TypeError(json_object)
    action = match.game.read_action(match.state, Seat(seat), text)
    return Decision(Seat(seat), action, json_object.get("lapsed") is True)
