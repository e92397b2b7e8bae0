"""The review of a match in pieces: ranges of its steps, which any process can look at.

What is found out about a step depends on the match, the step and the seed of the review alone, so
it does not matter how the match was cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from monsterbox.bots.evaluation import Estimate, Evaluator, Trials, estimate, evaluator_for
from monsterbox.coach.grades import Compared, Effort, compare, grade
from monsterbox.coach.report import Graded, Option
from monsterbox.core.actions import Actions
from monsterbox.core.errors import MonsterboxError
from monsterbox.core.match import Match
from monsterbox.core.odds import odds
from monsterbox.core.state import CHANCE, GameState
from monsterbox.games import faces
from monsterbox.games.registry import game as find_game

PIECE = 12
"""Steps of a piece: many pieces make the review grow evenly and divide it well."""
LOW31 = 0x7FFFFFFF
SURE = Estimate(0.0, 0.0)


class NotOver(MonsterboxError):
    """A match can be reviewed when it is over: as long as it lasts, it has secrets."""


@dataclass(frozen=True)
class Course:
    """A finished match as it went, by number; it can be sent to another process."""

    game: str
    seats: int
    settings: dict[str, Any]
    opening: tuple[int, ...]
    actions: tuple[tuple[int, int], ...]
    """Who acted, and the number of the action."""
    result: tuple[float, ...]
    """What each seat won: shares of one win, or nothing where nobody won."""

    @classmethod
    def of(cls, match: Match) -> Course:
        if not match.over:
            raise NotOver("a match can be reviewed when it is over")
        winners = match.ranks.count(1)
        return cls(
            game=match.game.key,
            seats=match.seats,
            settings=dict(match.settings),
            opening=tuple(match.opening().to_ints()),
            actions=tuple((step.seat, step.action) for step in match.steps),
            result=tuple(1.0 / winners if rank == 1 else 0.0 for rank in match.ranks),
        )

    def state_at(self, version: int) -> GameState:
        """The table after so many steps."""
        fresh = find_game(self.game).begin(self.seats, self.settings)
        state = fresh.from_ints(list(self.opening))
        for actor, action in self.actions[:version]:
            state.apply(actor, action)
        return state


@dataclass(frozen=True)
class Piece:
    """Some steps in a row, to be looked at."""

    course: Course
    first: int
    last: int
    """The first step that is not looked at."""
    seed: int
    effort: Effort = field(default_factory=Effort)


class Found(msgspec.Struct, frozen=True):
    """What was found out about one step."""

    version: int
    """How many steps had been taken before it."""
    after: tuple[tuple[float, ...], ...] | None
    """Chances after it, by trial and seat; None if nothing was to choose and none to happen."""
    drawn: tuple[Estimate, ...] = ()
    """Of chance: what its outcome brought each seat against what was to be expected."""
    graded: Graded | None = None
    expected: Estimate = SURE
    """Of a choice: what it brought against a steady player, found in other worlds."""


def seat_asked(state: Any) -> int:
    return int(state.turn())


@dataclass
class Turns:
    """What the laboratory asks a game, as far as the coach asks it, too."""

    turn: Callable[[Any], int] = seat_asked
    """(state) -> a number that changes when another turn begins."""


def pieces(
    course: Course, *, seed: int = 0, effort: Effort | None = None, size: int = PIECE
) -> list[Piece]:
    """Cut the review of a match into pieces, in the order of the match."""
    steps = len(course.actions)
    return [
        Piece(course, first, min(first + size, steps), seed, effort or Effort())
        for first in range(0, steps, size)
    ]


def work_on(piece: Piece) -> list[Found]:
    """Look at the steps of a piece."""
    course, state = piece.course, piece.course.state_at(piece.first)
    evaluator = evaluator_for(course.game, course.seats)
    return [look_at(evaluator, piece, state, version) for version in range(piece.first, piece.last)]


def curve_seed(seed: int) -> int:
    """The same for all moments: so neighbours on the curve differ by what lies between them."""
    return seed * 7919 + 1 & LOW31


def start_seed(seed: int) -> int:
    """Another one for the chances before the first step."""
    return seed * 7919 + 2 & LOW31


def choice_seed(seed: int, version: int) -> int:
    return seed * 1_000_003 + version * 7 + 3 & LOW31


def look_at(evaluator: Evaluator, piece: Piece, state: GameState, version: int) -> Found:
    """Look at one step, and take it."""
    actor, action = piece.course.actions[version]
    legal = Actions()
    if actor >= 0 or actor == CHANCE:
        state.legal(actor, legal)
    is_last = version + 1 == len(piece.course.actions)
    trials = Trials(curve_seed(piece.seed), piece.effort.moments)
    drawn: tuple[Estimate, ...] = ()
    graded, expected = None, SURE
    if actor >= 0 and legal.n > 1:
        seed = choice_seed(piece.seed, version)
        found = compare(evaluator, state, actor, legal.to_list(), action, seed, piece.effort)
        graded, expected = graded_choice(piece.course, state, version, found), found.steady[1]
    elif actor >= 0:
        graded = only_choice(piece.course, state, version)
    elif legal.n > 1:
        seed = choice_seed(piece.seed, version)
        rows = evaluator.surprises(state, actor, action, Trials(seed, piece.effort.draws))
        drawn = tuple(estimate(column) for column in zip(*rows, strict=True))
    state.apply(actor, action)
    after = None
    if is_last:
        after = (piece.course.result,) * trials.games
    elif legal.n != 1:
        after = tuple(tuple(row) for row in evaluator.positions(state, trials))
    return Found(version, after, drawn, graded, expected)


def graded_choice(course: Course, state: GameState, version: int, found: Compared) -> Graded:
    seat, action = course.actions[version]
    text_of = find_game(course.game).text_of
    options = tuple(
        Option(text_of(state, seat, one), chance) for one, chance in found.chances.items()
    )
    return Graded(
        version=version,
        turn=0,
        seat=seat,
        choice=text_of(state, seat, action),
        grade=grade(found.cost),
        cost=found.cost,
        against_steady=found.steady[0],
        options=options,
    )


def only_choice(course: Course, state: GameState, version: int) -> Graded:
    seat, action = course.actions[version]
    text = find_game(course.game).text_of(state, seat, action)
    return Graded(version, 0, seat, text, "only", SURE, SURE, ())


def turns_of(course: Course) -> list[int]:
    """The turn that is under way after each number of steps; 0 before the first."""
    hooks = faces.hooks(Turns(), course.game, "lab", "measures")
    state = course.state_at(0)
    count, last = 0, None
    found: list[int] = []
    for actor, action in (*course.actions, (CHANCE, CHANCE)):
        if int(state.turn()) >= 0 and (turn := hooks.turn(state)) != last:
            last = turn
            count += 1
        found.append(count)
        if len(found) <= len(course.actions):
            state.apply(actor, action)
    return found


def outcome_odds(course: Course, version: int) -> float | None:
    """How likely an outcome of chance was; None for what was chosen."""
    actor, action = course.actions[version]
    if actor != CHANCE:
        return None
    return dict(odds(course.state_at(version), Actions(), 0))[action]


def texts_of(course: Course, versions: Sequence[int]) -> dict[int, str]:
    """What was chosen or drawn in some steps, in notation."""
    text_of = find_game(course.game).text_of
    found = {}
    for version in versions:
        actor, action = course.actions[version]
        found[version] = text_of(course.state_at(version), actor, action)
    return found
