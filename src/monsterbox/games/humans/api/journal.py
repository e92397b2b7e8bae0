"""From the notes of the rules to the events that people are told."""

from __future__ import annotations

from collections.abc import Callable

from monsterbox.core.events import Event
from monsterbox.core.state import NONE
from monsterbox.games.humans.api import events as e
from monsterbox.games.humans.api.notation import ARMS, DECKS, cell_name, space_name, tile_name
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import actions, notes
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine.rules.ending import rank, score
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.tiles import TILES

ROLLS = ("barricade", "capture", "weapon", "flee", "move", "fight", "attack", "zombies", "undead")
PILES = (*DECKS, "wounds", "infections")
# What the number in a field of that name means; otherwise it is told as it is.
NAMES = {
    "arm": ARMS,
    "card": KINDS,
    "character": CHARACTERS,
    "dead": (False, True),
    "out": (False, True),
    "deck": PILES,
    "infection": INFECTIONS,
    "tile": TILES,
    "what": ROLLS,
    "wound": WOUNDS,
}
# Events whose fields are, in this order, the numbers of the note.
EVENTS: dict[int, type[Event]] = {
    notes.CHARACTER_DEALT: e.CharacterDealt,
    notes.TURN_BEGAN: e.TurnStarted,
    notes.ZOMBIE_APPEARED: e.ZombieAppeared,
    notes.TILE_DRAWN: e.TileDrawn,
    notes.TILE_REMOVED: e.TileRemoved,
    notes.HUMAN_PLACED: e.HumanPlaced,
    notes.TOKEN_PLACED: e.TokenPlaced,
    notes.MAP_CLOSED: e.MapClosed,
    notes.PILE_RENEWED: e.PileRenewed,
    notes.CARD_OBJECTED: e.CardObjected,
    notes.ABILITY_USED: e.AbilityUsed,
    notes.ZOMBIE_MOVED: e.ZombieMoved,
    notes.TOKEN_TAKEN: e.TokenTaken,
    notes.ROLLED: e.DieRolled,
    notes.ROLL_REPEATED: e.RollRepeated,
    notes.BARRICADE_TRIED: e.BarricadeTried,
    notes.MARKER_PLACED: e.MarkerPlaced,
    notes.TRY_FAILED: e.TryFailed,
    notes.MOVEMENT_CHANGED: e.MovementChanged,
    notes.ZOMBIE_HELD: e.ZombieHeld,
    notes.HUMAN_CAUGHT: e.HumanCaught,
    notes.HUMAN_MISSED: e.HumanMissed,
    notes.WEAPON_HIT: e.WeaponHit,
    notes.WEAPON_MISSED: e.WeaponMissed,
    notes.WOUND_DRAWN: e.WoundDrawn,
    notes.WOUND_TAKEN: e.WoundTaken,
    notes.WOUNDS_DISCARDED: e.WoundsDiscarded,
    notes.ZOMBIE_REMOVED: e.ZombieRemoved,
    notes.INFECTION_DRAWN: e.InfectionDrawn,
    notes.INFECTION_DROPPED: e.InfectionDropped,
    notes.ESCAPE_REMOVED: e.EscapeRemoved,
    notes.HUMAN_EATEN: e.HumanEaten,
    notes.HUMAN_INFECTED: e.HumanInfected,
    notes.HUMAN_TRAPPED: e.HumanTrapped,
    notes.HUMAN_FLED: e.HumanFled,
    notes.HUMAN_STAYED: e.HumanStayed,
    notes.TOKEN_STOLEN: e.TokenStolen,
    notes.CARD_DISCARDED: e.CardDiscarded,
    notes.ROUND_ENDED: e.RoundEnded,
    notes.STALLED: e.GameStalled,
    notes.BUILDING_CHOSEN: e.BuildingChosen,
    notes.NPC_PLACED: e.NpcPlaced,
    notes.LIFE_PLACED: e.LifePlaced,
    notes.BULLETS_PLACED: e.BulletsPlaced,
    notes.PAWN_PLACED: e.PawnPlaced,
    notes.PAWN_MOVED: e.PawnMoved,
    notes.PAWN_GONE: e.PawnGone,
    notes.LIFE_TAKEN: e.LifeTaken,
    notes.BULLETS_TAKEN: e.BulletsTaken,
    notes.LIFE_LOST: e.LifeLost,
    notes.BULLETS_SPENT: e.BulletsSpent,
    notes.NPC_KILLED: e.NpcKilled,
    notes.NPC_MOVED: e.NpcMoved,
    notes.ITEM_USED: e.ItemUsed,
    notes.ITEM_LOST: e.ItemLost,
    notes.COLLECTED: e.ZombiesCollected,
    notes.ZOMBIES_RETURNED: e.ZombiesReturned,
    notes.ATTACK_FAILED: e.AttackFailed,
    notes.NPCS_STAY: e.NpcsStay,
    notes.FATE_SET: e.FateSet,
    notes.TURN_LOST: e.TurnLost,
    notes.LIFE_GAINED: e.LifeGained,
    notes.CRAMP: e.CrampSet,
    notes.SEAT_LEFT: e.SeatLeft,
    notes.TURN_SKIPPED: e.TurnSkipped,
}


def read_notes(t: State, journal: list[tuple[int, ...]]) -> list[Event]:
    """The events that a journal tells of."""
    return [event for kind, *numbers in journal for event in events_of(t, kind, numbers)]


def events_of(t: State, kind: int, numbers: list[int]) -> list[Event]:
    if kind in EVENTS:
        event = EVENTS[kind]
        fields = zip(event.__struct_fields__, numbers, strict=False)
        return [event(**{field: meaning(t, field, number) for field, number in fields})]
    return READERS[kind](t, numbers)


def meaning(t: State, field: str, number: int) -> object:
    if field in ("space", "start"):
        return space_name(t, number)
    if field in NAMES:
        return NAMES[field][number]
    return None if number == NONE else number


def tile_placed(t: State, numbers: list[int]) -> list[Event]:
    seat, turned, cell, *_ = numbers
    tile, quarters = divmod(turned, 4)
    return [e.TilePlaced(seat=seat, tile=TILES[tile], cell=cell_name(cell), quarters=quarters)]


def card_drawn(t: State, numbers: list[int]) -> list[Event]:
    seat, kind, *_ = numbers
    deck = DECKS[int(card.is_of_zombies(kind))]
    return [e.CardDrawn(seat=seat, deck=deck, card=KINDS[kind])]


def card_played(t: State, numbers: list[int]) -> list[Event]:
    seat, kind, target, *_ = numbers
    return [e.CardPlayed(seat=seat, card=KINDS[kind], target=target_name(t, seat, kind, target))]


def target_name(t: State, seat: int, kind: int, target: int) -> str | None:
    """A-74. The first target, as the notation names it."""
    if target == NONE:
        return None
    if card.is_aimed_at_tile(kind):
        return tile_name(t, target)
    if card.is_aimed_at_space(kind):
        return space_name(t, target)
    return str((seat + int(actions.player_of_target(kind, target))) % int(t.seats))


def game_ended(t: State, numbers: list[int]) -> list[Event]:
    scored: list[Event] = [
        e.SeatScored(seat=seat, score=int(score(t, seat)), rank=int(rank(t, seat)))
        for seat in range(int(t.seats))
    ]
    return [e.GameEnded(), *scored]


READERS: dict[int, Callable[[State, list[int]], list[Event]]] = {
    notes.TILE_PLACED: tile_placed,
    notes.CARD_DRAWN: card_drawn,
    notes.CARD_PLAYED: card_played,
    notes.GAME_ENDED: game_ended,
}
