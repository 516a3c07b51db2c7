"""Run by Alembic: migrates over the connection in `attributes`."""

from alembic import context

from starboard.server.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
