"""Measuring the frame of a table: what a page shows, picture by picture and at rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

WATCH = Path(__file__).with_name("watch.js").read_text("utf-8").partition("\n")[2]


def watch(page: Page) -> None:
    """From now on every picture is looked at."""
    page.evaluate(WATCH)


def watched(page: Page) -> tuple[int, list[str]]:
    """How many pictures there were, and what was wrong with them."""
    seen: dict[str, Any] = page.evaluate("() => window.watched()")
    return seen["pictures"], seen["faults"]
