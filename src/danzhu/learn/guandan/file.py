"""File: positions and nets on disk, as NumPy's archives of named arrays."""

import os
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import numpy as np

from danzhu.kernel.guandan.inputs import PLAY, STATE
from danzhu.kernel.guandan.judgement import net_in
from danzhu.kernel.guandan.judging import Net
from danzhu.learn.fault import BadTraining
from danzhu.learn.guandan.positions import Positions, joined

_UNREADABLE = (ValueError, KeyError, EOFError, zipfile.BadZipFile)
"""What NumPy raises for a file that is no archive of its own, or not the one looked for."""


def write(path: Path, arrays: Positions | Net) -> None:
    """Write all arrays by their names, whole or not at all; whatever the file held before is replaced.

    Raises `BadTraining` with the code `cannot_write`.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                np.savez_compressed(file, **arrays._asdict())
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)
            Path(name).replace(path)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise BadTraining("cannot_write", f"{path}: {error.strerror}") from None


def rounded(net: Net) -> Net:
    """The net in half precision, as it is written."""
    return Net(*(array.astype(np.float16) for array in net))


def read_net(path: Path) -> Net:
    """The net in a file; raises `BadTraining` with the code `no_file` or `not_a_net`."""
    with opened(path) as file:
        try:
            net = net_in(file)
        except _UNREADABLE as error:
            raise BadTraining("not_a_net", f"{path}: {error}") from None
    n, m = net.deep.shape if net.deep.ndim == 2 else (0, 0)
    shapes = ((STATE, n), (PLAY, n), (n,), (n, m), (m,), (m,), (1,))
    for name, array, shape in zip(net._fields, net, shapes, strict=True):
        if array.shape != shape:
            raise BadTraining("not_a_net", f"{path}: {name} is {array.shape}, not {shape}")
    return net


def read_positions(paths: Iterable[Path]) -> Positions:
    """The positions of several files as one, their deals numbered on.

    Raises `BadTraining` with the code `no_file` or `not_positions`.
    """
    parts, deals = [], 0
    for path in paths:
        part = _positions(path)
        parts.append(part._replace(deal=part.deal + deals))
        deals += int(part.deal.max(initial=-1)) + 1
    return joined(parts)


def _positions(path: Path) -> Positions:
    with opened(path) as file:
        try:
            with np.load(file) as arrays:
                found = Positions(*(arrays[name] for name in Positions._fields))
        except _UNREADABLE as error:
            raise BadTraining("not_positions", f"{path}: {error}") from None
    if found.state.shape != (len(found.deal), STATE) or found.play.shape != (found.choices.sum(dtype=np.int64), PLAY):
        raise BadTraining("not_positions", f"{path}: made for other inputs")
    return found


def opened(path: Path) -> BinaryIO:
    """A file to read; raises `BadTraining` with the code `no_file`."""
    try:
        return path.open("rb")
    except OSError as error:
        raise BadTraining("no_file", f"{path}: {error.strerror}") from None
