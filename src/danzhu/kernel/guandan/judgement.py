"""Judgement: the net behind second thoughts, as it was fitted (`danzhu.learn.guandan`)."""

from functools import cache
from importlib.resources import files
from typing import IO

import numpy as np

from danzhu.kernel.guandan.judging import Net


@cache
def judgement() -> Net:
    """The fitted net (`judging`)."""
    with files(__package__).joinpath("judgement.npz").open("rb") as file:
        return net_in(file)


def net_in(file: IO[bytes]) -> Net:
    """The net that a file holds; raises what NumPy does where there is none."""
    with np.load(file) as arrays:
        return Net(*(np.ascontiguousarray(arrays[name], np.float32) for name in Net._fields))
