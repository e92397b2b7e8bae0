"""How fast a table goes: the speed of its bots, and skipping to the turn of a person."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, URLEncodedBody

from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.table import done
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Shown

Text = Annotated[str, msgspec.Meta(max_length=20)]


class SpeedForm(msgspec.Struct, frozen=True):
    """One of the speeds of bots."""

    speed: Text = ""


class SpeedWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast bots play from now on: `calm`, `brisk` or `at-once`."""

    speed: Text


@post("/t/{table:str}/speed", guards=[limit_moves])
async def set_speed(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[SpeedForm],
) -> Response[Any]:
    """Let the host say how fast bots play."""
    await tables.speeds.set_speed(table, visitor.person, data.speed)
    return done(request, visitor, table)


@post("/t/{table:str}/skip", guards=[limit_moves])
async def skip(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """Let bots play without pauses until a person is asked."""
    await tables.speeds.skip(table, visitor.person)
    return done(request, visitor, table)


@post("/tables/{table:str}/speed", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def set_table_speed(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[SpeedWish],
) -> Shown:
    """Let the host, or whoever plays against bots only, say how fast bots play."""
    await tables.speeds.set_speed(table, visitor.person, data.speed)
    return await tables.shown(table, visitor.known, visitor.language)


@post("/tables/{table:str}/skip", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def skip_to_people(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Shown:
    """Let bots play without pauses until a person is asked."""
    await tables.speeds.skip(table, visitor.person)
    return await tables.shown(table, visitor.known, visitor.language)


ROUTES = [set_speed, skip]
API_ROUTES = [set_table_speed, skip_to_people]
