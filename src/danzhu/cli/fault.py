"""Fault: what a user can mend, as a stable code and in words."""

from __future__ import annotations

from typing import Final

import typer

from danzhu.cards import BadText
from danzhu.cli.desk import Desk
from danzhu.locale import LANGUAGES, UnknownLanguage, Words
from danzhu.table import BadDeal, BadOption, BadRecord, IllegalAction, Refusal


class Fault(Exception):
    """A wish that cannot be granted; `code` is stable, `values` fill in its words.

    >>> raise Fault("unknown_game", name="bridge")
    Traceback (most recent call last):
    danzhu.cli.fault.Fault: unknown_game
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


FAULTS: Final = (Fault, BadText, BadOption, BadRecord, BadDeal, IllegalAction, UnknownLanguage, typer.TyperException)
"""Everything that is the user's to mend; whatever else is raised is a bug of ours and shows as one."""

# How the parser of the command line names what it cannot use.
_USAGE: Final = {
    "NoSuchOption": "no_such_option",
    "MissingParameter": "missing_argument",
    "BadParameter": "bad_value",
    "BadOptionUsage": "bad_usage",
    "BadArgumentUsage": "bad_usage",
    "UsageError": "too_many_arguments",
}


def complain(error: Exception, desk: Desk) -> None:
    """Say what is wrong and its code, apart from the results; raises whatever is no fault of the user's."""
    code, words = told(error, desk.say)
    desk.err.print(f"danzhu: {words} ({code})", soft_wrap=True)


def told(error: Exception, say: Words) -> tuple[str, str]:
    """The code and the words of one of `FAULTS`."""
    match error:
        case Fault():
            return error.code, say(f"fault-{error.code}", **error.values)
        case BadRecord():
            return error.code, say("record-line", line=error.line, reason=_record_words(error, say))
        case BadOption():
            why = say(f"bad-option-{error.code}", name=error.name, value=error.value)
            named = error.code.startswith("unknown_")
            return error.code, why if named else say("bad-option", name=error.name, value=error.value, why=why)
        case BadText():
            return error.code, text_words(error, say)
        case BadDeal():
            return error.code, say("bad-record-bad_deal", detail=error.code)
        case IllegalAction():
            return error.code, say(f"refusal-{error.code}")
        case UnknownLanguage():
            return "unknown_language", say("fault-unknown_language", name=error.text, names=", ".join(LANGUAGES))
        case typer.TyperException():
            return _usage_words(error, say)
        case _:
            raise error


def text_words(error: BadText, say: Words) -> str:
    """Why a text cannot be read; cards that mean nothing are refused in the words of the rules."""
    if error.code in tuple(Refusal):
        return say(f"refusal-{error.code}")
    return say(f"bad-text-{error.code}", text=error.text)


def _record_words(error: BadRecord, say: Words) -> str:
    detail = error.detail
    if error.code == "illegal_action":
        detail = say(f"refusal-{detail}")
    return say(f"bad-record-{error.code}", detail=detail)


def _usage_words(error: typer.TyperException, say: Words) -> tuple[str, str]:
    code = _USAGE.get(type(error).__name__, "bad_usage")
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if option is None and param is not None:
        option = param.opts[0] if param.param_type_name == "option" else str(param.metavar or param.name).upper()
    return code, say(f"fault-{code}", name=option or error.format_message())
