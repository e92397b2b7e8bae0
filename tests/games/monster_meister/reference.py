"""The rules of Monster Meister once more: slow, plain, and independent of the engine.

The engine is compared with this module move by move over whole games, so it shares nothing
with the engine but the specification. The game is told as one story of nested generators, in
the order of the rulebook: whenever seats or chance have to choose, the story yields a question
and is told the answer.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, TypeVar

CHANCE = "chance"
COLOURS = {"B": "blue", "Y": "yellow", "G": "green", "R": "red"}
FEATURES = ["blue", "yellow", "green", "red", "1", "2", "3", "4"]
COMPETITION = "C"
TASKS = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", COMPETITION]
ROUNDS = 10

DECKS = {
    "twins": {
        "set": [
            *("B1x2", "B2", "B3", "B4"),
            *("Y1", "Y2x2", "Y3", "Y4"),
            *("G1", "G2", "G3x2", "G4"),
            *("R1", "R2", "R3", "R4x2"),
        ],
        "strays": ["B2x2", "Y1x2", "G4x2", "R3x2", "B3", "Y4", "G1", "R2"],
    },
    "mixed": {
        "set": [
            *("B1", "B2", "B4", "Y1", "Y3", "Y4", "G2", "G3", "G4", "R1", "R2", "R3"),
            *("B2+Y2", "G1+R4", "B3+R1", "Y4+G3"),
        ],
        "strays": ["B4", "Y3", "G2", "R1", "B1+G4", "Y2+R3", "B2+R4", "Y1+G3"],
    },
}
RULES = {
    "twelfth_task": ["second_competition", "none"],
    "namer": ["rotate", "left_of_holder"],
    "t5_double_scores": ["no", "yes"],
    "repeat_features": ["fresh", "not_last", "free"],
    "reveal_count": ["exact", "up_to"],
    "stop_card": ["other_half_scores", "scores_nothing"],
    "draw_order": ["holder_first", "left_of_holder_first"],
    "frame": ["floating", "fixed"],
    "all_out": ["both", "neither", "memorizers_only"],
    "final_count": ["monsters", "cards"],
}
MANNERS = {  # how the game is shown and timed; the rules are the same
    "reveal_visibility": ["at_end", "open_table"],
    "pile_backs": ["top", "all"],
    "open_memory": ["off", "own_ghosts", "all_open"],
    "memorize_time": ["confirm", "10s", "20s", "30s"],
    "on_timeout": ["random", "bot"],
}
ALLOWED = {**RULES, **MANNERS}
DEFAULTS: dict[str, object] = {
    "deck": "twins",
    "first_holder": "random",
    **{name: values[0] for name, values in ALLOWED.items()},
}

Cell: TypeAlias = tuple[int, int]  # column, row


# Monsters and cards (vocabulary, 1.2, 1.3)


class Monster(NamedTuple):
    """A colour, as its letter, and a number of eyes."""

    colour: str
    eyes: int


@dataclass
class Card:
    """A back (P0 to P3, or S) and a face such as B2, B2x2 or G1+R4."""

    back: str
    face: str
    face_up: bool = False

    @property
    def monsters(self) -> list[Monster]:
        """MM-20. One monster, or two."""
        return monsters_on(self.face)


def monsters_on(face: str) -> list[Monster]:
    """MM-20. The one or two monsters on a card with this face."""
    if face.endswith("x2"):
        return [monster_of(face.removesuffix("x2"))] * 2
    monsters = [monster_of(text) for text in face.split("+")]
    if len(monsters) > 2:
        raise ValueError(f"not a face: {face}")
    return monsters


def monster_of(text: str) -> Monster:
    """Section 1.1. A monster such as B2: one of four colours, one to four eyes."""
    if len(text) != 2 or text[0] not in COLOURS or text[1] not in "1234":
        raise ValueError(f"not a monster: {text}")
    return Monster(text[0], int(text[1]))


def canonical(face: str) -> str:
    """Vocabulary. The order of two monsters has no meaning: colours as listed, then eyes."""
    order = list(COLOURS)
    monsters = sorted(monsters_on(face), key=lambda one: (order.index(one.colour), one.eyes))
    texts = [f"{monster.colour}{monster.eyes}" for monster in monsters]
    if len(texts) == 2 and texts[0] == texts[1]:
        return f"{texts[0]}x2"
    return "+".join(texts)


def is_double(face: str) -> bool:
    """Vocabulary. A card with two monsters."""
    return len(monsters_on(face)) == 2


def shows(face: str, feature: str) -> bool:
    """MM-63, A-39. Whether at least one monster has this colour or this number of eyes."""
    return any(
        feature in (COLOURS[monster.colour], str(monster.eyes)) for monster in monsters_on(face)
    )


# The tasks (1.4)

EXACTLY = {"T1": 4, "T2": 4, "T3": 6, "T4": 6, "T7": 6, "T9": 6}
UNTIL_FEATURE = {"T6": "green", "T8": "2", "T10": "4"}
BY_COLOUR = {
    "T1": {"G": 4, "Y": 3, "B": 2, "R": 1},
    "T2": {"R": 4, "B": 3, "Y": 2, "G": 1},
    "T3": {"B": 2, "Y": -1, "G": 0, "R": 0},
    "T4": {"G": 2, "B": -1, "Y": 0, "R": 0},
    "T10": {"R": 4, "Y": 2, "G": 1, "B": 0},
}
BY_EYES = {
    "T5": {1: 1, 2: 2, 3: 3, 4: 4},
    "T7": {1: 4, 2: 3, 3: 2, 4: 1},
    "T9": {1: 1, 2: -2, 3: -3, 4: 4},
}


def stops(task: str, face: str) -> bool:
    """MM-15, MM-16. Whether this card, taken as a whole, meets the stop condition of the task."""
    if task == "T5":
        return is_double(face)
    return task in UNTIL_FEATURE and shows(face, UNTIL_FEATURE[task])


def value(task: str, monster: Monster) -> int:
    """Section 1.4, MM-22. V, the monster points for one monster."""
    if task == "T6":
        return 0 if monster.colour == "G" else 1
    if task == "T8":
        return 0 if monster.eyes == 2 else 1
    if task == "T10" and monster.eyes == 4:
        return 0
    if task in BY_COLOUR:
        return BY_COLOUR[task][monster.colour]
    return BY_EYES[task][monster.eyes]


# The options as data


def deck_of(option: object) -> tuple[list[str], list[str]]:
    """A-05, option deck. The faces of a set, and those of the strays."""
    data = DECKS.get(option) if isinstance(option, str) else option
    if not isinstance(data, Mapping) or set(data) != {"set", "strays"}:
        raise ValueError(f"not a deck: {option}")
    faces = [canonical(str(face)) for face in data["set"]]
    strays = [canonical(str(face)) for face in data["strays"]]
    if len(faces) != 16 or len(strays) != 8:
        raise ValueError(f"not 16 faces and 8 strays: {option}")
    return faces, strays


def holder_of(option: object, seats: int) -> int | None:
    """MM-08, option first_holder. The seat the host names; None is a random one."""
    if option == "random":
        return None
    if str(option) not in [str(seat) for seat in range(seats)]:
        raise ValueError(f"not a first_holder: {option}")
    return int(str(option))


def choice_of(name: str, option: object) -> str:
    """Sections 3 and 4. One of the values of a named option; yes and no also as true and false."""
    text = {True: "yes", False: "no"}[option] if isinstance(option, bool) else option
    if name not in ALLOWED or not isinstance(text, str) or text not in ALLOWED[name]:
        raise ValueError(f"not an option: {name} = {option}")
    return text


# What is asked


@dataclass(frozen=True)
class Question:
    """Each of these seats may choose one of its texts now."""

    choices: dict[int, list[str]]


@dataclass(frozen=True)
class Draw:
    """Chance has to come up with one of these texts; the numbers are weights."""

    outcomes: dict[str, int]


class Answer(NamedTuple):
    """The text chosen, and by which seat (-1 is chance)."""

    seat: int
    text: str


@dataclass
class Competition:
    """Section 6.4. How far a competition has come; kept until the round ends."""

    namer: int
    remaining: list[int]
    named: list[str] = field(default_factory=list)  # all features, in the order of naming
    used: list[str] = field(default_factory=list)  # what may not be named next
    out_at_step: dict[int, int] = field(default_factory=dict)

    @property
    def step(self) -> int:
        """The number of the last feature named; 0 before the first."""
        return len(self.named)


T = TypeVar("T")
Flow: TypeAlias = Generator[Question | Draw, Answer, T]


class Reference:
    """One game of Monster Meister, from the choice of the first holder to the ranks."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        """MM-01. The table is empty, nothing is dealt."""
        if seats not in (2, 3, 4):
            raise ValueError(f"not a number of players: {seats}")
        given = {**DEFAULTS, **options}
        self.seats = seats
        self.set_faces, self.stray_faces = deck_of(given.pop("deck"))
        self.first_holder = holder_of(given.pop("first_holder"), seats)
        self.options = {name: choice_of(name, option) for name, option in given.items()}

        self.displays: list[dict[Cell, Card]] = [{} for _ in range(seats)]
        self.pile: list[Card] = []
        self.tasks: list[str] = []
        self.played: list[str] = []
        self.left_out: list[str] = []
        self.holder = 0
        self.round = 1
        self.phase = "SETUP"
        self._clear_round()
        self._go(self._game())

    def _clear_round(self) -> None:
        """Section 6.4. Nothing of the last round is left."""
        self.task: str | None = None
        self.done: set[int] = set()
        self.points: list[int] | None = None
        self.competition: Competition | None = None
        self.picks: dict[int, Cell] = {}
        self.memorizers: list[int] = []
        self.muddlers: list[int] = []
        self.removals: dict[int, Cell] = {}
        self.drawn: dict[int, Card | None] = dict.fromkeys(range(self.seats))
        self.ready: set[int] = set()

    # The door

    def who(self) -> set[int] | str | None:
        """All seats that may act now, "chance", or None when the game is over."""
        if isinstance(self._asked, Question):
            return set(self._asked.choices)
        return None if self._asked is None else CHANCE

    def legal(self, seat: int) -> list[str]:
        """Section 6.1. The choices of this seat; cells row by row, features as listed."""
        if not isinstance(self._asked, Question):
            return []
        return list(self._asked.choices.get(seat, []))

    def outcomes(self) -> dict[str, int]:
        """Section 6.1. What chance may come up with, and the weights."""
        return dict(self._asked.outcomes) if isinstance(self._asked, Draw) else {}

    def play(self, seat: int, text: str) -> None:
        """Carry out the choice of a seat."""
        if text not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {text}")
        self._tell(Answer(seat, text))

    def chance(self, text: str) -> None:
        """Carry out an outcome of chance."""
        if text not in self.outcomes():
            raise ValueError(f"not possible: {text}")
        self._tell(Answer(-1, text))

    def resume(self) -> None:
        """Let a round begin with whatever has been laid on the table by hand."""
        self._clear_round()
        self._go(self._rounds())

    def resume_from(self, told: Mapping[str, Any]) -> None:
        """Let a round begin with what lies on the table of a position."""
        self.displays = [
            {cell_named(name): Card(*card["card"].split("-")) for name, card in display.items()}
            for display in told["displays"]
        ]
        self.pile = [Card(*card["card"].split("-")) for card in told["pile"]]
        rounds = told["round"]
        self.played, self.tasks = list(told["tasks"][:rounds]), list(told["tasks"][rounds:])
        self.holder, self.round = told["holder"], rounds + 1
        self.resume()

    def _go(self, flow: Flow[None]) -> None:
        """Tell a story up to its first question."""
        self._flow = flow
        self._asked: Question | Draw | None = next(flow, None)

    def _tell(self, answer: Answer) -> None:
        """Tell the story on, up to the next question or the end."""
        try:
            self._asked = self._flow.send(answer)
        except StopIteration:
            self._asked = None

    # Seats and cells

    def _clockwise_from(self, seat: int) -> list[int]:
        """Vocabulary. All seats clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def _left(self, seat: int) -> int:
        """Vocabulary. The left neighbour."""
        return (seat + 1) % self.seats

    def _face_down(self, seat: int) -> list[Cell]:
        """MM-13. The cells of the own face-down cards."""
        return [cell for cell, card in self.displays[seat].items() if not card.face_up]

    def _face_up(self, seat: int) -> list[Cell]:
        """MM-18, MM-30. The cells of the cards revealed this round."""
        return [cell for cell, card in self.displays[seat].items() if card.face_up]

    def _collect(
        self, verb: str, choices: Mapping[int, list[Cell]], chosen: dict[int, Cell]
    ) -> Flow[None]:
        """Section 6.2. Each of these seats chooses one cell; nothing happens before all have."""
        while len(chosen) < len(choices):
            answer = yield Question(
                {seat: texts(verb, cells) for seat, cells in choices.items() if seat not in chosen}
            )
            chosen[answer.seat] = cell_in(answer.text)

    # The whole game (6.1)

    def _game(self) -> Flow[None]:
        """SETUP, then the rounds."""
        yield from self._set_up()
        yield from self._rounds()

    def _rounds(self) -> Flow[None]:
        """MM-53, MM-80, A-45. A round for each task; after the last one nothing is passed on."""
        while self.tasks:
            yield from self._round()
            if self.tasks:
                self.holder = self._left(self.holder)
                self.round += 1
        self.phase = "END"

    def _round(self) -> Flow[None]:
        """MM-10, MM-11. The task, its roles, and what follows from them."""
        task = yield from self._turn_over_task()
        if task == COMPETITION:
            yield from self._compete()
        else:
            yield from self._reveal(task)
            self._score(task)
        yield from self._remove()
        self._draw_strays()
        yield from self._place()
        yield from self._memorize()
        self._turn_back()

    # Set-up (2.1)

    def _set_up(self) -> Flow[None]:
        """MM-02 to MM-08. The first holder, the displays, the strays, the tasks."""
        yield from self._choose_first_holder()
        for seat in range(self.seats):
            yield from self._lay_out(seat)
        yield from self._pile_up_strays()
        yield from self._shuffle_tasks()

    def _choose_first_holder(self) -> Flow[None]:
        """MM-08, A-06, option first_holder. The host names a seat, or chance does."""
        if self.first_holder is not None:
            self.holder = self.first_holder
            return
        answer = yield Draw({f"holder {seat}": 1 for seat in range(self.seats)})
        self.holder = int(answer.text.split()[1])

    def _lay_out(self, seat: int) -> Flow[None]:
        """MM-02 to MM-05. A whole set, face down in a grid of 4x4, row by row."""
        left = Counter(self.set_faces)
        for row in range(4):
            for column in range(4):
                face = yield from self._one_of("card", left)
                self.displays[seat][column, row] = Card(f"P{seat}", face)

    def _pile_up_strays(self) -> Flow[None]:
        """MM-06, A-03. All eight strays, from the top to the bottom."""
        left = Counter(self.stray_faces)
        for _ in range(8):
            face = yield from self._one_of("card", left)
            self.pile.append(Card("S", face))

    def _shuffle_tasks(self) -> Flow[None]:
        """MM-07, A-04, option twelfth_task. Ten are played, the others leave the game."""
        left = Counter(TASKS)
        if self.options["twelfth_task"] == "second_competition":
            left[COMPETITION] += 1
        for _ in range(ROUNDS):
            task = yield from self._one_of("task", left)
            self.tasks.append(task)
        self.left_out = list(left.elements())

    def _one_of(self, noun: str, left: Counter[str]) -> Flow[str]:
        """MM-03, MM-06, MM-07. Chance takes one of the cards that are left, each equally likely."""
        answer = yield Draw({f"{noun} {name}": copies for name, copies in left.items() if copies})
        name = answer.text.split()[1]
        left[name] -= 1
        return name

    # Ordinary tasks (2.2)

    def _turn_over_task(self) -> Flow[str]:
        """MM-10, A-46. The holder turns over the top task card, and all know it."""
        self.phase = "TASK"
        yield Question({self.holder: ["flip"]})
        self.task = self.tasks.pop(0)
        self.played.append(self.task)
        return self.task

    def _reveal(self, task: str) -> Flow[None]:
        """MM-12, MM-13. All seats turn their cards one after the other, in parallel."""
        self.phase = "REVEAL"
        self.done = {seat for seat in range(self.seats) if not self._face_down(seat)}
        while len(self.done) < self.seats:
            answer = yield Question(
                {
                    seat: self._reveal_choices(task, seat)
                    for seat in range(self.seats)
                    if seat not in self.done
                }
            )
            if answer.text == "done" or self._turn_up(task, answer.seat, cell_in(answer.text)):
                self.done.add(answer.seat)

    def _reveal_choices(self, task: str, seat: int) -> list[str]:
        """MM-13, A-08, option reveal_count. Any face-down card; with up_to also the end."""
        choices = texts("turn", self._face_down(seat))
        if self.options["reveal_count"] == "up_to" and task in EXACTLY and self._face_up(seat):
            choices.append("done")
        return choices

    def _turn_up(self, task: str, seat: int, cell: Cell) -> bool:
        """MM-14, MM-15, MM-17. Turn one card; true if the seat has to end with it."""
        card = self.displays[seat][cell]
        card.face_up = True
        all_turned = len(self._face_up(seat)) == EXACTLY.get(task)
        return all_turned or stops(task, card.face) or not self._face_down(seat)

    # Scoring and roles (2.3)

    def _score(self, task: str) -> None:
        """MM-21, MM-25 to MM-27. The most points make memorizers, the fewest muddlers."""
        self.points = [self._points_of(task, seat) for seat in range(self.seats)]
        if len(set(self.points)) > 1:
            self.memorizers = [
                seat for seat, points in enumerate(self.points) if points == max(self.points)
            ]
            self.muddlers = [
                seat for seat, points in enumerate(self.points) if points == min(self.points)
            ]

    def _points_of(self, task: str, seat: int) -> int:
        """MM-21, MM-24. The sum over all cards revealed, the last one included; no floor."""
        display = self.displays[seat]
        return sum(self._worth(task, display[cell].face) for cell in self._face_up(seat))

    def _worth(self, task: str, face: str) -> int:
        """MM-20, MM-22, MM-23, options t5_double_scores and stop_card. The points for a card."""
        if task == "T5" and is_double(face) and self.options["t5_double_scores"] == "no":
            return 0
        if task != "T5" and stops(task, face) and self.options["stop_card"] == "scores_nothing":
            return 0
        return sum(value(task, monster) for monster in monsters_on(face))

    # Memorizers (2.4)

    def _remove(self) -> Flow[None]:
        """MM-30, MM-31, MM-33, A-18. Each memorizer chooses one of its face-up cards."""
        self.phase = "REMOVE"
        choices = {seat: self._face_up(seat) for seat in self.memorizers}
        yield from self._collect(
            "remove", {seat: cells for seat, cells in choices.items() if cells}, self.removals
        )
        self._put_under_pile()

    def _put_under_pile(self) -> None:
        """MM-32, MM-34 to MM-36, A-19. Face down to the bottom, clockwise from the holder."""
        for seat in self._clockwise_from(self.holder):
            if seat in self.removals:
                card = self.displays[seat].pop(self.removals[seat])
                card.face_up = False
                self.pile.append(card)
        self.removals = {}

    # Muddlers (2.5)

    def _draw_strays(self) -> None:
        """MM-40, MM-44 to MM-47. All muddlers draw, each in its turn, or none of them does."""
        self.phase = "DRAW"
        waiting = [seat for seat in self._draw_order() if seat in self.muddlers]
        if not can_all_draw(waiting, self.pile):
            return
        while waiting:
            seat = waiting.pop(0)
            self.drawn[seat] = self._topmost(seat, waiting)

    def _draw_order(self) -> list[int]:
        """MM-43, A-23, option draw_order. Clockwise, beginning or ending with the holder."""
        if self.options["draw_order"] == "holder_first":
            return self._clockwise_from(self.holder)
        return self._clockwise_from(self._left(self.holder))

    def _topmost(self, seat: int, later: list[int]) -> Card:
        """MM-41, MM-42, MM-47. Take the first foreign card that leaves enough for the others."""
        for place, card in enumerate(self.pile):
            rest = without(self.pile, place)
            if is_foreign(card, seat) and can_all_draw(later, rest):
                self.pile = rest
                return card
        raise AssertionError("MM-44 has found a card for everybody")

    def _place(self) -> Flow[None]:
        """MM-48, MM-49, A-32. Each adds its card face down to its display, in parallel."""
        self.phase = "PLACE"
        while any(self.drawn.values()):
            answer = yield Question(
                {
                    seat: texts("place", self._free_cells(seat))
                    for seat, card in self.drawn.items()
                    if card is not None
                }
            )
            card = self.drawn[answer.seat]
            assert card is not None
            self.displays[answer.seat][cell_in(answer.text)] = card
            self.drawn[answer.seat] = None

    def _free_cells(self, seat: int) -> list[Cell]:
        """MM-49 to MM-51, A-29, A-31. Empty cells that touch a card and lie within the frame."""
        taken = set(self.displays[seat])
        touching = {cell for card in taken for cell in neighbours(card)} - taken
        return [cell for cell in touching if self._fits(taken | {cell})]

    def _fits(self, cells: set[Cell]) -> bool:
        """MM-49, MM-50, A-28, option frame. Whether all lie in a box of 6x6; it may be fixed."""
        columns = [column for column, _ in cells]
        rows = [row for _, row in cells]
        if self.options["frame"] == "fixed":
            return min(columns + rows) >= -1 and max(columns + rows) <= 4
        return max(columns) - min(columns) < 6 and max(rows) - min(rows) < 6

    # The end of a round

    def _memorize(self) -> Flow[None]:
        """A-53. All look at the face-up cards until everybody is ready."""
        self.phase = "MEMORIZE"
        while len(self.ready) < self.seats:
            answer = yield Question(
                {seat: ["ready"] for seat in range(self.seats) if seat not in self.ready}
            )
            self.ready.add(answer.seat)

    def _turn_back(self) -> None:
        """MM-52. The task is put aside, all cards are turned face down in place."""
        for display in self.displays:
            for card in display.values():
                card.face_up = False
        self._clear_round()

    # The competition (2.6)

    def _compete(self) -> Flow[None]:
        """MM-60, MM-61, MM-66, MM-69. Step after step while at least two seats are left."""
        competition = Competition(self.holder, list(range(self.seats)))
        self.competition = competition
        yield from self._compete_a_step(competition)
        while len(competition.remaining) > 1:
            competition.namer = self._next_namer(competition)
            yield from self._compete_a_step(competition)
        self._find_roles(competition)

    def _compete_a_step(self, competition: Competition) -> Flow[None]:
        """MM-60, MM-61, A-42. A feature is named, even if nobody has a card left; all pick."""
        feature = yield from self._name(competition)
        yield from self._pick(competition)
        self._evaluate(competition, feature)

    def _name(self, competition: Competition) -> Flow[str]:
        """MM-60, MM-70. The namer names a colour or a number of eyes."""
        self.phase = "C-NAME"
        free = [feature for feature in FEATURES if feature not in competition.used]
        answer = yield Question({competition.namer: [f"name {feature}" for feature in free]})
        feature = answer.text.split()[1]
        competition.named.append(feature)
        self._bar(competition, feature)
        return feature

    def _bar(self, competition: Competition, feature: str) -> None:
        """MM-70, A-37, option repeat_features. What may not be named in the next step."""
        match self.options["repeat_features"]:
            case "not_last":
                competition.used = [feature]
            case "fresh":
                competition.used.append(feature)
                if len(competition.used) == len(FEATURES):
                    competition.used = []

    def _next_namer(self, competition: Competition) -> int:
        """MM-69, A-36, option namer. Clockwise, after the last namer or always after the holder."""
        last = competition.namer if self.options["namer"] == "rotate" else self.holder
        after = self._clockwise_from(self._left(last))
        return next(seat for seat in after if seat in competition.remaining)

    def _pick(self, competition: Competition) -> Flow[None]:
        """MM-61, MM-62, MM-71. All left pick a face-down card; then these are turned together."""
        self.phase = "C-PICK"
        choices = {seat: self._face_down(seat) for seat in competition.remaining}
        yield from self._collect(
            "pick", {seat: cells for seat, cells in choices.items() if cells}, self.picks
        )
        for seat, cell in self.picks.items():
            self.displays[seat][cell].face_up = True

    def _evaluate(self, competition: Competition, feature: str) -> None:
        """MM-63, MM-64. Whoever shows no such monster, or has no card to show, is out."""
        for seat in list(competition.remaining):
            cell = self.picks.get(seat)
            if cell is None or not shows(self.displays[seat][cell].face, feature):
                competition.remaining.remove(seat)
                competition.out_at_step[seat] = competition.step
        self.picks = {}

    def _find_roles(self, competition: Competition) -> None:
        """MM-65 to MM-68. First out are muddlers; the last one, or the last out, memorizers."""
        out = competition.out_at_step
        first, last = min(out.values()), max(out.values())
        if not competition.remaining and first == last:
            self._all_out()
            return
        last_out = sorted(seat for seat, step in out.items() if step == last)
        self.memorizers = list(competition.remaining) or last_out
        self.muddlers = sorted(seat for seat, step in out.items() if step == first)

    def _all_out(self) -> None:
        """MM-68, A-35, option all_out. All seats went out in one and the same step."""
        if self.options["all_out"] in ("both", "memorizers_only"):
            self.memorizers = list(range(self.seats))
        if self.options["all_out"] == "both":
            self.muddlers = list(range(self.seats))

    # The end (2.7)

    def standing(self, seat: int) -> tuple[int, int, int]:
        """MM-81 to MM-83, MM-85. Own monsters, all monsters, all eyes; less is better."""
        cards = list(self.displays[seat].values())
        own = [card for card in cards if card.back == f"P{seat}"]
        eyes = sum(monster.eyes for card in cards for monster in card.monsters)
        return self._count(own), self._count(cards), eyes

    def _count(self, cards: list[Card]) -> int:
        """MM-81, MM-82, A-47, option final_count. Doubles count twice, or cards are counted."""
        if self.options["final_count"] == "cards":
            return len(cards)
        return sum(len(card.monsters) for card in cards)

    def ranks(self) -> list[int]:
        """MM-84, A-49. One plus the number of better seats; a shared first rank is a second."""
        standings = [self.standing(seat) for seat in range(self.seats)]
        ranks = [1 + sum(other < own for other in standings) for own in standings]
        if ranks.count(1) > 1:
            return [max(rank, 2) for rank in ranks]
        return ranks


