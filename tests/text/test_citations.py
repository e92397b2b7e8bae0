"""The clause that each line of the log cites: the one that says what happens there."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.core.rulebook import Rulebook
from monsterbox.games.humans import HUMANS_ZOMBIES
from monsterbox.games.humans.api import events as h
from monsterbox.games.monster_meister.api import events as m
from monsterbox.games.oh_my_brain.api import events as o
from monsterbox.games.zombeasts.api import events as z
from monsterbox.text.citations import Citations, citations_of, clause_of_event
from tests.cases import in_one_test
from tests.text.speakers import event_classes, key_of

BASE = "humans"  # its events are some of those of the combined game
BOTH = "humans-zombies"
MODULES = {"zombeasts": z, "oh-my-brain": o, "monster-meister": m, BOTH: h}
EVENTS = [(key, kind) for key, module in MODULES.items() for kind in event_classes(module)]


def rules_of(key: str) -> Rulebook:
    return HUMANS_ZOMBIES.clauses if key == BOTH else mb.game(key).clauses


@in_one_test(("key", "kind"), EVENTS)
def test_every_event_has_a_clause_of_the_rulebook(key: str, kind: type[Event]) -> None:
    assert citations_of(key).CLAUSE_OF_EVENT[key_of(kind)] in rules_of(key)


@pytest.mark.parametrize("key", MODULES)
def test_no_clause_is_left_over(key: str) -> None:
    kinds = {key_of(kind) for kind in event_classes(MODULES[key])}
    cited = citations_of(key)

    assert set(cited.CLAUSE_OF_EVENT) == kinds
    assert set(cited.CLAUSE_BY_CAUSE) <= kinds
    assert {detail.split()[0] for detail in cited.CLAUSE_BY_DETAIL} <= kinds
    causes = {cause.split()[0] for by_cause in cited.CLAUSE_BY_CAUSE.values() for cause in by_cause}
    assert causes <= {*kinds, "set-up"}


@pytest.mark.parametrize("key", [BASE, *MODULES])
def test_every_clause_that_can_be_cited_is_in_the_book(key: str) -> None:
    cited = citations_of(key)
    by_cause = [clause for told in cited.CLAUSE_BY_CAUSE.values() for clause in told.values()]
    clauses = {*cited.CLAUSE_OF_EVENT.values(), *cited.CLAUSE_BY_DETAIL.values(), *by_cause}

    assert all(clause in rules_of(key) for clause in clauses)


def test_the_base_game_rests_on_its_own_rulebook() -> None:
    own = citations_of(BASE).CLAUSE_OF_EVENT

    assert set(own) < set(citations_of(BOTH).CLAUSE_OF_EVENT)


def test_a_game_need_not_cite_anything() -> None:
    assert Citations().exception(h.GameEnded(), []) is None
    assert Citations().CLAUSE_OF_EVENT == {}


# What happened, and what before it; `1` stands for a seat, `4,4` for a space.

TURN = h.TurnStarted(seat=0, round=3)
SET_UP: list[Event] = [
    h.CharacterDealt(seat=0, character="doctor"),
    h.CharacterDealt(seat=1, character="miner"),
]
SIX: list[Event] = [h.CharacterDealt(seat=seat, character="doctor") for seat in range(6)]
LAID = h.TilePlaced(seat=0, tile="H10", cell="1,0", quarters=0)
ROAD = h.TilePlaced(seat=0, tile="H02", cell="1,0", quarters=0)
TRIED = h.BarricadeTried(seat=0, space="4,4", needed=3)
INFECTED = h.HumanInfected(seat=0, space="4,4", victim=None)
PAWN_INFECTED = h.HumanInfected(seat=0, space="4,4", victim=1)
PAWN_EATEN = h.HumanEaten(seat=0, space="4,4", victim=1)
ZOMBIE = h.ZombieAppeared(seat=0, space="4,4")
HUMAN = h.HumanPlaced(space="4,4")
MARKER = h.MarkerPlaced(seat=0, space="4,4")
NPC = h.NpcPlaced(space="4,4")
WOUNDS = h.WoundsDiscarded(seat=1)
TAKEN = h.TokenTaken(seat=0, space="4,4")
WALKED = h.ZombieMoved(seat=0, start="4,3", space="4,4")
LOST = h.LifeLost(seat=1, life=1)
DRAWN = h.CardDrawn(seat=0, deck="humans", card=None)
GONE = h.PawnGone(seat=1, dead=False)


def rolled(what: str, face: int = 3) -> Event:
    return h.DieRolled(seat=0, what=what, face=face)


def played(card: str) -> Event:
    return h.CardPlayed(seat=0, card=card, target=None)


HUMANS_LOG: list[tuple[list[Event], Event, str]] = [
    ([], SET_UP[0], "HU-02"),
    (SET_UP, ZOMBIE, "HU-05"),
    (SET_UP, DRAWN, "HU-07"),
    (SET_UP, TURN, "HU-08"),
    ([TURN], TAKEN, "HU-09"),
    ([*SIX, h.TurnStarted(seat=0, round=2)], ZOMBIE, "HU-06"),
    ([*SET_UP, h.TurnStarted(seat=0, round=2)], ZOMBIE, "HU-74"),
    ([*SIX, TURN], ZOMBIE, "HU-74"),
    ([TURN], LAID, "HU-10"),
    ([TURN], h.TileRemoved(seat=0, tile="H10"), "HU-12"),
    ([*SET_UP, TURN, ROAD], HUMAN, "HU-14"),
    ([*SIX, TURN, ROAD], HUMAN, "HU-15"),
    ([*SIX, TURN, ROAD, played("HE01"), HUMAN], HUMAN, "HU-67"),
    ([*SIX, TURN, LAID], HUMAN, "HU-16"),
    ([TURN, LAID, HUMAN], h.TokenPlaced(space="4,4"), "HU-17"),
    ([TURN, LAID, played("HE01")], HUMAN, "HU-67"),
    ([TURN, LAID], DRAWN, "HU-19"),
    ([TURN], h.PileRenewed(deck="humans"), "HU-20"),
    ([TURN], WALKED, "HU-23"),
    ([TURN], TRIED, "HU-30"),
    ([TURN, TRIED], rolled("barricade"), "HU-29"),
    ([TURN, TRIED, rolled("barricade")], MARKER, "HU-31"),
    ([TURN, TRIED, rolled("barricade")], h.TryFailed(seat=0, space="4,4"), "HU-30"),
    ([TRIED, played("HE05")], h.TryFailed(seat=0, space="4,4"), "HU-67"),
    ([TRIED, played("HE05"), h.CardObjected(seat=0, card="HE05")], MARKER, "HU-31"),
    ([TURN, played("HE06")], MARKER, "HU-67"),
    ([TURN, h.AbilityUsed(seat=0, character="miner")], MARKER, "HU-73"),
    ([TURN, WALKED], TAKEN, "HU-36"),
    ([TURN, WALKED, INFECTED, ZOMBIE], TAKEN, "HU-36"),
    ([TURN, WALKED, h.HumanEaten(seat=0, space="4,4", victim=None)], TAKEN, "HU-37"),
    ([TURN, played("HE02")], h.MovementChanged(seat=0, steps=5), "HU-67"),
    (
        [TURN, h.AbilityUsed(seat=0, character="cheerleader")],
        h.MovementChanged(seat=0, steps=5),
        "HU-73",
    ),
    ([played("HE04")], h.ZombieHeld(seat=0, space="4,4"), "HU-67"),
    ([TURN], rolled("capture"), "HU-40"),
    ([rolled("capture")], h.RollRepeated(seat=0), "HU-71"),
    ([rolled("capture")], h.HumanCaught(seat=0, space="4,4", victim=None), "HU-40"),
    ([rolled("capture")], played("HW3"), "HU-41"),
    ([TURN], played("HE02"), "HU-67"),
    ([played("HW3")], rolled("weapon"), "HU-42"),
    ([rolled("weapon")], h.WeaponHit(seat=1, owner=0, space="4,4"), "HU-42"),
    ([], h.InfectionDrawn(seat=0, infection="eat"), "HU-45"),
    ([played("HE10")], h.InfectionDropped(seat=0, infection="eat"), "HU-67"),
    ([], h.EscapeRemoved(), "HU-47"),
    ([], h.HumanEaten(seat=0, space="4,4", victim=None), "HU-50"),
    ([], INFECTED, "HU-51"),
    ([TURN, INFECTED], ZOMBIE, "HU-51"),
    ([TURN, played("HE12")], ZOMBIE, "HU-67"),
    ([], h.WoundDrawn(seat=1, wound="chest"), "HU-53"),
    ([h.WoundDrawn(seat=1, wound="head-shot")], WOUNDS, "HU-54"),
    ([h.WoundTaken(seat=1, wound="chest")], WOUNDS, "HU-57"),
    ([h.AbilityUsed(seat=1, character="doctor")], WOUNDS, "HU-73"),
    ([TURN, played("HE11")], WOUNDS, "HU-67"),
    ([], h.WoundTaken(seat=1, wound="chest"), "HU-57"),
    ([], h.ZombieRemoved(seat=1, space="4,4", out=True), "HU-59"),
    ([], h.HumanStayed(space="4,4"), "HU-58"),
    ([], rolled("flee"), "HU-60"),
    (
        [TURN, rolled("flee")],
        h.HumanFled(seat=1, start="4,4", space="4,5", victim=None),
        "HU-60",
    ),
    (
        [TURN, rolled("flee"), played("HE07")],
        h.HumanFled(seat=1, start="4,4", space="4,5", victim=None),
        "HU-67",
    ),
    ([], h.HumanTrapped(seat=0, space="4,4"), "HU-65"),
    ([], h.CardDiscarded(seat=0, card="HE02"), "HU-66"),
    ([played("HE14")], h.TokenStolen(seat=0, victim=1), "HU-67"),
    ([played("HE14")], h.CardObjected(seat=1, card="HE14"), "HU-73"),
    ([TURN], h.RoundEnded(round=3), "HU-08"),
    ([TURN, h.RoundEnded(round=60)], h.GameEnded(), "HU-77"),
    ([TURN, h.RoundEnded(round=9)], h.GameStalled(), "HU-78"),
    ([TURN, h.RoundEnded(round=9), h.GameStalled()], h.GameEnded(), "HU-78"),
    ([TURN, INFECTED, ZOMBIE], h.GameEnded(), "HU-76"),
    ([], h.SeatScored(seat=0, score=3, rank=1), "HU-79"),
]
ZOMBIES_LOG: list[tuple[list[Event], Event, str]] = [
    ([], LAID, "HZ-03"),
    ([], h.BuildingChosen(seat=0, arm="north"), "HZ-07"),
    ([], ZOMBIE, "HZ-07"),
    ([], h.PawnPlaced(seat=1, space="1,1"), "HZ-07"),
    ([TURN], h.PawnPlaced(seat=1, space="1,1"), "HZ-45"),
    ([], DRAWN, "HZ-08"),
    ([TURN], DRAWN, "HZ-13"),
    ([TURN], LAID, "HZ-09"),
    ([TURN], h.TilePlaced(seat=0, tile="Z30", cell="1,0", quarters=0), "ZZ-07"),
    ([TURN], h.TileRemoved(seat=0, tile="Z30"), "HZ-12"),
    ([TURN, h.TilePlaced(seat=0, tile="Z02", cell="1,0", quarters=0)], NPC, "ZZ-04"),
    ([TURN, h.TilePlaced(seat=0, tile="Z20", cell="1,0", quarters=0)], NPC, "ZZ-05"),
    ([TURN, h.TilePlaced(seat=0, tile="Z30", cell="1,0", quarters=0)], NPC, "ZZ-07"),
    ([TURN, LAID, played("ZE24")], NPC, "HZ-22"),
    ([TURN], rolled("move"), "HZ-23"),
    ([TURN, rolled("move")], h.PawnMoved(seat=0, start="1,1", space="1,2"), "ZZ-08"),
    (
        [TURN, rolled("move"), played("ZE25")],
        h.PawnMoved(seat=1, start="1,1", space="1,2"),
        "HZ-22",
    ),
    ([TURN], rolled("fight"), "ZZ-11"),
    ([TURN], rolled("attack"), "HZ-35"),
    ([TURN], rolled("zombies"), "HZ-32"),
    ([TURN], rolled("undead"), "HZ-18"),
    ([TURN, rolled("fight")], h.NpcKilled(seat=0, space="4,4", collected=3), "ZZ-11"),
    (
        [TURN, h.ItemUsed(seat=0, card="ZE12")],
        h.NpcKilled(seat=0, space="4,4", collected=3),
        "ZZ-18",
    ),
    ([TURN, rolled("fight")], played("HW4"), "HZ-20"),
    ([TURN, rolled("attack")], played("HW4"), "HZ-21"),
    ([TURN, rolled("capture")], played("HW4"), "HU-41"),
    ([TURN, rolled("fight")], h.BulletsSpent(seat=0, count=1), "ZZ-12"),
    ([TURN, rolled("attack")], h.BulletsSpent(seat=0, count=1), "HZ-35"),
    ([TURN, rolled("fight")], LOST, "ZZ-12"),
    ([TURN, rolled("capture"), PAWN_EATEN], LOST, "HZ-41"),
    ([TURN, rolled("capture"), PAWN_INFECTED], LOST, "HZ-42"),
    ([TURN, played("ZE04")], LOST, "HZ-22"),
    ([TURN, PAWN_EATEN, LOST], GONE, "HZ-41"),
    ([TURN, PAWN_INFECTED, LOST], GONE, "HZ-42"),
    ([TURN, rolled("fight"), LOST], h.PawnGone(seat=1, dead=True), "ZZ-15"),
    ([TURN], h.HumanCaught(seat=0, space="4,4", victim=1), "HZ-40"),
    ([TURN], PAWN_EATEN, "HZ-41"),
    ([TURN], PAWN_INFECTED, "HZ-42"),
    ([TURN, PAWN_INFECTED], ZOMBIE, "HZ-42"),
    ([TURN, INFECTED], ZOMBIE, "HU-51"),
    ([TURN], h.HumanFled(seat=1, start="4,4", space="4,5", victim=1), "HZ-44"),
    ([TURN, WALKED], MARKER, "HZ-28"),
    ([TURN, WALKED, TRIED, rolled("barricade")], MARKER, "HU-31"),
    ([TURN, rolled("zombies")], h.NpcMoved(seat=0, start="4,4", space="4,5"), "HZ-32"),
    (
        [TURN, rolled("zombies"), played("ZE23")],
        h.NpcMoved(seat=0, start="4,4", space="9,9"),
        "HZ-22",
    ),
    ([TURN], h.ZombiesCollected(seat=0, count=1, collected=3), "HZ-36"),
    ([TURN], h.AttackFailed(seat=0, owner=1), "HZ-38"),
    ([TURN, rolled("undead")], h.ZombiesReturned(seat=0, count=2, collected=3), "HZ-18"),
    ([TURN, LOST], h.ZombiesReturned(seat=0, count=2, collected=3), "ZZ-15"),
    ([TURN, played("ZE06")], h.ItemLost(seat=0, card="ZE10"), "HZ-22"),
    ([TURN, LOST], h.ItemLost(seat=0, card="ZE10"), "ZZ-15"),
    ([TURN], h.GameEnded(), "HZ-47"),
    ([TURN, h.RoundEnded(round=80)], h.GameEnded(), "HZ-48"),
]
MY_TURN = z.TurnStarted(seat=0)
PAW = z.ToyUsed(seat=0, card="G-DOG-4R", toy="paw")
MINE = z.PileDrawn(seat=0, card=None)
YOURS = z.PileDrawn(seat=1, card=None)
ADDED = z.CardAdded(seat=0, card="G-DOG-4R", moon="green")
EMPTIED = z.HandEmptied(seat=1)
ZOMBEASTS_LOG: list[tuple[list[Event], Event, str]] = [
    ([], MINE, "ZB-03"),
    ([], z.StockFilled(card="G-DOG-4R"), "ZB-04"),
    ([MY_TURN], z.StockFilled(card="G-DOG-4R"), "ZB-53"),
    ([MY_TURN], MY_TURN, "ZB-07"),
    ([MY_TURN], z.MoonStarted(seat=0, card="G-DOG-4R", moon="green"), "ZB-09"),
    ([MY_TURN], z.MoonStarted(seat=0, card="W-CAT-L", moon="white"), "ZB-15"),
    ([MY_TURN], ADDED, "ZB-10"),
    ([z.JokerSwapped(seat=0, victim=1, joker="W-CAT-L", card="G-DOG-4R")], ADDED, "ZB-33"),
    ([z.CardFetched(seat=0, card="G-DOG-4R")], ADDED, "ZB-87"),
    ([ADDED], z.AttackTriggered(seat=0), "ZB-21"),
    ([ADDED, z.AttackTriggered(seat=0)], z.PlayStopped(seat=0), "ZB-27"),
    ([ADDED, z.ToyUsed(seat=0, card="G-DOG-4R", toy="bone")], z.PlayStopped(seat=0), "ZB-91"),
    ([ADDED], z.MoonCompleted(seat=0, moon="green", cards=("G-DOG-4R",)), "ZB-41"),
    ([ADDED], z.ToyUsed(seat=0, card="G-DOG-4R", toy="carrot"), "ZB-83"),
    ([ADDED], PAW, "ZB-92"),
    ([MY_TURN, ADDED], MINE, "ZB-49"),
    ([MY_TURN, ADDED, z.HandRobbed(seat=0, victim=1, card=None)], EMPTIED, "ZB-56"),
    ([MY_TURN, ADDED], EMPTIED, "ZB-55"),
    ([MY_TURN, ADDED, EMPTIED], YOURS, "ZB-55"),
    ([MY_TURN, z.HandDumped(seat=0, count=2)], MINE, "ZB-61"),
    ([MY_TURN, z.HandDumped(seat=0, count=2), MINE, ADDED], MINE, "ZB-49"),
    ([MY_TURN, ADDED, PAW], MINE, "ZB-92"),
    ([MY_TURN, ADDED, PAW, MINE], YOURS, "ZB-92"),
    ([MY_TURN, ADDED, PAW, MINE, YOURS], MINE, "ZB-49"),
    ([MY_TURN, ADDED], z.EndTriggered(seat=0), "ZB-67"),
]
PASSED = o.TurnPassed(seat=0)
PLAYED = o.CardsPlayed(seat=0, card="11", count=1)
BRAIN_LOG: list[tuple[list[Event], Event, str]] = [
    ([], o.RoundStarted(round=1, seat=0), "ZA-01"),
    ([o.TurnStarted(seat=0)], o.RoundStarted(round=2, seat=0), "ZA-57"),
    ([PASSED], o.HordeCleared(seat=0, count=3), "ZA-23"),
    ([PASSED, PLAYED], o.HordeCleared(seat=0, count=3), "ZA-39"),
    ([PASSED], o.BrainLost(seat=0), "ZA-24"),
    ([], PLAYED, "ZA-14"),
    ([], o.CardsPlayed(seat=0, card="0", count=1), "ZA-33"),
    ([], o.DieRolled(seat=0, face="RAIN"), "ZA-45"),
    ([], o.DieRolled(seat=0, face="REPLAY"), "ZA-50"),
    ([], o.RollWithoutEffect(seat=0, face="GIVE"), "ZA-43"),
]
FLIPPED = m.TaskFlipped(seat=0, round=1, task="C")
HIT = m.StayedIn(seat=0)
MISSED = m.WentOut(seat=0)
OTHER = m.WentOut(seat=1)
MEISTER_LOG: list[tuple[list[Event], Event, str]] = [
    ([], FLIPPED, "MM-11"),
    ([], m.TaskFlipped(seat=0, round=1, task="T1"), "MM-10"),
    ([m.RoundScored(seat=0, count=4, points=9)], m.MemorizerFound(seat=0), "MM-25"),
    ([m.RoundScored(seat=0, count=4, points=9)], m.MuddlerFound(seat=0), "MM-26"),
    ([FLIPPED, HIT, OTHER], m.MemorizerFound(seat=0), "MM-66"),
    ([FLIPPED, HIT, OTHER, MISSED], m.MemorizerFound(seat=0), "MM-67"),
    ([FLIPPED, HIT, OTHER], m.MuddlerFound(seat=1), "MM-65"),
    ([FLIPPED, MISSED, OTHER, m.EverybodyWentOut()], m.MemorizerFound(seat=0), "MM-68"),
    ([FLIPPED, MISSED, OTHER, m.EverybodyWentOut()], m.MuddlerFound(seat=0), "MM-68"),
]
LOGS: dict[str, list[tuple[list[Event], Event, str]]] = {
    BASE: HUMANS_LOG,
    BOTH: ZOMBIES_LOG,
    "zombeasts": ZOMBEASTS_LOG,
    "oh-my-brain": BRAIN_LOG,
    "monster-meister": MEISTER_LOG,
}
ROWS: list[tuple[Any, ...]] = [(key, *row) for key, rows in LOGS.items() for row in rows]


@in_one_test(("key", "before", "event", "clause"), ROWS)
def test_a_line_cites_the_clause_that_says_what_happens(
    key: str, before: list[Event], event: Event, clause: str
) -> None:
    assert clause_of_event(key, event, before) == clause
