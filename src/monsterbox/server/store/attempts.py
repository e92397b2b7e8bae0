"""Which puzzles somebody has tried and solved."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from monsterbox.server.store.access import Access
from monsterbox.server.store.rows import AttemptRow
from monsterbox.server.store.schema import attempts, people


class SqlAttempts:
    """Attempts in a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def save(self, row: AttemptRow) -> None:
        await self.access.change(lambda connection: save(connection, row))

    async def of_person(self, person_hash: str) -> list[AttemptRow]:
        query = sa.select(attempts).where(attempts.c.person == person_hash)
        in_order = query.order_by(attempts.c.game, attempts.c.puzzle)
        return await self.access.read(
            lambda connection: [
                AttemptRow(**row) for row in connection.execute(in_order).mappings()
            ]
        )


def save(connection: sa.Connection, row: AttemptRow) -> None:
    """Store an attempt in place of the one before."""
    connection.execute(
        sa.delete(attempts).where(
            attempts.c.person == row.person,
            attempts.c.game == row.game,
            attempts.c.puzzle == row.puzzle,
        )
    )
    connection.execute(sa.insert(attempts).values(msgspec.structs.asdict(row)))


def forget_attempts(connection: sa.Connection, person_hash: str) -> None:
    """Delete what somebody has tried."""
    connection.execute(sa.delete(attempts).where(attempts.c.person == person_hash))


def forget_strangers(connection: sa.Connection, unseen_since: float) -> None:
    """Delete the old attempts of people who are stored no longer."""
    known = sa.select(people.c.hash)
    recent = sa.select(attempts.c.person).where(attempts.c.solved >= unseen_since)
    connection.execute(
        sa.delete(attempts).where(attempts.c.person.not_in(known), attempts.c.person.not_in(recent))
    )
