"""What each event card does: D8 of the humans' set."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, put_on, take_off
from monsterbox.games.humans.engine.deck import LOCAL
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.rules.barricades import fail_try, place_marker
from monsterbox.games.humans.engine.rules.capture import miss, settle_capture_roll
from monsterbox.games.humans.engine.rules.card_play import room_on
from monsterbox.games.humans.engine.rules.ending import appear
from monsterbox.games.humans.engine.rules.flight import find_run, forget_ends, only_end
from monsterbox.games.humans.engine.rules.pawns import drop_item
from monsterbox.games.humans.engine.rules.prey import draw_infections
from monsterbox.games.humans.engine.rules.steps import add_steps, halve_steps
from monsterbox.games.humans.engine.rules.town import SQUARE
from monsterbox.games.humans.engine.rules.weapons import drop_weapon, offer_weapon
from monsterbox.games.humans.engine.rules.windows import forget_card, leave_window, resume
from monsterbox.games.humans.engine.rules.wounds import discard_wounds
from monsterbox.games.humans.engine.rules.zombie_effects import take_zombie_effect
from monsterbox.games.humans.engine.table import FIGURES, Table, after, ask, is_shotgun, note
from monsterbox.games.humans.engine.zombies import HELD, MARKS, add_zombie, drop_zombie

MOST_GUESTS: Final = 3  # humans of Open House


def take_effect(t: Table) -> None:
    """D8. After nobody has objected."""
    kind = t.card
    if card.is_of_zombies(kind):
        take_zombie_effect(t)
    elif card.is_weapon(kind):
        arm(t)
    elif kind == card.OPEN_HOUSE:
        open_house(t)
    elif kind == card.NAIL_IT_SHUT:
        nail_shut(t)
    elif kind == card.RUN_FOR_IT:
        begin_run(t)
    elif kind == card.SLIPPERY_WHEN_WET:
        slip(t)
    elif kind == card.DEATH_GRIP:
        grip(t)
    elif kind == card.PATIENT_ZERO:
        multiply(t)
    elif kind == card.IT_JAMMED:
        jam(t)
    else:
        change(t, kind)
        resume(t)


def change(t: Table, kind: i64) -> None:
    """The cards after which the same question goes on."""
    if kind == card.FRESH_MEAT:
        add_steps(t, 3)
    elif kind == card.RIGOR_MORTIS:
        slow_down(t)
    elif kind == card.WEAK_ANKLES:
        hold(t, t.card_at)
    elif kind == card.BATTERING_RAM:
        place_marker(t, t.card_by, t.card_at)
    elif kind == card.WALK_IT_OFF:
        discard_wounds(t, t.card_by)
    elif kind == card.LATE_RISER:
        appear(t, t.card_by, SQUARE)
    else:
        pick_pocket(t, t.card_by, after(t, t.card_by, t.card_at))


def cancel_card(t: Table) -> None:
    """Objection! It lies in the discard pile without effect."""
    if card.is_weapon(t.card) and t.card_phase == phase.CAPTURED:
        t.weapons += 1
    if t.one[ITEMS + t.card_by] & bit(t.card):
        drop_item(t, t.card_by, t.card)
    resume(t)


# One by one


def arm(t: Table) -> None:
    """HW1 to HW6, HU-41, HU-42."""
    kind = t.card
    seat = t.card_by
    now = t.card_phase
    forget_card(t)
    if now == phase.FIGHT:
        t.blade = t.box.bonus[kind]  # HZ-20
        t.todo = todo.FOUGHT
    elif now == phase.ATTACK:
        offer_weapon(t, kind, seat, t.foe)  # HZ-21
    else:
        offer_weapon(t, kind, seat, t.active)


def open_house(t: Table) -> None:
    """HE01 Open House. One to three humans on free spaces of a tile with an own figure."""
    t.placed = 0
    t.due = MOST_GUESTS
    if t.due > t.supply:
        t.due = t.supply
    t.todo = todo.OPEN_HOUSE


def invite(t: Table) -> None:
    """HE01. The first one is due; with a single space left for it nobody is asked."""
    room = room_on(t, t.card_at)
    if t.due == 0 or room == 0:
        t.due = 0
        resume(t)
    elif t.placed == 0 and rest(room) == 0:
        put_guest(t, lowest(room))
    else:
        ask(t, phase.OPEN_HOUSE, t.card_by)


def put_guest(t: Table, local: i64) -> None:
    space = t.card_at * LOCAL + local
    put_on(t, HUMANS, space)
    t.supply -= 1
    t.due -= 1
    t.placed += 1
    note(t, notes.HUMAN_PLACED, space)
    t.todo = todo.OPEN_HOUSE


def close_house(t: Table) -> None:
    """HE01. Enough."""
    t.due = 0
    resume(t)


def legal_guests(t: Table, out: Actions) -> None:
    if t.placed > 0:
        out.add(actions.DONE)
    actions.add_each(actions.PUT, room_on(t, t.card_at), out)


def slow_down(t: Table) -> None:
    """HE03 Rigor Mortis. At once, or for a shotgun guy who has not rolled yet at the roll."""
    if is_shotgun(t, t.active) and t.window == phase.PREMOVE:
        t.slowed += 1
    else:
        halve_steps(t)


def hold(t: Table, space: i64) -> None:
    """HE04 Weak Ankles, A-75. One zombie there that is not held yet makes no step this turn."""
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        zombie = t.zombies[place]
        if zombie // MARKS == space and zombie & HELD == 0:
            drop_zombie(t, t.active, zombie)
            add_zombie(t, t.active, zombie | HELD)
            note(t, notes.ZOMBIE_HELD, t.active, space)
            return


def nail_shut(t: Table) -> None:
    """HE05 Nail It Shut. The try fails; no marker is placed."""
    forget_card(t)
    leave_window(t)
    fail_try(t, t.active)
    t.at = NONE
    t.todo = todo.MOVE


def begin_run(t: Table) -> None:
    """HE07 Run For It! The human is moved one to four steps."""
    find_run(t, t.card_at)
    end = only_end(t)
    if end == NONE:
        ask(t, phase.RUN, t.card_by)
    else:
        run_to(t, end)


def run_to(t: Table, end: i64) -> None:
    """HE07."""
    forget_ends(t)
    take_off(t, HUMANS, t.card_at)
    put_on(t, HUMANS, end)
    note(t, notes.HUMAN_FLED, t.card_by, t.card_at, end)
    resume(t)


def slip(t: Table) -> None:
    """HE08 Slippery When Wet. The capture counts as failed, and nothing can save it."""
    forget_card(t)
    leave_window(t)
    miss(t)


def grip(t: Table) -> None:
    """HE09 Death Grip. Two are added to the failed roll."""
    forget_card(t)
    t.bonus = 2
    settle_capture_roll(t)


def multiply(t: Table) -> None:
    """HE10 Patient Zero. Two cards more, and two to be discarded."""
    forget_card(t)
    t.drops = 2
    draw_infections(t)


def jam(t: Table) -> None:
    """HE13 It Jammed! The weapon has no effect."""
    forget_card(t)
    drop_weapon(t)


def pick_pocket(t: Table, seat: i64, victim: i64) -> None:
    """HE14 Pickpocket. One dice token of another player."""
    t.tokens[victim] = t.tokens[victim] - 1
    t.tokens[seat] = t.tokens[seat] + 1
    note(t, notes.TOKEN_STOLEN, seat, victim)
