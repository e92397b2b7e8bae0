"""Where zombies of nobody are welcome: ZZ-16 and the cards that put them onto the board."""

from mypy_extensions import i64

from monsterbox.core.state import NONE
from monsterbox.games.humans.bot.policy_fights import cost_of_fight, worth_of_kill
from monsterbox.games.humans.bot.policy_outlook import FAR, Outlook
from monsterbox.games.humans.bot.policy_ways import pad_to_guard, walk_from
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import CENTRE, SIDES
from monsterbox.games.humans.engine.rules.town import npc_beyond
from monsterbox.games.humans.engine.table import Table, is_shotgun


def worth_of_npc_move(o: Outlook, t: Table, seat: i64, action: i64) -> float:
    """ZZ-16. To the own pawn as prey; away from those of rivals, unless they are weak."""
    way = action - actions.MOVE_NPC
    space = way // SIDES
    there = npc_beyond(t, space, way % SIDES)
    return worth_of_npc_at(o, t, seat, there) - worth_of_npc_at(o, t, seat, space)


def worth_of_npc_at(o: Outlook, t: Table, seat: i64, space: i64) -> float:
    """What it means to a seat that a zombie of nobody stands there; `steps` are from the pawns."""
    value: float = 0.0
    pad = pad_to_guard(t)
    if pad >= 0 and space == pad:
        value = 0.5
        if is_shotgun(t, seat):
            value = -0.5
    steps = o.steps[space]
    if steps >= FAR:
        return value
    near = 1.0 / float(1 + steps)
    if is_shotgun(t, seat):
        if worth_of_kill(t, seat) < cost_of_fight(t, seat):
            return value - near
        if steps == 0:
            return value + 0.2
        return value + near
    return value - near * welcome(t)


def welcome(t: Table) -> float:
    """How glad the shotgun guys are of more zombies, in sum: less than nothing where they die."""
    total: float = 0.0
    for seat in range(t.seats):
        if is_shotgun(t, seat) and t.pawn[seat] >= 0:
            if worth_of_kill(t, seat) < cost_of_fight(t, seat):
                total -= 1.0
            else:
                total += 0.5
    return total


def walk_from_pawns(o: Outlook, t: Table, seat: i64) -> None:
    """Steps from the own pawn, or from the nearest one of all."""
    start: i64 = NONE
    for other in range(t.seats):
        if is_shotgun(t, other) and t.pawn[other] >= 0 and (start == NONE or other == seat):
            start = t.pawn[other]
    if start == NONE:
        start = CENTRE
    walk_from(o, t, start, 0)


def worth_of_card_space(o: Outlook, t: Table, seat: i64, action: i64) -> float:
    """ZE22 to ZE24, ZE27. Where zombies are put or moved to, and from where they are taken."""
    space = action - actions.SPACE
    value = worth_of_npc_at(o, t, seat, space)
    if t.phase == phase.PUT_BY_CARD or t.phase == phase.MOVE_TO:
        return value
    return -value


def worth_of_filling(t: Table, seat: i64, action: i64) -> float:
    """HZ-10. Humans for zombies, zombies for shotgun guys."""
    if (action == actions.FILL_HUMANS) == is_shotgun(t, seat):
        return 0.0
    return 0.3
