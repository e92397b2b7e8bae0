"""The pages of evenings: the form for a new one, the evening itself, the projector, the host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody

from monsterbox.core.options import PRINTED
from monsterbox.server.club.evening_wish import FORMS, EveningWish
from monsterbox.server.club.evenings import Evenings
from monsterbox.server.http.answers import WebRequest, go, is_secure, show
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.problems import Problem, wish_problem
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.new import Fields, named, read_form
from monsterbox.server.http.routes.seats import table_link
from monsterbox.server.http.visitors import Visitor, keep_name, name_or_guest
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import clean_name
from monsterbox.server.views.catalogue import all_games, bots, box, presets
from monsterbox.server.views.evening import EveningShown, show_evening

Text = Annotated[str, msgspec.Meta(max_length=200)]
ROUNDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15)
MINUTES = (0, 10, 15, 20, 30, 45, 60, 90)
PAUSES = (0, 2, 5, 10, 15)
TEAMS = (0, 2, 3, 4)
FIELDS = (
    *("title", "form", "rounds", "table_size", "preset", "name", "plays", "fill", "teams"),
    *("closed", "minutes", "pause"),
)


class PlayerForm(msgspec.Struct, frozen=True):
    """A name to take part with, the bot to add, or who goes on for somebody."""

    name: Text = ""
    spec: Text = ""
    by: Text = ""
    go: Text = ""


@get("/evening/new", sync_to_thread=False)
def new_evening(
    request: WebRequest, visitor: NamedDependency[Visitor], game: FromQuery[Text] = ""
) -> Response[str]:
    """Show the form for a new evening."""
    return form(request, visitor, {"game": game} if game else {})


@post("/evening/new")
async def create_evening(
    request: WebRequest, visitor: NamedDependency[Visitor], evenings: NamedDependency[Evenings]
) -> Response[Any]:
    """Open the evening and go there; the host takes part unless they would rather not."""
    fields = await read_form(request)
    request.app.state.limits.check_tables(request)
    try:
        host = named(visitor, fields)
        evening = await evenings.open(read_wish(fields), host)
    except BadWish as error:
        return form(request, visitor, fields, wish_problem(visitor.language, error))
    if fields.get("plays") == "yes":
        await evenings.join(evening, host, host.name)
    kept = [keep_name(host.name, is_secure=is_secure(request))] if fields.get("name") else []
    return go(request, f"/evening/{evening}", kept)


def read_wish(fields: Mapping[str, str]) -> EveningWish:
    return EveningWish(
        title=fields.get("title", ""),
        game=fields.get("game", ""),
        preset=fields.get("preset") or PRINTED,
        form=fields.get("form", ""),
        rounds=read_number(fields, "rounds"),
        table_size=read_number(fields, "table_size"),
        teams=read_number(fields, "teams"),
        fill=fields.get("fill") or None,
        minutes=read_number(fields, "minutes"),
        pause=read_number(fields, "pause") if fields.get("pause") else None,
        spectators=fields.get("closed") != "yes",
    )


def read_number(fields: Mapping[str, str], name: str) -> int:
    text = fields.get(name) or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise BadWish(name, "not-allowed")
    return int(text)


def form(
    request: WebRequest, visitor: Visitor, fields: Fields, problem: Problem | None = None
) -> Response[str]:
    games = all_games(visitor.language)
    game = box(fields.get("game") or games[0].key, visitor.language)
    return show(
        request,
        "evening_new.html",
        422 if problem else 200,
        path=f"/evening/new?game={game.key}",
        game=game,
        games=games,
        presets=presets(game.key, visitor.language),
        bots=bots(visitor.language),
        forms=FORMS,
        rounds=ROUNDS,
        minutes=MINUTES,
        pauses=PAUSES,
        teams=TEAMS,
        wish=dict.fromkeys(FIELDS, "") | fields,
        problem=problem,
    )


# The evening


async def look(evenings: Evenings, evening: str, visitor: Visitor) -> EveningShown:
    found = await evenings.look(evening)
    return await show_evening(evenings.rooms, found, visitor.person.id_hash, visitor.language)


@get("/evening/{evening:str}")
async def evening_page(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[str]:
    """Show the evening to somebody who takes part or wants to."""
    shown = await look(evenings, evening, visitor)
    link = table_link(base_url_of(request), await evenings.code(evening))
    return show(request, "evening.html", evening=shown, link=link)


@get("/evening/{evening:str}/live")
async def evening_live(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[str]:
    """Show what changes on the page of the evening."""
    shown = await look(evenings, evening, visitor)
    return show(request, "parts/evening_live.html", evening=shown)


@get("/evening/{evening:str}/projector")
async def projector(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[str]:
    """Show the evening to a whole room."""
    shown = await look(evenings, evening, visitor)
    link = table_link(base_url_of(request), await evenings.code(evening))
    return show(request, "evening_projector.html", evening=shown, link=link)


@get("/evening/{evening:str}/projector/live")
async def projector_live(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[str]:
    """Show what changes on the projector."""
    shown = await look(evenings, evening, visitor)
    return show(request, "parts/evening_projector_live.html", evening=shown)


@get("/evening/{evening:str}/host")
async def host_page(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[str]:
    """Show the host what only a host can do."""
    await evenings.check_is_host(evening, visitor.person)
    shown = await look(evenings, evening, visitor)
    return show(request, "evening_host.html", evening=shown, bots=bots(visitor.language))


@post("/evening/{evening:str}/join", guards=[limit_moves])
async def join(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    data: URLEncodedBody[PlayerForm],
) -> Response[Any]:
    """Take part, or come back."""
    name = clean_name(name_or_guest(visitor, data.name))
    await evenings.join(evening, visitor.person, name)
    kept = [keep_name(name, is_secure=is_secure(request))] if data.name.strip() else []
    return go(request, f"/evening/{evening}", kept)


@post("/evening/{evening:str}/leave", guards=[limit_moves])
async def leave(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[Any]:
    """Take part no longer."""
    await evenings.leave_oneself(evening, visitor.person)
    return go(request, f"/evening/{evening}")


@post("/evening/{evening:str}/start", guards=[limit_moves])
async def start(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[Any]:
    """Start the next round."""
    request.app.state.limits.check_tables(request)
    await evenings.start(evening, visitor.person)
    return go(request, f"/evening/{evening}")


@post("/evening/{evening:str}/end", guards=[limit_moves])
async def end(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[Any]:
    """End the evening early."""
    await evenings.end(evening, visitor.person)
    return go(request, f"/evening/{evening}")


@post("/evening/{evening:str}/delete", guards=[limit_moves])
async def delete(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
) -> Response[Any]:
    """Delete the evening for good."""
    await evenings.delete(evening, visitor.person)
    return go(request, "/")


@post("/evening/{evening:str}/bots", guards=[limit_moves])
async def add_bot(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    data: URLEncodedBody[PlayerForm],
) -> Response[Any]:
    """Let a bot take part."""
    await evenings.add_bot(evening, data.spec, visitor.person)
    return go(request, f"/evening/{evening}/host")


@post("/evening/{evening:str}/players/{number:int}", guards=[limit_moves])
async def correct(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    number: FromPath[int],
    data: URLEncodedBody[PlayerForm],
) -> Response[Any]:
    """Correct a name, replace a player, or send one away."""
    if data.go:
        await evenings.leave(evening, number, visitor.person)
    elif data.by.isascii() and data.by.isdecimal():
        await evenings.take_over(evening, number, int(data.by), visitor.person)
    else:
        await evenings.correct(
            evening, number, visitor.person, name=data.name.strip(), bot=data.spec or None
        )
    return go(request, f"/evening/{evening}/host")


@post("/evening/{evening:str}/rounds/{number:int}/tables/{table:int}", guards=[limit_moves])
async def decide(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    evenings: NamedDependency[Evenings],
    evening: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
) -> Response[Any]:
    """Decide how a table ended; the form has a rank for each seat."""
    fields = await read_form(request)
    seats = sum(name.startswith("rank-") for name in fields)
    ranks = [read_number(fields, f"rank-{seat}") for seat in range(seats)]
    await evenings.decide(evening, number - 1, table - 1, ranks, visitor.person)
    return go(request, f"/evening/{evening}/host")


ROUTES = [
    new_evening,
    create_evening,
    evening_page,
    evening_live,
    projector,
    projector_live,
    host_page,
    join,
    leave,
    start,
    end,
    delete,
    add_bot,
    correct,
    decide,
]
