"""The rulebook as pages: all of it, search results, or a single entry.

A book is prepared and searched in a thread of its own: both take long enough to be felt at tables.
"""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monsterbox.server.http.answers import WebRequest, show
from monsterbox.server.http.visitors import Visitor, wants_part
from monsterbox.server.views.book import ShownBook
from monsterbox.server.views.catalogue import box
from monsterbox.server.views.pictures import pictures_of
from monsterbox.server.views.rulebook import (
    LONGEST_QUERY,
    one_entry,
    search_book,
    whole_book,
)


@get("/rules/{game:str}")
async def rules(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    game: FromPath[str],
    q: FromQuery[str] = "",
) -> Response[Any]:
    """Show the whole book, or the entries with the search terms."""
    query = " ".join(q[:LONGEST_QUERY].split())
    if query:
        found = await to_thread(search_book, game, visitor.language, query)
    else:
        found = await to_thread(whole_book, game, visitor.language)
    return show_book(request, visitor, game, query, found)


@get("/rules/{game:str}/{entry:str}")
async def rule(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    game: FromPath[str],
    entry: FromPath[str],
) -> Response[Any]:
    """Show one entry, which a prompt, a refusal or another entry refers to."""
    found = await to_thread(one_entry, game, visitor.language, entry)
    return show_book(request, visitor, game, "", found)


def show_book(
    request: WebRequest, visitor: Visitor, game: str, query: str, book: ShownBook
) -> Response[Any]:
    template = "parts/rules.html" if wants_part(request) else "rules.html"
    return show(
        request,
        template,
        game=box(game, visitor.language),
        query=query,
        book=book,
        pictures=pictures_of(game, visitor.language),
    )


ROUTES = [rules, rule]
