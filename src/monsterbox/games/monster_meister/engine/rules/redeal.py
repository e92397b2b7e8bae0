"""A table as one seat may imagine it: all that it cannot know is dealt anew."""

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, count
from monsterbox.core.rng import Rng
from monsterbox.core.state import NONE
from monsterbox.games.monster_meister.engine import flags
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import (
    COMPETITION,
    SET,
    SLOTS,
    STRAY_BACK,
    STRAYS,
    TASKS,
    back_of,
)
from monsterbox.games.monster_meister.engine.rules.reveal import reveal, see_cards
from monsterbox.games.monster_meister.engine.table import (
    CELLS,
    DRAWN,
    DRAWN_SEEN,
    PICK,
    POINTS,
    ROUNDS,
    TURNED,
    UP,
    Table,
    everybody,
    face_down,
    nth_member,
    of_display,
    of_seat,
    set_of_display,
    set_of_seat,
)


def any_of_bag(t: Table, rng: Rng) -> i64:
    """A card or task still to be dealt, all equally likely; equal ones under the first number."""
    first: i64 = 0
    size: i64 = SET
    if t.phase == phase.TASKS:
        size = TASKS
    elif t.dealt >= SET * t.seats:
        first = SET
        size = STRAYS
    found = first + rng.below(size)
    while t.bag & bit(found) == 0:
        found = first + rng.below(size)
    if t.phase != phase.TASKS:
        return t.deck.like[found]
    if found > COMPETITION:  # the two are alike
        return COMPETITION
    return found


def redeal(t: Table, seat: i64, rng: Rng) -> None:
    """Section 8. Faces, tasks and secret choices as they may be for all this seat knows."""
    is_secret = t.phase == phase.REVEAL and t.house & flags.OPEN_TABLE == 0
    if is_secret:
        turn_back_others(t, seat)
    deal_faces(t, seat, rng)
    shuffle_tasks(t, rng)
    if is_secret:
        reveal_for_others(t, seat, rng)
    choose_for_others(t, seat, rng)
    forget_what_others_know(t, seat)
    for other in range(t.seats):
        if is_secret:
            see_cards(t, other, bit(other))
        else:
            see_cards(t, other, everybody(t))


# Faces


def deal_faces(t: Table, seat: i64, rng: Rng) -> None:
    """Cards of one back whose faces the seat has never seen are shuffled among their places."""
    slots = vec[i64]([0] * ((STRAY_BACK + 1) * SLOTS))
    left = vec[i64]([0] * (STRAY_BACK + 1))
    gather_unseen(t, seat, slots, left)
    deal_to_displays(t, seat, slots, left, rng)
    for place in range(t.pile_size):
        if t.pile_seen[place] & bit(seat) == 0:
            t.pile[place] = any_face(back_of(t.pile[place]), slots, left, rng)
    for other in range(t.seats):
        kind = of_seat(t, other, DRAWN)
        if kind != NONE and of_seat(t, other, DRAWN_SEEN) & bit(seat) == 0:
            set_of_seat(t, other, DRAWN, any_face(back_of(kind), slots, left, rng))


def gather_unseen(t: Table, seat: i64, slots: vec[i64], left: vec[i64]) -> None:
    """[back, slot] -> how many unseen cards have this face; [back] -> how many in all."""
    for place in range(t.seats * CELLS):
        kind = t.cards[place]
        if kind != NONE and t.seen[place] & bit(seat) == 0:
            slots[kind] += 1
            left[back_of(kind)] += 1
    for place in range(t.pile_size):
        if t.pile_seen[place] & bit(seat) == 0:
            slots[t.pile[place]] += 1
            left[back_of(t.pile[place])] += 1
    for other in range(t.seats):
        kind = of_seat(t, other, DRAWN)
        if kind != NONE and of_seat(t, other, DRAWN_SEEN) & bit(seat) == 0:
            slots[kind] += 1
            left[back_of(kind)] += 1


def deal_to_displays(t: Table, seat: i64, slots: vec[i64], left: vec[i64], rng: Rng) -> None:
    for place in range(t.seats * CELLS):
        kind = t.cards[place]
        if kind != NONE and t.seen[place] & bit(seat) == 0:
            t.cards[place] = any_face(back_of(kind), slots, left, rng)


def any_face(back: i64, slots: vec[i64], left: vec[i64], rng: Rng) -> i64:
    """One of the unseen cards of a back, all equally likely."""
    skip = rng.below(left[back])
    left[back] -= 1
    kind = back * SLOTS
    while skip >= slots[kind]:
        skip -= slots[kind]
        kind += 1
    slots[kind] -= 1
    return kind


# Tasks


def shuffle_tasks(t: Table, rng: Rng) -> None:
    """Section 8. The tasks to come, and those left out; the competitions are alike."""
    bag = t.bag
    for place in range(t.round, ROUNDS):
        bag |= bit(t.tasks[place])
    for place in range(t.round, ROUNDS):
        t.tasks[place] = nth_member(bag, rng.below(count(bag)))
        bag &= ~bit(t.tasks[place])
    t.bag = bag
    name_competitions(t)


def name_competitions(t: Table) -> None:
    """The first competition in the pile is the first one."""
    following: i64 = COMPETITION
    for place in range(ROUNDS):
        if t.tasks[place] >= COMPETITION:
            t.tasks[place] = following
            following += 1
    left = t.bag & (bit(COMPETITION) - 1)
    competitions = count(t.bag) - count(left)
    for _ in range(competitions):
        left |= bit(following)
        following += 1
    t.bag = left


# What others are doing


def turn_back_others(t: Table, seat: i64) -> None:
    """A-16. How far another seat has come with turning cards is not seen."""
    for other in range(t.seats):
        if other != seat:
            set_of_display(t, other, UP, 0)
            set_of_seat(t, other, POINTS, 0)
            set_of_seat(t, other, TURNED, 0)


def reveal_for_others(t: Table, seat: i64, rng: Rng) -> None:
    """A-16. Only that it is done is seen: then it has turned some cards and come to an end."""
    for other in range(t.seats):
        if other != seat and t.waiting & bit(other) == 0:
            while not reveal(t, other, any_cell(face_down(t, other), rng)):
                pass


def any_cell(cells: i64, rng: Rng) -> i64:
    return nth_member(cells, rng.below(count(cells)))


def choose_for_others(t: Table, seat: i64, rng: Rng) -> None:
    """MM-61, section 8. Sealed picks and removals may be any."""
    if t.phase != phase.PICK and t.phase != phase.REMOVE:
        return
    for other in range(t.seats):
        if other != seat and of_seat(t, other, PICK) != NONE:
            cells = face_down(t, other)
            if t.phase == phase.REMOVE:
                cells = of_display(t, other, UP)
            set_of_seat(t, other, PICK, any_cell(cells, rng))


def forget_what_others_know(t: Table, seat: i64) -> None:
    """What one player has seen, another cannot know; with open_memory = all_open they all know."""
    for place in range(t.seats * CELLS):
        if t.house & flags.ALL_OPEN == 0 or t.seen[place] & bit(seat) == 0:
            t.seen[place] &= bit(seat)
    for place in range(t.pile_size):
        t.pile_seen[place] &= bit(seat)
    for other in range(t.seats):
        if of_seat(t, other, DRAWN) != NONE:
            known = of_seat(t, other, DRAWN_SEEN) & bit(seat)
            set_of_seat(t, other, DRAWN_SEEN, known | bit(other))
