"""How a bot forgets, clause by clause of section 5.3: sights, fading, blurring, confusion."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterbox.core.events import Event
from monsterbox.core.rng import Rng
from monsterbox.games.monster_meister.api.events import (
    CardRemoved,
    CardsTurnedBack,
    CardTurned,
    PickShown,
    StrayDrawn,
    StrayPlaced,
)
from monsterbox.games.monster_meister.bot.memory import (
    BLANK,
    MODELS,
    Cell,
    Mark,
    Memory,
    Model,
    Strength,
    Trace,
    cells_before,
    possible,
    remember,
)
from monsterbox.games.monster_meister.cards import faces_of, monsters_of, slots_of

TRIALS = 4000
CLEAR = Strength(1.0, 1.0, 1.0)
GRID = [(column, row) for column in range(4) for row in range(4)]
SET = slots_of(faces_of("twins"))[:16]


def a_model(
    notices: Strength = CLEAR, keeps: Strength = CLEAR, confuses: float = 0.0, blurs: float = 0.0
) -> Model:
    return Model(notices, keeps, confuses, blurs)


def a_memory(model: Model, seed: int = 1) -> Memory:
    return Memory(model, Rng(seed), GRID)


def known(trace: Trace) -> tuple[bool, bool, bool]:
    """Which of the features of a card with one kind of monster are known."""
    mark = trace.marks[0]
    return mark.colour is not None, mark.eyes is not None, trace.number is not None


def rates(model: Model, rounds: int, sights: int = 1) -> list[float]:
    """How often each feature is still right after so many rounds without a look."""
    right = Counter[str]()
    for seed in range(TRIALS):
        memory = a_memory(model, seed)
        for _ in range(sights):
            memory.see((0, 0), monsters_of("B2"))
            memory.fresh.clear()
        for _ in range(rounds):
            memory.end_round()
        trace = memory.trace((0, 0))
        mark = trace.marks[0]
        right["colour"] += mark.colour == 0
        right["eyes"] += mark.eyes == 2
        right["number"] += trace.number == 1
    return [right[name] / TRIALS for name in ("colour", "eyes", "number")]


# See


@pytest.mark.parametrize("name", MODELS)
def test_a_look_leaves_each_feature_as_often_as_the_model_notices(name: str) -> None:
    model = MODELS[name]

    assert rates(model, rounds=0) == pytest.approx(model.notices, abs=0.03)


def test_what_was_known_rightly_stays_known_when_it_is_seen_again() -> None:
    """E counts for what is new only."""
    memory = a_memory(a_model(notices=Strength(0.0, 0.0, 0.0)))
    memory.traces[0, 0] = Trace((Mark(0, 3),), 1, 1)

    memory.see((0, 0), monsters_of("B2"))

    assert memory.trace((0, 0)) == Trace((Mark(0, None),), 1, 2)


def test_mixed_doubles_are_remembered_monster_by_monster() -> None:
    memory = a_memory(a_model())

    memory.see((0, 0), monsters_of("R4+G1"))
    memory.see((1, 0), monsters_of("B2x2"))

    assert memory.trace((0, 0)) == Trace((Mark(2, 1), Mark(3, 4)), 2, 1)
    assert memory.trace((1, 0)) == Trace((Mark(0, 2),), 2, 1)


def test_an_old_mark_goes_with_the_monster_it_fits() -> None:
    memory = a_memory(a_model(notices=Strength(0.0, 0.0, 0.0)))
    memory.traces[0, 0] = Trace((Mark(3, None), Mark(None, None)), None, 1)

    memory.see((0, 0), monsters_of("G1+R4"))

    assert memory.trace((0, 0)).marks == (Mark(None, None), Mark(3, None))


# Round end


@pytest.mark.parametrize("name", ["novice", "easy", "medium", "hard", "expert"])
def test_a_round_takes_each_feature_as_often_as_the_model_loses_it(name: str) -> None:
    model = a_model(keeps=MODELS[name].keeps)

    assert rates(model, rounds=1) == pytest.approx(model.keeps, abs=0.03)


def test_what_was_seen_twice_fades_half_as_fast() -> None:
    model = a_model(keeps=Strength(0.6, 0.6, 0.6))

    assert rates(model, rounds=1, sights=2) == pytest.approx([0.8, 0.8, 0.8], abs=0.03)


def test_what_was_seen_in_this_round_does_not_fade() -> None:
    memory = a_memory(a_model(keeps=Strength(0.0, 0.0, 0.0)))
    memory.see((0, 0), monsters_of("B2"))

    memory.end_round()
    assert known(memory.trace((0, 0))) == (True, True, True)
    memory.end_round()
    assert known(memory.trace((0, 0))) == (False, False, False)


@pytest.mark.parametrize(
    ("eyes", "found"), [(1, {1, 2}), (2, {1, 3}), (3, {2, 4}), (4, {3, 4})], ids=str
)
def test_eyes_blur_by_one_and_stay_between_one_and_four(eyes: int, found: set[int]) -> None:
    seen = set()
    for seed in range(60):
        memory = a_memory(a_model(blurs=1.0), seed)
        memory.see((0, 0), monsters_of(f"B{eyes}"))
        memory.fresh.clear()
        memory.end_round()
        seen.add(memory.trace((0, 0)).marks[0].eyes)

    assert seen == found


def test_neighbours_change_places_in_the_mind() -> None:
    """k; with an orthogonal neighbour that was not seen in this round either."""
    beside: Counter[Cell] = Counter()
    for seed in range(200):
        memory = Memory(a_model(confuses=1.0), Rng(seed), [(0, 0), (1, 0), (5, 5)])
        memory.traces[0, 0] = Trace((Mark(0, 2),), 1, 1)
        memory.end_round()  # both change places, with each other
        beside.update(cell for cell, trace in memory.traces.items() if trace != BLANK)
    assert set(beside) == {(0, 0)}, "twice is back"

    memory = Memory(a_model(confuses=1.0), Rng(1), [(0, 0), (1, 0)])
    memory.traces[0, 0] = Trace((Mark(0, 2),), 1, 1)
    memory.fresh.add((1, 0))
    memory.end_round()
    assert memory.trace((0, 0)) != BLANK, "what was just seen is not mistaken"


def test_confusion_is_as_frequent_as_the_model_says() -> None:
    moved = 0
    for seed in range(TRIALS):
        memory = Memory(a_model(confuses=0.1), Rng(seed), [(0, 0), (1, 0)])
        memory.traces[0, 0] = Trace((Mark(0, 2),), 1, 1)
        memory.end_round()
        moved += memory.trace((0, 0)) == BLANK
    assert moved / TRIALS == pytest.approx(2 * 0.1 * 0.9, abs=0.03)


# The story of a seat


def turned(cell: str, face: str, seat: int = 0) -> Event:
    return CardTurned(seat=seat, cell=cell, face=face, is_open=True)


def test_the_story_of_a_display() -> None:
    """Turned, picked, removed, drawn and placed; what lies before others is not remembered."""
    story = [
        turned("0,0", "B2"),
        turned("0,0", "R4", seat=1),
        PickShown(seat=0, cell="1,0", face="G1"),
        CardRemoved(seat=0, cell="1,0", back="P0", face="G1"),
        CardRemoved(seat=1, cell="0,0", back="P1", face="R4"),
        StrayDrawn(seat=0, back="S", face="Y1x2"),
        StrayPlaced(seat=0, cell="4,0", back="S"),
        CardsTurnedBack(round=1),
    ]
    now = [*GRID, (4, 0)]
    now.remove((1, 0))

    traces = remember(MODELS["perfect"], Rng(1), 0, story, now)

    assert cells_before(story[:1] + story[2:4] + story[5:], now) == set(GRID)
    assert {cell: trace for cell, trace in traces.items() if trace != BLANK} == {
        (0, 0): Trace((Mark(0, 2),), 1, 1),
        (4, 0): Trace((Mark(1, 1),), 2, 1),
    }


def test_what_others_do_meanwhile_changes_no_memory() -> None:
    """5.3. The random numbers depend only on the seat's own story."""
    own = [turned(f"{k},0", "B2") for k in range(4)] + [CardsTurnedBack(round=1)]
    own += [turned(f"{k},1", "R3") for k in range(4)] + [CardsTurnedBack(round=2)]
    mixed: list[Event] = []
    for k, event in enumerate(own):
        mixed += [turned(f"{k % 4},2", "G4", seat=1), event]

    alone = remember(MODELS["novice"], Rng(7), 0, own, GRID)
    assert remember(MODELS["novice"], Rng(7), 0, mixed, GRID) == alone
    assert remember(MODELS["novice"], Rng(8), 0, own, GRID) != alone


# Belief


@pytest.mark.parametrize(
    ("trace", "faces"),
    [
        (BLANK, 16),
        (Trace((Mark(0, None),), None, 1), 4),
        (Trace((Mark(None, 2),), None, 1), 4),
        (Trace((Mark(0, 2),), None, 1), 1),
        (Trace((Mark(None, None),), 2, 1), 4),
        (Trace((Mark(0, 2),), 2, 1), 1),
        (Trace((Mark(0, None),), 2, 1), 1),
    ],
    ids=str,
)
def test_what_may_lie_there(trace: Trace, faces: int) -> None:
    """The faces that agree; a number that fits none is dropped, then the eyes, then all."""
    assert len(possible(trace, SET)) == faces


def test_what_agrees_with_no_face_is_given_up_in_order() -> None:
    only_reds = [monsters_of(face) for face in ("R1", "R2x2")]

    assert possible(Trace((Mark(3, 1),), 2, 1), only_reds) == only_reds[:1]
    assert possible(Trace((Mark(3, 4),), 2, 1), only_reds) == only_reds
    assert possible(Trace((Mark(0, 4),), 2, 1), only_reds) == only_reds
