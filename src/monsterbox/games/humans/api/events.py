"""What the table sees happen in both games, and who may see how much of it: section 7.

`journal` makes these events of what the rules note.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from monsterbox.core.events import Event


class CharacterDealt(Event, frozen=True, kw_only=True):
    """HU-02."""

    seat: int
    character: str


class TurnStarted(Event, frozen=True, kw_only=True):
    """HU-08."""

    begins: ClassVar[str] = "turn"
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
    """HU-59. `out` of the game, or back to the supply."""

    seat: int
    space: str
    out: bool


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
