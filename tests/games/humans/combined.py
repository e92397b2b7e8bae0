"""Matches of the combined game at a given position."""

from collections.abc import Mapping, Sequence
from typing import Any

import monsterbox as mb
from monsterbox.core.match import Match

CROSS = (
    "Z01 0,0 r0",
    "Z06 0,-1 r3",
    "H04 1,0 r0",
    "Z07 0,1 r1",
    "H05 -1,0 r2",
    "Z25 0,-2 r0",
    "H17 2,0 r1",
    "Z28 0,2 r2",
    "H18 -2,0 r3",
)
CHARACTERS = ("miner", "doctor", "musician", "wrestler", "cheerleader", "lawyer")
INFECT = ("infection infect", "infection infect", "infection infect")


def a_combined(
    *,
    sides: str = "zs",
    town: Sequence[str] = (),
    zombies: Mapping[int, Sequence[str]] | None = None,
    pawns: Mapping[int, str | None] | None = None,
    npcs: Sequence[str] = (),
    humans: Sequence[str] = (),
    markers: Sequence[str] = (),
    things: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    characters: Sequence[str] = CHARACTERS,
    spent: Sequence[int] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    active: int = 0,
    steps: int = 5,
    pending: Mapping[str, Any] | None = None,
    chance: Sequence[str] = (),
    seed: int = 0,
    **fields: Any,
) -> Match:
    """A match in which the active seat moves: zombies of a zombie player, or a shotgun guy.

    Shotgun guys stand on the Town Square with three lives and bullets, zombie players have two
    zombies in the eastern building, unless something else is said.
    """
    seats = len(sides)
    told: list[dict[str, Any]] = []
    for seat, side in enumerate(sides):
        one: dict[str, Any] = {"hand": list((hands or {}).get(seat, ()))}
        if side == "z":
            spaces = (zombies or {}).get(seat, ["8,0", "8,2"])
            one |= {
                "character": characters[seat],
                "zombies": [{"space": space} for space in spaces],
            }
        else:
            one |= {"pawn": (pawns or {}).get(seat, "1,1"), "life": 3, "bullets": 3}
        told.append(one | dict((players or {}).get(seat, {})))
    lying = {"zombies": npcs, "humans": humans, "markers": markers} | dict(things or {})
    position = {
        "game": "humans-zombies",
        "seats": seats,
        "options": {"hz_sides": sides} | fields.pop("options", {}),
        "phase": "move" if sides[active] == "z" else "pawn-move",
        "active": active,
        "asked": [active],
        "town": town_of(fields.pop("town_of", (*CROSS, *town)), lying),
        "players": told,
        "pending": {
            "is_set_up": True,
            "pool": steps,
            "total": steps,
            "spent": list(range(seats)) if spent is None else list(spent),
        }
        | dict(pending or {}),
    }
    game = mb.game("humans-zombies")
    return game.from_position(position | fields, chance=list(chance), seed=seed)


def town_of(tiles: Sequence[str], things: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    """Tiles such as `H17 1,0 r0`, with what lies on them."""
    town: list[dict[str, Any]] = []
    for told in tiles:
        tile, cell, turn = told.split()
        town.append({"tile": tile, "cell": cell, "quarters": int(turn[1])})
    for name, spaces in things.items():
        for space in spaces:
            x, y = (int(word) for word in space.split(","))
            here = next(tile for tile in town if tile["cell"] == f"{x // 3},{y // 3}")
            here.setdefault(name, []).append(space)
    return town


def a_window(window: str, seat: int, **fields: Any) -> Match:
    """A window in which one seat is asked; the active player is seat 0 unless told otherwise."""
    active = fields.pop("active", 0)
    sides = fields.get("sides", "zs")
    asked = (seat - active) % len(sides) or len(sides)
    more = dict(fields.pop("pending", {}))
    return a_combined(
        active=active,
        phase=window,
        asked=[seat],
        pending={"window": window, "asked": asked} | more,
        **fields,
    )


def pawn(match: Match, seat: int = 1) -> Any:
    """What a shotgun guy has."""
    return match.position()["players"][seat]
