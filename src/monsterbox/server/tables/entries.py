"""Everything that can happen at a table; each of these is an entry in its log.

These functions make a change in memory and return it: its entry, and the chair if somebody else
sits in it now. `moves.carry_out` stores it, or discards the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from monsterbox.core.errors import NothingToUndo
from monsterbox.core.history import Step
from monsterbox.core.match import Match
from monsterbox.server.store.rows import ChairRow, EntryRow
from monsterbox.server.tables.course import READ
from monsterbox.server.tables.replay import new_match
from monsterbox.server.tables.table import Table

NO_ANSWER = ""
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Change(NamedTuple):
    """Something that has happened, as it is stored."""

    entry: EntryRow
    chair: ChairRow | None = None


def what_follows(table: Table, now: float) -> Change | None:
    """Do what happens next by itself: a full table begins, an advance answer is given."""
    if table.phase == "waiting" and table.is_full and not table.gathering:
        return begin(table, now)
    found = table.next_advance_answer()
    if found is None:
        return None
    seat, choice = found
    if choice is None:
        return answer_in_advance(table, seat, NO_ANSWER, now)
    return play(table, seat, choice, now, is_in_advance=True)


def lines_since(match: Match, version: int) -> list[str]:
    """Return the steps since a version, as they are written in records."""
    return [step.line for step in match.steps[version:]]


# The match


def gather(table: Table, seats: Sequence[int], now: float) -> Change:
    """Let the cards wait for what the browsers of these seats add to the shuffle."""
    return Change(table.log("gather", None, now, seats=list(seats)))


def contribute(table: Table, seat: int, added: bytes, now: float) -> Change:
    """Add bytes to the shuffle; the commitment to the seed has been seen by then."""
    chair = seated(table, seat, contribution=added)
    return Change(table.log("contribute", seat, now, contribution=added.hex()), chair)


def begin(table: Table, now: float) -> Change:
    """Begin the match; what people have contributed to the seed is fixed from here on."""
    added = {chair.seat: chair.contribution for chair in table.chairs if chair.contribution}
    table.match = new_match(table.game, table.row, list(added.values()), list(added))
    told: dict[str, Any] = {
        "contributions": [one.hex() for one in added.values()],
        "contributors": list(added),
        "steps": lines_since(table.match, 0),
    }
    return Change(table.log("begin", None, now, **told))


def play(
    table: Table,
    seat: int,
    choice: str,
    now: float,
    *,
    key: str | None = None,
    bot: str | None = None,
    is_late: bool = False,
    is_in_advance: bool = False,
    made: Mapping[str, Any] = NOTHING,
) -> Change:
    """Play a choice, and the outcomes of chance that follow from it.

    It is made by a person, now or in advance, by a bot, or by the table when time has run out.
    `made` tells of a choice that was made together with others.
    """
    match = table.running()
    version = match.version
    match.play(seat, choice)
    silent = not any(is_seen_by_others(match, step) for step in match.steps[version:])
    body = {"choice": choice, "steps": lines_since(match, version)}
    by: dict[str, Any] = {} if bot is None else {"bot": bot}
    how: dict[str, Any] = {"late": True} if is_late else {"ordered": True} if is_in_advance else {}
    return Change(
        table.log("play", seat, now, key=key, is_silent=silent, **body, **by, **how, **made)
    )


def play_together(
    table: Table, seat: int, choices: Iterable[str], now: float, *, key: str, request: str
) -> Iterator[Change]:
    """Play choices that one request makes, each of them an ordinary one."""
    for number, choice in enumerate(choices, 1):
        made: dict[str, Any] = {"together": number}
        if number == 1:
            made["request"] = request
        yield play(table, seat, choice, now, key=key if number == 1 else None, made=made)


def undo(table: Table, seat: int, now: float, *, key: str | None = None) -> Change:
    match = table.running()
    taken = match.undoable(seat)
    if taken is None or not table.can_undo(seat):
        raise NothingToUndo(f"seat {seat} has no choice to take back")
    silent = not any(is_seen_by_others(match, step) for step in match.undo(seat))
    told = {"from": taken.start, "to": taken.stop}
    return Change(table.log("undo", seat, now, key=key, is_silent=silent, **told))


def undo_together(table: Table, seat: int, now: float, *, key: str) -> Iterator[Change]:
    """Take back all choices that the seat's last request made, one after the other."""
    for number in range(max(1, table.undo_count(seat))):
        if number == 0 or table.can_undo(seat):
            yield undo(table, seat, now, key=key if number == 0 else None)


