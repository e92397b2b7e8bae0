"""What lies on the table: the town, the figures, the cards, whose turn it is, what is asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.bits import bit, lowest, rest
from monsterbox.core.journal import Journal
from monsterbox.core.state import CHANCE, NONE, OVER, GameState
from monsterbox.games.humans.engine.deck import (
    HUMAN_KINDS,
    INFECTIONS,
    LOCAL,
    WOUNDS,
    Box,
)

MAX_SEATS: Final = 6
FIGURES: Final = 10  # zombies of a player
HUMANS_IN_ALL: Final = 60
TOKENS_IN_ALL: Final = 36
NPCS_IN_ALL: Final = 100
HAND_SIZE: Final = 3
MOST_TILES: Final = 40  # 9 of the cross and 31 of the stacks; the base game has 20
SPACES: Final = 360

# Rows of `town`, one number for each placed tile.
TURNED: Final = 0  # tile * 4 + quarters
CELL: Final = 40  # (row + 64) * 128 + column + 64
LINK: Final = 80  # + 40 * side: the tile joined there, or NONE
HUMANS: Final = 240  # sets of local spaces from here on
MARKERS: Final = 280
DICE: Final = 320
NPCS: Final = 360
LIVES: Final = 400
BULLETS: Final = 440
SPENT: Final = 480  # humans that are not attempted again in this turn
ENDS: Final = 520  # where the fleeing figure may end
NPC_DONE: Final = 560  # zombies of nobody that have moved in this turn
TOWN: Final = 600

# What a zombie in `zombies` has behind it in this turn: space * 16 + marks.
MARKS: Final = 16
MOVED: Final = 1
STOPPED: Final = 2
TRIED: Final = 4
HELD: Final = 8  # the highest, so that one not held comes first

# Zones of event cards: hands are 0 to 5.
PILE: Final = 6
DISCARD: Final = 7
ITEMS: Final = 8  # + seat: in play
ZONES: Final = 14

# Rows of `wound_cards` and `infection_cards`.
IN_PILE: Final = 0
IN_DISCARD: Final = 1
DRAWN: Final = 2
REMOVED: Final = 3

# Marks that wait for a seat, or hold in its turn: `fate`.
PARALYSED: Final = 1
AFRAID_NEXT: Final = 2
AFRAID: Final = 4
CRAMPED_NEXT: Final = 8  # claustrophobia
CRAMPED: Final = 16
UNTIED: Final = 32
MARBLES_NEXT: Final = 64
MARBLES: Final = 128
FOOD_NEXT: Final = 256
FOOD: Final = 512
DEAD: Final = 1024  # three lives and bullets at the next turn
LEFT: Final = 2048  # has left the table for good

# Phases: first those of chance, then one for each kind of question.
PHASE_START: Final = 0
PHASE_CHARACTER: Final = 1
PHASE_BUILDING: Final = 2
PHASE_TILE: Final = 3
PHASE_CARD: Final = 4
PHASE_ROLL: Final = 5
PHASE_INFECTION: Final = 6
PHASE_WOUND: Final = 7
PHASE_PLACE: Final = 8
PHASE_PUT_HUMAN: Final = 9
PHASE_PUT_TOKEN: Final = 10
PHASE_PREMOVE: Final = 11
PHASE_MOVE: Final = 12
PHASE_REROLL: Final = 13
PHASE_BARRICADE: Final = 14
PHASE_SELECT: Final = 15
PHASE_CAPFAIL: Final = 16
PHASE_CAPOK: Final = 17
PHASE_WEAPON: Final = 18
PHASE_HEAL: Final = 19
PHASE_TAKE_WOUND: Final = 20
PHASE_INFPRE: Final = 21
PHASE_DROP: Final = 22
PHASE_INFPOST: Final = 23
PHASE_CHOOSE: Final = 24
PHASE_FLEE: Final = 25
PHASE_DISCARD: Final = 26
PHASE_OBJECT: Final = 27
PHASE_OPEN_HOUSE: Final = 28
PHASE_RUN: Final = 29
# Of the combined game.
PHASE_ARM: Final = 30
PHASE_PUT_ZOMBIE: Final = 31
PHASE_DECK: Final = 32
PHASE_STACK: Final = 33
PHASE_FILL: Final = 34
PHASE_PUT_NPC: Final = 35
PHASE_PUT_LIFE: Final = 36
PHASE_PUT_BULLET: Final = 37
PHASE_PAWN_ROLL: Final = 38
PHASE_MOVED: Final = 39
PHASE_PAWN_MOVE: Final = 40
PHASE_FIGHT: Final = 41
PHASE_ATTACK: Final = 42
PHASE_ENDZ: Final = 43
PHASE_NPC: Final = 44
PHASE_ANY: Final = 45
PHASE_PUT_BY_CARD: Final = 46
PHASE_MOVE_FROM: Final = 47
PHASE_MOVE_TO: Final = 48
PHASE_LEAD: Final = 49
PHASE_UNDEAD: Final = 50
PHASE_MEET: Final = 51
PHASE_OVER: Final = 52

# Rolls.
ROLL_BREAK: Final = 0
ROLL_CAPTURE: Final = 1
ROLL_WEAPON: Final = 2
ROLL_FLEE: Final = 3
ROLL_MOVE: Final = 4
ROLL_FIGHT: Final = 5
ROLL_ATTACK: Final = 6
ROLL_NPC: Final = 7
ROLL_UNDEAD: Final = 8

# What is to be done before anybody is asked again.
WAIT: Final = 0
DO_TURN: Final = 1
DO_TILE: Final = 2
DO_PLACE: Final = 3
DO_FILL: Final = 4
DO_DRAW: Final = 5
DO_PREMOVE: Final = 6
DO_WINDOW: Final = 7
DO_MOVE: Final = 8
DO_ROLLED: Final = 9
DO_OPENED: Final = 10
DO_SELECT: Final = 11
DO_FAILED: Final = 12
DO_CAPTURED: Final = 13
DO_OFFERED: Final = 14
DO_SHOOT: Final = 15
DO_WOUND: Final = 16
DO_DRAW_WOUNDS: Final = 17
DO_WOUNDED: Final = 18
DO_INFECT: Final = 19
DO_DRAW_INFECTIONS: Final = 20
DO_DROP: Final = 21
DO_INFECTED: Final = 22
DO_RESULT: Final = 23
DO_FLEE: Final = 24
DO_DISCARD: Final = 25
DO_END_TURN: Final = 26
DO_EFFECT: Final = 27
DO_CANCEL: Final = 28
DO_OPEN_HOUSE: Final = 29
DO_DEAL: Final = 30
# Of the combined game.
DO_ARM: Final = 31
DO_SET_UP: Final = 32
DO_PAWN_START: Final = 33
DO_PAWN_ROLL: Final = 34
DO_PAWN_MOVE: Final = 35
DO_MEET: Final = 36
DO_FIGHT: Final = 37
DO_FOUGHT: Final = 38
DO_ATTACK: Final = 39
DO_ENDZ: Final = 40
DO_NPC: Final = 41
DO_NPC_NEXT: Final = 42
DO_PUT: Final = 43
DO_MOVE_FROM: Final = 44
DO_LEAD: Final = 45
DO_UNDEAD: Final = 46
DO_BLAST: Final = 47

# By what a zombie is wounded.
BY_PREY: Final = 0
BY_PAWN: Final = 1
BY_GRENADE: Final = 2


class Table(GameState):
    """The zones and the turn; `State` adds the contract, `rules` the rules."""

    def __init__(
        self,
        seats: i64,
        box: Box,
        house: i64,
        shotguns: i64,
        max_rounds: i64,
        stall_rounds: i64,
        town: vec[i64],
        zombies: vec[i64],
        numbers: vec[i64],
        one: vec[i64],
        two: vec[i64],
        held: vec[i64],
        wound_cards: vec[i64],
        infection_cards: vec[i64],
        character: vec[i64],
        tokens: vec[i64],
        eaten: vec[i64],
        eat_cards: vec[i64],
        wounds: vec[i64],
        last: vec[i64],
        pawn: vec[i64],
        life: vec[i64],
        bullets: vec[i64],
        collected: vec[i64],
        charges: vec[i64],
        fate: vec[i64],
    ) -> None:
        self.seats = seats
        self.box = box
        self.house = house  # flags of `house`
        self.shotguns = shotguns  # seats that play a shotgun guy
        self.max_rounds = max_rounds
        self.stall_rounds = stall_rounds
        self.town = town  # [row + tile]
        self.zombies = zombies  # [seat, place] -> space * 16 + marks, ascending
        self.numbers = numbers  # [seat] -> its zombies on the board
        self.one = one  # [zone] -> kinds of event cards that lie there
        self.two = two  # [zone] -> those that lie there twice
        self.held = held  # [zone, deck] -> number of cards
        self.wound_cards = wound_cards  # [row, name]
        self.infection_cards = infection_cards  # [row, name]
        self.character = character  # [seat], NONE for shotgun guys
        self.tokens = tokens  # [seat] -> dice tokens
        self.eaten = eaten  # [seat] -> points for humans eaten
        self.eat_cards = eat_cards  # [seat] -> cards that lie for them
        self.wounds = wounds  # [seat] -> set of names
        self.last = last  # [seat] -> score when the last round ended
        self.pawn = pawn  # [seat] -> space, or NONE
        self.life = life  # [seat]
        self.bullets = bullets  # [seat]
        self.collected = collected  # [seat] -> zombies killed
        self.charges = charges  # [seat] -> of the shotgun card
        self.fate = fate  # [seat] -> marks of cards that wait or hold
        self.journal: Journal | None = None

        self.phase: i64 = PHASE_START
        self.actor: i64 = OVER  # a seat, CHANCE or OVER
        self.todo: i64 = WAIT  # always WAIT between two actions
        self.winner: i64 = NONE  # whoever has reached his goal
        self.starter: i64 = NONE
        self.active: i64 = 0
        self.round: i64 = 1
        self.still: i64 = 0  # rounds in a row without a change of scores
        self.receiver: i64 = 0
        self.due: i64 = 0  # cards, figures or steps to come
        self.source: i64 = 0  # the deck that is drawn from
        self.is_set_up: bool = False  # the first turn has begun

        self.stack: i64 = 0  # set of tiles, both sets' stacks
        self.tiles: i64 = 0  # placed
        self.drawn: i64 = NONE  # the tile to be placed, or last placed
        self.filled: i64 = 0  # how far the tile is filled, see rules/tile_placement.py
        self.placer: i64 = NONE  # who places the drawn tile
        self.closes: bool = False  # the rest of the turn is lost
        self.supply: i64 = HUMANS_IN_ALL
        self.devoured: i64 = 0  # humans out of the game

        self.pool: i64 = 0  # steps left
        self.tries: i64 = 0  # barricade tries made in this turn
        self.stepped: bool = False  # somebody has stepped in this turn
        self.used: i64 = 0  # seats whose card of the round is played
        self.spent: i64 = 0  # seats whose ability is used

        self.window: i64 = NONE  # the phase that goes round the table
        self.asked: i64 = 0  # places clockwise from the active player
        self.card: i64 = NONE  # announced, its effect still to come
        self.card_by: i64 = NONE
        self.card_at: i64 = NONE  # its target
        self.card_phase: i64 = NONE  # the question at which it was played

        self.rolling: i64 = NONE  # what the die is rolled for
        self.roller: i64 = NONE
        self.face: i64 = 0
        self.repeats: i64 = 0  # who is asked to repeat a roll of another, in places
        self.bonus: i64 = 0

        self.at: i64 = NONE  # the space of the capture, the flight or the try
        self.victim: i64 = NONE  # the shotgun guy that is captured; NONE: a human
        self.weapon: i64 = NONE
        self.weapon_by: i64 = NONE
        self.weapons: i64 = 0  # played at this capture
        self.hurt: i64 = NONE  # whose zombie is wounded
        self.hurt_at: i64 = NONE
        self.hurt_by: i64 = BY_PREY
        self.killed: bool = False
        self.drops: i64 = 0  # infection cards to be discarded
        self.placed: i64 = 0  # figures that a card has put so far

        self.total: i64 = 0  # steps of the whole turn, to be doubled

        # Of the combined game.
        self.keys: bool = False  # no movement roll was made, the keys were used
        self.slowed: i64 = 0  # halvings that wait for the movement roll
        self.halved: bool = False  # by Your Shoe's Untied
        self.leader: i64 = NONE  # who moves the pawn: Brain Cramp
        self.meeting: bool = False  # the pawn has entered a space with zombies
        self.fighter: i64 = NONE  # the shotgun guy who fights
        self.foe: i64 = NONE  # whose zombie is attacked
        self.fought: i64 = 0  # zombies that outlived an attack here, [seat] a digit of base 16
        self.extra: i64 = 0  # of Adrenaline Rush, for one roll
        self.blade: i64 = 0  # of a weapon from the hand, for one roll
        self.shot: bool = False  # a charge is used in this fight
        self.chainsaws: i64 = 0  # seats that use one in this turn
        self.fire: i64 = NONE  # the building set on fire last, seat * 40 + tile
        self.older_fire: i64 = NONE  # the one before: there are two Molotovs
        self.back: i64 = WAIT  # what follows a fight
        self.attacked: i64 = 0  # shotgun guys attempted in this turn
        self.fresh: i64 = 0  # shotgun guys who must be attempted
        self.led: i64 = NONE  # whose figure a card moves
        self.led_at: i64 = NONE  # the space of that figure
        self.led_by: i64 = NONE  # who moves it
        self.led_phase: i64 = NONE  # the question at which that card was played
        self.undead: i64 = 0  # two dice of a card, the second times eight
        self.undead_die: i64 = 0  # which of them is looked at
        self.accepted: bool = False  # one of them was let stand
        self.blast: i64 = 0  # places clockwise from the thrower of a grenade
        self.blast_skip: i64 = 0  # zombies of that seat already hit

    def keep_journal(self, journal: Journal | None) -> None:
        self.journal = journal


def note(t: Table, kind: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
    """Write down what happened, if somebody keeps a journal."""
    if t.journal is None:
        return
    t.journal.add(kind, a, b, c, d)


# Who is asked


def ask(t: Table, phase: i64, seat: i64) -> None:
    t.phase = phase
    t.actor = seat
    t.todo = WAIT


def ask_chance(t: Table, phase: i64) -> None:
    t.phase = phase
    t.actor = CHANCE
    t.todo = WAIT


def after(t: Table, seat: i64, steps: i64) -> i64:
    """The seat that many places clockwise."""
    seat += steps
    if seat >= t.seats:
        return seat - t.seats
    return seat


def places_to(t: Table, seat: i64, other: i64) -> i64:
    """How many places clockwise another seat is."""
    if other >= seat:
        return other - seat
    return other - seat + t.seats


def right_of(t: Table, seat: i64) -> i64:
    """A-37, A-73. The player to the right who is still there; of two, the other one."""
    other = seat
    while True:
        other -= 1
        if other < 0:
            other = t.seats - 1
        if other == seat or not has_left(t, other):
            return other


def has_left(t: Table, seat: i64) -> bool:
    """A-73. Its figures stay as they are, and it is not asked for anything of its own accord."""
    return t.fate[seat] & LEFT != 0


def is_shotgun(t: Table, seat: i64) -> bool:
    return t.shotguns & bit(seat) != 0


def side_of(t: Table, seat: i64) -> i64:
    if t.shotguns & bit(seat):
        return 1
    return 0


# Spaces


def is_on(t: Table, row: i64, space: i64) -> bool:
    """Whether something of that row lies on the space."""
    return t.town[row + space // LOCAL] & bit(space % LOCAL) != 0


def put_on(t: Table, row: i64, space: i64) -> None:
    place = row + space // LOCAL
    t.town[place] = t.town[place] | bit(space % LOCAL)


def take_off(t: Table, row: i64, space: i64) -> None:
    place = row + space // LOCAL
    t.town[place] = t.town[place] & ~bit(space % LOCAL)


def clear_row(t: Table, row: i64) -> None:
    for tile in range(t.tiles):
        t.town[row + tile] = 0


def number_on(t: Table, row: i64) -> i64:
    """How many spaces of the town have something of that row."""
    n: i64 = 0
    for tile in range(t.tiles):
        members = t.town[row + tile]
        while members:
            members = rest(members)
            n += 1
    return n


def kind_of(t: Table, space: i64) -> i64:
    """Street, building or blocked."""
    return t.box.kinds[t.town[TURNED + space // LOCAL] * LOCAL + space % LOCAL]


# Zombies of players


def add_zombie(t: Table, seat: i64, zombie: i64) -> None:
    """Into its place in ascending order."""
    first = seat * FIGURES
    place = first + t.numbers[seat]
    while place > first and t.zombies[place - 1] > zombie:
        t.zombies[place] = t.zombies[place - 1]
        place -= 1
    t.zombies[place] = zombie
    t.numbers[seat] = t.numbers[seat] + 1


def drop_zombie(t: Table, seat: i64, zombie: i64) -> None:
    """Out of the list."""
    first = seat * FIGURES
    last = first + t.numbers[seat] - 1
    place = first
    while t.zombies[place] != zombie:
        place += 1
    while place < last:
        t.zombies[place] = t.zombies[place + 1]
        place += 1
    t.zombies[last] = NONE
    t.numbers[seat] = t.numbers[seat] - 1


def zombies_of(t: Table, seat: i64, space: i64) -> i64:
    """How many zombies of a player are on a space."""
    n: i64 = 0
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if t.zombies[place] // MARKS == space:
            n += 1
    return n


def zombies_on(t: Table, space: i64) -> i64:
    """How many zombies of all players are on a space."""
    n: i64 = 0
    for seat in range(t.seats):
        n += zombies_of(t, seat, space)
    return n


def is_zombie_on(t: Table, space: i64) -> bool:
    """Whether any zombie is on a space, of a player or of nobody."""
    return is_on(t, NPCS, space) or zombies_on(t, space) > 0


def any_zombie_of(t: Table, seat: i64, space: i64) -> i64:
    """The first zombie of a player on a space, with its marks; NONE if there is none."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        if t.zombies[place] // MARKS == space:
            return t.zombies[place]
    return NONE


