"""Rate limits: a token bucket for each person; the oldest buckets are forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil

from cachetools import LRUCache
from litestar.handlers.base import BaseRouteHandler

from monsterbox.server.http.households import household_of
from monsterbox.server.http.visitors import AnyConnection, Visitor, visitor_of

MOST_BUCKETS = 20_000
WRONG_CODES = 12  # at once; after that one in ten seconds
TOGETHER = 3  # times as much may be said by everybody at a table as by one of them
FEWER = 20  # times fewer tables in the list than tables, in the long run


ADVICE_PER_SECOND, ADVICE_AT_ONCE = 0.5, 6.0


class TooMany(Exception):
    """Somebody sent too many requests; `wait` is in whole seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"try again in {wait} s")
        self.wait = wait


class Limit:
    """A limit of `rate` per second on average, and up to `burst` at once; a rate of 0 is none.

    The bucket of somebody who has not been seen for long is full again, so forgetting the oldest
    does no harm, and a flood of strangers takes no memory.
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets = LRUCache[str, tuple[float, float]](MOST_BUCKETS)

    def take(self, who: str) -> None:
        """Take a token for this person, or raise `TooMany`."""
        if not self.rate:
            return
        self.check(who)
        left, now = self._buckets[who]
        self._buckets[who] = left - 1, now

    def check(self, who: str) -> None:
        """Raise `TooMany` if no token is left."""
        if not self.rate:
            return
        now = self.clock()
        left, since = self._buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        self._buckets[who] = left, now
        if left < 1:
            raise TooMany(ceil((1 - left) / self.rate))


async def limit_advice(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard the routes that let a bot think for a person."""
    connection.app.state.limits.check_advice(visitor_of(connection))


async def limit_moves(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard the routes that change something at a table."""
    connection.app.state.limits.check_moves(visitor_of(connection))


async def limit_codes(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard the routes where somebody might try one code after the other."""
    connection.app.state.limits.codes.check(household_of(connection))


class Limits:
    """The limits of a server; tables are counted by address, since cookies can be deleted."""

    def __init__(
        self,
        moves_per_second: float,
        tables_per_minute: float,
        clock: Callable[[], float] = time.monotonic,
        messages_per_minute: float = 0.0,
    ) -> None:
        advice = ADVICE_PER_SECOND if moves_per_second else 0.0
        self._advice = Limit(advice, ADVICE_AT_ONCE, clock)
        self._moves = Limit(moves_per_second, max(10.0, 3 * moves_per_second), clock)
        said = messages_per_minute / 60
        self._said = Limit(said, max(5.0, messages_per_minute / 4), clock)
        self._heard = Limit(TOGETHER * said, max(15.0, messages_per_minute), clock)
        self._tables = Limit(tables_per_minute / 60, max(5.0, tables_per_minute / 2), clock)
        self._listed = Limit(tables_per_minute / 60 / FEWER, max(5.0, tables_per_minute / 2), clock)

        self._pictures = Limit(0.5, 30, clock)
        self._mails = Limit(10 / 3600, 10, clock)
        self._mailed = Limit(3 / 86400, 3, clock)
        self.codes = Limit(0.1, WRONG_CODES, clock)
        """Wrong codes of a household; right ones are not counted."""

    def check_messages(self, visitor: Visitor, table: str) -> None:
        """Count what somebody says at a table, and what is said there by all together."""
        self._said.take(f"{visitor.person.id_hash} {table}")
        self._heard.take(table)

    def check_pictures(self, connection: AnyConnection) -> None:
        """Only pictures that have to be drawn are counted."""
        self._pictures.take(household_of(connection))

    def check_mail(self, connection: AnyConnection, address: str) -> None:
        """Few mails to an address, and few from a household: nobody is flooded from here."""
        self._mails.take(household_of(connection))
        self._mailed.take(address.lower())

    def check_moves(self, visitor: Visitor) -> None:
        """Count who comes as somebody new each time by their address."""
        person = visitor.person
        self._moves.take(person.household if visitor.is_new else person.id_hash)

    def check_advice(self, visitor: Visitor) -> None:
        """Thinking for a person takes longer than a move; strangers are counted as for moves."""
        person = visitor.person
        self._advice.take(person.household if visitor.is_new else person.id_hash)

    def check_tables(self, connection: AnyConnection, *, is_open: bool = False) -> None:
        """Tables that everybody sees in the list are limited more than others."""
        self._tables.take(household_of(connection))
        if is_open:
            self._listed.take(household_of(connection))
