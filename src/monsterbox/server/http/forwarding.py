"""Requests for tables that another process holds are answered there; this process passes them on.

It shows a token that only processes of the same database know, and says who asks. If the other one
does not answer, it may be dead: then the table is held here. If it lives, but cannot be reached,
the request is a visit: whatever it changes is stored, and the other process is told.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpcore
from litestar import Request

from monsterbox.server.http.problems import table_failed
from monsterbox.server.http.short_way import again, is_begun
from monsterbox.server.http.streams import Streams
from monsterbox.server.logging import short
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.holdings import Holder
from monsterbox.server.tables.errors import NotStored, TableFailure
from monsterbox.server.tables.rooms import Room
from monsterbox.server.tables.service import Tables

if TYPE_CHECKING:
    from monsterbox.server.store.peers import Peers

TABLE = re.compile(r"/(?:t|api/tables)/([A-Za-z0-9_-]{1,40})(?:/.*)?")
STREAM = re.compile(r"/(?:events|stream)$")
LARGEST_BODY = 64 * 1024  # more than any request for a table may have
TOKEN, CLIENT, SCHEME = b"x-monsterbox-peer", b"x-monsterbox-client", b"x-monsterbox-scheme"
ELSEWHERE = b"x-monsterbox-elsewhere"
OURS = {TOKEN, CLIENT, SCHEME}
OF_ONE_CONNECTION = {
    b"connection",
    b"date",
    b"expect",
    b"keep-alive",
    b"te",
    b"transfer-encoding",
    b"upgrade",
}
PASSED_ON = "passed-on"  # instead of a route, in logs and metrics
TRIES = 5
PAUSE = 0.2  # seconds until it is asked again who holds the table of a process that is gone
CONNECT, ANSWER, SILENCE = 2.0, 60.0, 60.0  # seconds; streams say something every 15
KEPT = 2.0  # seconds that an unused connection is kept; the other side keeps it for longer
log = logging.getLogger(__name__)

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Gone(Exception):
    """The other process cannot be reached; nothing was sent, or it may be sent again."""


class Broken(Exception):
    """The other process has got the request, but no answer came."""


class Elsewhere(Exception):
    """The other process does not hold the table any more."""


class Forwarding:
    """Passes requests on to the process that holds their table."""

    def __init__(self, peers: Peers, tables: Tables, streams: Streams, key: bytes) -> None:
        self.peers = peers
        self.tables = tables
        self.streams = streams
        self.token = hmac.new(key, b"peer", hashlib.sha256).hexdigest().encode()
        self._brief = httpcore.AsyncConnectionPool(max_connections=None, keepalive_expiry=KEPT)
        self._lasting = httpcore.AsyncConnectionPool(max_connections=None, keepalive_expiry=KEPT)

    async def close(self) -> None:
        await self._brief.aclose()
        await self._lasting.aclose()

    async def pass_on(self, app: Any, scope: Any, receive: Receive, send: Send) -> Receive | None:
        """Answer a request where its table is; or return from where it can be heard here.

        Whatever fails on the way, nobody is left without an answer that they may ask again.
        """
        is_answered = False

        async def noted(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            await send(message)

        try:
            return await self._pass_on(app, scope, receive, noted)
        except Exception as error:
            if is_answered:
                raise
            log.exception("a request could not be passed on")
            await refuse(app, scope, receive, send, error)
            return None

    async def _pass_on(self, app: Any, scope: Any, receive: Receive, send: Send) -> Receive | None:
        is_passed_on = self._recognise(scope)
        found = TABLE.fullmatch(scope["path"])
        room = None if found is None else self.tables.rooms.find(found[1])
        if found is None or (room is not None and not (is_passed_on and room.is_new)):
            return receive
        table = found[1]
        if room is not None:
            return await self._hand_over(room, receive, send)
        heard: list[Message] = []
        for _ in range(TRIES):
            holder = await self._holder_of(table)
            if holder is None:
                break
            if is_passed_on:
                await say_elsewhere(send)
                return None
            if not heard:
                heard = await hear(receive)
            if not is_whole(heard):
                break
            scope["path_template"] = PASSED_ON
            try:
                await self._ask(holder, scope, heard, receive, send)
                return None
            except Elsewhere:
                self.peers.forget(table)
            except httpcore.LocalProtocolError:  # a strange request: we read it less strictly
                break
            except Gone as error:
                log.info("%s does not answer for %s: %s", holder.address, short(table), error)
                self.peers.forget(table)
                await asyncio.sleep(PAUSE)
                await self._take_over()
            except Broken as error:
                self.peers.forget(table)
                await refuse(app, scope, receive, send, error)
                return None
        scope.pop("path_template", None)
        return again(heard, receive)

    def is_stream(self, scope: Any) -> bool:
        return STREAM.search(scope["path"]) is not None

    def _recognise(self, scope: Any) -> bool:
        """Believe another process who asks; nobody else can say that."""
        told = {name: value for name, value in scope["headers"] if name in OURS}
        if not told:
            return False
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] not in OURS]
        if not hmac.compare_digest(told.get(TOKEN, b""), self.token):
            return False
        scope["client"] = (told.get(CLIENT, b"").decode("latin-1"), 0)
        scope["scheme"] = told.get(SCHEME, b"http").decode("latin-1")
        return True

    async def _hand_over(self, room: Room, receive: Receive, send: Send) -> Receive | None:
        """Let a table that was only opened here be held where people come for it."""
        try:
            await self.tables.rooms.release(room)
        except TableFailure:
            return receive
        await say_elsewhere(send)
        return None

    async def _holder_of(self, table: str) -> Holder | None:
        try:
            return await self.peers.holder_of(table)
        except StoreFailed:
            return None  # whoever needs the database to answer says so

    async def _take_over(self) -> None:
        with suppress(StoreFailed, TableFailure):
            if self.tables.handover is not None:
                await self.tables.handover.take_over()

    async def _ask(
        self, holder: Holder, scope: Any, heard: list[Message], receive: Receive, send: Send
    ) -> None:
        is_stream = self.is_stream(scope)
        pool = self._lasting if is_stream else self._brief
        try:
            response = await pool.handle_async_request(self._request(holder, scope, heard))
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            raise Gone(str(error)) from None
        except httpcore.LocalProtocolError:
            raise
        except Exception as error:  # dying processes surprise more than one layer of libraries
            told = str(error) or type(error).__name__
            raise (Gone if scope["method"] == "GET" else Broken)(told) from None
        try:
            if any(name.lower() == ELSEWHERE for name, _ in response.headers):
                raise Elsewhere
            await self._answer(response, receive, send, is_stream=is_stream)
        finally:
            await close(response)

    def _request(self, holder: Holder, scope: Any, heard: list[Message]) -> httpcore.Request:
        body = b"".join(part.get("body", b"") for part in heard)
        headers = [pair for pair in scope["headers"] if pair[0] not in OF_ONE_CONNECTION]
        client = scope["client"][0] if scope.get("client") else ""
        headers += [(TOKEN, self.token), (CLIENT, client.encode("latin-1"))]
        headers.append((SCHEME, scope["scheme"].encode("latin-1")))
        if body and not any(name == b"content-length" for name, _ in headers):
            headers.append((b"content-length", b"%d" % len(body)))
        target = scope["raw_path"] + (
            b"?" + scope["query_string"] if scope["query_string"] else b""
        )
        host, _, port = holder.address.rpartition(":")
        silence = SILENCE if self.is_stream(scope) else ANSWER
        return httpcore.Request(
            scope["method"].encode(),
            httpcore.URL(scheme=b"http", host=host.strip("[]"), port=int(port), target=target),
            headers=headers,
            content=body,
            extensions={"timeout": {"connect": CONNECT, "read": silence, "write": ANSWER}},
        )

    async def _answer(
        self, response: httpcore.Response, receive: Receive, send: Send, *, is_stream: bool
    ) -> None:
        """Hand the answer on until one of the three sides has had enough."""
        headers = [
            (name.lower(), value)
            for name, value in response.headers
            if name.lower() not in OF_ONE_CONNECTION
        ]
        start = {"type": "http.response.start", "status": response.status, "headers": headers}
        await send(start)
        work = [
            asyncio.ensure_future(hand_on(response, send)),
            asyncio.ensure_future(until_gone(receive)),
            asyncio.ensure_future(self.streams.closing.wait()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in work:
                one.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
        cuts = [error for error in ended if isinstance(error, Exception)]
        for error in cuts:
            log.info("an answer from another process was cut short: %s", error)
        if is_stream or not cuts:  # the client of a stream comes again, however it has ended
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def close(response: httpcore.Response) -> None:
    """Give the connection back; that it is broken spoils no answer any more."""
    try:
        await response.aclose()
    except Exception as error:
        log.info("a connection to another process was broken: %s", error)


async def hand_on(response: httpcore.Response, send: Send) -> None:
    async for part in response.aiter_stream():
        await send({"type": "http.response.body", "body": part, "more_body": True})


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def hear(receive: Receive) -> list[Message]:
    """Return the parts of the body, as far as we pass it on."""
    heard: list[Message] = []
    length = 0
    while not heard or (is_begun(heard[-1]) and length <= LARGEST_BODY):
        heard.append(await receive())
        length += len(heard[-1].get("body", b""))
    return heard


def is_whole(heard: list[Message]) -> bool:
    return heard[-1]["type"] == "http.request" and not heard[-1].get("more_body")


async def say_elsewhere(send: Send) -> None:
    """Tell the process that has asked to look again who holds the table."""
    head = [(ELSEWHERE, b"1"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 421, "headers": head})
    await send({"type": "http.response.body", "body": b""})


async def refuse(app: Any, scope: Any, receive: Receive, send: Send, error: Exception) -> None:
    """Say that nobody knows whether the change was stored; asked again, the table can tell."""
    scope |= {"app": app, "litestar_app": app, "path_params": {}}
    scope.setdefault("state", {})
    request: Request[Any, Any, Any] = Request(scope, receive=receive, send=send)
    answer = table_failed(request, NotStored(str(error)))
    await answer.to_asgi_response(app=None, request=request)(scope, receive, send)
