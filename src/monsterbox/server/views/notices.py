"""What a tab that nobody looks at wants to know: where it is somebody's turn, and what has ended.

A hidden tab has no stream, so it asks for this again and again: it is one query, and a few bytes.
It names tables and games only, since browsers show it on locked screens, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from monsterbox.server.store.rows import MessageRow
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.rooms import Rooms, stored
from monsterbox.server.views.lobby import ENDS, MOST_LISTED, card
from monsterbox.server.views.shown import TableCard
from monsterbox.server.views.talk import Ears, ears_of, is_heard
from monsterbox.text.catalog import Catalog

MOST_OVER = 5
"""How many finished matches are told; the latest is always among them."""


class Notice(msgspec.Struct, frozen=True):
    """A table, and the name of its game in the reader's language."""

    table: str
    title: str


class Heard(msgspec.Struct, frozen=True):
    """A table where somebody has spoken to you, and the number of the last message."""

    table: str
    title: str
    last: int


class Notices(msgspec.Struct, frozen=True):
    """Your tables where something waits for you, is over, or was said."""

    turns: tuple[Notice, ...]
    over: tuple[Notice, ...]
    said: tuple[Heard, ...] = ()


async def notices(rooms: Rooms, person: Person, language: str) -> Notices:
    """Return what is news to a person about the own tables."""
    who, catalog = person.id_hash, Catalog(language)
    mine = await stored(rooms.store.tables_of(who, MOST_LISTED))
    cards = [card(rooms, one, who, catalog) for one in mine]
    over = [one for one in cards if one.yours and one.phase in ENDS]
    return Notices(
        turns=told(one for one in cards if one.your_turn),
        over=told(over[:MOST_OVER]),
        said=tuple(heard_at(rooms, person, [one for one in cards if one.phase not in ENDS])),
    )


def told(cards: Iterable[TableCard]) -> tuple[Notice, ...]:
    return tuple(Notice(one.table, one.title) for one in cards)


def heard_at(rooms: Rooms, person: Person, cards: Iterable[TableCard]) -> Iterator[Heard]:
    """Yield the tables where others have spoken; only those in memory are asked."""
    for one in cards:
        room = rooms.find(one.table)
        if room is None or room.cached is None or not one.yours:
            continue
        ears = ears_of(room, person)
        theirs = [told for told in room.conversation.messages if is_from_others(told, ears)]
        if theirs:
            yield Heard(one.table, one.title, theirs[-1].number)


def is_from_others(message: MessageRow, ears: Ears) -> bool:
    is_said = message.kind != "removed" and message.person != ears.person
    return is_said and is_heard(message, ears)
