"""What others see does not depend on a hidden hand, in any phase (A-68, A-70, section 7, R-51)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.games.humans.api.position import PHASES
from monsterbox.games.humans.engine import phases as phase
from tests.games.humans.builders import F1, a_match
from tests.games.humans.combined import a_combined, a_window
from tests.games.humans.reference_data import BASE, COMBINED
from tests.games.humans.stirring import some_options
from tests.games.humans.worlds import HIDDEN, TwoWorlds

WINDOWS = ("eligible_only", "uniform")
MOST_GAMES = 200
# The base game has no building to start in; its end comes after the phases of the combined game.
OF_BASE = {PHASES[one] for one in range(phase.BUILDING)} - {"start-building"} | {"over"}
OF_COMBINED = {*PHASES}
Phases = set[str]
USELESS = "HE05"


# Questions that only a card makes one: with it, somebody has a choice; without, there is none


def before_the_movement_roll(hand: str, **options: Any) -> mb.Match:
    """G2. The Keys, or a rest."""
    match = a_window("premove", 0, active=1, hands={0: ["HE03"], 1: [hand]}, options=options)
    match.play(0, "pass")
    if match.view(1).phase == "premove":  # with `uniform`
        match.play(1, "pass")
    return match


def after_the_last_step(hand: str, **options: Any) -> mb.Match:
    """T3. Fresh Meat."""
    match = a_match(town=F1, zombies={0: ["4,1"]}, steps=1, hands={0: [hand]}, options=options)
    match.play(0, "step 4,1 east")
    return match


def after_the_last_step_of_a_pawn(hand: str, **options: Any) -> mb.Match:
    """G3. Fresh Meat."""
    match = a_combined(active=1, steps=1, hands={1: [hand]}, options=options)
    match.play(1, "step 1,1 east")
    return match


def driven_out(hand: str, **options: Any) -> mb.Match:
    """G3, ZE08. There is one way out, and no end before."""
    match = a_combined(
        active=1,
        pawns={1: "8,0"},
        zombies={0: ["1,4"]},
        hands={1: [hand]},
        players={1: {"fates": ["cramped"]}},
        steps=4,
        options=options,
    )
    match.play(1, "step 8,0 west")
    return match


def before_the_only_attempt(hand: str, **options: Any) -> mb.Match:
    """T4. Walk It Off."""
    match = a_match(
        town=F1,
        zombies={0: ["3,1", "1,1"]},
        humans=["3,1"],
        hands={0: [hand]},
        players={0: {"wounds": ["chest"]}},
        options=options,
        chance=["face 1", "face 1"],
    )
    match.play(0, "end move")
    return match


def after_a_miss(hand: str, **options: Any) -> mb.Match:
    """K1. A weapon in the hand."""
    match = a_combined(
        active=1,
        npcs=["2,1"],
        hands={1: [hand]},
        players={1: {"bullets": 0}},
        options=options,
        chance=["face 3"],
    )
    match.play(1, "step 1,1 east")
    return match


def before_an_attack(hand: str, **options: Any) -> mb.Match:
    """K2. A weapon in the hand."""
    match = a_combined(active=1, zombies={0: ["2,1"]}, hands={1: [hand]}, options=options)
    match.play(1, "step 1,1 east")
    return match


Scene = Callable[..., mb.Match]
SCENES: list[tuple[Scene, str, str]] = [
    (before_the_movement_roll, "ZE17", "pawn-roll"),
    (before_the_movement_roll, "ZE20", "pawn-roll"),
    (after_the_last_step, "HE02", "move"),
    (after_the_last_step_of_a_pawn, "HE02", "pawn-move"),
    (before_the_only_attempt, "HE11", "select"),
    (after_a_miss, "HW2", "fight"),
    (before_an_attack, "HW2", "attack"),
]
scenes = pytest.mark.parametrize(("scene", "card", "asked"), SCENES)


def seen_by_others(match: mb.Match) -> list[tuple[str, tuple[int, ...]]]:
    """The question and who is asked, for everybody else."""
    others: list[int | None] = [seat for seat in range(match.seats) if seat not in match.waiting]
    views = [match.view(seat) for seat in (None, *others)]
    return [(view.phase, view.asked_seats) for view in views]


@scenes
def test_a_question_for_a_card_alone_is_seen_by_nobody_else(
    scene: Scene, card: str, asked: str
) -> None:
    """A-68, A-70, R-51. With `eligible_only` others see that the table waits, and no more."""
    match = scene(card)
    seat = match.waiting[0]

    assert match.view(seat).phase == asked
    assert f"play {card}" in match.legal(seat)
    assert {*seen_by_others(match)} == {(HIDDEN, ())}


@scenes
def test_nobody_is_asked_who_has_no_choice(scene: Scene, card: str, asked: str) -> None:
    """A-70. With `eligible_only` the only legal action is carried out."""
    match = scene(USELESS)

    assert match.turn is None or match.view(match.turn).phase != asked


@scenes
def test_with_uniform_windows_the_same_is_asked_whatever_the_hand_holds(
    scene: Scene, card: str, asked: str
) -> None:
    """A-68, A-70, R-51. All may see the question; only the choices depend on the hand."""
    one, other = (scene(hand, windows="uniform") for hand in (card, USELESS))
    seat = one.waiting[0]

    assert {*seen_by_others(one)} == {*seen_by_others(other)} == {(asked, (seat,))}
    assert len(one.legal(seat)) > len(other.legal(seat)) == 1
    assert other.forced(seat) == other.legal(seat)[0]
    assert one.forced(seat) is None


def test_whoever_must_go_on_is_asked_with_uniform_windows() -> None:
    """ZE08, A-70, R-51. Even one step that must be made is asked for if there is a card."""
    one, other = (driven_out(hand, windows="uniform") for hand in ("HE02", USELESS))

    assert seen_by_others(one) == seen_by_others(other) == [("pawn-move", (1,))] * 2


def test_who_has_played_the_card_of_the_round_is_not_asked_for_cards() -> None:
    """A-68. All can see that it was played, so nothing is given away."""
    match = a_combined(
        active=1,
        steps=1,
        hands={1: ["HE02"]},
        pending={"used": [1]},
        options={"windows": "uniform"},
    )
    match.play(1, "step 1,1 east")

    assert "pawn-move" not in {match.view(seat).phase for seat in range(2)}


@scenes
def test_a_first_edition_match_asks_as_it_did_and_still_hides_it(
    scene: Scene, card: str, asked: str
) -> None:
    """A-70, R-51. Then `uniform` went for reactions only."""
    match = scene(card, windows="uniform", edition=1)
    without = scene(USELESS, windows="uniform", edition=1)

    assert match.view(match.waiting[0]).phase == asked
    assert {*seen_by_others(match)} == {(HIDDEN, ())}
    assert without.turn is None or without.view(without.turn).phase != asked


def test_a_question_with_a_choice_for_everybody_is_seen_by_all() -> None:
    """R-51. A step can be made with any hand."""
    match = a_combined(active=1, steps=2, hands={1: ["HE02"]})
    match.play(1, "step 1,1 east")

    assert {*seen_by_others(match)} == {("pawn-move", (1,))}


# Whole games


def two_worlds(key: str, windows: str, seed: int, **fixed: Any) -> TwoWorlds:
    """A game with some house rules, played in both worlds."""
    dice = random.Random(seed)
    seats = dice.randint(2, 5)
    told = some_options(dice, mb.game(key), seats)
    options = told | {"max_rounds": 5, "windows": windows} | fixed
    worlds = TwoWorlds(key, seats, options, seed)
    worlds.play()
    return worlds


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("key", [BASE.key, COMBINED.key])
def test_two_worlds_look_the_same_to_a_seat(key: str, windows: str) -> None:
    """A-68, A-70. View, question, who is asked, choices and events of a whole game."""
    assert len(two_worlds(key, windows, 1, max_rounds=1).phases) > 9


@pytest.mark.full
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("key", "phases"), [(BASE.key, OF_BASE), (COMBINED.key, OF_COMBINED)])
def test_two_worlds_look_the_same_in_every_phase(key: str, phases: Phases, windows: str) -> None:
    """A-68, A-70. Games are played, stirred now and then, until every phase has come up."""
    left = set(phases)
    for seed in range(MOST_GAMES):
        left -= two_worlds(key, windows, seed).phases
        if not left:
            return

    assert left == set()
