"""Reviews in the background: who goes on with them, and which processes make them."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import msgspec
import pytest

from monsterbox.coach.report import Report
from monsterbox.server.background.review_pool import ReviewPool, WorkFailed
from monsterbox.server.background.reviews import Coach
from monsterbox.server.tables.service import Tables
from tests.server.houses import ADA, BEN, House, in_a_loop
from tests.server.reports import ACoach, QuickCoach

LOOK = 0.01


async def until(is_so: Any) -> None:
    async with asyncio.timeout(60):
        while not await is_so():
            await asyncio.sleep(LOOK)


class ReviewHouse(House):
    """A house with a coach."""

    coach: Coach = ACoach()
    processes = 0

    def _tables(self) -> Tables:
        more = {"coach": self.coach, "review_processes": self.processes}
        return Tables(self.store, self.thinking, self.clock, bot_pause=self.pause, **more)  # type: ignore[arg-type]  # each as it is named

    async def finished(self) -> str:
        """A match that is over, of two whole hands."""
        table = await self.open_for(ADA, BEN)
        await self.play_on(table, ADA, BEN, seed=1)
        return table


def a_house(coach: Coach, processes: int = 0) -> ReviewHouse:
    house: ReviewHouse = type("Ours", (ReviewHouse,), {"coach": coach, "processes": processes})()
    return house


@pytest.mark.full
@in_a_loop
async def test_the_review_of_a_dead_process_is_made_by_another() -> None:
    house = a_house(ACoach(waits_after=0))
    table = await house.finished()
    await house.tables.start()
    await house.tables.reviews.ask(table, ADA)
    dead = house.tables.reviews
    heirs = a_house(ACoach())
    heirs.store = house.store
    await heirs.restart()
    await heirs.tables.start()

    await heirs.tables.reviews.look_after()
    before = house.store.reviews.rows[table].worker
    house.store.reviews.silent.add(dead.worker)
    await heirs.tables.reviews.look_after()

    async def is_done() -> bool:
        return (await heirs.tables.reviews.stage(table, ADA)).state == "done"

    await until(is_done)
    assert before == dead.worker
    dead.coach.go_on.set()  # type: ignore[attr-defined]  # it is one for tests
    await dead.look_after()  # it learns that nobody waits for it
    told = house.store.reviews.rows[table].report
    assert told is not None
    assert msgspec.json.decode(told, type=Report).is_complete
    await heirs.tables.close()
    await house.tables.close()


@pytest.mark.full
@in_a_loop
async def test_a_review_is_made_in_processes_of_its_own() -> None:
    house = a_house(QuickCoach(), processes=2)
    table = await house.finished()
    await house.tables.start()

    await house.tables.reviews.ask(table, ADA)

    async def is_done() -> bool:
        return (await house.tables.reviews.stage(table, ADA)).state == "done"

    await until(is_done)
    await house.tables.close()


@pytest.mark.full
@in_a_loop
async def test_the_processes_yield_to_all_others_and_die_with_their_work() -> None:
    pool = ReviewPool(1)
    assert await pool.run(niceness, 5) == (5, 19)
    with pytest.raises(WorkFailed, match="not today"):
        await pool.run(fail, "not today")
    with pytest.raises(WorkFailed, match="signal 9"):
        await pool.run(die, 9)
    assert (await pool.run(niceness, 6))[0] == 6

    sleeping = asyncio.create_task(pool.run(time.sleep, 600.0))
    while not pool._busy:
        await asyncio.sleep(LOOK)
    began = time.monotonic()
    sleeping.cancel()
    await asyncio.gather(sleeping, return_exceptions=True)
    pool.close()

    assert time.monotonic() - began < 60


def niceness(number: int) -> tuple[int, int]:
    return number, os.nice(0)


def fail(why: str) -> None:
    raise ValueError(why)


def die(signal: int) -> None:
    os.kill(os.getpid(), signal)
