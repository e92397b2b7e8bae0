"""What becomes of the prey: HU-44 to HU-52, HU-58 to HU-65, HZ-41 to HZ-44.

It is infected or eaten, it flees, or it stays.
"""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, SPENT, put_on, take_off
from monsterbox.games.humans.engine.deck import MUSICIAN
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.flight import find_ends, forget_ends, only_end
from monsterbox.games.humans.engine.rules.infection import (
    draw_again,
    eat,
    infect,
    is_eaten,
    is_tied,
    settle_escape,
)
from monsterbox.games.humans.engine.rules.movement import collect_if_there
from monsterbox.games.humans.engine.rules.pawns import arrive, send_away
from monsterbox.games.humans.engine.rules.windows import (
    can_add_infections,
    has_ability,
    use_ability,
)
from monsterbox.games.humans.engine.table import Table, ask, note, right_of
from monsterbox.games.humans.engine.zombies import is_zombie_on


def survive(t: Table) -> None:
    """HU-44, HU-58, A-20. The prey flees if a zombie is still there, otherwise it stays."""
    t.hurt = NONE
    t.hurt_at = NONE
    t.killed = False
    if not is_zombie_on(t, t.at):
        note(t, notes.HUMAN_STAYED, t.at)
        end_attempt(t)
    elif t.house & flags.WOUNDED_STAYS:
        note(t, notes.HUMAN_STAYED, t.at)
        if t.victim == NONE:
            put_on(t, SPENT, t.at)
        end_attempt(t)
    else:
        t.todo = todo.FLEE


def begin_infection(t: Table) -> None:
    """HU-45, W-INFPRE. Patient Zero comes before the draw."""
    if can_add_infections(t):
        ask(t, phase.BEFORE_INFECTION, t.active)
    else:
        draw_infections(t)


def draw_infections(t: Table) -> None:
    """HU-45, HE10. The Infect value, and what a card adds."""
    t.due = t.box.infect[t.character[t.active]] + t.drops
    t.todo = todo.DRAW_INFECTIONS


def look_at_infections(t: Table) -> None:
    """W-INFPOST. The Musician may draw again."""
    if has_ability(t, t.active, MUSICIAN):
        ask(t, phase.AFTER_INFECTION, t.active)
    else:
        t.todo = todo.RESULT


def encore(t: Table) -> None:
    """Encore. The second draw stands."""
    use_ability(t, t.active)
    draw_again(t)
    t.todo = todo.DRAW_INFECTIONS


def settle_infection(t: Table) -> None:
    """HU-46, HU-48, HU-49."""
    if settle_escape(t):
        t.todo = todo.FLEE
    elif is_tied(t):
        ask(t, phase.CHOOSE, t.active)
    elif is_eaten(t):
        eat_prey(t)
    else:
        infect_prey(t)


def eat_prey(t: Table) -> None:
    """HU-50, HZ-41."""
    eat(t)
    leave_prey(t)


def infect_prey(t: Table) -> None:
    """HU-51, HZ-42."""
    infect(t)
    leave_prey(t)


def leave_prey(t: Table) -> None:
    """HZ-41 to HZ-43. A shotgun guy loses a life and leaves the board."""
    if t.victim != NONE:
        send_away(t, t.victim)
    end_attempt(t)


def flee(t: Table) -> None:
    """HU-60. The active player rolls, also if it cannot move."""
    roll.throw(t, t.active, roll.FLEE)


def settle_flight_roll(t: Table) -> None:
    """HU-60, HU-63, HU-65, HZ-33. The player to the right moves it; a single end is taken."""
    if not find_ends(t, t.at, t.face):
        be_trapped(t)
        return
    end = only_end(t)
    if end == NONE:
        ask(t, phase.FLEE, right_of(t, t.active))
    else:
        flee_to(t, end)


def be_trapped(t: Table) -> None:
    """HU-65, A-23, A-55. Captured and infected, without weapons or cards."""
    note(t, notes.HUMAN_TRAPPED, t.active, t.at)
    infect_prey(t)


def flee_to(t: Table, end: i64) -> None:
    """HU-60, HU-37, HZ-44. It has moved; a token that lay under it is free."""
    start = t.at
    forget_ends(t)
    note(t, notes.HUMAN_FLED, right_of(t, t.active), start, end, t.victim)
    if t.victim != NONE:
        arrive(t, t.victim, end)
    else:
        take_off(t, HUMANS, start)
        put_on(t, HUMANS, end)
        collect_if_there(t, t.active, start)
    end_attempt(t)


def end_attempt(t: Table) -> None:
    """HU-38. The next one."""
    t.at = NONE
    t.victim = NONE
    t.weapon = NONE
    t.weapon_by = NONE
    t.weapons = 0
    t.hurt = NONE
    t.hurt_at = NONE
    t.bonus = 0
    roll.forget(t)
    t.todo = todo.SELECT
