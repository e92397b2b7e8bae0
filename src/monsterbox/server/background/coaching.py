"""The coach of this server: reviews by the strongest evaluator there is today.

What it thinks with is loaded when somebody asks for a review, which most servers never see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from monsterbox.coach.report import Report
from monsterbox.core.match import Match

if TYPE_CHECKING:
    from monsterbox.coach.pieces import Found, Piece


class OurCoach:
    """Cuts matches into pieces; both kinds of work can travel to other processes."""

    def evaluator(self, game: str, seats: int) -> str:
        return name_of(game, seats)

    def tasks(self, match: Match) -> Sequence[Piece]:
        from monsterbox.coach.pieces import Course, pieces

        return pieces(Course.of(match))

    def work(self, task: Piece) -> list[Found]:
        from monsterbox.coach.pieces import work_on

        return work_on(task)

    def merge(self, done: tuple[Piece, Sequence[list[Found]]]) -> Report:
        """Put together the parts of the first pieces of a match."""
        from monsterbox.coach.review import merge

        piece, parts = done
        found = [one for part in parts for one in part]
        return merge(piece.course, found, seed=piece.seed, effort=piece.effort)


@cache
def name_of(game: str, seats: int) -> str:
    from monsterbox.bots.evaluation import evaluator_for

    return evaluator_for(game, seats).name
