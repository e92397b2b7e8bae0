"""Tables that other processes hold, or believe to hold: visits, news, and two at once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from itertools import count

import pytest

from monsterbox.server.background.handover import Handover
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.tables.errors import NotStored, StaleMove
from monsterbox.server.tables.service import Tables
from tests.server.clocks import HandClock, settle
from tests.server.houses import ADA, BEN, FirstChoice, House, in_a_loop
from tests.server.memory_store import MemoryStore


def nothing(*_: object) -> None: ...


@dataclass
class Hall:
    """What all processes know: who holds which table."""

    holders: dict[str, Desk] = field(default_factory=dict)


@dataclass(eq=False)
class Desk:
    """The membership of one process; one that `lies` takes itself for the holder of everything."""

    hall: Hall
    lies: bool = False
    is_member: bool = True
    left: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.on_lost: Callable[[], None] = nothing
        self.on_news: Callable[[str], None] = nothing

    async def join(self) -> None:
        self.is_member = True

    async def beat(self) -> None: ...

    async def bury(self) -> list[str]:
        left, self.left = self.left, []
        return left

    async def leave(self) -> None: ...

    async def claim(self, table_id: str) -> bool:
        if not self.is_member:
            raise StoreFailed("nobody is there")
        return self.lies or self.hall.holders.setdefault(table_id, self) is self

    async def release(self, table_id: str) -> None:
        del self.hall.holders[table_id]

    async def announce(self, table_id: str) -> None:
        holder = self.hall.holders.get(table_id)
        if holder is not None and holder is not self:
            holder.on_news(table_id)

    async def attend(self, table_ids: Collection[str]) -> None: ...

    async def held_by_others(self, table_ids: Collection[str]) -> dict[str, float]:
        theirs = [one for one in table_ids if self.hall.holders.get(one, self) is not self]
        return dict.fromkeys(theirs, 0.0)


class Branch(House):
    """One of several houses over the same store."""

    def __init__(self, store: MemoryStore, clock: HandClock, desk: Desk, pause: float) -> None:
        self.desk = desk
        super().__init__(store=store, clock=clock, pause=pause)

    def _tables(self) -> Tables:
        return Tables(self.store, FirstChoice(), self.clock, bot_pause=self.pause, peers=self.desk)

    @property
    def handover(self) -> Handover:
        assert self.tables.handover is not None
        return self.tables.handover


def branches(*, lies: bool = False, pause: float = 0.0) -> tuple[Branch, Branch]:
    """Two of them; at the first one bots make pauses."""
    store, clock, hall = MemoryStore(), HandClock(), Hall()
    one = Branch(store, clock, Desk(hall, lies=lies), pause)
    other = Branch(store, clock, Desk(hall, lies=lies), 0.0)
    other.keys = count(1_000)
    return one, other


async def close(*houses: Branch) -> None:
    for house in houses:
        await house.tables.close()


@in_a_loop
async def test_whoever_does_not_hold_a_table_visits_it_and_its_watchers_see_that() -> None:
    one, other = branches()
    table = await one.open_for(ADA, BEN)
    watched = await one.watch(table, ADA)
    seat = one.table(table).waiting[0]
    asked = (ADA, BEN)[seat]
    shown = await other.look(table, asked)

    key, choice = "key-of-the-guest", shown.choices[0].text
    await other.tables.moves.play(table, seat, asked, choice, shown.version, key)
    news = await anext(watched)

    assert len(news.log) > len(shown.log)
    assert one.table(table).is_answered(seat, key, choice)
    assert len(other.tables.rooms) == 0  # nothing of it stays there
    await close(one, other)


@in_a_loop
async def test_two_who_both_believe_to_hold_a_table_lose_nothing() -> None:
    """Each is refused by the log, reads it again, and tries again."""
    one, other = branches(lies=True)
    table = await one.open_for(ADA, BEN)
    await other.look(table, ADA)
    played = []
    for turn in range(8):
        house = (one, other)[turn % 2]
        await house.tables.rooms.reload(table)
        seat = house.table(table).waiting[0]
        asked = (ADA, BEN)[seat]
        shown = await house.look(table, asked)
        await house.play(table, seat, asked, shown.choices[0].text)
        played.append((seat, shown.choices[0].text))

    log = [one for one in one.store.log(table) if one.kind == "play"]
    assert [(entry.seat, entry.body["choice"]) for entry in log] == played
    await close(one, other)


@in_a_loop
async def test_a_request_that_both_get_is_carried_out_once() -> None:
    """The one whose memory is old finds its key in the log."""
    one, other = branches(lies=True)
    table = await one.open_for(ADA, BEN)
    await other.look(table, ADA)
    seat = one.table(table).waiting[0]
    asked = (ADA, BEN)[seat]
    shown = await one.look(table, asked)
    wish = table, seat, asked, shown.choices[0].text, shown.version, "the-same-key"

    await one.tables.moves.play(*wish)
    await other.tables.moves.play(*wish)

    assert [entry.key for entry in one.store.log(table)].count("the-same-key") == 1
    await close(one, other)


@in_a_loop
async def test_an_old_version_is_refused_at_the_one_who_did_not_know() -> None:
    one, other = branches(lies=True)
    table = await one.open_for(ADA, BEN)
    await other.look(table, ADA)
    seat = one.table(table).waiting[0]
    asked = (ADA, BEN)[seat]
    shown = await one.look(table, asked)
    wish = table, seat, asked, shown.choices[0].text, shown.version

    await one.tables.moves.play(*wish, "the-first-key")
    with pytest.raises(StaleMove):
        await other.tables.moves.play(*wish, "another-key")

    assert other.table(table).number == one.table(table).number
    await close(one, other)


@in_a_loop
async def test_tables_of_the_dead_go_on_with_their_bots() -> None:
    one, other = branches(pause=1.0)
    table = await one.open("person", "bot:level1")
    while one.table(table).bot_to_move() is None:
        await one.play(table, 0, ADA, (await one.look(table, ADA)).choices[0].text)
    before = len(one.store.log(table))
    await close(one)  # its bot is still making its pause
    other.desk.hall.holders.clear()
    other.desk.left = [table]

    await other.handover.look_after()
    await settle(2_000)

    assert len(other.store.log(table)) > before
    assert other.desk.hall.holders == {table: other.desk}
    await close(other)


@in_a_loop
async def test_who_loses_the_others_serves_nothing_until_they_are_back() -> None:
    """Streams end, changes are refused in one line, and everything is there afterwards."""
    one, other = branches()
    table = await one.open_for(ADA, BEN)
    watched = await one.watch(table, ADA)

    one.desk.is_member = False
    one.desk.on_lost()

    with pytest.raises(NotStored):
        await one.look(table, ADA)
    with pytest.raises(StopAsyncIteration):
        await anext(watched)
    await one.handover.look_after()
    assert (await one.look(table, ADA)).table == table
    await close(one, other)


@in_a_loop
async def test_a_table_that_nobody_uses_is_free_for_others() -> None:
    one, other = branches()
    table = await one.open_for(ADA, BEN)

    await one.clock.advance(601.0)
    await one.tables.rooms.evict_idle()
    await other.look(table, ADA)

    assert one.tables.rooms.find(table) is None
    assert other.desk.hall.holders == {table: other.desk}
    await close(one, other)


# What people say


@in_a_loop
async def test_what_a_visitor_says_is_heard_where_the_table_is() -> None:
    one, other = branches()
    table = await one.open_for(ADA, BEN)
    watched = await one.watch(table, ADA)

    await other.tables.talk.say(table, BEN, "phrase", "boo")
    news = await anext(watched)

    assert [said.text for said in news.talk.messages] == ["Boo!"]
    assert len(other.tables.rooms) == 0
    await close(one, other)


@in_a_loop
async def test_two_who_speak_at_once_are_both_heard() -> None:
    """Whoever is second is refused by the store, reads what was said, and says it then."""
    one, other = branches(lies=True)
    table = await one.open_for(ADA, BEN)
    await other.look(table, ADA)

    for house, person in ((one, ADA), (other, BEN), (one, BEN), (other, ADA)):
        await house.tables.talk.say(table, person, "phrase", "hello")

    said = await one.store.messages.said_at(table)
    assert [(message.number, message.seat) for message in said] == [(1, 0), (2, 1), (3, 1), (4, 0)]
    await close(one, other)
