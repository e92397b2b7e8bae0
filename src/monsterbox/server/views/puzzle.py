"""A puzzle as pages show it: the usual table before it is solved, and the solution after."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from math import ceil

import msgspec

from monsterbox.coach.hints import doubt
from monsterbox.coach.puzzle import DIFFICULTIES, TRIES, Puzzle, puzzles_of
from monsterbox.coach.report import Estimate
from monsterbox.games.registry import games
from monsterbox.server.club.puzzles import Standing
from monsterbox.server.store.rows import AttemptRow, ChairRow, TableRow
from monsterbox.server.tables.people import BOT_NAMES
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.table import Table
from monsterbox.server.views.build import Viewpoint, show
from monsterbox.server.views.catalogue import box
from monsterbox.server.views.hint import in_time
from monsterbox.server.views.narrator import Narrator, narrator_of
from monsterbox.server.views.shown import Shown
from monsterbox.text.catalog import Catalog

SOLVER = "solver"
AREA = "puzzles"


class Answer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A choice of a solved puzzle, with its chance."""

    sentence: str
    cards: tuple[str, ...]
    clause: str
    percent: int
    doubt: int


class Solution(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Why the best choice is best, and what the tempting one costs."""

    best: Answer
    tempting: Answer
    why: str
    clause: str
    cost: int
    cost_doubt: int
    others: tuple[Answer, ...]
    worlds: int
    misses: int
    levels: tuple[int, ...]
    """How many times levels 1 to 3 found it."""
    tries: int


class Day(msgspec.Struct, frozen=True, gc=False):
    """A day of the week of moons."""

    name: str
    is_solved: bool
    is_today: bool


class Side(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What stands beside a puzzle."""

    streak: int
    longest: int
    week: tuple[Day, ...]
    share: str
    """A text to share, which gives nothing away."""


class PuzzleCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A puzzle in a list."""

    game: str
    id: str
    number: int
    difficulty: int
    seats: int
    is_solved: bool
    is_tried: bool


class Shelf(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The puzzles of a game by difficulty."""

    game: str
    title: str
    solved: int
    of: int
    rows: tuple[tuple[int, tuple[PuzzleCard, ...]], ...]


@lru_cache(maxsize=256)
def table_of(game: str, puzzle: str) -> Table:
    """Return a table that stands as the puzzle says; nobody plays on there."""
    told = puzzles_of(game)[puzzle]
    seats = told.position["seats"]
    name = f"{AREA}-{game}-{puzzle}"
    row = TableRow(
        id=name,
        game=game,
        rules=told.rules,
        seats=seats,
        options=told.position.get("options", {}),
        pace="live",
        is_open=False,
        host="",
        created=0.0,
        seed=bytes(32),
        start=told.position,
    )
    table = Table(row, [chair_of(name, seat, told.seat) for seat in range(seats)])
    table.match = table.game.from_position(told.position)
    return table


def chair_of(table: str, seat: int, solver: int) -> ChairRow:
    if seat == solver:
        return ChairRow(table_id=table, seat=seat, kind="person", person=SOLVER, name=BOT_NAMES[7])
    return ChairRow(table_id=table, seat=seat, kind="bot", bot="level3", name=BOT_NAMES[seat])


def shown_puzzle(game: str, puzzle: Puzzle, language: str) -> Shown:
    """Return the table as the solver sees it; nothing of the answer is in it."""
    table = table_of(game, puzzle.id)
    viewpoint = Viewpoint(SOLVER, (puzzle.seat,), puzzle.seat)
    return show(table, viewpoint, language, [HERE] * table.row.seats)


def number_of(game: str, puzzle: str) -> int:
    return [*puzzles_of(game)].index(puzzle) + 1


def following(game: str, puzzle: str, standing: Standing) -> str | None:
    """Return the next puzzle of the game that is still to be solved."""
    ids = [*puzzles_of(game)]
    place = ids.index(puzzle)
    rest = (one for one in ids[place + 1 :] + ids[:place] if not standing.has_solved(game, one))
    return next(rest, None)


# The solution


def solution(game: str, puzzle: Puzzle, attempt: AttemptRow | None, language: str) -> Solution:
    narrator = narrator_of(table_of(game, puzzle.id), puzzle.seat, language)
    chances = {one.choice: one.chance for one in puzzle.options}
    answers = {
        one.choice: answer_of(narrator, puzzle, one.choice, chances[one.choice])
        for one in puzzle.options
    }
    why, clause = "", ""
    if puzzle.why is not None:
        why, clause = in_time(narrator, puzzle.why), puzzle.why.clause
    named = (puzzle.best, puzzle.tempting)
    return Solution(
        best=answers[puzzle.best],
        tempting=answers[puzzle.tempting],
        why=why,
        clause=clause,
        cost=percent(puzzle.cost.mean),
        cost_doubt=ceil(100 * doubt(puzzle.cost)),
        others=tuple(one for choice, one in answers.items() if choice not in named),
        worlds=puzzle.worlds,
        misses=0 if attempt is None else attempt.misses,
        levels=tuple(round(TRIES * one) for one in puzzle.levels),
        tries=TRIES,
    )


def answer_of(narrator: Narrator, puzzle: Puzzle, choice: str, chance: Estimate) -> Answer:
    table = table_of(narrator.game.key, puzzle.id)
    view = table.view(puzzle.seat)
    assert view is not None  # a puzzle has a match
    return Answer(
        sentence=narrator.choice(choice, view),
        cards=tuple(word for word in choice.split() if word in narrator.cards),
        clause=narrator.clause_of(choice, view).id,
        percent=percent(chance.mean),
        doubt=ceil(100 * doubt(chance)),
    )


def percent(share: float) -> int:
    return round(100 * share)


# Beside it


def side(
    game: str, puzzle: Puzzle, standing: Standing, language: str, *, daily: date | None
) -> Side:
    """Return the streak, the week of moons, and the text to share."""
    catalog = Catalog(language)
    row = standing.of(game, puzzle.id)
    is_solved = standing.has_solved(game, puzzle.id)
    what = "share-solved" if is_solved else "share-open"
    if daily is not None:
        about = catalog.say(AREA, "share-day", day=in_words(catalog, daily))
    else:
        number = number_of(game, puzzle.id)
        about = catalog.say(AREA, "share-game", game=box(game, language).title, number=number)
    misses = 0 if row is None else row.misses
    told = catalog.say(AREA, what, about=about, misses=misses)
    if is_solved and standing.streak > 1:
        told = catalog.say(AREA, "share-streak", text=told, days=standing.streak)
    return Side(
        streak=standing.streak,
        longest=standing.longest,
        week=tuple(
            Day(catalog.say(AREA, f"day-{day.isoweekday()}"), solved, day == standing.today)
            for day, solved in standing.week
        ),
        share=told,
    )


def in_words(catalog: Catalog, day: date) -> str:
    """Return a date such as `15 November`."""
    month = catalog.say(AREA, f"month-{day.month}")
    return catalog.say(AREA, "date", day=day.day, month=month)


def shelves(standing: Standing, language: str) -> tuple[Shelf, ...]:
    """Return all puzzles by game and difficulty."""
    found = []
    for key in games():
        cards = [
            PuzzleCard(
                game=key,
                id=one.id,
                number=number,
                difficulty=one.difficulty,
                seats=one.position["seats"],
                is_solved=standing.has_solved(key, one.id),
                is_tried=standing.of(key, one.id) is not None,
            )
            for number, one in enumerate(puzzles_of(key).values(), 1)
        ]
        rows = [(hard, tuple(c for c in cards if c.difficulty == hard)) for hard in DIFFICULTIES]
        if cards:
            found.append(
                Shelf(
                    game=key,
                    title=box(key, language).title,
                    solved=sum(card.is_solved for card in cards),
                    of=len(cards),
                    rows=tuple(row for row in rows if row[1]),
                )
            )
    return tuple(found)
