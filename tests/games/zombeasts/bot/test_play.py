"""The heuristic player of Zombeasts: never stuck, never peeking, never blind to the obvious."""

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
from tests.games.zombeasts.builders import (
    COLOURED,
    MASTER,
    a_last_round,
    a_match,
    white_cards,
)

GAME = mb.game("zombeasts")
PILE = [*COLOURED[1::6], *white_cards()[:4]]
HAND = COLOURED[::16]
HOUSE_RULES: list[tuple[str, Any]] = [
    (name, value)
    for name, option in GAME.options.items()
    for value in option.allowed
    if value != option.default
]


def heuristic(seed: int = 0) -> Bot:
    return make_bot("heuristic", "zombeasts", seed)


def belief_of(match: Match) -> Belief:
    """What the seat to act may think."""
    assert match.turn is not None
    return match.belief(match.turn)


def answer(match: Match, seed: int = 0) -> str:
    """What a bot that has just sat down would do."""
    return heuristic(seed).choose(belief_of(match))


def moments(match: Match, bots: list[Bot]) -> Iterator[Belief]:
    """Every belief on which these bots choose, in a match that they play to its end."""
    while not match.over:
        belief = belief_of(match)
        yield belief
        match.play(belief.seat, bots[belief.seat].choose(belief))


def play_out(match: Match, bots: list[Bot]) -> None:
    for _ in moments(match, bots):
        pass


def heuristics(seats: int) -> list[Bot]:
    return [heuristic(seed) for seed in range(seats)]


def a_short_match(seats: int, **options: Any) -> Match:
    """A match with few cards in the pile, jokers and toys among them."""
    return a_match(seats=seats, hand=HAND, pile=PILE, seed=11, options=options)


# Whole games


@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games(seats: int, master: bool) -> None:
    """With every number of seats, in the base game and the master variant."""
    match = GAME.match(seats=seats, seed=1, master=master)

    play_out(match, heuristics(seats))

    assert match.over


@pytest.mark.parametrize(("name", "value"), HOUSE_RULES)
def test_it_plays_every_house_rule(name: str, value: Any) -> None:
    """Section 4.1: each alone, with all toys in the game."""
    seats = 4 if value == 3 else 3

    match = a_short_match(seats, **{**MASTER, name: value})
    play_out(match, heuristics(seats))

    assert match.over


@pytest.mark.parametrize("sticky", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_all_house_rules_together(seats: int, sticky: bool) -> None:
    """Section 4.1: options combine freely."""
    rules = {name: value for name, value in HOUSE_RULES if name not in ("start_player", "ages")}
    if not sticky:
        del rules["moon_colour"]
    match = a_short_match(seats, **rules)

    play_out(match, heuristics(seats))

    assert match.over


def test_it_beats_the_uniform_bot() -> None:
    """Four games with changing seats."""
    won = 0
    for seed in range(4):
        match = GAME.match(seats=2, seed=seed)
        me = seed % 2
        play_out(match, [heuristic(1) if seat == me else Uniform(seed) for seat in range(2)])
        won += match.scores[me] > match.scores[1 - me]

    assert won == 4


def test_the_seed_fixes_the_game() -> None:
    """The same seeds, the same choices."""

    def record(seed: int) -> dict[str, Any]:
        match = a_short_match(3, **MASTER)
        play_out(match, [heuristic(seed + seat) for seat in range(3)])
        return match.record()

    assert record(seed=8) == record(seed=8)


@pytest.mark.parametrize(("seats", "master"), [(2, True), (3, False), (4, True)])
def test_it_does_not_know_what_its_seat_cannot_know(seats: int, master: bool) -> None:
    """Section 7: in a world that differs in hidden cards only, it does the same."""
    match = GAME.match(seats=seats, seed=1, master=master)

    for number, belief in enumerate(moments(match, heuristics(seats))):
        if number % 8 == 0:
            twin = GAME.from_position(match.position(), seed=99)
            other = GAME.from_position(match.imagine(belief.seat, seed=number), seed=99)
            assert other.turn == belief.seat
            assert answer(other) == answer(twin)


def test_it_answers_a_question_with_one_choice() -> None:
    """Nothing to think about."""
    match = a_match(hand=["W-CAT-L"], others={1: {"red": ["R-CAT-1L"]}})
    match.play(0, "swap W-CAT-L")

    assert match.legal(0) == ["take R-CAT-1L"]
    assert answer(match) == "take R-CAT-1L"


# Obvious plays


def test_it_completes_a_rich_moon() -> None:
    """ZB-41: fourteen points now, rather than another beginning."""
    match = a_match(
        hand=["G-RAT-2L", "B-DOG-1R", "O-CAT-1R", "R-RAB-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"], "blue": ["B-CAT-4R"]},
    )

    assert answer(match) == "play G-RAT-2L"


