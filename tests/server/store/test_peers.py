"""Processes that share a PostgreSQL: who holds which table, and who is dead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from monsterbox.server.store import SqlStore, StoreFailed
from monsterbox.server.store.peers import Peers
from tests.server.clocks import until

from .builders import set_up
from .conftest import Run

LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
SILENT = "UPDATE processes SET seen = seen - 60"
TABLES = ("a", "b")


@pytest.fixture
def shared(postgres_database: str, run: Run) -> Iterator[SqlStore]:
    """A store with two tables."""
    store = SqlStore(postgres_database)
    run(store.start())
    run(set_up(store, *TABLES))
    yield store
    run(store.close())


async def two_of(shared: SqlStore) -> tuple[Peers, Peers]:
    one, other = Peers(shared.database, "here:1"), Peers(shared.database, "there:2")
    await one.join()
    await other.join()
    return one, other


def test_a_table_is_held_by_who_claims_it_first(shared: SqlStore, run: Run) -> None:
    async def work() -> None:
        one, other = await two_of(shared)
        assert await one.claim("a")
        assert await one.claim("a")
        assert not await other.claim("a")
        assert not await other.claim("no such table")
        assert await one.holder_of("a") is None
        assert await other.holder_of("a") == (one.number, "here:1")
        assert set(await other.held_by_others(TABLES)) == {"a"}
        await one.release("a")
        other.forget("a")
        assert await other.holder_of("a") is None
        assert await other.claim("a")
        for peers in (one, other):
            await peers.leave()

    run(work())


def test_the_tables_of_the_dead_are_left_once(shared: SqlStore, run: Run) -> None:
    """Who lives loses none."""

    async def work() -> None:
        one, other = await two_of(shared)
        assert await one.claim("a")
        assert await other.claim("b")
        assert await other.bury() == []
        await one.leave()
        left: list[str] = []

        async def look() -> bool:
            left.extend(await other.bury())
            return bool(left)

        while not await look():
            pass
        assert left == ["a"]
        assert await other.bury() == []
        assert await other.claim("a")
        await other.leave()

    run(work())


def test_who_is_silent_for_long_is_given_up_and_learns_of_it(shared: SqlStore, run: Run) -> None:
    async def work() -> None:
        one, other = await two_of(shared)
        assert await one.claim("a")
        lost: list[bool] = []
        one.on_lost = lambda: lost.append(True)

        def forget(connection: sa.Connection) -> None:
            connection.exec_driver_sql(SILENT)

        await shared.database.write(forget)
        await other.beat()
        assert await other.bury() == ["a"]
        assert not await one.claim("a")
        with pytest.raises(StoreFailed, match="taken over"):
            await one.beat()
        assert lost == [True]
        await one.join()
        assert await one.claim("a")
        for peers in (one, other):
            await peers.leave()

    run(work())


def test_news_reach_the_others_and_not_oneself(shared: SqlStore, run: Run) -> None:
    async def work() -> None:
        one, other = await two_of(shared)
        heard: list[str] = []
        one.on_news = heard.append
        other.on_news = lambda table: heard.append(f"its own: {table}")
        await other.announce("a")
        await until(lambda: bool(heard))
        assert heard == ["a"]
        for peers in (one, other):
            await peers.leave()

    run(work())


def test_a_cut_connection_is_a_loss(shared: SqlStore, run: Run) -> None:
    async def cut() -> None:
        await shared.database.write(lambda connection: connection.exec_driver_sql(LISTENERS))

    async def work() -> None:
        peers = Peers(shared.database, "here:1")
        await peers.join()
        lost: list[bool] = []
        peers.on_lost = lambda: lost.append(True)
        await cut()
        await until(lambda: bool(lost))
        assert not peers.is_member
        with pytest.raises(StoreFailed):
            await peers.claim("a")
        await peers.join()
        assert await peers.claim("a")
        await peers.leave()

    run(work())
