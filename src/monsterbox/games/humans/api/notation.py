"""Choices as text and back: `step 4,1 east`, `place H14 1,0 r1`, `play HW3`, `tile H09`.

Spaces are named by column and row of the whole town, the middle of the Town Square being 1,1;
tiles by column and row of their cell, the Town Square lying at 0,0.
"""

from __future__ import annotations

import re

from monsterbox.core.errors import listing
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import actions as c
from monsterbox.games.humans.engine.deck import HE01, HE04, HE06, HE07, HE14, ZE01, ZE04, ZE25
from monsterbox.games.humans.engine.rules.tile_placement import row_of_stage
from monsterbox.games.humans.engine.rules.town import column_of, edges_at, neighbour_cell, row_of
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import (
    BULLETS,
    CELL,
    DICE,
    HUMANS,
    LIVES,
    MAX_SEATS,
    MOST_TILES,
    NPCS,
    PHASE_MOVE_FROM,
    PHASE_OPEN_HOUSE,
    PHASE_PUT_BY_CARD,
    PHASE_PUT_ZOMBIE,
    SPACES,
    TURNED,
)
from monsterbox.games.humans.tiles import TILES

DIRECTIONS = ("north", "east", "south", "west")
ARMS = DIRECTIONS
DECKS = ("humans", "zombies")
_WORDS = {
    c.PASS: "pass",
    c.KEEP: "keep",
    c.REROLL: "reroll",
    c.END_MOVE: "end move",
    c.NO_DISCARD: "discard nothing",
    c.ABILITY: "ability",
    c.CHOOSE_EAT: "eat",
    c.CHOOSE_INFECT: "infect",
    c.FILL_HUMANS: "fill humans",
    c.FILL_ZOMBIES: "fill zombies",
    c.ROLL: "roll",
    c.STAY: "stay",
    c.ACCEPT: "accept",
    c.SPEND: "spend bullets",
    c.LOSE_LIFE: "lose life",
    c.FIGHT: "fight",
    c.DONE: "done",
    c.END: "end",
    c.STACK: "stack humans",
    c.STACK + 1: "stack zombies",
    c.DECK: "draw humans",
    c.DECK + 1: "draw zombies",
    **{c.ARM + k: f"building {arm}" for k, arm in enumerate(ARMS)},
    **{c.DISCARD + k: f"discard {card}" for k, card in enumerate(KINDS)},
    **{c.TAKE_WOUND + k: f"wound {name}" for k, name in enumerate(WOUNDS)},
    **{c.DROP + k: f"drop {name}" for k, name in enumerate(INFECTIONS)},
    **{c.USE + k: f"use {card}" for k, card in enumerate(KINDS) if k >= ZE01},
}
_ACTIONS = {text: action for action, text in _WORDS.items()}
_OUTCOMES = {
    **{f"start {seat}": c.START + seat for seat in range(MAX_SEATS)},
    **{f"character {name}": c.CHARACTER + k for k, name in enumerate(CHARACTERS)},
    **{f"tile {tile}": c.TILE + k for k, tile in enumerate(TILES)},
    **{f"card {card}": c.CARD + k for k, card in enumerate(KINDS)},
    **{f"face {face}": c.FACE + face for face in range(1, 7)},
    **{f"infection {name}": c.INFECTION + k for k, name in enumerate(INFECTIONS)},
    **{f"wounded {name}": c.WOUND + k for k, name in enumerate(WOUNDS)},
    **{f"gone {seat}": c.LEAVE + seat for seat in range(MAX_SEATS)},
}
_OUTCOME_TEXTS = {action: text for text, action in _OUTCOMES.items()}
_THINGS = {HUMANS: "human", DICE: "token", NPCS: "zombie", LIVES: "life", BULLETS: "bullets"}
# first action of a range of spaces, verb before the space
_OF_SPACES = ((c.TUNNEL, "tunnel"), (c.BREAK, "break"), (c.ATTEMPT, "attempt"), (c.SPACE, "to"))
_OF_SEATS = ((c.ATTACK, "attack"), (c.ASSAULT, "assault"))
_AT_TILES = (KINDS[HE01], "ZE16", "ZE22")
_AT_SPACES = (KINDS[HE04], KINDS[HE06], KINDS[HE07])
_AT_FIGURES = (ZE04, ZE25)
_POINT = re.compile(r"(0|-?[1-9][0-9]?[0-9]?),(0|-?[1-9][0-9]?[0-9]?)")
VERBS = (
    "place TILE CELL rN",
    "human SPACE",
    "token SPACE",
    "step SPACE DIRECTION",
    "break SPACE",
    "end move",
    "attempt SPACE",
    "to SPACE",
    "play CARD",
    "play CARD TARGET",
    "discard CARD",
    "discard nothing",
    "ability",
    "tunnel SPACE",
    "keep",
    "reroll",
    "wound NAME",
    "drop NAME",
    "eat",
    "infect",
    "done",
    "pass",
)


