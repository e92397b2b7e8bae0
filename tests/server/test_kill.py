"""Pulling the plug: servers are killed again and again while people play.

`make crash` does the same for hours. `MONSTERBOX_KILLS` is how often SQLite's is killed here (50).
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools.crash import play_round

from tests.server.store import postgres

KILLS = int(os.environ.get("MONSTERBOX_KILLS", "50"))
OF_TWO = 10

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork"),
]


def test_every_answered_move_outlives_fifty_kills(tmp_path: Path) -> None:
    found = play_round("sqlite", KILLS, tmp_path)

    assert (found.lost, found.doubled, found.reordered, found.tracebacks) == (0, 0, 0, 0)
    assert found.moves >= KILLS
    assert found.asked_again > 0


def test_every_answered_move_outlives_kills_of_two_servers(
    tmp_path: Path, postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People use both, whichever of them has just been killed."""
    monkeypatch.setenv(postgres.VARIABLE, postgres_server)

    found = play_round("postgres", OF_TWO, tmp_path)

    assert (found.lost, found.doubled, found.reordered, found.tracebacks) == (0, 0, 0, 0)
    assert found.moves >= OF_TWO
