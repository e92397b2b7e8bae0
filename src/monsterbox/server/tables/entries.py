"""What can happen at a table. Whatever it is, it is an entry of the log.

These functions carry a change out in memory and return its entry, with the chair where one changes
hands; whoever calls them stores that, or throws the table away.
"""

from __future__ import annotations

from typing import Any

import msgspec

from monsterbox.core.errors import NothingToUndo
from monsterbox.core.match import Match, Step
from monsterbox.server.store.rows import ChairRow, EntryRow
from monsterbox.server.tables.replay import new_match, texts_since
from monsterbox.server.tables.table import Table

Seated = tuple[ChairRow, EntryRow]

# The match


def begin(table: Table, now: float) -> EntryRow:
    """The first card; what people have added to chance counts from here on."""
    added = [chair.contribution for chair in table.chairs if chair.contribution]
    table.match = new_match(table.game, table.row, added)
    steps = texts_since(table.match, 0)
    return table.log("begin", None, now, contributions=[one.hex() for one in added], steps=steps)


def play(
    table: Table,
    seat: int,
    choice: str,
    now: float,
    *,
    key: str | None = None,
    bot: str | None = None,
    is_late: bool = False,
    is_ordered: bool = False,
) -> EntryRow:
    """A choice, and the outcomes of chance that followed from it.

    Made by a person, now or by a standing order, by a bot, or by the table when the time for it
    was over.
    """
    match = table.running()
    version = match.version
    match.play(seat, choice)
    silent = not any(is_seen_by_others(match, step) for step in match.steps[version:])
    body = {"choice": choice, "steps": texts_since(match, version)}
    by: dict[str, Any] = {} if bot is None else {"bot": bot}
    how: dict[str, Any] = {"late": True} if is_late else {"ordered": True} if is_ordered else {}
    return table.log("play", seat, now, key=key, is_silent=silent, **body, **by, **how)


def undo(table: Table, seat: int, now: float, *, key: str | None = None) -> EntryRow:
    match = table.running()
    if not table.can_undo(seat):
        raise NothingToUndo(f"seat {seat} has no choice to take back")
    silent = not is_seen_by_others(match, match.steps[-1])
    match.undo(seat)
    return table.log("undo", seat, now, key=key, is_silent=silent)


def is_seen_by_others(match: Match, step: Step) -> bool:
    """Whether anybody but its seat sees that something happened."""
    others = {None, *range(match.seats)} - {step.seat}
    return any(step.is_seen_by(seat) for seat in others)


def order(table: Table, seat: int, kind: str, now: float) -> EntryRow:
    """A seat answers in advance, or no longer does."""
    return table.log("order", seat, now, is_silent=True, order=kind)


def give_up(table: Table, seat: int | None, now: float) -> EntryRow:
    return table.log("give_up", seat, now)


def meet_again(table: Table, seat: int, table_id: str, now: float) -> EntryRow:
    """Where the same people play once more."""
    return table.log("rematch", seat, now, table=table_id)


# The chairs


def sit(table: Table, seat: int, person: str, name: str, contribution: bytes, now: float) -> Seated:
    """A person takes the seat; what they add to chance counts before the first card only."""
    added = contribution if table.match is None else b""
    chair = seated(
        table, seat, kind="person", person=person, name=name, bot=None, contribution=added
    )
    return chair, table.log("sit", seat, now, person=person, name=name)


def leave(table: Table, seat: int, bot: str, now: float) -> Seated:
    """Before the first card the seat is free again; later a bot plays on under its name.

    Where the rules have an answer to a seat that is gone, the match goes by that.
    """
    if table.match is None:
        free: dict[str, Any] = {"kind": "free", "name": "", "bot": None, "contribution": b""}
        return seated(table, seat, person=None, **free), table.log("leave", seat, now)
    chair = seated(table, seat, kind="bot", person=None, bot=bot)
    version = table.match.version
    if table.match.can_report_gone(seat):
        table.match.report_gone(seat)
    steps = texts_since(table.match, version)
    return chair, table.log("leave", seat, now, bot=bot, steps=steps)


def seat_bot(table: Table, seat: int, bot: str | None, name: str, now: float) -> Seated:
    """A bot sits down, another one takes its place, or the seat is free again."""
    kind = "free" if bot is None else "bot"
    chair = seated(table, seat, kind=kind, person=None, bot=bot, name=name, contribution=b"")
    return chair, table.log("bot", seat, now, bot=bot, name=name)


def seated(table: Table, seat: int, **changes: Any) -> ChairRow:
    table.chairs[seat] = msgspec.structs.replace(table.chairs[seat], **changes)
    return table.chairs[seat]


def stand_in(table: Table, seat: int, bot: str, now: float) -> EntryRow:
    """A bot chooses for an absent person, who keeps the seat."""
    return table.log("stand_in", seat, now, bot=bot)


def come_back(table: Table, seat: int, now: float) -> EntryRow:
    return table.log("return", seat, now)
