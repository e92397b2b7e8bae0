"""The set-up of the combined game: HZ-01 to HZ-08, D10, A-39 to A-42."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.games.humans.engine import actions, deck, flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import (
    BULLETS,
    DICE,
    LIVES,
    MARKERS,
    TURNED,
    buildings_on,
    put_on,
)
from monsterbox.games.humans.engine.deck import CENTRE, LOCAL, SIDES, ZOMBIES_TOWN_SQUARE
from monsterbox.games.humans.engine.rules.ending import appear
from monsterbox.games.humans.engine.rules.movement import collect_token
from monsterbox.games.humans.engine.rules.pawns import FIRST_BULLETS, FIRST_LIFE, enter_board
from monsterbox.games.humans.engine.rules.setup import begin_dealing, remember_scores
from monsterbox.games.humans.engine.rules.town import ORIGIN, ROW, is_of_zombies, lay_tile
from monsterbox.games.humans.engine.table import Table, after, ask, ask_chance, is_shotgun, note

ARMS: Final[i64] = 4
FIRST_BUILDING: Final = 5  # the number of the northern building among the placed tiles
# D10. [arm] north, east, south, west: the road tiles, where they lie and how they are turned.
ROADS: Final = vec[i64]([25, 3, 26, 4])  # Z06, H04, Z07, H05
ROAD_CELLS: Final = vec[i64]([ORIGIN - ROW, ORIGIN + 1, ORIGIN + ROW, ORIGIN - 1])
ROAD_TURNS: Final = vec[i64]([3, 0, 1, 2])
CELLS: Final = vec[i64]([ORIGIN - 2 * ROW, ORIGIN + 2, ORIGIN + 2 * ROW, ORIGIN - 2])
TURNS: Final = vec[i64]([0, 1, 2, 3])
# The same with hz_layout=diagonal_t_only: buildings in the corners.
DIAGONAL_ROAD_TURNS: Final = vec[i64]([0, 1, 2, 3])
DIAGONAL_CELLS: Final = vec[i64](
    [ORIGIN - ROW + 1, ORIGIN + ROW + 1, ORIGIN + ROW - 1, ORIGIN - ROW - 1]
)
DIAGONAL_TURNS: Final = vec[i64]([1, 2, 3, 0])
# HZ-05, D10. Out of the game, with a Town Square and three buildings.
STRAIGHT_AND_L_ROADS: Final = vec[i64]([31, 32, 33, 34, 35, 36])  # Z12 to Z17


def tiles_in_game() -> i64:
    """HZ-02, HZ-05, HZ-06. All tiles of both sets but those that are removed."""
    tiles = bit(deck.TILES) - 1
    for k in range(len(STRAIGHT_AND_L_ROADS)):
        tiles &= ~bit(STRAIGHT_AND_L_ROADS[k])
    tiles &= ~(bit(deck.POLICE_STATION) | bit(deck.DRUG_STORE) | bit(deck.FLORIST_SHOP))
    return tiles & ~bit(deck.TOWN_SQUARE)


def lay_roads(t: Table) -> None:
    """HZ-02, HZ-03. The Town Square of the zombies' set and four road tiles around it."""
    lay_tile(t, ZOMBIES_TOWN_SQUARE * SIDES, ORIGIN)
    t.stack = t.stack & ~bit(ZOMBIES_TOWN_SQUARE)
    for arm in range(ARMS):
        turn = ROAD_TURNS[arm]
        if t.house & flags.DIAGONAL:
            turn = DIAGONAL_ROAD_TURNS[arm]
        lay_tile(t, ROADS[arm] * SIDES + turn, ROAD_CELLS[arm])
        t.stack = t.stack & ~bit(ROADS[arm])


def begin_cross(t: Table) -> None:
    """HZ-03. A building at the end of each arm, drawn one after another."""
    t.due = ARMS
    ask_chance(t, phase.START_BUILDING)


def buildings_for_arm(t: Table) -> i64:
    """HZ-03, D10. T- or L-shaped buildings, of the zombies' set in the north and south."""
    if (ARMS - t.due) % 2 == 0:
        tiles = bit(deck.GAS_STATION) | bit(deck.SKATE_SHOP)
        if t.house & flags.DIAGONAL == 0:
            tiles |= bit(deck.ZOMBIES_HARDWARE_STORE) | bit(deck.TOY_STORE)
    else:
        tiles = bit(deck.BEAUTY_SHOP) | bit(deck.NIGHT_CLUB)
        if t.house & flags.DIAGONAL == 0:
            tiles |= bit(deck.SUPER_MARKET) | bit(deck.MOVIE_THEATER) | bit(deck.HARDWARE_STORE)
    return tiles & t.stack


