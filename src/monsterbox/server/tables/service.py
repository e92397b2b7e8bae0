"""The facade of everything that can be done at tables, without HTTP or SQL.

A change is stored before it is acknowledged and acknowledged before it is shown; it is completed
even if its request is cut off.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

from monsterbox.core.errors import BadLanguage
from monsterbox.server.background.bot_pool import BotPool, at_once
from monsterbox.server.background.bot_turns import BotTurns
from monsterbox.server.background.coaching import OurCoach
from monsterbox.server.background.evening_watch import EveningWatch
from monsterbox.server.background.handover import Handover, Membership
from monsterbox.server.background.hints import Hints
from monsterbox.server.background.housekeeping import Housekeeper
from monsterbox.server.background.review_pool import ReviewPool
from monsterbox.server.background.reviews import Coach, Reviews
from monsterbox.server.clock import Clock
from monsterbox.server.club.evenings import Evenings
from monsterbox.server.club.puzzles import Puzzles
from monsterbox.server.club.reviewing import may_stop, reviewed
from monsterbox.server.store.contract import Store
from monsterbox.server.store.rows import PersonRow
from monsterbox.server.tables import entries, moves
from monsterbox.server.tables.contributions import Contributions
from monsterbox.server.tables.create import NewTables
from monsterbox.server.tables.deletion import Deletion
from monsterbox.server.tables.errors import BadWish, NotYourSeat, StaleMove
from monsterbox.server.tables.lessons import Lessons
from monsterbox.server.tables.moderation import Moderation
from monsterbox.server.tables.people import Person, check_theme, clean_name
from monsterbox.server.tables.readiness import Readiness
from monsterbox.server.tables.recovery import Recovery
from monsterbox.server.tables.rooms import Rooms, stored
from monsterbox.server.tables.seats import Seats
from monsterbox.server.tables.speed import Speeds
from monsterbox.server.tables.talk import Talk
from monsterbox.server.views import explain, finished, review, thoughts
from monsterbox.server.views.build import viewpoint_in
from monsterbox.server.views.hint import hint_in_words
from monsterbox.server.views.lobby import listing
from monsterbox.server.views.notices import Notices, notices
from monsterbox.server.views.review_shown import ReviewPage, ReviewStage
from monsterbox.server.views.shown import (
    Fairness,
    Hint,
    Listing,
    Reason,
    Replay,
    Said,
    ScoreSheet,
    Shown,
    Thoughts,
)
from monsterbox.server.views.talk import heard
from monsterbox.server.views.watch import look, watch
from monsterbox.text.catalog import Catalog

BOT_PAUSE = 0.7
DEFAULT_LANGUAGE = "en"


class Tables:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        clock: Clock,
        *,
        bot_pause: float = BOT_PAUSE,
        keep_days: float = 0,
        peers: Membership | None = None,
        coach: Coach | None = None,
        review_processes: int = 0,
    ) -> None:
        self.rooms = Rooms(store, clock, moves.resume, peers)
        self.moves = moves.Moves(self.rooms)
        self.seats = Seats(self.rooms)
        self.contributions = Contributions(self.rooms)
        self.speeds = Speeds(self.rooms)
        self.talk = Talk(self.rooms)
        self.new = NewTables(self.rooms)
        self.evenings = Evenings(self.rooms, self.new, self.moves)
        self.evening_watch = EveningWatch(self.evenings)
        self.bots = bots
        self.bot_turns = BotTurns(self.rooms, bots, bot_pause)
        self.rooms.go_on = self.bot_turns.call
        self.hints = Hints(bots)
        self.puzzles = Puzzles(self.rooms)
        pool = ReviewPool(review_processes)
        self.reviews = Reviews(self.rooms, bots, pool, coach or OurCoach())
        self.recovery = Recovery(self.rooms)
        self.lessons = Lessons(self.rooms)
        self.moderation = Moderation(self.rooms)
        self.deletion = Deletion(self.rooms)
        self.housekeeper = Housekeeper(self.rooms, self.deletion, self.moderation, keep_days)
        self.readiness = Readiness(self.rooms)
        self.handover = None if peers is None else Handover(self.rooms, peers)

    # Start and stop

    async def start(self) -> None:
        """Start the background tasks; whoever made the store starts it."""
        await self.moderation.refresh()
        if self.handover is not None:
            await self.handover.start()
        self.housekeeper.start()
        self.reviews.start()
        self.evening_watch.start()

    def stop_watching(self) -> None:
        """End all streams; this may be called from a signal handler."""
        self.rooms.stop_watching()

    async def close(self) -> None:
        """Finish what is being stored; bots are stopped even while they think."""
        self.stop_watching()
        await self.evening_watch.close()
        await self.housekeeper.close()
        await self.reviews.close()
        await self.bot_turns.close()
        await self.rooms.close()
        if self.handover is not None:
            await self.handover.close()
        self.bots.close()

    async def can_store(self) -> bool:
        """Whether the store takes a write; asked often, it is tried once a second."""
        return await self.readiness.check()

    def counts(self) -> dict[str, int]:
        """Count tables, viewers and thinking bots for metrics."""
        return {
            "tables": len(self.rooms),
            "viewers": sum(len(room.watchers) for room in self.rooms),
            "bots_thinking": self.bots.busy,
        }

    # People and lists

    async def person(self, id_hash: str) -> Person:
        """Load a person; somebody new has no name yet."""
        row = await stored(self.rooms.store.person(id_hash))
        if row is None:
            return Person(id_hash=id_hash)
        return Person(id_hash=id_hash, name=row.name, language=row.language, theme=row.theme)

    async def knows(self, id_hash: str) -> bool:
        """Whether somebody is stored, has a seat or a table."""
        store = self.rooms.store
        return bool(
            await stored(store.person(id_hash)) or await stored(store.tables_of(id_hash, 1))
        )

    async def save_person(self, person: Person) -> None:
        """Store a person's name, language and theme."""
        if person.language:
            check_language(person.language)
        known = await stored(self.rooms.store.person(person.id_hash))
        row = PersonRow(
            hash=person.id_hash,
            name=clean_name(person.name) if person.name else "",
            language=person.language,
            theme=check_theme(person.theme),
            seen=self.rooms.clock.now(),
            picture="" if known is None else known.picture,
            listed=known is not None and known.listed,
        )
        await stored(self.rooms.store.save_person(row))

    async def listing(self, person: Person) -> Listing:
        """List the tables to join or watch, and the person's own with whose turn it is."""
        return await listing(self.rooms, person, person.language or DEFAULT_LANGUAGE)

    async def notices(self, person: Person) -> Notices:
        """Return what is news to a person who looks elsewhere."""
        return await notices(self.rooms, person, person.language or DEFAULT_LANGUAGE)

    # Looking

    async def shown(
        self, table: str, person: Person | None, language: str, *, seat: int | None = None
    ) -> Shown:
        """Return the table as this person sees it, from the given seat or the one they use now."""
        check_language(language)
        return await look(self.rooms, table, person, language, seat)

    async def shown_to_guest(self, table: str, person: Person | None, language: str) -> Shown:
        """Return the table for an invitation, which only tells the game and who plays."""
        check_language(language)
        return await look(self.rooms, table, person, language, None, is_invited=True)

    def watch(
        self, table: str, person: Person | None, language: str, *, seat: int | None = None
    ) -> AsyncGenerator[Shown, None]:
        """Yield the table, then every change that this viewer can see, until the server stops."""
        check_language(language)
        return watch(self.rooms, table, person, language, seat)

    async def why_not(
        self, table: str, seat: int | None, person: Person | None, about: str, language: str
    ) -> Reason:
        """Explain why a choice, or anything with the thing that a word names, is not possible."""
        check_language(language)
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            if seat is not None:
                room.table.check_holds(None if person is None else person.id_hash, seat)
            return explain.why_not(room.table, seat, about, language)

    async def hint(self, table: str, seat: int | None, person: Person, language: str) -> Hint:
        """Return an idea for somebody who plays against bots only; the room is free meanwhile."""
        check_language(language)
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            me = viewpoint_in(room, person).seat if seat is None else seat
            if me is None:
                raise NotYourSeat
            self.hints.question(room, person.id_hash, me)
            if not room.table.line_up.is_helped:
                await moves.carry_out(room, entries.note_hint(room.table, me, room.now()))
            live, belief = room.table, self.hints.question(room, person.id_hash, me)
            moment = live.revision, me
            known = self.hints.known(live, me)
        if known is None:
            known = await self.hints.think(live, moment, belief, person.id_hash)
        async with self.rooms.hold(table) as room:
            self.hints.question(room, person.id_hash, me)
            if (room.table.revision, me) != moment:
                raise StaleMove
            return hint_in_words(room.table, me, known, language)

    async def messages(self, table: str, person: Person | None, language: str) -> list[Said]:
        """Return all that is kept of what this person has heard at a table."""
        check_language(language)
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            return heard(room, person, language)

    # After the game

    async def after(self, table: str, person: Person | None, language: str) -> ScoreSheet:
        """Return the score sheet."""
        check_language(language)
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            eyes = viewpoint_in(room, person).eyes
            return finished.score_sheet(room.table, eyes, language)

    async def check_may_watch(self, table: str, person: Person | None) -> None:
        """Refuse spectators where whoever opened the table wants none."""
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)

    async def replay(
        self, table: str, person: Person | None, at: int | None, language: str
    ) -> Replay:
        """Return the table after a number of choices, as this person may see it."""
        check_language(language)
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            return finished.replay_step(room.table, viewpoint_in(room, person), at, language)

    async def thoughts(self, table: str, person: Person | None, at: int, language: str) -> Thoughts:
        """Return what a bot thought of the choice that led to a step, once the match is over."""
        check_language(language)
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            seen = room.table
            deed = thoughts.deed_at(seen, at)
        asker = (person.id_hash if person is not None else "", table)
        thinker = at_once(deed.spec, seen.game.key) if deed.is_routine else deed.spec
        asked = thinker, deed.belief, deed.seed
        opinions = await self.bots.explain(*asked, asker=asker)
        return thoughts.told(seen, deed, at, opinions, language)

    async def turn(self, table: str, person: Person | None, seat: int) -> tuple[int, int]:
        """Return where a replay of a seat's last turn begins and ends."""
        async with self.rooms.hold(table) as room:
            room.check_may_watch(person)
            return finished.turn_moments(room.table, viewpoint_in(room, person), seat)

    async def review(
        self,
        table: str,
        person: Person | None,
        language: str,
        *,
        who: int | None = None,
        doubtful: bool = False,
    ) -> ReviewPage:
        """Return what the coach says of a finished match; `who` is whose decisions are listed."""
        stage = await self.review_stage(table, person)
        shown = await self.shown(table, person, language)
        async with self.rooms.hold(table) as room:
            match = reviewed(room.table)
            return review.review_page(room.table, match, stage, shown, who=who, doubtful=doubtful)

    async def review_stage(self, table: str, person: Person | None) -> ReviewStage:
        """Return how far the review has come, and what it says so far."""
        stage = await self.reviews.stage(table, person)
        async with self.rooms.hold(table) as room:
            return review.stage_shown(stage, may_stop=may_stop(room.table, person))

    async def record(self, table: str) -> dict[str, Any]:
        """Return the finished match as a record that can be verified."""
        async with self.rooms.hold(table) as room:
            return finished.record(room.table)

    async def fairness(self, table: str) -> Fairness:
        """Return the commitment and, once the match is over, what is needed to check it."""
        async with self.rooms.hold(table) as room:
            return finished.fairness(room.table)


def check_language(language: str) -> None:
    try:
        Catalog(language)
    except BadLanguage:
        raise BadWish("language", "bad-language") from None
