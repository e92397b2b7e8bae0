"""What the event cards of the zombies' set do: D9, A-77 to A-83."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import (
    HUMANS,
    NPC_DONE,
    NPCS,
    TURNED,
    clear_row,
    is_on,
    put_on,
    take_off,
)
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.movement import collect_token, open_front
from monsterbox.games.humans.engine.rules.pawns import MOST_LIFE, arrive, drop_item, give_back
from monsterbox.games.humans.engine.rules.rolls import throw
from monsterbox.games.humans.engine.rules.shotgun import begin_fight, is_npc_here
from monsterbox.games.humans.engine.rules.steps import begin_steps, double_steps, halve_steps
from monsterbox.games.humans.engine.rules.tile_placement import npc_pool
from monsterbox.games.humans.engine.rules.town import SQUARE, beyond, zombie_beyond
from monsterbox.games.humans.engine.rules.windows import forget_card, open_window, resume, return_to
from monsterbox.games.humans.engine.rules.zombie_cards import room_for_npcs
from monsterbox.games.humans.engine.table import (
    FIGURES,
    MAX_SEATS,
    SPACES,
    Table,
    after,
    ask,
    is_shotgun,
    note,
)
from monsterbox.games.humans.engine.zombies import (
    HELD,
    MARKS,
    STOPPED,
    add_zombie,
    any_zombie_of,
    drop_zombie,
)

CHARGES: Final = 3
KEYS: Final = 10
REST: Final = 2
LED_STEPS: Final = 5


def take_zombie_effect(t: Table) -> None:
    """D9. After nobody has objected."""
    kind = t.card
    if kind == card.I_DONT_THINK_THEYRE_DEAD:
        begin_undead(t)
    elif kind == card.KEYS_STILL_IN_IT:
        take_keys(t)
    elif kind == card.MUCH_NEEDED_REST:
        take_rest(t)
    elif kind == card.IT_COULDNT_GET_ANY_WORSE:
        crowd(t)
        resume(t)
    elif card.is_crowd(kind):
        begin_putting(t)
    elif kind == card.THIS_ISNT_SO_BAD:
        begin_shifting(t)
    elif card.is_aimed_at_figure(kind):
        begin_leading(t)
    else:
        change_by_zombie_card(t, kind)
        resume(t)


def change_by_zombie_card(t: Table, kind: i64) -> None:
    """The cards after which the same question goes on; other items have no effect yet."""
    if kind == card.ADRENALINE_RUSH:
        rush(t)
    elif kind == card.ALTERNATE_FOOD_SOURCE:
        t.fate[t.card_by] = t.fate[t.card_by] | fate.FOOD_NEXT
    elif kind == card.BRAIN_CRAMP:
        t.leader = t.card_by
        note(t, notes.CRAMP, t.active, t.card_by)
    elif kind == card.BUTTER_FINGERS:
        fumble(t)
    elif kind == card.CLAUSTROPHOBIA:
        set_fate(t, fate.CRAMPED_NEXT)
    elif kind == card.FEAR:
        set_fate(t, fate.AFRAID_NEXT)
    elif kind == card.HEY_LOOK_A_SHOTGUN:
        t.charges[t.card_by] = CHARGES
    elif kind == card.HYSTERICAL_PARALYSIS:
        set_fate(t, fate.PARALYSED)
    elif kind == card.YOUR_SHOES_UNTIED:
        untie(t)


def set_fate(t: Table, mark: i64) -> None:
    """ZE08 Claustrophobia, ZE09 Fear, ZE14 Hysterical Paralysis, A-80. For his next turn."""
    seat = after(t, t.card_by, t.card_at)
    t.fate[seat] = t.fate[seat] | mark
    note(t, notes.FATE_SET, seat, t.card)


def rush(t: Table) -> None:
    """ZE01 Adrenaline Rush. Double movement, or two for one roll."""
    if t.card_phase == phase.FIGHT or t.card_phase == phase.ATTACK:
        t.extra = 2
    else:
        double_steps(t)


def fumble(t: Table) -> None:
    """ZE06 Butter Fingers. A card in play, or two bullets."""
    seat = after(t, t.card_by, t.card_at // (card.KINDS + 1))
    kind = t.card_at % (card.KINDS + 1)
    if kind < card.KINDS:
        drop_item(t, seat, kind)
        return
    number: i64 = 2
    if t.bullets[seat] < 2:
        number = t.bullets[seat]
    t.bullets[seat] = t.bullets[seat] - number
    note(t, notes.BULLETS_SPENT, seat, number)


def crowd(t: Table) -> None:
    """ZE16, A-83. A zombie on every legal space of the building, by ascending row and column."""
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


def untie(t: Table) -> None:
    """ZE26 Your Shoe's Untied. The movement that is about to begin, or that of the next turn."""
    seat = after(t, t.card_by, t.card_at)
    if seat == t.active and is_applied_now(t):
        t.halved = True
        halve_steps(t)
        return
    if seat == t.active and not is_shotgun(t, seat):
        t.halved = True  # not the Movement of this turn any more
    t.fate[seat] = t.fate[seat] | fate.UNTIED
    note(t, notes.FATE_SET, seat, card.YOUR_SHOES_UNTIED)


