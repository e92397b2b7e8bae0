"""Humans as a `GameState`: who is asked, what is legal, what an action does."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, NONE, OVER, Fault
from monsterbox.games.humans.engine import actions, flags, todo
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.board import LINK, TOWN
from monsterbox.games.humans.engine.deck import (
    INFECTIONS,
    SIDES,
    TOWN_SQUARE,
    WOUNDS,
    ZOMBIES_TOWN_SQUARE,
    Box,
)
from monsterbox.games.humans.engine.piles import PILE, ZONES, lay
from monsterbox.games.humans.engine.rules import (
    capture,
    cross,
    draws,
    effects,
    ending,
    flow,
    infection,
    npcs,
    rolls,
    setup,
    shotgun,
    soundness,
    turn,
    windows,
    wounds,
    zombie_effects,
)
from monsterbox.games.humans.engine.rules import rolls as roll
from monsterbox.games.humans.engine.rules.legal import legal_choices, legal_outcomes, weight_of
from monsterbox.games.humans.engine.rules.movement import step
from monsterbox.games.humans.engine.rules.redeal import redeal
from monsterbox.games.humans.engine.rules.tile_placement import put_one, stack_of
from monsterbox.games.humans.engine.rules.town import ORIGIN, lay_tile
from monsterbox.games.humans.engine.table import (
    FIGURES,
    MAX_SEATS,
    MOST_TILES,
    SPACES,
    Table,
    after,
)


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
        if action >= actions.START:
            let_chance_act(self, action)
        elif actions.STEP <= action < actions.BREAK:
            take_step(self, seat, action - actions.STEP)
        elif action < actions.DISCARD:
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


# Chance


def any_outcome(t: Table, rng: Rng) -> i64:
    """What chance brings, drawn by weight."""
    now = t.phase
    if now == phase.ROLL:
        return actions.FACE + 1 + rng.below(6)
    if now == phase.CARD:
        return actions.CARD + draws.any_of_pile(t, t.source, rng)
    if now == phase.INFECTION:
        return actions.INFECTION + any_name(t.infection_cards, INFECTIONS, rng)
    if now == phase.WOUNDED:
        return actions.WOUND + any_name(t.wound_cards, WOUNDS, rng)
    if now == phase.TILE:
        return actions.TILE + any_member(stack_of(t, t.source), rng)
    if now == phase.START:
        return actions.START + rng.below(t.seats)
    if now == phase.START_BUILDING:
        return actions.TILE + any_member(cross.buildings_for_arm(t), rng)
    return actions.CHARACTER + any_member(setup.free_characters(t), rng)


def any_name(cards: vec[i64], names: i64, rng: Rng) -> i64:
    """A card of a pile, all equally likely."""
    size: i64 = 0
    for name in range(names):
        size += cards[name]
    n = rng.below(size)
    for name in range(names):
        n -= cards[name]
        if n < 0:
            return name
    raise IndexError("the pile is empty")


def any_member(members: i64, rng: Rng) -> i64:
    """A member of a set, all equally likely."""
    size: i64 = 0
    left = members
    while left:
        left = rest(left)
        size += 1
    n = rng.below(size)
    while n > 0:
        members = rest(members)
        n -= 1
    return lowest(members)


def let_chance_act(t: Table, outcome: i64) -> None:
    now = t.phase
    if outcome >= actions.LEAVE:
        turn.leave(t, outcome - actions.LEAVE)
    elif now == phase.ROLL:
        rolls.show(t, outcome - actions.FACE)
    elif now == phase.CARD:
        draws.draw_card(t, outcome - actions.CARD)
    elif now == phase.INFECTION:
        infection.draw_infection(t, outcome - actions.INFECTION)
    elif now == phase.WOUNDED:
        wounds.draw_wound(t, outcome - actions.WOUND)
    elif now == phase.TILE:
        turn.show_tile(t, outcome - actions.TILE)
    elif now == phase.START:
        setup.begin(t, outcome - actions.START)
    elif now == phase.CHARACTER:
        setup.deal_character(t, outcome - actions.CHARACTER)
    elif now == phase.START_BUILDING:
        cross.lay_building(t, outcome - actions.TILE)


# Choices


def take_step(t: Table, seat: i64, way: i64) -> None:
    if t.phase == phase.MOVE:
        step(t, seat, way // SIDES, way % SIDES)
        t.todo = todo.MOVE
    elif t.phase == phase.LEAD:
        zombie_effects.lead(t, way % SIDES)
    else:
        shotgun.step_pawn(t, way % SIDES)


def answer(t: Table, seat: i64, action: i64) -> None:
    """The choices without a number of their own."""
    if action == actions.PASS:
        pass_(t)
    elif action == actions.KEEP:
        rolls.keep(t, seat)
    elif action == actions.REROLL:
        rolls.repeat(t, seat)
    elif action == actions.END_MOVE:
        end_move(t)
    elif action == actions.NO_DISCARD:
        turn.keep_hand(t)
    elif action == actions.ABILITY:
        use_ability(t)
    elif action == actions.CHOOSE_EAT:
        capture.eat_prey(t)
    elif action == actions.CHOOSE_INFECT:
        capture.infect_prey(t)
    elif action == actions.DONE:
        effects.close_house(t)
    else:
        answer_combined(t, action)


def end_move(t: Table) -> None:
    if t.phase == phase.MOVE:
        turn.end_movement(t)
    else:
        shotgun.end_pawn_move(t)


def answer_combined(t: Table, action: i64) -> None:
    """The same of the combined game."""
    now = t.phase
    if action == actions.FILL_HUMANS:
        turn.fill_with_humans(t)
    elif action == actions.FILL_ZOMBIES:
        turn.fill_with_zombies(t)
    elif action == actions.ROLL:
        roll_for(t)
    elif action == actions.STAY:
        shotgun.stay(t)
    elif action == actions.ACCEPT:
        if now == phase.UNDEAD:
            zombie_effects.accept_undead(t)
        else:
            shotgun.fail_attack(t)
    elif action == actions.SPEND:
        spend(t)
    elif action == actions.LOSE_LIFE:
        if now == phase.UNDEAD:
            zombie_effects.reroll_undead(t)
        else:
            shotgun.pay_with_life(t)
    elif action == actions.FIGHT:
        shotgun.begin_fight(t, t.active, todo.MEET)
    elif action == actions.END:
        t.todo = todo.BEFORE_NPCS
    elif action < actions.DECK:
        turn.draw_tile(t, action - actions.STACK)
    elif action < actions.ARM:
        draws.draw_from(t, action - actions.DECK)
    else:
        cross.choose_arm(t, action - actions.ARM)


def roll_for(t: Table) -> None:
    if t.phase == phase.ATTACK:
        rolls.throw(t, t.fighter, roll.ATTACK)
    else:
        shotgun.roll_movement(t)


def spend(t: Table) -> None:
    """ZZ-12, HZ-35, ZE15. Bullets."""
    if t.phase == phase.UNDEAD:
        zombie_effects.shoot_undead(t)
    elif t.phase == phase.ATTACK:
        shotgun.shoot_zombie(t)
    else:
        shotgun.shoot_npc(t)


def pass_(t: Table) -> None:
    """Nothing is played at this question."""
    now = t.phase
    if windows.is_round(now):
        windows.go_round(t)
    elif now == phase.CAPTURE_FAILED:
        capture.miss(t)
    elif now == phase.WEAPON:
        t.todo = todo.SHOOT
    elif now == phase.HEAL:
        capture.bear(t)
    elif now == phase.BEFORE_INFECTION:
        capture.draw_infections(t)
    elif now == phase.AFTER_INFECTION:
        t.todo = todo.RESULT
    elif now == phase.OBJECT:
        t.todo = todo.EFFECT


def use_ability(t: Table) -> None:
    """HU-73. The ability that belongs to the question."""
    now = t.phase
    if now == phase.MOVE:
        turn.go_team(t)
    elif now == phase.CAPTURE_FAILED:
        capture.slam(t)
    elif now == phase.WEAPON:
        capture.object_to_weapon(t)
    elif now == phase.HEAL:
        capture.heal(t)
    elif now == phase.AFTER_INFECTION:
        capture.encore(t)
    elif now == phase.OBJECT:
        windows.object_to_card(t)


def choose(t: Table, seat: i64, action: i64) -> None:
    """The choices with a card, a name, a space or a player."""
    if action < actions.TAKE_WOUND:
        turn.discard(t, action - actions.DISCARD)
    elif action < actions.DROP:
        wounds.take_wound(t, action - actions.TAKE_WOUND)
    elif action < actions.PUT:
        infection.drop(t, action - actions.DROP)
        t.todo = todo.DROP
    elif action < actions.TUNNEL:
        put(t, action - actions.PUT)
    elif action < actions.PLACE:
        turn.tunnel(t, action - actions.TUNNEL)
    elif action < actions.STEP:
        turn.place(t, action - actions.PLACE)
    elif action < actions.ATTEMPT:
        turn.try_barricade(t, action - actions.BREAK)
    elif action < actions.ATTACK:
        capture.attempt(t, action - actions.ATTEMPT)
    elif action < actions.SPACE:
        capture.attack(t, after(t, seat, action - actions.ATTACK))
    elif action < actions.PLAY:
        choose_space(t, action - actions.SPACE)
    elif action < actions.USE:
        play(t, seat, action)
    elif action < actions.MOVE_NPC:
        use(t, seat, action - actions.USE)
    elif action < actions.ASSAULT:
        npcs.move_npc(t, action - actions.MOVE_NPC)
    else:
        shotgun.begin_attack(t, after(t, seat, action - actions.ASSAULT))


def use(t: Table, seat: i64, kind: i64) -> None:
    """ZZ-18. An item in play."""
    shotgun.use_item(t, seat, kind)
    if windows.is_round(t.phase):
        windows.go_round(t)
    else:
        shotgun.go_on_after_item(t, seat, kind)


def put(t: Table, local: i64) -> None:
    if t.phase == phase.OPEN_HOUSE:
        effects.put_guest(t, local)
    elif t.phase == phase.PUT_ZOMBIE:
        cross.put_start_zombie(t, local)
    else:
        put_one(t, local)
        t.todo = todo.FILL


def choose_space(t: Table, space: i64) -> None:
    if t.phase == phase.RUN:
        effects.run_to(t, space)
    elif t.phase == phase.PUT_BY_CARD:
        zombie_effects.put_by_card(t, space)
    elif t.phase == phase.MOVE_FROM:
        zombie_effects.shift_from(t, space)
    elif t.phase == phase.MOVE_TO:
        zombie_effects.shift_to(t, space)
    else:
        capture.flee_to(t, space)


def play(t: Table, seat: i64, action: i64) -> None:
    """A-74. Card and first target are one choice."""
    if action < actions.PLAY_TILE:
        windows.announce(t, seat, action - actions.PLAY, NONE)
    elif action < actions.PLAY_SPACE:
        kind_and_target = action - actions.PLAY_TILE
        windows.announce(t, seat, kind_and_target // MOST_TILES, kind_and_target % MOST_TILES)
    elif action < actions.PLAY_SEAT:
        kind_and_target = action - actions.PLAY_SPACE
        windows.announce(t, seat, kind_and_target // SPACES, kind_and_target % SPACES)
    elif action < actions.PLAY_FIGURE:
        kind_and_target = action - actions.PLAY_SEAT
        windows.announce(t, seat, kind_and_target // MAX_SEATS, kind_and_target % MAX_SEATS)
    elif action < actions.PLAY_LOSS:
        figure = action - actions.PLAY_FIGURE
        kind: i64 = card.BAD_SENSE_OF_DIRECTION
        if figure >= MAX_SEATS * SPACES:
            kind = card.WHERE_DID_EVERYBODY_GO
            figure -= MAX_SEATS * SPACES
        windows.announce(t, seat, kind, MAX_SEATS + figure)
    else:
        windows.announce(t, seat, card.BUTTER_FINGERS, action - actions.PLAY_LOSS)


# Beginnings


def bare_state(
    seats: i64, box: Box, house: i64, shotguns: i64, max_rounds: i64, stall_rounds: i64
) -> State:
    """HU-04, HU-07. All cards in their piles, all tiles in their stacks, an empty table."""
    s = State(
        seats,
        box,
        house,
        shotguns,
        max_rounds,
        stall_rounds,
        vec[i64]([0] * (TOWN)),
        vec[i64]([NONE] * (MAX_SEATS * FIGURES)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (ZONES)),
        vec[i64]([0] * (ZONES)),
        vec[i64]([0] * (ZONES * 2)),
        vec[i64]([0] * (3 * WOUNDS)),
        vec[i64]([0] * (4 * INFECTIONS)),
        vec[i64]([NONE] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([NONE] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
        vec[i64]([0] * (MAX_SEATS)),
    )
    for place in range(LINK, LINK + MOST_TILES * SIDES):
        s.town[place] = NONE
    for name in range(WOUNDS):
        s.wound_cards[name] = box.wound_cards[name]
    for name in range(INFECTIONS):
        s.infection_cards[name] = box.infections[name]
    return s


def new_state(
    seats: i64, box: Box, house: i64, shotguns: i64, max_rounds: i64, stall_rounds: i64
) -> State:
    """HU-01, HU-04. A new game: the Town Square, and nobody on it."""
    s = bare_state(seats, box, house, shotguns, max_rounds, stall_rounds)
    shuffle(s)
    if house & flags.CROSS:
        cross.lay_roads(s)
    else:
        s.stack = s.stack & ~bit(TOWN_SQUARE)
        lay_tile(s, TOWN_SQUARE, ORIGIN)
    setup.find_starter(s)
    flow.go_on(s)
    return s


def shuffle(t: Table) -> None:
    """HU-04, HU-07, HZ-06, HZ-08. All tiles and event cards of the game."""
    t.stack = bit(ZOMBIES_TOWN_SQUARE) - 1
    kinds: i64 = card.ADRENALINE_RUSH
    if t.house & flags.CROSS:
        t.stack = cross.tiles_in_game()
        kinds = card.KINDS
    for kind in range(kinds):
        for _ in range(t.box.copies[kind]):
            lay(t, PILE, kind)
