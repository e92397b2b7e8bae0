"""Deleting tables and people: what goes, what stays, and what others still see."""

from __future__ import annotations

import msgspec
import pytest

from monsterbox.server.store.rows import RecoveryRow
from monsterbox.server.tables.deletion import DAY
from monsterbox.server.tables.errors import (
    BadRecovery,
    NotAlone,
    NotTheHost,
    UnknownTable,
)
from monsterbox.server.tables.recovery import LIFETIME, normal
from tests.server.houses import ADA, BEN, CLEO, EVE, House, in_a_loop


async def deleted(house: House, table: str) -> bool:
    try:
        await house.look(table, None)
    except UnknownTable:
        return table not in house.store.tables
    return False


# Tables


@in_a_loop
async def test_a_host_deletes_a_table_of_their_own() -> None:
    house = House()
    table = await house.open("person", "bot:level1")

    await house.tables.deletion.by_host(table, ADA)

    assert await deleted(house, table)


@in_a_loop
async def test_a_host_deletes_no_game_of_others_before_it_is_over() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    with pytest.raises(NotAlone):
        await house.tables.deletion.by_host(table, ADA)
    await house.tables.moves.give_up(table, ADA)
    with pytest.raises(NotTheHost):
        await house.tables.deletion.by_host(table, BEN)
    await house.tables.deletion.by_host(table, ADA)

    assert await deleted(house, table)


@in_a_loop
async def test_a_stream_ends_when_its_table_is_deleted() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    stream = await house.watch(table, BEN)

    await house.tables.deletion.by_operator(table)

    with pytest.raises(UnknownTable):
        await anext(stream)


@in_a_loop
async def test_an_operator_deletes_even_what_cannot_be_read() -> None:
    house = House()
    table = await house.open("person", "bot:level1")
    await house.restart()
    house.store.tables[table].entries[0] = (
        house.store.tables[table].entries[0].replace(b"deal", b"steal")
    )

    await house.tables.deletion.by_operator(table)

    assert await deleted(house, table)


# Retention


@in_a_loop
async def test_tables_are_deleted_when_they_are_older_than_they_are_kept() -> None:
    house = House()
    old, watched, new = [await house.open("person", "free") for _ in range(3)]
    for table, days in ((old, 31), (watched, 31), (new, 29)):
        house.store.tables[table].touched = house.clock.now() - days * DAY
    await house.watch(watched, ADA)

    count = await house.tables.deletion.of_old_tables(30)

    assert count == 1
    assert [await deleted(house, table) for table in (old, watched, new)] == [True, False, False]


@in_a_loop
async def test_housekeeping_keeps_all_tables_unless_told_otherwise() -> None:
    house = House()
    table = await house.open("person", "free")
    house.store.tables[table].touched = -1000 * DAY
    house.store.recoveries["x"] = RecoveryRow(hash="x", sealed=b"", expires=0.0)

    await house.tables.housekeeper.look_after()
    assert not await deleted(house, table)
    assert house.store.recoveries == {}
    house.tables.housekeeper.keep_days = 30
    await house.tables.housekeeper.look_after()
    assert not await deleted(house, table)  # it looks once an hour
    await house.clock.advance(3600)
    await house.tables.housekeeper.look_after()

    assert await deleted(house, table)


# People


@in_a_loop
async def test_an_export_tells_own_choices_and_no_secret() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    choice = (await house.look(table, person)).choices[0].text
    await house.play(table, seat, person, choice)
    await house.tables.save_person(person)

    told = await house.tables.deletion.export(person)
    other = await house.tables.deletion.export((BEN, ADA)[seat])

    one = told["tables"][0]
    assert told["profile"].name == person.name
    assert one["seats"] == [{"seat": seat, "name": person.name}]
    assert [made["choice"] for made in one["choices"]] == [choice]
    assert other["tables"][0]["choices"] == []
    written = msgspec.json.encode(told).decode()
    assert "deal" not in written
    assert (BEN, ADA)[seat].id_hash not in written


@in_a_loop
async def test_a_forgotten_person_is_in_no_table() -> None:
    """Neither where they sit, nor where the game is over, nor where they sat before."""
    house = House()
    running = await house.open_for(BEN, EVE, CLEO)
    over = await house.open_for(EVE, BEN)
    await house.tables.moves.give_up(over, EVE)
    left = await house.open_for(BEN, EVE, CLEO)
    await house.tables.seats.leave(left, 1, EVE)
    waiting = await house.open("person", "free", "free", host=BEN, is_open=True)
    await house.tables.seats.take(waiting, 1, EVE, "Eve")
    own = await house.open("person", "bot:level1", host=EVE)
    await house.tables.save_person(EVE)

    await house.tables.deletion.forget(EVE)
    await house.restart()

    assert await deleted(house, own)
    for table in (running, over, left, waiting):
        shown = await house.look(table, BEN)
        assert "Eve" not in msgspec.json.encode(shown).decode()
        kept = house.store.tables[table]
        written = kept.row + b"".join([*kept.chairs.values(), *kept.entries])
        assert EVE.id_hash.encode() not in written
        assert b'"Eve"' not in written
    assert (await house.look(running, BEN)).phase == "playing"
    assert house.store.people == {}


@in_a_loop
async def test_somebody_who_took_the_chair_since_keeps_their_name() -> None:
    house = House()
    table = await house.open_for(ADA, EVE, CLEO)
    await house.tables.seats.leave(table, 1, EVE)
    await house.tables.seats.take(table, 1, BEN, "Ben")

    await house.tables.deletion.forget(EVE)

    assert [seat.name for seat in (await house.look(table, ADA)).seats] == ["Ada", "Ben", "Cleo"]


@in_a_loop
async def test_a_table_that_its_host_left_behind_goes_on_without_a_host() -> None:
    house = House()
    table = await house.open_for(EVE, BEN, CLEO)

    await house.tables.deletion.forget(EVE)

    shown = await house.look(table, BEN)
    assert (shown.phase, shown.is_host) == ("playing", False)
    assert [seat.kind for seat in shown.seats] == ["bot", "person", "person"]
    assert not any(seat.host for seat in shown.seats)


# Recovery


@in_a_loop
async def test_a_phrase_brings_the_secret_once() -> None:
    house = House()
    phrase = await house.tables.recovery.make("the secret of ada")

    typed = phrase.upper().replace("-", " ").replace("0", "o").replace("1", "l")
    assert await house.tables.recovery.use(typed) == "the secret of ada"

    with pytest.raises(BadRecovery):
        await house.tables.recovery.use(phrase)


@in_a_loop
async def test_a_phrase_expires() -> None:
    house = House()
    phrase = await house.tables.recovery.make("the secret of ada")
    await house.clock.advance(LIFETIME)

    with pytest.raises(BadRecovery):
        await house.tables.recovery.use(phrase)


@in_a_loop
async def test_what_is_stored_for_a_phrase_opens_nothing() -> None:
    house = House()
    phrase = await house.tables.recovery.make("the secret of ada")

    written = msgspec.json.encode(list(house.store.recoveries.values()))

    assert b"secret" not in b"".join(one.sealed for one in house.store.recoveries.values())
    assert normal(phrase).encode() not in written


@pytest.mark.parametrize("typed", ["", "abcd", "x" * 5000, "\x00" * 24, "ÄÖÜ" * 8, "0000-" * 7])
@in_a_loop
async def test_what_is_no_phrase_is_refused(typed: str) -> None:
    with pytest.raises(BadRecovery):
        await House().tables.recovery.use(typed)
