"""Two worlds that one seat cannot tell apart, played side by side.

The second world is the first one redealt for a seat, the eyes. All chance outcomes and all choices
are the same in both, so what the eyes see has to be the same as well: who is asked what, the view,
the choices, and what happens. Where somebody else plays or discards a card of the first world, the
eyes learn something; from there on the second world is dealt anew.

With `windows=eligible_only` one world may ask a question that the other one passes over. The eyes
must not see it, and it must have one answer apart from cards: it is given, and the worlds meet
again at the next question that the eyes can see.
"""

from __future__ import annotations

import random
from typing import Any

from monsterbox.core.journal import Journal
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState
from monsterbox.games.humans.api.position import PHASES
from monsterbox.games.humans.api.view import sees_question

from ..kit import Case, Options, legal_of
from ..stirring import stir

CARDS = ("play ", "discard ")
RARE = (*CARDS, "attempt ", "attack ", "assault ", "break ", "ability", "use ", "character doctor")
STIRRED, SHOWN = 0.3, 0.6  # how often a turn is stirred, and a card that nobody could see shown
HIDDEN = "window"
"""What the phase is called for those who may not see what is asked."""


class World:
    """One of the two, and what the eyes have seen happen in it since it was looked at last."""

    def __init__(self, case: Case, state: GameState, eyes: int) -> None:
        self.game, self.settings, self.eyes = case.game, case.settings, eyes
        self.state: Any = state
        self.state.keep_journal(Journal())
        self.seen: list[object] = []

    @property
    def actor(self) -> int:
        return int(self.state.turn())

    @property
    def is_hidden(self) -> bool:
        """Whether somebody is asked without the eyes knowing."""
        return self.actor >= 0 and not sees_question(self.state, self.eyes)

    @property
    def phase(self) -> str:
        return PHASES[int(self.state.phase)]

    def choices(self) -> dict[str, int]:
        """What may be chosen, or may come of chance, by its text."""
        legal = legal_of(self.state, self.actor)
        return {self.game.text_of(self.state, self.actor, one): one for one in legal}

    def open_choices(self) -> dict[str, int]:
        """The same without what only a hand makes possible."""
        choices = self.choices()
        return {text: choices[text] for text in choices if not text.startswith(CARDS)}

    def take(self, action: int) -> None:
        self.state.apply(self.actor, action)
        for event in self.game.read_notes(self.state, self.state.journal.take()):
            self.seen += [event.seen_by(eyes) for eyes in (self.eyes, None)]

    def is_passed_over(self) -> bool:
        """Whether the eyes cannot see a question to which there is one answer apart from cards.

        For all they can see, it is not asked at all.
        """
        if not self.is_hidden or len(self.open_choices()) > 1:
            return False
        for eyes in (self.eyes, None):
            view: Any = self.game.view_of(self.state, self.settings, eyes)
            assert (view.phase, view.asked_seats, view.reach) == (HIDDEN, (), {})
        return True

    def pass_over(self) -> None:
        """Give that one answer."""
        self.take(next(iter(self.open_choices().values())))

    def look(self, *, is_spectated: bool) -> dict[str, object]:
        """All that the eyes can see now; with what a spectator sees, or without."""
        told: dict[str, object] = {"actor": self.actor, "seen": self.seen}
        self.seen = []
        if self.actor == CHANCE:
            return told | {"phase": int(self.state.phase), "rolling": int(self.state.rolling)}
        view = self.game.view_of(self.state, self.settings, self.eyes)
        told |= {"view": view, "choices": self.choices() if self.actor == self.eyes else {}}
        if is_spectated:
            told["spectator"] = self.game.view_of(self.state, self.settings, None)
        return told


class TwoWorlds:
    """The true world and another one, played side by side to the end of the game."""

    def __init__(self, key: str, seats: int, options: Options, seed: int) -> None:
        self.case = Case(key, seats, tuple(options.items()), seed)
        self.dice = random.Random(f"two worlds {key} {seats} {seed}")
        self.eyes = self.dice.randrange(seats)
        self.told: list[str] = []
        self.phases: set[str] = set()
        """The phases in which the worlds were compared, or that the eyes could not see."""
        self.begin(self.case.begin())

    def begin(self, state: GameState) -> None:
        self.true = World(self.case, state, self.eyes)
        self.other = self.another()

    def another(self) -> World:
        state = self.true.state.clone()
        state.redeal(self.eyes, Rng(self.dice.getrandbits(30)))
        self.true.seen = []
        return World(self.case, state, self.eyes)

    def play(self) -> None:
        """To the end."""
        while self.true.actor != OVER:
            self.compare()
            self.stir_now_and_then()
            if self.true.actor == CHANCE:
                self.let_chance_act()
            else:
                self.let_seat_choose()
            self.meet_again()
        self.compare()

    def compare(self) -> None:
        self.phases.add(self.true.phase)
        is_spectated = len(self.told) % 5 == 0
        one, other = (world.look(is_spectated=is_spectated) for world in (self.true, self.other))
        assert one == other, f"{self.true.phase}, eyes {self.eyes}\n" + "\n".join(self.told[-20:])

    def meet_again(self) -> None:
        """Up to what the eyes can see; now and then a card is played that they could not see."""
        while self.true.is_passed_over():
            self.phases.add(self.true.phase)
            if self.dice.random() < SHOWN:
                self.show_card()
            else:
                self.true.pass_over()
        while self.other.is_passed_over():
            self.other.pass_over()

    def show_card(self) -> None:
        """Somebody plays a card of the true world."""
        cards = [text for text in self.true.choices() if text.startswith(CARDS)]
        self.take_in_true_world(self.dice.choice(cards))

    def take_in_true_world(self, text: str) -> None:
        self.told.append(f"{self.true.actor}: {text}, shown")
        self.true.take(self.true.choices()[text])
        self.other = self.another()

    def take(self, text: str) -> None:
        self.told.append(f"{self.true.actor}: {text}")
        for world in (self.true, self.other):
            world.take(world.choices()[text])

    def let_chance_act(self) -> None:
        """The same outcome, unless it is a card that somebody else draws."""
        if self.true.phase == "card" and int(self.true.state.receiver) != self.eyes:
            for world in (self.true, self.other):
                world.take(world.choices()[self.dice.choice(list(world.choices()))])
            return
        outcomes = [text for text in self.true.choices() if text in self.other.choices()]
        if outcomes:
            self.take(self.wished(outcomes))
        else:  # the card that the eyes draw now is in another hand of the other world
            self.take_in_true_world(self.wished(list(self.true.choices())))

    def let_seat_choose(self) -> None:
        """What lies open may be chosen in both worlds alike; the eyes' own cards too."""
        assert self.true.open_choices() == self.other.open_choices()
        text = self.wished(list(self.true.choices()))
        if text.startswith(CARDS) and self.true.actor != self.eyes:
            self.take_in_true_world(text)
        else:
            self.take(text)

    def wished(self, texts: list[str]) -> str:
        """Any of them, rather one that brings about what is rare."""
        liked = [text for text in texts if text.startswith(RARE)]
        return self.dice.choice(liked if liked and self.dice.random() < 0.5 else texts)

    def stir_now_and_then(self) -> None:
        """From an odd position the worlds begin anew."""
        if self.true.phase == "discard" and self.dice.random() < STIRRED:
            position = stir(self.case, self.true.state, self.dice)
            self.told.append("stirred")
            self.begin(self.case.game.state_at(position, self.case.seats, self.case.settings))
