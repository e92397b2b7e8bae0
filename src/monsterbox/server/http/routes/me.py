"""One's own page: what is stored about a person, the way to another device, and deletion."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery, JSONBody, URLEncodedBody

from monsterbox.games.registry import games
from monsterbox.server.club.club import Club
from monsterbox.server.http.answers import WebRequest, go, is_secure, show
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.club import club_of
from monsterbox.server.http.routes.mail import mail_shown
from monsterbox.server.http.routes.seats import code
from monsterbox.server.http.visitors import (
    NAME_COOKIE,
    Visitor,
    keep_name,
    keep_secret,
    secret_cookie,
)
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import Person, hash_of
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.profile import profile

Text = Annotated[str, msgspec.Meta(max_length=200)]


class RecoveryLink(msgspec.Struct, frozen=True, kw_only=True):
    """What brings your chairs to another device, once and within seven days."""

    phrase: str
    url: str


class RecoveryPhrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase that another device has made."""

    phrase: Text


class Token(msgspec.Struct, frozen=True):
    """The token that holds the seats."""

    token: str


class PhraseForm(msgspec.Struct, frozen=True):
    """The phrase, as it was typed."""

    phrase: Text = ""


class DeleteForm(msgspec.Struct, frozen=True):
    """Whether the box is ticked."""

    sure: Text = ""


@get("/me")
async def me(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    every: FromQuery[bool] = False,
) -> Response[str]:
    """Show somebody their name, picture, statistics and matches, and what they can do with them."""
    club = club_of(request)
    person = await club.profiles.of(visitor.person)
    told = await profile(club.store, club.ladders, person, visitor.language, all_of_them=every)
    mail = await mail_shown(request, visitor.person)
    return show(request, "me.html", me=told, mail=mail)


@get("/me/data.json")
async def my_data(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> Response[bytes]:
    """Download everything that is stored about the visitor."""
    body = msgspec.json.format(msgspec.json.encode(await export(request, visitor, tables)))
    headers = {"content-disposition": 'attachment; filename="monsterbox-data.json"'}
    return Response(body, media_type="application/json", headers=headers)


@post("/me/delete")
async def forget_me(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    data: URLEncodedBody[DeleteForm],
) -> Response[Any]:
    """Delete everything about the visitor; the browser forgets its secret."""
    if data.sure != "yes":
        raise BadWish("sure", "not-sure")
    request.app.state.limits.check_tables(request)
    await forget(request, visitor, tables)
    names = (secret_cookie(is_secure=is_secure(request)), NAME_COOKIE)
    return go(request, "/", [forgotten(name, request) for name in names])


def forgotten(name: str, request: WebRequest) -> Cookie:
    return Cookie(key=name, value="", max_age=0, path="/", secure=is_secure(request))


@post("/me/recovery", status_code=200)
async def make_link(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> Response[str]:
    """Make a phrase and show it once."""
    link = await new_link(request, visitor, tables)
    return show(request, "recovery.html", path="/me", link=link, qr=code(link.url))


@get(["/recover", "/recover/{phrase:str}"], sync_to_thread=False)
def recover(request: WebRequest, phrase: FromPath[str] = "") -> Response[str]:
    """Ask before a phrase is used up: messengers open links, too."""
    return show(request, "recover.html", path="/recover", phrase=phrase)


@post("/recover")
async def use_phrase(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    data: URLEncodedBody[PhraseForm],
) -> Response[Any]:
    """Give this browser the secret of whoever made the phrase."""
    request.app.state.limits.check_tables(request)
    secret = await tables.recovery.use(data.phrase)
    owner = Visitor(secret, False, Person(id_hash=hash_of(secret)))
    cookies = [keep_secret(owner, is_secure=is_secure(request))]
    if name := (await tables.person(owner.person.id_hash)).name:
        cookies.append(keep_name(name, is_secure=is_secure(request)))
    return go(request, "/", cookies)


# For programs


@get("/me", responses=PROBLEMS)
async def show_my_data(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> dict[str, Any]:
    """Show everything that is stored about you."""
    return await export(request, visitor, tables)


@delete("/me", responses=PROBLEMS)
async def delete_my_data(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> None:
    """Delete everything about you; running games go on without you."""
    request.app.state.limits.check_tables(request)
    await forget(request, visitor, tables)


@post("/me/recovery", responses=PROBLEMS)
async def make_recovery(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> RecoveryLink:
    """Make a phrase that brings your seats to another device, once and within seven days."""
    return await new_link(request, visitor, tables)


@post("/recovery", status_code=200, responses=PROBLEMS)
async def use_recovery(
    request: WebRequest, tables: NamedDependency[Tables], data: JSONBody[RecoveryPhrase]
) -> Token:
    """Use a phrase up; the token holds the seats of whoever made it."""
    request.app.state.limits.check_tables(request)
    return Token(await tables.recovery.use(data.phrase))


@delete("/tables/{table:str}", guards=[limit_moves], responses=PROBLEMS)
async def remove_table(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> None:
    """Let the host delete a table that is over, or where nobody else sits."""
    await tables.deletion.by_host(table, visitor.person)


@post("/t/{table:str}/delete", guards=[limit_moves])
async def delete_table(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """Let the host delete a table that is over, or where nobody else sits."""
    await tables.deletion.by_host(table, visitor.person)
    return go(request, "/")


async def export(request: WebRequest, visitor: Visitor, tables: Tables) -> dict[str, Any]:
    request.app.state.limits.check_tables(request)
    told = await tables.deletion.export(visitor.person)
    return told | {"ratings": await ratings_of(club_of(request), visitor.person.id_hash)}


async def ratings_of(club: Club, who: str) -> dict[str, Any]:
    """Return the ratings of somebody by game, as they are shown."""
    told = {}
    for game in games():
        rated = (await club.ladders.of(game)).rated(who)
        if rated.matches:
            points, doubt = rated.rating.points, rated.rating.doubt
            told[game] = {"rating": points, "doubt": doubt, "matches": rated.matches}
    return told


async def forget(request: WebRequest, visitor: Visitor, tables: Tables) -> None:
    """Delete everything about somebody, in the database and in memory."""
    await tables.deletion.forget(visitor.person)
    club_of(request).ladders.forget()


async def new_link(request: WebRequest, visitor: Visitor, tables: Tables) -> RecoveryLink:
    if visitor.is_new:  # nobody knows its secret yet
        raise ClientException
    request.app.state.limits.check_tables(request)
    phrase = await tables.recovery.make(visitor.secret)
    return RecoveryLink(phrase=phrase, url=f"{base_url_of(request)}/recover/{phrase}")


ROUTES = [me, my_data, forget_me, make_link, recover, use_phrase, delete_table]
API_ROUTES = [show_my_data, delete_my_data, make_recovery, use_recovery, remove_table]
