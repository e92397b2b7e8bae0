"""Find puzzles: positions of games between bots in which one choice stands out.

Most positions are dropped after a few imagined games. What is left is looked at twice more, each
time in other worlds, and at last by a long search: only what all of them agree on is a puzzle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monsterbox.bots.levels import ladder
from monsterbox.bots.make import kinds_for, make_bot
from monsterbox.coach.hints import SEARCHER, adviser
from monsterbox.coach.playouts import TO_THE_END, Outcomes, cost, estimate, outcomes_of
from monsterbox.coach.puzzle import TRIES, Puzzle
from monsterbox.coach.report import Estimate, Option
from monsterbox.core.belief import Belief
from monsterbox.core.game import Game
from monsterbox.core.match import Match
from monsterbox.core.rng import Rng

MOST_CHOICES = 16
FEWEST_CHOICES = 3
GLANCE, SCREEN, LOOK, CHECK = 10, 40, 200, 800  # imagined worlds of each stage
HORIZON = 12  # choices until a game is judged, but for the last look, which plays to the end
HINTED = 0.035  # share of a win by which a choice must stand out at first sight
CLEAR = 0.03  # and at last, at least
LIKELY, SURE = 4.0, 3.0  # so many times its error, at the second look and at the last
LEVEL = 0.012  # choices that lose less are as good as the best
SEARCH = 12_000  # imagined games of the search that has the last word
QUICK_SEARCH = "ismcts:150"
APART = 6  # choices between two puzzles of one game


@dataclass(frozen=True)
class Judged:
    """The choices of a position, judged in the same worlds."""

    choices: tuple[str, ...]
    outcomes: tuple[Outcomes, ...]

    @property
    def ranked(self) -> list[int]:
        """The places of the choices, best first."""
        means = [estimate(one).mean for one in self.outcomes]
        return sorted(range(len(means)), key=lambda k: (-means[k], k))

    @property
    def accepted(self) -> tuple[str, ...]:
        """The best choice and those that lose next to nothing."""
        best = self.ranked[0]
        return tuple(
            self.choices[k]
            for k in self.ranked
            if cost(self.outcomes[best], self.outcomes[k]).mean < LEVEL
        )

    @property
    def margin(self) -> Estimate:
        """What the best of the other choices costs."""
        good = self.accepted
        rest = [k for k in self.ranked if self.choices[k] not in good]
        if not rest:
            return Estimate(0.0, 0.0)
        return cost(self.outcomes[self.ranked[0]], self.outcomes[rest[0]])

    def cost_of(self, choice: str) -> Estimate:
        return cost(self.outcomes[self.ranked[0]], self.outcomes[self.choices.index(choice)])

    @property
    def is_rare(self) -> bool:
        """Whether few choices are good."""
        return len(self.accepted) <= max(1, len(self.choices) // 4)

    def stands_out(self, sigmas: float) -> bool:
        """Whether few choices are good, and all others clearly worse."""
        margin = self.margin
        return self.is_rare and margin.mean >= max(CLEAR, sigmas * margin.error)


def judge(belief: Belief, worlds: int, seed: int, horizon: int = HORIZON) -> Judged:
    found = outcomes_of(belief, belief.actions, worlds, seed, horizon)
    return Judged(belief.legal, tuple(found))


def mine(
    game: Game, seats: int, seed: int, options: Mapping[str, Any], *, most: int, late: float = 1.0
) -> Iterator[Puzzle]:
    """Play one game of strong bots and yield the puzzles in it, or in the last part of it.

    Late in a long game more depends on a choice, and less has to be imagined.
    """
    player = make_bot(strong_bot(game.key), game.key, seed)
    match = game.match(seats, seed, **options)
    questions: list[tuple[Match, int]] = []
    while not match.over:
        seat = match.waiting[0]
        if is_simple_question(match, seat):
            questions.append((match.clone(), seat))
        match.play(seat, player.choose(match.belief(seat)))
    last, found = -APART, 0
    for asked, seat in questions[int(len(questions) * (1.0 - late)) :]:
        if found < most and asked.version - last >= APART:
            puzzle = consider(asked, seat, seed)
            if puzzle is not None:
                last, found = asked.version, found + 1
                yield puzzle


def strong_bot(game_key: str) -> str:
    """A bot that searches for a moment, or the best of the others."""
    return QUICK_SEARCH if SEARCHER in kinds_for(game_key) else ladder(game_key)[-1]


def is_simple_question(match: Match, seat: int) -> bool:
    """Whether one seat has a few choices that stand for themselves."""
    if len(match.waiting) > 1 and not match.is_at_once:
        return False
    if match.series is not None or match.window is not None or match.joint(seat):
        return False
    return FEWEST_CHOICES <= len(match.legal(seat)) <= MOST_CHOICES


def consider(match: Match, seat: int, seed: int) -> Puzzle | None:
    """The puzzle that a position makes, if it makes one."""
    asked = (seed * 1_000_003 + match.version) & 0x7FFFFFFF
    if not all(is_hinted(judge(match.belief(seat), few, asked + few)) for few in (GLANCE, SCREEN)):
        return None
    position = match.imagine(seat, asked)
    told = match.game.from_position(position, seed=asked)
    belief = told.belief(seat)
    second = judge(belief, LOOK, asked + 1)
    if not second.stands_out(LIKELY):
        return None
    shares, tempting = mistakes(belief, second.accepted, asked)
    if tempting is None:
        return None
    third = judge(belief, CHECK, asked + 2, TO_THE_END)
    if not third.stands_out(SURE) or third.accepted[0] not in second.accepted:
        return None
    price = third.cost_of(tempting)
    if price.mean < SURE * price.error or not search_agrees(belief, third.accepted, asked + 3):
        return None
    return Puzzle(
        id=f"{seed}-{match.version}",
        rules=match.game.version,
        seat=seat,
        position=position,
        best=third.choices[third.ranked[0]],
        accepted=third.accepted,
        tempting=tempting,
        cost=price,
        margin=third.margin,
        options=tuple(Option(third.choices[k], estimate(third.outcomes[k])) for k in third.ranked),
        difficulty=difficulty(shares),
        levels=shares,
        match_seed=seed,
        seed=asked + 2,
        worlds=CHECK,
    )


def is_hinted(judged: Judged) -> bool:
    """Whether a choice may stand out, after a few imagined games."""
    return judged.is_rare and judged.margin.mean >= HINTED


def mistakes(
    belief: Belief, accepted: Sequence[str], seed: int
) -> tuple[tuple[float, ...], str | None]:
    """How often levels 1 to 3 are right, and what they take most often where they are wrong."""
    shares, wrong = [], Counter[str]()
    for level in (1, 2, 3):
        bots = (make_bot(f"level{level}", belief.game, seed + k) for k in range(TRIES))
        taken = [bot.choose(belief) for bot in bots]
        shares.append(sum(one in accepted for one in taken) / TRIES)
        wrong.update(one for one in taken if one not in accepted)
    return tuple(shares), wrong.most_common(1)[0][0] if wrong else None


def difficulty(shares: Sequence[float]) -> int:
    """1 where even level 1 often finds it, 3 where level 3 mostly misses it."""
    if shares[2] < 0.5:
        return 3
    return 1 if shares[0] >= 0.5 else 2


def search_agrees(belief: Belief, accepted: Sequence[str], seed: int) -> bool:
    """Whether a long search takes one of the good choices as well."""
    thorough = adviser(belief.game, SEARCH)
    if not thorough.startswith(SEARCHER):
        return True
    opinions = make_bot(thorough, belief.game, int(Rng(seed).below(1 << 30))).explain(belief)
    return bool(opinions) and opinions[0].choice in accepted
