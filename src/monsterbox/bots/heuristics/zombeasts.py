"""A decent player of Zombeasts: weighs every legal choice in victory points and takes the best.

The strategy, and where it is written down:

- Points count when a moon is full, so unfinished moons are weighed by the odds that they are
  completed in time: `zombeasts_worth.potential`. Rich cards in own moons follow from it, and so
  does finishing moons rather than starting them when the pile is short.
- Four different animals are worth the best card of the open stock: `full_worth`.
- Equal animals bring attacks, so plays are thought through to the end of the chain, and its last
  card decides how many cards come: `zombeasts_plays.further_worth`.
- A joker takes what I need and leaves a poor moon behind: `swap_worth`, `harm`.
- A hand with room for every corner is never unplayable: `slots_covered`, `worth`.
- Drawn are open cards that fit, else from the richest hand, else from the pile: `draw_value`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from monsterbox.bots.bot import Question
from monsterbox.bots.heuristics.zombeasts_plays import (
    IMPOSSIBLE,
    SLOTS,
    Scene,
    Turn,
    best_swap_worth,
    end_worth,
    ends_game,
    exchange_worth,
    fetch_worth,
    further_worth,
    gift_worth,
    play_worth,
    swap_worth,
    toy_worth,
)
from monsterbox.bots.heuristics.zombeasts_table import (
    Card,
    House,
    Moons,
    moon_of,
    rows_for,
    without,
)
from monsterbox.bots.heuristics.zombeasts_worth import WEIGHTS, Weights, outlook_of, worth
from monsterbox.core.rng import Rng
from monsterbox.games.zombeasts.view import SeatView, View

NEW_HAND = 3
SAME = 1e-9  # values this close are equal


class Table(NamedTuple):
    """All that a choice is weighed by."""

    view: View
    cards: Mapping[str, Card]
    scene: Scene
    turn: Turn
    laid: Card | None
    """The card just laid, if this bot laid it: its toy is asked about."""


class Heuristic:
    """Looks at what its seat sees, and at nothing else; equal choices are settled by lot."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.rng = Rng(seed)
        self.weights = weights
        self.laid: str | None = None

    def choose(self, question: Question) -> str:
        choice = question.legal[0]
        if len(question.legal) > 1:
            choice = self.best(question)
        self.laid = card_laid_by(choice) or self.laid
        return choice

    def best(self, question: Question) -> str:
        """The choice of most value."""
        table = table_of(question, self.weights, self.laid)
        value = VALUES.get(table.view.phase, unknown_value)
        values = [value(table, text.split()) for text in question.legal]
        most = max(values) - SAME
        best = [text for text, value in zip(question.legal, values, strict=True) if value >= most]
        return best[int(self.rng.below(len(best)))]


def card_laid_by(choice: str) -> str | None:
    """The card that comes onto the own moons by this choice."""
    match choice.split():
        case ["play", name, *_] | ["take", name] | ["carrot", "in", name] | ["mouse", name]:
            return name
    return None


# What lies on the table


def table_of(question: Question, weights: Weights, laid: str | None) -> Table:
    view = cast(View, question.view)
    cards = cast(Mapping[str, Card], question.components)
    mine = view.seats[question.seat]
    turn = Turn(moons_of(mine, cards), [cards[name] for name in view.hand], view.number)
    scene = scene_of(view, cards, question, weights)
    return Table(view, cards, scene, turn, cards.get(laid) if laid else None)


def moons_of(seat: SeatView, cards: Mapping[str, Card]) -> Moons:
    return {row: moon_of([cards[name] for name in moon]) for row, moon in seat.moons.items()}


def scene_of(view: View, cards: Mapping[str, Card], question: Question, weights: Weights) -> Scene:
    others = [seat for seat in view.seats if seat.seat != question.seat]
    stock = tuple([cards[name] for name in view.stock if name is not None])
    bonus = max([card.points for card in stock], default=0)
    turns = turns_left(view, question.seat, weights)
    return Scene(
        out=outlook_of(turns, bonus, house_of(question), weights),
        stock=stock,
        gaps=SLOTS - len(stock),
        pile=view.pile_size,
        draws=not view.last_round,
        others=tuple([moons_of(seat, cards) for seat in others]),
        hands=tuple([seat.hand_size for seat in others]),
        robbable=sum(seat.hand_size > 1 and seat.seat not in view.robbed for seat in others),
    )


def house_of(question: Question) -> House:
    settings = question.settings
    return House(
        any_corner=settings["cornerRule"] == "colourOnly",
        any_moon=settings["attackScope"] == "anyOwnMoon",
        master=bool(settings["master"]),
    )


def turns_left(view: View, seat: int, weights: Weights) -> float:
    """ZB-64, ZB-67. About how many turns this seat still has after the present one."""
    if view.last_round or view.pile_size == 0:
        return float(view.active != seat)
    seats = len(view.seats)
    rounds = view.pile_size / weights.pace / seats
    return rounds + weights.last_turn * (seats - 1) / seats


# What a choice is worth, one function for each phase


def unknown_value(table: Table, words: list[str]) -> float:
    """A question this bot has never heard of: all answers are equal."""
    return 0.0


