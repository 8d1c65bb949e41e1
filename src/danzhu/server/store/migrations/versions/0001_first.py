"""The first schema: logs, commands, pending decisions, tables, due work, people, records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.String(64)


def upgrade() -> None:
    """One step up; there is no way down but the backup made before it."""
    _logs()
    _tables()
    _people()
    _records()


def _logs() -> None:
    op.create_table(
        "event",
        sa.Column("match", _ID, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_event"),
    )
    op.create_table(
        "command",
        sa.Column("match", _ID, nullable=False),
        sa.Column("player", _ID, nullable=False),
        sa.Column("id", _ID, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "player", "id", name="pk_command"),
    )
    op.create_table(
        "pending",
        sa.Column("match", _ID, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "decision", "seat", name="pk_pending"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", _ID, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("match", _ID, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("vacant", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_listed_phase_touched_at", "tables", ["listed", "phase", "touched_at"])
    op.create_table(
        "seated",
        sa.Column("code", _ID, nullable=False),
        sa.Column("player", _ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("code", "player", name="pk_seated"),
    )
    op.create_index("ix_seated_player", "seated", ["player"])
    op.create_table(
        "due",
        sa.Column("code", _ID, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("begin", sa.Double, nullable=False),
        sa.Column("lease", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code", "kind", "seat", "number", name="pk_due"),
    )
    op.create_index("ix_due_begin", "due", ["begin"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )


def _people() -> None:
    op.create_table(
        "player",
        sa.Column("id", _ID, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
    )
    op.create_table(
        "token",
        sa.Column("digest", _ID, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", _ID, nullable=False),
        sa.Column("expires_at", sa.Double),
        sa.PrimaryKeyConstraint("digest", name="pk_token"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name="fk_token_player_player", ondelete="CASCADE"),
    )
    op.create_index("ix_token_player", "token", ["player"])


def _records() -> None:
    op.create_table(
        "record",
        sa.Column("id", _ID, nullable=False),
        sa.Column("match", _ID, nullable=False, unique=True),
        sa.Column("code", _ID, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_record"),
    )
    op.create_index("ix_record_finished_at", "record", ["finished_at"])
    op.create_table(
        "played",
        sa.Column("record", _ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", _ID, nullable=False),
        sa.PrimaryKeyConstraint("record", "seat", name="pk_played"),
        sa.ForeignKeyConstraint(["record"], ["record.id"], name="fk_played_record_record", ondelete="CASCADE"),
    )
    op.create_index("ix_played_player", "played", ["player"])
