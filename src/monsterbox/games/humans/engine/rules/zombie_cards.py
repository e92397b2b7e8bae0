"""The event cards of the zombies' set: when each has a legal target (D9, HZ-15 to HZ-19)."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine.actions import PLAY_FIGURE, PLAY_LOSS, PLAY_SEAT, PLAY_TILE
from monsterbox.games.humans.engine.deck import (
    BUILDING,
    KINDS,
    LOCAL,
    SIDES,
    ZE01,
    ZE03,
    ZE04,
    ZE05,
    ZE06,
    ZE08,
    ZE09,
    ZE13,
    ZE14,
    ZE15,
    ZE16,
    ZE17,
    ZE20,
    ZE22,
    ZE23,
    ZE24,
    ZE25,
    ZE26,
    ZE27,
)
from monsterbox.games.humans.engine.rules.movement import pawns_on
from monsterbox.games.humans.engine.rules.tile_placement import npc_pool
from monsterbox.games.humans.engine.rules.town import (
    SQUARE,
    beyond,
    is_of_zombies,
    zombie_beyond,
)
from monsterbox.games.humans.engine.table import (
    AFRAID,
    AFRAID_NEXT,
    CRAMPED_NEXT,
    FIGURES,
    FOOD_NEXT,
    HELD,
    HUMANS,
    ITEMS,
    MARKS,
    MAX_SEATS,
    MOST_TILES,
    NPCS,
    PARALYSED,
    PHASE_ATTACK,
    PHASE_FIGHT,
    SPACES,
    STOPPED,
    TURNED,
    UNTIED,
    Table,
    after,
    is_on,
    is_shotgun,
    kind_of,
    zombies_on,
)


def can_play_zombie_card(t: Table, seat: i64, kind: i64) -> bool:
    """D9, HZ-15, HZ-18. No card without a legal target, or a figure to place or move."""
    if t.box.item_at[kind]:
        return can_put_item(t, seat, kind)
    if kind == ZE01:
        return can_rush(t)
    if kind == ZE03:
        return t.fate[seat] & FOOD_NEXT == 0
    if kind == ZE05:
        return t.leader == NONE and t.pawn[t.active] >= 0
    if kind == ZE13:
        return t.one[ITEMS + seat] & bit(ZE13) == 0
    if kind == ZE16 or kind == ZE22:
        return has_building(t, kind)
    if kind == ZE17:
        return t.fate[seat] & AFRAID == 0
    if kind == ZE20:
        return t.life[seat] < 5
    if kind == ZE23:
        return has_npc(t)
    if kind == ZE24 or kind == ZE27:
        return npc_pool(t) > 0 and has_room(t, kind)
    return has_target(t, seat, kind)


def is_plain(kind: i64) -> bool:
    """Cards that are announced without a target."""
    return not (
        kind == ZE04
        or kind == ZE06
        or kind == ZE08
        or kind == ZE09
        or kind == ZE14
        or kind == ZE15
        or kind == ZE16
        or kind == ZE22
        or kind == ZE25
        or kind == ZE26
    )


def can_put_item(t: Table, seat: i64, kind: i64) -> bool:
    """ZZ-18, A-82. Inside a building of that name, of either set, and not twice."""
    space = t.pawn[seat]
    if space < 0 or t.one[ITEMS + seat] & bit(kind) or kind_of(t, space) != BUILDING:
        return False
    tile = t.town[TURNED + space // LOCAL] // SIDES
    return t.box.item_at[kind] & bit(tile) != 0


def can_rush(t: Table) -> bool:
    """ZE01. A movement to double, not after the Keys; or a fight."""
    if t.phase == PHASE_FIGHT or t.phase == PHASE_ATTACK:
        return t.extra == 0
    return t.total > 0 and not t.keys


# Spaces for zombies of nobody


def room_for_npcs(t: Table, tile: i64, kind: i64) -> i64:
    """D9. Spaces without a zombie of nobody and without human; ZE27: without any figure."""
    turned = t.town[TURNED + tile]
    room = t.box.streets[turned] | t.box.buildings[turned]
    room &= ~(t.town[NPCS + tile] | t.town[HUMANS + tile])
    if kind == ZE27:
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
    """ZE23."""
    for tile in range(t.tiles):
        if t.town[NPCS + tile]:
            return True
    return False


# Buildings


def suits(t: Table, tile: i64, kind: i64) -> bool:
    """ZE16, ZE22. A building with room; ZE16 of the zombies' set, ZE22 one that holds zombies."""
    buildings = t.box.buildings[t.town[TURNED + tile]]
    if buildings == 0 or room_for_npcs(t, tile, kind) & buildings == 0:
        return False
    if kind == ZE16:
        return is_of_zombies(t, tile)
    return t.town[NPCS + tile] & buildings != 0


