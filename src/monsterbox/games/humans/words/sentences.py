"""What Humans!!! adds to the general way of speaking, alone and with Zombies!!!.

Everything here is read from a view; nothing decides what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from monsterbox.core.events import Event
from monsterbox.games.humans.words.joining import join as join
from monsterbox.games.humans.words.places import AT_TILES, DIRECTIONS, POINT, PlacedSeen, beside
from monsterbox.text.sentences import Listed, Phrase, Plain

# Ids and the fields that select words by them.
SELECTED = ("tile", "character", "kind")
PILES = {"wounds": "wound", "infections": "infection"}
# Verbs after which a card of another deck is named.
NAMED = {"wound": "wound", "drop": "infection"}
FIELD_OF_SORT = {"tile": "tile", "character": "character", "card": "kind"}
YES_OR_NO = ("dead", "out")
NO_TARGET = "none"
# Who steps at a question; at the others it is a zombie.
FIGURES = {"pawn-move": "pawn", "lead": "any"}
FIRST_ARM = 5  # the tiles of the cross lie in order: the Town Square, four roads, four buildings

RECAP = (
    "human-infected",
    "human-eaten",
    "npc-killed",
    "weapon-hit",
    "card-played",
    "item-used",
    "ability-used",
    "human-missed",
    "human-caught",
    "attack-failed",
    "try-failed",
    "marker-placed",
    "barricade-tried",
    "life-lost",
    "tile-placed",
)
CLAUSE_OF_PHASE = {
    "start": "HU-01",
    "character": "HU-02",
    "start-building": "HZ-03",
    "tile": "HU-10",
    "card": "HU-19",
    "roll": "HU-71",
    "infection": "HU-45",
    "wounded": "HU-53",
    "place": "HU-10",
    "put-human": "HU-16",
    "put-token": "HU-17",
    "premove": "HU-67",
    "move": "HU-21",
    "reroll": "HU-71",
    "barricade": "HU-31",
    "select": "HU-38",
    "capture-failed": "HU-40",
    "captured": "HU-41",
    "weapon": "HU-42",
    "heal": "HU-73",
    "take-wound": "HU-56",
    "before-infection": "HU-45",
    "drop": "HU-45",
    "after-infection": "HU-73",
    "choose": "HU-49",
    "flee": "HU-60",
    "discard": "HU-66",
    "object": "HU-73",
    "open-house": "HU-67",
    "run": "HU-61",
    "window": "HU-68",
    "over": "HU-79",
    "building": "HZ-07",
    "put-zombie": "HZ-07",
    "deck": "HZ-13",
    "stack": "HZ-09",
    "fill": "HZ-10",
    "put-npc": "ZZ-04",
    "put-life": "ZZ-05",
    "put-bullets": "ZZ-05",
    "pawn-roll": "HZ-23",
    "moved": "HZ-17",
    "pawn-move": "ZZ-08",
    "fight": "ZZ-11",
    "attack": "HZ-35",
    "before-npcs": "HZ-32",
    "npcs": "ZZ-16",
    "any": "HZ-14",
    "put-by-card": "HZ-22",
    "move-from": "HZ-22",
    "move-to": "HZ-22",
    "lead": "HZ-17",
    "undead": "HZ-18",
    "meet": "HZ-39",
}
CLAUSE_OF_CHOICE = {
    "place-tile-cell-quarters": "HU-11",
    "human-space": "HU-16",
    "token-space": "HU-17",
    "step-space-direction": "HU-23",
    "break-space": "HU-29",
    "end-move": "HU-22",
    "attempt-space": "HU-38",
    "to-space": "HU-63",
    "play-card": "HU-67",
    "play-card-cell": "HU-67",
    "play-card-space": "HU-67",
    "play-card-seat": "HU-67",
    "play-card-seat-space": "HU-67",
    "play-card-seat-item": "HU-67",
    "play-card-seat-bullets": "HU-67",
    "discard-card": "HU-66",
    "discard-nothing": "HU-66",
    "end-move-then-discard-nothing": "HU-66",
    "end-move-then-discard-item": "HU-66",
    "ability": "HU-73",
    "tunnel-space": "HU-73",
    "keep": "HU-71",
    "reroll": "HU-71",
    "wound-wound": "HU-56",
    "drop-infection": "HU-45",
    "eat": "HU-49",
    "infect": "HU-49",
    "done": "HU-67",
    "pass": "HU-68",
    "building-direction": "HZ-07",
    "own-space": "HZ-07",
    "fill-humans": "HZ-10",
    "fill-zombies": "HZ-10",
    "roll": "HZ-23",
    "stay": "HU-22",
    "accept": "ZZ-12",
    "spend-bullets": "ZZ-12",
    "lose-life": "ZZ-12",
    "fight": "ZZ-11",
    "end": "HU-22",
    "stack-humans": "HZ-09",
    "stack-zombies": "HZ-09",
    "draw-humans": "HZ-13",
    "draw-zombies": "HZ-13",
    "zombie-space": "ZZ-04",
    "life-space": "ZZ-05",
    "bullets-space": "ZZ-05",
    "from-space": "HZ-22",
    "move-space-direction": "ZZ-16",
    "attack-seat": "HZ-40",
    "assault-seat": "HZ-35",
    "use-card": "ZZ-18",
}


class CardFace(Protocol):
    """A component: a tile, a character or an event card."""

    id: str


class TileSeen(PlacedSeen, Protocol):
    """A tile of the town and what lies on it."""

    humans: Sequence[str]
    markers: Sequence[str]
    dice: Sequence[str]
    zombies: Sequence[str]
    life: Sequence[str]
    bullets: Sequence[str]
    free: Sequence[str]


class SeatSeen(Protocol):
    """What lies open before one seat."""

    seat: int
    side: str
    character: str | None
    capture: int | None
    zombies: Sequence[str]
    removed: int
    held: Sequence[str]
    pawn: str | None
    score: int
    goal: int | None
    tokens: int
    eaten: int
    wounds: Sequence[str]
    hand_size: int
    backs: tuple[int, int]
    card_used: bool
    ability_used: bool
    life: int
    bullets: int
    collected: int
    items: Sequence[str]
    charges: int
    fates: Sequence[str]
    is_asked: bool
    rank: int | None


class TableSeen(Protocol):
    """The table from one seat."""

    seat: int | None
    phase: str
    round: int
    active: int
    asked: Sequence[int]
    town: Sequence[TileSeen]
    seats: Sequence[SeatSeen]
    hand: Sequence[str]
    tile: str | None
    stacks: tuple[int, int]
    piles: Mapping[str, int]
    discard: Sequence[str]
    wounds_drawn: Sequence[str]
    infections_drawn: Sequence[str]
    supply: int
    steps: int
    tries: int
    roll: int | None
    at: str | None
    card: str | None
    weapon: str | None
    hit: int
    barricades: Mapping[str, int]


Cards = Mapping[str, Any]


# Values of sentences


def expand(values: Mapping[str, object], settings: Mapping[str, object]) -> dict[str, object]:
    """Ids select words; whom something happened to, and what a card was played on."""
    told = dict(values)
    for field in SELECTED:
        if isinstance(told.get(field), str):
            told[field] = Plain(told[field])
    if isinstance(deck := told.get("deck"), str):
        told["deck"] = PILES.get(deck, deck)
    if "victim" in told:
        told["prey"] = "human" if told["victim"] is None else "pawn"
    if "leader" in told:
        told["other"] = told.pop("leader")
    if isinstance(things := told.get("things"), tuple):
        told["things"] = Listed(
            Phrase("come", (("kind", kind), ("count", n))) for kind, n in things
        )
    if "direction" in told:
        told = {"steps": 1, "count": 1} | told
    for name in YES_OR_NO:
        if isinstance(told.get(name), bool):
            told[name] = "yes" if told[name] else "no"
    return told


def sort_of(card: CardFace) -> str:
    """A tile has spaces, a character a value for captures; the others are event cards."""
    if hasattr(card, "grid"):
        return "tile"
    return "character" if hasattr(card, "capture") else "card"


def card_values(card: CardFace, settings: Mapping[str, object]) -> dict[str, str | int]:
    """What the words of a component depend on."""
    return {FIELD_OF_SORT[sort_of(card)]: card.id}


# Choices


def kinds_of_words(words: Sequence[str], cards: Cards) -> list[str | None]:
    """What each word names, by what stands before it."""
    return [_kind_of_word(place, words, cards) for place in range(len(words))]


def _kind_of_word(place: int, words: Sequence[str], cards: Cards) -> str | None:
    word, verb = words[place], words[0]
    if place == 0:
        return None
    if POINT.fullmatch(word):
        return "cell" if verb == "place" or words[1] in AT_TILES else "space"
    if verb == "place":
        return "tile" if place == 1 else "quarters"
    if word in cards:
        return "card" if place == 1 else "item"
    if word.isdecimal():
        return "seat"
    if word in DIRECTIONS:
        return "direction"
    return NAMED.get(verb)


def attempts(choice: str, cards: Cards) -> list[str]:
    """Choices that may be refused, the most instructive first: an example for `?`."""
    middle = [f"step 1,1 {way}" for way in DIRECTIONS]
    plays = [f"play {card.id}" for card in cards.values() if hasattr(card, "deck")]
    return [*middle, "break 1,1", "attempt 1,1", *plays]


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
        case ["step" | "move", space, direction]:
            there = beside(space, direction)
            return {"to": there, "figure": FIGURES.get(view.phase, "zombie")} | lying_on(
                view, there
            )
        case ["break", space]:
            return {"needed": view.barricades[space]}
        case ["attempt", _]:
            return {"needed": own.capture or 0}
        case ["ability"]:
            return {"character": own.character or ""}
        case ["play", card, *_]:
            return {"bonus": cards[card].bonus or 0, "weapon": is_weapon(cards[card])}
        case ["building", direction]:
            return {"cell": arm_of(view, direction)}
        case ["attack" | "assault", seat]:
            return {"other": int(seat), "needed": own.capture or 0}
    return {}


def is_weapon(card: Any) -> str:
    return "no" if card.bonus is None else "yes"


def lying_on(view: TableSeen, space: str) -> dict[str, object]:
    """What a figure comes to: a human, a token, zombies."""
    return {
        "human": _is_there(space, (tile.humans for tile in view.town)),
        "token": _is_there(space, (tile.dice for tile in view.town)),
    }


def _is_there(space: str, rows: Iterable[Sequence[str]]) -> str:
    return "yes" if any(space in row for row in rows) else "no"


def arm_of(view: TableSeen, direction: str) -> str:
    """HZ-03. The building at the end of an arm of the cross."""
    return view.town[FIRST_ARM + DIRECTIONS.index(direction)].cell


def clause_of_choice(kind: str, values: Mapping[str, object], cards: Cards) -> str:
    """The clause that allows a choice."""
    if kind == "play-card" and values.get("weapon") == "yes":
        return "HU-41"
    return CLAUSE_OF_CHOICE[kind]


# Questions


def clause_of_prompt(view: TableSeen) -> str:
    """The clause that the open question rests on."""
    return CLAUSE_OF_PHASE[view.phase]


def prompt_values(view: TableSeen, topic: str | None) -> dict[str, object]:
    """What the question of a phase depends on; `topic` is what was rolled for last."""
    asked = asked_seat(view)
    return {
        "seat": asked,
        "other": view.active,
        "players": tuple(view.asked),
        "round": view.round,
        "tile": view.tile or (view.town[-1].tile if view.town else ""),
        "steps": view.steps,
        "roll": view.roll or 0,
        "what": topic or NO_TARGET,
        "at": view.at or "1,1",
        "card": view.card,
        "weapon": view.weapon,
        "character": view.seats[asked].character or "",
        "tokens": view.seats[asked].tokens,
        "needed": needed_for(topic, view),
    }


def needed_for(roll: str | None, view: TableSeen) -> int:
    """What the die must show; 0 if a roll only says how many steps a flight has."""
    if roll == "capture":
        return view.seats[view.active].capture or 0
    if roll == "barricade":
        return view.barricades.get(view.at or "", 0)
    return 0 if roll in (None, "flee") else view.hit


# The story


def topic_of(events: Iterable[Event], cards: Cards) -> str | None:
    """What the die was rolled for last."""
    for event in reversed([*events]):
        if event.key == "die-rolled":
            seen: Any = event
            return str(seen.what)
    return None


def is_worth_telling(event: Event) -> bool:
    """A tile that was drawn is told of when it is placed or removed."""
    return event.key != "tile-drawn"


def notices(settings: Mapping[str, object]) -> list[str]:
    """Characters, cards and tiles are largely a reconstruction."""
    return ["notice-data"]
