"""The history of ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("pool", sa.String(length=6), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )
    with op.batch_alter_table("rating_steps", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_rating_steps_player"), ["player"], unique=False)
