"""The contract between a game's rules and everything that plays them."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from monsterbox.core.actions import Actions
from monsterbox.core.features import Features
from monsterbox.core.journal import Journal
from monsterbox.core.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
NONE: Final = -1


class Fault(Exception):
    """The rules broke their own contract: a dead end, or a component lost or doubled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """A game in progress: flat, fast and without checks; `Match` adds them.

    Between two calls of `apply` it waits for a choice of a seat, for chance, or is over.
    Forced steps happen inside `apply`, except those that need chance.
    """

    def turn(self) -> i64:
        """The seat that must choose (the lowest in a simultaneous phase), CHANCE or OVER."""
        raise NotImplementedError

    def may_act(self, seat: i64) -> bool:
        """Whether this seat may choose now; several may in a simultaneous phase."""
        return seat >= 0 and self.turn() == seat

    def conceals(self) -> bool:
        """Whether the current choice stays hidden for a while, as when all choose at once."""
        return False

    def legal(self, seat: i64, out: Actions) -> None:
        """Add the legal actions, ascending; for CHANCE the possible outcomes."""
        raise NotImplementedError

    def weight(self, action: i64) -> i64:
        """The weight of a chance outcome among those now possible."""
        return 1

    def roll(self, rng: Rng) -> i64:
        """A chance outcome, drawn by weight; it depends on the position and `rng` alone."""
        outcomes = Actions()
        self.legal(CHANCE, outcomes)
        total: i64 = 0
        for k in range(outcomes.n):
            total += self.weight(outcomes.items[k])
        lot = rng.below(total)
        for k in range(outcomes.n):
            lot -= self.weight(outcomes.items[k])
            if lot < 0:
                return outcomes.items[k]
        raise Fault("chance has no outcome")

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action; trusts its caller."""
        raise NotImplementedError

    def settle(self, rng: Rng) -> i64:
        """Let chance act until a seat must choose; return that seat, or OVER."""
        actor = self.turn()
        while actor == CHANCE:
            self.apply(CHANCE, self.roll(rng))
            actor = self.turn()
        return actor

    def choose_any(self, seat: i64, rng: Rng, actions: Actions) -> None:
        """Any legal action of the seat, all equally likely."""
        actions.n = 0
        self.legal(seat, actions)
        if actions.n == 0:
            raise Fault(f"seat {seat} has no legal action")
        k = rng.below(actions.n)
        self.apply(seat, actions.items[k])

    def run_out(self, rng: Rng, actions: Actions) -> i64:
        """Play at random to the end; the number of decisions. Games repeat it, as `settle`."""
        decisions: i64 = 0
        seat = self.settle(rng)
        while seat != OVER:
            self.choose_any(seat, rng, actions)
            decisions += 1
            seat = self.settle(rng)
        return decisions

    def score(self, seat: i64) -> i64:
        """Points of a seat as they stand."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """1 is best; several seats may share a rank; where nobody wins, all are 2 or worse."""
        raise NotImplementedError

    def clone(self) -> "GameState":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Draw everything the seat cannot know again; depends only on its knowledge and `rng`."""
        raise NotImplementedError

    def observation_size(self) -> i64:
        """How many numbers `observe` writes; the same as long as the game lasts."""
        raise NotImplementedError

    def observe(self, seat: i64, out: Features) -> None:
        """Write what the seat sees now, and nothing else, over zeros from `out.at` on."""
        raise NotImplementedError

    def observe_into(self, buffer: Any, seat: i64) -> None:
        """The same into an array or other buffer of unsigned bytes."""
        seen = Features(self.observation_size())
        self.observe(seat, seen)
        seen.copy_into(buffer)

    def play_blindly(self) -> None:
        """Stop tracking what each seat knows: `redeal` will not be called any more."""

    def keep_journal(self, journal: Journal | None) -> None:
        """Write down what happens from now on, or stop doing so with None."""
        raise NotImplementedError

    def is_sound(self) -> bool:
        """Whether every component is in exactly one place and the counters agree."""
        raise NotImplementedError

    def to_ints(self) -> list[int]:
        """The whole state as numbers, to save, send and compare; equal positions are equal."""
        raise NotImplementedError

    def from_ints(self, ints: list[int]) -> "GameState":
        """The state that `to_ints` of one with the same settings wrote down."""
        raise NotImplementedError

    def __copy__(self) -> "GameState":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "GameState":
        return self.clone()
