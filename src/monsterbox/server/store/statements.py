"""The nine statements that write to the database while people play."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from monsterbox.server.store.group_commit import Change
from monsterbox.server.store.rows import (
    ChairRow,
    EntryRow,
    News,
    PersonRow,
    ResultRow,
    TableRow,
)
from monsterbox.server.store.schema import chairs, entries, people, results, settings, tables

KNOWN = ("name", "language", "theme", "seen", "picture", "listed")
TRIED = "last-tried"  # when a write was last tried


class Statement(IntEnum):
    """The statements in the order of execution: a table comes before its chairs and its log."""

    ADD_TABLE = 1
    ADD_CHAIR = 2
    ADD_ENTRY = 3
    SET_CHAIR = 4
    TOUCH = 5
    SAVE_PERSON = 6
    MAKE_SETTING = 7
    SET_SETTING = 8
    ADD_RESULT = 9


def statements(dialect: str) -> Mapping[int, sa.Executable]:
    """Return the statements for SQLite or PostgreSQL, which differ only in their upserts."""
    insert: Any = sqlite.insert if dialect == "sqlite" else postgresql.insert
    person, changed, result = insert(people), insert(settings), insert(results)
    known = {name: person.excluded[name] for name in KNOWN}
    return {
        Statement.ADD_TABLE: sa.insert(tables),
        Statement.ADD_CHAIR: sa.insert(chairs),
        Statement.ADD_ENTRY: sa.insert(entries),
        Statement.SET_CHAIR: sa.update(chairs).where(
            chairs.c.table_id == sa.bindparam("of_table"), chairs.c.seat == sa.bindparam("of_seat")
        ),
        Statement.TOUCH: sa.update(tables)
        .where(tables.c.id == sa.bindparam("of_table"))
        .values(touched=sa.func.coalesce(sa.bindparam("seen_at"), tables.c.touched)),
        Statement.SAVE_PERSON: person.on_conflict_do_update(index_elements=["hash"], set_=known),
        Statement.MAKE_SETTING: insert(settings).on_conflict_do_nothing(),
        Statement.SET_SETTING: changed.on_conflict_do_update(
            index_elements=["key"], set_={"value": changed.excluded["value"]}
        ),
        Statement.ADD_RESULT: result.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"name": result.excluded["name"]}
        ),
    }


def add_table(table: TableRow) -> Change:
    cache = {"over": False, "waiting_for": [], "touched": table.created}
    return Change(Statement.ADD_TABLE, (table.id,), as_row(table) | cache)


def add_chair(chair: ChairRow) -> Change:
    return Change(Statement.ADD_CHAIR, (chair.table_id, chair.seat), as_row(chair))


def add_entry(entry: EntryRow) -> Change:
    return Change(Statement.ADD_ENTRY, (entry.table_id, entry.number), as_row(entry))


def set_chair(chair: ChairRow) -> Change:
    row = as_row(chair)
    row |= {"of_table": row.pop("table_id"), "of_seat": row.pop("seat")}
    return Change(Statement.SET_CHAIR, (chair.table_id, chair.seat), row)


def touch(table_id: str, news: News, now: float) -> Change:
    """Update what lists show; the table stays where it is unless everybody can see the change."""
    over, waiting_for = news.progress
    row = {"of_table": table_id, "over": over, "waiting_for": list(waiting_for)}
    row["seen_at"] = now if news.is_public else None
    return Change(Statement.TOUCH, (table_id,), row)


def save_person(person: PersonRow) -> Change:
    return Change(Statement.SAVE_PERSON, (person.hash,), as_row(person))


def make_setting(key: str, value: bytes) -> Change:
    """Add a setting; if another process was first, nothing changes."""
    return Change(Statement.MAKE_SETTING, (key,), {"key": key, "value": value})


def set_setting(key: str, value: bytes) -> Change:
    """Change a setting that is not made once and for all."""
    return Change(Statement.SET_SETTING, (key,), {"key": key, "value": value})


def add_result(result: ResultRow) -> Change:
    """Add how a seat came out; what is stored already keeps all but its name."""
    return Change(Statement.ADD_RESULT, (result.table_id, result.seat), as_row(result))


def as_row(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)
