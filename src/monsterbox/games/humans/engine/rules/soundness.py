"""Whether every component is in exactly one place and the counters agree."""

from mypy_extensions import i64

from monsterbox.core.bits import bit, count
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine.board import HUMANS, MARKERS, NPCS, TURNED, number_on
from monsterbox.games.humans.engine.deck import EAT, INFECTIONS, LOCAL, WOUNDS
from monsterbox.games.humans.engine.piles import ITEMS, number_of
from monsterbox.games.humans.engine.rules.tile_placement import npc_pool, token_supply
from monsterbox.games.humans.engine.table import FIGURES, HUMANS_IN_ALL, ZONES, Table
from monsterbox.games.humans.engine.zombies import MARKS, supply_of


def is_sound(t: Table) -> bool:
    """D2 to D9. Humans, tokens, zombies, cards of all kinds."""
    if number_on(t, HUMANS) + t.supply + t.devoured != HUMANS_IN_ALL:
        return False
    if token_supply(t) < 0 or npc_pool(t) < 0:
        return False
    return are_cards_sound(t) and are_wounds_sound(t) and are_figures_sound(t)


def are_cards_sound(t: Table) -> bool:
    """D4, D8, D9. Every event and infection card lies somewhere, once."""
    return are_events_sound(t) and are_infections_sound(t)


def are_events_sound(t: Table) -> bool:
    """D8, D9. All kinds of the game, and those with two cards twice."""
    once: i64 = 0
    twice: i64 = 0
    for zone in range(ZONES):
        if not is_zone_sound(t, zone):
            return False
        both = t.two[zone]
        if twice & t.one[zone] or once & both:
            return False
        twice |= (once & t.one[zone]) | both
        once |= t.one[zone]
    kinds: i64 = card.HUMAN_KINDS
    if t.house & flags.BOTH_DECKS:
        kinds |= card.ZOMBIE_KINDS
    return once == kinds and twice == t.box.pairs & kinds


def is_zone_sound(t: Table, zone: i64) -> bool:
    """Whether the sizes are those of the contents; no item is there twice."""
    one = t.one[zone]
    two = t.two[zone]
    if two & ~one or (zone >= ITEMS and two != 0):
        return False
    if number_of(t, zone, 0) != count(one & card.HUMAN_KINDS) + count(two & card.HUMAN_KINDS):
        return False
    return number_of(t, zone, 1) == count(one & card.ZOMBIE_KINDS) + count(two & card.ZOMBIE_KINDS)


def are_infections_sound(t: Table) -> bool:
    """D4. Eat cards also lie before players."""
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
        if t.removed[seat] < 0 or supply_of(t, seat) < 0:
            return False
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
    tile = space // LOCAL
    turned = t.town[TURNED + tile]
    return (t.box.streets[turned] | t.box.buildings[turned]) & bit(space % LOCAL) != 0
