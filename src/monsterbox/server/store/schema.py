"""The tables of the database; the log, `entries`, is the source of truth.

Texts have no maximum length here: SQLite would ignore it, and input that is too long is refused
before it gets here. A change needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

metadata = sa.MetaData()


class Json(sa.types.TypeDecorator[Any]):
    """JSON as text: readable in any tool, the same in both databases, and fast."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("theme", sa.Text, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("picture", sa.Text, nullable=False, server_default=""),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", Json, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("start", Json),
    sa.Column("forked_from", sa.Text),
    sa.Column("forked_at", sa.Integer),
    sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("free_text", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("lesson", sa.Text, nullable=False, server_default=""),
    # The columns from here on are a cache for lists, which can be rebuilt from the log.
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("waiting_for", Json, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Index("tables_open", "is_open", "over", "touched"),
    sa.Index("tables_host", "host"),
    sa.Index("tables_touched", "touched"),
)

chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("contribution", sa.LargeBinary, nullable=False),
    sa.Index("chairs_person", "person"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("key", sa.Text),
    sa.Column("body", Json, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "key", name="entries_key"),
    sqlite_with_rowid=False,
)
# Two entries without a seat count as different in `entries_key`, since nothing equals NULL.
sa.Index(
    "entries_key_without_seat",
    entries.c.table_id,
    entries.c.key,
    unique=True,
    sqlite_where=entries.c.seat.is_(None),
    postgresql_where=entries.c.seat.is_(None),
)

# What a club keeps beyond its tables

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),  # ratings outlive the table
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("person", sa.Text),
    sa.Column("bot", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Index("results_person", "person", "at"),
    sa.Index("results_game", "game", "at"),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.UniqueConstraint("kind", "target", name="codes_target"),
)

# What people say at a table

messages = sa.Table(
    "messages",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("messages_person", "person"),
)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    # Whom the person does not want to hear; empty for everybody.
    sa.Column("muted", sa.Text, primary_key=True),
    sa.Index("mutes_person", "person"),
)

# Mail about slow tables

mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False, unique=True),
    sa.Column("asked", sa.Double, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("sent", sa.Double, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("resume", sa.Double, nullable=False),
)

mail_turns = sa.Table(
    "mail_turns",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("reminded", sa.Boolean, nullable=False),
)

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("misses", sa.Integer, nullable=False),
    sa.Column("solved", sa.Double),
    sa.Column("day", sa.Text, nullable=False),
)

lessons = sa.Table(
    "lessons",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("evaluator", sa.Text, nullable=False),
    sa.Column("report", sa.Text),
    # While one is being made: by whom, and how far it has come.
    sa.Column("worker", sa.Text),
    sa.Column("draft", sa.Text),
    sa.Column("at", sa.Double, nullable=False),
)

evenings = sa.Table(
    "evenings",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("state", Json, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("is_playing", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Index("evenings_playing", "is_playing", "touched"),
)

evening_people = sa.Table(
    "evening_people",
    metadata,
    sa.Column("evening", sa.ForeignKey(evenings.c.id), primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Index("evening_people_person", "person"),
)

# What operators and recovery links need

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.ForeignKey(tables.c.id), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("details", sa.Text, nullable=False),
    sa.Column("reporter", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("message", sa.Integer),
    sa.Column("said", sa.Text, nullable=False, server_default=""),
    sa.Index("reports_table", "table_id"),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

recoveries = sa.Table(
    "recoveries",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)

# What several processes need to know of each other

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
)

holdings = sa.Table(
    "holdings",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("process", sa.ForeignKey(processes.c.number), nullable=False, index=True),
    sa.Column("attended", sa.Double, nullable=False),
)
