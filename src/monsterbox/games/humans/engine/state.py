"""Humans as a `GameState`: who is asked, what is legal, what an action does."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, Fault
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine.board import TOWN
from monsterbox.games.humans.engine.deck import INFECTIONS, WOUNDS, Box
from monsterbox.games.humans.engine.piles import ZONES
from monsterbox.games.humans.engine.rules import ending, flow, soundness
from monsterbox.games.humans.engine.rules.chance import (
    any_outcome,
    legal_outcomes,
    let_chance_act,
    weight_of,
)
from monsterbox.games.humans.engine.rules.choices import answer, choose, take_step
from monsterbox.games.humans.engine.rules.legal import legal_choices
from monsterbox.games.humans.engine.rules.redeal import redeal
from monsterbox.games.humans.engine.table import FIGURES, MAX_SEATS, Table


@final
class State(Table):
    """A game in progress, of humans alone or with zombies."""

    def turn(self) -> i64:
        return self.actor

    def may_act(self, seat: i64) -> bool:
        return seat >= 0 and self.actor == seat

    def legal(self, seat: i64, out: Actions) -> None:
        if seat != self.actor:
            return
        if seat == CHANCE:
            legal_outcomes(self, out)
        elif seat >= 0:
            legal_choices(self, seat, out)

    def weight(self, action: i64) -> i64:
        return weight_of(self, action)

    def roll(self, rng: Rng) -> i64:
        return any_outcome(self, rng)

    def settle(self, rng: Rng) -> i64:
        # The lines of the base class, repeated where the calls are direct: a few percent.
        while self.actor == CHANCE:
            self.apply(CHANCE, any_outcome(self, rng))
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
        if actions.is_outcome(action):
            let_chance_act(self, action)
        elif actions.is_step(action):
            take_step(self, seat, action - actions.STEP)
        elif actions.is_plain(action):
            answer(self, seat, action)
        else:
            choose(self, seat, action)
        flow.go_on(self)

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def rank(self, seat: i64) -> i64:
        return ending.rank(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def is_sound(self) -> bool:
        return soundness.is_sound(self)

    def from_ints(self, ints: list[int]) -> "State":
        return from_ints(self.box, ints)

    def __reduce__(self) -> tuple[object, ...]:
        return from_ints, (self.box, self.to_ints())

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def clone(self) -> "State":
        s = State(
            self.seats,
            self.box,
            self.house,
            self.shotguns,
            self.max_rounds,
            self.stall_rounds,
            self.town[:],
            self.zombies[:],
            self.numbers[:],
            self.one[:],
            self.two[:],
            self.held[:],
            self.wound_cards[:],
            self.infection_cards[:],
            self.character[:],
            self.tokens[:],
            self.eaten[:],
            self.eat_cards[:],
            self.wounds[:],
            self.last[:],
            self.pawn[:],
            self.life[:],
            self.bullets[:],
            self.collected[:],
            self.charges[:],
            self.fate[:],
        )
        s.phase = self.phase
        s.actor = self.actor
        s.winner = self.winner
        s.starter = self.starter
        s.active = self.active
        s.round = self.round
        s.still = self.still
        s.receiver = self.receiver
        s.due = self.due
        s.source = self.source
        s.is_set_up = self.is_set_up
        s.stack = self.stack
        s.tiles = self.tiles
        s.drawn = self.drawn
        s.filled = self.filled
        s.placer = self.placer
        s.closes = self.closes
        s.supply = self.supply
        s.devoured = self.devoured
        s.pool = self.pool
        s.tries = self.tries
        s.stepped = self.stepped
        s.used = self.used
        s.spent = self.spent
        s.window = self.window
        s.asked = self.asked
        s.card = self.card
        s.card_by = self.card_by
        s.card_at = self.card_at
        s.card_phase = self.card_phase
        s.rolling = self.rolling
        s.roller = self.roller
        s.face = self.face
        s.repeats = self.repeats
        s.bonus = self.bonus
        s.at = self.at
        s.victim = self.victim
        s.weapon = self.weapon
        s.weapon_by = self.weapon_by
        s.weapons = self.weapons
        s.hurt = self.hurt
        s.hurt_at = self.hurt_at
        s.hurt_by = self.hurt_by
        s.killed = self.killed
        s.drops = self.drops
        s.placed = self.placed
        s.total = self.total
        s.keys = self.keys
        s.slowed = self.slowed
        s.halved = self.halved
        s.leader = self.leader
        s.meeting = self.meeting
        s.fighter = self.fighter
        s.foe = self.foe
        s.fought = self.fought
        s.extra = self.extra
        s.blade = self.blade
        s.shot = self.shot
        s.chainsaws = self.chainsaws
        s.fire = self.fire
        s.older_fire = self.older_fire
        s.back = self.back
        s.attacked = self.attacked
        s.fresh = self.fresh
        s.led = self.led
        s.led_at = self.led_at
        s.led_by = self.led_by
        s.led_phase = self.led_phase
        s.undead = self.undead
        s.undead_die = self.undead_die
        s.accepted = self.accepted
        s.blast = self.blast
        s.blast_skip = self.blast_skip
        return s

    def scalars(self) -> list[int]:
        """What is left beside the zones, in the order `from_ints` reads it."""
        return [
            int(self.phase),
            int(self.actor),
            int(self.winner),
            int(self.starter),
            int(self.active),
            int(self.round),
            int(self.still),
            int(self.receiver),
            int(self.due),
            int(self.source),
            int(self.is_set_up),
            int(self.stack),
            int(self.tiles),
            int(self.drawn),
            int(self.filled),
            int(self.placer),
            int(self.closes),
            int(self.supply),
            int(self.devoured),
            int(self.pool),
            int(self.tries),
            int(self.stepped),
            int(self.used),
            int(self.spent),
            int(self.window),
            int(self.asked),
            int(self.card),
            int(self.card_by),
            int(self.card_at),
            int(self.card_phase),
            int(self.rolling),
            int(self.roller),
            int(self.face),
            int(self.repeats),
            int(self.bonus),
            int(self.at),
            int(self.victim),
            int(self.weapon),
            int(self.weapon_by),
            int(self.weapons),
            int(self.hurt),
            int(self.hurt_at),
            int(self.hurt_by),
            int(self.killed),
            int(self.drops),
            int(self.placed),
            int(self.total),
            int(self.keys),
            int(self.slowed),
            int(self.halved),
            int(self.leader),
            int(self.meeting),
            int(self.fighter),
            int(self.foe),
            int(self.fought),
            int(self.extra),
            int(self.blade),
            int(self.shot),
            int(self.chainsaws),
            int(self.fire),
            int(self.older_fire),
            int(self.back),
            int(self.attacked),
            int(self.fresh),
            int(self.led),
            int(self.led_at),
            int(self.led_by),
            int(self.led_phase),
            int(self.undead),
            int(self.undead_die),
            int(self.accepted),
            int(self.blast),
            int(self.blast_skip),
        ]

    def to_ints(self) -> list[int]:
        ints: list[int] = [
            int(self.seats),
            int(self.house),
            int(self.shotguns),
            int(self.max_rounds),
            int(self.stall_rounds),
        ]
        ints += self.scalars()
        ints += [int(x) for x in self.town]
        ints += [int(x) for x in self.zombies]
        ints += [int(x) for x in self.numbers]
        ints += [int(x) for x in self.one]
        ints += [int(x) for x in self.two]
        ints += [int(x) for x in self.held]
        ints += [int(x) for x in self.wound_cards]
        ints += [int(x) for x in self.infection_cards]
        ints += [int(x) for x in self.character]
        ints += [int(x) for x in self.tokens]
        ints += [int(x) for x in self.eaten]
        ints += [int(x) for x in self.eat_cards]
        ints += [int(x) for x in self.wounds]
        ints += [int(x) for x in self.last]
        ints += [int(x) for x in self.pawn]
        ints += [int(x) for x in self.life]
        ints += [int(x) for x in self.bullets]
        ints += [int(x) for x in self.collected]
        ints += [int(x) for x in self.charges]
        ints += [int(x) for x in self.fate]
        return ints


FIRST: Final = 5  # numbers before the scalars
SCALARS: Final = 73


def from_ints(box: Box, ints: list[int]) -> State:
    """The state that `to_ints` wrote down; the box is not part of it."""
    at = FIRST + SCALARS
    zones: list[vec[i64]] = []
    for size in SIZES:
        zones.append(vec[i64](ints[at : at + size]))
        at += size
    s = State(
        ints[0],
        box,
        ints[1],
        ints[2],
        ints[3],
        ints[4],
        zones[0],
        zones[1],
        zones[2],
        zones[3],
        zones[4],
        zones[5],
        zones[6],
        zones[7],
        zones[8],
        zones[9],
        zones[10],
        zones[11],
        zones[12],
        zones[13],
        zones[14],
        zones[15],
        zones[16],
        zones[17],
        zones[18],
        zones[19],
    )
    s.phase = ints[5]
    s.actor = ints[6]
    s.winner = ints[7]
    s.starter = ints[8]
    s.active = ints[9]
    s.round = ints[10]
    s.still = ints[11]
    s.receiver = ints[12]
    s.due = ints[13]
    s.source = ints[14]
    s.is_set_up = ints[15] != 0
    s.stack = ints[16]
    s.tiles = ints[17]
    s.drawn = ints[18]
    s.filled = ints[19]
    s.placer = ints[20]
    s.closes = ints[21] != 0
    s.supply = ints[22]
    s.devoured = ints[23]
    s.pool = ints[24]
    s.tries = ints[25]
    s.stepped = ints[26] != 0
    s.used = ints[27]
    s.spent = ints[28]
    s.window = ints[29]
    s.asked = ints[30]
    s.card = ints[31]
    s.card_by = ints[32]
    s.card_at = ints[33]
    s.card_phase = ints[34]
    s.rolling = ints[35]
    s.roller = ints[36]
    s.face = ints[37]
    s.repeats = ints[38]
    s.bonus = ints[39]
    s.at = ints[40]
    s.victim = ints[41]
    s.weapon = ints[42]
    s.weapon_by = ints[43]
    s.weapons = ints[44]
    s.hurt = ints[45]
    s.hurt_at = ints[46]
    s.hurt_by = ints[47]
    s.killed = ints[48] != 0
    s.drops = ints[49]
    s.placed = ints[50]
    s.total = ints[51]
    s.keys = ints[52] != 0
    s.slowed = ints[53]
    s.halved = ints[54] != 0
    s.leader = ints[55]
    s.meeting = ints[56] != 0
    s.fighter = ints[57]
    s.foe = ints[58]
    s.fought = ints[59]
    s.extra = ints[60]
    s.blade = ints[61]
    s.shot = ints[62] != 0
    s.chainsaws = ints[63]
    s.fire = ints[64]
    s.older_fire = ints[65]
    s.back = ints[66]
    s.attacked = ints[67]
    s.fresh = ints[68]
    s.led = ints[69]
    s.led_at = ints[70]
    s.led_by = ints[71]
    s.led_phase = ints[72]
    s.undead = ints[73]
    s.undead_die = ints[74]
    s.accepted = ints[75] != 0
    s.blast = ints[76]
    s.blast_skip = ints[77]
    return s


SIZES: Final = (
    TOWN,  # town
    MAX_SEATS * FIGURES,  # zombies
    MAX_SEATS,  # numbers
    ZONES,  # one
    ZONES,  # two
    ZONES * 2,  # held
    3 * WOUNDS,  # wound_cards
    4 * INFECTIONS,  # infection_cards
    MAX_SEATS,  # character
    MAX_SEATS,  # tokens
    MAX_SEATS,  # eaten
    MAX_SEATS,  # eat_cards
    MAX_SEATS,  # wounds
    MAX_SEATS,  # last
    MAX_SEATS,  # pawn
    MAX_SEATS,  # life
    MAX_SEATS,  # bullets
    MAX_SEATS,  # collected
    MAX_SEATS,  # charges
    MAX_SEATS,  # fate
)
