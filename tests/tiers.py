"""Two tiers of tests: a fast one for every change, and the full one.

What is marked `full` is left out by `make test`; `make test-all` runs everything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def in_tiers(cases: Iterable[Any], *, fast: Collection[Any]) -> list[Any]:
    """Parameters of a test that costs much: those that are not in the fast tier are marked."""
    return [case if case in fast else pytest.param(case, marks=pytest.mark.full) for case in cases]


def every(step: int, cases: Iterable[Any]) -> list[Any]:
    """The same, where one in so many is enough for the fast tier."""
    listed = list(cases)
    return in_tiers(listed, fast=listed[::step])
