"""A store in memory: what SQL would keep, with a switch to make it fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

import msgspec

from monsterbox.server.store.errors import Conflict, StoreFailed
from monsterbox.server.store.evenings import without as without_person
from monsterbox.server.store.rows import (
    AttemptRow,
    BanRow,
    ChairRow,
    EntryRow,
    EveningRow,
    Goal,
    LessonRow,
    News,
    PersonRow,
    Place,
    RecoveryRow,
    ReportRow,
    ResultRow,
    ReviewRow,
    Stored,
    TableBrief,
    TableNews,
    TableRow,
)
from tests.server.memory_mail import MemoryMail
from tests.server.memory_messages import MemoryMessages


@dataclass
class Kept:
    """One table with all that belongs to it, packed as a database would."""

    row: bytes
    chairs: dict[int, bytes]
    entries: list[bytes] = field(default_factory=list)
    keys: set[tuple[int | None, str]] = field(default_factory=set)
    over: bool = False
    waiting_for: list[int] = field(default_factory=list)
    touched: float = 0.0


class MemoryAttempts:
    """Attempts at puzzles."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str, str], AttemptRow] = {}

    async def save(self, row: AttemptRow) -> None:
        self.kept[row.person, row.game, row.puzzle] = row

    async def of_person(self, person_hash: str) -> list[AttemptRow]:
        return [self.kept[key] for key in sorted(self.kept) if key[0] == person_hash]

    def forget(self, person_hash: str) -> None:
        self.kept = {key: row for key, row in self.kept.items() if key[0] != person_hash}


class MemoryResults:
    """How matches ended."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], ResultRow] = {}

    async def add(self, rows: Sequence[ResultRow]) -> None:
        for row in rows:
            known = self.kept.get((row.table_id, row.seat), row)
            self.kept[row.table_id, row.seat] = msgspec.structs.replace(known, name=row.name)

    async def at_table(self, table_id: str) -> list[ResultRow]:
        return [row for row in self._in_order() if row.table_id == table_id]

    async def of_person(self, person_hash: str, limit: int) -> list[ResultRow]:
        theirs = {(-r.at, r.table_id) for r in self.kept.values() if r.person == person_hash}
        last = [table for _, table in sorted(theirs)[:limit]]
        return [row for table in last for row in await self.at_table(table)]

    async def rated(self, game: str, after: tuple[float, str] | None) -> list[ResultRow]:
        found = [row for row in self._in_order() if row.game == game and row.rated]
        return [row for row in found if after is None or (row.at, row.table_id) > after]

    async def count_rated(self, game: str, until: tuple[float, str]) -> int:
        found = await self.rated(game, None)
        return len({row.table_id for row in found if (row.at, row.table_id) <= until})

    def _in_order(self) -> list[ResultRow]:
        return sorted(self.kept.values(), key=lambda row: (row.at, row.table_id, row.seat))

    def change(self, is_it: Callable[[ResultRow], bool], **changes: str) -> None:
        for key, row in self.kept.items():
            if is_it(row):
                self.kept[key] = msgspec.structs.replace(row, **changes)


class MemoryEvenings:
    """Evenings in a dictionary, packed as a database would."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.kept: dict[str, bytes] = {}

    async def add(self, row: EveningRow) -> None:
        self.kept[row.id] = msgspec.json.encode(row)

    async def load(self, evening: str) -> EveningRow | None:
        packed = self.kept.get(evening)
        return None if packed is None else msgspec.json.decode(packed, type=EveningRow)

    async def save(self, row: EveningRow) -> bool:
        known = await self.load(row.id)
        is_next = known is not None and known.version == row.version - 1
        if is_next:
            await self.add(row)
        return is_next

    async def playing(self, limit: int) -> list[str]:
        return [one.id for one in self._all() if one.is_playing][:limit]

    async def of_person(self, person: str, limit: int) -> list[EveningRow]:
        found = [one for one in self._all() if person in people_of(one)]
        return sorted(found, key=lambda one: -one.touched)[:limit]

    async def news_of(self, table_ids: Collection[str]) -> TableNews:
        running = {one for one in table_ids if (k := self.store.tables.get(one)) and not k.over}
        ended = {one: await self.store.results.at_table(one) for one in table_ids}
        return TableNews(
            frozenset(set(table_ids) - running), {one: rows for one, rows in ended.items() if rows}
        )

    async def delete(self, evening: str) -> None:
        self.kept.pop(evening, None)
        code = await self.store.codes.code_of(Goal("evening", evening))
        self.store.codes.goals.pop(code or "", None)

    async def delete_untouched(self, since: float, limit: int) -> int:
        old = [one.id for one in self._all() if one.touched < since][:limit]
        for evening in old:
            await self.delete(evening)
        return len(old)

    def _all(self) -> list[EveningRow]:
        return [msgspec.json.decode(one, type=EveningRow) for one in self.kept.values()]


