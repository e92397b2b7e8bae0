"""One game of a trial, and what is measured in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from monsterbox.bots.make import make_bot
from monsterbox.core.state import OVER, GameState
from monsterbox.games.registry import game as find_game
from monsterbox.lab.arena.schedule import number_for
from monsterbox.lab.trials.hooks import Measures, measures
from monsterbox.lab.trials.setup import Setup
from monsterbox.lab.trials.table import table_for


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a game; a line of the file."""

    game: int
    starter: int = 0
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    decisions: int = 0
    """Of all seats, also those with only one option."""
    choices: int = 0
    """Those with more than one."""
    options: int = 0
    """Of all choices together."""
    turns: int = 0
    lead_changes: int = 0
    """How often another seat was alone in front than the one that was so before."""
    ending: str = ""
    uses: tuple[dict[str, int], ...] = ()
    """How often each seat used each card or power."""
    decided: str = ""
    """What was used last in the turn in which the winner went ahead for good, alone."""
    fault: str = ""
    """What went wrong, if the game could not be finished."""


def play(setup: Setup, number: int) -> Outcome:
    """Play the game with that number; whatever goes wrong is told, not raised."""
    try:
        return play_game(setup, number)
    except Exception as error:  # of the rules or of a bot: the other games still count
        return Outcome(number, fault=f"{type(error).__name__}: {error}")


def play_game(setup: Setup, number: int) -> Outcome:
    game = find_game(setup.game)
    settings = game.settings(setup.seats, setup.options)
    table = table_for(game, setup.seats, settings, number_for("deal", setup.seed, number))
    bots = [
        make_bot(setup.bots[bot], game.key, number_for("bot", setup.seed, number, bot))
        for bot in (setup.bot_in(seat, number) for seat in range(setup.seats))
    ]
    seat = table.turn()
    watcher = Watcher(measures(game.key), setup.seats, table.state)
    while seat != OVER:
        legal = table.legal(seat)
        watcher.count(len(legal))
        action = legal[0] if len(legal) == 1 else table.ask(bots[seat], seat, legal)
        watcher.note(table.state, seat, action)
        table.play(seat, action)
        seat = table.turn()
        watcher.look(table.state)
    return watcher.outcome(number, table.state)


@dataclass
class Watcher:
    """Counts while a game is being played."""

    hooks: Measures
    seats: int
    opening: GameState

    def __post_init__(self) -> None:
        self.starter = self.hooks.starter(self.opening)
        self.turn = self.hooks.turn(self.opening)
        self.turns = 1
        self.decisions = self.choices = self.options = self.lead_changes = 0
        self.leader: int | None = None
        self.uses: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.last_used = self.decided = ""

    def count(self, legal: int) -> None:
        self.decisions += 1
        if legal > 1:
            self.choices += 1
            self.options += legal

    def note(self, state: GameState, seat: int, action: int) -> None:
        if used := self.hooks.used(state, seat, action):
            self.uses[seat][used] += 1
            self.last_used = used

    def look(self, state: GameState) -> None:
        leader = sole_leader(state, self.seats)
        if leader is not None and leader != self.leader:
            self.lead_changes += self.leader is not None
            self.leader, self.decided = leader, self.last_used
        if state.turn() != OVER and (turn := self.hooks.turn(state)) != self.turn:
            self.turn, self.last_used = turn, ""
            self.turns += 1

    def outcome(self, number: int, state: GameState) -> Outcome:
        return Outcome(
            game=number,
            starter=self.starter,
            ranks=tuple(int(state.rank(seat)) for seat in range(self.seats)),
            scores=tuple(int(state.score(seat)) for seat in range(self.seats)),
            decisions=self.decisions,
            choices=self.choices,
            options=self.options,
            turns=self.turns,
            lead_changes=self.lead_changes,
            ending=self.hooks.ending(state),
            uses=tuple(dict(found) for found in self.uses),
            decided=self.decided if sole_leader(state, self.seats) == self.leader else "",
        )


def without_uses(one: Outcome) -> Outcome:
    """Return what was measured from the first version on, to compare with games in old files."""
    return msgspec.structs.replace(one, uses=(), decided="")


def sole_leader(state: GameState, seats: int) -> int | None:
    """Return who is alone in front, if anybody is."""
    leaders = [seat for seat in range(seats) if state.rank(seat) == 1]
    return leaders[0] if len(leaders) == 1 else None


def shares_of_win(ranks: Sequence[int]) -> list[float]:
    """Divide the win among all first places; if nobody is first, nobody has won."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
