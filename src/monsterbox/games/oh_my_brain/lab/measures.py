"""What the laboratory asks about a game of Oh My Brain."""

from __future__ import annotations

from monsterbox.games.oh_my_brain.cards import box
from monsterbox.games.oh_my_brain.engine import actions
from monsterbox.games.oh_my_brain.engine.rules.ending import is_stalled, somebody_has_lost
from monsterbox.games.oh_my_brain.engine.table import MAX_SEATS, Table

MANY_ROUNDS = 5


def starter(t: Table) -> int:
    """ZA-10. Who begins the first round; each later one has a starter of its own."""
    return int(t.starter)


def turn(t: Table) -> int:
    """ZA-25. The round, and whose turn it is in it."""
    return int(t.round) * MAX_SEATS + int(t.active)


def ending(t: Table) -> str:
    """ZA-58, Q-38."""
    if somebody_has_lost(t):
        return f"no brains left after {rounds(int(t.round) + 1)}"
    return "too many plays" if is_stalled(t) else "a player left"


def rounds(number: int) -> str:
    if number > MANY_ROUNDS:
        return f"more than {MANY_ROUNDS} rounds"
    return "one round" if number == 1 else f"{number} rounds"


def used(t: Table, seat: int, action: int) -> str:
    """ZA-14, ZA-29, ZA-44 to ZA-48. The animal that is played, or the power of a card or die."""
    if action < actions.PLAY:
        return ""
    if action < t.deck.pass_:
        value = int(t.deck.value_of_play[action - actions.PLAY])
        return f"{value} {box().animal[value].name}"
    power = action - t.deck.pass_
    if actions.is_gift(power):
        return "card given away"
    if actions.is_victim(power):
        return "brain or card taken"
    if actions.is_grave_swap(power):
        return "graveyards swapped"
    if actions.is_swap(power):
        return "hands swapped"
    return "card from the graveyard" if actions.is_refill(power) else ""
