"""The database of the server: the log of each table, and what is derived from it."""

from monsterbox.server.store.address import default_database
from monsterbox.server.store.contract import Store
from monsterbox.server.store.errors import BadDatabase, Conflict, StoreFailed
from monsterbox.server.store.rows import (
    BanRow,
    ChairRow,
    EntryRow,
    PersonRow,
    Place,
    RecoveryRow,
    ReportRow,
    ResultRow,
    Stored,
    TableBrief,
    TableRow,
)
from monsterbox.server.store.sql_store import SqlStore

__all__ = [
    "BadDatabase",
    "BanRow",
    "ChairRow",
    "Conflict",
    "EntryRow",
    "PersonRow",
    "Place",
    "RecoveryRow",
    "ReportRow",
    "ResultRow",
    "SqlStore",
    "Store",
    "StoreFailed",
    "Stored",
    "TableBrief",
    "TableRow",
    "default_database",
]
