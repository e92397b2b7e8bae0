"""The rules of Humans!!!, alone and with Zombies!!!, and their reference, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.state import CHANCE
from tests.games.comparison import Comparison
from tests.games.humans.reference import CHANCE as BY_CHANCE
from tests.games.humans.reference import Reference
from tests.games.humans.reference_data import COMBINED
from tests.games.humans.reference_position import resume
from tests.games.humans.translation import table_of_engine, table_of_reference, translated


class Pair(Comparison):
    """Both games of one table."""

    untouched = frozenset({"leaver", "timer_window", "timer_turn"})
    wishes: Mapping[str, tuple[str, ...]] = {
        "any": (),
        "cards": ("play", "use", "ability", "tunnel", "reroll"),
        "hunters": ("attempt", "attack", "break", "step", "infect", "ability"),
        "fighters": ("step", "fight", "assault", "spend", "use", "fill zombies", "draw zombies"),
        "farmers": ("fill humans", "step", "break", "play HE01"),
    }
    every = 5

    def begin(self) -> None:
        options = dict(self.case.options)
        if self.case.key == COMBINED.key:  # the reference knows no sides by name
            options["hz_sides"] = "".join(told["side"][0] for told in self.position()["players"])
        self.reference = Reference(self.case.key, self.case.seats, options)

    def resume(self, position: Mapping[str, Any]) -> None:
        resume(self.reference, position)

    def asked(self) -> set[int]:
        who = self.reference.who()
        if who is None:
            return set()
        return {CHANCE if who == BY_CHANCE else int(who)}

    def choices_of_reference(self, actor: int) -> Mapping[str, int]:
        if actor == CHANCE:
            return self.reference.outcomes()
        return dict.fromkeys(self.reference.legal(), 1)

    def translated(self, text: str) -> str:
        phase = self.reference.phase()
        if not phase and next(iter(self.reference.outcomes())).startswith("building"):
            phase = "building"
        return translated(text, phase)

    def tell(self, actor: int, text: str) -> None:
        if actor == CHANCE:
            self.reference.chance(text)
        else:
            self.reference.play(actor, text)

    def compare_tables(self, position: Mapping[str, Any]) -> None:
        if self.is_being_laid():
            return
        ours, theirs = table_of_engine(position), table_of_reference(self.reference)
        if self.is_over:  # nothing is got ready for the next turn
            for table in (ours, theirs):
                del table["round"], table["active"]
                for player in table["players"]:
                    del player["fates"]
        self.same(ours, theirs)

    def is_being_laid(self) -> bool:
        """HZ-03. The cross is laid tile by tile, in another order with the pawns."""
        return self.case.key == COMBINED.key and len(self.reference.table.arms) < 4

    def results_of_reference(self) -> tuple[list[int] | None, list[int]]:
        return self.reference.scores(), self.reference.ranks()
