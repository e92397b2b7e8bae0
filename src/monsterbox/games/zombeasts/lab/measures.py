"""What the laboratory asks about a game of Zombeasts."""

from __future__ import annotations

from monsterbox.games.zombeasts.engine import actions
from monsterbox.games.zombeasts.engine.deck import COLOURED_CARDS
from monsterbox.games.zombeasts.engine.table import Table


def starter(t: Table) -> int:
    """ZB-05. Who has the first turn."""
    return t.active


def turn(t: Table) -> int:
    """ZB-07. Whose turn it is."""
    return t.active


def ending(t: Table) -> str:
    """ZB-64, ZB-73. There is only one way."""
    return "the pile ran out"


ANIMALS = ("a dog", "a cat", "a rabbit", "a rat", "no animal")  # by their numbers in the deck
POWERS = {actions.ATTACK: "attack", actions.TOY: "toy"}


def used(t: Table, seat: int, action: int) -> str:
    """ZB-10, ZB-30, ZB-43, ZB-49. The animal of the card that is played, or the power."""
    if actions.is_place(action) or actions.is_second_place(action):
        return ANIMALS[t.deck.animal[card_played(action)]]
    if actions.is_bonus(action):
        return "bonus card"
    if actions.is_swap(action):
        return "swap for a white card"
    if actions.is_hand_draw(action):
        return "card from a hand"
    if actions.is_carrot_out(action):
        return "carrot"
    if actions.is_mouse_take(action):
        return "mouse"
    return POWERS.get(action, "")


def card_played(action: int) -> int:
    if actions.is_second_place(action):
        return action - actions.PLACE_SECOND
    if action >= actions.PLACE_WHITE:
        return COLOURED_CARDS + (action - actions.PLACE_WHITE) // 5
    return action // 2
