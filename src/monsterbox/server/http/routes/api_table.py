"""The JSON API, second part: what a seat sees, what it may do, its moves, and the stream."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.households import household_of
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.table import (
    MoveForm,
    SeatNumber,
    Text,
    new_key,
    play,
    reason_for,
)
from monsterbox.server.http.streams import answer_with, begun, lines
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Choice, Reason, Shown

LINES = "application/x-ndjson"
Required = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in notation, the version that it answers, and a key: a key plays only once."""

    choice: Required
    version: Required
    key: Text = ""
    seat: SeatNumber | None = None


class Rest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current version, and a key as for a move."""

    version: Required
    key: Text = ""
    seat: SeatNumber | None = None


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current version, and a key as for a move; `together` takes back `undo_count` choices."""

    version: Required
    key: Text = ""
    seat: SeatNumber | None = None
    together: bool = False


class AdvanceAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the answers that `may_order` lists; an empty one takes it back."""

    kind: Text = ""
    seat: SeatNumber | None = None


class WhichSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seats on this device; from `may_react` it answers a version."""

    seat: SeatNumber
    version: Text = ""


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version in which nobody on this device reacts."""

    version: Required


@get("/tables/{table:str}", responses=PROBLEMS)
async def show_table(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
) -> Shown:
    """Show the table as you see it; without a seat, as a spectator does."""
    return await tables.shown(table, visitor.known, visitor.language, seat=seat)


@get("/tables/{table:str}/view", responses=PROBLEMS)
async def show_view(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
) -> Any:
    """Show what you see, in the terms of the game; null before the first card."""
    return (await tables.shown(table, visitor.known, visitor.language, seat=seat)).view


@get("/tables/{table:str}/choices", responses=PROBLEMS)
async def show_choices(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
) -> tuple[Choice, ...]:
    """List what you may do now; nothing when it is not your turn."""
    return (await tables.shown(table, visitor.known, visitor.language, seat=seat)).choices


@get("/tables/{table:str}/why", responses=PROBLEMS)
async def show_why(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    choice: FromQuery[Text],
    seat: FromQuery[SeatNumber | None] = None,
) -> Reason:
    """Show whether a choice is possible, and the clause that allows or forbids it."""
    shown = await tables.shown(table, visitor.known, visitor.language, seat=seat)
    return await reason_for(tables, shown, visitor, choice)


@post("/tables/{table:str}/moves", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def make_move(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Move],
) -> Shown:
    """Play one choice; it is stored before the response."""
    return await play_and_show(visitor, tables, table, data)


async def play_and_show(visitor: Visitor, tables: Tables, table: str, data: Move) -> Shown:
    """Play the choice of a program; then show the table as it sees it."""
    form = MoveForm(data.choice, data.version, data.key, data.seat)
    await play(tables, table, visitor, form)
    return await tables.shown(table, visitor.person, visitor.language, seat=data.seat)


@post("/tables/{table:str}/rest", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def play_rest_of_series(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Rest],
) -> Shown:
    """Let a bot make the rest of a series of choices, where `series` is not null."""
    key = data.key or new_key()
    await tables.moves.play_rest(table, data.seat, visitor.person, data.version, key)
    return await tables.shown(table, visitor.person, visitor.language, seat=data.seat)


@post("/tables/{table:str}/undo", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def undo_move(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Undo],
) -> Shown:
    """Take your last choice back, if nothing was revealed since."""
    key = data.key or new_key()
    await tables.moves.undo(
        table, data.seat, visitor.person, data.version, key, together=data.together
    )
    return await tables.shown(table, visitor.person, visitor.language, seat=data.seat)


@post("/tables/{table:str}/standing", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def give_advance_answer(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[AdvanceAnswer],
) -> Shown:
    """Answer a question in advance; `may_order` lists the possible answers."""
    await tables.moves.answer_in_advance(table, data.seat, visitor.person, data.kind)
    return await tables.shown(table, visitor.person, visitor.language, seat=data.seat)


@post("/tables/{table:str}/curtain", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def lift_table_curtain(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[WhichSeat],
) -> Shown:
    """Show another seat on the same device."""
    await tables.moves.lift_curtain(table, data.seat, visitor.person, data.version)
    return await tables.shown(table, visitor.known, visitor.language, seat=data.seat)


@post("/tables/{table:str}/decline", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def decline_for_device(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Decline],
) -> Shown:
    """Decline to react, for everybody on this device that `may_react` lists."""
    await tables.moves.decline_all(table, visitor.person, data.version)
    return await tables.shown(table, visitor.known, visitor.language)


@get(
    "/tables/{table:str}/stream",
    opt={"is_stream": True, "is_packed": True},
    media_type=LINES,
    responses=PROBLEMS,
)
async def stream(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
) -> Stream:
    """Stream the whole table as one line of JSON, then a line for every change that you can see.

    A slow reader skips some; an empty line is a heartbeat; the last line is `{"bye":true}`.
    """
    who = household_of(request)
    request.app.state.streams.check_room(who)
    source = await begun(tables.watch(table, visitor.known, visitor.language, seat=seat))
    return answer_with(request, lines(request.app.state.streams, source, who), LINES)


ROUTES = [
    show_table,
    show_view,
    show_choices,
    show_why,
    make_move,
    play_rest_of_series,
    undo_move,
    give_advance_answer,
    lift_table_curtain,
    decline_for_device,
    stream,
]
