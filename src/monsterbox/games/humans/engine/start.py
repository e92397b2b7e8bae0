"""A new game: all cards in their piles, all tiles in their stacks: HU-01, HU-04, HU-07."""

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine.board import LINK
from monsterbox.games.humans.engine.deck import (
    INFECTIONS,
    SIDES,
    TOWN_SQUARE,
    WOUNDS,
    ZOMBIES_TOWN_SQUARE,
    Box,
)
from monsterbox.games.humans.engine.piles import PILE, lay
from monsterbox.games.humans.engine.rules import cross, flow, setup
from monsterbox.games.humans.engine.rules.town import ORIGIN, lay_tile
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import MOST_TILES, Table


def bare_state(
    seats: i64, box: Box, house: i64, shotguns: i64, max_rounds: i64, stall_rounds: i64
) -> State:
    """HU-04, HU-07. All cards in their piles, all tiles in their stacks, an empty table."""
    s = State(seats, box, house, shotguns, max_rounds, stall_rounds)
    for place in range(LINK, LINK + MOST_TILES * SIDES):
        s.town[place] = NONE
    for name in range(WOUNDS):
        s.wound_cards[name] = box.wound_cards[name]
    for name in range(INFECTIONS):
        s.infection_cards[name] = box.infections[name]
    return s


def new_state(
    seats: i64, box: Box, house: i64, shotguns: i64, max_rounds: i64, stall_rounds: i64
) -> State:
    """HU-01, HU-04. A new game: the Town Square, and nobody on it."""
    s = bare_state(seats, box, house, shotguns, max_rounds, stall_rounds)
    shuffle(s)
    if house & flags.CROSS:
        cross.lay_roads(s)
    else:
        s.stack = s.stack & ~bit(TOWN_SQUARE)
        lay_tile(s, TOWN_SQUARE, ORIGIN)
    setup.find_starter(s)
    flow.go_on(s)
    return s


def shuffle(t: Table) -> None:
    """HU-04, HU-07, HZ-06, HZ-08. All tiles and event cards of the game."""
    t.stack = bit(ZOMBIES_TOWN_SQUARE) - 1
    kinds: i64 = card.ADRENALINE_RUSH
    if t.house & flags.CROSS:
        t.stack = cross.tiles_in_game()
        kinds = card.KINDS
    for kind in range(kinds):
        for _ in range(t.box.copies[kind]):
            lay(t, PILE, kind)
