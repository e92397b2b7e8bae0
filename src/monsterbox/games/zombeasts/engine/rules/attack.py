"""The Zombeast attack: ZB-21 to ZB-29."""

from mypy_extensions import i64

from monsterbox.games.zombeasts.engine import flags
from monsterbox.games.zombeasts.engine.deck import COLOURS, NO_ANIMAL, WHITE
from monsterbox.games.zombeasts.engine.table import ROWS, Table, colour_of_row, moon


def shows_animal_of(t: Table, card: i64, cards: i64, colour: i64) -> bool:
    """ZB-21, ZB-28. Whether a set of that colour and white shows the animal of the card."""
    animal = t.deck.animal[card]
    if animal == NO_ANIMAL:
        return False
    place = animal * COLOURS + colour
    return cards & t.deck.animals[place] != 0


def triggers_attack(t: Table, card: i64, row: i64, others: i64) -> bool:
    """ZB-21, ZB-22, ZB-24. Whether the card, coming to the others of its moon, finds its like."""
    if t.house & flags.ATTACK_ANY_MOON:
        return matches_any_moon(t, card, row, others)
    colour = t.deck.colour[card]
    if colour == WHITE:
        colour = colour_of_row(row)
    return shows_animal_of(t, card, others, colour)


def matches_any_moon(t: Table, card: i64, row: i64, others: i64) -> bool:
    """D-10. Whether the animal lies in any own moon; the others stand for the moon in that row."""
    for own_row in range(ROWS):
        lying = moon(t, t.active, own_row)
        if own_row == row:
            lying = others
        if shows_animal_of(t, card, lying, colour_of_row(own_row)):
            return True
    return False
