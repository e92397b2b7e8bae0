"""What the table sees happen in both games, and who may see how much of it: section 7."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from monsterbox.core.events import Event
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.notation import ARMS, DECKS, cell_name, space_name, tile_name
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import cards as card
from monsterbox.games.humans.engine import notes
from monsterbox.games.humans.engine.rules.ending import rank, score
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.tiles import TILES

ROLLS = (
    "barricade",
    "capture",
    "weapon",
    "flee",
    "move",
    "fight",
    "attack",
    "zombies",
    "undead",
)
PILES = (*DECKS, "wounds", "infections")


class CharacterDealt(Event, frozen=True, kw_only=True):
    """HU-02."""

    seat: int
    character: str


class TurnStarted(Event, frozen=True, kw_only=True):
    """HU-08."""

    seat: int
    round: int


class ZombieAppeared(Event, frozen=True, kw_only=True):
    """HU-05, HU-06, HU-51, HU-74. A zombie came onto the board."""

    seat: int
    space: str


class TileDrawn(Event, frozen=True, kw_only=True):
    """HU-10."""

    seat: int
    tile: str


class TilePlaced(Event, frozen=True, kw_only=True):
    """HU-10. `cell` is column and row, `quarters` the turns clockwise."""

    seat: int
    tile: str
    cell: str
    quarters: int


class TileRemoved(Event, frozen=True, kw_only=True):
    """HU-12. It fits nowhere."""

    seat: int
    tile: str


class HumanPlaced(Event, frozen=True, kw_only=True):
    """HU-14 to HU-16."""

    space: str


class TokenPlaced(Event, frozen=True, kw_only=True):
    """HU-17."""

    space: str


class MapClosed(Event, frozen=True, kw_only=True):
    """ZZ-06. The rest of the turn is lost."""

    seat: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """HU-19. Only its owner sees the card; everybody sees its back."""

    seat: int
    deck: str
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class PileRenewed(Event, frozen=True, kw_only=True):
    """HU-20."""

    deck: str


class CardPlayed(Event, frozen=True, kw_only=True):
    """HU-67, A-74. A card and its first target, as the notation names it."""

    seat: int
    card: str
    target: str | None


class CardObjected(Event, frozen=True, kw_only=True):
    """Objection! The card has no effect."""

    seat: int
    card: str


class AbilityUsed(Event, frozen=True, kw_only=True):
    """HU-73."""

    seat: int
    character: str


class ZombieMoved(Event, frozen=True, kw_only=True):
    """HU-23."""

    seat: int
    start: str
    space: str


class TokenTaken(Event, frozen=True, kw_only=True):
    """HU-36, HU-37."""

    seat: int
    space: str


class DieRolled(Event, frozen=True, kw_only=True):
    """HU-71. `what` says what for."""

    seat: int
    what: str
    face: int


class RollRepeated(Event, frozen=True, kw_only=True):
    """HU-71. A dice token was paid."""

    seat: int


class BarricadeTried(Event, frozen=True, kw_only=True):
    """HU-29, HU-30."""

    seat: int
    space: str
    needed: int


class MarkerPlaced(Event, frozen=True, kw_only=True):
    """HU-31."""

    seat: int
    space: str


class TryFailed(Event, frozen=True, kw_only=True):
    """HU-33."""

    seat: int
    space: str


class MovementChanged(Event, frozen=True, kw_only=True):
    """HE02, HE03, Go Team! So many steps are left."""

    seat: int
    steps: int


class ZombieHeld(Event, frozen=True, kw_only=True):
    """HE04."""

    seat: int
    space: str


class HumanCaught(Event, frozen=True, kw_only=True):
    """HU-40, HZ-40. `victim` is the seat of a shotgun guy."""

    seat: int
    space: str
    victim: int | None


class HumanMissed(Event, frozen=True, kw_only=True):
    """HU-40, HU-60."""

    seat: int
    space: str
    victim: int | None


class WeaponHit(Event, frozen=True, kw_only=True):
    """HU-42."""

    seat: int
    owner: int
    space: str


class WeaponMissed(Event, frozen=True, kw_only=True):
    """HU-42."""

    seat: int
    owner: int


class WoundDrawn(Event, frozen=True, kw_only=True):
    """HU-53."""

    seat: int
    wound: str


class WoundTaken(Event, frozen=True, kw_only=True):
    """HU-55 to HU-57."""

    seat: int
    wound: str


class WoundsDiscarded(Event, frozen=True, kw_only=True):
    """HU-54, HU-57."""

    seat: int


class ZombieRemoved(Event, frozen=True, kw_only=True):
    """HU-59."""

    seat: int
    space: str


class InfectionDrawn(Event, frozen=True, kw_only=True):
    """HU-45."""

    seat: int
    infection: str


class InfectionDropped(Event, frozen=True, kw_only=True):
    """HE10."""

    seat: int
    infection: str


class EscapeRemoved(Event, frozen=True, kw_only=True):
    """HU-47. For good."""


class HumanEaten(Event, frozen=True, kw_only=True):
    """HU-50, HZ-41."""

    seat: int
    space: str
    victim: int | None


class HumanInfected(Event, frozen=True, kw_only=True):
    """HU-51, HZ-42."""

    seat: int
    space: str
    victim: int | None


class HumanTrapped(Event, frozen=True, kw_only=True):
    """HU-65."""

    seat: int
    space: str


class HumanFled(Event, frozen=True, kw_only=True):
    """HU-60, HE07, HZ-44. `seat` moved it."""

    seat: int
    start: str
    space: str
    victim: int | None


class HumanStayed(Event, frozen=True, kw_only=True):
    """HU-58."""

    space: str


class TokenStolen(Event, frozen=True, kw_only=True):
    """HE14."""

    seat: int
    victim: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """HU-66."""

    seat: int
    card: str


class RoundEnded(Event, frozen=True, kw_only=True):
    """HU-77."""

    round: int


class GameStalled(Event, frozen=True, kw_only=True):
    """HU-77, HU-78."""


class GameEnded(Event, frozen=True, kw_only=True):
    """HU-76."""


class BuildingChosen(Event, frozen=True, kw_only=True):
    """HZ-07, A-42."""

    seat: int
    arm: str


class NpcPlaced(Event, frozen=True, kw_only=True):
    """ZZ-04, ZZ-05. A zombie of nobody."""

    space: str


class LifePlaced(Event, frozen=True, kw_only=True):
    """ZZ-05."""

    space: str


class BulletsPlaced(Event, frozen=True, kw_only=True):
    """ZZ-05."""

    space: str


class PawnPlaced(Event, frozen=True, kw_only=True):
    """ZZ-01, HZ-45. A shotgun guy came onto the board."""

    seat: int
    space: str


class PawnMoved(Event, frozen=True, kw_only=True):
    """ZZ-08."""

    seat: int
    start: str
    space: str


class PawnGone(Event, frozen=True, kw_only=True):
    """HZ-41, HZ-42, ZZ-15. Off the board until the next turn."""

    seat: int
    dead: bool


class LifeTaken(Event, frozen=True, kw_only=True):
    """ZZ-14. So many life tokens now."""

    seat: int
    life: int


class BulletsTaken(Event, frozen=True, kw_only=True):
    """ZZ-14."""

    seat: int
    bullets: int


class LifeLost(Event, frozen=True, kw_only=True):
    """ZZ-12, HZ-41."""

    seat: int
    life: int


class BulletsSpent(Event, frozen=True, kw_only=True):
    """ZZ-12."""

    seat: int
    count: int


class NpcKilled(Event, frozen=True, kw_only=True):
    """ZZ-11."""

    seat: int
    space: str
    collected: int


class NpcMoved(Event, frozen=True, kw_only=True):
    """ZZ-16, ZE23."""

    seat: int
    start: str
    space: str


class ItemUsed(Event, frozen=True, kw_only=True):
    """ZZ-18."""

    seat: int
    card: str


class ItemLost(Event, frozen=True, kw_only=True):
    """ZZ-15, ZE06."""

    seat: int
    card: str


class ZombiesCollected(Event, frozen=True, kw_only=True):
    """HZ-36."""

    seat: int
    count: int
    collected: int


class ZombiesReturned(Event, frozen=True, kw_only=True):
    """ZZ-15, ZE15."""

    seat: int
    count: int
    collected: int


class AttackFailed(Event, frozen=True, kw_only=True):
    """HZ-38."""

    seat: int
    owner: int


class NpcsStay(Event, frozen=True, kw_only=True):
    """ZE02. No zombie of nobody moves."""

    seat: int


class FateSet(Event, frozen=True, kw_only=True):
    """A-80. A card waits for a seat."""

    seat: int
    card: str


class TurnLost(Event, frozen=True, kw_only=True):
    """ZE14."""

    seat: int


class SeatLeft(Event, frozen=True, kw_only=True):
    """A-73. Its figures stay, its turns are skipped."""

    seat: int


class TurnSkipped(Event, frozen=True, kw_only=True):
    """A-73."""

    seat: int


class LifeGained(Event, frozen=True, kw_only=True):
    """ZE20."""

    seat: int
    life: int


class CrampSet(Event, frozen=True, kw_only=True):
    """ZE05. `leader` moves the shotgun guy."""

    seat: int
    leader: int


class SeatScored(Event, frozen=True, kw_only=True):
    """HU-79."""

    seat: int
    score: int
    rank: int


def read_notes(t: State, notes: list[tuple[int, ...]]) -> list[Event]:
    """The events that a journal tells of."""
    events: list[Event] = []
    for note in notes:
        events += _READERS[note[0]](t, note[1:])
    return events


Reader = Callable[[State, tuple[int, ...]], list[Event]]


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _target(t: State, seat: int, kind: int, target: int) -> str | None:
    """A-74. The first target, as the notation names it."""
    if target == NONE:
        return None
    if kind == card.OPEN_HOUSE or KINDS[kind] in ("ZE16", "ZE22"):
        return tile_name(t, target)
    if kind in (card.WEAK_ANKLES, card.BATTERING_RAM, card.RUN_FOR_IT):
        return space_name(t, target)
    return str((seat + target % 6) % int(t.seats))


def _played(t: State, n: tuple[int, ...]) -> list[Event]:
    return [CardPlayed(seat=n[0], card=KINDS[n[1]], target=_target(t, n[0], n[1], n[2]))]


def _drawn(t: State, n: tuple[int, ...]) -> list[Event]:
    deck = DECKS[1 if n[1] >= card.ADRENALINE_RUSH else 0]
    return [CardDrawn(seat=n[0], deck=deck, card=KINDS[n[1]])]


def _ended(t: State, n: tuple[int, ...]) -> list[Event]:
    scored: list[Event] = [
        SeatScored(seat=seat, score=int(score(t, seat)), rank=int(rank(t, seat)))
        for seat in range(int(t.seats))
    ]
    return [GameEnded(), *scored]


_READERS: dict[int, Reader] = {
    notes.CHARACTER_DEALT: lambda t, n: [CharacterDealt(seat=n[0], character=CHARACTERS[n[1]])],
    notes.TURN_BEGAN: lambda t, n: [TurnStarted(seat=n[0], round=n[1])],
    notes.ZOMBIE_APPEARED: lambda t, n: [ZombieAppeared(seat=n[0], space=space_name(t, n[1]))],
    notes.TILE_DRAWN: lambda t, n: [TileDrawn(seat=n[0], tile=TILES[n[1]])],
    notes.TILE_PLACED: lambda t, n: [
        TilePlaced(seat=n[0], tile=TILES[n[1] // 4], cell=cell_name(n[2]), quarters=n[1] % 4)
    ],
    notes.TILE_REMOVED: lambda t, n: [TileRemoved(seat=n[0], tile=TILES[n[1]])],
    notes.HUMAN_PLACED: lambda t, n: [HumanPlaced(space=space_name(t, n[0]))],
    notes.TOKEN_PLACED: lambda t, n: [TokenPlaced(space=space_name(t, n[0]))],
    notes.MAP_CLOSED: lambda t, n: [MapClosed(seat=n[0])],
    notes.CARD_DRAWN: _drawn,
    notes.PILE_RENEWED: lambda t, n: [PileRenewed(deck=PILES[n[0]])],
    notes.CARD_PLAYED: _played,
    notes.CARD_OBJECTED: lambda t, n: [CardObjected(seat=n[0], card=KINDS[n[1]])],
    notes.ABILITY_USED: lambda t, n: [AbilityUsed(seat=n[0], character=CHARACTERS[n[1]])],
    notes.ZOMBIE_MOVED: lambda t, n: [
        ZombieMoved(seat=n[0], start=space_name(t, n[1]), space=space_name(t, n[2]))
    ],
    notes.TOKEN_TAKEN: lambda t, n: [TokenTaken(seat=n[0], space=space_name(t, n[1]))],
    notes.ROLLED: lambda t, n: [DieRolled(seat=n[0], what=ROLLS[n[1]], face=n[2])],
    notes.ROLL_REPEATED: lambda t, n: [RollRepeated(seat=n[0])],
    notes.BARRICADE_TRIED: lambda t, n: [
        BarricadeTried(seat=n[0], space=space_name(t, n[1]), needed=n[2])
    ],
    notes.MARKER_PLACED: lambda t, n: [MarkerPlaced(seat=n[0], space=space_name(t, n[1]))],
    notes.TRY_FAILED: lambda t, n: [TryFailed(seat=n[0], space=space_name(t, n[1]))],
    notes.MOVEMENT_CHANGED: lambda t, n: [MovementChanged(seat=n[0], steps=n[1])],
    notes.ZOMBIE_HELD: lambda t, n: [ZombieHeld(seat=n[0], space=space_name(t, n[1]))],
    notes.HUMAN_CAUGHT: lambda t, n: [
        HumanCaught(seat=n[0], space=space_name(t, n[1]), victim=_seat(n[2]))
    ],
    notes.HUMAN_MISSED: lambda t, n: [
        HumanMissed(seat=n[0], space=space_name(t, n[1]), victim=_seat(n[2]))
    ],
    notes.WEAPON_HIT: lambda t, n: [WeaponHit(seat=n[0], owner=n[1], space=space_name(t, n[2]))],
    notes.WEAPON_MISSED: lambda t, n: [WeaponMissed(seat=n[0], owner=n[1])],
    notes.WOUND_DRAWN: lambda t, n: [WoundDrawn(seat=n[0], wound=WOUNDS[n[1]])],
    notes.WOUND_TAKEN: lambda t, n: [WoundTaken(seat=n[0], wound=WOUNDS[n[1]])],
    notes.WOUNDS_DISCARDED: lambda t, n: [WoundsDiscarded(seat=n[0])],
    notes.ZOMBIE_REMOVED: lambda t, n: [ZombieRemoved(seat=n[0], space=space_name(t, n[1]))],
    notes.INFECTION_DRAWN: lambda t, n: [InfectionDrawn(seat=n[0], infection=INFECTIONS[n[1]])],
    notes.INFECTION_DROPPED: lambda t, n: [InfectionDropped(seat=n[0], infection=INFECTIONS[n[1]])],
    notes.ESCAPE_REMOVED: lambda t, n: [EscapeRemoved()],
    notes.HUMAN_EATEN: lambda t, n: [
        HumanEaten(seat=n[0], space=space_name(t, n[1]), victim=_seat(n[2]))
    ],
    notes.HUMAN_INFECTED: lambda t, n: [
        HumanInfected(seat=n[0], space=space_name(t, n[1]), victim=_seat(n[2]))
    ],
    notes.HUMAN_TRAPPED: lambda t, n: [HumanTrapped(seat=n[0], space=space_name(t, n[1]))],
    notes.HUMAN_FLED: lambda t, n: [
        HumanFled(
            seat=n[0], start=space_name(t, n[1]), space=space_name(t, n[2]), victim=_seat(n[3])
        )
    ],
    notes.HUMAN_STAYED: lambda t, n: [HumanStayed(space=space_name(t, n[0]))],
    notes.TOKEN_STOLEN: lambda t, n: [TokenStolen(seat=n[0], victim=n[1])],
    notes.CARD_DISCARDED: lambda t, n: [CardDiscarded(seat=n[0], card=KINDS[n[1]])],
    notes.ROUND_ENDED: lambda t, n: [RoundEnded(round=n[0])],
    notes.STALLED: lambda t, n: [GameStalled()],
    notes.GAME_ENDED: _ended,
    notes.BUILDING_CHOSEN: lambda t, n: [BuildingChosen(seat=n[0], arm=ARMS[n[1]])],
    notes.NPC_PLACED: lambda t, n: [NpcPlaced(space=space_name(t, n[0]))],
    notes.LIFE_PLACED: lambda t, n: [LifePlaced(space=space_name(t, n[0]))],
    notes.BULLETS_PLACED: lambda t, n: [BulletsPlaced(space=space_name(t, n[0]))],
    notes.PAWN_PLACED: lambda t, n: [PawnPlaced(seat=n[0], space=space_name(t, n[1]))],
    notes.PAWN_MOVED: lambda t, n: [
        PawnMoved(seat=n[0], start=space_name(t, n[1]), space=space_name(t, n[2]))
    ],
    notes.PAWN_GONE: lambda t, n: [PawnGone(seat=n[0], dead=n[1] == 1)],
    notes.LIFE_TAKEN: lambda t, n: [LifeTaken(seat=n[0], life=n[1])],
    notes.BULLETS_TAKEN: lambda t, n: [BulletsTaken(seat=n[0], bullets=n[1])],
    notes.LIFE_LOST: lambda t, n: [LifeLost(seat=n[0], life=n[1])],
    notes.BULLETS_SPENT: lambda t, n: [BulletsSpent(seat=n[0], count=n[1])],
    notes.NPC_KILLED: lambda t, n: [
        NpcKilled(seat=n[0], space=space_name(t, n[1]), collected=n[2])
    ],
    notes.NPC_MOVED: lambda t, n: [
        NpcMoved(seat=n[0], start=space_name(t, n[1]), space=space_name(t, n[2]))
    ],
    notes.ITEM_USED: lambda t, n: [ItemUsed(seat=n[0], card=KINDS[n[1]])],
    notes.ITEM_LOST: lambda t, n: [ItemLost(seat=n[0], card=KINDS[n[1]])],
    notes.COLLECTED: lambda t, n: [ZombiesCollected(seat=n[0], count=n[1], collected=n[2])],
    notes.ZOMBIES_RETURNED: lambda t, n: [ZombiesReturned(seat=n[0], count=n[1], collected=n[2])],
    notes.ATTACK_FAILED: lambda t, n: [AttackFailed(seat=n[0], owner=n[1])],
    notes.NPCS_STAY: lambda t, n: [NpcsStay(seat=n[0])],
    notes.FATE_SET: lambda t, n: [FateSet(seat=n[0], card=KINDS[n[1]])],
    notes.TURN_LOST: lambda t, n: [TurnLost(seat=n[0])],
    notes.LIFE_GAINED: lambda t, n: [LifeGained(seat=n[0], life=n[1])],
    notes.CRAMP: lambda t, n: [CrampSet(seat=n[0], leader=n[1])],
    notes.SEAT_LEFT: lambda t, n: [SeatLeft(seat=n[0])],
    notes.TURN_SKIPPED: lambda t, n: [TurnSkipped(seat=n[0])],
}
