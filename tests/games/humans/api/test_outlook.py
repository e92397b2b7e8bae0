"""What the view tells of moves to come: ways, reach, what a die must show, and what helps."""

from __future__ import annotations

import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Match
from tests.games.humans.builders import F1, F2, a_match
from tests.games.humans.combined import a_combined

WAYS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def seen(match: Match, seat: int | None = 0) -> Any:
    return match.view(seat)


def tile(match: Match, cell: str) -> Any:
    return next(placed for placed in seen(match).town if placed.cell == cell)


# Ways


@pytest.mark.parametrize(("markers", "is_open"), [((), False), (("4,1",), True)])
def test_barricades_keep_zombies_out_until_they_are_broken(
    markers: tuple[str, ...], is_open: bool
) -> None:
    """HU-24, HU-34. Nobody else is stopped by them."""
    shop = tile(a_match(town=F2, markers=markers), "1,0")

    assert ("n" in shop.ways[4]) == is_open
    assert ("s" in shop.ways[1]) == is_open
    assert "n" not in shop.ways[3]
    assert "n" in shop.free[4]


def test_a_way_leads_over_joined_exits_only() -> None:
    """HU-24."""
    match = a_match(town=F1)

    assert tile(match, "0,0").ways[5] == "ew"
    assert tile(match, "1,0").ways[5] == "w"


# Reach


def test_reach_is_as_far_as_there_are_steps() -> None:
    """HU-21, HU-23."""
    reach = seen(a_match(town=F1, steps=2)).reach["1,1"]

    assert reach == {"1,0": "n", "0,1": "w", "2,1": "e", "1,2": "s", "3,1": "ee"}


def test_a_zombie_stays_with_its_prey() -> None:
    """HU-26."""
    reach = seen(a_match(town=F1, steps=4, humans=["3,1"])).reach["1,1"]

    assert reach["3,1"] == "ee"
    assert "4,1" not in reach


def test_the_first_step_of_a_further_zombie_may_cost_two() -> None:
    """A-02. Two steps are left: one for its first step, none for a second."""
    options = {"movement": "minus_extra_zombies"}
    match = a_match(zombies={0: ["1,1", "0,1"]}, steps=3, town=F1, options=options)
    match.play(0, "step 1,1 east")

    reach = seen(match).reach

    assert max(map(len, reach["2,1"].values())) == 2
    assert max(map(len, reach["0,1"].values())) == 1


def test_a_shotgun_guy_walks_past_barricades_and_up_to_zombies() -> None:
    """ZZ-08, ZZ-10, HZ-27."""
    match = a_combined(active=1, npcs=["3,1"], steps=6)

    reach = seen(match, 1).reach["1,1"]

    assert reach["3,1"] == "ee"
    assert "4,1" not in reach
    assert "7,1" not in reach


def test_a_zombie_stays_with_a_shotgun_guy() -> None:
    """HZ-40."""
    match = a_combined(zombies={0: ["1,1"]}, pawns={1: "3,1"}, npcs=["2,1"], steps=6)

    reach = seen(match).reach["1,1"]

    assert reach["3,1"] == "ee"
    assert "4,1" not in reach


@pytest.mark.parametrize(
    ("options", "npcs", "goes_on"),
    [
        ({}, [], False),
        ({"win_check": "turn_end"}, [], True),
        ({"helipad": "reached"}, ["7,4"], False),
    ],
)
def test_nobody_walks_on_past_victory(
    options: dict[str, Any], npcs: list[str], *, goes_on: bool
) -> None:
    """ZZ-20, A-29. The game ends on the middle of the Helipad, unless only a turn's end counts."""
    match = a_combined(
        active=1, town=("Z30 2,1 r0",), pawns={1: "7,3"}, npcs=npcs, steps=3, options=options
    )

    reach = seen(match, 1).reach["7,3"]

    assert reach["7,4"] == "s"
    assert ("7,5" in reach and reach["7,5"] == "ss") == goes_on
    match.play(1, "step 7,3 south")
    assert match.over != goes_on


