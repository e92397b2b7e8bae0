"""Survivors of the mutation check that are not a gap in the tests, each with its reason."""

from __future__ import annotations

EXPLAINED: dict[tuple[str, str], str] = {}
