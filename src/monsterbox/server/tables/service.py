"""The use cases of the server: open, sit, play, watch, and what comes after.

No HTTP, no SQL. A change is stored before it is acknowledged and acknowledged before it is shown;
one whose request was cut off is carried out to its end all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Coroutine
from typing import Any, TypeVar

from monsterbox.core.errors import BadLanguage
from monsterbox.server.background.bot_pool import Thinking
from monsterbox.server.background.housekeeping import Caretaker
from monsterbox.server.clock import Clock
from monsterbox.server.http.people import Person, check_theme, clean_name
from monsterbox.server.store.contract import Store
from monsterbox.server.store.errors import StoreFailed
from monsterbox.server.store.rows import PersonRow
from monsterbox.server.tables import create as founding
from monsterbox.server.tables import hosting, moves, sitting
from monsterbox.server.tables import seats as seating
from monsterbox.server.tables.errors import BadWish, NotStored, TooManyTables
from monsterbox.server.tables.house import DEFAULT_LANGUAGE, House
from monsterbox.server.tables.wish import Opening, check_contribution
from monsterbox.server.views import explain as asking
from monsterbox.server.views import finished as after
from monsterbox.server.views import watch as watching
from monsterbox.server.views.lobby import card, in_order
from monsterbox.server.views.shown import Fairness, Listing, Reason, Replay, ScoreSheet, Shown
from monsterbox.text.catalog import Catalog

T = TypeVar("T")
BOT_PAUSE = 0.7
MOST_LISTED = 40
MOST_HOSTED = 60


class Tables:
    """All tables of this server."""

    def __init__(
        self, store: Store, thinking: Thinking, clock: Clock, *, bot_pause: float = BOT_PAUSE
    ) -> None:
        self.house = House(store, thinking, clock, bot_pause)
        self.thinking = thinking
        self.caretaker = Caretaker(self.house.rooms, self.house.drivers, clock)
        self._is_closing = False
        self._changes: set[asyncio.Task[Any]] = set()

    # Opening and closing the house

    async def start(self) -> None:
        """Begin to look after tables; the store is started by whoever made it."""
        self.caretaker.start()

    def stop_watching(self) -> None:
        """End all streams; may be called from a signal handler."""
        self._is_closing = True
        for room in self.house.rooms:
            room.wake()

    async def close(self) -> None:
        """Finish what is being stored; bots stop in the middle of a thought."""
        self.stop_watching()
        await self.caretaker.close()
        await self.house.drivers.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        self.thinking.close()

    def counts(self) -> dict[str, int]:
        """For metrics."""
        return {
            "tables": len(self.house.rooms),
            "viewers": sum(len(room.watchers) for room in self.house.rooms),
            "bots_thinking": self.thinking.busy,
        }

    # People and lists

    async def person(self, id_hash: str) -> Person:
        """Who that is; somebody new has no name yet."""
        row = await stored(self.house.store.person(id_hash))
        if row is None:
            return Person(id_hash=id_hash)
        return Person(id_hash=id_hash, name=row.name, language=row.language, theme=row.theme)

    async def save_person(self, person: Person) -> None:
        """Keep what somebody is called, reads and likes to look at."""
        if person.language:
            check_language(person.language)
        row = PersonRow(
            hash=person.id_hash,
            name=clean_name(person.name) if person.name else "",
            language=person.language,
            theme=check_theme(person.theme),
            seen=self.house.now(),
        )
        await stored(self.house.store.save_person(row))

    async def listing(self, person: Person) -> Listing:
        """Tables to join or watch, and those of the person with whose turn it is."""
        rooms, who = self.house.rooms, person.id_hash
        catalog = Catalog(person.language or DEFAULT_LANGUAGE)
        found = await stored(self.house.store.open_tables(MOST_LISTED))
        mine = await stored(self.house.store.tables_of(who, MOST_LISTED))
        for brief in (*found, *mine):
            await rooms.mend(brief)
        cards = [card(rooms, one, who, catalog) for one in found]
        own = [card(rooms, one, who, catalog) for one in mine]
        going_on = [one for one in cards if one.phase in ("waiting", "playing") and not one.yours]
        return Listing(open=in_order(going_on), yours=in_order(own))

    # Looking

    async def shown(
        self, table: str, person: Person | None, language: str, *, seat: int | None = None
    ) -> Shown:
        """The table as this person sees it, from a seat of theirs or from where they look now."""
        check_language(language)
        return await watching.look(self.house, table, person, language, seat)

    def watch(
        self, table: str, person: Person | None, language: str, *, seat: int | None = None
    ) -> AsyncIterator[Shown]:
        """First the whole, then every change that this viewer can see; ends with the house."""
        check_language(language)
        return watching.watch(self.house, table, person, language, seat, self.is_closing)

    def is_closing(self) -> bool:
        return self._is_closing

    async def why_not(
        self, table: str, seat: int | None, person: Person | None, about: str, language: str
    ) -> Reason:
        """What stands against a choice, or against doing anything with the thing a word names."""
        check_language(language)
        async with self.house.rooms.hold(table) as room:
            if seat is not None:
                room.table.check_holds(None if person is None else person.id_hash, seat)
            return asking.why_not(room.table, seat, about, language)

    # Playing

    async def play(
        self, table: str, seat: int, person: Person, choice: str, version: str, key: str
    ) -> Shown:
        """One choice, stored when this returns; the same key again changes nothing more."""
        moves.check_key(key)
        change = moves.play(self.house, table, seat, person, choice, version, key)
        return await self._carry_out(change)

    async def undo(self, table: str, seat: int, person: Person, version: str, key: str) -> Shown:
        """Back to the seat's last choice, if nothing was revealed since."""
        moves.check_key(key)
        return await self._carry_out(moves.undo(self.house, table, seat, person, version, key))

    async def order(self, table: str, seat: int, person: Person, kind: str) -> Shown:
        """Answer in advance what the seat would be asked; without a kind, no longer."""
        return await self._carry_out(moves.order(self.house, table, seat, person, kind))

    async def lift_curtain(self, table: str, seat: int, person: Person) -> Shown:
        """The device was handed on: this seat may see its hand now."""
        return await moves.lift_curtain(self.house, table, seat, person)

    async def give_up(self, table: str, person: Person) -> None:
        """End the match without a winner; its secrets are told."""
        await self._carry_out(moves.give_up(self.house, table, person))

    # Sitting down and getting up

    async def take(
        self,
        table: str,
        seat: int | None,
        person: Person,
        name: str,
        link: str | None = None,
        *,
        contribution: bytes = b"",
    ) -> int:
        """Sit down in a seat, in that of the link, or in any; the seat.

        Whoever sits there already takes the seat back from the bot that kept it.
        """
        added = check_contribution(contribution)
        return await self._carry_out(
            sitting.take(self.house, table, seat, person, name, link, added)
        )

    async def leave(self, table: str, seat: int, person: Person) -> None:
        """Get up; in a running match a bot plays on."""
        await self._carry_out(sitting.leave(self.house, table, seat, person))

    async def set_bot(self, table: str, seat: int, spec: str | None, host: Person) -> None:
        """The host seats a bot, changes it, or (before the first card) frees its seat."""
        await self._carry_out(sitting.set_bot(self.house, table, seat, spec, host))

    async def links(self, table: str, person: Person) -> tuple[tuple[int, str], ...]:
        """For the host: the seats that wait for a person, with the secret of each."""
        return await sitting.links(self.house, table, person)

    async def invited(self, table: str, link: str) -> int:
        """The seat that a link leads to; nothing is taken yet."""
        async with self.house.rooms.hold(table) as room:
            return seating.invited(room.table, link)

    # New tables

    async def open(self, wish: Opening, host: Person) -> str:
        """A new table as wished; its id."""
        founded = founding.as_wished(wish, host, self.house.now())
        hosted = await stored(self.house.store.tables_of(host.id_hash, MOST_HOSTED))
        running = [one for one in hosted if one.table.host == host.id_hash and not one.over]
        if len(running) >= MOST_HOSTED:
            raise TooManyTables
        return await self._carry_out(hosting.put_up(self.house, founded))

    async def rematch(self, table: str, person: Person) -> str:
        """The table where the same people play again; made once, however many ask."""
        return await self._carry_out(hosting.rematch(self.house, table, person))

    async def fork(self, table: str, at: int, person: Person) -> str:
        """A new table that goes on from a move of a finished match."""
        return await self._carry_out(hosting.fork(self.house, table, at, person))

    # After the game

    async def after(self, table: str, person: Person | None, language: str) -> ScoreSheet:
        """The score sheet."""
        check_language(language)
        async with self.house.rooms.hold(table) as room:
            return after.score_sheet(room.table, self.house.sight(room, person).eyes, language)

    async def replay(
        self, table: str, person: Person | None, at: int | None, language: str
    ) -> Replay:
        """The table after a number of choices, as this person may see it."""
        check_language(language)
        async with self.house.rooms.hold(table) as room:
            return after.replay_step(room.table, self.house.sight(room, person), at, language)

    async def record(self, table: str, person: Person | None = None) -> dict[str, Any]:
        """The finished match as a file that can be verified."""
        async with self.house.rooms.hold(table) as room:
            return after.record(room.table)

    async def fairness(self, table: str) -> Fairness:
        """The promise, and once it is over what it takes to check it."""
        async with self.house.rooms.hold(table) as room:
            return after.fairness(room.table)

    # Inside

    async def _carry_out(self, change: Coroutine[Any, Any, T]) -> T:
        """To its end, also when whoever asked has hung up meanwhile."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # asked for, so that nobody complains when nobody else did


async def stored(reading: Awaitable[T]) -> T:
    """What the store says, or that it does not answer."""
    try:
        return await reading
    except StoreFailed as error:
        raise NotStored(str(error)) from None


def check_language(language: str) -> None:
    try:
        Catalog(language)
    except BadLanguage:
        raise BadWish("language", "bad-language") from None
