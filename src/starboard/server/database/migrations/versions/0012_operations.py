"""Erased people, announcements, and ratings that outlive their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Forwards."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("is_erased", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("chat_at", ["at"], unique=False)
        batch_op.create_index(batch_op.f("ix_chat_person"), ["person"], unique=False)
    op.create_table(
        "announcement",
        sa.Column("one", sa.Integer(), nullable=False),
        sa.Column("words", sa.String(length=300), nullable=False),
        sa.Column("begins", sa.Float(), nullable=True),
        sa.Column("ends_at_start", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("one"),
    )
    free_steps()


def free_steps() -> None:
    """Lets rating steps outlive their tables, and adds the player's rank."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("rating_steps_table_id_fkey", "rating_steps", type_="foreignkey")
        op.add_column("rating_steps", sa.Column("rank", sa.Integer(), nullable=True))
        return
    op.drop_index("ix_rating_steps_player", table_name="rating_steps")
    op.rename_table("rating_steps", "old_rating_steps")
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("pool", sa.String(length=6), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("is_left", sa.Boolean(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )
    columns = "table_id, player, game, pool, rating, at, is_left"
    op.execute(f"INSERT INTO rating_steps ({columns}) SELECT {columns} FROM old_rating_steps")
    op.drop_table("old_rating_steps")
    op.create_index("ix_rating_steps_player", "rating_steps", ["player"])
