"""The table itself: the page, its fragment, and everything a player does there."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody

from monsterbox.core.errors import IllegalAction
from monsterbox.server.http.answers import WebRequest, go, show, show_note
from monsterbox.server.http.problems import Refused
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Reason, Shown

Text = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class MoveForm(msgspec.Struct, frozen=True):
    """A choice and the version of the table that it answers."""

    choice: Text = ""
    version: Text = ""
    key: Text = ""
    seat: SeatNumber | None = None
    together: Text = ""
    """Whether all choices are taken back that were made in one request."""


@get("/t/{table:str}")
async def table_page(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """Show the table as this visitor sees it, or let the browser first add to the shuffle."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "shuffling.html" if is_shuffling(shown) else "table.html", shown=shown)


def is_shuffling(shown: Shown) -> bool:
    """Whether everybody is there and the cards wait for this browser."""
    is_full = all(seat.kind != "free" for seat in shown.seats)
    return is_full and not set(shown.gathering).isdisjoint(shown.held)


@get("/t/{table:str}/fragment")
async def fragment(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """Send once what the stream sends."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "fragment.html", shown=shown)


@get("/t/{table:str}/cards/{card:str}")
async def card_large(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    card: FromPath[str],
) -> Response[str]:
    """Show an enlarged card, if the visitor may know of it."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    if card not in shown.cards:
        raise NotFoundException
    return show(
        request,
        "parts/card.html",
        game=shown.game,
        card=shown.cards[card],
        options=shown.options,
    )


# Choices


@post("/t/{table:str}/moves", guards=[limit_moves])
async def move(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Play one choice; the stream sends the result."""
    await play(tables, table, visitor, data)
    return done(request, visitor, table)


@post("/t/{table:str}/rest", guards=[limit_moves])
async def play_rest(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Let a bot make the rest of a series of choices."""
    key = data.key or new_key()
    await tables.moves.play_rest(table, data.seat, visitor.person, data.version, key)
    return done(request, visitor, table)


@post("/t/{table:str}/undo", guards=[limit_moves])
async def undo(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Take the last choice back, if nothing was revealed since."""
    key = data.key or new_key()
    await tables.moves.undo(
        table, data.seat, visitor.person, data.version, key, together=bool(data.together)
    )
    return done(request, visitor, table)


@get("/t/{table:str}/why")
async def why(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    choice: FromQuery[Text] = "",
    word: FromQuery[Text] = "",
) -> Response[str]:
    """Explain why something on the table cannot be used now."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    reason = await reason_for(tables, shown, visitor, choice or word)
    return show_note(request, "parts/why.html", reason=reason, game=shown.game)


async def reason_for(tables: Tables, shown: Shown, visitor: Visitor, about: str) -> Reason:
    """Return the reason; for spectators and behind a curtain, what the table waits for."""
    if shown.seat is None or shown.curtain:
        return Reason(text=shown.prompt, clause=shown.prompt_clause, legal=False)
    return await tables.why_not(shown.table, shown.seat, visitor.person, about, visitor.language)


@post("/t/{table:str}/curtain", guards=[limit_moves])
async def lift_curtain(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Lift the curtain for the person whose turn it is and who now holds the device."""
    await tables.moves.lift_curtain(table, data.seat, visitor.person, data.version)
    return done(request, visitor, table)


@post("/t/{table:str}/decline", guards=[limit_moves])
async def decline_all(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Decline to react, for everybody on this device."""
    await tables.moves.decline_all(table, visitor.person, data.version)
    return done(request, visitor, table)


@post("/t/{table:str}/hand-over", guards=[limit_moves])
async def hand_over(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """Let the curtain fall, to hand the device to the next person."""
    await tables.moves.hand_over(table, visitor.person)
    return done(request, visitor, table)


class AdvanceForm(msgspec.Struct, frozen=True):
    """An advance answer; an empty one takes it back."""

    kind: Text = ""
    seat: SeatNumber | None = None


@post("/t/{table:str}/standing", guards=[limit_moves])
async def answer_in_advance(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[AdvanceForm],
) -> Response[Any]:
    """Answer in advance, or ask to be asked again."""
    await tables.moves.answer_in_advance(table, data.seat, visitor.person, data.kind)
    return done(request, visitor, table)


class LessonForm(msgspec.Struct, frozen=True):
    """Whether the lesson speaks."""

    open: bool = False


@post("/t/{table:str}/lesson", guards=[limit_moves])
async def lesson(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[LessonForm],
) -> Response[Any]:
    """Note that a lesson goes on, or that it is closed; bots wait for it."""
    await tables.moves.read_lesson(table, visitor.person, is_open=data.open)
    return Response(b"", status_code=204, media_type=MediaType.TEXT)


@post("/t/{table:str}/give-up", guards=[limit_moves])
async def give_up(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """End the match for everybody and reveal its secret."""
    await tables.moves.give_up(table, visitor.person)
    return go(request, f"/t/{table}")


async def play(tables: Tables, table: str, visitor: Visitor, data: MoveForm) -> None:
    """Play one choice; a refusal comes with its reason in the player's language."""
    person, key = visitor.person, data.key or new_key()
    try:
        await tables.moves.play(table, data.seat, person, data.choice, data.version, key)
    except IllegalAction as error:
        shown = await tables.shown(table, person, visitor.language, seat=error.seat)
        reason = await tables.why_not(table, error.seat, person, error.choice, visitor.language)
        raise Refused(reason, shown.game) from None


def done(request: WebRequest, visitor: Visitor, table: str) -> Response[Any]:
    """Answer after a change: the stream sends the news, visitors without one are redirected."""
    if visitor.wants_part:
        return Response(b"", status_code=204, media_type=MediaType.TEXT)
    return go(request, f"/t/{table}")


def new_key() -> str:
    """Make a key if no script did; the version alone then detects a repeated choice."""
    return secrets.token_urlsafe(12)


ROUTES = [
    table_page,
    fragment,
    card_large,
    move,
    play_rest,
    undo,
    why,
    lift_curtain,
    hand_over,
    decline_all,
    answer_in_advance,
    lesson,
    give_up,
]
