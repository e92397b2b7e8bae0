"""The rules of Zombeasts and their reference, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.state import CHANCE
from tests.games.comparison import Comparison
from tests.games.zombeasts.reference import CHANCE as BY_CHANCE
from tests.games.zombeasts.reference import Reference, recon_v1


class Pair(Comparison):
    """Both games of one table."""

    untouched = frozenset({"deck_profile", "bot_memory", "score_tracking"})
    wishes: Mapping[str, tuple[str, ...]] = {
        "any": (),
        "swaps and toys": ("swap", "toy", "attack", "carrot", "mouse"),
        "white moons and gifts": ("white", "swap", "give", " of "),
    }

    def begin(self) -> None:
        self.reference = Reference(recon_v1(), self.case.seats, dict(self.case.options))

    def resume(self, position: Mapping[str, Any]) -> None:
        self.reference.resume(position)

    def asked(self) -> set[int]:
        who = self.reference.to_act()
        if who is None:
            return set()
        return {CHANCE if who == BY_CHANCE else int(who)}

    def choices_of_reference(self, actor: int) -> Mapping[str, int]:
        return dict.fromkeys(self.reference.legal(), 1)

    def tell(self, actor: int, text: str) -> None:
        self.reference.play(text)

    def compare_tables(self, position: Mapping[str, Any]) -> None:
        theirs = self.reference.snapshot()
        ours = {name: position[name] for name in theirs}
        for name in ("pile", "discard"):
            ours[name] = sorted(position[name])
        for name in ("hands", "victory", "minus"):
            ours[name] = [sorted(cards) for cards in position[name]]
        ours["moons"] = [
            {name: sorted(cards) for name, cards in moons.items()} for moons in position["moons"]
        ]
        if position["asked"] is None:  # whose turn it is matters where somebody chooses
            for table in (ours, theirs):
                del table["active"], table["number"]
        self.same(ours, theirs)

    def results_of_reference(self) -> tuple[list[int] | None, list[int]]:
        return self.reference.scores(), self.reference.ranks()
