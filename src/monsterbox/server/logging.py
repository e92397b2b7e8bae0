"""Structured logs: one JSON object per line, without secrets.

A request is logged with its route, never with its path, where seat links carry their secret. Only
the first letters of a table's id are logged: enough to follow a table, too few to open it.
"""

from __future__ import annotations

import json
import logging
import sys

OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
ID_LETTERS = 6
LOUDEST_LIBRARIES = ("uvicorn", "litestar", "alembic", "sqlalchemy", "asyncio")


class JsonLines(logging.Formatter):
    """Format records as JSON; fields given as `extra` become fields of the object."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "area": record.name,
            "event": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in OWN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def set_up_logging(level: str) -> None:
    """Write the messages of Monsterbox from this level on, and the warnings of libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]
    logging.getLogger("monsterbox").setLevel(level.upper())
    for name in LOUDEST_LIBRARIES:
        logging.getLogger(name).setLevel(logging.WARNING)


def short(table: str) -> str:
    """Return as much of a table's id as may be logged."""
    return table[:ID_LETTERS]
