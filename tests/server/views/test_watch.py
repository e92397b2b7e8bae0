"""Looking on: first the whole, then what changed for this viewer, and the newest only."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from monsterbox.server.tables.errors import BadWish, UnknownTable
from monsterbox.server.views.shown import Shown
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop


def next_of(stream: object) -> asyncio.Task[Shown]:
    return asyncio.ensure_future(anext(stream))  # type: ignore[call-overload]


@in_a_loop
async def test_a_stream_begins_with_the_whole_table() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=7)

    stream = house.tables.watch(table, ADA, "en")

    assert await anext(stream) == await house.look(table, ADA)


@in_a_loop
async def test_every_viewer_gets_every_change_in_its_own_words() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    streams = {person: await house.watch(table, person) for person in (ADA, BEN, CLEO)}
    coming = {person: next_of(stream) for person, stream in streams.items()}

    for number in range(20):
        await house.play_on(table, ADA, BEN, choices=1, seed=number)
        await settle()
        for person, stream in streams.items():
            if coming[person].done():
                assert coming[person].result() == await house.look(table, person)
                coming[person] = next_of(stream)
    for task in coming.values():
        task.cancel()


@in_a_loop
async def test_who_is_slow_skips_what_was_in_between() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    stream = await house.watch(table, CLEO)

    await house.play_on(table, ADA, BEN, choices=25)
    newest = await anext(stream)
    more = next_of(stream)
    await settle()

    assert newest == await house.look(table, CLEO)
    assert not more.done(), "one message for 25 choices"
    more.cancel()


@in_a_loop
async def test_what_looks_the_same_is_not_sent_again() -> None:
    """A viewer is woken for half-made choices of others as for anything, and told nothing."""
    house = House()
    quiet = 0
    for game in range(6):
        table = await house.open_for(ADA, BEN)
        stream = await house.watch(table, CLEO)
        coming = next_of(stream)
        for number in range(60):
            match = house.table(table).match
            assert match is not None
            if match.over:
                break
            before = await house.look(table, CLEO)
            await house.play_on(table, ADA, BEN, choices=1, seed=60 * game + number)
            await settle()
            same = await house.look(table, CLEO) == before
            assert coming.done() is not same
            quiet += same
            if coming.done():
                coming = next_of(stream)
        coming.cancel()
    assert quiet, "there were no half-made choices"


@in_a_loop
async def test_a_change_while_a_viewer_is_being_shown_something_is_not_lost() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    stream = house.tables.watch(table, CLEO, CLEO.language)
    await anext(stream)

    await house.play_on(table, ADA, BEN, choices=1)
    second = await anext(stream)
    await house.play_on(table, ADA, BEN, choices=4)
    third = await anext(stream)

    assert second != third == await house.look(table, CLEO)


@in_a_loop
async def test_viewers_go_on_when_a_move_could_not_be_stored() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    stream = await house.watch(table, CLEO)
    coming = next_of(stream)
    house.store.fails = True
    with suppress(Exception):
        await house.play_on(table, ADA, BEN, choices=1)
    await settle()
    assert not coming.done()
    house.store.fails = False

    await house.play_on(table, ADA, BEN, choices=3)

    assert (await coming).table == table


@in_a_loop
async def test_when_the_house_closes_all_streams_end() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    streams = [await house.watch(table, person) for person in (ADA, BEN, None)]
    coming = [next_of(stream) for stream in streams]
    await settle()

    house.tables.stop_watching()

    for task in coming:
        with pytest.raises(StopAsyncIteration):
            await task
    assert house.tables.counts()["viewers"] == 0
    await house.tables.close()


@in_a_loop
async def test_who_hangs_up_is_forgotten() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    stream = house.tables.watch(table, ADA, "en")
    await anext(stream)
    assert house.tables.counts()["viewers"] == 1
    coming = next_of(stream)
    await settle()

    coming.cancel()
    with suppress(asyncio.CancelledError):
        await coming

    assert house.tables.counts()["viewers"] == 0
    assert house.room(table).users == 0


@in_a_loop
async def test_there_is_nothing_to_watch_at_no_table() -> None:
    house = House()

    with pytest.raises(UnknownTable):
        await anext(house.tables.watch("nowhere", ADA, "en"))
    with pytest.raises(BadWish):
        house.tables.watch("nowhere", ADA, "tlh")
    assert list(house.tables.rooms) == []
