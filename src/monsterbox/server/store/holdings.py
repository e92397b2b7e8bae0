"""Which process holds which table: what `peers.py` asks the database, each in a transaction.

Time is the database's, since the clocks of the processes may differ.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from monsterbox.server.store.schema import holdings, processes, tables

PROCESS_LOCKS = 0x6D6F6E73  # the first half of the advisory lock of each process
SILENCE = 30.0  # seconds after which a process counts as dead that still has its lock

now = sa.func.extract("epoch", sa.func.clock_timestamp())


class Holder(NamedTuple):
    """A process, and where the others reach it."""

    number: int
    address: str


def holder_of(connection: sa.Connection, table_id: str) -> Holder | None:
    query = sa.select(processes.c.number, processes.c.address).join(holdings)
    row = connection.execute(query.where(holdings.c.table_id == table_id)).first()
    return None if row is None else Holder(*row)


def claim(connection: sa.Connection, table_id: str, process: int) -> int | None:
    """Take a table that nobody holds; return who holds it then, None for an unknown table."""
    there = sa.select(tables.c.id, sa.literal(process), now).where(tables.c.id == table_id)
    columns = ["table_id", "process", "attended"]
    taken = postgresql.insert(holdings).from_select(columns, there).on_conflict_do_nothing()
    connection.execute(taken)
    query = sa.select(holdings.c.process).where(holdings.c.table_id == table_id)
    return connection.execute(query).scalar()


def release(connection: sa.Connection, table_id: str, process: int) -> None:
    mine = holdings.c.table_id == table_id, holdings.c.process == process
    connection.execute(sa.delete(holdings).where(*mine))


def bury(connection: sa.Connection, process: int) -> list[str]:
    """Remove the processes that are dead; return the unfinished tables that they held.

    A process is dead when its lock is free: the database frees it when the connection ends. Two
    that look at the same moment may take each other for the dead one's heir; then neither is, and
    they look again soon.
    """
    lock = sa.func.pg_try_advisory_xact_lock(PROCESS_LOCKS, processes.c.number)
    silent = processes.c.seen < now - SILENCE
    query = sa.select(processes.c.number).where(processes.c.number != process)
    dead = list(connection.execute(query.where(sa.or_(silent, lock))).scalars())
    if not dead:
        return []
    gone = sa.delete(holdings).where(holdings.c.process.in_(dead)).returning(holdings.c.table_id)
    left = list(connection.execute(gone).scalars())
    connection.execute(sa.delete(processes).where(processes.c.number.in_(dead)))
    unfinished = sa.select(tables.c.id).where(tables.c.id.in_(left), sa.not_(tables.c.over))
    return list(connection.execute(unfinished.order_by(tables.c.touched.desc())).scalars())


def attend(connection: sa.Connection, table_ids: Collection[str], process: int) -> None:
    """Note that people are at these tables."""
    mine = holdings.c.table_id.in_(table_ids), holdings.c.process == process
    connection.execute(sa.update(holdings).where(*mine).values(attended=now))


def held_by_others(
    connection: sa.Connection, table_ids: Collection[str], process: int
) -> dict[str, float]:
    """Return those of the tables that others hold: seconds since people were seen there."""
    query = sa.select(holdings.c.table_id, now - holdings.c.attended)
    theirs = holdings.c.table_id.in_(table_ids), holdings.c.process != process
    return {table_id: float(ago) for table_id, ago in connection.execute(query.where(*theirs))}
