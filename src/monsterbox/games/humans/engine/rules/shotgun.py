"""The turn of a shotgun guy, G1 to G3: ZZ-08 to ZZ-10, HZ-23, HZ-34, HZ-39."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import kind_of
from monsterbox.games.humans.engine.deck import BUILDING, SIDES
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.card_play import is_asked_for_cards, legal_plays
from monsterbox.games.humans.engine.rules.fights import begin_attack, begin_fight
from monsterbox.games.humans.engine.rules.holds import is_afraid, pawn_ways
from monsterbox.games.humans.engine.rules.items import usable_items
from monsterbox.games.humans.engine.rules.pawns import arrive, has_item, is_npc_here
from monsterbox.games.humans.engine.rules.steps import begin_steps, end_pawn_move, halve_steps
from monsterbox.games.humans.engine.rules.town import beyond
from monsterbox.games.humans.engine.rules.windows import open_window
from monsterbox.games.humans.engine.table import Table, after, ask, note
from monsterbox.games.humans.engine.zombies import zombies_of

SKATEBOARD: Final = 2


# G1


def begin_pawn(t: Table) -> None:
    """ZZ-02, ZZ-10, A-50. A zombie of nobody on the own space is fought before the cards."""
    if is_npc_here(t, t.active):
        begin_fight(t, t.active, todo.DRAW)
    else:
        t.todo = todo.DRAW


# G2


def offer_roll(t: Table) -> None:
    """G2, A-70. Without a card to play the die is rolled at once."""
    t.phase = phase.PAWN_ROLL
    if t.pawn[t.active] < 0:
        t.todo = todo.BEFORE_NPCS
    elif is_asked_for_cards(t, t.active, card.AT_PAWN_ROLL):
        ask(t, phase.PAWN_ROLL, t.active)
    elif is_afraid(t, t.active):
        stay(t)
    else:
        roll_movement(t)


def legal_rolls(t: Table, out: Actions) -> None:
    """G2. Under Fear he stays."""
    if is_afraid(t, t.active):
        out.add(actions.STAY)
    else:
        out.add(actions.ROLL)
    legal_plays(t, t.active, card.AT_PAWN_ROLL, out)


def stay(t: Table) -> None:
    """ZE09. No roll, no step."""
    begin_steps(t, 0)
    t.todo = todo.PAWN_MOVE


def roll_movement(t: Table) -> None:
    roll.throw(t, t.active, roll.MOVE)


def settle_movement_roll(t: Table) -> None:
    """HZ-23, ZE21, A-67. The die, the life tokens and the Skateboard; then what halves it."""
    steps = t.face + t.life[t.active]
    if has_item(t, t.active, card.SKATEBOARD):
        steps += SKATEBOARD
    begin_steps(t, steps)
    while t.slowed > 0:
        t.slowed -= 1
        halve_steps(t)
    if t.fate[t.active] & fate.UNTIED:
        t.fate[t.active] = t.fate[t.active] & ~fate.UNTIED
        t.halved = True
        halve_steps(t)
    roll.forget(t)
    open_window(t, phase.MOVED)


# G3


def mover(t: Table) -> i64:
    """ZE05. Who moves the pawn."""
    if t.leader != NONE:
        return t.leader
    return t.active


def move_pawn(t: Table) -> None:
    """G3, A-70, A-78. Zombies that came here are fought first."""
    t.meeting = False
    t.fought = 0
    t.phase = phase.PAWN_MOVE
    if t.pawn[t.active] < 0:
        t.todo = todo.BEFORE_NPCS
    elif is_npc_here(t, t.active):
        begin_fight(t, t.active, todo.PAWN_MOVE)
    elif has_open_pawn_choice(t) or is_pawn_asked_for_cards(t):
        ask(t, phase.PAWN_MOVE, mover(t))
    elif steps_to_make(t):
        step_pawn(t, lowest(steps_to_make(t)))
    else:
        end_pawn_move(t)


def has_open_pawn_choice(t: Table) -> bool:
    """ZE08, A-70. Whether there is more than one thing to do, as everybody can see."""
    if t.leader == NONE and usable_items(t) != 0:
        return True
    sides = steps_to_make(t)
    return rest(sides) != 0 or (sides != 0 and not is_kept_inside(t))


def is_pawn_asked_for_cards(t: Table) -> bool:
    """ZE05, A-70. Nobody plays cards while another moves the pawn."""
    return t.leader == NONE and is_asked_for_cards(t, t.active, card.AT_PAWN_MOVE)


def steps_to_make(t: Table) -> i64:
    """ZZ-08. The sides to which the active pawn may step, as a set."""
    if t.pool == 0:
        return 0
    return pawn_ways(t, t.active, t.pawn[t.active])


def is_kept_inside(t: Table) -> bool:
    """ZE08. In a building he goes on as long as he can."""
    if t.fate[t.active] & fate.CRAMPED == 0 or kind_of(t, t.pawn[t.active]) != BUILDING:
        return False
    return steps_to_make(t) != 0


def legal_pawn_moves(t: Table, out: Actions) -> None:
    """G3, ZE05. Steps; items and cards unless another moves the pawn."""
    if not is_kept_inside(t):
        out.add(actions.END_MOVE)
    actions.add_each(actions.STEP + t.pawn[t.active] * SIDES, steps_to_make(t), out)
    if t.leader != NONE:
        return
    legal_plays(t, t.active, card.AT_PAWN_MOVE, out)
    actions.add_each(actions.USE, usable_items(t), out)


def step_pawn(t: Table, side: i64) -> None:
    """ZZ-08, ZZ-10, HZ-25, HZ-34. One step; zombies there are met."""
    seat = t.active
    start = t.pawn[seat]
    there = beyond(t, start, side)
    t.pool -= 1
    t.stepped = True
    note(t, notes.PAWN_MOVED, seat, start, there)
    t.fought = 0
    arrive(t, seat, there)
    t.meeting = True
    t.todo = todo.MEET


# Meeting zombies


def foes_here(t: Table) -> i64:
    """HZ-39, A-51. Owners of zombies here that were not attacked yet, as a set."""
    found: i64 = 0
    space = t.pawn[t.active]
    for seat in range(t.seats):
        if zombies_of(t, seat, space) > outlived(t, seat):
            found |= bit(seat)
    return found


def outlived(t: Table, seat: i64) -> i64:
    """Zombies of a player that were attacked here and are still there."""
    return (t.fought >> (4 * seat)) & 15


def meet(t: Table) -> None:
    """HZ-39, A-51. All zombies of the space are fought, in the order he chooses."""
    if t.pawn[t.active] < 0:
        t.todo = todo.BEFORE_NPCS
        return
    foes = foes_here(t)
    is_npc = is_npc_here(t, t.active)
    if foes == 0 and not is_npc:
        end_meeting(t)
    elif foes == 0:
        begin_fight(t, t.active, todo.MEET)
    elif rest(foes) or is_npc:
        ask(t, phase.MEET, t.active)
    else:
        begin_attack(t, lowest(foes))


def end_meeting(t: Table) -> None:
    """HZ-37, HZ-38. He may go on moving, unless one of his attacks has failed."""
    if t.halted:
        end_pawn_move(t)
    else:
        t.todo = todo.PAWN_MOVE


def legal_meetings(t: Table, out: Actions) -> None:
    if is_npc_here(t, t.active):
        out.add(actions.FIGHT)
    foes = foes_here(t)
    for places in range(1, t.seats):
        if foes & bit(after(t, t.active, places)):
            out.add(actions.ASSAULT + places)
