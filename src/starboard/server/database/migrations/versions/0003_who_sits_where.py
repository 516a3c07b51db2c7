"""Names of players who share a device, and when the owner of a seat was last connected."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Forwards."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("name", sa.String(length=40), nullable=True))
        batch_op.add_column(sa.Column("seen", sa.Float(), nullable=True))
