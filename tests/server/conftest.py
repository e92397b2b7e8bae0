"""Secrets that are the same in every run: what a test sees today it sees tomorrow."""

from __future__ import annotations

import random

import pytest

from monsterbox.server.http import csrf
from monsterbox.server.tables import create
from monsterbox.server.tables.secrets import ID_BYTES


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and seeds of tables are from a list that begins anew with every test; tokens are bare."""
    source = random.Random("the secrets of the tests")
    monkeypatch.setattr(create, "new_id", lambda: source.randbytes(ID_BYTES).hex())
    monkeypatch.setattr(create, "fresh_seed", lambda: source.randbytes(32))
    monkeypatch.setattr(csrf, "fresh_mask", lambda: bytes(csrf.TOKEN_BYTES))
