"""Playing a card with its target, and the windows open to cards of every kind."""

from . import reference_events as humans_events
from . import reference_zombie_events as zombies_events
from .reference_cards import Play, Use, announce, ask_in_window, cards_for
from .reference_combat import discard_item
from .reference_data import SHOTGUN
from .reference_table import Flow, Lasting, Table, others, others_then_active

MARBLES = "ZE02"
TARGETS = {**humans_events.TARGETS, **zombies_events.TARGETS}
AT_ONCE = {**humans_events.AT_ONCE, **zombies_events.AT_ONCE}
WITH_CHOICES = {**humans_events.WITH_CHOICES, **zombies_events.WITH_CHOICES}


def plays(t: Table, seat: int, moment: str) -> dict[str, Play]:
    """A-74. Every card a seat may play at this moment, with every first target."""
    return {
        f"play {card} {text}".strip(): Play(card, target, moment)
        for card in cards_for(t, seat, moment)
        for text, target in TARGETS[card](t, seat, moment).items()
    }


def play_card(t: Table, seat: int, play: Play) -> Flow[None]:
    """5.3.2. A card is announced, and has its effect unless the Lawyer objects."""
    if not (yield from announce(t, seat, play.card)):
        return
    if play.card in AT_ONCE:
        AT_ONCE[play.card](t, seat, play)
    else:
        yield from WITH_CHOICES[play.card](t, seat, play)


def is_off_board(t: Table) -> bool:
    """5.2. Whether the active player is a shotgun guy whose pawn is gone."""
    return t.player.side == SHOTGUN and t.player.pawn is None


# Windows of the turn (5.1, 5.2, 5.3)


def before_the_tile(t: Table) -> Flow[None]:
    """5.3.5, option z_timing. W-ANY."""
    if t.options["z_timing"] == "anytime":
        yield from _ask_all(t, "W-ANY", dict.fromkeys(others_then_active(t), "ANY"))


def before_movement(t: Table) -> Flow[None]:
    """W-PREMOVE. The others, then the active player; a ZE26 of a zombie player waits no more."""
    if t.turn.shoe_counts:
        t.player.waiting.discard("ZE26")
    moments = {**dict.fromkeys(others(t), "OTHER"), t.active: "OWN"}
    yield from _ask_all(t, "W-PREMOVE", moments)


def after_movement_roll(t: Table) -> Flow[None]:
    """W-MOVED. The others."""
    yield from _ask_all(t, "W-MOVED", dict.fromkeys(others(t), "MOVED"))


def _ask_all(t: Table, phase: str, moments: dict[int, str]) -> Flow[None]:
    """5.3. One seat after the other; nothing is left of it once the active pawn is gone."""
    for seat, moment in moments.items():
        choice = yield from ask_in_window(t, seat, phase, plays(t, seat, moment))
        if isinstance(choice, Play):
            yield from play_card(t, seat, choice)
        if is_off_board(t):
            return


def before_npc_zombies(t: Table) -> Flow[None]:
    """W-ENDZ. The others, then the active player; All the Marbles may be used."""
    for seat in others_then_active(t):
        choices: dict[str, Play | Use] = {**plays(t, seat, "ENDZ")}
        if MARBLES in t.players[seat].items:
            choices[f"use {MARBLES}"] = Use(MARBLES)
        choice = yield from ask_in_window(t, seat, "W-ENDZ", choices)
        if isinstance(choice, Play):
            yield from play_card(t, seat, choice)
        elif isinstance(choice, Use):
            use_marbles(t, seat)


def use_marbles(t: Table, seat: int) -> None:
    """ZE02, A-81. No NPC zombie moves at any turn end until that of his next turn."""
    discard_item(t, t.players[seat], MARBLES)
    t.lasting.append(Lasting(MARBLES, seat))