# Names of spaces and tiles


def space_name(t: State, space: int) -> str:
    """`4,1`: column and row of the whole town."""
    return f"{int(column_of(t, space))},{int(row_of(t, space))}"


def cell_name(cell: int) -> str:
    return f"{cell % 128 - 64},{cell // 128 - 64}"


def tile_name(t: State, tile: int) -> str:
    """`1,0`: the cell of a placed tile."""
    return cell_name(int(t.town[CELL + tile]))


def read_point(text: str) -> tuple[int, int]:
    found = _POINT.fullmatch(text)
    if found is None or not text.isascii():
        raise Unreadable("no-such-space", f"{text[:40]!r} is no column,row")
    return int(found[1]), int(found[2])


def read_space(t: State, text: str) -> int:
    """The space of the town at a column and a row."""
    x, y = read_point(text)
    cell = (y // 3 + 64) * 128 + x // 3 + 64
    for tile in range(int(t.tiles)):
        if t.town[CELL + tile] == cell:
            return tile * 9 + y % 3 * 3 + x % 3
    raise Unreadable("no-such-space", f"no tile lies at {text}")


def read_tile(t: State, text: str) -> int:
    """The placed tile at a cell."""
    x, y = read_point(text)
    for tile in range(int(t.tiles)):
        if t.town[CELL + tile] == (y + 64) * 128 + x + 64:
            return tile
    raise Unreadable("no-such-tile", f"no tile lies at {text}")


# Text of an action


def text_of(t: State, seat: int, action: int) -> str:
    """The choice in words; `seat` is CHANCE for outcomes."""
    if action in _WORDS:
        return _WORDS[action]
    if action >= c.START:
        return _OUTCOME_TEXTS[action]
    if c.PUT <= action < c.TUNNEL:
        return _put_text(t, action - c.PUT)
    if c.PLACE <= action < c.STEP:
        return _place_text(t, action - c.PLACE)
    if c.STEP <= action < c.BREAK:
        return _step_text(t, "step", action - c.STEP)
    if c.MOVE_NPC <= action < c.ASSAULT:
        return _step_text(t, "move", action - c.MOVE_NPC)
    if c.PLAY <= action < c.USE:
        return _play_text(t, seat, action)
    for first, verb in _OF_SPACES:
        if first <= action < first + SPACES:
            return f"{space_verb(t, verb)} {space_name(t, action - first)}"
    for first, verb in _OF_SEATS:
        if first <= action < first + MAX_SEATS:
            return f"{verb} {(seat + action - first) % t.seats}"
    raise ValueError(f"{action} is no action")


def space_verb(t: State, verb: str) -> str:
    """The zombies that a card puts or moves have verbs of their own."""
    if verb == "to" and t.phase == PHASE_PUT_BY_CARD:
        return "zombie"
    return "from" if verb == "to" and t.phase == PHASE_MOVE_FROM else verb


def _put_text(t: State, local: int) -> str:
    thing = "human" if t.phase == PHASE_OPEN_HOUSE else _THINGS[int(row_of_stage(t))]
    if t.phase == PHASE_PUT_ZOMBIE:
        thing = "own"
    return f"{thing} {space_name(t, int(tile_put_on(t)) * 9 + local)}"


def tile_put_on(t: State) -> int:
    """The tile that something is put on."""
    if t.phase == PHASE_OPEN_HOUSE:
        return int(t.card_at)
    if t.phase == PHASE_PUT_ZOMBIE:
        return int(t.at) // 9
    return int(t.tiles) - 1


def _place_text(t: State, place: int) -> str:
    anchor, side, quarters = place // 16, place // 4 % 4, place % 4
    cell = int(neighbour_cell(int(t.town[CELL + anchor]), side))
    tile = TILES[int(t.drawn)] if t.drawn >= 0 else "tile"
    return f"place {tile} {cell_name(cell)} r{quarters}"


def _step_text(t: State, verb: str, way: int) -> str:
    return f"{verb} {space_name(t, way // 4)} {DIRECTIONS[way % 4]}"


def _play_text(t: State, seat: int, action: int) -> str:
    if action < c.PLAY_TILE:
        return f"play {KINDS[action - c.PLAY]}"
    if action < c.PLAY_SPACE:
        kind, tile = divmod(action - c.PLAY_TILE, MOST_TILES)
        return f"play {KINDS[kind]} {tile_name(t, tile)}"
    if action < c.PLAY_SEAT:
        kind, space = divmod(action - c.PLAY_SPACE, SPACES)
        return f"play {KINDS[kind]} {space_name(t, space)}"
    if action < c.PLAY_FIGURE:
        kind, places = divmod(action - c.PLAY_SEAT, MAX_SEATS)
        return f"play {KINDS[kind]} {(seat + places) % t.seats}"
    if action < c.PLAY_LOSS:
        which, target = divmod(action - c.PLAY_FIGURE, MAX_SEATS * SPACES)
        places, space = divmod(target, SPACES)
        kind = _AT_FIGURES[which]
        return f"play {KINDS[kind]} {(seat + places) % t.seats} {space_name(t, space)}"
    places, loss = divmod(action - c.PLAY_LOSS, len(KINDS) + 1)
    lost = KINDS[loss] if loss < len(KINDS) else "bullets"
    return f"play ZE06 {(seat + places) % t.seats} {lost}"


# Reading


def parse(t: State, seat: int, text: str) -> int:
    """The action a text means, legal or not; `Unreadable` says which part means nothing."""
    words = text.split()
    if " ".join(words) != text:
        raise Unreadable("unknown-choice", "one space between two words, none around them")
    if seat == CHANCE:
        return _parse_outcome(t, text)
    return _parse_choice(t, seat, text, words)


def _parse_outcome(t: State, text: str) -> int:
    names_seat = text.startswith(("start", "gone"))
    if text not in _OUTCOMES or (names_seat and int(text[-1]) >= t.seats):
        raise Unreadable(
            "unknown-outcome",
            f"{text[:40]!r} is no outcome; outcomes: start SEAT, character NAME, tile TILE, "
            "card CARD, face N, infection NAME, wounded NAME, gone SEAT",
        )
    return _OUTCOMES[text]


def _parse_choice(t: State, seat: int, text: str, words: list[str]) -> int:
    if text in _ACTIONS:
        return _ACTIONS[text]
    match words:
        case ["place", name, cell, quarters]:
            return c.PLACE + _place(t, name, cell, quarters)
        case ["step" | "move", space, direction] if direction in DIRECTIONS:
            first = c.STEP if words[0] == "step" else c.MOVE_NPC
            return first + read_space(t, space) * 4 + DIRECTIONS.index(direction)
        case ["human" | "token" | "zombie" | "life" | "bullets" | "own" | "from" | "to", space]:
            return _thing(t, words[0], space)
        case [verb, space] if verb in ("tunnel", "break", "attempt"):
            return {"tunnel": c.TUNNEL, "break": c.BREAK, "attempt": c.ATTEMPT}[verb] + read_space(
                t, space
            )
        case [verb, other] if verb in ("attack", "assault"):
            return {v: f for f, v in _OF_SEATS}[verb] + _places(t, seat, other)
        case ["play", name, *target] if name in KINDS:
            return _play(t, seat, name, target)
    raise Unreadable("unknown-choice", f"{text[:40]!r} is no choice; choices: {listing(VERBS, 30)}")


def _thing(t: State, thing: str, space: str) -> int:
    """Something put onto a space; which of the ways to write it is meant, the phase says."""
    if thing in ("to", "from") or (thing == "zombie" and t.phase == PHASE_PUT_BY_CARD):
        meant = space_verb(t, "to")
        if thing != meant:
            raise Unreadable("unknown-choice", f"{thing!r} is not asked for now")
        return c.SPACE + read_space(t, space)
    found = read_space(t, space)
    if found // 9 != tile_put_on(t) or _put_text(t, found % 9).split()[0] != thing:
        raise Unreadable("not-on-that-tile", f"no {thing} can be put on {space} now")
    return c.PUT + found % 9


def _place(t: State, name: str, cell: str, quarters: str) -> int:
    if t.drawn < 0 or name != TILES[int(t.drawn)]:
        raise Unreadable("not-the-drawn-tile", f"{name[:40]!r} is not the tile that was drawn")
    if quarters not in ("r0", "r1", "r2", "r3"):
        raise Unreadable("unknown-choice", f"{quarters[:40]!r} is not r0, r1, r2 or r3")
    x, y = read_point(cell)
    where = (y + 64) * 128 + x + 64
    for tile in range(int(t.tiles)):
        for side in range(4):
            is_there = int(neighbour_cell(int(t.town[CELL + tile]), side)) == where
            is_exit = int(t.box.exits[int(t.town[TURNED + tile])]) >> side & 1
            if is_there and is_exit and int(edges_at(t, where, tile)) >= 0:
                return tile * 16 + side * 4 + int(quarters[1])
    raise Unreadable("no-open-end", f"no open end leads to {cell}", "HU-11")


def _places(t: State, seat: int, name: str) -> int:
    others = [str(other) for other in range(int(t.seats)) if other != seat]
    if name not in others:
        raise Unreadable(
            "no-such-opponent", f"{name[:40]!r} is no opponent; opponents: {listing(others)}"
        )
    return (int(name) - seat) % int(t.seats)


def _play(t: State, seat: int, name: str, target: list[str]) -> int:
    kind = KINDS.index(name)
    match target:
        case []:
            return c.PLAY + kind
        case [point] if name in _AT_TILES:
            return c.PLAY_TILE + kind * MOST_TILES + read_tile(t, point)
        case [point] if name in _AT_SPACES:
            return c.PLAY_SPACE + kind * SPACES + read_space(t, point)
        case [other] if kind == HE14 or kind >= ZE01:
            return c.PLAY_SEAT + kind * MAX_SEATS + _places(t, seat, other)
        case [other, point] if kind in _AT_FIGURES:
            which = _AT_FIGURES.index(kind)
            places = _places(t, seat, other)
            return c.PLAY_FIGURE + (which * MAX_SEATS + places) * SPACES + read_space(t, point)
        case [other, lost] if name == "ZE06" and (lost == "bullets" or lost in KINDS):
            loss = KINDS.index(lost) if lost in KINDS else len(KINDS)
            return c.PLAY_LOSS + _places(t, seat, other) * (len(KINDS) + 1) + loss
    raise Unreadable("unknown-target", f"{' '.join(target)[:40]!r} is no target of {name}")
