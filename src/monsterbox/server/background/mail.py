"""Sends mail: the question whether an address is right, and where a slow table waits.

Whoever is asked at a table that takes days gets a mail when they have not looked for a while, one
for all their tables, and no second one before they have chosen; a reminder comes a day before a bot
stands in. What is sent depends on nothing but whether they are asked and what they have done.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from email.message import EmailMessage

import aiosmtplib
import msgspec

from monsterbox.server.club.addresses import Addresses
from monsterbox.server.club.letters import Letters
from monsterbox.server.settings import Settings
from monsterbox.server.store.rows import AddressRow, TurnRow, WaitingRow
from monsterbox.server.tables.errors import NotSent, TableFailure
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import Rooms, stored

EVERY = 60.0  # seconds
MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
GRACE = 10 * MINUTE
AT_MOST_EVERY = HOUR
REMIND_AFTER = 2 * DAY  # a bot stands in after three
TIMEOUT = 20.0
LONGEST_PAUSE = HOUR
MOST_REFUSALS = 4
REFUSED_FOR = 6 * HOUR
NOT_TOLD = -1
PERMANENT = 500  # and above: the server will say the same again
log = logging.getLogger(__name__)


class NotReached(Exception):
    """The mail server took nothing; the same mail may be tried later."""


class Refused(Exception):
    """The mail server does not take mail for this address."""


class Postman:
    """Looks regularly who waits to be told; one of several processes sends each mail."""

    def __init__(self, rooms: Rooms, settings: Settings, password: str, secret: bytes) -> None:
        self.rooms = rooms
        self.addresses = Addresses(rooms.store.mail, secret)
        self.letters = Letters(settings.base_url, settings.mail_from, self.addresses)
        self._settings = settings
        self._password = password
        self._asked: dict[tuple[str, str, int], float] = {}
        self._pause, self._next_try = 0.0, 0.0
        self._work: asyncio.Task[None] | None = None
        self.sent = 0

    def start(self) -> None:
        self._work = asyncio.create_task(self._look_regularly(), name="mail")

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    # An address

    async def ask(self, person: Person, typed: str) -> None:
        """Send a mail that asks whether the address is right, or raise `NotSent`."""
        now = self.rooms.clock.now()
        row = await self.addresses.ask(person, typed, now)
        try:
            await self._send(self.letters.question(row, now))
        except (NotReached, Refused) as error:
            await self.addresses.forget(person)
            raise NotSent(str(error)) from None

    # Turns

    async def _look_regularly(self) -> None:
        while True:
            await self.rooms.clock.sleep(EVERY)
            try:
                await self.look()
            except TableFailure as error:
                log.warning("mail waits: %s", error)
            except Exception:
                log.exception("mail stopped")

    async def look(self) -> None:
        """Send what is due now."""
        now = self.rooms.clock.now()
        if now < self._next_try:
            return
        waiting = await stored(self.rooms.store.mail.waiting(now))
        theirs = await self.rooms.held_by_others([one.table_id for one in waiting])
        ours = [one for one in waiting if one.table_id not in theirs]
        self._note(ours, now)
        for row, tables in by_person(ours):
            new = [one for one in tables if self._is_new(one, now)]
            late = [one for one in tables if is_late(one, now)]
            if (new or late) and now - row.sent >= AT_MOST_EVERY:
                await self._tell(row, new, late, now)

    def _note(self, waiting: Sequence[WaitingRow], now: float) -> None:
        """Remember since when each question has been there; who looks at it starts anew."""
        before, self._asked = self._asked, {}
        for one in waiting:
            key = key_of(one)
            looks = self._is_looking(one, now)
            self._asked[key] = now if looks else before.get(key, now)

    def _is_looking(self, one: WaitingRow, now: float) -> bool:
        """Whether somebody has the table open; a table that is not in memory nobody has."""
        room = self.rooms.find(one.table_id)
        person = one.address.person
        return room is not None and any(watcher.person == person for watcher in room.watchers)

    def _is_new(self, one: WaitingRow, now: float) -> bool:
        is_told = one.told is not None and one.told.number >= one.number
        return not is_told and now - self._asked[key_of(one)] >= GRACE

    async def _tell(
        self, row: AddressRow, new: list[WaitingRow], late: list[WaitingRow], now: float
    ) -> None:
        told = [turn(one, now, reminded=False) for one in new]
        told += [turn(one, one.told.at, reminded=True) for one in late if one.told is not None]
        if not await stored(self.rooms.store.mail.claim(row, told, now)):
            return  # another process tells them, or they want no mail any more
        before = [one.told or nothing(one) for one in (*new, *late)]
        letter = (
            self.letters.turns(row, [*new, *late], now)
            if new
            else self.letters.reminder(row, late, now)
        )
        try:
            await self._send(letter)
        except NotReached as error:
            await stored(self.rooms.store.mail.give_back(row, before))
            self._rest(now)
            log.warning("mail server not reached: %s", error)
        except Refused as error:
            await stored(self.rooms.store.mail.give_back(refused(row, now), before))
            log.warning("mail refused: %s", error)
        else:
            self._pause = 0.0

    def _rest(self, now: float) -> None:
        """Leave a server alone that cannot be reached, longer each time."""
        self._pause = min(max(2 * self._pause, MINUTE), LONGEST_PAUSE)
        self._next_try = now + self._pause

    # The mail server

    async def _send(self, letter: EmailMessage) -> None:
        """Send a mail; where it is not known whether it was taken, it counts as sent."""
        client = self._client()
        try:
            await client.connect()
        except (aiosmtplib.SMTPException, OSError) as error:
            client.close()
            raise NotReached(type(error).__name__) from None
        try:
            await client.send_message(letter)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = {one.code for one in error.recipients}
            kind = Refused if all(code >= PERMANENT for code in codes) else NotReached
            raise kind(f"the server says {sorted(codes)}") from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotReached(f"the server says {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("mail may have been sent or not: %s", type(error).__name__)
        finally:
            client.close()
        self.sent += 1

    def _client(self) -> aiosmtplib.SMTP:
        told = self._settings
        return aiosmtplib.SMTP(
            hostname=told.smtp_host,
            port=told.smtp_port,
            username=told.smtp_user or None,
            password=self._password or None,
            use_tls=told.smtp_security == "tls",
            start_tls=told.smtp_security == "starttls",
            timeout=TIMEOUT,
        )


def by_person(waiting: Sequence[WaitingRow]) -> list[tuple[AddressRow, list[WaitingRow]]]:
    found: dict[str, list[WaitingRow]] = defaultdict(list)
    for one in waiting:
        found[one.address.person].append(one)
    return [(tables[0].address, tables) for tables in found.values()]


def key_of(one: WaitingRow) -> tuple[str, str, int]:
    return one.table_id, one.address.person, one.number


def is_late(one: WaitingRow, now: float) -> bool:
    """Whether somebody was told of this question two days ago, and not reminded."""
    told = one.told
    if told is None or told.number != one.number or told.reminded:
        return False
    return now - told.at >= REMIND_AFTER


def turn(one: WaitingRow, at: float, *, reminded: bool) -> TurnRow:
    person = one.address.person
    return TurnRow(
        table_id=one.table_id, person=person, number=one.number, at=at, reminded=reminded
    )


def nothing(one: WaitingRow) -> TurnRow:
    return msgspec.structs.replace(turn(one, 0.0, reminded=False), number=NOT_TOLD)


def refused(row: AddressRow, now: float) -> AddressRow:
    """Try again later, later each time; after some times the address counts as wrong."""
    failures = row.failures + 1
    return msgspec.structs.replace(
        row,
        failures=failures,
        resume=now + REFUSED_FOR * 2 ** (failures - 1),
        confirmed=failures < MOST_REFUSALS,
    )
