"""A match that ends is stored with a row for each seat: once, whatever happens meanwhile."""

from __future__ import annotations

import pytest

from monsterbox.server.store.rows import ResultRow
from monsterbox.server.tables import entries
from monsterbox.server.tables.errors import NotStored
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.people import Person
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop


async def results(house: House, table: str) -> list[ResultRow]:
    return await house.store.results.at_table(table)


async def players(house: House, table: str) -> list[str | None]:
    return [row.person for row in await results(house, table)]


async def almost_over(house: House, table: str, *people: Person) -> None:
    """Play until the next choice can end the match."""
    while ending(house, table) is None:
        await house.play_on(table, *people, choices=1)


def ending(house: House, table: str) -> tuple[int, str] | None:
    """Whoever can end the match now, and with what."""
    match = house.table(table).running()
    for seat in match.waiting:
        for choice in match.legal(seat):
            tried = match.clone()
            tried.play(seat, choice)
            if tried.over:
                return seat, choice
    return None


async def end(house: House, table: str, *people: Person, key: str = "the-last-one") -> None:
    live = house.table(table)
    found = ending(house, table)
    assert found is not None
    seat, choice = found
    await house.tables.moves.play(table, seat, people[seat], choice, live.version(seat), key)


@in_a_loop
async def test_every_seat_of_a_finished_match_is_stored() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN)

    match = house.table(table).match
    assert match is not None
    assert match.over
    stored = await results(house, table)
    assert [one.person for one in stored] == [ADA.id_hash, BEN.id_hash]
    assert [one.rank for one in stored] == match.ranks
    assert [one.score for one in stored] == match.scores
    assert {one.game for one in stored} == {"zombeasts"}
    assert {one.at for one in stored} == {house.store.log(table)[-1].at}
    assert all(one.rated for one in stored)


@in_a_loop
async def test_nothing_is_stored_while_a_match_runs_or_if_it_was_given_up() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=5)
    assert await results(house, table) == []

    await house.tables.moves.give_up(table, ADA)

    assert await results(house, table) == []


@in_a_loop
async def test_what_was_not_stored_has_not_ended() -> None:
    """The disk was full for a moment; asked again, the match ends, and once."""
    house = House()
    table = await house.open_for(ADA, BEN)
    await almost_over(house, table, ADA, BEN)
    house.store.fails = True
    with pytest.raises(NotStored):
        await end(house, table, ADA, BEN)
    assert await results(house, table) == []

    house.store.fails = False
    await house.look(table, ADA)
    await end(house, table, ADA, BEN)

    assert len(await results(house, table)) == 2


@in_a_loop
async def test_an_end_whose_answer_was_lost_is_stored_once() -> None:
    """It was written, the server fell before it said so, and the request comes again."""
    house = House()
    table = await house.open_for(ADA, BEN)
    await almost_over(house, table, ADA, BEN)
    found = ending(house, table)
    assert found is not None
    seat, choice = found
    version = house.table(table).version(seat)
    request = table, seat, (ADA, BEN)[seat], choice, version, "the-last-one"
    house.store.loses = True
    with pytest.raises(NotStored):
        await house.tables.moves.play(*request)
    before = await results(house, table)

    house.store.loses = False
    await house.restart()
    await house.tables.moves.play(*request)

    assert len(before) == 2
    assert await results(house, table) == before


@in_a_loop
async def test_a_table_that_was_over_before_there_were_results_gets_them_when_it_is_read() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN)
    before = await results(house, table)
    await house.tables.new.rematch(table, ADA)
    house.store.results.kept.clear()
    await house.restart()

    await house.look(table, None)

    assert await results(house, table) == before, "at the time when it ended"


@in_a_loop
async def test_a_bot_that_finishes_for_somebody_played_for_them() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=5)
    await house.tables.seats.leave(table, 1, BEN)
    await house.play_on(table, ADA, BEN)

    stored = await results(house, table)
    assert [one.person for one in stored] == [ADA.id_hash, BEN.id_hash]
    assert stored[0].bot is None
    assert stored[1].bot
    assert stored[1].rated


@in_a_loop
async def test_who_takes_a_seat_over_has_the_result_and_the_match_is_not_rated() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=5)
    await house.tables.seats.leave(table, 1, BEN)
    await house.tables.seats.take(table, 1, CLEO, CLEO.name)
    await house.restart()
    await house.look(table, ADA)
    await house.play_on(table, ADA, CLEO)

    assert await players(house, table) == [ADA.id_hash, CLEO.id_hash]
    assert not any(one.rated for one in await results(house, table))


@in_a_loop
async def test_who_comes_back_to_a_seat_has_changed_nothing() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=5)
    await house.tables.seats.leave(table, 1, BEN)
    await house.tables.seats.take(table, 1, BEN, BEN.name)
    await house.play_on(table, ADA, BEN)

    assert await players(house, table) == [ADA.id_hash, BEN.id_hash]
    assert all(one.rated for one in await results(house, table))


@in_a_loop
async def test_a_bot_that_the_host_replaces_is_not_rated() -> None:
    house = House()
    table = await house.open("person", "bot:level1")
    await house.play_on(table, ADA, choices=2)
    await house.tables.seats.set_bot(table, 1, "level5", ADA)
    await house.play_on(table, ADA)

    stored = await results(house, table)
    assert [(one.person, one.bot) for one in stored] == [(ADA.id_hash, None), (None, "level5")]
    assert not any(one.rated for one in stored)


@in_a_loop
async def test_who_asks_for_an_idea_is_not_rated() -> None:
    house = House()
    table = await house.open("person", "bot:level1")
    for _ in range(2):
        live = house.table(table)
        async with house.tables.rooms.hold(table) as room:
            await carry_out(room, entries.note_hint(live, 0, house.clock.now()))
    await house.restart()
    await house.look(table, ADA)
    await house.play_on(table, ADA)

    assert [one.rated for one in await results(house, table)] == [False, False]


@in_a_loop
async def test_a_person_against_a_bot_is_rated_one_person_in_two_seats_is_not() -> None:
    house = House()
    rated = {}
    for chairs in (("person", "bot:level1"), ("person", "person")):
        table = await house.open(*chairs)
        await house.play_on(table, ADA, ADA)
        await settle()
        stored = await results(house, table)
        rated[chairs] = [one.rated for one in stored]

    assert list(rated.values()) == [[True, True], [False, False]]


@in_a_loop
async def test_a_match_from_the_middle_of_another_has_no_result() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN)
    fork = await house.tables.new.fork(table, 3, ADA)

    await house.play_on(fork, ADA, BEN)

    assert house.table(fork).phase == "over"
    assert await results(house, fork) == []


@in_a_loop
async def test_somebody_who_was_forgotten_on_the_way_is_nobody() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=5)
    await house.tables.deletion.forget(BEN)
    await house.play_on(table, ADA, BEN)

    ada, nobody = await results(house, table)
    assert ada.person == ADA.id_hash
    assert nobody.person == f"nobody-{table}-1"
    assert nobody.name not in ("", BEN.name)
    assert ada.rated


@in_a_loop
async def test_a_name_that_an_operator_replaces_later_is_replaced_there_too() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN)

    await house.tables.moderation.rename(table, 1, "Somebody nice")

    assert [one.name for one in await results(house, table)] == ["Ada", "Somebody nice"]
