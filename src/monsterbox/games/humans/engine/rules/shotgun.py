"""The turn of a shotgun guy: G1 to G3, K1 and K2: ZZ-08 to ZZ-15, HZ-23, HZ-34 to HZ-39."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import NPCS, TURNED, is_on, kind_of, take_off
from monsterbox.games.humans.engine.deck import BUILDING, LOCAL, SIDES, STREET
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.card_play import has_play, legal_plays
from monsterbox.games.humans.engine.rules.ending import check_goal
from monsterbox.games.humans.engine.rules.pawns import (
    arrive,
    collect,
    drop_item,
    has_item,
    is_food_elsewhere,
    lose_life,
    pick_up,
)
from monsterbox.games.humans.engine.rules.rolls import throw
from monsterbox.games.humans.engine.rules.steps import begin_steps, halve_steps
from monsterbox.games.humans.engine.rules.strength import (
    best_weapon,
    combat_bonus,
    is_on_fire,
    missing_to_hit,
)
from monsterbox.games.humans.engine.rules.town import beyond
from monsterbox.games.humans.engine.rules.windows import open_window
from monsterbox.games.humans.engine.rules.wounds import BY_GRENADE, BY_PAWN
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES, Table, after, ask, note
from monsterbox.games.humans.engine.zombies import MARKS, zombies_of

SKATEBOARD: Final = 2
AMMO: Final = 3


# G1


def begin_pawn(t: Table) -> None:
    """ZZ-02, ZZ-10, A-50. A zombie of nobody on the own space is fought before the cards."""
    if is_npc_here(t, t.active):
        begin_fight(t, t.active, todo.DRAW)
    else:
        t.todo = todo.DRAW


def is_npc_here(t: Table, seat: i64) -> bool:
    """ZZ-10, ZE03. Whether a fight with a zombie of nobody is forced."""
    space = t.pawn[seat]
    return space >= 0 and is_on(t, NPCS, space) and not is_food_elsewhere(t)


# G2


def offer_roll(t: Table) -> None:
    """G2, A-70. Without a card to play the die is rolled at once."""
    t.phase = phase.PAWN_ROLL
    if t.pawn[t.active] < 0:
        t.todo = todo.BEFORE_NPCS
    elif has_play(t, t.active, card.AT_PAWN_ROLL):
        ask(t, phase.PAWN_ROLL, t.active)
    elif t.fate[t.active] & fate.AFRAID:
        stay(t)
    else:
        roll_movement(t)


def legal_rolls(t: Table, out: Actions) -> None:
    """G2. Under Fear he stays."""
    if t.fate[t.active] & fate.AFRAID:
        out.add(actions.STAY)
    else:
        out.add(actions.ROLL)
    legal_plays(t, t.active, card.AT_PAWN_ROLL, out)


def stay(t: Table) -> None:
    """ZE09. No roll, no step."""
    begin_steps(t, 0)
    t.todo = todo.PAWN_MOVE


def roll_movement(t: Table) -> None:
    throw(t, t.active, roll.MOVE)


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
    forget_roll(t)
    open_window(t, phase.MOVED)


def forget_roll(t: Table) -> None:
    t.face = 0
    t.rolling = NONE
    t.roller = NONE


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
    elif not has_pawn_choice(t):
        end_pawn_move(t)
    elif forced_side(t) != NONE:
        step_pawn(t, forced_side(t))
    else:
        ask(t, phase.PAWN_MOVE, mover(t))


def forced_side(t: Table) -> i64:
    """ZE08, A-70. Where he must go if he can do nothing else, otherwise NONE."""
    if not is_kept_inside(t):
        return NONE
    moves = Actions()
    legal_pawn_moves(t, moves)
    if moves.n > 1:
        return NONE
    return (moves.items[0] - actions.STEP) % SIDES


def has_pawn_choice(t: Table) -> bool:
    if has_pawn_step(t):
        return True
    return t.leader == NONE and (has_play(t, t.active, card.AT_PAWN_MOVE) or usable_items(t) != 0)


def has_pawn_step(t: Table) -> bool:
    if t.pool > 0:
        for side in range(SIDES):
            if pawn_way(t, side) >= 0:
                return True
    return False


def pawn_way(t: Table, side: i64) -> i64:
    """ZZ-08, HZ-27, ZE08. Where a step leads; claustrophobia keeps him out of buildings."""
    space = t.pawn[t.active]
    there = beyond(t, space, side)
    if t.fate[t.active] & fate.AFRAID:
        return NONE
    if there < 0 or t.fate[t.active] & fate.CRAMPED == 0:
        return there
    if kind_of(t, space) == STREET:
        if kind_of(t, there) == BUILDING:
            return NONE
    elif kind_of(t, there) == BUILDING and pawn_way_out(t, there) >= pawn_way_out(t, space):
        return NONE
    return there


def pawn_way_out(t: Table, space: i64) -> i64:
    """ZE08. Steps to the nearest street space of the tile."""
    tile = space // LOCAL
    reached = bit(space % LOCAL)
    streets = t.box.streets[t.town[TURNED + tile]]
    steps: i64 = 0
    while reached & streets == 0 and steps < LOCAL:
        wider = reached
        members = reached
        while members:
            for side in range(SIDES):
                there = beyond(t, tile * LOCAL + lowest(members), side)
                if there >= 0 and there // LOCAL == tile:
                    wider |= bit(there % LOCAL)
            members = rest(members)
        reached = wider
        steps += 1
    return steps


def is_kept_inside(t: Table) -> bool:
    """ZE08. In a building he goes on as long as he can."""
    if t.fate[t.active] & fate.CRAMPED == 0 or kind_of(t, t.pawn[t.active]) != BUILDING:
        return False
    return has_pawn_step(t)


def legal_pawn_moves(t: Table, out: Actions) -> None:
    """G3, ZE05. Steps; items and cards unless another moves the pawn."""
    if not is_kept_inside(t):
        out.add(actions.END_MOVE)
    if t.pool > 0:
        for side in range(SIDES):
            if pawn_way(t, side) >= 0:
                out.add(actions.STEP + t.pawn[t.active] * SIDES + side)
    if t.leader != NONE:
        return
    legal_plays(t, t.active, card.AT_PAWN_MOVE, out)
    add_items(usable_items(t), out)


def add_items(items: i64, out: Actions) -> None:
    while items:
        out.add(actions.USE + lowest(items))
        items = rest(items)


def step_pawn(t: Table, side: i64) -> None:
    """ZZ-08, ZZ-10, HZ-25, HZ-34. One step; zombies there are met."""
    seat = t.active
    start = t.pawn[seat]
    there = pawn_way(t, side)
    t.pool -= 1
    t.stepped = True
    note(t, notes.PAWN_MOVED, seat, start, there)
    t.fought = 0
    arrive(t, seat, there)
    t.meeting = True
    t.todo = todo.MEET


def end_pawn_move(t: Table) -> None:
    t.pool = 0
    t.leader = NONE
    t.meeting = False
    t.todo = todo.BEFORE_NPCS


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
        t.todo = todo.PAWN_MOVE
    elif foes == 0:
        begin_fight(t, t.active, todo.MEET)
    elif rest(foes) or is_npc:
        ask(t, phase.MEET, t.active)
    else:
        begin_attack(t, lowest(foes))


def legal_meetings(t: Table, out: Actions) -> None:
    if is_npc_here(t, t.active):
        out.add(actions.FIGHT)
    foes = foes_here(t)
    for places in range(1, t.seats):
        if foes & bit(after(t, t.active, places)):
            out.add(actions.ASSAULT + places)


# K1


def begin_fight(t: Table, seat: i64, back: i64) -> None:
    """ZZ-11, A-79. Each zombie is one fight, and uses a charge of the shotgun."""
    t.fighter = seat
    t.foe = NONE
    t.back = back
    load_shotgun(t, seat)
    t.todo = todo.FIGHT


def load_shotgun(t: Table, seat: i64) -> None:
    """ZE13, A-79. Discarded when the third fight begins."""
    t.shot = t.charges[seat] > 0
    t.extra = 0
    t.blade = 0
    if t.shot:
        t.charges[seat] = t.charges[seat] - 1
        if t.charges[seat] == 0:
            drop_item(t, seat, card.HEY_LOOK_A_SHOTGUN)


def fight(t: Table) -> None:
    """ZZ-11. The combat roll; a weapon from the hand and Adrenaline count for one."""
    t.extra = 0
    t.blade = 0
    throw(t, t.fighter, roll.FIGHT)


def settle_fight_roll(t: Table) -> None:
    t.todo = todo.FOUGHT


def judge_fight(t: Table) -> None:
    """ZZ-11, ZZ-12, HZ-46, A-70. Four and more kills; otherwise bullets, a life, items or cards."""
    t.phase = phase.FIGHT
    if t.face + combat_bonus(t) >= 4:
        kill(t)
    elif has_fight_choice(t):
        ask(t, phase.FIGHT, t.fighter)
    else:
        pay_with_life(t)


def has_fight_choice(t: Table) -> bool:
    if missing_to_hit(t) <= t.bullets[t.fighter] or fight_items(t) != 0:
        return True
    return has_play(t, t.fighter, card.AT_FIGHT)


def legal_fights(t: Table, out: Actions) -> None:
    """K1, ZZ-12."""
    if missing_to_hit(t) <= t.bullets[t.fighter]:
        out.add(actions.SPEND)
    out.add(actions.LOSE_LIFE)
    legal_plays(t, t.fighter, card.AT_FIGHT, out)
    add_items(fight_items(t), out)


def fight_items(t: Table) -> i64:
    """K1. First Aid Kit, Lots of Ammo, and what makes stronger."""
    items = t.one[ITEMS + t.fighter] & (bit(card.FIRST_AID_KIT) | bit(card.LOTS_OF_AMMO))
    return items | strengthening_items(t)


def strengthening_items(t: Table) -> i64:
    """A-79, ZE07, ZE19. Chainsaw, and inside a building the Molotov, if they raise the bonus."""
    if best_weapon(t) >= 2:
        return 0
    items = t.one[ITEMS + t.fighter] & bit(card.CHAINSAW)
    if kind_of(t, t.pawn[t.fighter]) == BUILDING:
        items |= t.one[ITEMS + t.fighter] & bit(card.MOLOTOV_COCKTAIL)
    return items


def spend_bullets(t: Table) -> None:
    """ZZ-12. Exactly what is missing."""
    number = missing_to_hit(t)
    t.bullets[t.fighter] = t.bullets[t.fighter] - number
    note(t, notes.BULLETS_SPENT, t.fighter, number)


def shoot_npc(t: Table) -> None:
    spend_bullets(t)
    kill(t)


def pay_with_life(t: Table) -> None:
    """ZZ-12, ZZ-13, ZZ-15. A life, and the roll again; with the last one he dies."""
    if lose_life(t, t.fighter):
        end_fight(t)
    else:
        t.todo = todo.FIGHT


def kill(t: Table) -> None:
    """ZZ-11, ZZ-14. It goes to the collection."""
    seat = t.fighter
    space = t.pawn[seat]
    take_off(t, NPCS, space)
    t.collected[seat] = t.collected[seat] + 1
    note(t, notes.NPC_KILLED, seat, space, t.collected[seat])
    check_goal(t, seat)
    pick_up(t, seat)
    end_fight(t)


def end_fight(t: Table) -> None:
    back = t.back
    t.back = 0
    t.fighter = NONE
    t.foe = NONE
    t.shot = False
    t.extra = 0
    t.blade = 0
    forget_roll(t)
    t.todo = back


# K2


def begin_attack(t: Table, owner: i64) -> None:
    """HZ-35, A-79. One roll against a zombie of a player."""
    t.fighter = t.active
    t.foe = owner
    t.back = todo.MEET
    load_shotgun(t, t.active)
    t.todo = todo.ATTACK


def prepare_attack(t: Table) -> None:
    """K2, A-70. Cards and items come before the roll."""
    t.phase = phase.ATTACK
    if strengthening_items(t) or has_play(t, t.fighter, card.AT_ATTACK):
        ask(t, phase.ATTACK, t.fighter)
    else:
        throw(t, t.fighter, roll.ATTACK)


def legal_attack(t: Table, out: Actions) -> None:
    """K2. Before the roll, or after a miss."""
    if t.face == 0:
        out.add(actions.ROLL)
        legal_plays(t, t.fighter, card.AT_ATTACK, out)
        add_items(strengthening_items(t), out)
    else:
        out.add(actions.ACCEPT)
        if missing_to_hit(t) <= t.bullets[t.fighter]:
            out.add(actions.SPEND)


def settle_attack_roll(t: Table) -> None:
    """HZ-35, HZ-38, A-47. Bullets may make it a hit; a miss costs no life."""
    if t.face + combat_bonus(t) >= 4:
        hit(t)
    elif missing_to_hit(t) <= t.bullets[t.fighter]:
        ask(t, phase.ATTACK, t.fighter)
    else:
        fail_attack(t)


def shoot_zombie(t: Table) -> None:
    spend_bullets(t)
    hit(t)


def hit(t: Table) -> None:
    """HZ-36. The owner makes a wound draw."""
    forget_roll(t)
    t.hurt = t.foe
    t.hurt_at = t.pawn[t.fighter]
    t.hurt_by = BY_PAWN
    t.todo = todo.WOUND


def reward(t: Table, seat: i64) -> None:
    """HZ-36, A-61. One zombie, or three if it was removed."""
    if t.killed:
        collect(t, seat, 3)
    else:
        collect(t, seat, 1)
    t.hurt = NONE
    t.hurt_at = NONE
    t.hurt_by = 0


def after_hit(t: Table) -> None:
    """HZ-36, HZ-37. He may go on."""
    if not t.killed:
        t.fought += bit(4 * t.foe)
    reward(t, t.fighter)
    t.killed = False
    pick_up(t, t.fighter)
    end_fight(t)


def fail_attack(t: Table) -> None:
    """HZ-38, A-51. His movement ends, and with it the series."""
    note(t, notes.ATTACK_FAILED, t.fighter, t.foe)
    end_fight(t)
    end_pawn_move(t)


# Items


def usable_items(t: Table) -> i64:
    """G3, ZZ-18, A-79. Marbles, Grenade, Ammo; Chainsaw and Molotov if they make stronger."""
    seat = t.active
    items = t.one[ITEMS + seat] & (bit(card.ALL_THE_MARBLES) | bit(card.LOTS_OF_AMMO))
    if t.chainsaws & bit(seat) == 0:
        items |= t.one[ITEMS + seat] & bit(card.CHAINSAW)
    if is_at_building(t, seat):
        if t.chainsaws & bit(seat) == 0 and not is_on_fire(t, seat, t.pawn[seat] // LOCAL):
            items |= t.one[ITEMS + seat] & bit(card.MOLOTOV_COCKTAIL)
        if is_building_held(t, t.pawn[seat] // LOCAL):
            items |= t.one[ITEMS + seat] & bit(card.GRENADE)
    return items


def is_at_building(t: Table, seat: i64) -> bool:
    """ZE12, ZE19. In a building, or where it could be entered."""
    space = t.pawn[seat]
    if kind_of(t, space) == BUILDING:
        return True
    return t.box.doors[t.town[TURNED + space // LOCAL]] & bit(space % LOCAL) != 0


def is_building_held(t: Table, tile: i64) -> bool:
    """ZE12. Whether zombies are in the building."""
    if t.town[NPCS + tile] & t.box.buildings[t.town[TURNED + tile]]:
        return True
    for seat in range(t.seats):
        if zombie_in_building(t, seat, tile, 0) >= 0:
            return True
    return False


def zombie_in_building(t: Table, seat: i64, tile: i64, skip: i64) -> i64:
    """ZE12. The space of a player's zombie in the building, by ascending row and column."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        space = t.zombies[place] // MARKS
        if space // LOCAL == tile and kind_of(t, space) == BUILDING:
            if skip == 0:
                return space
            skip -= 1
    return NONE


