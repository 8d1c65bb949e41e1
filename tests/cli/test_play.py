"""`danzhu play`: whole matches from typed lines, kept on disk at every move."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import Run

from danzhu.bots.bot import Decision, Legal
from danzhu.cards import Hand, Rng, dealt, full_deck
from danzhu.games.guandan.state import Deal
from danzhu.games.registry import game_named
from danzhu.locale import LANGUAGES
from danzhu.table import Dealt, PrivateLog, Seat
from danzhu.table.lines import replay, write_record
from danzhu.table.match import begin, deal_next
from danzhu.table.record import header_for

ONES = "1\n" * 20000
SHORT = {
    "guandan": (
        "guandan",
        "--option",
        "start_level=A",
        "--option",
        "ace_win=any",
        "--level",
        "random",
        "--hints",
        "easy",
    ),
    "gongzhu": ("gongzhu", "--option", "end_total=1_deals", "--level", "random", "--hints", "easy"),
}
"""The shortest matches there are: they end as soon as their game lets them."""


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", SHORT)
def test_a_match_is_played_to_its_end_and_its_record_is_whole(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "match.jsonl"
    played = run("play", *SHORT[game], "--seed", "2", "--plain", "--save", file, typed=ONES)
    assert played.status == 0
    assert "won by" in played.out or "Victory" in played.out
    *_, last = replay(lines(file), game_named)
    assert last.match.winner
    checked = run("replay", file, "--quiet")
    assert (checked.status, checked.out.startswith("The record is whole")) == (0, True)


@pytest.mark.parametrize("game", SHORT)
def test_plain_means_no_signs_no_boxes_and_no_colours(run: Run, tmp_path: Path, game: str) -> None:
    typed = "hint\ncounts\nsort\nhistory\nshow\nhelp\n" + ONES
    out = run("play", *SHORT[game], "--seed", "2", "--plain", "--save", tmp_path / "m", typed=typed).out
    assert re.findall(r"[♠♥♦♣★•\u2500-\u257f\x1b]", out) == []
    assert "spades" in out


def test_plain_means_no_colours_on_a_terminal_either(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    arguments = ["play", *SHORT["gongzhu"], "--seed", "2", "--save", tmp_path / "m"]
    assert "\x1b" in run(*arguments, typed="quit\n").out
    plain = run(*arguments[:-1], tmp_path / "n", "--plain", typed="no\nhint\nquit\n").out
    assert "\x1b" not in plain
    assert "are thinking…\nHint: " in plain
    assert "\x1b" not in run("replay", tmp_path / "n", "--plain", "--unfinished").out


def test_commands_are_known_without_their_accents(run: Run, tmp_path: Path) -> None:
    typed = "historico\nHISTÓRICO\nsair\n"
    ran = run("play", *SHORT["gongzhu"], "--lang", "pt", "--save", tmp_path / "m", typed=typed)
    assert "não é uma carta" not in ran.out
    assert ran.status == 0


@pytest.mark.parametrize("game", SHORT)
def test_a_match_that_was_left_goes_on_as_if_it_had_not_been(run: Run, tmp_path: Path, game: str) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    run("play", *SHORT[game], "--seed", "7", "--save", whole, typed=ONES)
    left = run("play", *SHORT[game], "--seed", "7", "--save", parted, typed="1\n" * 5)
    assert left.status == 0
    assert f"danzhu play --resume {parted}" in left.out
    assert len(lines(parted)) < len(lines(whole))
    assert run("play", "--resume", parted, "--seed", "7", typed="quit\n").status == 0
    again = run("play", "--resume", parted, "--seed", "7", typed=ONES)
    assert again.status == 0
    assert lines(parted) == lines(whole)


@pytest.fixture
def stopped(run: Run, tmp_path: Path) -> Path:
    """A match of Gong Zhu that stopped in the middle of its first deal."""
    file = tmp_path / "stopped.jsonl"
    run("play", *SHORT["gongzhu"], "--seed", "7", "--save", file, typed="1\n" * 6)
    return file


def test_resuming_shows_what_has_happened(run: Run, stopped: Path) -> None:
    out = run("play", "--resume", stopped, typed="").out
    told = [line["do"] for line in map(json.loads, lines(stopped)) if "do" in line]
    assert len(told) > 4
    assert "goes on where it stopped" in out
    assert out.count("Trick: ") + out.count("The trick is yours") == len(told) // 4


def test_a_line_cut_while_it_was_written_is_dropped(run: Run, stopped: Path) -> None:
    before = lines(stopped)
    stopped.write_text("\n".join(before)[:-5], encoding="utf-8")
    assert run("play", "--resume", stopped, "--seed", "7", typed="").status == 0
    assert lines(stopped) == before  # the computer player did again what it had done


def test_a_missing_result_is_added(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(
        "play",
        "gongzhu",
        "--level",
        "random",
        "--option",
        "end_total=2_deals",
        "--seed",
        "3",
        "--save",
        file,
        typed=ONES,
    )
    whole = lines(file)
    over = next(number for number, line in enumerate(whole) if line.startswith('{"over"'))
    file.write_text("\n".join(whole[:over]) + "\n", encoding="utf-8")
    assert run("play", "--resume", file, "--seed", "3", typed=ONES).status == 0
    assert lines(file) == whole


def test_a_damaged_record_is_not_resumed_and_not_changed(run: Run, stopped: Path) -> None:
    damaged = stopped.read_text(encoding="utf-8").replace('"seat":2', '"seat":3')
    stopped.write_text(damaged, encoding="utf-8")
    ran = run("play", "--resume", stopped, typed=ONES)
    assert ran.status == 2
    assert re.match(r"danzhu: Line \d+: ", ran.err)
    assert stopped.read_text(encoding="utf-8") == damaged


def test_a_file_that_is_no_match_of_a_person_is_not_changed_by_trying_to_resume_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    run("simulate", "gongzhu", "--matches", "1", "--option", "end_total=2_deals", "--out", tmp_path)
    (record,) = (path.read_bytes() for path in tmp_path.glob("*.jsonl"))
    stop = record.index(b'{"over"')
    for data in (b"mine", b"mine\nand yours", record.rstrip(b"\n"), record[:stop], record[: stop + 3], record[:-700]):
        file.write_bytes(data)
        assert run("play", "--resume", file).status == 2
        assert file.read_bytes() == data


def test_a_match_goes_on_in_a_file_that_an_editor_has_rewritten_for_windows(run: Run, stopped: Path) -> None:
    stopped.write_bytes(b"\xef\xbb\xbf" + stopped.read_bytes().replace(b"\n", b"\r\n"))
    assert run("play", "--resume", stopped, "--seed", "7", typed=ONES).status == 0
    assert run("replay", stopped, "--quiet").status == 0


def test_a_match_that_is_over_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run("play", *SHORT["gongzhu"], "--seed", "2", "--save", file, typed=ONES)
    assert run("play", "--resume", file).err.endswith("(match_is_over)\n")


def test_a_record_without_a_person_is_not_played(run: Run, tmp_path: Path) -> None:
    run("simulate", "gongzhu", "--matches", "1", "--option", "end_total=1_deals", "--out", tmp_path)
    (file,) = tmp_path.glob("*.jsonl")
    file.write_text("\n".join(lines(file)[:5]) + "\n", encoding="utf-8")
    assert run("play", "--resume", file).err.endswith("(nobody_to_play)\n")


def test_a_file_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    assert run("play", "gongzhu", "--save", file).err.endswith("(file_exists)\n")
    typed = f"save {file}\nquit\n"
    assert "is there already" in run("play", "gongzhu", "--seed", "1", typed=typed).out
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_match_keeps_itself_without_being_asked(run: Run, tmp_path: Path) -> None:
    assert run("play", *SHORT["gongzhu"], "--seed", "2", typed="1\n1\n").status == 0
    (file,) = (tmp_path / "home").rglob("gongzhu-*.jsonl")
    assert run("replay", file, "--unfinished", "--quiet").status == 0


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    lost = run("play", *SHORT["gongzhu"], "--seed", "2", typed=ONES)
    assert lost.status == 2
    assert "Victory" in lost.out or "won by" in lost.out
    assert lost.err.count("(cannot_write)") == 1
    assert lost.err.endswith("(not_saved)\n")
    kept = run("play", *SHORT["gongzhu"], "--seed", "2", typed=f"1\nsave {tmp_path / 'kept.jsonl'}\n" + ONES)
    assert kept.status == 0
    assert run("replay", tmp_path / "kept.jsonl", "--quiet").status == 0


@pytest.mark.parametrize(("partnership", "said"), [("none", "everyone for themselves"), ("opposite", "in pairs")])
def test_the_greeting_says_who_plays_with_whom(run: Run, tmp_path: Path, partnership: str, said: str) -> None:
    arguments = ("play", *SHORT["gongzhu"], "--option", f"partnership={partnership}", "--save", tmp_path / "m")
    assert said in run(*arguments, typed="quit\n").out


def test_a_seat_can_be_chosen(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run("play", *SHORT["guandan"], "--seed", "2", "--seat", "2", "--save", file, typed="1\n1\n")
    header = json.loads(lines(file)[0])
    assert header["players"] == ["random", "random", "person", "random"]
    out = run("play", "--resume", file, typed="history\n").out
    hand = json.loads(lines(file)[1])["hands"][2].split()
    assert "Your hand, " in out
    assert len(hand) == 27


def test_save_goes_on_in_the_new_file(run: Run, tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    typed = f"1\n1\nsave {new}\n" + ONES
    assert run("play", *SHORT["gongzhu"], "--seed", "2", "--save", old, typed=typed).status == 0
    assert lines(new)[: len(lines(old))] == lines(old)
    assert run("replay", new, "--quiet").status == 0


def refused(out: str) -> Iterator[str]:
    """What stands between one prompt and the next."""
    return (part.strip() for part in re.split(r"^> ", out, flags=re.MULTILINE)[1:])


def test_save_knows_the_home_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    run("play", *SHORT["gongzhu"], "--seed", "1", "--save", tmp_path / "m", typed="save ~/kept.jsonl\nquit\n")
    assert (tmp_path / "kept.jsonl").exists()


def test_a_number_of_thousands_of_digits_is_no_number_here(run: Run, tmp_path: Path) -> None:
    ran = run("play", *SHORT["gongzhu"], "--seed", "1", "--save", tmp_path / "m", typed="9" * 5000 + "\nquit\n")
    assert (ran.status, ran.err) == (0, "")


def test_a_refused_line_says_why_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    start = ("play", "guandan", "--level", "random", "--seed", "5", "--option", "start_level=5", "--save", file)
    typed = ["1S", "ZZ", "pair-K", "AS AS AS AS", "RJ BJ", "2H=pair-2", "2H=foo-2", "pass", "pay:AS", "999"]
    out = run(*start, typed="\n".join([*typed, "quit"])).out
    answers = list(refused(out))
    expected = [
        "is not a card", "is not a card", "is not a card", "You do not hold", "no combination", "no combination",
        "is not a combination", "you must play", "cannot be done at this point", "There is no 999",
    ]  # fmt: skip
    assert [part for part, words in zip(answers, expected, strict=False) if words not in part] == []
    events = [json.loads(line) for line in lines(file)[1:]]
    assert [event for event in events if event.get("seat") == 0] == []


def started(file: Path, hand: Hand) -> None:
    """Write a match of Guandan in which the person at seat 0 holds these cards, among others, and leads."""
    game = game_named("guandan")
    match = begin(game, game.presets["online"])
    rest = list(Hand(full_deck(2, jokers=True)) - hand)
    hands = (hand + Hand(rest[: 27 - len(hand)]), *dealt(rest[27 - len(hand) :], 3))
    deal = Deal(hands, Seat(0))
    header = header_for(game, "online", {}, ("person", "random", "random", "random"))
    *whole, _ = write_record(game, PrivateLog(header, (Dealt(deal),)))
    assert deal_next(match, deal).state is not None
    file.write_text("\n".join(whole) + "\n", encoding="utf-8")


def test_G2_7_of_several_readings_the_player_picks_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    started(file, Hand("8S 9S TS JS 2H"))
    out = run("play", "--resume", file, typed="8S9STSJS2H\n3\n").out
    offered = " ".join(out.partition("can be read in several ways")[2].split())
    assert "straight of 5 1) J★ 2) Q★ straight flush of 5 3) J★ 4) Q★" in offered
    assert json.loads(lines(file)[2]) == {"seat": 0, "do": "2H8S9STSJS=straight_flush-J"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_english_and_in_the_readers_language(run: Run, tmp_path: Path, language: str) -> None:
    words = {
        "en": ["hint", "history", "counts", "sort", "show", "help"],
        "fr": ["conseil", "historique", "compte", "trier", "montrer", "aide"],
        "pt": ["dica", "histórico", "contar", "ordenar", "mostrar", "ajuda"],
        "zh": ["提示", "记录", "报牌", "理牌", "看牌", "帮助"],
    }
    start = ("play", "gongzhu", "--level", "random", "--hints", "easy", "--seed", "5", "--lang", language)
    own = run(*start, "--save", tmp_path / "a", typed="\n".join(["1", *words[language]])).out
    english = run(*start, "--save", tmp_path / "b", typed="\n".join(["1", *words["en"]])).out
    assert own.replace("/a", "/b") == english
    assert own.count("> ") >= 7


class Weigher:
    """A computer player that weighs every action and likes the last best."""

    def decide(self, view: object, legal: Legal[Any], rng: Rng, budget: int) -> Decision[Any]:
        weighed = tuple((action, at / 4) for at, action in enumerate(legal))[::-1]
        return Decision(weighed[0][0], weighed)


def test_a_hint_gives_reasons_and_says_what_else_costs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("danzhu.bots.advice.bot_named", lambda game, name: Weigher())
    file = tmp_path / "match.jsonl"
    started(file, Hand("8S 8C 9S"))
    out = run("play", "--resume", file, "--plain", typed="hint\nquit\n").out
    best, second, third = (line for line in out.splitlines() if "Hint: " in line or "Or, for" in line)
    assert best.endswith("straight flush of 5, six high, wild as five, six (it is harder to beat)")
    assert second.startswith("Or, for 0.75 levels less: two of hearts (wild)")
    assert second.endswith("straight flush of 5, five high, wild as five, ace (the higher cards stay for later)")
    assert third.endswith("bomb of 10 fours, wild as four, four (it breaks up no pair, triple or bomb)")


def test_hints_come_from_the_level_asked_for(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("danzhu.bots.advice.bot_named", lambda game, name: asked.append(name) or Weigher())
    for number, level in enumerate((["--hints", "easy"], [])):
        run("play", "gongzhu", *level, "--save", tmp_path / str(number), typed="hint\nquit\n")
    assert asked == ["easy", "hard"]
    assert run("play", "gongzhu", "--hints", "grandmaster").err.endswith("(unknown_bot)\n")


SCRIPT = "import sys; from danzhu.cli.app import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.slow
def test_a_killed_process_loses_nothing_it_has_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [sys.executable, "-c", SCRIPT, "play", *SHORT["gongzhu"], "--seed", "7", "--save", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 6)
        process.stdin.flush()
        shown = ""
        while shown.count("> ") < 7:
            shown += process.stdout.read(1)
        process.kill()
        shown += process.stdout.read()
    whole = tmp_path / "whole.jsonl"
    run("play", *SHORT["gongzhu"], "--seed", "7", "--save", whole, typed=ONES)
    done = sum("do" in json.loads(line) for line in lines(file))
    assert done >= 4 * (shown.count("Trick: ") + shown.count("The trick is yours"))
    assert run("play", "--resume", file, "--seed", "7", typed=ONES).status == 0
    assert lines(file) == lines(whole)


LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1200, 1200)); " + SCRIPT


@pytest.mark.slow
def test_a_full_disk_is_said_and_loses_nothing(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "match.jsonl", tmp_path / "other.jsonl"
    command = [sys.executable, "-c", LIMITED, "play", *SHORT["gongzhu"], "--seed", "7", "--save", str(file)]
    typed = "1\n" * 12 + f"save {other}\nquit\n"
    ran = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 2
    assert ran.stderr.count("there is no room. (cannot_write)") == 1
    assert ran.stderr.endswith("(not_saved)\n")
    assert "other.jsonl cannot be written" in ran.stdout
    assert not other.exists()
    # The file has whole lines and goes on from them.
    kept = lines(file)
    assert file.stat().st_size <= 1200
    assert run("play", "--resume", file, "--seed", "7", typed=ONES).status == 0
    assert lines(file)[: len(kept)] == kept
    assert run("replay", file, "--quiet").status == 0
