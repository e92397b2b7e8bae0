"""How good a play is: what it scores at once, where its attacks lead, and what is left after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from monsterbox.bots.heuristics.zombeasts_table import (
    Card,
    Laid,
    Moon,
    Moons,
    joined,
    lay,
    moon_of,
    rows_for,
    without,
)
from monsterbox.bots.heuristics.zombeasts_worth import (
    Outlook,
    full_worth,
    gain,
    potential,
    side_of,
    worth,
)

WIDTHS = (4, 2, 1)  # how many further plays are looked at after one, two, three attacks
SWAPS = 4
NEW_HAND = 3
FULL_HAND = 5
OTHERS_ODDS = (1.0, 0.8, 0.7, 0.6)  # [cards missing] -> how likely others complete a moon
IMPOSSIBLE = -1000.0
SLOTS = 3


class Scene(NamedTuple):
    """The table around the own side, as a turn begins or goes on."""

    out: Outlook
    stock: tuple[Card, ...]
    gaps: int
    """Empty places in the open stock; the pile fills them when the turn is over."""
    pile: int
    draws: bool
    """ZB-68. In the last round nobody draws."""
    others: tuple[Moons, ...]
    hands: tuple[int, ...]
    """How many cards the others hold."""
    robbable: int
    """ZB-50. Hands that a card may still be drawn from without giving their owner a new hand."""


class Turn(NamedTuple):
    """The own side in the middle of a turn; `number` is N as it stands."""

    moons: Moons
    hand: Sequence[Card]
    number: int


def share(scene: Scene) -> float:
    """What one opponent loses is worth to me, the more the fewer there are."""
    return 1 / len(scene.others)


def ends_game(scene: Scene, draws: int) -> bool:
    """ZB-64, ZB-67. Whether the refill must empty the pile, so that this was the last own turn."""
    return scene.pile <= scene.gaps + max(0, draws - scene.robbable)


def end_worth(scene: Scene, turn: Turn) -> float:
    """The play step ends: N cards come, three for an empty hand; near the end maybe nothing."""
    due = turn.number if turn.number or turn.hand else NEW_HAND
    if not scene.draws or ends_game(scene, due):
        return 0.0
    return worth(turn.moons, turn.hand, due, scene.out)


def play_worth(scene: Scene, turn: Turn, card: Card, row: str, depth: int = 0) -> float:
    """A hand card is placed."""
    laid = lay(turn.moons, card, row, scene.out.house)
    after = Turn(laid.moons, without(turn.hand, card), card.number)
    return laid_worth(scene, after, card, laid, depth)


def laid_worth(scene: Scene, turn: Turn, card: Card, laid: Laid, depth: int) -> float:
    """A card came onto the own side: a full moon scores, then the best of stop, attack and toy."""
    score = 0.0
    if laid.full is not None:
        score = full_worth(laid.full, scene.out)
        if laid.full.differs and scene.gaps < SLOTS:
            scene = scene._replace(gaps=scene.gaps + 1)
    best = end_worth(scene, turn)
    if laid.attack:
        best = max(best, further_worth(scene, turn, depth))
    if card.toy is not None and scene.out.house.master:
        best = max(best, toy_worth(scene, turn, card.toy, depth))
    return score + best


def further_worth(scene: Scene, turn: Turn, depth: int = 0) -> float:
    """ZB-23, ZB-58. One more hand card, or stop; an empty hand first takes three unknown ones."""
    stop = end_worth(scene, turn)
    if not turn.hand:
        return stop + scene.out.weights.new_hand * (scene.draws and scene.pile > 0)
    if depth >= len(WIDTHS):
        return stop
    plays = best_plays(scene, turn)[: WIDTHS[depth]]
    return max([stop, *(play_worth(scene, turn, card, row, depth + 1) for card, row in plays)])


def best_plays(scene: Scene, turn: Turn) -> list[tuple[Card, str]]:
    """Every place for every hand card, the most promising first."""
    side = side_of(turn.moons, turn.hand, scene.out)
    plays = [
        (card, row) for card in turn.hand for row in rows_for(turn.moons, card, scene.out.house)
    ]
    plays.sort(key=lambda play: gain(side, *play), reverse=True)
    return plays


# Jokers


def swaps(scene: Scene, turn: Turn, joker: Card) -> Iterator[tuple[Card, str]]:
    """ZB-31, ZB-32. Cards of the others in the joker's corner, with their places at home."""
    for moons in scene.others:
        for moon in moons.values():
            for card in moon.cards:
                if card.corner == joker.corner or scene.out.house.any_corner:
                    for row in rows_for(turn.moons, card, scene.out.house):
                        yield card, row


def best_swap_worth(scene: Scene, turn: Turn, joker: Card) -> float:
    """The best that a joker can fetch; only the most promising swaps are thought through."""
    side = side_of(turn.moons, without(turn.hand, joker), scene.out)
    found = list(swaps(scene, turn, joker))
    found.sort(key=lambda one: gain(side, *one) + harm(scene, joker, one[0]), reverse=True)
    best = [swap_worth(scene, turn, joker, card, row) for card, row in found[:SWAPS]]
    return max(best, default=end_worth(scene, turn))


