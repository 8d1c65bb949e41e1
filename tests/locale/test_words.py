"""The four languages say the same things, and all of them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import danzhu
from danzhu.bots.reason import Reason
from danzhu.bots.registry import bots_of
from danzhu.games.gongzhu.preset import Preset as GongzhuPreset
from danzhu.games.guandan.preset import Preset as GuandanPreset
from danzhu.games.registry import GAMES
from danzhu.locale import LANGUAGES, UnknownLanguage, Words, language_of, words_in
from danzhu.table.option import options_of
from danzhu.table.refusal import Refusal

SOURCES = Path(danzhu.__file__).parent
LOCALE = SOURCES / "locale"


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


class Selections(Visitor):
    """Collects the choices that a message makes."""

    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def selections(message: ftl.Message) -> list[ftl.SelectExpression]:
    visitor = Selections()
    visitor.visit(message)
    return visitor.found


def placed(pattern: ftl.Pattern) -> set[str]:
    """The variables that a pattern puts into its text."""
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def codes(error: str) -> set[str]:
    """The codes that the sources give to an error, read from their syntax trees."""
    found = set[str]()
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error:
                at = 1 if error == "BadRecord" else 0
                code = node.args[at] if len(node.args) > at else None
                if isinstance(code, ast.Constant):
                    found.add(code.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_left_over_in_any_language(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    areas = {file.name for file in (LOCALE / language).iterdir()}
    assert areas == {file.name for file in (LOCALE / "en").iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_same_variables_in_every_language(language: str) -> None:
    differing = [
        key for key, message in messages(language).items() if variables(message) != variables(messages("en")[key])
    ]
    assert differing == []


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_a_singular_that_stands_for_nought_too_tells_the_number(language: str) -> None:
    """To French and Portuguese 0 is singular: `une carte` would be said of an empty hand."""
    untold = []
    for key, message in messages(language).items():
        for choice in selections(message):
            names = {each.key.name: each.value for each in choice.variants if isinstance(each.key, ftl.Identifier)}
            nought = any(isinstance(each.key, ftl.NumberLiteral) for each in choice.variants)
            if "one" in names and not nought and not placed(names["one"]):
                untold.append(key)
    assert untold == []


def used_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys that the sources name in text, and patterns of keys that they complete by a code."""
    whole, completed = set[str](), set[str]()
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"\w+" for v in node.values)
                completed.add("".join(parts))
    for file in sorted((SOURCES / "web").rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
        found = re.findall(r"`([a-z][^`\s]*-\$\{[^`\s]*)`", text)
        completed |= {re.sub(r"\$\{[^}]*\}", r"\\w+", key).replace("-", r"\-") for key in found}
    for file in sorted(SOURCES.rglob("templates/*.html")):
        text = file.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""say\("([a-z][\w-]*)""", text))
        found = re.findall(r"""say\("([a-z][\w-]*-)" ~""", text)
        completed |= {key.replace("-", r"\-") + r"\w+" for key in found}
    keys = {text for text in completed if re.fullmatch(r"(\\w\+|[a-z_]+)(\\-(\\w\+|[a-z_]+))+", text)}
    return whole, [re.compile(text) for text in sorted(keys) if text.replace("\\w", "").strip("+\\-")]


def test_no_message_is_unused() -> None:
    whole, completed = used_keys()
    unused = [key for key in messages("en") if key not in whole and not any(p.fullmatch(key) for p in completed)]
    assert unused == []


def said() -> Iterator[tuple[str, re.Pattern[str]]]:
    """What the page's sources ask to have said: keys, and those that they complete by a code."""
    for file in sorted((SOURCES / "web").rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        if "vendor" not in file.parts:
            for key in re.findall(r"""\bsay\(\s*["`]([a-z][^"`]*)["`]""", text):
                yield f"{file.name}: {key}", re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", key))))


def test_no_message_is_missing_that_the_page_says() -> None:
    missing = [where for where, key in said() if not any(key.fullmatch(each) for each in messages("en"))]
    assert missing == []


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix)}


def test_every_refusal_has_words() -> None:
    assert family("refusal-") == set(Refusal)


def test_every_bot_and_every_reason_has_words() -> None:
    assert family("bot-") == {name for game in GAMES for name in bots_of(game)}
    assert family("reason-") == set(Reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_no_sentence_of_its_own(language: str) -> None:
    """Reasons stand in brackets behind an action: no capital, no stop."""
    for key, message in messages(language).items():
        if key.startswith("reason-"):
            text = "".join(element.value for element in message.value.elements)
            assert text[0] == text[0].lower()
            assert text[-1] not in ".。", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_reasons_read_alike(language: str) -> None:
    texts = [
        "".join(element.value for element in message.value.elements)
        for key, message in messages(language).items()
        if key.startswith("reason-")
    ]
    assert len(set(texts)) == len(texts) == len(Reason)


@pytest.mark.parametrize(("error", "prefix"), [("BadText", "bad-text-"), ("BadRecord", "bad-record-")])
def test_every_code_of_bad_text_and_bad_records_has_words(error: str, prefix: str) -> None:
    assert codes(error)
    assert codes(error) - family(prefix) == set()


def test_every_code_of_bad_options_has_words() -> None:
    impossible = {"table_size", "straight_length", "bomb_sizes", "nothing_to_return", "move_clock", "promotion"}
    assert (codes("BadOption") | impossible) - family("bad-option-") == set()


@pytest.mark.parametrize(("game", "preset"), [("guandan", GuandanPreset), ("gongzhu", GongzhuPreset)])
def test_every_option_has_its_meaning_in_words(game: str, preset: type) -> None:
    assert family(f"{game}-option-") == set(options_of(preset))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_seats_read_naturally(language: str) -> None:
    say = words_in(language)
    queen = say("card-spoken", rank=say("rank-spoken-Q"), suit=say("suit-S"))
    expected = {"en": "queen of spades", "fr": "dame de pique", "pt": "dama de espadas", "zh": "黑桃Q"}
    assert queen == expected[language]
    assert "\u2068" not in queen


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="xx"):
        words_in("xx")
    assert language_of("xx") is None


def test_a_missing_key_and_a_missing_variable_are_faults_that_show() -> None:
    with pytest.raises(KeyError):
        words_in("fr")("no-such-key")
    with pytest.raises(LookupError, match="text"):
        words_in("fr")("bad-text-unknown_card")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Words("fr")
    monkeypatch.setattr(
        "danzhu.locale._bundle",
        lambda language, real=danzhu.locale._bundle: real("en") if language == "en" else Empty(),
    )
    assert "refusal-not_your_turn" not in say
    assert say("refusal-not_your_turn") == "It is not your turn."


class Empty:
    def has_message(self, key: str) -> bool:
        return False
