"""Schema: the tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

from danzhu.server.store.id import LONGEST

REVISIONS: Final = ("0001", "0002", "0003", "0004")
"""Every schema there has been, the newest last: the migrations' own names."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

_ID: Final = String(LONGEST)

event = Table(
    "event",
    metadata,
    Column("match", _ID, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)
"""The logs. Two processes that append the same `seq` cannot both be first."""

command = Table(
    "command",
    metadata,
    Column("match", _ID, primary_key=True),
    Column("player", _ID, primary_key=True),
    Column("id", _ID, primary_key=True),
    Column("version", Integer, nullable=False),
)
"""What was accepted under which command's id, so that a retry gets the first answer."""

pending = Table(
    "pending",
    metadata,
    Column("match", _ID, primary_key=True),
    Column("decision", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""Decisions kept from everyone until those who decide at the same time have all decided."""

table = Table(
    "tables",
    metadata,
    Column("code", _ID, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("match", _ID, nullable=False),
    Column("version", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("preset", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("vacant", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("host", _ID),
    Column("opened_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Index("ix_tables_listed_phase_touched_at", "listed", "phase", "touched_at"),
    Index("ix_tables_host", "host"),
)
"""One row a table: where its log stands, and what the lobby shows. `revision` moves with every change."""

seated = Table(
    "seated",
    metadata,
    Column("code", _ID, primary_key=True),
    Column("player", _ID, primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("ix_seated_player", "player"),
)
"""Who sits where now: what "go on where I was" reads."""

due = Table(
    "due",
    metadata,
    Column("code", _ID, primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("begin", Double, nullable=False),
    Column("lease", Double, nullable=False),
    Index("ix_due_begin", "begin"),
)
"""Work that must happen: what, when (`at`), from when it may be worked on (`begin`), until when someone has it."""

player = Table(
    "player",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("recovery", Text),
)
"""People: guests, and those who made an account of it. `epoch` moves when older cookies must end."""

token = Table(
    "token",
    metadata,
    Column("digest", _ID, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player", _ID, ForeignKey("player.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Double),
)
"""One-time links to another device, and the keys of bots: SHA-256 digests, never the tokens."""

record = Table(
    "record",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("match", _ID, nullable=False, unique=True),
    Column("code", _ID, nullable=False),
    Column("game", String(32), nullable=False),
    Column("preset", String(64), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("finished_at", Double, nullable=False, index=True),
    Column("lines", Text, nullable=False),
)
"""Finished matches, rendered."""

played = Table(
    "played",
    metadata,
    Column("record", _ID, ForeignKey("record.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", _ID, nullable=False, index=True),
    Column("side", Integer),
    Column("won", Boolean),
)
"""Which person had which seat in a finished match, the lowest seat of his side, and whether it won; null where the
match was not played to its end."""

analysis = Table(
    "analysis",
    metadata,
    Column("match", _ID, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("by", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
"""What was found about finished deals, and by which look (`by`): another look replaces it."""

meta = Table(
    "meta",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Double, nullable=False),
)
"""Facts about the server itself: when it was last alive."""
