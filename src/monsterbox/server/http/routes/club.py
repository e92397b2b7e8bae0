"""The club: what people say about themselves, and the leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, URLEncodedBody

from monsterbox.games.registry import games
from monsterbox.server.club.club import Club
from monsterbox.server.http.answers import WebRequest, go, is_secure, show
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.visitors import Visitor, keep_name
from monsterbox.server.views.catalogue import all_games
from monsterbox.server.views.leaderboard import Leaderboard, leaderboard

Text = Annotated[str, msgspec.Meta(max_length=200)]
DEFAULT_LANGUAGE = "en"


class ProfileForm(msgspec.Struct, frozen=True):
    """What the form of one's own page sends."""

    name: Text = ""
    picture: Text = ""
    listed: Text = ""


class ProfileWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about you; what is missing stays as it is."""

    name: Text | None = None
    picture: Text | None = None
    listed: bool | None = None


class ProfileNow(msgspec.Struct, frozen=True, kw_only=True):
    """What you have said about yourself."""

    name: str
    picture: str
    listed: bool


def club_of(request: WebRequest) -> Club:
    club: Club = request.app.state.club
    return club


@post("/me/profile", guards=[limit_moves])
async def change_profile(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    data: URLEncodedBody[ProfileForm],
) -> Response[Any]:
    """Store name, picture and whether leaderboards may show them."""
    kept = await club_of(request).profiles.change(
        visitor.person,
        name=data.name if data.name.strip() else None,
        picture=data.picture or None,
        listed=data.listed == "yes",
    )
    cookies = [keep_name(kept.name, is_secure=is_secure(request))] if kept.name else []
    return go(request, "/me", cookies)


@get(["/leaderboard", "/leaderboard/{game:str}"])
async def show_leaderboard(
    request: WebRequest, visitor: NamedDependency[Visitor], game: FromPath[str] = ""
) -> Response[str]:
    """Show who is how strong at a game."""
    board = await board_of(request, visitor, game or games()[0])
    return show(request, "leaderboard.html", board=board, games=all_games(visitor.language))


# For programs


@get("/leaderboard/{game:str}", responses=PROBLEMS)
async def list_ratings(
    request: WebRequest, visitor: NamedDependency[Visitor], game: FromPath[str]
) -> Leaderboard:
    """List the bots, and the people who want to be listed, by their ratings."""
    return await board_of(request, visitor, game)


@patch("/me", guards=[limit_moves], responses=PROBLEMS)
async def change_me(
    request: WebRequest, visitor: NamedDependency[Visitor], data: JSONBody[ProfileWish]
) -> ProfileNow:
    """Change your name, also at tables that are not over; your picture; whether you are listed."""
    kept = await club_of(request).profiles.change(
        visitor.person, name=data.name, picture=data.picture, listed=data.listed
    )
    return ProfileNow(name=kept.name, picture=kept.picture, listed=kept.listed)


async def board_of(request: WebRequest, visitor: Visitor, game: str) -> Leaderboard:
    club, who = club_of(request), visitor.person.id_hash
    language = visitor.language or DEFAULT_LANGUAGE
    return await leaderboard(club.store, club.ladders, game, who, language)


ROUTES = [change_profile, show_leaderboard]
API_ROUTES = [list_ratings, change_me]