def swap_worth(scene: Scene, turn: Turn, joker: Card, taken: Card, row: str) -> float:
    """ZB-34. The card taken counts as played; what its owner loses counts too."""
    laid = lay(turn.moons, taken, row, scene.out.house)
    after = Turn(laid.moons, without(turn.hand, joker), taken.number)
    return laid_worth(scene, after, taken, laid, 1) + harm(scene, joker, taken)


def harm(scene: Scene, joker: Card, taken: Card) -> float:
    """A poor joker for a rich card, perhaps a second dog: the moon and its bonus suffer."""
    for moons in scene.others:
        for moon in moons.values():
            if taken in moon.cards:
                after = moon_of([*without(moon.cards, taken), joker])
                lost = prospect(scene, moon) - prospect(scene, after)
                return scene.out.weights.harm * share(scene) * lost
    return 0.0


def prospect(scene: Scene, moon: Moon) -> float:
    """What a moon promises to its owner, whose hand is not known."""
    return potential(moon, {}, scene.out._replace(odds=OTHERS_ODDS)) if moon.cards else 0.0


def gift_worth(scene: Scene, turn: Turn, joker: Card, taken: Card, moon: Moon) -> float:
    """D-01. The card taken goes to an opponent's moon: the less it helps him, the better."""
    given = joined(moon, taken)
    value = full_worth(given, scene.out) if len(given.cards) == 4 else prospect(scene, given)
    after = Turn(turn.moons, without(turn.hand, joker), taken.number)
    gift = share(scene) * (value - prospect(scene, moon))
    return end_worth(scene, after) + harm(scene, joker, taken) - gift


# Toys


def toy_worth(scene: Scene, turn: Turn, toy: str, depth: int = 0) -> float:
    """ZB-80. What the toy leads to, instead of an attack."""
    match toy:
        case "bone":
            return further_worth(scene, turn, depth)
        case "mouse":
            return mouse_worth(scene, turn, depth)
        case "carrot":
            return carrot_worth(scene, turn, depth)
        case _:
            return end_worth(scene, turn) + paw_gain(scene, turn)


def mouse_worth(scene: Scene, turn: Turn, depth: int) -> float:
    """ZB-87. The best card of the open stock for an own moon."""
    best = end_worth(scene, turn)
    if depth > 1:
        return best
    for card in scene.stock:
        for row in rows_for(turn.moons, card, scene.out.house):
            if row in turn.moons:
                best = max(best, fetch_worth(scene, turn, card, row, depth + 1))
    return best


def fetch_worth(scene: Scene, turn: Turn, card: Card, row: str, depth: int = 0) -> float:
    """ZB-89, ZB-90. A stock card is laid; hand and N stay as they are."""
    laid = lay(turn.moons, card, row, scene.out.house)
    stock = tuple(without(scene.stock, card))
    scene = scene._replace(stock=stock, gaps=SLOTS - len(stock))
    return laid_worth(scene, turn._replace(moons=laid.moons), card, laid, depth)


def carrot_worth(scene: Scene, turn: Turn, depth: int) -> float:
    """ZB-83. The best exchange; far from the table a rough guess is enough."""
    if depth or not turn.hand:
        return end_worth(scene, turn) + scene.out.weights.carrot * bool(turn.hand)
    lying = [card for moon in turn.moons.values() for card in moon.cards]
    pairs = [(out, into) for out in lying for into in turn.hand if out.corner == into.corner]
    return max([exchange_worth(scene, turn, out, into) for out, into in pairs], default=0.0)


def exchange_worth(scene: Scene, turn: Turn, out: Card, into: Card) -> float:
    """ZB-83 to ZB-85. One card goes to the hand, the other to its place, maybe with an attack."""
    row = next(row for row, moon in turn.moons.items() if out in moon.cards)
    left = moon_of(without(turn.moons[row].cards, out))
    moons = {other: moon for other, moon in turn.moons.items() if other != row}
    there = row if left.colour != "white" else into.colour
    if there in moons or (left.colour != "white" and into.colour not in (row, "white")):
        return IMPOSSIBLE
    if left.cards:
        moons[there] = left
    laid = lay(moons, into, there, scene.out.house)
    after = Turn(laid.moons, [*without(turn.hand, into), out], into.number)
    return laid_worth(scene, after, into, laid, 1)


def paw_gain(scene: Scene, turn: Turn) -> float:
    """ZB-92. Everybody comes to five cards: good for whoever has few."""
    if not scene.draws:
        return 0.0
    mine = FULL_HAND - len(turn.hand)
    theirs = sum([FULL_HAND - size for size in scene.hands]) * share(scene)
    return scene.out.weights.paw * (mine - theirs)
