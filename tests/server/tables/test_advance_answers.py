"""Advance answers: a seat that has passed in advance keeps nobody waiting (A-68)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from monsterbox.games.registry import game as find_game
from monsterbox.server.tables import create
from monsterbox.server.tables.errors import BadWish, NotYourSeat
from monsterbox.server.tables.presence import PATIENCE
from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop

GAME = {"game": "humans"}
PEOPLE = (ADA, BEN, CLEO)
PASS, REACH, ALWAYS = "pass-until-turn", "ask-in-reach", "pass-always"
LIVE = PATIENCE["live"]
WINDOWS = ("premove", "barricade", "captured", "object")


@pytest.fixture(autouse=True)
def same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(create, "fresh_seed", lambda: bytes([7]) * 32)


async def at_a_window(house: House, phase: str = "", **wish: Any) -> tuple[str, int]:
    """A table where somebody is asked to react in the turn of another; who that is."""
    table = await house.open_for(*PEOPLE, **GAME, **wish)
    seed = 0
    while True:
        [seat] = house.table(table).waiting
        view: Any = house.table(table).running().view(seat)
        if view.phase in WINDOWS and view.active != seat and phase in ("", view.phase):
            return table, seat
        await house.play_on(table, *PEOPLE, choices=1, seed=seed)
        seed += 1


def choices_of(house: House, table: str, seat: int) -> list[str]:
    steps = house.table(table).running().steps
    return [step.line.split(": ")[1] for step in steps if step.seat == seat]


async def to_the_turn_of(house: House, table: str, seat: int) -> list[int]:
    """Play on until the turn of a seat; who was asked meanwhile, and for what turn."""
    asked: list[int] = []
    seed = 100
    while True:
        [now] = house.table(table).waiting
        view: Any = house.table(table).running().view(now)
        if view.active == seat:
            return asked
        asked.append(now)
        await house.play_on(table, *PEOPLE, choices=1, seed=seed)
        seed += 1


@in_a_loop
async def test_orders_are_offered_where_they_would_answer() -> None:
    house = House()
    table, seat = await at_a_window(house)

    shown = [await house.look(table, person) for person in PEOPLE]

    assert shown[seat].advance_kinds == (PASS, REACH, ALWAYS)
    assert shown[seat].advance_answer is None
    for other in {0, 1, 2} - {seat}:
        assert shown[other].advance_kinds == ()


@in_a_loop
async def test_an_order_answers_what_is_asked_and_whatever_comes_until_the_own_turn() -> None:
    house = House()
    table, seat = await at_a_window(house)

    await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], PASS)
    shown = await house.look(table, PEOPLE[seat])

    assert shown.advance_answer == PASS
    assert choices_of(house, table, seat)[-1] == "pass"
    asked = await to_the_turn_of(house, table, seat)
    windows = [one for one in asked if one == seat]
    flights = [one for one in choices_of(house, table, seat) if one.startswith("to ")]
    assert len(windows) <= len(flights)
    assert (await house.look(table, PEOPLE[seat])).advance_answer is None


@in_a_loop
async def test_an_order_may_last_for_the_match() -> None:
    """It outlives the own turn and the server; only the player ends it."""
    house = House()
    table, seat = await at_a_window(house)
    await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], ALWAYS)

    asked = await to_the_turn_of(house, table, seat)
    await house.restart()
    shown = await house.look(table, PEOPLE[seat])

    assert shown.advance_answer == ALWAYS
    assert seat not in asked or "pass" not in choices_of(house, table, seat)[-1]
    await house.play_on(table, *PEOPLE, choices=60, seed=3)
    passed = choices_of(house, table, seat).count("pass")
    assert passed > 1
    await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], "")
    assert (await house.look(table, PEOPLE[seat])).advance_answer is None


@in_a_loop
async def test_an_order_is_taken_back() -> None:
    house = House()
    table, seat = await at_a_window(house)
    await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], PASS)

    await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], "")
    shown = await house.look(table, PEOPLE[seat])

    assert shown.advance_answer is None
    assert house.table(table).advance == {}


@in_a_loop
async def test_an_order_outlives_the_server_and_ends_only_once() -> None:
    house = House()
    table, seat = await at_a_window(house)
    await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], REACH)
    if house.table(table).advance:
        await house.restart()
        assert (await house.look(table, PEOPLE[seat])).advance_answer == REACH

    await to_the_turn_of(house, table, seat)
    await house.restart()

    assert (await house.look(table, PEOPLE[seat])).advance_answer is None


@in_a_loop
async def nobody_else_is_told_of(kind: str) -> None:
    seen = []
    for is_ordered in (False, True):
        house = House()
        table, seat = await at_a_window(house)
        other = (seat + 1) % 3
        if is_ordered:
            await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], kind)
        else:
            await house.play(table, seat, PEOPLE[seat], "pass")
        shown = await house.look(table, PEOPLE[other])
        seen.append((shown.view, shown.log, shown.version, shown.waiting_for))

    assert seen[0] == seen[1]


@pytest.mark.parametrize("kind", [PASS, ALWAYS])
def test_nobody_else_is_told_of_an_order(kind: str) -> None:
    """What others see is what they would see of somebody who passes."""
    nobody_else_is_told_of(kind)


@in_a_loop
async def test_whose_card_is_asked_for_is_not_shown_to_others() -> None:
    """Section 7. Under `eligible_only` the question would tell of a card."""
    house = House()
    table, seat = await at_a_window(house, "captured", options={"windows": "eligible_only"})

    for other in {0, 1, 2} - {seat}:
        shown = await house.look(table, PEOPLE[other])
        assert shown.waiting_for == ()
        assert not any(one.asked for one in shown.seats)
    assert (await house.look(table, PEOPLE[seat])).waiting_for == (seat,)
    assert (await house.look(table, None)).waiting_for == ()


@in_a_loop
async def test_neither_lists_nor_an_absence_tell_who_is_asked() -> None:
    """A-68. That a bot is about to stand in for somebody who is away would tell it as well."""
    house = House()
    table, seat = await at_a_window(house, "captured", options={"windows": "eligible_only"})
    other = PEOPLE[(seat + 1) % 3]
    await house.watch(table, other)
    await house.clock.advance(LIVE.notice)
    await house.tables.housekeeper.look_after()

    listed = [card for card in (await house.tables.listing(other)).yours if card.table == table]
    own = [card for card in (await house.tables.listing(PEOPLE[seat])).yours if card.table == table]
    shown = await house.look(table, other)

    assert not any(one.asked for one in listed[0].seats)
    assert [one.seat for one in own[0].seats if one.asked] == [seat]
    assert shown.seats[seat].away
    assert all(one.stand_in_at is None for one in shown.seats)


@in_a_loop
async def test_with_uniform_windows_everybody_sees_who_is_asked() -> None:
    house = House()
    table, seat = await at_a_window(house, options={"windows": "uniform"})

    assert (await house.look(table, PEOPLE[(seat + 1) % 3])).waiting_for == (seat,)


@in_a_loop
async def test_unknown_orders_and_orders_of_others_are_refused() -> None:
    house = House()
    table, seat = await at_a_window(house)

    with pytest.raises(BadWish):
        await house.tables.moves.answer_in_advance(table, seat, PEOPLE[seat], "always")
    with pytest.raises(NotYourSeat):
        await house.tables.moves.answer_in_advance(table, seat, PEOPLE[(seat + 1) % 3], PASS)
    other = await house.open_for(ADA, BEN)
    with pytest.raises(BadWish):
        await house.tables.moves.answer_in_advance(other, 0, ADA, PASS)


# What the advance answers of Humans!!! mean


def test_the_game_names_its_advance_answers() -> None:
    answers = find_game("humans").advance_answers

    assert answers is not None
    assert answers.kinds == (PASS, REACH, ALWAYS)
    assert find_game("zombeasts").advance_answers is None


@pytest.mark.parametrize("seed", range(6))
def test_prey_in_reach_is_asked_about_and_nothing_else(seed: int) -> None:
    """A window is passed unless a human was captured where an own zombie could walk to."""
    match = find_game("humans").match(3, seed=seed)
    dice = random.Random(seed)
    answers = set()
    while not match.over and match.version < 1500:
        [seat] = match.waiting
        view: Any = match.view(seat)
        kept = match.advance_answer(seat, REACH)
        if view.active == seat or view.phase not in WINDOWS:
            assert match.advance_answer(seat, PASS) is None
            assert kept is None
        else:
            assert match.advance_answer(seat, PASS) == "pass"
            assert kept == "pass" or view.phase == "captured"
            answers.add((view.phase, kept))
        match.play(seat, dice.choice(match.legal(seat)))

    assert answers
