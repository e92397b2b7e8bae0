"""Humans and Humans with Zombies as `Game`s: the parts of this package put together."""

from __future__ import annotations

from monsterbox.core.game import Game
from monsterbox.core.numbers import Numbering
from monsterbox.core.options import Settings
from monsterbox.games.humans.api.action_kinds import ACTION_KINDS
from monsterbox.games.humans.api.advance_answers import ADVANCE_ANSWERS
from monsterbox.games.humans.api.deadlines import AMONG_PEOPLE, deadline, gone
from monsterbox.games.humans.api.joint import joint
from monsterbox.games.humans.api.journal import read_notes
from monsterbox.games.humans.api.notation import parse, text_of
from monsterbox.games.humans.api.observation import observed
from monsterbox.games.humans.api.options import (
    COMBINED_OPTIONS,
    OPTIONS,
    PRESETS,
    flags_of,
    is_combined,
    limit_of,
    normalise,
    shotguns_of,
    tables_of,
)
from monsterbox.games.humans.api.position import position_of
from monsterbox.games.humans.api.position_reader import state_at
from monsterbox.games.humans.api.refusals import refuse
from monsterbox.games.humans.api.series import series
from monsterbox.games.humans.api.view import view_of
from monsterbox.games.humans.cards import Character, EventCard, cards, characters
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine.rules.visibility import is_question_public
from monsterbox.games.humans.engine.start import new_state
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.tiles import Tile, tiles

VERSION = "2"
SECOND_EDITION = 2
COMBINED_VERSION = "3"  # since 2, options are in snake_case
COMBINED_SECOND_EDITION = 3
# HU-77: at most 200 rounds of six turns. A turn has one tile with at most 16 things on it, a few
# cards, at most some 30 steps, and attempts on at most ten humans, each with all its windows, or
# the fights and zombie moves of the combined game: fewer than 1000 steps.
LONGEST = 1_200_000


def begin(seats: int, settings: Settings) -> State:
    """HU-01, HU-04. A new game."""
    return new_state(
        seats,
        tables_of(settings),
        flags_of(settings),
        shotguns_of(settings, seats),
        limit_of(settings, "max_rounds"),
        limit_of(settings, "stall_rounds"),
    )


def numbering(settings: Settings) -> Numbering:
    """The numbers of `engine/actions.py`, the same in both games."""
    return Numbering(actions.START, actions.LEAVE - actions.START, ACTION_KINDS)


def longest_with(seats: int, settings: Settings) -> int:
    """The bound above with so many rounds and turns."""
    return 1000 * seats * limit_of(settings, "max_rounds")


def asks_secretly(state: State) -> bool:
    """A-68, A-70, R-51."""
    return not is_question_public(state)


def components(settings: Settings) -> dict[str, Tile | Character | EventCard]:
    """Tiles, characters and event cards by id; those of the zombies' set where it is played."""
    sets = ("humans", "zombies") if is_combined(settings) else ("humans",)
    found: dict[str, Tile | Character | EventCard] = {}
    found |= {tile.id: tile for tile in tiles() if tile.set in sets}
    found |= {character.id: character for character in characters()}
    found |= {card.id: card for card in cards().event if card.deck in sets}
    return found


HUMANS = Game(
    key="humans",
    package=__package__,
    list_order=4,
    seats=(2, 6),
    version=VERSION,
    second_edition_since=SECOND_EDITION,
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
    longest_with=longest_with,
    numbering=numbering,
    observed=observed,
    asks_secretly=asks_secretly,
    series=series,
    joint=joint,
    advance_answers=ADVANCE_ANSWERS,
    among_people=AMONG_PEOPLE,
    deadline=deadline,
    gone=gone,
)
HUMANS_ZOMBIES = Game(
    key="humans-zombies",
    package=__package__,
    variant="zombies",
    list_order=5,
    seats=(2, 6),
    version=COMBINED_VERSION,
    second_edition_since=COMBINED_SECOND_EDITION,
    options=COMBINED_OPTIONS,
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
    longest_with=longest_with,
    numbering=numbering,
    observed=observed,
    asks_secretly=asks_secretly,
    series=series,
    joint=joint,
    advance_answers=ADVANCE_ANSWERS,
    among_people=AMONG_PEOPLE,
    deadline=deadline,
    gone=gone,
)
