"""The bots of the server: they think in other processes, and there is always an answer.

Bots that answer at once have a process of their own, so that no search ever keeps them waiting.
In front of each kind of process hosts take turns, and so do the tables of a host.
"""

from __future__ import annotations

import asyncio
import logging

from monsterbox.bots.bot import BEST, Opinion
from monsterbox.bots.fair_queue import Asker
from monsterbox.bots.fallback import describe_error
from monsterbox.bots.make import DEFAULT_BUDGET, check_bot, make_bot, meaning, simple_bot
from monsterbox.bots.spec import with_time
from monsterbox.bots.workers import Workers
from monsterbox.core.belief import Belief

SLACK = 0.1  # seconds that a bot with a time limit of its own gets on top of it
COUNTED = 2.0  # seconds that a bot may take to imagine the number of games in its spec
ADVICE = 2.0  # seconds that thinking for a person may take
PATIENCE = 10.0  # seconds on top until its process is ended
SEARCH = "ismcts"

log = logging.getLogger("monsterbox.bots")


class BotPool:
    """Asks bots; without workers they think in this process, only meant for tests and lessons."""

    def __init__(
        self,
        quick: Workers | None = None,
        searching: Workers | None = None,
        advising: Workers | None = None,
    ) -> None:
        self.quick = quick
        self.searching = searching or quick
        self.advising = advising
        self.busy = 0

    async def choose(self, spec: str, belief: Belief, seed: int, asker: Asker = ()) -> str:
        """Return a legal choice, always; if the bot fails, that of a simple one."""
        self.busy += 1
        try:
            choice = await self._ask(spec, belief, seed, asker)
            if choice in belief.legal:
                return choice
            self._note(spec, belief, f"{str(choice)[:60]!r} is not a legal choice")
        except Exception as error:  # whatever a bot does, the match goes on
            self._note(spec, belief, describe_error(error))
        finally:
            self.busy -= 1
        return fallback(belief, seed)

    async def _ask(self, spec: str, belief: Belief, seed: int, asker: Asker) -> str:
        seconds = longest_thought(spec, belief.game)
        workers = self.quick if seconds is None else self.searching
        if workers is None:
            return make_bot(spec, belief.game, seed).choose(belief)
        limit = (seconds or 0.0) + PATIENCE
        job = workers.begin(spec, belief, seed, limit=limit, asker=asker, thought=seconds)
        return (await asyncio.wrap_future(job)).choice

    async def explain(
        self, spec: str, belief: Belief, seed: int, asker: Asker
    ) -> tuple[Opinion, ...]:
        """Return what a bot thinks of the best choices, best first; nothing if it fails.

        Who asks for advice waits for others who do, and no bot of a table waits for them.
        """
        try:
            if self.advising is None:
                return tuple(await asyncio.to_thread(thought, spec, belief, seed))
            job = self.advising.begin(
                spec,
                belief,
                seed,
                limit=ADVICE + PATIENCE,
                explain=BEST,
                asker=asker,
                thought=ADVICE,
            )
            return (await asyncio.wrap_future(job)).opinions
        except Exception as error:  # a missing idea must not end anything
            log.error("bot %s has no idea for a person: %s", spec, describe_error(error))
            return ()

    def _note(self, spec: str, belief: Belief, reason: str) -> None:
        log.error("bot %s in seat %d failed, a simple one chooses: %s", spec, belief.seat, reason)

    def close(self) -> None:
        for workers in (self.quick, self.searching, self.advising):
            if workers is not None:
                workers.close()


def start_bots(processes: int, cluster: str | None = None) -> BotPool:
    """Start the process of the quick bots; so many that search start when the first is asked.

    Those that search think on a Ray cluster where there is one.
    """
    searching = Workers(processes, when_asked=True, yielding=True, cluster=cluster)
    return BotPool(Workers(1), searching, Workers(1, when_asked=True, yielding=True))


def thought(spec: str, belief: Belief, seed: int) -> list[Opinion]:
    return make_bot(spec, belief.game, seed).explain(belief)


def longest_thought(spec: str, game_key: str) -> float | None:
    """Return how many seconds a bot that searches may think; None for one that does not search."""
    meant = check_bot(meaning(spec, game_key), game_key)
    if meant.name != SEARCH:
        return None
    budget = meant.budget or DEFAULT_BUDGET
    return COUNTED if budget.seconds is None else budget.seconds


def fallback(belief: Belief, seed: int) -> str:
    """Return the choice of the game's simple bot; if that fails, the first legal choice."""
    try:
        choice = make_bot(simple_bot(belief.game), belief.game, seed).choose(belief)
    except Exception as error:
        log.error("the simple bot failed too: %s", describe_error(error))
        return belief.legal[0]
    return choice if choice in belief.legal else belief.legal[0]


def speaking_time(spec: str, game_key: str, pause: float) -> float:
    """Return how long a bot takes to answer, in seconds: always the same, to reveal nothing.

    A bot that has found its choice early, or has only one, waits just as long.
    """
    budget = check_bot(meaning(spec, game_key), game_key).budget
    if pause == 0 or budget is None or budget.seconds is None:
        return pause
    return max(pause, budget.seconds + SLACK)


def limited(spec: str, game_key: str, thought: float | None) -> str:
    """Return the same bot with less time to think, if it would take more."""
    meant = check_bot(meaning(spec, game_key), game_key)
    budget = meant.budget
    if thought is None or budget is None or budget.seconds is None or budget.seconds <= thought:
        return spec
    return with_time(meant, thought)


def at_once(spec: str, game_key: str) -> str:
    """Return the fast bot that replaces a searching one where nobody else sees the question.

    The time of a search would reveal that there is something to think about.
    """
    return spec if longest_thought(spec, game_key) is None else simple_bot(game_key)
