"""The server processes that share a PostgreSQL database.

Each has one connection of its own that lasts: on it the process holds a lock, which says that it
lives, and listens for what others have changed at its tables. When this connection ends, for
whatever reason, the process holds no tables any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Any, TypeVar

import sqlalchemy as sa
from cachetools import LRUCache
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from monsterbox.server.store import holdings
from monsterbox.server.store.database import Database
from monsterbox.server.store.errors import StoreFailed, first_line
from monsterbox.server.store.holdings import PROCESS_LOCKS, Holder

T = TypeVar("T")
CHANNEL = "monsterbox"
PATIENCE = 20.0  # seconds that the database may take to answer a sign of life
MOST_REMEMBERED = 20_000
NUMBER = "SELECT nextval(pg_get_serial_sequence('processes', 'number'))"
LOCK = "SELECT pg_advisory_lock($1, $2)"
JOIN = """INSERT INTO processes (number, address, seen)
    VALUES ($1, $2, extract(epoch FROM clock_timestamp()))"""
BEAT = "UPDATE processes SET seen = extract(epoch FROM clock_timestamp()) WHERE number = $1"
ANNOUNCE = sa.text("SELECT pg_notify(:channel, :told)")
log = logging.getLogger(__name__)


class Peers:
    """This process among the others: it joins, claims tables, and learns of what happens."""

    def __init__(self, database: Database, address: str) -> None:
        self.database = database
        self.address = address
        self.number = 0
        """Ours; 0 while we are not one of them."""
        self.on_lost: Callable[[], None] = lambda: None
        self.on_news: Callable[[str], None] = lambda table_id: None
        self._engine = create_async_engine(
            database.url, poolclass=NullPool, connect_args={"timeout": 10, "command_timeout": 30}
        )
        self._connection: AsyncConnection | None = None
        self._raw: Any = None
        self._holders = LRUCache[str, Holder](MOST_REMEMBERED)

    @property
    def is_member(self) -> bool:
        return self.number != 0

    # Life

    async def join(self) -> None:
        """Become one of the processes, under a number that nobody has had before."""
        await self.leave()
        try:
            self._connection = await self._engine.connect()
            self._raw = (await self._connection.get_raw_connection()).driver_connection
            number = await self._raw.fetchval(NUMBER)
            await self._raw.fetchval(LOCK, PROCESS_LOCKS, number)  # first: who has none is dead
            await self._raw.execute(JOIN, number, self.address)
            await self._raw.add_listener(CHANNEL, self._hear)
            self._raw.add_termination_listener(lambda _: self._end(int(number)))
        except Exception as error:
            await self.leave()
            raise StoreFailed(first_line(error)) from error
        self.number = int(number)

    async def beat(self) -> None:
        """Give a sign of life; without an answer, we hold nothing any more."""
        try:
            async with asyncio.timeout(PATIENCE):
                told = await self._raw.execute(BEAT, self.number)
        except Exception as error:
            self._lose()
            raise StoreFailed(first_line(error)) from error
        if told != "UPDATE 1":  # the others took us for dead
            self._lose()
            raise StoreFailed("another process has taken over")

    async def leave(self) -> None:
        """End the connection, and with it all that we hold."""
        self._lose()
        connection, self._connection, self._raw = self._connection, None, None
        if connection is None:
            return
        try:
            await connection.invalidate()
            await connection.close()
        except Exception as error:  # it was gone already
            log.info("the connection to the others has ended: %s", first_line(error))

    def _end(self, number: int) -> None:
        if number == self.number:
            log.warning("the connection to the other processes has ended")
            self._lose()

    def _lose(self) -> None:
        if self.number != 0:
            self.number = 0
            self._holders.clear()
            self.on_lost()

    def _hear(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        number, _, table_id = told.partition(" ")
        if number != str(self.number):
            self.on_news(table_id)

    async def bury(self) -> list[str]:
        """Remove dead processes; return the unfinished tables that they held."""
        number = self._own_number()
        left = await self._do(lambda connection: holdings.bury(connection, number))
        if left:
            self._holders.clear()
        return left

    # Tables

    async def holder_of(self, table_id: str) -> Holder | None:
        """Return which other process holds a table; None if it is ours, nobody's, or unknown."""
        found = self._holders.get(table_id)
        if found is None:
            found = await self._do(lambda connection: holdings.holder_of(connection, table_id))
            if found is not None and found.number != self.number:
                self._holders[table_id] = found
        return None if found is None or found.number == self.number else found

    def forget(self, table_id: str) -> None:
        """Ask the database again: the table is not where we thought."""
        self._holders.pop(table_id, None)

    async def claim(self, table_id: str) -> bool:
        """Hold a table that nobody holds; return whether it is ours."""
        number = self._own_number()
        try:
            holder = await self._do(lambda one: holdings.claim(one, table_id, number))
        except IntegrityError:  # the others have just taken us for dead, or the table is gone
            return False
        return holder == number == self.number

    async def release(self, table_id: str) -> None:
        number = self._own_number()
        await self._do(lambda connection: holdings.release(connection, table_id, number))

    async def announce(self, table_id: str) -> None:
        """Tell whoever holds a table to read it again."""
        told = {"channel": CHANNEL, "told": f"{self.number} {table_id}"}
        await self._do(lambda connection: connection.execute(ANNOUNCE, told) and None)

    async def attend(self, table_ids: Collection[str]) -> None:
        """Note for the lists of other processes that people are at these tables of ours."""
        number = self._own_number()
        await self._do(lambda connection: holdings.attend(connection, table_ids, number))

    async def held_by_others(self, table_ids: Collection[str]) -> dict[str, float]:
        """Return those of the tables that others hold: seconds since people were seen there."""
        number = self.number
        return await self._do(lambda one: holdings.held_by_others(one, table_ids, number))

    def _own_number(self) -> int:
        if not self.is_member:
            raise StoreFailed("the connection to the other processes is interrupted")
        return self.number

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await self.database.write(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(first_line(getattr(error, "orig", None) or error)) from error
