"""A table as one seat may imagine it: all that it cannot know is dealt anew."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest
from monsterbox.core.rng import Rng
from monsterbox.core.state import NONE
from monsterbox.games.oh_my_brain.engine import phases as phase
from monsterbox.games.oh_my_brain.engine.deck import CARDS, VALUES
from monsterbox.games.oh_my_brain.engine.rules.knowledge import DIGIT, number_of, page
from monsterbox.games.oh_my_brain.engine.rules.passes import is_keeping_a_choice
from monsterbox.games.oh_my_brain.engine.rules.refill import is_a_choice
from monsterbox.games.oh_my_brain.engine.table import (
    GRAVE,
    IN_GRAVE,
    IN_HAND,
    LOT,
    MAX_SEATS,
    PLACES,
    RESERVE,
    SOMEWHERE,
    WITH_SEAT,
    Table,
    is_of_one_value,
    nth_value,
    number_in,
    pour,
    put,
    take,
)

FEW: Final = 12
SIGNS: Final = 3


def any_of_reserve(t: Table, rng: Rng) -> i64:
    """A card of the reserve, all equally likely: guessed, or counted when few are left."""
    size = t.held[RESERVE]
    if size < FEW:
        return nth_value(t, RESERVE, rng.below(size))
    while True:
        card = rng.below(CARDS)
        value = t.deck.value_of_card[card]
        if t.deck.order_of_card[card] < number_in(t, RESERVE, value):
            return value


def redeal(t: Table, seat: i64, rng: Rng) -> None:
    """Section 6. Hands, graveyards, lots and reserve as they may be for all this seat knows."""
    step_back(t, seat)
    forget_what_others_know(t, seat)
    throw_other_signs(t, seat, rng)
    sizes = t.held[:]
    gather(t, seat)
    deal_again(t, seat, sizes, rng)
    while not is_question_sensible(t, seat):
        gather(t, seat)
        deal_again(t, seat, sizes, rng)


def step_back(t: Table, seat: i64) -> None:
    """R-02. Which card the active player is about to give is not known to others."""
    if seat != t.active and t.phase == phase.GIVE_TO:
        t.given = NONE
        t.phase = phase.GIVE_CARD


def forget_what_others_know(t: Table, seat: i64) -> None:
    """What one player knows of a hand, another cannot know."""
    for observer in range(t.seats):
        if observer != seat:
            first = page(observer, 0)
            for place in range(first, first + MAX_SEATS * PLACES):
                t.known[place] = 0
            t.known[SOMEWHERE + observer] = 0


def throw_other_signs(t: Table, seat: i64, rng: Rng) -> None:
    """tie_starter. Signs stay hidden until all have shown theirs."""
    for other in range(t.seats):
        if other != seat and t.signs[other] != 0:
            t.signs[other] = 1 + rng.below(SIGNS)


def gather(t: Table, seat: i64) -> None:
    """All cards of the others go back to the reserve."""
    for other in range(t.seats):
        if other != seat:
            pour(t, other, RESERVE)
            pour(t, GRAVE + other, RESERVE)
            pour(t, LOT + other, RESERVE)


def deal_again(t: Table, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    """First what is known to lie in one place, then what may lie in several, then anything."""
    for other in range(t.seats):
        if other != seat:
            here = page(seat, other)
            place_all(t, t.known[here + IN_HAND], other)
            place_all(t, t.known[here + IN_GRAVE], GRAVE + other)
    for other in range(t.seats):
        if other != seat:
            place_with_seat(t, seat, other, sizes, rng)
    place_anywhere(t, seat, sizes, rng)
    fill_up(t, sizes, rng)


def place_all(t: Table, numbers: i64, zone: i64) -> None:
    """Cards that surely lie there."""
    while numbers:
        value = lowest(numbers) // DIGIT
        number = number_of(numbers, value)
        take(t, RESERVE, value, number)
        put(t, zone, value, number)
        numbers -= number * bit(DIGIT * value)


def place_with_seat(t: Table, seat: i64, other: i64, sizes: vec[i64], rng: Rng) -> None:
    """Cards that one seat surely has, in whichever of its places there is room."""
    numbers = t.known[page(seat, other) + WITH_SEAT]
    while numbers:
        value = lowest(numbers) // DIGIT
        place_one(t, value, zone_with_room(t, other, other, sizes, rng))
        numbers -= bit(DIGIT * value)


def place_anywhere(t: Table, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    """Cards that surely are not in the reserve."""
    numbers = t.known[SOMEWHERE + seat]
    while numbers:
        value = lowest(numbers) // DIGIT
        place_one(t, value, zone_with_room(t, 0, t.seats - 1, sizes, rng))
        numbers -= bit(DIGIT * value)


def zone_with_room(t: Table, first: i64, last: i64, sizes: vec[i64], rng: Rng) -> i64:
    """One of the places of these seats, each as likely as it has room."""
    room: i64 = 0
    for seat in range(first, last + 1):
        for zone in range(seat, RESERVE, MAX_SEATS):
            room += room_in(t, zone, sizes)
    skip = rng.below(room)
    for seat in range(first, last + 1):
        for zone in range(seat, RESERVE, MAX_SEATS):
            skip -= room_in(t, zone, sizes)
            if skip < 0:
                return zone
    raise IndexError("more cards are known than there is room for")


def room_in(t: Table, zone: i64, sizes: vec[i64]) -> i64:
    """How many more cards that somebody had may lie there.

    What was just drawn came from the reserve, and only before its renewal from an unknown one.
    """
    size = sizes[zone]
    if zone == LOT + t.active:
        size = t.early
    if size <= t.held[zone]:
        return 0
    return size - t.held[zone]


def place_one(t: Table, value: i64, zone: i64) -> None:
    take(t, RESERVE, value, 1)
    put(t, zone, value, 1)


def fill_up(t: Table, sizes: vec[i64], rng: Rng) -> None:
    """All places that are left take any card that may be anywhere."""
    cards = vec[i64]([0] * CARDS)
    n: i64 = 0
    for value in range(VALUES):
        for _ in range(number_in(t, RESERVE, value)):
            cards[n] = value
            n += 1
    for zone in range(RESERVE):
        while t.held[zone] < sizes[zone]:
            k = rng.below(n)
            value = cards[k]
            n -= 1
            cards[k] = cards[n]
            place_one(t, value, zone)


def is_question_sensible(t: Table, seat: i64) -> bool:
    """Section 6, Q-39. That a question was asked tells of the cards of whoever is asked."""
    if t.phase == phase.BURY:
        return are_lots_mixed(t)
    if seat == t.active:
        return True
    if t.phase == phase.KEEP:
        return is_keeping_a_choice(t)
    if t.phase == phase.REFILL:
        return is_a_choice(t)
    return True


def are_lots_mixed(t: Table) -> bool:
    """open_draft, Q-39. Whoever still has to bury cards has different ones to choose from."""
    for seat in range(t.seats):
        if t.waiting & bit(seat) and is_of_one_value(t, LOT + seat):
            return False
    return True
