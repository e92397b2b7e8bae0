"""Ready is who can write."""

from __future__ import annotations

import asyncio

from monsterbox.server.tables.readiness import KEPT, Readiness
from tests.server.houses import House, in_a_loop


@in_a_loop
async def test_it_is_ready_again_when_the_database_is() -> None:
    house, told = House(), []
    readiness = Readiness(house.tables.rooms)

    for fails in (False, True, False):
        house.store.fails = fails
        told.append(await readiness.check())
        await house.clock.advance(KEPT)

    assert told == [True, False, True]


@in_a_loop
async def test_who_asks_often_does_not_keep_the_disk_busy() -> None:
    house = House()
    readiness = Readiness(house.tables.rooms)

    answers = await asyncio.gather(*(readiness.check() for _ in range(100)))

    assert all(answers)
    assert house.store.writes == 1


@in_a_loop
async def test_a_database_that_does_not_answer_is_down() -> None:
    house = House()
    house.store.gate.clear()
    readiness = Readiness(house.tables.rooms, patience=0.01)

    assert not await readiness.check()
