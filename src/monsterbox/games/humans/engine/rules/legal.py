"""What may be answered to each question: section 5."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.games.humans.engine.actions import CARD, FACE, INFECTION, START, TILE, WOUND
from monsterbox.games.humans.engine.deck import INFECTIONS, WOUNDS
from monsterbox.games.humans.engine.rules.capture import legal_ability, legal_selections
from monsterbox.games.humans.engine.rules.card_play import legal_discards
from monsterbox.games.humans.engine.rules.cross import legal_arms, legal_buildings, legal_starts
from monsterbox.games.humans.engine.rules.draws import legal_cards, legal_decks, number_in_pile
from monsterbox.games.humans.engine.rules.effects import legal_guests
from monsterbox.games.humans.engine.rules.flight import legal_ends
from monsterbox.games.humans.engine.rules.infection import legal_drops, legal_results
from monsterbox.games.humans.engine.rules.npcs import legal_npc_moves
from monsterbox.games.humans.engine.rules.rolls import legal_repeats
from monsterbox.games.humans.engine.rules.setup import legal_characters
from monsterbox.games.humans.engine.rules.shotgun import (
    legal_attack,
    legal_fights,
    legal_meetings,
    legal_pawn_moves,
    legal_rolls,
)
from monsterbox.games.humans.engine.rules.tile_placement import legal_places, legal_puts, stack_of
from monsterbox.games.humans.engine.rules.turn import legal_fillings, legal_moves, legal_stacks
from monsterbox.games.humans.engine.rules.windows import (
    is_round,
    legal_additions,
    legal_objections,
    legal_reactions,
    legal_saves,
    legal_stops,
)
from monsterbox.games.humans.engine.rules.wounds import legal_wounds
from monsterbox.games.humans.engine.rules.zombie_effects import (
    legal_card_spaces,
    legal_goals,
    legal_leads,
    legal_sources,
    legal_undead,
)
from monsterbox.games.humans.engine.table import (
    PHASE_ARM,
    PHASE_ATTACK,
    PHASE_BUILDING,
    PHASE_CAPFAIL,
    PHASE_CARD,
    PHASE_CHARACTER,
    PHASE_CHOOSE,
    PHASE_DECK,
    PHASE_DISCARD,
    PHASE_DROP,
    PHASE_FIGHT,
    PHASE_FILL,
    PHASE_FLEE,
    PHASE_HEAL,
    PHASE_INFECTION,
    PHASE_INFPOST,
    PHASE_INFPRE,
    PHASE_LEAD,
    PHASE_MEET,
    PHASE_MOVE,
    PHASE_MOVE_FROM,
    PHASE_MOVE_TO,
    PHASE_NPC,
    PHASE_OBJECT,
    PHASE_OPEN_HOUSE,
    PHASE_PAWN_MOVE,
    PHASE_PAWN_ROLL,
    PHASE_PLACE,
    PHASE_PUT_BULLET,
    PHASE_PUT_BY_CARD,
    PHASE_PUT_HUMAN,
    PHASE_PUT_LIFE,
    PHASE_PUT_NPC,
    PHASE_PUT_TOKEN,
    PHASE_PUT_ZOMBIE,
    PHASE_REROLL,
    PHASE_ROLL,
    PHASE_RUN,
    PHASE_SELECT,
    PHASE_STACK,
    PHASE_START,
    PHASE_TAKE_WOUND,
    PHASE_TILE,
    PHASE_UNDEAD,
    PHASE_WEAPON,
    PHASE_WOUND,
    Table,
)


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for the seat that is asked."""
    phase = t.phase
    if phase == PHASE_MOVE:
        legal_moves(t, out)
    elif is_round(phase):
        legal_reactions(t, seat, out)
    elif phase == PHASE_DISCARD:
        legal_discards(t, seat, out)
    elif phase == PHASE_PLACE:
        legal_places(t, out)
    elif is_filling(phase):
        legal_puts(t, out)
    elif phase == PHASE_SELECT:
        legal_selections(t, out)
    elif phase == PHASE_REROLL:
        legal_repeats(t, out)
    elif phase == PHASE_FLEE or phase == PHASE_RUN:
        legal_ends(t, out)
    else:
        legal_answers(t, seat, out)


