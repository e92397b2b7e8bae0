"""What a failure means over HTTP, defined only here: a status, a code, a sentence.

Pages, parts of pages and the JSON API differ only in the last step. No traceback, no message of
a library and no input of the request gets into a response.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from monsterbox.core.errors import MonsterboxError, NothingToUndo, UnknownClause, UnknownGame
from monsterbox.server.http.answers import page_of
from monsterbox.server.http.csrf import BadToken
from monsterbox.server.http.language import language_of
from monsterbox.server.http.rate_limits import TooMany
from monsterbox.server.http.templates import translator
from monsterbox.server.http.visitors import wants_part
from monsterbox.server.logging import short
from monsterbox.server.tables.errors import BadWish, TableFailure
from monsterbox.server.views.shown import Reason

AnyRequest = Request[Any, Any, Any]
logger = logging.getLogger(__name__)

STATUS_OF_CODE = {
    "unknown-table": 404,
    "bad-link": 404,
    "bad-code": 404,
    "unknown-message": 404,
    "no-free-text": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "bad-recovery": 404,
    "no-spectators": 403,
    "hint-among-people": 403,
    "unknown-puzzle": 404,
    "lobby-closed": 403,
    "banned": 403,
    "too-many-tables": 429,
    "not-sent": 503,
    "no-mail": 404,
    "too-many-reviews": 429,
    "not-stored": 503,
    "broken-table": 500,
    "bad-wish": 422,
}
"""Everything else that is refused at a table conflicts with its current state: 409."""

CODE_OF_STATUS = {
    400: "bad-request",
    404: "unknown",
    405: "method",
    413: "too-big",
    415: "content-type",
    421: "host",
    503: "closing",
}
UNKNOWN = "unknown"  # the same for what does not exist and for what you may not know about


class Refused(Exception):
    """The rules do not allow the choice; with the reason in the player's language."""

    def __init__(self, reason: Reason, game: str) -> None:
        super().__init__(reason.text)
        self.reason = reason
        self.game = game


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A failure as it is reported to people and programs."""

    status: int
    code: str
    title: str
    text: str
    clause: str | None = None
    field: str | None = None


class ApiProblem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The response of the API to a request that failed."""

    code: str
    message: str
    clause: str | None = None
    field: str | None = None


PROBLEMS = {
    status: ResponseSpec(ApiProblem, description=about, generate_examples=False)
    for status, about in {
        400: "The request cannot be parsed",
        403: "The seat or the table is not yours",
        404: "There is nothing at this address",
        409: "The request does not fit the current state of the table",
        413: "The body is too large",
        415: "The body is not JSON",
        422: "The rules or the table refuse it",
        429: "Too many requests; the header Retry-After says when to try again",
    }.items()
}
"""The error responses that every request to the API may get."""


def make_problem(language: str, status: int, code: str, **values: Any) -> Problem:
    t = translator(language)
    text = t(f"failure-{code}", **values)
    return Problem(status=status, code=code, title=t(f"failure-{code}.title"), text=text)


# One function for each kind of failure


