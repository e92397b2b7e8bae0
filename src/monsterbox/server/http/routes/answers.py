"""What routes answer with: a page, a part of one, another place to go, or nothing new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State

from monsterbox.server.http.visitors import page_of, wants_part

WebRequest = Request[Any, Any, State]
SEE_OTHER = 303
NO_CONTENT = 204
LONGEST_WAY = 300


def show(
    request: WebRequest, template: str, status: int = 200, *, path: str = "", **context: Any
) -> Response[str]:
    """A template as this visitor sees it."""
    html = request.app.state.pages.show(template, page_of(request, path), **context)
    return Response(html, status_code=status, media_type=MediaType.HTML)


def slip(request: WebRequest, template: str, **context: Any) -> Response[str]:
    """A template beside the table: the script puts it where it belongs."""
    html = request.app.state.pages.show(template, page_of(request), **context)
    told = f'<hx-partial hx-target="#why" hx-swap="innerHTML">{html}</hx-partial>'
    return Response(told, media_type=MediaType.HTML)


def go(request: WebRequest, path: str, cookies: Sequence[Cookie] = ()) -> Response[Any]:
    """On to another page; scripts are told by a header, since they follow redirects unseen."""
    if wants_part(request):
        return empty(NO_CONTENT, {"hx-redirect": path}, cookies)
    return empty(SEE_OTHER, {"location": path}, cookies)


def empty(
    status: int, headers: Mapping[str, str] | None = None, cookies: Sequence[Cookie] = ()
) -> Response[Any]:
    return Response(
        b"",
        status_code=status,
        media_type=MediaType.TEXT,
        headers=dict(headers or {}),
        cookies=list(cookies),
    )


def way_back(wanted: str) -> str:
    """A path of ours to come back to; whatever else it is, home."""
    strange = any(letter <= " " or letter in "\\\x7f" for letter in wanted)
    if not wanted.startswith("/") or wanted.startswith("//") or strange:
        return "/"
    return wanted if wanted.isascii() and len(wanted) <= LONGEST_WAY else "/"


def is_secure(request: WebRequest) -> bool:
    secure: bool = request.app.state.settings.is_secure
    return secure
