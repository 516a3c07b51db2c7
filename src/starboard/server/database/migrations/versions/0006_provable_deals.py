"""A deal's secret and nonces, and seats kept for people invited to a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Forwards."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("secret", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("is_ready", sa.Boolean(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("nonce", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("invited", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("has_declined", sa.Boolean(), nullable=True))
        batch_op.create_index(batch_op.f("ix_seats_invited"), ["invited"], unique=False)
