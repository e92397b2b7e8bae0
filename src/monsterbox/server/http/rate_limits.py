"""How often one person may do something: a bucket of tokens each, the oldest forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil

from cachetools import LRUCache
from litestar.handlers.base import BaseRouteHandler

from monsterbox.server.http.visitors import AnyConnection, Visitor, visitor_of

MOST_BUCKETS = 20_000


class TooMany(Exception):
    """Somebody was too quick; `wait` is in whole seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"again in {wait} s")
        self.wait = wait


class Limit:
    """So many per second on average, and up to `burst` at once; a rate of 0 is no limit.

    Whoever has not been seen for long has a full bucket again, so that forgetting the oldest
    harms nobody, and a flood of strangers takes no memory.
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets = LRUCache[str, tuple[float, float]](MOST_BUCKETS)

    def take(self, who: str) -> None:
        """One more for this person, or `TooMany`."""
        if not self.rate:
            return
        now = self.clock()
        left, since = self._buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        allowed = left >= 1
        self._buckets[who] = left - 1 if allowed else left, now
        if not allowed:
            raise TooMany(ceil((1 - left) / self.rate))


def limit_moves(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """A guard for routes by which somebody moves."""
    connection.app.state.limits.check_moves(visitor_of(connection))


class Limits:
    """The limits of a server. Tables are counted by address: anybody can forget a cookie."""

    def __init__(
        self,
        moves_per_second: float,
        tables_per_minute: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._moves = Limit(moves_per_second, max(10.0, 3 * moves_per_second), clock)
        self._tables = Limit(tables_per_minute / 60, max(5.0, tables_per_minute / 2), clock)

    def check_moves(self, visitor: Visitor) -> None:
        self._moves.take(visitor.person.id_hash)

    def check_tables(self, connection: AnyConnection) -> None:
        self._tables.take(connection.client.host if connection.client else "")
