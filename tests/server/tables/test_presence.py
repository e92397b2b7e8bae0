"""Absent people: a notice first, then a bot stands in; who comes back has the seat at once."""

from __future__ import annotations

import pytest

from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import DAY, PATIENCE, STAND_IN
from tests.server.clocks import HandClock, settle
from tests.server.houses import ADA, BEN, CLEO, FirstChoice, House, in_a_loop

LIVE = PATIENCE["live"]


async def two_people(house: House, **wish: str) -> tuple[str, int, Person, Person]:
    """A table, the seat that is asked, who sits there, and who waits."""
    table = await house.open_for(ADA, BEN, **wish)
    seat = house.table(table).waiting[0]
    return table, seat, (ADA, BEN)[seat], (ADA, BEN)[1 - seat]


async def wait(house: House, seconds: float) -> None:
    """Time passes, and the housekeeper goes round."""
    await house.clock.advance(seconds)
    await house.tables.housekeeper.look_after()
    await settle()


@in_a_loop
async def test_who_is_away_is_told_then_announced_then_a_bot_stands_in() -> None:
    house = House()
    table, seat, _, other = await two_people(house)
    stream = await house.watch(table, other)

    await wait(house, LIVE.notice - 1)
    early = (await house.look(table, other)).seats[seat]
    await wait(house, 1)
    told = await anext(stream)
    await wait(house, LIVE.stand_in - LIVE.notice - 1)
    still = (await house.look(table, other)).seats[seat]
    await wait(house, 1)
    late = (await house.look(table, other)).seats[seat]

    assert (early.away, early.stand_in_at, early.stand_in) == (False, None, False)
    assert told.seats[seat].away
    assert told.seats[seat].stand_in_at == house.clock.now()
    assert (still.away, still.stand_in) == (True, False)
    assert (late.stand_in, late.bot, late.kind) == (True, STAND_IN, "person")
    assert "stand_in" in [entry.kind for entry in house.store.log(table)]
    await settle()
    assert house.table(table).waiting == [1 - seat], "the bot has played its turn"
    by_bot = [entry for entry in house.store.log(table) if entry.body.get("bot")]
    assert all(entry.key is None for entry in by_bot)


@in_a_loop
async def test_who_comes_back_has_the_seat_at_once() -> None:
    house = House(pause=1.0)
    table, seat, absent, other = await two_people(house)
    await house.watch(table, other)
    await wait(house, LIVE.stand_in)
    assert house.table(table).stand_ins == {seat: STAND_IN}

    shown = await house.look(table, absent)
    await wait(house, 5)

    assert shown.asked_you, "while the bot still thought about its first choice"
    assert not shown.seats[seat].stand_in
    assert house.table(table).waiting == [seat]
    kinds = [entry.kind for entry in house.store.log(table)]
    assert kinds[-2:] == ["stand_in", "return"]


@pytest.mark.parametrize("how", ["watch", "play", "take"])
@in_a_loop
async def test_every_way_back_is_a_way_back(how: str) -> None:
    house = House(pause=1.0)
    table, seat, absent, other = await two_people(house)
    await house.watch(table, other)
    version = house.table(table).version(seat)
    choice = house.table(table).running().legal(seat)[0]
    await wait(house, LIVE.stand_in)

    if how == "watch":
        await house.watch(table, absent)
    elif how == "take":
        await house.tables.seats.take(table, seat, absent, absent.name)
    else:
        await house.tables.moves.play(table, seat, absent, choice, version, house.key())

    assert house.table(table).stand_ins == {}


@in_a_loop
async def test_a_stand_in_survives_a_restart_and_so_does_the_right_to_come_back() -> None:
    house = House(pause=1.0)
    table, seat, absent, other = await two_people(house)
    await house.watch(table, other)
    await wait(house, LIVE.stand_in)

    await house.restart()
    before = await house.look(table, other)
    after = await house.look(table, absent)

    assert before.seats[seat].stand_in
    assert not after.seats[seat].stand_in


@in_a_loop
async def test_after_a_restart_a_stand_in_goes_on_though_nobody_looks() -> None:
    house = House(pause=1.0)
    table, seat, _, other = await two_people(house)
    await house.watch(table, other)
    await wait(house, LIVE.stand_in)
    before = len(house.store.log(table))
    await house.restart()

    await house.tables.start()
    await house.clock.advance(60)
    await house.tables.close()

    assert len(house.store.log(table)) > before
    assert house.store.tables[table].waiting_for == [1 - seat]


@in_a_loop
async def test_whoever_watches_is_not_away_but_may_not_think_for_ever() -> None:
    house = House(pause=1.0)
    table, seat, thinker, other = await two_people(house)
    await house.watch(table, other)
    await house.watch(table, thinker)

    await wait(house, LIVE.at_most - 1)
    assert house.table(table).stand_ins == {}
    announced = (await house.look(table, other)).seats[seat]
    assert not announced.away
    assert announced.stand_in_at == house.clock.now() + 1
    await wait(house, 1)

    assert house.table(table).stand_ins == {seat: STAND_IN}
    still = await house.look(table, thinker)
    assert still.seats[seat].stand_in, "to look on is not to come back"
    assert still.choices == ()
    await house.tables.seats.take(table, seat, thinker, thinker.name)
    assert house.table(table).stand_ins == {}


