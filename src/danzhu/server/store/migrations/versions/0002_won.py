"""Who won a finished match, and who were partners in it: what statistics are counted from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step up. Of matches kept before, nobody knows without reading them again: they count as played."""
    op.add_column("played", sa.Column("side", sa.Integer))
    op.add_column("played", sa.Column("won", sa.Boolean))
