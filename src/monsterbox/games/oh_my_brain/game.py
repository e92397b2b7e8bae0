"""Oh My Brain as a `Game`: the parts of this package put together."""

from __future__ import annotations

from monsterbox.core.game import Game
from monsterbox.core.numbers import Numbering
from monsterbox.core.options import Settings
from monsterbox.games.oh_my_brain.api.action_kinds import action_kinds
from monsterbox.games.oh_my_brain.api.events import read_notes, recall
from monsterbox.games.oh_my_brain.api.notation import parse, text_of
from monsterbox.games.oh_my_brain.api.observation import observed
from monsterbox.games.oh_my_brain.api.options import (
    OPTIONS,
    PRESETS,
    deck_of,
    flags_of,
    limit_of,
    normalise,
    starters_of,
)
from monsterbox.games.oh_my_brain.api.position import position_of
from monsterbox.games.oh_my_brain.api.position_reader import state_at
from monsterbox.games.oh_my_brain.api.refusals import refuse
from monsterbox.games.oh_my_brain.api.view import view_of
from monsterbox.games.oh_my_brain.cards import Card, cards_of
from monsterbox.games.oh_my_brain.engine import actions
from monsterbox.games.oh_my_brain.engine.flags import FORFEIT
from monsterbox.games.oh_my_brain.engine.state import State, new_state

VERSION = "2"  # since 2, options are in snake_case
# at most 1000 plays and passes, each with its extras, rolls, rain and refills, and a set-up
# of at most 45 cards and 15 choices before one of them at most. Whole games take about 200 steps;
# without the limit they end with probability 1, in practice within a few thousand.
LONGEST = 100_000


def begin(seats: int, settings: Settings) -> State:
    """ZA-01, ZA-08. A new game."""
    return new_state(
        seats,
        deck_of(settings),
        flags_of(settings),
        limit_of(settings),
        starters_of(settings, seats),
    )


def numbering(settings: Settings) -> Numbering:
    """The numbers of `engine/actions.py`, which follow from how often the deck has a value."""
    first = int(deck_of(settings).pass_)
    return Numbering(first + actions.START, actions.GONE - actions.START, action_kinds(first))


def components(settings: Settings) -> dict[str, Card]:
    """The cards by value, ascending."""
    return cards_of(settings["deck"], settings["marshmallows"])


def forgets(settings: Settings) -> bool:
    """Q-32. With memory_mode what lies under the top card is a matter of memory."""
    return bool(settings["memory_mode"])


def gone(t: State, seat: int) -> int | None:
    """Q-34. With forfeit the game ends when a seat is gone; otherwise it goes on without."""
    return int(t.deck.pass_) + actions.GONE + seat if int(t.house) & FORFEIT else None


GAME = Game(
    key="oh-my-brain",
    package=__package__,
    list_order=2,
    seats=(2, 5),
    version=VERSION,
    options=OPTIONS,
    presets=PRESETS,
    normalise=normalise,
    begin=begin,
    text_of=text_of,
    parse=parse,
    refuse=refuse,
    view_of=view_of,
    read_notes=read_notes,
    position_of=position_of,
    state_at=state_at,
    components=components,
    longest=LONGEST,
    numbering=numbering,
    observed=observed,
    recall=recall,
    forgets=forgets,
    gone=gone,
)
