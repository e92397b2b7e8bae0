"""Questions with a time limit: how long it is, and what is chosen for those who let it pass."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Deadline:
    """The time limit a house rule sets for all who are asked now. The table keeps the clock."""

    seconds: float
    choice: str
    """What is done for those who have not chosen by then; legal for all of them."""
