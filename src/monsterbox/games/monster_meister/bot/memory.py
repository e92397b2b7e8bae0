"""What a player of Monster Meister still knows of its own display: section 5.3 of the rules.

Every card of the display has left a trace, if it was ever seen: colour, eyes and number of its
monsters, as far as they are known, and how often it was seen. Traces fade, blur and change places.
All of this follows from what the seat has witnessed, a model of forgetting, and random numbers
of the bot's own; what other seats do meanwhile changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from monsterbox.core.events import Event
from monsterbox.core.rng import Rng
from monsterbox.games.monster_meister.api.events import (
    CardRemoved,
    CardsTurnedBack,
    CardTurned,
    PickShown,
    StrayDrawn,
    StrayPlaced,
)
from monsterbox.games.monster_meister.cards import Monster, monsters_of

FINE = 1 << 24
MOST_EYES = 4
Cell = tuple[int, int]
Face = tuple[Monster, ...]


class Strength(NamedTuple):
    """A probability for each kind of feature."""

    colour: float
    eyes: float
    number: float


@dataclass(frozen=True)
class Model:
    """How somebody forgets."""

    notices: Strength
    """E: how likely a feature is known after a look."""
    keeps: Strength
    """R: how likely it is still known after a round, if it was seen once."""
    confuses: float
    """k: how likely two neighbours change places in the mind, each round."""
    blurs: float
    """b: how likely a number of eyes becomes one more or one less, each round."""


MODELS: Mapping[str, Model] = {
    "novice": Model(Strength(0.80, 0.60, 0.75), Strength(0.70, 0.55, 0.70), 0.10, 0.10),
    "easy": Model(Strength(0.90, 0.75, 0.85), Strength(0.80, 0.68, 0.80), 0.06, 0.06),
    "medium": Model(Strength(0.95, 0.88, 0.93), Strength(0.89, 0.80, 0.88), 0.03, 0.04),
    "hard": Model(Strength(0.99, 0.96, 0.98), Strength(0.96, 0.92, 0.95), 0.01, 0.01),
    "expert": Model(Strength(0.995, 0.98, 0.99), Strength(0.98, 0.96, 0.975), 0.005, 0.005),
    "perfect": Model(Strength(1.0, 1.0, 1.0), Strength(1.0, 1.0, 1.0), 0.0, 0.0),
}


class Mark(NamedTuple):
    """What is known of one monster on a card; None is unknown."""

    colour: int | None = None
    eyes: int | None = None


class Trace(NamedTuple):
    """What a card has left in the mind. Twins are one mark, other doubles two."""

    marks: tuple[Mark, ...] = ()
    number: int | None = None
    exposures: int = 0


BLANK = Trace()


class Memory:
    """The traces of one display while its story is gone through, event by event."""

    def __init__(self, model: Model, rng: Rng, cells: Iterable[Cell]) -> None:
        self.model = model
        self.rng = rng
        self.cells = set(cells)
        self.traces: dict[Cell, Trace] = {}
        self.fresh: set[Cell] = set()  # seen in this round

    def trace(self, cell: Cell) -> Trace:
        return self.traces.get(cell, BLANK)

    def happens(self, chance: float) -> bool:
        """A lot; what is certain takes none."""
        if chance <= 0.0 or chance >= 1.0:
            return chance >= 1.0
        return int(self.rng.below(FINE)) < chance * FINE

    # What happens to a display

    def see(self, cell: Cell, face: Face) -> None:
        """Each feature becomes known by chance, surely if the right value was known before."""
        old = self.trace(cell)
        monsters = distinct(face)
        marks = best_fit(old.marks, monsters)
        notices = self.model.notices
        self.traces[cell] = Trace(
            tuple(
                Mark(
                    self.notice(mark.colour, monster.colour, notices.colour),
                    self.notice(mark.eyes, monster.eyes, notices.eyes),
                )
                for mark, monster in zip(marks, monsters, strict=True)
            ),
            self.notice(old.number, len(face), notices.number),
            old.exposures + 1,
        )
        self.fresh.add(cell)

    def notice(self, old: int | None, seen: int, chance: float) -> int | None:
        return seen if old == seen or self.happens(chance) else None

    def place(self, cell: Cell, face: Face) -> None:
        """A stray of one's own is looked at when it is placed."""
        self.cells.add(cell)
        self.see(cell, face)

    def remove(self, cell: Cell) -> None:
        self.cells.discard(cell)
        self.fresh.discard(cell)
        self.traces.pop(cell, None)

    def end_round(self) -> None:
        """What was not seen in this round fades, blurs and is mixed up."""
        stale = sorted(self.cells - self.fresh)
        for cell in stale:
            if cell in self.traces:
                self.traces[cell] = self.faded(self.traces[cell])
        for cell in stale:
            if self.happens(self.model.confuses):
                self.mix_up(cell)
        self.fresh.clear()

    def faded(self, trace: Trace) -> Trace:
        keeps, seen = self.model.keeps, trace.exposures
        return Trace(
            tuple(
                Mark(
                    self.keep(mark.colour, keeps.colour, seen),
                    self.blur(self.keep(mark.eyes, keeps.eyes, seen)),
                )
                for mark in trace.marks
            ),
            self.keep(trace.number, keeps.number, seen),
            seen,
        )

    def keep(self, value: int | None, chance: float, seen: int) -> int | None:
        """The more often a card was seen, the less is lost."""
        if value is None or self.happens((1.0 - chance) / seen):
            return None
        return value

    def blur(self, eyes: int | None) -> int | None:
        if eyes is None or not self.happens(self.model.blurs):
            return eyes
        step = 1 if self.happens(0.5) else -1
        return min(max(eyes + step, 1), MOST_EYES)

    def mix_up(self, cell: Cell) -> None:
        """With a neighbour that was not seen in this round either, if there is one."""
        beside = [other for other in neighbours(cell) if other in self.cells - self.fresh]
        if beside:
            other = beside[int(self.rng.below(len(beside)))]
            mine, theirs = self.trace(cell), self.trace(other)
            self.traces[cell], self.traces[other] = theirs, mine


