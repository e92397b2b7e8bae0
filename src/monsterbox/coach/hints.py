"""An idea for whoever is asked: the best choices with their chances, and one reason in words.

Everything follows from a belief, so two seats that know the same get the same idea. The reason is
a fact, not a fancy: the choices are played out in a few imagined worlds, and what happens more
often after the better one is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Literal

import msgspec

from monsterbox.bots.bot import Opinion
from monsterbox.bots.levels import ladder
from monsterbox.bots.policy import Values, best_of
from monsterbox.coach.playouts import steady_policy
from monsterbox.coach.report import Estimate
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.game import Game
from monsterbox.core.match import Match
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState
from monsterbox.core.teller import tell
from monsterbox.games.registry import game as find_game
from monsterbox.text.reasons import Reason, reasons_of

BEST = 3
GAMES = 6000  # imagined ones: about a second
SEARCHER = "ismcts"
WORLDS = 12
MOST_STEPS = 40  # after a choice, until the seat is asked in its next turn
NINE_TIMES_IN_TEN = 1.64  # standard errors
LEAST_DOUBT = 0.01
VAGUE = 0.12  # a chance of which no more is known is not worth telling
Moment = Literal["now", "turn", "round"]
MOMENTS: tuple[Moment, ...] = ("now", "turn", "round")
COUNTED: tuple[Moment, ...] = ("turn", "round")
"""In the middle of a turn what lies on the table tells little: half a choice looks like a loss."""
Counted = dict[str, float]


class Why(msgspec.Struct, frozen=True):
    """What the better choice brings more often, or more of."""

    key: str
    clause: str
    moment: Moment
    """At once, by the end of the own turn, or until the next one."""


class Idea(msgspec.Struct, frozen=True):
    """A choice that the coach would think of."""

    choice: str
    chance: Estimate
    why: Why | None = None
    """Only of the best, where something tells it apart."""


def adviser(game_key: str, games: int | None = None) -> str:
    """The bot that is asked: the best of the game, with a number of games instead of a time.

    So its answer depends on nothing but what its seat knows.
    """
    best = ladder(game_key)[-1]
    name, *parts = best.split(":")
    if name != SEARCHER:
        return best
    return ":".join([name, str(games or GAMES), *(part for part in parts if "=" in part)])


def may_hint(match: Match, seat: int) -> bool:
    """Whether there is something to say: a real choice, and nothing to remember for somebody."""
    return not match.over and not match.forgets and len(match.legal(seat)) > 1


def ideas(belief: Belief, opinions: Sequence[Opinion], seed: int) -> tuple[Idea, ...]:
    """The best choices of a bot as ideas, with a reason for the first."""
    told = [one for one in opinions if one.choice in belief.legal][:BEST]
    if not told:
        return ()
    told = [told[0], *(one for one in told[1:] if doubt(chance_of(one)) <= VAGUE)]
    found = [Idea(one.choice, chance_of(one)) for one in told]
    others = [one.choice for one in told[1:]] or other_choices(belief, told[0].choice)
    why = reason(belief, told[0].choice, others, seed)
    return (msgspec.structs.replace(found[0], why=why), *found[1:])


def chance_of(opinion: Opinion) -> Estimate:
    """The chance with its error, by the number of imagined games behind it."""
    share = opinion.win_chance
    error = sqrt(max(share * (1.0 - share), 0.01) / max(1, opinion.weight))
    return Estimate(share, error)


def doubt(estimate: Estimate) -> float:
    """How far off an estimate is at most, nine times in ten; never nothing."""
    return max(LEAST_DOUBT, NINE_TIMES_IN_TEN * estimate.error)


def other_choices(belief: Belief, best: str) -> list[str]:
    return [one for one in belief.legal if one != best][:BEST]


# Reasons


def reason(belief: Belief, best: str, others: Sequence[str], seed: int) -> Why | None:
    """What tells the best choice from the others: the most telling thing, as soon as it shows."""
    known = reasons_of(belief.game)
    if not known.REASONS or not others:
        return None
    better = futures(belief, best, seed)
    rest = [futures(belief, one, seed) for one in others]
    for one in known.REASONS:
        apart = [
            moment
            for moment in MOMENTS
            if tells_apart(one, better[moment], [other[moment] for other in rest])
        ]
        # What the other choice brings a little later in the same turn is no difference.
        if "turn" in apart or apart == ["round"]:
            told = [moment for moment in apart if moment in COUNTED or not one.is_counted]
            return Why(one.key, one.clause, told[0])
    return None


def tells_apart(reason: Reason, best: Counted, others: Sequence[Counted]) -> bool:
    """Whether there is enough more of it, or less if it is bad, than after the other choices."""
    if reason.is_counted and any(reason.key not in one for one in (best, *others)):
        return False
    rest = sum(one.get(reason.key, 0.0) for one in others) / len(others)
    lead = best.get(reason.key, 0.0) - rest
    return (-lead if reason.is_bad else lead) >= reason.least


def futures(belief: Belief, choice: str, seed: int) -> Mapping[Moment, Counted]:
    """What was counted after a choice, on average over imagined worlds, at three moments.

    What could not be counted in all of them is left out.
    """
    found: dict[Moment, list[tuple[Counted, Counted]]] = {moment: [] for moment in MOMENTS}
    action = belief.actions[belief.legal.index(choice)]
    for number in range(WORLDS):
        future = Future(belief, (seed + number * 0x9E3779B1) & 0xFFFFFFFF)
        future.play(belief.seat, action)
        found["now"].append(future.counted())
        future.end_turn()
        found["turn"].append(future.counted())
        future.wait()
        found["round"].append(future.counted())
    return {moment: average(some) for moment, some in found.items()}


def average(found: Sequence[tuple[Counted, Counted]]) -> Counted:
    """The averages of what was seen on the table and of what happened."""
    tables, happened = zip(*found, strict=True)
    everywhere = set.intersection(*(set(one) for one in tables))
    told = {key: sum(one[key] for one in tables) / len(tables) for key in everywhere}
    for one in happened:
        for key in one:
            told[key] = told.get(key, 0.0) + 1.0 / len(happened)
    return told


class Future:
    """One imagined world after a choice; everybody goes on as the policy of the game would."""

    def __init__(self, belief: Belief, seed: int) -> None:
        self.game: Game = find_game(belief.game)
        self.belief = belief
        self.rng = Rng(seed)
        self.world: GameState = belief.sample(self.rng)
        self.policy = steady_policy(belief.game)
        self.actions, self.values = Actions(), Values()
        self.happened: Counted = {}
        self.left = MOST_STEPS

    def play(self, actor: int, action: int) -> None:
        """Carry out an action and all that chance makes of it; note what happens to the seat."""
        self._tell(actor, action)
        while self.world.turn() == CHANCE:
            self._tell(CHANCE, self.world.roll(self.rng))

    def _tell(self, actor: int, action: int) -> None:
        for event in tell(self.game, self.world, actor, action).events:
            if getattr(event, "seat", None) == self.belief.seat:
                self.happened[event.key] = 1.0

    def end_turn(self) -> None:
        """Let the seat go on as long as it is asked."""
        while self.left > 0 and self.world.may_act(self.belief.seat):
            self._step(self.belief.seat)

    def wait(self) -> None:
        """Let the others play until the seat is asked again."""
        while self.left > 0 and self.world.turn() != OVER:
            if self.world.may_act(self.belief.seat):
                return
            self._step(self.world.turn())

    def _step(self, seat: int) -> None:
        self.left -= 1
        self.actions.n = 0
        self.world.legal(seat, self.actions)
        place = 0
        if self.actions.n > 1:
            self.policy.glance(self.world, seat, self.actions, self.values)
            place = best_of(self.values, self.actions.n, self.rng)
        self.play(seat, self.actions.to_list()[place])

    def counted(self) -> tuple[Counted, Counted]:
        """What can be counted on the table now, and what has happened so far."""
        seat = self.belief.seat
        view = self.game.view_of(self.world, self.belief.settings, seat)
        table = reasons_of(self.belief.game).measure(view, seat)
        return dict(table), dict(self.happened)
