"""Monster Meister; left out are the pile and the tasks turned up when the game is over."""

from __future__ import annotations

from monsterbox.games.monster_meister.api.notation import TASK_IDS
from monsterbox.games.monster_meister.api.position import PHASES
from monsterbox.games.monster_meister.api.view import CellView, SeatView, View
from monsterbox.games.monster_meister.cards import BACKS, FEATURES
from monsterbox.games.monster_meister.engine.deck import SET
from monsterbox.games.monster_meister.engine.state import State

from ..kit import Case
from . import Told, balance, clockwise, each_of, one_of, padded

TASKS = TASK_IDS[:11]


def told(view: View, case: Case, state: State) -> Told:
    seats = clockwise(view.seat or 0, case.seats)
    faces = faces_of(state)
    backs = {"": 0, "S": case.seats + 1} | {BACKS[seat]: 1 + k for k, seat in enumerate(seats)}
    back, _, face = (view.drawn or "").partition("-")
    told = {
        "phase": one_of(view.phase, PHASES),
        "asked": each_of(view.asked, seats),
        "holder": one_of(view.holder, seats),
        "round": [view.round],
        "task": one_of(view.task, TASKS),
        "played": each_of(view.played, TASKS),
        "namer": one_of(view.namer, seats),
        "feature": one_of(view.feature, FEATURES),
        "free_features": each_of(view.free_features, FEATURES),
        "pile_size": [view.pile_size],
        "pile_backs": padded([backs[one] for one in view.pile_backs], 72),
        "drawn.back": [backs[back]],
        "drawn.face": one_of(faces.get((back == "S", face)), range(24)),
        "pick": [0] * 36,
    }
    own = view.seats[view.seat or 0]
    if view.pick is not None:
        column, row = map(int, view.pick.split(","))
        told["pick"][column - own.left + 6 * (row - own.top)] = 1
    for k, seat in enumerate(seats):
        for name, numbers in of_seat(view.seats[seat], seats, backs, faces).items():
            told[f"seats.{k}.{name}"] = numbers
    return told


Faces = dict[tuple[bool, str], int]


def faces_of(state: State) -> Faces:
    """Whether it is a stray, and the text of its face -> the first slot that shows it."""
    slots = enumerate(state.deck.names)
    return {(slot >= SET, name): slot for slot, name in reversed(list(slots))}


def of_seat(seat: SeatView, seats: list[int], backs: dict[str, int], faces: Faces) -> Told:
    def cell(card: CellView) -> int:
        return card.column - seat.left + 6 * (card.row - seat.top)

    shown = {name: [0] * 36 for name in ("backs", "faces", "ghosts")}
    for card in seat.cards:
        shown["backs"][cell(card)] = backs[card.back]
        for name, face in (("faces", card.face), ("ghosts", card.ghost)):
            shown[name][cell(card)] = 0 if face is None else 1 + faces[card.back == "S", face]
    return shown | {
        "corner": [32 + seat.left, 32 + seat.top],
        "width": [seat.width],
        "height": [seat.height],
        "turned": [seat.turned or 0],
        "points": balance(seat.points),
        "drawn": [backs[seat.drawn or ""]],
        "is_memorizer": [int(seat.is_memorizer)],
        "is_muddler": [int(seat.is_muddler)],
        "is_out": [int(seat.is_out)],
        "score": [seat.score or 0],
        "monsters": [seat.monsters or 0],
        "eyes": [seat.eyes or 0],
        "rank": one_of(seat.rank, [k + 1 for k in range(len(seats))]),
    }
