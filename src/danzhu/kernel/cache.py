"""Where compiled code is kept between runs, and the decorator that puts it there.

The folder lies under the user's cache folder and is named by a hash of the kernel's sources and of the versions that
compile them: Numba checks only the file a function stands in, so a caller compiled against an older callee would
otherwise be loaded again. `NUMBA_CACHE_DIR` wins when it is set.
"""

import atexit
import functools
import hashlib
import importlib.metadata
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar, cast

import platformdirs

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """`function`, compiled by Numba at its first call for the types it meets and kept on disk.

    Division follows NumPy (no check for zero) and the interpreter lock is released while it runs. Numba reads its
    setting when a function is decorated, so other users of Numba in the same process keep theirs.

    >>> from danzhu.kernel import chance
    >>> chance.below(chance.seeded(7), 6) in range(6)
    True
    """
    return _jitted(function, "never")


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Like `compiled`, but copied into each compiled caller, which saves a call: for what runs billions of times.

    A function that LLVM would inline by itself still pays for its array arguments, to which Numba counts references:
    Gong Zhu's random deals run half as fast again with this.
    """
    return _jitted(function, "always")


def _jitted(function: Callable[P, R], inline: Literal["never", "always"]) -> Callable[P, R]:
    import numba  # here: whoever imports only this module pays nothing

    settings: Any = numba.config
    before = settings.CACHE_DIR
    if not before:
        settings.CACHE_DIR = str(folder())
    try:
        jit = numba.njit(cache=True, error_model="numpy", nogil=True, inline=inline)
        return cast("Callable[P, R]", jit(function))
    finally:
        settings.CACHE_DIR = before


@functools.cache
def folder() -> Path:
    """The folder of compiled code: the user's own, or a private one for this process if that cannot be written."""
    home = Path(platformdirs.user_cache_dir("danzhu")) / f"kernel-{fingerprint()}"
    try:
        home.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=home).close()
    except OSError:
        # Private and short-lived: cached code is unpickled, so a guessable shared folder would let others run theirs.
        home = Path(tempfile.mkdtemp(prefix="danzhu-kernel-"))
        atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home


@functools.cache
def fingerprint() -> str:
    """Sixteen hexadecimal digits that change with the kernel's sources, with Python and with Numba and its compiler.

    >>> len(fingerprint())
    16
    """
    digest = hashlib.sha256(sys.version.encode())
    for package in ("numba", "llvmlite", "numpy"):
        digest.update(f"{package} {importlib.metadata.version(package)}\n".encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.relative_to(Path(__file__).parent).as_posix().encode() + b"\n" + source.read_bytes())
    return digest.hexdigest()[:16]
