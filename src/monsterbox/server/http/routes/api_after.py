"""The JSON API, third part: the end of a match, and what comes after."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_advice, limit_moves
from monsterbox.server.http.routes.after import StepNumber
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Fairness, Replay, ScoreSheet, Shown, Thoughts


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The step to go on from, and whether the cards wait for a contribution of yours."""

    at: StepNumber
    gather: bool = False


class NextTable(msgspec.Struct, frozen=True):
    """The table where play continues."""

    table: str


@post("/tables/{table:str}/give-up", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def give_up_table(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> Shown:
    """End the match for everybody and reveal its secret."""
    await tables.moves.give_up(table, visitor.person)
    return await tables.shown(table, visitor.known, visitor.language)


@get("/tables/{table:str}/score", responses=PROBLEMS)
async def show_score(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> ScoreSheet:
    """Show the score sheet of a match that is over."""
    return await tables.after(table, visitor.known, visitor.language)


@get("/tables/{table:str}/replay", responses=PROBLEMS)
async def show_step(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    at: FromQuery[StepNumber] = 0,
) -> Replay:
    """Show one step again, as you may see it; when the match is over, with all its secrets."""
    return await tables.replay(table, visitor.known, at, visitor.language)


@get("/tables/{table:str}/replay/thoughts", guards=[limit_advice], responses=PROBLEMS)
async def show_step_thoughts(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    at: FromQuery[StepNumber] = 1,
) -> Thoughts:
    """Show what the bot thought whose choice led to this step, once the match is over."""
    return await tables.thoughts(table, visitor.known, at, visitor.language)


@get("/tables/{table:str}/record", responses=PROBLEMS)
async def show_record(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> dict[str, Any]:
    """Show the record of a match that is over, for `monsterbox verify`."""
    await tables.check_may_watch(table, visitor.known)
    return await tables.record(table)


@get("/tables/{table:str}/fairness", responses=PROBLEMS)
async def show_fairness(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> Fairness:
    """Show the commitment and, when the match is over, what is needed to check every draw."""
    await tables.check_may_watch(table, visitor.known)
    return await tables.fairness(table)


@post("/tables/{table:str}/rematch", responses=PROBLEMS)
async def open_rematch(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    gather: FromQuery[bool] = False,
) -> NextTable:
    """Open a rematch with the same people; all who ask get the same table.

    With `gather` the cards wait for a contribution of everybody.
    """
    request.app.state.limits.check_tables(request)
    return NextTable(await tables.new.rematch(table, visitor.person, gather=gather))


@post("/tables/{table:str}/fork", responses=PROBLEMS)
async def open_fork(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Fork],
) -> NextTable:
    """Open a new table that continues from any step of this one."""
    request.app.state.limits.check_tables(request)
    return NextTable(await tables.new.fork(table, data.at, visitor.person, gather=data.gather))


ROUTES = [
    give_up_table,
    show_score,
    show_step,
    show_step_thoughts,
    show_record,
    show_fairness,
    open_rematch,
    open_fork,
]
