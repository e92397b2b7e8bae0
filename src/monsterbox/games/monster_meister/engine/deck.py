"""Faces and tasks as tables of numbers, made once for each deck and shared by all states."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SET: Final[i64] = 16  # cards of a set
STRAYS: Final = 8
SLOTS: Final[i64] = 24  # faces: those of a set, then the strays

# A kind of card is SLOTS * back + slot. Backs are the seats, then:
STRAY_BACK: Final = 4

FEATURES: Final[i64] = 8  # blue, yellow, green, red; one to four eyes
COLOURS: Final[i64] = 4

TASKS: Final = 12  # T1 to T10, then the competition twice
COMPETITION: Final[i64] = 10


@final
class Deck:
    """What is on the faces, and what each is worth in each task."""

    __slots__ = (
        "eyes",
        "features",
        "like",
        "monsters",
        "names",
        "number",
        "points",
        "stops",
        "tasks",
        "told",
    )

    def __init__(
        self,
        names: list[str],
        monsters: list[int],
        eyes: list[int],
        features: list[int],
        like: list[int],
        number: list[int],
        points: list[int],
        stops: list[int],
        tasks: int,
    ) -> None:
        self.told = (names, monsters, eyes, features, like, number, points, stops, tasks)
        self.names = names  # [slot] -> the face as people write it
        self.monsters: vec[i64] = vec[i64](monsters)  # [slot] -> one or two
        self.eyes: vec[i64] = vec[i64](eyes)  # [slot] -> of both monsters together
        self.features: vec[i64] = vec[i64](features)  # [slot] -> set of features
        self.like: vec[i64] = vec[i64](like)  # [slot] -> the first slot with the same face
        self.number: vec[i64] = vec[i64](number)  # [task] -> cards to turn, 0 in until tasks
        self.points: vec[i64] = vec[i64](points)  # [task, slot] -> monster points
        self.stops: vec[i64] = vec[i64](
            stops
        )  # [task, slot] -> 1 where the card ends an until task
        self.tasks: i64 = tasks  # how many there are, eleven or twelve

    def __reduce__(self) -> tuple[object, ...]:
        return Deck, self.told


def back_of(kind: i64) -> i64:
    """The back of a card: a seat's set or the strays."""
    return kind // SLOTS


def slot_of(kind: i64) -> i64:
    """The face of a card."""
    return kind % SLOTS
