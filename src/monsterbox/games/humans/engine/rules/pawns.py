"""Shotgun guys on the board: what they pick up, how they leave: ZZ-01, ZZ-14, ZZ-15, ZZ-20."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import flags, notes
from monsterbox.games.humans.engine.board import BULLETS, LIVES, NPCS, TURNED, is_on, take_off
from monsterbox.games.humans.engine.deck import CENTRE, HELIPAD, LOCAL, SIDES
from monsterbox.games.humans.engine.piles import DISCARD, ITEMS, lay, take
from monsterbox.games.humans.engine.rules.ending import check_goal
from monsterbox.games.humans.engine.rules.movement import collect_token
from monsterbox.games.humans.engine.rules.tile_placement import npc_pool
from monsterbox.games.humans.engine.rules.town import SQUARE
from monsterbox.games.humans.engine.table import Table, after, note
from monsterbox.games.humans.engine.zombies import is_zombie_on, zombies_on

MOST_LIFE: Final = 5
FIRST_LIFE: Final = 3
FIRST_BULLETS: Final = 3


def enter_board(t: Table, seat: i64) -> None:
    """ZZ-01, ZZ-15, HZ-45. On the Town Square; after a death with three lives and bullets."""
    if t.fate[seat] & fate.DEAD:
        t.fate[seat] = t.fate[seat] & ~fate.DEAD
        t.life[seat] = FIRST_LIFE
        t.bullets[seat] = FIRST_BULLETS
    t.pawn[seat] = SQUARE
    note(t, notes.PAWN_PLACED, seat, SQUARE)


def arrive(t: Table, seat: i64, space: i64) -> None:
    """ZZ-14. It takes the tokens where no zombie is."""
    t.pawn[seat] = space
    pick_up(t, seat)


def pick_up(t: Table, seat: i64) -> None:
    """ZZ-14, A-56. Bullets, and life up to five."""
    space = t.pawn[seat]
    if not is_zombie_on(t, space):
        if is_on(t, BULLETS, space):
            take_off(t, BULLETS, space)
            t.bullets[seat] = t.bullets[seat] + 1
            note(t, notes.BULLETS_TAKEN, seat, t.bullets[seat])
        if is_on(t, LIVES, space) and t.life[seat] < MOST_LIFE:
            take_off(t, LIVES, space)
            t.life[seat] = t.life[seat] + 1
            note(t, notes.LIFE_TAKEN, seat, t.life[seat])
        if t.house & flags.CROSS_TOKENS:
            collect_token(t, seat, space)


def is_helipad_out(t: Table) -> bool:
    """ZZ-20. Whether the Helipad is no longer in the stack."""
    return t.shotguns != 0 and t.stack & bit(HELIPAD) == 0


def is_rescued(t: Table, seat: i64) -> bool:
    """ZZ-20. Whether the shotgun guy stands where he is rescued."""
    return t.pawn[seat] >= 0 and rescues(t, t.pawn[seat])


def rescues(t: Table, space: i64) -> bool:
    """ZZ-20. The middle of the Helipad; unless it is enough to reach it, it must be cleared."""
    if space % LOCAL != CENTRE:
        return False
    if t.town[TURNED + space // LOCAL] // SIDES != HELIPAD:
        return False
    return t.house & flags.HELIPAD_REACHED != 0 or is_cleared(t, space)


def is_cleared(t: Table, space: i64) -> bool:
    """ZZ-20, ZE03. No zombie is there, or only one of nobody that does not attack."""
    if zombies_on(t, space) > 0:
        return False
    return not is_on(t, NPCS, space) or is_food_elsewhere(t)


def check_rescues(t: Table) -> None:
    """ZZ-20, HZ-47, A-29. Whoever stands there wins at once, also if the zombies left him alone."""
    if t.house & flags.WIN_AT_TURN_END:
        return
    for places in range(t.seats):
        seat = after(t, t.active, places)
        if t.winner == NONE and is_rescued(t, seat):
            t.winner = seat


def check_rescue_at_turn_end(t: Table) -> None:
    """ZZ-20, A-29. With `turn_end` only the active player, while the cards of the turn hold."""
    if t.winner == NONE and is_rescued(t, t.active):
        t.winner = t.active


def is_food_elsewhere(t: Table) -> bool:
    """ZE03, HZ-16. Zombies of nobody neither attack nor are attacked."""
    for seat in range(t.seats):
        if t.fate[seat] & (fate.FOOD | fate.FOOD_NEXT):
            return True
    return False


def collect(t: Table, seat: i64, number: i64) -> None:
    """HZ-36, A-62. Zombies from the pool, as many as there are."""
    number = min(number, npc_pool(t))
    t.collected[seat] = t.collected[seat] + number
    note(t, notes.COLLECTED, seat, number, t.collected[seat])
    check_goal(t, seat)


def give_back(t: Table, seat: i64, number: i64) -> None:
    """ZZ-15, ZE15. Collected zombies return to the pool."""
    number = min(number, t.collected[seat])
    t.collected[seat] = t.collected[seat] - number
    note(t, notes.ZOMBIES_RETURNED, seat, number, t.collected[seat])


def lose_life(t: Table, seat: i64) -> bool:
    """ZZ-12, ZZ-15. Whether it was the last: then he dies, and half of his zombies are lost."""
    t.life[seat] = t.life[seat] - 1
    note(t, notes.LIFE_LOST, seat, t.life[seat])
    if t.life[seat] > 0:
        return False
    give_back(t, seat, (t.collected[seat] + 1) // 2)
    die(t, seat)
    return True


def send_away(t: Table, seat: i64) -> None:
    """HZ-41 to HZ-43, HZ-45, A-53, A-54. One life less; off the board until his next turn.

    With `eaten_returns=at_once` he is put on the Town Square: that is no movement, so nobody
    fights and no token is taken before his next turn.
    """
    t.life[seat] = t.life[seat] - 1
    note(t, notes.LIFE_LOST, seat, t.life[seat])
    if t.life[seat] == 0:
        die(t, seat)
    elif t.house & flags.EATEN_RETURN_AT_ONCE:
        enter_board(t, seat)
    else:
        t.pawn[seat] = NONE
        note(t, notes.PAWN_GONE, seat, 0)


def die(t: Table, seat: i64) -> None:
    """ZZ-15, HZ-43. Items are discarded, the pawn leaves the board."""
    items = t.one[ITEMS + seat]
    while items:
        drop_item(t, seat, lowest(items))
        items = rest(items)
    t.pawn[seat] = NONE
    t.fate[seat] = t.fate[seat] | fate.DEAD
    note(t, notes.PAWN_GONE, seat, 1)


def drop_item(t: Table, seat: i64, kind: i64) -> None:
    """ZZ-18. From the table to its discard pile."""
    take(t, ITEMS + seat, kind)
    lay(t, DISCARD, kind)
    note(t, notes.ITEM_LOST, seat, kind)
    if kind == card.HEY_LOOK_A_SHOTGUN:
        t.charges[seat] = 0


def has_item(t: Table, seat: i64, kind: i64) -> bool:
    return t.one[ITEMS + seat] & bit(kind) != 0


def is_npc_here(t: Table, seat: i64) -> bool:
    """ZZ-10, ZE03. Whether a fight with a zombie of nobody is forced."""
    space = t.pawn[seat]
    return space >= 0 and is_on(t, NPCS, space) and not is_food_elsewhere(t)


def reward(t: Table, seat: i64) -> None:
    """HZ-36, A-61. One zombie, or three if it was removed."""
    if t.killed:
        collect(t, seat, 3)
    else:
        collect(t, seat, 1)
    t.hurt = NONE
    t.hurt_at = NONE
    t.hurt_by = 0