@in_a_loop
async def test_nobody_is_replaced_who_keeps_nobody_waiting() -> None:
    """Alone with bots, or when the others have gone as well: the table waits."""
    house = House()
    alone = await house.open("person", "bot:heuristic")
    table, _, _, _ = await two_people(house)
    await settle()
    await house.watch(alone, CLEO)
    await house.watch(table, CLEO)

    for _ in range(5):
        await wait(house, LIVE.at_most)

    assert house.table(alone).stand_ins == {}
    assert house.table(table).stand_ins == {}


@in_a_loop
async def test_at_a_pace_of_days_a_bot_comes_after_days() -> None:
    house = House(pause=1.0)
    table, seat, _, other = await two_people(house, pace="days")

    await wait(house, 2.5 * DAY)
    assert house.tables.counts()["tables"] == 0, "nobody looks, nobody is kept waiting"
    await house.watch(table, other)
    await wait(house, 5)
    announced = (await house.look(table, other)).seats[seat]
    assert announced.stand_in_at is not None
    assert not announced.stand_in
    await wait(house, 0.5 * DAY)

    assert house.table(table).stand_ins == {seat: STAND_IN}


@in_a_loop
async def test_a_server_that_slept_is_nobodys_silence() -> None:
    """After a restart everybody has time to come back."""
    clock = HandClock()
    house = House(clock=clock)
    table, seat, absent, other = await two_people(house)
    await house.restart()
    await clock.advance(10 * LIVE.at_most)

    await house.watch(table, other)
    await wait(house, 5)

    assert house.table(table).stand_ins == {}
    await house.watch(table, absent)
    await wait(house, LIVE.stand_in)
    assert house.table(table).stand_ins == {}
    assert house.table(table).waiting == [seat]


@pytest.mark.parametrize("hours", [1, -1])
@in_a_loop
async def test_when_a_laptop_wakes_up_nobody_has_been_away(hours: int) -> None:
    """The clock jumps, with both at the table: neither has thought for an hour."""
    house = House()
    table, seat, absent, other = await two_people(house)
    await house.watch(table, absent)
    await house.watch(table, other)
    await wait(house, LIVE.notice)

    house.clock.jump(hours * 3600.0)
    await wait(house, 0.0)
    woken = house.clock.now()
    await wait(house, LIVE.stand_in)

    assert not house.table(table).stand_ins
    assert house.table(table).asked_at(seat) == woken


@in_a_loop
async def test_an_open_question_gets_its_whole_time_again_after_a_jump() -> None:
    house = House()
    table = await house.open_for(ADA, BEN, game="humans", options={"timer_turn": "60s"})
    await wait(house, 50.0)

    house.clock.jump(3600.0)
    await wait(house, 0.0)
    began = house.clock.now()

    assert house.table(table).until == began + 60.0
    choices = [entry.kind for entry in house.store.log(table)]
    await wait(house, 59.0)
    assert [entry.kind for entry in house.store.log(table)] == choices
    await wait(house, 1.0)
    assert len(house.store.log(table)) > len(choices)


@in_a_loop
async def test_days_go_on_while_a_machine_sleeps() -> None:
    house = House()
    table, _, _, other = await two_people(house, pace="days")
    await house.watch(table, other)

    house.clock.jump(PATIENCE["days"].stand_in)
    await wait(house, 0.0)

    assert house.table(table).stand_ins


@in_a_loop
async def test_a_half_made_choice_does_not_show_in_how_long_one_may_think() -> None:
    """Others would learn of it from a notice that is taken back."""
    house = House()
    table = await house.open_for(ADA, BEN)
    for number in range(300):
        await house.clock.advance(1)
        live = house.table(table)
        seat = live.waiting[0]
        asked = live.asked_at(seat)
        version = live.running().version
        await house.play_on(table, ADA, BEN, choices=1, seed=number)
        match = house.table(table).match
        assert match is not None
        silent = not any(step.events for step in match.steps[version:])
        if silent and seat in house.table(table).waiting:
            assert house.table(table).asked_at(seat) == asked
            return
        if match.over:
            table = await house.open_for(ADA, BEN)
    raise AssertionError("no half-made choice came about")


@in_a_loop
async def test_the_housekeeper_goes_round_by_itself() -> None:
    house = House(thinking=FirstChoice())
    table, seat, _, other = await two_people(house)
    await house.watch(table, other)
    await house.tables.start()

    await house.clock.advance(LIVE.stand_in + 10)

    assert seat in house.table(table).stand_ins
    await house.tables.close()


@in_a_loop
async def test_a_table_where_storing_fails_does_not_stop_the_round() -> None:
    house = House()
    first, _, _, other = await two_people(house)
    await house.watch(first, other)
    house.store.fails = True
    await wait(house, LIVE.stand_in)
    house.store.fails = False

    await wait(house, 5)

    assert [entry.kind for entry in house.store.log(first)].count("stand_in") == 1