def has_building(t: Table, kind: i64) -> bool:
    if npc_pool(t) == 0:
        return False
    for tile in range(t.tiles):
        if suits(t, tile, kind):
            return True
    return False


def legal_buildings_for(t: Table, kind: i64, out: Actions) -> None:
    if npc_pool(t) == 0:
        return
    for tile in range(t.tiles):
        if suits(t, tile, kind):
            out.add(PLAY_TILE + kind * MOST_TILES + tile)


# Players and figures


def is_target(t: Table, seat: i64, other: i64, kind: i64) -> bool:
    """ZZ-19, HZ-17, D9. Whether a card can be aimed at that player himself or his shotgun guy."""
    if kind == ZE08:
        return t.fate[other] & CRAMPED_NEXT == 0
    if kind == ZE09:
        return t.fate[other] & AFRAID_NEXT == 0
    if kind == ZE14:
        return t.fate[other] & PARALYSED == 0
    if kind == ZE26:
        return t.fate[other] & UNTIED == 0 and not (t.halved and other == t.active)
    if not is_shotgun(t, other):
        return False
    if kind == ZE15:
        return t.collected[other] > 0
    if kind == ZE04:
        return t.life[seat] >= 2 and can_be_moved(t, other) and t.pawn[other] != SQUARE
    if kind == ZE25:
        return can_be_moved(t, other) and has_way(t, t.pawn[other])
    return False


def can_be_moved(t: Table, seat: i64) -> bool:
    """ZE09. A shotgun guy on the board who is not afraid."""
    return t.pawn[seat] >= 0 and t.fate[seat] & AFRAID == 0


def has_way(t: Table, space: i64) -> bool:
    for side in range(SIDES):
        if beyond(t, space, side) >= 0:
            return True
    return False


def is_movable(t: Table, seat: i64, owner: i64, zombie: i64, kind: i64) -> bool:
    """ZE04, ZE25. A zombie that goes to the Town Square, or one that has a step."""
    space = zombie // MARKS
    if t.fate[owner] & AFRAID:
        return False
    if kind == ZE04:
        return t.life[seat] >= 2 and space != SQUARE
    if zombie & (HELD | STOPPED) or is_on(t, HUMANS, space):
        return False
    for side in range(SIDES):
        if zombie_beyond(t, space, side) >= 0:
            return True
    return False


def has_target(t: Table, seat: i64, kind: i64) -> bool:
    for other in range(t.seats):
        if other != seat and is_reachable(t, seat, other, kind):
            return True
    return False


def is_reachable(t: Table, seat: i64, other: i64, kind: i64) -> bool:
    """Whether the card can be aimed at that player in any way."""
    if kind == ZE06:
        return is_shotgun(t, other) and (t.bullets[other] > 0 or t.one[ITEMS + other] != 0)
    if is_target(t, seat, other, kind):
        return True
    if kind != ZE04 and kind != ZE25:
        return False
    for place in range(other * FIGURES, other * FIGURES + t.numbers[other]):
        if is_movable(t, seat, other, t.zombies[place], kind):
            return True
    return False


def legal_tile_plays(t: Table, cards: i64, out: Actions) -> None:
    if cards & bit(ZE16):
        legal_buildings_for(t, ZE16, out)
    if cards & bit(ZE22):
        legal_buildings_for(t, ZE22, out)


def legal_target_plays(t: Table, seat: i64, cards: i64, out: Actions) -> None:
    """Cards aimed at a player, then those aimed at one of his zombies, then Butter Fingers."""
    left = cards
    while left:
        kind = lowest(left)
        left = rest(left)
        if kind >= ZE01 and not is_plain(kind):
            for places in range(1, t.seats):
                if is_target(t, seat, after(t, seat, places), kind):
                    out.add(PLAY_SEAT + kind * MAX_SEATS + places)
    if cards & bit(ZE04):
        legal_figures(t, seat, ZE04, PLAY_FIGURE, out)
    if cards & bit(ZE25):
        legal_figures(t, seat, ZE25, PLAY_FIGURE + MAX_SEATS * SPACES, out)
    if cards & bit(ZE06):
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
        first = PLAY_LOSS + places * (KINDS + 1)
        items = t.one[ITEMS + other]
        while items:
            out.add(first + lowest(items))
            items = rest(items)
        if is_shotgun(t, other) and t.bullets[other] > 0:
            out.add(first + KINDS)
