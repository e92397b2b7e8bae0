"""The event cards of the zombies' set: when each has a legal target (D9, HZ-15 to HZ-19)."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, NPCS, TURNED, buildings_on, kind_of
from monsterbox.games.humans.engine.deck import BUILDING, LOCAL, SIDES
from monsterbox.games.humans.engine.piles import ITEMS
from monsterbox.games.humans.engine.rules.holds import is_afraid, is_held, led_ways
from monsterbox.games.humans.engine.rules.movement import pawns_on
from monsterbox.games.humans.engine.rules.tile_placement import npc_pool
from monsterbox.games.humans.engine.rules.town import SQUARE, is_of_zombies
from monsterbox.games.humans.engine.table import (
    FIGURES,
    MAX_SEATS,
    MOST_TILES,
    SPACES,
    Table,
    after,
    is_shotgun,
)
from monsterbox.games.humans.engine.zombies import MARKS, zombies_on


def can_play_zombie_card(t: Table, seat: i64, kind: i64) -> bool:
    """D9, HZ-15, HZ-18. No card without a legal target, or a figure to place or move."""
    if t.box.item_at[kind]:
        return can_put_item(t, seat, kind)
    if kind == card.ADRENALINE_RUSH:
        return can_rush(t)
    if kind == card.ALTERNATE_FOOD_SOURCE:
        return t.fate[seat] & fate.FOOD_NEXT == 0
    if kind == card.BRAIN_CRAMP:
        return t.leader == NONE and t.pawn[t.active] >= 0
    if kind == card.HEY_LOOK_A_SHOTGUN:
        return t.one[ITEMS + seat] & bit(card.HEY_LOOK_A_SHOTGUN) == 0
    if kind == card.IT_COULDNT_GET_ANY_WORSE or kind == card.SLIGHT_MISCALCULATION:
        return has_building(t, kind)
    if kind == card.KEYS_STILL_IN_IT:
        return not is_afraid(t, seat)
    if kind == card.MUCH_NEEDED_REST:
        return t.life[seat] < 5
    if kind == card.THIS_ISNT_SO_BAD:
        return has_npc(t) and (has_room(t, kind) or t.house & flags.FIRST_EDITION != 0)
    if kind == card.WERE_SCREWED or kind == card.ZOMBIE_MASTER:
        return npc_pool(t) > 0 and has_room(t, kind)
    return has_target(t, seat, kind)


def can_put_item(t: Table, seat: i64, kind: i64) -> bool:
    """ZZ-18, A-82. Inside a building of that name, of either set, and not twice."""
    space = t.pawn[seat]
    if space < 0 or t.one[ITEMS + seat] & bit(kind) or kind_of(t, space) != BUILDING:
        return False
    tile = t.town[TURNED + space // LOCAL] // SIDES
    return t.box.item_at[kind] & bit(tile) != 0


def can_rush(t: Table) -> bool:
    """ZE01. A movement to double, not after the Keys; or a fight."""
    if t.phase == phase.FIGHT or t.phase == phase.ATTACK:
        return t.extra == 0
    return t.total > 0 and not t.keys


# Spaces for zombies of nobody


def room_for_npcs(t: Table, tile: i64, kind: i64) -> i64:
    """D9. Spaces without a zombie of nobody and without human; ZE27: without any figure."""
    turned = t.town[TURNED + tile]
    room = t.box.streets[turned] | t.box.buildings[turned]
    room &= ~(t.town[NPCS + tile] | t.town[HUMANS + tile])
    if kind == card.ZOMBIE_MASTER:
        members = room
        while members:
            space = tile * LOCAL + lowest(members)
            if zombies_on(t, space) > 0 or pawns_on(t, space):
                room &= ~bit(lowest(members))
            members = rest(members)
    return room


def has_room(t: Table, kind: i64) -> bool:
    for tile in range(t.tiles):
        if room_for_npcs(t, tile, kind):
            return True
    return False


def has_npc(t: Table) -> bool:
    """ZE23. One that can be moved."""
    for tile in range(t.tiles):
        if t.town[NPCS + tile]:
            return True
    return False


# Buildings


def can_be_crowded(t: Table, tile: i64, kind: i64) -> bool:
    """ZE16, ZE22. A building with room; ZE16 of the zombies' set, ZE22 one that holds zombies."""
    buildings = buildings_on(t, tile)
    if buildings == 0 or room_for_npcs(t, tile, kind) & buildings == 0:
        return False
    if kind == card.IT_COULDNT_GET_ANY_WORSE:
        return is_of_zombies(t, tile)
    return t.town[NPCS + tile] & buildings != 0


def has_building(t: Table, kind: i64) -> bool:
    if npc_pool(t) == 0:
        return False
    for tile in range(t.tiles):
        if can_be_crowded(t, tile, kind):
            return True
    return False


def legal_buildings_for(t: Table, kind: i64, out: Actions) -> None:
    if npc_pool(t) == 0:
        return
    for tile in range(t.tiles):
        if can_be_crowded(t, tile, kind):
            out.add(actions.PLAY_TILE + kind * MOST_TILES + tile)


# Players and figures


