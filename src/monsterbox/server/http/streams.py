"""Live updates: what a viewer sees as a stream of fragments (pages) or lines (programs).

A stream begins with everything, then sends only changes; a slow viewer skips states, since
`Tables.watch` yields the newest. The number of an event counts what this stream has sent and
says nothing about the table, where others may take hidden steps. What was sent is not kept until
the next change, which may be far away: hence `del`, and lists that are emptied as they are sent.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any

from litestar.response import Stream

from monsterbox.server.http.rate_limits import TooMany
from monsterbox.server.http.stream_packing import GZIP, packed, takes_gzip
from monsterbox.server.http.visitors import AnyRequest
from monsterbox.server.tables.errors import TableFailure
from monsterbox.server.views.shown import Shown
from monsterbox.server.views.watch import encoded

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
    """The open streams; closing ends all of them, so that the server can stop.

    One household has at most so many of them; 0 is no limit.
    """

    def __init__(self, heartbeat: float = HEARTBEAT, most_for_one: int = 0) -> None:
        self.heartbeat = heartbeat
        self.most_for_one = most_for_one
        self.closing = asyncio.Event()
        self.count = 0
        self._held: Counter[str] = Counter()
        self._leaving: set[asyncio.Future[Any]] = set()

    def close(self) -> None:
        self.closing.set()

    def check_room(self, who: str) -> None:
        """Refuse further streams when there are too many, instead of slowing down for everybody."""
        has_most = self.most_for_one and self._held[who] >= self.most_for_one
        if has_most or self.count >= MOST_STREAMS:
            raise TooMany(wait=10)

    async def follow(self, source: Source, who: str = "") -> AsyncIterator[Shown | None]:
        """Yield what the source yields, and None as a heartbeat after a long silence."""
        bye = asyncio.ensure_future(self.closing.wait())
        coming: asyncio.Future[Shown] | None = None
        arrived: list[Shown] = []
        self._count(who, 1)
        try:
            while not self.closing.is_set():
                coming = coming or asyncio.ensure_future(anext(source))
                await self._wait({coming, bye})
                if coming.done():
                    arrived.append(coming.result())
                    coming = None
                    yield arrived.pop()
                elif not bye.done():
                    yield None
        except StopAsyncIteration:
            return
        finally:
            self._count(who, -1)
            bye.cancel()
            self._leave(source, coming)

    def _count(self, who: str, change: int) -> None:
        self.count += change
        self._held[who] += change
        if not self._held[who]:
            del self._held[who]

    async def _wait(self, some: set[asyncio.Future[Any]]) -> None:
        """Wait for the first of them, or until it is time for a heartbeat."""
        await asyncio.wait(some, timeout=self.heartbeat, return_when="FIRST_COMPLETED")

    def _leave(self, source: Source, coming: asyncio.Future[Shown] | None) -> None:
        """Leave without awaiting: the closed connection that cancelled us would cancel that too."""
        last = asyncio.ensure_future(end(source, coming))
        self._leaving.add(last)
        last.add_done_callback(self._leaving.discard)


async def begun(source: Source) -> Source:
    """Return the source with its first item fetched, so that an unknown table fails here.

    Once a stream has begun, no status code can report a failure any more.
    """
    first = [await anext(source)]

    async def whole() -> Source:
        try:
            yield first.pop()
            async for shown in source:
                yield shown
                del shown
        finally:
            await end(source, None)

    return whole()


async def end(source: Source, coming: asyncio.Future[Shown] | None) -> None:
    """Let the source clean up: it may be waiting, or between two items."""
    if coming is not None:
        coming.cancel()
        await asyncio.wait({coming})
        if not coming.cancelled():
            coming.exception()  # retrieved, so that asyncio does not complain that nobody did
    await source.aclose()


async def fragments(
    streams: Streams,
    source: Source,
    render: Callable[[Shown], str],
    last: str = "",
    token: str = "",
    who: str = "",
) -> AsyncGenerator[bytes, None]:
    """Yield server-sent events; `last` is the last event that a reconnecting browser has seen.

    The token of the forms is another one in every stream, and no news.
    """
    number, digest = read_id(last)
    prefix = RETRY
    try:
        async for shown in streams.follow(source, who):
            html = "" if shown is None else render(shown)
            new = digest if shown is None else digest_of(html.replace(token, "") if token else html)
            part = PING
            if new != digest:
                number, digest = number + 1, new
                part = event(f"{number}-{digest}", html)
            told, prefix = [prefix + part], b""
            del shown, html, part
            yield told.pop()
    except Exception as error:
        note(error)
    yield BYE


async def lines(streams: Streams, source: Source, who: str = "") -> AsyncGenerator[bytes, None]:
    """Yield one JSON object per line; an empty line is a heartbeat."""
    previous = b""
    try:
        async for shown in streams.follow(source, who):
            if shown is None:
                yield b"\n"
                continue
            before, previous = previous, encoded(shown).digest
            told = [encoded(shown).json + b"\n"]
            del shown
            if previous != before:
                yield told.pop()
            told.clear()
    except Exception as error:
        note(error)
    yield LAST_LINE


def answer_with(
    request: AnyRequest, chunks: AsyncGenerator[bytes, None], media_type: str
) -> Stream:
    """Return the stream, compressed if the reader wants it."""
    headers = HEADERS | {"vary": "accept-encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        chunks, headers = packed(chunks), headers | {"content-encoding": GZIP}
    return Stream(chunks, media_type=media_type, headers=headers)


def event(name: str, html: str) -> bytes:
    data = html.replace("\r", "").replace("\n", "\ndata: ")
    return f"id: {name}\ndata: {data}\n\n".encode()


def digest_of(html: str) -> str:
    return hashlib.sha256(html.encode()).hexdigest()[:12]


def read_id(last: str) -> tuple[int, str]:
    """Parse the number and the digest of an event; invalid ids count as none."""
    number, _, digest = last.partition("-")
    if number.isascii() and number.isdecimal() and len(number) < 10:
        return int(number), digest
    return 0, ""


def note(error: Exception) -> None:
    """Log a failure after the response has begun; all that is left is to end the stream."""
    if isinstance(error, TableFailure):
        logger.info("stream ended", extra={"code": error.code})
    else:
        logger.error("stream failed", exc_info=error)
