"""Zombeasts matches at a given position, and short ways to read what lies on the table."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

import monsterbox as mb
from monsterbox.core.match import Match

Moons = Mapping[str, Sequence[str]]

ANIMALS = ("DOG", "CAT", "RAB", "RAT")
MASTER: dict[str, Any] = {"master": True}


def coloured_cards() -> list[str]:
    """The eighty coloured cards of the reconstructed deck, in deck order."""
    cards = []
    for c, colour in enumerate("BORG"):
        for a, animal in enumerate(ANIMALS):
            cards += [f"{colour}-{animal}-{n}{'LR'[(a + n + c) % 2]}" for n in range(1, 5)]
            cards += [f"{colour}-{animal}-{1 + (a + c) % 4}{'LR'[(a % 2 + c // 2) % 2]}*"]
    return cards


def white_cards() -> list[str]:
    """The ten jokers, the two blank ones last."""
    return [f"W-{animal}-{corner}" for animal in (*ANIMALS, "NONE") for corner in "LR"]


COLOURED = coloured_cards()
DECK = COLOURED + white_cards()
QUIET = [card for i in range(20) for card in COLOURED[19 - i :: 20] if "*" not in card]
USUAL_STOCK = ["O-RAT-3R", "R-RAB-2L", "G-DOG-3L", *QUIET]


def a_match(
    *,
    seats: int = 3,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    moons: Moons | None = None,
    others: Mapping[int, Moons] | None = None,
    stock: Sequence[str | None] | None = None,
    pile: int | Sequence[str] | None = None,
    victory: Mapping[int, Sequence[str]] | None = None,
    minus: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    chance: Sequence[str] = (),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match in which seat 0 holds `hand` behind `moons`; what is left out gets harmless cards.

    `pile` is every other card, or a list, or how many it keeps while all others are discarded.
    """
    held = {0: hand, **(hands or {})}
    laid = {0: moons or {}, **(others or {})}
    free = deck(options or {})
    for zone in (held.values(), (victory or {}).values(), (minus or {}).values()):
        take(free, chain.from_iterable(zone))
    for cards in chain.from_iterable(mine.values() for mine in laid.values()):
        take(free, cards)
    take(free, [*(stock or ()), *(pile if isinstance(pile, Sequence) else ()), *discard])
    drawn = [text.removeprefix("deal ") for text in chance]
    quiet = [card for card in USUAL_STOCK if card in free and card not in drawn]
    open_stock = take(free, quiet[:3]) if stock is None else stock
    for seat in sorted({*range(seats)} - {*held}):
        held[seat] = take(free, [card for card in quiet if card in free][:3])
    position = {
        "game": "zombeasts",
        "seats": seats,
        "options": dict(options or {}),
        "hands": by_seat(seats, held),
        "moons": [{c: [*moon] for c, moon in laid.get(s, {}).items()} for s in range(seats)],
        "stock": [*open_stock, None, None, None][:3],
        "victory": by_seat(seats, victory or {}),
        "minus": by_seat(seats, minus or {}),
        "discard": list(discard),
        **fields,
    }
    if pile is not None:
        free.sort(key=lambda card: card not in drawn)
        kept = free[:pile] if isinstance(pile, int) else list(pile)
        position["pile"] = kept
        position["discard"] = [*discard, *(card for card in free if card not in kept)]
    return mb.game("zombeasts").from_position(position, chance=list(chance), seed=seed)


def a_turn_begun(**fields: Any) -> Match:
    """Seat 0's turn has begun: the seat before it has just ended its own without drawing."""
    before = fields.get("seats", 3) - 1
    match = a_match(active=before, phase="extra", grant="attack", **fields)
    match.play(before, "stop")
    return match


def a_last_round(*, seats: int = 3, **fields: Any) -> Match:
    """Seat 0's turn in the last round, which the seat before it triggered."""
    return a_match(seats=seats, pile=0, trigger=seats - 1, lastRound=True, **fields)


def deck(options: Mapping[str, Any]) -> list[str]:
    """The ids of all cards, in deck order."""
    third = {"W-NONE-L": "W-DOG-L2", "W-NONE-R": "W-CAT-R2"}
    if options.get("joker_profile") != "all_animals":
        third = {}
    return [third.get(card, card) for card in DECK]


def take(free: list[str], cards: Iterable[str | None]) -> list[str]:
    """Take the cards out of those still free."""
    named = [card for card in cards if card is not None]
    for card in named:
        free.remove(card)
    return named


def by_seat(seats: int, zone: Mapping[int, Sequence[str]]) -> list[list[str]]:
    """A zone of every seat, empty where nothing is said."""
    return [list(zone.get(seat, ())) for seat in range(seats)]


def choices(match: Match, seat: int = 0) -> set[str]:
    """What the seat may do now, each choice offered once."""
    texts = match.legal(seat)
    assert len(set(texts)) == len(texts), f"offered twice: {texts}"
    return set(texts)


def field(match: Match, name: str) -> Any:
    """One field of the position."""
    return match.position()[name]


def phase(match: Match) -> str:
    """The phase the table is in."""
    return str(field(match, "phase"))


def number(match: Match) -> int:
    """N: how many cards are (still) to be drawn."""
    return int(field(match, "number"))


def hand(match: Match, seat: int = 0) -> list[str]:
    """The hand of a seat, in deck order."""
    return list(field(match, "hands")[seat])


def moons(match: Match, seat: int = 0) -> dict[str, list[str]]:
    """The unfinished moons of a seat by colour, cards in deck order."""
    return {colour: list(cards) for colour, cards in field(match, "moons")[seat].items()}


def stock(match: Match) -> list[str]:
    """The cards of the open stock, gaps left out."""
    return [card for card in field(match, "stock") if card is not None]


def pile(match: Match) -> set[str]:
    """The cards of the draw pile."""
    return set(field(match, "pile"))


def discard(match: Match) -> set[str]:
    """The cards of the discard pile."""
    return set(field(match, "discard"))


def victory(match: Match, seat: int = 0) -> set[str]:
    """The victory pile of a seat."""
    return set(field(match, "victory")[seat])


def minus(match: Match, seat: int = 0) -> set[str]:
    """The minus pile of a seat."""
    return set(field(match, "minus")[seat])


def points(cards: Iterable[str]) -> int:
    """The victory points printed on the cards: five less the number, none on jokers."""
    return sum(0 if card.startswith("W") else 5 - int(card[6]) for card in cards)
