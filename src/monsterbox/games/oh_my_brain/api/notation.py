"""Choices as text and back: `play 12 x2`, `to 3`, `swap hand 1`, `card 7`, `face RAIN`."""

from __future__ import annotations

from collections.abc import Callable

from monsterbox.core.errors import listing
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE
from monsterbox.games.oh_my_brain.cards import FACES
from monsterbox.games.oh_my_brain.engine import actions
from monsterbox.games.oh_my_brain.engine.deck import VALUES
from monsterbox.games.oh_my_brain.engine.state import State
from monsterbox.games.oh_my_brain.engine.table import LOT, number_in

SIGNS = ("", "rock", "paper", "scissors")
VERBS = (
    "split CARD",
    "play CARD",
    "play CARD xN",
    "pass",
    "to SEAT",
    "keep CARD",
    "give CARD",
    "give to SEAT",
    "steal from SEAT",
    "swap hand SEAT",
    "swap grave SEAT",
    "no swap",
    "refill CARD",
    "leave",
    "bury CARD",
    *SIGNS[1:],
)
_WORDS = {actions.PASS: "pass", actions.NO_SWAP: "no swap", actions.LEAVE: "leave"} | {
    actions.SIGN + sign: SIGNS[sign] for sign in (1, 2, 3)
}
_ACTIONS = {text: action for action, text in _WORDS.items()}

# first action of a range, first after it, text before the opponent or value
_OF_OPPONENTS = (
    (actions.DIST, "to"),
    (actions.GIVE_TO, "give to"),
    (actions.STEAL_FROM, "steal from"),
    (actions.SWAP_HAND, "swap hand"),
    (actions.SWAP_GRAVE, "swap grave"),
)
_OF_VALUES = ((actions.GIVE_CARD, "give"), (actions.REFILL, "refill"), (actions.BURY, "bury"))


def text_of(t: State, seat: int, action: int) -> str:
    """The choice in words; `seat` is CHANCE for outcomes."""
    if action < actions.PLAY:
        return f"split {lot_card(t, seat, action)}"
    if action < t.deck.pass_:
        value = int(t.deck.value_of_play[action - actions.PLAY])
        number = int(t.deck.number_of_play[action - actions.PLAY])
        return f"play {value}" if number == 1 else f"play {value} x{number}"
    action -= int(t.deck.pass_)
    if action in _WORDS:
        return _WORDS[action]
    if actions.is_keep(action):
        return f"keep {lot_card(t, seat, action - actions.KEEP)}"
    for first, verb in _OF_OPPONENTS:
        if first < action < first + 5:
            return f"{verb} {(seat + action - first) % t.seats}"
    for first, verb in _OF_VALUES:
        if first <= action < first + VALUES:
            return f"{verb} {action - first}"
    return _outcome_text(t, action)


def _outcome_text(t: State, outcome: int) -> str:
    if outcome < actions.CARD:
        return f"start {outcome - actions.START}"
    if outcome < actions.FACE:
        return f"card {outcome - actions.CARD}"
    if outcome < actions.GONE:
        return f"face {FACES[int(t.deck.faces[outcome - actions.FACE])]}"
    return f"gone {outcome - actions.GONE}"


def lot_card(t: State, seat: int, place: int) -> str:
    """The card at a place of the lot; a place that is not there still has a name."""
    cards = cards_in(t, LOT + seat)
    return str(cards[place]) if place < len(cards) else f"card-{place + 1}"


def cards_in(t: State, zone: int) -> list[int]:
    """The values of a zone, ascending."""
    return [value for value in range(VALUES) for _ in range(int(number_in(t, zone, value)))]


def names(values: list[int]) -> tuple[str, ...]:
    """Cards as views and events name them."""
    return tuple(str(value) for value in values)


def parse(t: State, seat: int, text: str) -> int:
    """The action a text means, legal or not; `Unreadable` says which part means nothing."""
    words = text.split()
    if " ".join(words) != text:
        raise Unreadable("unknown-choice", "one space between two words, none around them")
    return _parse_outcome(t, words) if seat == CHANCE else _parse_choice(t, seat, words)


