"""What was said at one table, in memory: a cache of what is stored."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from monsterbox.server.store.rows import MessageRow, MuteRow
from monsterbox.server.tables.errors import UnknownMessage

EVERYBODY = ""


class Conversation:
    """Messages by number, and who is deaf to whom."""

    def __init__(self, messages: Iterable[MessageRow] = (), mutes: Iterable[MuteRow] = ()) -> None:
        self.messages = list(messages)
        self.mutes = set(mutes)
        self.revision = 0

    @property
    def next_number(self) -> int:
        return self.messages[-1].number + 1 if self.messages else 1

    def find(self, number: int) -> MessageRow:
        for message in self.messages:
            if message.number == number and message.kind != "removed":
                return message
        raise UnknownMessage

    def add(self, message: MessageRow, most: int) -> None:
        self.messages = [*self.messages, message][-most:]

    def remove(self, number: int) -> None:
        self.messages = [
            msgspec.structs.replace(one, kind="removed", body="") if one.number == number else one
            for one in self.messages
        ]

    def mute(self, mute: MuteRow, *, on: bool) -> None:
        (self.mutes.add if on else self.mutes.discard)(mute)
