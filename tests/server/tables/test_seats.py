"""Sitting down and getting up: links for one, open tables, seats taken over, bots by the host."""

from __future__ import annotations

import pytest

from monsterbox.server.tables.errors import (
    AlreadyOver,
    BadLink,
    BadWish,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    SecondHand,
    TableFull,
)
from monsterbox.server.tables.presence import STAND_IN
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, CLEO, DAAN, House, in_a_loop

# Links


@in_a_loop
async def test_a_link_seats_one_person() -> None:
    house = House()
    table = await house.open("person", "free", "free")
    links = dict(await house.tables.seats.links(table, ADA))

    assert list(links) == [1, 2]
    assert await house.tables.seats.invited(table, links[2], CLEO) == (2, True, False, True)
    assert await house.tables.seats.take(table, None, BEN, "Ben", links[2]) == 2
    with pytest.raises(BadLink):
        await house.tables.seats.take(table, None, CLEO, "Cleo", links[2])
    assert await house.tables.seats.invited(table, links[2], CLEO) == (2, False, False, True)
    assert await house.tables.seats.invited(table, links[2], BEN) == (2, False, True, True)
    with pytest.raises(BadLink):
        await house.tables.seats.invited(table, "x", CLEO)
    with pytest.raises(SeatTaken):
        await house.tables.seats.take(table, 2, CLEO, "Cleo", links[2])
    assert dict(await house.tables.seats.links(table, ADA)) == {1: links[1]}
    shown = await house.look(table, BEN)
    assert (shown.seat, shown.seats[2].name, shown.phase) == (2, "Ben", "waiting")


@in_a_loop
async def test_the_host_can_look_up_the_links_and_nobody_else() -> None:
    house = House()
    table = await house.open("person", "free")
    links = await house.tables.seats.links(table, ADA)

    await house.restart()

    assert await house.tables.seats.links(table, ADA) == links
    with pytest.raises(NotTheHost):
        await house.tables.seats.links(table, BEN)


@in_a_loop
async def test_without_a_link_a_closed_table_is_for_its_host() -> None:
    house = House()
    table = await house.open("free", "free")
    links = dict(await house.tables.seats.links(table, ADA))

    for seat, link in ((0, None), (0, "guess"), (1, links[0]), (0, links[0] + "x"), (0, "")):
        with pytest.raises(BadLink):
            await house.tables.seats.take(table, seat, BEN, "Ben", link)
    with pytest.raises(BadLink):
        await house.tables.seats.take(table, None, BEN, "Ben")
    assert (await house.look(table, BEN)).may_take == ()
    assert (await house.look(table, ADA)).may_take == (0, 1)
    assert await house.tables.seats.take(table, 1, ADA, "Ada") == 1


@in_a_loop
async def test_when_a_person_leaves_a_new_link_is_needed() -> None:
    house = House()
    table = await house.open("person", "free", "free")
    first = dict(await house.tables.seats.links(table, ADA))[1]
    await house.tables.seats.take(table, 1, BEN, "Ben", first)

    await house.tables.seats.leave(table, 1, BEN)
    second = dict(await house.tables.seats.links(table, ADA))[1]

    assert second != first
    with pytest.raises(BadLink):
        await house.tables.seats.take(table, 1, BEN, "Ben", first)
    await house.tables.seats.take(table, 1, CLEO, "Cleo", second)


# Open tables


@in_a_loop
async def test_at_an_open_table_anybody_may_sit_down() -> None:
    house = House()
    table = await house.open("person", "free", "free", is_open=True)

    assert (await house.look(table, None)).may_take == (1, 2)
    assert await house.tables.seats.take(table, None, BEN, "Ben") == 1
    assert await house.tables.seats.take(table, None, CLEO, "ben") == 2

    shown = await house.look(table, CLEO)
    assert shown.phase == "playing"
    assert [seat.name for seat in shown.seats] == ["Ada", "Ben", "ben 2"]
    with pytest.raises(TableFull):
        await house.tables.seats.take(table, None, DAAN, "Daan")
    with pytest.raises(SeatTaken):
        await house.tables.seats.take(table, 0, DAAN, "Daan")
    with pytest.raises(BadWish, match="seat"):
        await house.tables.seats.take(table, 7, DAAN, "Daan")


