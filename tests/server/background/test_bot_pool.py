"""Bots in their processes: whatever others ask for, nobody waits for long."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

import monsterbox as mb
from monsterbox.bots.worker import NICENESS
from monsterbox.bots.workers import Workers
from monsterbox.core.belief import Belief
from monsterbox.server.background import bot_pool
from monsterbox.server.background.bot_pool import COUNTED, BotPool, longest_thought, start_bots
from tests.server.clocks import PATIENCE, until
from tests.server.houses import in_a_loop

FLOOD = "ismcts:5000:horizon=end:playout=uniform"
ENDLESS = "ismcts:600s"


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    """As a server has it that gives bots one processor."""
    pool = start_bots(1)
    yield pool
    pool.close()


def belief_in(key: str) -> Belief:
    match = mb.game(key).match(seats=mb.game(key).seats[1], seed=3)
    return match.belief(match.waiting[0])


def searching(pool: BotPool) -> Workers:
    assert pool.searching is not None
    return pool.searching


@in_a_loop
async def test_a_bot_of_a_low_level_waits_for_no_search(pool: BotPool) -> None:
    """The only process for searches is busy for ten minutes, and fifty more thoughts wait."""
    belief = belief_in("humans-zombies")
    flood = [searching(pool).begin(ENDLESS, belief, k, asker=("eve", str(k))) for k in range(50)]
    await until(lambda: any(job.running() for job in flood))

    for key in mb.games():
        for level in ("level1", "level2"):
            answer = pool.choose(level, belief_in(key), 1, asker=("ada", "t"))
            assert await asyncio.wait_for(answer, PATIENCE)

    assert not any(job.done() for job in flood)
    for job in reversed(flood):
        job.cancel()


@in_a_loop
async def test_a_search_waits_for_one_thought_of_each_other_host(pool: BotPool) -> None:
    """Ten tables with five bots each that imagine thousands of long games, and one with level 5."""
    belief, order = belief_in("humans-zombies"), list[str]()
    first = searching(pool).begin(ENDLESS, belief, 1)
    await until(first.running)

    async def ask(host: str, table: str, spec: str) -> None:
        assert await pool.choose(spec, belief, 1, asker=(host, table)) in belief.legal
        order.append(host)

    flood = [asyncio.create_task(ask("eve", str(k // 5), "ismcts:9")) for k in range(50)]
    await until(lambda: searching(pool).jobs.askers() == 1)
    ada = asyncio.create_task(ask("ada", "t", "ismcts:5"))
    await until(lambda: searching(pool).jobs.askers() == 2)
    first.stop()
    await asyncio.gather(ada, *flood)

    assert order.index("ada") <= 1


@in_a_loop
async def test_games_that_are_counted_take_no_longer_than_they_may(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search ends in time with the best so far; its process is not ended."""
    monkeypatch.setattr(bot_pool, "COUNTED", 0.01)
    belief = belief_in("humans-zombies")

    assert await pool._ask("ismcts:999999999", belief, 1, ()) in belief.legal


@in_a_loop
async def test_a_bot_that_does_not_stop_is_ended_and_its_choice_made_by_another(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    belief = belief_in("humans-zombies")
    with monkeypatch.context() as hasty:
        hasty.setattr(bot_pool, "PATIENCE", 0.05 - 600)
        assert await pool.choose(ENDLESS, belief, 1) in belief.legal
    assert "Overrun" in caplog.text
    caplog.clear()

    assert await pool.choose("ismcts:9", belief, 1) in belief.legal
    assert not caplog.text


def test_every_search_has_its_time() -> None:
    assert longest_thought("heuristic", "zombeasts") is None
    assert longest_thought("level1", "humans-zombies") is None
    assert longest_thought(FLOOD, "humans-zombies") == COUNTED
    assert longest_thought("ismcts", "zombeasts") == 1.0
    assert longest_thought("ismcts:250ms", "zombeasts") == 0.25


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities here")
def test_searches_leave_the_processors_to_the_server_and_quick_bots(pool: BotPool) -> None:
    belief = belief_in("zombeasts")
    assert pool.quick is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)

    assert niceness(pool.quick, belief) == ours
    assert niceness(searching(pool), belief) == min(19, ours + NICENESS)


def niceness(workers: Workers, belief: Belief) -> int:
    workers.begin("uniform", belief, 1).result(PATIENCE)
    worker = workers.dispatchers[0].worker
    assert worker is not None
    assert worker.process.pid is not None
    return os.getpriority(os.PRIO_PROCESS, worker.process.pid)
