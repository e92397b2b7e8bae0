"""What a viewer hears at a table, in their own language."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from monsterbox.server.store.rows import MessageRow
from monsterbox.server.tables.conversation import EVERYBODY, Conversation
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.phrases import PHRASES, REACTIONS
from monsterbox.server.tables.rooms import Room
from monsterbox.server.views.shown import Phrase, Phrases, Said, Shown, Talk
from monsterbox.text.catalog import Catalog

AREA = "social"
MOST_SHOWN = 30
MOST_PUT_TOGETHER = 64


class Ears(NamedTuple):
    """What decides what somebody hears, and may say."""

    person: str | None
    muted: frozenset[str]
    may_write: bool
    may_allow: bool


_spoken: WeakKeyDictionary[Conversation, dict[tuple[int, Ears], tuple[int, Shown, Shown]]] = (
    WeakKeyDictionary()
)
"""What was put together since the last message: who hears the same is given one object."""


def ears_of(room: Room, person: Person | None) -> Ears:
    """Return the ears of somebody in the room; all who only watch have the same."""
    table, who = room.table, None if person is None else person.id_hash
    if who is not None and not table.held_by(who) and who != table.row.host:
        who = None
    is_host = who is not None and who == table.row.host
    return Ears(
        who,
        frozenset(one.muted for one in room.conversation.mutes if one.person == who),
        bool(table.held_by(who)) and room.may_write,
        is_host and room.may_allow_text,
    )


def with_talk(shown: Shown, room: Room, person: Person | None) -> Shown:
    """Add what was said at the table to what a viewer sees of it."""
    ears, said = ears_of(room, person), room.conversation
    if not has_company(room):
        return shown
    known = _spoken.setdefault(said, {})
    key = id(shown), ears
    found = known.get(key)
    if found is None or found[0] != said.revision or found[1] is not shown:
        talk = talk_of(room, ears, shown.language, shown.held)
        if len(known) >= MOST_PUT_TOGETHER:
            known.clear()
        found = known[key] = said.revision, shown, msgspec.structs.replace(shown, talk=talk)
    return found[2]


def has_company(room: Room) -> bool:
    """Whether two could talk here, or have talked; people at one device do without a table talk."""
    chairs = room.table.chairs
    people = {one.person for one in chairs if one.kind == "person"}
    is_free = any(one.kind == "free" for one in chairs)
    return len(people) + is_free > 1 or bool(room.conversation.messages)


def talk_of(room: Room, ears: Ears, language: str, held: tuple[int, ...]) -> Talk:
    chairs = room.table.chairs
    heard = said_to(room, ears, language)
    return Talk(
        messages=tuple(heard[-MOST_SHOWN:]),
        has_company=True,
        may_speak=bool(held),
        may_write=ears.may_write,
        may_allow_text=ears.may_allow,
        free_text=room.table.row.free_text,
        muted=tuple(one.seat for one in chairs if one.person and one.person in ears.muted),
        all_muted=EVERYBODY in ears.muted,
    )


def heard(room: Room, person: Person | None, language: str) -> list[Said]:
    """Return all that is kept of what somebody has heard."""
    return said_to(room, ears_of(room, person), language)


def said_to(room: Room, ears: Ears, language: str) -> list[Said]:
    """Return what somebody has heard; whom they have muted is not told at all."""
    catalog = Catalog(language)
    return [
        said(room, message, ears, catalog)
        for message in room.conversation.messages
        if is_heard(message, ears)
    ]


def is_heard(message: MessageRow, ears: Ears) -> bool:
    is_own = message.person == ears.person
    return is_own or not ears.muted & {message.person, EVERYBODY}


def said(room: Room, message: MessageRow, ears: Ears, catalog: Catalog) -> Said:
    chair, is_host = room.table.chairs[message.seat], ears.person == room.table.row.host
    is_own = ears.person is not None and message.person == ears.person
    is_said = message.kind != "removed"
    return Said(
        number=message.number,
        seat=message.seat,
        name=chair.name if chair.person == message.person else message.name,
        you=is_own,
        kind=message.kind,
        key=message.body if message.kind in ("phrase", "reaction") else "",
        text=text_of(message, catalog),
        at=message.at,
        may_remove=is_said and ears.person is not None and (is_own or is_host),
    )


def text_of(message: MessageRow, catalog: Catalog) -> str:
    match message.kind:
        case "phrase":
            return catalog.say(AREA, f"say-{message.body}")
        case "reaction":
            return catalog.say(AREA, f"react-{message.body}")
        case "text":
            return message.body
        case "removed":
            return catalog.say(AREA, "talk-removed")


def words_reported(catalog: Catalog, said: str) -> str:
    """Return what a report is about in the language of who reads it."""
    for kind in ("say", "react"):
        if catalog.has(AREA, f"{kind}-{said}"):
            return catalog.say(AREA, f"{kind}-{said}")
    return said


def all_phrases(language: str) -> Phrases:
    """Return everything that may be said at any table."""
    catalog = Catalog(language)
    return Phrases(
        phrases=tuple(
            Phrase(key=key, group=group, text=catalog.say(AREA, f"say-{key}"))
            for group, keys in PHRASES.items()
            for key in keys
        ),
        reactions=tuple(
            Phrase(key=key, group="", text=catalog.say(AREA, f"react-{key}")) for key in REACTIONS
        ),
    )