def distinct(face: Face) -> Face:
    """The monsters that are remembered apart: twins are one."""
    return face[:1] if len(set(face)) == 1 else face


def best_fit(marks: tuple[Mark, ...], monsters: Face) -> tuple[Mark, ...]:
    """The old marks in the order in which most of them are right; missing ones are blank."""
    blanks = (Mark(),) * max(0, len(monsters) - len(marks))
    orders = list(permutations(marks + blanks, len(monsters)))
    return max(orders, key=lambda order: sum(map(rightness, order, monsters)))


def rightness(mark: Mark, monster: Monster) -> int:
    return (mark.colour == monster.colour) + (mark.eyes == monster.eyes)


def neighbours(cell: Cell) -> list[Cell]:
    """Those that share an edge."""
    column, row = cell
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def cell_of(name: str) -> Cell:
    column, row = name.split(",")
    return int(column), int(row)


# The story of a seat


def remember(
    model: Model, rng: Rng, seat: int, witnessed: Iterable[Event], cells: Iterable[Cell]
) -> dict[Cell, Trace]:
    """The traces that a display has left, after all that its seat has witnessed.

    `cells` are those that hold a card now.
    """
    story = list(own_story(seat, witnessed))
    memory = Memory(model, rng, cells_before(story, cells))
    drawn: Face = ()
    for event in story:
        match event:
            case CardTurned(cell=str(cell), face=str(face)):
                memory.see(cell_of(cell), monsters_of(face))
            case PickShown(cell=str(cell), face=str(face)):
                memory.see(cell_of(cell), monsters_of(face))
            case StrayDrawn(face=str(face)):
                drawn = monsters_of(face)
            case StrayPlaced(cell=cell):
                memory.place(cell_of(cell), drawn)
            case CardRemoved(cell=cell):
                memory.remove(cell_of(cell))
            case CardsTurnedBack():
                memory.end_round()
    return memory.traces


def own_story(seat: int, witnessed: Iterable[Event]) -> Iterator[Event]:
    """What happened to the seat's own display."""
    for event in witnessed:
        if isinstance(event, CardTurned | PickShown | StrayDrawn | StrayPlaced | CardRemoved):
            if event.seat == seat:
                yield event
        elif isinstance(event, CardsTurnedBack):
            yield event


def cells_before(story: list[Event], cells: Iterable[Cell]) -> set[Cell]:
    """The cells that held a card at the beginning."""
    found = set(cells)
    for event in reversed(story):
        if isinstance(event, StrayPlaced):
            found.discard(cell_of(event.cell))
        elif isinstance(event, CardRemoved):
            found.add(cell_of(event.cell))
    return found


# What may lie there


def possible(trace: Trace, faces: Iterable[Face]) -> list[Face]:
    """The faces that agree with what is known: all of it, or else what is left without the
    number, then without the eyes, then nothing."""
    given = list(faces)
    for known in (trace, without_number(trace), without_eyes(trace)):
        found = [face for face in given if agrees(known, face)]
        if found:
            return found
    return given


def without_number(trace: Trace) -> Trace:
    return trace._replace(number=None)


def without_eyes(trace: Trace) -> Trace:
    return Trace(tuple(Mark(mark.colour) for mark in trace.marks), None, trace.exposures)


def agrees(trace: Trace, face: Face) -> bool:
    """Whether the face has that many monsters, and among them those that are known."""
    if trace.number is not None and trace.number != len(face):
        return False
    known = [mark for mark in trace.marks if mark != Mark()]
    orders = permutations(face, len(known))
    return any(all(map(fits, known, order)) for order in orders)


def fits(mark: Mark, monster: Monster) -> bool:
    return mark.colour in (None, monster.colour) and mark.eyes in (None, monster.eyes)
