"""What was asked for with MONSTERBOX_BUILD."""

from __future__ import annotations

import os

WISHES = ("auto", "native", "quick", "pure")


def wish() -> str:
    """Return what was requested; see `setup.py`."""
    asked = os.environ.get("MONSTERBOX_BUILD") or "auto"
    if asked not in WISHES:
        raise SystemExit(f"monsterbox: MONSTERBOX_BUILD is one of {', '.join(WISHES)}: {asked}?")
    return asked
