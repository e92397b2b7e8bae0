"""The rules of Monster Meister and their reference, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.state import CHANCE
from tests.games.comparison import Comparison
from tests.games.monster_meister.reference import CHANCE as BY_CHANCE
from tests.games.monster_meister.reference import Reference


class Pair(Comparison):
    """Both games of one table."""

    is_ordered = True

    def begin(self) -> None:
        self.reference = Reference(self.case.seats, dict(self.case.options))

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

    def translated(self, text: str) -> str:
        """The reference calls strays cards as well."""
        return text.replace("stray ", "card ")

    def tell(self, actor: int, text: str) -> None:
        if actor == CHANCE:
            self.reference.chance(text)
        else:
            self.reference.play(actor, text)

    def compare_tables(self, position: Mapping[str, Any]) -> None:
        theirs = self.reference
        table: dict[str, Any] = {
            "displays": [
                {
                    f"{column},{row}": (f"{card.back}-{card.face}", card.face_up)
                    for (column, row), card in display.items()
                }
                for display in theirs.displays
            ],
            "pile": [f"{card.back}-{card.face}" for card in theirs.pile],
            "holder": theirs.holder,
            "round": len(theirs.played),
        }
        if theirs.who() != BY_CHANCE:
            table |= {"memorizers": sorted(theirs.memorizers), "muddlers": sorted(theirs.muddlers)}
        ours = {name: position[name] for name in table}
        ours["displays"] = [lying(display) for display in position["displays"]]
        ours["pile"] = [told["card"] for told in position["pile"]]
        self.same(ours, table)

    def results_of_reference(self) -> tuple[list[int] | None, list[int]]:
        return None, self.reference.ranks()


def lying(display: Mapping[str, Any]) -> dict[str, tuple[str, bool]]:
    """The cards of a display and whether they lie face up."""
    return {cell: (card["card"], card.get("up", False)) for cell, card in display.items()}
