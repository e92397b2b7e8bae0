"""What the coach says of a finished match: the page, its progress, and the same for programs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from monsterbox.server.http.answers import NO_CONTENT, WebRequest, empty, go, show
from monsterbox.server.http.problems import PROBLEMS
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.service import Tables
from monsterbox.server.views.review_shown import ReviewPage, ReviewStage

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seen = Annotated[str, msgspec.Meta(max_length=80)]


@get("/t/{table:str}/review")
async def review(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    who: FromQuery[SeatNumber | None] = None,
    doubtful: FromQuery[bool] = False,
) -> Response[str]:
    """Show the review as far as it has come, with the decisions of one seat."""
    found = await tables.review(table, visitor.known, visitor.language, who=who, doubtful=doubtful)
    return shown_as(request, "review.html", found)


@get("/t/{table:str}/review/decisions")
async def decisions(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    who: FromQuery[SeatNumber | None] = None,
    doubtful: FromQuery[bool] = False,
) -> Response[str]:
    """Send the decisions of one seat, for a page that is open."""
    found = await tables.review(table, visitor.known, visitor.language, who=who, doubtful=doubtful)
    return shown_as(request, "review_decisions.html", found)


@get("/t/{table:str}/review/progress")
async def progress(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
    seen: FromQuery[Seen] = "",
) -> Response[Any]:
    """Send what the page shows, unless nothing has changed since the visitor has seen it."""
    stage = await tables.review_stage(table, visitor.known)
    if stage.mark == seen:
        return empty(NO_CONTENT)
    found = await tables.review(table, visitor.known, visitor.language)
    return shown_as(request, "review_body.html", found)


def shown_as(request: WebRequest, template: str, found: ReviewPage) -> Response[str]:
    return show(request, template, review=found, shown=found.shown)


@post("/t/{table:str}/review", guards=[limit_moves])
async def begin(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """Let the coach look at the match, unless that was done, and show what there is."""
    await tables.reviews.ask(table, visitor.person)
    return go(request, f"/t/{table}/review")


@post("/t/{table:str}/review/stop", guards=[limit_moves])
async def stop(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    table: FromPath[str],
) -> Response[Any]:
    """Stop looking at the match."""
    await tables.reviews.stop(table, visitor.person)
    return go(request, f"/t/{table}/review")


# For programs


@get("/tables/{table:str}/review", responses=PROBLEMS)
async def show_review(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> ReviewStage:
    """Show what the coach says of a match that is over, as far as the review has come.

    `state` is `none` before anybody has asked for one, and `outdated` if the coach has become
    better since.
    """
    return await tables.review_stage(table, visitor.known)


@post("/tables/{table:str}/review", guards=[limit_moves], status_code=202, responses=PROBLEMS)
async def begin_review(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> ReviewStage:
    """Ask for the review of a match that is over; it is made in the background."""
    await tables.reviews.ask(table, visitor.person)
    return await tables.review_stage(table, visitor.known)


@delete("/tables/{table:str}/review", guards=[limit_moves], status_code=200, responses=PROBLEMS)
async def stop_review(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables], table: FromPath[str]
) -> ReviewStage:
    """Stop a review that is being made, if you sat at the table; one that is done stays."""
    await tables.reviews.stop(table, visitor.person)
    return await tables.review_stage(table, visitor.known)


ROUTES = [review, decisions, progress, begin, stop]
API_ROUTES = [show_review, begin_review, stop_review]
