"""A match is its set-up and its list of actions: play, replay, undo, save, show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex, TypeVar

from monsterbox.core import history
from monsterbox.core.actions import Actions
from monsterbox.core.advance_answers import Window
from monsterbox.core.belief import Belief
from monsterbox.core.chance import Chance, ChanceIsAsked
from monsterbox.core.deadlines import Deadline
from monsterbox.core.errors import (
    BadBuffer,
    IllegalAction,
    MonsterboxError,
    NothingToReport,
    NothingToUndo,
    NotOffered,
    Refusal,
)
from monsterbox.core.events import Event
from monsterbox.core.history import TABLE, Step
from monsterbox.core.numbers import returns_of
from monsterbox.core.observations import is_row_of_bytes
from monsterbox.core.odds import odds
from monsterbox.core.options import Settings, changed_options
from monsterbox.core.rng import Rng
from monsterbox.core.series import Series
from monsterbox.core.state import CHANCE, OVER, GameState
from monsterbox.core.teller import Teller, Witnessed, after, is_asked_secretly
from monsterbox.core.view import SeatView, View
from monsterbox.core.whole import whole

if TYPE_CHECKING:
    from monsterbox.core.game import Game

RECORD_FORMAT = 1
Whole = TypeVar("Whole", bound=SupportsIndex)


class Unreadable(MonsterboxError):
    """A text that names no action of the game; the code says what part of it is wrong."""

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.refusal = Refusal(code, clause)


def table_of(seats: Sequence[SeatView]) -> str:
    """What is seen of each seat, in columns; those without a number are left out."""
    told: dict[str, list[int | None]] = {
        "seat": [one.seat for one in seats],
        "hand": [one.hand_size for one in seats],
        "score": [one.score for one in seats],
        "rank": [one.rank for one in seats],
    }
    columns = [
        [name, *("" if cell is None else str(cell) for cell in cells)]
        for name, cells in told.items()
        if any(cell is not None for cell in cells)
    ]
    rows = zip(*([f"{cell:>5}" for cell in column] for column in columns), strict=True)
    return "\n".join(" ".join(row) for row in rows)


class Match:
    """A game being played, for people: choices are text, checked, logged and undoable."""

    painter: ClassVar[Callable[[Match], str | None] | None] = None
    """What draws matches in notebooks; set by whoever knows pages."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Settings,
        state: GameState,
        chance: Chance,
        *,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.chance = chance
        self._start = start
        self._first = state.clone()
        self._state = state
        self._log: list[tuple[int, int]] = []  # who acted, and the number of the action
        self._drawn = 0  # how many of these are outcomes of chance
        self._legal_now: dict[int, list[int]] = {}
        self._texts_now: dict[int, list[str]] = {}
        self._teller = Teller(self.game, self._first)
        self._let_chance_act()

    # Who may act, and how

    @property
    def turn(self) -> int | None:
        """The seat to act (the lowest, in simultaneous phases), or None when over.

        CHANCE, -1, only where chance is to be asked: `AskedChance`.
        """
        actor = int(self._state.turn())
        return None if actor == OVER else actor

    @property
    def waiting(self) -> list[int]:
        """Every seat that may act now."""
        return [seat for seat in range(self.seats) if self._state.may_act(seat)]

    @property
    def is_at_once(self) -> bool:
        """Whether several seats choose at the same time; the order makes no difference.

        Most such choices stay hidden until all have been made; what the others see of one right
        away, such as a card that is placed, is told by its events.
        """
        return bool(self._state.conceals())

    @property
    def deadline(self) -> Deadline | None:
        """How long those who are asked may take, if a house rule limits it."""
        deadline = self.game.deadline
        return None if deadline is None else deadline(self._state, self.settings)

    def joint(self, seat: int) -> list[tuple[str, ...]]:
        """Several choices of a seat that can be made in one go, one after the other."""
        if self.game.joint is None or self.over or not self._state.may_act(seat):
            return []
        found = self.game.joint(self._state, seat)
        return [tuple(self.game.text_of(self._state, seat, one) for one in row) for row in found]

    @property
    def series(self) -> Series | None:
        """How far a series of questions has come, if the open one belongs to a series."""
        return None if self.game.series is None or self.over else self.game.series(self._state)

    @property
    def advance_kinds(self) -> tuple[str, ...]:
        """What seats may answer in advance."""
        return () if self.game.advance_answers is None else self.game.advance_answers.kinds

    def advance_answer(self, seat: int, kind: str) -> str | None:
        """What the seat answers in advance to the open question; None: it is asked itself."""
        if self.game.advance_answers is None or not self._state.may_act(seat):
            return None
        return self.game.advance_answers.answer(self._state, seat, kind)

    def forced(self, seat: int) -> str | None:
        """The only answer to a question that is asked just to give nothing away."""
        if self.game.advance_answers is None or not self._state.may_act(seat):
            return None
        return self.game.advance_answers.forced(self._state, seat)

    def has_advance_expired(self, seat: int, kind: str) -> bool:
        """Whether what the seat has answered in advance no longer holds."""
        answers = self.game.advance_answers
        return answers is None or answers.is_over(self._state, seat, kind)

    @property
    def window(self) -> Window | None:
        """The chance to react that is going round the table, if one is."""
        answers = self.game.advance_answers
        return None if answers is None or self.over else answers.window(self._state)

    @property
    def decline(self) -> str:
        """What those choose who do not react in a window."""
        assert self.game.advance_answers is not None, "only asked where a window is open"
        return self.game.advance_answers.decline

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def version(self) -> int:
        """How many steps have been taken; a choice refers to one version."""
        return len(self._log)

    def legal(self, seat: SupportsIndex) -> list[str]:
        """The choices of a seat in stable order; none when it may not act."""
        return self._texts(self._seat(seat))[:]

    def why_not(self, seat: SupportsIndex, choice: str) -> Refusal | None:
        """None if the choice is legal, otherwise the refusal with its clause."""
        seat = self._seat(seat)
        action = self._read(seat, choice)
        return action if isinstance(action, Refusal) else None

    def play(self, seat: SupportsIndex, *choices: str) -> Sequence[Event]:
        """Make one or several choices, all or none; return the events as this seat sees them."""
        seat = self._seat(seat)
        version, drawn, before = len(self._log), self._drawn, self._state.clone()
        try:
            for choice in choices:
                self._play(seat, choice)
        except BaseException:  # an interruption too must not leave half a choice behind
            self._return_to(version, drawn, before)
            raise
        return Witnessed(self.game, before, self._log[version:], seat)

    # For machines: numbers instead of text

    def state(self) -> GameState:
        """A copy of the compiled state to experiment with: fast, without checks and log."""
        return self._state.clone()

    def clone(self) -> Match:
        """An independent match that goes on from here; both draw the same outcomes."""
        other = object.__new__(Match)
        other.__dict__ |= self.__dict__
        other._state = self._state.clone()
        other._log = self._log[:]
        other._legal_now, other._texts_now = self._legal_now.copy(), self._texts_now.copy()
        other._teller = self._teller.clone()
        return other

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"settings": dict(self.settings)}

    def __setstate__(self, told: dict[str, Any]) -> None:
        self.__dict__ |= told | {"settings": MappingProxyType(told["settings"])}

    def __repr__(self) -> str:
        """The table as everybody sees it, a row for each seat."""
        seen = self.view(None)
        asked = ", ".join(str(seat) for seat in seen.asked_seats) or "?"
        now = {None: "over", CHANCE: "chance is asked"}.get(self.turn, f"asked: seat {asked}")
        return f"{self.game.key}, step {self.version}, {now}\n{table_of(seen.seats)}"

    def _repr_html_(self) -> str | None:
        """The table as the seat that is asked sees it, for notebooks."""
        return None if Match.painter is None else Match.painter(self)

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """The numbers of the legal choices, in the order of `legal`; of the seat to act if none is
        named, or the possible outcomes if chance is to be asked."""
        if seat is not None:
            return self._legal(self._seat(seat))[:]
        return self._legal(CHANCE if self.turn == CHANCE else self.turn or 0)[:]

    def play_action(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Make a choice by its number, for the seat to act if none is named.

        Where chance is to be asked, the number is that of its outcome.
        """
        number = whole(action)
        actor = self.turn if seat is None else self._seat(seat)
        if actor == CHANCE:
            self._choose_outcome(number)
        elif actor is None:
            raise IllegalAction(OVER, str(action), Refusal("match-is-over"), [])
        elif number is None or number not in self._legal(actor):
            raise IllegalAction(actor, str(action), self._why_never(actor), self.legal(actor))
        else:
            self._apply(actor, number)
        self._let_chance_act()

    def play_all(self, choices: Mapping[Whole, SupportsIndex]) -> None:
        """One choice, by its number, of every seat that may act now: all of them or none.

        The result is the same as in any other order: as long as several may act, no choice of
        one seat changes what another may choose. A seat may be asked again right after that.
        """
        told = {self._seat(seat): action for seat, action in choices.items()}
        if self.over:
            raise IllegalAction(OVER, str(dict(choices)), Refusal("match-is-over"), [])
        if missing := [seat for seat in self.waiting if seat not in told]:
            raise IllegalAction(missing[0], "nothing", Refusal("not-now"), self.legal(missing[0]))
        version, drawn, before = self.version, self._drawn, self._state.clone()
        try:
            for seat in sorted(told):
                self.play_action(told[seat], seat)
        except BaseException:
            self._return_to(version, drawn, before)
            raise

    def returns(self) -> list[float]:
        """What the end is worth to each seat: from -1 to 1, and 0 in sum.

        The share of the other seats that it leaves behind, less the share that is ahead of it.
        Where nobody wins, only places count. As long as the match lasts, 0 for all.
        """
        return returns_of(self.ranks) if self.over else [0.0] * self.seats

    def information_state(self, seat: SupportsIndex) -> str:
        """All that the seat has seen and chosen since the first card, as one text.

        Two matches with the same text are the same to a player of perfect memory.
        """
        me = self._seat(seat)
        first = (
            ""
            if self._start is None
            else history.told(self.game.view_of(self._first, self.settings, me))
        )
        seen = history.recollection(self._told(), me)
        return "\n".join(
            [f"{self.game.key} {self.seats} {me}", first, *seen, history.told(self.view(me))]
        )

    @property
    def observation_shape(self) -> tuple[int]:
        """The shape of the array that `observe_into` fills: a row of unsigned bytes."""
        if self.game.observed is None:
            raise NotOffered(f"{self.game.key} does not tell what a seat sees as numbers")
        return (int(self._state.observation_size()),)

    def observe_into(self, buffer: Any, seat: SupportsIndex) -> None:
        """Write what the seat sees now, and nothing else, into an array of unsigned bytes.

        `game.observation_parts` says what its numbers mean.
        """
        me, (size,) = self._seat(seat), self.observation_shape
        if not is_row_of_bytes(buffer, size):
            raise BadBuffer(f"buffer: no row of {size} unsigned bytes to write into")
        self._state.observe_into(buffer, me)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, each with its probability; nothing if a seat is to act."""
        return odds(self._state, Actions(), 0) if self.turn == CHANCE else []

    # What can be seen

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat can see right now; `None` is a spectator."""
        if seat is not None:
            seat = self._seat(seat)
        return self.game.view_of(self._state, self.settings, seat)

    def events(self, seat: SupportsIndex | None, since: int = 0) -> list[Event]:
        """What a seat saw happen since a version, as far as it may still be shown."""
        viewer = None if seat is None else self._seat(seat)
        witnessed = (
            event.seen_by(viewer) for step in self._told()[since:] for event in step.events
        )
        return self.recalled([event for event in witnessed if event is not None])

    def recalled(self, seen: list[Event]) -> list[Event]:
        """The events that may still be shown to a seat; the same list if all of them may."""
        return seen if self.game.recall is None else self.game.recall(self._state, seen)

    def witnessed(self, seat: int) -> tuple[Event, ...]:
        """Everything a seat has seen since the first card, as it saw it, for players who forget."""
        before = self.game.recollect(self._first, seat) if self.game.recollect else []
        seen = (event.seen_by(seat) for step in self._told() for event in step.events)
        return (*before, *(event for event in seen if event is not None))

    @property
    def forgets(self) -> bool:
        """Whether players must remember what they have seen, as long as the match lasts."""
        return self._is_of_memory and not self.over

    @property
    def _is_of_memory(self) -> bool:
        return self.game.forgets is not None and self.game.forgets(self.settings)

    @property
    def scores(self) -> list[int]:
        return [int(self._state.score(seat)) for seat in range(self.seats)]

    @property
    def ranks(self) -> list[int]:
        """1 is best; seats may share a rank."""
        return [int(self._state.rank(seat)) for seat in range(self.seats)]

    def has_learned(self, seat: int) -> bool:
        """Whether the seat has been shown something hidden since its last choice, or by that."""
        return history.has_learned(self._told(), seat)

    # The list of actions

    def undo(self, seat: SupportsIndex) -> tuple[Step, ...]:
        """Take back the seat's last choice, if nobody has acted and nothing was revealed since.

        What others chose at the same time stays. What nobody has seen of them goes as well: a
        choice half made, or an answer to a question that nobody else saw.
        """
        seat = self._seat(seat)
        taken = self.undoable(seat)
        if taken is None:
            raise NothingToUndo(
                f"seat {seat} has no choice to take back: it has made none,"
                " a card was revealed, or another acted"
            )
        gone = tuple(self._told()[taken])
        self._go_back(taken)
        return gone

    def report_gone(self, seat: SupportsIndex) -> None:
        """Report, in the name of the table, that the player in this seat has left for good."""
        seat = self._seat(seat)
        if not self.can_report_gone(seat):
            raise NothingToReport(f"seat {seat}: the rules of this match go on without it")
        action = self.game.gone(self._state, seat) if self.game.gone else None
        assert action is not None
        self._apply(TABLE, action)

    def can_report_gone(self, seat: int) -> bool:
        """Whether the rules of this match say what happens when a player has left."""
        if self.over or self.game.gone is None:
            return False
        return self.game.gone(self._state, seat) is not None

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) is not None

    def undoable(self, seat: int) -> slice | None:
        """The steps that go if the seat takes back its last choice; None if it may not."""
        if self.over:
            return None
        is_secret = self._is_secret()
        return history.undoable(self._told(), self._state, seat, is_asked_secretly=is_secret)

    def record(self, *, reveal: bool | None = None) -> dict[str, Any]:
        """The match as JSON; secrets of chance only when it is over (or given up: `reveal`)."""
        record: dict[str, Any] = {
            "monsterbox": RECORD_FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            "seats": self.seats,
            "options": changed_options(self.game.options, self.settings),
            "chance": self.chance.describe(reveal=self.over if reveal is None else reveal),
        }
        if self._start is not None:
            record["start"] = self._start
        record["actions"] = [step.line for step in self._told()]
        return record

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, including those of chance."""
        return tuple(self._told())

    def opening(self) -> GameState:
        """A copy of the state before the first step."""
        return self._first.clone()

    def position(self) -> dict[str, Any]:
        """The whole table as readable JSON."""
        return self.game.position_of(self._state, self.settings)

    def lies_at(self, seat: int, place: str) -> str | None:
        """The component at a place of a seat, even if it is hidden."""
        return self.game.lies_at(self._state, seat, place) if self.game.lies_at else None

    def imagine(self, seat: SupportsIndex, seed: int) -> dict[str, Any]:
        """A position that may be the true one for all this seat knows."""
        seat = self._seat(seat)
        state = self._state.clone()
        state.redeal(seat, Rng(seed))
        return self.game.position_of(state, self.settings)

    def belief(self, seat: SupportsIndex) -> Belief:
        """What a bot in this seat is told: what it sees, may do, and can know about the rest."""
        me = self._seat(seat)
        return Belief.of(
            self._state,
            me,
            game=self.game.key,
            seats=self.seats,
            view=self.view(me),
            legal=tuple(self.legal(me)),
            actions=tuple(self._legal(me)),
            settings=dict(self.settings),
            components=self.game.components(self.settings),
            number=sum(actor == me for actor, _ in self._log),
            witnessed=self.witnessed(me) if self._is_of_memory else (),
            trail=history.trail(self._told(), me),
        )

    # Inside

    def _seat(self, seat: SupportsIndex) -> int:
        """The seat as a plain number; other libraries have whole numbers of their own."""
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            named: Any = seat if number is None else number
            known = [f"seats 0 to {self.seats - 1}"]
            raise IllegalAction(named, "any", Refusal("no-such-seat"), known)
        return number

    def _legal(self, seat: int) -> list[int]:
        """The numbers of what the seat, or chance, may do now; not to be changed."""
        found = self._legal_now.get(seat)
        if found is None:
            actions = Actions()
            if seat == CHANCE or self._state.may_act(seat):
                self._state.legal(seat, actions)
            found = self._legal_now[seat] = actions.to_list()
        return found

    def _texts(self, seat: int) -> list[str]:
        """The same as text."""
        found = self._texts_now.get(seat)
        if found is None:
            text_of, state = self.game.text_of, self._state
            found = [text_of(state, seat, action) for action in self._legal(seat)]
            self._texts_now[seat] = found
        return found

    def _read(self, seat: int, choice: str) -> int | Refusal:
        """The action that a choice stands for if it is legal, otherwise why it is not."""
        if not isinstance(choice, str):
            return Refusal("not-a-text")
        if self.over:
            return Refusal("match-is-over")
        if not self._state.may_act(seat):
            return Refusal("not-your-turn")
        if choice in (texts := self._texts(seat)):
            return self._legal(seat)[texts.index(choice)]
        try:
            action = self.game.parse(self._state, seat, choice)
        except Unreadable as error:
            return error.refusal
        if action in self._legal(seat):
            return action
        return self.game.refuse(self._state, seat, action)

    def _play(self, seat: int, choice: str) -> None:
        action = self._read(seat, choice)
        if isinstance(action, Refusal):
            raise IllegalAction(seat, choice, action, self._texts(seat))
        self._apply(seat, action)
        self._let_chance_act()

    def _let_chance_act(self) -> None:
        while self._state.turn() == CHANCE:
            try:
                outcome = self.chance.draw(self._state, self._drawn)
            except ChanceIsAsked:
                return
            self._check_outcome(outcome)
            self._apply(CHANCE, outcome)

    def _check_outcome(self, outcome: int) -> None:
        """Refuse a scripted outcome that is not possible now."""
        possible = Actions()
        self._state.legal(CHANCE, possible)
        if not possible.has(outcome):
            wrong = self.game.text_of(self._state, CHANCE, outcome)
            raise IllegalAction(CHANCE, wrong, Refusal("impossible-outcome"), self._texts(CHANCE))

    def _choose_outcome(self, outcome: int | None) -> None:
        if outcome is None or outcome not in self._legal(CHANCE):
            texts = [str(one) for one in self._legal(CHANCE)]
            raise IllegalAction(CHANCE, str(outcome), Refusal("impossible-outcome"), texts)
        self._apply(CHANCE, outcome)

    def _why_never(self, seat: int) -> Refusal:
        return Refusal("not-now" if self._state.may_act(seat) else "not-your-turn")

    def _is_secret(self) -> bool:
        """Whether only the seat that is asked sees it."""
        return is_asked_secretly(self.game, self._state)

    def _apply(self, seat: int, action: int) -> None:
        self._state.apply(seat, action)
        self._log.append((seat, action))
        self._drawn += seat == CHANCE
        self._forget_legal()

    def _forget_legal(self) -> None:
        self._legal_now.clear()
        self._texts_now.clear()

    def _return_to(self, version: int, drawn: int, state: GameState) -> None:
        """Undo what has been done since, as if it had never been."""
        self._state, self._drawn = state, drawn
        del self._log[version:]
        self._forget_legal()
        self._teller.forget(slice(version, None))

    def _told(self) -> list[Step]:
        """All steps with their texts and events; the last ones are told only here."""
        return self._teller.told(self._log)

    def _go_back(self, taken: slice) -> None:
        del self._log[taken]
        self._drawn = sum(actor == CHANCE for actor, _ in self._log)
        self._state = after(self._first, self._log)
        self._forget_legal()
        self._teller.forget(taken)
