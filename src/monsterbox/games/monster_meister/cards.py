"""Monsters and tasks as people know them: read from `deck.toml`, with their provenance."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec

from monsterbox.core.errors import BadDeck
from monsterbox.games.monster_meister.engine.deck import (
    COMPETITION,
    SET,
    SLOTS,
    STRAY_BACK,
    STRAYS,
    TASKS,
    Deck,
)

COLOURS = ("blue", "yellow", "green", "red")
FEATURES = (*COLOURS, "1", "2", "3", "4")
LETTERS = "BYGR"
BACKS = ("P0", "P1", "P2", "P3", "S")
MONSTER = re.compile(r"([BYGR])([1-4])")
OWN = "given"  # the provenance of what comes with an option


class Monster(msgspec.Struct, frozen=True, order=True):
    """One monster on a card."""

    colour: int
    eyes: int

    @property
    def name(self) -> str:
        return f"{LETTERS[self.colour]}{self.eyes}"


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """1.4. A task card: when turning ends, and what each monster is worth."""

    id: str
    provenance: str
    turn: int = 0
    until: str | None = None
    colours: tuple[int, int, int, int] | None = None
    eyes: tuple[int, int, int, int] | None = None
    singles_only: bool = False
    copies: int = 1

    @property
    def is_competition(self) -> bool:
        return not self.turn and self.until is None

    def worth(self, monster: Monster) -> int:
        """V[colour][eyes]; where both are given the eyes say whether the colour counts."""
        if self.colours and self.eyes:
            return self.colours[monster.colour] * self.eyes[monster.eyes - 1]
        if self.colours:
            return self.colours[monster.colour]
        return self.eyes[monster.eyes - 1] if self.eyes else 0

    def stops(self, monsters: tuple[Monster, ...]) -> bool:
        """MM-15, MM-16. Whether a card ends an until task: one of its monsters is enough."""
        if self.until == "double":
            return len(monsters) == 2
        return any(self.until in feature_names(monster) for monster in monsters)


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sixteen faces of a set and the eight strays."""

    set: tuple[str, ...]
    strays: tuple[str, ...]
    kinds: str = OWN
    doubles: str = OWN
    stray_faces: str = OWN
    note: str = ""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that `deck.toml` says."""

    decks: dict[str, Faces]
    task: tuple[Task, ...]


class Card(msgspec.Struct, frozen=True):
    """A face with a back; all cards of one kind are alike."""

    id: str
    back: str
    face: str
    monsters: tuple[Monster, ...]
    provenance: str


@cache
def box() -> Box:
    text = files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Box)


def feature_names(monster: Monster) -> tuple[str, str]:
    return COLOURS[monster.colour], str(monster.eyes)


@lru_cache(maxsize=1024)
def monsters_of(face: str) -> tuple[Monster, ...]:
    """The one or two monsters of a face; ValueError for what is none."""
    parts = [face[:-2], face[:-2]] if face.endswith("x2") else face.split("+")
    found = []
    for part in parts:
        read = MONSTER.fullmatch(part)
        if read is None or len(parts) > 2:
            raise ValueError(f"{face[:20]!r} is no face, such as B2, B2x2 or G1+R4")
        found.append(Monster(LETTERS.index(read[1]), int(read[2])))
    return tuple(sorted(found))


def name_of(monsters: tuple[Monster, ...]) -> str:
    """A face as it is always written: the order of two monsters has no meaning."""
    names = [monster.name for monster in monsters]
    if len(names) == 2 and names[0] == names[1]:
        return f"{names[0]}x2"
    return "+".join(names)


def faces_of(deck: object) -> Faces:
    """A-05. The faces of a named deck, of a file, or of data; `BadDeck` says what is wrong."""
    if isinstance(deck, str) and deck in box().decks:
        return box().decks[deck]
    if isinstance(deck, str | Path):
        return load_faces(Path(deck))
    return checked(deck, "deck")


def load_faces(path: Path) -> Faces:
    """A deck from a file of the user's: TOML with `set` and `strays`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else in_one_line(error)
        raise BadDeck(f"deck {path}: {reason}") from None
    return checked(data, f"deck {path}")


def checked(data: object, where: str) -> Faces:
    try:
        faces = msgspec.convert(data, Faces)
        for name, given, size in (("set", faces.set, SET), ("strays", faces.strays, STRAYS)):
            if len(given) != size:
                raise ValueError(f"{name} has {len(given)} faces, but there are {size}")
            for face in given:
                monsters_of(face)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadDeck(f"{where}: {in_one_line(error)}") from None
    return faces


def in_one_line(text: object) -> str:
    return " ".join(str(text).split())


def slots_of(faces: Faces) -> list[tuple[Monster, ...]]:
    """The monsters of all slots: the set, then the strays."""
    return [monsters_of(face) for face in (*faces.set, *faces.strays)]


def tasks() -> list[Task]:
    """T1 to T10, then the competition twice."""
    return [task for task in box().task for _ in range(task.copies)]


def points_of(
    task: Task, monsters: tuple[Monster, ...], *, stop_scores: bool, t5_double: bool
) -> int:
    """MM-21 to MM-23, A-12, A-13. What a card is worth in a task."""
    if task.singles_only and len(monsters) == 2 and not t5_double:
        return 0
    if not task.singles_only and task.until and task.stops(monsters) and not stop_scores:
        return 0
    return sum(task.worth(monster) for monster in monsters)


def tables_of(faces: Faces, *, stop_scores: bool, t5_double: bool, is_second: bool) -> Deck:
    """The deck as the compiled rules use it."""
    slots = slots_of(faces)
    groups = [0] * SET + [1] * STRAYS
    points = [0] * (TASKS * SLOTS)
    stops = [0] * (TASKS * SLOTS)
    for t, task in enumerate(tasks()):
        for s, monsters in enumerate(slots):
            points[t * SLOTS + s] = points_of(
                task, monsters, stop_scores=stop_scores, t5_double=t5_double
            )
            stops[t * SLOTS + s] = int(bool(task.until) and task.stops(monsters))
    return Deck(
        names=[name_of(monsters) for monsters in slots],
        monsters=[len(monsters) for monsters in slots],
        eyes=[sum(monster.eyes for monster in monsters) for monsters in slots],
        features=[_features(monsters) for monsters in slots],
        like=[
            next(k for k in range(SLOTS) if slots[k] == slots[s] and groups[k] == groups[s])
            for s in range(SLOTS)
        ],
        number=[task.turn for task in tasks()],
        points=points,
        stops=stops,
        tasks=TASKS if is_second else COMPETITION + 1,
    )


def _features(monsters: tuple[Monster, ...]) -> int:
    names = {name for monster in monsters for name in feature_names(monster)}
    return sum(1 << FEATURES.index(name) for name in names)


@lru_cache(maxsize=64)
def cards_of(faces: Faces) -> Mapping[str, Card]:
    """All kinds of cards by id: back and face; the same for all who ask."""
    found: dict[str, Card] = {}
    for back in range(STRAY_BACK + 1):
        given = faces.strays if back == STRAY_BACK else faces.set
        source = faces.stray_faces if back == STRAY_BACK else faces.doubles
        for face in given:
            monsters = monsters_of(face)
            name = name_of(monsters)
            card_id = f"{BACKS[back]}-{name}"
            found[card_id] = Card(card_id, BACKS[back], name, monsters, source)
    return found
