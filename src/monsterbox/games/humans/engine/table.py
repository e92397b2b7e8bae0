"""What lies on the table: the town, the figures, the cards, whose turn it is, what is asked."""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.bits import bit
from monsterbox.core.journal import Journal
from monsterbox.core.state import CHANCE, NONE, OVER, GameState
from monsterbox.core.zones import zone
from monsterbox.games.humans.engine import fates as fate
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine import todo
from monsterbox.games.humans.engine.deck import INFECTIONS, WOUNDS, Box

MAX_SEATS: Final[i64] = 6
FIGURES: Final = 10  # zombies of a player
HUMANS_IN_ALL: Final = 60
TOKENS_IN_ALL: Final = 36
NPCS_IN_ALL: Final = 100
HAND_SIZE: Final = 3
MOST_TILES: Final = 40  # 9 of the cross and 31 of the stacks; the base game has 20
SPACES: Final = 360
TOWN: Final = 600  # 15 rows of tiles, see `board`
ZONES: Final[i64] = 14  # where event cards lie, see `piles`
DECKS: Final[i64] = 2


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
        blank: bool = False,
    ) -> None:
        self.seats = seats
        self.box = box
        self.house = house  # see `flags`
        self.shotguns = shotguns  # seats that play a shotgun guy
        self.max_rounds = max_rounds
        self.stall_rounds = stall_rounds
        self.town = zone(TOWN, blank)  # [row + tile]
        # [seat, place] -> space * 16 + marks, ascending
        self.zombies = zone(MAX_SEATS * FIGURES, blank, NONE)
        self.numbers = zone(MAX_SEATS, blank)  # [seat] -> its zombies on the board
        self.removed = zone(MAX_SEATS, blank)  # [seat] -> its zombies out of the game
        self.one = zone(ZONES, blank)  # [zone] -> kinds of event cards that lie there
        self.two = zone(ZONES, blank)  # [zone] -> those that lie there twice
        self.held = zone(ZONES * DECKS, blank)  # [zone, deck] -> number of cards
        self.wound_cards = zone(3 * WOUNDS, blank)  # [row, name]
        self.infection_cards = zone(4 * INFECTIONS, blank)  # [row, name]
        self.character = zone(MAX_SEATS, blank, NONE)  # [seat], NONE for shotgun guys
        self.tokens = zone(MAX_SEATS, blank)  # [seat] -> dice tokens
        self.eaten = zone(MAX_SEATS, blank)  # [seat] -> points for humans eaten
        self.eat_cards = zone(MAX_SEATS, blank)  # [seat] -> cards that lie for them
        self.wounds = zone(MAX_SEATS, blank)  # [seat] -> set of names
        self.last = zone(MAX_SEATS, blank)  # [seat] -> score when the last round ended
        self.pawn = zone(MAX_SEATS, blank, NONE)  # [seat] -> space, or NONE
        self.life = zone(MAX_SEATS, blank)  # [seat]
        self.bullets = zone(MAX_SEATS, blank)  # [seat]
        self.collected = zone(MAX_SEATS, blank)  # [seat] -> zombies killed
        self.charges = zone(MAX_SEATS, blank)  # [seat] -> of the shotgun card
        self.fate = zone(MAX_SEATS, blank)  # [seat] -> marks of cards that wait or hold
        self.journal: Journal | None = None

        self.phase: i64 = phase.START
        self.actor: i64 = OVER  # a seat, CHANCE or OVER
        self.todo: i64 = todo.WAIT  # always WAIT between two actions
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
        self.hurt_by: i64 = 0  # by what, see rules/wounds.py
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
        self.halted: bool = False  # an attack has failed: no step is left in this turn
        self.fought: i64 = 0  # zombies that outlived an attack here, [seat] a digit of base 16
        self.extra: i64 = 0  # of Adrenaline Rush, for one roll
        self.blade: i64 = 0  # of a weapon from the hand, for one roll
        self.shot: bool = False  # a charge is used in this fight
        self.chainsaws: i64 = 0  # seats that use one in this turn
        self.fire: i64 = NONE  # the building set on fire last, seat * 40 + tile
        self.older_fire: i64 = NONE  # the one before: there are two Molotovs
        self.back: i64 = todo.WAIT  # what follows a fight
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


def ask(t: Table, question: i64, seat: i64) -> None:
    t.phase = question
    t.actor = seat
    t.todo = todo.WAIT


def ask_chance(t: Table, question: i64) -> None:
    t.phase = question
    t.actor = CHANCE
    t.todo = todo.WAIT


def after(t: Table, seat: i64, steps: i64) -> i64:
    """The seat that many places clockwise."""
    seat += steps
    if seat >= t.seats:
        return seat - t.seats
    return seat


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
    return t.fate[seat] & fate.LEFT != 0


def is_shotgun(t: Table, seat: i64) -> bool:
    return t.shotguns & bit(seat) != 0


def side_of(t: Table, seat: i64) -> i64:
    if t.shotguns & bit(seat):
        return 1
    return 0
