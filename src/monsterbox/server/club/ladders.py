"""The ladders of all games, in step with the results that are stored.

Each process has its own in memory. It is brought up to date when somebody looks, and made anew if a
result has come late: another process may have been slower, or an old table was read again.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

from monsterbox.games.registry import game as find_game
from monsterbox.server.club.ratings import Ladder, matches_in, start_of
from monsterbox.server.store.contract import Store
from monsterbox.server.tables.rooms import stored

AT_ONCE = 20  # matches that are rated before others get their turn


class Ladders:
    """A ladder for each game."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Ladder] = {}
        self._turns = defaultdict[str, asyncio.Lock](asyncio.Lock)

    async def of(self, game: str) -> Ladder:
        """Return the ladder of a game with all results so far."""
        find_game(game)  # or raise `UnknownGame`
        async with self._turns[game]:
            known = self._known.get(game)
            if known is None or not await self._is_complete(game, known):
                known = self._known[game] = Ladder(start_of(game))
            await self._go_on(game, known)
            return known

    def forget(self) -> None:
        """Forget everybody; the ladders are made anew without those who are gone."""
        self._known.clear()

    async def _is_complete(self, game: str, known: Ladder) -> bool:
        if known.last is None:
            return True
        return await stored(self.store.results.count_rated(game, known.last)) == known.matches

    async def _go_on(self, game: str, known: Ladder) -> None:
        rows = await stored(self.store.results.rated(game, known.last))
        for number, match in enumerate(matches_in(rows), 1):
            known.add(match)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
