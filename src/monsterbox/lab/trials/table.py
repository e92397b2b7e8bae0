"""A table for bots alone: the same games as those of a `Match`, without its words and its log.

Most bots think on worlds, the compiled states; for them a choice costs a tenth of what it costs in
a match. Those that play from memory need what the seat has seen, and get a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, cast

from monsterbox.bots.bot import Bot
from monsterbox.bots.make import habit_of, player_of
from monsterbox.core import history
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.chance import SeededChance
from monsterbox.core.game import Game
from monsterbox.core.history import Step
from monsterbox.core.journal import Journal
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, OVER, GameState
from monsterbox.core.view import View

UNSEEN = cast(View, None)  # bots that think on worlds do not look at it


class LabTable(Protocol):
    """What a trial needs of a table."""

    @property
    def state(self) -> GameState:
        """To be looked at only."""
        ...

    def turn(self) -> int:
        """The seat that is asked, or OVER."""
        ...

    def legal(self, seat: int) -> list[int]: ...

    def ask(self, bot: Bot, seat: int, legal: Sequence[int]) -> int:
        """The action that a bot chooses."""
        ...

    def play(self, seat: int, action: int) -> None: ...


def table_for(game: Game, seats: int, settings: Settings, deal: int) -> LabTable:
    """Return a table for a new game."""
    if player_of(game.key) is not None:
        return FullTable(game, seats, settings, deal)
    return LeanTable(game, seats, settings, deal)


class LeanTable:
    """A state, and what bots that think on worlds are told beside it."""

    def __init__(self, game: Game, seats: int, settings: Settings, deal: int) -> None:
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.components = game.components(settings)
        self.state: GameState = game.begin(seats, settings)
        self.chance = SeededChance(deal)
        self.drawn = 0
        self.made = [0] * seats  # choices of each seat, also forced ones
        self.actions = Actions()
        # Only those who walk in circles are watched while they walk.
        self.steps: list[Step] | None = [] if habit_of(game.key) else None

    def turn(self) -> int:
        while (actor := int(self.state.turn())) == CHANCE:
            self.carry_out(CHANCE, self.chance.draw(self.state, self.drawn))
            self.drawn += 1
        return actor

    def legal(self, seat: int) -> list[int]:
        self.actions.clear()
        self.state.legal(seat, self.actions)
        return self.actions.to_list()

    def ask(self, bot: Bot, seat: int, legal: Sequence[int]) -> int:
        names = tuple(map(name_of, legal))
        belief = Belief.of(
            self.state,
            seat,
            game=self.game.key,
            seats=self.seats,
            view=UNSEEN,
            legal=names,
            actions=tuple(legal),
            settings=self.settings,
            components=self.components,
            number=self.made[seat],
            trail=() if self.steps is None else history.trail(self.steps, seat),
        )
        return legal[names.index(bot.choose(belief))]

    def play(self, seat: int, action: int) -> None:
        self.made[seat] += 1
        self.carry_out(seat, action)

    def carry_out(self, seat: int, action: int) -> None:
        if self.steps is None:
            self.state.apply(seat, action)
            return
        journal = Journal()
        self.state.keep_journal(journal)
        self.state.apply(seat, action)
        self.state.keep_journal(None)
        events = tuple(self.game.read_notes(self.state, journal.take()))
        self.steps.append(Step(seat, action, "", events))


@cache
def name_of(action: int) -> str:
    return str(action)


class FullTable:
    """A match, for bots that play from memory."""

    def __init__(self, game: Game, seats: int, settings: Settings, deal: int) -> None:
        given: dict[str, Any] = {
            name: value for name, value in settings.items() if value != game.options[name].default
        }
        self.match = game.match(seats, deal, **given)

    @property
    def state(self) -> GameState:
        return self.match.state()

    def turn(self) -> int:
        seat = self.match.turn
        return OVER if seat is None else seat

    def legal(self, seat: int) -> list[int]:
        return self.match.legal_actions(seat)

    def ask(self, bot: Bot, seat: int, legal: Sequence[int]) -> int:
        belief = self.match.belief(seat)
        return legal[belief.legal.index(bot.choose(belief))]

    def play(self, seat: int, action: int) -> None:
        self.match.play_action(action, seat)
