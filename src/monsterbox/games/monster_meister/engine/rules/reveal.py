"""Turning cards in ordinary tasks, and what they are worth: MM-12 to MM-28."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.monster_meister.engine import actions, flags, notes
from monsterbox.games.monster_meister.engine.deck import SLOTS, slot_of
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    POINTS,
    TURNED,
    UP,
    Table,
    card_at,
    column_of,
    everybody,
    face_down,
    note,
    of_display,
    of_seat,
    row_of,
    set_of_display,
    set_of_seat,
)


def legal_reveals(t: Table, seat: i64, out: Actions) -> None:
    """MM-13, A-08. Any own face-down card; with reveal_count = up_to also the end."""
    add_cells(face_down(t, seat), out)
    if t.house & flags.REVEAL_UP_TO and t.deck.number[t.task] > 0 and of_seat(t, seat, TURNED) > 0:
        out.add(actions.DONE)


def add_cells(cells: i64, out: Actions) -> None:
    """All cells of a set, ascending."""
    items = out.items
    n = out.n
    while cells:
        items[n] = actions.CELL + lowest(cells)
        n += 1
        cells = rest(cells)
    out.n = n


def turn_up(t: Table, seat: i64, cell: i64, eyes: i64) -> i64:
    """MM-13, MM-18. A card is turned face up before these eyes; its face."""
    set_of_display(t, seat, UP, of_display(t, seat, UP) | bit(cell))
    if t.keeps_book:
        place = seat * CELLS + cell
        t.seen[place] = t.seen[place] | eyes
    return slot_of(card_at(t, seat, cell))


def reveal(t: Table, seat: i64, cell: i64) -> bool:
    """MM-13 to MM-17, MM-20, MM-21. One card more; whether the seat is done."""
    eyes = bit(seat)
    if t.house & flags.OPEN_TABLE:
        eyes = everybody(t)
    slot = turn_up(t, seat, cell, eyes)
    worth = t.task * SLOTS + slot
    set_of_seat(t, seat, POINTS, of_seat(t, seat, POINTS) + t.deck.points[worth])
    set_of_seat(t, seat, TURNED, of_seat(t, seat, TURNED) + 1)
    note(t, notes.CARD_TURNED, seat, column_of(t, seat, cell), row_of(t, seat, cell), slot)
    if t.deck.stops[worth]:  # MM-15, MM-16
        return True
    if of_seat(t, seat, TURNED) == t.deck.number[t.task]:  # MM-14
        return True
    return face_down(t, seat) == 0  # MM-17


def show_all(t: Table) -> None:
    """A-16. When all have finished everybody sees all cards that lie face up."""
    for seat in range(t.seats):
        note(t, notes.CARDS_SHOWN, seat, of_seat(t, seat, TURNED))
        note(t, notes.SCORED, seat, of_seat(t, seat, POINTS))
        if t.keeps_book:
            see_cards(t, seat, everybody(t))


def see_cards(t: Table, seat: i64, eyes: i64) -> None:
    """These eyes see the face-up cards of a display."""
    cells = of_display(t, seat, UP)
    while cells:
        place = seat * CELLS + lowest(cells)
        t.seen[place] = t.seen[place] | eyes
        cells = rest(cells)


def find_roles(t: Table) -> None:
    """MM-25 to MM-27. Most points memorize, fewest muddle, unless all have the same."""
    most = of_seat(t, 0, POINTS)
    fewest = most
    for seat in range(1, t.seats):
        points = of_seat(t, seat, POINTS)
        if points > most:
            most = points
        if points < fewest:
            fewest = points
    t.memorizers = 0
    t.muddlers = 0
    if most == fewest:  # MM-27
        return
    for seat in range(t.seats):
        if of_seat(t, seat, POINTS) == most:
            t.memorizers |= bit(seat)
        elif of_seat(t, seat, POINTS) == fewest:
            t.muddlers |= bit(seat)


def note_roles(t: Table) -> None:
    if t.journal is None:
        return
    if t.memorizers == 0 and t.muddlers == 0:
        note(t, notes.NO_ROLES)
    for seat in range(t.seats):
        if t.memorizers & bit(seat):
            note(t, notes.MEMORIZES, seat)
    for seat in range(t.seats):
        if t.muddlers & bit(seat):
            note(t, notes.MUDDLES, seat)