def use_item(t: Table, seat: i64, kind: i64) -> None:
    """ZZ-18. It is discarded; that is no card play."""
    drop_item(t, seat, kind)
    note(t, notes.ITEM_USED, seat, kind)
    if kind == card.CHAINSAW:
        t.chainsaws = t.chainsaws | bit(seat)
    elif kind == card.LOTS_OF_AMMO:
        t.bullets[seat] = t.bullets[seat] + AMMO
    elif kind == card.MOLOTOV_COCKTAIL:
        t.older_fire = t.fire
        t.fire = seat * MOST_TILES + t.pawn[seat] // LOCAL
    elif kind == card.ALL_THE_MARBLES:
        t.fate[seat] = t.fate[seat] | fate.MARBLES_NEXT


def go_on_after_item(t: Table, seat: i64, kind: i64) -> None:
    """K1, K2, G3, W-ENDZ. Back to the question."""
    if t.phase == phase.PAWN_MOVE:
        t.todo = todo.PAWN_MOVE
        if kind == card.GRENADE:
            throw_grenade(t, seat)
    elif t.phase == phase.FIGHT:
        t.todo = todo.FOUGHT
        if kind == card.FIRST_AID_KIT:
            t.todo = todo.FIGHT
    elif t.phase == phase.ATTACK:
        t.todo = todo.ATTACK