@in_a_loop
async def test_a_hostile_name_seats_nobody() -> None:
    house = House()
    table = await house.open("person", "free", is_open=True)

    for name in ("", "\u202e", "x" * 400):
        with pytest.raises(BadWish, match="name"):
            await house.tables.seats.take(table, 1, BEN, name)
    with pytest.raises(BadWish, match="contribution"):
        await house.tables.seats.take(table, 1, BEN, "Ben", contribution=b"x" * 99)
    assert (await house.look(table, BEN)).seats[1].kind == "free"


# Leaving, and taking over


@in_a_loop
async def test_who_leaves_a_running_match_leaves_a_bot_and_another_may_take_over() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=10)

    await house.tables.seats.leave(table, 1, BEN)
    left = await house.look(table, BEN)
    await settle()

    assert left.seat is None
    assert left.seats[1].kind == "bot"
    assert left.seats[1].bot == STAND_IN
    assert left.seats[1].name == "Ben"
    assert left.choices == ()
    assert (await house.look(table, ADA)).may_take == (), "nobody plays two hands unasked"
    assert left.may_take == (1,)
    await house.restart()
    assert await house.tables.seats.take(table, 1, CLEO, "Cleo") == 1
    assert (await house.look(table, CLEO)).seat == 1
    await house.play_on(table, ADA, CLEO)
    assert house.table(table).phase == "over"


@pytest.mark.parametrize("is_open", [False, True])
@in_a_loop
async def test_a_host_gives_links_away_and_does_not_see_a_second_hand(is_open: bool) -> None:
    house = House()
    table = await house.open("person", "free", "free", is_open=is_open)
    for seat, link in await house.tables.seats.links(table, ADA):
        await house.tables.seats.take(table, None, (ADA, BEN, CLEO)[seat], "Somebody", link)
    await house.tables.seats.leave(table, 1, BEN)
    link = dict(await house.tables.seats.links(table, ADA))[1]

    ways: list[tuple[int | None, str | None]] = [(None, link), (1, link), (1, None), (None, None)]
    for wanted, key in ways:
        with pytest.raises(SecondHand):
            await house.tables.seats.take(table, wanted, ADA, "Ada", key)

    assert (await house.look(table, ADA)).may_take == ()
    assert await house.tables.seats.take(table, 0, ADA, "Ada") == 0
    assert await house.tables.seats.take(table, None, DAAN, "Daan", link) == 1


@pytest.mark.parametrize("is_open", [False, True])
@in_a_loop
async def test_getting_up_does_not_help_to_see_a_second_hand(is_open: bool) -> None:
    """Who has left a running match may come back to that seat, and to no other."""
    house = House()
    table = await house.open("person", "free", "free", is_open=is_open)
    for seat, link in await house.tables.seats.links(table, ADA):
        await house.tables.seats.take(table, seat, (ADA, BEN, CLEO)[seat], "Somebody", link)
    await house.tables.seats.leave(table, 1, BEN)
    await house.tables.seats.leave(table, 0, ADA)
    await house.restart()

    links = dict(await house.tables.seats.links(table, ADA))
    for who, other in ((ADA, 1), (BEN, 0)):
        for wanted in (None, other):
            with pytest.raises(SecondHand):
                await house.tables.seats.take(table, wanted, who, "Somebody", links[other])
        assert other not in (await house.look(table, who)).may_take
    for who, own in ((ADA, 0), (BEN, 1)):
        assert await house.tables.seats.take(table, own, who, "Somebody", links[own]) == own


@in_a_loop
async def test_who_leaves_a_running_match_and_is_forgotten_is_in_no_log() -> None:
    house = House()
    table = await house.open("person", "free")
    link = dict(await house.tables.seats.links(table, ADA))[1]
    await house.tables.seats.take(table, 1, BEN, "Ben", link)

    await house.tables.seats.leave(table, 0, ADA)
    await house.tables.deletion.forget(ADA)

    kept = house.store.tables[table]
    told = b"".join([kept.row, *kept.chairs.values(), *kept.entries]).decode()
    assert ADA.id_hash not in told
    assert '"Ada"' not in told


@in_a_loop
async def test_a_device_that_several_share_may_take_one_more_seat() -> None:
    house = House()
    table = await house.open("person", "person", "free")
    await house.tables.seats.take(
        table, None, BEN, "Ben", dict(await house.tables.seats.links(table, ADA))[2]
    )
    await house.tables.seats.leave(table, 2, BEN)

    assert (await house.look(table, ADA)).may_take == (2,)
    link = dict(await house.tables.seats.links(table, ADA))[2]
    assert await house.tables.seats.take(table, None, ADA, "Ada", link) == 2


