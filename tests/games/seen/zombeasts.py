"""Zombeasts; left out are the victory piles, which are turned up when the game is over."""

from __future__ import annotations

import monsterbox as mb
from monsterbox.games.zombeasts.api.position import PHASES
from monsterbox.games.zombeasts.api.view import SeatView, View

from ..kit import Case
from . import Told, balance, clockwise, each_of, one_of, padded

GRANTS = ("attack", "bone")
COLOURS = ("blue", "orange", "red", "green")


def told(view: View, case: Case, state: mb.GameState) -> Told:
    deck = list(case.game.components(case.settings))
    seats = clockwise(view.seat or 0, case.seats)
    told = {
        "phase": one_of(view.phase, PHASES),
        "asked": one_of(view.asked, seats),
        "active": one_of(view.active, seats),
        "trigger": one_of(view.trigger, seats),
        "robbed": each_of(view.robbed, seats),
        "last_round": [int(view.last_round)],
        "attack": [int(view.attack)],
        "grant": one_of(view.grant, GRANTS),
        "number": [view.number],
        "declared": padded([source(view, name, case.seats) for name in view.declared], 8),
        "hand": each_of(view.hand, deck),
        **{f"stock.{k}": one_of(card, deck) for k, card in enumerate(view.stock)},
        "discard": each_of(view.discard, deck),
        "pile_size": [view.pile_size],
        "joker": one_of(view.joker, deck[80:]),
        "taken": one_of(view.taken, deck),
        "out": one_of(view.out, deck),
        "fetched": one_of(view.fetched or "", view.stock),
    }
    for k, seat in enumerate(seats):
        told |= {f"seats.{k}.{n}": x for n, x in of_seat(view.seats[seat], deck, seats).items()}
    return told


def source(view: View, name: str, seats: int) -> int:
    if name in view.stock:
        return 1 + view.stock.index(name)
    if name == "pile":
        return 4
    return 4 + (int(name.removeprefix("from ")) - (view.active or 0)) % seats


def of_seat(seat: SeatView, deck: list[str], seats: list[int]) -> Told:
    white = deck[80:]
    moons = {
        name: each_of(seat.moons.get(name, ()), deck[k * 20 : k * 20 + 20] + white)
        for k, name in enumerate(COLOURS)
    } | {name: each_of(seat.moons.get(name, ()), white) for name in ("white", "white2")}
    assert all(sum(moons[name]) == len(cards) for name, cards in seat.moons.items())
    return {
        "hand_size": [seat.hand_size or 0],
        **{f"moons.{name}": cards for name, cards in moons.items()},
        "victory_size": [seat.victory_size],
        "full_moons": [seat.full_moons],
        "minus": each_of(seat.minus, deck),
        "score": balance(seat.score),
        "rank": one_of(seat.rank, [k + 1 for k in range(len(seats))]),
    }