def throw_grenade(t: Table, seat: i64) -> None:
    """ZE12, ZZ-14, HZ-19. All zombies of nobody in the building are killed, then players' hit."""
    tile = t.pawn[seat] // LOCAL
    members = t.town[NPCS + tile] & t.box.buildings[t.town[TURNED + tile]]
    while members:
        t.town[NPCS + tile] = t.town[NPCS + tile] & ~bit(lowest(members))
        t.collected[seat] = t.collected[seat] + 1
        note(t, notes.NPC_KILLED, seat, tile * LOCAL + lowest(members), t.collected[seat])
        members = rest(members)
    check_goal(t, seat)
    pick_up(t, seat)
    t.fighter = seat
    t.blast = 1
    t.blast_skip = 0
    t.todo = todo.BLAST


def blast_next(t: Table) -> None:
    """ZE12. Seats from the thrower's left; then he loses a life."""
    tile = t.pawn[t.fighter] // LOCAL
    while t.blast < t.seats:
        seat = after(t, t.fighter, t.blast)
        space = zombie_in_building(t, seat, tile, t.blast_skip)
        if space >= 0:
            t.hurt = seat
            t.hurt_at = space
            t.hurt_by = BY_GRENADE
            t.todo = todo.WOUND
            return
        t.blast += 1
        t.blast_skip = 0
    t.blast = 0
    lose_life(t, t.fighter)
    t.fighter = NONE
    t.todo = todo.PAWN_MOVE


def after_blast(t: Table) -> None:
    """ZE12, ZZ-14, A-61. He takes the tokens of a space that is free now."""
    if not t.killed:
        t.blast_skip += 1
    reward(t, t.fighter)
    t.killed = False
    pick_up(t, t.fighter)
    t.todo = todo.BLAST
