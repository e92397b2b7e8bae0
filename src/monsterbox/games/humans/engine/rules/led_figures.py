"""Cards that move a figure of another player: ZE04, ZE25, A-77."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, is_on
from monsterbox.games.humans.engine.deck import SIDES
from monsterbox.games.humans.engine.rules.fights import begin_fight
from monsterbox.games.humans.engine.rules.holds import led_ways, where
from monsterbox.games.humans.engine.rules.movement import collect_token, open_front
from monsterbox.games.humans.engine.rules.pawns import arrive, is_npc_here
from monsterbox.games.humans.engine.rules.town import SQUARE
from monsterbox.games.humans.engine.rules.windows import forget_card, return_to
from monsterbox.games.humans.engine.table import FIGURES, Table, after, ask, note
from monsterbox.games.humans.engine.zombies import (
    HELD,
    MARKS,
    STOPPED,
    add_zombie,
    any_zombie_of,
    drop_zombie,
)

LED_STEPS: Final = 5


def begin_leading(t: Table) -> None:
    """ZE04 Bad Sense of Direction, ZE25 Where Did Everybody Go?, A-77."""
    kind = t.card
    t.led = after(t, t.card_by, actions.player_of_target(kind, t.card_at))
    t.led_by = t.card_by
    t.led_phase = t.card_phase
    t.led_at = actions.zombie_of_target(t.card_at)
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
    """A-77, HZ-40, A-49. The pawn fights the zombie of nobody there at once, in anybody's turn.

    Whoever had stepped onto him has lost him: what he comes to now may attack, but need not.
    """
    if t.house & flags.FIRST_EDITION == 0:
        t.fresh = t.fresh & ~bit(t.led)
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


def led_from(t: Table) -> i64:
    """ZE25. Where the figure stands."""
    if t.led_at == NONE:
        return t.pawn[t.led]
    return t.led_at


def led_sides(t: Table) -> i64:
    """ZE25, R-50. The steps that it may be led, as a set of sides."""
    return led_ways(t, t.led, led_from(t), is_pawn=t.led_at == NONE)


def lead_next(t: Table) -> None:
    """ZE25, A-77. Five steps, fewer only if none is possible, or death or a human ends it."""
    if is_led_over(t):
        end_leading(t)
        return
    sides = led_sides(t)
    if sides == 0:
        end_leading(t)
    elif rest(sides):
        ask(t, phase.LEAD, t.led_by)
    else:
        lead(t, lowest(sides))


def is_led_over(t: Table) -> bool:
    if t.due == 0:
        return True
    if t.led_at == NONE:
        return t.pawn[t.led] < 0
    return is_on(t, HUMANS, t.led_at)


def lead(t: Table, side: i64) -> None:
    """ZE25, HZ-28. One step."""
    there = where(t, led_from(t), side, is_pawn=t.led_at == NONE)
    t.due -= 1
    t.todo = todo.LEAD
    if t.led_at == NONE:
        enter_by_card(t, there)
    else:
        open_front(t, t.led, t.led_at, there)
        relocate(t, there)


def legal_leads(t: Table, out: Actions) -> None:
    actions.add_each(actions.STEP + led_from(t) * SIDES, led_sides(t), out)


def end_leading(t: Table) -> None:
    phase = t.led_phase
    t.due = 0
    t.led = NONE
    t.led_at = NONE
    t.led_by = NONE
    t.led_phase = NONE
    return_to(t, phase)
