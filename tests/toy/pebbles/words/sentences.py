"""What Pebbles adds to the general way of speaking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..api.view import View

CLAUSE_OF_PHASE = {"deal": "PB-01", "take": "PB-02", "over": "PB-03"}
CLAUSE_OF_CHOICE = {"take-count": "PB-02"}


def kinds_of_words(words: Sequence[str], cards: Mapping[str, Any]) -> list[str | None]:
    """`take 2`: a verb and a number."""
    return [None, "count"]


def choice_values(
    words: Sequence[str], view: View, cards: Mapping[str, Any], topic: str | None
) -> dict[str, object]:
    return {"count": int(words[1])}


def prompt_values(view: View, topic: str | None) -> dict[str, object]:
    return {"seat": view.active, "pebbles": view.pebbles}
