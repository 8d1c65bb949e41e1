"""What can go wrong with storage, told apart for those who answer for it."""

from __future__ import annotations


class StorageFault(Exception):
    """Storage cannot be used; `code` is stable, the text says what to do."""

    code = "storage_fault"


class StorageLocked(StorageFault):
    """Another process has this data folder: two writers on one SQLite file would wait for seconds."""

    code = "storage_locked"


class NewerSchema(StorageFault):
    """The database was made by a newer danzhu; using it with this one could lose what it means."""

    code = "storage_newer"


class StorageFailed(StorageFault):
    """A commit failed (a full disk, most often): nothing of it was kept, nobody was told otherwise."""

    code = "storage_failed"


class StorageBusy(StorageFault):
    """More appends are waiting than can be written soon; the sender may try again."""

    code = "storage_busy"
