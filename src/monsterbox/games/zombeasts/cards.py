"""The decks as data: reads and checks `cards.toml` or a file of the user's, builds the tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from monsterbox.core.errors import BadDeck, listing
from monsterbox.games.zombeasts.engine.deck import CARDS, CARDS_OF_A_COLOUR, COLOURED_CARDS, Deck

COLOURS = ("blue", "orange", "red", "green", "white")
ANIMALS = ("dog", "cat", "rabbit", "rat")
CORNERS = ("L", "R")
TOYS = ("", "bone", "mouse", "carrot", "paw")
TOY_OF = dict(zip(ANIMALS, TOYS[1:], strict=True))
MOST_TOYS = 60
LONGEST_NAMED = 40  # letters of an id in a message
ID = re.compile(r"[\w*+.-]{1,20}")  # what choices name has to fit into a request and on a button
RESERVED = ("from", "in", "of", "on", "out", "pile")  # words of the notation beside cards


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one card, and where we know it from."""

    id: str
    colour: str
    number: int
    points: int
    corner: str
    animal: str | None = None
    toy: str | None = None
    provenance: str = "unknown"
    note: str | None = None


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards, in deck order."""

    name: str
    card: tuple[Card, ...]
    provenance: str = "unknown"


class Cards:
    """A checked deck: the cards in deck order, and as tables for the rules."""

    def __init__(self, source: DeckFile) -> None:
        check(source)
        self.source = source
        self.name = source.name
        # Deck order within a colour is that of the file; the tables want white last.
        self.all = sorted(source.card, key=lambda card: COLOURS.index(card.colour))
        self.tables = Deck(
            [card.id for card in self.all],
            [COLOURS.index(card.colour) for card in self.all],
            [ANIMALS.index(card.animal) if card.animal else len(ANIMALS) for card in self.all],
            [card.number for card in self.all],
            [card.points for card in self.all],
            [CORNERS.index(card.corner) for card in self.all],
            [TOYS.index(card.toy or "") for card in self.all],
        )


def check(deck: DeckFile) -> None:
    """ZB-02. Refuse what is not a deck of Zombeasts, and say which card is wrong."""
    if len(deck.card) != CARDS:
        raise BadDeck(f"deck {deck.name}: {len(deck.card)} cards, but a deck has {CARDS}")
    for name, times in Counter(card.id for card in deck.card).items():
        if times > 1:
            raise BadDeck(f"deck {deck.name}: the id {name!r} is there {times} times")
    for card in deck.card:
        problem = problem_of(card)
        if problem:
            raise BadDeck(f"deck {deck.name}: card {card.id[:LONGEST_NAMED]!r}: {problem}")
    white = sum(card.colour == "white" for card in deck.card)
    if white != CARDS - COLOURED_CARDS:
        raise BadDeck(
            f"deck {deck.name}: {white} white cards, but there are {CARDS - COLOURED_CARDS}"
        )
    for colour in COLOURS[:4]:
        times = sum(card.colour == colour for card in deck.card)
        if times != CARDS_OF_A_COLOUR:
            raise BadDeck(
                f"deck {deck.name}: {times} {colour} cards, but there are {CARDS_OF_A_COLOUR}"
            )
    if sum(card.toy is not None for card in deck.card) > MOST_TOYS:
        raise BadDeck(f"deck {deck.name}: more than {MOST_TOYS} cards with a toy")


def problem_of(card: Card) -> str | None:
    """What the rules cannot work with, in words."""
    if not ID.fullmatch(card.id) or card.id in RESERVED:
        return (
            "an id is a word of at most 20 letters, digits and *+.-_, "
            f"and none of {listing(RESERVED)}"
        )
    for name, value, allowed in (
        ("colour", card.colour, COLOURS),
        ("animal", card.animal, (*ANIMALS, None)),
        ("corner", card.corner, CORNERS),
        ("toy", card.toy, (*TOYS[1:], None)),
    ):
        if value not in allowed:
            return f"{name} {value!r}, allowed: {listing(word for word in allowed if word)}"
    if not 0 <= card.number <= 4:
        return f"number {card.number}, allowed: 0 to 4"
    if not 0 <= card.points <= 4:
        return f"points {card.points}, allowed: 0 to 4"
    if (card.number == 0) != (card.colour == "white"):
        return "number 0 belongs to the white cards and to no others"
    if card.colour != "white" and card.animal is None:
        return "a coloured card shows an animal"
    if card.toy is not None and card.toy != TOY_OF.get(card.animal or ""):
        return f"toy {card.toy!r} does not go with {card.animal or 'no animal'}"
    return None


def read_deck(text: str, where: str) -> Cards:
    """A deck from the text of a TOML file."""
    try:
        return Cards(msgspec.convert(tomllib.loads(text), DeckFile))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadDeck(f"deck {where}: {error}") from None


def deck_from_data(data: object) -> Cards:
    """A deck that a record or a position brings along."""
    try:
        return Cards(msgspec.convert(data, DeckFile))
    except msgspec.ValidationError as error:
        raise BadDeck(f"deck: {error}") from None


def load_deck(path: Path) -> Cards:
    """A deck from a file of the user's."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadDeck(f"deck {path}: not a UTF-8 text") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadDeck(f"deck {path}: {reason}") from None
    return read_deck(text, str(path))


@cache
def recon_v1() -> Cards:
    """The default deck."""
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return read_deck(text, "recon_v1")


@cache
def recon_v1_all_animals() -> Cards:
    """joker_profile = all_animals: the blank jokers are a third dog and a third cat."""
    instead = {"W-NONE-L": ("W-DOG-L2", "dog"), "W-NONE-R": ("W-CAT-R2", "cat")}
    cards = []
    for card in recon_v1().source.card:
        if card.id in instead:
            name, animal = instead[card.id]
            card = msgspec.structs.replace(card, id=name, animal=animal, note=None)
        cards.append(card)
    source = recon_v1().source
    return Cards(msgspec.structs.replace(source, card=tuple(cards)))
