"""Records: rebuild a match from its list of actions, and check every draw in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monsterbox.core.chance import AskedChance, Chance, ScriptedChance, SeededChance
from monsterbox.core.errors import BadRecord, CutShort, IllegalAction, MonsterboxError
from monsterbox.core.fair import PROTOCOL, FairChance, commitment_to
from monsterbox.core.game import Game
from monsterbox.core.match import RECORD_FORMAT, Match
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, GameState

CHOICE = re.compile(r"(0|[1-9][0-9]?): ")
KINDS = ("asked", "seeded", "fair")
GONE = re.compile(r"table: gone (0|[1-9][0-9]?)")


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
    if "chance" not in record:
        return UnknownChance({})
    told = record["chance"]
    if not isinstance(told, Mapping) or told.get("kind") not in KINDS:
        raise BadRecord(f"chance: must be an object of kind {' or '.join(KINDS)}")
    if told["kind"] == "asked":
        return AskedChance()
    if told["kind"] == "seeded":
        if type(told.get("seed")) is not int:
            raise BadRecord("chance.seed: must be a whole number")
        return SeededChance(told["seed"])
    if "seed" not in told:
        return UnknownChance(told)
    try:
        added = [bytes.fromhex(text) for text in told.get("contributions", [])]
        return FairChance(bytes.fromhex(told["seed"]), added, contributors_of(told))
    except (TypeError, ValueError) as error:
        raise BadRecord(f"chance: {error}") from None


def contributors_of(told: Mapping[str, Any]) -> Sequence[int] | None:
    """The seats that added bytes; records of protocol 1 do not name them."""
    protocol = told.get("protocol", 1)
    if type(protocol) is not int or not 1 <= protocol <= PROTOCOL:
        raise ValueError(f"protocol {protocol!r} is not 1 to {PROTOCOL}, those known here")
    if protocol == 1:
        return None
    contributors = told.get("contributors")
    if not isinstance(contributors, list):
        raise ValueError("contributors: missing, or not a list of seats")
    return contributors


def scripted_in(record: Mapping[str, Any], draws: int) -> int:
    """How many outcomes were dictated in advance rather than drawn."""
    told = record.get("chance", {})
    scripted = told.get("scripted", 0)
    most = draws if told.get("kind") == "seeded" else 0
    if type(scripted) is not int or not 0 <= scripted <= most:
        raise BadRecord(f"chance.scripted: {scripted!r} is not from 0 to {most}")
    return scripted


def replay(find_game: Callable[[str], Game], record: Mapping[str, Any]) -> Match:
    """Rebuild a match from its record, ready to be continued; every step is checked."""
    check_format(record)
    try:
        game = find_game(record["game"])
    except MonsterboxError as error:
        raise BadRecord(str(error)) from None
    actions = record["actions"]
    source = chance_of(record)
    match = open_match(game, record, actions, source)
    for place, text in enumerate(actions):
        follow(match, place, text)
    if match.version != len(actions):
        raise BadRecord(f"actions: {match.version - len(actions)} chance outcomes are missing")
    outcomes = [step.action for step in match.steps if step.seat == CHANCE]
    scripted = scripted_in(record, len(outcomes))
    match.chance = ScriptedChance(outcomes[:scripted], source) if scripted else source
    return match


def check_format(record: object) -> None:
    """Refuse what is not a record at all."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is a JSON object, not {type(record).__name__}")
    if record.get("monsterbox") != RECORD_FORMAT:
        raise BadRecord(f"no record of a match: its field monsterbox would be {RECORD_FORMAT}")
    for name, kind in (("game", str), ("rules", str), ("seats", int), ("actions", list)):
        if type(record.get(name)) is not kind:
            raise BadRecord(f"{name}: missing, or not of type {kind.__name__}")
    if not isinstance(record.get("options", {}), Mapping):
        raise BadRecord("options: must be an object of names and values")
    for place, text in enumerate(record["actions"]):
        if not isinstance(text, str):
            raise BadRecord(f"actions[{place}]: must be a text")


def open_match(game: Game, record: Mapping[str, Any], actions: list[str], then: Chance) -> Match:
    """The match at its start, with the recorded outcomes before it."""
    check_rules(game, record["rules"])
    seats = record["seats"]
    try:
        settings = game.stored_settings(seats, record.get("options", {}), record["rules"])
    except MonsterboxError as error:
        raise BadRecord(str(error)) from None
    start = record.get("start")
    state = game.begin(seats, settings) if start is None else state_of(game, start, seats, settings)
    outcomes = [
        read_outcome(game, state, place, text)
        for place, text in enumerate(actions)
        if not is_choice(text) and not GONE.fullmatch(text)
    ]
    chance = RecordedChance(outcomes, then)
    try:
        return Match(game, seats, settings, state, chance, start=start)
    except IllegalAction as error:  # before the first choice outcomes are counted like actions
        raise BadRecord(f"actions[{chance.last}]: {error}") from None


