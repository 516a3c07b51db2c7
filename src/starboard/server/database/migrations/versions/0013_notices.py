"""Notices: secrets, where they are sent, quiet hours, and those that are not sent yet."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "notice_keys",
        sa.Column("one", sa.Integer(), nullable=False),
        sa.Column("push", sa.String(length=64), nullable=False),
        sa.Column("links", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("one"),
    )
    op.create_table(
        "notice_targets",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("address", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=True),
        sa.Column("auth", sa.String(length=40), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["key"], ["keys.hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "address"),
    )
    op.create_index("ix_notice_targets_person", "notice_targets", ["person"])
    op.create_index("ix_notice_targets_key", "notice_targets", ["key"])
    op.create_table(
        "quiet_hours",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("begins", sa.Integer(), nullable=False),
        sa.Column("ends", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("target", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("mover", sa.Integer(), nullable=True),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["target"], ["notice_targets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", "target"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
