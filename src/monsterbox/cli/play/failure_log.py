"""Where failures of computer players are written down: a file in the user's data folder."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from monsterbox.cli.play import saves


def file() -> Path:
    return saves.data_folder() / "failures.log"


class Logbook(logging.Handler):
    """Opens the file only to write a line; where that is not possible, the game goes on."""

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            file().parent.mkdir(parents=True, exist_ok=True)
            with file().open("a", encoding="utf-8") as lines:
                lines.write(f"{self.format(record)}\n")


@contextmanager
def keep_logbook() -> Iterator[None]:
    """As long as it is kept, no failure is printed over the table."""
    book = Logbook(logging.WARNING)
    book.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger("monsterbox")
    logger.addHandler(book)
    try:
        yield
    finally:
        logger.removeHandler(book)
