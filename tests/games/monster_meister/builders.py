"""Monster Meister matches at a given position, and short ways to read what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import monsterbox as mb
from monsterbox.core.match import Match

COLOURS = "BYGR"
FEATURES = ("blue", "yellow", "green", "red", "1", "2", "3", "4")

# Sections 1.2 and 1.3.
TWINS = [
    "B1x2",
    "B2",
    "B3",
    "B4",
    "Y1",
    "Y2x2",
    "Y3",
    "Y4",
    "G1",
    "G2",
    "G3x2",
    "G4",
    "R1",
    "R2",
    "R3",
    "R4x2",
]
TWIN_STRAYS = ["B2x2", "Y1x2", "G4x2", "R3x2", "B3", "Y4", "G1", "R2"]
MIXED = [
    "B1",
    "B2",
    "B4",
    "Y1",
    "Y3",
    "Y4",
    "G2",
    "G3",
    "G4",
    "R1",
    "R2",
    "R3",
    "B2+Y2",
    "G1+R4",
    "B3+R1",
    "Y4+G3",
]
MIXED_STRAYS = ["B4", "Y3", "G2", "R1", "B1+G4", "Y2+R3", "B2+R4", "Y1+G3"]

# Section 1.4.
TASKS = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10")
NUMBER = {"T1": 4, "T2": 4, "T3": 6, "T4": 6, "T7": 6, "T9": 6}
BY_COLOUR = {
    "T1": {"G": 4, "Y": 3, "B": 2, "R": 1},
    "T2": {"R": 4, "B": 3, "Y": 2, "G": 1},
    "T3": {"B": 2, "Y": -1, "G": 0, "R": 0},
    "T4": {"G": 2, "B": -1, "Y": 0, "R": 0},
    "T6": {"G": 0, "B": 1, "Y": 1, "R": 1},
    "T10": {"R": 4, "Y": 2, "G": 1, "B": 0},
}
BY_EYES = {
    "T5": {1: 1, 2: 2, 3: 3, 4: 4},
    "T7": {1: 4, 2: 3, 3: 2, 4: 1},
    "T8": {1: 1, 2: 0, 3: 1, 4: 1},
    "T9": {1: 1, 2: -2, 3: -3, 4: 4},
}

GRID = tuple(f"{column},{row}" for row in range(4) for column in range(4))
Lying = Sequence[str | None] | Mapping[str, str]


# Faces


def monsters(face: str) -> list[tuple[str, int]]:
    """Colour and eyes of each monster of a face."""
    parts = [face[:-2]] * 2 if face.endswith("x2") else face.split("+")
    return [(part[0], int(part[1])) for part in parts]


def written(face: str) -> str:
    """A face as it is always written: colours in the order of the rulebook."""
    parts = sorted(face.split("+"), key=lambda part: (COLOURS.index(part[0]), part[1:]))
    return "+".join(parts)


def worth(task: str, face: str) -> int:
    """Section 1.4: what a card is worth in a task, with the default rulings."""
    found = monsters(face)
    if task == "T5" and len(found) == 2:
        return 0
    if task == "T10":
        return sum(BY_COLOUR[task][colour] for colour, eyes in found if eyes != 4)
    if task in BY_EYES:
        return sum(BY_EYES[task][eyes] for _, eyes in found)
    return sum(BY_COLOUR[task][colour] for colour, _ in found) if task in BY_COLOUR else 0


def stops(task: str, face: str) -> bool:
    """Section 1.4: whether a card ends an until task."""
    found = monsters(face)
    if task == "T5":
        return len(found) == 2
    tests = {"T6": lambda m: m[0] == "G", "T8": lambda m: m[1] == 2, "T10": lambda m: m[1] == 4}
    return task in tests and any(tests[task](monster) for monster in found)


def with_faces(deck: Sequence[str], needed: Counter[str]) -> list[str]:
    """The deck, some faces that nobody asks for replaced by those that are needed."""
    found = list(deck)
    for face, number in needed.items():
        while found.count(face) < number:
            spare = next(k for k, one in enumerate(found) if found.count(one) > needed[one])
            found[spare] = face
    return found


# Tables


class Table:
    """Cards laid out: the given ones where they are said to be, the others wherever is room."""

    def __init__(self, seats: int, displays: Mapping[int, Lying], pile: Sequence[str] | None):
        self.seats = seats
        self.exact = {seat for seat, lying in displays.items() if isinstance(lying, Mapping)}
        self.holes: set[tuple[int, str]] = set()
        self.displays: list[dict[str, str]] = [{} for _ in range(seats)]
        for seat, lying in displays.items():
            cells = lying.items() if isinstance(lying, Mapping) else zip(GRID, lying, strict=False)
            for cell, told in cells:
                if told is None:
                    self.holes.add((seat, cell))
                else:
                    self.displays[seat][cell] = card(seat, told)
        self.pile = None if pile is None else list(pile)
        if self.pile is not None:
            self.pile = [written_card(one) for one in self.pile]

    def compose(self, named: Iterable[str], asked: Mapping[int, Sequence[str]]) -> dict[str, Any]:
        """The deck in which all cards occur that are asked for."""
        lying = [one for display in self.displays for one in display.values()]
        wanted = Counter([*lying, *(self.pile or ()), *named])
        sets: Counter[str] = Counter()
        strays: Counter[str] = Counter()
        for back in [f"P{seat}" for seat in range(self.seats)]:
            sets |= faces_with(wanted, back)
        for seat, faces in asked.items():
            laid = Counter(self.displays[seat].values())
            more = Counter(card(seat, face) for face in faces) - laid
            for back in [f"P{seat}", "S"]:
                here = faces_with(wanted + more, back)
                sets, strays = (sets, strays | here) if back == "S" else (sets | here, strays)
        strays |= faces_with(wanted, "S")
        return {"set": with_faces(TWINS, sets), "strays": with_faces(TWIN_STRAYS, strays)}

    def fill(self, deck: Mapping[str, Any], named: Iterable[str], asked: Any) -> None:
        """Lay all other cards: own backs into the own grid, the rest into the pile."""
        free = Counter(f"S-{face}" for face in deck["strays"])
        for seat in range(self.seats):
            free.update(f"P{seat}-{face}" for face in deck["set"])
        lying = [one for display in self.displays for one in display.values()]
        free.subtract([*lying, *(self.pile or ()), *named])
        assert min(free.values()) >= 0, f"too often: {[c for c in free if free[c] < 0]}"
        for seat in range(self.seats):
            self.fill_grid(seat, free, asked.get(seat, ()))
        rest = sorted(free.elements())
        if self.pile is None:
            self.pile = sorted(rest, key=lambda one: one[0] != "S")
        else:
            self.spread(rest)

    def fill_grid(self, seat: int, free: Counter[str], faces: Sequence[str]) -> None:
        if seat in self.exact:
            return
        display = self.displays[seat]
        more = Counter(card(seat, face) for face in faces) - Counter(display.values())
        own = [one for one in sorted(free.elements()) if one.startswith(f"P{seat}-")]
        rest = list((Counter(own) - more).elements())
        for cell in GRID:
            if cell in display or (seat, cell) in self.holes or not (more or rest):
                continue
            one = next(more.elements()) if more else rest.pop(0)
            more -= Counter([one])
            free[one] -= 1
            display[cell] = one

    def spread(self, cards: list[str]) -> None:
        """Below the grids of those seats of which nothing particular is said, the last first."""
        cells = [f"{k % 4},{4 + k // 4}" for k in range(8)]
        rooms = [(seat, cell) for cell in cells for seat in reversed(range(self.seats))]
        rooms = [(seat, cell) for seat, cell in rooms if seat not in self.exact]
        for one, (seat, cell) in zip(cards, rooms, strict=False):
            self.displays[seat][cell] = one


def card(seat: int, told: str) -> str:
    """`B2` is the seat's own; `S-B2` and `P1-B2` say their back."""
    return written_card(told) if "-" in told else f"P{seat}-{written(told)}"


