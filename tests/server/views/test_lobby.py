"""Lists of tables: which to join, which are yours, and whose turn it is."""

from __future__ import annotations

import pytest

from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.rows import TableBrief
from monsterbox.server.tables.errors import NotStored
from monsterbox.server.tables.people import Person, hash_of
from monsterbox.server.tables.presence import PATIENCE
from monsterbox.server.views.lobby import MOST_LISTED
from monsterbox.server.views.shown import Listing, Shown
from tests.server.houses import ADA, BEN, CLEO, EVE, House, in_a_loop
from tests.server.memory_store import MemoryStore

MOST_CHOICES = 600


@in_a_loop
async def test_open_tables_are_listed_for_others_and_own_ones_apart() -> None:
    house = House()
    open_table = await house.open("person", "free", is_open=True)
    closed = await house.open("person", "free")

    theirs = await house.tables.listing(BEN)
    own = await house.tables.listing(ADA)

    assert [card.table for card in theirs.open] == [open_table]
    assert theirs.yours == ()
    assert own.open == ()
    assert {card.table for card in own.yours} == {open_table, closed}
    card = theirs.open[0]
    assert (card.phase, card.free, card.yours, card.title) == ("waiting", 1, (), "Zombeasts")
    assert [seat.name for seat in card.seats] == ["Ada", ""]


@in_a_loop
async def test_your_turn_comes_first() -> None:
    house = House()
    tables = [await house.open_for(ADA, BEN) for _ in range(6)]
    over = await house.open_for(ADA, BEN)
    await house.tables.moves.give_up(over, ADA)

    listing = await house.tables.listing(ADA)

    mine = [table for table in tables if house.table(table).waiting == [0]]
    assert {card.table for card in listing.yours if card.your_turn} == set(mine)
    assert [card.your_turn for card in listing.yours] == sorted(
        (card.your_turn for card in listing.yours), reverse=True
    )
    assert listing.yours[-1].table == over
    assert listing.yours[-1].phase == "over"


@in_a_loop
async def test_lists_are_right_after_a_restart_without_reading_a_log() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    before = await house.tables.listing(ADA)
    await house.restart()

    after = await house.tables.listing(ADA)

    assert before == after
    assert house.store.loads == 0
    assert after.yours[0].table == table


@in_a_loop
async def test_lists_that_a_crash_left_behind_are_mended_when_somebody_looks() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.tables.moves.give_up(table, ADA)
    kept = house.store.tables[table]
    kept.over, kept.waiting_for = False, [0]
    await house.restart()
    before = (await house.tables.listing(ADA)).yours[0]

    await house.look(table, ADA)
    after = (await house.tables.listing(ADA)).yours[0]

    assert (before.phase, before.your_turn) == ("playing", True)
    assert (after.phase, after.your_turn) == ("over", False)
    assert (kept.over, kept.waiting_for) == (True, [])


@in_a_loop
async def test_a_table_that_everybody_has_left_alone_leaves_the_open_list() -> None:
    """It comes back with whoever sits there; one's own list keeps it."""
    house = House()
    table = await house.open("person", "free", is_open=True)
    limit = PATIENCE["live"].at_most

    await house.clock.advance(limit - 1)
    assert [card.table for card in (await house.tables.listing(BEN)).open] == [table]

    await house.clock.advance(2)
    assert (await house.tables.listing(BEN)).open == ()
    assert [card.table for card in (await house.tables.listing(ADA)).yours] == [table]

    await house.tables.seats.take(table, 0, ADA, "Ada")
    assert [card.table for card in (await house.tables.listing(BEN)).open] == [table]


@in_a_loop
async def test_running_open_tables_can_be_watched() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    listing = await house.tables.listing(CLEO)

    assert [(card.table, card.phase) for card in listing.open] == [(table, "playing")]
    assert (await house.look(table, CLEO)).seat is None


@in_a_loop
async def test_the_tables_of_one_household_come_in_turn_with_those_of_others() -> None:
    """However many they are, and however many people it says it is."""
    house = House()
    first = await house.open("person", "free", is_open=True, host=BEN)
    flood = [
        await house.open("person", "free", is_open=True, host=stranger(number))
        for number in range(MOST_LISTED + 5)
    ]
    last = await house.open("person", "free", is_open=True, host=CLEO)

    listed = [card.table for card in (await house.tables.listing(EVE)).open]

    assert listed[:4] == [last, flood[-1], first, flood[-2]]
    assert len(listed) == MOST_LISTED


def stranger(number: int) -> Person:
    return Person(id_hash=hash_of(str(number)), name="Eve", language="en", household="one line")


@in_a_loop
async def test_after_a_restart_the_tables_of_one_host_come_in_turn_with_those_of_others() -> None:
    """From which household they were is not known any more."""
    house = House()
    first = await house.open("person", "free", is_open=True, host=BEN)
    flood = [await house.open("person", "free", is_open=True) for _ in range(3)]
    await house.restart()
    for table in (first, *flood):
        await house.look(table, None)

    listed = [card.table for card in (await house.tables.listing(EVE)).open]

    assert listed == [flood[2], first, flood[1], flood[0]]


@in_a_loop
async def test_a_store_that_does_not_answer_is_told_of() -> None:
    class Silent(MemoryStore):
        async def open_tables(self, limit: int) -> list[TableBrief]:
            raise StoreFailed("the connection is gone")

    house = House(store=Silent())

    with pytest.raises(NotStored):
        await house.tables.listing(ADA)


@pytest.mark.full
@in_a_loop
async def test_lists_change_only_with_what_everybody_sees() -> None:
    """A-68: who may react is a secret, so a seat that passes unseen moves no table."""
    house, unseen = House(), 0
    table = await house.open_for(
        ADA, BEN, CLEO, game="humans", options={"windows": "eligible_only"}
    )
    for number in range(MOST_CHOICES):
        is_hidden = house.table(table).asked_seen_by(None) != tuple(house.table(table).waiting)
        before = await both(house, table) if is_hidden else None
        if not await house.play_on(table, ADA, BEN, CLEO, choices=1, seed=number):
            break
        after = await both(house, table) if is_hidden else None
        if before and after and before[0] == after[0]:
            assert before[1] == after[1]
            unseen += 1
    await house.tables.close()

    assert unseen > 1, "nothing was hidden"


async def both(house: House, table: str) -> tuple[Shown, Listing]:
    """The table and the lists, as somebody sees them who does not play."""
    return await house.look(table, EVE), await house.tables.listing(EVE)
