"""How a shotgun guy plays Humans with Zombies: where he walks, what he fights, when he flies.

The town is a field of what there is to get: zombies to shoot as long as he is well enough, tokens,
zombies of players, and the Helipad once it lies. He goes where the field rises. Everything is in
points of a zombie player, so that losses of both sides can be compared.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import count, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_cards import CARD, KILL, worth_of_card
from monsterbox.games.humans.bot.policy_fights import (
    AMBUSH,
    BULLET,
    LAST_LIVES,
    LIFE,
    RESCUE,
    cost_of_fight,
    worth_of_attack,
    worth_of_kill,
)
from monsterbox.games.humans.bot.policy_outlook import FAR, RING, Outlook
from monsterbox.games.humans.bot.policy_ways import helipad, pad_to_guard, scent, walk_from
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine.board import BULLETS, HUMANS, LIVES, NPCS, buildings_on, is_on
from monsterbox.games.humans.engine.deck import CENTRE, LOCAL, SIDES
from monsterbox.games.humans.engine.rules.ending import score
from monsterbox.games.humans.engine.rules.town import beyond, zombie_beyond
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import Table
from monsterbox.games.humans.engine.zombies import zombies_of, zombies_on

FADE: Final = 0.9
MOST_LIFE: Final = 5

# Where to go


def draw_pawn_field(o: Outlook, t: Table, seat: i64) -> None:
    """What each space promises a shotgun guy; the way through zombies is fought for."""
    cost = cost_of_fight(t, seat)
    pad = helipad(t)
    tail: i64 = 0
    for space in range(t.tiles * LOCAL):
        o.field[space] = 0.0
    for space in range(t.tiles * LOCAL):
        value = promise_of(t, seat, space, cost, pad)
        if value > 0.0 and space != t.pawn[seat]:
            tail = scent(o, space, value, tail)
    spread_pawn_field(o, t, tail, max(0.2, 1.0 - 2.0 * cost))


def promise_of(t: Table, seat: i64, space: i64, cost: float, pad: i64) -> float:
    """Tokens, zombies to be fought, and the Helipad."""
    value = tokens_on(t, seat, space)
    if is_on(t, NPCS, space):
        value += worth_of_kill(t, seat) - cost
    for owner in range(t.seats):
        if zombies_of(t, owner, space) > 0:
            value += worth_of_attack(t, seat, owner) * 0.8
    if space == pad:
        value += RESCUE
        if zombies_on(t, space) > 0 and pad_to_guard(t) != NONE:
            value -= 0.6 * RESCUE
    return value


def spread_pawn_field(o: Outlook, t: Table, tail: i64, passing: float) -> None:
    """From the sources outwards; `passing` is what is left of it beyond a zombie of nobody."""
    head: i64 = 0
    while head < tail:
        space = o.queue[head % RING]
        head += 1
        o.queued[space] = 0
        value = o.field[space] * FADE
        for side in range(SIDES):
            there = beyond(t, space, side)
            if there >= 0:
                reached = value
                if is_on(t, NPCS, there):
                    reached *= passing
                elif zombies_on(t, there) > 0:
                    reached *= 0.4
                if reached > o.field[there] + 0.0001:
                    tail = scent(o, there, reached, tail)


def tokens_on(t: Table, seat: i64, space: i64) -> float:
    """ZZ-14. What lies there to be taken."""
    value: float = 0.0
    if is_on(t, BULLETS, space):
        value += BULLET * 1.5
    if is_on(t, LIVES, space) and t.life[seat] < MOST_LIFE:
        value += LIFE
        if t.life[seat] <= LAST_LIVES:
            value += LIFE
    return value


def worth_of_pawn_move(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """G3. The field is drawn; under Brain Cramp the pawn is another's, and led astray."""
    if t.active != seat:
        return worth_of_leading(o, t, seat, action)
    here = o.field[t.pawn[seat]]
    if action == actions.END_MOVE:
        return -danger(t, seat, t.pawn[seat])
    if actions.is_step(action):
        there = beyond(t, t.pawn[seat], (action - actions.STEP) % SIDES)
        return worth_of_pawn_step(o, t, seat, there)
    if actions.is_use(action):
        return worth_of_item(t, seat, action - actions.USE)
    kind = actions.kind_played(action)
    return worth_of_pawn_card(o, t, seat, action, kind, here) - CARD


def worth_of_pawn_step(o: Outlook, t: Table, seat: i64, there: i64) -> float:
    """One step; with the last one he should not end beside zombies of players."""
    value = o.field[there]
    if there == helipad(t) and pad_to_guard(t) == NONE:
        return value + RESCUE
    if is_on(t, NPCS, there) and worth_of_kill(t, seat) < cost_of_fight(t, seat):
        value -= cost_of_fight(t, seat)
    if t.pool == 1 and zombies_on(t, there) == 0:
        value -= danger(t, seat, there)
    return value


def danger(t: Table, seat: i64, space: i64) -> float:
    """HZ-40. Zombies of players next to a space."""
    value: float = 0.0
    if zombies_on(t, space) > 0:
        value += AMBUSH
    for side in range(SIDES):
        there = beyond(t, space, side)
        if there >= 0 and zombies_on(t, there) > 0:
            value += 0.3 * AMBUSH
    return value


