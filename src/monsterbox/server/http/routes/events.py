"""The stream of a table page: the whole fragment first, then one for every change."""

from __future__ import annotations

from functools import partial

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Stream

from monsterbox.server.http.answers import WebRequest, page_of
from monsterbox.server.http.households import household_of
from monsterbox.server.http.streams import answer_with, begun, fragments
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables

EVENTS = "text/event-stream"


@get("/t/{table:str}/events", opt={"is_stream": True, "is_packed": True}, media_type=EVENTS)
async def events(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Stream:
    """Stream server-sent events, one stream for each open tab."""
    who = household_of(request)
    request.app.state.streams.check_room(who)
    pages, page = request.app.state.pages, page_of(request)
    source = await begun(tables.watch(table, visitor.known, visitor.language))
    render = partial(pages.fragment, page)
    last = request.headers.get("last-event-id", "")
    chunks = fragments(request.app.state.streams, source, render, last, page.csrf, who)
    return answer_with(request, chunks, EVENTS)


ROUTES = [events]