def http_failed(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Report what Litestar found wrong with a request."""
    code = CODE_OF_STATUS.get(error.status_code, "bad-request")
    status = error.status_code if error.status_code in CODE_OF_STATUS else 400
    if error.status_code >= 500 and error.status_code not in CODE_OF_STATUS:
        return unexpected(request, error)
    return answer(request, make_problem(language_of(request), status, code), error.headers)


def table_failed(request: AnyRequest, error: TableFailure) -> Response[Any]:
    status = STATUS_OF_CODE.get(error.code, 409)
    code = UNKNOWN if error.code == "unknown-table" else error.code
    if status >= 500:
        note(request, error)
    return answer(request, make_problem(language_of(request), status, code))


def wish_refused(request: AnyRequest, error: BadWish) -> Response[Any]:
    return answer(request, wish_problem(language_of(request), error))


def wish_problem(language: str, error: BadWish) -> Problem:
    """Report which field of a requested table is wrong, and why."""
    t = translator(language)
    text = t(f"failure-wish-{error.reason}")
    title = t("failure-bad-wish.title")
    return Problem(status=422, code=error.code, title=title, text=text, field=error.field)


def choice_refused(request: AnyRequest, error: Refused) -> Response[Any]:
    """Report a refused choice; pages show the reason beside the table, not as an error."""
    if wants_part(request):
        return part(request, 200, "parts/why.html", reason=error.reason, game=error.game)
    problem = make_problem(language_of(request), 422, "refused")
    told_why = {"text": error.reason.text, "clause": error.reason.clause}
    return answer(request, msgspec.structs.replace(problem, **told_why))


def nothing_to_undo(request: AnyRequest, error: NothingToUndo) -> Response[Any]:
    return answer(request, make_problem(language_of(request), 409, "nothing-to-undo"))


def unknown(request: AnyRequest, error: MonsterboxError) -> Response[Any]:
    return answer(request, make_problem(language_of(request), 404, UNKNOWN))


def bad_input(request: AnyRequest, error: Exception) -> Response[Any]:
    return answer(request, make_problem(language_of(request), 400, "bad-request"))


def bad_token(request: AnyRequest, error: BadToken) -> Response[Any]:
    return answer(request, make_problem(language_of(request), 403, "csrf"))


def too_many(request: AnyRequest, error: TooMany) -> Response[Any]:
    problem = make_problem(language_of(request), 429, "too-many", seconds=error.wait)
    return answer(request, problem, {"retry-after": str(error.wait)})


def unexpected(request: AnyRequest, error: Exception) -> Response[Any]:
    """Report a bug of ours: the log gets the details, the response does not."""
    note(request, error)
    try:
        return answer(request, make_problem(language_of(request), 500, "unexpected"))
    except Exception as another:  # the error page has failed: the status must suffice
        note(request, another)
        return Response("500", status_code=500, media_type=MediaType.TEXT)


HANDLERS: ExceptionHandlersMap = {
    BadToken: bad_token,
    BadWish: wish_refused,
    HTTPException: http_failed,
    MonsterboxError: bad_input,
    NothingToUndo: nothing_to_undo,
    RecursionError: bad_input,  # JSON that is nested too deeply
    Refused: choice_refused,
    TableFailure: table_failed,
    TooMany: too_many,
    UnknownClause: unknown,
    UnknownGame: unknown,
    Exception: unexpected,
}


# Responses


def answer(
    request: AnyRequest, problem: Problem, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """Answer as JSON, as a part of a page, or as a page."""
    more = dict(headers or {})
    if is_api(request):
        told = ApiProblem(
            code=problem.code, message=problem.text, clause=problem.clause, field=problem.field
        )
        return Response(told, status_code=problem.status, headers=more)
    if wants_part(request):
        return part(request, problem.status, "parts/failure.html", problem=problem, headers=more)
    html = request.app.state.pages.show("failure.html", page_of(request), problem=problem)
    return Response(html, status_code=problem.status, media_type=MediaType.HTML, headers=more)


def part(
    request: AnyRequest,
    status: int,
    template: str,
    headers: Mapping[str, str] | None = None,
    **context: Any,
) -> Response[Any]:
    """Answer with a note beside the table; the page itself stays as it is."""
    html = request.app.state.pages.show(template, page_of(request), **context)
    slip = f'<hx-partial hx-target="#why" hx-swap="innerHTML">{html}</hx-partial>'
    return Response(
        slip, status_code=status, media_type=MediaType.HTML, headers=dict(headers or {})
    )


def is_api(request: AnyRequest) -> bool:
    return request.url.path.startswith("/api/")


def note(request: AnyRequest, error: Exception) -> None:
    """Log a failure with the route instead of the path, which may contain a secret."""
    where = request.scope.get("path_template", "")
    table = short(str(request.path_params.get("table", "")))
    logger.error("failed", exc_info=error, extra={"route": where, "table": table})


def codes() -> set[str]:
    """Return every code that needs a sentence, for the tests of the locales."""
    refused = {one.code for one in every_failure(TableFailure)} - {"unknown-table", "refused"}
    others = {"csrf", "nothing-to-undo", "refused", "too-many", "unexpected"}
    return refused | others | set(CODE_OF_STATUS.values())


def every_failure(root: type[TableFailure]) -> list[type[TableFailure]]:
    return [found for one in root.__subclasses__() for found in [one, *every_failure(one)]]
