"""What a seat of Humans has in sight: ways through the town, odds of captures, prey within reach.

All is counted in points of the seat: a zombie on the board or a human eaten is one. What the own
zombies can do with their steps is planned pair by pair, the best chance for the fewest steps first
(`plan`); a human that has nowhere to flee to is caught for sure (HU-65), so zombies that stand in
its ways are part of the plan.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine.board import (
    HUMANS,
    MARKERS,
    NPCS,
    SPENT,
    TURNED,
    is_on,
    kind_of,
    put_on,
    take_off,
)
from monsterbox.games.humans.engine.deck import (
    CENTRE,
    ESCAPE,
    HELIPAD,
    INFECTIONS,
    LOCAL,
    SIDES,
    STREET,
)
from monsterbox.games.humans.engine.piles import IN_DISCARD, IN_PILE, size_of
from monsterbox.games.humans.engine.rules.barricades import may_try, needed_to_break, tries_left
from monsterbox.games.humans.engine.rules.ending import goal, score
from monsterbox.games.humans.engine.rules.movement import ways_of
from monsterbox.games.humans.engine.rules.town import (
    SQUARE,
    beyond,
    is_closed_front,
    is_haunted,
    zombie_beyond,
)
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES, SPACES, Table, is_shotgun
from monsterbox.games.humans.engine.zombies import HELD, MARKS, STOPPED

# In points of a zombie player unless said otherwise.
UNARMED: Final = 0.88  # a capture that no card of the others spoils
TOKEN: Final = 0.13  # a dice token
LATER: Final = 0.5  # what may be reached in a later turn, as a share of it
SCENT: Final = 0.32  # a human that is to be caught
CROWD: Final = 0.05  # and more for each other human of its tile
MOST_CROWD: Final = 5
FADE: Final = 0.86  # for every step of the way there
BARRED: Final = 0.5  # a barricade in the way
PAWN_SCENT: Final = 0.15  # a shotgun guy
PAWN_HARM: Final = 0.3  # what he loses when he is caught
GUARD: Final = 0.9  # a zombie in the middle of the Helipad
HURRY: Final = 0.004  # a step not needed

SAFE: Final = 6  # more steps than a shotgun guy has lives, and a zombie is out of his reach
FEAR: Final = vec[float](
    [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05]
)  # [steps beyond his lives + SAFE] -> what a zombie there may lose

FAR: Final = 99
FLIGHT: Final = 6  # steps of a flight at most
PAIRS: Final = 400
RING: Final = 512


@final
class Outlook:
    """Room to think in, and what was found last."""

    __slots__ = (
        "bite",
        "catch",
        "fear",
        "field",
        "from_",
        "hold",
        "n",
        "prey",
        "prey_n",
        "queue",
        "queued",
        "steps",
        "taken",
        "to",
        "walls",
        "way",
    )

    def __init__(self) -> None:
        self.field: vec[float] = vec[float]([0.0] * SPACES)  # [space] -> what it promises
        self.fear: vec[float] = vec[float]([0.0] * SPACES)  # [space] -> what may be lost there
        self.queue: vec[i64] = vec[i64]([0] * RING)
        self.queued: vec[i64] = vec[i64]([0] * SPACES)
        self.steps: vec[i64] = vec[i64]([FAR] * SPACES)  # [space] -> steps to it
        self.walls: vec[i64] = vec[i64]([0] * MOST_TILES)  # [tile] -> spaces with a zombie
        self.taken: vec[i64] = vec[i64]([0] * MOST_TILES)  # [tile] -> spaces with a prey planned
        self.from_: vec[i64] = vec[i64]([0] * PAIRS)  # [pair] -> place of the zombie
        self.to: vec[i64] = vec[i64]([0] * PAIRS)  # [pair] -> space of the prey
        self.way: vec[i64] = vec[i64]([0] * PAIRS)  # [pair] -> steps
        self.prey: vec[i64] = vec[i64]([0] * FIGURES)  # spaces on which somebody is attempted
        self.n: i64 = 0  # pairs
        self.prey_n: i64 = 0
        self.catch: float = 0.0  # odds of a capture roll
        self.hold: float = 0.0  # odds that no Escape is drawn
        self.bite: float = 0.0  # odds that an attempt brings a point, the flight apart


# Who is how far


def progress(t: Table, seat: i64) -> float:
    """HU-79. The share of the goal."""
    return float(score(t, seat)) / float(goal(t, seat))


def rivalry(t: Table, seat: i64, other: i64) -> float:
    """What a loss of another seat is worth to this one, as a share of it."""
    if t.seats == 2:
        return 1.0
    leads = True
    for third in range(t.seats):
        if third != seat and third != other and progress(t, third) > progress(t, other):
            leads = False
    if leads:
        return 0.6
    if progress(t, other) >= progress(t, seat):
        return 0.4
    return 0.1


# Odds


def look_at_cards(o: Outlook, t: Table, seat: i64) -> None:
    """HU-40, HU-45, HU-71. The odds of one attempt of a zombie player."""
    o.catch = roll_odds(t, seat, t.box.capture[t.character[seat]])
    o.hold = escape_odds(t, t.box.infect[t.character[seat]])
    o.bite = o.catch * o.hold * UNARMED


def roll_odds(t: Table, seat: i64, needed: i64) -> float:
    """HU-71. Of a die, repeated once where there is a token for it."""
    odds = float(7 - needed) / 6.0
    if odds > 1.0:
        return 1.0
    if t.tokens[seat] > 0:
        odds += (1.0 - odds) * odds
    return odds


def escape_odds(t: Table, cards: i64) -> float:
    """HU-20, HU-46. Odds that so many infection cards are drawn without an Escape."""
    size = size_of(t.infection_cards, IN_PILE, INFECTIONS)
    escapes = t.infection_cards[ESCAPE]
    if size < cards:
        size += size_of(t.infection_cards, IN_DISCARD, INFECTIONS)
        escapes += t.infection_cards[IN_DISCARD * INFECTIONS + ESCAPE]
    odds: float = 1.0
    for drawn in range(cards):
        if size - drawn > 0:
            odds *= max(0.0, float(size - escapes - drawn)) / float(size - drawn)
    return odds


def break_odds(t: Table, seat: i64, space: i64) -> float:
    """HU-30, A-12."""
    return roll_odds(t, seat, needed_to_break(t, space))


def set_walls(o: Outlook, t: Table) -> None:
    """HU-61. Where zombies stand."""
    for tile in range(t.tiles):
        o.walls[tile] = t.town[NPCS + tile]
        o.taken[tile] = 0
    for seat in range(t.seats):
        for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
            space = t.zombies[place] // MARKS
            o.walls[space // LOCAL] = o.walls[space // LOCAL] | bit(space % LOCAL)


def trap_odds(o: Outlook, t: Table, space: i64, is_pawn: bool) -> float:
    """HU-62, HU-63, HU-65. Odds that a flight from there finds no end, by the walls as set."""
    return float(way_out(o, t, space, is_pawn) - 1) / 6.0


def way_out(o: Outlook, t: Table, start: i64, is_pawn: bool) -> i64:
    """Steps to the nearest space at which a flight may end, 7 if there is none within six."""
    head: i64 = 0
    tail: i64 = 1
    o.queue[0] = start
    o.queued[start] = 1
    found: i64 = FLIGHT + 1
    last: i64 = 1  # where the spaces that are `steps` away begin anew
    steps: i64 = 1
    while head < tail and found > FLIGHT and steps <= FLIGHT:
        space = o.queue[head]
        head += 1
        for side in range(SIDES):
            there = beyond(t, space, side)
            if there < 0 or o.queued[there] != 0:
                continue
            if o.walls[there // LOCAL] & bit(there % LOCAL):
                continue
            if is_pawn or not is_on(t, HUMANS, there):
                found = steps
            o.queue[tail] = there
            o.queued[there] = 1
            tail += 1
        if head == last:
            last = tail
            steps += 1
    for k in range(tail):
        o.queued[o.queue[k]] = 0
    return found


def odds_at(o: Outlook, t: Table, space: i64) -> float:
    """HU-40 to HU-65, HZ-40. Odds that an attempt there brings a point."""
    is_pawn = not is_on(t, HUMANS, space)
    odds = 1.0 - (1.0 - o.bite) * (1.0 - trap_odds(o, t, space, is_pawn))
    if is_pawn:
        return odds * (1.0 + PAWN_HARM)
    return odds


# What the town promises


def is_barred(t: Table, one: i64, other: i64) -> bool:
    """HU-28. Whether a barricade is between two spaces, for zombies of players."""
    if one // LOCAL != other // LOCAL or kind_of(t, one) == kind_of(t, other):
        return False
    street = one
    if kind_of(t, one) != STREET:
        street = other
    return is_closed_front(t, street) and not is_haunted(t, one // LOCAL)


def scent(o: Outlook, space: i64, value: float, tail: i64) -> i64:
    """A source of the field; where the queue ends then."""
    if value > o.field[space]:
        o.field[space] = value
        if o.queued[space] == 0:
            o.queued[space] = 1
            o.queue[tail % RING] = space
            tail += 1
    return tail


def draw_field(o: Outlook, t: Table) -> None:
    """What each space promises for later turns: prey, less for every step to it."""
    for space in range(t.tiles * LOCAL):
        o.field[space] = 0.0
    tail: i64 = 0
    for tile in range(t.tiles):
        humans = t.town[HUMANS + tile]
        if humans:
            others = min(count(humans) - 1, MOST_CROWD)
            value = SCENT + CROWD * float(others)
            while humans:
                tail = scent(o, tile * LOCAL + lowest(humans), value, tail)
                humans = rest(humans)
    if t.shotguns:
        tail = scent_of_pawns(o, t, tail)
    spread_field(o, t, tail, FADE)


def scent_of_pawns(o: Outlook, t: Table, tail: i64) -> i64:
    """HZ-40, ZZ-20. Shotgun guys, and the middle of the Helipad where they would win."""
    for other in range(t.seats):
        if is_shotgun(t, other) and t.pawn[other] >= 0:
            tail = scent(o, t.pawn[other], PAWN_SCENT, tail)
    pad = helipad(t)
    if pad >= 0 and o.walls[pad // LOCAL] & bit(pad % LOCAL) == 0:
        tail = scent(o, pad, GUARD, tail)
    return tail


def draw_fear(o: Outlook, t: Table) -> None:
    """HZ-34, HZ-45. Where shotgun guys may come to in their next turn, and attack."""
    for space in range(t.tiles * LOCAL):
        o.fear[space] = 0.0
    for seat in range(t.seats):
        if is_shotgun(t, seat):
            start = t.pawn[seat]
            if start < 0:
                start = SQUARE
            walk_from(o, t, start, 0)
            for space in range(t.tiles * LOCAL):
                steps = o.steps[space] - t.life[seat]
                if steps < SAFE:
                    o.fear[space] = o.fear[space] + FEAR[max(0, steps + SAFE)]


def spread_field(o: Outlook, t: Table, tail: i64, fade: float) -> None:
    """From the sources outwards, for zombies of players."""
    head: i64 = 0
    while head < tail:
        space = o.queue[head % RING]
        head += 1
        o.queued[space] = 0
        value = o.field[space] * fade
        for side in range(SIDES):
            there = beyond(t, space, side)
            if there >= 0:
                reached = value
                if is_barred(t, space, there):
                    reached *= BARRED
                if reached > o.field[there] + 0.0001:
                    tail = scent(o, there, reached, tail)


def helipad(t: Table) -> i64:
    """ZZ-20. The middle of the Helipad, NONE if it does not lie in the town."""
    if t.shotguns == 0:
        return NONE
    for tile in range(t.tiles):
        if t.town[TURNED + tile] // SIDES == HELIPAD:
            return tile * LOCAL + CENTRE
    return NONE


# How far it is


def walk_from(o: Outlook, t: Table, start: i64, barricade: i64) -> None:
    """Steps from a space to all others, a barricade in the way counted as so many more."""
    for space in range(t.tiles * LOCAL):
        o.steps[space] = FAR
    o.steps[start] = 0
    o.queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        space = o.queue[head % RING]
        head += 1
        o.queued[space] = 0
        for side in range(SIDES):
            there = beyond(t, space, side)
            if there < 0:
                continue
            steps = o.steps[space] + 1
            if barricade > 0 and is_barred(t, space, there):
                steps += barricade
            if steps < o.steps[there]:
                o.steps[there] = steps
                if o.queued[there] == 0:
                    o.queued[there] = 1
                    o.queue[tail % RING] = there
                    tail += 1


def nearness(o: Outlook, t: Table, seat: i64) -> float:
    """How near the figures of a seat are to where `walk_from` began, 1 for each that is there."""
    if is_shotgun(t, seat):
        if t.pawn[seat] < 0:
            return 0.0
        return nearness_of(o.steps[t.pawn[seat]])
    total: float = 0.0
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        total += nearness_of(o.steps[t.zombies[place] // MARKS])
    return total


def _near() -> vec[float]:
    return vec[float]([0.8**steps for steps in range(FAR + 1)])


NEAR: Final = _near()


def nearness_of(steps: i64) -> float:
    if steps > FAR:
        return 0.0
    return NEAR[steps]


# The plan of a zombie player


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
        sides = ways_of(t, seat, space)
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
    o.n = 0
    o.prey_n = 0
    value = float(score(t, seat)) + TOKEN * float(t.tokens[seat])
    first = seat * FIGURES
    numbers = t.numbers[seat]
    busy: i64 = 0
    for k in range(numbers):
        zombie = t.zombies[first + k]
        space = zombie // MARKS
        if is_stop(t, space):
            busy |= bit(k)
            take_prey(o, t, space)
        elif pool > 0 and zombie & (STOPPED | HELD) == 0 and t.fate[seat] & fate.AFRAID == 0:
            reach(o, t, seat, first + k, pool)
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
    for k in range(numbers):
        if busy & bit(k) == 0:
            value += worth_of_standing(o, t, t.zombies[first + k] // MARKS)
    return value + guard(t, seat)


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
    pad = helipad(t)
    if pad < 0:
        return 0.0
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if t.zombies[place] // MARKS == pad:
            return GUARD
    return 0.0


def outlook(o: Outlook, t: Table, seat: i64, pool: i64) -> float:
    """The plan, with the barricade try of the turn where a zombie stands before a building."""
    value = plan(o, t, seat, pool)
    if t.active != seat or not tries_left(t):
        return value
    best = value
    done: i64 = NONE
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        zombie = t.zombies[place]
        space = zombie // MARKS
        if space != done and may_try(t, zombie):
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
