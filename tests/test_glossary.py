"""The glossary is whole, and the words on the screen are its words."""

import re
from pathlib import Path

import pytest

from danzhu.locale import words_in

GLOSSARY = Path(__file__).parent.parent / "docs/glossary.md"
COLUMNS = ("en", "zh", "fr", "pt")

SHOWN = {
    "single": "guandan-kind-single",
    "pair": "guandan-kind-pair",
    "triple": "guandan-kind-triple",
    "full house": "guandan-kind-full_house",
    "straight": "guandan-kind-straight",
    "bomb": "guandan-kind-bomb",
    "plate": "guandan-kind-plate",
    "tube": "guandan-kind-tube",
    "straight flush": "guandan-kind-straight_flush",
    "joker bomb": "guandan-kind-joker_bomb",
    "wild": "mark-spoken-wild",
    "pass": "page-pass",
    "tribute": "guandan-pays",
    "return": "guandan-returns",
    "turned card": "guandan-turned",
    "pig": "gongzhu-effect-QS",
    "goat": "gongzhu-effect-JD",
    "transformer": "gongzhu-effect-TC",
    "all hearts": "gongzhu-line-all_hearts",
    "slam threat": "gongzhu-slam-threat",
    "eliminated": "gongzhu-eliminated",
}
"""The message in which a word of the glossary is said on the screen."""


def table() -> list[list[str]]:
    """The cells of every row that tells of a word."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in rows if row[0] not in {"word", "---"}]


def named(word: str, language: str) -> str:
    row = next(row for row in table() if row[0] == word)
    return row[COLUMNS.index(language)].lower()


def test_every_word_has_its_four_names_and_one_meaning() -> None:
    words = [row[0] for row in table()]
    assert len(words) == len(set(words)) > 80
    for row in table():
        assert len(row) == len(COLUMNS) + 1, row
        assert all(row), row
        assert re.search(r"[\u4e00-\u9fff]", row[1]), row


@pytest.mark.parametrize("language", COLUMNS)
@pytest.mark.parametrize("word", SHOWN)
def test_the_screen_says_the_word_of_the_glossary(word: str, language: str) -> None:
    values = {"size": 5, "count": 3, "factor": 2, "points": 200, "who": "?", "giver": "?", "taker": "?"}
    said = words_in(language)(SHOWN[word], **values).lower()
    # A number may stand between: "tube of 3 pairs", "suite de 3 paires".
    parts = re.split(r" (?:de |of )?", named(word, language))
    assert re.search(".*".join(map(re.escape, parts)), said), (said, parts)
