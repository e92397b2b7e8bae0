"""Monster Meister as a `Game`: the parts of this package put together."""

from __future__ import annotations

from monsterbox.core.deadlines import Deadline
from monsterbox.core.game import Game
from monsterbox.core.numbers import Numbering
from monsterbox.core.options import Settings
from monsterbox.games.monster_meister.api.action_kinds import ACTION_KINDS
from monsterbox.games.monster_meister.api.events import read_notes, recall, recollect
from monsterbox.games.monster_meister.api.notation import parse, text_of
from monsterbox.games.monster_meister.api.observation import observed
from monsterbox.games.monster_meister.api.options import (
    MEMORIZE_SECONDS,
    OPTIONS,
    PRESETS,
    deck_of,
    flags_of,
    holder_of,
    normalise,
)
from monsterbox.games.monster_meister.api.position import lies_at, position_of
from monsterbox.games.monster_meister.api.position_reader import state_at
from monsterbox.games.monster_meister.api.refusals import refuse
from monsterbox.games.monster_meister.api.view import view_of
from monsterbox.games.monster_meister.cards import Card, cards_of, faces_of
from monsterbox.games.monster_meister.engine import actions
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import TASKS
from monsterbox.games.monster_meister.engine.state import State, new_state

VERSION = "3"  # since 2, options are in snake_case; since 3, the second edition
# 6.3: ten rounds; in each a flip, at most 26 cards a seat (in a competition as many steps, each
# with a name), a removal, a placement and a ready. The set-up deals 72 cards and ten tasks.
LONGEST = 10 * (1 + 4 * 26 + 26 + 4 + 4 + 4) + 83


def begin(seats: int, settings: Settings) -> State:
    """MM-01, MM-08. A new game."""
    return new_state(seats, deck_of(settings), flags_of(settings), holder_of(settings))


def numbering(settings: Settings) -> Numbering:
    """The numbers of `engine/actions.py`; they depend on nothing."""
    return Numbering(actions.HOLDER, actions.TASK + TASKS - actions.HOLDER, ACTION_KINDS)


def longest_with(seats: int, settings: Settings) -> int:
    """The bound above for fewer seats: as many displays less, and their sets of 16 cards."""
    return LONGEST - (4 - seats) * (10 * (26 + 3) + 16)


def components(settings: Settings) -> dict[str, Card]:
    """All kinds of cards."""
    return dict(cards_of(faces_of(settings["deck"])))


def forgets(settings: Settings) -> bool:
    """5.1, 5.2. What was turned back is a matter of memory, unless all stays open for lessons."""
    return settings["open_memory"] != "all_open"


def deadline(t: State, settings: Settings) -> Deadline | None:
    """A-53. The face-up cards may be studied until all are ready, or for a time."""
    seconds = MEMORIZE_SECONDS[settings["memorize_time"]]
    if t.phase != phase.READY or seconds is None:
        return None
    return Deadline(seconds, "ready")


def absent_choose_randomly(settings: Settings) -> bool:
    """A-52. Whether random choices, not those of a bot, are made for players who are away."""
    return settings["on_timeout"] == "random"


GAME = Game(
    key="monster-meister",
    package=__package__,
    list_order=3,
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
    longest_with=longest_with,
    numbering=numbering,
    observed=observed,
    recall=recall,
    forgets=forgets,
    recollect=recollect,
    lies_at=lies_at,
    deadline=deadline,
    absent_choose_randomly=absent_choose_randomly,
)
