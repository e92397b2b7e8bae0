"""What each seat knows of the others' cards: section 6 of the specification.

For every observer and every other seat the book says how many cards of each value surely lie in
that hand, in that graveyard, or in one of the two; and for every observer how many surely lie with
some other seat, that is, not in the reserve. All are lower bounds, each card counted in one place.
Numbers of all twenty values stand in one int, three bits each: more than seven are not told apart.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest
from monsterbox.games.oh_my_brain.engine import flags
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.table import (
    GRAVE,
    IN_GRAVE,
    IN_HAND,
    KNOWN,
    LOT,
    MAX_SEATS,
    PLACES,
    SOMEWHERE,
    WITH_SEAT,
    Table,
    number_in,
)

MOST: Final = 7
DIGIT: Final = 3


# Numbers of all values in one int


def number_of(numbers: i64, value: i64) -> i64:
    """How many cards of a value."""
    return (numbers >> (DIGIT * value)) & MOST


def more(numbers: i64, value: i64, number: i64) -> i64:
    """So many cards of a value more; never more than can be told."""
    told = number_of(numbers, value)
    if told + number > MOST:
        number = MOST - told
    return numbers + number * bit(DIGIT * value)


def less(numbers: i64, value: i64, number: i64) -> i64:
    """So many cards of a value fewer, as far as there are any."""
    told = number_of(numbers, value)
    if told < number:
        number = told
    return numbers - number * bit(DIGIT * value)


def together(numbers: i64, others: i64) -> i64:
    """The cards of both."""
    while others:
        value = lowest(others) // DIGIT
        number = number_of(others, value)
        numbers = more(numbers, value, number)
        others -= number * bit(DIGIT * value)
    return numbers


def contents(t: Table, zone: i64) -> i64:
    """All cards of a zone."""
    numbers: i64 = 0
    for value in range(VALUES):
        numbers = more(numbers, value, number_in(t, zone, value))
    return numbers


# The book


def page(observer: i64, seat: i64) -> i64:
    """Where an observer's knowledge of a seat begins in `known`."""
    return (observer * MAX_SEATS + seat) * PLACES


def forget_everything(t: Table) -> None:
    """ZA-01. All cards are shuffled."""
    for place in range(KNOWN):
        t.known[place] = 0


def learn(t: Table, place: i64, value: i64, number: i64) -> None:
    t.known[place] = more(t.known[place], value, number)


def move_all(t: Table, source: i64, target: i64) -> None:
    """What was known of one place is now known of the other."""
    t.known[target] = together(t.known[target], t.known[source])
    t.known[source] = 0


def missed(t: Table, observer: i64, seat: i64, value: i64) -> None:
    """A card has left that hand before the observer's eyes.

    The most certain knowledge goes first: what remains is then true whichever card it was.
    """
    here = page(observer, seat)
    for place in range(here + IN_HAND, here + PLACES):
        if place != here + IN_GRAVE and number_of(t.known[place], value) > 0:
            t.known[place] = less(t.known[place], value, 1)
            return
    anywhere = SOMEWHERE + observer
    t.known[anywhere] = less(t.known[anywhere], value, 1)


def leaves_hand_openly(t: Table, seat: i64, value: i64, number: i64) -> None:
    """ZA-13. Everybody sees what is played."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        if observer != seat:
            for _ in range(number):
                missed(t, observer, seat, value)
    hand_may_be_empty(t, seat)


def enters_grave_openly(t: Table, seat: i64, value: i64) -> None:
    """ZA-20. Everybody sees where an extra card goes."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        if observer != seat:
            learn(t, page(observer, seat) + IN_GRAVE, value, 1)


