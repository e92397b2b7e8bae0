"""The narrator of one table: puts what happens into words for one seat, and caches them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any
from weakref import WeakKeyDictionary, ref

import msgspec

from monsterbox.core.events import Event
from monsterbox.core.game import Game
from monsterbox.core.history import Step
from monsterbox.core.match import Match
from monsterbox.core.options import Settings, changed_options
from monsterbox.core.view import View
from monsterbox.server.tables.table import THEN, Table
from monsterbox.server.views.shown import Choice, Line, Setting
from monsterbox.text.citations import clause_of_event
from monsterbox.text.joining import Told, tell
from monsterbox.text.sentences import Components
from monsterbox.text.speaker import SEAT_FIELDS, SEATS_FIELD, Speaker

MOST_SAID = 2000
NAMING = {*SEAT_FIELDS, SEATS_FIELD}  # fields that become names of players
Narrators = dict[tuple[int | None, str, bool], "Narrator"]
_narrators: WeakKeyDictionary[Table, Narrators] = WeakKeyDictionary()
Sentence = tuple[Any, ...]
Reading = tuple[str, dict[str, object]]


class Phrases:
    """Words in one language that all tables of a game with the same options share.

    These are the names of cards, sentences that name nobody, and how choices are read.
    """

    def __init__(self) -> None:
        self.things: dict[str | None, str] = {}
        self.said: dict[Sentence, str] = {}
        self.read: dict[str, Reading] = {}


@lru_cache(maxsize=64)
def phrases_of(game_key: str, options: bytes, language: str) -> Phrases:
    """Return the shared phrases, which are made once."""
    return Phrases()


class Narrator(Speaker):
    """A speaker with a cache, since most sentences are repeated: cards, choices, log lines.

    On a device that several people share, the log uses names: "you" would be whoever holds it
    now.
    """

    def __init__(
        self,
        language: str,
        game: Game,
        settings: Settings,
        names: Sequence[str],
        seat: int | None,
        *,
        is_shared: bool = False,
    ) -> None:
        super().__init__(language, game, settings, names, seat)
        self._asked: tuple[int, Event | None] = (0, None)
        self._topic: str | None = None
        self._meant: tuple[str, str | None, View, tuple[str, dict[str, object]]] | None = None
        self._said: dict[Sentence, str] = {}
        self._changed = changed_options(game.options, settings)
        self._phrases = phrases_of(game.key, msgspec.json.encode(self._changed), language)
        self._neutral = Narrator(language, game, settings, names, None) if is_shared else None
        self.history = History(self)

    def look(self, view: View) -> None:
        super().look(view)
        if self._neutral is not None:
            self._neutral.look(view)

    def event(self, event: Event) -> str:
        if self._neutral is not None:
            return self._neutral.event(event)
        return super().event(event)

    def say(self, key: str, **values: object) -> str:
        what = (key, *values.items())
        said = self._phrases.said if NAMING.isdisjoint(values) else self._said
        try:
            known = said.get(what)
        except TypeError:  # a list or a mapping among the values
            return super().say(key, **values)
        if known is None:
            if len(said) >= MOST_SAID:
                said.clear()
            known = said[what] = super().say(key, **values)
        return known

    def the_card(self, card: str | None) -> str:
        things = self._phrases.things
        if card not in things:
            things[card] = super().the_card(card)
        return things[card]

    def _read(self, choice: str) -> Reading:
        read = self._phrases.read
        if choice not in read:
            if len(read) >= MOST_SAID:
                read.clear()
            read[choice] = super()._read(choice)
        return read[choice]

    def _meaning(
        self, choice: str, view: View, past: Iterable[Event]
    ) -> tuple[str, dict[str, object]]:
        """Return the meaning, which is asked for up to four times in a row for each choice."""
        is_known = self._meant is not None and self._meant[:2] == (choice, self.topic(past))
        if self._meant is None or not is_known or self._meant[2] is not view:
            meaning = super()._meaning(choice, view, past)
            self._meant = choice, self.topic(past), view, meaning
        return self._meant[3]

    def topic(self, past: Iterable[Event]) -> str | None:
        """Return the topic; the past is searched once, not again for each of thirty choices."""
        events = past if isinstance(past, list) else list(past)
        asked = len(events), events[-1] if events else None
        if self._asked[0] != asked[0] or self._asked[1] is not asked[1]:
            self._asked, self._topic = asked, super().topic(events)
        return self._topic

    @cached_property
    def house_rules(self) -> tuple[Setting, ...]:
        """Return the house rules that differ from the printed rules."""
        told = [self.option(name) for name in self._changed]
        return tuple(Setting(name=one.name, title=one.title, value=one.value) for one in told)

    @cached_property
    def small_print(self) -> tuple[str, ...]:
        return tuple(self.notices())

    def offer(
        self, choice: str, view: View, past: Sequence[Event], *, is_only: bool = False
    ) -> Choice:
        """Return a choice with all its words; nobody is asked again about the only one."""
        sentence = self.choice(choice, view, past)
        card = self.card_of(choice)
        is_short = card is not None and self.has_short(choice)
        return Choice(
            text=choice,
            sentence=sentence,
            short=self.short_choice(choice, view, past) if is_short else sentence,
            card=card,
            words=tuple(choice.split()),
            clause=self.clause_of(choice, view, past).id,
            asks=not is_only and self.is_asked_about(choice, view, past),
        )

    def offer_joint(self, row: Sequence[str], view: View, past: Sequence[Event]) -> Choice:
        """Return several choices that are made in one go."""
        told = self.offer(THEN.join(row), view, past)
        clauses = tuple(self.clause_of(choice, view, past).id for choice in row)
        return msgspec.structs.replace(told, clause=clauses[0], also=clauses[1:])


def narrator_of(
    table: Table, seat: int | None, language: str, *, is_shared: bool = False
) -> Narrator:
    """Return the narrator for a seat at this table; a new one when a name changes."""
    names = [chair.name for chair in table.chairs]
    narrators = _narrators.setdefault(table, {})
    wanted = (seat, language, is_shared)
    known = narrators.get(wanted)
    if known is None or list(known.names) != names:
        known = Narrator(language, table.game, table.settings, names, seat, is_shared=is_shared)
        narrators[wanted] = known
    return known


class History:
    """The log as lines, continued where it ended; after an undo it is made again."""

    def __init__(self, narrator: Narrator) -> None:
        # Its owner; a circle would outlive the table until garbage is collected, which is seldom.
        self._owner = ref(narrator)
        self._forget()

    @property
    def _narrator(self) -> Narrator:
        narrator = self._owner()
        assert narrator is not None, "a history is only used by its narrator"
        return narrator

    def _forget(self) -> None:
        self._seen: list[Event] = []  # everything that the seat has witnessed
        self._steps = 0
        self._last: Step | None = None
        self._own = 0  # events up to and including the seat's last choice
        self._be_silent()

    def _be_silent(self) -> None:
        self.past: list[Event] = []
        """The lines for what the seat has witnessed."""
        self.named: dict[str, None] = {}
        """The components that the lines name, in order."""
        self._lines: list[Line] = []
        self._line_of: list[int] = []  # the line that tells each event, or the next one
        self._told: Told | None = None

    def follow(self, match: Match) -> None:
        """Add what is new; start again if something must be hidden now, or may be shown again."""
        steps = match.steps
        if len(steps) < self._steps or (self._steps and steps[self._steps - 1] is not self._last):
            self._forget()
        for step in steps[self._steps :]:
            seen = (event.seen_by(self._narrator.seat) for event in step.events)
            self._seen += [event for event in seen if event is not None]
            if step.seat == self._narrator.seat:
                self._own = len(self._seen)
        self._steps = len(steps)
        self._last = steps[-1] if steps else None
        if self._narrator.places is not None:
            self._narrator.look(match.view(self._narrator.seat))
        told = match.recalled(self._seen)
        if told[: len(self.past)] != self.past:
            self._be_silent()
        for event in told[len(self.past) :]:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        """Add a line, or count the last one again: `(×2)`; some events have no line."""
        if self._narrator.sentences.is_worth_telling(event):
            self._say(event)
            self._line_of.append(len(self._lines) - 1)
        else:
            self._line_of.append(len(self._lines))
        self.past.append(event)

    def _say(self, event: Event) -> None:
        told, is_same = tell(self._narrator, event, self._told)
        line = self._line(told)
        if is_same:
            # What a line tells first is what it rests on.
            self._lines[-1] = msgspec.structs.replace(line, clause=self._lines[-1].clause)
        else:
            self._lines.append(line)
        self._told = told
        self.named |= dict.fromkeys(line.cards)

    def _line(self, told: Told) -> Line:
        event = told.event
        seat = msgspec.structs.asdict(event).get("seat")
        return Line(
            text=self._narrator.counted(told),
            key=event.key,
            seat=seat if isinstance(seat, int) else None,
            clause=clause_of_event(self._narrator.game.key, event, self.past),
            cards=named_in(event, self._narrator.cards),
            words=words_in(event, self._narrator.cards),
            numbers=numbers_in(event),
            others=others_in(event),
            times=told.times,
            number=len(self.past),
            new=False,
        )

    def lines(self) -> tuple[Line, ...]:
        """Return the log; lines after the seat's last choice are marked as new."""
        if self._narrator.seat is None or self._own >= len(self.past):
            return tuple(self._lines)
        first = self._line_of[self._own]
        fresh = (msgspec.structs.replace(line, new=True) for line in self._lines[first:])
        return (*self._lines[:first], *fresh)


def named_in(event: Event, cards: Components) -> tuple[str, ...]:
    """Return the components that an event names, in its order."""
    found: list[str] = []
    for value in msgspec.structs.astuple(event):
        if isinstance(value, str) and value in cards:
            found.append(value)
        elif isinstance(value, tuple):
            found += [one for one in value if isinstance(one, str) and one in cards]
    return tuple(dict.fromkeys(found))


def words_in(event: Event, cards: Components) -> tuple[str, ...]:
    """Return the texts of an event that do not name a component."""
    values = msgspec.structs.astuple(event)
    return tuple(one for one in values if isinstance(one, str) and one not in cards)


def numbers_in(event: Event) -> tuple[int, ...]:
    """Return the numbers of an event, without seats."""
    values = msgspec.structs.asdict(event).items()
    return tuple(value for name, value in values if type(value) is int and name not in SEAT_FIELDS)


def others_in(event: Event) -> tuple[int, ...]:
    """Return the seats of an event except the one that it is about."""
    values = msgspec.structs.asdict(event).items()
    names = SEAT_FIELDS.keys() - {"seat"}
    return tuple(value for name, value in values if type(value) is int and name in names)
