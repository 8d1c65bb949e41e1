"""Players from outside, named by where they are written."""

from pathlib import Path

import pytest

from danzhu.bots.own import NoSuchBot, any_bot, is_own
from danzhu.bots.registry import bots_of
from danzhu.bots.uniform import Uniform
from danzhu.games.registry import GAMES

MINE = """
from danzhu.bots.bot import Decision

class First:
    def decide(self, view, legal, rng, budget):
        return Decision(next(iter(legal)))

class Mute:
    pass

def made():
    return First()

number = 7
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with players, to be found by its name."""
    name = f"mine_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MINE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_no_level_of_ours_is_taken_for_one() -> None:
    assert not any(is_own(name) for game in GAMES for name in bots_of(game))
    assert isinstance(any_bot("guandan", "random"), Uniform)


@pytest.mark.parametrize("name", ["First", "made"])
def test_a_class_or_a_function_gives_a_player(mine: str, name: str) -> None:
    assert type(any_bot("guandan", f"{mine}:{name}")).__name__ == "First"


def test_what_its_module_lacks_is_its_authors_to_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_lacking.py").write_text("import nothing_by_this_name", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nothing_by_this_name"):
        any_bot("guandan", "mine_lacking:First")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("{mine}:Second", "no_own_bot"),
        ("{mine}.part:First", "no_own_bot"),
        ("no_such_module_at_all:First", "no_own_bot"),
        ("no.such.module:First", "no_own_bot"),
        (":First", "no_own_bot"),
        ("..{mine}:First", "no_own_bot"),
        ("{mine}:", "no_own_bot"),
        ("{mine}:Mute", "not_a_bot"),
        ("{mine}:number", "not_a_bot"),
    ],
)
def test_what_is_no_player_is_refused_with_a_code(mine: str, name: str, code: str) -> None:
    with pytest.raises(NoSuchBot) as caught:
        any_bot("guandan", name.format(mine=mine))
    assert caught.value.code == code