def is_applied_now(t: Table) -> bool:
    """ZE26. A zombie player before his movement, a shotgun guy after his roll."""
    if is_shotgun(t, t.active):
        return t.window == phase.MOVED and not t.keys
    return t.window == phase.PREMOVE


def take_keys(t: Table) -> None:
    """ZE17 The Keys Are Still In It. Ten steps instead of a roll."""
    forget_card(t)
    t.keys = True
    begin_steps(t, KEYS)
    open_window(t, phase.MOVED)


def take_rest(t: Table) -> None:
    """ZE20 Much Needed Rest. Two lives, and no movement."""
    seat = t.card_by
    forget_card(t)
    t.life[seat] = t.life[seat] + REST
    if t.life[seat] > MOST_LIFE:
        t.life[seat] = MOST_LIFE
    note(t, notes.LIFE_GAINED, seat, t.life[seat])
    t.todo = todo.BEFORE_NPCS


# ZE22, ZE24, ZE27


def begin_putting(t: Table) -> None:
    """ZE22 Slight Miscalculation, ZE24 We're Screwed, ZE27 Zombie Master, A-83."""
    t.due = 10
    if t.card == card.ZOMBIE_MASTER:
        t.due = 5
    elif t.card == card.SLIGHT_MISCALCULATION:
        buildings = t.box.buildings[t.town[TURNED + t.card_at]]
        t.due = count(t.town[NPCS + t.card_at] & buildings)
    left = npc_pool(t)
    if t.due > left:
        t.due = left
    t.todo = todo.PUT


def room_of_card(t: Table, tile: i64) -> i64:
    """Where the card may put a zombie on this tile."""
    room = room_for_npcs(t, tile, t.card)
    if t.card != card.SLIGHT_MISCALCULATION:
        return room
    if tile != t.card_at:
        return 0
    return room & t.box.buildings[t.town[TURNED + tile]]


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
        members = room_of_card(t, tile)
        while members:
            out.add(actions.SPACE + tile * LOCAL + lowest(members))
            members = rest(members)


# ZE23


def begin_shifting(t: Table) -> None:
    """ZE23 This Isn't So Bad. Two different zombies, one after the other."""
    t.due = 2
    t.todo = todo.MOVE_FROM


def shift_next(t: Table) -> None:
    only: i64 = NONE
    several = False
    for tile in range(t.tiles):
        members = t.town[NPCS + tile] & ~t.town[NPC_DONE + tile]
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
        members = t.town[NPCS + tile] & ~t.town[NPC_DONE + tile]
        while members:
            out.add(actions.SPACE + tile * LOCAL + lowest(members))
            members = rest(members)


