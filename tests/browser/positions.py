"""Tables that begin in the middle of a match, with whatever a test needs on them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Page

from monsterbox.core.match import Match
from tests.browser.playing import new_table
from tests.browser.served import Served

SEED = bytes(range(32))
ROWS = {
    "tables": ("id", {"start": ":start", "seed": ":seed"}),
    "chairs": ("table_id", {}),
    "entries": ("table_id", {"body": ":body"}),
}


def table_at(page: Page, served: Served, match: Match, **fields: str) -> str:
    """A new table that begins where a match stands, as one that was forked there; its path.

    Its chairs are those of a table that the form opens with these fields. The seat that is asked
    must be one of a person: nobody wakes a bot that is asked at once. What chance and bots do later
    is the same each time.
    """
    position = match.position()
    rules = {f"option_{name}": str(value) for name, value in position["options"].items()}
    path = new_table(
        page, position["game"], seats=str(position["seats"]), **{"name": "Ada"} | rules | fields
    )
    told: dict[str, Any] = {
        "old": path[3:],
        "new": path[3:][::-1],
        "start": json.dumps(position),
        "seed": SEED,
        "body": json.dumps({"contributions": [], "steps": []}),
    }
    with closing(sqlite3.connect(served.database, timeout=60)) as store, store:
        store.execute("pragma synchronous = off")  # the server does not wait for the disk
        for table, (key, changed) in ROWS.items():
            copy_rows(store, table, key, changed, told)
    return f"/t/{told['new']}"


def copy_rows(
    store: sqlite3.Connection,
    table: str,
    key: str,
    changed: dict[str, str],
    told: dict[str, Any],
) -> None:
    names = [row[1] for row in store.execute(f"pragma table_info({table})")]
    values = [":new" if name == key else changed.get(name, name) for name in names]
    only_first = " and number = 0" if table == "entries" else ""
    store.execute(
        f"insert into {table} ({', '.join(names)}) select {', '.join(values)} from {table}"
        f" where {key} = :old{only_first}",
        told,
    )
