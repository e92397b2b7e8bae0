"""Odds of a capture: the roll, the infection cards, and whether a flight finds an end."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.games.humans.bot.policy_outlook import FLIGHT, Outlook
from monsterbox.games.humans.engine.board import HUMANS, NPCS, is_on
from monsterbox.games.humans.engine.deck import ESCAPE, INFECTIONS, LOCAL, SIDES
from monsterbox.games.humans.engine.piles import IN_DISCARD, IN_PILE, size_of
from monsterbox.games.humans.engine.rules.barricades import needed_to_break
from monsterbox.games.humans.engine.rules.town import beyond
from monsterbox.games.humans.engine.table import FIGURES, Table
from monsterbox.games.humans.engine.zombies import MARKS

UNARMED: Final = 0.88  # a capture that no card of the others spoils
PAWN_HARM: Final = 0.3  # what he loses when he is caught


def look_at_cards(o: Outlook, t: Table, seat: i64) -> None:
    """HU-40, HU-45, HU-71. The odds of one attempt of a zombie player."""
    o.catch = roll_odds(t, seat, t.box.capture[t.character[seat]])
    o.hold = escape_odds(t, t.box.infect[t.character[seat]])
    o.bite = o.catch * o.hold * UNARMED


def roll_odds(t: Table, seat: i64, needed: i64) -> float:
    """HU-71. Of a die, repeated once where there is a token for it."""
    odds = float(7 - needed) / 6.0
    if odds > 1.0:
        return 1.0
    if t.tokens[seat] > 0:
        odds += (1.0 - odds) * odds
    return odds


def escape_odds(t: Table, cards: i64) -> float:
    """HU-20, HU-46. Odds that so many infection cards are drawn without an Escape."""
    size = size_of(t.infection_cards, IN_PILE, INFECTIONS)
    escapes = t.infection_cards[ESCAPE]
    if size < cards:
        size += size_of(t.infection_cards, IN_DISCARD, INFECTIONS)
        escapes += t.infection_cards[IN_DISCARD * INFECTIONS + ESCAPE]
    odds: float = 1.0
    for drawn in range(cards):
        if size - drawn > 0:
            odds *= max(0.0, float(size - escapes - drawn)) / float(size - drawn)
    return odds


def break_odds(t: Table, seat: i64, space: i64) -> float:
    """HU-30, A-12."""
    return roll_odds(t, seat, needed_to_break(t, space))


def set_walls(o: Outlook, t: Table) -> None:
    """HU-61. Where zombies stand."""
    for tile in range(t.tiles):
        o.walls[tile] = t.town[NPCS + tile]
        o.taken[tile] = 0
    for seat in range(t.seats):
        for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
            space = t.zombies[place] // MARKS
            o.walls[space // LOCAL] = o.walls[space // LOCAL] | bit(space % LOCAL)


def trap_odds(o: Outlook, t: Table, space: i64, is_pawn: bool) -> float:
    """HU-62, HU-63, HU-65. Odds that a flight from there finds no end, by the walls as set."""
    return float(way_out(o, t, space, is_pawn) - 1) / 6.0


def way_out(o: Outlook, t: Table, start: i64, is_pawn: bool) -> i64:
    """Steps to the nearest space at which a flight may end, 7 if there is none within six."""
    head: i64 = 0
    tail: i64 = 1
    o.queue[0] = start
    o.queued[start] = 1
    found: i64 = FLIGHT + 1
    last: i64 = 1  # where the spaces that are `steps` away begin anew
    steps: i64 = 1
    while head < tail and found > FLIGHT and steps <= FLIGHT:
        space = o.queue[head]
        head += 1
        for side in range(SIDES):
            there = beyond(t, space, side)
            if there < 0 or o.queued[there] != 0:
                continue
            if o.walls[there // LOCAL] & bit(there % LOCAL):
                continue
            if is_pawn or not is_on(t, HUMANS, there):
                found = steps
            o.queue[tail] = there
            o.queued[there] = 1
            tail += 1
        if head == last:
            last = tail
            steps += 1
    for k in range(tail):
        o.queued[o.queue[k]] = 0
    return found


def odds_at(o: Outlook, t: Table, space: i64) -> float:
    """HU-40 to HU-65, HZ-40. Odds that an attempt there brings a point."""
    is_pawn = not is_on(t, HUMANS, space)
    odds = 1.0 - (1.0 - o.bite) * (1.0 - trap_odds(o, t, space, is_pawn))
    if is_pawn:
        return odds * (1.0 + PAWN_HARM)
    return odds
