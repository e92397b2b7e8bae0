"""Step 1, a tile: where it may lie, and what is put on it: HU-10 to HU-18, ZZ-03 to ZZ-07."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes
from monsterbox.games.humans.engine.board import (
    BULLETS,
    CELL,
    DICE,
    HUMANS,
    LINK,
    LIVES,
    NPCS,
    TURNED,
    buildings_on,
    number_on,
    put_on,
)
from monsterbox.games.humans.engine.deck import CENTRE, HELIPAD, LOCAL, SIDES, ZOMBIES_TOWN_SQUARE
from monsterbox.games.humans.engine.rules.town import (
    can_lie,
    lay_tile,
    neighbour_cell,
    open_ends,
    surroundings,
)
from monsterbox.games.humans.engine.table import (
    MOST_TILES,
    NPCS_IN_ALL,
    TOKENS_IN_ALL,
    Table,
    after,
    is_shotgun,
    note,
)

# How far a tile is filled.
BEGUN: Final = 0
WITH_HUMANS: Final = 1
WITH_TOKENS: Final = 2
WITH_NPCS: Final = 3
WITH_LIVES: Final = 4
WITH_BULLETS: Final = 5
FULL: Final = 6


# Placing


def legal_places(t: Table, out: Actions) -> None:
    """HU-10, HU-11, A-05. All cells beyond an open end, in all rotations that fit.

    A-07 needs no rule of its own: where one placement closes the map, all others close it as well.
    """
    for tile in range(t.tiles):
        exits = t.box.exits[t.town[TURNED + tile]]
        for side in range(SIDES):
            if exits & bit(side) and t.town[LINK + MOST_TILES * side + tile] < 0:
                add_places_beyond(t, tile, side, out)


def add_places_beyond(t: Table, tile: i64, side: i64, out: Actions) -> None:
    """HU-11. The rotations in which the drawn tile fits beyond one exit."""
    sides, exits, first = surroundings(t, neighbour_cell(t.town[CELL + tile], side))
    if tile != first:
        return
    for quarters in range(t.box.rotations[t.drawn]):
        turned = t.drawn * SIDES + quarters
        if can_lie(t, turned, sides, exits):
            out.add(actions.PLACE + (tile * SIDES + side) * SIDES + quarters)


def place_tile(t: Table, place: i64) -> None:
    """HU-10, HU-11, ZZ-06. The drawn tile goes beyond that exit; closing the map may cost."""
    anchor = place // (SIDES * SIDES)
    side = place // SIDES % SIDES
    turned = t.drawn * SIDES + place % SIDES
    cell = neighbour_cell(t.town[CELL + anchor], side)
    lay_tile(t, turned, cell)
    note(t, notes.TILE_PLACED, t.placer, turned, cell)
    t.filled = BEGUN
    t.closes = False
    if t.house & flags.CLOSING_COSTS and t.stack and open_ends(t) == 0:
        t.closes = True
        note(t, notes.MAP_CLOSED, t.placer)


# Filling


def is_road(t: Table) -> bool:
    """HU-14. Whether the tile just placed has no building; the Helipad is no road tile (ZZ-07)."""
    return buildings_on(t, t.tiles - 1) == 0 and t.drawn != HELIPAD


def begin_humans(t: Table) -> None:
    """HU-14 to HU-18. One on a road, two with five or six players, as printed in a building."""
    t.filled = WITH_HUMANS
    t.due = t.box.humans[t.drawn]
    if is_road(t):
        t.due = 1
        if t.seats > 4:
            t.due = 2
    t.due = min(t.due, t.supply)


def begin_npcs(t: Table) -> None:
    """ZZ-04, ZZ-05, ZZ-07, A-62. As many zombies as the tile has exits, or as printed."""
    t.filled = WITH_NPCS
    t.due = t.box.zombies[t.drawn]
    if is_road(t):
        t.due = count(t.box.exits[t.town[TURNED + t.tiles - 1]])
    t.due = min(t.due, npc_pool(t))


def npc_pool(t: Table) -> i64:
    """A-62. Zombies of nobody that are neither on the board nor collected."""
    left = NPCS_IN_ALL - number_on(t, NPCS)
    for seat in range(t.seats):
        left -= t.collected[seat]
    return left


def token_supply(t: Table) -> i64:
    """HU-18. Dice tokens that nobody has and that lie nowhere."""
    left = TOKENS_IN_ALL - number_on(t, DICE)
    for seat in range(t.seats):
        left -= t.tokens[seat]
    return left


def next_stage(t: Table) -> None:
    """HU-17, ZZ-05. Tokens after the figures."""
    if t.filled == WITH_HUMANS and not is_road(t):
        t.filled = WITH_TOKENS
        t.due = t.box.dice[t.drawn]
        t.due = min(t.due, token_supply(t))
    elif t.filled == WITH_NPCS:
        t.filled = WITH_LIVES
        t.due = t.box.life[t.drawn]
    elif t.filled == WITH_LIVES:
        t.filled = WITH_BULLETS
        t.due = t.box.bullets[t.drawn]
    else:
        t.filled = FULL
        t.due = 0


def row_of_stage(t: Table) -> i64:
    """The row of the town that is being filled."""
    if t.filled == WITH_HUMANS:
        return HUMANS
    if t.filled == WITH_TOKENS:
        return DICE
    if t.filled == WITH_NPCS:
        return NPCS
    if t.filled == WITH_LIVES:
        return LIVES
    return BULLETS


def free_spaces(t: Table) -> i64:
    """HU-14 to HU-17, ZZ-04, ZZ-05. Where the next one may be put, one token a space."""
    tile = t.tiles - 1
    turned = t.town[TURNED + tile]
    allowed = t.box.buildings[turned]
    if allowed == 0:
        allowed = t.box.streets[turned]
        if t.filled == WITH_HUMANS and t.seats <= 4:
            allowed = bit(CENTRE)
    if t.filled == WITH_LIVES or t.filled == WITH_BULLETS:
        return allowed & ~(t.town[LIVES + tile] | t.town[BULLETS + tile])
    return allowed & ~t.town[row_of_stage(t) + tile]


def fill_without_choice(t: Table) -> bool:
    """T1a. Nobody is asked where every free space gets one; whether this stage is done."""
    free = free_spaces(t)
    if t.due < count(free):
        return t.due == 0
    while free and t.due > 0:
        put_one(t, lowest(free))
        free = rest(free)
    t.due = 0
    return True


def put_one(t: Table, local: i64) -> None:
    """One figure or token onto the tile just placed."""
    space = (t.tiles - 1) * LOCAL + local
    put_on(t, row_of_stage(t), space)
    t.due -= 1
    if t.filled == WITH_HUMANS:
        t.supply -= 1
        note(t, notes.HUMAN_PLACED, space)
    elif t.filled == WITH_TOKENS:
        note(t, notes.TOKEN_PLACED, space)
    elif t.filled == WITH_NPCS:
        note(t, notes.NPC_PLACED, space)
    elif t.filled == WITH_LIVES:
        note(t, notes.LIFE_PLACED, space)
    else:
        note(t, notes.BULLETS_PLACED, space)


def legal_puts(t: Table, out: Actions) -> None:
    """HU-15 to HU-17, ZZ-04, ZZ-05. Any free space of the tile."""
    actions.add_each(actions.PUT, free_spaces(t), out)


# Who draws what


def stack_of(t: Table, set_: i64) -> i64:
    """HU-04, HZ-06. The tiles of one stack; the Helipad comes when no other is left."""
    humans = bit(ZOMBIES_TOWN_SQUARE) - 1
    if set_ == 0:
        return t.stack & humans
    zombies = t.stack & ~humans
    if zombies & ~bit(HELIPAD):
        return zombies & ~bit(HELIPAD)
    return zombies


def placer_of_helipad(t: Table) -> i64:
    """ZZ-07, A-57. The shotgun guy with the fewest zombies, the first from the drawer on."""
    best: i64 = NONE
    for places in range(t.seats):
        seat = after(t, t.active, places)
        is_fewer = best == NONE or t.collected[seat] < t.collected[best]
        if is_shotgun(t, seat) and is_fewer:
            best = seat
    return best
