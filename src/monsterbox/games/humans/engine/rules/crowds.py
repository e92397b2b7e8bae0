"""Cards that put zombies of nobody onto the board or move them: ZE16, ZE22 to ZE24, ZE27, A-83."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import (
    NPC_DONE,
    NPCS,
    TURNED,
    buildings_on,
    clear_row,
    put_on,
    take_off,
    unmoved_npcs,
)
from monsterbox.games.humans.engine.deck import LOCAL
from monsterbox.games.humans.engine.rules.tile_placement import npc_pool
from monsterbox.games.humans.engine.rules.windows import resume
from monsterbox.games.humans.engine.rules.zombie_cards import room_for_npcs
from monsterbox.games.humans.engine.table import Table, ask, note


def crowd_building(t: Table) -> None:
    """ZE16 Just When You Thought It Couldn't Get Any Worse, A-83.

    A zombie on every legal space of the building, by ascending row and column."""
    turned = t.town[TURNED + t.card_at]
    room = room_for_npcs(t, t.card_at, card.IT_COULDNT_GET_ANY_WORSE) & t.box.buildings[turned]
    left = npc_pool(t)
    while room and left > 0:
        put_npc(t, t.card_at * LOCAL + lowest(room))
        room = rest(room)
        left -= 1


def put_npc(t: Table, space: i64) -> None:
    put_on(t, NPCS, space)
    note(t, notes.NPC_PLACED, space)


def begin_crowd(t: Table) -> None:
    """ZE22 Slight Miscalculation, ZE24 We're Screwed, ZE27 Zombie Master, A-83."""
    t.due = 10
    if t.card == card.ZOMBIE_MASTER:
        t.due = 5
    elif t.card == card.SLIGHT_MISCALCULATION:
        buildings = buildings_on(t, t.card_at)
        t.due = count(t.town[NPCS + t.card_at] & buildings)
    t.due = min(t.due, npc_pool(t))
    t.todo = todo.PUT


def room_of_card(t: Table, tile: i64) -> i64:
    """Where the card may put a zombie on this tile."""
    room = room_for_npcs(t, tile, t.card)
    if t.card != card.SLIGHT_MISCALCULATION:
        return room
    if tile != t.card_at:
        return 0
    return room & buildings_on(t, tile)


def put_next(t: Table) -> None:
    """A-70. Where there is no more room than zombies nobody is asked."""
    room: i64 = 0
    for tile in range(t.tiles):
        room += count(room_of_card(t, tile))
    if t.due > 0 and room > t.due:
        ask(t, phase.PUT_BY_CARD, t.card_by)
        return
    for tile in range(t.tiles):
        members = room_of_card(t, tile)
        while members and t.due > 0:
            put_npc(t, tile * LOCAL + lowest(members))
            members = rest(members)
            t.due -= 1
    t.due = 0
    resume(t)


def put_by_card(t: Table, space: i64) -> None:
    put_npc(t, space)
    t.due -= 1
    t.todo = todo.PUT


def legal_card_spaces(t: Table, out: Actions) -> None:
    for tile in range(t.tiles):
        actions.add_each(actions.SPACE + tile * LOCAL, room_of_card(t, tile), out)


def begin_shifting(t: Table) -> None:
    """ZE23 This Isn't So Bad. Two different zombies, one after the other."""
    t.due = 2
    t.todo = todo.MOVE_FROM


def shift_next(t: Table) -> None:
    only: i64 = NONE
    several = False
    for tile in range(t.tiles):
        members = unmoved_npcs(t, tile)
        while members:
            several = several or only != NONE
            only = tile * LOCAL + lowest(members)
            members = rest(members)
    if t.due == 0 or only == NONE:
        t.due = 0
        clear_row(t, NPC_DONE)
        resume(t)
    elif several:
        ask(t, phase.MOVE_FROM, t.card_by)
    else:
        shift_from(t, only)


def legal_sources(t: Table, out: Actions) -> None:
    for tile in range(t.tiles):
        actions.add_each(actions.SPACE + tile * LOCAL, unmoved_npcs(t, tile), out)


def shift_from(t: Table, space: i64) -> None:
    """ZE23, A-70. With a single legal space nobody is asked; in the first edition he was."""
    t.led_at = space
    goal = only_goal(t)
    if goal == NONE or t.house & flags.FIRST_EDITION:
        ask(t, phase.MOVE_TO, t.card_by)
    else:
        shift_to(t, goal)


def only_goal(t: Table) -> i64:
    """ZE23. The space to which it must go, NONE if there are several."""
    goals = Actions()
    legal_goals(t, goals)
    if goals.n > 1:
        return NONE
    return goals.items[0] - actions.SPACE


def legal_goals(t: Table, out: Actions) -> None:
    """ZE23. Any legal space."""
    for tile in range(t.tiles):
        actions.add_each(
            actions.SPACE + tile * LOCAL, room_for_npcs(t, tile, card.THIS_ISNT_SO_BAD), out
        )


def shift_to(t: Table, space: i64) -> None:
    take_off(t, NPCS, t.led_at)
    put_on(t, NPCS, space)
    put_on(t, NPC_DONE, space)
    note(t, notes.NPC_MOVED, t.card_by, t.led_at, space)
    t.led_at = NONE
    t.due -= 1
    t.todo = todo.MOVE_FROM
