"""What a bot thought of its choice: it is asked again, once the match is over.

It gets what its seat could know then and the same random numbers, so that bots which count imagined
games say the same every time; those with a time limit say about the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from monsterbox.bots.bot import Opinion
from monsterbox.core.belief import Belief
from monsterbox.core.match import Match
from monsterbox.server.tables.errors import BadWish, NotOver
from monsterbox.server.tables.replay import match_at, moments
from monsterbox.server.tables.table import Table
from monsterbox.server.views.narrator import narrator_of
from monsterbox.server.views.shown import Thought, Thoughts, Verdict

LEAST = 0.01  # as small an error is not told: nobody imagines endlessly many games


@dataclass(frozen=True)
class Deed:
    """A choice of a bot, and the match as it was before it."""

    seat: int
    spec: str
    is_routine: bool
    """Whether it is one of a series, for which bots take no time."""
    seed: int
    belief: Belief
    choice: str
    match: Match


def bot_behind(table: Table, place: int) -> tuple[int, int, str] | None:
    """Return the version, the seat and the bot of the choice that led to a step of a replay."""
    match = table.match
    if match is None or not table.is_finished or place < 1:
        return None
    versions = moments(match, seen_by=None, all_of_them=True)
    if place >= len(versions):
        return None
    version = versions[place - 1]
    spec = table.made_by[version]
    return None if spec is None else (version, match.steps[version].seat, spec)


def deed_at(table: Table, place: int) -> Deed:
    """Return what a bot did there, or refuse where none did anything."""
    if table.match is None or not table.is_finished:
        raise NotOver
    found = bot_behind(table, place)
    if found is None:
        raise BadWish("at", "bad-step")
    version, seat, spec = found
    past = match_at(table.row, table.match, version)
    return Deed(
        seat=seat,
        spec=spec,
        is_routine=past.series is not None,
        seed=table.bot_seed(seat),
        belief=past.belief(seat),
        choice=table.match.steps[version].text,
        match=past,
    )


def told(
    table: Table, deed: Deed, place: int, opinions: Sequence[Opinion], language: str
) -> Thoughts:
    """Return the best choices in words, and whether the bot made the best one."""
    narrator = narrator_of(table, deed.seat, language)
    view, past = deed.match.view(deed.seat), deed.match.events(deed.seat)
    made = narrator.choice(deed.choice, view, past)
    best = tuple(
        Thought(
            choice=one.choice,
            text=narrator.choice(one.choice, view, past),
            chance=round(one.win_chance, 3),
            error=round(max(LEAST, error_of(one)), 3),
            is_made=one.choice == deed.choice,
        )
        for one in opinions
    )
    return Thoughts(
        at=place,
        seat=deed.seat,
        name=table.chairs[deed.seat].name,
        made=made,
        best=best,
        verdict=verdict(best, len(deed.belief.legal)),
    )


def error_of(opinion: Opinion) -> float:
    """Return the standard error of a chance that was counted in imagined games."""
    chance, games = opinion.win_chance, max(1, opinion.weight)
    return sqrt(max(0.0, chance * (1 - chance)) / games)


def verdict(best: Sequence[Thought], legal: int) -> Verdict:
    """Say how clear the choice was to the bot."""
    if legal == 1:
        return "only"
    if not best:
        return "silent"
    if not best[0].is_made:
        return "otherwise"
    if len(best) > 1 and best[0].chance - best[1].chance <= best[0].error + best[1].error:
        return "close"
    return "clear"
