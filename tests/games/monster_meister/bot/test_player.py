"""How Monster Meister is played from memory: what is chosen, believed, and not known."""

from __future__ import annotations

import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.bot import Rememberer
from monsterbox.bots.make import make_bot, meaning
from monsterbox.core.match import Match
from monsterbox.games.monster_meister.bot.player import MonsterMeisterPlayer
from tests.cases import one_in
from tests.games.kit import few_of, played
from tests.games.monster_meister.builders import GRID, TWINS, a_match, a_new_match, cell_of

ALL_SEEN = {0: {cell: [0] for cell in GRID}}
PLANS = ("plain", "sharp")
every_plan = pytest.mark.parametrize("plan", PLANS)


def perfect(plan: str = "plain", seed: int = 1) -> MonsterMeisterPlayer:
    return MonsterMeisterPlayer(seed, "perfect", plan)


def seen_display(task: str, faces: list[str] | None = None, **fields: Any) -> Match:
    """Seat 0 has seen all its cards, which lie in this order."""
    return a_match(task=task, displays={0: faces or TWINS}, seen=ALL_SEEN, **fields)


def turns_of(match: Match, bot: MonsterMeisterPlayer, seat: int = 0) -> list[str]:
    """The faces that a bot turns up, one after the other."""
    while seat in match.waiting and match.view(seat).phase == "reveal":
        match.play(seat, bot.choose(match.belief(seat)))
    cards = match.view(seat).seats[seat].cards  # type: ignore[attr-defined]
    return sorted(card.face for card in cards if card.face)


# What is chosen


@every_plan
@pytest.mark.parametrize(
    ("task", "best"),
    [("T1", 22), ("T2", 22), ("T3", 10), ("T4", 10), ("T7", 30), ("T9", 23)],
)
def test_who_forgets_nothing_gets_the_most_out_of_a_number_of_cards(
    plan: str, task: str, best: int
) -> None:
    """Section 1.4, the greatest value of each task."""
    match = seen_display(task, round=10)
    turns_of(match, perfect(plan))
    match_points = match.view(0).seats[0].points  # type: ignore[attr-defined]

    assert match_points == best


@every_plan
@pytest.mark.parametrize(("task", "best"), [("T5", 30), ("T6", 15), ("T8", 15), ("T10", 24)])
def test_in_until_tasks_the_card_that_ends_it_comes_last(plan: str, task: str, best: int) -> None:
    """MM-15."""
    match = seen_display(task, round=10)
    turns_of(match, perfect(plan))

    assert match.view(0).seats[0].points == best  # type: ignore[attr-defined]


@every_plan
def test_where_fewer_cards_may_be_turned_those_that_cost_points_stay(plan: str) -> None:
    """A-08, up_to."""
    match = seen_display("T9", round=10, options={"reveal_count": "up_to"})
    shown = turns_of(match, perfect(plan))

    assert shown
    assert all(face[1] in "14" for face in shown)


@every_plan
def test_a_feature_is_named_that_one_can_show(plan: str) -> None:
    """MM-60. Of the seat's cards only one is known, and it is red."""
    red = "2,2"
    match = a_match(task="C", phase="name", seats=2, displays={0: TWINS}, seen={0: {red: [0]}})
    face = match.position()["displays"][0][red]["card"].partition("-")[2]

    choice = perfect(plan).choose(match.belief(0))

    colours = {"B": "blue", "Y": "yellow", "G": "green", "R": "red"}
    assert choice in (f"name {colours[face[0]]}", f"name {face[1]}")


@every_plan
def test_the_card_that_is_sure_is_picked(plan: str) -> None:
    """MM-61."""
    match = a_match(task="C", phase="name", seats=2, displays={0: TWINS}, seen=ALL_SEEN)
    match.play(0, "name green")

    choice = perfect(plan).choose(match.belief(0))

    green = {f"pick {cell}" for cell, face in zip(GRID, TWINS, strict=True) if "G" in face}
    assert choice in green


def test_a_thrifty_player_spares_the_card_that_is_needed_for_more() -> None:
    """MM-69. One of two blue cards is also the only one with four eyes."""
    cells = {"0,0": "B1", "1,0": "B4", "2,0": "R1", "3,0": "Y1", "0,1": "G1", "1,1": "R2"}
    match = a_match(
        task="C",
        phase="name",
        seats=2,
        displays={0: cells},
        seen={0: {cell: [0] for cell in cells}},
    )
    match.play(0, "name blue")

    assert perfect("sharp").choose(match.belief(0)) == "pick 0,0"


def test_own_doubles_are_given_away_first() -> None:
    """MM-30, MM-81."""
    faces = ["R4x2", "B2", "G1", "Y3"]
    match = seen_display("T1")
    for face in faces:
        match.play(0, f"turn {cell_of(match, 0, face)}")
    while 1 in match.waiting:
        match.play(1, match.legal(1)[0])
    if match.waiting != [0] or match.view(0).phase != "remove":
        pytest.fail("seat 0 should have most points")

    assert perfect().choose(match.belief(0)) == f"remove {cell_of(match, 0, 'R4x2', is_up=True)}"


# What is believed