def worth_of_item(t: Table, seat: i64, kind: i64) -> float:
    """ZZ-18. Ammunition at once, a grenade where it kills many, the rest when it is needed."""
    if kind == card.LOTS_OF_AMMO:
        return 3.0
    if kind == card.GRENADE:
        tile = t.pawn[seat] // LOCAL
        killed = count(t.town[NPCS + tile] & buildings_on(t, tile))
        if t.life[seat] < 2:
            return -1.0
        return KILL * float(killed) - LIFE
    return -CARD


def worth_of_pawn_card(
    o: Outlook, t: State, seat: i64, action: i64, kind: i64, here: float
) -> float:
    """G3. Items, more steps towards something good, and cards against others."""
    if kind == card.OPEN_HOUSE:
        return -1.0
    if kind == card.FRESH_MEAT or kind == card.ADRENALINE_RUSH:
        if t.pool == 0 and here > 1.2 * KILL:
            return 2.0 * CARD + 0.1 * here
        return 0.0
    if kind == card.HEY_LOOK_A_SHOTGUN or kind == card.FIRE_AXE:
        return 0.8
    if kind == card.ALTERNATE_FOOD_SOURCE:
        return flight_by_card(o, t, seat)
    if (
        kind == card.SKATEBOARD
        or kind == card.FIRST_AID_KIT
        or kind == card.CHAINSAW
        or kind == card.LOTS_OF_AMMO
        or kind == card.GRENADE
    ):
        return 0.4
    if t.box.item_at[kind]:
        return 0.15
    return worth_of_card(o, t, seat, action, kind)


def flight_by_card(o: Outlook, t: Table, seat: i64) -> float:
    """ZE03, ZZ-20. The Helipad is won without a fight if it can be reached now."""
    pad = pad_to_guard(t)
    if pad < 0 or zombies_on(t, pad) > 0:
        return 0.0
    walk_from(o, t, pad, 0)
    if o.steps[t.pawn[seat]] <= t.pool:
        return RESCUE
    return 0.0


def worth_of_rolling(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """G2. The die, the Keys for a long way to something good, or a rest."""
    kind = actions.kind_played(action)
    if kind == card.MUCH_NEEDED_REST:
        return LIFE * float(min(2, MOST_LIFE - t.life[seat])) - 0.55
    if kind == card.KEYS_STILL_IN_IT:
        pad = helipad(t)
        if pad < 0:
            return -CARD
        walk_from(o, t, pad, 0)
        steps = o.steps[t.pawn[seat]]
        if 10 >= steps > t.life[seat] + 2:
            return 1.0
        return 0.2
    return 0.0


# The start


def worth_of_start(o: Outlook, t: Table, action: i64) -> float:
    """HZ-07. Near the way out of the building."""
    tile = t.at // LOCAL
    space = tile * LOCAL + action - actions.PUT
    walk_from(o, t, space, 0)
    return -0.05 * float(o.steps[CENTRE])


# Others' figures


def worth_of_leading(o: Outlook, t: State, seat: i64, action: i64) -> float:
    """ZE05, ZE25. Away from what the figure wants."""
    if action == actions.END_MOVE:
        return 0.0
    way = action - actions.STEP
    space = way // SIDES
    if t.led_at != NONE and t.led != NONE:
        there = zombie_beyond(t, space, way % SIDES)
        if is_on(t, HUMANS, there):
            return -1.0
        return 0.1 * float(min(9, o.steps[there]))
    there = beyond(t, space, way % SIDES)
    value = -o.field[there]
    if zombies_of(t, seat, there) > 0:
        value += 0.3
    return value


def prepare_leading(o: Outlook, t: Table) -> None:
    """The field of the pawn that is led, or how far humans are from the led zombie."""
    if t.led != NONE and t.led_at != NONE:
        walk_from(o, t, nearest_human(o, t, t.led_at), 0)
        return
    led = t.led
    if led == NONE:
        led = t.active
    draw_pawn_field(o, t, led)


def nearest_human(o: Outlook, t: Table, start: i64) -> i64:
    """The space of the human nearest to a space, or that space itself."""
    walk_from(o, t, start, 0)
    found = start
    steps: i64 = FAR
    for tile in range(t.tiles):
        humans = t.town[HUMANS + tile]
        while humans:
            space = tile * LOCAL + lowest(humans)
            humans = rest(humans)
            if o.steps[space] < steps:
                steps = o.steps[space]
                found = space
    return found


def expected_kills(o: Outlook, t: Table, seat: i64) -> float:
    """What a shotgun guy may expect, in points: his collection, his tokens, and the Helipad."""
    value = KILL * float(score(t, seat)) + LIFE * 0.5 * float(t.life[seat])
    value += BULLET * 0.5 * float(min(6, t.bullets[seat]))
    pad = helipad(t)
    if pad >= 0 and t.pawn[seat] >= 0:
        walk_from(o, t, pad, 0)
        value += 4.0 / (1.0 + 0.15 * float(o.steps[t.pawn[seat]]))
    return value