def test_it_prefers_the_fourth_animal_when_the_stock_is_rich() -> None:
    """ZB-43: three points and a bonus of four, against four points."""
    match = a_match(
        hand=["G-RAT-2L", "G-CAT-2L", "G-CAT-1L*"],
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"]},
        stock=["O-CAT-1R", "B-DOG-1R", "R-RAB-1R"],
        trigger=0,
        pile=0,
    )

    assert answer(match) == "play G-RAT-2L"


def test_it_begins_an_attack_with_the_right_card() -> None:
    """ZB-23: in the last round the dog attacks, so that the cat completes the other moon too."""
    match = a_last_round(
        hand=["G-DOG-3L", "B-CAT-2R"],
        moons={
            "green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"],
            "blue": ["B-DOG-2L", "B-RAT-1L", "B-RAB-1R"],
        },
    )

    first = answer(match)
    match.play(0, first)

    assert first == "play G-DOG-3L"
    assert answer(match) == "play B-CAT-2R"


def test_a_joker_takes_the_card_that_completes_the_own_moon() -> None:
    """ZB-30: the opponent's rat is the fourth animal here, and there only a joker is left."""
    match = a_match(
        hand=["W-DOG-L", "B-CAT-2R", "O-DOG-2R"],
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"]},
        others={1: {"green": ["G-RAT-2L", "G-DOG-2R"]}, 2: {"red": ["R-CAT-3L"]}},
    )

    first = answer(match)
    match.play(0, first)

    assert first == "swap W-DOG-L"
    assert answer(match) == "take G-RAT-2L"


def test_a_joker_ruins_the_richer_moon() -> None:
    """ZB-36: both cards serve me alike, but one moon is full of points."""
    match = a_match(
        seats=2,
        hand=["W-DOG-R", "B-CAT-4R"],
        others={
            1: {
                "blue": ["B-RAB-1R"],
                "red": ["R-DOG-2L", "R-CAT-1L", "R-RAB-1R"],
            }
        },
        phase="swap-take",
        joker="W-DOG-R",
    )

    assert answer(match) == "take R-RAB-1R"


def test_it_prefers_its_own_moon_to_a_gift() -> None:
    """D-01: swap_destination = own_or_opponent lets it feed an opponent, but it does not."""
    match = a_match(
        hand=["W-DOG-R", "G-CAT-2L"],
        others={
            1: {"red": ["R-DOG-1R"]},
            2: {"red": ["R-CAT-1L", "R-RAT-2R", "R-RAB-4L"]},
        },
        options={"swap_destination": "own_or_opponent"},
    )
    match.play(0, "swap W-DOG-R", "take R-DOG-1R")

    assert "place on red of 2" in match.legal(0)
    assert answer(match) == "place on red"


