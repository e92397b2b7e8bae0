"""What can be touched on the map and beside it, and which choices it stands for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from monsterbox.games.humans.words.places import AT_TILES, beside
from monsterbox.games.humans.words.sentences import arm_of
from monsterbox.web.presenter import Choice


class Touch(NamedTuple):
    """Which choices each thing on the map stands for, as texts."""

    spaces: Mapping[str, tuple[str, ...]]
    """By space: what is done there or from there, and which steps lead there."""
    begun: frozenset[str]
    """The spaces that one begins with: all but those that steps lead to."""
    starts: frozenset[str]
    """The spaces that steps begin at."""
    cells: Mapping[str, tuple[str, ...]]
    """By free cell: where the tile in hand may lie, in every way it may be turned."""
    tiles: Mapping[str, tuple[str, ...]]
    """By the cell of a placed tile."""
    seats: Mapping[str, tuple[str, ...]]
    lots: Mapping[str, str]
    """By the cell of a building that may be chosen."""
    breaks: Mapping[str, str]
    """By the street space before a closed building: to break in there."""


def touched(choices: Iterable[Choice], view: Any) -> Touch:
    """What may be done now, sorted by the thing that one touches."""
    spaces: dict[str, list[str]] = {}
    cells: dict[str, list[str]] = {}
    tiles: dict[str, list[str]] = {}
    seats: dict[str, list[str]] = {}
    lots: dict[str, str] = {}
    breaks: dict[str, str] = {}
    begun: set[str] = set()
    starts: set[str] = set()
    for choice in choices:
        words = choice.words
        if words[0] == "place":
            cells.setdefault(words[2], []).append(choice.text)
            continue
        if words[0] == "building":
            lots[arm_of(view, words[1])] = choice.text
        if words[0] == "break":
            breaks[words[1]] = choice.text
        if words[0] in ("step", "move") and len(words) == 3:
            there = beside(words[1], words[2])
            spaces.setdefault(there, []).append(choice.text)
            if words[0] == "step":
                starts.add(words[1])
        for word in words[1:]:
            if "," in word:
                kept = tiles if words[1] in AT_TILES else spaces
                kept.setdefault(word, []).append(choice.text)
                if words[0] != "play":
                    begun.add(word)
            elif word.isdecimal() and int(word) < len(view.seats):
                seats.setdefault(word, []).append(choice.text)
    return Touch(
        spaces=tupled(spaces),
        begun=frozenset(begun),
        starts=frozenset(starts),
        cells=tupled(cells),
        tiles=tupled(tiles),
        seats=tupled(seats),
        lots=lots,
        breaks=breaks,
    )


def tupled(lists: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(dict.fromkeys(texts)) for name, texts in lists.items()}
