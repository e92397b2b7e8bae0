"""Flights and steps against a slow and plain version of the rules."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER
from monsterbox.games.humans.api.notation import space_name
from monsterbox.games.humans.engine.board import ENDS, HUMANS, LINK, MARKERS, NPCS, TURNED
from monsterbox.games.humans.engine.rules.flight import LONGEST, find_ends, forget_ends, is_trapped
from monsterbox.games.humans.engine.rules.town import zombie_beyond, zombie_sides
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES
from monsterbox.games.humans.engine.zombies import MARKS
from monsterbox.games.humans.tiles import SIDES, doors_of, exits_of, kinds_of, tiles

Space = tuple[int, int]  # tile, local
GATE = {0: 1, 1: 5, 2: 7, 3: 3}


def neighbours(t: State, space: Space) -> dict[int, Space]:
    """HU-24, HU-64, HZ-29. Where a human comes, by side."""
    placed, local = space
    tile, quarters = tiles()[int(t.town[TURNED + placed]) // 4], int(t.town[TURNED + placed]) % 4
    kinds = kinds_of(tile, quarters)
    found = {}
    for side in range(len(SIDES)):
        x, y = local % 3 + (0, 1, 0, -1)[side], local // 3 + (-1, 0, 1, 0)[side]
        if 0 <= x < 3 and 0 <= y < 3:
            there = y * 3 + x
            is_open = tile.set == "humans" or kinds[there] == kinds[local]
            if kinds[there] and (is_open or (local, there) in doors_of(tile, quarters)):
                found[side] = (placed, there)
        elif GATE[side] == local and exits_of(tile, quarters) >> side & 1:
            link = int(t.town[LINK + MOST_TILES * side + placed])
            if link >= 0:
                found[side] = (link, GATE[(side + 2) % 4])
    return found


def walls(t: State) -> set[Space]:
    found = {
        (k, local) for k in range(40) for local in range(9) if int(t.town[NPCS + k]) >> local & 1
    }
    for seat in range(int(t.seats)):
        for place in range(int(t.numbers[seat])):
            space = int(t.zombies[seat * FIGURES + place]) // MARKS
            found.add((space // 9, space % 9))
    return found


def plain_ends(t: State, start: Space, steps: int) -> set[Space]:
    """HU-61 to HU-63, written down as they are."""
    closed = walls(t)
    ends: dict[int, set[Space]] = {length: set() for length in range(1, steps + 1)}

    def walk(path: list[Space]) -> None:
        for there in neighbours(t, path[-1]).values():
            if there in closed or there in path:
                continue
            if not int(t.town[HUMANS + there[0]]) >> there[1] & 1:
                ends[len(path)].add(there)
            if len(path) < steps:
                walk([*path, there])

    walk([start])
    return next((ends[length] for length in range(steps, 0, -1) if ends[length]), set())


def states(key: str, seed: int, every: int) -> list[State]:
    """Some states of a random game."""
    game = mb.game(key)
    state = game.begin(4, game.settings(4, {}))
    rng, actions, found, number = Rng(seed), Actions(), [], 0
    while int(state.turn()) != OVER:
        number += 1
        if number % every == 0:
            found.append(state.clone())
        if int(state.turn()) == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        else:
            state.choose_any(state.turn(), rng, actions)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("key", ["humans", "humans-zombies"])
def test_flights_end_where_the_plain_rules_say(key: str) -> None:
    """HU-61 to HU-65. For every human of some states, and every face."""
    compared = 0
    for t in states(key, seed=3, every=200):
        t.victim = -1
        for placed in range(int(t.tiles)):
            for local in range(9):
                if not int(t.town[HUMANS + placed]) >> local & 1:
                    continue
                for steps in (1, 2, 3, 6):
                    expected = plain_ends(t, (placed, local), steps)
                    forget_ends(t)
                    assert bool(find_ends(t, placed * 9 + local, steps)) is bool(expected)
                    found = {
                        (k, s)
                        for k in range(int(t.tiles))
                        for s in range(9)
                        if int(t.town[ENDS + k]) >> s & 1
                    }
                    assert found == expected, space_name(t, placed * 9 + local)
                    compared += 1
                assert bool(is_trapped(t, placed * 9 + local, LONGEST)) is (
                    not plain_ends(t, (placed, local), 6)
                )
    assert compared > 50


@pytest.mark.parametrize("key", ["humans", "humans-zombies"])
def test_steps_of_zombies_are_those_of_the_plain_rules(key: str) -> None:
    """HU-24, HU-34, HU-35, HZ-28. From every space of some states."""
    for t in states(key, seed=4, every=300):
        for placed in range(int(t.tiles)):
            turned = int(t.town[TURNED + placed])
            kinds = kinds_of(tiles()[turned // 4], turned % 4)
            for local in range(9):
                if not kinds[local]:
                    continue
                expected = set()
                for side, there in neighbours(t, (placed, local)).items():
                    if is_open(t, kinds, (placed, local), there):
                        expected.add(side)
                space = placed * 9 + local
                sides = int(zombie_sides(t, space))
                assert {side for side in range(4) if sides >> side & 1} == expected
                assert {s for s in range(4) if int(zombie_beyond(t, space, s)) >= 0} == expected


def is_open(t: State, kinds: list[int], here: Space, there: Space) -> bool:
    if here[0] != there[0] or kinds[here[1]] == kinds[there[1]]:
        return True
    tile = tiles()[int(t.town[TURNED + here[0]]) // 4]
    if tile.set == "zombies":
        return True
    street = here[1] if kinds[here[1]] == 1 else there[1]
    if int(t.town[MARKERS + here[0]]) >> street & 1:
        return True
    inside = [k for k in range(9) if kinds[k] == 2 and int(t.town[NPCS + here[0]]) >> k & 1]
    return here[1] == street and bool(inside)
