"""The responses of routes: a page, a part of one, a redirect, or nothing new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State

import monsterbox
from monsterbox.server.addresses import leads_nowhere_else
from monsterbox.server.http.csrf import csrf_token, masked
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.language import OWN_NAMES
from monsterbox.server.http.templates import Page
from monsterbox.server.http.visitors import AnyRequest, visitor_of, wants_part

WebRequest = Request[Any, Any, State]
SEE_OTHER = 303
NO_CONTENT = 204
LONGEST_WAY = 300


def show(
    request: WebRequest, template: str, status: int = 200, *, path: str = "", **context: Any
) -> Response[str]:
    """Render a template for this visitor."""
    html = request.app.state.pages.show(template, page_of(request, path), **context)
    return Response(html, status_code=status, media_type=MediaType.HTML)


def show_note(request: WebRequest, template: str, **context: Any) -> Response[str]:
    """Render a template beside the table; the script puts it where it belongs."""
    html = request.app.state.pages.show(template, page_of(request), **context)
    told = f'<hx-partial hx-target="#why" hx-swap="innerHTML">{html}</hx-partial>'
    return Response(told, media_type=MediaType.HTML)


def go(request: WebRequest, path: str, cookies: Sequence[Cookie] = ()) -> Response[Any]:
    """Redirect to another page; scripts get a header, since they follow redirects silently."""
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


def safe_path(wanted: str) -> str:
    """Return the path to come back to if it is one of ours, else the home page."""
    strange = any(letter <= " " or letter in "\\\x7f" for letter in wanted)
    if not wanted.startswith("/") or wanted.startswith("//") or strange:
        return "/"
    return wanted if wanted.isascii() and len(wanted) <= LONGEST_WAY else "/"


def is_secure(request: WebRequest) -> bool:
    secure: bool = request.app.state.settings.is_secure
    return secure


# What every page gets


def page_of(request: AnyRequest, path: str = "") -> Page:
    """Return what every template gets about the visitor; `path` if the page is shown elsewhere."""
    visitor, base = visitor_of(request), base_url_of(request)
    token = csrf_token(request.app.state.csrf_key, visitor)
    return Page(
        language=visitor.language,
        languages=tuple(OWN_NAMES.items()),
        theme=visitor.person.theme,
        path=path or path_of(request),
        name=visitor.person.name,
        base_url=base,
        is_only_here=leads_nowhere_else(base),
        csrf=masked(token),
        product=monsterbox.__version__,
        has_operator=request.app.state.operator.is_on,
    )


def path_of(request: AnyRequest) -> str:
    """Return where the visitor is; the response to a form is no place to come back to."""
    if request.method != "GET":
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")
