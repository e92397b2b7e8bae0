"""A steady player of Monster Meister for imagined games: it has forgotten nothing that it has seen.

Between two tasks it judges the table by the monsters that count at the end; how far the difference
of two seats still moves was measured in thirty games of bots that remember well.

What it knows of its own display is what the table keeps of its seat. A card that it has never seen
counts as any of its back that it does not know to lie elsewhere in its display.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.bots.policy import Policy, Values
from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import GameState
from monsterbox.games.monster_meister.engine import actions as act
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import (
    COMPETITION,
    SET,
    SLOTS,
    STRAY_BACK,
    back_of,
    slot_of,
)
from monsterbox.games.monster_meister.engine.rules.ending import all_monsters, own_monsters
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    ROUNDS,
    TAKEN,
    Table,
    card_at,
    face_down,
    of_display,
)

STOP: Final = 1000.0  # points that a card must promise to make up for one that surely ends it
GUILE: Final = 0.5  # how far a feature is avoided that many own cards have
OWN: Final = 1000.0  # an own card is given away before any other
MONSTER: Final = 10.0  # each monster on a card to give away, in points of the tasks to come
ALL: Final = 0.1  # a monster of another set, which counts only where own ones are level
DRIFT: Final = 0.05  # share of a difference that is lost with each task to come
SPREAD: Final = 1.2  # of the final difference around the expected one, before the last task
SPREAD_A_TASK: Final = 0.4  # and more for each task to come
MOST_SPREAD: Final = 2.4


@final
class SteadyPolicy(Policy):
    """Takes the card that promises most, by a memory without gaps."""

    def __init__(self) -> None:
        self.left: vec[i64] = vec[i64]([0] * 5)  # [back] -> set of slots not known to lie here

    def weigh(self, world: GameState, seat: i64, actions: Actions, values: Values) -> None:
        assert isinstance(world, Table)
        self.look(world, seat)
        for k in range(actions.n):
            values.items[k] = self.worth(world, seat, actions.items[k])

    def is_calm(self, world: GameState) -> bool:
        """A task begins."""
        assert isinstance(world, Table)
        return world.phase == phase.FLIP

    def expect(self, world: GameState, seat: i64) -> float:
        """MM-81, MM-82. Own monsters are a burden."""
        assert isinstance(world, Table)
        to_come = ROUNDS - world.round
        left = 1.0 - DRIFT * float(to_come)
        return -left * (float(own_monsters(world, seat)) + ALL * float(all_monsters(world, seat)))

    def spread(self, world: GameState) -> float:
        assert isinstance(world, Table)
        return min(MOST_SPREAD, SPREAD + SPREAD_A_TASK * float(ROUNDS - world.round))

    def look(self, t: Table, seat: i64) -> None:
        """Which faces may lie where the seat has never looked."""
        for back in range(STRAY_BACK):
            self.left[back] = bit(SET) - 1
        self.left[STRAY_BACK] = bit(SLOTS) - bit(SET)
        cells = of_display(t, seat, TAKEN)
        while cells:
            cell = lowest(cells)
            if t.seen[seat * CELLS + cell] & bit(seat):
                kind = card_at(t, seat, cell)
                back = back_of(kind)
                self.left[back] = self.left[back] & ~bit(slot_of(kind))
            cells = rest(cells)

    def faces(self, t: Table, seat: i64, cell: i64) -> i64:
        """The set of slots that a card may have, by what the seat knows."""
        kind = card_at(t, seat, cell)
        if t.seen[seat * CELLS + cell] & bit(seat):
            return bit(slot_of(kind))
        found = self.left[back_of(kind)]
        if found != 0:
            return found
        return bit(SET) - 1

    def worth(self, t: Table, seat: i64, action: i64) -> float:
        """What a choice promises."""
        if t.phase == phase.NAME and act.is_name(action):
            return self.worth_naming(t, seat, action - act.NAME)
        if not act.is_cell(action):
            return 0.0  # nothing else to do; or `done`: better than cards that cost points
        if t.phase == phase.REVEAL:
            return self.worth_turning(t, seat, action)
        if t.phase == phase.PICK:
            return self.hit(t, seat, action, t.feature)
        if t.phase == phase.REMOVE:
            return worth_removing(t, seat, action)
        return 0.0

    def worth_turning(self, t: Table, seat: i64, cell: i64) -> float:
        """MM-14, MM-15. The most points; in until tasks first of all nothing that ends it."""
        faces = self.faces(t, seat, cell)
        points: i64 = 0
        stops: i64 = 0
        n: i64 = 0
        while faces:
            worth = t.task * SLOTS + lowest(faces)
            points += t.deck.points[worth]
            stops += t.deck.stops[worth]
            n += 1
            faces = rest(faces)
        found = float(points) / float(n)
        if t.deck.number[t.task] == 0:
            found -= STOP * float(stops) / float(n)
        return found

    def hit(self, t: Table, seat: i64, cell: i64, feature: i64) -> float:
        """MM-63. How likely a card shows a feature."""
        faces = self.faces(t, seat, cell)
        hits: i64 = 0
        n: i64 = 0
        while faces:
            if t.deck.features[lowest(faces)] & bit(feature):
                hits += 1
            n += 1
            faces = rest(faces)
        return float(hits) / float(n)

    def worth_naming(self, t: Table, seat: i64, feature: i64) -> float:
        """MM-60. What one can surely show, and not what everybody can."""
        cells = face_down(t, seat)
        best: float = 0.0
        total: float = 0.0
        n: i64 = 0
        while cells:
            hit = self.hit(t, seat, lowest(cells), feature)
            best = max(best, hit)
            total += hit
            n += 1
            cells = rest(cells)
        if n == 0:
            return 0.0
        return best - GUILE * total / float(n)


def worth_removing(t: Table, seat: i64, cell: i64) -> float:
    """MM-30, MM-81. Own monsters first, doubles before others, then what is needed least."""
    kind = card_at(t, seat, cell)
    slot = slot_of(kind)
    worth: float = MONSTER * float(t.deck.monsters[slot])
    if back_of(kind) == seat:
        worth += OWN
    to_come = bit(COMPETITION) - 1
    for played in range(t.round):
        to_come &= ~bit(t.tasks[played])
    while to_come:
        worth -= float(t.deck.points[lowest(to_come) * SLOTS + slot])
        to_come = rest(to_come)
    return worth


STEADY: Final = SteadyPolicy
