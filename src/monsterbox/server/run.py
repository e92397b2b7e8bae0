"""Run the server in this process until it is told to stop.

The command line loads this module by name: nothing imports the server.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn

from monsterbox.cluster import check_ray
from monsterbox.core.errors import MonsterboxError, listing
from monsterbox.server.addresses import is_monsterbox, leads_nowhere_else
from monsterbox.server.app import App, create_app
from monsterbox.server.background.bot_pool import start_bots
from monsterbox.server.clock import SystemClock
from monsterbox.server.files import most_connections, raise_file_limit
from monsterbox.server.http.connections import Connections, served_with
from monsterbox.server.http.templates import Pages
from monsterbox.server.logging import set_up_logging
from monsterbox.server.settings import (
    HIGHEST_PORT,
    Settings,
    operator_token,
    read_settings,
    smtp_password,
)
from monsterbox.server.store import SqlStore, default_database
from monsterbox.server.store.lock import only_server
from monsterbox.server.tables.admission import Admission
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.unwanted_names import UnwantedNames, read_names

if TYPE_CHECKING:
    from monsterbox.server.store.peers import Peers

BACKLOG = 2048
MORE_PORTS = 20
COLLECT = (5_000, 20, 1_000)  # thresholds of the garbage collector
PATIENCE = 10  # seconds that requests in progress may take to finish
WARM_AFTER = 2.0  # seconds
CSRF_KEY = "csrf-key"
ANY_PORT = "127.0.0.1:0"
logger = logging.getLogger(__name__)


class BadAddress(MonsterboxError):
    """The server cannot listen on this address."""


class PortInUse(BadAddress):
    """Another program listens there, perhaps another one of us."""


class Server(uvicorn.Server):
    """Ends all streams before uvicorn begins to wait for them."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait for requests.

        Unlike in uvicorn, the signal is not raised again: the store still has to be closed.
        """
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._app.state.streams.close)
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            tune_garbage_collector()
            warm_later(self._app.state.pages)
            self._ready()


def main(given: Mapping[str, str | None]) -> int:
    """Serve until stopped; a `MonsterboxError` says in a line why the server cannot start."""
    settings = read_settings(given, os.environ)
    set_up_logging(settings.log_level)
    if settings.ray:
        check_ray()
    try:
        listener = listen(settings)
    except PortInUse as error:
        listener = listen_elsewhere(settings, error)
    with listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        status = run(serve(settings, listener))
    print("Monsterbox: stopped; all tables are kept for the next start", flush=True)
    return status


def listen(settings: Settings) -> socket.socket:
    """Open the socket to serve on; `::` is all addresses of both kinds."""
    host = "" if settings.host == "*" else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        listener = socket.create_server(
            (host, settings.port), family=family, backlog=BACKLOG, dualstack_ipv6=both
        )
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        kind = PortInUse if error.errno == errno.EADDRINUSE else BadAddress
        raise kind(f"cannot listen on {where}: {error.strerror}") from None
    # asyncio sets this only on sockets that it made: without it, responses are delayed by 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def listen_elsewhere(settings: Settings, error: PortInUse) -> socket.socket:
    """Take one of the next ports for whoever only wants to play, or say who has this one."""
    if is_monsterbox(settings.host, settings.port):
        raise PortInUse(f"already running at {settings.address}; --port starts a second one")
    if not settings.open:
        raise PortInUse(f"{error}; --port takes another one")
    for port in range(settings.port + 1, min(settings.port + MORE_PORTS, HIGHEST_PORT)):
        with suppress(PortInUse):
            listener = listen(msgspec.structs.replace(settings, port=port))
            print(f"Port {settings.port} is taken by another program: {port} instead", flush=True)
            return listener
    raise error


def run(work: Coroutine[Any, Any, int]) -> int:
    """Run with the faster event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


