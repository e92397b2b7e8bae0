"""The numbers of all actions.

Spaces are counted by their tile in the order of placing: tile * 9 + local space, 0 to 359.
Players are counted clockwise from the seat that acts: a number means the same to all.
"""

from typing import Final

from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.bits import lowest, rest
from monsterbox.core.state import NONE
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine.table import MAX_SEATS, MOST_TILES, SPACES

PASS: Final = 0
KEEP: Final = 1
REROLL: Final = 2
END_MOVE: Final = 3
NO_DISCARD: Final = 4
ABILITY: Final = 5
CHOOSE_EAT: Final = 6
CHOOSE_INFECT: Final = 7
FILL_HUMANS: Final = 8
FILL_ZOMBIES: Final = 9
ROLL: Final = 10
STAY: Final = 11
ACCEPT: Final = 12
SPEND: Final = 13
LOSE_LIFE: Final = 14
FIGHT: Final = 15
DONE: Final = 16
END: Final = 17
STACK: Final = 18  # + 0 humans' stack, 1 zombies' stack
DECK: Final = 20  # + 0 humans' deck, 1 zombies' deck
ARM: Final = 22  # + arm of the cross
DISCARD: Final = 30  # + kind of card
TAKE_WOUND: Final = 80  # + name
DROP: Final = 90  # + name
PUT: Final = 100  # + local space
TUNNEL: Final = 110  # + space
PLACE: Final = 470  # + (tile * 4 + side) * 4 + quarters: beyond that exit
STEP: Final = 1110  # + space * 4 + side
BREAK: Final = 2550  # + space
ATTEMPT: Final = 2910  # + space
ATTACK: Final = 3270  # + player
SPACE: Final = 3280  # + space
PLAY: Final = 3640  # + kind of card
PLAY_TILE: Final = 3690  # + kind of card * 40 + tile
PLAY_SPACE: Final = 5570  # + kind of card * 360 + space
PLAY_SEAT: Final = 22490  # + kind of card * 6 + player
PLAY_FIGURE: Final = 22780  # + (0 ZE04, 1 ZE25) * 2160 + player * 360 + space of his zombie
PLAY_LOSS: Final = 27100  # + player * 48 + kind of card in play, or 47 for bullets
USE: Final = 27400  # + kind of card
MOVE_NPC: Final = 27450  # + space * 4 + side
ASSAULT: Final = 28890  # + player: his zombie here

# Chance.
START: Final = 28900  # + seat
CHARACTER: Final = 28910  # + character
TILE: Final = 28920  # + tile
CARD: Final = 28970  # + kind of card
FACE: Final = 29020  # + face, 1 to 6
INFECTION: Final = 29030  # + name
WOUND: Final = 29040  # + name

# The table.
LEAVE: Final = 29050  # + seat


# Kinds of action


def is_outcome(action: i64) -> bool:
    """Whether chance acts."""
    return action >= START


def is_plain(action: i64) -> bool:
    """Whether the choice names no card, space or player."""
    return action < DISCARD


def is_discard(action: i64) -> bool:
    return DISCARD <= action < TAKE_WOUND


def is_wound(action: i64) -> bool:
    """A wound card that is taken."""
    return TAKE_WOUND <= action < DROP


def is_drop(action: i64) -> bool:
    """An infection card that is discarded."""
    return DROP <= action < PUT


def is_put(action: i64) -> bool:
    return PUT <= action < TUNNEL


def is_tunnel(action: i64) -> bool:
    return TUNNEL <= action < PLACE


def is_place(action: i64) -> bool:
    return PLACE <= action < STEP


def is_step(action: i64) -> bool:
    return STEP <= action < BREAK


def is_break(action: i64) -> bool:
    return BREAK <= action < ATTEMPT


def is_attempt(action: i64) -> bool:
    return ATTEMPT <= action < ATTACK


def is_attack(action: i64) -> bool:
    return ATTACK <= action < SPACE


def is_space(action: i64) -> bool:
    return SPACE <= action < PLAY


def is_play(action: i64) -> bool:
    return PLAY <= action < USE


def is_use(action: i64) -> bool:
    return USE <= action < MOVE_NPC


def is_npc_move(action: i64) -> bool:
    return MOVE_NPC <= action < ASSAULT


def is_assault(action: i64) -> bool:
    return ASSAULT <= action < START


# What a play means


def kind_played(action: i64) -> i64:
    """The kind of card that is played, NONE if it is none."""
    if not is_play(action):
        return NONE
    if action < PLAY_TILE:
        return action - PLAY
    if action < PLAY_SPACE:
        return (action - PLAY_TILE) // MOST_TILES
    if action < PLAY_SEAT:
        return (action - PLAY_SPACE) // SPACES
    if action < PLAY_FIGURE:
        return (action - PLAY_SEAT) // MAX_SEATS
    if action >= PLAY_LOSS:
        return card.BUTTER_FINGERS
    if action < PLAY_FIGURE + MAX_SEATS * SPACES:
        return card.BAD_SENSE_OF_DIRECTION
    return card.WHERE_DID_EVERYBODY_GO


def target_played(action: i64) -> i64:
    """A-74. The first target: a tile, a space, a player, or a figure or a thing of his."""
    if action < PLAY_TILE:
        return NONE
    if action < PLAY_SPACE:
        return (action - PLAY_TILE) % MOST_TILES
    if action < PLAY_SEAT:
        return (action - PLAY_SPACE) % SPACES
    if action < PLAY_FIGURE:
        return (action - PLAY_SEAT) % MAX_SEATS
    if action < PLAY_LOSS:
        return MAX_SEATS + (action - PLAY_FIGURE) % (MAX_SEATS * SPACES)
    return action - PLAY_LOSS


def player_aimed_at(action: i64) -> i64:
    """The player at whom a card is aimed, himself or a figure or a thing of his."""
    return player_of_target(kind_played(action), target_played(action))


def player_of_target(kind: i64, target: i64) -> i64:
    """The same of what `target_played` has found."""
    if kind == card.BUTTER_FINGERS:
        return target // (card.KINDS + 1)
    if target >= MAX_SEATS:
        return (target - MAX_SEATS) // SPACES
    return target


def zombie_of_target(target: i64) -> i64:
    """The space of the zombie at which a card is aimed, NONE if it is the shotgun guy."""
    if target >= MAX_SEATS:
        return (target - MAX_SEATS) % SPACES
    return NONE


# Lists of them


def add_each(first: i64, members: i64, out: Actions) -> None:
    """One action for every member of a set, counted from the first."""
    while members:
        out.add(first + lowest(members))
        members = rest(members)
