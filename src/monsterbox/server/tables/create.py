"""New tables: as wished, the same people once more, or from a move of a finished match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from monsterbox.core.fair import FairChance
from monsterbox.core.match import Match
from monsterbox.server.http.people import GUEST_NAMES, Person, distinct, spare_name
from monsterbox.server.store.rows import ChairRow, EntryRow, TableRow
from monsterbox.server.tables.entries import begin, leave
from monsterbox.server.tables.errors import BadWish, NotOver
from monsterbox.server.tables.presence import stand_in_for
from monsterbox.server.tables.replay import match_at, moments
from monsterbox.server.tables.secrets import new_id, rematch_id
from monsterbox.server.tables.table import Table
from monsterbox.server.tables.wish import Opening, check

Founded = tuple[Table, list[EntryRow]]


def founded(row: TableRow, chairs: Sequence[ChairRow], now: float) -> Founded:
    """The table and the beginning of its log: with everybody there, the cards are dealt."""
    table = Table(row, chairs)
    return table, [begin(table, now)] if table.is_full else []


def fresh_seed() -> bytes:
    return FairChance.fresh().seed


def as_wished(wish: Opening, host: Person, now: float) -> Founded:
    """A new table with a new secret."""
    table_id = new_id()
    plan = check(wish, host, table_id)
    row = TableRow(
        id=table_id,
        game=plan.game.key,
        rules=plan.game.version,
        seats=plan.seats,
        options=plan.options,
        pace=plan.pace,
        is_open=plan.is_open,
        host=host.id_hash,
        created=now,
        seed=fresh_seed(),
    )
    return founded(row, plan.chairs, now)


def once_more(old: Table, now: float) -> Founded:
    """The same people in the same seats."""
    table_id = rematch_id(old.row.seed, old.row.id)
    row = again(old.row, id=table_id, created=now)
    chairs = [at(table_id, chair) for chair in old.chairs]
    return founded(row, chairs, now)


def again(row: TableRow, **changes: Any) -> TableRow:
    """The same game with the same house rules, from its first card and a new secret."""
    new = {"seed": fresh_seed(), "start": None, "forked_from": None, "forked_at": None}
    return msgspec.structs.replace(row, **(new | changes))


def at(table_id: str, chair: ChairRow, **changes: Any) -> ChairRow:
    return msgspec.structs.replace(chair, table_id=table_id, contribution=b"", **changes)


# From a move of a finished match


def forked(old: Table, step: int, person: Person, now: float) -> Founded:
    """The person goes on from there against bots; others may be invited to their seats."""
    match = fork_point(old, step)
    table_id = new_id()
    row = again(
        old.row,
        id=table_id,
        created=now,
        host=person.id_hash,
        is_open=False,
        start=match.position(),
        forked_from=old.row.id,
        forked_at=step,
    )
    mine = old.held_by(person.id_hash) or tuple(match.waiting[:1])
    chairs = [fork_chair(old, table_id, seat, mine, person) for seat in range(row.seats)]
    table, entries = founded(row, chairs, now)
    others = [chair.seat for chair in chairs if chair.person not in (None, person.id_hash)]
    return table, entries + [leave(table, seat, stand_in_for(table), now)[1] for seat in others]


def fork_point(old: Table, step: int) -> Match:
    """The match as it was; secrets of a running one stay where they are."""
    if old.match is None or not old.is_finished:
        raise NotOver
    versions = moments(old.match, seen_by=None, all_of_them=True)
    if type(step) is not int or not 0 <= step < len(versions):
        raise BadWish("at", "bad-step")
    match = match_at(old.row, old.match, versions[step])
    if match.over:
        raise BadWish("at", "bad-step")
    return match


def fork_chair(
    old: Table, table_id: str, seat: int, mine: Sequence[int], person: Person
) -> ChairRow:
    chair = old.chairs[seat]
    if seat not in mine:
        return at(table_id, chair)
    name = chair.name
    if chair.person != person.id_hash:
        others = [other.name for other in old.chairs if other.seat != seat]
        name = distinct(person.name or spare_name(GUEST_NAMES, others), others)
    return at(table_id, chair, kind="person", person=person.id_hash, bot=None, name=name)
