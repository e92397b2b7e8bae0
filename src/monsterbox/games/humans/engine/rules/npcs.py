"""Zombies of nobody at the end of a turn: ZZ-16, HZ-26, HZ-30 to HZ-32."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import (
    HUMANS,
    NPC_DONE,
    NPCS,
    TURNED,
    clear_row,
    put_on,
    take_off,
    unmoved_npcs,
)
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.town import npc_beyond, npc_ways, through_exit
from monsterbox.games.humans.engine.rules.windows import open_window
from monsterbox.games.humans.engine.table import Table, ask, note
from monsterbox.games.humans.engine.ways import EVERYWHERE, WAYS, ways_from, ways_to


def end_actions(t: Table) -> None:
    """HZ-32, HU-66. The zombies of nobody move before the discard; the base game has none."""
    if t.house & flags.NPC_TURN_END:
        open_window(t, phase.BEFORE_NPCS)
    else:
        t.todo = todo.DISCARD


def begin_npcs(t: Table) -> None:
    """ZZ-16, ZE02. The die says how many; under All the Marbles none."""
    if are_marbles_out(t):
        note(t, notes.NPCS_STAY, t.active)
        t.todo = todo.DISCARD
    else:
        roll.throw(t, t.active, roll.NPCS)


def are_marbles_out(t: Table) -> bool:
    """ZE02, A-81."""
    for seat in range(t.seats):
        if t.fate[seat] & (fate.MARBLES | fate.MARBLES_NEXT):
            return True
    return False


def settle_npc_roll(t: Table) -> None:
    t.due = t.face
    roll.forget(t)
    t.todo = todo.NPC_NEXT


def move_next_npc(t: Table) -> None:
    """ZZ-16, A-70. Different zombies, one after the other, as long as one has a legal step."""
    only: i64 = NONE
    several = False
    if t.due > 0:
        for tile in range(t.tiles):
            ways = npc_steps(t, tile)
            if ways:
                several = only != NONE or rest(ways) != 0
                only = tile * WAYS + lowest(ways)
            if several:
                break
    if only == NONE:
        t.due = 0
        clear_row(t, NPC_DONE)
        t.todo = todo.DISCARD
    elif several:
        ask(t, phase.NPCS, t.active)
    else:
        move_npc(t, only)


def npc_steps(t: Table, tile: i64) -> i64:
    """ZZ-16, HZ-26, HZ-31. Not onto another zombie of nobody, not onto a human."""
    unmoved = unmoved_npcs(t, tile)
    if unmoved == 0:
        return 0
    starts = ways_from(unmoved)
    ways = starts & npc_ways(t, tile) & ways_to(free_of_npcs(t, tile))
    exits = starts & t.box.outward[t.town[TURNED + tile]]
    while exits:
        there = through_exit(t, tile, lowest(exits) % SIDES)
        if there >= 0 and free_of_npcs(t, there // LOCAL) & bit(there % LOCAL):
            ways |= exits & -exits
        exits = rest(exits)
    return ways


def free_of_npcs(t: Table, tile: i64) -> i64:
    """HZ-26, HZ-31. The spaces of a tile without a zombie of nobody and without a human."""
    return EVERYWHERE & ~(t.town[NPCS + tile] | t.town[HUMANS + tile])


def legal_npc_moves(t: Table, out: Actions) -> None:
    for tile in range(t.tiles):
        actions.add_each(actions.MOVE_NPC + tile * WAYS, npc_steps(t, tile), out)


def move_npc(t: Table, way: i64) -> None:
    """ZZ-16. One step of one zombie."""
    space = way // SIDES
    there = npc_beyond(t, space, way % SIDES)
    take_off(t, NPCS, space)
    put_on(t, NPCS, there)
    put_on(t, NPC_DONE, there)
    note(t, notes.NPC_MOVED, t.active, space, there)
    t.due -= 1
    t.todo = todo.NPC_NEXT
