"""What Monster Meister adds to the general way of speaking: faces, backs, tasks, choices.

Everything here is read from a view; nothing decides what is legal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from monsterbox.core.events import Event
from monsterbox.text.sentences import Phrase

STRAY = "S"
COLOURS = {"B": "blue", "Y": "yellow", "G": "green", "R": "red"}
CELL = re.compile(r"-?\d+,-?\d+")
# How many cards a counting task wants (MM-14); the others go on until something appears (MM-15).
NUMBER_OF_TASK = {"T1": 4, "T2": 4, "T3": 6, "T4": 6, "T7": 6, "T9": 6}
# What nobody needs to be told: the table shows who is still choosing.
UNTOLD = ("choice-sealed", "reveal-done", "seat-ready")

CLAUSE_OF_PHASE = {
    "holder": "MM-08",
    "deal": "MM-03",
    "tasks": "MM-07",
    "flip": "MM-10",
    "name": "MM-60",
    "pick": "MM-61",
    "remove": "MM-30",
    "place": "MM-49",
    "ready": "MM-52",
    "over": "MM-80",
}
CLAUSE_OF_CHOICE = {
    "flip": "MM-10",
    "turn-cell": "MM-13",
    "done": "MM-14",
    "name-feature": "MM-60",
    "pick-cell": "MM-61",
    "remove-cell": "MM-30",
    "place-cell": "MM-49",
    "ready": "MM-52",
}


class CardFace(Protocol):
    """A kind of card."""

    id: str
    back: str
    face: str


class CellSeen(Protocol):
    """A card of a display: its back, and its face while it is to be seen."""

    cell: str
    column: int
    row: int
    back: str
    face: str | None
    ghost: str | None


class SeatSeen(Protocol):
    """What lies open before one seat."""

    seat: int
    is_asked: bool
    cards: Sequence[CellSeen]
    left: int
    top: int
    width: int
    height: int
    own_backs: int
    turned: int | None
    points: int | None
    drawn: str | None
    is_memorizer: bool
    is_muddler: bool
    is_out: bool
    score: int | None
    monsters: int | None
    eyes: int | None
    rank: int | None


class TableSeen(Protocol):
    """The table from one seat."""

    seat: int | None
    phase: str
    round: int
    holder: int
    asked: Sequence[int]
    seats: Sequence[SeatSeen]
    task: str | None
    played: Sequence[str]
    left_out: Sequence[str] | None
    pile_size: int
    pile_backs: Sequence[str]
    drawn: str | None
    pick: str | None
    namer: int | None
    feature: str | None
    free_features: Sequence[str]


Cards = Mapping[str, CardFace]


# Faces, backs, tasks


def monsters_of(face: str) -> list[tuple[str, int]]:
    """Colour and eyes of the one or two monsters: `B2`, `B2x2`, `G1+R4`."""
    names = [face[:-2]] * 2 if face.endswith("x2") else face.split("+")
    return [(COLOURS[name[0]], int(name[1:])) for name in names]


def face_values(face: str | None) -> dict[str, str | int]:
    """What the words of a face depend on; of a face that is not to be seen nothing is told."""
    if face is None:
        return {"kind": "hidden", "colour": "", "eyes": 0, "colour2": "", "eyes2": 0}
    first, *more = monsters_of(face)
    last = more[0] if more else first
    kind = "single" if not more else "twins" if first == last else "mixed"
    return {
        "kind": kind,
        "colour": first[0],
        "eyes": first[1],
        "colour2": last[0],
        "eyes2": last[1],
    }


def back_values(back: str, seat: object) -> dict[str, object]:
    """Whose back it is, seen from the seat that the sentence is about."""
    if back == STRAY:
        return {"back": "stray", "owner": None}
    owner = int(back[1:])
    return {"back": "own" if owner == seat else "other", "owner": owner}


def task_values(settings: Mapping[str, object]) -> dict[str, object]:
    """What the words of a task depend on besides the task: house rules."""
    return {
        "exact": "yes" if settings["reveal_count"] == "exact" else "no",
        "double": str(settings["t5_double_scores"]),
        "half": "yes" if settings["stop_card"] == "other_half_scores" else "no",
    }


def expand(values: Mapping[str, object], settings: Mapping[str, object]) -> dict[str, object]:
    """Faces, backs, tasks and features as what their words depend on."""
    told = dict(values)
    if "face" in values:
        face = values["face"]
        told |= face_values(face if isinstance(face, str) else None)
        told["face"] = face if isinstance(face, str) else ""
    if isinstance(values.get("back"), str):
        told |= back_values(str(values["back"]), values.get("seat"))
    if "task" in values:
        told |= task_values(settings)
    if CELL.fullmatch(str(values.get("cell"))):
        told["cell"] = place_of(str(values["cell"]))
    feature = values.get("feature")
    if isinstance(feature, str) and feature.isdecimal():
        told["feature"] = int(feature)
    if "score" in values:
        told["unit"] = settings["final_count"]
    return told


def counted(line: int) -> str:
    """A column or row as people count: from 1, and before the first −1, −2."""
    return str(line + 1) if line >= 0 else f"−{-line}"


def place_of(cell: str) -> Phrase:
    """Where a card lies, which records write `2,-1`."""
    column, row = map(int, cell.split(","))
    return Phrase("web-cell", (("column", counted(column)), ("row", counted(row))))


def card_values(card: CardFace, settings: Mapping[str, object]) -> dict[str, str | int]:
    """What the words of a card depend on."""
    return face_values(card.face)


# Choices


def kinds_of_words(words: Sequence[str], cards: Cards) -> list[str | None]:
    """Cells are written `2,-1`; a feature follows `name`."""
    befores = ["", *words[:-1]]
    return [_kind_of_word(word, befores[place]) for place, word in enumerate(words)]


def _kind_of_word(word: str, before: str) -> str | None:
    if before == "name":
        return "feature"
    return "cell" if CELL.fullmatch(word) else None


def attempts(choice: str, cards: Cards) -> list[str]:
    """Choices that may be refused, the most instructive first: an example for `?`."""
    verb = choice.split()[0]
    cells = [f"{column},{row}" for row in (0, 1, 2, 3, 4, 5) for column in (0, 1, 2, 3, 4, 5)]
    return [*(f"{verb} {cell}" for cell in cells), "turn 0,0", "ready"]


def asked_seat(view: TableSeen) -> int:
    """Whose choice it is: the listener's, or that of the first who is asked."""
    if view.seat is not None and view.seat in view.asked:
        return view.seat
    return view.asked[0] if view.asked else view.holder


