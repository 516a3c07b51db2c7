"""The addresses of open tables, when their hosts were last connected, and an index to find old tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Forwards. Also removes names that look like a bot's, which are no longer allowed."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("address", sa.String(length=45), nullable=True))
        batch_op.add_column(sa.Column("host_seen", sa.Float(), nullable=True))
        batch_op.create_index("tables_old", ["state", "changed"], unique=False)
    op.execute("UPDATE people SET name = '' WHERE lower(name) LIKE 'bot:%'")
