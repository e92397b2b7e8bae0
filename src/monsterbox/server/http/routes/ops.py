"""Routes for operators: whether the server lives and is ready; and the static files."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import monsterbox
from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.assets import Assets
from monsterbox.server.tables.service import Tables

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ICON = "favicon-32.png"


@get("/health", sync_to_thread=False)
def health(request: WebRequest) -> Response[dict[str, str]]:
    """Report that the process lives; whether it is of use is for `/ready` to say."""
    closing = request.app.state.streams.closing.is_set()
    told = {"status": "closing" if closing else "ok", "version": monsterbox.__version__}
    return Response(told, status_code=503 if closing else 200)


@get("/ready")
async def ready(request: WebRequest, tables: NamedDependency[Tables]) -> Response[dict[str, str]]:
    """Report whether moves can be stored; a proxy should send nobody while they cannot."""
    closing = request.app.state.streams.closing.is_set()
    status = "closing" if closing else "ok" if await tables.can_store() else "not-stored"
    return Response({"status": status}, status_code=200 if status == "ok" else 503)


@get("/static/{path:path}", sync_to_thread=False, opt={"is_packed": True})
def static(request: WebRequest, path: FromPath[str]) -> Response[bytes]:
    """Serve a file by its hashed name; it never changes."""
    return file(request, str(path).lstrip("/"), FOREVER)


@get("/favicon.ico", sync_to_thread=False, opt={"is_packed": True})
def favicon(request: WebRequest) -> Response[bytes]:
    """Serve the icon that browsers request by themselves."""
    assets: Assets = request.app.state.assets
    return file(request, assets.names.get(ICON, ""), A_DAY)


@get("/robots.txt", sync_to_thread=False, media_type=MediaType.TEXT)
def robots() -> str:
    """Keep search engines away from tables and seat links."""
    return "User-agent: *\nDisallow: /t/\nDisallow: /api/\n"


def file(request: WebRequest, name: str, kept: str) -> Response[Any]:
    assets: Assets = request.app.state.assets
    asset = assets.files.get(name)
    if asset is None:
        raise NotFoundException
    way, body = asset.best(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if way:
        headers["content-encoding"] = way
    return Response(body, media_type=asset.kind, headers=headers)


ROUTES = [health, ready, static, favicon, robots]
