"""Items in play, and when a shotgun guy may use them: ZZ-18, A-79."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import notes, todo
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import TURNED, kind_of
from monsterbox.games.humans.engine.deck import BUILDING, LOCAL
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.rules.grenades import is_building_held, throw_grenade
from monsterbox.games.humans.engine.rules.pawns import drop_item
from monsterbox.games.humans.engine.rules.strength import best_weapon, is_on_fire
from monsterbox.games.humans.engine.table import MOST_TILES, Table, note

AMMO: Final = 3


def usable_items(t: Table) -> i64:
    """G3, ZZ-18, A-79. Marbles, Grenade, Ammo; Chainsaw and Molotov if they make stronger."""
    seat = t.active
    items = t.one[ITEMS + seat] & (bit(card.ALL_THE_MARBLES) | bit(card.LOTS_OF_AMMO))
    if t.chainsaws & bit(seat) == 0:
        items |= t.one[ITEMS + seat] & bit(card.CHAINSAW)
    if is_at_building(t, seat):
        if t.chainsaws & bit(seat) == 0 and not is_on_fire(t, seat, t.pawn[seat] // LOCAL):
            items |= t.one[ITEMS + seat] & bit(card.MOLOTOV_COCKTAIL)
        if is_building_held(t, t.pawn[seat] // LOCAL):
            items |= t.one[ITEMS + seat] & bit(card.GRENADE)
    return items


def is_at_building(t: Table, seat: i64) -> bool:
    """ZE12, ZE19. In a building, or where it could be entered."""
    space = t.pawn[seat]
    if kind_of(t, space) == BUILDING:
        return True
    return t.box.doors[t.town[TURNED + space // LOCAL]] & bit(space % LOCAL) != 0


def fight_items(t: Table) -> i64:
    """K1. First Aid Kit, Lots of Ammo, and what makes stronger."""
    items = t.one[ITEMS + t.fighter] & (bit(card.FIRST_AID_KIT) | bit(card.LOTS_OF_AMMO))
    return items | strengthening_items(t)


def strengthening_items(t: Table) -> i64:
    """A-79, ZE07, ZE19. Chainsaw, and inside a building the Molotov, if they raise the bonus."""
    if best_weapon(t) >= 2:
        return 0
    items = t.one[ITEMS + t.fighter] & bit(card.CHAINSAW)
    if kind_of(t, t.pawn[t.fighter]) == BUILDING:
        items |= t.one[ITEMS + t.fighter] & bit(card.MOLOTOV_COCKTAIL)
    return items


def use_item(t: Table, seat: i64, kind: i64) -> None:
    """ZZ-18. It is discarded; that is no card play."""
    drop_item(t, seat, kind)
    note(t, notes.ITEM_USED, seat, kind)
    if kind == card.CHAINSAW:
        t.chainsaws = t.chainsaws | bit(seat)
    elif kind == card.LOTS_OF_AMMO:
        t.bullets[seat] = t.bullets[seat] + AMMO
    elif kind == card.MOLOTOV_COCKTAIL:
        t.older_fire = t.fire
        t.fire = seat * MOST_TILES + t.pawn[seat] // LOCAL
    elif kind == card.ALL_THE_MARBLES:
        t.fate[seat] = t.fate[seat] | fate.MARBLES_NEXT


def go_on_after_item(t: Table, seat: i64, kind: i64) -> None:
    """K1, K2, G3, W-ENDZ. Back to the question."""
    if t.phase == phase.PAWN_MOVE:
        t.todo = todo.PAWN_MOVE
        if kind == card.GRENADE:
            throw_grenade(t, seat)
    elif t.phase == phase.FIGHT:
        t.todo = todo.FOUGHT
        if kind == card.FIRST_AID_KIT:
            t.todo = todo.FIGHT
    elif t.phase == phase.ATTACK:
        t.todo = todo.ATTACK
