"""How strong a shotgun guy is in a fight: ZZ-11, ZZ-18, A-79."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine.board import kind_of
from monsterbox.games.humans.engine.deck import BUILDING, LOCAL
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.table import MOST_TILES, Table

HIT: Final = 4
"""HU-42, ZZ-11. What a roll in combat needs, with all that is added to it."""


def combat_bonus(t: Table) -> i64:
    """A-79. The best weapon, the shotgun and Adrenaline are added to the roll."""
    bonus = best_weapon(t) + t.extra
    if t.shot:
        bonus += t.box.strength[card.HEY_LOOK_A_SHOTGUN]
    return bonus


def best_weapon(t: Table) -> i64:
    """A-79. Of Fire Axe, Chainsaw, Molotov and a weapon from the hand only the highest counts."""
    item = best_item(t, t.fighter)
    if item == NONE or t.blade > t.box.strength[item]:
        return t.blade
    return t.box.strength[item]


def best_item(t: Table, seat: i64) -> i64:
    """A-79. The item that counts as a weapon, NONE if there is none."""
    if t.chainsaws & bit(seat):
        return card.CHAINSAW
    if is_fight_in_fire(t, seat):
        return card.MOLOTOV_COCKTAIL
    if t.one[ITEMS + seat] & bit(card.FIRE_AXE):
        return card.FIRE_AXE
    return NONE


def is_fight_in_fire(t: Table, seat: i64) -> bool:
    """ZE19. Whether the fight is on the building spaces that were set on fire."""
    space = t.pawn[seat]
    if space < 0 or kind_of(t, space) != BUILDING:
        return False
    return is_on_fire(t, seat, space // LOCAL)


def is_on_fire(t: Table, seat: i64, tile: i64) -> bool:
    """ZE19. Whether the seat has used a Molotov there in this turn."""
    place = seat * MOST_TILES + tile
    return t.fire == place or t.older_fire == place


def missing_to_hit(t: Table) -> i64:
    """ZZ-12. Bullets to be spent for a four."""
    return HIT - t.face - combat_bonus(t)
