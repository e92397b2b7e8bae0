"""Lists of tables: what somebody who does not sit at a table is shown of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import cast

from monsterbox.server.club.pictures import head_of, sky_of
from monsterbox.server.store.rows import (
    ChairRow,
    Kind,
    Pace,
    PersonRow,
    Phase,
    TableBrief,
    TableRow,
)
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import PATIENCE
from monsterbox.server.tables.rooms import Rooms, stored
from monsterbox.server.views.shown import Head, Listing, Seat, TableCard
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog

MOST_LISTED = 40
MOST_CONSIDERED = 400
ENDS = ("over", "given-up")
NOBODY_KNOWN: Mapping[str, PersonRow] = MappingProxyType({})


async def listing(rooms: Rooms, person: Person, language: str) -> Listing:
    """List the tables to join or watch, and the person's own with whose turn it is."""
    who, catalog = person.id_hash, Catalog(language)
    listed = await stored(rooms.store.open_tables(MOST_CONSIDERED))
    theirs = await rooms.held_by_others([one.table.id for one in listed])
    found = in_turns(rooms, listed, theirs)
    known = await stored(rooms.store.tables_of(who, MOST_LISTED))
    mine = [one for one in known if not one.table.lesson]
    for brief in (*found, *mine):
        await rooms.correct_lists(brief)
    people = await stored(rooms.store.people_among(people_at((*found, *mine))))
    cards = [card(rooms, one, who, catalog, people) for one in found]
    own = [card(rooms, one, who, catalog, people) for one in mine]
    closed = {one.table.id for one in found if not one.table.spectators}
    going_on = [
        one
        for one in cards
        if not one.yours
        and (one.phase == "waiting" or (one.phase == "playing" and one.table not in closed))
    ]
    return Listing(open=tuple(going_on[:MOST_LISTED]), yours=in_order(own))


def in_turns(
    rooms: Rooms, found: Sequence[TableBrief], theirs: Mapping[str, float]
) -> list[TableBrief]:
    """List one table of each household, then a second one of each: a flood covers only its own.

    Only tables count where somebody waits. After a restart, and of tables opened at other
    processes, households are not known; hosts are.
    """
    listed = Counter[str]()
    turns = list[tuple[int, TableBrief]]()
    for one in found:
        if is_attended(rooms, one, theirs.get(one.table.id)):
            who = rooms.households.get(one.table.id, one.table.host)
            turns.append((listed[who], one))
            listed[who] += 1
    return [one for _, one in sorted(turns, key=lambda turn: turn[0])]


def is_attended(rooms: Rooms, brief: TableBrief, elsewhere: float | None = None) -> bool:
    """Whether anybody who sits there was seen lately; nobody waits for others at an empty table.

    `elsewhere` is how long that is ago at the process that holds the table, if it is another one.
    """
    limit = PATIENCE[brief.table.pace].at_most
    if elsewhere is not None:
        return elsewhere < limit
    room = rooms.find(brief.table.id)
    if room is None or room.cached is None:
        return rooms.clock.now() - brief.touched < limit
    presence = room.presence()
    seen = [presence.last_seen(one.person) for one in brief.chairs if one.person is not None]
    return presence.now - max(seen, default=0.0) < limit


def people_at(briefs: Sequence[TableBrief]) -> list[str]:
    """Return everybody who sits at one of these tables."""
    seated = (chair.person for brief in briefs for chair in brief.chairs)
    return sorted({person for person in seated if person is not None})


def heads_at(
    chairs: Sequence[ChairRow], person: str | None, people: Mapping[str, PersonRow]
) -> tuple[Head, ...]:
    """Return the pictures of everybody else at a table."""
    seated = [chair.person for chair in chairs if chair.person not in (None, person)]
    keys = [head_of(people.get(one), one) for one in dict.fromkeys(seated) if one is not None]
    return tuple(Head(key=key, sky=sky_of(key)) for key in keys)


def card(
    rooms: Rooms,
    brief: TableBrief,
    person: str | None,
    catalog: Catalog,
    people: Mapping[str, PersonRow] = NOBODY_KNOWN,
) -> TableCard:
    """Make the list entry of a table; if it is in memory, whose turn it is comes from there."""
    room = rooms.find(brief.table.id)
    over, waiting = brief.over, tuple(brief.waiting_for)
    if room is not None and room.listed is not None:
        over, waiting = room.listed
    row, chairs = brief.table, brief.chairs
    phase = phase_of(chairs, over=over)
    asked = waiting if phase == "playing" else ()
    yours = tuple(c.seat for c in chairs if person is not None and c.person == person)
    return TableCard(
        table=row.id,
        game=row.game,
        title=catalog.say(row.game, "name"),
        phase=phase,
        pace=cast(Pace, row.pace),
        is_open=row.is_open,
        seats=tuple(plain_seat(row, chair, yours, asked, catalog) for chair in chairs),
        free=sum(chair.kind == "free" for chair in chairs),
        your_turn=any(seat in asked for seat in yours),
        yours=yours,
        touched=brief.touched,
        heads=heads_at(chairs, person, people),
    )


def phase_of(chairs: Sequence[ChairRow], *, over: bool) -> Phase:
    if over:
        return "over"
    return "waiting" if any(chair.kind == "free" for chair in chairs) else "playing"


def plain_seat(
    row: TableRow,
    chair: ChairRow,
    yours: Sequence[int],
    asked: Sequence[int],
    catalog: Catalog,
) -> Seat:
    """Return who sits there, and nothing of the match: who is asked may be a secret (A-68)."""
    return Seat(
        seat=chair.seat,
        name=chair.name,
        kind=cast(Kind, chair.kind),
        bot=chair.bot,
        bot_name="" if chair.bot is None else bot_name(catalog, chair.bot),
        you=chair.seat in yours,
        asked=chair.seat in asked and chair.seat in yours,
        active=False,
        away=False,
        stand_in=False,
        stand_in_at=None,
        score=None,
        rank=None,
        hand_size=None,
        host=chair.person is not None and chair.person == row.host,
    )


def in_order(cards: Sequence[TableCard]) -> tuple[TableCard, ...]:
    """Sort tables: your turn first, then running ones, then those over; most recent first."""
    return tuple(
        sorted(cards, key=lambda one: (not one.your_turn, one.phase in ENDS, -one.touched))
    )
