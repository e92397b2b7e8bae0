"""What lies on the table: displays, stray pile, tasks, and what is being asked."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.journal import Journal
from monsterbox.core.state import CHANCE, NONE, OVER, GameState
from monsterbox.core.zones import zone
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import TASKS, Deck

MAX_SEATS: Final[i64] = 4
SIDE: Final = 6  # of the largest display
CELLS: Final[i64] = 36
FRAME: Final = 8  # side of the frame in which cards are placed
START: Final = 4  # side of the first display
ROUNDS: Final[i64] = 10
MOST_PILE: Final = 72

# Sets of cells.
FIRST_ROW: Final = 63
FIRST_COLUMN: Final = 1090785345  # cells 0, 6, 12, 18, 24, 30


class Table(GameState):
    """The zones and the turn; `State` adds the contract, `rules` the rules."""

    def __init__(self, seats: i64, deck: Deck, house: i64, blank: bool = False) -> None:
        self.seats = seats
        self.deck = deck
        self.house = house  # flags of `house`
        self.cards = zone(MAX_SEATS * CELLS, blank, NONE)  # [seat, cell] -> kind of card
        self.seen = zone(MAX_SEATS * CELLS, blank)  # [seat, cell] -> seats that know the face
        self.displays = zone(MAX_SEATS * OF_DISPLAY, blank)  # [seat, what] -> see below
        self.by_seat = zone(MAX_SEATS * OF_SEAT, blank)  # [seat, what] -> see below
        self.pile = zone(MOST_PILE, blank, NONE)  # [place] -> kind of card, the top first
        self.pile_seen = zone(MOST_PILE, blank)  # [place] -> seats that know the face
        self.tasks = zone(TASKS, blank, NONE)  # in the order of play; the last ones are left out
        self.journal: Journal | None = None
        self.keeps_book: bool = True  # of what the seats have seen

        self.phase: i64 = phase.HOLDER
        self.actor: i64 = OVER  # a seat, CHANCE or OVER
        self.waiting: i64 = 0  # seats that choose at the same time
        self.holder: i64 = 0  # of the task pile
        self.round: i64 = 0  # tasks flipped so far
        self.task: i64 = NONE
        self.pile_size: i64 = 0
        self.dealt: i64 = 0  # cards or tasks dealt so far in the set-up
        self.bag: i64 = 0  # slots or tasks still to be dealt

        self.memorizers: i64 = 0  # sets of seats
        self.muddlers: i64 = 0
        self.remaining: i64 = 0  # in the competition
        self.first_out: i64 = 0
        self.namer: i64 = NONE
        self.feature: i64 = NONE
        self.used: i64 = 0  # set of features

    def keep_journal(self, journal: Journal | None) -> None:
        self.journal = journal


# [seat, what] of `displays`
TAKEN: Final = 0  # set of cells with a card
UP: Final = 1  # set of cells with a card face up
LEFT: Final = 2  # column of cell 0
TOP: Final = 3  # row of cell 0
OF_DISPLAY: Final = 4

# [seat, what] of `by_seat`
POINTS: Final = 0  # of this round
TURNED: Final = 1  # cards turned in this round
PICK: Final = 2  # the cell chosen in secret, or NONE
DRAWN: Final = 3  # kind of card in hand, or NONE
DRAWN_SEEN: Final = 4  # who has seen its face
OF_SEAT: Final = 5


def note(t: Table, kind: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
    """Write down what happened, if somebody keeps a journal."""
    if t.journal is None:
        return
    t.journal.add(kind, a, b, c, d)


# Who is asked


def ask(t: Table, phase: i64, seat: i64) -> None:
    """One seat is asked."""
    t.phase = phase
    t.waiting = 0
    t.actor = seat


def ask_chance(t: Table, phase: i64) -> None:
    t.phase = phase
    t.waiting = 0
    t.actor = CHANCE


def ask_all(t: Table, phase: i64, seats: i64) -> None:
    """Several seats choose at the same time; the lowest stands for them."""
    t.phase = phase
    t.waiting = seats
    t.actor = lowest(seats)


def take_answer(t: Table, seat: i64) -> bool:
    """One of those who choose at the same time has finished; whether it was the last."""
    t.waiting = t.waiting & ~bit(seat)
    if t.waiting == 0:
        return True
    t.actor = lowest(t.waiting)
    return False


def everybody(t: Table) -> i64:
    return bit(t.seats) - 1


def after(t: Table, seat: i64, steps: i64) -> i64:
    """The seat that many places clockwise."""
    seat += steps
    if seat >= t.seats:
        return seat - t.seats
    return seat


# Displays


def of_display(t: Table, seat: i64, what: i64) -> i64:
    place = seat * OF_DISPLAY + what
    return t.displays[place]


def set_of_display(t: Table, seat: i64, what: i64, value: i64) -> None:
    place = seat * OF_DISPLAY + what
    t.displays[place] = value


def of_seat(t: Table, seat: i64, what: i64) -> i64:
    place = seat * OF_SEAT + what
    return t.by_seat[place]


def set_of_seat(t: Table, seat: i64, what: i64, value: i64) -> None:
    place = seat * OF_SEAT + what
    t.by_seat[place] = value


def face_down(t: Table, seat: i64) -> i64:
    """The set of cells with a card face down."""
    return of_display(t, seat, TAKEN) & ~of_display(t, seat, UP)


def card_at(t: Table, seat: i64, cell: i64) -> i64:
    """The kind of card in a cell."""
    place = seat * CELLS + cell
    return t.cards[place]


def column_of(t: Table, seat: i64, cell: i64) -> i64:
    return of_display(t, seat, LEFT) + cell % SIDE


def row_of(t: Table, seat: i64, cell: i64) -> i64:
    return of_display(t, seat, TOP) + cell // SIDE


def lay(t: Table, seat: i64, cell: i64, kind: i64, seen: i64) -> None:
    """Put a card face down into an empty cell."""
    place = seat * CELLS + cell
    t.cards[place] = kind
    t.seen[place] = seen
    set_of_display(t, seat, TAKEN, of_display(t, seat, TAKEN) | bit(cell))


def lift(t: Table, seat: i64, cell: i64) -> None:
    """Take a card away; nothing else moves, only the cells may be counted anew."""
    place = seat * CELLS + cell
    t.cards[place] = NONE
    t.seen[place] = 0
    set_of_display(t, seat, TAKEN, of_display(t, seat, TAKEN) & ~bit(cell))
    set_of_display(t, seat, UP, of_display(t, seat, UP) & ~bit(cell))


def shift(t: Table, seat: i64, columns: i64, rows: i64) -> None:
    """Count the cells of a display from another corner; the cards stay where they lie."""
    steps = columns + rows * SIDE
    first = seat * CELLS
    if steps < 0:
        for cell in range(-steps, CELLS):
            move_card(t, first + cell, first + cell + steps)
    else:
        for cell in range(CELLS - steps):
            move_card(t, first + CELLS - 1 - steps - cell, first + CELLS - 1 - cell)
    set_of_display(t, seat, TAKEN, moved(of_display(t, seat, TAKEN), steps))
    set_of_display(t, seat, UP, moved(of_display(t, seat, UP), steps))
    set_of_display(t, seat, LEFT, of_display(t, seat, LEFT) - columns)
    set_of_display(t, seat, TOP, of_display(t, seat, TOP) - rows)


def move_card(t: Table, source: i64, target: i64) -> None:
    t.cards[target] = t.cards[source]
    t.seen[target] = t.seen[source]
    t.cards[source] = NONE
    t.seen[source] = 0


def moved(cells: i64, steps: i64) -> i64:
    """A set of cells, each that many cells further on."""
    if steps < 0:
        return cells >> -steps
    return cells * bit(steps)


def count_from_corner(t: Table, seat: i64) -> None:
    """6.3. Cells are counted from the top left of the box around the cards."""
    taken = of_display(t, seat, TAKEN)
    columns: i64 = 0
    rows: i64 = 0
    while taken & moved(FIRST_COLUMN, columns) == 0:
        columns += 1
    while taken & moved(FIRST_ROW, SIDE * rows) == 0:
        rows += 1
    if columns + rows > 0:
        shift(t, seat, -columns, -rows)


def width(t: Table, seat: i64) -> i64:
    """How many columns the box around the cards has."""
    taken = of_display(t, seat, TAKEN)
    columns: i64 = SIDE
    while taken & moved(FIRST_COLUMN, columns - 1) == 0:
        columns -= 1
    return columns


def height(t: Table, seat: i64) -> i64:
    """How many rows the box around the cards has."""
    taken = of_display(t, seat, TAKEN)
    rows: i64 = SIDE
    while taken & moved(FIRST_ROW, SIDE * (rows - 1)) == 0:
        rows -= 1
    return rows


# Pile


def put_under_pile(t: Table, kind: i64, seen: i64) -> None:
    """MM-32, MM-35. A card goes to the bottom."""
    t.pile[t.pile_size] = kind
    t.pile_seen[t.pile_size] = seen
    t.pile_size += 1


def take_from_pile(t: Table, place: i64) -> None:
    """A card leaves the pile; those below move up."""
    t.pile_size -= 1
    for k in range(place, t.pile_size):
        t.pile[k] = t.pile[k + 1]
        t.pile_seen[k] = t.pile_seen[k + 1]
    t.pile[t.pile_size] = NONE
    t.pile_seen[t.pile_size] = 0


def nth_member(members: i64, n: i64) -> i64:
    """The n-th member of a set."""
    while n:
        members = rest(members)
        n -= 1
    return lowest(members)
