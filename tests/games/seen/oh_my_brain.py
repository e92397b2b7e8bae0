"""Oh My Brain; nothing is left out."""

from __future__ import annotations

import monsterbox as mb
from monsterbox.games.oh_my_brain.api.notation import SIGNS
from monsterbox.games.oh_my_brain.api.position import PHASES
from monsterbox.games.oh_my_brain.api.view import SeatView, View
from monsterbox.games.oh_my_brain.cards import FACES

from ..kit import Case
from . import Told, clockwise, each_of, one_of, padded

VALUES = [str(value) for value in range(20)]


def told(view: View, case: Case, state: mb.GameState) -> Told:
    seats = clockwise(view.seat or 0, case.seats)
    told = {
        "phase": one_of(view.phase, PHASES[:17]),
        "asked": each_of(view.asked, seats),
        "active": one_of(view.active, seats),
        "starter": one_of(view.starter, seats),
        "candidates": each_of(view.candidates, seats),
        "round": [min(view.round, 255)],
        "steps": list(divmod(view.steps, 256)),
        "hand": each_of(view.hand, VALUES),
        "grave": each_of(view.grave, VALUES),
        "lot": each_of(view.lot, VALUES),
        "top": one_of(view.top, VALUES),
        "horde": padded([1 + int(card) for card in reversed(view.horde or ())], 50),
        "discard": each_of(view.discard or (), VALUES),
        "horde_size": [view.horde_size],
        "discard_size": [view.discard_size],
        "reserve_size": [view.reserve_size],
        "supply": [max(view.supply, 0)],
        "below_eight": [int(view.below_eight)],
        "extras": [view.extras],
        "rolls": [view.rolls],
        "face": one_of(view.face, FACES),
        "given": one_of(view.given, VALUES),
        "sign": one_of(view.sign, SIGNS[1:]),
    }
    for k, seat in enumerate(seats):
        told |= {f"seats.{k}.{n}": x for n, x in of_seat(view.seats[seat], seats).items()}
    return told


def of_seat(seat: SeatView, seats: list[int]) -> Told:
    return {
        "brains": [seat.brains],
        "hand_size": [seat.hand_size or 0],
        "grave_size": [seat.grave_size],
        "lot_size": [seat.lot_size],
        "rank": one_of(seat.rank, [k + 1 for k in range(len(seats))]),
    }
