"""Connections: nobody holds one without using it, and no household holds too many.

uvicorn waits for the rest of a request for as long as it takes. Here the head and the body of a
request each have a time limit, a head has a largest size, and a client that stops reading is left.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from monsterbox.server.http.households import household

HEAD = 10.0  # seconds for a request line and its headers, and for the first byte of them
BODY = 30.0  # seconds for a body
STUCK = 60.0  # seconds that a client may leave what it is sent unread
LARGEST_HEAD = 64 * 1024
EVERYBODY = "*"
REFUSAL = "HTTP/1.1 {}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TIMED_OUT = REFUSAL.format("408 Request Timeout").encode()
TOO_LARGE = REFUSAL.format("431 Request Header Fields Too Large").encode()
TOO_MANY = REFUSAL.format("429 Too Many Requests").encode()


class Connections:
    """The open connections, counted by household; those of trusted proxies are of many people."""

    def __init__(
        self,
        most: int,
        most_for_one: int,
        trusted_proxy: str = "",
        inner_port: int | None = None,
    ) -> None:
        self.most = most
        self.most_for_one = most_for_one
        self.is_proxy = proxies(trusted_proxy)
        self.inner_port = inner_port
        """Where other processes of ours pass requests on, those of many people as well."""
        self.count = 0
        self._held: Counter[str] = Counter()

    def enter(self, address: str, port: int | None = None) -> bool:
        """Count a connection to a port of ours; return whether there is room for it."""
        who = household(address)
        self.count += 1
        self._held[who] += 1
        if self.count > self.most:
            return False
        is_inner = port is not None and port == self.inner_port
        is_limited = self.most_for_one > 0 and not (is_inner or self.is_proxy(address))
        return not is_limited or self._held[who] <= self.most_for_one

    def leave(self, address: str) -> None:
        who = household(address)
        self.count -= 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]


def proxies(trusted: str) -> Callable[[str], bool]:
    """Return whether an address is one of the trusted proxies in the settings."""
    parts = [part.strip() for part in trusted.split(",") if part.strip()]
    if EVERYBODY in parts:
        return lambda address: True
    networks = [ipaddress.ip_network(part, strict=False) for part in parts]
    return lambda address: is_in(address, networks)


def is_in(address: str, networks: Iterable[Any]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in network for network in networks)


class Protocol(HttpToolsProtocol):
    """One connection, with time limits; `served_with` says which limits."""

    guard: Connections

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head = 0
        self._is_in_head = False
        self._address = self.client[0] if self.client else ""
        if self.guard.enter(self._address, self.server[1] if self.server else None):
            self._await_head()
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self._address)
        self._stop(self._timer)
        self._stop(self._unread)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._is_in_head and self._head > LARGEST_HEAD:
            self._refuse(TOO_LARGE)

    # What the parser tells

    def on_message_begin(self) -> None:
        self._await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._wait(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop(self._timer)
        self._timer = None
        self._head = 0
        super().on_message_complete()

    # What the transport tells

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop(self._unread)
        self._unread = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop(self._unread)
        super().resume_writing()

    # Waiting

    def _await_head(self) -> None:
        if not self._is_in_head:
            self._is_in_head = True
            self._wait(HEAD)

    def _wait(self, seconds: float) -> None:
        self._stop(self._timer)
        self._timer = self.loop.call_later(seconds, self._refuse, TIMED_OUT)

    def _stop(self, timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()

    def _refuse(self, answer: bytes) -> None:
        """Say why, unless an answer has begun, and hang up."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(answer)
        self.transport.close()


def served_with(guard: Connections) -> type[asyncio.Protocol]:
    """Return the protocol of a server with these limits."""
    return type("GuardedProtocol", (Protocol,), {"guard": guard})
