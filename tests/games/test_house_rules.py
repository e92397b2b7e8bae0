"""Every house rule makes a difference: an option that changes nothing must not exist."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.options import Value, spell
from tests.cases import in_tiers

from .differences import effect_of, values_of
from .stirring import games_that_tell

Row = tuple[str, str, Value]
GAMES = games_that_tell("house_rules")
ROWS: list[Row] = [
    (key, name, value)
    for key in GAMES
    for name, option in mb.game(key).options.items()
    for value in values_of(key, option)
]
FAST = [row for key in GAMES for row in [row for row in ROWS if row[0] == key][-2:]]


def told(row: Row) -> str:
    key, name, value = row
    return f"{key}-{name}={spell(value)}"[:60]


@pytest.mark.parametrize("row", in_tiers(ROWS, fast=FAST), ids=told)
def test_every_house_rule_changes_something_that_can_be_observed(row: Row) -> None:
    """Choices, views, events, points, imagined worlds, time limits, components, ..."""
    assert effect_of(*row) is not None, f"{told(row)} changes nothing"


@pytest.mark.parametrize("key", GAMES)
def test_no_house_rule_is_left_out(key: str) -> None:
    """Options without a list of values have examples."""
    tried = {name for game, name, _ in ROWS if game == key}

    assert tried == set(mb.game(key).options)