def written_card(told: str) -> str:
    back, _, face = told.partition("-")
    return f"{back}-{written(face)}"


def faces_with(cards: Counter[str], back: str) -> Counter[str]:
    """The faces of all cards of a back."""
    found: Counter[str] = Counter()
    for one, number in cards.items():
        if one.startswith(f"{back}-"):
            found[one.partition("-")[2]] += number
    return found


def tasks_with(task: str, round: int) -> list[str]:
    """Ten tasks, `task` being that of the round."""
    others = [one for one in (*TASKS, "C") if one != task][:9]
    return [*others[: round - 1], task, *others[round - 1 :]]


def a_position(
    *,
    seats: int = 2,
    task: str = "T1",
    round: int = 9,
    phase: str = "reveal",
    faces: Mapping[int, Sequence[str]] | None = None,
    displays: Mapping[int, Lying] | None = None,
    up: Mapping[int, Sequence[str]] | None = None,
    seen: Mapping[int, Mapping[str, Sequence[int]]] | None = None,
    pile: Sequence[str] | None = None,
    drawn: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A whole table.

    `faces` lie somewhere in the display of a seat; `displays` tell what lies where, row by row in
    the grid of four by four (None is a hole) or cell by cell and nothing else. `up` are the cells
    that lie face up. A deck that has all these cards is made up if there is none.
    """
    asked = faces or {}
    held = {seat: written_card(one) for seat, one in (drawn or {}).items()}
    table = Table(seats, displays or {}, pile)
    deck = table.compose(held.values(), asked)
    table.fill(deck, held.values(), asked)
    rules = dict(options or {})
    if deck != {"set": TWINS, "strays": TWIN_STRAYS}:
        rules["deck"] = deck
    laid = [
        {
            cell: told(one, (seen or {}).get(seat, {}).get(cell), cell in (up or {}).get(seat, ()))
            for cell, one in display.items()
        }
        for seat, display in enumerate(table.displays)
    ]
    ups = [[one["card"].partition("-")[2] for one in d.values() if one.get("up")] for d in laid]
    gone = fields.get("memorizers", ()) if phase in ("place", "ready") else ()  # cards removed
    position: dict[str, Any] = {
        "game": "monster-meister",
        "seats": seats,
        "options": rules,
        "phase": phase,
        "round": round,
        "holder": 0,
        "displays": laid,
        "pile": [{"card": one} for one in table.pile or ()],
        "tasks": tasks_with(task, round),
        "task": task,
        "turned": [len(found) + (seat in gone) for seat, found in enumerate(ups)],
        "points": [sum(worth(task, face) for face in found) for found in ups],
        "drawn": [{"card": held[seat]} if seat in held else None for seat in range(seats)],
    }
    if task == "C":
        position["points"] = [0] * seats
    if phase == "flip":
        position["task"] = None
    position |= asked_in(phase, seats, held, fields)
    return position | fields


def told(one: str, seen: Sequence[int] | None, is_up: bool) -> dict[str, Any]:
    found: dict[str, Any] = {"card": one}
    if seen:
        found["seen"] = list(seen)
    if is_up:
        found["up"] = True
    return found


def asked_in(
    phase: str, seats: int, held: Mapping[int, str], fields: Mapping[str, Any]
) -> dict[str, Any]:
    """Who is asked in a phase, and who has which part in it, unless it is said."""
    everybody = list(range(seats))
    if phase == "remove":
        return {"asked": fields.get("memorizers", [])}
    if phase == "place":
        return {"asked": [*held], "muddlers": [*held]}
    if phase in ("name", "pick"):
        namer = fields.get("holder", 0)
        remaining = fields.get("remaining", everybody)
        asked = [namer] if phase == "name" else remaining
        return {"remaining": remaining, "namer": namer, "asked": asked}
    return {"asked": everybody if phase in ("reveal", "ready") else []}


def a_match(*, chance: Sequence[str] = (), seed: int = 0, **fields: Any) -> Match:
    """A match at such a table; by default all seats reveal cards for T1 in round 9."""
    return mb.game("monster-meister").from_position(
        a_position(**fields), chance=list(chance), seed=seed
    )


def a_new_match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match whose cards have just been dealt."""
    return mb.game("monster-meister").match(seats, seed, **options)


def a_reveal(task: str, *faces: str, **fields: Any) -> Match:
    """One line of faces (`B1 G2+R3`) for each seat, somewhere in its display; nothing is turned."""
    asked = {seat: line.split() for seat, line in enumerate(faces)}
    return a_match(task=task, seats=fields.pop("seats", max(2, len(faces))), faces=asked, **fields)


def a_round(task: str, *faces: str, **fields: Any) -> Match:
    """The same, all of them turned."""
    match = a_reveal(task, *faces, **fields)
    for seat, line in enumerate(faces):
        turn(match, seat, *line.split())
    return match


def a_competition(*faces: str, seats: int | None = None, **fields: Any) -> Match:
    """A competition has just been flipped; one line of faces for each seat."""
    asked = {seat: line.split() for seat, line in enumerate(faces)}
    size = seats or max(2, len(faces))
    return a_match(task="C", phase="name", seats=size, faces=asked, **fields)


# Playing


def cell_of(match: Match, seat: int, told: str, *, is_up: bool = False) -> str:
    """Where a card lies; the first of several, face down unless said."""
    wanted = card(seat, told)
    for cell, one in display(match, seat).items():
        if one["card"] == wanted and one.get("up", False) == is_up:
            return cell
    raise AssertionError(f"no {wanted} in the display of seat {seat}")


def turn(match: Match, seat: int, *faces: str) -> None:
    """The seat turns these cards, one after the other."""
    for face in faces:
        match.play(seat, f"turn {cell_of(match, seat, face)}")


def step(match: Match, feature: str, *faces: str | None) -> None:
    """The namer names a feature, and each seat picks that card (None: it is not asked)."""
    match.play(match.waiting[0], f"name {feature}")
    for seat, face in enumerate(faces):
        if face is not None:
            match.play(seat, f"pick {cell_of(match, seat, face)}")


def remove(match: Match, seat: int, face: str) -> None:
    match.play(seat, f"remove {cell_of(match, seat, face, is_up=True)}")


def get_ready(match: Match) -> None:
    """All seats confirm."""
    for seat in match.waiting:
        match.play(seat, "ready")


def finish_round(match: Match) -> None:
    """Everybody does the first thing there is to do until the next task, or the end."""
    round = field(match, "round")
    while not match.over and (field(match, "round") == round and phase(match) != "flip"):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])


