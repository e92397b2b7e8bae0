"""Seats: links and QR codes for others, sitting down, leaving, bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody
from markupsafe import Markup

from monsterbox.server.http.answers import WebRequest, go, is_secure, show
from monsterbox.server.http.hosts import base_url_of
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.table import done
from monsterbox.server.http.visitors import Visitor, keep_name, name_or_guest, wants_part
from monsterbox.server.tables.people import clean_name
from monsterbox.server.tables.secrets import written_code
from monsterbox.server.tables.service import Tables

INK, PAPER = "#241a3a", "#fcf6e8"  # dark on light in both themes, as scanners need
Text = Annotated[str, msgspec.Meta(max_length=200)]


class SeatLink(msgspec.Struct, frozen=True, kw_only=True):
    """A free seat and the link that lets one person sit there; `qr` is markup."""

    seat: int
    name: str
    url: str
    path: str
    qr: Markup


class TableLink(msgspec.Struct, frozen=True, kw_only=True):
    """What seats whoever comes: a link, and the same as a code to type and as a picture."""

    code: str
    url: str
    qr: Markup


class SeatForm(msgspec.Struct, frozen=True):
    """The name to sit down with, or the bot to put there.

    `gather` is what a script adds, so that the cards wait for what it adds to the shuffle.
    """

    name: Text = ""
    spec: Text = ""
    gather: Text = ""


@get("/t/{table:str}/links")
async def links(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[str]:
    """Show the host a link and a QR code for every free seat."""
    found = await tables.seats.links(table, visitor.person)
    shown = await tables.shown(table, visitor.known, visitor.language)
    base = base_url_of(request)
    told = [seat_link(base, table, seat, secret, shown.seats[seat].name) for seat, secret in found]
    settings = request.app.state.settings
    return show(
        request,
        "links.html",
        shown=shown,
        links=told,
        whole=table_link(base, await tables.seats.code(table, visitor.person)),
        others=settings.other_addresses,
        possible=settings.possible_address,
    )


def table_link(base: str, secret: str) -> TableLink:
    url = f"{base}/j/{secret}"
    return TableLink(code=written_code(secret), url=url, qr=code(url))


def seat_link(base: str, table: str, seat: int, secret: str, name: str) -> SeatLink:
    path = f"/t/{table}/s/{secret}"
    return SeatLink(seat=seat, name=name, url=base + path, path=path, qr=code(base + path))


def code(url: str) -> Markup:
    """Draw the QR code of a link, without style attributes."""
    drawing = segno.make(url, error="m", micro=False)
    return Markup(
        drawing.svg_inline(
            border=4, dark=INK, light=PAPER, omitsize=True, svgclass="qr", lineclass=None
        )
    )


@get("/t/{table:str}/s/{secret:str}")
async def invitation(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    secret: FromPath[str],
) -> Response[Any]:
    """Show an invitation without using it up: messengers open links, too.

    Whoever used it before is led to the table; others may watch.
    """
    found = await tables.seats.invited(table, secret, visitor.person)
    if found.is_yours:
        return go(request, f"/t/{table}")
    shown = await tables.shown_to_guest(table, visitor.known, visitor.language)
    path = f"/t/{table}/s/{secret}"
    return show(request, "invitation.html", table=shown, found=found, secret_path=path)


@post("/t/{table:str}/s/{secret:str}", guards=[limit_moves])
async def accept(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    secret: FromPath[str],
    data: URLEncodedBody[SeatForm],
) -> Response[Any]:
    """Sit down where the link leads; if somebody was faster, the invitation says so."""
    found = await tables.seats.invited(table, secret, visitor.person)
    if not found.is_free and not wants_part(request):
        return go(request, f"/t/{table}/s/{secret}")
    return await sit(request, visitor, tables, table, None, data, secret)


@post("/t/{table:str}/seats/{seat:int}/take", guards=[limit_moves])
async def take(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromPath[int],
    data: URLEncodedBody[SeatForm],
) -> Response[Any]:
    """Sit down at an open table, or take one's own seat back from a bot."""
    return await sit(request, visitor, tables, table, seat, data, None)


async def sit(
    request: WebRequest,
    visitor: Visitor,
    tables: Tables,
    table: str,
    seat: int | None,
    data: SeatForm,
    link: str | None = None,
    code: str | None = None,
) -> Response[Any]:
    name = clean_name(name_or_guest(visitor, data.name))
    gather = bool(data.gather)
    await tables.seats.take(table, seat, visitor.person, name, link, code=code, gather=gather)
    kept = [keep_name(name, is_secure=is_secure(request))] if data.name.strip() else []
    return go(request, f"/t/{table}", kept)


@post("/t/{table:str}/seats/{seat:int}/leave", guards=[limit_moves])
async def leave(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromPath[int],
) -> Response[Any]:
    """Leave a seat; a bot plays on there."""
    await tables.seats.leave(table, seat, visitor.person)
    return go(request, "/")


@post("/t/{table:str}/seats/{seat:int}/bot", guards=[limit_moves])
async def set_bot(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seat: FromPath[int],
    data: URLEncodedBody[SeatForm],
) -> Response[Any]:
    """Let the host put a bot into a seat, replace it, or free the seat."""
    await tables.seats.set_bot(table, seat, data.spec or None, visitor.person)
    return done(request, visitor, table)


ROUTES = [links, invitation, accept, take, leave, set_bot]
