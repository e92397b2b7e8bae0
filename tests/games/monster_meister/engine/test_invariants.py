"""What holds at every moment of every game (section 1.5)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, combinations, moments, single_changes
from tests.games.monster_meister.builders import cards_in_all, whole_deck

GAME = mb.game("monster-meister")


def is_playable(seats: int, options: dict[str, Any]) -> bool:
    holder = options.get("first_holder")
    return not (isinstance(holder, int) and holder >= seats)


PLAIN = [Case(GAME.key, seats, (), seats) for seats in (2, 3, 4)]
MIXED = [
    Case(GAME.key, 2 + k % 3, tuple(options.items()), k, label)
    for k, (label, options) in enumerate((single_changes(GAME) | combinations(GAME, 6)).items())
    if is_playable(2 + k % 3, options)
]


def positions(case: Case) -> Iterator[dict[str, Any]]:
    """The table at every moment of a random game, once all is dealt."""
    for moment in moments(case):
        if moment.is_choice:
            yield GAME.position_of(moment.state, case.settings)


def parts(cell: str) -> tuple[int, int]:
    column, row = cell.split(",")
    return int(column), int(row)


def check(position: dict[str, Any], deck: list[str]) -> None:
    """I-1 to I-6."""
    lying = [one["card"] for display in position["displays"] for one in display.values()]
    lying += [one["card"] for one in (*position["pile"], *position["drawn"]) if one]
    assert sorted(lying) == deck
    for seat, display in enumerate(position["displays"]):
        check_display(display, position)
        drawn = position["drawn"][seat]
        assert drawn is None or not drawn["card"].startswith(f"P{seat}-")


def check_display(display: dict[str, Any], position: dict[str, Any]) -> None:
    assert 6 <= len(display) <= 26
    columns, rows = zip(*(parts(cell) for cell in display), strict=True)
    for places in (columns, rows):
        assert min(places) >= -4
        assert max(places) <= 7
        assert max(places) - min(places) < 6
    if position["phase"] == "flip":
        played = position["round"]
        assert 16 - played <= len(display) <= 16 + played
        assert not any(one.get("up") for one in display.values())


@pytest.mark.parametrize("case", [*PLAIN, *MIXED], ids=str)
def test_bounds_of_random_games(case: Case) -> None:
    """I-1 to I-6, MM-41, MM-49, MM-52: with every house rule, and many together."""
    settings = case.settings
    faces = whole_deck(case.seats) if settings["deck"] == "twins" else cards_in_all(case.match())
    for position in positions(case):
        check(position, faces)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_somebody_can_always_act(case: Case) -> None:
    """I-2, I-3: a six-card task can be completed, and a drawn card placed."""
    for moment in moments(case):
        assert moment.legal


# Players who push their displays as far as they go

PUSHES = {
    "left": lambda column, row: (column, row),
    "right": lambda column, row: (-column, row),
    "up": lambda column, row: (row, column),
    "down": lambda column, row: (-row, -column),
}


def pushing(case: Case, push: str) -> Iterator[mb.Match]:
    """Cards are placed as far to one side as possible, and removed from the other one."""
    match = case.match()
    source = random.Random(case.seed)
    while not match.over:
        yield match
        seat = source.choice(match.waiting)
        legal = match.legal(seat)
        verb = legal[0].split()[0]
        if verb in ("place", "remove", "turn", "pick"):
            legal.sort(key=lambda text: PUSHES[push](*parts(text.split()[1])))
            match.play(seat, legal[0] if verb == "place" else legal[-1])
        else:
            match.play(seat, source.choice(legal))


@pytest.mark.parametrize("push", PUSHES)
@pytest.mark.parametrize("seats", [2, 4])
def test_displays_that_drift_stay_within_bounds(seats: int, push: str) -> None:
    """I-3, I-4, MM-50: -4 to 7, never wider than six."""
    deck = whole_deck(seats)
    case = Case(GAME.key, seats, (), 40 + seats)
    for match in pushing(case, push):
        check(match.position(), deck)


def test_displays_do_drift() -> None:
    """MM-50: so that the games above are worth something."""
    found = set()
    for seed in range(6):
        for match in pushing(Case(GAME.key, 2, (), seed), "left"):
            for display in match.position()["displays"]:
                found.add(min(parts(cell)[0] for cell in display))

    assert min(found) < -1


@pytest.mark.parametrize("case", MIXED[::4], ids=str)
def test_a_fixed_frame_is_never_left(case: Case) -> None:
    """A-28, I-3, `frame=fixed`: cells -1 to 4."""
    options = dict(case.options) | {"frame": "fixed"}
    again = Case(GAME.key, case.seats, tuple(options.items()), case.seed)
    for position in positions(again):
        for display in position["displays"]:
            assert all(-1 <= number <= 4 for cell in display for number in parts(cell))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_cards_move_by_the_two_roles_only(case: Case) -> None:
    """MM-19, MM-36: from flip to flip a display loses or gains at most one card."""
    before: list[dict[str, str]] | None = None
    for position in positions(case):
        if position["phase"] != "flip":
            continue
        now = [
            {cell: one["card"] for cell, one in display.items()} for display in position["displays"]
        ]
        for old, new in zip(before or now, now, strict=True):
            same = {cell: card for cell, card in old.items() if new.get(cell) == card}
            assert len(old) - len(same) <= 1
            assert len(new) - len(same) <= 1
        before = now
