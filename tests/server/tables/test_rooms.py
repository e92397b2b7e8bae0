"""Two hundred tables at once, all of them live, in the memory of one process."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from monsterbox.server.tables.errors import UnknownTable
from monsterbox.server.tables.people import Person
from monsterbox.server.views.narrator import narrator_of
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, House, in_a_loop

TABLES = 200


@in_a_loop
async def test_two_hundred_tables_with_viewers_and_bots() -> None:
    house = House()
    tables = [
        await house.open("free", "free", "bot:level3", host=person(k), is_open=True)
        for k in range(TABLES)
    ]
    for table in tables:
        await house.tables.seats.take(table, 0, ADA, "Ada")
        await house.tables.seats.take(table, 1, BEN, "Ben")
    streams = [await house.watch(table, ADA) for table in tables]

    await asyncio.gather(
        *(house.play_on(table, ADA, BEN, choices=2, seed=k) for k, table in enumerate(tables))
    )
    await settle()

    counts = house.tables.counts()
    assert (counts["tables"], counts["viewers"]) == (TABLES, TABLES)
    for table, stream in zip(tables[::10], streams[::10], strict=True):
        assert await anext(stream) == await house.look(table, ADA)
        assert sum(entry.kind == "play" for entry in house.store.log(table)) >= 2
    assert house.store.loads == 0
    await house.tables.close()


def person(k: int) -> Person:
    return Person(id_hash=f"host {k}", name=f"Host {k}")


@pytest.mark.parametrize("table", ["", "\0", "a\0b", "\ud800", "é", "a b", "a" * 41, "a" * 10_000])
@in_a_loop
async def test_a_text_that_is_no_id_never_reaches_the_database(table: str) -> None:
    """PostgreSQL refuses a NUL and half a surrogate pair: a failure instead of an unknown table."""
    house = House()

    with pytest.raises(UnknownTable):
        await house.look(table, ADA)

    assert house.store.loads == 0
    await house.tables.close()


@in_a_loop
async def test_a_table_that_is_over_leaves_memory_sooner_than_one_that_waits() -> None:
    house = House()
    over, open_still = [await house.open_for(ADA, BEN) for _ in range(2)]
    await house.tables.moves.give_up(over, ADA)

    await house.clock.advance(61.0)
    await house.tables.rooms.evict_idle()

    assert house.tables.rooms.find(over) is None
    assert house.tables.rooms.find(open_still) is not None
    assert (await house.look(over, BEN)).phase == "given-up"
    await house.tables.close()


@in_a_loop
async def test_what_a_table_told_goes_with_it() -> None:
    """At once, not when garbage is collected: the server does that seldom."""
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=4)
    await house.look(table, ADA)
    gc.collect()
    gc.disable()
    try:
        told = weakref.ref(narrator_of(house.table(table), 0, "en").history)
        await house.clock.advance(601.0)
        await house.tables.rooms.evict_idle()

        assert told() is None
    finally:
        gc.enable()
    await house.tables.close()
