"""The operator's page: what people report, the tables and who sits there, bans, the lobby."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from monsterbox.server.http.answers import WebRequest, go, is_secure, show
from monsterbox.server.http.operator_access import (
    OperatorAccess,
    is_operator,
    make_cookie,
    only_operators,
    only_with_operator,
)
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.store.rows import ReportRow
from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.talk import words_reported
from monsterbox.text.catalog import Catalog

Text = Annotated[str, msgspec.Meta(max_length=200)]
PAGE = "/operator"


class TokenForm(msgspec.Struct, frozen=True):
    """The token that was typed."""

    token: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class TableForm(msgspec.Struct, frozen=True):
    """A table, perhaps a seat there and its new name."""

    table: Text = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    name: Text = ""


class BanForm(msgspec.Struct, frozen=True):
    """Who is banned or let in again."""

    who: Text = ""
    note: Text = ""


class LobbyForm(msgspec.Struct, frozen=True):
    """Whether the lobby is closed."""

    closed: Text = ""


@get(PAGE, guards=[only_with_operator])
async def operator(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> Response[str]:
    """Show everything to operators, and to others the question for the token."""
    if not is_operator(request):
        return show(request, "operator_enter.html", path=PAGE)
    seen = await tables.moderation.overview()
    reported = partial(words_of, language=visitor.language)
    return show(request, "operator.html", path=PAGE, seen=seen, at=at, reported=reported)


def words_of(report: ReportRow, language: str) -> str:
    """Return what was said in the operator's language."""
    return words_reported(Catalog(language), report.said)


def at(moment: float) -> str:
    """Write a time so that operators everywhere read it alike."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


@post(f"{PAGE}/enter", guards=[only_with_operator])
async def enter(
    request: WebRequest, visitor: NamedDependency[Visitor], data: URLEncodedBody[TokenForm]
) -> Response[Any]:
    """Let in whoever has the token."""
    request.app.state.limits.check_tables(request)
    access: OperatorAccess = request.app.state.operator
    if not access.is_token(data.token):
        raise BadWish("token", "bad-token")
    value = access.pass_for(visitor.person.id_hash)
    return go(request, PAGE, [make_cookie(value, is_secure=is_secure(request))])


@post(f"{PAGE}/leave", guards=[only_operators], sync_to_thread=False)
def leave_page(request: WebRequest) -> Response[Any]:
    """End the visit of an operator."""
    return go(request, "/", [make_cookie("", is_secure=is_secure(request))])


@post(f"{PAGE}/remove", guards=[only_operators])
async def remove(
    request: WebRequest, tables: NamedDependency[Tables], data: URLEncodedBody[TableForm]
) -> Response[Any]:
    """Delete a table, whatever happens there."""
    await tables.deletion.by_operator(data.table)
    return go(request, PAGE)


@post(f"{PAGE}/rename", guards=[only_operators])
async def rename(
    request: WebRequest, tables: NamedDependency[Tables], data: URLEncodedBody[TableForm]
) -> Response[Any]:
    """Give somebody at a table another name."""
    await tables.moderation.rename(data.table, data.seat, data.name)
    return go(request, PAGE)


@post(f"{PAGE}/ban", guards=[only_operators])
async def ban(
    request: WebRequest, tables: NamedDependency[Tables], data: URLEncodedBody[BanForm]
) -> Response[Any]:
    """Shut out a person or the addresses of a household."""
    await tables.moderation.ban(data.who, data.note)
    return go(request, PAGE)


@post(f"{PAGE}/unban", guards=[only_operators])
async def unban(
    request: WebRequest, tables: NamedDependency[Tables], data: URLEncodedBody[BanForm]
) -> Response[Any]:
    """Let somebody in again."""
    await tables.moderation.unban(data.who)
    return go(request, PAGE)


@post(f"{PAGE}/lobby", guards=[only_operators])
async def lobby(
    request: WebRequest, tables: NamedDependency[Tables], data: URLEncodedBody[LobbyForm]
) -> Response[Any]:
    """Let nobody open new tables, or everybody again."""
    await tables.moderation.close_lobby(closed=data.closed == "yes")
    return go(request, PAGE)


@post(f"{PAGE}/reports/{{report:str}}/done", guards=[only_operators])
async def report_done(
    request: WebRequest, tables: NamedDependency[Tables], report: FromPath[str]
) -> Response[Any]:
    """Put away a report that was dealt with."""
    await tables.moderation.drop_report(report)
    return go(request, PAGE)


OPERATOR_ROUTES = [operator, enter, leave_page, remove, rename, ban, unban, lobby, report_done]
