"""The rules of Oh My Brain and their reference, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.state import CHANCE
from tests.games.comparison import Comparison
from tests.games.oh_my_brain.reference import CHANCE as BY_CHANCE
from tests.games.oh_my_brain.reference import Reference


class Pair(Comparison):
    """Both games of one table."""

    untouched = frozenset({"open_give", "memory_mode", "forfeit"})
    wishes: Mapping[str, tuple[str, ...]] = {
        "any": (),
        "groups and no passes": (" x3", " x2", "play", "keep", "refill"),
        "low cards": tuple(f"play {value}" for value in range(8)),
        "passes": ("pass", "leave", "no swap"),
    }
    is_ordered = True

    def begin(self) -> None:
        options = dict(self.case.options)
        for name in ("die", "last_winners"):  # the reference reads lists alone
            if not isinstance(options.get(name, []), list):
                del options[name]
        self.reference = Reference(self.case.seats, options)

    def resume(self, position: Mapping[str, Any]) -> None:
        self.reference.resume_from(position)

    def asked(self) -> set[int]:
        who = self.reference.who()
        if isinstance(who, set):
            return who
        return {CHANCE} if who == BY_CHANCE else set()

    def choices_of_reference(self, actor: int) -> Mapping[str, int]:
        if actor == CHANCE:
            return self.reference.outcomes()
        return dict.fromkeys(self.reference.legal(actor), 1)

    def tell(self, actor: int, text: str) -> None:
        if actor == CHANCE:
            self.reference.chance(text)
        else:
            self.reference.play(actor, text)

    def compare_tables(self, position: Mapping[str, Any]) -> None:
        theirs = self.reference
        lots = [list(lot) for lot in theirs.lots]
        if theirs.drawn:
            lots[theirs.active] = sorted(theirs.drawn)
        table = {
            "hands": [sorted(cards) for cards in theirs.hands],
            "graves": [sorted(cards) for cards in theirs.graves],
            "lots": [sorted(cards) for cards in lots],
            "reserve": sorted(theirs.reserve.elements()),
            "discard": sorted(theirs.discard.elements()),
            "horde": theirs.horde,
            "extras": len(theirs.extras),
            "brains": theirs.brains,
            "round": theirs.round,
            "active": theirs.active,
            "steps": theirs.steps,
            "unpaid": theirs.unpaid,
        }
        self.same({name: position[name] for name in table}, table)

    def results_of_reference(self) -> tuple[list[int] | None, list[int]]:
        return self.reference.scores(), self.reference.ranks()
