"""What holds for all tests: checks outside test files say what they compared."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.games.checks", "tests.games.walks", "tests.games.kit")
