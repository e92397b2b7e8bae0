"""Two matches that differ only in where the cards lie that were turned up and turned back.

What is seen is the same in both: tasks, points, roles, which card leaves which cell, where strays
are placed. In the other world the cells that stay are mixed up, each display in its own way, and
so are the cells that are turned up or picked.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from monsterbox.core.match import Match
from tests.games.kit import Case
from tests.games.monster_meister.builders import GRID, monsters

COLOURS = {"B": "blue", "Y": "yellow", "G": "green", "R": "red"}
HITS = 0.8  # how often a competition is answered with the right card, so that it lasts
Choice = tuple[int, str]


@dataclass(frozen=True)
class Twins:
    """Two positions after the deal, and what is chosen from there to the end of the game."""

    case: Case
    first: dict[str, Any]
    second: dict[str, Any]
    choices: list[tuple[int, str, str]]

    def matches(self) -> tuple[Match, Match]:
        game = self.case.game
        return game.from_position(self.first), game.from_position(self.second)

    def play(self) -> Iterator[tuple[Match, Match]]:
        """Both side by side, after every choice."""
        one, other = self.matches()
        for seat, choice, changed in self.choices:
            one.play(seat, choice)
            other.play(seat, changed)
            yield one, other


def twins(case: Case) -> Twins:
    """A whole match, and its twin."""
    source = random.Random(case.seed)
    position = case.match().position()
    played = choices_of(case.game.from_position(position), source)
    moved = [mixed_up(seat, played, source) for seat in range(case.seats)]
    displays = [
        {cell: lying[old] for cell in lying for old in [origin(moves, cell)]}
        for moves, lying in zip(moved, position["displays"], strict=True)
    ]
    changed = [(seat, choice, elsewhere(choice, moved[seat])) for seat, choice in played]
    return Twins(case, position, copy.deepcopy(position) | {"displays": displays}, changed)


def choices_of(match: Match, source: random.Random) -> list[Choice]:
    """Random choices to the end; in competitions mostly cards that fit."""
    found = []
    while not match.over:
        seat = source.choice(match.waiting)
        legal = match.legal(seat)
        fitting = fitting_picks(match, seat, legal) if source.random() < HITS else []
        choice = source.choice(fitting or legal)
        match.play(seat, choice)
        found.append((seat, choice))
    return found


def fitting_picks(match: Match, seat: int, legal: list[str]) -> list[str]:
    """MM-63. The picks that would stay in."""
    if not legal[0].startswith("pick"):
        return []
    position = match.position()
    feature, lying = position["feature"], position["displays"][seat]
    return [pick for pick in legal if has_feature(lying[pick.split()[1]]["card"], feature)]


def has_feature(card: str, feature: str) -> bool:
    face = card.partition("-")[2]
    return any(feature in (COLOURS[colour], str(eyes)) for colour, eyes in monsters(face))


def mixed_up(seat: int, played: list[Choice], source: random.Random) -> dict[str, str]:
    """Cells of the first grid that never lose or get a card, each to another."""
    told = [choice.split() for actor, choice in played if actor == seat]
    seen = {words[1] for words in told if words[0] in ("remove", "place")}
    free = [cell for cell in GRID if cell not in seen]
    source.shuffle(free)
    return dict(zip(free, [*free[1:], *free[:1]], strict=True))


def origin(moves: dict[str, str], cell: str) -> str:
    return next((old for old, new in moves.items() if new == cell), cell)


def elsewhere(choice: str, moves: dict[str, str]) -> str:
    verb, _, what = choice.partition(" ")
    return f"{verb} {moves.get(what, what)}" if verb in ("turn", "pick") else choice
