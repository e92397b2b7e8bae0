"""Puzzles: the lists, the puzzle of the day, a puzzle on the usual table, and its answer."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, URLEncodedBody

from monsterbox.coach.hints import doubt
from monsterbox.coach.puzzle import Puzzle
from monsterbox.server.http.answers import WebRequest, go, show, show_note
from monsterbox.server.http.problems import PROBLEMS, Refused
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.errors import UnknownPuzzle
from monsterbox.server.tables.service import Tables
from monsterbox.server.views import explain
from monsterbox.server.views import puzzle as views
from monsterbox.server.views.shown import Reason, Shown
from monsterbox.text.catalog import Catalog

Text = Annotated[str, msgspec.Meta(max_length=200)]


class AnswerForm(msgspec.Struct, frozen=True):
    """The choice that somebody takes to be best."""

    choice: Text = ""


class AnswerWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choice that you take to be best, in notation."""

    choice: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Verdict(msgspec.Struct, frozen=True):
    """Whether an answer is right; the solution comes with a right one."""

    right: bool
    text: str
    solution: views.Solution | None


@get("/puzzles")
async def list_puzzles(
    request: WebRequest, visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> Response[str]:
    """Show all puzzles by game and difficulty, and the one of the day."""
    standing = await tables.puzzles.standing(visitor.person.id_hash)
    shelves = views.shelves(standing, visitor.language)
    daily = tables.puzzles.of_day(standing.today)
    is_solved = daily is not None and standing.has_solved(daily[0], daily[1].id)
    return show(request, "puzzles.html", shelves=shelves, daily=daily, is_solved=is_solved)


@get("/puzzle")
async def puzzle_of_the_day(request: WebRequest, tables: NamedDependency[Tables]) -> Response[Any]:
    """Go to the puzzle of the day."""
    daily = tables.puzzles.of_day(tables.puzzles.today())
    if daily is None:
        raise UnknownPuzzle
    return go(request, f"/puzzles/{daily[0]}/{daily[1].id}")


@get("/puzzles/{game:str}/{puzzle:str}")
async def puzzle_page(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    puzzle: FromPath[str],
    tried: FromQuery[Text] = "",
) -> Response[str]:
    """Show a puzzle, or its solution to whoever has solved it."""
    told = tables.puzzles.find(game, puzzle)
    language = visitor.language
    standing = await tables.puzzles.standing(visitor.person.id_hash)
    daily = day_of(tables, game, told)
    is_solved = standing.has_solved(game, puzzle)
    shown = views.shown_puzzle(game, told, language)
    row = standing.of(game, puzzle)
    return show(
        request,
        "puzzle.html",
        shown=shown,
        puzzle=views.PuzzleCard(
            game=game,
            id=puzzle,
            number=views.number_of(game, puzzle),
            difficulty=told.difficulty,
            seats=told.position["seats"],
            is_solved=is_solved,
            is_tried=row is not None,
        ),
        is_daily=daily is not None,
        side=views.side(game, told, standing, language, daily=daily),
        solution=views.solution(game, told, row, language) if is_solved else None,
        following=views.following(game, puzzle, standing),
        wrong=wrong(told, tried, language) if is_open(told, tried) and not is_solved else None,
    )


def day_of(tables: Tables, game: str, puzzle: Puzzle) -> date | None:
    """Return today, if this is its puzzle."""
    today = tables.puzzles.today()
    daily = tables.puzzles.of_day(today)
    return today if daily is not None and (daily[0], daily[1].id) == (game, puzzle.id) else None


def is_open(puzzle: Puzzle, tried: str) -> bool:
    """Whether a wrong answer was tried without a script."""
    return any(one.choice == tried for one in puzzle.options) and tried not in puzzle.accepted


def wrong(puzzle: Puzzle, choice: str, language: str) -> Reason:
    """Return what is said of a wrong answer: what it costs, and nothing of the right one."""
    chance = {one.choice: one.chance for one in puzzle.options}
    price = max(1, round(100 * (chance[puzzle.best].mean - chance[choice].mean)))
    off = max(1, round(100 * doubt(puzzle.cost)))
    text = Catalog(language).say(views.AREA, "wrong", percent=price, doubt=off)
    return Reason(text=text, clause=None, legal=False)


@post("/puzzles/{game:str}/{puzzle:str}/moves", guards=[limit_moves])
async def answer_puzzle(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    puzzle: FromPath[str],
    data: URLEncodedBody[AnswerForm],
) -> Response[Any]:
    """Check an answer; a wrong one costs nothing but a line."""
    told = tables.puzzles.find(game, puzzle)
    path = f"/puzzles/{game}/{puzzle}"
    check_legal(game, told, data.choice, visitor.language)
    if await tables.puzzles.answer(visitor.person.id_hash, game, told, data.choice):
        return go(request, path)
    if visitor.wants_part:
        raise Refused(wrong(told, data.choice, visitor.language), game)
    return go(request, f"{path}?tried={data.choice.replace(' ', '+')}")


def check_legal(game: str, puzzle: Puzzle, choice: str, language: str) -> None:
    if all(one.choice != choice for one in puzzle.options):
        table = views.table_of(game, puzzle.id)
        raise Refused(explain.why_not(table, puzzle.seat, choice, language), game)


@get("/puzzles/{game:str}/{puzzle:str}/why")
async def why_not(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    puzzle: FromPath[str],
    word: FromQuery[Text] = "",
) -> Response[str]:
    """Explain why something on the table cannot be used now."""
    told = tables.puzzles.find(game, puzzle)
    table = views.table_of(game, puzzle)
    reason = explain.why_not(table, told.seat, word, visitor.language)
    return show_note(request, "parts/why.html", reason=reason, game=game)


@get("/puzzles/{game:str}/{puzzle:str}/cards/{card:str}")
async def card_large(
    request: WebRequest,
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    puzzle: FromPath[str],
    card: FromPath[str],
) -> Response[str]:
    """Show an enlarged card that lies on the table of a puzzle."""
    shown = views.shown_puzzle(game, tables.puzzles.find(game, puzzle), visitor.language)
    if card not in shown.cards:
        raise NotFoundException
    facts = shown.cards[card]
    return show(request, "parts/card.html", game=game, card=facts, options=shown.options)


# For programs


@get("/puzzles", responses=PROBLEMS)
async def show_puzzles(
    visitor: NamedDependency[Visitor], tables: NamedDependency[Tables]
) -> tuple[views.Shelf, ...]:
    """List the puzzles by game and difficulty, with those that you have solved."""
    standing = await tables.puzzles.standing(visitor.person.id_hash)
    return views.shelves(standing, visitor.language)


@get("/puzzles/{game:str}/{puzzle:str}", responses=PROBLEMS)
async def show_puzzle(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    puzzle: FromPath[str],
) -> Shown:
    """Show the table of a puzzle as its seat sees it."""
    return views.shown_puzzle(game, tables.puzzles.find(game, puzzle), visitor.language)


@post(
    "/puzzles/{game:str}/{puzzle:str}/answer",
    guards=[limit_moves],
    status_code=200,
    responses=PROBLEMS,
)
async def check_answer(
    visitor: NamedDependency[Visitor],
    tables: NamedDependency[Tables],
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[AnswerWish],
) -> Verdict:
    """Check an answer; the solution comes with the right one."""
    told, person = tables.puzzles.find(game, puzzle), visitor.person.id_hash
    check_legal(game, told, data.choice, visitor.language)
    if not await tables.puzzles.answer(person, game, told, data.choice):
        return Verdict(False, wrong(told, data.choice, visitor.language).text, None)
    row = (await tables.puzzles.standing(person)).of(game, puzzle)
    found = views.solution(game, told, row, visitor.language)
    return Verdict(True, found.why, found)


ROUTES = [list_puzzles, puzzle_of_the_day, puzzle_page, answer_puzzle, why_not, card_large]
API_ROUTES = [show_puzzles, show_puzzle, check_answer]
