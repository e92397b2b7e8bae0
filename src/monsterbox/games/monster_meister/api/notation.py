"""Choices as text and back: `turn 2,0`, `name green`, `place -1,3`, `card B2x2`, `task T7`."""

from __future__ import annotations

import re

from monsterbox.core.errors import listing
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE, NONE
from monsterbox.games.monster_meister.cards import BACKS, FEATURES, tasks
from monsterbox.games.monster_meister.engine import actions
from monsterbox.games.monster_meister.engine import phases as phase
from monsterbox.games.monster_meister.engine.deck import SET, SLOTS, back_of, slot_of
from monsterbox.games.monster_meister.engine.state import State
from monsterbox.games.monster_meister.engine.table import FRAME, LEFT, SIDE, TOP, of_display

VERBS = ("flip", "turn C,R", "done", "name FEATURE", "pick C,R", "remove C,R", "place C,R", "ready")
WORDS = {actions.FLIP: "flip", actions.READY: "ready", actions.DONE: "done"}
ACTIONS = {text: action for action, text in WORDS.items()}
CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
TASK_IDS = [task.id for task in tasks()]


def text_of(t: State, seat: int, action: int) -> str:
    """The choice in words; `seat` is CHANCE for outcomes."""
    if actions.is_cell(action):
        verb = {phase.PICK: "pick", phase.REMOVE: "remove"}.get(int(t.phase), "turn")
        return f"{verb} {cell_name(t, seat, action % SIDE, action // SIDE)}"
    if actions.is_place(action):
        row, column = divmod(action - actions.PLACE, FRAME)
        return f"place {cell_name(t, seat, column - 1, row - 1)}"
    if actions.is_name(action):
        return f"name {FEATURES[action - actions.NAME]}"
    if action in WORDS:
        return WORDS[action]
    if actions.is_holder(action):
        return f"holder {action - actions.HOLDER}"
    if actions.is_card(action):
        slot = action - actions.CARD
        return f"{'card' if slot < SET else 'stray'} {face_name(t, slot)}"
    return f"task {TASK_IDS[action - actions.TASK]}"


def cell_name(t: State, seat: int, column: int, row: int) -> str:
    """Column and row as they are counted all through the game."""
    return f"{column + of_display(t, seat, LEFT)},{row + of_display(t, seat, TOP)}"


def face_name(t: State, slot: int) -> str:
    """The face of a slot: `B2`, `B2x2`, `G1+R4`."""
    return t.deck.names[slot]


def card_name(t: State, kind: int) -> str | None:
    """Back and face of a card."""
    if kind == NONE:
        return None
    return f"{BACKS[int(back_of(kind))]}-{face_name(t, int(slot_of(kind)))}"


def parse(t: State, seat: int, text: str) -> int:
    """The action a text means, legal or not; `Unreadable` says which part means nothing."""
    words = text.split()
    if " ".join(words) != text:
        raise Unreadable("unknown-choice", "one space between two words, none around them")
    return _parse_outcome(t, words) if seat == CHANCE else _parse_choice(t, seat, words)


def _parse_choice(t: State, seat: int, words: list[str]) -> int:
    text = " ".join(words)
    if text in ACTIONS:
        return ACTIONS[text]
    match words:
        case ["turn" | "pick" | "remove" as verb, cell]:
            column, row = _cell(t, seat, cell, 0, SIDE)
            if verb != text_of(t, seat, actions.CELL).split()[0]:
                raise Unreadable("not-now", f"{verb} is not asked now", "MM-19")
            return actions.CELL + column + SIDE * row
        case ["place", cell]:
            column, row = _cell(t, seat, cell, -1, SIDE + 1)
            return actions.PLACE + column + 1 + FRAME * (row + 1)
        case ["name", feature]:
            if feature not in FEATURES:
                raise Unreadable(
                    "unknown-feature",
                    f"{feature[:40]!r} is no feature; features: {listing(FEATURES)}",
                    "MM-60",
                )
            return actions.NAME + FEATURES.index(feature)
    raise Unreadable("unknown-choice", f"{text[:40]!r} is no choice; choices: {listing(VERBS, 20)}")


def _cell(t: State, seat: int, text: str, low: int, high: int) -> tuple[int, int]:
    """Column and row within the frame of the display."""
    read = CELL.fullmatch(text)
    if read is None or f"{int(read[1])},{int(read[2])}" != text:
        raise Unreadable("unknown-cell", f"{text[:40]!r} is no cell, such as 2,0 or -1,3")
    column = int(read[1]) - int(of_display(t, seat, LEFT))
    row = int(read[2]) - int(of_display(t, seat, TOP))
    if not (low <= column < high and low <= row < high):
        raise Unreadable("outside", f"{text} is outside the box of six by six", "MM-49")
    return column, row


def _parse_outcome(t: State, words: list[str]) -> int:
    match words:
        case ["holder", name] if name in [str(seat) for seat in range(int(t.seats))]:
            return actions.HOLDER + int(name)
        case ["card", name] if name in t.deck.names[:SET]:
            return actions.CARD + t.deck.names.index(name)
        case ["stray", name] if name in t.deck.names[SET:SLOTS]:
            return actions.CARD + t.deck.names.index(name, SET)
        case ["task", name] if name in TASK_IDS:
            return actions.TASK + TASK_IDS.index(name)
    raise Unreadable(
        "unknown-outcome",
        f"{' '.join(words)[:40]!r} is no outcome; outcomes: holder SEAT, card FACE, stray FACE, "
        "task TASK",
    )
