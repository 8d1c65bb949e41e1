"""Whatever is typed, and whatever a file holds, ends in an answer and never in a traceback."""

import re
from pathlib import Path
from random import Random

import pytest
from tests.cli.run import Run

from danzhu.cards import CARDS
from danzhu.games.registry import GAMES, game_named
from danzhu.locale import LANGUAGES
from danzhu.table.lines import replay

COMMANDS = ["hint", "history", "counts", "sort", "show", "help", "?", "save", "0", ""]
ACTIONS = ["pay:", "pay:RJ", "return:2S", "expose:", "expose:QS,TC", "expose:/AH", "expose:QS,QS", "claim", "pass="]
ODD = ["=", "==", "²", "٣", "7" * 50, "\x00", '"', "AS" * 8, "1 2", "-1", "save ", "AS=pair-K", "2H=bomb-", "RJ=-"]
SEEDS = [pytest.param(seed, marks=[pytest.mark.slow] if seed > 1 else []) for seed in range(12)]


def typed(rng: Random) -> str:
    """A line that somebody might type."""
    number = str(rng.randint(0, 40))
    cards = " ".join(card.text for card in rng.choices(CARDS, k=rng.randint(1, 6)))
    return rng.choice([number, number, number, "p", cards, rng.choice(COMMANDS), rng.choice(ACTIONS), rng.choice(ODD)])


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_typed_the_record_holds(run: Run, tmp_path: Path, seed: int) -> None:
    rng, file = Random(seed), tmp_path / "match.jsonl"
    game = rng.choice(list(GAMES))
    start = ["play", game, "--preset", rng.choice(list(GAMES[game].presets)), "--seed", str(seed)]
    start += ["--level", "random", "--hints", "easy"]
    start += ["--plain"] if rng.random() < 0.5 else []
    if game == "gongzhu":
        start += ["--option", f"exposure={rng.choice(['open_or_secret', 'sequential', 'none', 'together'])}"]
    for arguments in ([*start, "--save", file], ["play", "--resume", file]):
        lines = "\n".join(typed(rng) for _ in range(150))
        ran = run(*arguments, "--lang", rng.choice(LANGUAGES), typed=lines)
        assert (ran.status, ran.err) == (0, "") or ran.err.endswith("(match_is_over)\n")
        list(replay(file.read_text(encoding="utf-8").splitlines(), game_named, unfinished=True))


SHORT = {"guandan": ("start_level=A", "ace_win=any"), "gongzhu": ("end_total=1_deals",)}
PIECES = [b'"', b"{", b"null", b"1e999", b"\n", b"\xff", b"[[[", b"9" * 400, b"true", b"NaN", b"\\ud800"]
VALUES = [b"null", b"true", b"-1", b"1e999", b"NaN", b"[]", b"{}", b'""', b"9" * 5000, b"0.5", b'"RJ"', b'"pass"']


def damaged(data: bytes, rng: Random) -> bytes:
    """A file in which some bytes, or one value of one line, are others."""
    if rng.random() < 0.5:
        at = rng.randrange(len(data))
        return data[:at] + rng.choice([*PIECES, bytes([rng.randrange(128)])]) + data[at + rng.randint(0, 3) :]
    value = rng.choice(list(re.finditer(rb'"[^"]*"|-?\d+|null', data)))
    return data[: value.start()] + rng.choice(VALUES) + data[value.end() :]


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT)
def test_a_damaged_file_is_refused_or_right(run: Run, tmp_path: Path, game: str) -> None:
    rng, file = Random(1), tmp_path / "match.jsonl"
    options = [word for option in SHORT[game] for word in ("--option", option)]
    run("simulate", game, "--matches", "1", *options, "--out", tmp_path)
    (whole,) = (path.read_bytes() for path in tmp_path.glob("*.jsonl"))
    for _ in range(60):
        data = damaged(whole, rng)
        file.write_bytes(data)
        ran = run("replay", file, "--quiet")
        assert ran.status == (0 if data == whole else 2)
        assert ran.status == 0 or re.search(r"(?i)\bline \d+: .*\(\w+\)\n$", ran.err)
