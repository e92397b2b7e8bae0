"""What Oh My Brain adds to the general way of speaking: its cards, what choices mean.

Everything here is read from a view; nothing decides what is legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from monsterbox.core.events import Event
from monsterbox.games.oh_my_brain.words.joining import join as join

FULL_HAND = 3  # ZA-29
PEAK = 19  # ZA-64
MOSQUITO, SPIDER, MOUSE = "0", "8", "11"
TEASING = {MOSQUITO: "mosquito", SPIDER: "spider", MOUSE: "mouse"}
# The words of a choice after which a seat follows; numbers after the others are cards.
BEFORE_SEATS = ("to", "from", "hand", "grave")

RECAP = (
    "cards-played",
    "turn-passed",
    "brain-lost",
    "horde-cleared",
    "hands-swapped",
    "graves-swapped",
    "brain-stolen",
    "card-given",
    "card-taken-up",
    "card-drawn",
)
CLAUSE_OF_PHASE = {
    "start": "ZA-57",
    "deal": "ZA-02",
    "draw": "ZA-25",
    "rain": "ZA-45",
    "roll": "ZA-41",
    "split": "ZA-02",
    "bury": "ZA-02",
    "play": "ZA-14",
    "distribute": "ZA-20",
    "keep": "ZA-25",
    "give-card": "ZA-44",
    "give-to": "ZA-44",
    "steal": "ZA-46",
    "swap": "ZA-48",
    "refill": "ZA-29",
    "sign": "ZA-57",
    "over": "ZA-60",
}
CLAUSE_OF_CHOICE = {
    "split-card": "ZA-02",
    "play-card-number": "ZA-15",
    "pass": "ZA-22",
    "to-seat": "ZA-20",
    "keep-card": "ZA-25",
    "give-card": "ZA-44",
    "give-to-seat": "ZA-44",
    "steal-from-seat": "ZA-46",
    "swap-hand-seat": "ZA-48",
    "swap-grave-seat": "ZA-49",
    "no-swap": "ZA-48",
    "refill-card": "ZA-29",
    "leave": "ZA-32",
    "bury-card": "ZA-02",
    "rock": "ZA-57",
    "paper": "ZA-57",
    "scissors": "ZA-57",
}
# What lies under the card to be played, and the clause that says what fits there.
CLAUSE_OF_GROUND = {
    "empty": "ZA-16",
    "pass": "ZA-28",
    "below": "ZA-36",
    "zero": "ZA-34",
    "peak": "ZA-33",
    "climb": "ZA-17",
}


class CardFace(Protocol):
    """What is printed on the cards of one number."""

    id: str
    value: int
    teasing: bool
    marshmallow: bool


class SeatSeen(Protocol):
    """What lies open before one seat."""

    seat: int
    brains: int
    hand_size: int
    grave_size: int
    lot_size: int
    is_asked: bool
    rank: int | None


class TableSeen(Protocol):
    """The table from one seat."""

    seat: int | None
    phase: str
    round: int
    active: int
    asked: Sequence[int]
    seats: Sequence[SeatSeen]
    hand: Sequence[str]
    grave: Sequence[str]
    lot: Sequence[str]
    top: str | None
    horde: Sequence[str] | None
    horde_size: int
    discard: Sequence[str] | None
    discard_size: int
    reserve_size: int
    supply: int
    below_eight: bool
    extras: int
    face: str | None
    given: str | None


Cards = Mapping[str, CardFace]


def card_values(card: CardFace, settings: Mapping[str, object]) -> dict[str, str | int]:
    """What the words of a card depend on."""
    return {"value": card.value}


def kinds_of_words(words: Sequence[str], cards: Cards) -> list[str | None]:
    """Seats and cards are both written as numbers; the word before tells them apart."""
    befores = ["", *words[:-1]]
    return [_kind_of_word(word, befores[place], cards) for place, word in enumerate(words)]


def _kind_of_word(word: str, before: str, cards: Cards) -> str | None:
    if before in BEFORE_SEATS and word.isdecimal():
        return "seat"
    if word in cards:
        return "card"
    return "number" if word.startswith("x") and word[1:].isdecimal() else None


def effect_of(card: CardFace) -> str:
    """What follows when the card is played: a roll, or what a spider or a mouse does."""
    if card.marshmallow:
        return "roll"
    return TEASING[card.id] if card.id in (SPIDER, MOUSE) else "none"


def mark_of(card: CardFace) -> str:
    """What is marked on a card in the hand."""
    return "roll" if card.marshmallow else TEASING.get(card.id, "none")


def ground_of(view: TableSeen) -> str:
    """ZA-16, ZA-17, ZA-28, ZA-33, ZA-36. What lies under the card to be played."""
    if view.seats[view.active].hand_size == 0:
        return "pass"
    if view.top is None:
        return "empty"
    if view.below_eight:
        return "below"
    return {0: "zero", PEAK: "peak"}.get(int(view.top), "climb")


def asked_seat(view: TableSeen) -> int:
    """Whose choice it is: the listener's, or that of the first who is asked."""
    if view.seat is not None and view.seat in view.asked:
        return view.seat
    return view.asked[0] if view.asked else view.active