def legal_buildings(t: Table, out: Actions) -> None:
    actions.add_each(actions.TILE, buildings_for_arm(t), out)


def lay_building(t: Table, tile: i64) -> None:
    """HZ-03, HZ-04, A-41. Nothing lies on it, unless `hz_start_tokens` wants it."""
    arm = ARMS - t.due
    t.stack = t.stack & ~bit(tile)
    if t.house & flags.DIAGONAL:
        placed = lay_tile(t, tile * SIDES + DIAGONAL_TURNS[arm], DIAGONAL_CELLS[arm])
    else:
        placed = lay_tile(t, tile * SIDES + TURNS[arm], CELLS[arm])
    if t.house & flags.START_TOKENS:
        put_start_tokens(t, placed)
    t.due -= 1
    if t.due > 0:
        ask_chance(t, phase.START_BUILDING)
    else:
        enter_pawns(t)


def put_start_tokens(t: Table, placed: i64) -> None:
    """A-41. Row by row from the north-west of the unturned tile, one a space."""
    turned = t.town[TURNED + placed]
    tile = turned // SIDES
    dice = t.box.dice[tile]
    life = t.box.life[tile]
    bullets = t.box.bullets[tile]
    plain = t.box.buildings[tile * SIDES]
    while plain:
        space = placed * LOCAL + turned_local(lowest(plain), turned % SIDES)
        plain = rest(plain)
        if dice > 0:
            put_on(t, DICE, space)
            dice -= 1
        elif life > 0:
            put_on(t, LIVES, space)
            life -= 1
        elif bullets > 0:
            put_on(t, BULLETS, space)
            bullets -= 1


def turned_local(local: i64, quarters: i64) -> i64:
    """D6. A quarter turn clockwise brings (x, y) to (2 - y, x)."""
    x = local % 3
    y = local // 3
    for _ in range(quarters):
        old = x
        x = 2 - y
        y = old
    return y * 3 + x


def enter_pawns(t: Table) -> None:
    """HZ-07, ZZ-01. Shotgun guys on the Town Square; then zombie players choose buildings."""
    for places in range(t.seats):
        seat = after(t, t.starter, places)
        if is_shotgun(t, seat):
            t.life[seat] = FIRST_LIFE
            t.bullets[seat] = FIRST_BULLETS
            enter_board(t, seat)
    t.receiver = t.starter
    t.todo = todo.BUILDING


def choose_next_arm(t: Table) -> None:
    """HZ-07, A-42. In turn order; then everybody draws three cards."""
    while is_shotgun(t, t.receiver) or t.numbers[t.receiver] > 0:
        t.receiver = after(t, t.receiver, 1)
        if t.receiver == t.starter:
            remember_scores(t)
            begin_dealing(t)
            return
    ask(t, phase.BUILDING, t.receiver)


def legal_arms(out: Actions) -> None:
    for arm in range(ARMS):
        out.add(actions.ARM + arm)


def choose_arm(t: Table, arm: i64) -> None:
    """A-42. A building where somebody starts is open."""
    note(t, notes.BUILDING_CHOSEN, t.receiver, arm)
    placed = FIRST_BUILDING + arm
    t.at = placed * LOCAL + CENTRE
    t.due = 2
    turned = t.town[TURNED + placed]
    if is_of_zombies(t, placed):
        t.town[MARKERS + placed] = t.box.frontage[turned]
    else:
        put_on(t, MARKERS, t.at)
    ask(t, phase.PUT_ZOMBIE, t.receiver)


def legal_starts(t: Table, out: Actions) -> None:
    """A-42. Building spaces, also the same one twice."""
    actions.add_each(actions.PUT, buildings_on(t, t.at // LOCAL), out)


def put_start_zombie(t: Table, local: i64) -> None:
    """HZ-07, HU-36. Two each; a token there is taken at once."""
    space = t.at // LOCAL * LOCAL + local
    appear(t, t.receiver, space)
    collect_token(t, t.receiver, space)
    t.due -= 1
    if t.due > 0:
        ask(t, phase.PUT_ZOMBIE, t.receiver)
    else:
        t.at = -1
        t.todo = todo.BUILDING
