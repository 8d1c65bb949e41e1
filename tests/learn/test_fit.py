"""Fitting a net: it learns what there is to learn, and says in play what it said when it was fitted."""

from pathlib import Path

import numpy as np
import pytest
from tests.learn.made import made_up, played

from danzhu.kernel.guandan import inputs, layout
from danzhu.kernel.guandan import judgement as kernel
from danzhu.kernel.guandan.careful import weigh
from danzhu.kernel.guandan.judging import JUDGED, Net, judge, new_judge
from danzhu.kernel.guandan.sight import SIGHT, look
from danzhu.kernel.guandan.weights import careful
from danzhu.learn.guandan.file import read_net, rounded, write
from danzhu.learn.guandan.fit import fit, split
from danzhu.learn.guandan.net import loss, new_net, told
from danzhu.learn.guandan.positions import all_tables
from danzhu.learn.guandan.quality import quality
from danzhu.learn.guandan.sample import sample

jax = pytest.importorskip(
    "jax", reason="training is not tested: it needs the extra `train`, pip install 'danzhu[train]'"
)
pytest.importorskip("optax", reason="training is not tested: it needs the extra `train`, pip install 'danzhu[train]'")


def test_a_net_learns_what_choices_win() -> None:
    found, rng = made_up(), np.random.default_rng(1)
    learnt, left = split(found, 0.25, rng)
    passes = list(fit(found, learnt, rng, passes=40, layers=(16, 8), batch=12, rate=1e-2))
    assert len(passes) == 40
    assert passes[-1].loss < passes[0].loss / 5
    assert loss(passes[-1].net, sample(found, learnt)) < passes[-1].loss * 1.5
    after = quality(passes[-1].net, found, left)
    assert after.explained > 0.9 > quality(passes[0].net, found, left).explained
    assert after.factor == pytest.approx(1, abs=0.2)  # in levels, not only in the right order
    assert after.over_liked.mean > 2 * after.over_liked.error


def test_seeds_repeat() -> None:
    found, which = made_up(), np.arange(96)
    nets = [next(fit(found, which, np.random.default_rng(seed), 1, (8, 4), 32)).net for seed in (5, 5, 6)]
    assert all(np.array_equal(a, b) for a, b in zip(nets[0], nets[1], strict=True))
    assert not np.array_equal(nets[0].play, nets[2].play)


def test_a_net_that_is_written_is_read_by_play_and_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = np.random.default_rng(2)
    net = new_net((128, 48), rng)
    net = net._replace(last=rng.uniform(-1, 1, 48).astype(np.float32), level=np.array([0.25], np.float32))
    write(tmp_path / "judgement.npz", rounded(net))
    monkeypatch.setattr(kernel, "files", lambda _: tmp_path)
    read = kernel.judgement.__wrapped__()
    for name, ours, theirs in zip(Net._fields, rounded(net), read, strict=True):
        np.testing.assert_array_equal(ours.astype(np.float32), theirs, err_msg=name)
    assert all(np.array_equal(a, b) for a, b in zip(read, read_net(tmp_path / "judgement.npz"), strict=True))

    found, rows, room, sight = played(), all_tables(), new_judge(read), np.zeros(SIGHT, np.int64)
    forward, spread = jax.jit(told), []
    for i in range(0, len(found.deal), 4):
        table, memory, seat = rows[found.table[i]], found.memory[i], int(found.words[i, layout.TURN])
        look(found.words[i], sight)
        n = weigh(sight, table, careful(), False, room.mind)
        count = judge(n, JUDGED, sight, memory, seat, table, careful(), read, room)
        plays = np.zeros((1, JUDGED, inputs.PLAY), np.float32)
        for k in range(count):
            best = room.mind.values[0, 0]
            inputs.read_play(k, best, sight, memory, seat, table, careful(), room.mind, plays[0, k])
        says = np.asarray(forward(read, room.x_state[None], plays))[0, :count]
        assert room.levels[:count] == pytest.approx(says, abs=1e-3)
        spread.append(np.ptp(says))
    assert np.mean(spread) > 0.02  # there are differences to tell
