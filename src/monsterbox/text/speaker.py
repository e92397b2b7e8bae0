"""Events, choices, refusals and questions as sentences in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from monsterbox.core.errors import Refusal
from monsterbox.core.events import Event
from monsterbox.core.game import Game
from monsterbox.core.options import Settings, Value, spell
from monsterbox.core.rulebook import Clause
from monsterbox.core.view import View
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog, Word
from monsterbox.text.joining import CARD, CARDS, Told, tell
from monsterbox.text.sentences import (
    Components,
    Listed,
    Phrase,
    Plain,
    Values,
    places_of,
    sentences_of,
)

CORE = "core"
# Fields that hold a seat: the variable for its name, and the one that says "it is you".
SEAT_FIELDS = {
    "seat": ("player", "you"),
    "victim": ("victim", "victim_is_you"),
    "owner": ("owner", "owner_is_you"),
    "receiver": ("receiver", "receiver_is_you"),
    "other": ("other", "other_is_you"),
}
# The field that holds several seats becomes their names.
SEATS_FIELD = "players"


@dataclass(frozen=True)
class Prompt:
    """Who must do what, and the clause it is based on."""

    text: str
    clause: str


@dataclass(frozen=True)
class OptionWords:
    """A house rule as people read it."""

    name: str
    title: str
    about: str
    value: str


def value_key(value: Value) -> str:
    """The name of a value's words: `up_to` is itself, 1000 `number-1000`, 10s `value-10s`."""
    if type(value) is int:
        return f"number-{value}"
    words = "none" if value is None else spell(value).replace(" ", "-")
    return words if words[:1].isalpha() else f"value-{words}"


def together(values: Values) -> Values:
    """The values, with several cards in place of the one that a sentence has room for."""
    cards = values.get(CARDS)
    if CARD not in values or not isinstance(cards, tuple):
        return values
    some = Phrase("some-cards", (("count", len(cards)),))
    others = {name: value for name, value in values.items() if name != CARDS}
    return others | {CARD: some if None in cards else Listed(cards)}


