"""The home page: the games, the tables to join, and the settings of the device."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.answers import WebRequest, go, is_secure, safe_path, show
from monsterbox.server.http.language import LANGUAGE_COOKIE, THEME_COOKIE, THEMES
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.club import club_of
from monsterbox.server.http.visitors import Visitor, keep, keep_name
from monsterbox.server.tables.errors import BadWish, UnknownTable
from monsterbox.server.tables.rooms import TABLE_ID
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.catalogue import all_games
from monsterbox.server.views.lobby import ENDS, MOST_LISTED
from monsterbox.server.views.notices import Notices
from monsterbox.server.views.shown import Listing

DISMISSED = "dismissed"
LETTERS = 8  # of a table's id: enough to tell one's own tables apart
Short = Annotated[str, msgspec.Meta(max_length=400)]


@get("/")
async def home(
    request: WebRequest, tables: NamedDependency[Tables], visitor: NamedDependency[Visitor]
) -> Response[str]:
    """Show the games and the tables."""
    listing = without_dismissed(request, await tables.listing(visitor.person))
    return show(request, "home.html", games=all_games(visitor.language), listing=listing)


@get("/lists")
async def lists(
    request: WebRequest, tables: NamedDependency[Tables], visitor: NamedDependency[Visitor]
) -> Response[str]:
    """Show only the lists of tables, for pages that stay open."""
    listing = without_dismissed(request, await tables.listing(visitor.person))
    return show(request, "parts/lists.html", games=all_games(visitor.language), listing=listing)


@get("/turns")
async def turns(
    request: WebRequest,
    tables: NamedDependency[Tables],
    visitor: NamedDependency[Visitor],
    table: FromQuery[Short] = "",
) -> Response[str]:
    """Show where else it is the visitor's turn."""
    listing = await tables.listing(visitor.person)
    return show(request, "parts/turns.html", listing=listing, table=table)


@get("/news")
async def news(tables: NamedDependency[Tables], visitor: NamedDependency[Visitor]) -> Notices:
    """Tell a tab that is hidden what has happened at the visitor's tables."""
    return await tables.notices(visitor.person)


# Finished tables that were taken off the list: a cookie of this device


@post("/t/{table:str}/dismiss", sync_to_thread=False)
def dismiss(request: WebRequest, table: FromPath[str]) -> Response[Any]:
    """Take a table off the own list once it is over; its page stays where it is."""
    if not TABLE_ID.fullmatch(table):
        raise UnknownTable
    kept = [table[:LETTERS], *(one for one in dismissed(request) if one != table[:LETTERS])]
    cookie = keep(DISMISSED, ".".join(kept[:MOST_LISTED]), is_secure=is_secure(request))
    return go(request, "/", [cookie])


def dismissed(request: WebRequest) -> list[str]:
    """Return the beginnings of the tables' ids, the last one first."""
    return request.cookies.get(DISMISSED, "").split(".")


def without_dismissed(request: WebRequest, listing: Listing) -> Listing:
    gone = set(dismissed(request))
    yours = tuple(
        one for one in listing.yours if one.phase not in ENDS or one.table[:LETTERS] not in gone
    )
    return msgspec.structs.replace(listing, yours=yours)


# Settings: cookies of this device


class Switch(msgspec.Struct, frozen=True):
    """The setting that was chosen, and the page to come back to."""

    language: Short = ""
    theme: Short = ""
    name: Short = ""
    next: Short = "/"


@post("/language", sync_to_thread=False)
def choose_language(request: WebRequest, data: URLEncodedBody[Switch]) -> Response[Any]:
    if data.language not in LANGUAGES:
        raise BadWish("language", "bad-language")
    return remember(request, LANGUAGE_COOKIE, data.language, data)


@post("/theme", sync_to_thread=False)
def choose_theme(request: WebRequest, data: URLEncodedBody[Switch]) -> Response[Any]:
    if data.theme not in THEMES:
        raise BadWish("theme", "not-allowed")
    return remember(request, THEME_COOKIE, data.theme, data)


@post("/name", guards=[limit_moves])
async def choose_name(
    request: WebRequest, visitor: NamedDependency[Visitor], data: URLEncodedBody[Switch]
) -> Response[Any]:
    """Be called so from now on, also at the tables where the visitor sits."""
    kept = await club_of(request).profiles.change(visitor.person, name=data.name)
    cookie = keep_name(kept.name, is_secure=is_secure(request))
    return go(request, safe_path(data.next), [cookie])


def remember(request: WebRequest, name: str, value: str, data: Switch) -> Response[Any]:
    cookie = keep(name, value, is_secure=is_secure(request))
    return go(request, safe_path(data.next), [cookie])


ROUTES = [home, lists, turns, news, dismiss, choose_language, choose_theme, choose_name]
