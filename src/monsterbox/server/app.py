"""The ASGI app: puts together routes, visitors, failures, headers and compression."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from monsterbox.server.background.mail import Postman
from monsterbox.server.club.club import Club
from monsterbox.server.club.evenings import Evenings
from monsterbox.server.http import short_way
from monsterbox.server.http.assets import load_assets
from monsterbox.server.http.csrf import check_api, check_form
from monsterbox.server.http.operator_access import OperatorAccess, admit
from monsterbox.server.http.problems import HANDLERS
from monsterbox.server.http.rate_limits import Limits
from monsterbox.server.http.routes import (
    after,
    api,
    api_after,
    api_docs,
    api_evenings,
    api_table,
    chance,
    club,
    evenings,
    events,
    hints,
    home,
    install,
    join,
    learn,
    mail,
    me,
    new,
    operator,
    ops,
    puzzles,
    reports,
    reviews,
    rules,
    seats,
    share,
    table,
    talk,
    tempo,
)
from monsterbox.server.http.share import Pictures
from monsterbox.server.http.streams import Streams
from monsterbox.server.http.templates import Pages, load_pages
from monsterbox.server.http.visitors import (
    VISITOR,
    OldAcquaintances,
    Visitor,
    keep_secret,
    visitor_of,
)
from monsterbox.server.logging import short
from monsterbox.server.metrics import Metrics
from monsterbox.server.settings import Settings
from monsterbox.server.tables.service import Tables

if TYPE_CHECKING:
    from monsterbox.server.store.peers import Peers

LARGEST_BODY = 16 * 1024
CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HTTPS_ONLY = b"max-age=31536000"  # a year
GUARDS = (
    (b"content-security-policy", CSP.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
)
PAGES = [
    home,
    learn,
    new,
    table,
    talk,
    chance,
    tempo,
    seats,
    events,
    after,
    rules,
    me,
    mail,
    club,
    reports,
    join,
    hints,
    puzzles,
    reviews,
    evenings,
]
access = logging.getLogger("monsterbox.server.access")


class App(Litestar):
    """Every response, failures included, gets its headers, its metrics and a line in the log."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        started, status = time.perf_counter(), 500
        forwarding = self.state.forwarding
        if forwarding is not None:

            async def passed_on(message: Any) -> None:
                nonlocal status
                status = message.get("status", status)
                await send(message)

            heard = await forwarding.pass_on(self, scope, receive, passed_on)
            if heard is None:
                seconds = time.perf_counter() - started
                return self._note(scope, status, seconds, is_stream=forwarding.is_stream(scope))
            receive = heard

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope, is_secure=self.state.settings.is_secure)
            await send(message)

        try:
            await self.state.acquaintances.recognise(
                scope, self.state.tables, is_secure=self.state.settings.is_secure
            )
            await short_way.answer(self, super().__call__, scope, receive, guarded)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Any, status: int, seconds: float, *, is_stream: bool = False) -> None:
        handler = scope.get("route_handler")
        route = scope.get("path_template") or "none"
        is_stream = is_stream or (handler is not None and "is_stream" in handler.opt)
        self.state.metrics.add(scope["method"], route, status, None if is_stream else seconds)
        told = {"method": scope["method"], "route": route, "status": status}
        told |= {"ms": round(seconds * 1000, 2)}
        if "table" in scope.get("path_params", {}):
            told["table"] = short(str(scope["path_params"]["table"]))
        access.info("request", extra=told)


def add_headers(message: Any, scope: Any, *, is_secure: bool) -> None:
    """Add the headers that every response has, and the cookie of a visitor who had none."""
    raw: list[tuple[bytes, bytes]] = [*message.get("headers", ()), *GUARDS]
    if is_secure:
        raw.append((b"strict-transport-security", HTTPS_ONLY))
    if all(name != b"cache-control" for name, _ in raw):
        raw.append((b"cache-control", b"no-store"))
    message["headers"] = raw
    visitor = scope.get("state", {}).get(VISITOR)
    if visitor is not None and visitor.is_new and not scope["path"].startswith("/api/"):
        cookie = keep_secret(visitor, is_secure=is_secure)
        raw.append((b"set-cookie", cookie.to_header(header="").encode("latin-1")))


