"""What a club keeps beyond its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    add_results()
    add_codes()


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
