"""Barricades and how they are broken: HU-28 to HU-33."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes
from monsterbox.games.humans.engine.board import HUMANS, MARKERS, TURNED, is_on, put_on
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.rules.town import is_closed_front
from monsterbox.games.humans.engine.table import FIGURES, Table, note
from monsterbox.games.humans.engine.zombies import (
    MARKS,
    STOPPED,
    TRIED,
    add_zombie,
    drop_zombie,
    zombies_on,
)


def can_try(t: Table, zombie: i64) -> bool:
    """HU-29, HU-32, A-10, A-11. Its movement has not ended; held by a card it may still try."""
    if zombie & STOPPED:
        return False
    if t.house & flags.TRY_PER_ZOMBIE and zombie & TRIED:
        return False
    space = zombie // MARKS
    return is_closed_front(t, space) and not is_on(t, HUMANS, space)


def has_try_left(t: Table) -> bool:
    """HU-32, A-10. One try a turn, or with `per_zombie` one of each zombie."""
    return t.tries == 0 or t.house & flags.TRY_PER_ZOMBIE != 0


def legal_breaks(t: Table, seat: i64, out: Actions) -> None:
    """HU-29, HU-32. Every space on which a zombie may try a barricade."""
    if not has_try_left(t):
        return
    done: i64 = NONE
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        if zombie // MARKS != done and can_try(t, zombie):
            done = zombie // MARKS
            out.add(actions.BREAK + done)


def has_break(t: Table, seat: i64) -> bool:
    """Whether there is any of them."""
    if not has_try_left(t):
        return False
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if can_try(t, t.zombies[place]):
            return True
    return False


def begin_try(t: Table, seat: i64, space: i64) -> None:
    """HU-29, HU-32. The try of the turn is used, whatever comes of it."""
    t.tries += 1
    t.at = space
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        if zombie // MARKS == space and can_try(t, zombie):
            drop_zombie(t, seat, zombie)
            add_zombie(t, seat, zombie | TRIED)
            return


def needed_to_break(t: Table, space: i64) -> i64:
    """HU-30, A-76. The barricade, less one for each other zombie of any player."""
    barricade = t.box.barricade[t.town[TURNED + space // LOCAL] // SIDES]
    return barricade - (zombies_on(t, space) - 1)


def place_marker(t: Table, seat: i64, space: i64) -> None:
    """HU-31. For good, and for all players."""
    put_on(t, MARKERS, space)
    note(t, notes.MARKER_PLACED, seat, space)


def fail_try(t: Table, seat: i64) -> None:
    """HU-33, A-11. Nothing happens; with `failed_try_stops` the zombie stays where it is."""
    note(t, notes.TRY_FAILED, seat, t.at)
    if t.house & flags.FAILED_TRY_STOPS == 0:
        return
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        if zombie // MARKS == t.at and zombie & TRIED and zombie & STOPPED == 0:
            drop_zombie(t, seat, zombie)
            add_zombie(t, seat, zombie | STOPPED)
            return


def has_closed_front(t: Table, seat: i64) -> bool:
    """HE06, Tunnel. Whether an own zombie stands before a closed building."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if is_closed_front(t, t.zombies[place] // MARKS):
            return True
    return False


def legal_fronts(t: Table, seat: i64, first: i64, out: Actions) -> None:
    """HE06, Tunnel. Every closed front on which an own zombie stands, moved, stopped or not."""
    done: i64 = NONE
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        space = t.zombies[place] // MARKS
        if space != done and is_closed_front(t, space):
            done = space
            out.add(first + space)
