"""Bring a database up to the schema of this version at every start.

To add a migration, write a file in `migrations/versions` with the next number by hand, and set
`NEWEST` to that number. There is no `alembic.ini` and no command to run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from monsterbox.server.store.errors import Code
from monsterbox.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0004"
VERSION_TABLE = "monsterbox_version"
PATIENCE = 60_000  # milliseconds that another process may take for its migrations
LOCK = 0x6D6F6E73746572  # any number, as long as all processes use the same one


class BadSchema(Exception):
    """The tables are not ours, or their version is not known yet."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code


def upgrade(connection: sa.Connection) -> None:
    """Run all missing migrations, or none; processes that start together take turns."""
    lock(connection)
    here = revision(connection)
    if here == NEWEST:
        return
    if here is None:
        refuse_foreign_tables(connection)
    run_migrations(connection, here)


def lock(connection: sa.Connection) -> None:
    """Lock first in the transaction, so that what is read next stays true."""
    if connection.dialect.name == "sqlite":
        # A migration that copies a table must not delete the rows that refer to it.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def revision(connection: sa.Connection) -> str | None:
    """Return the number of the last migration that ran on this database."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def refuse_foreign_tables(connection: sa.Connection) -> None:
    ours = set(metadata.tables) & set(sa.inspect(connection).get_table_names())
    if ours:
        names = ", ".join(sorted(ours))
        raise BadSchema("database-foreign", f"contains tables of another program: {names}")


def run_migrations(connection: sa.Connection, here: str | None) -> None:
    # Imported late: the schema is already up to date at almost every start.
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    if here is not None and here not in known_versions():
        reason = f"was written by a newer Monsterbox: schema {here}; this one only knows {NEWEST}"
        raise BadSchema("database-newer", reason)
    command.upgrade(config, NEWEST)


def known_versions() -> set[str]:
    """Return the numbers of all migrations that this version has."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(configuration())
    return {script.revision for script in scripts.walk_revisions()}


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "monsterbox.server.store:migrations")
    return config
