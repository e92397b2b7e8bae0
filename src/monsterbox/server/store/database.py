"""The interface that SQLite and PostgreSQL share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
CONNECTIONS = 5


class Database(Protocol):
    """Connections, and a way to work with them that does not block the loop.

    Work is a plain function of a connection, the same for both.
    """

    url: sa.URL

    async def begin(self, work: Callable[[sa.Connection], None]) -> None:
        """Create what does not exist yet, then do the first work, which may change the schema."""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work in a transaction; when this returns, it is on disk."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work on a snapshot, which does not see what is written meanwhile."""

    async def close(self) -> None:
        """Close all connections."""
