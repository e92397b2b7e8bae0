"""How far a lesson has come at a table: a place in its list of beats, counted from the log."""

from __future__ import annotations

from dataclasses import dataclass

from monsterbox.core.chance import Chance, ScriptedChance
from monsterbox.core.errors import IllegalAction, Refusal
from monsterbox.core.game import Game
from monsterbox.core.lessons import Beat, Lesson
from monsterbox.core.state import CHANCE
from monsterbox.server.store.rows import EntryRow, TableRow

READ = "read"
"""The kind of entry that says that a step was read."""


@dataclass
class Course:
    """A lesson under way."""

    lesson: Lesson
    at: int = 0
    """How many beats are behind."""

    @property
    def beat(self) -> Beat | None:
        """What is to happen now; nothing once only the goodbye is left."""
        beats = self.lesson.beats
        return beats[self.at] if self.at < len(beats) else None

    @property
    def is_over(self) -> bool:
        return self.beat is None

    @property
    def is_reading(self) -> bool:
        return self.beat is not None and self.beat.kind == READ

    @property
    def step(self) -> int:
        """The number of the step that is being taught."""
        return len(self.lesson.step) - 1 if self.beat is None else self.beat.step

    @property
    def bot(self) -> tuple[int, str] | None:
        """Whose turn it is, and what they choose, if that is not the learner."""
        beat = self.beat
        if beat is None or beat.kind != "other" or beat.seat is None:
            return None
        return beat.seat, beat.choices[0]

    def note(self, entry: EntryRow) -> None:
        """Go on with an entry; choices that were made in one go count once."""
        if entry.kind == READ:
            self.at += 1
        elif entry.kind == "play" and entry.body.get("together", 1) == 1:
            self.at = self._next_choice() + 1

    @property
    def wanted(self) -> tuple[str, ...]:
        """What the learner may choose: whoever does it has read what was said before."""
        beat = self.next_choice
        return beat.choices if beat is not None and beat.kind == "choose" else ()

    @property
    def next_choice(self) -> Beat | None:
        """The next choice of anybody."""
        beats, at = self.lesson.beats, self._next_choice()
        return beats[at] if at < len(beats) else None

    def _next_choice(self) -> int:
        """Return the first beat from here on that is more than reading."""
        beats = self.lesson.beats
        ahead = (at for at in range(self.at, len(beats)) if beats[at].kind != READ)
        return next(ahead, len(beats))

    def check(self, seat: int, choice: str) -> None:
        """Refuse a choice that the rules allow, but that the lesson does not speak of now."""
        if choice not in self.wanted:
            raise IllegalAction(seat, choice, Refusal("not-now"), list(self.wanted))


def course_of(game: Game, row: TableRow) -> Course | None:
    """Return the lesson that is given at a table, unless it has been rewritten since."""
    lesson = game.lesson
    if not row.lesson or lesson is None or lesson.digest != row.lesson:
        return None
    return Course(lesson)


def chance_at(game: Game, row: TableRow, then: Chance) -> Chance:
    """Return where outcomes come from: in a lesson from its script first."""
    course = course_of(game, row)
    if course is None or row.start is None:
        return then
    settings = game.stored_settings(row.seats, row.options, row.rules)
    state = game.state_at(row.start, row.seats, settings)
    outcomes = [game.parse(state, CHANCE, text) for text in course.lesson.draws]
    return ScriptedChance(outcomes, then)
