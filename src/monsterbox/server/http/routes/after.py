"""After the game: the score sheet, the replay, the proof that it was fair, and what comes next."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody

from monsterbox.server.http.answers import WebRequest, go, show
from monsterbox.server.http.rate_limits import limit_advice
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables

StepNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class ForkForm(msgspec.Struct, frozen=True):
    """The step to go on from; `gather` is what a script adds, so that the cards wait for it."""

    at: StepNumber
    gather: str = ""


class RematchForm(msgspec.Struct, frozen=True):
    """What a script adds, so that the cards wait for it."""

    gather: str = ""


@get("/t/{table:str}/score")
async def score(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """Show who has won, row by row with reasons."""
    sheet = await tables.after(table, visitor.known, visitor.language)
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "score.html", shown=shown, sheet=sheet)


@get("/t/{table:str}/replay")
async def replay(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    at: FromQuery[StepNumber | None] = None,
    turn: FromQuery[StepNumber | None] = None,
) -> Response[str]:
    """Show the match again as this visitor may see it: step by step, or a seat's last turn."""
    until = None
    if turn is not None:
        at, until = await tables.turn(table, visitor.known, turn)
    return await step_of(request, visitor, tables, table, at or 0, "replay.html", until=until)


@get("/t/{table:str}/replay/step")
async def replay_step(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    at: FromQuery[StepNumber | None] = None,
) -> Response[str]:
    """Show a single step, for the slider."""
    return await step_of(request, visitor, tables, table, at or 0, "replay_step.html")


async def step_of(
    request: WebRequest,
    visitor: Visitor,
    tables: Tables,
    table: str,
    at: int,
    template: str,
    *,
    until: int | None = None,
) -> Response[str]:
    step = await tables.replay(table, visitor.known, at, visitor.language)
    return show(
        request,
        template,
        shown=step.shown,
        at=step.at,
        most=step.most,
        turns=step.turns,
        may_fork=step.may_fork,
        recollections=step.recollections,
        thinker=step.thinker,
        until=until,
    )


@get("/t/{table:str}/replay/thoughts", guards=[limit_advice])
async def show_thoughts(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    at: FromQuery[StepNumber] = 1,
) -> Response[str]:
    """Show what a bot thought of the choice that led to a step: a part of the page, or a page."""
    told = await tables.thoughts(table, visitor.known, at, visitor.language)
    if visitor.wants_part:
        return show(request, "parts/thoughts.html", thoughts=told)
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "thoughts.html", thoughts=told, shown=shown)


@get("/t/{table:str}/fairness")
async def fairness(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """Show the commitment and, when the match is over, every draw to check."""
    told = await tables.fairness(table)
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "fairness.html", shown=shown, fairness=told)


@get("/t/{table:str}/record.json")
async def record(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> Response[bytes]:
    """Download the record, for `monsterbox replay` and `monsterbox verify`."""
    await tables.check_may_watch(table, visitor.known)
    told = await tables.record(table)
    body = msgspec.json.format(msgspec.json.encode(told), indent=1)
    named = f'attachment; filename="monsterbox-{told["game"]}.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": named})


@post("/t/{table:str}/rematch")
async def rematch(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[RematchForm],
) -> Response[Any]:
    """Open a rematch with the same people; all who ask get the same table."""
    request.app.state.limits.check_tables(request)
    gather = bool(data.gather)
    return go(request, f"/t/{await tables.new.rematch(table, visitor.person, gather=gather)}")


@post("/t/{table:str}/fork")
async def fork(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[ForkForm],
) -> Response[Any]:
    """Open a new table that continues from any step of this one."""
    request.app.state.limits.check_tables(request)
    gather = bool(data.gather)
    fork = await tables.new.fork(table, data.at, visitor.person, gather=gather)
    return go(request, f"/t/{fork}")


ROUTES = [score, replay, replay_step, show_thoughts, fairness, record, rematch, fork]
