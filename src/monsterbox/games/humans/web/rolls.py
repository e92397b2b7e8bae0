"""Who rolls what against what: the last barricade, capture or fight, until somebody goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from monsterbox.web.presenter import Line

LOOKED_AT = 80  # lines of the log
BARRICADE, CAPTURE, FIGHT, ATTACK = "barricade", "capture", "fight", "attack"
ENDINGS = {
    "turn-started",
    "tile-placed",
    "tile-removed",
    "zombie-moved",
    "pawn-moved",
    "npc-moved",
    "round-ended",
    "game-ended",
    "card-discarded",
}
OUTCOMES: Mapping[str, bool] = {
    "marker-placed": True,
    "try-failed": False,
    "human-caught": True,
    "human-missed": False,
    "weapon-hit": False,
    "weapon-missed": True,
    "zombie-removed": False,
    "human-eaten": True,
    "human-infected": True,
    "human-trapped": True,
    "human-fled": False,
    "human-stayed": False,
    "npc-killed": True,
    "zombies-collected": True,
    "attack-failed": False,
    "life-lost": False,
    "pawn-gone": False,
    "card-objected": False,
}
"""What came of it, and whether that is what whoever rolled has wanted."""
PARTS = OUTCOMES.keys() | {
    "barricade-tried",
    "die-rolled",
    "roll-repeated",
    "card-played",
    "item-used",
    "ability-used",
    "bullets-spent",
    "wound-drawn",
    "wound-taken",
    "wounds-discarded",
    "infection-drawn",
    "infection-dropped",
    "escape-removed",
    "zombie-appeared",
    "pawn-placed",
}
AGAIN = {"roll-repeated", "life-lost", "item-used"}
"""After these a roll is not a new fight: the die is rolled once more."""


class Scene(msgspec.Struct, frozen=True):
    """A roll and all that belongs to it."""

    kind: str
    seat: int
    """Who rolls."""
    foe: int | None
    """Whose zombie is attacked, or who is grabbed; nobody: a human, a barricade, a zombie of no
    player."""
    needed: int
    rolls: tuple[int, ...]
    """All that was rolled for it; the last one counts."""
    items: tuple[tuple[str, int], ...]
    """What helps without being played for it, and by how much."""
    parts: tuple[Line, ...]
    verdict: Line | None
    is_good: bool


def scene(log: Sequence[Line], view: Any) -> Scene | None:
    """What is being rolled for, or what came of it; none where somebody has gone on."""
    parts = latest(log[-LOOKED_AT:])
    if not parts:
        return None
    first, told = parts[0], [line for line in parts if line.key in OUTCOMES]
    kind = BARRICADE if first.key == "barricade-tried" else first.words[0]
    seat = first.seat or 0
    verdict = told[-1] if told else None
    return Scene(
        kind=kind,
        seat=seat,
        foe=foe_of(kind, parts, view),
        needed=needed_for(kind, first, view),
        rolls=tuple(line.numbers[-1] for line in parts if is_roll(line, kind)),
        items=items_of(view.seats[seat], parts) if kind in (FIGHT, ATTACK) else (),
        parts=tuple(line for line in parts if not is_roll(line, kind)),
        verdict=verdict,
        is_good=verdict is not None and OUTCOMES[verdict.key],
    )


def latest(log: Iterable[Line]) -> list[Line]:
    """The lines since it began."""
    found: list[Line] = []
    for line in log:
        if line.key in ENDINGS or begins(line, found):
            found.clear()
        if line.key in PARTS and (found or begins(line, found)):
            found.append(line)
    return found


def begins(line: Line, before: Sequence[Line]) -> bool:
    if line.key == "barricade-tried":
        return True
    if line.key != "die-rolled" or line.words[0] not in (CAPTURE, FIGHT, ATTACK):
        return False
    return not (before and before[-1].key in AGAIN and before[0].seat == line.seat)


def is_roll(line: Line, kind: str) -> bool:
    return line.key == "die-rolled" and line.words[0] == kind


def needed_for(kind: str, first: Line, view: Any) -> int:
    if kind == BARRICADE:
        return first.numbers[-1]
    capture: int | None = view.seats[first.seat or 0].capture
    return capture if kind == CAPTURE and capture is not None else int(view.hit)


def foe_of(kind: str, parts: Iterable[Line], view: Any) -> int | None:
    """HZ-35, HZ-40. The player whose figure it is about, as far as it is known."""
    for line in parts:
        if kind == CAPTURE and line.key in ("human-caught", "human-missed"):
            return line.others[0] if line.others else None
        if kind == ATTACK and line.key in ("wound-drawn", "wound-taken"):
            return line.seat
        if kind == ATTACK and line.key == "attack-failed":
            return line.others[0]
    humans = {space for placed in view.town for space in placed.humans}
    if kind == CAPTURE and view.at is not None and view.at not in humans:
        return next((seat.seat for seat in view.seats if seat.pawn == view.at), None)
    return None


def items_of(who: Any, parts: Iterable[Line]) -> tuple[tuple[str, int], ...]:
    played = {card for line in parts for card in line.cards}
    return tuple((card, number) for card, number in who.strength if card not in played)