def play_value(table: Table, words: list[str]) -> float:
    """ZB-08, ZB-23. A card onto a moon, a joker swap, or none."""
    scene, turn = table.scene, table.turn
    match words:
        case ["play", name]:
            return play_worth(scene, turn, table.cards[name], table.cards[name].colour)
        case ["play", name, "on", row]:
            return play_worth(scene, turn, table.cards[name], row)
        case ["swap", name]:
            return best_swap_worth(scene, turn, table.cards[name])
        case ["give", "up"]:
            lost = sum([card.points for card in turn.hand])
            return end_worth(scene, Turn(turn.moons, [], NEW_HAND)) - lost
    return end_worth(scene, turn)


def take_value(table: Table, words: list[str]) -> float:
    """ZB-32. The card in the place at home that suits it best."""
    joker, taken = table.cards[str(table.view.joker)], table.cards[words[-1]]
    rows = rows_for(table.turn.moons, taken, table.scene.out.house)
    worths = [swap_worth(table.scene, table.turn, joker, taken, row) for row in rows]
    return max(worths, default=IMPOSSIBLE)


def place_value(table: Table, words: list[str]) -> float:
    """ZB-33, D-01. The card taken onto that moon, one's own if possible."""
    joker, taken = table.cards[str(table.view.joker)], table.cards[str(table.view.taken)]
    match words:
        case ["place", "on", row, "of", seat]:
            names = table.view.seats[int(seat)].moons.get(row, ())
            moon = moon_of([joker if name == taken.id else table.cards[name] for name in names])
            return gift_worth(table.scene, table.turn, joker, taken, moon)
    return swap_worth(table.scene, table.turn, joker, taken, words[-1])


def bonus_value(table: Table, words: list[str]) -> float:
    """ZB-43. The most points; even a joker is better taken than left to the others."""
    return -1.0 if words == ["decline"] else table.cards[words[-1]].points


def after_lay_value(table: Table, words: list[str]) -> float:
    """ZB-80. The attack, the toy, or neither."""
    scene, turn = table.scene, table.turn
    if words == ["attack"]:
        return further_worth(scene, turn)
    if words == ["toy"]:
        toy = table.laid.toy if table.laid is not None else None
        return toy_worth(scene, turn, toy or "carrot")
    return end_worth(scene, turn)


def carrot_out_value(table: Table, words: list[str]) -> float:
    """ZB-83. The card against the best substitute for it."""
    out = table.cards[words[-1]]
    worths = [exchange_worth(table.scene, table.turn, out, into) for into in table.turn.hand]
    return max(worths, default=IMPOSSIBLE)


def carrot_in_value(table: Table, words: list[str]) -> float:
    """ZB-83. This substitute for the chosen card."""
    out, into = table.cards[str(table.view.out)], table.cards[words[-1]]
    return exchange_worth(table.scene, table.turn, out, into)


def mouse_take_value(table: Table, words: list[str]) -> float:
    """ZB-87. The stock card on the moon that suits it best."""
    card, moons = table.cards[words[-1]], table.turn.moons
    rows = rows_for(moons, card, table.scene.out.house)
    there = [row for row in rows if row in moons] or rows
    worths = [fetch_worth(table.scene, table.turn, card, row) for row in there]
    return max(worths, default=IMPOSSIBLE)


def mouse_place_value(table: Table, words: list[str]) -> float:
    """ZB-87. The chosen stock card on this moon."""
    return fetch_worth(table.scene, table.turn, table.cards[str(table.view.fetched)], words[-1])


def discard_value(table: Table, words: list[str]) -> float:
    """ZB-92. The card that the hand misses least."""
    hand = without(table.turn.hand, table.cards[words[-1]])
    return worth(table.turn.moons, hand, 0, table.scene.out)


def draw_value(table: Table, words: list[str]) -> float:
    """ZB-49 to ZB-51. A source for the next card; the others of N are still unknown then.

    With the pile nearly empty, cards from hands put off the end of the game.
    """
    scene, (moons, hand, number) = table.scene, table.turn
    w, rest = scene.out.weights, number - 1
    match words:
        case ["stop", "drawing"]:
            return 0.0 if ends_game(scene, 0) else worth(moons, hand, 0, scene.out)
        case ["draw", "from", seat]:
            size = table.view.seats[int(seat)].hand_size
            extra = w.rob * size if size > 1 else w.last_card
            over = ends_game(scene, number)
        case ["draw", "pile"]:
            extra = 0.0
            over = ends_game(scene._replace(gaps=scene.gaps + 1), rest)
        case _:
            card = table.cards[words[-1]]
            hand, number = [*hand, card], rest
            extra = w.deny * card.points
            over = ends_game(scene._replace(gaps=scene.gaps + 1), rest)
    return extra if over else extra + worth(moons, hand, number, scene.out)


VALUES: Mapping[str, Callable[[Table, list[str]], float]] = {
    "play": play_value,
    "extra": play_value,
    "swap-take": take_value,
    "swap-place": place_value,
    "bonus": bonus_value,
    "after-lay": after_lay_value,
    "carrot-out": carrot_out_value,
    "carrot-in": carrot_in_value,
    "mouse-take": mouse_take_value,
    "mouse-place": mouse_place_value,
    "paw-discard": discard_value,
    "draw": draw_value,
}
