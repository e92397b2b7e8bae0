"""Whether every component is in exactly one place and the counters agree."""

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.humans.deck import EAT, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.rules.laying import npc_pool, token_supply
from monsterbox.games.humans.table import (
    FIGURES,
    HUMANS,
    HUMANS_IN_ALL,
    ITEMS,
    MARKERS,
    MARKS,
    NPCS,
    TURNED,
    ZONES,
    Table,
    deck_of,
    number_on,
)


def is_sound(t: Table) -> bool:
    """D2 to D9. Humans, tokens, zombies, cards of all kinds."""
    if number_on(t, HUMANS) + t.supply + t.devoured != HUMANS_IN_ALL:
        return False
    if token_supply(t) < 0 or npc_pool(t) < 0:
        return False
    return are_cards_sound(t) and are_wounds_sound(t) and are_figures_sound(t)


def are_cards_sound(t: Table) -> bool:
    """D4, D8, D9. Every event and infection card lies somewhere, once."""
    for kind in range(KINDS):
        number: i64 = 0
        for zone in range(ZONES):
            number += copies_in(t, zone, kind)
        if number != 0 and number != t.box.copies[kind]:
            return False
    for zone in range(ZONES):
        if not is_zone_sound(t, zone):
            return False
    for name in range(INFECTIONS):
        found: i64 = 0
        for row in range(4):
            found += t.infection_cards[row * INFECTIONS + name]
        if name == EAT:
            for seat in range(t.seats):
                found += t.eat_cards[seat]
        if found != t.box.infections[name]:
            return False
    return True


def copies_in(t: Table, zone: i64, kind: i64) -> i64:
    if t.two[zone] & bit(kind):
        return 2
    if t.one[zone] & bit(kind):
        return 1
    return 0


def is_zone_sound(t: Table, zone: i64) -> bool:
    """Whether the sizes are those of the contents; no item is there twice."""
    human: i64 = 0
    zombie: i64 = 0
    if t.two[zone] & ~t.one[zone] or (zone >= ITEMS and t.two[zone] != 0):
        return False
    for kind in range(KINDS):
        if deck_of(kind) == 0:
            human += copies_in(t, zone, kind)
        else:
            zombie += copies_in(t, zone, kind)
    return t.held[zone * 2] == human and t.held[zone * 2 + 1] == zombie


def are_wounds_sound(t: Table) -> bool:
    """D5."""
    for name in range(WOUNDS):
        found: i64 = 0
        for row in range(3):
            found += t.wound_cards[row * WOUNDS + name]
        for seat in range(t.seats):
            if t.wounds[seat] & bit(name):
                found += 1
        if found != t.box.wound_cards[name]:
            return False
    return True


def are_figures_sound(t: Table) -> bool:
    """Figures stand on open spaces, zombies in ascending order; markers lie before buildings."""
    for seat in range(t.seats):
        last: i64 = 0
        for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
            if t.zombies[place] < last or not is_open(t, t.zombies[place] // MARKS):
                return False
            last = t.zombies[place]
    for tile in range(t.tiles):
        turned = t.town[TURNED + tile]
        ground = t.box.streets[turned] | t.box.buildings[turned]
        if (t.town[HUMANS + tile] | t.town[NPCS + tile]) & ~ground:
            return False
        if t.town[MARKERS + tile] & ~t.box.frontage[turned]:
            return False
        if t.town[HUMANS + tile] & t.town[NPCS + tile]:
            return False
    return True


def is_open(t: Table, space: i64) -> bool:
    tile = space // 9
    turned = t.town[TURNED + tile]
    return (t.box.streets[turned] | t.box.buildings[turned]) & bit(space % 9) != 0
