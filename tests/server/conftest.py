"""Secrets that are the same in every run: what a test sees today it sees tomorrow."""

from __future__ import annotations

import random

import pytest

from monsterbox.server.tables import create
from monsterbox.server.tables.secrets import ID_BYTES


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get their ids and seeds from a list that every test begins anew."""
    source = random.Random("the secrets of the tests")
    monkeypatch.setattr(create, "new_id", lambda: source.randbytes(ID_BYTES).hex())
    monkeypatch.setattr(create, "fresh_seed", lambda: source.randbytes(32))
