"""The server processes that share a database, and which of them holds which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column(
            "process", sa.Integer, sa.ForeignKey("processes.number"), nullable=False, index=True
        ),
        sa.Column("attended", sa.Double, nullable=False),
    )
