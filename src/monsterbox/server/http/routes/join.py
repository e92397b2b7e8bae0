"""Joining by the one link or the short code of a table, which seats whoever comes."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, URLEncodedBody

from monsterbox.server.http.answers import WebRequest, go, show
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.households import household_of
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_codes, limit_moves
from monsterbox.server.http.routes.api import Seated, TakeSeat, named
from monsterbox.server.http.routes.chance import read_bytes
from monsterbox.server.http.routes.seats import SeatForm, sit
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.store.rows import Goal
from monsterbox.server.tables.errors import BadCode, BadLink, TableFull
from monsterbox.server.tables.secrets import read_code, written_code
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Shown

T = TypeVar("T")
Typed = Annotated[str, msgspec.Meta(max_length=200)]
PATHS = {"table": "/t/{target}/j/{code}", "evening": "/evening/{target}"}


class JoinForm(SeatForm, frozen=True):
    """The name to sit down with, and the seat; without one it is the next that is free."""

    seat: Typed = ""


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """The evening that a code leads to, or the table, as somebody sees it who does not sit there.

    `yours` are seats that you have already. Where none is free, you can watch if `may_watch`.
    """

    table: str | None = None
    free: tuple[int, ...] = ()
    yours: tuple[int, ...] = ()
    may_watch: bool = True
    shown: Shown | None = None
    evening: str | None = None


class TakeFreeSeat(TakeSeat, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How to sit down with a code: the seat is yours to choose; null is the next free one."""

    seat: int | None = None


class TableInvitation(msgspec.Struct, frozen=True):
    """What seats whoever has it: a code to type, and the address for browsers."""

    code: str
    url: str


async def counted(request: WebRequest, asked: Awaitable[T]) -> T:
    """Count a wrong code, so that nobody can try many of them."""
    try:
        return await asked
    except BadCode:
        request.app.state.limits.codes.take(household_of(request))
        raise


@get("/join", guards=[limit_codes])
async def join(
    request: WebRequest, tables: NamedDependency[Tables], code: FromQuery[Typed] = ""
) -> Response[Any]:
    """Ask for a code, and go where it leads."""
    if not code.strip():
        return show(request, "join.html", code="", is_wrong=False)
    return await lead(request, tables, code)


@get("/j/{code:str}", guards=[limit_codes])
async def follow(
    request: WebRequest, tables: NamedDependency[Tables], code: FromPath[str]
) -> Response[Any]:
    """Go where a code leads, from its link or its picture."""
    return await lead(request, tables, code)


async def lead(request: WebRequest, tables: Tables, code: str) -> Response[Any]:
    """Go where a code leads, or ask for it again."""
    try:
        goal = await counted(request, tables.seats.goal_of(code))
    except BadCode:
        return show(request, "join.html", 404, path="/join", code=code.strip(), is_wrong=True)
    return go(request, way_to(goal, code))


def way_to(goal: Goal, code: str) -> str:
    return PATHS[goal.kind].format(target=goal.target, code=read_code(code))


@get("/t/{table:str}/j/{code:str}", guards=[limit_codes])
async def invitation_to_table(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    code: FromPath[str],
) -> Response[Any]:
    """Show who plays at the table, and sit down; whoever sits there already is led there."""
    found = await counted(request, tables.seats.welcome(table, code, visitor.person))
    if found.yours:
        return go(request, f"/t/{table}")
    shown = await tables.shown_to_guest(table, visitor.known, visitor.language)
    path = f"/t/{table}/j/{code}"
    return show(request, "welcome.html", table=shown, found=found, join_path=path)


@post("/t/{table:str}/j/{code:str}", guards=[limit_codes, limit_moves])
async def join_table(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    code: FromPath[str],
    data: URLEncodedBody[JoinForm],
) -> Response[Any]:
    """Sit down; if all seats have been taken meanwhile, the invitation says so."""
    seat = int(data.seat) if data.seat.isdecimal() and data.seat.isascii() else None
    try:
        taking = sit(request, visitor, tables, table, seat, data, code=code)
        return await counted(request, taking)
    except TableFull:
        return go(request, f"/t/{table}/j/{code}")


# For programs


@get("/codes/{code:str}", guards=[limit_codes], responses=PROBLEMS)
async def show_code(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    code: FromPath[str],
) -> Invited:
    """Show the table or the evening that a code leads to."""
    goal = await counted(request, tables.seats.goal_of(code))
    if goal.kind == "evening":
        return Invited(evening=goal.target)
    table = goal.target
    found = await tables.seats.welcome(table, code, visitor.person)
    return Invited(
        table=table,
        free=found.free,
        yours=found.yours,
        may_watch=found.may_watch,
        shown=await tables.shown_to_guest(table, visitor.known, visitor.language),
    )


@post("/codes/{code:str}", guards=[limit_codes, limit_moves], responses=PROBLEMS)
async def take_seat_by_code(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    code: FromPath[str],
    data: JSONBody[TakeFreeSeat],
) -> Seated:
    """Sit down at the table that a code leads to."""
    if data.link is not None:
        raise BadLink
    table = await table_of(request, tables, code)
    person, added = named(visitor, data.name), read_bytes(data.contribution)
    seat = await tables.seats.take(
        table, data.seat, person, person.name, code=code, contribution=added
    )
    return Seated(
        seat=seat,
        token=visitor.secret if visitor.is_new else None,
        shown=await tables.shown(table, person, visitor.language, seat=seat),
    )


async def table_of(request: WebRequest, tables: Tables, code: str) -> str:
    goal = await counted(request, tables.seats.goal_of(code))
    if goal.kind != "table":
        raise BadCode
    return goal.target


@get("/tables/{table:str}/invitation", responses=PROBLEMS)
async def show_invitation(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> TableInvitation:
    """Show the host the code of the table, which seats whoever has it."""
    code = await tables.seats.code(table, visitor.person)
    return TableInvitation(written_code(code), f"{base_url_of(request)}/j/{code}")


ROUTES = [join, follow, invitation_to_table, join_table]
API_ROUTES = [show_code, take_seat_by_code, show_invitation]
