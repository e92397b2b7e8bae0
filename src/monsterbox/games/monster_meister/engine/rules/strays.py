"""Memorizers give cards away, muddlers take strays: MM-30 to MM-51."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.engine import actions, flags, notes
from monsterbox.games.monster_meister.engine.deck import back_of
from monsterbox.games.monster_meister.engine.rules.reveal import add_cells
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    DRAWN_SEEN,
    FRAME,
    LEFT,
    PICK,
    SIDE,
    START,
    TAKEN,
    TOP,
    UP,
    Table,
    after,
    card_at,
    column_of,
    count_from_corner,
    everybody,
    height,
    lay,
    lift,
    note,
    of_display,
    of_seat,
    put_under_pile,
    row_of,
    set_of_seat,
    shift,
    take_from_pile,
    width,
)

# Memorizers


def legal_removals(t: Table, seat: i64, out: Actions) -> None:
    """MM-30, MM-31, MM-73. Any card revealed this round, whatever its back."""
    add_cells(of_display(t, seat, UP), out)


def remove_chosen(t: Table) -> None:
    """MM-32, MM-34, MM-36. Clockwise from the holder the chosen cards go under the pile."""
    for steps in range(t.seats):
        seat = after(t, t.holder, steps)
        cell = of_seat(t, seat, PICK)
        if cell != NONE:
            remove_one(t, seat, cell)


def remove_one(t: Table, seat: i64, cell: i64) -> None:
    kind = card_at(t, seat, cell)
    seen = t.seen[seat * CELLS + cell]
    note(t, notes.REMOVED, seat, column_of(t, seat, cell), row_of(t, seat, cell), kind)
    put_under_pile(t, kind, seen)
    lift(t, seat, cell)
    count_from_corner(t, seat)
    set_of_seat(t, seat, PICK, NONE)


# Muddlers


def is_foreign(t: Table, seat: i64, place: i64) -> bool:
    """MM-41. Whether a card of the pile has another back than the seat's own."""
    return back_of(t.pile[place]) != seat


def can_all_draw(t: Table, seats: i64, without: i64) -> bool:
    """MM-44, MM-46. Enough cards, and a foreign one for each; `without` is already taken."""
    cards = t.pile_size
    if without != NONE:
        cards -= 1
    if cards < count(seats):
        return False
    for seat in range(t.seats):
        if seats & bit(seat) and not finds_foreign(t, seat, without):
            return False
    return True


def finds_foreign(t: Table, seat: i64, without: i64) -> bool:
    """MM-41, MM-44. Whether the pile has a card that the seat may draw."""
    for place in range(t.pile_size):
        if place != without and is_foreign(t, seat, place):
            return True
    return False


def draw_in_turn(t: Table) -> None:
    """MM-40, MM-43. Clockwise from the holder; with draw_order from his left neighbour."""
    first = t.holder
    if t.house & flags.DRAW_LEFT_FIRST:
        first = after(t, first, 1)
    seats = t.muddlers
    for steps in range(t.seats):
        seat = after(t, first, steps)
        if seats & bit(seat):
            seats &= ~bit(seat)
            draw_for(t, seat, seats)


def draw_for(t: Table, seat: i64, others: i64) -> None:
    """MM-42, MM-47, MM-48. The topmost foreign card that leaves one for each of the others."""
    place: i64 = 0
    while not is_foreign(t, seat, place) or not can_all_draw(t, others, place):
        place += 1
    set_of_seat(t, seat, DRAWN, t.pile[place])
    set_of_seat(t, seat, DRAWN_SEEN, t.pile_seen[place] | bit(seat))
    note(t, notes.DREW, seat, t.pile[place])
    take_from_pile(t, place)


def legal_places(t: Table, seat: i64, out: Actions) -> None:
    """MM-49 to MM-51. Empty cells beside a card, within a box of six by six."""
    columns = width(t, seat)
    rows = height(t, seat)
    for row in range(-1, SIDE + 1):
        for column in range(-1, SIDE + 1):
            if fits(columns, column) and fits(rows, row) and is_free_place(t, seat, column, row):
                out.add(actions.PLACE + column + 1 + FRAME * (row + 1))


def fits(size: i64, place: i64) -> bool:
    """MM-49. Whether a box that long, reaching to that place too, is no longer than six."""
    if place < 0:
        return size < SIDE
    return place < SIDE


def is_free_place(t: Table, seat: i64, column: i64, row: i64) -> bool:
    """MM-49, A-31. An empty cell that shares an edge with a card."""
    if t.house & flags.FRAME_FIXED and not is_in_fixed_frame(t, seat, column, row):
        return False
    taken = of_display(t, seat, TAKEN)
    if is_taken(taken, column, row):
        return False
    return (
        is_taken(taken, column - 1, row)
        or is_taken(taken, column + 1, row)
        or is_taken(taken, column, row - 1)
        or is_taken(taken, column, row + 1)
    )


def is_taken(taken: i64, column: i64, row: i64) -> bool:
    if column < 0 or column >= SIDE or row < 0 or row >= SIDE:
        return False
    return taken & bit(column + SIDE * row) != 0


def is_in_fixed_frame(t: Table, seat: i64, column: i64, row: i64) -> bool:
    """A-28. With frame = fixed the start grid and one row and column around it."""
    column += of_display(t, seat, LEFT)
    row += of_display(t, seat, TOP)
    return -1 <= column <= START and -1 <= row <= START


def place_drawn(t: Table, seat: i64, action: i64) -> None:
    """MM-49, 5.2. The drawn card is laid face down; new columns and rows shift the count."""
    column = (action - actions.PLACE) % FRAME - 1
    row = (action - actions.PLACE) // FRAME - 1
    columns: i64 = 0
    rows: i64 = 0
    if column < 0:
        columns = 1
    if row < 0:
        rows = 1
    if columns + rows > 0:
        shift(t, seat, columns, rows)
    cell = column + columns + SIDE * (row + rows)
    kind = of_seat(t, seat, DRAWN)
    seen = of_seat(t, seat, DRAWN_SEEN)
    if t.house & flags.ALL_OPEN:  # in a display what one has seen is open to all
        seen = everybody(t)
    lay(t, seat, cell, kind, seen)
    set_of_seat(t, seat, DRAWN, NONE)
    set_of_seat(t, seat, DRAWN_SEEN, 0)
    note(t, notes.PLACED, seat, column_of(t, seat, cell), row_of(t, seat, cell), kind)