@in_a_loop
async def test_a_bot_that_always_was_one_keeps_its_seat() -> None:
    house = House()
    table = await house.open("person", "bot:level3", is_open=True)

    with pytest.raises(SeatTaken):
        await house.tables.seats.take(table, 1, BEN, "Ben")
    assert await house.tables.seats.links(table, ADA) == ()


@in_a_loop
async def test_when_the_last_person_leaves_the_match_is_given_up() -> None:
    house = House(pause=1.0)
    table = await house.open("person", "bot:heuristic", "bot:heuristic")

    await house.tables.seats.leave(table, 0, ADA)
    entries = len(house.store.log(table))
    await house.clock.advance(60)

    assert (await house.look(table, ADA)).phase == "given-up"
    assert len(house.store.log(table)) == entries
    with pytest.raises(AlreadyOver):
        await house.tables.seats.take(table, 0, ADA, "Ada")


@in_a_loop
async def test_an_empty_table_closes_before_it_has_begun() -> None:
    house = House()
    table = await house.open("person", "free", is_open=True)

    await house.tables.seats.leave(table, 0, ADA)

    assert (await house.look(table, ADA)).phase == "given-up"
    assert (await house.tables.listing(BEN)).open == ()


# Bots


@in_a_loop
async def test_the_host_seats_bots_and_frees_their_seats() -> None:
    house = House(pause=1.0)
    table = await house.open("person", "free", "free", is_open=True)

    await house.tables.seats.set_bot(table, 1, "level1", ADA)
    await house.tables.seats.set_bot(table, 1, None, ADA)
    await house.tables.seats.set_bot(table, 1, "level4", ADA)
    waiting = await house.look(table, ADA)
    await house.tables.seats.set_bot(table, 2, "level1", ADA)
    begun = await house.look(table, ADA)

    assert waiting.phase == "waiting"
    assert waiting.seats[1].bot == "level4"
    assert waiting.seats[1].bot_name
    assert begun.phase == "playing"
    assert begun.seats[1].name != begun.seats[2].name
    with pytest.raises(BadWish, match="bot"):
        await house.tables.seats.set_bot(table, 1, None, ADA)
    await house.tables.seats.set_bot(table, 1, "level2", ADA)
    assert (await house.look(table, ADA)).seats[1].bot == "level2"


@in_a_loop
async def test_nobody_else_seats_bots_and_no_person_is_replaced_by_one() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    with pytest.raises(NotTheHost):
        await house.tables.seats.set_bot(table, 0, "level1", BEN)
    with pytest.raises(SeatTaken):
        await house.tables.seats.set_bot(table, 1, "level1", ADA)
    with pytest.raises(BadWish):
        await house.tables.seats.set_bot(table, 5, "level1", ADA)
    other = await house.open("person", "free")
    for spec in ("hal", "", "level9", "ismcts:999999", "x" * 500):
        with pytest.raises(BadWish, match="bot"):
            await house.tables.seats.set_bot(other, 1, spec, ADA)


@in_a_loop
async def test_at_a_table_open_to_everybody_bots_have_levels() -> None:
    house = House(pause=1.0)
    open_table = await house.open("person", "free", "free", is_open=True)
    private = await house.open("person", "free", "free")

    with pytest.raises(BadWish, match="only-levels"):
        await house.tables.seats.set_bot(open_table, 1, "ismcts:5000", ADA)
    await house.tables.seats.set_bot(private, 1, "ismcts:5000", ADA)

    assert house.table(private).bot_in(1) == "ismcts:5000"


# Giving up


@in_a_loop
async def test_the_host_gives_up_or_who_plays_with_bots_alone() -> None:
    house = House(pause=1.0)
    table = await house.open_for(ADA, BEN, CLEO)

    for person, failure in ((BEN, NotTheHost), (DAAN, NotYourSeat)):
        with pytest.raises(failure):
            await house.tables.moves.give_up(table, person)
    await house.tables.seats.leave(table, 0, ADA)
    await house.tables.seats.leave(table, 2, CLEO)
    await house.tables.moves.give_up(table, BEN)

    with pytest.raises(AlreadyOver):
        await house.tables.moves.give_up(table, BEN)
    with pytest.raises(AlreadyOver):
        await house.tables.seats.leave(table, 1, BEN)
    with pytest.raises(AlreadyOver):
        await house.tables.seats.set_bot(table, 0, "level1", ADA)
