"""Rows for tests; whatever a test does not name is as usual."""

from __future__ import annotations

import asyncio
from typing import Any

from monsterbox.server.store import ChairRow, EntryRow, PersonRow, SqlStore, TableRow


def a_table(**more: Any) -> TableRow:
    usual: dict[str, Any] = {
        "id": "attic",
        "game": "zombeasts",
        "rules": "1",
        "seats": 2,
        "options": {"master": True},
        "pace": "live",
        "is_open": True,
        "host": "ada",
        "created": 1000.5,
        "seed": bytes(range(32)),
    }
    return TableRow(**usual | more)


def a_chair(seat: int = 0, **more: Any) -> ChairRow:
    usual: dict[str, Any] = {"table_id": "attic", "kind": "person", "person": "ada", "name": "Ada"}
    return ChairRow(seat=seat, **usual | more)


def an_entry(number: int = 1, **more: Any) -> EntryRow:
    usual: dict[str, Any] = {
        "table_id": "attic",
        "kind": "play",
        "seat": 0,
        "key": f"key {number}",
        "body": {"steps": ["0: play G-DOG-4R", "deal B-CAT-1L"]},
        "at": 1001.25,
    }
    return EntryRow(number=number, **usual | more)


def a_person(**more: Any) -> PersonRow:
    usual: dict[str, Any] = {
        "hash": "ada",
        "name": "Ada",
        "language": "it",
        "theme": "dark",
        "seen": 7.0,
    }
    return PersonRow(**usual | more)


async def set_up(store: SqlStore, *table_ids: str) -> None:
    """Tables with one chair each and no log."""
    names = table_ids or ("attic",)
    adding = [store.add_table(a_table(id=name), [a_chair(table_id=name)], []) for name in names]
    await asyncio.gather(*adding)


async def numbers_of(store: SqlStore, table_id: str = "attic") -> list[int]:
    """The numbers in the log of a table."""
    stored = await store.load(table_id)
    assert stored is not None
    return [entry.number for entry in stored.entries]