def test_whom_a_card_leads_does_not_walk_on_past_victory_either() -> None:
    """ZZ-20, ZE25, R-28."""
    match = a_combined(town=("Z30 2,1 r0",), pawns={1: "7,3"}, hands={0: ["ZE25"]})
    match.play(0, "play ZE25 1")

    reach = seen(match).reach["7,3"]

    assert reach["7,4"] == "s"
    assert reach.get("7,5") != "ss"
    match.play(0, "step 7,3 south")
    assert match.over


def test_nobody_else_is_told_of_it() -> None:
    match = a_match(town=F1)

    assert [seen(match, seat).reach for seat in (1, 2, None)] == [{}, {}, {}]


@pytest.mark.parametrize(("key", "seats", "seed"), [("humans", 3, 5), ("humans-zombies", 3, 6)])
def test_every_way_in_reach_can_be_walked(key: str, seats: int, seed: int) -> None:
    """HU-21 to HU-26, ZZ-08. Step by step, each of them legal."""
    match, dice, walked = mb.game(key).match(seats, seed=seed), random.Random(seed), 0
    for _ in range(300):
        seat = match.waiting[0]
        for start, spaces in seen(match, seat).reach.items():
            goal = dice.choice(sorted(spaces))
            walk(match, seat, start, spaces[goal], goal)
            walked += 1
        match.play(seat, dice.choice(match.legal(seat)))

    assert walked > 50


def walk(match: Match, seat: int, start: str, way: str, goal: str) -> None:
    again = match.game.from_position(match.position())
    space = start
    for side in way:
        again.play(seat, f"step {space} {WAYS[side]}")
        x, y = (int(part) for part in space.split(","))
        space = f"{x + (side == 'e') - (side == 'w')},{y + (side == 's') - (side == 'n')}"
    assert space == goal


# What a die must show


def test_helpers_make_a_barricade_weaker() -> None:
    """HU-30. The Beauty Shop has a barricade of its own value; every other zombie takes one."""
    alone = seen(a_match(town=F2, zombies={0: ["4,1"]})).barricades["4,1"]
    helped = seen(a_match(town=F2, zombies={0: ["4,1", "4,1"], 1: ["4,1"]})).barricades["4,1"]

    assert (alone, helped) == (3, 1)


def test_a_character_has_a_value_to_catch_with_and_a_shotgun_guy_has_none() -> None:
    """HU-40."""
    zombie, gun = seen(a_combined()).seats

    assert zombie.capture == 4
    assert gun.capture is None


def test_only_the_best_weapon_counts() -> None:
    """A-79. The Fire Axe lies there, a Chainsaw in use is better."""
    items = {"items": ["ZE07", "ZE10"], "bullets": 0}
    match = a_combined(active=1, npcs=["2,1", "3,1"], players={1: items}, chance=["face 1"])
    before = seen(match, 1).seats[1].strength
    match.play(1, "step 1,1 east")
    match.play(1, "use ZE07")

    assert before == (("ZE10", 1),)
    assert dict(seen(match, 1).seats[1].strength)["ZE07"] == 2
    assert "ZE10" not in dict(seen(match, 1).seats[1].strength)


# How far


def test_how_far_it_is_to_the_nearest_prey() -> None:
    """ZZ-20. As things are: closed buildings are no way."""
    (near,) = seen(a_match(town=(*F1, "H17 2,0 r0"), humans=["7,1", "7,0"])).nearest

    assert (near.aim, near.start, near.space, near.steps) == ("prey", "1,1", "7,1", 6)


def test_no_way_leads_into_a_closed_building() -> None:
    (near,) = seen(a_match(town=F2, humans=["4,0"])).nearest

    assert near.space is None


def test_a_shotgun_guy_looks_for_zombies_and_the_helipad() -> None:
    """ZZ-20."""
    match = a_combined(active=1, npcs=["3,1"], town=("Z30 2,1 r0",))

    assert [near.aim for near in seen(match, 1).nearest] == ["foe", "helipad"]
    assert seen(match, 1).nearest[1].space == "7,4"
