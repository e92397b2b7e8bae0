"""What a club keeps beyond its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    add_results()
    add_codes()
    add_messages()
    add_mail()
    add_profiles()
    add_attempts()
    add_lessons()
    add_reviews()
    add_evenings()


def add_results() -> None:
    """Finished matches, a row for each seat."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "at"])
    op.create_index("results_game", "results", ["game", "at"])


def add_codes() -> None:
    """Short codes that lead to a table, or to something else that people come to."""
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.UniqueConstraint("kind", "target", name="codes_target"),
    )


def add_messages() -> None:
    """What people say at a table, whom they want to hear, and reports that name a message."""
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("messages_person", "messages", ["person"])
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
    )
    op.create_index("mutes_person", "mutes", ["person"])
    allowed = sa.Column("free_text", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", allowed)
    op.add_column("reports", sa.Column("message", sa.Integer))
    op.add_column("reports", sa.Column("said", sa.Text, nullable=False, server_default=""))


def add_mail() -> None:
    """Addresses of people who want mail about slow tables, and of what they were told."""
    op.create_table(
        "mail_addresses",
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
    op.create_table(
        "mail_turns",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
    )


def add_profiles() -> None:
    """The picture of a person, and whether leaderboards may show them."""
    op.add_column("people", sa.Column("picture", sa.Text, nullable=False, server_default=""))
    listed = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", listed)


def add_attempts() -> None:
    """Which puzzles somebody has tried, and when they solved them."""
    op.create_table(
        "attempts",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("solved", sa.Double),
        sa.Column("day", sa.Text, nullable=False),
    )


def add_lessons() -> None:
    """Tables where a lesson is given, and who has finished which lesson."""
    lesson = sa.Column("lesson", sa.Text, nullable=False, server_default="")
    op.add_column("tables", lesson)
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def add_reviews() -> None:
    """What the coach says of finished matches, and which process is looking at one now."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("evaluator", sa.Text, nullable=False),
        sa.Column("report", sa.Text),
        sa.Column("worker", sa.Text),
        sa.Column("draft", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
    )


def add_evenings() -> None:
    """Evenings, and who takes part in them."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("is_playing", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_index("evenings_playing", "evenings", ["is_playing", "touched"])
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.Text, sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("evening_people_person", "evening_people", ["person"])
