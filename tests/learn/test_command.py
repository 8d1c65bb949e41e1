"""`python -m danzhu.learn guandan …`: positions, a net, a duel; what cannot be done is refused with a code."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.learn.made import made_up
from typer.testing import CliRunner

from danzhu.kernel.guandan.judgement import judgement
from danzhu.learn import __main__ as command
from danzhu.learn.fault import BadTraining
from danzhu.learn.guandan.duel import duel
from danzhu.learn.guandan.file import read_net, read_positions, rounded, write
from danzhu.learn.guandan.fit import fit, split


def said(*arguments: str | Path) -> str:
    done = CliRunner().invoke(command.app, [str(each) for each in arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def refused(*arguments: str | Path) -> str:
    with pytest.raises(BadTraining) as fault:
        said(*arguments)
    return fault.value.code


def test_from_positions_to_a_duel(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason="training is not tested: it needs the extra `train`")
    pytest.importorskip("optax", reason="training is not tested: it needs the extra `train`")
    one, two, net = tmp_path / "one.npz", tmp_path / "two.npz", tmp_path / "net.npz"
    assert "of 2 deals" in said("guandan", "positions", one, "--deals", "2", "--seed", "1")
    said("guandan", "positions", two, "--deals", "3", "--seed", "2")
    found = read_positions([one, two])
    assert np.unique(found.deal).tolist() == [0, 1, 2, 3, 4]
    told = said("guandan", "fit", net, one, two, "--passes", "2", "--held", "0.4")
    assert re.search(r"pass 2: loss \d+\.\d+, explains .*%", told)
    assert "as written" in told
    assert read_net(net).deep.shape == (128, 48)
    assert re.search(
        r"[+-]\d\.\d{3} ± \d\.\d{3} levels a deal over 2 deals", said("guandan", "duel", "--net", net, "--deals", "2")
    )


def test_the_net_in_use_wins_its_duel_and_a_net_that_says_nothing_does_not() -> None:
    won = duel(judgement(), 60, 1)
    assert won.mean() > 2 * won.std() / 60**0.5 > 0
    assert np.array_equal(duel(judgement(), 3, 1), won[:3])
    assert {*won * 2} <= {*range(-6, 7)}
    flat = judgement()._replace(last=np.zeros_like(judgement().last))  # of equals the one liked best is chosen
    assert duel(flat, 10, 1).tolist() == [0.0] * 10


def test_what_is_there_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "hours.npz"
    path.write_bytes(b"hours of play")
    assert refused("guandan", "positions", path) == "file_exists"
    assert path.read_bytes() == b"hours of play"
    assert refused("guandan", "positions", tmp_path / "none" / "one.npz") == "no_folder"


def test_a_failed_writing_leaves_the_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.npz"
    write(path, rounded(judgement()))
    before = path.read_bytes()

    def fails(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", fails)
    with pytest.raises(BadTraining, match=r"cannot_write: .*No space left"):
        write(path, rounded(judgement()))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    text, net, positions = tmp_path / "text.npz", tmp_path / "net.npz", tmp_path / "positions.npz"
    text.write_text("no archive")
    write(net, rounded(judgement())._replace(play=np.zeros((3, 128), np.float16)))
    write(positions, made_up(4)._replace(play=np.zeros((1, 1), np.float16)))
    assert refused("guandan", "duel", "--net", tmp_path / "none.npz") == "no_file"
    assert refused("guandan", "duel", "--net", text) == "not_a_net"
    assert refused("guandan", "duel", "--net", positions) == "not_a_net"
    assert refused("guandan", "duel", "--net", net) == "not_a_net"  # made for other inputs
    assert refused("guandan", "fit", tmp_path / "new.npz", text) == "not_positions"
    assert refused("guandan", "fit", tmp_path / "new.npz", net) == "not_positions"
    assert refused("guandan", "fit", tmp_path / "new.npz", positions) == "not_positions"
    assert not (tmp_path / "new.npz").exists()


def test_deals_are_left_out_whole_and_some_on_either_side() -> None:
    found = made_up(40)
    learnt, left = split(found, 0.25, np.random.default_rng(1))
    assert sorted([*learnt, *left]) == list(range(40))
    assert {*found.deal[learnt]}.isdisjoint(found.deal[left])
    assert len({*found.deal[left]}) == 5
    for held in (0.0, 1.0):
        with pytest.raises(BadTraining, match="too_few_positions"):
            split(found, held, np.random.default_rng(1))


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(BadTraining, match=r"no_train_extra: jax is not installed: pip install 'danzhu\[train\]'"):
        next(fit(made_up(4), np.arange(4), np.random.default_rng(1)))


def test_a_refusal_is_one_line_and_an_exit_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn", "guandan", "duel", "--net", str(tmp_path / "none.npz")])
    assert command.main() == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"danzhu.learn: no_file: {tmp_path / 'none.npz'}: No such file or directory\n")
