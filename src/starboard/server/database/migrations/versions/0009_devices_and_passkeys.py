"""The device of each key and when it was used; passkeys and their challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Forwards."""
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.add_column(sa.Column("used", sa.Float(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("renewed", sa.Float(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("is_program", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("browser", sa.String(length=40), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("system", sa.String(length=40), nullable=False, server_default=""))
    op.execute("UPDATE keys SET used = created, renewed = created")
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.String(length=2000), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("credential"),
    )
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_passkeys_person"), ["person"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("challenge", sa.String(length=100), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["key"], ["keys.hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", "purpose"),
    )