def choice_values(
    words: Sequence[str], view: TableSeen, cards: Cards, topic: str | None
) -> dict[str, object]:
    """What a choice means on this table, beyond the words it is written in."""
    if words[0] != "remove":
        return {}
    seat = asked_seat(view)
    lying = next(card for card in view.seats[seat].cards if card.cell == words[1])
    return {"seat": seat, "face": lying.face, "back": lying.back}


def drawn_face(view: TableSeen) -> str | None:
    """The face of the own stray, of which a view tells back and face."""
    return None if view.drawn is None else view.drawn.partition("-")[2]


def is_asked_about(kind: str, values: Mapping[str, object]) -> bool:
    """What is given away or laid down for good (A-56)."""
    return kind in ("done", "remove-cell", "place-cell")


def clause_of_choice(kind: str, values: Mapping[str, object], cards: Cards) -> str:
    """The clause that allows a choice."""
    return CLAUSE_OF_CHOICE[kind]


# Questions


def clause_of_prompt(view: TableSeen) -> str:
    """The clause that the open question rests on."""
    if view.phase == "reveal":
        return "MM-14" if view.task in NUMBER_OF_TASK else "MM-15"
    return CLAUSE_OF_PHASE[view.phase]


def prompt_values(view: TableSeen, topic: str | None) -> dict[str, object]:
    """What the question of a phase depends on."""
    asked = asked_seat(view)
    own = view.seats[asked]
    number = NUMBER_OF_TASK.get(view.task or "", 0)
    return {
        "seat": asked,
        "players": tuple(view.asked),
        "count": len(view.asked),
        "round": view.round + 1,
        "task": view.task or "C",
        "left": number and number - (own.turned or 0),
        "feature": view.feature or "1",
        "face": drawn_face(view),
    }


# The story


def is_worth_telling(event: Event) -> bool:
    """That somebody has chosen or is ready goes without saying."""
    return event.key not in UNTOLD


def notices(settings: Mapping[str, object]) -> list[str]:
    """The faces are a reconstruction, unless replaced; with open memory it is only training."""
    told = ["notice-deck"] if isinstance(settings["deck"], str) else []
    return told if settings["open_memory"] == "off" else [*told, "notice-training"]