# Reading


def choices(match: Match, seat: int = 0) -> set[str]:
    """What the seat may do now, each choice offered once."""
    texts = match.legal(seat)
    assert len(set(texts)) == len(texts), f"offered twice: {texts}"
    return set(texts)


def cells(match: Match, seat: int = 0) -> set[str]:
    """The cells that the seat may choose now."""
    return {text.split()[1] for text in choices(match, seat)}


def field(match: Match, name: str) -> Any:
    """One field of the position."""
    return match.position()[name]


def phase(match: Match) -> str:
    return str(field(match, "phase"))


def display(match: Match, seat: int = 0) -> dict[str, Any]:
    """The cards of a display by cell."""
    return dict(field(match, "displays")[seat])


def shown(match: Match, seat: int = 0) -> list[str]:
    """The faces that lie face up in a display, sorted."""
    found = [one["card"] for one in display(match, seat).values() if one.get("up")]
    return sorted(one.partition("-")[2] for one in found)


def pile(match: Match) -> list[str]:
    """The pile, its top first."""
    return [str(one["card"]) for one in field(match, "pile")]


def drawn(match: Match, seat: int) -> str | None:
    """The card that the seat has drawn and not placed yet."""
    one = field(match, "drawn")[seat]
    return None if one is None else str(one["card"])


