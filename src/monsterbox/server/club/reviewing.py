"""Which matches the coach reviews, how far a review has come, and who may stop it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from monsterbox.coach.report import Report
from monsterbox.core.match import Match
from monsterbox.server.tables.errors import NoReview, NotOver, NotYourSeat
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.table import Table

State = Literal["none", "waiting", "computing", "done", "outdated", "failed"]


class Stage(NamedTuple):
    """How far a review has come."""

    state: State
    report: Report | None = None
    seconds_left: int | None = None
    ahead: int = 0
    """How many other reviews come first."""


def reviewed(table: Table) -> Match:
    """Return a match that may be reviewed; one that was given up has no result to explain."""
    if table.match is None or not table.is_finished:
        raise NotOver
    if not table.match.over:
        raise NoReview
    return table.match


def may_stop(table: Table, person: Person | None) -> bool:
    """Whether somebody may stop a review: who sat there, and who opened the table."""
    who = None if person is None else person.id_hash
    return who is not None and (who == table.row.host or bool(table.held_by(who)))


def check_may_stop(table: Table, person: Person | None) -> None:
    if not may_stop(table, person):
        raise NotYourSeat("reviews")
