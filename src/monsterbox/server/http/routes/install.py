"""What makes pages an app that can be installed: its manifest, its worker, its page without a line.

All of it is the same for everybody who reads the language, and holds nothing about a person: it is
all that browsers keep besides static files.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.assets import Assets
from monsterbox.server.http.language import DEFAULT_LANGUAGE, THEMES
from monsterbox.server.http.templates import Pages, translator

A_DAY = "public, max-age=86400"
ASK_AGAIN = "no-cache"
GROUND = "#3b3166"
WORKER = "worker.js"
KEPT = (
    "base.css",
    "offline.css",
    "offline.js",
    "favicon.svg",
    "fonts/londrina-solid-latin-900-normal.woff2",
    "fonts/atkinson-hyperlegible-next-latin-400-normal.woff2",
)
"""The static files of the page that is shown when the server cannot be reached."""
Short = Annotated[str, msgspec.Meta(max_length=40)]


@get("/manifest.webmanifest", sync_to_thread=False)
def manifest(request: WebRequest, language: FromQuery[Short] = "") -> Response[Any]:
    """Describe the app: its name, its icons, where it begins."""
    spoken = language if language in LANGUAGES else DEFAULT_LANGUAGE
    told = {
        "id": "/",
        "name": "Monsterbox",
        "short_name": "Monsterbox",
        "description": translator(spoken)("about-line"),
        "lang": spoken,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": GROUND,
        "background_color": GROUND,
        "categories": ["games"],
        "icons": icons(request.app.state.assets),
    }
    body = msgspec.json.encode(told)
    headers = {"cache-control": A_DAY}
    return Response(body, media_type="application/manifest+json", headers=headers)


def icons(assets: Assets) -> list[dict[str, str]]:
    drawn = [
        ("favicon.svg", "any", "image/svg+xml", "any"),
        ("icon-192.png", "192x192", "image/png", "any"),
        ("icon-512.png", "512x512", "image/png", "any"),
        ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
    ]
    return [
        {"src": assets.url(name), "sizes": sizes, "type": kind, "purpose": purpose}
        for name, sizes, kind, purpose in drawn
    ]


@get("/worker.js", sync_to_thread=False)
def worker(
    request: WebRequest, language: FromQuery[Short] = "", theme: FromQuery[Short] = ""
) -> Response[str]:
    """Serve the service worker; its first line says what it keeps, and changes with that."""
    spoken, light = known(language, theme)
    pages, assets = request.app.state.pages, request.app.state.assets
    headers = {"cache-control": ASK_AGAIN}
    body = worker_for(pages, assets, spoken, light)
    return Response(body, media_type="text/javascript", headers=headers)


@cache
def worker_for(pages: Pages, assets: Assets, language: str, theme: str) -> str:
    page = f"/offline?language={language}&theme={theme}"
    files = [assets.url(name) for name in KEPT]
    script = assets.files[assets.names[WORKER]].body.decode()
    told = "\n".join([offline_page(pages, language, theme), script, *files])
    version = hashlib.sha256(told.encode()).hexdigest()[:12]
    kept = msgspec.json.encode({"version": version, "page": page, "files": files}).decode()
    return f"const KEPT = {kept};\n{script}"


@get("/offline", sync_to_thread=False, media_type=MediaType.HTML)
def offline(
    request: WebRequest, language: FromQuery[Short] = "", theme: FromQuery[Short] = ""
) -> Response[str]:
    """Show what a browser keeps for the time when the server cannot be reached."""
    html = offline_page(request.app.state.pages, *known(language, theme))
    return Response(html, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})


def offline_page(pages: Pages, language: str, theme: str) -> str:
    return pages.render("offline.html", language, theme=theme)


def known(language: str, theme: str) -> tuple[str, str]:
    """Return only what we have: every page that a browser keeps is one of a few."""
    return (
        language if language in LANGUAGES else DEFAULT_LANGUAGE,
        theme if theme in THEMES else THEMES[0],
    )


ROUTES = [manifest, worker, offline]
