"""What people say at a table: phrases, reactions and, where the host allows it, own words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, URLEncodedBody

from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.operator_access import is_operator
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.table import SeatNumber, done
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.talk import LONGEST_TEXT
from monsterbox.server.views.shown import Phrases, Said, Shown
from monsterbox.server.views.talk import all_phrases

Text = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=2 * LONGEST_TEXT)]
Number = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class SayForm(msgspec.Struct, frozen=True):
    """One of three: a phrase, a reaction, or a text."""

    phrase: Text = ""
    reaction: Text = ""
    text: Words = ""
    seat: SeatNumber | None = None

    @property
    def speech(self) -> tuple[str, str]:
        if self.phrase:
            return "phrase", self.phrase
        return ("reaction", self.reaction) if self.reaction else ("text", self.text)


class MuteForm(msgspec.Struct, frozen=True):
    """Whom not to hear, without a seat everybody; `hear` undoes it."""

    seat: SeatNumber | None = None
    hear: Text = ""


class RemoveForm(msgspec.Struct, frozen=True):
    """The message to remove."""

    number: Number | None = None


class AllowForm(msgspec.Struct, frozen=True):
    """Whether free text is allowed."""

    allowed: Text = ""


@post("/t/{table:str}/say", guards=[limit_moves])
async def say(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[SayForm],
) -> Response[Any]:
    """Say something; the stream brings it to everybody."""
    await speak(request, visitor, tables, table, *data.speech, data.seat)
    return done(request, visitor, table)


async def speak(
    request: WebRequest,
    visitor: Visitor,
    tables: Tables,
    table: str,
    kind: str,
    body: str,
    seat: int | None,
) -> int:
    request.app.state.limits.check_messages(visitor, table)
    return await tables.talk.say(table, visitor.person, kind, body, seat)


@post("/t/{table:str}/mute", guards=[limit_moves])
async def mute(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MuteForm],
) -> Response[Any]:
    """Hear somebody no longer, or again."""
    await tables.talk.mute(table, visitor.person, data.seat, on=data.hear != "yes")
    return done(request, visitor, table)


@post("/t/{table:str}/messages/remove", guards=[limit_moves])
async def remove_message(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[RemoveForm],
) -> Response[Any]:
    """Remove what was said: one's own words, or any as the host or an operator."""
    if data.number is None:
        raise BadWish("number", "empty")
    person = None if is_operator(request) else visitor.person
    await tables.talk.remove(table, data.number, person)
    return done(request, visitor, table)


@post("/t/{table:str}/free-text", guards=[limit_moves])
async def allow_text(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[AllowForm],
) -> Response[Any]:
    """Let the host decide whether people may write."""
    await tables.talk.allow_text(table, visitor.person, on=data.allowed == "yes")
    return done(request, visitor, table)


# Programs


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to say: the key of a phrase or a reaction from `/api/phrases`, or a text."""

    kind: Literal["phrase", "reaction", "text"]
    body: Words
    seat: SeatNumber | None = None


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom not to hear: a seat, or null for everybody; `muted` false undoes it."""

    seat: SeatNumber | None
    muted: bool = True


class Allow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people at the table may say more than phrases."""

    allowed: bool


class Spoken(msgspec.Struct, frozen=True):
    """The number of the message at this table."""

    number: int


@get("/phrases", responses=PROBLEMS, sync_to_thread=False)
def list_phrases(visitor: NamedDependency[Visitor]) -> Phrases:
    """List what may be said at any table, in your language."""
    return all_phrases(visitor.language)


@get("/tables/{table:str}/messages", responses=PROBLEMS)
async def list_messages(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> list[Said]:
    """List what was said at a table, newest last, in your language."""
    return await tables.messages(table, visitor.known, visitor.language)


@post("/tables/{table:str}/messages", guards=[limit_moves], responses=PROBLEMS)
async def post_message(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Message],
) -> Spoken:
    """Say something at your table; everybody reads phrases in their own language."""
    return Spoken(await speak(request, visitor, tables, table, data.kind, data.body, data.seat))


@delete("/tables/{table:str}/messages/{number:int}", guards=[limit_moves], responses=PROBLEMS)
async def delete_message(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    number: FromPath[int],
) -> None:
    """Remove what you have said, or as the host what anybody has said."""
    await tables.talk.remove(table, number, visitor.person)


@post("/tables/{table:str}/mutes", guards=[limit_moves], status_code=204, responses=PROBLEMS)
async def set_mute(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Mute],
) -> None:
    """Hear somebody at your table no longer, or again; only you know."""
    await tables.talk.mute(table, visitor.person, data.seat, on=data.muted)


@post("/tables/{table:str}/free-text", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def set_free_text(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Allow],
) -> Shown:
    """As the host, let people say more than phrases, or not."""
    await tables.talk.allow_text(table, visitor.person, on=data.allowed)
    return await tables.shown(table, visitor.known, visitor.language)


ROUTES = [say, mute, remove_message, allow_text]
API_ROUTES = [
    list_phrases,
    list_messages,
    post_message,
    delete_message,
    set_mute,
    set_free_text,
]
