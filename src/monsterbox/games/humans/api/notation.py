"""Choices as text and back: `step 4,1 east`, `place H14 1,0 r1`, `play HW3`, `tile H09`.

Spaces are named by column and row of the whole town, the middle of the Town Square being 1,1;
tiles by column and row of their cell, the Town Square lying at 0,0.
"""

from __future__ import annotations

import re
from functools import lru_cache

from monsterbox.core.errors import listing
from monsterbox.core.match import Unreadable
from monsterbox.core.state import CHANCE, NONE
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import BULLETS, CELL, DICE, HUMANS, LIVES, NPCS, TURNED
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.rules.tile_placement import row_of_stage
from monsterbox.games.humans.engine.rules.town import neighbour_cell, surroundings
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import MAX_SEATS, MOST_TILES, SPACES
from monsterbox.games.humans.tiles import TILES

MOST_POINTS = 20_000  # names of spaces that are remembered
FIRST_STEP = actions.STEP
LAST_STEP = actions.BREAK - 1
WAYS = LOCAL * SIDES  # of leaving a space of a tile
FIRST_MOVE = actions.MOVE_NPC
LAST_MOVE = actions.ASSAULT - 1
DIRECTIONS = ("north", "east", "south", "west")
ARMS = DIRECTIONS
DECKS = ("humans", "zombies")
_WORDS = {
    actions.PASS: "pass",
    actions.KEEP: "keep",
    actions.REROLL: "reroll",
    actions.END_MOVE: "end move",
    actions.NO_DISCARD: "discard nothing",
    actions.ABILITY: "ability",
    actions.CHOOSE_EAT: "eat",
    actions.CHOOSE_INFECT: "infect",
    actions.FILL_HUMANS: "fill humans",
    actions.FILL_ZOMBIES: "fill zombies",
    actions.ROLL: "roll",
    actions.STAY: "stay",
    actions.ACCEPT: "accept",
    actions.SPEND: "spend bullets",
    actions.LOSE_LIFE: "lose life",
    actions.FIGHT: "fight",
    actions.DONE: "done",
    actions.END: "end",
    actions.STACK: "stack humans",
    actions.STACK + 1: "stack zombies",
    actions.DECK: "draw humans",
    actions.DECK + 1: "draw zombies",
    **{actions.ARM + k: f"building {arm}" for k, arm in enumerate(ARMS)},
    **{actions.DISCARD + k: f"discard {name}" for k, name in enumerate(KINDS)},
    **{actions.TAKE_WOUND + k: f"wound {name}" for k, name in enumerate(WOUNDS)},
    **{actions.DROP + k: f"drop {name}" for k, name in enumerate(INFECTIONS)},
    **{actions.USE + k: f"use {name}" for k, name in enumerate(KINDS) if card.is_of_zombies(k)},
}
_ACTIONS = {text: action for action, text in _WORDS.items()}
_OUTCOMES = {
    **{f"start {seat}": actions.START + seat for seat in range(MAX_SEATS)},
    **{f"character {name}": actions.CHARACTER + k for k, name in enumerate(CHARACTERS)},
    **{f"tile {tile}": actions.TILE + k for k, tile in enumerate(TILES)},
    **{f"card {name}": actions.CARD + k for k, name in enumerate(KINDS)},
    **{f"face {face}": actions.FACE + face for face in range(1, 7)},
    **{f"infection {name}": actions.INFECTION + k for k, name in enumerate(INFECTIONS)},
    **{f"wounded {name}": actions.WOUND + k for k, name in enumerate(WOUNDS)},
    **{f"gone {seat}": actions.LEAVE + seat for seat in range(MAX_SEATS)},
}
_OUTCOME_TEXTS = {action: text for text, action in _OUTCOMES.items()}
_THINGS = {HUMANS: "human", DICE: "token", NPCS: "zombie", LIVES: "life", BULLETS: "bullets"}
# first action of a range of spaces, verb before the space
_OF_SPACES = (
    (actions.TUNNEL, "tunnel"),
    (actions.BREAK, "break"),
    (actions.ATTEMPT, "attempt"),
    (actions.SPACE, "to"),
)
_OF_SEATS = ((actions.ATTACK, "attack"), (actions.ASSAULT, "assault"))
# What a player may lose to Butter Fingers, and the cards aimed at one of his zombies.
LOSSES = (*KINDS, "bullets")
_AT_FIGURES = (card.BAD_SENSE_OF_DIRECTION, card.WHERE_DID_EVERYBODY_GO)
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
    return _point(int(t.town[CELL + space // LOCAL]), space % LOCAL)


@lru_cache(maxsize=MOST_POINTS)
def _point(cell: int, local: int) -> str:
    return f"{(cell % 128 - 64) * 3 + local % 3},{(cell // 128 - 64) * 3 + local // 3}"


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
            return tile * LOCAL + y % 3 * 3 + x % 3
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
    if FIRST_MOVE <= action <= LAST_MOVE:  # most choices are steps of zombies of nobody
        tile, way = divmod(action - FIRST_MOVE, WAYS)
        return _steps("move", t.town[CELL + tile])[way]
    if FIRST_STEP <= action <= LAST_STEP:  # or steps of figures
        tile, way = divmod(action - FIRST_STEP, WAYS)
        return _steps("step", t.town[CELL + tile])[way]
    if action in _WORDS:
        return _WORDS[action]
    if actions.is_outcome(action):
        return _OUTCOME_TEXTS[action]
    if actions.is_put(action):
        return _put_text(t, action - actions.PUT)
    if actions.is_place(action):
        return _place_text(t, action - actions.PLACE)
    if actions.is_play(action):
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
    if verb == "to" and t.phase == phase.PUT_BY_CARD:
        return "zombie"
    return "from" if verb == "to" and t.phase == phase.MOVE_FROM else verb


def _put_text(t: State, local: int) -> str:
    thing = "human" if t.phase == phase.OPEN_HOUSE else _THINGS[int(row_of_stage(t))]
    if t.phase == phase.PUT_ZOMBIE:
        thing = "own"
    return f"{thing} {space_name(t, int(tile_put_on(t)) * LOCAL + local)}"


def tile_put_on(t: State) -> int:
    """The tile that something is put on."""
    if t.phase == phase.OPEN_HOUSE:
        return int(t.card_at)
    if t.phase == phase.PUT_ZOMBIE:
        return int(t.at) // LOCAL
    return int(t.tiles) - 1


def _place_text(t: State, place: int) -> str:
    anchor, side, quarters = place // (SIDES * SIDES), place // SIDES % SIDES, place % SIDES
    cell = int(neighbour_cell(int(t.town[CELL + anchor]), side))
    tile = TILES[int(t.drawn)] if t.drawn >= 0 else "tile"
    return f"place {tile} {cell_name(cell)} r{quarters}"


@lru_cache(maxsize=MOST_POINTS)
def _steps(verb: str, cell: int) -> tuple[str, ...]:
    """All steps on one tile."""
    return tuple(
        f"{verb} {_point(cell, way // SIDES)} {DIRECTIONS[way % SIDES]}" for way in range(WAYS)
    )


def _play_text(t: State, seat: int, action: int) -> str:
    kind, target = int(actions.kind_played(action)), int(actions.target_played(action))
    play = f"play {KINDS[kind]}"
    if target == NONE:
        return play
    if card.is_aimed_at_tile(kind):
        return f"{play} {tile_name(t, target)}"
    if card.is_aimed_at_space(kind):
        return f"{play} {space_name(t, target)}"
    player = (seat + int(actions.player_aimed_at(action))) % int(t.seats)
    if action >= actions.PLAY_LOSS:
        return f"{play} {player} {LOSSES[target % len(LOSSES)]}"
    if action >= actions.PLAY_FIGURE:
        return f"{play} {player} {space_name(t, (target - MAX_SEATS) % SPACES)}"
    return f"{play} {player}"


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
            return actions.PLACE + _place(t, name, cell, quarters)
        case ["step" | "move", space, direction] if direction in DIRECTIONS:
            first = actions.STEP if words[0] == "step" else actions.MOVE_NPC
            return first + read_space(t, space) * SIDES + DIRECTIONS.index(direction)
        case ["human" | "token" | "zombie" | "life" | "bullets" | "own" | "from" | "to", space]:
            return _thing(t, words[0], space)
        case [verb, space] if verb in ("tunnel", "break", "attempt"):
            return {v: first for first, v in _OF_SPACES}[verb] + read_space(t, space)
        case [verb, other] if verb in ("attack", "assault"):
            return {v: first for first, v in _OF_SEATS}[verb] + _places(t, seat, other)
        case ["play", name, *target] if name in KINDS:
            return _play(t, seat, name, target)
    raise Unreadable("unknown-choice", f"{text[:40]!r} is no choice; choices: {listing(VERBS, 30)}")


def _thing(t: State, thing: str, space: str) -> int:
    """Something put onto a space; which of the ways to write it is meant, the phase says."""
    if thing in ("to", "from") or (thing == "zombie" and t.phase == phase.PUT_BY_CARD):
        meant = space_verb(t, "to")
        if thing != meant:
            raise Unreadable("unknown-choice", f"{thing!r} is not asked for now")
        return actions.SPACE + read_space(t, space)
    found = read_space(t, space)
    if found // LOCAL != tile_put_on(t) or _put_text(t, found % LOCAL).split()[0] != thing:
        raise Unreadable("not-on-that-tile", f"no {thing} can be put on {space} now")
    return actions.PUT + found % LOCAL


def _place(t: State, name: str, cell: str, quarters: str) -> int:
    if t.drawn < 0 or name != TILES[int(t.drawn)]:
        raise Unreadable("not-the-drawn-tile", f"{name[:40]!r} is not the tile that was drawn")
    if quarters not in ("r0", "r1", "r2", "r3"):
        raise Unreadable("unknown-choice", f"{quarters[:40]!r} is not r0, r1, r2 or r3")
    x, y = read_point(cell)
    where = (y + 64) * 128 + x + 64
    for tile in range(int(t.tiles)):
        for side in range(SIDES):
            is_there = int(neighbour_cell(int(t.town[CELL + tile]), side)) == where
            is_exit = int(t.box.exits[int(t.town[TURNED + tile])]) >> side & 1
            if is_there and is_exit and surroundings(t, where)[2] == tile:
                return (tile * SIDES + side) * SIDES + int(quarters[1])
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
            return actions.PLAY + kind
        case [point] if card.is_aimed_at_tile(kind):
            return actions.PLAY_TILE + kind * MOST_TILES + read_tile(t, point)
        case [point] if card.is_aimed_at_space(kind):
            return actions.PLAY_SPACE + kind * SPACES + read_space(t, point)
        case [other] if kind == card.PICKPOCKET or card.is_of_zombies(kind):
            return actions.PLAY_SEAT + kind * MAX_SEATS + _places(t, seat, other)
        case [other, point] if kind in _AT_FIGURES:
            owner = _AT_FIGURES.index(kind) * MAX_SEATS + _places(t, seat, other)
            return actions.PLAY_FIGURE + owner * SPACES + read_space(t, point)
        case [other, lost] if kind == card.BUTTER_FINGERS and lost in LOSSES:
            places = _places(t, seat, other)
            return actions.PLAY_LOSS + places * len(LOSSES) + LOSSES.index(lost)
    raise Unreadable("unknown-target", f"{' '.join(target)[:40]!r} is no target of {name}")
