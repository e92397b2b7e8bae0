"""Zombeasts as a `Game`: the parts of this package put together."""

from __future__ import annotations

from monsterbox.core.game import Game
from monsterbox.core.numbers import Numbering
from monsterbox.core.options import Settings
from monsterbox.games.zombeasts.api.action_kinds import ACTION_KINDS
from monsterbox.games.zombeasts.api.events import read_notes
from monsterbox.games.zombeasts.api.notation import parse, text_of
from monsterbox.games.zombeasts.api.observation import observed
from monsterbox.games.zombeasts.api.options import (
    OPTIONS,
    PRESETS,
    cards_of,
    flags_of,
    normalise,
    starters_of,
)
from monsterbox.games.zombeasts.api.position import position_of
from monsterbox.games.zombeasts.api.position_reader import state_at
from monsterbox.games.zombeasts.api.refusals import refuse
from monsterbox.games.zombeasts.api.view import view_of
from monsterbox.games.zombeasts.cards import Card
from monsterbox.games.zombeasts.engine import actions
from monsterbox.games.zombeasts.engine.deck import CARDS
from monsterbox.games.zombeasts.engine.state import State, new_state

VERSION = "3"  # since 2, options are in snake_case; since 3, the second edition of the rules
# at most 90 plays and 90 turns without one; every card is dealt at most once and drawn from
# a hand only after that. The bound is generous, whole games take about 300 steps.
LONGEST = 5000


def begin(seats: int, settings: Settings) -> State:
    """ZB-01, ZB-02. A new game."""
    deck = cards_of(settings).tables
    return new_state(seats, deck, flags_of(settings), starters_of(settings, seats))


def numbering(settings: Settings) -> Numbering:
    """The numbers of `engine/actions.py`; they depend on nothing."""
    return Numbering(actions.START, actions.DEAL + CARDS - actions.START, ACTION_KINDS)


def components(settings: Settings) -> dict[str, Card]:
    """The cards of the deck in deck order."""
    return {card.id: card for card in cards_of(settings).all}


GAME = Game(
    key="zombeasts",
    package=__package__,
    list_order=1,
    seats=(2, 4),
    version=VERSION,
    second_edition_since=3,
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
)
