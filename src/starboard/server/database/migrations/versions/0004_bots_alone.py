"""Matches between bots wait until somebody watches: they are never due."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Forwards."""
    op.execute(
        "UPDATE tables SET due = NULL WHERE state = 'playing' AND NOT EXISTS "
        "(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person IS NOT NULL)"
    )
