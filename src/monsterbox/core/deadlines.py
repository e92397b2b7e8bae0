"""Questions that do not wait for ever: how long, and what is chosen for those who let it pass."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Deadline:
    """The time that a house rule gives all who are asked now. Rules know no clock: tables do."""

    seconds: float
    choice: str
    """What is done for those who have not chosen by then; legal for all of them."""
