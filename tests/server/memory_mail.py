"""Addresses and what people were told, in dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from monsterbox.server.store.rows import (
    AddressRow,
    EntryRow,
    TableBrief,
    TurnRow,
    WaitingRow,
)


class MemoryMail:
    """As the one of the database; it looks up tables where they are kept."""

    def __init__(
        self, briefs: Callable[[], list[TableBrief]], log: Callable[[str], list[EntryRow]]
    ) -> None:
        self._briefs = briefs
        self._log = log
        self.addresses: dict[str, AddressRow] = {}
        self.turns: dict[tuple[str, str], TurnRow] = {}

    async def address_of(self, person: str) -> AddressRow | None:
        return self.addresses.get(person)

    async def address_with(self, key: str) -> AddressRow | None:
        return next((one for one in self.addresses.values() if one.key == key), None)

    async def keep(self, row: AddressRow) -> None:
        self.addresses[row.person] = row

    async def drop(self, person: str) -> None:
        self.addresses.pop(person, None)
        self.turns = {key: one for key, one in self.turns.items() if one.person != person}

    async def waiting(self, now: float) -> list[WaitingRow]:
        return [
            self._waiting(brief, address)
            for brief in self._briefs()
            for address in self.addresses.values()
            if brief.table.pace == "days"
            and not brief.over
            and address.confirmed
            and address.resume <= now
            and set(seats_of(brief, address.person)) & {*brief.waiting_for}
        ]

    def _waiting(self, brief: TableBrief, address: AddressRow) -> WaitingRow:
        seats = {*seats_of(brief, address.person)} & {*brief.waiting_for}
        done = [one.number for one in self._log(brief.table.id) if one.seat in seats]
        return WaitingRow(
            table_id=brief.table.id,
            game=brief.table.game,
            number=max(done, default=0),
            address=address,
            told=self.turns.get((brief.table.id, address.person)),
        )

    async def claim(self, row: AddressRow, turns: Sequence[TurnRow], now: float) -> bool:
        known = self.addresses.get(row.person)
        if known is None or (known.key, known.sent) != (row.key, row.sent):
            return False
        self.addresses[row.person] = msgspec.structs.replace(known, sent=now)
        self._put(turns)
        return True

    async def give_back(self, row: AddressRow, turns: Sequence[TurnRow]) -> None:
        self.addresses[row.person] = row
        self._put(turns)

    def _put(self, turns: Sequence[TurnRow]) -> None:
        for one in turns:
            self.turns.pop((one.table_id, one.person), None)
            if one.number >= 0:
                self.turns[one.table_id, one.person] = one

    def forget_table(self, table_id: str) -> None:
        self.turns = {key: one for key, one in self.turns.items() if one.table_id != table_id}


def seats_of(brief: TableBrief, person: str) -> list[int]:
    return [chair.seat for chair in brief.chairs if chair.person == person]