def check_rules(game: Game, version: str) -> None:
    """Refuse rules from a newer release; `stored_settings` knows what older rules were like."""
    known = [str(number) for number in range(1, int(game.version) + 1)]
    if version not in known:
        raise BadRecord(f"rules: {version!r} is not {' or '.join(known)}, the rules known here")


class RecordedChance(ScriptedChance):
    """A source of chance that remembers its last outcome."""

    last = 0

    def draw(self, state: GameState, k: int) -> int:
        self.last = k
        return super().draw(state, k)


def state_of(game: Game, start: object, seats: int, settings: Settings) -> GameState:
    """The state that a match began with."""
    if not isinstance(start, Mapping):
        raise BadRecord("start: must be a position, a JSON object")
    for name, value in (("game", game.key), ("seats", seats)):
        if start.get(name, value if name == "game" else None) != value:
            raise BadRecord(f"start.{name}: {start.get(name)!r} is not {value!r} as in the record")
    try:
        return game.state_at(start, seats, settings)
    except MonsterboxError as error:
        raise BadRecord(f"start: {error}") from None


def is_choice(text: str) -> bool:
    """Choices begin with their seat, `0: play ...`; chance outcomes do not."""
    return CHOICE.match(text) is not None


def read_outcome(game: Game, state: GameState, place: int, text: str) -> int:
    try:
        return game.parse(state, CHANCE, text)
    except MonsterboxError as error:
        raise BadRecord(f"actions[{place}]: {error}") from None


def follow(match: Match, place: int, text: str) -> None:
    """Take the recorded step, or check that chance has already taken it."""
    gone = GONE.fullmatch(text)
    if not is_choice(text) and gone is None:
        if place >= match.version or match.steps[place].text != text:
            raise BadRecord(f"actions[{place}]: {text!r} does not follow here")
        return
    seat, _, choice = text.partition(": ")
    if place != match.version:
        raise BadRecord(f"actions[{place}]: {text!r} comes before chance has acted")
    try:
        if gone:
            match.report_gone(int(gone[1]))
        else:
            match.play(int(seat), choice)
    except MonsterboxError as error:
        raise BadRecord(f"actions[{place}]: {error}") from None


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: how many draws agree with the committed seed, and who added to it."""

    kind: str
    draws: int
    commitment: str | None
    contributors: tuple[int, ...] | None = None
    """The seats that added bytes; None where the record does not say."""
    given_up: bool = False
    """Whether the match ended before its end, as the record claims; nobody can prove that."""


def verify(
    find_game: Callable[[str], Game], record: Mapping[str, Any], *, unfinished: bool = False
) -> Verdict:
    """Check every draw of a record against its seed, and the seed itself.

    The record must have its end, unless it is that of a match which may still be going on.
    """
    match = replay(find_game, record)
    source = chance_of(record)
    if isinstance(source, UnknownChance | AskedChance):
        raise BadRecord("chance: no seed is shown, so nothing can be verified")
    told = record["chance"]
    if isinstance(source, FairChance) and told.get("commitment") != commitment_to(source.seed):
        raise BadRecord("chance.seed: its SHA-256 is not the commitment")
    contributors = source.contributors if isinstance(source, FairChance) else None
    if any(seat >= match.seats for seat in contributors or ()):
        raise BadRecord(f"chance.contributors: there are {match.seats} seats, from 0")
    draws = check_draws(match, source, told.get("scripted", 0))
    given_up = not unfinished and check_is_whole(match, record, draws)
    return Verdict(told["kind"], draws, told.get("commitment"), contributors, given_up)


def check_is_whole(match: Match, record: Mapping[str, Any], draws: int) -> bool:
    """Refuse a record without its end; return whether it says that the match was given up."""
    given_up = record.get("given_up", False)
    if type(given_up) is not bool or (given_up and match.over):
        raise BadRecord("given_up: must be true where a match was given up before its end")
    if not match.over and not given_up:
        raise CutShort(
            f"actions: the end is missing, the match is not over after {len(record['actions'])};"
            f" the {draws} draws so far follow from the seed, nothing is proven of those cut off"
        )
    return given_up


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
