"""Alembic runs this module first; the caller provides the connection, transaction and lock."""

from __future__ import annotations

from alembic import context

from monsterbox.server.store.migrate import VERSION_TABLE
from monsterbox.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
