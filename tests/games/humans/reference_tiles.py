"""Step 1: drawing, placing and filling a tile (HU-10 to HU-18, ZZ-03 to ZZ-07, HZ-09 to HZ-12)."""

from .reference_data import HELIPAD, HUMANS_SET, SHOTGUN, TILES, Tile
from .reference_map import BUILDING, STREET, has_open_end, lay_tile, placements, spaces_of
from .reference_table import (
    Cell,
    Flow,
    Space,
    Table,
    clockwise_from,
    decide,
    draw_one,
    put_all,
    put_human,
    text_of,
)
from .reference_zombie_events import put_npcs


def tile_step(t: Table) -> Flow[None]:
    """T1. Draw, place, fill; an unplaceable tile is removed from the game (HU-12, HU-13)."""
    box = yield from choose_stack(t)
    if box is None:
        return
    tile = yield from draw_tile(t, box)
    placer = t.active if tile.id != HELIPAD else helipad_placer(t)
    legal = placements(t, tile, stacks_hold_tiles(t))
    if not legal:
        return
    choices = {f"place {text_of(cell)} r{rot}": (cell, rot) for cell, rot in legal}
    phase = "T1" if tile.id != HELIPAD else "P1"
    cell, rotation = yield from decide(placer, phase, choices)
    lay_tile(t, tile, cell, rotation)
    yield from fill(t, placer, tile, cell)
    if stacks_hold_tiles(t) and not has_open_end(t.map):
        t.turn.is_lost = t.options["close_map"] in t.rules.penalty_for_closing


def choose_stack(t: Table) -> Flow[str | None]:
    """HZ-09, A-40, option hz_stack. The own stack, or any that is not empty."""
    if t.options.get("hz_stack") != "free":
        own = t.rules.stack_of_side[t.player.side]
        return own if t.stacks[own].total() else None
    choices = {f"stack {box}": box for box, stack in t.stacks.items() if stack.total()}
    return (yield from decide(t.active, "T1", choices)) if choices else None


def draw_tile(t: Table, box: str) -> Flow[Tile]:
    """HU-10, HZ-06. Any tile of the stack, but the Helipad lies at the bottom."""
    stack = t.stacks[box]
    above = {tile: number for tile, number in sorted(stack.items()) if tile != HELIPAD}
    drawn = yield from draw_one("tile", above if sum(above.values()) else stack)
    stack[drawn] -= 1
    return TILES[drawn]


def stacks_hold_tiles(t: Table) -> bool:
    """A-07. Whether any stack still holds a tile."""
    return any(stack.total() for stack in t.stacks.values())


def helipad_placer(t: Table) -> int:
    """ZZ-07, A-57. The shotgun guy with the fewest zombies, first in turn order."""
    shotguns = [s for s in clockwise_from(t, t.active) if t.players[s].side == SHOTGUN]
    return min(shotguns, key=lambda seat: t.players[seat].collected)


# Filling


def fill(t: Table, seat: int, tile: Tile, cell: Cell) -> Flow[None]:
    """HU-14 to HU-17, ZZ-04, ZZ-05, ZZ-07, HZ-10, HZ-11."""
    if tile.id == HELIPAD:
        yield from put_npcs(t, seat, "P1", tile.zombies, spaces_of(t, cell))
    elif not tile.is_named:
        yield from fill_road(t, seat, tile, cell)
    elif tile.box == HUMANS_SET:
        yield from fill_humans_building(t, seat, tile, cell)
    else:
        yield from fill_zombies_building(t, seat, tile, cell)


def fill_road(t: Table, seat: int, tile: Tile, cell: Cell) -> Flow[None]:
    """HU-14, HU-15, HZ-10. Humans; in the combined mode perhaps NPC zombies."""
    filling = "humans"
    if SHOTGUN in t.rules.stack_of_side:
        choices = {f"fill {what}": what for what in ("humans", "zombies")}
        filling = yield from decide(seat, "T1c", choices)
    if filling == "zombies":
        yield from put_npcs(t, seat, "T1c", len(tile.exits), spaces_of(t, cell, STREET))
    elif len(t.players) <= 4:
        yield from put_humans(t, seat, 1, [(3 * cell[0] + 1, 3 * cell[1] + 1)])
    else:
        yield from put_humans(t, seat, 2, spaces_of(t, cell, STREET))


def fill_humans_building(t: Table, seat: int, tile: Tile, cell: Cell) -> Flow[None]:
    """HU-16, HU-17. Humans, then dice tokens, each one per space."""
    yield from put_humans(t, seat, tile.humans, spaces_of(t, cell, BUILDING))
    inside = spaces_of(t, cell, BUILDING)
    yield from put_all(seat, "T1b", "token", tile.dice, inside, t.dice.add)


def fill_zombies_building(t: Table, seat: int, tile: Tile, cell: Cell) -> Flow[None]:
    """ZZ-05. Zombies, then life, then bullet tokens, one token per space."""
    inside = spaces_of(t, cell, BUILDING)
    yield from put_npcs(t, seat, "T1c", tile.zombies, inside)
    yield from put_all(seat, "T1c", "life", tile.life, inside, t.life.add)
    without_life = [space for space in inside if space not in t.life]
    yield from put_all(seat, "T1c", "bullet", tile.bullets, without_life, t.bullets.add)


def put_humans(t: Table, seat: int, number: int, spaces: list[Space]) -> Flow[None]:
    """HU-16, HU-18. As many as the supply has."""
    number = min(number, t.human_supply)
    yield from put_all(seat, "T1a", "human", number, spaces, lambda space: put_human(t, space))
