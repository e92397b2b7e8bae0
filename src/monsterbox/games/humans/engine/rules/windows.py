"""Reactions: who is asked when, and how a card is announced: HU-67 to HU-70, A-68, A-74, 5.3."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine.actions import ABILITY, PASS, USE
from monsterbox.games.humans.engine.deck import (
    AT_ANY,
    AT_BARRICADE,
    AT_CAPFAIL,
    AT_CAPOK,
    AT_ENDZ,
    AT_INFECTION,
    AT_MOVED,
    AT_PREMOVE,
    AT_PREMOVE_OWN,
    AT_WEAPON,
    HW6,
    LAWYER,
    WRESTLER,
    ZE02,
    ZE13,
)
from monsterbox.games.humans.engine.notes import (
    ABILITY_USED,
    CARD_OBJECTED,
    CARD_PLAYED,
)
from monsterbox.games.humans.engine.rules.card_play import is_asked, legal_plays
from monsterbox.games.humans.engine.table import (
    DISCARD,
    DO_ATTACK,
    DO_CANCEL,
    DO_EFFECT,
    DO_ENDZ,
    DO_FAILED,
    DO_FOUGHT,
    DO_INFECT,
    DO_MOVE,
    DO_NPC,
    DO_OPENED,
    DO_PAWN_MOVE,
    DO_PAWN_ROLL,
    DO_SELECT,
    DO_SHOOT,
    DO_TILE,
    DO_WINDOW,
    ITEMS,
    PHASE_ANY,
    PHASE_ATTACK,
    PHASE_BARRICADE,
    PHASE_CAPFAIL,
    PHASE_CAPOK,
    PHASE_ENDZ,
    PHASE_FIGHT,
    PHASE_INFPRE,
    PHASE_MOVE,
    PHASE_MOVED,
    PHASE_OBJECT,
    PHASE_PAWN_MOVE,
    PHASE_PAWN_ROLL,
    PHASE_PREMOVE,
    PHASE_SELECT,
    PHASE_WEAPON,
    Table,
    after,
    ask,
    has_left,
    is_shotgun,
    lay,
    note,
    take,
)

# Windows that go round the table


def open_window(t: Table, phase: i64) -> None:
    """HU-68. From the active player's left, clockwise."""
    t.window = phase
    t.asked = 1
    t.todo = DO_WINDOW


def is_for_all(window: i64) -> bool:
    """5.1, 5.2. Whether the active player is asked too, last of all."""
    return window == PHASE_PREMOVE or window == PHASE_ENDZ or window == PHASE_ANY


def question_of(t: Table, window: i64, seat: i64) -> i64:
    """The question of a window, by which cards are looked up."""
    if window == PHASE_PREMOVE:
        if seat == t.active:
            return AT_PREMOVE_OWN
        return AT_PREMOVE
    if window == PHASE_CAPOK:
        return AT_CAPOK
    if window == PHASE_BARRICADE:
        return AT_BARRICADE
    if window == PHASE_MOVED:
        return AT_MOVED
    if window == PHASE_ENDZ:
        return AT_ENDZ
    return AT_ANY


def advance_window(t: Table) -> None:
    """HU-68, 5.3. The next seat that has something to play; a seat without is passed at once."""
    if is_turn_over(t):
        leave_window(t)
        t.todo = DO_ENDZ
        return
    last = t.seats - 1
    if is_for_all(t.window):
        last = t.seats
    while t.asked <= last:
        seat = after(t, t.active, t.asked)
        t.phase = t.window
        if is_asked_in(t, seat):
            ask(t, t.window, seat)
            return
        t.asked += 1
    close_window(t)


def is_turn_over(t: Table) -> bool:
    """5.2. Of a turn without pawn only the end is left: its other windows are broken off."""
    return is_shotgun(t, t.active) and t.pawn[t.active] < 0 and t.window != PHASE_ENDZ


def is_asked_in(t: Table, seat: i64) -> bool:
    """A-68. The window is open for whoever has a card for it, or an item to use."""
    return is_asked(t, seat, question_of(t, t.window, seat)) or may_use_marbles(t, seat)


def may_use_marbles(t: Table, seat: i64) -> bool:
    """W-ENDZ, ZE02. All the Marbles may be used before the zombies move."""
    if has_left(t, seat):
        return False
    return t.window == PHASE_ENDZ and t.one[ITEMS + seat] & bit(ZE02) != 0


def close_window(t: Table) -> None:
    """5.1, 5.2. What comes when all were asked."""
    window = t.window
    t.window = NONE
    t.asked = 0
    if window == PHASE_PREMOVE:
        t.todo = DO_MOVE
        if is_shotgun(t, t.active):
            t.todo = DO_PAWN_ROLL
    elif window == PHASE_BARRICADE:
        t.todo = DO_OPENED
    elif window == PHASE_CAPOK:
        t.todo = DO_INFECT
    elif window == PHASE_MOVED:
        t.todo = DO_PAWN_MOVE
    elif window == PHASE_ENDZ:
        t.todo = DO_NPC
    else:
        t.todo = DO_TILE


def go_round(t: Table) -> None:
    """5.3. The same window goes on with the next seat."""
    t.asked += 1
    t.todo = DO_WINDOW


def leave_window(t: Table) -> None:
    """What ends a window before all were asked."""
    t.window = NONE
    t.asked = 0


