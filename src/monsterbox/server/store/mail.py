"""Addresses of people who want mail, and of which waiting tables they have been told.

A mail is claimed before it is sent, in one transaction: of several processes that want to send it,
one does, and one that dies in between has lost a mail, but nobody gets it twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from monsterbox.server.store.access import Access
from monsterbox.server.store.rows import AddressRow, TurnRow, WaitingRow
from monsterbox.server.store.schema import chairs, entries, mail_addresses, mail_turns, tables

SLOW = "days"


class SqlMail:
    """Addresses and turns in the database."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def address_of(self, person: str) -> AddressRow | None:
        return await self._access.read(lambda connection: one(connection, person=person))

    async def address_with(self, key: str) -> AddressRow | None:
        return await self._access.read(lambda connection: one(connection, key=key))

    async def keep(self, row: AddressRow) -> None:
        """Store an address in place of the one that the person had."""
        await self._access.change(lambda connection: replace(connection, row))

    async def drop(self, person: str) -> None:
        await self._access.change(lambda connection: forget(connection, person))

    async def waiting(self, now: float) -> list[WaitingRow]:
        """List the slow tables that wait for people who want mail, and what they know of it."""
        return await self._access.read(lambda connection: waiting(connection, now))

    async def claim(self, row: AddressRow, turns: Sequence[TurnRow], now: float) -> bool:
        """Note that somebody is told of these tables now, unless another process was first."""
        return await self._access.change(lambda connection: claim(connection, row, turns, now))

    async def give_back(self, row: AddressRow, turns: Sequence[TurnRow]) -> None:
        """Undo a claim whose mail was certainly not sent; `row` is what was known before."""
        await self._access.change(lambda connection: give_back(connection, row, turns))


def one(connection: sa.Connection, **which: str) -> AddressRow | None:
    query = sa.select(mail_addresses).filter_by(**which)
    row = connection.execute(query).mappings().first()
    return None if row is None else AddressRow(**row)


def replace(connection: sa.Connection, row: AddressRow) -> None:
    where = mail_addresses.c.person == row.person
    connection.execute(sa.delete(mail_addresses).where(where))
    connection.execute(sa.insert(mail_addresses).values(msgspec.structs.asdict(row)))


def forget(connection: sa.Connection, person: str) -> None:
    for table in (mail_turns, mail_addresses):
        connection.execute(sa.delete(table).where(table.c.person == person))


def forget_table(connection: sa.Connection, table_id: str) -> None:
    connection.execute(sa.delete(mail_turns).where(mail_turns.c.table_id == table_id))


def forget_unconfirmed(connection: sa.Connection, asked_before: float) -> None:
    """Delete the addresses that nobody has confirmed for long."""
    mine = mail_addresses.c
    old = sa.and_(~mine.confirmed, mine.asked < asked_before)
    connection.execute(sa.delete(mail_addresses).where(old))


def forget_unseen(connection: sa.Connection, since: float) -> None:
    """Delete the addresses of people who sit nowhere any more and have had no mail since then."""
    mine, sits = mail_addresses.c, sa.select(chairs.c.person).where(chairs.c.person.is_not(None))
    gone = sa.and_(mine.asked < since, mine.sent < since, mine.person.not_in(sits))
    connection.execute(sa.delete(mail_addresses).where(gone))


def waiting(connection: sa.Connection, now: float) -> list[WaitingRow]:
    asked = (
        sa.select(tables.c.id, tables.c.game, tables.c.waiting_for, chairs.c.seat, mail_addresses)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .join(mail_addresses, mail_addresses.c.person == chairs.c.person)
        .where(tables.c.pace == SLOW, ~tables.c.over, mail_addresses.c.confirmed)
        .where(mail_addresses.c.resume <= now)
        .order_by(tables.c.id, chairs.c.seat)
    )
    found: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    people: dict[str, AddressRow] = {}
    for row in connection.execute(asked).mappings():
        if row["seat"] in row["waiting_for"]:
            found[row["id"], row["game"], row["person"]].append(row["seat"])
            fields = {name: row[name] for name in AddressRow.__struct_fields__}
            people[row["person"]] = AddressRow(**fields)
    return [
        WaitingRow(
            table_id=table,
            game=game,
            number=own_number(connection, table, seats),
            address=people[person],
            told=turn_of(connection, table, person),
        )
        for (table, game, person), seats in found.items()
    ]


def own_number(connection: sa.Connection, table_id: str, seats: Sequence[int]) -> int:
    """Return the number of what these seats did last.

    What others do does not count here: it may be hidden, and mail must not tell of it.
    """
    own = sa.and_(entries.c.table_id == table_id, entries.c.seat.in_(seats))
    return connection.execute(sa.select(sa.func.max(entries.c.number)).where(own)).scalar() or 0


def turn_of(connection: sa.Connection, table_id: str, person: str) -> TurnRow | None:
    query = sa.select(mail_turns).filter_by(table_id=table_id, person=person)
    row = connection.execute(query).mappings().first()
    return None if row is None else TurnRow(**row)


def claim(connection: sa.Connection, row: AddressRow, turns: Sequence[TurnRow], now: float) -> bool:
    is_as_known = (
        mail_addresses.c.person == row.person,
        mail_addresses.c.key == row.key,
        mail_addresses.c.sent == row.sent,
    )
    claimed: Any = connection.execute(
        sa.update(mail_addresses).where(*is_as_known).values(sent=now)
    )
    if claimed.rowcount != 1:
        return False
    for turn in turns:
        put_turn(connection, turn)
    return True


def give_back(connection: sa.Connection, row: AddressRow, turns: Sequence[TurnRow]) -> None:
    """The turns are those that were known before; one with the number -1 was not."""
    is_ours = mail_addresses.c.person == row.person, mail_addresses.c.key == row.key
    fields = {"sent": row.sent, "failures": row.failures, "resume": row.resume}
    known = fields | {"confirmed": row.confirmed}
    connection.execute(sa.update(mail_addresses).where(*is_ours).values(known))
    for turn in turns:
        put_turn(connection, turn)


def put_turn(connection: sa.Connection, turn: TurnRow) -> None:
    is_it = mail_turns.c.table_id == turn.table_id, mail_turns.c.person == turn.person
    connection.execute(sa.delete(mail_turns).where(*is_it))
    if turn.number >= 0:
        connection.execute(sa.insert(mail_turns).values(msgspec.structs.asdict(turn)))