class Speaker:
    """Speaks to one listener, the seat that is "you"; without a seat, to everybody."""

    def __init__(
        self,
        language: str,
        game: Game,
        settings: Settings,
        names: Sequence[str],
        seat: int | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        """`bots` are the specs of the computer players by seat."""
        self.catalog = Catalog(language)
        self.game = game
        self.settings = settings
        self.names = tuple(names)
        self.seat = seat
        self.bots = dict(bots or {})
        self.cards: Components = game.components(settings)
        self.rules = game.clauses.in_language(language)
        self.sentences = sentences_of(game.key)
        # Of games on a map: what is told of a space depends on what was seen to lie there.
        self.places = places_of(game.key)
        self._seen: View | None = None
        self._town = None if self.places is None else self.places.survey(None, self.cards)

    def look(self, view: View) -> None:
        """Look at the table: on a map, places are named after what lies there for good."""
        if self.places is not None and view is not self._seen:
            self._seen = view
            self._town = self.places.survey(view, self.cards)

    def _located(self, values: Mapping[str, object]) -> Mapping[str, object]:
        return values if self.places is None else self.places.locate(values, self._town)

    # Words

    def say(self, key: str, **values: object) -> str:
        """A sentence of the game, or the general one where the game has none of its own."""
        return self.catalog.fill(self._area(key), key, self.words(values))

    def _area(self, key: str) -> str:
        is_general = not self.catalog.has(self.game.key, key) and self.catalog.has(CORE, key)
        return CORE if is_general else self.game.key

    def kind(self, seat: int) -> str:
        """What plays in a seat: `Sly Witch`; empty if a person sits there."""
        return bot_name(self.catalog, self.bots[seat]) if seat in self.bots else ""

    def card(self, card: str) -> str:
        """A card as a label: `green dog 4R`; a tile or a character likewise."""
        sort = self.sentences.sort_of(self.cards[card])
        return self.catalog.fill(self.game.key, sort, self._card_values(card))

    def the_card(self, card: str | None) -> str:
        """A card as the object of a sentence: `the green dog 4R`; hidden, `a card`."""
        if card is None:
            return self.catalog.say(self._area("card-hidden"), "card-hidden")
        return self.catalog.fill(self.game.key, "card-object", self._card_values(card))

    def _card_values(self, card: str) -> Mapping[str, Word]:
        return self.sentences.card_values(self.cards[card], self.settings)

    def words(self, values: Mapping[str, object]) -> dict[str, Word]:
        """Seats become names, cards become words."""
        spoken: dict[str, Word] = {}
        for field, value in together(self.sentences.expand(values, self.settings)).items():
            if field in SEAT_FIELDS:
                name, you = SEAT_FIELDS[field]
                spoken[name] = self.names[value] if isinstance(value, int) else ""
                spoken[you] = "yes" if value is not None and value == self.seat else "no"
            elif field == SEATS_FIELD and isinstance(value, tuple):
                spoken[field] = self.listing([self.names[seat] for seat in value])
            else:
                spoken[field] = self._word(value)
        return spoken

    def _word(self, value: object) -> Word:
        if value is None:
            return self.the_card(None)
        if isinstance(value, Plain):
            return str(value)
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, Listed):
            return self.listing([str(self._word(one)) for one in value])
        if isinstance(value, tuple):
            return ", ".join(map(self._label, value)) or self.catalog.say(CORE, "nothing")
        if isinstance(value, str) and value in self.cards:
            return self.the_card(value)
        return value if isinstance(value, int) else str(value)

    def listing(self, words: Sequence[str]) -> str:
        """`the owl 12, the ant 1 and the bat 7`."""
        if len(words) < 2:
            return "".join(words)
        *most, last = words
        return self.catalog.say(CORE, "list", most=", ".join(most), last=last)

    def _label(self, value: object) -> str:
        return self.phrase(value) if isinstance(value, Phrase) else self.card(str(value))

    def phrase(self, phrase: Phrase) -> str:
        """The words of a place, or of whatever else has a message of its own."""
        return self.catalog.fill(self._area(phrase.key), phrase.key, dict(phrase.values))

    # What happened

    def event(self, event: Event) -> str:
        told = msgspec.structs.asdict(event)
        hidden = "yes" if None in told.values() else "no"
        return self.say(event.key, **self._located(told), hidden=hidden)

    def story(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """The key and the sentence of each line; what belongs together is told once."""
        lines: list[Told] = []
        for event in filter(self.sentences.is_worth_telling, events):
            line, is_same = tell(self, event, lines[-1] if lines else None)
            lines[-1:] = [line] if is_same else [*lines[-1:], line]
        return [(line.event.key, self.counted(line)) for line in lines]

    def counted(self, line: Told) -> str:
        """The sentence of a line; `(×2)` if it was told twice."""
        if line.times == 1:
            return line.sentence
        return self.catalog.say(CORE, "times", sentence=line.sentence, count=line.times)

    # What may be done

    def choice(self, choice: str, view: View, past: Iterable[Event] = ()) -> str:
        """What a choice of the listener means; `past` tells what it may be about."""
        return self._choice(choice, view, past, "")

    def short_choice(self, choice: str, view: View, past: Iterable[Event] = ()) -> str:
        """The choice without its card, for lists that are grouped by card."""
        return self._choice(choice, view, past, ".short")

    def _choice(self, choice: str, view: View, past: Iterable[Event], form: str) -> str:
        kind, values = self._meaning(choice, view, past)
        self.look(view)
        return self.say(f"choice-{kind}{form}", **self._located(values))

    def clause_of(self, choice: str, view: View, past: Iterable[Event] = ()) -> Clause:
        """The clause that allows a choice."""
        kind, values = self._meaning(choice, view, past)
        return self.rules[self.sentences.clause_of_choice(kind, values, self.cards)]

    def is_asked_about(self, choice: str, view: View, past: Iterable[Event] = ()) -> bool:
        """Whether it is better to ask before a choice is made."""
        return self.sentences.is_asked_about(*self._meaning(choice, view, past))

    def has_short(self, choice: str) -> bool:
        return self.catalog.has(self.game.key, f"choice-{self.kind_of(choice)}.short")

    def kind_of(self, choice: str) -> str:
        """What the choices of that kind have in common: `play-card-on-moon`."""
        return self._read(choice)[0]

    def card_of(self, choice: str) -> str | None:
        """The card that a choice names, if it names one."""
        card = self._read(choice)[1].get("card")
        return None if card is None else str(card)

    def _meaning(
        self, choice: str, view: View, past: Iterable[Event]
    ) -> tuple[str, dict[str, object]]:
        """The kind of a choice, `play-card-on-moon`, and what its sentence needs."""
        kind, values = self._read(choice)
        topic = self.topic(past)
        return kind, values | self.sentences.choice_values(choice.split(), view, self.cards, topic)

    def topic(self, past: Iterable[Event]) -> str | None:
        """What the open question is about, as far as only the past tells it."""
        return self.sentences.topic_of(past, self.cards)

    def _read(self, choice: str) -> tuple[str, dict[str, object]]:
        words = choice.split()
        kinds = self.sentences.kinds_of_words(words, self.cards)
        values: dict[str, object] = {}
        for word, kind in zip(words, kinds, strict=True):
            if kind is not None:
                values[kind] = int(word) if kind == "seat" else word
        return "-".join(kind or word for word, kind in zip(words, kinds, strict=True)), values

    def refusal(self, refusal: Refusal) -> str:
        """Why not, without the clause."""
        key = f"refusal-{refusal.code}"
        return self.catalog.say(self._area(key), key)

    def prompt(self, view: View, past: Iterable[Event] = ()) -> Prompt:
        """The open question, for whoever is asked."""
        self.look(view)
        values = self._located(self.sentences.prompt_values(view, self.topic(past)))
        text = self.say(f"prompt-{view.phase}", **values)
        return Prompt(text, self.sentences.clause_of_prompt(view))

    # What is played

    def option(self, name: str) -> OptionWords:
        """A house rule and its value in this match."""
        key = f"option-{name}"
        return OptionWords(name, self.say(key), self.say(f"{key}.about"), self._value(name))

    def _value(self, name: str) -> str:
        value = self.settings[name]
        known = any(value == one for one in self.game.options[name].allowed)
        return self.option_value(name, value) if known else self.say(f"option-{name}.free")

    def option_value(self, name: str, value: Value) -> str:
        """A value that a house rule may have."""
        return self.say(f"option-{name}.{value_key(value)}")

    def free_value(self, name: str) -> str | None:
        """What else may be given, where any value of a kind is allowed."""
        key = f"option-{name}.free"
        return self.say(key) if self.catalog.has(self._area(key), key) else None

    def notices(self) -> list[str]:
        """That this is not an official edition, and how it differs from the printed game."""
        own = [self.say(key) for key in self.sentences.notices(self.settings)]
        return [self.catalog.say(CORE, "notice-unofficial"), *own]