def choice_values(
    words: Sequence[str], view: TableSeen, cards: Cards, topic: str | None
) -> dict[str, object]:
    """What a choice means on this table, beyond the words it is written in."""
    own = view.seats[asked_seat(view)]
    match words:
        case ["play", name, *number]:
            count = int(number[0][1:]) if number else 1
            return {"count": count, "effect": effect_of(cards[name]), "ground": ground_of(view)}
        case ["pass"]:
            return {"last": "yes" if own.brains == 1 else "no", "ground": ground_of(view)}
        case ["split", name]:
            return {"others": _without(view.lot, name)}
        case ["keep", name]:
            return {"other_card": next(iter(_without(view.lot, name)), None)}
        case ["steal", "from", seat]:
            return {"brains": view.seats[int(seat)].brains}
        case ["swap", "hand", seat]:
            return {"own": own.hand_size, "count": view.seats[int(seat)].hand_size}
        case ["swap", "grave", seat]:
            return {"own": own.grave_size, "count": view.seats[int(seat)].grave_size}
        case ["to", seat] | ["give", "to", seat]:
            return {"count": view.seats[int(seat)].grave_size}
    return {}


def _without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    """The other cards; of equal ones a single one is taken out."""
    rest = list(cards)
    if card in rest:
        rest.remove(card)
    return tuple(rest)


def is_asked_about(kind: str, values: Mapping[str, object]) -> bool:
    """A card that is buried, and a pass that ends the game."""
    return kind in ("split-card", "bury-card") or (kind == "pass" and values["last"] == "yes")


def clause_of_choice(kind: str, values: Mapping[str, object], cards: Cards) -> str:
    """The clause that allows a choice."""
    ground = str(values.get("ground", ""))
    if kind == "play-card" and values["card"] == MOSQUITO and ground != "empty":
        return "ZA-33"
    if kind == "play-card" or (kind == "pass" and ground == "pass"):
        return CLAUSE_OF_GROUND[ground]
    return CLAUSE_OF_CHOICE[kind]


def clause_of_prompt(view: TableSeen) -> str:
    """The clause that the open question rests on."""
    if view.phase == "play":
        return CLAUSE_OF_GROUND[ground_of(view)]
    return CLAUSE_OF_PHASE[view.phase]


def prompt_values(view: TableSeen, topic: str | None) -> dict[str, object]:
    """What the question of a phase depends on."""
    asked = asked_seat(view)
    own = view.seats[asked]
    return {
        "seat": asked,
        "players": tuple(view.asked),
        "lot": own.grave_size + 1,
        "buried": own.grave_size,
        "ground": ground_of(view),
        "top": -1 if view.top is None else int(view.top),
        "extras": view.extras,
        "missing": FULL_HAND - own.hand_size,
        "card": view.given if view.phase == "give-to" else view.top,
    }


def attempts(choice: str, cards: Cards) -> list[str]:
    """The same with every card, or any card played."""
    verbs = dict.fromkeys([choice.split()[0], "play"])
    return [f"{verb} {card}" for verb in verbs for card in cards]


def is_worth_telling(event: Event) -> bool:
    """That the others, too, get cards in the set-up goes without saying."""
    seen: Any = event
    if event.key == "lot-dealt":
        return seen.cards is not None
    return event.key != "card-buried" or seen.card is not None


def notices(settings: Mapping[str, object]) -> list[str]:
    """What players are told of the edition: the deck is a reconstruction, unless replaced."""
    own = isinstance(settings["deck"], list) and isinstance(settings["marshmallows"], list)
    return [] if own else ["notice-deck"]
