"""Oh My Brain matches at a given position, and short ways to read what lies on the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import monsterbox as mb
from monsterbox.core.match import Match

Cards = Sequence[int]

COPIES = (3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2)
DECK = [value for value, copies in enumerate(COPIES) for _ in range(copies)]
MARSHMALLOWS = (1, 2, 3, 17, 18, 19)
QUIET = (4, 5, 6, 7, 9, 10, 12, 13, 14, 15, 16) * 2
FACES = ("GIVE", "RAIN", "STEAL", "GAIN", "SWAP", "REPLAY")


def a_match(
    *,
    seats: int = 3,
    hand: Cards = (),
    grave: Cards = (),
    hands: Mapping[int, Cards] | None = None,
    graves: Mapping[int, Cards] | None = None,
    horde: Cards = (),
    discard: Cards = (),
    reserve: Cards | None = None,
    brains: Mapping[int, int] | None = None,
    chance: Sequence[str] = (),
    seed: int = 0,
    **fields: Any,
) -> Match:
    """A match in which seat 0 is to play `hand` on `horde`, its graveyard being `grave`.

    Seats of which nothing is said hold three harmless cards. With a `reserve` all cards that are
    named nowhere lie in the graveyard of the last seat, otherwise in the reserve.
    """
    held = {0: list(hand)} | {seat: list(cards) for seat, cards in (hands or {}).items()}
    buried = {0: list(grave)} | {seat: list(cards) for seat, cards in (graves or {}).items()}
    free = list(DECK)
    take(free, [card for zone in (held, buried) for cards in zone.values() for card in cards])
    take(free, [*horde, *discard, *(reserve or ())])
    drawn = [int(text.split()[1]) for text in chance if text.startswith("card ")]
    for seat in sorted({*range(seats)} - {*held}):
        held[seat] = take(free, harmless(free, drawn)[:3])
    position: dict[str, Any] = {"game": "oh-my-brain", "seats": seats}
    if reserve is not None:
        last = seats - 1
        buried[last] = [*buried.get(last, ()), *free]
        position["reserve"] = list(reserve)
    position |= {
        "hands": [held[seat] for seat in range(seats)],
        "graves": [buried.get(seat, []) for seat in range(seats)],
        "horde": list(horde),
        "discard": list(discard),
        "brains": [(brains or {}).get(seat, 9) for seat in range(seats)],
    }
    position |= fields
    return mb.game("oh-my-brain").from_position(position, chance=list(chance), seed=seed)


def take(free: list[int], cards: Iterable[int]) -> list[int]:
    """Take the cards out of those still free."""
    taken = list(cards)
    for card in taken:
        free.remove(card)
    return taken


def harmless(free: Cards, drawn: Cards) -> list[int]:
    """Free cards without any effect that are not about to be drawn."""
    left = [card for card in free if card not in drawn]
    return [card for k, card in enumerate(QUIET) if left.count(card) > QUIET[:k].count(card)]


def a_roll(face: str, *, hand: Cards = (4, 5, 6), **fields: Any) -> Match:
    """Seat 0 has played a 19 on a 12, keeps `hand`, and has rolled `face`."""
    chance = [f"face {face}", *fields.pop("chance", ())]
    match = a_match(hand=[*hand, 19], horde=fields.pop("horde", [12]), chance=chance, **fields)
    match.play(0, "play 19")
    return match


def a_new_match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match whose first lots, if any, have just been dealt."""
    return mb.game("oh-my-brain").match(seats, seed, **options)


def set_up(match: Match) -> Match:
    """Every seat answers in the simplest way until the first turn begins."""
    while phase(match) in ("split", "bury"):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def choices(match: Match, seat: int = 0) -> set[str]:
    """What the seat may do now, each choice offered once."""
    texts = match.legal(seat)
    assert len(set(texts)) == len(texts), f"offered twice: {texts}"
    return set(texts)


def plays(*values: int) -> set[str]:
    """The plays of single cards of these values."""
    return {f"play {value}" for value in values}


def field(match: Match, name: str) -> Any:
    """One field of the position."""
    return match.position()[name]


def phase(match: Match) -> str:
    """The phase the table is in."""
    return str(field(match, "phase"))


def hand(match: Match, seat: int = 0) -> list[int]:
    """The hand of a seat, ascending."""
    return list(field(match, "hands")[seat])


def grave(match: Match, seat: int = 0) -> list[int]:
    """The graveyard of a seat, ascending."""
    return list(field(match, "graves")[seat])


def horde(match: Match) -> list[int]:
    """The horde, its top card last."""
    return list(field(match, "horde"))


def discard(match: Match) -> list[int]:
    """The discard pile, ascending."""
    return list(field(match, "discard"))


def reserve(match: Match) -> list[int]:
    """The cards of the reserve, ascending."""
    return list(field(match, "reserve"))


def brains(match: Match) -> list[int]:
    """The brains of all seats."""
    return list(field(match, "brains"))


def supply(match: Match) -> int:
    """The brains that nobody has."""
    view: Any = match.view(None)
    return int(view.supply)


def told(match: Match, since: int = 0) -> list[str]:
    """Everything that was done, as it stands in a record."""
    return [step.line for step in match.steps[since:]]


def rolled(match: Match) -> list[str]:
    """The faces that were rolled."""
    return [line.removeprefix("face ") for line in told(match) if line.startswith("face ")]


def cards_in_all(match: Match) -> list[int]:
    """Every card of the table, wherever it lies (ZA-61)."""
    position = match.position()
    cards = [*position["horde"], *position["discard"], *position["reserve"]]
    for name in ("hands", "graves", "lots"):
        cards += [card for zone in position[name] for card in zone]
    return sorted([*cards, *position["horde"][-1:] * position["extras"]])
