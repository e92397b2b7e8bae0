"""Learning a game: the list of lessons, and going on at the table of one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from monsterbox.server.http.answers import WebRequest, go, show
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.table import done
from monsterbox.server.http.visitors import Visitor, name_or_guest
from monsterbox.server.tables.people import clean_name
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.catalogue import lessons


class BeginForm(msgspec.Struct, frozen=True):
    """Whether the lesson begins anew, even if somebody is in the middle of it."""

    afresh: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NextForm(msgspec.Struct, frozen=True):
    """What was read: how much of the lesson is behind."""

    beat: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


@get("/learn")
async def list_lessons(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> Response[str]:
    """Show the lessons, and how far this visitor has come."""
    progress = await tables.lessons.of(visitor.person)
    return show(request, "learn.html", lessons=lessons(visitor.language), progress=progress)


@get("/learn/{game:str}", sync_to_thread=False)
def to_lesson(request: WebRequest, game: FromPath[str]) -> Response[Any]:
    """Lead to the lesson of a game in the list; it begins with a button."""
    known = any(one.key == game for one in lessons("en"))
    return go(request, f"/learn#{game}" if known else "/learn")


@post("/learn/{game:str}")
async def begin_lesson(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    data: URLEncodedBody[BeginForm],
) -> Response[Any]:
    """Begin the lesson of a game, or go on where the visitor has left it."""
    request.app.state.limits.check_tables(request)
    learner = msgspec.structs.replace(visitor.person, name=clean_name(name_or_guest(visitor, "")))
    table = await tables.lessons.begin(game, learner, afresh=bool(data.afresh))
    return go(request, f"/t/{table}")


@post("/t/{table:str}/lesson/next", guards=[limit_moves])
async def read_on(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[NextForm],
) -> Response[Any]:
    """Go on to the next step; bots wait for this."""
    await tables.lessons.read_on(table, visitor.person, data.beat)
    return done(request, visitor, table)


ROUTES = [list_lessons, to_lesson, begin_lesson, read_on]
