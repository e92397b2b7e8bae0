"""Bring a database up to the schema of this version, at every start.

A further migration is a file in `migrations/versions` with the next number, written by hand, and
that number in `NEWEST`. There is no `alembic.ini` and no command to run.
"""

from __future__ import annotations

import sqlalchemy as sa

from monsterbox.server.store.errors import Code
from monsterbox.server.store.schema import metadata

NEWEST = "0001"
VERSION_TABLE = "monsterbox_version"
LOCK = 0x6D6F6E73746572  # any number, as long as all processes lock the same


class BadSchema(Exception):
    """Tables that are not ours, or of a version that is not known yet."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code


def upgrade(connection: sa.Connection) -> None:
    """All migrations that are missing, or none; processes that start together wait in line."""
    lock(connection)
    here = revision(connection)
    if here == NEWEST:
        return
    if here is None:
        refuse_foreign_tables(connection)
    run_migrations(connection, here)


def lock(connection: sa.Connection) -> None:
    """The transaction begins with the lock, so that what is read next stays true."""
    if connection.dialect.name == "sqlite":
        # A migration that copies a table must not take the rows that point to it along.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def revision(connection: sa.Connection) -> str | None:
    """The number of the last migration that was run here."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def refuse_foreign_tables(connection: sa.Connection) -> None:
    ours = set(metadata.tables) & set(sa.inspect(connection).get_table_names())
    if ours:
        names = ", ".join(sorted(ours))
        raise BadSchema("database-foreign", f"holds tables of something else: {names}")


def run_migrations(connection: sa.Connection, here: str | None) -> None:
    # Imported late: almost every start finds the schema as it should be.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "monsterbox.server.store:migrations")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if here is not None and here not in known:
        reason = f"is of a newer Monsterbox: schema {here}, and {NEWEST} is the newest known here"
        raise BadSchema("database-newer", reason)
    command.upgrade(config, NEWEST)
