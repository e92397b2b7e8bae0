"""What may be answered to each question: section 5."""

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.rules import (
    capture,
    card_play,
    cross,
    crowds,
    draws,
    effects,
    fights,
    flight,
    infection,
    led_figures,
    npcs,
    rolls,
    shotgun,
    tile_draw,
    tile_placement,
    turn,
    undead,
    windows,
    wounds,
)
from monsterbox.games.humans.engine.table import Table


def legal_choices(t: Table, seat: i64, out: Actions) -> None:
    """The answers to the question that is open, for the seat that is asked."""
    now = t.phase
    if now == phase.MOVE:
        turn.legal_moves(t, out)
    elif windows.is_round(now):
        windows.legal_reactions(t, seat, out)
    elif now == phase.DISCARD:
        card_play.legal_discards(t, seat, out)
    elif now == phase.PLACE:
        tile_placement.legal_places(t, out)
    elif is_filling(now):
        tile_placement.legal_puts(t, out)
    elif now == phase.SELECT:
        capture.legal_selections(t, out)
    elif now == phase.REROLL:
        rolls.legal_repeats(t, out)
    elif now == phase.FLEE or now == phase.RUN:
        flight.legal_ends(t, out)
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
        windows.legal_saves(t, out)
    elif now == phase.WEAPON:
        windows.legal_stops(t, seat, out)
    elif now == phase.HEAL or now == phase.AFTER_INFECTION or now == phase.OBJECT:
        windows.legal_ability(t, out)
    elif now == phase.TAKE_WOUND:
        wounds.legal_wounds(t, out)
    elif now == phase.BEFORE_INFECTION:
        windows.legal_additions(t, out)
    elif now == phase.DROP:
        infection.legal_drops(t, out)
    elif now == phase.CHOOSE:
        infection.legal_results(t, out)
    elif now == phase.OPEN_HOUSE:
        effects.legal_guests(t, out)
    elif now == phase.DECK:
        draws.legal_decks(out)
    else:
        legal_combined_answers(t, out)


def legal_combined_answers(t: Table, out: Actions) -> None:
    """The questions of the combined game."""
    now = t.phase
    if now == phase.NPCS:
        npcs.legal_npc_moves(t, out)
    elif now == phase.PAWN_MOVE:
        shotgun.legal_pawn_moves(t, out)
    elif now == phase.FIGHT:
        fights.legal_fights(t, out)
    elif now == phase.ATTACK:
        fights.legal_attack(t, out)
    elif now == phase.MEET:
        shotgun.legal_meetings(t, out)
    elif now == phase.PAWN_ROLL:
        shotgun.legal_rolls(t, out)
    elif now == phase.FILL:
        tile_draw.legal_fillings(out)
    elif now == phase.STACK:
        tile_draw.legal_stacks(out)
    elif now == phase.BUILDING:
        cross.legal_arms(out)
    elif now == phase.PUT_ZOMBIE:
        cross.legal_starts(t, out)
    elif now == phase.PUT_BY_CARD:
        crowds.legal_card_spaces(t, out)
    elif now == phase.MOVE_FROM:
        crowds.legal_sources(t, out)
    elif now == phase.MOVE_TO:
        crowds.legal_goals(t, out)
    elif now == phase.LEAD:
        led_figures.legal_leads(t, out)
    elif now == phase.UNDEAD:
        undead.legal_undead(t, out)
