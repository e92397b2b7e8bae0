"""PostgreSQL, for several processes; its packages are an extra and imported only when needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from monsterbox.server.store.database import CONNECTIONS

T = TypeVar("T")


class PostgresDatabase:
    """A database on a server, reached without threads."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,  # the server may have been restarted
            connect_args={"timeout": 10, "command_timeout": 30},
        )

    async def begin(self, work: Callable[[sa.Connection], None]) -> None:
        try:
            await self.write(work)
        finally:
            await self.engine.dispose()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()