def legal_reactions(t: Table, seat: i64, out: Actions) -> None:
    """5.1. Pass, or a card of the window."""
    out.add(PASS)
    legal_plays(t, seat, question_of(t, t.phase, seat), out)
    if may_use_marbles(t, seat):
        out.add(USE + ZE02)


# Windows of one seat


def may_save_capture(t: Table) -> bool:
    """W-CAPFAIL. Death Grip, or the Wrestler."""
    return has_ability(t, t.active, WRESTLER) or is_asked(t, t.active, AT_CAPFAIL)


def legal_saves(t: Table, out: Actions) -> None:
    out.add(PASS)
    if has_ability(t, t.active, WRESTLER):
        out.add(ABILITY)
    legal_plays(t, t.active, AT_CAPFAIL, out)


def may_stop_weapon(t: Table, owner: i64) -> bool:
    """W-WEAPON. It Jammed!, or the Lawyer whose own zombie is meant."""
    return has_ability(t, owner, LAWYER) or is_asked(t, owner, AT_WEAPON)


def legal_stops(t: Table, owner: i64, out: Actions) -> None:
    out.add(PASS)
    if has_ability(t, owner, LAWYER):
        out.add(ABILITY)
    legal_plays(t, owner, AT_WEAPON, out)


def may_add_infections(t: Table) -> bool:
    """W-INFPRE. Patient Zero."""
    return is_asked(t, t.active, AT_INFECTION)


def legal_additions(t: Table, out: Actions) -> None:
    out.add(PASS)
    legal_plays(t, t.active, AT_INFECTION, out)


# Abilities


def has_ability(t: Table, seat: i64, character: i64) -> bool:
    """HU-73. Whether the seat is that character and has not used its ability."""
    if has_left(t, seat):
        return False
    return t.character[seat] == character and t.spent & bit(seat) == 0


def use_ability(t: Table, seat: i64) -> None:
    """HU-73. Once in a game."""
    t.spent = t.spent | bit(seat)
    note(t, ABILITY_USED, seat, t.character[seat])


# Cards


def announce(t: Table, seat: i64, kind: i64, target: i64) -> None:
    """HU-67, HU-69, A-74. Card and first target; it lies in the discard pile at once."""
    t.used = t.used | bit(seat)
    take(t, seat, kind)
    if t.box.item_at[kind] or kind == ZE13:
        lay(t, ITEMS + seat, kind)
    else:
        lay(t, DISCARD, kind)
    t.card = kind
    t.card_by = seat
    t.card_at = target
    t.card_phase = t.phase
    note(t, CARD_PLAYED, seat, kind, target)
    lawyer = who_may_object(t)
    if lawyer == NONE:
        t.todo = DO_EFFECT
    else:
        ask(t, PHASE_OBJECT, lawyer)


def who_may_object(t: Table) -> i64:
    """W-CARD. The Lawyer, if it is another's card; a weapon against his own zombie comes later."""
    for seat in range(t.seats):
        if seat != t.card_by and has_ability(t, seat, LAWYER):
            if t.card <= HW6 and owner_of_target(t) == seat:
                return NONE
            return seat
    return NONE


def owner_of_target(t: Table) -> i64:
    """Against whose zombie a weapon is played now."""
    if t.card_phase == PHASE_CAPOK:
        return t.active
    return t.foe


def object_to_card(t: Table) -> None:
    """Objection! The card has no effect."""
    use_ability(t, t.actor)
    note(t, CARD_OBJECTED, t.actor, t.card)
    t.todo = DO_CANCEL


def legal_objections(t: Table, out: Actions) -> None:
    out.add(PASS)
    out.add(ABILITY)


def forget_card(t: Table) -> None:
    t.card = NONE
    t.card_by = NONE
    t.card_at = NONE
    t.card_phase = NONE
    t.placed = 0


def resume(t: Table) -> None:
    """5.3. Back to the question at which the card was played."""
    phase = t.card_phase
    forget_card(t)
    return_to(t, phase)


def return_to(t: Table, phase: i64) -> None:
    """5.3. What a question leads to when it is over for this card."""
    if is_round(phase):
        go_round(t)
    elif phase == PHASE_MOVE:
        t.todo = DO_MOVE
    elif phase == PHASE_SELECT:
        t.todo = DO_SELECT
    elif phase == PHASE_CAPFAIL:
        t.todo = DO_FAILED
    elif phase == PHASE_INFPRE:
        t.todo = DO_INFECT
    elif phase == PHASE_WEAPON:
        t.todo = DO_SHOOT
    elif phase == PHASE_PAWN_ROLL:
        t.todo = DO_PAWN_ROLL
    elif phase == PHASE_PAWN_MOVE:
        t.todo = DO_PAWN_MOVE
    elif phase == PHASE_FIGHT:
        t.todo = DO_FOUGHT
    elif phase == PHASE_ATTACK:
        t.todo = DO_ATTACK


def is_round(phase: i64) -> bool:
    """Whether the phase is a window that goes round the table."""
    return (
        phase == PHASE_PREMOVE
        or phase == PHASE_CAPOK
        or phase == PHASE_BARRICADE
        or phase == PHASE_MOVED
        or phase == PHASE_ENDZ
        or phase == PHASE_ANY
    )
