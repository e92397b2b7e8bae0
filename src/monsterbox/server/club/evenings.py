"""What people do with evenings: open one, take part, start rounds, decide what tables could not.

An evening is stored as a whole, with a version: of two changes at once, also in two processes, one
is made again on what the other has left. A round is stored before its tables are opened, so that
nobody opens it twice; whoever looks next opens what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from monsterbox.games.registry import game as find_game
from monsterbox.server.club import evening as rules
from monsterbox.server.club.evening import Evening, Pairing, Player
from monsterbox.server.club.evening_wish import EveningWish, as_requested
from monsterbox.server.club.standings import standings
from monsterbox.server.store.rows import (
    ChairRow,
    EveningRow,
    Goal,
    ResultRow,
    TableNews,
    TableRow,
)
from monsterbox.server.tables.create import NewTables, fresh_seed
from monsterbox.server.tables.errors import (
    BadWish,
    EveningWaits,
    NotStored,
    NotTheHost,
    NotYourSeat,
    TableFailure,
    TooFewPlayers,
    TooManyTables,
    UnknownTable,
)
from monsterbox.server.tables.moves import Moves
from monsterbox.server.tables.people import BOT_NAMES, Person, clean_name, distinct
from monsterbox.server.tables.rooms import TABLE_ID, Rooms, stored
from monsterbox.server.tables.secrets import new_code, new_id
from monsterbox.server.tables.wish import check_spec

MOST_EVENINGS = 20  # of one host, at the same time
MOST_TRIES = 8
MOST_RUNNING = 200
Change = Callable[[Evening], Evening]


class Evenings:
    """The evenings of this server."""

    def __init__(self, rooms: Rooms, new_tables: NewTables, moves: Moves) -> None:
        self.rooms = rooms
        self.new_tables = new_tables
        self.moves = moves

    # Opening and looking

    async def open(self, wish: EveningWish, host: Person) -> str:
        """Open an evening and return its id; the host does not take part yet."""
        self.rooms.admission.check_lobby()
        evening = as_requested(wish, host, self.rooms.clock.now())
        self.rooms.admission.names.check(evening.title, "title")
        hosted = await stored(self.rooms.store.evenings.of_person(host.id_hash, 200))
        running = [one for one in hosted if one.host == host.id_hash]
        if sum(one.state["phase"] != "over" for one in running) >= MOST_EVENINGS:
            raise TooManyTables
        await stored(self.rooms.store.evenings.add(row_of(evening, 1, evening.created)))
        return evening.id

    async def look(self, evening: str) -> Evening:
        """Return an evening, after noting what has become of its tables."""
        return (await self._look(evening))[0]

    async def code(self, evening: str) -> str:
        """Return the code that everybody joins with; it is no secret to those who are there."""
        return await stored(self.rooms.store.codes.make(Goal("evening", evening), new_code))

    async def of_person(self, person: Person, limit: int = 10) -> list[Evening]:
        """List the evenings where somebody takes part, or is the host."""
        rows = await stored(self.rooms.store.evenings.of_person(person.id_hash, limit))
        return [read(row) for row in rows]

    # Taking part

    async def join(self, evening: str, person: Person, name: str) -> int:
        """Take part, from the next round on; who has left comes back. Return the number."""
        named = clean_name(name)
        self.rooms.admission.names.check(named)

        def come(now: Evening) -> Evening:
            known = now.of_person(person.id_hash)
            if known is not None:
                return rules.with_change(now, known.number, left=False)
            free = distinct(named, [one.name for one in now.players])
            return rules.with_player(now, name=free, person=person.id_hash)

        found = (await self._change(evening, come)).of_person(person.id_hash)
        assert found is not None, "whoever joins takes part"
        return found.number

    async def leave(self, evening: str, number: int, person: Person) -> None:
        """Take part no longer: by oneself, or by a decision of the host."""

        def go(now: Evening) -> Evening:
            check_may_move(now, number, person)
            return rules.without_player(now, number)

        await self._change(evening, go)

    async def leave_oneself(self, evening: str, person: Person) -> None:
        """Take part no longer, if one does."""
        mine = (await self._load(evening))[0].of_person(person.id_hash)
        if mine is None:
            raise NotYourSeat
        await self.leave(evening, mine.number, person)

    async def check_is_host(self, evening: str, person: Person) -> None:
        """Refuse whoever is not the host."""
        check_host((await self._load(evening))[0], person)

    async def add_bot(self, evening: str, spec: str, host: Person) -> int:
        """Let a bot take part like anybody else."""

        def come(now: Evening) -> Evening:
            check_host(now, host)
            check_spec(spec, now.game, is_open=False)
            return rules.with_player(now, name=rules.next_name(BOT_NAMES, now), bot=spec)

        return (await self._change(evening, come)).players[-1].number

    async def correct(
        self, evening: str, number: int, host: Person, *, name: str = "", bot: str | None = None
    ) -> None:
        """Let the host correct a name, or put a bot in the place of somebody who has to go."""
        named = clean_name(name) if name else ""

        def corrected(now: Evening) -> Evening:
            check_host(now, host)
            rules.check_runs(now)
            player_in(now, number)
            if named:
                self.rooms.admission.names.check(named)
                others = [one.name for one in now.players if one.number != number]
                now = rules.with_change(now, number, name=distinct(named, others))
            if bot is not None:
                check_spec(bot, now.game, is_open=False)
                now = rules.with_change(now, number, bot=bot, person=None, left=False)
            return now

        await self._change(evening, corrected)

    async def take_over(self, evening: str, number: int, other: int, host: Person) -> None:
        """Let somebody who has not played yet go on for somebody else, with all their points."""

        def replaced(now: Evening) -> Evening:
            check_host(now, host)
            rules.check_runs(now)
            old, new = player_in(now, number), player_in(now, other)
            has_played = any(
                other in one.players for round_ in now.rounds for one in round_.pairings
            )
            if old is new or has_played:
                raise EveningWaits
            now = replace(now, players=tuple(one for one in now.players if one is not new))
            who = {"name": new.name, "person": new.person, "bot": new.bot, "left": False}
            return rules.with_change(now, number, **who, filler=False)

        await self._change(evening, replaced)

    # Rounds

    async def start(self, evening: str, host: Person) -> None:
        """Start the next round, and open its tables."""

        def begun(now: Evening) -> Evening:
            check_host(now, host)
            return begin(now, self.rooms.clock.now())

        await self._look(evening)
        await self._change(evening, begun)
        await self._look(evening)

    async def decide(
        self, evening: str, number: int, place: int, ranks: Sequence[int], host: Person
    ) -> None:
        """Let the host say how a table ended; one that still plays is given up."""
        await self._look(evening)

        def decided(now: Evening) -> Evening:
            check_host(now, host)
            pairing = pairing_in(now, number, place)
            settled = check_ranks(ranks, pairing)
            state = "over" if pairing.state == "over" else "stopped"
            changed = rules.with_pairing(
                now, number, place, ranks=settled, state=state, is_decided=True
            )
            return rules.after_tables(changed, self.rooms.clock.now())

        pairing = pairing_in(await self._change(evening, decided), number, place)
        with suppress(TableFailure):  # it may have ended meanwhile, or be gone
            await self.moves.give_up(pairing.table, host)

    async def end(self, evening: str, host: Person) -> None:
        """End the evening now; what counts are the rounds that are done."""
        open_tables = list[str]()

        def over(now: Evening) -> Evening:
            check_host(now, host)
            open_tables[:] = [
                one.table
                for round_ in now.rounds
                for one in round_.pairings
                if one.state == "playing"
            ]
            return rules.ended(now)

        await self._change(evening, over)
        for table in open_tables:
            with suppress(TableFailure):
                await self.moves.give_up(table, host)

    async def delete(self, evening: str, host: Person) -> None:
        """Delete an evening for good; its tables stay."""
        check_host((await self._load(evening))[0], host)
        await stored(self.rooms.store.evenings.delete(evening))

    async def go_on(self) -> None:
        """Look after all evenings: note what is over, and start what is due."""
        for evening in await stored(self.rooms.store.evenings.playing(MOST_RUNNING)):
            with suppress(TableFailure):
                await self._look(evening)

    # How it is done

    async def _load(self, evening: str) -> tuple[Evening, int]:
        row = None
        if TABLE_ID.fullmatch(evening):
            row = await stored(self.rooms.store.evenings.load(evening))
        if row is None:
            raise UnknownTable
        return read(row), row.version

    async def _change(self, evening: str, change: Change) -> Evening:
        for _ in range(MOST_TRIES):
            now, version = await self._load(evening)
            changed = change(now)
            if changed == now:
                return now
            row = row_of(changed, version + 1, self.rooms.clock.now())
            if await stored(self.rooms.store.evenings.save(row)):
                return changed
        raise NotStored("others change this evening all the time")

    async def _look(self, evening: str) -> tuple[Evening, int]:
        """Bring an evening up to date, which may take several steps."""
        now, version = await self._load(evening)
        if now.phase != "playing":
            return now, version
        await self._open_tables(now)
        open_tables = [
            one.table for round_ in now.rounds for one in round_.pairings if one.ranks is None
        ]
        news = await stored(self.rooms.store.evenings.news_of(open_tables))
        clock = self.rooms.clock.now()
        if up_to_date(now, news, clock) != now:
            await self._change(evening, lambda found: up_to_date(found, news, clock))
            now, version = await self._load(evening)
            await self._open_tables(now)
        return now, version

    async def _open_tables(self, evening: Evening) -> None:
        """Open the tables of the round, unless somebody has."""
        round_ = evening.current
        if round_ is None or round_.is_open:
            return
        for pairing in round_.pairings:
            row, chairs = table_for(evening, pairing, self.rooms.clock.now())
            await self.new_tables.arrange(row, chairs)
        number = len(evening.rounds) - 1
        await self._change(
            evening.id, lambda now: rules.with_changed_round(now, number, is_open=True)
        )


# Checks


def check_host(evening: Evening, person: Person) -> None:
    if not evening.host or person.id_hash != evening.host:
        raise NotTheHost


def check_may_move(evening: Evening, number: int, person: Person) -> None:
    """Whoever takes part may leave; the host may send anybody away."""
    if person.id_hash == evening.host:
        player_in(evening, number)
        return
    mine = evening.of_person(person.id_hash)
    if mine is None or mine.number != number:
        raise NotYourSeat


def player_in(evening: Evening, number: int) -> Player:
    found = evening.player(number)
    if found is None:
        raise BadWish("player", "not-allowed")
    return found


def pairing_in(evening: Evening, number: int, place: int) -> Pairing:
    if not 0 <= number < len(evening.rounds):
        raise BadWish("round", "not-allowed")
    pairings = evening.rounds[number].pairings
    if not 0 <= place < len(pairings):
        raise BadWish("table", "not-allowed")
    return pairings[place]


def check_ranks(ranks: Sequence[int], pairing: Pairing) -> tuple[int, ...]:
    """Read the ranks by seat; equal ones share a place."""
    if len(ranks) != len(pairing.players) or not all(0 < rank <= len(ranks) for rank in ranks):
        raise BadWish("ranks", "not-allowed")
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


# Rounds and tables


def begin(evening: Evening, now: float) -> Evening:
    """Begin the next round; bots do not play for nobody."""
    if not any(one.person and not one.left for one in evening.players):
        raise TooFewPlayers
    ranking = [line.number for line in standings(evening)]
    tables = [new_id() for _ in range(rules.MOST_PLAYERS)]
    return rules.with_round(evening, ranking if evening.rounds else [], tables, now)


def up_to_date(evening: Evening, news: TableNews, now: float) -> Evening:
    """Note the news of the tables, and begin the next round if it is due."""
    for number, round_ in enumerate(evening.rounds):
        for place, one in enumerate(round_.pairings):
            if one.ranks is None and round_.is_open:
                changes = changes_of(one, news)
                if changes:
                    evening = rules.with_pairing(evening, number, place, **changes)
    evening = rules.after_tables(evening, now)
    if rules.is_due(evening, now):
        with suppress(TooFewPlayers):  # until somebody comes
            return begin(evening, now)
    return evening


def changes_of(pairing: Pairing, news: TableNews) -> dict[str, Any]:
    rows = news.results.get(pairing.table, [])
    if len(rows) == len(pairing.players):
        return {"state": "over", "ranks": ranks_of(rows), "scores": tuple(r.score for r in rows)}
    is_stopped = pairing.table in news.over and pairing.state == "playing"
    return {"state": "stopped"} if is_stopped else {}


def ranks_of(rows: Sequence[ResultRow]) -> tuple[int, ...]:
    return tuple(row.rank for row in rows)


def table_for(
    evening: Evening, pairing: Pairing, now: float
) -> tuple[TableRow, tuple[ChairRow, ...]]:
    """Return the table of a pairing as it is stored, with everybody in their seats."""
    game = find_game(evening.game)
    row = TableRow(
        id=pairing.table,
        game=evening.game,
        rules=game.version,
        seats=len(pairing.players),
        options=evening.options,
        pace="live",
        is_open=False,
        host=evening.host,
        created=now,
        seed=fresh_seed(),
        spectators=evening.spectators,
    )
    players = [evening.player(number) for number in pairing.players]
    chairs = tuple(
        chair_for(pairing.table, seat, one) for seat, one in enumerate(players) if one is not None
    )
    return row, chairs


def chair_for(table: str, seat: int, player: Player) -> ChairRow:
    """A place whose person is gone for good is played by a bot."""
    kind = "person" if player.person else "bot"
    bot = None if player.person else player.bot or "level2"
    name = player.name or BOT_NAMES[seat]
    return ChairRow(table_id=table, seat=seat, kind=kind, person=player.person, name=name, bot=bot)


# As it is stored


def read(row: EveningRow) -> Evening:
    return msgspec.convert(row.state, Evening)


def row_of(evening: Evening, version: int, now: float) -> EveningRow:
    return EveningRow(
        id=evening.id,
        host=evening.host,
        state=msgspec.to_builtins(evening),
        version=version,
        is_playing=evening.phase == "playing",
        touched=now,
    )
