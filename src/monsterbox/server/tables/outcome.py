"""How a match ended, seat by seat: stored together with the entry that ends it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from monsterbox.server.logging import short
from monsterbox.server.store.contract import Results
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.rows import NOBODY, ChairRow, EntryRow, ResultRow
from monsterbox.server.tables.table import Table

log = logging.getLogger(__name__)


def outcome(table: Table, ended: float) -> tuple[ResultRow, ...]:
    """Return how each seat came out of a match that was played from its beginning to its end."""
    match = table.match
    if match is None or table.phase != "over" or table.row.start is not None:
        return ()
    rated = is_rated(table)
    return tuple(
        ResultRow(
            table_id=table.row.id,
            seat=chair.seat,
            game=table.row.game,
            person=player_of(table, chair),
            bot=chair.bot,
            name=chair.name,
            rank=rank,
            score=score,
            at=ended,
            rated=rated,
        )
        for chair, rank, score in zip(table.chairs, match.ranks, match.scores, strict=True)
    )


async def catch_up(results: Results, table: Table, happened: Sequence[EntryRow]) -> None:
    """Store how a match ended that was over before there were results."""
    rows = outcome(table, ended_at(happened))
    try:
        if rows and not await results.at_table(table.row.id):
            await results.add(rows)
    except StoreFailed as error:  # next time, then
        log.warning("the results of %s were not stored: %s", short(table.row.id), error)


def ended_at(happened: Sequence[EntryRow]) -> float:
    """Return when the match went on for the last time."""
    return next((one.at for one in reversed(happened) if one.body.get("steps")), 0.0)


def player_of(table: Table, chair: ChairRow) -> str | None:
    """Return whose result it is: a bot that finished for somebody who left played for them."""
    if chair.kind == "person":
        return chair.person
    left = table.line_up.left_by.get(chair.seat)
    return left or (None if left is None else f"{NOBODY}{table.row.id}-{chair.seat}")


def is_rated(table: Table) -> bool:
    """Whether a match tells how strong its players are.

    At least one person plays, nobody plays two seats, nobody was replaced on the way, and nobody
    asked for ideas.
    """
    players = [player_of(table, chair) for chair in table.chairs]
    people = [player for player in players if player is not None]
    is_contest = len(players) > 1 and bool(people)
    is_own = not table.line_up.is_changed and not table.line_up.is_helped
    return is_contest and len(set(people)) == len(people) and is_own
