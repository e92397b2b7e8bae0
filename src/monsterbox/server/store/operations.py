"""Rare work on the database: deleting, and what operators and recovery links need.

Each function runs in a transaction of its own, outside of the group commit.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from monsterbox.server.store import codes, evenings, lessons, mail
from monsterbox.server.store.attempts import forget_attempts, forget_strangers
from monsterbox.server.store.results import forget_names, forget_unseen, make_nobody
from monsterbox.server.store.rows import BanRow, Place, RecoveryRow, ReportRow
from monsterbox.server.store.schema import (
    bans,
    chairs,
    entries,
    holdings,
    messages,
    mutes,
    people,
    recoveries,
    reports,
    results,
    reviews,
    tables,
)

UNCONFIRMED = 7 * 24 * 3600.0  # seconds for which an address may wait to be confirmed
NAMING = ("sit", "name", "leave")
"""The kinds of entries that tell the name of a person."""


# Deleting


def delete_table(connection: sa.Connection, table_id: str) -> None:
    for table in (holdings, messages, mutes, reports, reviews, entries, chairs):
        connection.execute(sa.delete(table).where(table.c.table_id == table_id))
    codes.drop(connection, "table", table_id)
    mail.forget_table(connection, table_id)
    connection.execute(sa.delete(tables).where(tables.c.id == table_id))
    forget_names(connection, table_id)


def untouched_tables(connection: sa.Connection, since: float, limit: int) -> list[str]:
    query = sa.select(tables.c.id).where(tables.c.touched < since).order_by(tables.c.touched)
    return list(connection.execute(query.limit(limit)).scalars())


def places_of(connection: sa.Connection, person_hash: str) -> list[Place]:
    sits = sa.select(chairs.c.table_id, chairs.c.seat, chairs.c.name)
    found = [Place(*row) for row in connection.execute(sits.where(chairs.c.person == person_hash))]
    for row in naming_entries(connection, person_hash):
        found.append(Place(row["table_id"], row["seat"], row["body"]["name"]))
    return list(dict.fromkeys(found))


def naming_entries(connection: sa.Connection, person_hash: str) -> list[dict[str, Any]]:
    """Load the entries of a person; this reads all that name anybody."""
    query = sa.select(entries).where(
        entries.c.kind.in_(NAMING), sa.cast(entries.c.body, sa.Text).contains(person_hash)
    )
    found = [dict(row) for row in connection.execute(query).mappings()]
    return [row for row in found if row["body"].get("person") == person_hash]


def forget_person(connection: sa.Connection, person_hash: str) -> None:
    for row in naming_entries(connection, person_hash):
        is_it = entries.c.table_id == row["table_id"], entries.c.number == row["number"]
        body = row["body"] | {"person": "", "name": ""}
        connection.execute(sa.update(entries).where(*is_it).values(body=body))
    sits = sa.update(chairs).where(chairs.c.person == person_hash)
    connection.execute(sits.values(person=None, name=""))
    hosted = sa.update(tables).where(tables.c.host == person_hash)
    connection.execute(hosted.values(host=""))
    reported = sa.update(reports).where(reports.c.reporter == person_hash)
    connection.execute(reported.values(reporter=""))
    connection.execute(sa.delete(reports).where(reports.c.person == person_hash))
    connection.execute(sa.delete(messages).where(messages.c.person == person_hash))
    is_theirs = sa.or_(mutes.c.person == person_hash, mutes.c.muted == person_hash)
    connection.execute(sa.delete(mutes).where(is_theirs))
    lessons.forget(connection, person_hash)
    evenings.forget_person(connection, person_hash)
    connection.execute(sa.delete(people).where(people.c.hash == person_hash))
    make_nobody(connection, person_hash)
    mail.forget(connection, person_hash)
    forget_attempts(connection, person_hash)


def clean_up(connection: sa.Connection, unseen_since: float, now: float) -> None:
    played = sa.select(results.c.person).where(
        results.c.person.is_not(None), results.c.at >= unseen_since
    )
    unseen = people.c.seen < unseen_since, people.c.hash.not_in(played)
    connection.execute(sa.delete(people).where(*unseen))
    forget_unseen(connection, unseen_since)
    forget_strangers(connection, unseen_since)
    connection.execute(sa.delete(recoveries).where(recoveries.c.expires <= now))
    mail.forget_unconfirmed(connection, now - UNCONFIRMED)
    mail.forget_unseen(connection, unseen_since)


# Reports and bans


def add_report(connection: sa.Connection, report: ReportRow) -> None:
    drop_report(connection, report.id)
    connection.execute(sa.insert(reports).values(msgspec.structs.asdict(report)))


def list_reports(connection: sa.Connection, limit: int) -> list[ReportRow]:
    query = sa.select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def drop_report(connection: sa.Connection, report_id: str) -> None:
    connection.execute(sa.delete(reports).where(reports.c.id == report_id))


def ban(connection: sa.Connection, row: BanRow) -> None:
    unban(connection, row.who)
    connection.execute(sa.insert(bans).values(msgspec.structs.asdict(row)))


def unban(connection: sa.Connection, who: str) -> None:
    connection.execute(sa.delete(bans).where(bans.c.who == who))


def list_bans(connection: sa.Connection) -> list[BanRow]:
    query = sa.select(bans).order_by(bans.c.at.desc(), bans.c.who)
    return [BanRow(**row) for row in connection.execute(query).mappings()]


# Recovery


def add_recovery(connection: sa.Connection, row: RecoveryRow) -> None:
    connection.execute(sa.insert(recoveries).values(msgspec.structs.asdict(row)))


def take_recovery(connection: sa.Connection, link_hash: str, now: float) -> bytes | None:
    """Delete the row first: of two devices that use a link at once, one finds it gone."""
    used = sa.delete(recoveries).where(recoveries.c.hash == link_hash)
    row = connection.execute(used.returning(recoveries.c.sealed, recoveries.c.expires)).first()
    return row.sealed if row is not None and row.expires > now else None
