"""A new table: the form, and reading what was typed into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monsterbox.core.options import PRINTED
from monsterbox.server.http.answers import WebRequest, go, is_secure, show
from monsterbox.server.http.problems import Problem, wish_problem
from monsterbox.server.http.visitors import Visitor, keep_name, name_or_guest, wants_part
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import Person, clean_name
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.wish import BOT, DEFAULT_BOT, FREE, PERSON, Wish
from monsterbox.server.views.catalogue import GameBox, all_games, bots, box
from monsterbox.server.views.pictures import pictures_of
from monsterbox.server.views.posted_rules import posted_rules, rules_on_form

MODES = {"bots": DEFAULT_BOT, "friends": FREE, "device": "here"}
"""Who sits in the other seats by default."""
PEOPLE_HERE = ("me", "here")
USUAL_SEATS = 3
LONGEST_FIELD = 200
Fields = dict[str, str]


@get("/games/{key:str}/new", sync_to_thread=False)
def new(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    key: FromPath[str],
    mode: FromQuery[str] = "bots",
    seats: FromQuery[str] = "",
    preset: FromQuery[str] = PRINTED,
) -> Response[str]:
    """Show the form for a new table."""
    game = box(key, visitor.language)
    fields = usual_wish(game, visitor, mode if mode in MODES else "bots", seats)
    return form(request, visitor, game, fields | {"preset": preset})


@post("/games/{key:str}/new", status_code=200)
async def show_preset(
    request: WebRequest, visitor: NamedDependency[Visitor], key: FromPath[str]
) -> Response[str]:
    """Show the form again as it was filled in, with what the chosen preset sets."""
    game = box(key, visitor.language)
    fields = usual_wish(game, visitor, "bots", "") | await read_form(request)
    return form(request, visitor, game, fields)


@post("/games/{key:str}/tables")
async def create(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    key: FromPath[str],
) -> Response[Any]:
    """Open the requested table and go there."""
    game = box(key, visitor.language)
    fields = await read_form(request)
    request.app.state.limits.check_tables(request, is_open=fields.get("open") == "yes")
    try:
        wish = read_wish(game, fields)
        host = named(visitor, fields)
        table = await tables.new.open(wish, host)
    except BadWish as error:
        if wants_part(request):
            raise
        problem = wish_problem(visitor.language, error)
        return form(request, visitor, game, usual_wish(game, visitor, "bots", "") | fields, problem)
    where = f"/t/{table}/links" if FREE in wish.chairs else f"/t/{table}"
    kept = [keep_name(host.name, is_secure=is_secure(request))] if fields.get("name") else []
    return go(request, where, kept)


async def read_form(request: WebRequest) -> Fields:
    return {name: str(value)[:LONGEST_FIELD] for name, value in (await request.form()).items()}


def named(visitor: Visitor, fields: Fields) -> Person:
    """Return the host with the name that was typed, the last one used, or a guest's."""
    name = clean_name(name_or_guest(visitor, fields.get("name", "")))
    return msgspec.structs.replace(visitor.person, name=name)


def form(
    request: WebRequest,
    visitor: Visitor,
    game: GameBox,
    fields: Fields,
    problem: Problem | None = None,
) -> Response[str]:
    return show(
        request,
        "new.html",
        422 if problem else 200,
        path=f"/games/{game.key}/new",
        game=game,
        games=all_games(visitor.language),
        mode=mode_of(fields),
        modes=MODES,
        bots=bots(visitor.language),
        rules=rules_on_form(game.key, visitor.language, fields, MODES[mode_of(fields)]),
        wish=fields,
        problem=problem,
        pictures=pictures_of(game.key, visitor.language),
    )


def usual_wish(game: GameBox, visitor: Visitor, mode: str, seats: str) -> Fields:
    """Return the default content of the form: the most seats that the game allows."""
    fits = seats.isascii() and seats.isdecimal() and game.low <= int(seats) <= game.high
    usual = str(min(max(USUAL_SEATS, game.low), game.high))
    fields = {"mode": mode, "seats": seats if fits else usual, "name": visitor.person.name}
    fields |= {"pace": "live", "open": "", "closed": "", "talk": "", "preset": PRINTED}
    for seat in range(game.high):
        fields[f"chair-{seat}"] = "me" if seat == 0 else MODES[mode]
        fields[f"name-{seat}"] = ""
    return fields


def read_wish(game: GameBox, fields: Mapping[str, str]) -> Wish:
    """Read the form; `tables.new.open` checks what is in it."""
    seats = read_seats(fields.get("seats", ""), game)
    chairs = tuple(chair(fields.get(f"chair-{seat}", ""), seat) for seat in range(seats))
    return Wish(
        game=game.key,
        seats=seats,
        chairs=chairs,
        names=tuple(fields.get(f"name-{seat}", "").strip() for seat in range(seats)),
        preset=fields.get("preset") or PRINTED,
        options=posted_rules(game.key, fields, seats, MODES[mode_of(fields)]),
        pace=fields.get("pace") or "live",
        is_open=fields.get("open") == "yes",
        gather=bool(fields.get("gather")),
        spectators=fields.get("closed") != "yes",
        free_text=fields.get("talk") == "yes",
    )


def read_seats(text: str, game: GameBox) -> int:
    if not text:
        return min(max(USUAL_SEATS, game.low), game.high)
    if not (text.isascii() and text.isdecimal() and len(text) <= 2):
        raise BadWish("seats", "bad-seats")
    return int(text)


def chair(text: str, seat: int) -> str:
    """Translate a chair of the form: a person on this device, free, or a bot's spec."""
    if text in PEOPLE_HERE or (not text and seat == 0):
        return PERSON
    return FREE if text == FREE else f"{BOT}{text or DEFAULT_BOT}"


def mode_of(fields: Mapping[str, str]) -> str:
    mode = fields.get("mode", "")
    return mode if mode in MODES else "bots"


ROUTES = [new, show_preset, create]
