"""An evening: who takes part, the rounds so far, and what may happen next.

These are values; whatever happens makes a new one. No clock, no database, no chance but the seed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from monsterbox.core.fair import commitment_to, pick
from monsterbox.server.club.pairings import Field, pair, sitting_out, table_sizes
from monsterbox.server.tables.errors import EveningOver, EveningWaits, TooFewPlayers
from monsterbox.server.tables.people import BOT_NAMES, distinct

Form = Literal["round-robin", "swiss"]
Phase = Literal["open", "playing", "over"]
TableState = Literal["playing", "over", "stopped"]
MOST_PLAYERS = 64


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part; the number stays theirs."""

    number: int
    name: str
    person: str | None = None
    bot: str | None = None
    team: int | None = None
    since: int = 0
    """The first round in which they may play; who comes late gets the average for those before."""
    left: bool = False
    filler: bool = False
    """Whether it is a bot that plays only where a seat would be empty."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: players by seat, and how each of them came out, if that is known."""

    table: str
    players: tuple[int, ...]
    state: TableState = "playing"
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    is_decided: bool = False
    """Whether the host has said how it ended."""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round: its tables, who sits out, when it began and when the last table was done."""

    pairings: tuple[Pairing, ...]
    out: tuple[int, ...]
    began: float
    is_open: bool = False
    """Whether all tables are there, so that nobody has to look again."""
    ended: float | None = None

    @property
    def is_done(self) -> bool:
        return all(one.ranks is not None for one in self.pairings)


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known about an evening."""

    id: str
    host: str
    title: str
    game: str
    options: dict[str, Any]
    form: Form
    rounds_wanted: int
    table_size: int
    least: int
    """The fewest who can play at a table."""
    teams: int
    fill: str | None
    """The bot that fills empty seats, if any does."""
    minutes: int
    """The clock of a round; 0 is none."""
    pause: int | None
    """Minutes until the next round starts by itself; None waits for the host."""
    spectators: bool
    created: float
    seed: bytes
    phase: Phase = "open"
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()

    @property
    def commitment(self) -> str:
        """What tells everybody that the seed was fixed from the beginning."""
        return commitment_to(self.seed)

    @property
    def current(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def is_between(self) -> bool:
        """Whether no table is open at the moment."""
        return self.current is None or self.current.is_done

    @property
    def may_start(self) -> bool:
        return self.phase != "over" and self.is_between and len(self.rounds) < self.rounds_wanted

    def player(self, number: int) -> Player | None:
        return next((one for one in self.players if one.number == number), None)

    def of_person(self, person: str | None) -> Player | None:
        return next((one for one in self.players if person and one.person == person), None)


# Who takes part


def with_player(evening: Evening, **about: Any) -> Evening:
    """Let somebody take part from the next round on, in the team that needs them most."""
    check_runs(evening)
    if len(evening.players) >= MOST_PLAYERS:
        raise EveningWaits
    number = max((one.number for one in evening.players), default=0) + 1
    since = len(evening.rounds)
    team = smallest_team(evening) if evening.rounds and evening.teams else None
    new = Player(number=number, since=since, team=team, **about)
    return replace(evening, players=(*evening.players, new))


def smallest_team(evening: Evening) -> int:
    sizes = Counter(one.team for one in evening.players if not one.left)
    return min(range(evening.teams), key=lambda team: (sizes[team], team))


def with_change(evening: Evening, number: int, **changes: Any) -> Evening:
    players = tuple(
        replace(one, **changes) if one.number == number else one for one in evening.players
    )
    return replace(evening, players=players)


def without_player(evening: Evening, number: int) -> Evening:
    """Let somebody go: before the first round as if never there, later with what they have."""
    check_runs(evening)
    if not evening.rounds:
        left = tuple(one for one in evening.players if one.number != number)
        return replace(evening, players=left)
    return with_change(evening, number, left=True)


def check_runs(evening: Evening) -> None:
    if evening.phase == "over":
        raise EveningOver


# Rounds


def with_round(
    evening: Evening, ranking: Sequence[int], tables: Sequence[str], now: float
) -> Evening:
    """Begin the next round; `ranking` has everybody, best first, and `tables` enough new ids."""
    check_runs(evening)
    if not evening.may_start:
        raise EveningWaits
    ready = drawn_into_teams(with_fillers(evening))
    players = [one.number for one in ready.players if not one.left]
    sizes, count = table_sizes(len(players), evening.least, evening.table_size)
    if not sizes:
        raise TooFewPlayers
    number = len(evening.rounds)
    lots = {player: place for place, player in enumerate(shuffled(ready, number, players))}
    ranked = {player: place for place, player in enumerate(ranking)}
    players.sort(key=lambda player: (ranked.get(player, len(ranked)), lots[player]))
    out = sitting_out(players, Counter(x for r in ready.rounds for x in r.out), count)
    seated = tuple(player for player in players if player not in out)
    teams = {one.number: one.team for one in ready.players if one.team is not None}
    is_swiss = ready.form == "swiss"
    field = Field(seated, meetings(ready), teams, by_rank=is_swiss and bool(number))
    found = pair(field, sizes, None if is_swiss else number)
    pairings = tuple(
        Pairing(table=table, players=seats_of(ready, players, lots))
        for table, players in zip(tables, found, strict=False)
    )
    new = Round(pairings=pairings, out=out, began=now)
    return replace(ready, phase="playing", rounds=(*ready.rounds, new))


def with_fillers(evening: Evening) -> Evening:
    """Let as many bots take part as there are empty seats, those first that have played before."""
    if evening.fill is None:
        return evening
    others = sum(not one.left for one in evening.players if not one.filler)
    wanted = -others % evening.table_size
    fillers = [one.number for one in evening.players if one.filler]
    for place, number in enumerate(fillers):
        evening = with_change(evening, number, left=place >= wanted)
    for _ in range(wanted - len(fillers)):
        name = next_name(BOT_NAMES, evening)
        evening = with_player(evening, name=name, bot=evening.fill, filler=True)
    return evening


def next_name(names: Sequence[str], evening: Evening) -> str:
    """Return a name that nobody has, with a number once all of them are used."""
    taken = [one.name for one in evening.players]
    return distinct(names[len(taken) % len(names)], taken)


def drawn_into_teams(evening: Evening) -> Evening:
    """Draw the teams before the first round."""
    if evening.rounds or not evening.teams:
        return evening
    lots = shuffled(evening, -1, [one.number for one in evening.players])
    for place, number in enumerate(lots):
        evening = with_change(evening, number, team=place % evening.teams)
    return evening


def shuffled(evening: Evening, number: int, players: Collection[int]) -> list[int]:
    """Shuffle by the seed, as draws at tables are made; -1 draws the teams."""
    seed = hashlib.sha256(evening.seed + b"evening %d" % number).digest()
    left, drawn = sorted(players), list[int]()
    for k in range(len(left)):
        drawn.append(left.pop(pick(seed, (), k, [1] * len(left))))
    return drawn


def seats_of(evening: Evening, players: Sequence[int], lots: dict[int, int]) -> tuple[int, ...]:
    """Seat whoever has sat first least in the first seat, the others by lot."""
    firsts = Counter(one.players[0] for round_ in evening.rounds for one in round_.pairings)
    return tuple(sorted(players, key=lambda player: (firsts[player], lots[player])))


def meetings(evening: Evening) -> dict[frozenset[int], int]:
    """Count how often two players have sat at one table."""
    met = Counter[frozenset[int]]()
    for round_ in evening.rounds:
        for one in round_.pairings:
            for place, player in enumerate(one.players):
                met.update(frozenset((player, other)) for other in one.players[place + 1 :])
    return met


# How tables end


def with_pairing(evening: Evening, number: int, place: int, **changes: Any) -> Evening:
    """Note what has become of a table."""
    round_ = evening.rounds[number]
    pairings = list(round_.pairings)
    pairings[place] = replace(pairings[place], **changes)
    return with_changed_round(evening, number, pairings=tuple(pairings))


def with_changed_round(evening: Evening, number: int, **changes: Any) -> Evening:
    rounds = list(evening.rounds)
    rounds[number] = replace(rounds[number], **changes)
    return replace(evening, rounds=tuple(rounds))


def after_tables(evening: Evening, now: float) -> Evening:
    """Note when the last table of a round is done, and with that of the last round the end."""
    round_ = evening.current
    if round_ is None or not round_.is_done or evening.phase == "over":
        return evening
    if round_.ended is None:
        evening = with_changed_round(evening, len(evening.rounds) - 1, ended=now)
    if len(evening.rounds) >= evening.rounds_wanted:
        evening = replace(evening, phase="over")
    return evening


def is_due(evening: Evening, now: float) -> bool:
    """Whether the next round is to start by itself."""
    round_ = evening.current
    if evening.pause is None or round_ is None or round_.ended is None or not evening.may_start:
        return False
    return now >= round_.ended + evening.pause * 60


def ended(evening: Evening) -> Evening:
    """End the evening early: a round that is not done does not count."""
    check_runs(evening)
    done = tuple(one for one in evening.rounds if one.is_done)
    return replace(evening, phase="over", rounds=done)
