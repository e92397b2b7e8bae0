"""Several people on one device: a curtain hides the hands between them."""

from __future__ import annotations

import msgspec
import pytest

from monsterbox.server.tables.errors import StaleMove
from monsterbox.server.views.shown import Shown
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, House, in_a_loop


async def one_device(house: House, *chairs: str) -> str:
    return await house.open(*chairs, names=("Ada", "Bea", "Cem")[: len(chairs)])


def hand_of(house: House, table: str, seat: int) -> set[str]:
    return set(house.table(table).running().view(seat).hand)  # type: ignore[attr-defined]


def told(shown: Shown) -> str:
    return msgspec.json.encode(shown).decode()


@in_a_loop
async def test_nobody_sees_a_hand_before_the_curtain_is_lifted() -> None:
    house = House()
    table = await one_device(house, "person", "person")
    seat = house.table(table).waiting[0]

    closed = await house.look(table, ADA)
    opened = await house.lift_curtain(table, seat, ADA)

    assert (closed.curtain, closed.seat, closed.held) == (True, seat, (0, 1))
    assert (closed.choices, closed.asked_you, closed.can_undo) == ((), False, False)
    for one in (0, 1):
        assert not any(card in told(closed) for card in hand_of(house, table, one))
    assert (opened.curtain, opened.seat) == (False, seat)
    assert opened.choices
    assert all(card in told(opened) for card in hand_of(house, table, seat))
    assert not any(card in told(opened) for card in hand_of(house, table, 1 - seat))


@in_a_loop
async def test_the_curtain_falls_when_another_one_is_asked() -> None:
    house = House()
    table = await one_device(house, "person", "person")
    falls = handed = 0
    while falls < 6 and house.table(table).waiting:
        seat = house.table(table).waiting[0]
        shown = await house.lift_curtain(table, seat, ADA)
        while house.table(table).waiting == [seat]:
            assert not shown.curtain
            shown = await house.play(table, seat, ADA, shown.choices[0].text)
        falls += 1
        if shown.hand_over_to is not None:
            assert_looks_at_its_own(house, table, shown, seat)
            handed += 1
            await house.tables.moves.hand_over(table, ADA)
            shown = await house.look(table, ADA)
        assert shown.curtain
        assert shown.seat == 1 - seat
        public = await house.tables.shown(table, None, "en")
        assert (shown.view, shown.log, shown.cards) == (public.view, public.log, public.cards)
    assert handed > 0


def assert_looks_at_its_own(house: House, table: str, shown: Shown, seat: int) -> None:
    """What was drawn can be seen, nothing can be chosen, and the other hand is nowhere."""
    assert (shown.seat, shown.curtain, shown.hand_over_to) == (seat, False, 1 - seat)
    assert (shown.choices, shown.asked_you) == ((), False)
    assert shown.view == house.table(table).view(seat)
    hidden = hand_of(house, table, 1 - seat) - hand_of(house, table, seat)
    assert not any(card in msgspec.json.encode(shown.view).decode() for card in hidden)


@in_a_loop
async def test_while_others_play_the_last_hand_stays_open() -> None:
    """Two on this device, a bot elsewhere: nobody has to hand anything on for its turn."""
    house = House(pause=1.0)
    table = await one_device(house, "person", "person", "bot:heuristic")
    for _ in range(200):
        waiting = house.table(table).waiting[0]
        if waiting == 2:
            shown = await house.look(table, ADA)
            assert shown.curtain is (table_lifted(house, table) is None)
            if not shown.curtain:
                assert shown.seat == table_lifted(house, table)
                return
            await house.clock.advance(1)
            continue
        await house.tables.moves.lift_curtain(table, waiting, ADA)
        await house.play_on(table, ADA, ADA, choices=1)
        await settle()
    raise AssertionError("the bot was never asked")


def table_lifted(house: House, table: str) -> int | None:
    return house.room(table).lifted.get(ADA.id_hash)


@in_a_loop
async def test_a_restart_lets_the_curtain_fall() -> None:
    house = House()
    table = await one_device(house, "person", "person")
    seat = house.table(table).waiting[0]
    await house.tables.moves.lift_curtain(table, seat, ADA)

    await house.restart()

    assert (await house.look(table, ADA)).curtain


@in_a_loop
async def test_a_guest_with_one_seat_needs_no_curtain() -> None:
    house = House()
    table = await house.open("person", "person", "free", is_open=True)
    await house.tables.seats.take(table, 2, BEN, "Ben")

    theirs = await house.look(table, BEN)
    both = await house.look(table, ADA)

    assert (theirs.curtain, theirs.seat, theirs.held) == (False, 2, (2,))
    assert both.curtain
    assert both.held == (0, 1)