def test_it_swaps_rather_than_give_up_a_rich_hand() -> None:
    """A-21: with swap_forced = false giving up would cost points."""
    match = a_match(
        hand=["W-RAB-L", "G-RAB-1L"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L"], "white": ["W-DOG-L", "W-CAT-L"]},
        others={1: {"orange": ["O-CAT-2L"]}},
        options={"swap_forced": False},
    )

    assert set(match.legal(0)) == {"swap W-RAB-L", "give up"}
    assert answer(match) == "swap W-RAB-L"


# Obvious answers in between


def test_it_takes_the_bonus_worth_most() -> None:
    """ZB-43: four points rather than one or none."""
    match = a_match(
        hand=["G-RAT-1R", "B-DOG-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]},
        stock=["B-RAT-4R", "O-CAT-1R", "W-DOG-R"],
    )
    match.play(0, "play G-RAT-1R")

    assert answer(match) == "bonus O-CAT-1R"


def test_it_declines_no_bonus() -> None:
    """ZB-43: a joker scores nothing, but nobody else gets it."""
    match = a_match(
        hand=["G-RAT-1R", "B-DOG-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]},
        stock=["W-DOG-R", None, None],
    )
    match.play(0, "play G-RAT-1R")

    assert answer(match) == "bonus W-DOG-R"


def test_the_mouse_completes_a_moon() -> None:
    """ZB-87: the stock card that fills the moon, not the one that starts to fill another."""
    match = a_match(
        hand=["R-CAT-4L*", "O-DOG-4R"],
        moons={"red": ["R-DOG-1R"], "blue": ["B-DOG-1R", "B-RAB-1R", "B-RAT-1L"]},
        stock=["R-RAB-3R", "B-CAT-3L", "G-CAT-1R"],
        options=MASTER,
    )
    match.play(0, "play R-CAT-4L*")

    first = answer(match)
    match.play(0, first)

    assert first == "toy"
    assert answer(match) == "mouse B-CAT-3L"


def test_the_carrot_brings_in_the_richer_card() -> None:
    """ZB-83: four points instead of one in a moon that is nearly full."""
    match = a_match(
        hand=["G-CAT-1R", "R-CAT-4R"],
        moons={"green": ["G-DOG-4R", "G-RAT-2L", "G-RAB-1L"], "blue": ["B-RAB-3L*"]},
        options=MASTER,
        phase="carrot-out",
    )

    assert answer(match) == "carrot out G-DOG-4R"


def test_the_paw_costs_the_card_that_fits_nowhere() -> None:
    """ZB-92: a third left corner has no place in the green moon."""
    match = a_match(
        hand=["G-RAB-3L", "G-RAT-1R", "B-DOG-1R", "O-CAT-1R", "R-RAB-1R", "W-DOG-L"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L"]},
        options=MASTER,
        phase="paw-discard",
    )

    assert answer(match) == "discard G-RAB-3L"


# Obvious draws


def test_it_draws_the_open_card_that_completes_a_moon() -> None:
    """ZB-49: the card that fits is better than one nobody knows."""
    match = a_match(
        hand=["B-DOG-4L"],
        hands={1: ["O-DOG-1L"], 2: ["O-DOG-3L"]},
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"]},
        stock=["G-RAT-2L", "G-CAT-3R", "W-NONE-R"],
        phase="draw",
        number=1,
    )

    assert answer(match) == "draw G-RAT-2L"


def test_it_robs_the_richest_hand() -> None:
    """ZB-50: a card that another player loses is better than one from the pile."""
    match = a_match(
        hand=["B-DOG-4L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"], 2: ["R-DOG-1R", "R-DOG-2L", "R-DOG-3R", "R-CAT-1L"]},
        stock=[None, None, None],
        phase="draw",
        number=1,
    )

    assert answer(match) == "draw from 2"


def test_it_leaves_the_last_card_of_a_hand() -> None:
    """ZB-56: whoever is robbed of the last card takes three."""
    match = a_match(
        seats=2,
        hand=["B-DOG-4L"],
        hands={1: ["O-DOG-1L"]},
        stock=[None, None, None],
        phase="draw",
        number=1,
    )

    assert answer(match) == "draw pile"


def test_it_puts_off_the_end_when_it_has_a_moon_to_complete() -> None:
    """ZB-64, ZB-67: the last pile card would end its game; a card from a hand does not."""
    match = a_match(
        seats=2,
        hand=["G-RAT-2L"],
        hands={1: ["O-DOG-1L", "O-DOG-3L"]},
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"]},
        stock=["B-DOG-1R", "R-CAT-1L", "W-DOG-L"],
        phase="draw",
        number=1,
        pile=1,
    )

    assert answer(match) == "draw from 1"


def test_it_draws_what_it_can_use_when_it_need_not() -> None:
    """D-07: a free card that completes a moon is never left."""
    match = a_match(
        hand=["B-DOG-4L"],
        moons={"green": ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"]},
        stock=["G-RAT-2L", None, None],
        phase="draw",
        number=2,
        options={"draw_count": "up_to"},
    )

    assert answer(match) == "draw G-RAT-2L"


def test_ties_are_settled_by_the_seed() -> None:
    """Two cards alike but for their colour: some seeds take one, some the other."""
    match = a_match(hand=["B-DOG-1R", "R-DOG-1R"], stock=[None, None, None])

    assert {answer(match, seed) for seed in range(20)} == set(match.legal(0))


def test_there_is_always_an_answer_where_swaps_are_odd() -> None:
    """A-10: with exchange_corner = legal_result cards come from corners it does not look into."""
    match = a_match(
        hand=["W-RAB-L", "W-RAB-R", "W-CAT-R"],
        others={1: {"orange": ["O-CAT-2L"]}, 2: {"green": ["G-DOG-2R", "G-CAT-2L"]}},
        options={"exchange_corner": "legal_result", **MASTER},
    )

    play_out(match, heuristics(3))

    assert match.over