def given_unseen(t: Table, giver: i64, receiver: i64, value: i64) -> None:
    """ZA-44, Q-31. Giver and receiver know the card; the others see only where it goes."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        if observer == giver:
            learn(t, page(giver, receiver) + IN_GRAVE, value, 1)
        elif observer == receiver:
            missed(t, receiver, giver, value)
        elif t.house & flags.OPEN_GIVE:
            missed(t, observer, giver, value)
            learn(t, page(observer, receiver) + IN_GRAVE, value, 1)
        else:
            here = page(observer, giver)
            lose_track(t, observer, here + IN_HAND)
            lose_track(t, observer, here + WITH_SEAT)
    hand_may_be_empty(t, giver)


def lose_track(t: Table, observer: i64, place: i64) -> None:
    """These cards lie with somebody, but no longer surely with this seat."""
    move_all(t, place, SOMEWHERE + observer)


def hand_may_be_empty(t: Table, seat: i64) -> None:
    """Where the hand is empty, all that the seat has is in its graveyard."""
    if t.held[seat] > 0:
        return
    for observer in range(t.seats):
        here = page(observer, seat)
        t.known[here + IN_HAND] = 0
        move_all(t, here + WITH_SEAT, here + IN_GRAVE)


def grave_emptied(t: Table, seat: i64) -> None:
    """ZA-30. All that the seat has is in its hand."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        here = page(observer, seat)
        move_all(t, here + IN_GRAVE, here + IN_HAND)
        move_all(t, here + WITH_SEAT, here + IN_HAND)


def leaves_grave_unseen(t: Table, seat: i64) -> None:
    """Section 6. Of a refill only the number of cards is seen."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        here = page(observer, seat)
        move_all(t, here + IN_GRAVE, here + WITH_SEAT)


def reserve_renewed(t: Table) -> None:
    """ZA-26. The reserve was empty: every card that lies not open is with some player."""
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        place = SOMEWHERE + observer
        if t.seats == 2:
            place = page(observer, 1 - observer) + WITH_SEAT
        for value in range(VALUES):
            learn(t, place, value, unplaced(t, observer, value))


def unplaced(t: Table, observer: i64, value: i64) -> i64:
    """How many cards of a value lie with others without being in the observer's book."""
    anywhere = SOMEWHERE + observer
    number = -number_of(t.known[anywhere], value)
    for seat in range(t.seats):
        if seat != observer:
            number += number_in(t, seat, value)
            number += number_in(t, GRAVE + seat, value)
            number += number_in(t, LOT + seat, value)
            here = page(observer, seat)
            for place in range(here, here + PLACES):
                number -= number_of(t.known[place], value)
    return number


def hands_swapped(t: Table, one: i64, other: i64) -> None:
    """ZA-48, section 6. Called before the exchange: the partners know what they give and get."""
    swapped(t, one, other, 0, IN_HAND, IN_GRAVE)


def graves_swapped(t: Table, one: i64, other: i64) -> None:
    """ZA-48, section 6. Called before the exchange: the partners know what they give and get."""
    swapped(t, one, other, GRAVE, IN_GRAVE, IN_HAND)


def swapped(t: Table, one: i64, other: i64, zone: i64, seen: i64, unseen: i64) -> None:
    if not t.keeps_book:
        return
    for observer in range(t.seats):
        if observer == one:
            learn_by_swap(t, one, other, zone, seen, unseen)
        elif observer == other:
            learn_by_swap(t, other, one, zone, seen, unseen)
        else:
            watch_swap(t, observer, one, other, seen)


def learn_by_swap(t: Table, observer: i64, seat: i64, zone: i64, seen: i64, unseen: i64) -> None:
    """The observer has seen one of the seat's two sets of cards, and knows what came instead."""
    here = page(observer, seat)
    anywhere = SOMEWHERE + observer
    for value in range(VALUES):
        news = number_in(t, zone + seat, value) - number_of(t.known[here + seen], value)
        either = number_of(t.known[here + WITH_SEAT], value)
        if either > news:  # what was not among these cards is among the others
            learn(t, here + unseen, value, either - news)
        elif news > either:
            t.known[anywhere] = less(t.known[anywhere], value, news - either)
    t.known[here + seen] = contents(t, zone + observer)
    t.known[here + WITH_SEAT] = 0


def watch_swap(t: Table, observer: i64, one: i64, other: i64, seen: i64) -> None:
    """What was known of these sets of cards goes with them; the rest is no longer certain."""
    here = page(observer, one)
    there = page(observer, other)
    known = t.known[here + seen]
    t.known[here + seen] = t.known[there + seen]
    t.known[there + seen] = known
    lose_track(t, observer, here + WITH_SEAT)
    lose_track(t, observer, there + WITH_SEAT)
