"""Pictures of matches as one seat sees them: scenes of the rulebook's examples, and of notebooks.

They are made like the pages of a table, from the view, the events and the choices of that seat;
the templates of the game draw them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, SupportsIndex

import msgspec

from monsterbox.core.examples import Example, play_through
from monsterbox.core.match import Match
from monsterbox.core.options import changed_options
from monsterbox.games.registry import game as find_game
from monsterbox.server.views.build import facts_of, with_names
from monsterbox.server.views.narrator import Narrator
from monsterbox.server.views.shown import Choice, Line, Setting


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    name: str


class Picture(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """One scene, with what the templates and presenters of tables know of a table.

    Pictures are made once, so that their markup can be cached by their identity.
    """

    game: str
    seat: int | None
    view: Any
    cards: dict[str, dict[str, Any]]
    seats: tuple[Sitter, ...]
    choices: tuple[Choice, ...]
    log: tuple[Line, ...]
    """What has happened since the scene before."""
    options: tuple[Setting, ...]
    shows: tuple[str, ...]
    number: int
    """Its number among the pictures of an entry, from 1; 0 for a single one."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


@lru_cache(maxsize=32)
def pictures_of(key: str, language: str) -> Mapping[str, tuple[Picture, ...]]:
    """Return the pictures of a game's rulebook by the entry that they belong to."""
    return {example.entry: tuple(draw(example, language)) for example in find_game(key).examples}


def draw(example: Example, language: str) -> Iterator[Picture]:
    """Return a picture for each scene of an example."""
    game = find_game(example.game)
    told = 0
    for number, (_, match) in enumerate(play_through(game, example), 1):
        narrator = Narrator(language, game, match.settings, example.names, example.seat)
        narrator.history.follow(match)
        log = narrator.history.lines()
        yield picture(
            match,
            narrator,
            example.names,
            example.seat,
            example.shows,
            log[told:],
            number if len(example.scene) > 1 else 0,
        )
        told = len(log)


def still(match: Match, seat: SupportsIndex, language: str) -> Picture:
    """Return all that the pictures of a game can show of a match."""
    me = match.view(seat).seat
    names = tuple(str(one) for one in range(match.seats))
    shows = {part for example in match.game.examples for part in example.shows}
    narrator = Narrator(language, match.game, match.settings, names, me)
    narrator.history.follow(match)
    return picture(match, narrator, names, me, tuple(sorted(shows)))


def picture(
    match: Match,
    narrator: Narrator,
    names: tuple[str, ...],
    seat: int | None,
    shows: tuple[str, ...],
    log: tuple[Line, ...] = (),
    number: int = 0,
) -> Picture:
    view = match.view(seat)
    legal = [] if seat is None else match.legal(seat)
    choices = tuple(narrator.offer(one, view, narrator.history.past) for one in legal)
    changed = changed_options(match.game.options, match.settings)
    facts = facts_of(
        match.game.key, match.seats, msgspec.json.encode(changed), narrator.catalog.language
    )
    words = [choice.words for choice in choices]
    return Picture(
        game=match.game.key,
        seat=seat,
        view=view,
        cards=with_names(facts, view, *words, narrator.history.named),
        seats=tuple(Sitter(name) for name in names),
        choices=choices,
        log=log,
        options=narrator.house_rules,
        shows=shows,
        number=number,
    )
