"""Analyses of finished deals."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_ID = sa.String(64)


def upgrade() -> None:
    """One step up; there is no way down but the backup made before it."""
    op.create_table(
        "analysis",
        sa.Column("match", _ID, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "deal", name="pk_analysis"),
    )