def shift_from(t: Table, space: i64) -> None:
    t.led_at = space
    ask(t, phase.MOVE_TO, t.card_by)


def legal_goals(t: Table, out: Actions) -> None:
    """ZE23. Any legal space."""
    for tile in range(t.tiles):
        members = room_for_npcs(t, tile, card.THIS_ISNT_SO_BAD)
        while members:
            out.add(actions.SPACE + tile * LOCAL + lowest(members))
            members = rest(members)


def shift_to(t: Table, space: i64) -> None:
    take_off(t, NPCS, t.led_at)
    put_on(t, NPCS, space)
    put_on(t, NPC_DONE, space)
    note(t, notes.NPC_MOVED, t.card_by, t.led_at, space)
    t.led_at = NONE
    t.due -= 1
    t.todo = todo.MOVE_FROM


# ZE04, ZE25


def begin_leading(t: Table) -> None:
    """ZE04 Bad Sense of Direction, ZE25 Where Did Everybody Go?, A-77."""
    kind = t.card
    target = t.card_at
    places = target
    space: i64 = NONE
    if target >= MAX_SEATS:
        places = (target - MAX_SEATS) // SPACES
        space = (target - MAX_SEATS) % SPACES
    t.led = after(t, t.card_by, places)
    t.led_by = t.card_by
    t.led_phase = t.card_phase
    t.led_at = space
    t.due = LED_STEPS
    forget_card(t)
    t.todo = todo.LEAD
    if kind == card.BAD_SENSE_OF_DIRECTION:
        t.due = 0
        pay_for_direction(t, t.led_by)
        send_to_square(t)


def pay_for_direction(t: Table, seat: i64) -> None:
    """ZE04. One life token."""
    t.life[seat] = t.life[seat] - 1
    note(t, notes.LIFE_LOST, seat, t.life[seat])


def send_to_square(t: Table) -> None:
    """ZE04. The figure goes to the Town Square."""
    if t.led_at == NONE:
        enter_by_card(t, SQUARE)
    else:
        relocate(t, SQUARE)


def enter_by_card(t: Table, space: i64) -> None:
    """A-77. The pawn fights the zombie of nobody there at once, in anybody's turn."""
    note(t, notes.PAWN_MOVED, t.led, t.pawn[t.led], space)
    arrive(t, t.led, space)
    if is_npc_here(t, t.led):
        begin_fight(t, t.led, todo.LEAD)


def relocate(t: Table, space: i64) -> None:
    """A-77. The zombie takes a dice token; no attack on a shotgun guy results."""
    zombie = led_zombie(t)
    drop_zombie(t, t.led, zombie)
    add_zombie(t, t.led, space * MARKS + zombie % MARKS)
    note(t, notes.ZOMBIE_MOVED, t.led, t.led_at, space)
    t.led_at = space
    collect_token(t, t.led, space)


def led_zombie(t: Table) -> i64:
    """A-75. One that may make a step, if there is one."""
    for place in range(t.led * FIGURES, t.led * FIGURES + t.numbers[t.led]):
        zombie = t.zombies[place]
        if zombie // MARKS == t.led_at and zombie & (HELD | STOPPED) == 0:
            return zombie
    return any_zombie_of(t, t.led, t.led_at)


def led_way(t: Table, side: i64) -> i64:
    """ZE25. Where the figure comes by a step."""
    if t.led_at == NONE:
        return beyond(t, t.pawn[t.led], side)
    return zombie_beyond(t, t.led_at, side)


def lead_next(t: Table) -> None:
    """ZE25, A-77. Five steps, fewer only if none is possible, or death or a human ends it."""
    if is_led_over(t):
        end_leading(t)
        return
    only: i64 = NONE
    several = False
    for side in range(SIDES):
        if led_way(t, side) >= 0:
            several = only != NONE
            only = side
    if only == NONE:
        end_leading(t)
    elif several:
        ask(t, phase.LEAD, t.led_by)
    else:
        lead(t, only)


