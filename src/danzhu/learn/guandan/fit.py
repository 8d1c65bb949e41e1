"""Fit: move a net towards the outcomes, some passes over all positions, with what is left out as its judge."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from danzhu.kernel.chance import Words
from danzhu.kernel.guandan.judging import Net
from danzhu.learn.extra import needed
from danzhu.learn.fault import BadTraining
from danzhu.learn.guandan.net import LAYERS, loss, new_net
from danzhu.learn.guandan.positions import Positions
from danzhu.learn.guandan.sample import Sample, sample

BATCH = 512
"""Positions in a step."""
RATE, DECAY = 2e-3, 1e-4
"""AdamW: the highest learning rate, and how fast weights fade."""
WARM_UP = 200
"""Steps in which the rate rises, but no more than a tenth of all; from there it falls along a cosine."""


class Pass(NamedTuple):
    """A pass over all positions: its mean loss, and the net after it."""

    loss: float
    net: Net


def split(positions: Positions, held: float, rng: np.random.Generator) -> tuple[Words, Words]:
    """The numbers of the positions to learn from and of those left out, some `held` of all deals.

    Whole deals are left out: positions of one deal have much in common. Raises `BadTraining` with the code
    `too_few_positions` where either would be none.
    """
    deals, deal = np.unique(positions.deal, return_inverse=True)
    out = (rng.permutation(len(deals)) < round(held * len(deals)))[deal]
    learnt, left = np.flatnonzero(~out), np.flatnonzero(out)
    if not len(learnt) or not len(left):
        raise BadTraining("too_few_positions", f"{len(deals)} deals, of which {held:g} are left out")
    return learnt, left


def fit(
    positions: Positions,
    which: Words,
    rng: np.random.Generator,
    passes: int = 7,
    layers: tuple[int, int] = LAYERS,
    batch: int = BATCH,
    rate: float = RATE,
) -> Iterator[Pass]:
    """Fit a new net to some positions, by number, a pass at a time. Equal generators give equal nets on one machine.

    Raises `BadTraining` with the code `no_train_extra` where the libraries are missing.
    """
    jax, optax = needed("jax"), needed("optax")
    batch = min(batch, len(which))
    steps = len(which) // batch
    total = passes * steps
    rates = optax.warmup_cosine_decay_schedule(0.0, rate, min(WARM_UP, total // 10), total)
    rule = optax.adamw(rates, weight_decay=DECAY)

    def stepped(net: Net, momenta: Any, part: Sample) -> tuple[Net, Any, Any]:
        error, slopes = jax.value_and_grad(loss)(net, part)
        moves, momenta = rule.update(slopes, momenta, net)
        return optax.apply_updates(net, moves), momenta, error

    step = jax.jit(stepped)
    net = new_net(layers, rng)
    momenta = rule.init(net)
    for _ in range(passes):
        order, errors = rng.permutation(which), []
        for i in range(steps):
            part = sample(positions, order[i * batch : (i + 1) * batch])
            net, momenta, error = step(net, momenta, part)
            errors.append(error)
        yield Pass(float(np.mean(errors)), Net(*(np.asarray(array) for array in net)))