def _parse_choice(t: State, seat: int, words: list[str]) -> int:
    text = " ".join(words)
    after = int(t.deck.pass_)
    if text in _ACTIONS:
        return after + _ACTIONS[text]
    match words:
        case ["play", name]:
            return actions.PLAY + int(t.deck.most) * _value(name)
        case ["play", name, number]:
            return actions.PLAY + int(t.deck.most) * _value(name) + _number(t, number) - 1
        case ["split", name]:
            return actions.SPLIT + _place(t, seat, name)
        case ["keep", name]:
            return after + actions.KEEP + _place(t, seat, name)
        case ["to", other]:
            return after + actions.DIST + _opponent(t, seat, other)
        case ["give", "to", other]:
            return after + actions.GIVE_TO + _opponent(t, seat, other)
        case ["give", name]:
            return after + actions.GIVE_CARD + _value(name)
        case ["steal", "from", other]:
            return after + actions.STEAL_FROM + _opponent(t, seat, other)
        case ["swap", "hand", other]:
            return after + actions.SWAP_HAND + _opponent(t, seat, other)
        case ["swap", "grave", other]:
            return after + actions.SWAP_GRAVE + _opponent(t, seat, other)
        case ["refill", name]:
            return after + actions.REFILL + _value(name)
        case ["bury", name]:
            return after + actions.BURY + _value(name)
    raise Unreadable("unknown-choice", f"{text[:40]!r} is no choice; choices: {listing(VERBS, 20)}")


def _parse_outcome(t: State, words: list[str]) -> int:
    after = int(t.deck.pass_)
    match words:
        case ["start", other]:
            return after + actions.START + _seat(t, other)
        case ["card", name]:
            return after + actions.CARD + _value(name)
        case ["face", name] if name in FACES:
            return after + actions.FACE + _face(t, name)
        case ["gone", other]:
            return after + actions.GONE + _seat(t, other)
    raise Unreadable(
        "unknown-outcome",
        f"{' '.join(words)[:40]!r} is no outcome; outcomes: start SEAT, card CARD, face FACE",
    )


def _face(t: State, name: str) -> int:
    effects = [int(effect) for effect in t.deck.faces]
    if FACES.index(name) not in effects:
        raise Unreadable("unknown-outcome", f"{name} is on no face of this die")
    return effects.index(FACES.index(name))


def _whole(text: str, below: int, refuse: Callable[[], Unreadable]) -> int:
    """A number from 0, written as we write it."""
    if text.isascii() and text.isdecimal() and text == str(int(text[:9])) and int(text) < below:
        return int(text)
    raise refuse()


def _value(name: str) -> int:
    return _whole(
        name,
        VALUES,
        lambda: Unreadable("unknown-card", f"{name[:40]!r} is no card from 0 to {VALUES - 1}"),
    )


def _number(t: State, text: str) -> int:
    """`x2`: a group of two."""
    most = int(t.deck.most)
    if text.startswith("x") and text[1:] in {str(number) for number in range(2, most + 1)}:
        return int(text[1:])
    raise Unreadable("unknown-number", f"{text[:40]!r} is no number of cards, x2 to x{most}")


def _place(t: State, seat: int, name: str) -> int:
    """The lowest place in the lot at which a card of that value lies."""
    cards = cards_in(t, LOT + seat)
    if _value(name) not in cards:
        raise Unreadable("not-in-lot", f"{name} does not lie before this seat", "ZA-02")
    return cards.index(_value(name))


def _seat(t: State, name: str) -> int:
    return _whole(
        name,
        int(t.seats),
        lambda: Unreadable("no-such-opponent", f"{name[:40]!r} is no seat at this table"),
    )


def _opponent(t: State, seat: int, name: str) -> int:
    """Clockwise from the seat: 1 to 4."""
    others = [other for other in range(int(t.seats)) if other != seat]
    if name not in [str(other) for other in others]:
        raise Unreadable(
            "no-such-opponent", f"{name[:40]!r} is no opponent; opponents: {listing(others)}"
        )
    return (int(name) - seat) % int(t.seats)
