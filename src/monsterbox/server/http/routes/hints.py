"""Ideas at the table, for people who play against bots only."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monsterbox.server.http.answers import WebRequest, show, show_note
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_advice
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Hint

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


@get("/t/{table:str}/hint", guards=[limit_advice])
async def show_hint(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """Show an idea beside the table; without a script, on the page of the table."""
    hint = await tables.hint(table, None, visitor.person, visitor.language)
    if visitor.wants_part:
        return show_note(request, "parts/idea.html", hint=hint)
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "table.html", path=f"/t/{table}", shown=shown, hint=hint)


@get("/tables/{table:str}/hint", guards=[limit_advice], responses=PROBLEMS)
async def give_hint(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
) -> Hint:
    """Show the best choices with their chances and one reason, if you play against bots only."""
    return await tables.hint(table, seat, visitor.person, visitor.language)


ROUTES = [show_hint]
API_ROUTES = [give_hint]