def is_foreign(card: Card, seat: int) -> bool:
    """MM-05, MM-41. Any back but the seat's own."""
    return card.back != f"P{seat}"


def can_all_draw(seats: list[int], pile: list[Card]) -> bool:
    """MM-44, MM-46, A-24. Whether there is a foreign card for each, by trying all of them."""
    if not seats:
        return True
    return any(
        is_foreign(card, seats[0]) and can_all_draw(seats[1:], without(pile, place))
        for place, card in enumerate(pile)
    )


def without(pile: list[Card], place: int) -> list[Card]:
    """MM-42. The pile less one card; the others keep their order."""
    return pile[:place] + pile[place + 1 :]


def neighbours(cell: Cell) -> list[Cell]:
    """MM-49, A-31. The four cells that share an edge with this one."""
    column, row = cell
    return [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]


def texts(verb: str, cells: Iterable[Cell]) -> list[str]:
    """Section 6.1. A choice for each cell, row by row."""
    return [f"{verb} {column},{row}" for column, row in sorted(cells, key=row_by_row)]


def row_by_row(cell: Cell) -> tuple[int, int]:
    """The order of cells: by row, then by column."""
    return cell[1], cell[0]


def cell_in(text: str) -> Cell:
    """The cell that ends a text such as `turn -1,2`."""
    return cell_named(text.split()[1])


def cell_named(name: str) -> Cell:
    """A cell such as `-1,2`."""
    column, row = name.split(",")
    return int(column), int(row)