def clear_marks(t: Table, seat: i64) -> None:
    """What zombies have behind them counts for one turn."""
    for place in range(seat * FIGURES, seat * FIGURES + t.numbers[seat]):
        t.zombies[place] = t.zombies[place] // MARKS * MARKS


# Event cards


def deck_of(kind: i64) -> i64:
    """0 for cards of the humans' set, 1 for those of the zombies' set."""
    if HUMAN_KINDS & bit(kind):
        return 0
    return 1


def lay(t: Table, zone: i64, kind: i64) -> None:
    card = bit(kind)
    if t.one[zone] & card:
        t.two[zone] = t.two[zone] | card
    else:
        t.one[zone] = t.one[zone] | card
    place = zone * 2 + deck_of(kind)
    t.held[place] = t.held[place] + 1


def take(t: Table, zone: i64, kind: i64) -> None:
    card = bit(kind)
    if t.two[zone] & card:
        t.two[zone] = t.two[zone] & ~card
    else:
        t.one[zone] = t.one[zone] & ~card
    place = zone * 2 + deck_of(kind)
    t.held[place] = t.held[place] - 1


def pour(t: Table, source: i64, target: i64, kinds: i64) -> None:
    """All cards of these kinds go to another zone."""
    cards = t.one[source] & kinds
    while cards:
        kind = lowest(cards)
        while t.one[source] & bit(kind):
            take(t, source, kind)
            lay(t, target, kind)
        cards = rest(cards)


