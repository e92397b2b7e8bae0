"""Points, goals, and how a game ends: HU-75 to HU-79, HZ-47, HZ-48, ZZ-20."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import flags, notes
from monsterbox.games.humans.engine.board import HUMANS, number_on
from monsterbox.games.humans.engine.table import Table, note
from monsterbox.games.humans.engine.zombies import MARKS, add_zombie

COLLECTION: Final = 25  # goal of a shotgun guy


def score(t: Table, seat: i64) -> i64:
    """HU-75, A-28, HZ-48. Zombies on the board and humans eaten; zombies collected."""
    if t.shotguns & bit(seat):
        return t.collected[seat]
    points = t.numbers[seat]
    if t.house & flags.START_SCORES_NOT:
        points -= start_zombies(t)
        if points < 0:
            points = 0
    return points + t.eaten[seat]


def start_zombies(t: Table) -> i64:
    """HU-05, HZ-07. One each, or two in the combined game."""
    if t.house & flags.CROSS:
        return 2
    return 1


def goal(t: Table, seat: i64) -> i64:
    """HU-76, ZZ-20. The points on the character card, or 25 zombies."""
    if t.shotguns & bit(seat):
        return COLLECTION
    return t.box.goal[t.character[seat]]


def check_goal(t: Table, seat: i64) -> None:
    """HU-76, HZ-47, A-29. Whoever reaches his goal first wins at once."""
    if (
        t.winner == NONE
        and t.house & flags.WIN_AT_TURN_END == 0
        and score(t, seat) >= goal(t, seat)
    ):
        t.winner = seat


def check_goal_at_turn_end(t: Table) -> None:
    """A-29. With `turn_end` only the active player is checked, after his last step."""
    check_goal_of(t, t.active)


def check_goal_of(t: Table, seat: i64) -> None:
    if t.winner == NONE and score(t, seat) >= goal(t, seat):
        t.winner = seat


def appear(t: Table, seat: i64, space: i64) -> None:
    """HU-05, HU-06, HU-51, HU-74. A zombie of a player comes onto the board."""
    add_zombie(t, seat, space * MARKS)
    note(t, notes.ZOMBIE_APPEARED, seat, space)
    check_goal(t, seat)


def end_round(t: Table) -> bool:
    """HU-77, HU-78, HZ-48. Whether the game ends with this round."""
    note(t, notes.ROUND_ENDED, t.round)
    count_still_rounds(t)
    if t.round >= t.max_rounds or is_stalled(t):
        note(t, notes.STALLED)
        return True
    t.round += 1
    return False


def count_still_rounds(t: Table) -> None:
    """HU-78. Rounds in a row that ended with the same scores of all players."""
    t.still += 1
    for seat in range(t.seats):
        points = score(t, seat)
        if t.last[seat] != points:
            t.still = 0
            t.last[seat] = points


def is_stalled(t: Table) -> bool:
    """HU-78, HZ-48. All tiles are out, and nobody is left to catch or nothing happens."""
    if t.stack:
        return False
    if t.house & flags.EMPTY_TOWN_ENDS and number_on(t, HUMANS) == 0:
        return True
    return t.still >= t.stall_rounds


def rank(t: Table, seat: i64) -> i64:
    """HU-76, HU-79, HZ-48. Places behind the winner go by share of the goal and the ties."""
    place: i64 = 1
    for other in range(t.seats):
        if other != seat and is_before(t, other, seat):
            place += 1
    return place


def is_before(t: Table, one: i64, other: i64) -> bool:
    """HU-79, HZ-48. Share of the goal, then humans eaten, zombies, tokens; or ties are shared."""
    if t.winner != NONE and (one == t.winner or other == t.winner):
        return one == t.winner
    mine = score(t, one) * goal(t, other)
    theirs = score(t, other) * goal(t, one)
    if mine != theirs or t.house & flags.TIES_SHARED:
        return mine > theirs
    if t.eaten[one] != t.eaten[other]:
        return t.eaten[one] > t.eaten[other]
    if t.numbers[one] != t.numbers[other]:
        return t.numbers[one] > t.numbers[other]
    return t.tokens[one] > t.tokens[other]
