"""One player's side as the Zombeasts bot pictures it: moons, and what laying a card does there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

WHITES = ("white", "white2")


class Card(Protocol):
    """What is printed on a card, as far as the bot reads it."""

    @property
    def id(self) -> str: ...
    @property
    def colour(self) -> str: ...
    @property
    def animal(self) -> str | None: ...
    @property
    def number(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def corner(self) -> str: ...
    @property
    def toy(self) -> str | None: ...


class House(NamedTuple):
    """The house rules that change what the bot pictures."""

    any_corner: bool
    any_moon: bool
    master: bool


class Moon(NamedTuple):
    """Cards that lie together, and what the bot asks about them again and again."""

    cards: tuple[Card, ...] = ()
    points: int = 0
    left: int = 0
    colour: str = "white"
    animals: tuple[str | None, ...] = ()
    differs: bool = True
    """ZB-43, ZB-44. Four different animals are still possible, or there."""


Moons = Mapping[str, Moon]
NO_MOON = Moon()


def joined(moon: Moon, card: Card) -> Moon:
    """The moon with one card more."""
    return Moon(
        (*moon.cards, card),
        moon.points + card.points,
        moon.left + (card.corner == "L"),
        moon.colour if card.colour == "white" else card.colour,
        (*moon.animals, card.animal),
        moon.differs and card.animal is not None and card.animal not in moon.animals,
    )


def moon_of(cards: Iterable[Card]) -> Moon:
    moon = NO_MOON
    for card in cards:
        moon = joined(moon, card)
    return moon


def without(cards: Iterable[Card], card: Card) -> list[Card]:
    return [other for other in cards if other is not card]


def has_room(moon: Moon, card: Card, house: House) -> bool:
    """ZB-13. Two cards a corner, unless only colours count."""
    if house.any_corner:
        return True
    return moon.left < 2 if card.corner == "L" else len(moon.cards) - moon.left < 2


def rows_for(moons: Moons, card: Card, house: House) -> list[str]:
    """ZB-09 to ZB-18. The own moons the card may join, start or take over."""
    if card.colour == "white":
        rows = [row for row, moon in moons.items() if has_room(moon, card, house)]
        return rows if "white" in moons else [*rows, "white"]
    own = moons.get(card.colour)
    if own is not None:
        return [card.colour] if has_room(own, card, house) else []
    over = [row for row in WHITES if row in moons and has_room(moons[row], card, house)]
    return [card.colour, *over]


def attacks(moons: Moons, card: Card, row: str, house: House) -> bool:
    """ZB-21, ZB-28. Whether the card finds its like where it goes; blank jokers never do."""
    if card.animal is None:
        return False
    if house.any_moon:
        return any(card.animal in moon.animals for moon in moons.values())
    return row in moons and card.animal in moons[row].animals


class Laid(NamedTuple):
    """What a card brought: the moons after it, the full moon if there is one, an attack."""

    moons: Moons
    full: Moon | None
    attack: bool


def lay(moons: Moons, card: Card, row: str, house: House) -> Laid:
    """ZB-10, ZB-17, ZB-41. The card comes into the moon; four cards leave the table."""
    attack = attacks(moons, card, row, house)
    after = dict(moons)
    moon = joined(after.pop(row, NO_MOON), card)
    if len(moon.cards) == 4:
        return Laid(after, moon, attack)
    after[card.colour if row in WHITES and card.colour != "white" else row] = moon
    return Laid(after, None, attack)