def is_target(t: Table, seat: i64, other: i64, kind: i64) -> bool:
    """ZZ-19, HZ-17, D9. Whether a card can be aimed at that player himself or his shotgun guy."""
    if kind == card.CLAUSTROPHOBIA:
        return t.fate[other] & fate.CRAMPED_NEXT == 0
    if kind == card.FEAR:
        return t.fate[other] & fate.AFRAID_NEXT == 0
    if kind == card.HYSTERICAL_PARALYSIS:
        return t.fate[other] & fate.PARALYSED == 0
    if kind == card.YOUR_SHOES_UNTIED:
        return t.fate[other] & fate.UNTIED == 0 and not is_halved_already(t, other)
    if not is_shotgun(t, other):
        return False
    if kind == card.I_DONT_THINK_THEYRE_DEAD:
        return t.collected[other] > 0
    if kind == card.BAD_SENSE_OF_DIRECTION:
        return t.life[seat] >= 2 and can_be_moved(t, other) and t.pawn[other] != SQUARE
    if kind == card.WHERE_DID_EVERYBODY_GO:
        return can_be_moved(t, other) and led_ways(t, other, t.pawn[other], is_pawn=True) != 0
    return False


def is_halved_already(t: Table, seat: i64) -> bool:
    """ZE26, A-67. Whether it would halve a movement again; played for his next turn it would not.

    In the first edition a player whose movement was halved was no target for the rest of his turn.
    """
    if seat != t.active or not t.halved:
        return False
    return is_untied_now(t) or t.house & flags.FIRST_EDITION != 0


def is_untied_now(t: Table) -> bool:
    """ZE26. Whether it takes effect at once: before Movement is used, or right after the roll."""
    if is_shotgun(t, t.active):
        return t.window == phase.MOVED and not t.keys
    return t.window == phase.PREMOVE


def can_be_moved(t: Table, seat: i64) -> bool:
    """ZE09. A shotgun guy on the board who is not afraid."""
    return t.pawn[seat] >= 0 and not is_afraid(t, seat)


def is_movable(t: Table, seat: i64, owner: i64, zombie: i64, kind: i64) -> bool:
    """ZE04, ZE25, R-50. A zombie that goes to the Town Square, or one that may make a step."""
    space = zombie // MARKS
    if is_afraid(t, owner):
        return False
    if kind == card.BAD_SENSE_OF_DIRECTION:
        return t.life[seat] >= 2 and space != SQUARE
    return not is_held(t, zombie) and led_ways(t, owner, space, is_pawn=False) != 0


def has_target(t: Table, seat: i64, kind: i64) -> bool:
    for other in range(t.seats):
        if other != seat and is_reachable(t, seat, other, kind):
            return True
    return False


def is_reachable(t: Table, seat: i64, other: i64, kind: i64) -> bool:
    """Whether the card can be aimed at that player in any way."""
    if kind == card.BUTTER_FINGERS:
        return is_shotgun(t, other) and (t.bullets[other] > 0 or t.one[ITEMS + other] != 0)
    if is_target(t, seat, other, kind):
        return True
    if not card.is_aimed_at_figure(kind):
        return False
    for place in range(other * FIGURES, other * FIGURES + t.numbers[other]):
        if is_movable(t, seat, other, t.zombies[place], kind):
            return True
    return False


def legal_tile_plays(t: Table, cards: i64, out: Actions) -> None:
    if cards & bit(card.IT_COULDNT_GET_ANY_WORSE):
        legal_buildings_for(t, card.IT_COULDNT_GET_ANY_WORSE, out)
    if cards & bit(card.SLIGHT_MISCALCULATION):
        legal_buildings_for(t, card.SLIGHT_MISCALCULATION, out)


def legal_target_plays(t: Table, seat: i64, cards: i64, out: Actions) -> None:
    """Cards aimed at a player, then those aimed at one of his zombies, then Butter Fingers."""
    left = cards
    while left:
        kind = lowest(left)
        left = rest(left)
        if card.is_of_zombies(kind) and card.is_aimed_at_player(kind):
            for places in range(1, t.seats):
                if is_target(t, seat, after(t, seat, places), kind):
                    out.add(actions.PLAY_SEAT + kind * MAX_SEATS + places)
    if cards & bit(card.BAD_SENSE_OF_DIRECTION):
        legal_figures(t, seat, card.BAD_SENSE_OF_DIRECTION, actions.PLAY_FIGURE, out)
    if cards & bit(card.WHERE_DID_EVERYBODY_GO):
        legal_figures(
            t, seat, card.WHERE_DID_EVERYBODY_GO, actions.PLAY_FIGURE + MAX_SEATS * SPACES, out
        )
    if cards & bit(card.BUTTER_FINGERS):
        legal_losses(t, seat, out)


def legal_figures(t: Table, seat: i64, kind: i64, first: i64, out: Actions) -> None:
    """ZE04, ZE25. One zombie of another player, by its space."""
    for places in range(1, t.seats):
        other = after(t, seat, places)
        done: i64 = NONE
        for place in range(other * FIGURES, other * FIGURES + t.numbers[other]):
            zombie = t.zombies[place]
            if zombie // MARKS != done and is_movable(t, seat, other, zombie, kind):
                done = zombie // MARKS
                out.add(first + places * SPACES + done)


def legal_losses(t: Table, seat: i64, out: Actions) -> None:
    """ZE06. One card in play, or two bullets."""
    for places in range(1, t.seats):
        other = after(t, seat, places)
        first = actions.PLAY_LOSS + places * (card.KINDS + 1)
        actions.add_each(first, t.one[ITEMS + other], out)
        if is_shotgun(t, other) and t.bullets[other] > 0:
            out.add(first + card.KINDS)
