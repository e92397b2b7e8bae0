"""The rulebook as pages: all of it, search results, or a single clause."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monsterbox.server.http.answers import WebRequest, show
from monsterbox.server.http.visitors import Visitor, wants_part
from monsterbox.server.views.catalogue import box
from monsterbox.server.views.rulebook import LONGEST_QUERY, RuleSection, one_clause, sections


@get("/rules/{game:str}", sync_to_thread=False)
def rules(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    game: FromPath[str],
    q: FromQuery[str] = "",
) -> Response[Any]:
    """Show all clauses, or those with the search terms."""
    query = " ".join(q[:LONGEST_QUERY].split())
    return book(request, visitor, game, query, sections(game, visitor.language, query))


@get("/rules/{game:str}/{clause:str}", sync_to_thread=False)
def rule(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    game: FromPath[str],
    clause: FromPath[str],
) -> Response[Any]:
    """Show one clause, which a prompt or a refusal refers to."""
    return book(request, visitor, game, "", one_clause(game, visitor.language, clause))


def book(
    request: WebRequest, visitor: Visitor, game: str, query: str, found: tuple[RuleSection, ...]
) -> Response[Any]:
    template = "parts/rules.html" if wants_part(request) else "rules.html"
    return show(
        request,
        template,
        game=box(game, visitor.language),
        query=query,
        sections=found,
        found=sum(len(section.clauses) for section in found),
    )


ROUTES = [rules, rule]
