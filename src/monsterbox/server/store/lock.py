"""A database file belongs to one server at a time: each keeps its tables in memory.

The lock lies beside the file. SQLite locks the file itself, and would lose its own locks if
anybody else in the process opened and closed it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from monsterbox.server.store.address import without_password
from monsterbox.server.store.errors import BadDatabase
from monsterbox.server.store.sqlite import make_folder

SUFFIX = "-lock"


@contextmanager
def only_server(url: sa.URL) -> Iterator[None]:
    """Keep other servers away from a file; PostgreSQL needs no lock of ours."""
    if url.get_backend_name() != "sqlite":
        yield
        return
    lock = Path(f"{url.database}{SUFFIX}")
    try:
        make_folder(lock)
        held = take(lock)
    except BlockingIOError:
        reason = f"is in use by another server{process_in(lock)}; a second one needs its own file"
        raise BadDatabase("database-in-use", without_password(url), reason) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadDatabase("database-unreachable", without_password(url), reason) from None
    try:
        yield
    finally:
        with suppress(PermissionError):  # on Windows, as long as it is open
            lock.unlink(missing_ok=True)
        os.close(held)


def take(lock: Path) -> int:
    """Return the open file, locked until it is closed or the process ends in any way."""
    while True:
        held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_or_fail(held)
        except BaseException:
            os.close(held)
            raise
        if is_still_there(held, lock):
            os.ftruncate(held, 0)
            os.write(held, str(os.getpid()).encode())
            return held
        os.close(held)  # its last owner took it away while we waited


def lock_or_fail(held: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_still_there(held: int, lock: Path) -> bool:
    with suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(held), lock.stat())
    return False


def process_in(lock: Path) -> str:
    """Name the process that holds the lock, where it can be read."""
    with suppress(OSError, ValueError):
        return f" (process {int(lock.read_text())})"
    return ""
