"""Why a match cannot be continued, and versions of the rules that are hashes of an owner's material."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Forwards."""
    op.add_column("tables", sa.Column("broken", sa.String(length=300), nullable=True))
    if op.get_bind().dialect.name == "postgresql":  # integers of SQLite have 64 bits
        op.alter_column("tables", "version", type_=sa.BigInteger())
