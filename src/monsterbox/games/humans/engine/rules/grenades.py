"""A Grenade thrown into a building: ZE12, ZZ-14, HZ-19, A-61."""

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import notes, todo
from monsterbox.games.humans.engine.board import NPCS, buildings_on, kind_of
from monsterbox.games.humans.engine.deck import BUILDING, LOCAL
from monsterbox.games.humans.engine.rules.ending import check_goal
from monsterbox.games.humans.engine.rules.pawns import lose_life, pick_up, reward
from monsterbox.games.humans.engine.rules.wounds import BY_GRENADE
from monsterbox.games.humans.engine.table import FIGURES, Table, after, note
from monsterbox.games.humans.engine.zombies import MARKS


def zombie_in_building(t: Table, seat: i64, tile: i64, skip: i64) -> i64:
    """ZE12. The space of a player's zombie in the building, by ascending row and column."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        space = t.zombies[place] // MARKS
        if space // LOCAL == tile and kind_of(t, space) == BUILDING:
            if skip == 0:
                return space
            skip -= 1
    return NONE


def is_building_held(t: Table, tile: i64) -> bool:
    """ZE12. Whether zombies are in the building."""
    if t.town[NPCS + tile] & buildings_on(t, tile):
        return True
    for seat in range(t.seats):
        if zombie_in_building(t, seat, tile, 0) >= 0:
            return True
    return False


def throw_grenade(t: Table, seat: i64) -> None:
    """ZE12, ZZ-14, HZ-19. All zombies of nobody in the building are killed, then players' hit."""
    tile = t.pawn[seat] // LOCAL
    members = t.town[NPCS + tile] & buildings_on(t, tile)
    while members:
        t.town[NPCS + tile] = t.town[NPCS + tile] & ~bit(lowest(members))
        t.collected[seat] = t.collected[seat] + 1
        note(t, notes.NPC_KILLED, seat, tile * LOCAL + lowest(members), t.collected[seat])
        members = rest(members)
    check_goal(t, seat)
    pick_up(t, seat)
    t.fighter = seat
    t.blast = 1
    t.blast_skip = 0
    t.todo = todo.BLAST


def blast_next(t: Table) -> None:
    """ZE12. Seats from the thrower's left; then he loses a life."""
    tile = t.pawn[t.fighter] // LOCAL
    while t.blast < t.seats:
        seat = after(t, t.fighter, t.blast)
        space = zombie_in_building(t, seat, tile, t.blast_skip)
        if space >= 0:
            t.hurt = seat
            t.hurt_at = space
            t.hurt_by = BY_GRENADE
            t.todo = todo.WOUND
            return
        t.blast += 1
        t.blast_skip = 0
    t.blast = 0
    lose_life(t, t.fighter)
    t.fighter = NONE
    t.todo = todo.PAWN_MOVE


def after_blast(t: Table) -> None:
    """ZE12, ZZ-14, A-61. He takes the tokens of a space that is free now."""
    if not t.killed:
        t.blast_skip += 1
    reward(t, t.fighter)
    t.killed = False
    pick_up(t, t.fighter)
    t.todo = todo.BLAST
