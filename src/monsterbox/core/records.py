"""Records: a match from its list of actions, and the check of every draw in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from monsterbox.core.chance import Chance, ScriptedChance, SeededChance
from monsterbox.core.errors import BadRecord, MonsterboxError
from monsterbox.core.fair import FairChance, commitment_to
from monsterbox.core.game import Game
from monsterbox.core.match import RECORD_FORMAT, Match
from monsterbox.core.state import CHANCE, GameState


class UnknownChance:
    """The source of a record whose seed is not (yet) shown: nothing more can be drawn."""

    def __init__(self, described: Mapping[str, Any]) -> None:
        self.described = dict(described)

    def draw(self, state: GameState, k: int) -> int:
        raise BadRecord(f"actions: chance outcome {k} is missing and the seed is not shown")

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return self.described


def chance_of(record: Mapping[str, Any]) -> Chance:
    """The source that a record names."""
    told = record.get("chance", {})
    if not isinstance(told, Mapping):
        raise BadRecord("chance: must be an object")
    try:
        if told.get("kind") == "seeded" and type(told["seed"]) is int:
            return SeededChance(told["seed"])
        if told.get("kind") == "fair" and "seed" in told:
            added = [bytes.fromhex(text) for text in told.get("contributions", [])]
            return FairChance(bytes.fromhex(told["seed"]), added)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"chance: {error}") from None
    return UnknownChance(told)


def replay(find_game: Callable[[str], Game], record: Mapping[str, Any]) -> Match:
    """The match that a record tells, ready to go on; every step is checked."""
    check_format(record)
    game = find_game(record["game"])
    actions = record["actions"]
    source = chance_of(record)
    match = open_match(game, record, actions, source)
    for place, text in enumerate(actions):
        follow(match, place, text)
    if match.version != len(actions):
        raise BadRecord(f"actions: {match.version - len(actions)} chance outcomes are missing")
    match.chance = source
    return match


def check_format(record: object) -> None:
    """Refuse what is no record at all."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is a JSON object, not {type(record).__name__}")
    if record.get("monsterbox") != RECORD_FORMAT:
        raise BadRecord(f"monsterbox: must be {RECORD_FORMAT}, the format of records")
    for name, kind in (("game", str), ("rules", str), ("seats", int), ("actions", list)):
        if not isinstance(record.get(name), kind):
            raise BadRecord(f"{name}: missing or not a {kind.__name__}")
    if not isinstance(record.get("options", {}), Mapping):
        raise BadRecord("options: must be an object of names and values")
    for place, text in enumerate(record["actions"]):
        if not isinstance(text, str):
            raise BadRecord(f"actions[{place}]: must be a text")


def open_match(game: Game, record: Mapping[str, Any], actions: list[str], then: Chance) -> Match:
    """The match at its start, with the recorded outcomes before it."""
    if record["rules"] != game.version:
        raise BadRecord(f"rules: {record['rules']!r} is not {game.version!r}, the rules known here")
    seats = record["seats"]
    settings = game.settings(seats, record.get("options", {}))
    start = record.get("start")
    state = game.begin(seats, settings) if start is None else game.state_at(start, seats, settings)
    outcomes = [
        read_outcome(game, state, place, text)
        for place, text in enumerate(actions)
        if not is_choice(text)
    ]
    return Match(game, seats, settings, state, ScriptedChance(outcomes, then), start=start)


def is_choice(text: str) -> bool:
    """Choices begin with their seat, `0: play ...`; chance outcomes do not."""
    return text.partition(": ")[0].isdecimal()


def read_outcome(game: Game, state: GameState, place: int, text: str) -> int:
    try:
        return game.parse(state, CHANCE, text)
    except MonsterboxError as error:
        raise BadRecord(f"actions[{place}]: {error}") from None


def follow(match: Match, place: int, text: str) -> None:
    """Take the recorded step, or see that chance has taken it."""
    if not is_choice(text):
        if place >= match.version or match.steps[place].text != text:
            raise BadRecord(f"actions[{place}]: {text!r} does not follow here")
        return
    seat, _, choice = text.partition(": ")
    if place != match.version:
        raise BadRecord(f"actions[{place}]: {text!r} comes before chance has acted")
    try:
        match.play(int(seat), choice)
    except MonsterboxError as error:
        raise BadRecord(f"actions[{place}]: {error}") from None


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: how many draws agree with the committed seed."""

    kind: str
    draws: int
    commitment: str | None


def verify(find_game: Callable[[str], Game], record: Mapping[str, Any]) -> Verdict:
    """Check every draw of a finished record against its seed, and the seed against its promise."""
    match = replay(find_game, record)
    source = match.chance
    if isinstance(source, UnknownChance):
        raise BadRecord("chance: no seed is shown, so nothing can be verified")
    told = record["chance"]
    if isinstance(source, FairChance) and told.get("commitment") != commitment_to(source.seed):
        raise BadRecord("chance.seed: its SHA-256 is not the commitment")
    scripted = told.get("scripted", 0)
    draws = check_draws(match, source, scripted)
    return Verdict(str(told["kind"]), draws, told.get("commitment"))


def check_draws(match: Match, source: Chance, scripted: int) -> int:
    """Every outcome after the scripted ones must be what the source gives."""
    state = match.opening()
    k = 0
    for place, step in enumerate(match.steps):
        if step.seat == CHANCE:
            if k >= scripted and source.draw(state, k) != step.action:
                raise BadRecord(f"actions[{place}]: {step.text!r} is not what the seed gives")
            k += 1
        state.apply(step.seat, step.action)
    return k - scripted
