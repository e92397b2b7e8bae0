"""What belongs together in a log is told in one line: `You draw the owl 12 and the ant 1`.

A game says in `words/joining.py` what belongs together; this is what all of them need for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from monsterbox.core.events import Event

if TYPE_CHECKING:
    from monsterbox.text.speaker import Speaker

CARD, CARDS = "card", "cards"


@dataclass(frozen=True)
class Told:
    """The last line of a story: the event it tells, its sentence, and how often it was told."""

    event: Event
    sentence: str
    times: int = 1


def tell(speaker: Speaker, event: Event, last: Told | None) -> tuple[Told, bool]:
    """The line that tells an event, and whether it takes the place of the last one."""
    if last is not None and last.times == 1:
        both = speaker.sentences.join(last.event, event)
        if both is not None:
            return Told(both, speaker.event(both)), True
    sentence = speaker.event(event)
    if last is not None and (last.event.key, last.sentence) == (event.key, sentence):
        return Told(last.event, sentence, last.times + 1), True
    return Told(event, sentence), False


@cache
def several(kind: type[Event], field: str) -> type[Any]:
    """The same kind of event, of the same name, that tells of several: the field says of what."""
    fields = [(name, Any) for name in (*kind.__struct_fields__, field)]
    return msgspec.defstruct(
        kind.__name__, fields, bases=(Event,), frozen=True, kw_only=True, tag=True
    )


def gathered(before: Event, event: Event) -> Event | None:
    """Cards that come the same way, one after the other."""
    if before.key != event.key:
        return None
    told: dict[str, Any] = msgspec.structs.asdict(before)
    more: dict[str, Any] = msgspec.structs.asdict(event)
    cards = told.pop(CARDS, (told[CARD],))
    if any(told[name] != value for name, value in more.items() if name != CARD):
        return None
    if (told[CARD] is None) != (more[CARD] is None):
        return None
    both: Event = several(type(event), CARDS)(**told, cards=(*cards, more[CARD]))
    return both