def points(match: Match) -> list[int]:
    """The monster points of all seats; everybody has revealed."""
    view: Any = match.view(None)
    return [seat.points for seat in view.seats]


def points_so_far(match: Match, seat: int = 0) -> int:
    """The monster points that the seat itself sees."""
    view: Any = match.view(seat)
    return int(view.seats[seat].points)


def roles(match: Match) -> tuple[list[int], list[int]]:
    """Memorizers and muddlers of the round."""
    position = match.position()
    return position["memorizers"], position["muddlers"]


def cards_in_all(match: Match) -> list[str]:
    """Every card of the table, wherever it lies (I-1)."""
    position = match.position()
    found = [one["card"] for lying in position["displays"] for one in lying.values()]
    found += [one["card"] for one in position["pile"]]
    found += [one["card"] for one in position["drawn"] if one]
    return sorted(found)


def whole_deck(
    seats: int, faces: Sequence[str] = TWINS, strays: Sequence[str] = TWIN_STRAYS
) -> Any:
    """Every card that is in play (MM-02, MM-06)."""
    found = [f"P{seat}-{written(face)}" for seat in range(seats) for face in faces]
    return sorted([*found, *(f"S-{written(face)}" for face in strays)])


def told_of(match: Match, seat: int | None, kind: str) -> list[Any]:
    """The events of a kind that a seat may be told of."""
    return [event for event in match.events(seat) if type(event).__name__ == kind]
