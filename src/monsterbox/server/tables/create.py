"""New tables: from a request, as a rematch, or from a move of a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from monsterbox.core.fair import FairChance
from monsterbox.core.match import Match
from monsterbox.server.store.errors import Conflict
from monsterbox.server.store.rows import ChairRow, EntryRow, TableRow
from monsterbox.server.tables import entries
from monsterbox.server.tables.entries import meet_again, what_follows
from monsterbox.server.tables.errors import BadWish, NoFreeText, NotOver, NotYourSeat, TooManyTables
from monsterbox.server.tables.moves import carry_out, resume
from monsterbox.server.tables.people import GUEST_NAMES, Person, distinct, spare_name
from monsterbox.server.tables.presence import stand_in_for
from monsterbox.server.tables.replay import match_at, moments
from monsterbox.server.tables.rooms import Rooms, UseCases, stored, to_the_end
from monsterbox.server.tables.secrets import new_id, rematch_id
from monsterbox.server.tables.table import Table
from monsterbox.server.tables.wish import Wish, check

MOST_HOSTED = 60
NewTable = tuple[Table, list[EntryRow]]


class NewTables(UseCases):
    """The ways in which tables are created."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(rooms)
        self._turns = WeakValueDictionary[str, asyncio.Lock]()
        """For the hosts who are opening tables now, so that each of them is counted."""

    @to_the_end
    async def open(self, wish: Wish, host: Person) -> str:
        """Open a table as requested and return its id."""
        self.rooms.admission.check_lobby()
        if wish.free_text and wish.is_open and not self.rooms.open_texts:
            raise NoFreeText
        new = as_requested(wish, host, self.rooms.clock.now())
        for chair in new[0].chairs:
            self.rooms.admission.names.check(chair.name, "name")
        if wish.is_open and host.household:
            self.rooms.households[new[0].row.id] = host.household
        return await self._store_for(host, new)

    @to_the_end
    async def rematch(self, table: str, person: Person, *, gather: bool = False) -> str:
        """Return the table where the same people play again; it is made once, however many ask.

        Its cards may wait for what everybody's browser adds.
        """
        async with self.rooms.hold(table) as room:
            old, seats = room.table, room.table.held_by(person.id_hash)
            if not old.is_finished:
                raise NotOver
            if not seats:
                raise NotYourSeat
            if old.rematch is not None:
                return old.rematch
            self.rooms.admission.check_lobby()
            new, log = rematch_of(old, room.now(), gather=gather)
            with suppress(Conflict):  # an earlier attempt got only this far
                await self.rooms.add(new, log)
            await carry_out(room, meet_again(old, seats[0], new.row.id, room.now()))
            return new.row.id

    @to_the_end
    async def fork(self, table: str, at: int, person: Person, *, gather: bool = False) -> str:
        """Open a table that continues from a move of a finished match."""
        self.rooms.admission.check_lobby()
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            new = forked(room.table, at, person, room.now(), gather=gather)
        return await self._store_for(person, new)

    @to_the_end
    async def arrange(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        """Open a table whose players are known; asked again, it is there already."""
        new, log = with_log(row, chairs, self.rooms.clock.now())
        with suppress(Conflict):
            await self.rooms.add(new, log)
        async with self.rooms.hold(row.id) as room:
            await resume(room)

    async def _store_for(self, host: Person, new: NewTable) -> str:
        """Store the table, start its bots, and return its id; one of a host after the other."""
        table, log = new
        async with self._turns.setdefault(host.id_hash, asyncio.Lock()):
            if await stored(self.rooms.store.count_hosted(host.id_hash)) >= MOST_HOSTED:
                raise TooManyTables
            await self.rooms.add(table, log)
        async with self.rooms.hold(table.row.id) as room:
            await resume(room)
        return table.row.id


def with_log(
    row: TableRow, chairs: Sequence[ChairRow], now: float, gather: Sequence[int] = ()
) -> NewTable:
    """Make the table and the beginning of its log.

    If everybody is there, cards are dealt, unless browsers are to add to the shuffle before.
    """
    table = Table(row, chairs)
    change = entries.gather(table, gather, now) if gather else what_follows(table, now)
    return table, [] if change is None else [change.entry]


def one_each(chairs: Sequence[ChairRow]) -> list[int]:
    """Return the first seat of every person: a browser adds to the shuffle once."""
    first: dict[str, int] = {}
    for chair in chairs:
        if chair.person is not None:
            first.setdefault(chair.person, chair.seat)
    return list(first.values())


def fresh_seed() -> bytes:
    return FairChance.fresh().seed


def as_requested(wish: Wish, host: Person, now: float) -> NewTable:
    """Make a table as requested, with a new secret."""
    table_id = new_id()
    plan = check(wish, host, table_id)
    row = TableRow(
        id=table_id,
        game=plan.game.key,
        rules=plan.game.version,
        seats=plan.seats,
        options=plan.options,
        pace=plan.pace,
        is_open=plan.is_open,
        spectators=plan.spectators,
        free_text=plan.free_text,
        host=host.id_hash,
        created=now,
        seed=fresh_seed(),
    )
    return with_log(row, plan.chairs, now, one_each(plan.chairs) if wish.gather else ())


def rematch_of(old: Table, now: float, *, gather: bool) -> NewTable:
    """Make a table with the same people in the same seats; it is played by today's rules."""
    table_id = rematch_id(old.row.seed, old.row.id)
    row = fresh_row(old.row, id=table_id, created=now, rules=old.game.version)
    chairs = [at(table_id, chair) for chair in old.chairs]
    return with_log(row, chairs, now, one_each(chairs) if gather else ())


def fresh_row(row: TableRow, **changes: Any) -> TableRow:
    """Copy the game and its house rules to a new match with a new secret."""
    new: dict[str, Any] = {"seed": fresh_seed(), "start": None, "lesson": ""}
    new |= {"forked_from": None, "forked_at": None}
    return msgspec.structs.replace(row, **(new | changes))


def at(table_id: str, chair: ChairRow, **changes: Any) -> ChairRow:
    return msgspec.structs.replace(chair, table_id=table_id, contribution=b"", **changes)


# From a move of a finished match


def forked(old: Table, step: int, person: Person, now: float, *, gather: bool) -> NewTable:
    """Let the person play on from there against bots; others may be invited to the seats.

    Chance is committed to anew: what comes from there on follows from another seed.
    """
    match = fork_point(old, step)
    table_id = new_id()
    row = fresh_row(
        old.row,
        id=table_id,
        created=now,
        host=person.id_hash,
        is_open=False,
        start=match.position(),
        forked_from=old.row.id,
        forked_at=step,
    )
    mine = old.held_by(person.id_hash) or tuple(match.waiting[:1])
    chairs = [fork_chair(old, table_id, seat, mine, person) for seat in range(row.seats)]
    table, log = with_log(row, chairs, now, mine[:1] if gather else ())
    others = [chair.seat for chair in chairs if chair.person not in (None, person.id_hash)]
    bot = stand_in_for(table)
    return table, log + [entries.hand_to_bot(table, seat, bot, now).entry for seat in others]


def fork_point(old: Table, step: int) -> Match:
    """Return the match as it was; a running match would give its secrets away."""
    if old.match is None or not old.is_finished:
        raise NotOver
    versions = moments(old.match, seen_by=None, all_of_them=True)
    if type(step) is not int or not 0 <= step < len(versions):
        raise BadWish("at", "bad-step")
    match = match_at(old.row, old.match, versions[step])
    if match.over:
        raise BadWish("at", "bad-step")
    return match


def fork_chair(
    old: Table, table_id: str, seat: int, mine: Sequence[int], person: Person
) -> ChairRow:
    chair = old.chairs[seat]
    if seat not in mine:
        return at(table_id, chair)
    name = chair.name
    if chair.person != person.id_hash:
        others = [other.name for other in old.chairs if other.seat != seat]
        name = distinct(person.name or spare_name(GUEST_NAMES, others), others)
    return at(table_id, chair, kind="person", person=person.id_hash, bot=None, name=name)
