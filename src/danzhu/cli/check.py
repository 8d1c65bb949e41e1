"""`danzhu check FILE...`: test vectors against the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from danzhu.cards import BadText
from danzhu.cli.choice import game_called
from danzhu.cli.desk import Desk, desk_of
from danzhu.cli.fault import Fault, complain, text_words
from danzhu.cli.file import read_text
from danzhu.games.gongzhu.vector import answer as gongzhu_answer
from danzhu.games.guandan.vector import answer as guandan_answer

Vector = dict[str, Any]

_ANSWERS: Final[Mapping[str, Callable[[Vector], object]]] = {"guandan": guandan_answer, "gongzhu": gongzhu_answer}

# Questions whose answer is a set, written as a list in any order.
_SETS: Final = frozenset({"classify", "legal_follow", "tribute_card", "return_allowed", "legal_cards"})


class _Verdict(Enum):
    """What came of a vector and preset; also the exit status of a run in which it is the worst."""

    RIGHT = 0
    WRONG = 1
    UNUSABLE = 2


def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-vectors", metavar="FILE")],
) -> int:
    desk = desk_of(context)
    found = Counter(verdict for file in files for verdict in _verdicts(file, desk))
    run, wrong = found[_Verdict.RIGHT] + found[_Verdict.WRONG], found[_Verdict.WRONG]
    if run or not found:
        desk.out.print(desk.say("check-summary", run=run, wrong=wrong))
    return max((verdict.value for verdict in found), default=0)


def _verdicts(file: Path, desk: Desk) -> Iterator[_Verdict]:
    """The verdict on each vector and preset of a file; one that cannot be asked does not keep back the others."""
    try:
        listed = _listed(file, desk)
    except Fault as fault:
        yield _unusable(fault, desk)
        return
    for number, vector in enumerate(listed, 1):
        try:
            for preset in _presets(vector, number, file, desk):
                yield _verdict(vector, preset, file, desk)
        except Fault as fault:
            yield _unusable(fault, desk)


def _unusable(fault: Fault, desk: Desk) -> _Verdict:
    complain(fault, desk)
    return _Verdict.UNUSABLE


def _verdict(vector: Vector, preset: str, file: Path, desk: Desk) -> _Verdict:
    try:
        got = _ANSWERS[vector["game"]]({**vector, "presets": [preset]})
    except BadText as error:
        raise _malformed(file, vector["id"], text_words(error, desk.say)) from None
    except KeyError as error:
        raise _malformed(file, vector["id"], desk.say("check-missing", name=str(error.args[0]))) from None
    except (TypeError, ValueError):
        raise _malformed(file, vector["id"], desk.say("check-wrong-kind")) from None
    expected = vector["expected"]
    if _comparable(vector, got) == _comparable(vector, expected):
        return _Verdict.RIGHT
    shown = {"expected": json.dumps(expected, ensure_ascii=False), "got": json.dumps(got, ensure_ascii=False)}
    desk.out.print(desk.say("check-mismatch", id=vector["id"], preset=preset, **shown), soft_wrap=True)
    return _Verdict.WRONG


def _comparable(vector: Vector, answer: object) -> object:
    """The answer as JSON has it, a set in one order."""
    plain = json.loads(json.dumps(answer))
    return sorted(plain, key=json.dumps) if vector["question"] in _SETS and isinstance(plain, list) else plain


def _listed(file: Path, desk: Desk) -> list[Any]:
    """The vectors of a file."""
    try:
        listed = json.loads(read_text(file, desk.say))
    except (ValueError, RecursionError):
        raise Fault("vectors_not_json", path=str(file)) from None
    if not isinstance(listed, list):
        raise Fault("vectors_not_json", path=str(file))
    return listed


def _presets(vector: Any, number: int, file: Path, desk: Desk) -> list[str]:
    """The presets that a vector names, once it has the members that every vector has."""
    match vector:
        case {"id": str(), "game": str(game), "question": str(), "presets": [*names], "expected": _}:
            known = game_called(game).presets
            unknown = [str(name) for name in names if not isinstance(name, str) or name not in known]
            if unknown or not names:
                reason = desk.say("fault-unknown_preset", name=", ".join(unknown), names=", ".join(known))
                raise _malformed(file, vector["id"], reason)
            return names
        case _:
            raise _malformed(file, f"{number}", desk.say("check-wrong-kind"))


def _malformed(file: Path, name: str, reason: str) -> Fault:
    return Fault("malformed_vector", path=str(file), id=name, reason=reason)