@in_a_loop
async def test_a_program_with_several_seats_names_the_one_it_means() -> None:
    house = House()
    table = await one_device(house, "person", "person")

    shown = [await house.look(table, ADA, seat=seat) for seat in (0, 1)]

    assert [one.seat for one in shown] == [0, 1]
    assert not any(one.curtain for one in shown)


@in_a_loop
async def test_when_it_is_over_there_is_nothing_to_hide() -> None:
    house = House()
    table = await one_device(house, "person", "person")
    await house.play_on(table, ADA, ADA)

    shown = await house.look(table, ADA)

    assert shown.phase == "over"
    assert not shown.curtain


@in_a_loop
async def test_on_one_device_the_log_names_everybody() -> None:
    """Whoever holds it now is not who acted then; the question still speaks to one."""
    house = House()
    table = await one_device(house, "person", "person")
    await house.play_on(table, ADA, ADA, choices=6)
    for seat in house.table(table).waiting:
        shown = await house.lift_curtain(table, seat, ADA)
        public = await house.tables.shown(table, None, "en")

        own = [line.text for line in shown.log if line.seat == seat]
        assert own
        assert not any(text.startswith("You ") for text in own)
        assert {line.key for line in shown.log} >= {line.key for line in public.log}


# Reactions: all are asked at once


async def at_a_reaction(house: House, windows: str) -> str:
    """Three people on one device, where one of them may react to what another does."""
    table = await house.open(
        *["person"] * 3, names=("Ada", "Bea", "Cem"), game="humans", options={"windows": windows}
    )
    await to_a_reaction(house, table)
    return table


async def to_a_reaction(house: House, table: str) -> Shown:
    """Play on until the device asks who reacts."""
    seed = 0
    shown = await house.look(table, ADA)
    while not shown.may_react:
        if shown.curtain and shown.seat is not None:
            await house.tables.moves.lift_curtain(table, shown.seat, ADA)
        await house.play_on(table, ADA, ADA, ADA, choices=1, seed=seed)
        shown, seed = await house.look(table, ADA), seed + 1
    return shown


@pytest.mark.parametrize("windows", ["uniform", "eligible_only"])
@in_a_loop
async def test_all_on_a_device_are_asked_at_once_who_reacts(windows: str) -> None:
    """HU-68, A-68. Nobody's hand is told, nor who of them is asked first."""
    house = House()
    table = await at_a_reaction(house, windows)
    shown = await house.look(table, ADA)
    public = await house.tables.shown(table, None, "en")

    assert (shown.seat, shown.asked_you, shown.choices) == (None, False, ())
    assert (shown.view, shown.log, shown.cards) == (public.view, public.log, public.cards)
    assert [one.asked for one in shown.seats] == [one.asked for one in public.seats]
    assert shown.waiting_for == public.waiting_for
    before = house.table(table).running().version

    await house.tables.moves.decline_all(table, ADA, shown.version)

    steps = house.table(table).running().steps[before:]
    assert {step.text for step in steps if step.seat >= 0} == {"pass"}
    with pytest.raises(StaleMove):
        await house.tables.moves.decline_all(table, ADA, "0" * 16)


@in_a_loop
async def test_who_reacts_gets_the_curtain_and_the_hand() -> None:
    """Those before pass; those after are asked again when it is done."""
    house = House()
    table = await at_a_reaction(house, "uniform")
    shown = await house.look(table, ADA)
    while len(shown.may_react) < 2:
        await house.tables.moves.decline_all(table, ADA, shown.version)
        shown = await to_a_reaction(house, table)
    first, second = shown.may_react[:2]

    with pytest.raises(StaleMove):
        await house.tables.moves.lift_curtain(table, second, ADA, "0" * 16)
    await house.tables.moves.lift_curtain(table, second, ADA, shown.version)
    opened = await house.look(table, ADA)

    assert (opened.seat, opened.curtain, opened.asked_you) == (second, False, True)
    assert house.table(table).running().steps[-1].line == f"{first}: pass"


@in_a_loop
async def test_the_table_does_not_pass_for_some_of_a_device() -> None:
    """Who is left would tell whose cards do not fit."""
    house = House()
    table = await at_a_reaction(house, "uniform")

    await settle()
    version = house.table(table).running().version
    await settle()

    assert house.table(table).forced() is None
    assert house.table(table).running().version == version
