"""Ideas for people who play against bots: thought up beside the bots of all tables."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from monsterbox.coach.hints import Idea, adviser, ideas
from monsterbox.core.belief import Belief
from monsterbox.server.background.bot_pool import BotPool
from monsterbox.server.tables.hints import check_may_ask
from monsterbox.server.tables.rooms import Room
from monsterbox.server.tables.table import Table

SEED = 1  # the same for everybody: an idea tells nothing of the cards that are drawn
Kept = tuple[tuple[int, int], tuple[Idea, ...]]


class Hints:
    """Asks the best bot of a game; asked again at the same moment, the answer is known."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._kept: WeakKeyDictionary[Table, Kept] = WeakKeyDictionary()

    def question(self, room: Room, person: str, seat: int) -> Belief:
        """Return what the seat knows, if it may ask. The room must be held."""
        check_may_ask(room.table, person, seat)
        return room.table.running().belief(seat)

    def known(self, table: Table, seat: int) -> tuple[Idea, ...] | None:
        moment, found = self._kept.get(table, ((-1, -1), ()))
        return found if moment == (table.revision, seat) else None

    async def think(
        self, table: Table, moment: tuple[int, int], belief: Belief, person: str
    ) -> tuple[Idea, ...]:
        """Think, without holding the room; `moment` is the revision of the table and the seat."""
        opinions = await self._bots.explain(
            adviser(belief.game), belief, SEED, (person, table.row.id)
        )
        found = await asyncio.to_thread(ideas, belief, opinions, SEED)
        self._kept[table] = moment, found
        return found
