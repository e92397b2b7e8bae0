"""Step 3, movement: steps, barricades, dice tokens: HU-21 to HU-37, HZ-24, HZ-28, HZ-40."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes
from monsterbox.games.humans.engine.board import (
    DICE,
    HUMANS,
    MARKERS,
    is_on,
    kind_of,
    put_on,
    take_off,
)
from monsterbox.games.humans.engine.deck import BUILDING, SIDES, STREET
from monsterbox.games.humans.engine.rules.holds import is_held, zombie_ways
from monsterbox.games.humans.engine.rules.town import is_closed_front, zombie_beyond
from monsterbox.games.humans.engine.table import FIGURES, Table, note
from monsterbox.games.humans.engine.zombies import (
    MARKS,
    MOVED,
    STOPPED,
    add_zombie,
    drop_zombie,
    zombies_of,
)

# Steps


def cost_of_step(t: Table, zombie: i64) -> i64:
    """HU-23, A-02. One; with `minus_extra_zombies` the first step of each further zombie is two."""
    if t.house & flags.MINUS_EXTRA and t.stepped and zombie & MOVED == 0:
        return 2
    return 1


def can_step(t: Table, zombie: i64) -> bool:
    """HU-21, HU-26, HE04. Nothing holds it, and steps are left."""
    return cost_of_step(t, zombie) <= t.pool and not is_held(t, zombie)


def stepper_on(t: Table, seat: i64, space: i64) -> i64:
    """A-75. The zombie on the space that is meant: the cheapest, and of those one used before."""
    best: i64 = NONE
    cost: i64 = 3
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        if zombie // MARKS == space and can_step(t, zombie) and cost_of_step(t, zombie) <= cost:
            best = zombie
            cost = cost_of_step(t, zombie)
    return best


def legal_steps(t: Table, seat: i64, out: Actions) -> None:
    """HU-21 to HU-26, HZ-24. Every space with a zombie that may step, every way out of it."""
    if t.pool == 0:
        return
    done: i64 = NONE  # the space whose steps are listed
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        space = zombie // MARKS
        if space != done and can_step(t, zombie):
            done = space
            actions.add_each(actions.STEP + space * SIDES, zombie_ways(t, seat, space), out)


def has_step(t: Table, seat: i64) -> bool:
    """Whether there is any of them."""
    if t.pool == 0:
        return False
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        if can_step(t, zombie) and zombie_ways(t, seat, zombie // MARKS):
            return True
    return False


def step(t: Table, seat: i64, space: i64, side: i64) -> None:
    """HU-21, HU-23, HU-26, HU-36. One zombie makes one step."""
    zombie = stepper_on(t, seat, space)
    t.pool -= cost_of_step(t, zombie)
    t.stepped = True
    there = zombie_beyond(t, space, side)
    open_front(t, seat, space, there)
    move_zombie(t, seat, zombie, there, zombie % MARKS | MOVED)


def open_front(t: Table, seat: i64, space: i64, there: i64) -> None:
    """HZ-28. Whoever enters a building where zombies are leaves a marker at a closed front."""
    if kind_of(t, space) != STREET or kind_of(t, there) != BUILDING:
        return
    if is_closed_front(t, space):
        put_on(t, MARKERS, space)
        note(t, notes.MARKER_PLACED, seat, space)


def move_zombie(t: Table, seat: i64, zombie: i64, there: i64, marks: i64) -> None:
    """HU-36, HZ-25, HZ-40, A-49. It arrives; beside a shotgun guy it stops and attempts him."""
    drop_zombie(t, seat, zombie)
    note(t, notes.ZOMBIE_MOVED, seat, zombie // MARKS, there)
    pawns = pawns_on(t, there)
    if pawns:
        t.fresh = t.fresh | pawns
        marks |= STOPPED
    add_zombie(t, seat, there * MARKS + marks)
    collect_token(t, seat, there)


def pawns_on(t: Table, space: i64) -> i64:
    """The set of seats whose shotgun guy is there."""
    found: i64 = 0
    if t.shotguns == 0:
        return found
    for seat in range(t.seats):
        if t.shotguns & bit(seat) and t.pawn[seat] == space:
            found |= bit(seat)
    return found


# Dice tokens


def collect_token(t: Table, seat: i64, space: i64) -> None:
    """HU-36, HU-72, A-15. A token without a human over it is taken at once; no limit."""
    if is_on(t, DICE, space) and not is_on(t, HUMANS, space):
        take_off(t, DICE, space)
        t.tokens[seat] = t.tokens[seat] + 1
        note(t, notes.TOKEN_TAKEN, seat, space)


def collect_if_there(t: Table, seat: i64, space: i64) -> None:
    """HU-37, A-16. The active player takes it if one of his zombies is there."""
    if zombies_of(t, seat, space) > 0:
        collect_token(t, seat, space)


def collect_all(t: Table, seat: i64) -> None:
    """HU-09, A-16. At the start of a turn, under all own zombies."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        collect_token(t, seat, t.zombies[place] // MARKS)
