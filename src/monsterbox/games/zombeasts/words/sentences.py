"""What Zombeasts adds to the general way of speaking: its cards, its moons, what choices mean.

Everything here is read from a view; nothing decides what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from monsterbox.core.events import Event
from monsterbox.games.zombeasts.words.joining import join as join

MOONS = ("blue", "orange", "red", "green", "white", "white2")
FULL_HAND = 5  # ZB-92

RECAP = (
    "joker-swapped",
    "moon-completed",
    "bonus-taken",
    "toy-used",
    "white-moon-taken-over",
    "card-exchanged",
    "card-given-away",
    "hand-dumped",
    "moon-started",
    "card-added",
    "hand-robbed",
    "stock-drawn",
    "pile-drawn",
)
CLAUSE_OF_PHASE = {
    "start": "ZB-05",
    "deal": "ZB-02",
    "steal": "ZB-50",
    "play": "ZB-08",
    "extra": "ZB-23",
    "swap-take": "ZB-31",
    "swap-place": "ZB-33",
    "bonus": "ZB-43",
    "after-lay": "ZB-80",
    "carrot-out": "ZB-83",
    "carrot-in": "ZB-63",
    "mouse-take": "ZB-87",
    "mouse-place": "ZB-87",
    "paw-discard": "ZB-92",
    "draw": "ZB-49",
    "over": "ZB-76",
}
CLAUSE_OF_CHOICE = {
    "swap-card": "ZB-30",
    "give-up": "ZB-60",
    "stop": "ZB-27",
    "take-card": "ZB-31",
    "place-on-moon": "ZB-33",
    "place-on-moon-of-seat": "ZB-33",
    "bonus-card": "ZB-43",
    "decline": "ZB-43",
    "attack": "ZB-23",
    "neither": "ZB-80",
    "carrot-out-card": "ZB-86",
    "carrot-in-card": "ZB-63",
    "mouse-card": "ZB-87",
    "mouse-on-moon": "ZB-87",
    "discard-card": "ZB-92",
    "draw-card": "ZB-49",
    "draw-pile": "ZB-49",
    "draw-from-seat": "ZB-50",
    "stop-drawing": "ZB-49",
}
CLAUSE_OF_TOY = {"carrot": "ZB-83", "mouse": "ZB-87", "bone": "ZB-91", "paw": "ZB-92"}
# Events that lay a card, and their field that names it.
LAYING = {
    "moon-started": "card",
    "card-added": "card",
    "white-moon-taken-over": "card",
    "card-exchanged": "into",
}


class CardFace(Protocol):
    """What is printed on a card."""

    id: str
    colour: str
    animal: str | None
    number: int
    points: int
    corner: str
    toy: str | None


class SeatSeen(Protocol):
    """What lies open before one seat."""

    seat: int
    hand_size: int
    moons: Mapping[str, Sequence[str]]
    victory_size: int
    full_moons: int
    minus: Sequence[str]
    score: int | None
    rank: int | None
    victory: Sequence[str] | None


class TableSeen(Protocol):
    """The table from one seat."""

    seat: int | None
    phase: str
    asked: int | None
    active: int
    seats: Sequence[SeatSeen]
    hand: Sequence[str]
    stock: Sequence[str | None]
    pile_size: int
    discard: Sequence[str]
    number: int
    attack: bool
    grant: str | None
    last_round: bool
    joker: str | None
    taken: str | None
    out: str | None
    fetched: str | None


Cards = Mapping[str, CardFace]


def card_values(card: CardFace, settings: Mapping[str, object]) -> dict[str, str | int]:
    """What the words of a card depend on; toys are named where they do something (ZB-77)."""
    return {
        "colour": card.colour,
        "animal": card.animal or "none",
        "number": card.number,
        "points": card.points,
        "corner": card.corner,
        "toy": card.toy if card.toy and settings["master"] else "none",
    }


def kinds_of_words(words: Sequence[str], cards: Cards) -> list[str | None]:
    """Cards, moons and seats; the other words say what is done with them."""
    return [_kind_of_word(word, cards) for word in words]


def _kind_of_word(word: str, cards: Cards) -> str | None:
    if word in cards:
        return "card"
    if word.isdecimal():
        return "seat"
    return "moon" if word in MOONS else None


def own_moons(view: TableSeen) -> Mapping[str, Sequence[str]]:
    """The moons of whoever chooses."""
    seat = view.seat if view.seat is not None else view.asked
    return {} if seat is None else view.seats[seat].moons


def manner(card: CardFace, moon: str, moons: Mapping[str, Sequence[str]]) -> str:
    """ZB-09, ZB-10, ZB-17. Whether the card starts the moon, joins it or takes it over."""
    if moon not in moons:
        return "start"
    return "over" if card.colour != "white" and moon.startswith("white") else "add"


def choice_values(
    words: Sequence[str], view: TableSeen, cards: Cards, topic: str | None
) -> dict[str, object]:
    """What a choice means on this table, beyond the words it is written in."""
    match words:
        case ["play", name]:
            return _laying(cards[name], cards[name].colour, view)
        case ["play", name, "on", moon]:
            return _laying(cards[name], moon, view)
        case ["place", "on", moon] if view.taken:
            return _laying(cards[view.taken], moon, view)
        case ["place", "on", _, "of", _]:
            return {"card": view.taken}
        case ["mouse", "on", moon] if view.fetched:
            return _laying(cards[view.fetched], moon, view)
        case ["take", name]:
            return _whereabouts(name, view)
        case ["carrot", "in", _]:
            return {"out": view.out}
        case ["draw", "pile"]:
            return {"count": view.pile_size}
        case ["draw", "from", seat]:
            return {"count": view.seats[int(seat)].hand_size}
        case ["toy"]:
            return {"toy": topic or "none"}
        case ["neither"]:
            return {"attack": "yes" if view.attack else "no"}
    return {}


def _laying(card: CardFace, moon: str, view: TableSeen) -> dict[str, object]:
    return {"card": card.id, "moon": moon, "manner": manner(card, moon, own_moons(view))}


def _whereabouts(card: str, view: TableSeen) -> dict[str, object]:
    """In whose moon a card lies."""
    for seat in view.seats:
        for moon, lying in seat.moons.items():
            if card in lying:
                return {"owner": seat.seat, "moon": moon}
    return {"owner": None, "moon": "none"}


def is_asked_about(kind: str, values: Mapping[str, object]) -> bool:
    """The whole hand."""
    return kind == "give-up"


def clause_of_choice(kind: str, values: Mapping[str, object], cards: Cards) -> str:
    """The clause that allows a choice."""
    if kind in ("play-card", "play-card-on-moon"):
        return _clause_of_laying(cards[str(values["card"])], values)
    if kind == "toy":
        return CLAUSE_OF_TOY.get(str(values["toy"]), "ZB-78")
    return CLAUSE_OF_CHOICE[kind]


def _clause_of_laying(card: CardFace, values: Mapping[str, object]) -> str:
    if values["manner"] == "over":
        return "ZB-17"
    if card.colour == "white":
        return "ZB-15" if str(values["moon"]).startswith("white") else "ZB-14"
    return "ZB-09" if values["manner"] == "start" else "ZB-10"


def clause_of_prompt(view: TableSeen) -> str:
    """The clause that the open question rests on."""
    if view.phase == "extra" and view.grant == "bone":
        return CLAUSE_OF_TOY["bone"]
    return CLAUSE_OF_PHASE[view.phase]


def prompt_values(view: TableSeen, topic: str | None) -> dict[str, object]:
    """What the question of a phase depends on."""
    asked = view.asked if view.asked is not None else view.active
    return {
        "seat": asked,
        "number": view.number,
        "grant": view.grant or "none",
        "attack": "yes" if view.attack else "no",
        "toy": topic or "none",
        "excess": view.seats[asked].hand_size - FULL_HAND,
        "card": {
            "swap-take": view.joker,
            "swap-place": view.taken,
            "carrot-in": view.out,
            "mouse-place": view.fetched,
        }.get(view.phase),
    }


def attempts(choice: str, cards: Cards) -> list[str]:
    """The same with every card, or any card played."""
    verbs = dict.fromkeys([choice.split()[0], "play"])
    return [f"{verb} {card}" for verb in verbs for card in cards]


def topic_of(events: Iterable[Event], cards: Cards) -> str | None:
    """The toy on the card that was laid last."""
    for event in reversed([*events]):
        if event.key in LAYING:
            return cards[str(getattr(event, LAYING[event.key]))].toy
    return None


def notices(settings: Mapping[str, object]) -> list[str]:
    """What players are told of the edition: the cards are a reconstruction, unless replaced."""
    return ["notice-deck"] if settings["deck_profile"] == "recon_v1" else []