def is_led_over(t: Table) -> bool:
    if t.due == 0:
        return True
    if t.led_at == NONE:
        return t.pawn[t.led] < 0
    return is_on(t, HUMANS, t.led_at)


def lead(t: Table, side: i64) -> None:
    """ZE25, HZ-28. One step."""
    there = led_way(t, side)
    t.due -= 1
    t.todo = todo.LEAD
    if t.led_at == NONE:
        enter_by_card(t, there)
    else:
        open_front(t, t.led, t.led_at, there)
        relocate(t, there)


def legal_leads(t: Table, out: Actions) -> None:
    space = t.led_at
    if space == NONE:
        space = t.pawn[t.led]
    for side in range(SIDES):
        if led_way(t, side) >= 0:
            out.add(actions.STEP + space * SIDES + side)


def end_leading(t: Table) -> None:
    phase = t.led_phase
    t.due = 0
    t.led = NONE
    t.led_at = NONE
    t.led_by = NONE
    t.led_phase = NONE
    return_to(t, phase)


# ZE15


def begin_undead(t: Table) -> None:
    """ZE15 I Don't Think They're Dead. Two dice are rolled."""
    t.led = after(t, t.card_by, t.card_at)
    t.undead = 0
    t.undead_die = 0
    t.accepted = False
    throw(t, t.led, roll.UNDEAD)


def settle_undead_roll(t: Table) -> None:
    """ZE15. First both dice, later one that is rolled again."""
    face = t.face
    t.face = 0
    t.rolling = NONE
    t.roller = NONE
    if t.undead_die == 0:
        t.undead = face
        t.undead_die = 1
        throw(t, t.led, roll.UNDEAD)
        return
    if t.undead_die == 1:
        t.undead += 8 * face
        t.undead_die = 2
    elif t.undead_die == 2:
        t.undead = t.undead // 8 * 8 + face
    else:
        t.undead = t.undead % 8 + 8 * face
    t.todo = todo.UNDEAD


def undead_face(t: Table) -> i64:
    if t.undead_die == 2:
        return t.undead % 8
    return t.undead // 8


def judge_undead(t: Table) -> None:
    """ZE15, A-70. Each die of three or less is paid for or accepted."""
    while t.undead_die < 4:
        if undead_face(t) <= 3:
            if can_answer_undead(t):
                ask(t, phase.UNDEAD, t.led)
                return
            t.accepted = True
        t.undead_die += 1
    end_undead(t)


def can_answer_undead(t: Table) -> bool:
    return t.bullets[t.led] >= 4 - undead_face(t) or t.life[t.led] > 1


def legal_undead(t: Table, out: Actions) -> None:
    out.add(actions.ACCEPT)
    if t.bullets[t.led] >= 4 - undead_face(t):
        out.add(actions.SPEND)
    if t.life[t.led] > 1:
        out.add(actions.LOSE_LIFE)


def accept_undead(t: Table) -> None:
    t.accepted = True
    t.undead_die += 1
    t.todo = todo.UNDEAD


def shoot_undead(t: Table) -> None:
    """ZE15. The bullets missing to four."""
    number = 4 - undead_face(t)
    t.bullets[t.led] = t.bullets[t.led] - number
    note(t, notes.BULLETS_SPENT, t.led, number)
    t.undead_die += 1
    t.todo = todo.UNDEAD


def reroll_undead(t: Table) -> None:
    """ZE15. A life, but not the last one."""
    t.life[t.led] = t.life[t.led] - 1
    note(t, notes.LIFE_LOST, t.led, t.life[t.led])
    throw(t, t.led, roll.UNDEAD)


def end_undead(t: Table) -> None:
    """ZE15. Two collected zombies are lost if any die was accepted."""
    if t.accepted:
        give_back(t, t.led, 2)
    t.led = NONE
    t.undead = 0
    t.undead_die = 0
    t.accepted = False
    resume(t)
