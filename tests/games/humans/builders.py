"""Matches of Humans at a given position, and short ways to read what lies on the table."""

from collections.abc import Mapping, Sequence
from typing import Any

import monsterbox as mb
from monsterbox.core.match import Match

F0: tuple[str, ...] = ()
F1 = ("H09 1,0 r0",)
F2 = ("H17 1,0 r0",)
CHARACTERS = ("lawyer", "cheerleader", "doctor", "wrestler", "miner", "musician")
PLAIN = ("musician", "miner", "wrestler", "doctor", "cheerleader", "lawyer")


def a_match(
    *,
    seats: int = 3,
    town: Sequence[str] = F0,
    zombies: Mapping[int, Sequence[str]] | None = None,
    humans: Sequence[str] = (),
    dice: Sequence[str] = (),
    markers: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    characters: Sequence[str] = PLAIN,
    spent: Sequence[int] | None = None,
    tokens: Mapping[int, int] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    steps: int = 5,
    pending: Mapping[str, Any] | None = None,
    chance: Sequence[str] = (),
    seed: int = 0,
    **fields: Any,
) -> Match:
    """A match in which seat 0 moves, with five steps left.

    Abilities are used up unless `spent` says otherwise. Everybody has a zombie on the Town Square
    of whom nothing else is said.
    """
    figures = {seat: ["1,1"] for seat in range(seats)} | dict(zombies or {})
    told = [
        {
            "character": characters[seat],
            "zombies": [{"space": space} for space in figures[seat]],
            "hand": list((hands or {}).get(seat, ())),
            "tokens": (tokens or {}).get(seat, 0),
        }
        | dict((players or {}).get(seat, {}))
        for seat in range(seats)
    ]
    position = {
        "game": "humans",
        "seats": seats,
        "phase": "move",
        "town": town_of(town, humans=humans, dice=dice, markers=markers),
        "players": told,
        "pending": {
            "is_set_up": True,
            "pool": steps,
            "spent": list(range(seats)) if spent is None else list(spent),
        }
        | dict(pending or {}),
    }
    game = mb.game("humans")
    return game.from_position(position | fields, chance=list(chance), seed=seed)


def town_of(tiles: Sequence[str], **things: Sequence[str]) -> list[dict[str, Any]]:
    """The Town Square and further tiles, such as `H17 1,0 r0`, with what lies on them."""
    town: list[dict[str, Any]] = [{"tile": "H01", "cell": "0,0", "quarters": 0}]
    for told in tiles:
        tile, cell, turn = told.split()
        town.append({"tile": tile, "cell": cell, "quarters": int(turn[1])})
    for name, spaces in things.items():
        for space in spaces:
            x, y = (int(word) for word in space.split(","))
            cell = f"{x // 3},{y // 3}"
            here = next(tile for tile in town if tile["cell"] == cell)
            here.setdefault(name, []).append(space)
    return town


def a_tile(tile: str, *, seats: int = 3, town: Sequence[str] = F0, **fields: Any) -> Match:
    """Seat 0 has drawn a tile and is to place it."""
    return a_match(
        seats=seats,
        town=town,
        phase="place",
        drawn=tile,
        pending={"placer": 0} | dict(fields.pop("pending", {})),
        **fields,
    )


def a_capture(*chance: str, **fields: Any) -> Match:
    """Seat 0 has a zombie on a human at 4,1 of F1 and has just ended its movement."""
    zombies = {0: ["4,1"]} | dict(fields.pop("zombies", {}))
    match = a_match(
        town=fields.pop("town", F1),
        zombies=zombies,
        humans=fields.pop("humans", ["4,1"]),
        chance=list(chance),
        **fields,
    )
    match.play(0, "end move")
    return match


def choices(match: Match, seat: int = 0, verb: str = "") -> set[str]:
    """What the seat may do now, each choice offered once."""
    texts = [text for text in match.legal(seat) if text.startswith(verb)]
    assert len(set(texts)) == len(texts), f"offered twice: {texts}"
    return set(texts)


def steps_from(match: Match, space: str, seat: int = 0) -> set[str]:
    """The directions in which a zombie may step."""
    return {text.split()[2] for text in choices(match, seat, f"step {space} ")}


def places_at(match: Match, cell: str, seat: int = 0) -> set[str]:
    """The rotations in which the drawn tile may be placed at a cell."""
    return {text.split()[3] for text in choices(match, seat, "place ") if text.split()[2] == cell}


def ends(match: Match, seat: int) -> set[str]:
    """Where the fleeing human may end."""
    return {text.split()[1] for text in choices(match, seat, "to ")}


def field(match: Match, name: str) -> Any:
    return match.position()[name]


def pending(match: Match, name: str, default: Any = 0) -> Any:
    return match.position()["pending"].get(name, default)


def phase(match: Match) -> str:
    return str(field(match, "phase"))


def player(match: Match, seat: int = 0) -> Any:
    return match.position()["players"][seat]


def zombies(match: Match, seat: int = 0) -> list[str]:
    """The spaces of a player's zombies."""
    return [figure["space"] for figure in player(match, seat)["zombies"]]


def things(match: Match, name: str) -> set[str]:
    """The spaces on which something of that name lies: humans, markers, dice."""
    return {space for tile in field(match, "town") for space in tile.get(name, ())}


def told(match: Match, since: int = 0) -> list[str]:
    """Everything that was done, as it stands in a record."""
    return [step.line for step in match.steps[since:]]


def events(match: Match, name: str) -> list[Any]:
    """The events of that name."""
    return [event for event in match.events(None) if type(event).__name__ == name]