async def serve(settings: Settings, listener: socket.socket) -> int:
    """Serve, from opening the database to closing it."""
    store = SqlStore(settings.database or default_database())
    with only_server(store.database.url):
        return await serve_tables(settings, listener, store)


async def serve_tables(settings: Settings, listener: socket.socket, store: SqlStore) -> int:
    inner, peers = among_others(settings, store)
    try:
        await store.start()
        csrf_key = await store.setting(CSRF_KEY, lambda: secrets.token_bytes(32))
        bots = start_bots(settings.bot_processes or spare_cores(), settings.ray or None)
        pause, days = settings.bot_pause, settings.keep_days
        clock = SystemClock()
        tables = Tables(
            store,
            bots,
            clock,
            bot_pause=pause,
            keep_days=days,
            peers=peers,
            review_processes=settings.bot_processes or os.cpu_count() or 1,
        )
        tables.rooms.open_texts = settings.free_text_at_open_tables
        if settings.unwanted_names:
            more = read_names(Path(settings.unwanted_names))
            tables.rooms.admission = Admission(UnwantedNames(more))
        token = operator_token(settings, os.environ)
        password = smtp_password(settings, os.environ)
        app = create_app(settings, tables, csrf_key, token=token, peers=peers, password=password)
        inner_port = inner[0].getsockname()[1] if inner else None
        server = Server(configure(app, settings, inner_port), app, lambda: greet(settings))
        with metrics_of(app, settings):
            await server.serve(sockets=[listener, *inner])
        return 0 if server.started else 1
    finally:
        for one in inner:
            one.close()
        await store.close()


def among_others(settings: Settings, store: SqlStore) -> tuple[list[socket.socket], Peers | None]:
    """Open the address for other processes of the same database, if it can have several."""
    url = store.database.url
    if url.get_backend_name() == "sqlite":
        return [], None
    from monsterbox.server.store.peers import Peers

    host, _, port = (settings.peer_address or ANY_PORT).rpartition(":")
    where = msgspec.structs.replace(settings, host=host.strip("[]"), port=int(port))
    inner = listen(where)
    return [inner], Peers(store.database, f"{host}:{inner.getsockname()[1]}")


def metrics_of(app: App, settings: Settings) -> AbstractContextManager[None]:
    """Serve metrics where the settings say so."""
    where = settings.metrics_address
    return nullcontext() if where is None else app.state.metrics.served(*where)


def tune_garbage_collector() -> None:
    """Make full garbage collections rare: each stops all tables for a fifth of a second.

    What exists at the start is never freed; tables and what they show make hardly any cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def warm_later(pages: Pages) -> None:
    """Warm up in the background, once whoever waited for the server has seen the first page."""
    warming = threading.Timer(WARM_AFTER, pages.warm)
    warming.daemon = True
    warming.start()


def spare_cores() -> int:
    """Return the number of cores for bots: one core is kept for the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


def configure(app: App, settings: Settings, inner_port: int | None = None) -> uvicorn.Config:
    most = most_connections(raise_file_limit())
    one = settings.connections_per_address
    guard = Connections(most, one, settings.trusted_proxy, inner_port)
    return uvicorn.Config(
        app,
        access_log=False,
        date_header=True,
        forwarded_allow_ips=settings.trusted_proxy or None,
        http=served_with(guard),
        lifespan="on",
        log_config=None,
        proxy_headers=bool(settings.trusted_proxy),
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        ws="none",
    )


def greet(settings: Settings) -> None:
    """Print where to find the server, once it is running."""
    print(f"Monsterbox: {settings.address}", flush=True)
    if settings.other_addresses:
        print(f"Monsterbox: also {listing(settings.other_addresses)}", flush=True)
    if leads_nowhere_else(settings.address):
        print("Monsterbox: for this device only; --host 0.0.0.0 lets others in", flush=True)
    if settings.open and has_screen():
        threading.Thread(target=webbrowser.open, args=(settings.address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser with a screen can be opened; one in the terminal would not help."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return named or sys.platform in ("darwin", "win32")
