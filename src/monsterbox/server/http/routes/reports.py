"""Reports: somebody at a table tells the operator about somebody else there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, URLEncodedBody

from monsterbox.server.http.answers import WebRequest, show
from monsterbox.server.http.operator_access import only_with_operator
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.moderation import LONGEST_DETAILS, REASONS
from monsterbox.server.tables.service import Tables

Short = Annotated[str, msgspec.Meta(max_length=20)]
Details = Annotated[str, msgspec.Meta(max_length=2 * LONGEST_DETAILS)]
Number = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class ReportForm(msgspec.Struct, frozen=True):
    """Whom a report is about, and what is wrong."""

    seat: SeatNumber | None = None
    reason: Short = ""
    details: Details = ""
    message: Number | None = None


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a report is about, and what is wrong: `name`, `conduct` or `other`."""

    seat: SeatNumber
    reason: Short
    details: Details = ""
    message: Number | None = None
    """The number of what they have said, if it is about that; the report keeps the words."""


@get("/t/{table:str}/report", guards=[only_with_operator])
async def report_page(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    message: FromQuery[Number | None] = None,
) -> Response[str]:
    """Ask whom the report is about, and what is wrong."""
    shown = await tables.shown(table, visitor.known, visitor.language)
    said = await tables.messages(table, visitor.known, visitor.language) if message else []
    about = next((one for one in said if one.number == message and not one.you), None)
    return show(request, "report.html", shown=shown, reasons=REASONS, about=about, is_sent=False)


@post("/t/{table:str}/report", guards=[only_with_operator, limit_moves], status_code=200)
async def send_report(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: URLEncodedBody[ReportForm],
) -> Response[Any]:
    """Keep the report for the operator, and say so."""
    await report(tables, table, visitor, data)
    shown = await tables.shown(table, visitor.known, visitor.language)
    path = f"/t/{table}/report"
    return show(
        request, "report.html", path=path, shown=shown, reasons=REASONS, about=None, is_sent=True
    )


async def report(
    tables: Tables, table: str, visitor: Visitor, data: ReportForm | Complaint
) -> None:
    """Store what is wrong with somebody, or with what they have said."""
    told, who = (data.reason, data.details), visitor.person
    if data.message is not None:
        await tables.moderation.report_message(table, data.message, *told, who)
    elif data.seat is None:
        raise BadWish("seat", "bad-report")
    else:
        await tables.moderation.report(table, data.seat, *told, who)


@post(
    "/tables/{table:str}/reports",
    guards=[only_with_operator, limit_moves],
    status_code=204,
    responses=PROBLEMS,
)
async def report_somebody(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    data: JSONBody[Complaint],
) -> None:
    """Tell the operator about somebody else at your table."""
    await report(tables, table, visitor, data)


ROUTES = [report_page, send_report]
API_ROUTES = [report_somebody]
