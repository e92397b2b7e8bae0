"""Reactions: who is asked when, and how a card is announced: HU-67 to HU-70, A-68, A-74, 5.3."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import LAWYER, WRESTLER
from monsterbox.games.humans.engine.piles import DISCARD, ITEMS, lay, take
from monsterbox.games.humans.engine.rules.card_play import is_asked, legal_plays
from monsterbox.games.humans.engine.table import Table, after, ask, has_left, is_shotgun, note

# Windows that go round the table


def open_window(t: Table, phase: i64) -> None:
    """HU-68. From the active player's left, clockwise."""
    t.window = phase
    t.asked = 1
    t.todo = todo.WINDOW


def is_for_all(window: i64) -> bool:
    """5.1, 5.2. Whether the active player is asked too, last of all."""
    return window == phase.PREMOVE or window == phase.BEFORE_NPCS or window == phase.ANY


def question_of(t: Table, window: i64, seat: i64) -> i64:
    """The question of a window, by which cards are looked up."""
    if window == phase.PREMOVE:
        if seat == t.active:
            return card.AT_PREMOVE_OWN
        return card.AT_PREMOVE
    if window == phase.CAPTURED:
        return card.AT_CAPTURED
    if window == phase.BARRICADE:
        return card.AT_BARRICADE
    if window == phase.MOVED:
        return card.AT_MOVED
    if window == phase.BEFORE_NPCS:
        return card.AT_BEFORE_NPCS
    return card.AT_ANY


def advance_window(t: Table) -> None:
    """HU-68, 5.3. The next seat that has something to play; a seat without is passed at once."""
    if is_turn_over(t):
        leave_window(t)
        t.todo = todo.BEFORE_NPCS
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
    return is_shotgun(t, t.active) and t.pawn[t.active] < 0 and t.window != phase.BEFORE_NPCS


def is_asked_in(t: Table, seat: i64) -> bool:
    """A-68. The window is open for whoever has a card for it, or an item to use."""
    return is_asked(t, seat, question_of(t, t.window, seat)) or can_use_marbles(t, seat)


def can_use_marbles(t: Table, seat: i64) -> bool:
    """W-ENDZ, ZE02. All the Marbles may be used before the zombies move."""
    if has_left(t, seat):
        return False
    return t.window == phase.BEFORE_NPCS and t.one[ITEMS + seat] & bit(card.ALL_THE_MARBLES) != 0


def close_window(t: Table) -> None:
    """5.1, 5.2. What comes when all were asked."""
    window = t.window
    t.window = NONE
    t.asked = 0
    if window == phase.PREMOVE:
        t.todo = todo.MOVE
        if is_shotgun(t, t.active):
            t.todo = todo.PAWN_ROLL
    elif window == phase.BARRICADE:
        t.todo = todo.OPENED
    elif window == phase.CAPTURED:
        t.todo = todo.INFECT
    elif window == phase.MOVED:
        t.todo = todo.PAWN_MOVE
    elif window == phase.BEFORE_NPCS:
        t.todo = todo.NPCS
    else:
        t.todo = todo.TILE


def go_round(t: Table) -> None:
    """5.3. The same window goes on with the next seat."""
    t.asked += 1
    t.todo = todo.WINDOW


def leave_window(t: Table) -> None:
    """What ends a window before all were asked."""
    t.window = NONE
    t.asked = 0


def legal_reactions(t: Table, seat: i64, out: Actions) -> None:
    """5.1. Pass, or a card of the window."""
    out.add(actions.PASS)
    legal_plays(t, seat, question_of(t, t.phase, seat), out)
    if can_use_marbles(t, seat):
        out.add(actions.USE + card.ALL_THE_MARBLES)


# Windows of one seat


def can_save_capture(t: Table) -> bool:
    """W-CAPFAIL. Death Grip, or the Wrestler."""
    return has_ability(t, t.active, WRESTLER) or is_asked(t, t.active, card.AT_CAPTURE_FAILED)


def legal_saves(t: Table, out: Actions) -> None:
    out.add(actions.PASS)
    if has_ability(t, t.active, WRESTLER):
        out.add(actions.ABILITY)
    legal_plays(t, t.active, card.AT_CAPTURE_FAILED, out)


