"""Oh My Brain as a `GameState`: who is asked, what is legal, what an action does."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, count, lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, Fault
from monsterbox.games.oh_my_brain.engine.actions import (
    BURY,
    CARD,
    DIST,
    FACE,
    GIVE_CARD,
    GIVE_TO,
    GONE,
    KEEP,
    LEAVE,
    NO_SWAP,
    PASS,
    PLAY,
    REFILL,
    SIGN,
    START,
    STEAL_FROM,
    SWAP_HAND,
)
from monsterbox.games.oh_my_brain.engine.deck import CARDS, FACES, VALUES, Deck
from monsterbox.games.oh_my_brain.engine.flags import UNLIMITED_BRAINS
from monsterbox.games.oh_my_brain.engine.rules import ending
from monsterbox.games.oh_my_brain.engine.rules.flow import (
    begin_round,
    bury_card,
    choose_gift,
    deal,
    decline_swap,
    distribute,
    draw,
    find_starter,
    give_gift,
    keep_card,
    leave_refill,
    leave_table,
    pass_turn,
    play,
    rain,
    roll,
    show_sign,
    split_lot,
    steal_from,
    swap,
    take_up_and_go_on,
)
from monsterbox.games.oh_my_brain.engine.rules.legal import legal_choices, legal_outcomes, weight_of
from monsterbox.games.oh_my_brain.engine.rules.redealing import any_of_reserve, redeal
from monsterbox.games.oh_my_brain.engine.table import (
    FIRST_BRAINS,
    KNOWN,
    LOT,
    MAX_SEATS,
    PHASE_BURY,
    PHASE_DEAL,
    PHASE_DRAW,
    PHASE_OVER,
    PHASE_RAIN,
    PHASE_ROLL,
    PHASE_SPLIT,
    PHASE_START,
    RESERVE,
    ZONES,
    Table,
    nth_value,
    number_in,
    supply,
)


@final
class State(Table):
    """A game of Oh My Brain in progress."""

    def turn(self) -> i64:
        return self.actor

    def may_act(self, seat: i64) -> bool:
        if self.waiting:
            return seat >= 0 and self.waiting & bit(seat) != 0
        return seat >= 0 and self.actor == seat

    def conceals(self) -> bool:
        return self.waiting != 0

    def legal(self, seat: i64, out: Actions) -> None:
        if seat == CHANCE:
            if self.actor == CHANCE:
                legal_outcomes(self, out)
        elif self.may_act(seat):
            legal_choices(self, seat, out)

    def weight(self, action: i64) -> i64:
        return weight_of(self, action)

    def roll(self, rng: Rng) -> i64:
        if self.phase == PHASE_ROLL:
            face = rng.below(FACES)
            return self.deck.pass_ + FACE + self.deck.first_face[face]
        if self.phase != PHASE_START:
            return self.deck.pass_ + CARD + any_of_reserve(self, rng)
        seats = self.candidates
        skip = rng.below(count(seats))
        while skip:
            seats = rest(seats)
            skip -= 1
        return self.deck.pass_ + START + lowest(seats)

    def settle(self, rng: Rng) -> i64:
        # The lines of the base class, repeated where the calls are direct: a few percent.
        while self.actor == CHANCE:
            self.apply(CHANCE, self.roll(rng))
        return self.actor

    def choose_any(self, seat: i64, rng: Rng, actions: Actions) -> None:
        actions.n = 0
        legal_choices(self, seat, actions)
        if actions.n == 0:
            raise Fault(f"seat {seat} has no legal action")
        k = rng.below(actions.n)
        self.apply(seat, actions.items[k])

    def run_out(self, rng: Rng, actions: Actions) -> i64:
        decisions: i64 = 0
        seat = self.settle(rng)
        while seat != OVER:
            self.choose_any(seat, rng, actions)
            decisions += 1
            seat = self.settle(rng)
        return decisions

    def apply(self, seat: i64, action: i64) -> None:
        if seat < 0:  # chance, or the table that reports a seat as gone
            self.let_chance_act(action - self.deck.pass_)
        elif action < PLAY:
            split_lot(self, seat, action)
        elif action < self.deck.pass_:
            place = action - PLAY
            play(self, self.deck.value_of_play[place], self.deck.number_of_play[place])
        else:
            self.answer(seat, action - self.deck.pass_)

    def let_chance_act(self, outcome: i64) -> None:
        if outcome >= GONE:
            leave_table(self, outcome - GONE)
        elif self.phase == PHASE_DEAL:
            deal(self, outcome - CARD)
        elif self.phase == PHASE_DRAW:
            draw(self, outcome - CARD)
        elif self.phase == PHASE_RAIN:
            rain(self, outcome - CARD)
        elif self.phase == PHASE_ROLL:
            face = outcome - FACE
            roll(self, self.deck.faces[face])
        else:
            begin_round(self, outcome - START)

    def answer(self, seat: i64, action: i64) -> None:
        """All choices but splits and plays, counted from `deck.pass_`."""
        if action == PASS:
            pass_turn(self)
        elif action < KEEP:
            distribute(self, action - DIST)
        elif action < GIVE_CARD:
            keep_card(self, nth_value(self, LOT + seat, action - KEEP))
        elif action <= GIVE_TO:
            choose_gift(self, action - GIVE_CARD)
        elif action <= STEAL_FROM:
            give_gift(self, action - GIVE_TO)
        elif action <= SWAP_HAND:
            steal_from(self, action - STEAL_FROM)
        elif action < REFILL:
            swap(self, action)
        elif action < NO_SWAP:
            take_up_and_go_on(self, action - REFILL)
        elif action == NO_SWAP:
            decline_swap(self)
        elif action == LEAVE:
            leave_refill(self)
        elif action <= SIGN:
            bury_card(self, seat, action - BURY)
        else:
            show_sign(self, seat, action - SIGN)

    def score(self, seat: i64) -> i64:
        return self.brains[seat]

    def rank(self, seat: i64) -> i64:
        return ending.rank(self, seat)

    def play_blindly(self) -> None:
        self.keeps_book = False

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def clone(self) -> "State":
        s = State(
            self.seats,
            self.deck,
            self.house,
            self.limit,
            self.cards[:],
            self.values[:],
            self.held[:],
            self.horde[:],
            self.brains[:],
            self.unpaid[:],
            self.signs[:],
            self.known[:],
        )
        s.keeps_book = self.keeps_book
        s.phase = self.phase
        s.actor = self.actor
        s.waiting = self.waiting
        s.active = self.active
        s.starter = self.starter
        s.candidates = self.candidates
        s.throws = self.throws
        s.round = self.round
        s.steps = self.steps
        s.top = self.top
        s.horde_size = self.horde_size
        s.lot = self.lot
        s.receiver = self.receiver
        s.due = self.due
        s.early = self.early
        s.extras = self.extras
        s.reach = self.reach
        s.rolls = self.rolls
        s.replay = self.replay
        s.face = self.face
        s.given = self.given
        s.then = self.then
        return s

    def __reduce__(self) -> tuple[object, ...]:
        return from_ints, (self.deck, self.to_ints())

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def is_sound(self) -> bool:
        """ZA-61, ZA-62. Every card is somewhere, the counters agree, no brain came from nowhere."""
        for value in range(VALUES):
            if self.number_of(value) != self.deck.copies[value]:
                return False
        for zone in range(ZONES):
            if not self.is_zone_sound(zone):
                return False
        for seat in range(self.seats):
            if self.brains[seat] < 0 or (self.brains[seat] == 0 and self.phase != PHASE_OVER):
                return False
        return supply(self) >= 0 or self.house & UNLIMITED_BRAINS != 0

    def number_of(self, value: i64) -> i64:
        """ZA-61. The cards of a value, wherever they lie."""
        found: i64 = 0
        for zone in range(ZONES):
            found += number_in(self, zone, value)
        for place in range(self.horde_size):
            if self.horde[place] == value:
                found += 1
        if self.top == value:
            found += self.extras
        return found

    def is_zone_sound(self, zone: i64) -> bool:
        """Whether the set of values and the number of cards of a zone are those of its cards."""
        values: i64 = 0
        held: i64 = 0
        for value in range(VALUES):
            number = number_in(self, zone, value)
            held += number
            if number > 0:
                values |= bit(value)
        return values == self.values[zone] and held == self.held[zone]

    def scalars(self) -> list[int]:
        """What is left beside the zones, in the order `from_ints` reads it.

        What is of no account now is not told: equal positions are equal.
        """
        deals = self.phase == PHASE_DEAL
        drafts = deals or self.phase == PHASE_SPLIT or self.phase == PHASE_BURY
        rains = self.phase == PHASE_RAIN
        counts = deals or rains or self.phase == PHASE_DRAW
        return [
            int(self.phase),
            int(self.actor),
            int(self.waiting),
            int(self.active),
            int(self.starter),
            int(self.candidates),
            int(self.throws),
            int(self.round),
            int(self.steps),
            int(self.top),
            int(self.horde_size),
            int(self.lot) if drafts else 0,
            int(self.receiver) if deals or rains else 0,
            int(self.due) if counts else 0,
            int(self.early),
            int(self.extras),
            int(self.reach) if self.extras > 0 else 1,
            int(self.rolls),
            int(self.replay),
            int(self.face),
            int(self.given),
            int(self.then),
        ]

    def to_ints(self) -> list[int]:
        ints: list[int] = [int(self.seats), int(self.house), int(self.limit)]
        ints += self.scalars()
        ints += [int(x) for x in self.cards]
        ints += [int(x) for x in self.horde]
        ints += [int(x) for x in self.brains]
        ints += [int(x) for x in self.unpaid]
        ints += [int(x) for x in self.signs]
        ints += [int(x) for x in self.known]
        return ints


SCALARS: Final = 22


def from_ints(deck: Deck, ints: list[int]) -> State:
    """The state that `to_ints` wrote down; the deck is not part of it."""
    at = 3 + SCALARS
    zones: list[vec[i64]] = []
    for size in (ZONES * VALUES, CARDS, MAX_SEATS, MAX_SEATS, MAX_SEATS, KNOWN):
        zones.append(vec[i64](ints[at : at + size]))
        at += size
    s = State(
        ints[0],
        deck,
        ints[1],
        ints[2],
        zones[0],
        vec[i64]([0] * ZONES),
        vec[i64]([0] * ZONES),
        zones[1],
        zones[2],
        zones[3],
        zones[4],
        zones[5],
    )
    for zone in range(ZONES):
        count_zone(s, zone)
    s.phase = ints[3]
    s.actor = ints[4]
    s.waiting = ints[5]
    s.active = ints[6]
    s.starter = ints[7]
    s.candidates = ints[8]
    s.throws = ints[9]
    s.round = ints[10]
    s.steps = ints[11]
    s.top = ints[12]
    s.horde_size = ints[13]
    s.lot = ints[14]
    s.receiver = ints[15]
    s.due = ints[16]
    s.early = ints[17]
    s.extras = ints[18]
    s.reach = ints[19]
    s.rolls = ints[20]
    s.replay = ints[21] != 0
    s.face = ints[22]
    s.given = ints[23]
    s.then = ints[24]
    return s


def count_zone(t: Table, zone: i64) -> None:
    """Set of values and number of cards of a zone, from its cards."""
    t.values[zone] = 0
    t.held[zone] = 0
    for value in range(VALUES):
        number = number_in(t, zone, value)
        if number > 0:
            t.values[zone] |= bit(value)
            t.held[zone] += number


def bare_state(seats: i64, deck: Deck, house: i64, limit: i64) -> State:
    """ZA-06, ZA-08. All cards in the reserve, nine brains each, nobody asked yet."""
    cards = vec[i64]([0] * (ZONES * VALUES))
    for value in range(VALUES):
        cards[RESERVE * VALUES + value] = deck.copies[value]
    brains = vec[i64]([0] * MAX_SEATS)
    for seat in range(seats):
        brains[seat] = FIRST_BRAINS
    s = State(
        seats,
        deck,
        house,
        limit,
        cards,
        vec[i64]([0] * ZONES),
        vec[i64]([0] * ZONES),
        vec[i64]([0] * CARDS),
        brains,
        vec[i64]([0] * MAX_SEATS),
        vec[i64]([0] * MAX_SEATS),
        vec[i64]([0] * KNOWN),
    )
    count_zone(s, RESERVE)
    s.round = 1
    return s


def new_state(seats: i64, deck: Deck, house: i64, limit: i64, starters: i64) -> State:
    """ZA-08, Q-21. A new game; the first round is begun by one of the starters."""
    s = bare_state(seats, deck, house, limit)
    find_starter(s, starters)
    return s