def is_seen_by_others(match: Match, step: Step) -> bool:
    """Whether anybody but its seat sees that something happened."""
    others = {None, *range(match.seats)} - {step.seat}
    return any(step.is_seen_by(seat) for seat in others)


def answer_in_advance(table: Table, seat: int, kind: str, now: float) -> Change:
    """Set or clear the advance answer of a seat."""
    return Change(table.log("order", seat, now, is_silent=True, order=kind))


def set_speed(table: Table, speed: str, now: float) -> Change:
    """Set how fast the bots of the table play."""
    return Change(table.log("speed", None, now, is_silent=True, speed=speed))


def note_hint(table: Table, seat: int, now: float) -> Change:
    """Note that somebody asks for an idea, so that the match is not rated."""
    return Change(table.log("hint", seat, now, is_silent=True))


def read_on(table: Table, now: float) -> Change:
    """Note that a step of a lesson was read."""
    return Change(table.log(READ, None, now))


def give_up(table: Table, seat: int | None, now: float) -> Change:
    return Change(table.log("give_up", seat, now))


def meet_again(table: Table, seat: int, table_id: str, now: float) -> Change:
    """Log the table of the rematch."""
    return Change(table.log("rematch", seat, now, table=table_id))


# The chairs


def sit(
    table: Table,
    seat: int,
    person: str,
    name: str,
    now: float,
    *,
    contribution: bytes = b"",
    gather: bool = False,
) -> Change:
    """Seat a person; what they contribute to the seed only counts before the first card.

    The cards may wait until their browser has done so.
    """
    added = contribution if table.match is None else b""
    chair = seated(
        table, seat, kind="person", person=person, name=name, bot=None, contribution=added
    )
    waits: dict[str, Any] = {"gather": True} if gather and table.match is None and not added else {}
    return Change(table.log("sit", seat, now, person=person, name=name, **waits), chair)


def leave(table: Table, seat: int, bot: str, now: float) -> Change:
    """Free the seat before the first card; later, or in a fork, a bot plays on under its name.

    If the rules say what happens when a player is gone, the match follows them.
    """
    if table.match is None and table.row.start is None:
        free: dict[str, Any] = {"kind": "free", "name": "", "bot": None, "contribution": b""}
        chair = seated(table, seat, person=None, **free)
        return Change(table.log("leave", seat, now), chair)
    was = table.chairs[seat]
    # They have seen this hand, and must not see another one.
    who: dict[str, Any] = {} if table.match is None else {"person": was.person, "name": was.name}
    chair = seated(table, seat, kind="bot", person=None, bot=bot)
    return Change(table.log("leave", seat, now, bot=bot, steps=gone(table, seat), **who), chair)


def gone(table: Table, seat: int) -> list[str]:
    """Report that a player is gone, if the rules heed it; return what follows from it."""
    match = table.match
    if match is None or not match.can_report_gone(seat):
        return []
    version = match.version
    match.report_gone(seat)
    return lines_since(match, version)


def hand_to_bot(table: Table, seat: int, bot: str, now: float) -> Change:
    """Let a bot have the seat of somebody who was never at this table; people may take it over."""
    chair = seated(table, seat, kind="bot", person=None, bot=bot)
    return Change(table.log("leave", seat, now, bot=bot, steps=[]), chair)


def seat_bot(table: Table, seat: int, bot: str | None, name: str, now: float) -> Change:
    """Seat a bot, replace it by another one, or free the seat."""
    kind = "free" if bot is None else "bot"
    chair = seated(table, seat, kind=kind, person=None, bot=bot, name=name, contribution=b"")
    return Change(table.log("bot", seat, now, bot=bot, name=name), chair)


def rename(table: Table, seat: int, name: str, now: float, *, bot: str | None = None) -> Change:
    """Give a seat another name; with a bot in it, its person is forgotten."""
    instead = {} if bot is None else {"kind": "bot", "person": None, "bot": bot}
    why: dict[str, Any] = {} if bot is None else {"forgotten": True}
    chair = seated(table, seat, name=name, **instead)
    return Change(table.log("name", seat, now, name=name, **why), chair)


def seated(table: Table, seat: int, **changes: Any) -> ChairRow:
    table.chairs[seat] = msgspec.structs.replace(table.chairs[seat], **changes)
    return table.chairs[seat]


def stand_in(table: Table, seat: int, bot: str, now: float) -> Change:
    """Let a bot choose for an absent person, who keeps the seat."""
    return Change(table.log("stand_in", seat, now, bot=bot))


def come_back(table: Table, seat: int, now: float) -> Change:
    return Change(table.log("return", seat, now))
