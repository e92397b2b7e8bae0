"""`monsterbox replay`: show a recorded match again, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path

import monsterbox
from monsterbox.cli.arguments import naming, print_json, read_record
from monsterbox.core.errors import BadRecord
from monsterbox.core.events import Event
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.speaker import Speaker


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]  # as in simulate
    parser = commands.add_parser("replay", help="show the log of a recorded match")
    parser.add_argument("record", type=Path, help="a JSON file, - for standard input")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--seat", type=int, default=None, help="as this seat saw it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record)
    with naming(arguments.record):
        match = monsterbox.replay(record)
    if arguments.seat is not None and not 0 <= arguments.seat < match.seats:
        raise BadRecord(f"--seat: {arguments.seat} is not from 0 to {match.seats - 1}")
    if arguments.json:
        print_json(summary(match))
        return 0
    for line in story(match, arguments.lang, arguments.seat):
        print(line)
    return 0


def summary(match: Match) -> dict[str, object]:
    """Return the result as JSON."""
    return {
        "game": match.game.key,
        "seats": match.seats,
        "steps": match.version,
        "over": match.over,
        "turn": match.turn,
        "scores": match.scores,
        "ranks": match.ranks if match.over else None,
        "position": match.position(),
    }


def story(match: Match, language: str, seat: int | None) -> list[str]:
    """Return all events of a finished match, or what a seat or spectator saw, as sentences."""
    names = [f"#{number}" for number in range(match.seats)]
    speaker = Speaker(language, match.game, match.settings, names)
    speaker.look(match.view(seat))
    told = match.events(seat) if seat is not None or not match.over else whole_truth(match)
    return [sentence for _, sentence in speaker.story(told)]


def whole_truth(match: Match) -> list[Event]:
    """Return all events of a finished match, which has no secrets."""
    return [event for step in match.steps for event in step.events]