def people_of(row: EveningRow) -> set[str | None]:
    return {row.host, *(one["person"] for one in row.state["players"])}


class MemoryCodes:
    """Codes in a dictionary."""

    def __init__(self) -> None:
        self.goals: dict[str, Goal] = {}

    async def goal_of(self, code: str) -> Goal | None:
        return self.goals.get(code)

    async def code_of(self, goal: Goal) -> str | None:
        return next((code for code, one in self.goals.items() if one == goal), None)

    async def make(self, goal: Goal, propose: Callable[[], str]) -> str:
        known = await self.code_of(goal)
        code = known or propose()
        self.goals[code] = goal
        return code


class MemoryLessons:
    """What the store keeps about lessons."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.rows: dict[tuple[str, str], LessonRow] = {}

    async def tables_of(self, person: str) -> dict[str, str]:
        briefs = map(brief, self.store.tables.values())
        mine = [one.table for one in briefs if one.table.host == person and not one.over]
        given = [row for row in mine if row.lesson]
        return {row.game: row.id for row in sorted(given, key=lambda row: row.created)}

    async def finished_by(self, person: str) -> list[LessonRow]:
        return [row for (who, _), row in sorted(self.rows.items()) if who == person]

    async def finish(self, row: LessonRow) -> None:
        self.rows[row.person, row.game] = row

    async def untouched(self, since: float, limit: int) -> list[str]:
        given = [one for one in map(brief, self.store.tables.values()) if one.table.lesson]
        return [one.table.id for one in given if one.touched < since][:limit]

    def forget(self, person: str) -> None:
        self.rows = {key: row for key, row in self.rows.items() if row.person != person}


class MemoryReviews:
    """Workers live as long as the store."""

    def __init__(self, tables: dict[str, Kept]) -> None:
        self.tables = tables
        self.rows: dict[str, ReviewRow] = {}
        self.silent: set[str] = set()
        """Workers that give no sign of life."""

    async def of_table(self, table_id: str) -> ReviewRow | None:
        return self.rows.get(table_id)

    async def claim(self, table_id: str, worker: str) -> bool:
        row = self.rows.get(table_id) or ReviewRow(table_id=table_id, evaluator="", at=0)
        is_free = row.worker is None or row.worker in self.silent
        if table_id in self.tables and is_free:
            self.rows[table_id] = msgspec.structs.replace(row, worker=worker, draft=None)
        return table_id in self.tables and is_free

    async def save(self, table_id: str, worker: str, draft: str | None) -> bool:
        return self._change(table_id, worker, {"draft": draft})

    async def finish(self, table_id: str, worker: str, evaluator: str, report: str) -> bool:
        done = {"evaluator": evaluator, "report": report, "worker": None, "draft": None}
        return self._change(table_id, worker, done)

    def _change(self, table_id: str, worker: str, values: dict[str, str | None]) -> bool:
        row = self.rows.get(table_id)
        if row is None or row.worker != worker:
            return False
        self.rows[table_id] = msgspec.structs.replace(row, **values)
        return True

    async def drop(self, table_id: str) -> None:
        row = self.rows.pop(table_id, None)
        if row is not None and row.report is not None:
            self.rows[table_id] = msgspec.structs.replace(row, worker=None, draft=None)

    async def left_behind(self) -> list[str]:
        return [row.table_id for row in self.rows.values() if row.worker in self.silent]


class MemoryStore:
    """Keeps bytes, not objects: what comes back was really written."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.results = MemoryResults()
        self.attempts = MemoryAttempts()
        self.people: dict[str, PersonRow] = {}
        self.settings: dict[str, bytes] = {}
        self.codes = MemoryCodes()
        self.mail = MemoryMail(self._briefs, self.log)
        self.evenings = MemoryEvenings(self)
        self.kept_reports: dict[str, ReportRow] = {}
        self.kept_bans: dict[str, BanRow] = {}
        self.recoveries: dict[str, RecoveryRow] = {}
        self.lessons = MemoryLessons(self)
        self.reviews = MemoryReviews(self.tables)
        self.loads = 0
        self.writes = 0
        self.news = 0
        """How often lists got news that everybody can see; their only clock."""
        self.fails = False
        """From now on nothing can be written."""
        self.loses = False
        """From now on it is written, but says that it was not."""
        self.gate = asyncio.Event()
        """Writes wait until it is open."""
        self.gate.set()
        self.messages = MemoryMessages(self.tables, self._write, self._allow_text)

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def add_table(
        self, table: TableRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]
    ) -> None:
        await self._write()
        if table.id in self.tables:
            raise Conflict(f"table {table.id} is there already")
        packed = {chair.seat: msgspec.json.encode(chair) for chair in chairs}
        self.tables[table.id] = Kept(msgspec.json.encode(table), packed, touched=table.created)
        for entry in entries:
            self._append(entry)
        self._lose()

    async def append(
        self, entry: EntryRow, news: News | None = None, results: Sequence[ResultRow] = ()
    ) -> None:
        await self._write()
        self._append(entry, news)
        await self.results.add(results)
        self._lose()

    async def set_chair(
        self,
        chair: ChairRow,
        entry: EntryRow,
        news: News | None = None,
        results: Sequence[ResultRow] = (),
    ) -> None:
        await self._write()
        self._append(entry, news)
        await self.results.add(results)
        self.tables[chair.table_id].chairs[chair.seat] = msgspec.json.encode(chair)
        self._lose()

    async def try_to_write(self) -> None:
        await self._write()

    def _allow_text(self, table_id: str, on: bool) -> None:
        kept = self.tables[table_id]
        row = msgspec.json.decode(kept.row, type=TableRow)
        kept.row = msgspec.json.encode(msgspec.structs.replace(row, free_text=on))

    async def _write(self) -> None:
        await self.gate.wait()
        self.writes += 1
        if self.fails:
            raise StoreFailed("the disk is full")

    def _lose(self) -> None:
        if self.loses:
            raise StoreFailed("the connection is gone")

    def _append(self, entry: EntryRow, news: News | None = None) -> None:
        kept = self.tables.get(entry.table_id)
        if kept is None or entry.number != len(kept.entries) + 1:
            raise Conflict(f"entry {entry.number} of {entry.table_id}")
        if entry.key is not None:
            if (entry.seat, entry.key) in kept.keys:
                raise Conflict(f"key {entry.key}")
            kept.keys.add((entry.seat, entry.key))
        kept.entries.append(msgspec.json.encode(entry))
        if news is not None:
            self._note(kept, news)

    async def touch(self, table_id: str, news: News) -> None:
        self._note(self.tables[table_id], news)

    def _note(self, kept: Kept, news: News) -> None:
        kept.over, kept.waiting_for = news.progress.over, list(news.progress.waiting_for)
        if news.is_public:
            self.news += 1
            kept.touched = float(self.news)

    async def load(self, table_id: str) -> Stored | None:
        self.loads += 1
        kept = self.tables.get(table_id)
        return None if kept is None else stored(kept)

    def log(self, table_id: str) -> list[EntryRow]:
        return stored(self.tables[table_id]).entries

    async def open_tables(self, limit: int) -> list[TableBrief]:
        found = [brief for brief in self._briefs() if brief.table.is_open and not brief.over]
        return sorted(found, key=lambda one: -one.touched)[:limit]

    async def tables_of(self, person_hash: str, limit: int) -> list[TableBrief]:
        found = [
            brief
            for brief in self._briefs()
            if person_hash in (brief.table.host, *(chair.person for chair in brief.chairs))
        ]
        return sorted(found, key=lambda one: (one.over, -one.touched))[:limit]

    async def count_hosted(self, person_hash: str) -> int:
        running = [brief for brief in self._briefs() if not brief.over]
        return sum(brief.table.host == person_hash for brief in running)

    async def bots_asked(self) -> list[str]:
        return [one.table.id for one in self._briefs() if self._asks_a_bot(one)]

    def _asks_a_bot(self, one: TableBrief) -> bool:
        bots = [chair.seat for chair in one.chairs if chair.bot is not None]
        stand_ins = [entry.seat for entry in self.log(one.table.id) if entry.kind == "stand_in"]
        return not one.over and any(seat in (*bots, *stand_ins) for seat in one.waiting_for)

    def _briefs(self) -> list[TableBrief]:
        return [brief(kept) for kept in self.tables.values()]

    async def person(self, id_hash: str) -> PersonRow | None:
        return self.people.get(id_hash)

    async def people_among(self, hashes: Sequence[str]) -> dict[str, PersonRow]:
        return {one: self.people[one] for one in hashes if one in self.people}

    async def save_person(self, person: PersonRow) -> None:
        self.people[person.hash] = person

    async def setting(self, key: str, make: Callable[[], bytes]) -> bytes:
        return self.settings.setdefault(key, make())

    # Deleting

    async def delete_table(self, table_id: str) -> None:
        await self._write()
        self.tables.pop(table_id, None)
        self.results.change(lambda row: row.table_id == table_id, name="")
        code = await self.codes.code_of(Goal("table", table_id))
        self.codes.goals.pop(code or "", None)
        self.messages.forget_table(table_id)
        self.mail.forget_table(table_id)
        self.reviews.rows.pop(table_id, None)
        for report in await self.reports(len(self.kept_reports)):
            if report.table_id == table_id:
                del self.kept_reports[report.id]

    async def untouched_tables(self, since: float, limit: int) -> list[str]:
        old = sorted(self._briefs(), key=lambda one: one.touched)
        return [one.table.id for one in old if one.touched < since][:limit]

    async def places_of(self, person_hash: str) -> list[Place]:
        found = []
        for whole in map(stored, self.tables.values()):
            table = whole.table.id
            sits = [one for one in whole.chairs if one.person == person_hash]
            sat = [one for one in whole.entries if one.body.get("person") == person_hash]
            found += [Place(table, one.seat, one.name) for one in sits]
            found += [Place(table, one.seat or 0, one.body["name"]) for one in sat]
        return list(dict.fromkeys(found))

    async def forget_person(self, person_hash: str) -> None:
        await self._write()
        self.people.pop(person_hash, None)
        await self.mail.drop(person_hash)
        for evening in await self.evenings.of_person(person_hash, len(self.evenings.kept)):
            await self.evenings.save(without_person(evening, person_hash))
        self.results.change(lambda row: row.person == person_hash, person="nobody-1", name="")
        self.messages.forget_person(person_hash)
        self.attempts.forget(person_hash)
        self.lessons.forget(person_hash)
        for kept in self.tables.values():
            whole = stored(kept)
            if whole.table.host == person_hash:
                kept.row = msgspec.json.encode(msgspec.structs.replace(whole.table, host=""))
            kept.entries = [
                msgspec.json.encode(without(entry, person_hash)) for entry in whole.entries
            ]

    async def clean_up(self, unseen_since: float, now: float) -> None:
        self.people = {k: one for k, one in self.people.items() if one.seen >= unseen_since}
        self.recoveries = {k: one for k, one in self.recoveries.items() if one.expires > now}

    # For operators

    async def recent_tables(self, limit: int) -> list[TableBrief]:
        return sorted(self._briefs(), key=lambda one: -one.touched)[:limit]

    async def add_report(self, report: ReportRow) -> None:
        await self._write()
        self.kept_reports[report.id] = report

    async def reports(self, limit: int) -> list[ReportRow]:
        return sorted(self.kept_reports.values(), key=lambda one: -one.at)[:limit]

    async def drop_report(self, report_id: str) -> None:
        self.kept_reports.pop(report_id, None)

    async def ban(self, ban: BanRow) -> None:
        await self._write()
        self.kept_bans[ban.who] = ban

    async def unban(self, who: str) -> None:
        self.kept_bans.pop(who, None)

    async def bans(self) -> list[BanRow]:
        return list(self.kept_bans.values())

    async def switch(self, key: str) -> bool:
        return self.settings.get(key) == b"on"

    async def set_switch(self, key: str, *, on: bool) -> None:
        self.settings[key] = b"on" if on else b"off"

    # Recovery

    async def add_recovery(self, recovery: RecoveryRow) -> None:
        await self._write()
        self.recoveries[recovery.hash] = recovery

    async def take_recovery(self, link_hash: str, now: float) -> bytes | None:
        found = self.recoveries.pop(link_hash, None)
        return found.sealed if found is not None and found.expires > now else None


def without(entry: EntryRow, person_hash: str) -> EntryRow:
    if entry.body.get("person") != person_hash:
        return entry
    return msgspec.structs.replace(entry, body=entry.body | {"person": "", "name": ""})


def stored(kept: Kept) -> Stored:
    return Stored(
        msgspec.json.decode(kept.row, type=TableRow),
        [msgspec.json.decode(kept.chairs[seat], type=ChairRow) for seat in sorted(kept.chairs)],
        [msgspec.json.decode(entry, type=EntryRow) for entry in kept.entries],
    )


def brief(kept: Kept) -> TableBrief:
    whole = stored(kept)
    return TableBrief(whole.table, whole.chairs, kept.over, kept.waiting_for, kept.touched)
