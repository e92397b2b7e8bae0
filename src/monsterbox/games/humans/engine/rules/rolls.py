"""Die rolls and dice tokens: HU-71, HU-72, A-17, A-71."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags, notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules.barricades import needed_to_break
from monsterbox.games.humans.engine.rules.strength import HIT, combat_bonus
from monsterbox.games.humans.engine.table import Table, after, ask, ask_chance, has_left, note

# What a die is rolled for.
BARRICADE: Final = 0
CAPTURE: Final = 1
WEAPON: Final = 2
FLEE: Final = 3
MOVE: Final = 4
FIGHT: Final = 5
ATTACK: Final = 6
NPCS: Final = 7
UNDEAD: Final = 8


def throw(t: Table, seat: i64, what: i64) -> None:
    """A die is rolled."""
    t.rolling = what
    t.roller = seat
    ask_chance(t, phase.ROLL)


def show(t: Table, face: i64) -> None:
    """HU-71, A-71. The roller may repeat what can be bettered; decided before any card."""
    t.face = face
    note(t, notes.ROLLED, t.roller, t.rolling, face)
    if t.tokens[t.roller] > 0 and is_worth_repeating(t):
        ask(t, phase.REROLL, t.roller)
    else:
        t.repeats = 1
        ask_others(t)


def is_worth_repeating(t: Table) -> bool:
    """A-17, A-71. A failure, or the distance of a flight unless `ask_flee_reroll` is off."""
    if t.rolling == CAPTURE:
        return t.face < t.box.capture[t.character[t.active]]
    if t.rolling == BARRICADE:
        return t.face < needed_to_break(t, t.at)
    if t.rolling == WEAPON:
        return t.face + t.box.bonus[t.weapon] < HIT
    if t.rolling == FLEE:
        return t.house & flags.FLIGHT_ROLLS_STAND == 0
    if t.rolling == FIGHT or t.rolling == ATTACK:
        return t.face + combat_bonus(t) < HIT
    return False


def can_others_repeat(t: Table) -> bool:
    """A-17, R-05. With `any_player` whatever the roll shows; never movement and zombie rolls.

    Where the roller is not asked about a flight, nobody is.
    """
    if t.house & flags.ANY_PLAYER_REROLLS == 0:
        return False
    if t.rolling == FLEE:
        return t.house & flags.FLIGHT_ROLLS_STAND == 0
    return (
        t.rolling == CAPTURE
        or t.rolling == BARRICADE
        or t.rolling == WEAPON
        or t.rolling == FIGHT
        or t.rolling == ATTACK
    )


def ask_others(t: Table) -> None:
    """A-17. Clockwise from the active player's left, all but the roller."""
    if can_others_repeat(t):
        while t.repeats <= t.seats:
            seat = after(t, t.active, t.repeats)
            if seat != t.roller and t.tokens[seat] > 0 and not has_left(t, seat):
                ask(t, phase.REROLL, seat)
                return
            t.repeats += 1
    t.repeats = 0
    t.todo = todo.ROLLED


def keep(t: Table, seat: i64) -> None:
    """A-17. The next one is asked."""
    if seat == t.roller:
        t.repeats = 0
    t.repeats += 1
    ask_others(t)


def repeat(t: Table, seat: i64) -> None:
    """HU-71, A-17. A token is paid, the die rolled again, and all is asked anew."""
    t.tokens[seat] = t.tokens[seat] - 1
    note(t, notes.ROLL_REPEATED, seat)
    t.repeats = 0
    ask_chance(t, phase.ROLL)


def legal_repeats(t: Table, out: Actions) -> None:
    """HU-71."""
    out.add(actions.KEEP)
    out.add(actions.REROLL)


def forget(t: Table) -> None:
    """What came of the roll is settled."""
    t.face = 0
    t.rolling = NONE
    t.roller = NONE
