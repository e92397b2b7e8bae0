"""Where the database is: a file, or an address of SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import sqlalchemy as sa

from monsterbox.core.errors import listing
from monsterbox.server.store.errors import BadDatabase

DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",  # as some providers write it
}

QUERY = {"host": "host", "port": "port", "ssl": "ssl", "sslmode": "ssl"}


def default_database() -> str:
    """Return the file that is used when no database is configured."""
    return str(data_folder() / "monsterbox.db")


def data_folder() -> Path:
    return platformdirs.user_data_path("monsterbox", appauthor=False)


def read_address(address: str) -> sa.URL:
    """Parse an address for SQLAlchemy, with the driver that we use."""
    if "://" not in address:
        return file_address(address)
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        raise unreadable(address, "cannot be read") from None
    if url.get_backend_name() not in DRIVERS:
        raise unreadable(address, "only SQLite and PostgreSQL are supported")
    if url.get_backend_name() == "sqlite":
        return file_named_in(address, url)
    if "@" in f"{url.host}{url.database}":  # then part of the password ended up in them
        raise unreadable(address, "an @ in a password must be written as %40")
    return with_query(address, url.set(drivername=DRIVERS["postgresql"]))


def with_query(address: str, url: sa.URL) -> sa.URL:
    """Translate the parameters after the question mark to the names that the driver uses."""
    if not set(url.query) <= set(QUERY):
        raise unreadable(address, f"only {listing(QUERY)} may follow the question mark")
    return url.set(query={QUERY[name]: value for name, value in url.query.items()})


def file_named_in(address: str, url: sa.URL) -> sa.URL:
    """Refuse a host (two slashes too few) and a query string, which would cut the file name."""
    if url.host or "?" in address:
        raise unreadable(address, "write a file as sqlite:///games.db or as a plain path")
    return file_address(url.database or "")


def file_address(path: str) -> sa.URL:
    if path in ("", ":memory:"):
        raise BadDatabase("database-address", repr(path), "must be a file: games are stored there")
    return sa.URL.create(DRIVERS["sqlite"], database=str(Path(path).expanduser().absolute()))


def unreadable(address: str, reason: str) -> BadDatabase:
    """Report an address without showing it: any part of it may be the password."""
    scheme = address.partition("://")[0]
    return BadDatabase("database-address", f"{scheme}://...", reason)


def without_password(url: sa.URL) -> str:
    """Return the address as it may appear in messages and logs."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    shown = sa.URL.create(
        "postgresql", url.username, host=url.host, port=url.port, database=url.database
    )
    return shown.render_as_string()
