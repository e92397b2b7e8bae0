"""Choices as text and back: `play G-DOG-4R`, `draw from 2`, `deal B-CAT-1L`."""

from __future__ import annotations

from collections.abc import Iterator

from monsterbox.core.errors import listing
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE, NONE
from monsterbox.games.zombeasts.engine import actions
from monsterbox.games.zombeasts.engine.deck import COLOURED_CARDS, WHITE, WORDS, word_of
from monsterbox.games.zombeasts.engine.state import State
from monsterbox.games.zombeasts.engine.table import ROWS, SECOND_WHITE, SLOTS, card_at

SEATS = ("0", "1", "2", "3")
ROW_NAMES = ("blue", "orange", "red", "green", "white", "white2")
_WORDS = {
    actions.ATTACK: "attack",
    actions.TOY: "toy",
    actions.NEITHER: "neither",
    actions.STOP: "stop",
    actions.DECLINE: "decline",
    actions.DRAW_PILE: "draw pile",
    actions.STOP_DRAWING: "stop drawing",
    actions.GIVE_UP: "give up",
}
_ACTIONS = {text: action for action, text in _WORDS.items()}
VERBS = (
    "play",
    "swap",
    "take",
    "place",
    "bonus",
    "decline",
    "attack",
    "toy",
    "neither",
    "stop",
    "carrot",
    "mouse",
    "discard",
    "draw",
    "give up",
)


def text_of(t: State, seat: int, action: int) -> str:
    """The choice in words; `seat` is CHANCE for outcomes."""
    if action in _WORDS:
        return _WORDS[action]
    if actions.is_place(action) or actions.is_second_place(action):
        return _place_text(t, action)
    if actions.is_draw(action):
        return _draw_text(t, seat, action)
    if actions.is_swap(action):
        return f"swap {t.deck.ids[COLOURED_CARDS + action - actions.SWAP]}"
    if actions.is_take(action):
        return f"take {t.deck.ids[action - actions.TAKE]}"
    if actions.is_target(action):
        return _target_text(t, seat, action)
    if actions.is_bonus(action):
        return f"bonus {_stock_name(t, action - actions.BONUS)}"
    if actions.is_start(action):
        return f"start {action - actions.START}"
    if action >= actions.DEAL:
        return f"deal {t.deck.ids[action - actions.DEAL]}"
    return _toy_text(t, action)


def _draw_text(t: State, seat: int, action: int) -> str:
    if actions.is_hand_draw(action):
        return f"draw from {(seat + action - actions.DRAW_HAND) % t.seats}"
    return f"draw {_stock_name(t, action - actions.DRAW)}"


def _toy_text(t: State, action: int) -> str:
    if action == actions.MOUSE_ON_SECOND:
        return "mouse on white2"
    if actions.is_mouse_target(action):
        return f"mouse on {ROW_NAMES[action - actions.MOUSE_ON]}"
    if actions.is_carrot_out(action):
        return f"carrot out {t.deck.ids[action - actions.CARROT_OUT]}"
    if actions.is_carrot_in(action):
        return f"carrot in {t.deck.ids[action - actions.CARROT_IN]}"
    if actions.is_mouse_take(action):
        return f"mouse {_stock_name(t, action - actions.MOUSE_TAKE)}"
    return f"discard {t.deck.ids[action - actions.DISCARD]}"


def _target_text(t: State, seat: int, action: int) -> str:
    """The moon for the card taken in a swap, with house rules also an opponent's."""
    if action == actions.PLACE_TAKEN_SECOND:
        return "place on white2"
    if actions.is_target_of_opponent(action):
        opponent, row = divmod(action - actions.TAKEN_TO, 5)
        return f"place on {ROW_NAMES[row]} of {(seat + opponent + 1) % t.seats}"
    if action >= actions.TAKEN_TO_SECOND:
        return f"place on white2 of {(seat + action - actions.TAKEN_TO_SECOND + 1) % t.seats}"
    return f"place on {ROW_NAMES[action - actions.PLACE_TAKEN]}"


