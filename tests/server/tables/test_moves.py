"""A change is carried out in one place; nobody's page is made on the way."""

from __future__ import annotations

import pytest

from monsterbox.server.tables import entries
from monsterbox.server.tables.moves import carry_out
from monsterbox.server.tables.table import Table
from monsterbox.server.views import build as views
from monsterbox.server.views.shown import Shown
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, House, in_a_loop


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables of which something was built to be shown."""
    built: list[Table] = []
    build = views.build

    def counted(table: Table, *about: object) -> Shown:
        built.append(table)
        return build(table, *about)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(views, "build", counted)
    return built


@in_a_loop
async def play_unseen(house: House, *chairs: str) -> None:
    table = await house.open(*chairs)
    live = house.table(table)
    seat = live.waiting[0]
    if live.bot_in(seat) is None:
        choice, version = live.running().legal(seat)[0], live.version(seat)
        await house.tables.moves.play(table, seat, ADA, choice, version, house.key())
    await settle()
    assert [entry.kind for entry in house.store.log(table)].count("play") >= 1


@pytest.mark.parametrize("other", ["person", "bot:heuristic"])
def test_where_nobody_watches_nothing_is_built(other: str, pages: list[Table]) -> None:
    """Neither for the move of a person nor for those of bots."""
    play_unseen(House(), "person", other)

    assert pages == []


@in_a_loop
async def test_what_cannot_be_stored_is_told_to_nobody() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    async with house.tables.rooms.hold(table) as room:
        published: list[str] = []
        room.publish = lambda: published.append(table)  # type: ignore[method-assign]
        house.store.fails = True
        with pytest.raises(Exception, match="the disk is full"):
            await carry_out(room, entries.give_up(room.table, None, house.clock.now()))

        assert published == []
        assert room.cached is None, "what is not stored has not happened"


@in_a_loop
async def test_a_table_that_was_cut_short_goes_on_when_it_is_read() -> None:
    """The last chair was taken, and the server fell before the first card."""
    house = House()
    table = await house.open_for(ADA, BEN)
    kept = house.store.tables[table]
    assert [entry.kind for entry in house.store.log(table)] == ["sit", "begin"]
    del kept.entries[1:]
    await house.restart()

    shown = await house.look(table, ADA)

    assert shown.phase == "playing"
    assert [entry.kind for entry in house.store.log(table)] == ["sit", "begin"]
