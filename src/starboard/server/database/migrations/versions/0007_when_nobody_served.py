"""When a worker last served, pauses without a worker, and rated matches that somebody left."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Forwards."""
    serving = op.create_table(
        "serving", sa.Column("one", sa.Integer(), primary_key=True), sa.Column("at", sa.Float())
    )
    op.bulk_insert(serving, [{"one": 1, "at": None}])
    op.create_table(
        "pauses",
        sa.Column("ended", sa.Float(), primary_key=True),
        sa.Column("began", sa.Float(), nullable=False),
    )
    with op.batch_alter_table("rating_steps", schema=None) as batch_op:
        batch_op.add_column(sa.Column("is_left", sa.Boolean(), nullable=True))