def _place_text(t: State, action: int) -> str:
    if action >= actions.PLACE_SECOND:
        return f"play {t.deck.ids[action - actions.PLACE_SECOND]} on white2"
    if action >= actions.PLACE_WHITE:
        white, row = divmod(action - actions.PLACE_WHITE, 5)
        return f"play {t.deck.ids[COLOURED_CARDS + white]} on {ROW_NAMES[row]}"
    name = t.deck.ids[action // 2]
    return f"play {name} on white" if action % 2 else f"play {name}"


def _stock_name(t: State, slot: int) -> str:
    card = int(t.stock[slot])
    return t.deck.ids[card] if card != NONE else f"slot {slot + 1}"


def parse(t: State, seat: int, text: str) -> int:
    """The action a text means, legal or not; `Unreadable` says which part means nothing."""
    words = text.split()
    if " ".join(words) != text:
        raise Unreadable("unknown-choice", "one space between two words, none around them")
    return _parse_outcome(t, words) if seat == CHANCE else _parse_choice(t, seat, words)


def _parse_choice(t: State, seat: int, words: list[str]) -> int:
    text = " ".join(words)
    if text in _ACTIONS:
        return _ACTIONS[text]
    match words:
        case ["play", name]:
            card = _card(t, name)
            if card >= COLOURED_CARDS:
                raise Unreadable("no-target", f"{name}: say on which moon, `play {name} on white`")
            return actions.PLACE + 2 * card
        case ["play", name, "on", row]:
            return _parse_place(_card(t, name), _row(row), int(t.deck.colour[_card(t, name)]))
        case ["swap", name]:
            return actions.SWAP + _white(t, name)
        case ["take", name]:
            return actions.TAKE + _card(t, name)
        case ["place", "on", row]:
            return (
                actions.PLACE_TAKEN_SECOND if row == "white2" else actions.PLACE_TAKEN + _row(row)
            )
        case ["place", "on", row, "of", other]:
            opponent = _opponent(t, seat, other)
            if row == "white2":
                return actions.TAKEN_TO_SECOND + opponent - 1
            return actions.TAKEN_TO + 5 * (opponent - 1) + _row(row)
        case ["bonus", name]:
            return actions.BONUS + _slot(t, name)
        case ["mouse", "on", row]:
            return actions.MOUSE_ON_SECOND if row == "white2" else actions.MOUSE_ON + _row(row)
        case ["mouse", name]:
            return actions.MOUSE_TAKE + _slot(t, name)
        case ["carrot", "out", name]:
            return actions.CARROT_OUT + _card(t, name)
        case ["carrot", "in", name]:
            return actions.CARROT_IN + _card(t, name)
        case ["discard", name]:
            return actions.DISCARD + _card(t, name)
        case ["draw", "from", other]:
            return actions.DRAW_HAND + _opponent(t, seat, other)
        case ["draw", name]:
            return actions.DRAW + _slot(t, name)
    raise Unreadable("unknown-choice", f"{text[:40]!r} is no choice; choices: {listing(VERBS, 20)}")


def _parse_outcome(t: State, words: list[str]) -> int:
    match words:
        case ["start", other] if other in SEATS[: t.seats]:
            return actions.START + SEATS.index(other)
        case ["deal", name]:
            return actions.DEAL + _card(t, name)
    raise Unreadable(
        "unknown-outcome",
        f"{' '.join(words)[:40]!r} is no outcome; outcomes: start SEAT, deal CARD",
    )


def _parse_place(card: int, row: int, colour: int) -> int:
    if row == SECOND_WHITE:
        return actions.PLACE_SECOND + card
    if card >= COLOURED_CARDS:
        return actions.PLACE_WHITE + 5 * (card - COLOURED_CARDS) + row
    if row == colour:
        return actions.PLACE + 2 * card
    if row == WHITE:
        return actions.PLACE + 2 * card + 1
    raise Unreadable(
        "wrong-colour", f"a {ROW_NAMES[colour]} card never goes to {ROW_NAMES[row]}", "ZB-10"
    )


def _card(t: State, name: str) -> int:
    if name not in t.deck.index:
        raise Unreadable(
            "unknown-card", f"{name[:40]!r} is no card of this deck, such as {t.deck.ids[0]}"
        )
    return t.deck.index[name]


def _white(t: State, name: str) -> int:
    card = _card(t, name)
    if card < COLOURED_CARDS:
        raise Unreadable("not-a-joker", f"{name} is no white card", "ZB-30")
    return card - COLOURED_CARDS


def _row(name: str) -> int:
    if name not in ROW_NAMES:
        raise Unreadable("unknown-moon", f"{name[:40]!r} is no moon; moons: {listing(ROW_NAMES)}")
    return ROW_NAMES.index(name)


def _slot(t: State, name: str) -> int:
    card = _card(t, name)
    for slot in range(SLOTS):
        if t.stock[slot] == card:
            return slot
    raise Unreadable("not-in-stock", f"{name} does not lie in the open stock", "ZB-49")


def _opponent(t: State, seat: int, name: str) -> int:
    """Clockwise from the seat: 1, 2, 3."""
    if name not in SEATS[: t.seats] or name == str(seat):
        others = [other for other in range(t.seats) if other != seat]
        raise Unreadable(
            "no-such-opponent", f"{name[:40]!r} is no opponent; opponents: {listing(others)}"
        )
    return (int(name) - seat) % t.seats


def cards_in(t: State, zone: int) -> list[int]:
    """The cards of a zone in deck order."""
    words = [int(t.cards[zone * WORDS + word]) for word in range(WORDS)]
    return sorted(card for word, cards in enumerate(words) for card in members(word, cards))


def moon_cards(t: State, seat: int, row: int) -> list[int]:
    """The cards of a moon in deck order."""
    return sorted(members(int(word_of(min(row, WHITE))), int(t.moons[seat * ROWS + row])))


def members(word: int, cards: int) -> Iterator[int]:
    """The cards of a word, one bit at a time: most words are nearly empty."""
    while cards:
        one = cards & -cards
        yield int(card_at(word, one.bit_length() - 1))
        cards ^= one


def names(t: State, cards: list[int]) -> list[str]:
    return [t.deck.ids[card] for card in cards]
