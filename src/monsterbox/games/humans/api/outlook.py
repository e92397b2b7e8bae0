"""What the rules say of moves to come: ways, reach, and what a die must show.

It follows from what lies open, and is told to whoever may see it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from monsterbox.core.actions import Actions
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.notation import space_name
from monsterbox.games.humans.cards import KINDS
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import TURNED
from monsterbox.games.humans.engine.deck import HELIPAD, LOCAL, SIDES
from monsterbox.games.humans.engine.rules import outlook
from monsterbox.games.humans.engine.rules.barricades import needed_to_break
from monsterbox.games.humans.engine.rules.strength import best_item
from monsterbox.games.humans.engine.rules.town import beyond, zombie_sides
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, SPACES
from monsterbox.games.humans.engine.zombies import MARKS

LETTERS = "nesw"  # of the sides
CERTAIN = 1  # a roll that every face of the die wins
MOVEMENT = (phase.MOVE, phase.PAWN_MOVE, phase.LEAD)
AIMS = ("prey", "foe", "helipad")


class Near(msgspec.Struct, frozen=True):
    """How far a figure is from the nearest thing it is after; no space: no way leads there."""

    aim: str
    start: str
    space: str | None
    steps: int


def zombie_ways(t: State, tile: int) -> tuple[str, ...]:
    """HU-24, HU-34. Space by space of a tile: the sides to which a player's zombie can step."""
    return tuple(
        sides_in(int(zombie_sides(t, space))) for space in range(tile * LOCAL, tile * LOCAL + LOCAL)
    )


def free_ways(t: State, tile: int) -> tuple[str, ...]:
    """ZZ-09, HZ-27. The same for those whom no barricade stops."""
    return tuple(
        "".join(LETTERS[side] for side in range(SIDES) if beyond(t, space, side) >= 0)
        for space in range(tile * LOCAL, tile * LOCAL + LOCAL)
    )


def sides_in(sides: int) -> str:
    return "".join(letter for side, letter in enumerate(LETTERS) if sides >> side & 1)


def reach_of(t: State, seat: int | None) -> dict[str, dict[str, str]]:
    """HU-21, ZZ-08. For each figure that the seat may move now: the spaces in reach.

    Each with the way there, a letter for every step.
    """
    steps = movements(t, seat, actions.STEP, actions.BREAK)
    starts = dict.fromkeys(step // SIDES for step in steps)
    return {space_name(t, start): dict(ways_from(t, start)) for start in starts}


def ways_from(t: State, start: int) -> Iterator[tuple[str, str]]:
    came = [int(step) for step in outlook.reach(t, start)]
    for space, step in enumerate(came):
        if step != NONE:
            yield space_name(t, space), way_to(came, space)


def way_to(came: list[int], space: int) -> str:
    """The letters of the steps that lead to a space."""
    way = ""
    while (step := came[space]) != NONE:
        way = LETTERS[step % SIDES] + way
        space = step // SIDES
    return way


def barricades_of(t: State, seat: int | None) -> dict[str, int]:
    """HU-30. What the die must show to break in, at every space where the seat may try it now."""
    spaces = movements(t, seat, actions.BREAK, actions.ATTEMPT)
    return {space_name(t, space): max(CERTAIN, int(needed_to_break(t, space))) for space in spaces}


def movements(t: State, seat: int | None, first: int, end: int) -> list[int]:
    """The legal actions of a range, where the seat is asked for steps; counted from its first."""
    if seat is None or t.phase not in MOVEMENT or not t.may_act(seat):
        return []
    found = Actions()
    t.legal(seat, found)
    legal = (int(found.items[number]) for number in range(int(found.n)))
    return [action - first for action in legal if first <= action < end]


def nearest_of(t: State, seat: int | None) -> tuple[Near, ...]:
    """ZZ-20. For each figure of the seat: prey for zombies, foes and rescue for a shotgun guy."""
    if seat is None:
        return ()
    places = range(seat * FIGURES, seat * FIGURES + int(t.numbers[seat]))
    starts = dict.fromkeys(int(t.zombies[place]) // MARKS for place in places)
    found = [near(t, start, outlook.PREY) for start in starts]
    pawn = int(t.pawn[seat])
    if pawn != NONE:
        found.append(near(t, pawn, outlook.FOE))
        if any(int(t.town[TURNED + tile]) // SIDES == HELIPAD for tile in range(int(t.tiles))):
            found.append(near(t, pawn, outlook.RESCUE))
    return tuple(found)


def near(t: State, start: int, aim: int) -> Near:
    found = int(outlook.nearest(t, start, aim))
    if found == NONE:
        return Near(AIMS[aim], space_name(t, start), None, 0)
    return Near(AIMS[aim], space_name(t, start), space_name(t, found % SPACES), found // SPACES)


def strength_of(t: State, seat: int) -> tuple[tuple[str, int], ...]:
    """A-79. What is added to the combat rolls of a shotgun guy now, card by card."""
    is_fighting = t.fighter == seat
    kinds: list[int] = []
    item = int(best_item(t, seat))
    if item != NONE and not (is_fighting and t.blade > t.box.strength[item]):
        kinds.append(item)
    if t.charges[seat] > 0 or (is_fighting and t.shot):
        kinds.append(card.HEY_LOOK_A_SHOTGUN)
    if is_fighting and t.extra:
        kinds.append(card.ADRENALINE_RUSH)
    return tuple((KINDS[kind], int(t.box.strength[kind])) for kind in kinds)
