"""Judgement: the net behind second thoughts, as it was fitted."""

from functools import cache
from importlib.resources import files

import numpy as np

from danzhu.kernel.guandan.judging import Net


@cache
def judgement() -> Net:
    """The fitted net (`judging`)."""
    with files(__package__).joinpath("judgement.npz").open("rb") as file, np.load(file) as arrays:
        return Net(*(np.ascontiguousarray(arrays[name], np.float32) for name in Net._fields))
