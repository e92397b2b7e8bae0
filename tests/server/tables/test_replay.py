"""State in memory is a cache of the log: a table read again is the same table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import monsterbox as mb
from monsterbox.server.store import SqlStore
from monsterbox.server.store.rows import EntryRow, TableRow
from monsterbox.server.tables.replay import moments, replayed
from monsterbox.server.tables.service import Tables
from monsterbox.server.tables.table import Table
from monsterbox.server.tables.wish import Wish
from tests.cases import in_tiers
from tests.games.kit import Case, few_cases, one_of_each, snapshot
from tests.server.clocks import HandClock
from tests.server.houses import ADA, BEN, CLEO, DAAN, FIEN, GUUS, FirstChoice, House, in_a_loop
from tests.server.memory_store import stored

PEOPLE = (ADA, BEN, CLEO, DAAN, FIEN, GUUS)


async def a_random_game(house: House, case: Case, *, undo: float, most: int | None = None) -> str:
    """Whole matches where people now and then change their minds."""
    wish = {"game": case.key, "options": dict(case.options)}
    table = await house.open_for(*PEOPLE[: case.seats], **wish)
    source = random.Random(case.seed)
    made = 0
    while house.table(table).waiting and made != most:
        made += 1
        undoable = [seat for seat in range(case.seats) if house.table(table).can_undo(seat)]
        if undoable and source.random() < undo:
            seat = undoable[0]
            version = house.table(table).version(seat)
            await house.tables.moves.undo(table, seat, PEOPLE[seat], version, house.key())
        else:
            await house.play_on(table, *PEOPLE, choices=1, seed=source.randrange(1 << 30))
    return table


@pytest.mark.parametrize("case", in_tiers(few_cases(4), fast=one_of_each()), ids=str)
@in_a_loop
async def test_a_table_read_again_is_the_same(case: Case) -> None:
    """At the end of a game and in the middle of it, with choices taken back on the way."""
    house = House()
    for most in (None, 40):
        table = await a_random_game(house, case, undo=0.2, most=most)
        live = house.table(table)
        assert live.match is not None

        again = Table.rebuilt(stored(house.store.tables[table]))

        assert again.match is not None
        assert snapshot(again.match) == snapshot(live.match)
        assert again.match.record(reveal=True) == live.match.record(reveal=True)
        assert again.answered == live.answered
        assert again.number == live.number
        assert again.chairs == live.chairs
        assert [again.version(seat) for seat in range(case.seats)] == [
            live.version(seat) for seat in range(case.seats)
        ]


@in_a_loop
async def test_the_draws_of_a_table_read_again_go_on_as_they_would_have() -> None:
    """The log needs no seed for what was drawn, and the seed settles what comes."""
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=20, seed=1)
    other = House(clock=house.clock, keys=house.keys)
    kept = house.store.tables[table]
    copy = type(kept)(kept.row, dict(kept.chairs), list(kept.entries), set(kept.keys))
    other.store.tables[table] = copy
    await other.look(table, ADA)

    await house.play_on(table, ADA, BEN, seed=2)
    await other.play_on(table, ADA, BEN, seed=2)

    record = await house.tables.record(table)
    assert record == await other.tables.record(table)
    assert mb.verify(record).draws > 20


@in_a_loop
async def test_what_people_add_to_chance_counts_before_the_first_card_only() -> None:
    house = House()
    table = await house.open("person", "free", "free", is_open=True, gather=True)
    await house.tables.contributions.add(table, None, ADA, b"ada")
    await house.tables.seats.take(table, 1, BEN, "Ben", contribution=b"ben")
    await house.tables.seats.take(table, 2, CLEO, "Cleo", contribution=b"cleo")
    added = [b"ada".hex(), b"ben".hex(), b"cleo".hex()]
    await house.tables.seats.leave(table, 2, CLEO)
    await house.tables.seats.take(table, 2, DAAN, "Daan", contribution=b"too late")

    await house.restart()
    fairness = await house.tables.fairness(table)
    await house.tables.moves.give_up(table, ADA)
    record = await house.tables.record(table)

    assert list(fairness.contributions) == added
    assert record["chance"]["contributions"] == added
    assert mb.verify(record).contributors == fairness.contributors == (0, 1, 2)
    assert mb.verify(record).given_up


@in_a_loop
async def test_on_a_real_database_too(tmp_path: Path) -> None:
    """Bots, choices, an undo, a seat left, a match given up: all of it comes back."""
    store = SqlStore(str(tmp_path / "tables.db"))
    await store.start()
    clock = HandClock()
    tables = Tables(store, FirstChoice(), clock, bot_pause=0)
    wish = Wish(game="zombeasts", seats=3, chairs=("person", "bot:level1", "free"), is_open=True)
    table = await tables.new.open(wish, ADA)
    await tables.seats.take(table, None, BEN, "Ben", contribution=b"ben")
    for number in range(12):
        for seat, person in ((0, ADA), (2, BEN)):
            shown = await tables.shown(table, person, "en", seat=seat)
            if shown.choices:
                key = f"key-{seat}-{number:04}"
                await tables.moves.play(
                    table, seat, person, shown.choices[0].text, shown.version, key
                )
    await tables.seats.leave(table, 2, BEN)
    await tables.moves.give_up(table, ADA)
    before = [await tables.shown(table, person, "en") for person in (ADA, BEN, None)]
    record = await tables.record(table)
    await tables.close()

    again = Tables(store, FirstChoice(), clock, bot_pause=0)

    assert [await again.shown(table, person, "en") for person in (ADA, BEN, None)] == before
    assert await again.record(table) == record
    assert mb.verify(record).draws > 10
    assert [card.phase for card in (await again.listing(ADA)).yours] == ["over"]
    await again.close()
    await store.close()


def test_a_log_without_a_beginning_is_a_table_that_waits() -> None:
    row = stored_row()
    sat = EntryRow(table_id="t", number=1, kind="sit", seat=0, key=None, body={}, at=0.0)

    assert replayed(row, [sat]) is None


def stored_row() -> TableRow:
    return TableRow(
        id="t",
        game="zombeasts",
        rules="1",
        seats=2,
        options={},
        pace="live",
        is_open=False,
        host="h",
        created=0.0,
        seed=bytes(32),
    )


@pytest.mark.parametrize("case", in_tiers(few_cases(2), fast=one_of_each()), ids=str)
def test_moments_of_a_match_begin_after_the_deal_and_end_now(case: Case) -> None:
    match = case.match()
    source = random.Random(case.seed)
    choices = 0
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, source.choice(match.legal(seat)))
        choices += 1

    everything = moments(match, seen_by=None, all_of_them=True)
    seen = [moments(match, seen_by=seat, all_of_them=False) for seat in (None, 0)]

    assert len(everything) == choices + 1
    assert everything[-1] == match.version
    assert all(set(own) <= set(everything) for own in seen)
    assert all(own[0] == everything[0] for own in seen)
