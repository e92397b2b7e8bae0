"""The bots of the server: they think in other processes, and there is always an answer."""

from __future__ import annotations

import asyncio
import logging

from monsterbox.bots.fallback import describe_error
from monsterbox.bots.make import check_bot, make_bot, meaning, simple_bot
from monsterbox.bots.spec import with_time
from monsterbox.bots.workers import Workers
from monsterbox.core.belief import Belief

SLACK = 0.1  # seconds that a bot with a time limit of its own gets on top of it

log = logging.getLogger("monsterbox.bots")


class BotPool:
    """Asks bots; without workers they think in this process, only meant for tests and lessons."""

    def __init__(self, workers: Workers | None = None) -> None:
        self.workers = workers
        self.busy = 0

    async def choose(self, spec: str, belief: Belief, seed: int) -> str:
        """Return a legal choice, always; if the bot fails, that of a simple one."""
        self.busy += 1
        try:
            choice = await self._ask(spec, belief, seed)
            if choice in belief.legal:
                return choice
            self._note(spec, belief, f"{str(choice)[:60]!r} is not a legal choice")
        except Exception as error:  # whatever a bot does, the match goes on
            self._note(spec, belief, describe_error(error))
        finally:
            self.busy -= 1
        return fallback(belief, seed)

    async def _ask(self, spec: str, belief: Belief, seed: int) -> str:
        if self.workers is None:
            return make_bot(spec, belief.game, seed).choose(belief)
        job = self.workers.begin(spec, belief, seed)
        return (await asyncio.wrap_future(job)).choice

    def _note(self, spec: str, belief: Belief, reason: str) -> None:
        log.error("bot %s in seat %d failed, a simple one chooses: %s", spec, belief.seat, reason)

    def close(self) -> None:
        if self.workers is not None:
            self.workers.close()


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
    searches = check_bot(meaning(spec, game_key), game_key).name == "ismcts"
    return simple_bot(game_key) if searches else spec
