"""Monster Meister as a `Game`: the parts of this package put together."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from monsterbox.core.game import Game
from monsterbox.core.options import Settings
from monsterbox.core.rulebook import Clause, Rulebook
from monsterbox.games.monster_meister.cards import Card, cards_of, faces_of
from monsterbox.games.monster_meister.events import read_notes, recall
from monsterbox.games.monster_meister.notation import parse, text_of
from monsterbox.games.monster_meister.options import (
    OPTIONS,
    deck_of,
    flags_of,
    holder_of,
    normalise,
)
from monsterbox.games.monster_meister.position import position_of
from monsterbox.games.monster_meister.position_reader import state_at
from monsterbox.games.monster_meister.refusals import refuse
from monsterbox.games.monster_meister.state import State, new_state
from monsterbox.games.monster_meister.view import view_of

VERSION = "1"
# 6.3: ten rounds; in each a flip, at most 26 cards a seat (in a competition as many steps, each
# with a name), a removal, a placement and a ready. The set-up deals 72 cards and ten tasks.
LONGEST = 10 * (1 + 4 * 26 + 26 + 4 + 4 + 4) + 83


def load_rulebook() -> Rulebook:
    text = files(__package__).joinpath("clauses.json").read_bytes()
    return Rulebook(msgspec.json.decode(text, type=dict[str, list[Clause]]))


def begin(seats: int, settings: Settings) -> State:
    """MM-01, MM-08. A new game."""
    return new_state(seats, deck_of(settings), flags_of(settings), holder_of(settings))


def components(settings: Settings) -> dict[str, Card]:
    """All kinds of cards."""
    return cards_of(faces_of(settings["deck"]))


def forgets(settings: Settings) -> bool:
    """5.1, 5.2. What was turned back is a matter of memory, unless all stays open for lessons."""
    return settings["open-memory"] != "all-open"


GAME = Game(
    key="monster-meister",
    seats=(2, 4),
    version=VERSION,
    options=OPTIONS,
    load_rulebook=load_rulebook,
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
    recall=recall,
    forgets=forgets,
)
