"""The last turn of each bot in one line, and where a replay of it begins and ends."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence

from monsterbox.core.match import Match
from monsterbox.server.tables.replay import moments
from monsterbox.server.views.narrator import Narrator
from monsterbox.server.views.shown import Line
from monsterbox.text.speaker import CORE

TURN_STARTED = "turn-started"
MOST = 3  # things that one line tells
FARTHEST = 400  # lines in which turns are looked for
COUNTED = re.compile(r"\s*\(×\d+\)$")
DETAIL = re.compile(r"\s?: |, |\. ")


def recaps(narrator: Narrator, lines: Sequence[Line], seats: Iterable[int]) -> dict[int, str]:
    """Return what each of these seats has done in its last turn, where it tells anything."""
    told: dict[int, str] = {}
    wanted, part = set(seats), list[Line]()
    for line in reversed(lines[-FARTHEST:]):
        if not wanted:
            break
        if line.key != TURN_STARTED:
            part.append(line)
            continue
        if line.seat in wanted:
            wanted.remove(line.seat)
            told[line.seat] = sentence(narrator, line.seat, part[::-1])
        part = []
    return {seat: text for seat, text in told.items() if text}


def sentence(narrator: Narrator, seat: int, turn: Sequence[Line]) -> str:
    """Put the most telling lines about a seat into one sentence with one subject."""
    name = narrator.names[seat]
    said = {line: phrase(name, line.text) for line in turn if line.seat == seat}
    worth = narrator.sentences.RECAP
    known = [line for line in said if said[line] and (not worth or line.key in worth)]
    ranked = sorted(known, key=lambda line: worth.index(line.key) if worth else -line.number)
    chosen = sorted(ranked[:MOST], key=lambda line: line.number)
    phrases = list(dict.fromkeys(said[line] for line in chosen))
    if not phrases:
        return ""
    *most, last = phrases
    joined = (
        last if not most else narrator.catalog.say(CORE, "list", most=", ".join(most), last=last)
    )
    return f"{name} {joined}."


def phrase(name: str, text: str) -> str:
    """Return a line without its subject and its details; empty if it begins otherwise."""
    if not text.startswith(f"{name} "):
        return ""
    told = DETAIL.split(COUNTED.sub("", text), maxsplit=1)[0]
    return told.removeprefix(f"{name} ").rstrip(".!")


# Playing a turn again


def last_turn(match: Match, seat: int, seen_by: int | None) -> tuple[int, int] | None:
    """Return the first and the last moment of a seat's last turn, as replays count them."""
    if match.forgets:
        return None
    starts = [
        (place, event.seat)  # type: ignore[attr-defined]  # every such event has one
        for place, step in enumerate(match.steps)
        for event in step.events
        if event.key == TURN_STARTED
    ]
    own = [k for k, (_, who) in enumerate(starts) if who == seat]
    if not own:
        return None
    found = moments(match, seen_by=seen_by, all_of_them=False)
    following = [place for place, _ in starts[own[-1] + 1 :]][:1]
    first = bisect_right(found, starts[own[-1]][0])
    last = bisect_right(found, following[0]) if following else len(found) - 1
    return min(first, len(found) - 1), min(last, len(found) - 1)
