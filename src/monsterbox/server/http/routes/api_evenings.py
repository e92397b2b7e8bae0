"""The JSON API of evenings: open one, take part, start rounds, read the standings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from monsterbox.core.options import PRINTED
from monsterbox.server.club.evening_wish import EveningWish
from monsterbox.server.club.evenings import Evenings
from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.api import named
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.secrets import written_code
from monsterbox.server.views.evening import (
    EveningLine,
    EveningRound,
    EveningShown,
    show_evening,
)

Text = Annotated[str, msgspec.Meta(max_length=200)]


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The evening to open: `form` is `swiss` or `round-robin`, `teams` 0 or at least 2.

    `fill` is a bot for empty seats, `minutes` the clock of a round (0 is none), `pause` the minutes
    until the next round starts by itself; with null you start it. With `takes_part` you play.
    """

    title: Text
    game: Text
    preset: Text = PRINTED
    options: dict[str, Any] = {}
    form: Text = "swiss"
    rounds: int = 3
    table_size: int = 2
    teams: int = 0
    fill: Text | None = None
    minutes: int = 0
    pause: int | None = None
    spectators: bool = True
    name: Text = ""
    takes_part: bool = True


class OpenedEvening(msgspec.Struct, frozen=True, kw_only=True):
    """A new evening: the code and the address with which everybody joins.

    Keep the token, which makes you the host; it is sent only if you had none.
    """

    evening: str
    code: str
    url: str
    token: str | None
    shown: EveningShown


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your name; or, if you are the host, the bot that is to take part."""

    name: Text = ""
    bot: Text | None = None


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """The number of who takes part now. Keep the token; it is sent only if you had none."""

    number: int
    token: str | None
    shown: EveningShown


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name, a bot in their place, or the number of a newcomer who goes on for them."""

    name: Text = ""
    bot: Text | None = None
    by: int | None = None


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table ended: the rank of each seat, from 1; equal ranks share a place."""

    ranks: list[int]


@post("/evenings", responses=PROBLEMS)
async def open_evening(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    data: JSONBody[NewEvening],
) -> OpenedEvening:
    """Open an evening."""
    request.app.state.limits.check_tables(request)
    host = named(visitor, data.name)
    told = {k: v for k, v in msgspec.structs.asdict(data).items() if k in WISHES}
    evening = await evenings.open(EveningWish(**told), host)
    if data.takes_part:
        await evenings.join(evening, host, host.name)
    code = await evenings.code(evening)
    return OpenedEvening(
        evening=evening,
        code=written_code(code),
        url=f"{base_url_of(request)}/j/{code}",
        token=visitor.secret if visitor.is_new else None,
        shown=await shown(evenings, evening, visitor),
    )


WISHES = {field.name for field in msgspec.structs.fields(EveningWish)}


async def shown(evenings: Evenings, evening: str, visitor: Visitor) -> EveningShown:
    found = await evenings.look(evening)
    return await show_evening(evenings.rooms, found, visitor.person.id_hash, visitor.language)


@get("/evenings/{evening:str}", responses=PROBLEMS)
async def show_one_evening(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> EveningShown:
    """Show an evening: who takes part, who plays where, and the standings."""
    return await shown(evenings, evening, visitor)


@get("/evenings/{evening:str}/standings", responses=PROBLEMS)
async def show_standings(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> tuple[EveningLine, ...]:
    """Show the standings after the last round that is done."""
    return (await shown(evenings, evening, visitor)).standings


@get("/evenings/{evening:str}/rounds", responses=PROBLEMS)
async def show_rounds(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> tuple[EveningRound, ...]:
    """Show all rounds with their tables and results."""
    return (await shown(evenings, evening, visitor)).rounds


@post("/evenings/{evening:str}/players", guards=[limit_moves], responses=PROBLEMS)
async def join_evening(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    data: JSONBody[NewPlayer],
) -> Joined:
    """Take part from the next round on, or come back; or let the host add a bot."""
    if data.bot is not None:
        number = await evenings.add_bot(evening, data.bot, visitor.person)
    else:
        person = named(visitor, data.name)
        number = await evenings.join(evening, person, person.name)
    return Joined(
        number=number,
        token=visitor.secret if visitor.is_new else None,
        shown=await shown(evenings, evening, visitor),
    )


@patch("/evenings/{evening:str}/players/{number:int}", guards=[limit_moves], responses=PROBLEMS)
async def correct_player(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Correction],
) -> EveningShown:
    """Let the host correct a name, or put somebody else in a player's place."""
    if data.by is not None:
        await evenings.take_over(evening, number, data.by, visitor.person)
    else:
        await evenings.correct(evening, number, visitor.person, name=data.name, bot=data.bot)
    return await shown(evenings, evening, visitor)


@delete("/evenings/{evening:str}/players/{number:int}", guards=[limit_moves], responses=PROBLEMS)
async def leave_evening(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    number: FromPath[int],
) -> None:
    """Take part no longer, from the next round on; the host may send others away."""
    await evenings.leave(evening, number, visitor.person)


@post("/evenings/{evening:str}/rounds", guards=[limit_moves], responses=PROBLEMS)
async def start_round(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> EveningShown:
    """Let the host start the next round, which opens its tables."""
    request.app.state.limits.check_tables(request)
    await evenings.start(evening, visitor.person)
    return await shown(evenings, evening, visitor)


@post(
    "/evenings/{evening:str}/rounds/{number:int}/tables/{table:int}",
    guards=[limit_moves],
    status_code=200,
    responses=PROBLEMS,
)
async def decide_table(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
    data: JSONBody[Decision],
) -> EveningShown:
    """Let the host decide how a table ended, or correct it; rounds and tables count from 1."""
    await evenings.decide(evening, number - 1, table - 1, data.ranks, visitor.person)
    return await shown(evenings, evening, visitor)


@post("/evenings/{evening:str}/end", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def end_evening(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> EveningShown:
    """Let the host end the evening early; what counts are the rounds that are done."""
    await evenings.end(evening, visitor.person)
    return await shown(evenings, evening, visitor)


@delete("/evenings/{evening:str}", guards=[limit_moves], responses=PROBLEMS)
async def delete_evening(
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> None:
    """Let the host delete an evening; its tables stay."""
    await evenings.delete(evening, visitor.person)


ROUTES = [
    open_evening,
    show_one_evening,
    show_standings,
    show_rounds,
    join_evening,
    correct_player,
    leave_evening,
    start_round,
    decide_table,
    end_evening,
    delete_evening,
]
