"""A game on the compiled state, as all adapters play it: by number, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from monsterbox.core.actions import Actions
from monsterbox.core.chance import AskedChance
from monsterbox.core.errors import IllegalAction, Refusal
from monsterbox.core.game import Game
from monsterbox.core.history import told
from monsterbox.core.match import Match
from monsterbox.core.numbers import returns_of
from monsterbox.core.odds import odds
from monsterbox.core.options import Settings, Value
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState
from monsterbox.games.registry import game as find_game

BEFORE_EVENTS = 2  # lines of an information state: whose it is, and with what the match began


@dataclass(frozen=True)
class Rules:
    """A game with its seats and house rules: what all tables share that play by them."""

    key: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, seats: int, options: Mapping[str, Value]) -> Rules:
        """Refuse what the game does not know, before anything is built on it."""
        rules = cls(key, seats, tuple(sorted(options.items())))
        assert rules.settings is not None
        return rules

    @cached_property
    def game(self) -> Game:
        return find_game(self.key)

    @cached_property
    def settings(self) -> Settings:
        return self.game.settings(self.seats, dict(self.options))

    @cached_property
    def choices(self) -> int:
        """Choices have the numbers below this; those of chance begin with it."""
        return self.game.num_actions(self.settings)

    @cached_property
    def opening(self) -> GameState:
        return self.game.begin(self.seats, self.settings)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.seats, self.options)

    def __deepcopy__(self, memo: object) -> Rules:
        return self


@dataclass(frozen=True)
class Memories:
    """What each seat knew, line by line, when a table was dealt again: the rest follows."""

    opening: GameState
    lines: tuple[tuple[str, ...], ...]


class Table:
    """A game in progress; `actor` is the seat that is asked (the lowest of several), CHANCE or
    OVER."""

    __slots__ = ("_legal", "_match", "_memories", "actor", "rules", "state", "steps")

    def __init__(self, rules: Rules, state: GameState, memories: Memories | None = None) -> None:
        self.rules = rules
        self.state = state
        self.actor = int(state.turn())
        self.steps: list[tuple[int, int]] = []
        self._legal: list[int] | None = None
        self._match: Match | None = None
        self._memories = memories

    @classmethod
    def fresh(cls, rules: Rules) -> Table:
        return cls(rules, rules.opening.clone())

    def clone(self) -> Table:
        other = Table(self.rules, self.state.clone(), self._memories)
        other.steps = self.steps[:]
        other._legal = self._legal
        other._match = self._match
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.rules, self.state, self._memories, self.steps)

    # What can be done

    def legal(self) -> list[int]:
        """The numbers of what the actor may do, ascending; the caller must not change the list."""
        if self._legal is None:
            actions = Actions()
            self.state.legal(self.actor, actions)
            self._legal = actions.to_list()
        return self._legal

    def odds(self) -> list[tuple[int, float]]:
        """What chance may bring, outcomes counted from 0, each with its probability."""
        return odds(self.state, Actions(), self.rules.choices)

    def legal_of(self, seat: int) -> list[int]:
        """What one seat may do; nothing if it is not asked."""
        if seat == self.actor:
            return self.legal()
        actions = Actions()
        if self.state.may_act(seat):
            self.state.legal(seat, actions)
        return actions.to_list()

    def play(self, action: int, seat: int | None = None) -> None:
        """What the actor does, or another who is asked; anything that is not legal is refused and
        changes nothing."""
        actor = self.actor if seat is None else seat
        if action not in (self.legal() if actor == self.actor else self.legal_of(actor)):
            self._refuse(actor, action)
        self.state.apply(actor, action)
        self.steps.append((actor, action))
        self.actor = int(self.state.turn())
        self._legal = None

    def _refuse(self, actor: int, action: object) -> None:
        code = "match-is-over" if self.actor == OVER else "not-now"
        raise IllegalAction(actor, str(action), Refusal(code), map(str, self.legal()))

    def let_chance_act(self, rng: Rng) -> None:
        """Draw until a seat is asked, or it is over."""
        while self.actor == CHANCE:
            outcome = int(self.state.roll(rng))
            self.state.apply(CHANCE, outcome)
            self.steps.append((CHANCE, outcome))
            self.actor = int(self.state.turn())
        self._legal = None

    # What can be seen

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def returns(self) -> list[float]:
        """As `Match.returns`."""
        seats = range(self.rules.seats)
        if self.actor != OVER:
            return [0.0] * len(seats)
        return returns_of([int(self.state.rank(seat)) for seat in seats])

    def text_of(self, actor: int, action: int) -> str:
        return self.rules.game.text_of(self.state, actor, action)

    @property
    def match(self) -> Match:
        """The same game as a match, with its texts and events; told only when it is asked for.

        Where the table was dealt again, the match begins there.
        """
        if self._match is None:
            self._match = self._begun()
        if self._match.version < len(self.steps):
            self._match = self._match.clone()  # copies of this table may look into the old one
            for actor, action in self.steps[self._match.version :]:
                self._match.play_action(action, None if actor == CHANCE else actor)
        return self._match

    def _begun(self) -> Match:
        rules = self.rules
        opening = rules.opening if self._memories is None else self._memories.opening
        return Match(rules.game, rules.seats, rules.settings, opening, AskedChance())

    def information(self, seat: int) -> str:
        """As `Match.information_state`, with what the seat knew when the table was dealt again."""
        text = self.match.information_state(seat)
        if self._memories is None:
            return text
        return "\n".join((*self._memories.lines[seat], *text.split("\n")[BEFORE_EVENTS:]))

    # Another world

    def dealt_again(self, seat: int, rng: Rng) -> Table:
        """A table that may be the true one for all the seat knows.

        It begins here: of what happened before, the seat keeps what it saw, the others only what
        everybody saw.
        """
        world = self.state.clone()
        world.redeal(seat, rng)
        own = tuple(self.information(seat).split("\n")[:-1])
        public = (*own[:BEFORE_EVENTS], *(told(event) for event in self.match.events(None)))
        lines = [own if other == seat else public for other in range(self.rules.seats)]
        return Table(self.rules, world, Memories(world.clone(), tuple(lines)))


def _restored(
    rules: Rules, state: GameState, memories: Memories | None, steps: list[tuple[int, int]]
) -> Table:
    table = Table(rules, state, memories)
    table.steps = steps
    return table