def is_filling(phase: i64) -> bool:
    return (
        phase == PHASE_PUT_HUMAN
        or phase == PHASE_PUT_TOKEN
        or phase == PHASE_PUT_NPC
        or phase == PHASE_PUT_LIFE
        or phase == PHASE_PUT_BULLET
    )


def legal_answers(t: Table, seat: i64, out: Actions) -> None:
    """The rarer questions."""
    phase = t.phase
    if phase == PHASE_CAPFAIL:
        legal_saves(t, out)
    elif phase == PHASE_WEAPON:
        legal_stops(t, seat, out)
    elif phase == PHASE_HEAL or phase == PHASE_INFPOST:
        legal_ability(t, out)
    elif phase == PHASE_TAKE_WOUND:
        legal_wounds(t, out)
    elif phase == PHASE_INFPRE:
        legal_additions(t, out)
    elif phase == PHASE_DROP:
        legal_drops(t, out)
    elif phase == PHASE_CHOOSE:
        legal_results(t, out)
    elif phase == PHASE_OBJECT:
        legal_objections(t, out)
    elif phase == PHASE_OPEN_HOUSE:
        legal_guests(t, out)
    elif phase == PHASE_DECK:
        legal_decks(out)
    else:
        legal_combined_answers(t, out)


def legal_combined_answers(t: Table, out: Actions) -> None:
    """The questions of the combined game."""
    phase = t.phase
    if phase == PHASE_NPC:
        legal_npc_moves(t, out)
    elif phase == PHASE_PAWN_MOVE:
        legal_pawn_moves(t, out)
    elif phase == PHASE_FIGHT:
        legal_fights(t, out)
    elif phase == PHASE_ATTACK:
        legal_attack(t, out)
    elif phase == PHASE_MEET:
        legal_meetings(t, out)
    elif phase == PHASE_PAWN_ROLL:
        legal_rolls(t, out)
    elif phase == PHASE_FILL:
        legal_fillings(out)
    elif phase == PHASE_STACK:
        legal_stacks(out)
    elif phase == PHASE_ARM:
        legal_arms(out)
    elif phase == PHASE_PUT_ZOMBIE:
        legal_starts(t, out)
    elif phase == PHASE_PUT_BY_CARD:
        legal_card_spaces(t, out)
    elif phase == PHASE_MOVE_FROM:
        legal_sources(t, out)
    elif phase == PHASE_MOVE_TO:
        legal_goals(t, out)
    elif phase == PHASE_LEAD:
        legal_leads(t, out)
    elif phase == PHASE_UNDEAD:
        legal_undead(t, out)


def legal_outcomes(t: Table, out: Actions) -> None:
    """All that chance may bring now."""
    phase = t.phase
    if phase == PHASE_ROLL:
        for face in range(1, 7):
            out.add(FACE + face)
    elif phase == PHASE_CARD:
        legal_cards(t, out)
    elif phase == PHASE_TILE:
        tiles = stack_of(t, t.source)
        while tiles:
            out.add(TILE + lowest(tiles))
            tiles = rest(tiles)
    elif phase == PHASE_INFECTION:
        for name in range(INFECTIONS):
            if t.infection_cards[name] > 0:
                out.add(INFECTION + name)
    elif phase == PHASE_WOUND:
        for name in range(WOUNDS):
            if t.wound_cards[name] > 0:
                out.add(WOUND + name)
    elif phase == PHASE_START:
        for seat in range(t.seats):
            out.add(START + seat)
    elif phase == PHASE_CHARACTER:
        legal_characters(t, out)
    elif phase == PHASE_BUILDING:
        legal_buildings(t, out)


def weight_of(t: Table, outcome: i64) -> i64:
    """Equal cards count together."""
    if t.phase == PHASE_CARD:
        return number_in_pile(t, outcome - CARD)
    if t.phase == PHASE_INFECTION:
        return t.infection_cards[outcome - INFECTION]
    if t.phase == PHASE_WOUND:
        return t.wound_cards[outcome - WOUND]
    return 1
