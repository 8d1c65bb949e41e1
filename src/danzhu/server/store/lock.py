"""Lock: one process at a time on a data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from danzhu.server.store.fault import StorageLocked


class FolderLock:
    """Held from `take` until the process ends or `release`; the system frees it when a process is killed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "danzhu.lock"
        self._handle: int | None = None

    def take(self) -> None:
        """Take the folder; raises `StorageLocked` if another process has it."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise StorageLocked(f"another danzhu uses {self._path.parent}") from None
        self._handle = handle

    def release(self) -> None:
        """Let the folder go; harmless when it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
