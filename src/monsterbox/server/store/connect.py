"""Open a database that is reachable, ours and of the newest schema, or say in a line why not."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from monsterbox.server.store.address import without_password
from monsterbox.server.store.database import Database
from monsterbox.server.store.errors import BadDatabase, Code
from monsterbox.server.store.migrate import BadSchema, upgrade
from monsterbox.server.store.sqlite import SqliteDatabase


def database_at(url: sa.URL) -> Database:
    """Create the database object; nothing is opened yet, but the packages must be installed."""
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(url)
    try:
        from monsterbox.server.store.postgres import PostgresDatabase

        return PostgresDatabase(url)
    except ImportError:
        reason = "needs additional packages: pip install 'monsterbox[postgres]'"
        raise BadDatabase("database-driver", without_password(url), reason) from None


async def open_database(database: Database) -> None:
    """Create the file if there is none, and bring the schema up to date."""
    try:
        await database.begin(upgrade)
    except (SQLAlchemyError, OSError, BadSchema) as error:
        code, reason = why(error)
        raise BadDatabase(code, without_password(database.url), reason) from None


def why(error: Exception) -> tuple[Code, str]:
    """Describe a failure as a code and the reason that the driver gave."""
    if isinstance(error, BadSchema):
        return error.code, str(error)
    if isinstance(error, TimeoutError):
        return "database-unreachable", "does not answer"
    if isinstance(error, OSError):
        return "database-unreachable", error.strerror or str(error)
    reason = str(error.orig if isinstance(error, DBAPIError) else error)
    is_foreign = "file is not a database" in reason
    return "database-foreign" if is_foreign else "database-unreachable", reason
