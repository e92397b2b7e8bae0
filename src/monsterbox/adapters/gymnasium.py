"""All games as environments of Gymnasium: one seat learns, bots play the others.

To import this module registers `monsterbox/<key>-v1` for every game.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from monsterbox.bots.make import make_bot
from monsterbox.core.errors import BadSeats, IllegalAction
from monsterbox.core.match import Match
from monsterbox.core.options import Value
from monsterbox.games.registry import game as find_game
from monsterbox.games.registry import games

LARGEST = 2**31 - 1


class SoloEnv(gymnasium.Env):
    """A game in which one seat learns. What is not legal changes nothing and costs a reward of -1;
    `action_masks()` and `info["action_mask"]` say what is legal."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str = "heuristic",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats or self.game.seats[0])
        if not 0 <= seat < self.seats:
            raise BadSeats(f"seat: {seat!r} is not from 0 to {self.seats - 1}")
        self.seat = seat
        self.bots = bots
        self.options: dict[str, Any] = dict(options)
        settings = self.game.settings(self.seats, options)
        make_bot(bots, game, 0)  # a spec that means nothing is refused right away
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = Box(
            0, 255, self.game.observation_shape(self.seats, settings), np.uint8
        )
        self.action_space = Discrete(self.game.num_actions(settings))
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal, mind = (int(one) for one in self.np_random.integers(LARGEST, size=2))
        self.match = self.game.match(self.seats, deal, **self.options)
        self.players = [
            make_bot(self.bots, self.game.key, mind + seat) for seat in range(self.seats)
        ]
        self.let_bots_play(self.match)
        return self.seen(self.match), {"action_mask": self.action_masks()}

    def step(self, action: SupportsIndex) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        match = self.begun()
        try:
            match.play_action(action, self.seat)
        except IllegalAction as error:
            told = {"action_mask": self.action_masks(), "refused": str(error)}
            return self.seen(match), -1.0, match.over, False, told
        self.let_bots_play(match)
        told = {"action_mask": self.action_masks()}
        return self.seen(match), match.returns()[self.seat], match.over, False, told

    def let_bots_play(self, match: Match) -> None:
        """Until the seat that learns is asked, or the match is over."""
        while (seat := match.turn) is not None and self.seat not in match.waiting:
            match.play(seat, self.players[seat].choose(match.belief(seat)))

    def action_masks(self) -> Any:
        """What is legal now: 1 for each choice that is."""
        match = self.begun()
        mask = np.zeros(self.action_space.n, np.int8)
        mask[match.legal_actions(self.seat)] = 1
        return mask

    def render(self) -> str | None:
        """The table as everybody sees it."""
        text = repr(self.begun())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def begun(self) -> Match:
        if self.match is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        return self.match

    def seen(self, match: Match) -> Any:
        """What the seat sees, in an array of its own."""
        shown = np.empty(self.observation_space.shape, np.uint8)
        match.observe_into(shown, self.seat)
        return shown


for _key in games():
    gymnasium.register(
        f"monsterbox/{_key}-v1", entry_point=f"{__name__}:SoloEnv", kwargs={"game": _key}
    )
