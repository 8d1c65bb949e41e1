"""Where the server keeps what must outlive it: logs, due work, people, records. Nothing here knows a rule."""

from danzhu.server.store.change import Change, Conflict, Due, Duplicate, Entry, Given, Pending, Summary
from danzhu.server.store.fault import NewerSchema, StorageBusy, StorageFailed, StorageLocked
from danzhu.server.store.store import Store

__all__ = [
    "Change",
    "Conflict",
    "Due",
    "Duplicate",
    "Entry",
    "Given",
    "NewerSchema",
    "Pending",
    "StorageBusy",
    "StorageFailed",
    "StorageLocked",
    "Store",
    "Summary",
]
