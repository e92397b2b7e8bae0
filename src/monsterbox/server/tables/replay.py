"""From the log of a table back to its match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from monsterbox.core import records
from monsterbox.core.errors import MonsterboxError
from monsterbox.core.fair import FairChance
from monsterbox.core.game import Game
from monsterbox.core.match import RECORD_FORMAT, Match
from monsterbox.core.state import CHANCE
from monsterbox.games.registry import game as find_game
from monsterbox.server.logging import short
from monsterbox.server.store.rows import EntryRow, TableRow
from monsterbox.server.tables.course import chance_at
from monsterbox.server.tables.errors import BrokenTable


def steps_of(entries: Iterable[EntryRow]) -> list[str]:
    """Return all steps that count, without those that were taken back."""
    steps: list[str] = []
    for entry in entries:
        if entry.kind == "undo":
            # Earlier versions took back the last step only, and did not say which.
            del steps[entry.body.get("from", -1) : entry.body.get("to")]
        else:
            steps += entry.body.get("steps", ())
    return steps


def new_match(
    game: Game, row: TableRow, contributions: Sequence[bytes], contributors: Sequence[int]
) -> Match:
    """Begin a match; chance acts at once."""
    chance = chance_at(game, row, FairChance(row.seed, contributions, contributors))
    settings = game.stored_settings(row.seats, row.options, row.rules)
    if row.start is None:
        state = game.begin(row.seats, settings)
    else:
        state = game.state_at(row.start, row.seats, settings)
    return Match(game, row.seats, settings, state, chance, start=row.start)


def replayed(row: TableRow, entries: Sequence[EntryRow]) -> Match | None:
    """Rebuild the match from the log, ready to continue; None before the first card."""
    begun = next((entry for entry in entries if entry.kind == "begin"), None)
    if begun is None:
        return None
    added = [bytes.fromhex(text) for text in begun.body["contributions"]]
    contributors = begun.body.get("contributors")  # earlier versions did not note the seats
    chance = FairChance(row.seed, added, contributors).describe(reveal=True)
    try:
        match = records.replay(find_game, record_of(row, steps_of(entries)) | {"chance": chance})
        match.chance = chance_at(match.game, row, match.chance)
        return match
    except MonsterboxError as error:
        raise BrokenTable(f"table {short(row.id)}: {error}") from None


def record_of(row: TableRow, steps: Sequence[str]) -> dict[str, Any]:
    """Make a record without its source of chance: no draw is repeated, all are listed."""
    record: dict[str, Any] = {
        "monsterbox": RECORD_FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": row.seats,
        "options": row.options,
        "actions": list(steps),
    }
    return record if row.start is None else record | {"start": row.start}


def match_at(row: TableRow, match: Match, version: int) -> Match:
    """Return the match as it was after this many steps."""
    if version == match.version:
        return match
    steps = [step.line for step in match.steps[:version]]
    return records.replay(find_game, record_of(row, steps))


def moments(match: Match, *, seen_by: int | None, all_of_them: bool) -> list[int]:
    """Return the versions that a replay can show: after the deal, and after every choice.

    While the match runs, choices that a viewer saw nothing of are left out: their number would
    reveal unfinished exchanges. Outcomes of chance belong to the choice before them. In a game
    of memory, only the present can be shown.
    """
    if match.forgets:
        return [match.version]
    found: list[int] = []
    is_shown = True
    for place, step in enumerate(match.steps):
        if step.seat != CHANCE:
            if is_shown:
                found.append(place)
            is_shown = all_of_them or step.seat == seen_by
        is_shown = is_shown or step.is_seen_by(seen_by)
    return [*found, match.version] if is_shown else found
