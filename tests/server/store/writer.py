"""The process that is killed: for each line it reads, a child writes as fast as it can.

Run as a module with the address of the database. A child prints `started PID`, then each entry that
was acknowledged, until it is killed; then the parent prints `dead`.
"""

from __future__ import annotations

import asyncio
import os
import sys

from monsterbox.server.store import SqlStore

from .builders import an_entry, numbers_of, set_up

TABLES = [f"table {n}" for n in range(20)]


async def play_on(store: SqlStore, table_id: str) -> None:
    """Go on where the log ends; each entry is told as soon as it is stored, and not before."""
    number = len(await numbers_of(store, table_id))
    while True:
        number += 1
        await store.append(an_entry(number, table_id=table_id))
        os.write(1, f"{table_id}, {number}\n".encode())


async def write(address: str) -> None:
    store = SqlStore(address)
    await store.start()
    if await store.load(TABLES[0]) is None:
        await set_up(store, *TABLES)
    os.write(1, f"started {os.getpid()}\n".encode())
    await asyncio.gather(*(play_on(store, table_id) for table_id in TABLES))


def main(address: str) -> None:
    for _ in sys.stdin:
        child = os.fork()  # much faster than a new Python
        if child == 0:
            asyncio.run(write(address))
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    main(sys.argv[1])
