"""What browsers and programs add to the shuffle before the first card."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, URLEncodedBody

from monsterbox.server.http.answers import WebRequest
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.routes.table import SeatNumber, done
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.shown import Shown

Hex = Annotated[str, msgspec.Meta(max_length=128, description="1 to 64 bytes, in hex")]


class ContributionForm(msgspec.Struct, frozen=True):
    """What a browser adds, in hex, and for which of its seats."""

    contribution: Hex = ""
    seat: SeatNumber | None = None


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Random bytes of yours, in hex; one who holds several seats adds bytes once."""

    contribution: Hex
    seat: SeatNumber | None = None


def read_bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadWish("contribution", "bad-contribution") from None


@post("/t/{table:str}/contribution", guards=[limit_moves])
async def contribute(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[ContributionForm],
) -> Response[Any]:
    """Add to the shuffle; the browser has seen the commitment to the seed before."""
    added = read_bytes(data.contribution)
    await tables.contributions.add(table, data.seat, visitor.person, added)
    return done(request, visitor, table)


@post("/t/{table:str}/begin", guards=[limit_moves])
async def begin(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """Begin without those whose browsers have not added anything yet."""
    await tables.contributions.begin(table, visitor.person)
    return done(request, visitor, table)


@post(
    "/tables/{table:str}/contribution",
    status_code=200,
    guards=[limit_moves],
    responses=PROBLEMS,
)
async def add_contribution(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Contribution],
) -> Shown:
    """Add random bytes to the shuffle, once, before the first card.

    Read `commitment` before. A table that was opened with `gather` deals when everybody it waits
    for has added something (`gathering` lists the seats), when somebody who sits there asks it to
    begin, or after 20 seconds.
    """
    added = read_bytes(data.contribution)
    await tables.contributions.add(table, data.seat, visitor.person, added)
    return await tables.shown(table, visitor.known, visitor.language)


@post("/tables/{table:str}/begin", status_code=200, guards=[limit_moves], responses=PROBLEMS)
async def begin_table(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> Shown:
    """Deal the cards without waiting for contributions any longer."""
    await tables.contributions.begin(table, visitor.person)
    return await tables.shown(table, visitor.known, visitor.language)


ROUTES = [contribute, begin]
API_ROUTES = [add_contribution, begin_table]