@every_plan
def test_who_forgets_nothing_believes_what_it_has_seen(plan: str) -> None:
    match = a_new_match(seats=2, seed=5)
    source = random.Random(5)
    seen: dict[str, str] = {}
    while match.view(0).round < 4:  # type: ignore[attr-defined]
        for card in match.view(0).seats[0].cards:  # type: ignore[attr-defined]
            if card.face:
                seen[card.cell] = f"{card.back}-{card.face}"
        seat = source.choice(match.waiting)
        match.play(seat, source.choice(match.legal(seat)))
    guesses = {one.place: one for one in perfect(plan).guess(match.belief(0))}
    lying = [place for place in guesses if place in seen]

    assert len(lying) > 3
    for place in lying:
        if match.lies_at(0, place) == seen[place]:  # or it was given away since
            assert guesses[place].believed == seen[place]
            assert guesses[place].chance > 0.5


def test_what_nobody_has_seen_may_be_anything() -> None:
    match = a_new_match(seats=2, seed=5)

    guesses = perfect().guess(match.belief(0))

    assert [one.place for one in guesses] == list(GRID)
    assert {one.chance for one in guesses} == {1 / 16}


def test_the_sharp_one_concludes_what_must_lie_there() -> None:
    """Fifteen cards of a set are known, so is the sixteenth."""
    seen = {0: {cell: [0] for cell in GRID[:-1]}}
    match = a_match(task="T1", displays={0: TWINS}, seen=seen)

    plain, sharp = (perfect(plan).guess(match.belief(0))[-1] for plan in PLANS)

    assert plain.chance == pytest.approx(1 / 16)
    assert (sharp.place, sharp.believed) == (GRID[-1], f"P0-{TWINS[-1]}")
    assert 0.5 < sharp.chance < 1, "a doubt is left: memories may be wrong"


def test_ghosts_are_for_bots_as_for_anybody() -> None:
    """5.2. A novice plays from the table where the house shows what was seen."""
    options = {"open_memory": "own_ghosts"}
    match = a_match(task="T2", displays={0: TWINS}, seen=ALL_SEEN, options=options, round=10)

    turns_of(match, MonsterMeisterPlayer(3, "novice"))

    assert match.view(0).seats[0].points == 22  # type: ignore[attr-defined]


# What is not known


@pytest.mark.parametrize("level", range(1, 6))
def test_cards_that_were_never_seen_change_nothing(level: int) -> None:
    """The same match with other cards where nobody has looked."""
    match = played(few_of("monster-meister")[0], 60)
    seat = match.turn
    assert seat is not None
    bot = make_bot(f"level{level}", "monster-meister", seed=3)
    other = mb.game("monster-meister").from_position(match.imagine(seat, 9))
    same = mb.game("monster-meister").from_position(match.imagine(seat, 4))

    assert bot.choose(other.belief(seat)) == bot.choose(same.belief(seat))


@pytest.mark.parametrize("seed", range(3))
def test_the_order_in_which_others_act_changes_nothing(seed: int) -> None:
    """MM-12. Seat 0 is asked after the others have turned their cards, or before."""
    bots = [make_bot("level2", "monster-meister", seed=s) for s in range(3)]
    chosen = []
    for order in ((0, 1, 2), (2, 1, 0)):
        match = a_new_match(seats=3, seed=seed)
        mine: list[str] = []
        while not match.over:
            seat = next(one for one in order if one in match.waiting)
            choice = bots[seat].choose(match.belief(seat))
            mine += [choice] if seat == 0 else []
            match.play(seat, choice)
        chosen.append(mine)

    assert chosen[0] == chosen[1]


@pytest.mark.full
def test_levels_remember_better_and_better() -> None:
    """The share of its cards that a bot takes for what they are, after six rounds."""
    shares = []
    for level in range(1, 6):
        right = number = 0
        for seed in range(12):
            bots = [
                make_bot(f"level{level}", "monster-meister", seed=10 * seed + s) for s in (0, 1)
            ]
            match = a_new_match(seats=2, seed=seed)
            while match.view(0).round < 6:  # type: ignore[attr-defined]
                seat = match.waiting[0]
                match.play(seat, bots[seat].choose(match.belief(seat)))
            for seat, bot in enumerate(bots):
                assert isinstance(bot, Rememberer)
                guesses = bot.guess(match.belief(seat))
                number += len(guesses)
                right += sum(one.believed == match.lies_at(seat, one.place) for one in guesses)
        shares.append(right / number)

    assert shares == sorted(shares)
    assert shares[0] < 0.6 < 0.9 < shares[-1]


@pytest.mark.parametrize("case", one_in(5, few_of("monster-meister")), ids=str)
def test_every_phase_of_every_house_is_answered(case: object) -> None:
    match = played(case, 0)  # type: ignore[arg-type]
    bots = [make_bot(f"level{5 - s}", "monster-meister", seed=s) for s in range(match.seats)]
    asked = set()
    while not match.over:
        seat = match.waiting[-1]
        asked.add(match.view(seat).phase)
        match.play(seat, bots[seat].choose(match.belief(seat)))

    assert asked >= {"flip", "reveal", "ready"}


def test_the_levels_are_the_memories_of_the_specification() -> None:
    names = ["novice", "easy", "medium", "hard"]
    for level, name in enumerate(names, start=1):
        assert meaning(f"level{level}", "monster-meister") == f"heuristic:memory={name}"
    assert meaning("level5", "monster-meister").endswith("memory=expert:plan=sharp")