def can_stop_weapon(t: Table, owner: i64) -> bool:
    """W-WEAPON. It Jammed!, or the Lawyer whose own zombie is meant."""
    return has_ability(t, owner, LAWYER) or is_asked(t, owner, card.AT_WEAPON)


def legal_stops(t: Table, owner: i64, out: Actions) -> None:
    out.add(actions.PASS)
    if has_ability(t, owner, LAWYER):
        out.add(actions.ABILITY)
    legal_plays(t, owner, card.AT_WEAPON, out)


def can_add_infections(t: Table) -> bool:
    """W-INFPRE. Patient Zero."""
    return is_asked(t, t.active, card.AT_INFECTION)


def legal_additions(t: Table, out: Actions) -> None:
    out.add(actions.PASS)
    legal_plays(t, t.active, card.AT_INFECTION, out)


# Abilities


def has_ability(t: Table, seat: i64, character: i64) -> bool:
    """HU-73. Whether the seat is that character and has not used its ability."""
    if has_left(t, seat):
        return False
    return t.character[seat] == character and t.spent & bit(seat) == 0


def use_ability(t: Table, seat: i64) -> None:
    """HU-73. Once in a game."""
    t.spent = t.spent | bit(seat)
    note(t, notes.ABILITY_USED, seat, t.character[seat])


def legal_ability(t: Table, out: Actions) -> None:
    """HU-73. Pass or use it."""
    out.add(actions.PASS)
    out.add(actions.ABILITY)


# Cards


def announce(t: Table, seat: i64, kind: i64, target: i64) -> None:
    """HU-67, HU-69, A-74. Card and first target; it lies in the discard pile at once."""
    t.used = t.used | bit(seat)
    take(t, seat, kind)
    if t.box.item_at[kind] or kind == card.HEY_LOOK_A_SHOTGUN:
        lay(t, ITEMS + seat, kind)
    else:
        lay(t, DISCARD, kind)
    t.card = kind
    t.card_by = seat
    t.card_at = target
    t.card_phase = t.phase
    note(t, notes.CARD_PLAYED, seat, kind, target)
    lawyer = objector(t)
    if lawyer == NONE:
        t.todo = todo.EFFECT
    else:
        ask(t, phase.OBJECT, lawyer)


def objector(t: Table) -> i64:
    """W-CARD. The Lawyer, if it is another's card; a weapon against his own zombie comes later."""
    for seat in range(t.seats):
        if seat != t.card_by and has_ability(t, seat, LAWYER):
            if card.is_weapon(t.card) and owner_of_target(t) == seat:
                return NONE
            return seat
    return NONE


def owner_of_target(t: Table) -> i64:
    """Against whose zombie a weapon is played now."""
    if t.card_phase == phase.CAPTURED:
        return t.active
    return t.foe


def object_to_card(t: Table) -> None:
    """Objection! The card has no effect."""
    use_ability(t, t.actor)
    note(t, notes.CARD_OBJECTED, t.actor, t.card)
    t.todo = todo.CANCEL


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


def return_to(t: Table, now: i64) -> None:
    """5.3. What a question leads to when it is over for this card."""
    if is_round(now):
        go_round(t)
    elif now == phase.MOVE:
        t.todo = todo.MOVE
    elif now == phase.SELECT:
        t.todo = todo.SELECT
    elif now == phase.CAPTURE_FAILED:
        t.todo = todo.CAPTURE_FAILED
    elif now == phase.BEFORE_INFECTION:
        t.todo = todo.INFECT
    elif now == phase.WEAPON:
        t.todo = todo.SHOOT
    elif now == phase.PAWN_ROLL:
        t.todo = todo.PAWN_ROLL
    elif now == phase.PAWN_MOVE:
        t.todo = todo.PAWN_MOVE
    elif now == phase.FIGHT:
        t.todo = todo.FOUGHT
    elif now == phase.ATTACK:
        t.todo = todo.ATTACK


def is_round(now: i64) -> bool:
    """Whether the phase is a window that goes round the table."""
    return (
        now == phase.PREMOVE
        or now == phase.CAPTURED
        or now == phase.BARRICADE
        or now == phase.MOVED
        or now == phase.BEFORE_NPCS
        or now == phase.ANY
    )
