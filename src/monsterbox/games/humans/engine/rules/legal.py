"""What may be answered to each question: section 5."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules.capture import legal_ability, legal_selections
from monsterbox.games.humans.engine.rules.card_play import legal_discards
from monsterbox.games.humans.engine.rules.cross import legal_arms, legal_starts
from monsterbox.games.humans.engine.rules.crowds import (
    legal_card_spaces,
    legal_goals,
    legal_sources,
)
from monsterbox.games.humans.engine.rules.draws import legal_decks
from monsterbox.games.humans.engine.rules.effects import legal_guests
from monsterbox.games.humans.engine.rules.fights import legal_attack, legal_fights
from monsterbox.games.humans.engine.rules.flight import legal_ends
from monsterbox.games.humans.engine.rules.infection import legal_drops, legal_results
from monsterbox.games.humans.engine.rules.led_figures import legal_leads
from monsterbox.games.humans.engine.rules.npcs import legal_npc_moves
from monsterbox.games.humans.engine.rules.rolls import legal_repeats
from monsterbox.games.humans.engine.rules.shotgun import (
    legal_meetings,
    legal_pawn_moves,
    legal_rolls,
)
from monsterbox.games.humans.engine.rules.tile_draw import legal_fillings, legal_stacks
from monsterbox.games.humans.engine.rules.tile_placement import legal_places, legal_puts
from monsterbox.games.humans.engine.rules.turn import legal_moves
from monsterbox.games.humans.engine.rules.undead import legal_undead
from monsterbox.games.humans.engine.rules.windows import (
    is_round,
    legal_additions,
    legal_objections,
    legal_reactions,
    legal_saves,
    legal_stops,
)
from monsterbox.games.humans.engine.rules.wounds import legal_wounds
from monsterbox.games.humans.engine.table import Table


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for the seat that is asked."""
    now = t.phase
    if now == phase.MOVE:
        legal_moves(t, out)
    elif is_round(now):
        legal_reactions(t, seat, out)
    elif now == phase.DISCARD:
        legal_discards(t, seat, out)
    elif now == phase.PLACE:
        legal_places(t, out)
    elif is_filling(now):
        legal_puts(t, out)
    elif now == phase.SELECT:
        legal_selections(t, out)
    elif now == phase.REROLL:
        legal_repeats(t, out)
    elif now == phase.FLEE or now == phase.RUN:
        legal_ends(t, out)
    else:
        legal_answers(t, seat, out)


def is_filling(now: i64) -> bool:
    return (
        now == phase.PUT_HUMAN
        or now == phase.PUT_TOKEN
        or now == phase.PUT_NPC
        or now == phase.PUT_LIFE
        or now == phase.PUT_BULLETS
    )


def legal_answers(t: Table, seat: i64, out: Actions) -> None:
    """The rarer questions."""
    now = t.phase
    if now == phase.CAPTURE_FAILED:
        legal_saves(t, out)
    elif now == phase.WEAPON:
        legal_stops(t, seat, out)
    elif now == phase.HEAL or now == phase.AFTER_INFECTION:
        legal_ability(t, out)
    elif now == phase.TAKE_WOUND:
        legal_wounds(t, out)
    elif now == phase.BEFORE_INFECTION:
        legal_additions(t, out)
    elif now == phase.DROP:
        legal_drops(t, out)
    elif now == phase.CHOOSE:
        legal_results(t, out)
    elif now == phase.OBJECT:
        legal_objections(t, out)
    elif now == phase.OPEN_HOUSE:
        legal_guests(t, out)
    elif now == phase.DECK:
        legal_decks(out)
    else:
        legal_combined_answers(t, out)


def legal_combined_answers(t: Table, out: Actions) -> None:
    """The questions of the combined game."""
    now = t.phase
    if now == phase.NPCS:
        legal_npc_moves(t, out)
    elif now == phase.PAWN_MOVE:
        legal_pawn_moves(t, out)
    elif now == phase.FIGHT:
        legal_fights(t, out)
    elif now == phase.ATTACK:
        legal_attack(t, out)
    elif now == phase.MEET:
        legal_meetings(t, out)
    elif now == phase.PAWN_ROLL:
        legal_rolls(t, out)
    elif now == phase.FILL:
        legal_fillings(out)
    elif now == phase.STACK:
        legal_stacks(out)
    elif now == phase.BUILDING:
        legal_arms(out)
    elif now == phase.PUT_ZOMBIE:
        legal_starts(t, out)
    elif now == phase.PUT_BY_CARD:
        legal_card_spaces(t, out)
    elif now == phase.MOVE_FROM:
        legal_sources(t, out)
    elif now == phase.MOVE_TO:
        legal_goals(t, out)
    elif now == phase.LEAD:
        legal_leads(t, out)
    elif now == phase.UNDEAD:
        legal_undead(t, out)
