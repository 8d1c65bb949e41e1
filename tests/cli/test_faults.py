"""Bad input: exit status 2, a stable code, words in the reader's language, no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.run import Run

from danzhu.locale import LANGUAGES

COMMAND_LINES = {
    "unknown_language": ["presets", "--lang", "xx"],
    "no_such_command": ["deal"],
    "no_such_option": ["play", "--colour"],
    "missing_argument": ["simulate"],
    "too_many_arguments": ["replay", "one.jsonl", "two.jsonl"],
    "bad_usage": ["simulate", "guandan", "--seed"],
    "bad_value": ["play", "guandan", "--seed", "many"],
    "unknown_game": ["play", "bridge"],
    "unknown_preset": ["play", "guandan", "--preset", "house"],
    "unknown_bot": ["simulate", "gongzhu", "--a", "genius"],
    "option_without_value": ["play", "guandan", "--option", "tribute"],
    "unknown_option": ["play", "guandan", "--option", "tributes=no"],
    "unknown_value": ["play", "guandan", "--option", "tribute=perhaps"],
    "lead_card_not_in_pack": ["play", "guandan", "--option", "first_lead=holder_of_1S"],
    "nothing_to_return": ["play", "guandan", "--option", "return_fallback=none", "--option", "return_limit=2"],
    "bomb_sizes": ["simulate", "guandan", "--option", "bomb_sizes=3,4"],
    "no_such_seat": ["play", "gongzhu", "--seat", "4"],
    "too_few_matches": ["simulate", "gongzhu", "--matches", "0"],
    "resume_alone": ["play", "guandan", "--resume", "match.jsonl"],
    "cannot_read": ["replay", "no-such-file.jsonl"],
}


@pytest.mark.parametrize("code", COMMAND_LINES)
def test_a_bad_command_line_has_its_code(run: Run, code: str) -> None:
    ran = run(*COMMAND_LINES[code])
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("danzhu: ")
    assert ran.err.endswith(f"({code})\n")


@pytest.mark.parametrize("code", [code for code in COMMAND_LINES if code != "unknown_language"])
def test_a_fault_is_said_in_every_language(run: Run, code: str) -> None:
    said = {language: run("--lang", language, *COMMAND_LINES[code]).err for language in LANGUAGES}
    assert all(text.endswith(f"({code})\n") for text in said.values())
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize("arguments", [["presets"], ["play", "guandan", "--option"], ["play", "guandan", "--seat"]])
def test_a_very_long_argument_is_refused_like_a_short_one(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments, "tribute=" + "9" * 6000)
    assert ran.status == 2
    assert ran.err.startswith("danzhu: ")


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    ran = run("replay", tmp_path)
    assert (ran.status, ran.out) == (2, "")
    assert "it is a folder. (cannot_read)" in ran.err


def test_a_device_without_end_is_no_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("danzhu.cli.file._MOST", 1000)
    assert "it is too large. (cannot_read)" in run("replay", "/dev/zero").err


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("arguments", [["presets", "--markdown"], ["presets"], ["--help"]])
def test_an_output_without_room_is_said(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-c", "import sys; from danzhu.cli.app import main; sys.exit(main())", *arguments]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (2, "danzhu: stdout cannot be written: there is no room. (cannot_write)\n")


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", file).err.endswith("(not_text)\n")


def test_the_language_comes_from_the_option_then_the_variable_then_the_shell(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no game" in run("presets", "bridge").err
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "nenhum jogo" in run("presets", "bridge").err
    monkeypatch.setenv("DANZHU_LANG", "fr")
    assert "pas de jeu" in run("presets", "bridge").err
    assert "没有" in run("presets", "bridge", "--lang=zh").err
    monkeypatch.setenv("DANZHU_LANG", "xx")
    assert run("presets").err.endswith("(unknown_language)\n")


def test_a_bug_of_ours_shows_itself(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("danzhu.cli.presets.written", broken)
    with pytest.raises(ZeroDivisionError):
        run("presets", "--markdown")


@pytest.mark.parametrize("command", [[], ["play"], ["arena"]])
def test_help_is_asked_for_in_short_and_in_full(run: Run, command: list[str]) -> None:
    assert run(*command, "-h") == run(*command, "--help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_readers_language(run: Run, language: str) -> None:
    words = {"en": "Let computer players", "fr": "Faire jouer", "pt": "Pôr jogadores", "zh": "让电脑玩家"}
    assert words[language] in run("--help", "--lang", language).out
    assert run("simulate", "--help", "--lang", language).out.count("--") > 8
