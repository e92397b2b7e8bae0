"""The heuristic player of Humans: whole games, and small positions in which the plan must show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.bot import Bot
from monsterbox.bots.make import make_bot
from monsterbox.bots.uniform import Uniform
from monsterbox.core.belief import Belief
from monsterbox.core.match import Match
from tests.cases import in_tiers, one_in
from tests.games.humans.builders import F1, F2, a_capture, a_match, a_tile
from tests.games.kit import is_allowed, single_changes

GAMES = ("humans", "humans-zombies")
HOUSE_RULES = [(key, change) for key in GAMES for change in single_changes(mb.game(key)).values()]
EAST = ("H09 1,0 r0", "H04 2,0 r0")


def heuristic(key: str = "humans", seed: int = 0) -> Bot:
    return make_bot("heuristic", key, seed)


def belief_of(match: Match) -> Belief:
    """What the seat to act may think."""
    assert match.turn is not None
    return match.belief(match.turn)


def answer(match: Match, seed: int = 0) -> str:
    """What a bot that has just sat down would do."""
    return heuristic(match.game.key, seed).choose(belief_of(match))


def moments(match: Match, bots: list[Bot]) -> Iterator[Belief]:
    """Every belief on which these bots choose, in a match that they play to its end."""
    while not match.over:
        belief = belief_of(match)
        yield belief
        match.play(belief.seat, bots[belief.seat].choose(belief))


def play_out(match: Match, bots: list[Bot]) -> None:
    for _ in moments(match, bots):
        pass


def seats_for(key: str, options: dict[str, Any]) -> int:
    """The smallest table at which the options go together."""
    return next(seats for seats in range(2, 7) if is_allowed(mb.game(key), seats, options))


# Whole games


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", in_tiers([2, 3, 4, 5, 6], fast=[2, 5]))
def test_it_plays_whole_games(key: str, seats: int) -> None:
    match = mb.game(key).match(seats=seats, seed=seats)

    play_out(match, [heuristic(key, seed) for seed in range(seats)])

    assert match.over


@pytest.mark.parametrize("rules", one_in(6, HOUSE_RULES), ids=str)
def test_it_plays_every_house_rule(rules: tuple[str, dict[str, Any]]) -> None:
    """Section 4: each alone, always by legal choices; a match refuses all others."""
    key, options = rules
    seats = seats_for(key, options)
    match = mb.game(key).match(seats=seats, seed=3, **options)

    play_out(match, [heuristic(key, seed) for seed in range(seats)])

    assert match.over


@pytest.mark.parametrize("key", GAMES)
def test_it_beats_the_uniform_bot(key: str) -> None:
    """Six games with changing seats, so as either side of the combined game."""
    won = 0
    for seed in range(6):
        match = mb.game(key).match(seats=2, seed=seed)
        me = seed % 2
        bots: list[Bot] = [Uniform(seed), Uniform(seed)]
        bots[me] = heuristic(key, 1)
        play_out(match, bots)
        won += match.ranks[me] < match.ranks[1 - me]

    assert won == 6


@pytest.mark.parametrize("key", GAMES)
def test_it_does_not_know_what_its_seat_cannot_know(key: str) -> None:
    """Section 7: in a world that differs in hidden cards only, it does the same."""
    game = mb.game(key)
    match = game.match(seats=3, seed=1)

    for number, belief in enumerate(moments(match, [heuristic(key, seed) for seed in range(3)])):
        if number % 15 == 0:
            twin = game.from_position(match.position(), seed=99)
            other = game.from_position(match.imagine(belief.seat, seed=number), seed=99)
            assert other.turn == belief.seat
            assert answer(other) == answer(twin)


@pytest.mark.parametrize("key", GAMES)
def test_the_seed_fixes_the_game(key: str) -> None:
    def record() -> dict[str, Any]:
        match = mb.game(key).match(seats=2, seed=4)
        play_out(match, [heuristic(key, seed) for seed in range(2)])
        return match.record()

    assert record() == record()


# Steps


@pytest.mark.parametrize(
    ("humans", "face", "said"),
    [
        (["4,1"], 3, "keep"),  # it can go anywhere
        (["4,1", "3,1", "2,1", "5,1"], 4, "reroll"),  # with a 1 or a 2 it would be trapped
        (["4,1", "3,1", "2,1", "5,1"], 2, "keep"),  # and so it is
    ],
)
def test_it_rolls_a_flight_again_that_may_be_cut_off(
    humans: list[str], face: int, said: str
) -> None:
    """HU-65, A-71."""
    match = a_capture(
        "face 1",
        f"face {face}",
        zombies={0: ["4,1"], 1: [], 2: []},
        humans=humans,
        tokens={0: 1},
    )
    match.play(0, "keep")

    assert answer(match) == said


def test_it_goes_for_the_last_point() -> None:
    """HU-76: eight points, and a human next door."""
    match = a_match(
        town=F1,
        zombies={0: ["3,1"], 1: ["1,0"], 2: ["1,0"]},
        humans=["4,1"],
        players={0: {"eaten": 7}},
        steps=1,
    )

    assert answer(match) == "step 3,1 east"


def test_it_prefers_the_human_that_cannot_flee() -> None:
    """HU-65: at the dead end the second zombie stands in the only way."""
    match = a_match(
        town=F1,
        zombies={0: ["4,1", "4,1"], 1: ["1,0"], 2: ["1,0"]},
        humans=["5,1", "3,1"],
        steps=1,
    )

    assert answer(match) == "step 4,1 east"


def test_it_shares_its_steps_between_two_captures() -> None:
    """HU-21: two humans two steps off, each before another zombie."""
    match = a_match(
        town=EAST,
        zombies={0: ["4,1", "4,1"], 1: ["1,0"], 2: ["1,0"]},
        humans=["2,1", "6,1"],
        steps=4,
    )

    for _ in range(4):
        match.play(0, answer(match))

    assert {zombie["space"] for zombie in match.position()["players"][0]["zombies"]} == {
        "2,1",
        "6,1",
    }


def test_it_does_not_stop_while_prey_is_in_reach() -> None:
    match = a_match(town=EAST, zombies={0: ["1,1"]}, humans=["5,1"], steps=4)

    for _ in range(4):
        choice = answer(match)
        assert choice.startswith("step")
        match.play(0, choice)


def test_it_goes_nearer_to_prey_out_of_reach() -> None:
    match = a_match(town=EAST, zombies={0: ["1,1"]}, humans=["8,1"], steps=2)

    assert answer(match) == "step 1,1 east"


def test_it_breaks_the_barricade_before_people() -> None:
    """HU-29: a try costs nothing."""
    match = a_match(town=F2, zombies={0: ["4,1"]}, humans=["4,0", "3,0"], steps=2)

    assert answer(match) == "break 4,1"


def test_it_goes_to_the_front_of_a_full_building() -> None:
    """HU-29: the people are inside, and the try is made outside."""
    match = a_match(town=F2, zombies={0: ["2,1"]}, humans=["3,0", "4,0", "5,0"], steps=5)

    match.play(0, answer(match))

    assert answer(match) == "break 3,1"


# Cards


def test_a_late_riser_is_a_point() -> None:
    match = a_match(town=F1, humans=["5,1"], hands={0: ["HE12"]})

    assert answer(match) == "play HE12"


def test_more_steps_are_for_prey_within_their_reach() -> None:
    """HE02: three more reach the human, but nobody is needed where four suffice."""
    far = a_match(town=EAST, zombies={0: ["1,1"]}, humans=["5,1"], steps=1, hands={0: ["HE02"]})
    near = a_match(town=EAST, zombies={0: ["1,1"]}, humans=["2,1"], steps=1, hands={0: ["HE02"]})

    assert answer(far) == "play HE02"
    assert answer(near) == "step 1,1 east"


def test_the_leader_who_captures_meets_a_weapon() -> None:
    """HU-41: five points ahead."""
    match = a_capture("face 6", hands={1: ["HW6"]}, players={0: {"eaten": 5}})

    assert match.turn == 1
    assert answer(match) == "play HW6"


def test_the_weak_who_captures_is_left_alone() -> None:
    match = a_capture("face 6", hands={1: ["HW1"]}, players={1: {"eaten": 5}, 2: {"eaten": 6}})

    assert match.turn == 1
    assert answer(match) == "pass"


def test_a_slip_is_for_a_human_that_can_flee() -> None:
    """HE08, HU-65: one that is shut in would be infected all the same."""
    free = a_capture("face 6", seats=2, hands={1: ["HE08"]})
    shut_in = a_capture("face 6", seats=2, zombies={0: ["4,1", "3,1", "5,1"]}, hands={1: ["HE08"]})

    assert answer(free) == "play HE08"
    assert answer(shut_in) == "pass"


def test_movement_is_halved_where_it_hurts() -> None:
    """HE03: four steps off are prey, two steps are not enough."""
    match = a_match(
        seats=2,
        town=EAST,
        zombies={0: ["1,1"], 1: ["1,0"]},
        humans=["5,1"],
        hands={1: ["HE03"]},
        phase="premove",
        asked=[1],
        pending={"window": "premove", "asked": 1},
    )

    assert answer(match) == "play HE03"


def test_death_grip_is_for_a_roll_that_it_saves() -> None:
    """HE09: a musician needs four."""
    saved = a_capture("face 2", hands={0: ["HE09"]})
    lost = a_capture("face 1", hands={0: ["HE09"]})

    assert answer(saved) == "play HE09"
    assert answer(lost) == "pass"


def test_the_poorest_card_goes() -> None:
    """HU-66."""
    match = a_match(hands={0: ["HE12", "HE07", "HW6"]}, phase="discard")

    assert answer(match) == "discard HE07"


# Captures


def test_a_token_is_for_a_human_that_would_flee() -> None:
    """HU-71."""
    match = a_capture("face 1", tokens={0: 1})

    assert answer(match) == "reroll"


def test_no_token_is_spent_on_a_human_that_is_shut_in() -> None:
    """HU-65: it is infected all the same."""
    match = a_capture("face 1", zombies={0: ["4,1", "3,1", "5,1"]}, tokens={0: 1})

    assert answer(match) == "keep"


def test_a_human_flees_from_the_others_to_the_own_zombies() -> None:
    """HU-60: the right neighbour leads it."""
    match = a_capture(
        "face 1",
        "face 4",
        seats=2,
        town=(*F1, "H02 0,1 r0"),
        zombies={0: ["4,1"], 1: ["1,4"]},
    )

    assert match.turn == 1
    assert answer(match) == "to 1,2"


def test_a_wound_that_does_not_lie_there_is_taken() -> None:
    """HU-57."""
    match = a_capture(
        "face 6",
        "face 6",
        "wounded left-arm",
        "wounded belly",
        "wounded chest",
        hands={1: ["HW6"]},
        players={0: {"wounds": ["belly", "chest"], "eaten": 5}},
    )
    match.play(1, "play HW6")

    assert answer(match) == "wound left-arm"


def test_a_zombie_more_is_better_while_there_are_few() -> None:
    """HU-49: the Miner draws two."""
    match = a_capture(
        "face 6",
        "infection eat",
        "infection infect",
        characters=("miner", "musician", "wrestler"),
    )

    assert answer(match) == "infect"


# Tiles


def test_a_full_building_is_laid_before_the_own_zombies() -> None:
    """HU-10: they are in the east, the others in the west."""
    match = a_tile(
        "H11",
        town=("H09 1,0 r0", "H04 -1,0 r0"),
        zombies={0: ["5,1"], 1: ["-3,1"], 2: ["-3,1"]},
    )

    assert answer(match).split()[2] == "2,0"
