"""What a seat sees of the table, as numbers for learning; `api/observation.py` names them.

Seats are counted clockwise from the one that looks, as players are in actions, and tiles in the
order of placing. It is what `api/view.py` tells, but for what follows from the rest: ways, reach,
distances and what a die must show.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.features import Features, seen_from
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import (
    BULLETS,
    CELL,
    DICE,
    HUMANS,
    LIVES,
    MARKERS,
    NPCS,
    TURNED,
)
from monsterbox.games.humans.engine.cards import HUMAN_KINDS, KINDS
from monsterbox.games.humans.engine.deck import CHARACTERS, INFECTIONS, LOCAL, TILES, WOUNDS
from monsterbox.games.humans.engine.piles import (
    DISCARD,
    DRAWN,
    IN_DISCARD,
    IN_PILE,
    ITEMS,
    PILE,
    REMOVED,
    number_of,
    size_of,
)
from monsterbox.games.humans.engine.rules.ending import goal, rank, score
from monsterbox.games.humans.engine.rules.visibility import is_question_public
from monsterbox.games.humans.engine.table import (
    FIGURES,
    MOST_TILES,
    Table,
    after,
    is_shotgun,
)
from monsterbox.games.humans.engine.zombies import HELD, MARKS

WINDOW: Final = 53  # as phase: a question that only whoever is asked sees
PHASES: Final = 54
FACES: Final = 6
FATES: Final = 12
BASE_TILES: Final = 20
PLACE_OF_TILE: Final = 4
OF_TABLE: Final = 104 + TILES + 4 * KINDS  # without tiles, and what has a number for each seat
OF_SEAT: Final = 39 + KINDS


def is_combined(t: Table) -> bool:
    return t.house & flags.CROSS != 0


def tiles_in_all(t: Table) -> i64:
    if is_combined(t):
        return MOST_TILES
    return BASE_TILES


def size_of_tile(t: Table) -> i64:
    if is_combined(t):
        return PLACE_OF_TILE + LOCAL * (6 + 3 * t.seats)
    return PLACE_OF_TILE + LOCAL * (3 + 2 * t.seats)


def size(t: Table) -> i64:
    """How many numbers an observation has."""
    town = tiles_in_all(t) * (1 + size_of_tile(t))
    return OF_TABLE + town + t.seats * (3 + OF_SEAT + t.seats)


def observe(t: Table, seat: i64, out: Features) -> None:
    """Section 7. Own cards, the open piles, the town, and numbers."""
    observe_turn(t, seat, out)
    observe_step(t, out)
    observe_piles(t, out)
    event_cards(t, seat, out)
    for steps in range(t.seats):
        observe_seat(t, after(t, seat, steps), out)
    observe_town(t, seat, out)


def observe_turn(t: Table, seat: i64, out: Features) -> None:
    """A-68, A-70. Whose turn it is, and what is asked if that tells nothing of a hand."""
    if t.actor == seat or is_question_public(t):
        out.one_of(t.phase, PHASES)
        out.one_of(seen_from(seat, t.actor, t.seats), t.seats)
    else:
        out.one_of(WINDOW, PHASES)
        out.skip(t.seats)
    out.one_of(seen_from(seat, t.active, t.seats), t.seats)
    out.one_of(seen_from(seat, t.starter, t.seats), t.seats)
    out.large_number(t.round)


def observe_step(t: Table, out: Features) -> None:
    """What the turn is about: the tile, the place, the cards, the roll."""
    if t.phase == phase.PLACE:
        out.one_of(t.drawn, TILES)
    else:
        out.skip(TILES)
    if t.at == NONE:
        out.skip(tiles_in_all(t) + LOCAL)
    else:
        out.one_of(t.at // LOCAL, tiles_in_all(t))
        out.one_of(t.at % LOCAL, LOCAL)
    out.one_of(t.card, KINDS)
    out.one_of(t.weapon, KINDS)
    out.one_of(t.face - 1, FACES)
    out.number(t.pool)
    out.number(t.tries)


def observe_piles(t: Table, out: Features) -> None:
    """How much is left in the piles, and what lies open."""
    for stack in range(2):
        out.number(tiles_left(t, stack))
        out.number(number_of(t, PILE, stack))
    out.number(size_of(t.wound_cards, IN_PILE, WOUNDS))
    out.number(size_of(t.infection_cards, IN_PILE, INFECTIONS))
    for name in range(WOUNDS):
        out.number(t.wound_cards[DRAWN * WOUNDS + name])
        out.number(t.wound_cards[IN_DISCARD * WOUNDS + name])
    for name in range(INFECTIONS):
        out.number(t.infection_cards[DRAWN * INFECTIONS + name])
        out.number(t.infection_cards[IN_DISCARD * INFECTIONS + name])
        out.number(t.infection_cards[REMOVED * INFECTIONS + name])
    event_cards(t, DISCARD, out)
    out.number(t.supply)
    out.number(t.devoured)


def tiles_left(t: Table, stack: i64) -> i64:
    """How many tiles of the humans' or the zombies' set have not been drawn."""
    n: i64 = 0
    tiles = t.stack & HUMAN_KINDS  # there are twenty of those, too
    if stack == 1:
        tiles = t.stack & ~HUMAN_KINDS
    while tiles:
        n += 1
        tiles = rest(tiles)
    return n


def event_cards(t: Table, zone: i64, out: Features) -> None:
    """How many cards of each kind lie there."""
    out.each_of(t.one[zone], KINDS)
    twice = t.two[zone]
    while twice:
        out.put(out.at - KINDS + lowest(twice), 2)
        twice = rest(twice)


def observe_seat(t: Table, seat: i64, out: Features) -> None:
    """Section 7. All but the hand is public."""
    out.flag(is_shotgun(t, seat))
    out.one_of(t.character[seat], CHARACTERS)
    out.number(score(t, seat))
    if is_shotgun(t, seat) or t.character[seat] != NONE:
        out.number(goal(t, seat))
    else:
        out.skip(1)
    out.number(t.removed[seat])
    out.number(t.tokens[seat])
    out.number(t.eaten[seat])
    out.each_of(t.wounds[seat], WOUNDS)
    out.number(number_of(t, seat, 0))
    out.number(number_of(t, seat, 1))
    out.flag(t.used & bit(seat) != 0)
    out.flag(t.spent & bit(seat) != 0)
    out.number(t.life[seat])
    out.number(t.bullets[seat])
    out.number(t.collected[seat])
    out.number(t.charges[seat])
    event_cards(t, ITEMS + seat, out)
    out.each_of(t.fate[seat], FATES)
    if t.phase == phase.OVER:
        out.one_of(rank(t, seat) - 1, t.seats)
    else:
        out.skip(t.seats)


def observe_town(t: Table, seat: i64, out: Features) -> None:
    """Tile by tile: which, where and how it lies, and what is on its spaces."""
    first = out.at
    each = size_of_tile(t)
    for tile in range(t.tiles):
        observe_tile(t, tile, out)
        out.at = first + (tile + 1) * each
    figures = first + each - LOCAL * t.seats  # the last rows of each tile
    if is_combined(t):
        put_pawns(t, seat, figures, each, out)
        figures -= LOCAL * t.seats
    put_zombies(t, seat, figures, each, out)
    out.at = first + tiles_in_all(t) * each


def observe_tile(t: Table, tile: i64, out: Features) -> None:
    """All but players' figures."""
    turned = t.town[TURNED + tile]
    cell = t.town[CELL + tile]
    out.number(1 + turned // 4)
    out.number(turned & 3)
    out.number(cell % 128)
    out.number(cell // 128)
    out.each_of(t.town[HUMANS + tile], LOCAL)
    out.each_of(t.town[MARKERS + tile], LOCAL)
    out.each_of(t.town[DICE + tile], LOCAL)
    if is_combined(t):
        out.each_of(t.town[NPCS + tile], LOCAL)
        out.each_of(t.town[LIVES + tile], LOCAL)
        out.each_of(t.town[BULLETS + tile], LOCAL)


def put_pawns(t: Table, seat: i64, first: i64, each: i64, out: Features) -> None:
    for steps in range(t.seats):
        space = t.pawn[after(t, seat, steps)]
        if space != NONE:
            out.put(first + space // LOCAL * each + steps * LOCAL + space % LOCAL, 1)


def put_zombies(t: Table, seat: i64, first: i64, each: i64, out: Features) -> None:
    """How many zombies of each player are on a space, and before them how many a card holds."""
    for steps in range(t.seats):
        whose = after(t, seat, steps)
        for place in range(whose * FIGURES, whose * FIGURES + t.numbers[whose]):
            zombie = t.zombies[place]
            space = zombie // MARKS
            at = first + space // LOCAL * each + steps * LOCAL + space % LOCAL
            out.add_at(at, 1)
            if zombie & HELD:
                out.add_at(at - LOCAL * t.seats, 1)
