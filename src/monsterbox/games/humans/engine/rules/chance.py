"""What chance may bring, and what follows from it."""

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import INFECTIONS, WOUNDS
from monsterbox.games.humans.engine.rules import (
    cross,
    draws,
    infection,
    rolls,
    setup,
    tile_draw,
    tile_placement,
    turn,
    wounds,
)
from monsterbox.games.humans.engine.table import Table


def legal_outcomes(t: Table, out: Actions) -> None:
    """All that chance may bring now."""
    now = t.phase
    if now == phase.ROLL:
        for face in range(1, 7):
            out.add(actions.FACE + face)
    elif now == phase.CARD:
        draws.legal_cards(t, out)
    elif now == phase.TILE:
        actions.add_each(actions.TILE, tile_placement.stack_of(t, t.source), out)
    elif now == phase.INFECTION:
        for name in range(INFECTIONS):
            if t.infection_cards[name] > 0:
                out.add(actions.INFECTION + name)
    elif now == phase.WOUNDED:
        for name in range(WOUNDS):
            if t.wound_cards[name] > 0:
                out.add(actions.WOUND + name)
    elif now == phase.START:
        for seat in range(t.seats):
            out.add(actions.START + seat)
    elif now == phase.CHARACTER:
        setup.legal_characters(t, out)
    elif now == phase.START_BUILDING:
        cross.legal_buildings(t, out)


def weight_of(t: Table, outcome: i64) -> i64:
    """Equal cards count together."""
    if t.phase == phase.CARD:
        return draws.number_in_pile(t, outcome - actions.CARD)
    if t.phase == phase.INFECTION:
        return t.infection_cards[outcome - actions.INFECTION]
    if t.phase == phase.WOUNDED:
        return t.wound_cards[outcome - actions.WOUND]
    return 1


def any_outcome(t: Table, rng: Rng) -> i64:
    """What chance brings, drawn by weight."""
    now = t.phase
    if now == phase.ROLL:
        return actions.FACE + 1 + rng.below(6)
    if now == phase.CARD:
        return actions.CARD + draws.any_of_pile(t, t.source, rng)
    if now == phase.INFECTION:
        return actions.INFECTION + any_name(t.infection_cards, INFECTIONS, rng)
    if now == phase.WOUNDED:
        return actions.WOUND + any_name(t.wound_cards, WOUNDS, rng)
    if now == phase.TILE:
        return actions.TILE + any_member(tile_placement.stack_of(t, t.source), rng)
    if now == phase.START:
        return actions.START + rng.below(t.seats)
    if now == phase.START_BUILDING:
        return actions.TILE + any_member(cross.buildings_for_arm(t), rng)
    return actions.CHARACTER + any_member(setup.free_characters(t), rng)


def any_name(cards: vec[i64], names: i64, rng: Rng) -> i64:
    """A card of a pile, all equally likely."""
    size: i64 = 0
    for name in range(names):
        size += cards[name]
    n = rng.below(size)
    for name in range(names):
        n -= cards[name]
        if n < 0:
            return name
    raise IndexError("the pile is empty")


def any_member(members: i64, rng: Rng) -> i64:
    """A member of a set, all equally likely."""
    size: i64 = 0
    left = members
    while left:
        left = rest(left)
        size += 1
    n = rng.below(size)
    while n > 0:
        members = rest(members)
        n -= 1
    return lowest(members)


def let_chance_act(t: Table, outcome: i64) -> None:
    now = t.phase
    if outcome >= actions.LEAVE:
        turn.leave(t, outcome - actions.LEAVE)
    elif now == phase.ROLL:
        rolls.show(t, outcome - actions.FACE)
    elif now == phase.CARD:
        draws.draw_card(t, outcome - actions.CARD)
    elif now == phase.INFECTION:
        infection.draw_infection(t, outcome - actions.INFECTION)
    elif now == phase.WOUNDED:
        wounds.draw_wound(t, outcome - actions.WOUND)
    elif now == phase.TILE:
        tile_draw.show_tile(t, outcome - actions.TILE)
    elif now == phase.START:
        setup.begin(t, outcome - actions.START)
    elif now == phase.CHARACTER:
        setup.deal_character(t, outcome - actions.CHARACTER)
    elif now == phase.START_BUILDING:
        cross.lay_building(t, outcome - actions.TILE)
