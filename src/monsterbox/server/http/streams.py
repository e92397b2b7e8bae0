"""Live updates: what a viewer sees as a stream of fragments (pages) or lines (programs).

A stream begins with the whole, then tells of changes only; who is slow skips states, since
`Tables.watch` gives the newest when asked. The number of an event counts what this stream sent and
says nothing about the table: others may take steps in secret.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any

import msgspec

from monsterbox.server.http.rate_limits import TooMany
from monsterbox.server.tables.errors import TableFailure
from monsterbox.server.views.shown import Shown

HEARTBEAT = 15.0
MOST_STREAMS = 5000
Source = AsyncGenerator[Shown, None]
RETRY = b"retry: 1500\n"
PING = b": \n\n"
BYE = b"event: bye\ndata: \n\n"
LAST_LINE = b'{"bye":true}\n'
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
logger = logging.getLogger(__name__)


class Streams:
    """The open streams; closing ends all of them, so that the server can stop."""

    def __init__(self, heartbeat: float = HEARTBEAT) -> None:
        self.heartbeat = heartbeat
        self.closing = asyncio.Event()
        self.count = 0
        self._leaving: set[asyncio.Future[Any]] = set()

    def close(self) -> None:
        self.closing.set()

    def check_room(self) -> None:
        """A server that is full says so, instead of growing slow for everybody."""
        if self.count >= MOST_STREAMS:
            raise TooMany(wait=10)

    async def follow(self, source: Source) -> AsyncIterator[Shown | None]:
        """What the source tells; None is a sign of life when it was silent for long."""
        bye = asyncio.ensure_future(self.closing.wait())
        coming: asyncio.Future[Shown] | None = None
        self.count += 1
        try:
            while not self.closing.is_set():
                coming = coming or asyncio.ensure_future(anext(source))
                await self._wait({coming, bye})
                if coming.done():
                    shown, coming = coming.result(), None
                    yield shown
                elif not bye.done():
                    yield None
        except StopAsyncIteration:
            return
        finally:
            self.count -= 1
            bye.cancel()
            self._leave(source, coming)

    async def _wait(self, some: set[asyncio.Future[Any]]) -> None:
        """Until the first of them, or until it is time for a sign of life."""
        await asyncio.wait(some, timeout=self.heartbeat, return_when="FIRST_COMPLETED")

    def _leave(self, source: Source, coming: asyncio.Future[Shown] | None) -> None:
        """Without waiting: whoever hung up has cancelled us, and would cancel any wait too."""
        last = asyncio.ensure_future(end(source, coming))
        self._leaving.add(last)
        last.add_done_callback(self._leaving.discard)


async def begun(source: Source) -> Source:
    """The same source with its first answer waiting: a table that is not there fails here.

    Once a stream has begun, no status can tell of a failure any more.
    """
    first = await anext(source)

    async def whole() -> Source:
        try:
            yield first
            async for shown in source:
                yield shown
        finally:
            await end(source, None)

    return whole()


async def end(source: Source, coming: asyncio.Future[Shown] | None) -> None:
    """Let the source tidy up: it may be waiting, or between two answers."""
    if coming is not None:
        coming.cancel()
        await asyncio.wait({coming})
        if not coming.cancelled():
            coming.exception()  # asked for, so that nobody complains that it was not
    await source.aclose()


async def fragments(
    streams: Streams,
    source: Source,
    render: Callable[[Shown], str],
    last: str = "",
) -> AsyncGenerator[bytes, None]:
    """Server-sent events. `last` is what a browser that comes back has seen."""
    number, digest = read_id(last)
    prefix = RETRY
    try:
        async for shown in streams.follow(source):
            html = "" if shown is None else render(shown)
            new = digest if shown is None else digest_of(html)
            if new == digest:
                yield prefix + PING
            else:
                number, digest = number + 1, new
                yield prefix + event(f"{number}-{digest}", html)
            prefix = b""
    except Exception as error:
        note(error)
    yield BYE


async def lines(streams: Streams, source: Source) -> AsyncGenerator[bytes, None]:
    """One JSON object a line; an empty line is a sign of life."""
    previous = b""
    try:
        async for shown in streams.follow(source):
            line = b"\n" if shown is None else msgspec.json.encode(shown) + b"\n"
            if line != previous:
                yield line
            if shown is not None:
                previous = line
    except Exception as error:
        note(error)
    yield LAST_LINE


def event(name: str, html: str) -> bytes:
    data = html.replace("\r", "").replace("\n", "\ndata: ")
    return f"id: {name}\ndata: {data}\n\n".encode()


def digest_of(html: str) -> str:
    return hashlib.sha256(html.encode()).hexdigest()[:12]


def read_id(last: str) -> tuple[int, str]:
    """The number and the digest of an event; strange ids count as none."""
    number, _, digest = last.partition("-")
    if number.isascii() and number.isdecimal() and len(number) < 10:
        return int(number), digest
    return 0, ""


def note(error: Exception) -> None:
    """The answer has begun: all that is left is to say goodbye, and to write it down."""
    if isinstance(error, TableFailure):
        logger.info("stream ended", extra={"code": error.code})
    else:
        logger.error("stream failed", exc_info=error)
