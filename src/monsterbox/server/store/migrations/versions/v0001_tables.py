"""Tables, their chairs and their log; people; settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_settings_and_people()
    make_tables()
    make_chairs()
    make_entries()


def make_settings_and_people() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("forked_from", sa.Text),
        sa.Column("forked_at", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("waiting_for", sa.Text, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_index("tables_open", "tables", ["is_open", "over", "touched"])
    op.create_index("tables_host", "tables", ["host"])


def make_chairs() -> None:
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("contribution", sa.LargeBinary, nullable=False),
    )
    op.create_index("chairs_person", "chairs", ["person"])


def make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key", name="entries_key"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "entries_key_without_seat",
        "entries",
        ["table_id", "key"],
        unique=True,
        sqlite_where=sa.text("seat IS NULL"),
        postgresql_where=sa.text("seat IS NULL"),
    )
