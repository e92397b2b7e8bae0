"""The names of computer players, derived from their specs alone: `level3`, `ismcts:1s`."""

from __future__ import annotations

import re

from monsterbox.text.catalog import Catalog, Word

AREA = "bots"
LEVEL = re.compile(r"level(\d+)")
BUDGET = re.compile(r"(\d+|\d*\.\d+)(ms|s|)")
SECONDS = {"s": 1.0, "ms": 0.001}


def bot_name(catalog: Catalog, spec: str) -> str:
    """The name of a computer player; one that has none is called by its spec."""
    key = key_of(spec)
    return catalog.fill(AREA, key, budget_of(spec)) if catalog.has(AREA, key) else spec


def bot_about(catalog: Catalog, spec: str) -> str:
    """What to expect of it, in a sentence; nothing where nothing is known."""
    key = f"{key_of(spec)}-about"
    return catalog.say(AREA, key) if catalog.has(AREA, key) else ""


def key_of(spec: str) -> str:
    """The name of its words: `level-3`, `bot-ismcts`."""
    name = spec.partition(":")[0]
    level = LEVEL.fullmatch(name)
    return f"level-{level[1]}" if level else f"bot-{name}"


def budget_of(spec: str) -> dict[str, Word]:
    """How long it thinks about a choice: a number of seconds or of imagined games."""
    parts = (BUDGET.fullmatch(part) for part in spec.split(":")[1:])
    budget = next((part for part in parts if part), None)
    if budget is None:
        return {"unit": "none", "amount": 0}
    number, unit = budget.groups()
    if unit:
        return {"unit": "seconds", "amount": float(number) * SECONDS[unit]}
    return {"unit": "games", "amount": int(float(number))}
