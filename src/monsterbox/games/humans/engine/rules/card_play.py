"""Which event cards may be played now, and on what: HU-66 to HU-70, D8, HZ-14 to HZ-22."""

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import actions, flags
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import HUMANS, NPCS, TURNED
from monsterbox.games.humans.engine.deck import LOCAL
from monsterbox.games.humans.engine.piles import hand_size
from monsterbox.games.humans.engine.rules.barricades import has_closed_front, legal_fronts
from monsterbox.games.humans.engine.rules.flight import MOST_RUN, can_leave, has_end, walls_of
from monsterbox.games.humans.engine.rules.strength import best_weapon
from monsterbox.games.humans.engine.rules.zombie_cards import (
    can_play_zombie_card,
    legal_target_plays,
    legal_tile_plays,
)
from monsterbox.games.humans.engine.table import (
    FIGURES,
    MAX_SEATS,
    MOST_TILES,
    SPACES,
    Table,
    after,
    has_left,
    is_shotgun,
    side_of,
)
from monsterbox.games.humans.engine.zombies import HELD, MARKS, supply_of


def cards_for(t: Table, seat: i64, question: i64) -> i64:
    """HU-67, ZZ-17, HZ-14, HZ-22, A-35. The cards in hand that belong to the question."""
    if t.used & bit(seat):
        return 0
    return t.one[seat] & t.box.offered[side_of(t, seat) * card.QUESTIONS + question]


def has_play(t: Table, seat: i64, question: i64) -> bool:
    """Whether any of them has a legal target."""
    cards = cards_for(t, seat, question)
    while cards:
        if can_play(t, seat, lowest(cards)):
            return True
        cards = rest(cards)
    return False


def is_asked(t: Table, seat: i64, question: i64) -> bool:
    """A-68. Whoever has something to play; with `uniform` whoever has cards and may play one."""
    if has_left(t, seat):
        return False
    if t.house & flags.UNIFORM_WINDOWS:
        return t.used & bit(seat) == 0 and hand_size(t, seat) > 0
    return has_play(t, seat, question)


def is_asked_for_cards(t: Table, seat: i64, question: i64) -> bool:
    """A-68, A-70. Whether cards are a reason to ask whoever moves, attempts or fights.

    As in windows; in the first edition `uniform` did not go for these questions, so that others
    learned from them what a hand held.
    """
    if t.house & flags.FIRST_EDITION:
        return has_play(t, seat, question)
    return is_asked(t, seat, question)


def can_play(t: Table, seat: i64, kind: i64) -> bool:
    """D8. A card without a legal target cannot be played."""
    if card.is_of_zombies(kind):
        return can_play_zombie_card(t, seat, kind)
    if card.is_weapon(kind):
        return can_arm(t, seat, kind)
    if kind == card.OPEN_HOUSE:
        return has_open_house(t, seat)
    if kind == card.FRESH_MEAT:
        return not t.keys
    if kind == card.RIGOR_MORTIS:
        return can_slow(t)
    if kind == card.WEAK_ANKLES:
        return has_free_zombie(t)
    if kind == card.BATTERING_RAM:
        return has_closed_front(t, seat)
    if kind == card.RUN_FOR_IT:
        return has_runner(t)
    if kind == card.WALK_IT_OFF:
        return t.wounds[seat] != 0
    if kind == card.LATE_RISER:
        return can_rise_late(t, seat)
    if kind == card.PICKPOCKET:
        return has_purse(t, seat)
    return True


def legal_plays(t: Table, seat: i64, question: i64, out: Actions) -> None:
    """All plays that belong to a question, by the kind of their target."""
    cards = cards_for(t, seat, question)
    if cards == 0:
        return
    add_plain_plays(t, seat, cards, out)
    if cards & bit(card.OPEN_HOUSE):
        legal_open_houses(t, seat, out)
    legal_tile_plays(t, cards, out)
    if cards & bit(card.WEAK_ANKLES):
        legal_holds(t, out)
    if cards & bit(card.BATTERING_RAM):
        legal_fronts(t, seat, actions.PLAY_SPACE + card.BATTERING_RAM * SPACES, out)
    if cards & bit(card.RUN_FOR_IT):
        legal_runners(t, out)
    if cards & bit(card.PICKPOCKET):
        legal_purses(t, seat, out)
    if cards >= bit(card.ADRENALINE_RUSH):
        legal_target_plays(t, seat, cards, out)


def add_plain_plays(t: Table, seat: i64, cards: i64, out: Actions) -> None:
    """Cards without a target."""
    while cards:
        kind = lowest(cards)
        if not card.is_aimed(kind) and can_play(t, seat, kind):
            out.add(actions.PLAY + kind)
        cards = rest(cards)


# Weapons


def can_arm(t: Table, seat: i64, kind: i64) -> bool:
    """HU-41, HU-43, HU-70, A-21, A-52, A-79. For the prey, or in an own fight."""
    if t.phase != phase.CAPTURED:
        return t.box.bonus[kind] > best_weapon(t)
    if t.house & flags.ONE_WEAPON and t.weapons > 0:
        return False
    return t.house & flags.VICTIM_MAY_NOT_ARM == 0 or seat != t.victim


