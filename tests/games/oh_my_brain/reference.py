"""The rules of Oh My Brain once more: slow, plain, and independent of the engine.

The engine is compared with this module move by move over whole games, so it shares nothing
with the engine but the specification. The game is told as one story of nested generators, in
the order of the rulebook: whenever seats or chance have to choose, the story yields a question
and is told the answer.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

VALUES = range(20)
CARDS = 50
BRAINS = 56
SIGNS = ["rock", "paper", "scissors"]
BEATEN_BY = {"rock": "paper", "paper": "scissors", "scissors": "rock"}
FACES = ["GIVE", "RAIN", "STEAL", "GAIN", "SWAP", "REPLAY"]
CHANCE = "chance"

DECKS = {
    "recon_a": [3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2],
    "recon_b": [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2],
    "recon_c": [4, 2, 2, 2, 2, 2, 2, 2, 4, 3, 3, 4, 3, 3, 2, 2, 2, 2, 2, 2],
}
MARSHMALLOWS = {
    "m6": [1, 2, 3, 17, 18, 19],
    "m4": [1, 2, 18, 19],
    "m8": [1, 2, 3, 4, 16, 17, 18, 19],
}
SWITCHES = [
    "open_draft",
    "unlimited_brains",
    "forgetful_refill",
    "zero_clears",
    "eleven_must_replay",
    "roll_per_card",
    "rain_all_or_nothing",
    "optional_swap",
    "no_empty_hand_swap",
    "replay_refills_first",
    "empty_anytime_ends",
    "start_refill",
    "deep_ranking",
    "no_lethal_steal",
    "open_give",
    "memory_mode",
    "forfeit",
]
DEFAULTS: dict[str, object] = {
    **dict.fromkeys(SWITCHES, False),
    "deck": "recon_a",
    "marshmallows": "m6",
    "die": FACES,
    "first_starter": "random",
    "last_winners": [],
    "tie_starter": "random",
    "stall_limit": 1000,
}


# The options as data (1.5, 3.1)


def copies_of(deck: object) -> list[int]:
    """Section 1.5, option deck. How many cards of each value there are."""
    if isinstance(deck, str):
        if deck not in DECKS:
            raise ValueError(f"unknown deck: {deck}")
        return list(DECKS[deck])
    copies = whole_numbers(deck)
    if len(copies) != len(VALUES) or min(copies) < 1 or sum(copies) != CARDS:
        raise ValueError(f"not a deck: {copies}")
    return copies


def marshmallow_values(option: object) -> set[int]:
    """Q-12, option marshmallows. The values that make their player roll; never the 11."""
    if isinstance(option, str):
        if option not in MARSHMALLOWS:
            raise ValueError(f"unknown marshmallows: {option}")
        return set(MARSHMALLOWS[option])
    values = set(whole_numbers(option))
    if not values <= set(VALUES) or 11 in values:
        raise ValueError(f"not marshmallows: {sorted(values)}")
    return values


def faces_of(die: object) -> list[str]:
    """Q-35, option die. Six codes in order, repeats allowed."""
    if not isinstance(die, list | tuple) or len(die) != 6 or not set(die) <= set(FACES):
        raise ValueError(f"not a die: {die}")
    return [str(face) for face in die]


def limit_of(stall_limit: object) -> int:
    """Q-38, option stall_limit. The number of STEP_A actions; 0 is no limit."""
    [limit] = whole_numbers([stall_limit])
    if limit < 0:
        raise ValueError(f"not a stall_limit: {limit}")
    return limit


def whole_numbers(data: object) -> list[int]:
    """Section 3.1. Data given as whole numbers, whatever holds them."""
    if not isinstance(data, list | tuple | set | frozenset):
        raise ValueError(f"not a list of numbers: {data}")
    if not all(type(number) is int for number in data):
        raise ValueError(f"not whole numbers: {data}")
    return list(data)


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
    """The text chosen, and by which seat (None is chance)."""

    seat: int | None
    text: str


@dataclass(frozen=True)
class Play:
    """So many equal hand cards."""

    value: int
    count: int


@dataclass(frozen=True)
class Swap:
    """ZA-48. What is exchanged, and with whom."""

    zone: str
    seat: int


class GameEnded(Exception):
    """ZA-58. The game ends at once, at whatever moment."""


T = TypeVar("T")
Flow: TypeAlias = Generator[Question | Draw, Answer, T]


class Reference:
    """One game of Oh My Brain, from the choice of the starter to the ranks."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        """ZA-06, ZA-08, ZA-09, Q-37. Nothing is dealt, everybody has nine brains."""
        if seats not in (2, 3, 4, 5):
            raise ValueError(f"not a number of players: {seats}")
        self.seats = seats
        self.options = {**DEFAULTS, **options}
        self.copies = copies_of(self.options["deck"])
        self.marshmallows = marshmallow_values(self.options["marshmallows"])
        self.die = faces_of(self.options["die"])
        self.last_winners = set(whole_numbers(self.options["last_winners"]))
        self.stall_limit = limit_of(self.options["stall_limit"])
        self._refuse_bad_options()

        self.brains = [9] * seats
        self.supply = BRAINS - 9 * seats
        self.unpaid = [0] * seats
        self.round = 1
        self.starter = 0
        self.active = 0
        self.steps = 0
        self._gather_all_cards()
        self._go(self._game())

    def _refuse_bad_options(self) -> None:
        """Section 3.1. Unknown names, values outside the set, contradictions."""
        if set(self.options) != set(DEFAULTS):
            raise ValueError(f"unknown options: {sorted(set(self.options) - set(DEFAULTS))}")
        for name in SWITCHES:
            if not isinstance(self.options[name], bool):
                raise ValueError(f"neither on nor off: {name}")
        if self.options["first_starter"] not in ("random", "host", "last_winner"):
            raise ValueError(f"not a first_starter: {self.options['first_starter']}")
        if self.options["tie_starter"] not in ("random", "clockwise_from_last", "rps"):
            raise ValueError(f"not a tie_starter: {self.options['tie_starter']}")
        if not self.last_winners <= set(range(self.seats)):
            raise ValueError(f"no such seats: {sorted(self.last_winners)}")
        if self.last_winners and self.options["first_starter"] != "last_winner":
            raise ValueError("last_winners without first_starter = last_winner")
        if self._is_on("zero_clears") and 0 in self.marshmallows:
            raise ValueError("zero_clears with 0 as a marshmallow")

    # The door

    def who(self) -> set[int] | str | None:
        """All seats that may act now, "chance", or None when the game is over."""
        if isinstance(self._asked, Question):
            return set(self._asked.choices)
        return None if self._asked is None else CHANCE

    def legal(self, seat: int) -> list[str]:
        """Section 4.2. The choices of this seat, in the order of the fixed encoding."""
        if not isinstance(self._asked, Question):
            return []
        return list(self._asked.choices.get(seat, []))

    def outcomes(self) -> dict[str, int]:
        """Section 4.2. What chance may come up with, and the weights."""
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
        self._tell(Answer(None, text))

    def scores(self) -> list[int]:
        """ZA-60. The score is the brains."""
        return list(self.brains)

    def ranks(self) -> list[int]:
        """ZA-60. One plus the number of players who are better."""
        standings = [self._standing(seat) for seat in range(self.seats)]
        return [1 + sum(other > own for other in standings) for own in standings]

    def resume(self, seat: int) -> None:
        """Let the turn of this seat begin with whatever has been laid on the table by hand."""
        self.active = seat
        self._go(self._until_over(self._rounds()))

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

    def _is_on(self, option: str) -> bool:
        """Whether a house rule is switched on."""
        return self.options[option] is True

    # Asking

    def _ask(self, choices: Mapping[str, T]) -> Flow[T]:
        """Ask the active player, and return what the text chosen stands for."""
        answer = yield Question({self.active: list(choices)})
        return choices[answer.text]

    def _decide(self, choices: Mapping[str, T]) -> Flow[T]:
        """Q-39. A decision with one legal choice is carried out by itself."""
        if len(choices) == 1:
            return next(iter(choices.values()))
        return (yield from self._ask(choices))

    def _one_of_the_seats(self, seats: Iterable[int]) -> Flow[int]:
        """Q-21, Q-39. Chance among these seats; with one of them there is nothing to draw."""
        choices = {f"start {seat}": seat for seat in seats}
        if len(choices) == 1:
            return next(iter(choices.values()))
        answer = yield Draw(dict.fromkeys(choices, 1))
        return choices[answer.text]

    # Seats

    def _clockwise_from(self, seat: int) -> list[int]:
        """ZA-10. All seats in turn order, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def _opponents(self) -> list[int]:
        """The other seats, clockwise from the active player."""
        return self._clockwise_from(self.active)[1:]

    def _hand(self) -> list[int]:
        """The hand of the active player."""
        return self.hands[self.active]

    def _grave(self) -> list[int]:
        """The graveyard of the active player."""
        return self.graves[self.active]

    def _cards_held(self, seat: int) -> int:
        """ZA-53, ZA-55. The cards in hand and graveyard."""
        return len(self.hands[seat]) + len(self.graves[seat])

    # The whole game (4.1)

    def _game(self) -> Flow[None]:
        """GAME_START, then rounds until the game ends."""
        yield from self._until_over(self._from_the_start())

    def _until_over(self, story: Flow[None]) -> Flow[None]:
        """ZA-58. Whatever is going on, the end of the game breaks it off."""
        try:
            yield from story
        except GameEnded:
            return

    def _from_the_start(self) -> Flow[None]:
        """GAME_START, SETUP, and the rounds."""
        starter = yield from self._first_starter()
        yield from self._set_up(starter)
        yield from self._rounds()

    def _rounds(self) -> Flow[None]:
        """ZA-53, ZA-55, ZA-57. Round after round, each with the loss that ends it."""
        while True:
            ender = yield from self._turns()
            self._lose_brains_for_cards(ender)
            starter = yield from self._next_starter()
            self._end_if_stalled()
            self.round += 1
            yield from self._set_up(starter)

    def _end_if_stalled(self) -> None:
        """Q-38, option stall_limit. STEP_A and SETUP are not entered once it is reached."""
        if self.stall_limit != 0 and self.steps >= self.stall_limit:
            raise GameEnded

    # The starter

    def _first_starter(self) -> Flow[int]:
        """Q-21, option first_starter."""
        if self.options["first_starter"] == "host":
            return 0
        everybody = list(range(self.seats))
        return (yield from self._one_of_the_seats(sorted(self.last_winners) or everybody))

    def _next_starter(self) -> Flow[int]:
        """ZA-57, option tie_starter. The fewest brains start the new round."""
        tied = [seat for seat in range(self.seats) if self.brains[seat] == min(self.brains)]
        if self.options["tie_starter"] == "clockwise_from_last":
            after_last = self._clockwise_from((self.starter + 1) % self.seats)
            return next(seat for seat in after_last if seat in tied)
        if self.options["tie_starter"] == "rps":
            tied = yield from self._rock_paper_scissors(tied)
        return (yield from self._one_of_the_seats(tied))

    def _rock_paper_scissors(self, tied: list[int]) -> Flow[list[int]]:
        """Option tie_starter = rps. Who is left: one seat, or several after five draws in a row."""
        undecided = 0
        while len(tied) > 1 and undecided < 5:
            shown = yield from self._show_signs(tied)
            left = self._not_beaten(shown)
            undecided = undecided + 1 if left == tied else 0
            tied = left
        return tied

    def _show_signs(self, tied: list[int]) -> Flow[dict[int, str]]:
        """Option tie_starter = rps. All tied seats choose a sign, simultaneously and hidden."""
        shown: dict[int, str] = {}
        while len(shown) < len(tied):
            answer = yield Question({seat: list(SIGNS) for seat in tied if seat not in shown})
            assert answer.seat is not None
            shown[answer.seat] = answer.text
        return shown

    def _not_beaten(self, shown: dict[int, str]) -> list[int]:
        """Option tie_starter = rps. With exactly two signs the beaten one drops out."""
        signs = set(shown.values())
        if len(signs) != 2:
            return sorted(shown)
        return sorted(seat for seat, sign in shown.items() if BEATEN_BY[sign] not in signs)

    # Set-up

    def _gather_all_cards(self) -> None:
        """ZA-01, ZA-06. All cards together; nobody knows their order."""
        self.reserve = Counter(dict(enumerate(self.copies)))
        self.discard: Counter[int] = Counter()
        self.horde: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.graves: list[list[int]] = [[] for _ in range(self.seats)]
        self.lots: list[list[int]] = [[] for _ in range(self.seats)]
        self.extras: list[int] = []
        self.drawn: list[int] = []

    def resume_from(self, told: Mapping[str, Any]) -> None:
        """Let a turn begin with what lies on the table of a position."""
        self._gather_all_cards()
        self.reserve, self.discard = Counter(told["reserve"]), Counter(told["discard"])
        self.hands = [sorted(hand) for hand in told["hands"]]
        self.graves = [sorted(grave) for grave in told["graves"]]
        self.horde = list(told["horde"])
        self.brains = list(told["brains"])
        self.supply = BRAINS - sum(self.brains)
        self.round, self.steps, self.starter = told["round"], told["steps"], told["starter"]
        self.unpaid = [0] * self.seats
        self.resume(told["active"])

    def _set_up(self, starter: int) -> Flow[None]:
        """ZA-01 to ZA-04, option open_draft."""
        self._gather_all_cards()
        self.starter = starter
        self.active = starter
        for _ in range(3):
            yield from self._deal_lots()
            if not self._is_on("open_draft"):
                yield from self._split_lots()
        if self._is_on("open_draft"):
            yield from self._bury_three()

    def _deal_lots(self) -> Flow[None]:
        """ZA-02, Q-1. Three cards each, clockwise from the starter."""
        for seat in self._clockwise_from(self.starter):
            for _ in range(3):
                yield from self._draw_into(self.lots[seat])

    def _split_lots(self) -> Flow[None]:
        """ZA-02, ZA-03, Q-1, Q-39. All choose, simultaneously, what goes to the graveyard."""
        while any(self.lots):
            answer = yield Question(
                {
                    seat: [f"split {value}" for value in sorted(set(lot))]
                    for seat, lot in enumerate(self.lots)
                    if lot
                }
            )
            assert answer.seat is not None
            move(number_in(answer.text), self.lots[answer.seat], self.graves[answer.seat])
            move_all(self.lots[answer.seat], self.hands[answer.seat])

    def _bury_three(self) -> Flow[None]:
        """Option open_draft. Each puts three of nine cards, one by one, into the graveyard."""
        for seat in range(self.seats):
            self._bury_equal_cards(seat)
        while any(self.lots):
            answer = yield Question(
                {
                    seat: [f"bury {value}" for value in sorted(set(lot))]
                    for seat, lot in enumerate(self.lots)
                    if lot
                }
            )
            assert answer.seat is not None
            move(number_in(answer.text), self.lots[answer.seat], self.graves[answer.seat])
            self._bury_equal_cards(answer.seat)

    def _bury_equal_cards(self, seat: int) -> None:
        """Q-39. Of equal cards one is buried by itself; after the third the rest is the hand."""
        lot, grave = self.lots[seat], self.graves[seat]
        while len(grave) < 3 and len(set(lot)) == 1:
            move(lot[0], lot, grave)
        if len(grave) == 3:
            move_all(lot, self.hands[seat])

    # Reserve and discard

    def _draw_into(self, zone: list[int]) -> Flow[None]:
        """ZA-26, Q-30. A card of the reserve, renewed if it is needed; none if both are empty."""
        if self.reserve.total() == 0:
            self.reserve = self.discard
            self.discard = Counter()
        if self.reserve.total() == 0:
            return
        copies = sorted(self.reserve.items())
        answer = yield Draw({f"card {value}": number for value, number in copies if number > 0})
        self.reserve[number_in(answer.text)] -= 1
        zone.append(number_in(answer.text))
        zone.sort()

    def _discard_horde(self) -> None:
        """ZA-07. The whole horde goes to the discard."""
        self.discard.update(self.horde)
        self.horde.clear()

    # Turns

    def _turns(self) -> Flow[int]:
        """ZA-10, ZA-53, Q-9. Turns go clockwise until somebody ends the round: that seat."""
        while True:
            plays_on = yield from self._turn()
            if not (plays_on and self._is_on("eleven_must_replay")):
                ender = self._ender_of_round()
                if ender is not None:
                    return ender
            if not plays_on:
                self.active = self._opponents()[0]

    def _turn(self) -> Flow[bool]:
        """ZA-11, ZA-39. Step A, step B; true if an 11 gives the player a new turn."""
        if self._is_on("start_refill") and not self._hand():
            yield from self._refill()
        last_value = yield from self._step_a()
        if last_value == 11:
            yield from self._refill()
            return True
        yield from self._step_b()
        return False

    def _ender_of_round(self) -> int | None:
        """ZA-53, Q-18, option empty_anytime_ends. Who has no card left, the active player first."""
        looked_at = [self.active]
        if self._is_on("empty_anytime_ends"):
            looked_at += self._opponents()
        return next((seat for seat in looked_at if self._cards_held(seat) == 0), None)

    # Step A

    def _step_a(self) -> Flow[int]:
        """ZA-13, ZA-50, Q-16, option replay_refills_first. Returns the value played last."""
        while True:
            play = yield from self._play_or_pass()
            yield from self._lay(play)
            replays = yield from self._roll_for(play)
            if not replays:
                return play.value
            if self._is_on("replay_refills_first"):
                yield from self._refill()

    def _play_or_pass(self) -> Flow[Play]:
        """ZA-22, ZA-27, Q-38, Q-39. Always asked; after a pass the player plays all the same."""
        while True:
            self._end_if_stalled()
            play = yield from self._ask(self._step_a_choices())
            self.steps += 1
            if play is not None:
                return play
            yield from self._pass()

    def _step_a_choices(self) -> dict[str, Play | None]:
        """ZA-14, ZA-15, ZA-22, ZA-28. All plays, and None for the pass."""
        hand = self._hand()
        choices: dict[str, Play | None] = {}
        for value in sorted(set(hand)):
            if self._beats_top(value):
                for count in range(1, hand.count(value) + 1):
                    text = f"play {value}" if count == 1 else f"play {value} x{count}"
                    choices[text] = Play(value, count)
        if self.horde or not hand:
            choices["pass"] = None
        return choices

    def _beats_top(self, value: int) -> bool:
        """ZA-16, ZA-17, ZA-33, ZA-36, ZA-64. Whether this value may be played on the horde."""
        if not self.horde:
            return True
        top = self.horde[-1]
        if top == 8:
            return value < 8
        return value == 0 or value > top

    def _lay(self, play: Play) -> Flow[None]:
        """ZA-19, ZA-20, ZA-39, option zero_clears. One card stays, the extras are shared out."""
        for _ in range(play.count):
            self._hand().remove(play.value)
        self.horde.append(play.value)
        self.extras = [play.value] * (play.count - 1)
        yield from self._share_out_extras()
        if play.value == 11 or (play.value == 0 and self._is_on("zero_clears")):
            self._discard_horde()

    def _share_out_extras(self) -> Flow[None]:
        """ZA-20, ZA-21, section 4.2. One by one, never back to a seat before the previous one."""
        receivers = self._opponents()
        while self.extras:
            receiver = yield from self._decide({f"to {seat}": seat for seat in receivers})
            move(self.extras[0], self.extras, self.graves[receiver])
            receivers = receivers[receivers.index(receiver) :]

    def _pass(self) -> Flow[None]:
        """ZA-23 to ZA-26, Q-14. Horde away, a brain lost, two cards drawn and one kept."""
        self._discard_horde()
        self._lose_brains(self.active, 1)
        self._end_if_somebody_has_no_brain()
        for _ in range(2):
            yield from self._draw_into(self.drawn)
        kept = yield from self._decide({f"keep {value}": value for value in self.drawn})
        move(kept, self.drawn, self._hand())
        move_all(self.drawn, self._grave())

    # Step B

    def _step_b(self) -> Flow[None]:
        """ZA-29 to ZA-32, option forgetful_refill. The refill that ends a turn."""
        if not self._is_on("forgetful_refill"):
            yield from self._refill()
            return
        while len(self._hand()) < 3 and self._grave():
            choices: dict[str, int | None] = dict(self._refill_choices())
            choices["leave"] = None
            value = yield from self._ask(choices)
            if value is None:
                return
            move(value, self._grave(), self._hand())

    def _refill(self) -> Flow[None]:
        """ZA-29, ZA-30, Q-6, Q-39. Up to three hand cards; asked only if there is a choice."""
        while len(self._hand()) < 3 and self._grave():
            if len(self._grave()) <= 3 - len(self._hand()):
                move_all(self._grave(), self._hand())
            else:
                value = yield from self._decide(self._refill_choices())
                move(value, self._grave(), self._hand())

    def _refill_choices(self) -> dict[str, int]:
        """ZA-29. The different values in the graveyard."""
        return {f"refill {value}": value for value in sorted(set(self._grave()))}

    # Marshmallow cards

    def _roll_for(self, play: Play) -> Flow[bool]:
        """ZA-41 to ZA-43, option roll_per_card. Roll and apply; true if a REPLAY was among it."""
        replays = False
        for _ in range(self._rolls(play)):
            answer = yield Draw({f"face {face}": n for face, n in Counter(self.die).items()})
            face = answer.text.removeprefix("face ")
            if face == "REPLAY":
                replays = True
            else:
                yield from self._apply(face)
        return replays

    def _rolls(self, play: Play) -> int:
        """ZA-41, Q-10, option roll_per_card. How often the die is rolled."""
        if play.value not in self.marshmallows:
            return 0
        return play.count if self._is_on("roll_per_card") else 1

    def _apply(self, face: str) -> Flow[None]:
        """ZA-43 to ZA-49. Every face but REPLAY."""
        if face == "GIVE":
            yield from self._give()
        elif face == "RAIN":
            yield from self._rain()
        elif face == "STEAL":
            yield from self._steal()
        elif face == "GAIN":
            self._gain()
        elif face == "SWAP":
            yield from self._swap()

    def _give(self) -> Flow[None]:
        """ZA-44. A hand card goes into the graveyard of an opponent."""
        if not self._hand():
            return
        values = sorted(set(self._hand()))
        value = yield from self._decide({f"give {value}": value for value in values})
        seat = yield from self._decide({f"give to {seat}": seat for seat in self._opponents()})
        move(value, self._hand(), self.graves[seat])

    def _rain(self) -> Flow[None]:
        """ZA-45, Q-13, option rain_all_or_nothing. One card each, clockwise from the roller."""
        available = self.reserve.total() + self.discard.total()
        if self._is_on("rain_all_or_nothing") and available < self.seats:
            return
        for seat in self._clockwise_from(self.active):
            yield from self._draw_into(self.graves[seat])

    def _steal(self) -> Flow[None]:
        """ZA-46, Q-22, option no_lethal_steal. One brain of an opponent, perhaps his last."""
        least = 2 if self._is_on("no_lethal_steal") else 1
        victims = [seat for seat in self._opponents() if self.brains[seat] >= least]
        if not victims:
            return
        victim = yield from self._decide({f"steal from {seat}": seat for seat in victims})
        self.brains[victim] -= 1
        self.brains[self.active] += 1
        self._end_if_somebody_has_no_brain()

    def _gain(self) -> None:
        """ZA-47, Q-2, option unlimited_brains. One brain from the supply."""
        if self.supply > 0 or self._is_on("unlimited_brains"):
            self.supply -= 1
            self.brains[self.active] += 1

    def _swap(self) -> Flow[None]:
        """ZA-48, Q-15. The whole hand or the whole graveyard, like for like."""
        choices = self._swap_choices()
        if not choices:
            return
        swap = yield from self._decide(choices)
        if swap is None:
            return
        zones = self.hands if swap.zone == "hand" else self.graves
        zones[self.active], zones[swap.seat] = zones[swap.seat], zones[self.active]

    def _swap_choices(self) -> dict[str, Swap | None]:
        """ZA-48, ZA-49, options no_empty_hand_swap, optional_swap. All swaps, None for no swap."""
        choices: dict[str, Swap | None] = {}
        for seat in self._opponents():
            both_filled = self._hand() and self.hands[seat]
            if both_filled or not self._is_on("no_empty_hand_swap"):
                choices[f"swap hand {seat}"] = Swap("hand", seat)
        for seat in self._opponents():
            if self.graves[seat]:
                choices[f"swap grave {seat}"] = Swap("grave", seat)
        if choices and self._is_on("optional_swap"):
            choices["no swap"] = None
        return choices

    # Brains and the end

    def _lose_brains(self, seat: int, number: int) -> None:
        """ZA-24, ZA-55, Q-2, Q-20. Lost brains go to the supply, never more than there are."""
        lost = min(number, self.brains[seat])
        self.brains[seat] -= lost
        self.supply += lost

    def _end_if_somebody_has_no_brain(self) -> None:
        """ZA-58, ZA-59. The game ends at once when a player has lost his last brain."""
        if 0 in self.brains:
            raise GameEnded

    def _lose_brains_for_cards(self, ender: int) -> None:
        """ZA-55, ZA-56, ZA-57. All but the one who ended the round pay a brain for each card."""
        for seat in range(self.seats):
            if seat != ender:
                cards = self._cards_held(seat)
                self.unpaid[seat] = max(0, cards - self.brains[seat])
                self._lose_brains(seat, cards)
        self._end_if_somebody_has_no_brain()

    def _standing(self, seat: int) -> tuple[int, int]:
        """ZA-60, Q-20, option deep_ranking. More brains are better, then fewer unpaid cards."""
        unpaid = self.unpaid[seat] if self._is_on("deep_ranking") else 0
        return self.brains[seat], -unpaid


def move(value: int, source: list[int], target: list[int]) -> None:
    """One card goes from one place to another; places are kept sorted."""
    source.remove(value)
    target.append(value)
    target.sort()


def move_all(source: list[int], target: list[int]) -> None:
    """All cards go from one place to another."""
    for value in list(source):
        move(value, source, target)


def number_in(text: str) -> int:
    """The number that ends a text such as `card 12`."""
    return int(text.split()[-1])
