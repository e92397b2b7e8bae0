"""What holds for all tests: checks outside test files say what they compared, chance is fixed."""

from __future__ import annotations

import random
import secrets
from unittest import mock

import pytest

pytest.register_assert_rewrite("tests.games.checks", "tests.games.walks", "tests.games.kit")

SOURCE = random.Random()


def pytest_configure() -> None:
    """Ids, seeds and keys are no secrets here."""
    mock.patch.object(
        secrets, "token_bytes", lambda count=None: SOURCE.randbytes(count or 32)
    ).start()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """They begin anew with every test: what it sees today it sees tomorrow."""
    SOURCE.seed("the secrets of the tests")
