"""Whole numbers, whoever made them: numpy and others have types of their own."""

from __future__ import annotations

import operator
from typing import SupportsIndex


def whole(value: object) -> int | None:
    """The plain number; None for what is none. True and False are not numbers here."""
    if type(value) is int:  # what is common is fast
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:  # numpy's own True and False
        return None
