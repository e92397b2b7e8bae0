"""Tables that begin in the middle of a match, with whatever a test needs on them."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page

from monsterbox.core.match import Match
from monsterbox.games import registry
from tests.browser.playing import new_table
from tests.browser.served import Served

SEEDS = 200  # a few are enough
MOST = 3000  # choices of one match
SEED = bytes(range(32))
ROWS = {
    "tables": ("id", {"start": ":start", "seed": ":seed"}),
    "chairs": ("table_id", {}),
    "entries": ("table_id", {"body": ":body"}),
}


Found = Callable[[Match], bool]


# Matches that stand where a test begins


def match_where(game: str, seats: int, is_found: Found, *prefer: str, **options: Any) -> Match:
    """Played at random, rather by choices that begin so, until it is found; the same each time."""
    for seed in range(SEEDS):
        match = registry.game(game).match(seats, seed, **options)
        dice = random.Random(seed)
        for _ in range(MOST):
            if match.over:
                break
            if is_found(match):
                return match
            seat = match.waiting[-1]
            choices = match.legal(seat)
            wished = [choice for choice in choices if choice.startswith(prefer)] if prefer else []
            match.play(seat, dice.choice(wished or choices))
    pytest.fail(f"no such match of {game}")


def asks(verb: str, count: int = 1) -> Found:
    """The first seat, and nobody else, is asked and has so many choices of that kind."""
    return lambda match: match.waiting == [0] and len(beginning(match, 0, verb)) >= count


def asks_first(verb: str) -> Found:
    """As `asks`, and the first of its choices is of that kind."""
    return lambda match: asks(verb)(match) and match.legal(0)[0].startswith(verb)


def asks_who_reacts(match: Match) -> bool:
    """Somebody is asked for a reaction in the turn of another, and has one."""
    if match.window is None or match.view(None).active in match.waiting:
        return False
    choices = match.legal(match.waiting[0])
    return match.decline in choices and len(choices) > 1


def asks_all(verb: str) -> Found:
    """Everybody is asked at once, and for nothing else."""
    return lambda match: (
        len(match.waiting) == match.seats
        and all(
            len(beginning(match, seat, verb)) == len(match.legal(seat)) for seat in match.waiting
        )
    )


def beginning(match: Match, seat: int, verb: str) -> list[str]:
    return [choice for choice in match.legal(seat) if choice.startswith(verb)]


# Tables that begin there


def table_at(page: Page, served: Served, match: Match, **fields: str) -> str:
    """A new table that begins where a match stands, as one that was forked there; its path.

    Its chairs are those of a table that the form opens with these fields.
    """
    position = match.position()
    rules = {f"option_{name}": str(value) for name, value in position["options"].items()}
    path = new_table(
        page, position["game"], seats=str(position["seats"]), **{"name": "Ada"} | rules | fields
    )
    return begin_at(served, path, match)


def begin_at(served: Served, path: str, match: Match) -> str:
    """Another table with the same chairs that begins where a match stands; its path.

    The seat that is asked must be one of a person: nobody wakes a bot that is asked at once. What
    chance and bots do later is the same each time.
    """
    told: dict[str, Any] = {
        "old": path[3:],
        "new": path[3:][::-1],
        "start": json.dumps(match.position()),
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
