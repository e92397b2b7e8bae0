"""A shorter way for choices: the same handlers after the same checks, without the machinery.

Most requests of a match are choices. Finding a handler, injecting what it asks for and wrapping its
answer takes the framework longer than the choice itself takes the table. Whatever is unusual about
a request goes the general way instead, which knows all refusals, languages and encodings.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.handlers import HTTPRouteHandler

from monsterbox.server.http.csrf import TOKEN_FIELD, check_api, check_read_form
from monsterbox.server.http.operator_access import admit
from monsterbox.server.http.problems import HANDLERS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes import api_table, table
from monsterbox.server.http.visitors import AnyRequest, Visitor, visitor_of
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.watch import encoded

LARGEST_BODY = 4 * 1024  # a choice has a few hundred bytes
PLAIN_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?")
PACKED = re.compile(r"br|gzip|\*")
JSON_HEAD = (b"content-type", b"application/json")
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]
Head = Sequence[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Way:
    """How choices of one kind are read, checked, made and answered."""

    handler: HTTPRouteHandler
    template: str
    paths: re.Pattern[str]
    content_types: re.Pattern[str]
    is_usual: Callable[[Headers], bool]
    read: Callable[[bytes], Any]
    check: Callable[[AnyRequest, Any], Awaitable[None]]
    make: Callable[[Tables, Visitor, str, Any], Awaitable[tuple[int, Head, bytes]]]


# The two kinds


class Form(NamedTuple):
    """What a page sends."""

    move: table.MoveForm
    token: str


async def check_form(request: AnyRequest, data: Form) -> None:
    check_read_form(request, data.token)


async def check_json(request: AnyRequest, data: api_table.Move) -> None:
    await check_api(request)


async def choose_on_page(
    tables: Tables, visitor: Visitor, at: str, data: Form
) -> tuple[int, Head, bytes]:
    await table.play(tables, at, visitor, data.move)
    return 204, (), b""


async def choose_in_program(
    tables: Tables, visitor: Visitor, at: str, data: api_table.Move
) -> tuple[int, Head, bytes]:
    json = encoded(await api_table.play_and_show(visitor, tables, at, data)).json
    return 200, (JSON_HEAD, (b"content-length", b"%d" % len(json))), json


def read_form(body: bytes) -> Form:
    """Read the fields; one that comes twice is for the general way to judge."""
    pairs = parse_qsl(body.decode("ascii"), keep_blank_values=True, strict_parsing=True)
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field comes twice")
    return Form(msgspec.convert(fields, table.MoveForm, strict=False), fields.get(TOKEN_FIELD, ""))


def comes_from_script(headers: Headers) -> bool:
    return headers.get("hx-request") == "true"


def is_unpacked(headers: Headers) -> bool:
    return not PACKED.search(headers.get("accept-encoding", ""))


WAYS = (
    Way(
        handler=api_table.make_move,
        template="/api/tables/{table}/moves",
        paths=re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/moves"),
        content_types=re.compile("application/json"),
        is_usual=is_unpacked,
        read=msgspec.json.Decoder(api_table.Move).decode,
        check=check_json,
        make=choose_in_program,
    ),
    Way(
        handler=table.move,
        template="/t/{table}/moves",
        paths=re.compile(r"/t/([A-Za-z0-9_-]{1,40})/moves"),
        content_types=re.compile(
            "application/x-www-form-urlencoded(; ?charset=utf-8)?", re.IGNORECASE
        ),
        is_usual=comes_from_script,
        read=read_form,
        check=check_form,
        make=choose_on_page,
    ),
)


# The way


async def answer(app: Any, general: App, scope: Any, receive: Receive, send: Send) -> None:
    """Make a choice the shorter way if this is one, and answer everything else the general way."""
    found = way_of(scope)
    if found is None:
        return await general(scope, receive, send)
    way, at = found
    heard = await hear(receive)
    data = data_in(heard, way)
    if data is None:
        return await general(scope, again(heard, receive), send)
    scope |= {"app": app, "litestar_app": app, "path_params": {"table": at}}
    scope |= {"path_template": way.template, "route_handler": way.handler}
    scope.setdefault("state", {})
    request: AnyRequest = Request(scope, receive=receive, send=send)
    try:
        for guard in (admit, limit_moves):
            await guard(request, way.handler)
        await way.check(request, data)
        tables, visitor = request.app.state.tables, visitor_of(request)
        status, head, body = await way.make(tables, visitor, at, data)
    except Exception as error:
        refusal = refuse(request, error).to_asgi_response(app=None, request=request)
        return await refusal(scope, receive, send)
    await send({"type": "http.response.start", "status": status, "headers": list(head)})
    await send({"type": "http.response.body", "body": body})


def way_of(scope: Any) -> tuple[Way, str] | None:
    """Return the way of a choice and its table, if everything about the request is usual."""
    if scope["method"] != "POST" or scope["query_string"] or not scope["path"].endswith("/moves"):
        return None
    headers = Headers.from_scope(scope)
    for way in WAYS:
        found = way.paths.fullmatch(scope["path"])
        if found is not None:
            is_usual = (
                way.content_types.fullmatch(headers.get("content-type", ""))
                and PLAIN_HOST.fullmatch(headers.get("host", ""))
                and way.is_usual(headers)
            )
            return (way, found[1]) if is_usual else None
    return None


async def hear(receive: Receive) -> list[Message]:
    """Return the parts of the body, as far as it may be that of a choice."""
    heard: list[Message] = []
    length = 0
    while not heard or (is_begun(heard[-1]) and length <= LARGEST_BODY):
        heard.append(await receive())
        length += len(heard[-1].get("body", b""))
    return heard


def is_begun(message: Message) -> bool:
    return message["type"] == "http.request" and bool(message.get("more_body"))


def data_in(heard: Sequence[Message], way: Way) -> Any:
    """Return what the body says; None if it is incomplete, long, or not to be understood."""
    if heard[-1]["type"] != "http.request" or heard[-1].get("more_body"):
        return None
    try:
        return way.read(b"".join(part.get("body", b"") for part in heard))
    except ValueError:  # also what msgspec raises
        return None


def again(heard: Sequence[Message], receive: Receive) -> Receive:
    """Return the same parts from the beginning."""
    rest = [*reversed(heard)]

    async def next_message() -> Message:
        message: Message = rest.pop() if rest else await receive()
        return message

    return next_message


def refuse(request: AnyRequest, error: Exception) -> Response[Any]:
    """Return what the general way would answer."""
    kinds = (kind for kind in type(error).__mro__ if kind in HANDLERS)
    handler: Any = HANDLERS[next(kinds)]
    response: Response[Any] = handler(request, error)
    return response
