"""What the zombies of a seat can do with their steps.

Pairs of a zombie and a prey are planned one by one, the best chance for the fewest steps first; a
human that has nowhere to flee to is caught for sure (HU-65), so zombies that stand in its ways are
part of the plan. All is counted in points of the seat: a zombie on the board or a human eaten is
one.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_odds import break_odds, look_at_cards, odds_at, set_walls
from monsterbox.games.humans.bot.policy_outlook import PAIRS, Outlook
from monsterbox.games.humans.bot.policy_ways import GUARD, draw_fear, draw_field, pad_to_guard
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine.board import (
    HUMANS,
    MARKERS,
    NPCS,
    SPENT,
    is_on,
    put_on,
    take_off,
)
from monsterbox.games.humans.engine.deck import LOCAL
from monsterbox.games.humans.engine.rules.barricades import can_try, has_try_left
from monsterbox.games.humans.engine.rules.ending import score
from monsterbox.games.humans.engine.rules.holds import zombie_ways
from monsterbox.games.humans.engine.rules.town import zombie_beyond
from monsterbox.games.humans.engine.table import FIGURES, Table
from monsterbox.games.humans.engine.zombies import HELD, MARKS, STOPPED

TOKEN: Final = 0.13  # a dice token
LATER: Final = 0.5  # what may be reached in a later turn, as a share of it
HURRY: Final = 0.004  # a step not needed


def pawn_on(t: Table, space: i64) -> bool:
    """HZ-40. Whether a shotgun guy is there."""
    if t.shotguns == 0:
        return False
    for seat in range(t.seats):
        if t.shotguns & bit(seat) and t.pawn[seat] == space:
            return True
    return False


def is_prey(t: Table, space: i64) -> bool:
    """Whether a zombie that comes there attempts somebody."""
    if is_on(t, HUMANS, space):
        return not is_on(t, SPENT, space)
    return pawn_on(t, space)


def reach(o: Outlook, t: Table, seat: i64, place: i64, pool: i64) -> None:
    """HU-23, HU-26. The prey that a zombie can come to, as pairs."""
    start = t.zombies[place] // MARKS
    head: i64 = 0
    tail: i64 = 1
    o.queue[0] = start
    o.steps[start] = 0
    o.queued[start] = 1
    while head < tail:
        space = o.queue[head]
        head += 1
        steps = o.steps[space] + 1
        if steps > pool or (head > 1 and is_stop(t, space)):
            continue
        sides = zombie_ways(t, seat, space)
        while sides:
            there = zombie_beyond(t, space, lowest(sides))
            sides = rest(sides)
            if o.queued[there] == 0:
                o.queued[there] = 1
                o.steps[there] = steps
                o.queue[tail] = there
                tail += 1
                if is_prey(t, there) and o.n < PAIRS:
                    o.from_[o.n] = place
                    o.to[o.n] = there
                    o.way[o.n] = steps
                    o.n += 1
    for k in range(tail):
        o.queued[o.queue[k]] = 0


def is_stop(t: Table, space: i64) -> bool:
    """HU-26, HZ-40. Whether a zombie goes no further."""
    return is_on(t, HUMANS, space) or pawn_on(t, space)


def plan(o: Outlook, t: Table, seat: i64, pool: i64) -> float:
    """Points that the seat has and may expect of its turn with so many steps left."""
    set_walls(o, t)
    draw_field(o, t)
    if t.shotguns:
        draw_fear(o, t)
    look_at_cards(o, t, seat)
    busy = find_pairs(o, t, seat, pool)
    value = float(score(t, seat)) + TOKEN * float(t.tokens[seat])
    first = seat * FIGURES
    while pool > 0:
        pair = best_pair(o, t, first, busy, pool)
        if pair == NONE:
            break
        pool -= o.way[pair]
        value -= HURRY * float(o.way[pair])
        busy |= bit(o.from_[pair] - first)
        leave(o, t, o.from_[pair])
        take_prey(o, t, o.to[pair])
    for k in range(o.prey_n):
        value += odds_at(o, t, o.prey[k])
        value += worth_of_standing(o, t, o.prey[k])
    for k in range(t.numbers[seat]):
        if busy & bit(k) == 0:
            value += worth_of_standing(o, t, t.zombies[first + k] // MARKS)
    return value + guard(t, seat)


def find_pairs(o: Outlook, t: Table, seat: i64, pool: i64) -> i64:
    """All that the zombies can come to; the set of those that stand beside a prey already."""
    o.n = 0
    o.prey_n = 0
    busy: i64 = 0
    first = seat * FIGURES
    for k in range(t.numbers[seat]):
        zombie = t.zombies[first + k]
        space = zombie // MARKS
        if is_stop(t, space):
            busy |= bit(k)
            take_prey(o, t, space)
        elif pool > 0 and zombie & (STOPPED | HELD) == 0 and t.fate[seat] & fate.AFRAID == 0:
            reach(o, t, seat, first + k, pool)
    return busy


def worth_of_standing(o: Outlook, t: Table, space: i64) -> float:
    """What a zombie there may reach later, less what shotgun guys may do to it."""
    if t.shotguns:
        return LATER * o.field[space] - o.fear[space]
    return LATER * o.field[space]


def take_prey(o: Outlook, t: Table, space: i64) -> None:
    """HU-39. Somebody is attempted there, once, and the zombie stands in the ways of others."""
    tile = space // LOCAL
    local = bit(space % LOCAL)
    o.walls[tile] = o.walls[tile] | local
    if o.taken[tile] & local == 0 and is_prey(t, space) and o.prey_n < FIGURES:
        o.taken[tile] = o.taken[tile] | local
        o.prey[o.prey_n] = space
        o.prey_n += 1


def leave(o: Outlook, t: Table, place: i64) -> None:
    """A zombie that goes away opens a way, unless another stands there."""
    space = t.zombies[place] // MARKS
    if is_on(t, NPCS, space):
        return
    for other in range(t.seats):
        for k in range(other * FIGURES, other * FIGURES + t.numbers[other]):
            if k != place and t.zombies[k] // MARKS == space:
                return
    tile = space // LOCAL
    o.walls[tile] = o.walls[tile] & ~bit(space % LOCAL)


def best_pair(o: Outlook, t: Table, first: i64, busy: i64, pool: i64) -> i64:
    """The best chance for its steps among the zombies that have none yet."""
    found: i64 = NONE
    most: float = 0.0
    for k in range(o.n):
        if o.way[k] > pool or busy & bit(o.from_[k] - first):
            continue
        space = o.to[k]
        if o.taken[space // LOCAL] & bit(space % LOCAL):
            continue
        rate = odds_at(o, t, space) / (float(o.way[k]) + 0.7)
        if rate > most:
            most = rate
            found = k
    return found


def guard(t: Table, seat: i64) -> float:
    """ZZ-20. An own zombie in the middle of the Helipad keeps shotgun guys from winning there."""
    pad = pad_to_guard(t)
    if pad < 0:
        return 0.0
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if t.zombies[place] // MARKS == pad:
            return GUARD
    return 0.0


def outlook(o: Outlook, t: Table, seat: i64, pool: i64) -> float:
    """The plan, with the barricade try of the turn where a zombie stands before a building."""
    value = plan(o, t, seat, pool)
    if t.active != seat or not has_try_left(t):
        return value
    best = value
    done: i64 = NONE
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        space = zombie // MARKS
        if space != done and can_try(t, zombie):
            done = space
            opened = when_open(o, t, seat, space, pool)
            odds = break_odds(t, seat, space)
            best = max(best, value + odds * (opened - value))
    return best


def when_open(o: Outlook, t: Table, seat: i64, space: i64, pool: i64) -> float:
    """HU-31. The plan as if a marker lay there; the town is left as it was."""
    if is_on(t, MARKERS, space):
        return plan(o, t, seat, pool)
    put_on(t, MARKERS, space)
    value = plan(o, t, seat, pool)
    take_off(t, MARKERS, space)
    return value