def hand_size(t: Table, seat: i64) -> i64:
    return t.held[seat * 2] + t.held[seat * 2 + 1]


# Wound and infection cards


def shuffle_wounds(t: Table) -> bool:
    """HU-20. An empty pile is renewed; whether a card can be drawn."""
    return renew(t.wound_cards, WOUNDS)


def shuffle_infections(t: Table) -> bool:
    """HU-20. The same for infection cards."""
    return renew(t.infection_cards, INFECTIONS)


def renew(cards: vec[i64], names: i64) -> bool:
    if size_of(cards, IN_PILE, names) > 0:
        return True
    for name in range(names):
        cards[name] = cards[IN_DISCARD * names + name]
        cards[IN_DISCARD * names + name] = 0
    return size_of(cards, IN_PILE, names) > 0


def size_of(cards: vec[i64], row: i64, names: i64) -> i64:
    n: i64 = 0
    for name in range(names):
        n += cards[row * names + name]
    return n


def move_card(cards: vec[i64], names: i64, name: i64, source: i64, target: i64) -> None:
    cards[source * names + name] = cards[source * names + name] - 1
    cards[target * names + name] = cards[target * names + name] + 1


def move_row(cards: vec[i64], names: i64, source: i64, target: i64) -> None:
    for name in range(names):
        cards[target * names + name] = cards[target * names + name] + cards[source * names + name]
        cards[source * names + name] = 0
