"""Step 1, a tile: drawn, placed and filled: HU-10 to HU-18, HZ-09 to HZ-12, A-70."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import HELIPAD, ZOMBIES_TOWN_SQUARE
from monsterbox.games.humans.engine.rules.tile_placement import (
    BEGUN,
    FULL,
    WITH_BULLETS,
    WITH_HUMANS,
    WITH_LIVES,
    WITH_NPCS,
    begin_humans,
    begin_npcs,
    fill_without_choice,
    is_road,
    legal_places,
    next_stage,
    place_tile,
    placer_of_helipad,
    stack_of,
)
from monsterbox.games.humans.engine.table import Table, ask, ask_chance, is_shotgun, note, side_of


def choose_stack(t: Table) -> None:
    """HZ-09, A-40. The stack of the own set; with `hz_stack=free` any that is not empty."""
    if t.house & flags.FREE_STACK:
        if stack_of(t, 0) and stack_of(t, 1):
            ask(t, phase.STACK, t.active)
            return
        if stack_of(t, 0) == 0:
            draw_tile(t, 1)
            return
        draw_tile(t, 0)
        return
    draw_tile(t, side_of(t, t.active))


def legal_stacks(out: Actions) -> None:
    out.add(actions.STACK)
    out.add(actions.STACK + 1)


def draw_tile(t: Table, set_: i64) -> None:
    """HU-10, HU-13. The top tile of the stack; of an empty stack none."""
    if stack_of(t, set_) == 0:
        t.todo = after_tile(t)
    else:
        t.source = set_
        ask_chance(t, phase.TILE)


def after_tile(t: Table) -> i64:
    """HU-08, ZZ-02. Cards; of a shotgun guy first the zombie on his space."""
    if is_shotgun(t, t.active):
        return todo.PAWN_START
    return todo.DRAW


def show_tile(t: Table, tile: i64) -> None:
    """HU-10, HU-12, ZZ-03, HZ-12, A-70. Placed, asked for, or removed if it fits nowhere."""
    t.stack = t.stack & ~bit(tile)
    t.drawn = tile
    t.placer = t.active
    if tile == HELIPAD:
        t.placer = placer_of_helipad(t)
    note(t, notes.TILE_DRAWN, t.active, tile)
    places = Actions()
    legal_places(t, places)
    if places.n == 0:
        note(t, notes.TILE_REMOVED, t.active, tile)
        t.drawn = NONE
        t.placer = NONE
        t.todo = after_tile(t)
    elif places.n == 1:
        place(t, places.items[0] - actions.PLACE)
    else:
        ask(t, phase.PLACE, t.placer)


def place(t: Table, where: i64) -> None:
    place_tile(t, where)
    t.todo = todo.FILL


def fill(t: Table) -> None:
    """HU-14 to HU-18, HZ-10, HZ-11. Humans or zombies, then tokens; asked if there is a choice."""
    if t.filled == BEGUN:
        if t.house & flags.ROAD_CHOICE and is_road(t):
            ask(t, phase.FILL, t.placer)
            return
        if t.drawn < ZOMBIES_TOWN_SQUARE:
            begin_humans(t)
        else:
            begin_npcs(t)
    while t.filled != FULL and fill_without_choice(t):
        next_stage(t)
    if t.filled != FULL:
        ask(t, phase_of_stage(t), t.placer)
        return
    t.drawn = NONE
    t.placer = NONE
    t.filled = BEGUN
    t.todo = after_tile(t)
    if t.closes:
        t.closes = False
        t.todo = todo.END_TURN  # ZZ-06


def legal_fillings(out: Actions) -> None:
    """HZ-10, A-32, A-62. Both are always offered."""
    out.add(actions.FILL_HUMANS)
    out.add(actions.FILL_ZOMBIES)


def fill_with_humans(t: Table) -> None:
    begin_humans(t)
    t.todo = todo.FILL


def fill_with_zombies(t: Table) -> None:
    begin_npcs(t)
    t.todo = todo.FILL


def phase_of_stage(t: Table) -> i64:
    if t.filled == WITH_HUMANS:
        return phase.PUT_HUMAN
    if t.filled == WITH_NPCS:
        return phase.PUT_NPC
    if t.filled == WITH_LIVES:
        return phase.PUT_LIFE
    if t.filled == WITH_BULLETS:
        return phase.PUT_BULLETS
    return phase.PUT_TOKEN