def create_app(
    settings: Settings,
    tables: Tables,
    csrf_key: bytes,
    pages: Pages | None = None,
    *,
    token: str = "",
    peers: Peers | None = None,
    password: str = "",
) -> App:
    """Create the app for these tables; the caller closes their store.

    Whoever has the token is an operator. `peers` are the other processes of the database. The
    password is that of the mail server.
    """
    state = State(
        {
            "settings": settings,
            "tables": tables,
            "club": Club(tables.rooms),
            "csrf_key": csrf_key,
            "acquaintances": OldAcquaintances(csrf_key),
            "operator": OperatorAccess(token, csrf_key),
            "pages": pages or load_pages(),
            "assets": load_assets(),
            "pictures": Pictures(),
            "streams": Streams(most_for_one=settings.streams_per_address),
            "metrics": Metrics(),
            "limits": Limits(
                settings.moves_per_second,
                settings.tables_per_minute,
                messages_per_minute=settings.messages_per_minute,
            ),
        }
    )
    state.postman = None
    if settings.smtp_host:
        state.postman = Postman(tables.rooms, settings, password, csrf_key)
    state.forwarding = None if peers is None else forwarding_to(peers, state)
    state.metrics.measure(lambda: {**state.tables.counts(), "streams": state.streams.count})
    return App(
        route_handlers=[page_router(), api_router(), operator_router(), ops_router()],
        state=state,
        dependencies={
            "tables": Provide(tables_of, sync_to_thread=False),
            "evenings": Provide(evenings_of, sync_to_thread=False),
            "visitor": Provide(meet, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        compression_config=compression(),
        openapi_config=api_docs.describe(),
        request_max_body_size=LARGEST_BODY,
        lifespan=[lifespan],
        logging_config=None,
        debug=False,
    )


def forwarding_to(peers: Peers, state: State) -> Any:
    """Load what only a server with others needs."""
    from monsterbox.server.http.forwarding import Forwarding

    return Forwarding(peers, state.tables, state.streams, state.csrf_key)


def tables_of(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def evenings_of(state: State) -> Evenings:
    tables: Tables = state.tables
    return tables.evenings


def meet(request: Request[Any, Any, State], tables: NamedDependency[Tables]) -> Visitor:
    """Depend on `tables` only to be resolved after it: for two dependencies that could be resolved
    at once, Litestar would start tasks in every request.
    """
    return visitor_of(request)


def page_router() -> Router:
    routes = [route for module in PAGES for route in module.ROUTES]
    return Router(
        "/",
        route_handlers=routes,
        before_request=check_form,
        guards=[admit],
        include_in_schema=False,
    )


def api_router() -> Router:
    return Router(
        "/api",
        route_handlers=[
            *api.ROUTES,
            *api_table.ROUTES,
            *api_after.ROUTES,
            *chance.API_ROUTES,
            *tempo.API_ROUTES,
            *hints.API_ROUTES,
            *puzzles.API_ROUTES,
            *me.API_ROUTES,
            *join.API_ROUTES,
            *club.API_ROUTES,
            *api_evenings.ROUTES,
            *reports.API_ROUTES,
            *talk.API_ROUTES,
            *reviews.API_ROUTES,
        ],
        before_request=check_api,
        guards=[admit],
        security=[{"token": []}],
    )


def operator_router() -> Router:
    """Return the operator's pages, which a ban of one's own network does not close."""
    return Router(
        "/",
        route_handlers=operator.OPERATOR_ROUTES,
        before_request=check_form,
        include_in_schema=False,
    )


def ops_router() -> Router:
    routes = [*ops.ROUTES, *install.ROUTES, *mail.LINK_ROUTES, *share.ROUTES]
    return Router("/", route_handlers=routes, include_in_schema=False)


def compression() -> CompressionConfig:
    """Compress pages; streams do so themselves, since they last."""
    return CompressionConfig(
        backend="brotli",
        brotli_quality=3,
        brotli_lgwin=16,
        brotli_gzip_fallback=True,
        exclude_opt_key="is_packed",
    )


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Start the tables; at the end, end all streams before the tables close."""
    await app.state.tables.start()
    postman: Postman | None = app.state.postman
    if postman is not None:
        postman.start()
    try:
        yield
    finally:
        app.state.streams.close()
        if postman is not None:
            await postman.close()
        await app.state.tables.close()
        if app.state.forwarding is not None:
            await app.state.forwarding.close()
