"""The table itself: the page, its fragment, and everything a player does there."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody

from monsterbox.core.errors import IllegalAction
from monsterbox.server.http.problems import Refused
from monsterbox.server.http.routes.answers import WebRequest, go, settled, show, slip
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.errors import NotYourSeat
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


@get("/t/{table:str}")
async def table_page(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """The table as this visitor sees it."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    return show(request, "table.html", shown=shown)


@get("/t/{table:str}/fragment")
async def fragment(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """What the stream sends, once."""
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
    """One card in large, if the visitor may name it."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    if card not in shown.cards:
        raise NotFoundException
    return show(request, "parts/card.html", game=shown.game, card=shown.cards[card])


# Choices


@post("/t/{table:str}/moves")
async def move(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Play one choice; the stream brings what came of it."""
    request.app.state.limits.check_moves(visitor)
    seat = await seat_for(tables, table, visitor, data.seat)
    await play(tables, table, seat, visitor, data)
    return settled(request, f"/t/{table}")


@post("/t/{table:str}/undo")
async def undo(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """Take the last choice back, while nothing came of it."""
    request.app.state.limits.check_moves(visitor)
    seat = await seat_for(tables, table, visitor, data.seat)
    await tables.undo(table, seat, visitor.person, data.version, data.key or new_key())
    return settled(request, f"/t/{table}")


@get("/t/{table:str}/why")
async def why(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    choice: FromQuery[Text] = "",
    word: FromQuery[Text] = "",
) -> Response[str]:
    """Why something cannot be done now: every thing on the table answers."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    reason = await reason_for(tables, shown, visitor, choice or word)
    return slip(request, "parts/why.html", reason=reason, game=shown.game)


async def reason_for(tables: Tables, shown: Shown, visitor: Visitor, about: str) -> Reason:
    """Who only looks on, or stands before a curtain, is told what the table waits for."""
    if shown.seat is None or shown.curtain:
        return Reason(text=shown.prompt, clause=shown.prompt_clause, legal=False)
    return await tables.why_not(shown.table, shown.seat, visitor.person, about, visitor.language)


@post("/t/{table:str}/curtain")
async def lift_curtain(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[MoveForm],
) -> Response[Any]:
    """The person whose turn it is holds the device now."""
    seat = await seat_for(tables, table, visitor, data.seat)
    await tables.lift_curtain(table, seat, visitor.person)
    return settled(request, f"/t/{table}")


class OrderForm(msgspec.Struct, frozen=True):
    """A standing order; none takes it back."""

    kind: Text = ""
    seat: SeatNumber | None = None


@post("/t/{table:str}/standing")
async def order(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[OrderForm],
) -> Response[Any]:
    """Answer in advance, or be asked again."""
    request.app.state.limits.check_moves(visitor)
    seat = await seat_for(tables, table, visitor, data.seat)
    await tables.order(table, seat, visitor.person, data.kind)
    return settled(request, f"/t/{table}")


@post("/t/{table:str}/give-up")
async def give_up(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """End the match for everybody; its secret is shown then."""
    await tables.give_up(table, visitor.person)
    return go(request, f"/t/{table}")


async def play(tables: Tables, table: str, seat: int, visitor: Visitor, data: MoveForm) -> Shown:
    """One choice; a refusal comes with its reason in the player's language."""
    key = data.key or new_key()
    try:
        return await tables.play(table, seat, visitor.person, data.choice, data.version, key)
    except IllegalAction as error:
        shown = await tables.shown(table, visitor.known, visitor.language, seat=seat)
        reason = await tables.why_not(table, seat, visitor.person, error.choice, visitor.language)
        raise Refused(reason, shown.game) from None


async def seat_for(tables: Tables, table: str, visitor: Visitor, seat: int | None) -> int:
    """The seat that was named, else the one that the visitor is shown."""
    if seat is not None:
        return seat
    shown = await tables.shown(table, visitor.known, visitor.language)
    if shown.seat is None:
        raise NotYourSeat
    return shown.seat


def new_key() -> str:
    """Where no script made one: the version alone tells a repeated choice."""
    return secrets.token_urlsafe(12)


ROUTES = [table_page, fragment, card_large, move, undo, why, lift_curtain, order, give_up]
