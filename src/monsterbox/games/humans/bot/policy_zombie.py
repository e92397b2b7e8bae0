"""How a zombie player plays Humans: tiles, steps, barricades, and who flees where.

Steps are carried out on a copy of the table and weighed by the plan that is possible from there
(`policy_plan.outlook`); cards of the own turn are weighed by what they add to it.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.bots.policy import Values
from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_cards import (
    CARD,
    FRESH,
    WOUND,
    worth_in_hand,
    worth_of_card,
)
from monsterbox.games.humans.bot.policy_odds import break_odds
from monsterbox.games.humans.bot.policy_outlook import FAR, Outlook, rivalry
from monsterbox.games.humans.bot.policy_plan import TOKEN, outlook, plan, when_open
from monsterbox.games.humans.bot.policy_ways import nearness, walk_from
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, put_on
from monsterbox.games.humans.engine.deck import CENTRE, LOCAL, SIDES
from monsterbox.games.humans.engine.rules.card_play import room_on
from monsterbox.games.humans.engine.rules.movement import step
from monsterbox.games.humans.engine.rules.tile_placement import place_tile
from monsterbox.games.humans.engine.rules.town import SQUARE
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, Table, is_shotgun
from monsterbox.games.humans.engine.zombies import MARKS, add_zombie

ONCE: Final = 0.3  # an ability that may be used once
FIRST: Final = 0.002  # a try before the next step: its end may change the way
GUESTS: Final = 3  # HE01
BARRICADE: Final = 4  # steps that a barricade in the way counts as


# Steps and what goes with them


def weigh_moves(o: Outlook, t: State, seat: i64, actions: Actions, values: Values) -> None:
    """T3. Every choice of the movement."""
    now = outlook(o, t, seat, t.pool)
    for k in range(actions.n):
        values.items[k] = worth_of_move(o, t, seat, actions.items[k], now)


def worth_of_move(o: Outlook, t: State, seat: i64, action: i64, now: float) -> float:
    if action == actions.END_MOVE:
        return plan(o, t, seat, 0)
    if actions.is_step(action):
        return after_step(o, t, seat, action - actions.STEP)
    if actions.is_break(action):
        return after_try(o, t, seat, action - actions.BREAK)
    if actions.is_tunnel(action):
        return when_open(o, t, seat, action - actions.TUNNEL, t.pool) - ONCE
    if action == actions.ABILITY:
        return outlook(o, t, seat, t.pool + 4) - ONCE
    return after_card(o, t, seat, action, now)


def after_step(o: Outlook, t: State, seat: i64, way: i64) -> float:
    """HU-23. Carried out by the rules, without what the turn would bring after it."""
    child = t.clone()
    step(child, seat, way // SIDES, way % SIDES)
    return outlook(o, child, seat, child.pool)


def after_try(o: Outlook, t: State, seat: i64, space: i64) -> float:
    """HU-29, HU-30. By the odds of the die."""
    value = plan(o, t, seat, t.pool)
    opened = when_open(o, t, seat, space, t.pool)
    return value + break_odds(t, seat, space) * (opened - value) + FIRST


def after_card(o: Outlook, t: State, seat: i64, action: i64, now: float) -> float:
    """A card of the own turn, by what the plan gains."""
    kind = actions.kind_played(action)
    if kind == card.FRESH_MEAT:
        return outlook(o, t, seat, t.pool + 3) - CARD
    if kind == card.ADRENALINE_RUSH:
        return outlook(o, t, seat, t.pool + t.total) - CARD
    if kind == card.BATTERING_RAM:
        return when_open(o, t, seat, actions.target_played(action), t.pool) - CARD
    if kind == card.LATE_RISER:
        child = t.clone()
        add_zombie(child, seat, SQUARE * MARKS)
        return outlook(o, child, seat, t.pool) - CARD
    if kind == card.OPEN_HOUSE:
        return after_guests(o, t, seat, actions.target_played(action)) - CARD
    return now + worth_of_own_card(o, t, seat, action, kind) - CARD


def worth_of_own_card(o: Outlook, t: State, seat: i64, action: i64, kind: i64) -> float:
    """HE11, HE14, and what can be played at any time."""
    if kind == card.WALK_IT_OFF:
        return WOUND * float(count(t.wounds[seat]))
    if kind == card.PICKPOCKET:
        return TOKEN * 1.5
    return worth_of_card(o, t, seat, action, kind)


def after_guests(o: Outlook, t: State, seat: i64, tile: i64) -> float:
    """HE01. With the guests where they help most, one after the other."""
    child = t.clone()
    best = plan(o, child, seat, child.pool)
    for _ in range(min(GUESTS, t.supply)):
        space = best_guest(o, child, seat, tile)
        if space == NONE:
            break
        put_on(child, HUMANS, space)
        value = plan(o, child, seat, child.pool)
        if value <= best:
            break
        best = value
    return best


def best_guest(o: Outlook, t: Table, seat: i64, tile: i64) -> i64:
    """HE01. The free space of the tile that is nearest to a zombie without a human."""
    found: i64 = NONE
    most: float = -1.0
    room = room_on(t, tile)
    while room:
        space = tile * LOCAL + lowest(room)
        room = rest(room)
        walk_from(o, t, space, FAR)
        value = nearest(o, t, seat)
        if value > most:
            most = value
            found = space
    return found


def nearest(o: Outlook, t: Table, seat: i64) -> float:
    """How near the nearest zombie of the seat is, that is not busy with a human."""
    steps: i64 = FAR
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        space = t.zombies[place] // MARKS
        if t.town[HUMANS + space // LOCAL] & bit(space % LOCAL) == 0:
            steps = min(steps, o.steps[space])
    return 1.0 / float(1 + steps)


def worth_of_guest(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """HE01. Where a guest is put, or that no more come."""
    if action < actions.SPACE:
        return plan(o, t, seat, t.pool)
    child = t.clone()
    put_on(child, HUMANS, action - actions.SPACE)
    return plan(o, child, seat, child.pool)


# Flights


def worth_of_flight(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """HU-63, HE07, HZ-33. To the own zombies, away from those of rivals."""
    space = action - actions.SPACE
    if t.victim != NONE:
        return worth_of_refuge(o, t, seat, space)
    walk_from(o, t, space, BARRICADE)
    value: float = 0.0
    for other in range(t.seats):
        if is_shotgun(t, other):
            continue
        near = min(1.0, nearness(o, t, other))
        if other == seat:
            value += near
        else:
            value -= rivalry(t, seat, other) * near
    return value * 0.4


def worth_of_refuge(o: Outlook, t: State, seat: i64, space: i64) -> float:
    """HZ-44. A shotgun guy is led to the own zombies, or away from all if he is mine."""
    walk_from(o, t, space, BARRICADE)
    value: float = 0.0
    for other in range(t.seats):
        if is_shotgun(t, other):
            continue
        near = min(1.0, nearness(o, t, other))
        if other == seat and t.victim != seat:
            value += near
        else:
            value -= near
    return value * 0.4


# Tiles


def worth_of_place(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """HU-10. People near the own zombies and far from others; zombies near the own pawn."""
    tile = t.drawn
    child = t.clone()
    place_tile(child, action - actions.PLACE)
    walk_from(o, child, t.tiles * LOCAL + CENTRE, BARRICADE)
    mine = nearness(o, t, seat)
    others: float = 0.0
    for other in range(t.seats):
        if other != seat and is_shotgun(t, other) == is_shotgun(t, seat):
            others = max(others, nearness(o, t, other))
    value = mine - 0.7 * others
    if is_shotgun(t, seat):
        return value * (0.2 + 0.1 * float(t.box.zombies[tile]))
    return value * (0.2 + 0.1 * float(t.box.humans[tile]))


def worth_of_put(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """HU-15 to HU-17, ZZ-04, ZZ-05. Near the own figures if these are the nearest, else deep."""
    space = (t.tiles - 1) * LOCAL + action - actions.PUT
    walk_from(o, t, space, 0)
    mine = nearness(o, t, seat)
    others: float = 0.0
    for other in range(t.seats):
        if other != seat and is_for_zombies(t.phase) and not is_shotgun(t, other):
            others = max(others, nearness(o, t, other))
    return mine - others


def is_for_zombies(now: i64) -> bool:
    return now == phase.PUT_HUMAN or now == phase.PUT_TOKEN


# Hand


def worth_of_discard(t: Table, seat: i64, action: i64) -> float:
    """HU-66. The worst card goes if an unknown one is better."""
    if action == actions.NO_DISCARD:
        return 0.0
    return FRESH - worth_in_hand(t, seat, action - actions.DISCARD)
