"""What the town promises and threatens, and how far it is from one space to another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_outlook import FAR, RING, Outlook
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine.board import HUMANS, TURNED, kind_of
from monsterbox.games.humans.engine.deck import CENTRE, HELIPAD, LOCAL, SIDES, STREET
from monsterbox.games.humans.engine.rules.town import SQUARE, beyond, is_closed_front, is_haunted
from monsterbox.games.humans.engine.table import FIGURES, Table, is_shotgun
from monsterbox.games.humans.engine.zombies import MARKS

SCENT: Final = 0.32  # a human that is to be caught
CROWD: Final = 0.05  # and more for each other human of its tile
MOST_CROWD: Final = 5
FADE: Final = 0.86  # for every step of the way there
BARRED: Final = 0.5  # a barricade in the way
PAWN_SCENT: Final = 0.15  # a shotgun guy
GUARD: Final = 0.9  # a zombie in the middle of the Helipad
SAFE: Final = 6  # more steps than a shotgun guy has lives, and a zombie is out of his reach
# [steps beyond his lives + SAFE] -> what a zombie there may lose
FEAR: Final = vec[float]([0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05])


def _near() -> vec[float]:
    return vec[float]([0.8**steps for steps in range(FAR + 1)])


NEAR: Final = _near()  # [steps] -> how near that is


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
    pad = pad_to_guard(t)
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


def pad_to_guard(t: Table) -> i64:
    """ZZ-20. The same where a zombie on it keeps shotgun guys from winning; otherwise NONE."""
    if t.house & flags.HELIPAD_REACHED:
        return NONE
    return helipad(t)


def helipad(t: Table) -> i64:
    """ZZ-20. The middle of the Helipad, NONE if it does not lie in the town."""
    if t.shotguns == 0:
        return NONE
    for tile in range(t.tiles):
        if t.town[TURNED + tile] // SIDES == HELIPAD:
            return tile * LOCAL + CENTRE
    return NONE


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


def nearness_of(steps: i64) -> float:
    if steps > FAR:
        return 0.0
    return NEAR[steps]
