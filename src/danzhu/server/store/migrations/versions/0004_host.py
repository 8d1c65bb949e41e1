"""Who keeps a table: what those that nobody sits at are counted by."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step up. A table opened before is counted from the next time that something happens at it."""
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.create_index("ix_tables_host", "tables", ["host"])
