"""What the event cards of the zombies' set do: D9, A-77 to A-83."""

from typing import Final

from mypy_extensions import i64

from monsterbox.games.humans.engine import actions, notes, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules.crowds import begin_crowd, begin_shifting, crowd_building
from monsterbox.games.humans.engine.rules.led_figures import begin_leading
from monsterbox.games.humans.engine.rules.pawns import MOST_LIFE, drop_item
from monsterbox.games.humans.engine.rules.steps import begin_steps, double_steps, halve_steps
from monsterbox.games.humans.engine.rules.undead import begin_undead
from monsterbox.games.humans.engine.rules.windows import forget_card, open_window, resume
from monsterbox.games.humans.engine.rules.zombie_cards import is_untied_now
from monsterbox.games.humans.engine.table import Table, after, is_shotgun, note

CHARGES: Final = 3
KEYS: Final = 10
REST: Final = 2
FUMBLED: Final = 2  # bullets


def take_zombie_effect(t: Table) -> None:
    """D9. After nobody has objected; some cards ask further questions first."""
    kind = t.card
    if kind == card.I_DONT_THINK_THEYRE_DEAD:
        begin_undead(t)
    elif kind == card.KEYS_STILL_IN_IT:
        take_keys(t)
    elif kind == card.MUCH_NEEDED_REST:
        take_rest(t)
    elif card.is_crowd(kind) and kind != card.IT_COULDNT_GET_ANY_WORSE:
        begin_crowd(t)
    elif kind == card.THIS_ISNT_SO_BAD:
        begin_shifting(t)
    elif card.is_aimed_at_figure(kind):
        begin_leading(t)
    else:
        take_zombie_effect_at_once(t, kind)
        resume(t)


def take_zombie_effect_at_once(t: Table, kind: i64) -> None:
    """The cards after which the same question goes on; other items have no effect yet."""
    if kind == card.ADRENALINE_RUSH:
        rush(t)
    elif kind == card.ALTERNATE_FOOD_SOURCE:
        feed_zombies(t)
    elif kind == card.BRAIN_CRAMP:
        cramp(t)
    elif kind == card.BUTTER_FINGERS:
        fumble(t)
    elif kind == card.CLAUSTROPHOBIA:
        set_fate(t, fate.CRAMPED_NEXT)
    elif kind == card.FEAR:
        set_fate(t, fate.AFRAID_NEXT)
    elif kind == card.HEY_LOOK_A_SHOTGUN:
        load(t)
    elif kind == card.HYSTERICAL_PARALYSIS:
        set_fate(t, fate.PARALYSED)
    elif kind == card.IT_COULDNT_GET_ANY_WORSE:
        crowd_building(t)
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
        t.extra = t.box.strength[card.ADRENALINE_RUSH]
    else:
        double_steps(t)


def feed_zombies(t: Table) -> None:
    """ZE03 Alternate Food Source, A-81. Up to the end of his next turn."""
    t.fate[t.card_by] = t.fate[t.card_by] | fate.FOOD_NEXT


def cramp(t: Table) -> None:
    """ZE05 Brain Cramp. Another player moves the shotgun guy in this turn."""
    t.leader = t.card_by
    note(t, notes.CRAMP, t.active, t.card_by)


def load(t: Table) -> None:
    """ZE13 Hey, Look! A Shotgun! For three fights."""
    t.charges[t.card_by] = CHARGES


def fumble(t: Table) -> None:
    """ZE06 Butter Fingers. A card in play, or two bullets."""
    seat = after(t, t.card_by, actions.player_of_target(t.card, t.card_at))
    kind = t.card_at % (card.KINDS + 1)
    if kind < card.KINDS:
        drop_item(t, seat, kind)
        return
    number = min(FUMBLED, t.bullets[seat])
    t.bullets[seat] = t.bullets[seat] - number
    note(t, notes.BULLETS_SPENT, seat, number)


def untie(t: Table) -> None:
    """ZE26 Your Shoe's Untied. The movement that is about to begin, or that of the next turn."""
    seat = after(t, t.card_by, t.card_at)
    if seat == t.active and is_untied_now(t):
        t.halved = True
        halve_steps(t)
        return
    if seat == t.active and not is_shotgun(t, seat):
        t.halved = True  # not the Movement of this turn any more
    t.fate[seat] = t.fate[seat] | fate.UNTIED
    note(t, notes.FATE_SET, seat, card.YOUR_SHOES_UNTIED)


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
