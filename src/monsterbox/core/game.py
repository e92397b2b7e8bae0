"""A game as the rest of the package sees it: one record of its data and functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NewType, SupportsIndex

import msgspec

from monsterbox.core.advance_answers import AdvanceAnswers
from monsterbox.core.chance import Chance, ScriptedChance, SeededChance
from monsterbox.core.deadlines import Deadline
from monsterbox.core.errors import (
    BadChance,
    BadNumbers,
    BadOption,
    BadPosition,
    BadSeats,
    NotOffered,
    Refusal,
    listing,
)
from monsterbox.core.events import Event
from monsterbox.core.examples import Example, read_examples
from monsterbox.core.ledger import Ledger, read_ledger
from monsterbox.core.lessons import Lesson, read_lesson
from monsterbox.core.match import Match
from monsterbox.core.numbers import Numbering
from monsterbox.core.observations import Part, Row, in_order
from monsterbox.core.options import (
    PRINTED,
    Option,
    Settings,
    Value,
    as_first_edition,
    refuse_files,
    respell_options,
    settle_options,
)
from monsterbox.core.rulebook import Rulebook
from monsterbox.core.series import Series
from monsterbox.core.state import CHANCE, GameState
from monsterbox.core.view import View
from monsterbox.core.whole import whole

Seat = NewType("Seat", int)
Position = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Game:
    """The functions of a game package; `state` stands for the game's own `GameState`."""

    key: str
    package: str
    """The folder of the game, where its faces are found by convention: `games/faces.py`."""
    seats: tuple[int, int]
    version: str = "1"
    """The version of the rules, from 1; what older versions wrote can still be read."""
    second_edition_since: int | None = None
    """The version with which the second edition of the rules began, in games that have one."""
    options: Mapping[str, Option] = field(default_factory=dict)
    normalise: Callable[[Settings, int], Settings] = lambda settings, seats: settings
    """Check options that depend on each other, and read the files that they name."""
    begin: Callable[[int, Settings], GameState]
    text_of: Callable[[Any, int, int], str]
    """(state, seat, action) -> the choice in notation."""
    parse: Callable[[Any, int, str], int]
    """(state, seat, text) -> action; raises `Unreadable`."""
    refuse: Callable[[Any, int, int], Refusal] = lambda state, seat, action: Refusal("not-now")
    """(state, seat, action) -> why it is not legal."""
    view_of: Callable[[Any, Settings, int | None], View]
    read_notes: Callable[[Any, list[tuple[int, ...]]], list[Event]]
    position_of: Callable[[Any, Settings], dict[str, Any]]
    state_at: Callable[[Position, int, Settings], GameState]
    components: Callable[[Settings], Mapping[str, msgspec.Struct]] = lambda settings: {}
    """The cards, tiles or figures of a match by id: what is printed on each, and its provenance."""
    longest: int
    """No match has more decisions and chance steps than this."""
    longest_with: Callable[[int, Settings], int] | None = None
    """(seats, settings) -> the same for one table, where seats and options make a difference."""
    numbering: Callable[[Settings], Numbering] | None = None
    """(settings) -> how many actions are numbered; None: the game is not made for machines."""
    observed: Callable[[int, Settings], Iterable[Row]] | None = None
    """(seats, settings) -> what the numbers of an observation are, in their order; None: the game
    is not made for machines that learn."""
    variant: str = ""
    """For a game that shares the folder of another one: the name of its subfolders."""
    list_order: int = 100
    """Games are listed in this order, and by key where it is equal."""
    recall: Callable[[Any, list[Event]], list[Event]] | None = None
    """(state, events as a seat saw them) -> those that may still be shown; None: all."""
    forgets: Callable[[Settings], bool] | None = None
    """Whether, with these options, what was seen must not be looked up while the match lasts."""
    recollect: Callable[[Any, int], list[Event]] | None = None
    """(state, seat) -> what the seat has already seen when a match begins from a position, as
    events; only used by games with forgetting."""
    asks_secretly: Callable[[Any], bool] | None = None
    """Whether only the seat that is asked sees it; None: everybody always does."""
    lies_at: Callable[[Any, int, str], str | None] | None = None
    """(state, seat, place) -> the component that lies at a place of a seat."""
    gone: Callable[[Any, int], int | None] | None = None
    """(state, seat) -> the action with which the table reports that a player is gone, if the rules
    of the match say what happens then."""
    deadline: Callable[[Any, Settings], Deadline | None] | None = None
    """The time limit for the open question, if a house rule sets one."""
    series: Callable[[Any], Series | None] | None = None
    """(state) -> how far the series of questions has come that is being asked, if one is."""
    joint: Callable[[Any, int], Sequence[tuple[int, ...]]] | None = None
    """(state, seat) -> answers to several questions of this seat that can be given in one go, since
    nobody else is asked and nothing is revealed between them."""
    advance_answers: AdvanceAnswers | None = None
    """What seats may answer in advance, in games that ask them often."""
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Sets of house rules that are offered by name, besides the rules as printed."""
    among_people: Mapping[str, Value] = field(default_factory=dict)
    """Options with another default where several people play, each on their own device."""
    absent_choose_randomly: Callable[[Settings], bool] | None = None
    """Whether players who are away get random choices; otherwise a bot chooses for them."""

    @cached_property
    def clauses(self) -> Rulebook:
        """The rulebook in English; `in_language` gives the others."""
        return Rulebook.of(self.package, self.variant)

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """The examples of the rulebook; those of a variant's base game are among them."""
        return read_examples(self.package, self.variant)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson for newcomers, if the game has one."""
        return read_lesson(self.package, self.variant)

    @cached_property
    def ledger(self) -> Ledger | None:
        """What each house rule does, as it was measured under this version of the rules."""
        return read_ledger(self.package, self.variant, self.version)

    def settings(self, seats: int, options: Mapping[str, Value]) -> Settings:
        """All options with their values for that many seats; a bad one is refused by name."""
        self.check_seats(seats)
        return self.normalise(settle_options(self.options, options), seats)

    def stored_settings(
        self, seats: int, stored: Mapping[str, Value], version: str | None = None
    ) -> Settings:
        """The same from a record, a position or a stored table, in older spellings as well.

        `version` is that of the rules it was stored by, today's where none is given.
        """
        options = respell_options(self.options, stored)
        if version is not None and self.edition_of(version) == 1:
            options = as_first_edition(self.options, options)
        refuse_files(self.options, options)
        return self.settings(seats, options)

    # For machines

    def num_actions(self, settings: Settings) -> int:
        """Choices of seats have the numbers from 0 to one less than this."""
        return self.numbers(settings).choices

    def num_chance_outcomes(self, settings: Settings) -> int:
        """Outcomes of chance are numbered from `num_actions` on, and are this many."""
        return self.numbers(settings).outcomes

    def numbers(self, settings: Settings) -> Numbering:
        """How choices and outcomes are numbered, and what their numbers are made of."""
        if self.numbering is None:
            raise NotOffered(f"{self.key} does not say how its actions are numbered")
        return self.numbering(settings)

    def max_game_length(self, seats: int, settings: Settings) -> int:
        """No match at such a table has more choices and chance outcomes than this."""
        return self.longest_with(seats, settings) if self.longest_with else self.longest

    def observation_shape(self, seats: SupportsIndex, settings: Settings) -> tuple[int]:
        """The shape of the array that `observe_into` fills: a row of unsigned bytes."""
        last = self.observation_parts(seats, settings)[-1]
        return (last.start + last.size,)

    def observation_parts(self, seats: SupportsIndex, settings: Settings) -> tuple[Part, ...]:
        """What is told where in an observation."""
        if self.observed is None:
            raise NotOffered(f"{self.key} does not tell what a seat sees as numbers")
        return in_order(self.observed(self.check_seats(seats), settings))

    def state_from_ints(
        self, ints: Sequence[SupportsIndex], seats: SupportsIndex, **options: Value
    ) -> GameState:
        """The state that `to_ints` of one with the same seats and options wrote down."""
        number = self.check_seats(seats)
        told = [whole(one) for one in ints]
        settings = self.settings(number, options)
        fresh = self.begin(number, settings)
        plain = [one for one in told if one is not None]
        try:
            state = fresh.from_ints(plain) if len(plain) == len(told) else None
            if state is not None and self._is_of(state, number, settings, plain):
                return state
        except (IndexError, OverflowError, ValueError):
            pass  # numbers out of place may lead anywhere
        raise BadNumbers(f"ints: no state of {self.key} with {number} seats and these options")

    def _is_of(self, state: GameState, seats: int, settings: Settings, ints: list[int]) -> bool:
        """Whether numbers that could be read make sense for that many seats."""
        shown = self.view_of(state, settings, None).seats
        return len(shown) == seats and state.to_ints() == ints and state.is_sound()

    def preset(self, name: str) -> Mapping[str, Value]:
        """The house rules of a preset; `printed` has none."""
        known = {PRINTED: {}, **self.presets}
        if name not in known:
            raise BadOption(f"preset {name!r} does not exist; presets: {listing(known)}")
        return known[name]

    def edition_of(self, version: str) -> int:
        """The edition of the rules, 1 or 2, to which a version of them belongs."""
        since = self.second_edition_since
        return 1 if since is None or int(version) < since else 2

    def check_seats(self, seats: object) -> int:
        low, high = self.seats
        number = whole(seats)
        if number is None or not low <= number <= high:
            raise BadSeats(f"{self.key} is played with {low} to {high} seats, not {seats!r}")
        return number

    def match(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex = 0,
        *,
        chance: Chance | None = None,
        **options: Value,
    ) -> Match:
        """A new match; chance outcomes come from the seed, or from the given source."""
        number = self.check_seats(seats)
        if not isinstance(chance, Chance | None):
            raise BadChance(f"chance: {chance!r} is no source of outcomes")
        settings = self.settings(number, options)
        state = self.begin(number, settings)
        return Match(self, number, settings, state, chance or SeededChance(seed))

    def from_position(self, position: Position, chance: Sequence[str] = (), seed: int = 0) -> Match:
        """A match that continues from a position; scripted chance first, then the seed."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is a JSON object, not {type(position).__name__}")
        if position.get("game", self.key) != self.key:
            raise BadPosition(f"game: {position['game']!r} is not {self.key}")
        if "seats" not in position:
            raise BadPosition("seats: missing")
        options = position.get("options", {})
        if not isinstance(options, Mapping):
            raise BadPosition("options: must be an object of names and values")
        settings = self.stored_settings(position["seats"], options)
        state = self.state_at(position, position["seats"], settings)
        outcomes = [self.parse(state, CHANCE, text) for text in chance]
        source = ScriptedChance(outcomes, SeededChance(seed)) if chance else SeededChance(seed)
        return Match(
            self,
            position["seats"],
            settings,
            state,
            source,
            start=self.position_of(state, settings),
        )
