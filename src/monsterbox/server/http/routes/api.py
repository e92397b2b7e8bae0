"""The JSON API, first part: the games, the lists, opening tables and sitting down.

Programs and browsers are treated alike: a token is the same secret as the cookie.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from monsterbox.core.options import PRINTED
from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.chance import Hex, read_bytes
from monsterbox.server.http.visitors import Visitor, name_or_guest
from monsterbox.server.tables.people import Person, clean_name
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.wish import Wish
from monsterbox.server.views.catalogue import (
    BotChoice,
    GameBox,
    OptionField,
    Preset,
    all_games,
    bots,
    box,
    options,
    presets,
)
from monsterbox.server.views.shown import Listing, Shown

LARGEST_WISH = 256 * 1024  # it may contain a whole deck of cards
Text = Annotated[str, msgspec.Meta(max_length=200)]


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its presets, its house rules and its bots."""

    game: GameBox
    presets: tuple[Preset, ...]
    options: tuple[OptionField, ...]
    bots: tuple[BotChoice, ...]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table to open; chairs are listed by seat: `person` (you), `free` or `bot:<spec>`.

    Options are added to those of the preset. With `gather` the cards wait for bytes of yours: read
    the `commitment` in the answer, then post a `contribution`. Without it the server deals alone.
    """

    game: Text
    seats: int
    chairs: list[Text] = []
    names: list[Text] = []
    name: Text = ""
    preset: Text = PRINTED
    options: dict[str, Any] = {}
    pace: Text = "live"
    is_open: bool = False
    gather: bool = False
    spectators: bool = True
    free_text: bool = False


class Link(msgspec.Struct, frozen=True):
    """What lets one person sit down: the secret for programs, the address for browsers."""

    seat: int
    secret: str
    url: str


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table. Keep the token, which holds your seats; it is sent only if you had none."""

    table: str
    token: str | None
    links: list[Link]
    shown: Shown


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to sit down: a name, the secret of a seat link, random bytes to add to the shuffle.

    Read the `commitment` of the table before you choose the bytes.
    """

    name: Text = ""
    link: Text | None = None
    contribution: Hex = ""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """Your seat. Keep the token, which holds it; it is sent only if you had none."""

    seat: int
    token: str | None
    shown: Shown


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot to put into a seat; null frees the seat before the first card."""

    bot: Text | None


@get("/games", sync_to_thread=False, responses=PROBLEMS)
def list_games(visitor: NamedDependency[Visitor]) -> tuple[GameBox, ...]:
    """List the games."""
    return all_games(visitor.language)


@get("/games/{game:str}", sync_to_thread=False, responses=PROBLEMS)
def show_game(visitor: NamedDependency[Visitor], game: FromPath[str]) -> GameFacts:
    """Show a game: its presets, its house rules with their values, and its bots."""
    return GameFacts(
        game=box(game, visitor.language),
        presets=presets(game, visitor.language),
        options=options(game, visitor.language),
        bots=bots(visitor.language),
    )


@get("/tables", responses=PROBLEMS)
async def list_tables(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> Listing:
    """List the open tables to join or watch, and your own."""
    return await tables.listing(visitor.person)


@post("/tables", request_max_body_size=LARGEST_WISH, responses=PROBLEMS)
async def open_table(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    data: JSONBody[NewTable],
) -> Opened:
    """Open a table."""
    request.app.state.limits.check_tables(request, is_open=data.is_open)
    host = named(visitor, data.name)
    table = await tables.new.open(read_wish(data), host)
    return Opened(
        table=table,
        token=visitor.secret if visitor.is_new else None,
        links=await links_of(request, tables, table, host),
        shown=await tables.shown(table, host, visitor.language),
    )


def read_wish(data: NewTable) -> Wish:
    return Wish(
        game=data.game,
        seats=data.seats,
        chairs=tuple(data.chairs),
        names=tuple(data.names),
        preset=data.preset,
        options=data.options,
        pace=data.pace,
        is_open=data.is_open,
        gather=data.gather,
        spectators=data.spectators,
        free_text=data.free_text,
    )


def named(visitor: Visitor, name: str) -> Person:
    return msgspec.structs.replace(visitor.person, name=clean_name(name_or_guest(visitor, name)))


@get("/tables/{table:str}/links", responses=PROBLEMS)
async def show_links(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> list[Link]:
    """Show the host the links to the free seats."""
    return await links_of(request, tables, table, visitor.person)


async def links_of(request: WebRequest, tables: Tables, table: str, host: Person) -> list[Link]:
    base = base_url_of(request)
    found = await tables.seats.links(table, host)
    return [Link(seat, secret, f"{base}/t/{table}/s/{secret}") for seat, secret in found]


@post("/tables/{table:str}/seats/{seat:int}", guards=[limit_moves], responses=PROBLEMS)
async def take_seat(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[TakeSeat],
) -> Seated:
    """Sit down, with a link or at an open table; or take your seat back from a bot."""
    person = named(visitor, data.name)
    await tables.seats.take(
        table, seat, person, person.name, data.link, contribution=read_bytes(data.contribution)
    )
    return Seated(
        seat=seat,
        token=visitor.secret if visitor.is_new else None,
        shown=await tables.shown(table, person, visitor.language, seat=seat),
    )


@delete("/tables/{table:str}/seats/{seat:int}", guards=[limit_moves], responses=PROBLEMS)
async def leave_seat(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromPath[int],
) -> None:
    """Leave a seat; a bot plays on there."""
    await tables.seats.leave(table, seat, visitor.person)


@patch("/tables/{table:str}/seats/{seat:int}", guards=[limit_moves], responses=PROBLEMS)
async def set_seat_bot(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotWish],
) -> Shown:
    """Let the host put a bot into a free seat, or replace a bot."""
    await tables.seats.set_bot(table, seat, data.bot, visitor.person)
    return await tables.shown(table, visitor.known, visitor.language)


ROUTES = [
    list_games,
    show_game,
    list_tables,
    open_table,
    show_links,
    take_seat,
    leave_seat,
    set_seat_bot,
]
