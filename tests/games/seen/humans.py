"""Humans; left out is what follows from the rest: ways, reach, distances, what a die must show."""

from __future__ import annotations

import monsterbox as mb
from monsterbox.games.humans.api.position import FATES, PHASES
from monsterbox.games.humans.api.view import PlacedTile, SeatView, View
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.tiles import TILES

from ..kit import Case
from . import Told, clockwise, each_of, one_of

BASE = ("humans", "markers", "dice")
COMBINED = (*BASE, "zombies", "life", "bullets")


def told(view: View, case: Case, state: mb.GameState) -> Told:
    is_combined = case.key == "humans-zombies"
    seats = clockwise(view.seat or 0, case.seats)
    at = next((k for k, tile in enumerate(view.town) if view.at in spaces(tile)), None)
    told = {
        "phase": one_of(view.phase, [*PHASES[:53], "window"]),
        "asked": each_of(view.asked, seats),
        "active": one_of(view.active, seats),
        "starter": one_of(view.starter, seats),
        "round": list(divmod(view.round, 256)),
        "tile": one_of(view.tile, TILES),
        "at.tile": one_of(at, range(40 if is_combined else 20)),
        "at.space": [0] * 9 if at is None else one_of(view.at, spaces(view.town[at])),
        "card": one_of(view.card, KINDS),
        "weapon": one_of(view.weapon, KINDS),
        "roll": one_of(view.roll, range(1, 7)),
        "steps": [view.steps],
        "tries": [view.tries],
        **of_piles(view),
        "hand": each_of(view.hand, KINDS),
    }
    for k, seat in enumerate(seats):
        told |= {f"seats.{k}.{n}": x for n, x in of_seat(view.seats[seat], seats).items()}
    figures = [view.seats[seat] for seat in seats]
    for k in range(40 if is_combined else 20):
        tile = view.town[k] if k < len(view.town) else None
        told |= {f"town.{k}.{n}": x for n, x in of_tile(tile, figures, is_combined).items()}
    return told


def of_piles(view: View) -> Told:
    told = {}
    for k, name in enumerate(("humans", "zombies")):
        told[f"stacks.{name}"] = [view.stacks[k]]
        told[f"piles.{name}"] = [view.piles[name]]
    for name in ("wounds", "infections"):
        told[f"piles.{name}"] = [view.piles[name]]
    for k, name in enumerate(WOUNDS):
        told[f"wounds_drawn.{k}"] = [view.wounds_drawn.count(name)]
        told[f"wounds_discarded.{k}"] = [view.wounds_discarded.count(name)]
    for k, name in enumerate(INFECTIONS):
        told[f"infections_drawn.{k}"] = [view.infections_drawn.count(name)]
        told[f"infections_discarded.{k}"] = [view.infections_discarded.count(name)]
        told[f"infections_removed.{k}"] = [view.infections_removed.count(name)]
    return told | {
        "discard": each_of(view.discard, KINDS),
        "supply": [view.supply],
        "devoured": [view.devoured],
    }


def of_seat(seat: SeatView, seats: list[int]) -> Told:
    return {
        "is_shotgun": [int(seat.side == "shotgun")],
        "character": one_of(seat.character, CHARACTERS),
        "score": [seat.score or 0],
        "goal": [seat.goal or 0],
        "removed": [seat.removed],
        "tokens": [seat.tokens],
        "eaten": [seat.eaten],
        "wounds": each_of(seat.wounds, WOUNDS),
        "backs": list(seat.backs),
        "card_used": [int(seat.card_used)],
        "ability_used": [int(seat.ability_used)],
        "life": [seat.life],
        "bullets": [min(seat.bullets, 255)],
        "collected": [seat.collected],
        "charges": [seat.charges],
        "items": each_of(seat.items, KINDS),
        "fates": each_of(seat.fates, FATES),
        "rank": one_of(seat.rank, [k + 1 for k in range(len(seats))]),
    }


def spaces(tile: PlacedTile) -> list[str]:
    """The nine spaces of a tile as the view names them."""
    column, row = map(int, tile.cell.split(","))
    return [f"{3 * column + k % 3},{3 * row + k // 3}" for k in range(9)]


def of_tile(tile: PlacedTile | None, seats: list[SeatView], is_combined: bool) -> Told:
    here = [] if tile is None else spaces(tile)
    told = {"tile": [0], "quarters": [0], "cell": [0, 0]}
    if tile is not None:
        column, row = map(int, tile.cell.split(","))
        told = {
            "tile": [1 + TILES.index(tile.tile)],
            "quarters": [tile.quarters],
            "cell": [64 + column, 64 + row],
        }
    for name in COMBINED if is_combined else BASE:
        told[name] = each_of(getattr(tile, name), here) if tile else [0] * 9
    told["held"] = on_each([seat.held for seat in seats], here)
    told["figures"] = on_each([seat.zombies for seat in seats], here)
    if is_combined:
        told["pawns"] = on_each([(seat.pawn or "",) for seat in seats], here)
    return told


def on_each(rows: list[tuple[str, ...]], here: list[str]) -> list[int]:
    return [n for row in rows for n in (each_of(row, here) if here else [0] * 9)]