# HE01 Open House


def room_on(t: Table, tile: i64) -> i64:
    """HE01. The spaces of a tile, street or building, without human, zombie and shotgun guy."""
    turned = t.town[TURNED + tile]
    room = t.box.streets[turned] | t.box.buildings[turned]
    room &= ~(t.town[HUMANS + tile] | t.town[NPCS + tile])
    for seat in range(t.seats):
        if is_shotgun(t, seat) and t.pawn[seat] >= 0 and t.pawn[seat] // LOCAL == tile:
            room &= ~bit(t.pawn[seat] % LOCAL)
        for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
            space = t.zombies[place] // MARKS
            if space // LOCAL == tile:
                room &= ~bit(space % LOCAL)
    return room


def own_tiles(t: Table, seat: i64) -> i64:
    """HE01. The tiles with a figure of the player."""
    found: i64 = 0
    if is_shotgun(t, seat):
        if t.pawn[seat] >= 0:
            found |= bit(t.pawn[seat] // LOCAL)
        return found
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        found |= bit(t.zombies[place] // (MARKS * LOCAL))
    return found


def has_open_house(t: Table, seat: i64) -> bool:
    tiles = own_tiles(t, seat)
    while tiles and t.supply > 0:
        if room_on(t, lowest(tiles)):
            return True
        tiles = rest(tiles)
    return False


def legal_open_houses(t: Table, seat: i64, out: Actions) -> None:
    tiles = own_tiles(t, seat)
    while tiles and t.supply > 0:
        if room_on(t, lowest(tiles)):
            out.add(actions.PLAY_TILE + card.OPEN_HOUSE * MOST_TILES + lowest(tiles))
        tiles = rest(tiles)


# HE03, HE04, HE07, HE12, HE14


def can_slow(t: Table) -> bool:
    """HE03. Before a movement; of a shotgun guy also after the roll, but not after the Keys."""
    if is_shotgun(t, t.active):
        return t.pawn[t.active] >= 0 and not t.keys
    return True


def has_free_zombie(t: Table) -> bool:
    """HE04. A zombie of the active player that is not held yet."""
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        if t.zombies[place] & HELD == 0:
            return True
    return False


def legal_holds(t: Table, out: Actions) -> None:
    """HE04, A-75. Named by its space."""
    done: i64 = NONE
    for place in range(t.active * FIGURES, t.active * FIGURES + t.numbers[t.active]):
        zombie = t.zombies[place]
        if zombie & HELD == 0 and zombie // MARKS != done:
            done = zombie // MARKS
            out.add(actions.PLAY_SPACE + card.WEAK_ANKLES * SPACES + done)


def can_run(t: Table, space: i64, walls: vec[i64]) -> bool:
    """HE07. A human on a space without zombies that has somewhere to go."""
    if walls[space // LOCAL] & bit(space % LOCAL):
        return False
    return can_leave(t, space, walls) or has_end(t, space, MOST_RUN)


def has_runner(t: Table) -> bool:
    walls = walls_of(t)
    for tile in range(t.tiles):
        humans = t.town[HUMANS + tile]
        while humans:
            if can_run(t, tile * LOCAL + lowest(humans), walls):
                return True
            humans = rest(humans)
    return False


def legal_runners(t: Table, out: Actions) -> None:
    walls = walls_of(t)
    for tile in range(t.tiles):
        humans = t.town[HUMANS + tile]
        while humans:
            space = tile * LOCAL + lowest(humans)
            if can_run(t, space, walls):
                out.add(actions.PLAY_SPACE + card.RUN_FOR_IT * SPACES + space)
            humans = rest(humans)


def can_rise_late(t: Table, seat: i64) -> bool:
    """HE12. Before the first step, with no other zombie player behind, and one in supply."""
    if t.stepped or supply_of(t, seat) == 0:
        return False
    for other in range(t.seats):
        if not is_shotgun(t, other) and t.numbers[other] < t.numbers[seat]:
            return False
    return True


def has_purse(t: Table, seat: i64) -> bool:
    """HE14. Another zombie player with a dice token."""
    for other in range(t.seats):
        if other != seat and not is_shotgun(t, other) and t.tokens[other] > 0:
            return True
    return False


def legal_purses(t: Table, seat: i64, out: Actions) -> None:
    for places in range(1, t.seats):
        other = after(t, seat, places)
        if not is_shotgun(t, other) and t.tokens[other] > 0:
            out.add(actions.PLAY_SEAT + card.PICKPOCKET * MAX_SEATS + places)


# Discarding


def legal_discards(t: Table, seat: i64, out: Actions) -> None:
    """HU-66, ZZ-02. One card, or none."""
    out.add(actions.NO_DISCARD)
    actions.add_each(actions.DISCARD, t.one[seat], out)
