"""The heuristic player of Oh My Brain: never stuck, never peeking, never blind to the obvious."""

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
from tests.games.oh_my_brain.builders import a_match, a_roll

GAME = mb.game("oh-my-brain")
HOUSE_RULES: list[tuple[str, Any]] = [
    (name, value)
    for name, option in GAME.options.items()
    for value in option.allowed
    if value != option.default and name != "stall_limit"
]


def heuristic(seed: int = 0, noise: float = 0.0) -> Bot:
    return make_bot(f"heuristic:noise={noise}", "oh-my-brain", seed)


def belief_of(match: Match) -> Belief:
    """What the seat to act may think."""
    return match.belief(match.waiting[0])


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


# Whole games


def test_large_groups_of_a_deck_of_ones_own_are_no_more_than_it_can_think_through() -> None:
    """1.5, ZA-20: sixteen equal cards are many extras to share out one by one."""
    copies = [1] * 20
    copies[5] = copies[11] = 16
    match = GAME.from_position(
        {
            "seats": 3,
            "options": {"deck": copies},
            "hands": [[11] * 9 + [5] * 9 + [2], [4], [6]],
            "graves": [[], [7], [8]],
            "horde": [1],
        }
    )

    assert answer(match) in match.legal(0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_whole_games(seats: int) -> None:
    """With every number of seats."""
    match = GAME.match(seats=seats, seed=1)

    play_out(match, heuristics(seats))

    assert match.over


@pytest.mark.parametrize(("name", "value"), HOUSE_RULES)
def test_it_plays_every_house_rule(name: str, value: Any) -> None:
    """Section 3.1: each alone."""
    match = GAME.match(seats=3, seed=2, **{name: value})

    play_out(match, heuristics(3))

    assert match.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_many_house_rules_together(seats: int) -> None:
    """Section 3.1: options combine freely."""
    rules: dict[str, Any] = {name: True for name, value in HOUSE_RULES if value is True}
    match = GAME.match(seats=seats, seed=3, tie_starter="rps", marshmallows="m8", **rules)

    play_out(match, heuristics(seats))

    assert match.over


def test_it_beats_the_uniform_bot() -> None:
    """Nine games of ten, over forty with changing seats."""
    won = 0
    for seed in range(40):
        match = GAME.match(seats=2, seed=seed)
        me = seed % 2
        play_out(match, [heuristic(1) if seat == me else Uniform(seed) for seat in range(2)])
        won += match.scores[me] > match.scores[1 - me]

    assert won >= 34


def test_the_seed_fixes_the_game() -> None:
    """The same seeds, the same choices."""

    def record(seed: int) -> dict[str, Any]:
        match = GAME.match(seats=3, seed=4)
        play_out(match, [heuristic(seed + seat, noise=1) for seat in range(3)])
        return match.record()

    assert record(seed=8) == record(seed=8)
    assert record(seed=8) != record(seed=9)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_does_not_know_what_its_seat_cannot_know(seats: int) -> None:
    """Section 6: in a world that differs in hidden cards only, it does the same."""
    match = GAME.match(seats=seats, seed=1)

    for number, belief in enumerate(moments(match, heuristics(seats))):
        if number % 8 == 0:
            twin = GAME.from_position(match.position(), seed=99)
            other = GAME.from_position(match.imagine(belief.seat, seed=number), seed=99)
            assert other.waiting[0] == belief.seat
            assert answer(other) == answer(twin)


# The set-up


def test_it_buries_what_it_misses_least() -> None:
    """ZA-02: of a lot the high cards are kept, they are playable from the first turn on."""
    match = GAME.match(seats=2, seed=1)
    kept_high = 0
    for belief in moments(match, heuristics(2)):
        if belief.legal[0].startswith("split") and len(belief.legal) == 3:
            buried = int(heuristic().choose(belief).split()[1])
            lot = [int(choice.split()[1]) for choice in belief.legal]
            assert buried < 17 or min(lot) >= 14
            kept_high += max(lot) >= 17

    assert kept_high > 0


# The obvious on the horde


def test_it_ends_the_round_when_it_can() -> None:
    """ZA-53, ZA-55: the last card goes, rather than a pass to keep it."""
    match = a_match(seats=2, hand=[13], hands={1: [4, 5, 6]}, horde=[12])

    assert answer(match) == "play 13"


def test_it_plays_a_group_that_ends_the_round() -> None:
    """ZA-20: three equal cards leave at once, two of them to the opponent."""
    match = a_match(seats=2, hand=[9, 9, 9], hands={1: [4, 5, 6]}, horde=[3])

    assert answer(match) == "play 9 x3"


def test_it_gets_rid_of_a_low_group() -> None:
    """ZA-20: on an empty horde a group of low cards is a burden for the opponent."""
    match = a_match(seats=2, hand=[4, 4, 12, 15], grave=[9, 10], hands={1: [5, 7, 13]}, horde=[])

    assert answer(match) == "play 4 x2"


def test_it_drives_out_an_opponent_with_one_brain() -> None:
    """ZA-24, ZA-58: whoever cannot play on a 19 loses the last brain, and the game."""
    match = a_match(
        seats=2,
        hand=[13, 16, 4],
        grave=[5, 9],
        hands={1: [6, 7, 9]},
        horde=[12],
        brains={0: 2, 1: 1},
    )

    assert answer(match) == "play 16"


def test_it_does_not_pass_with_its_last_brain() -> None:
    """ZA-24: any card rather than the end of the game."""
    match = a_match(
        seats=2,
        hand=[19, 4, 5],
        grave=[6, 9],
        hands={1: [6, 7, 9]},
        horde=[12],
        brains={0: 1, 1: 1},
    )

    assert answer(match) == "play 19"


def test_it_opens_with_a_card_that_is_hard_to_play_later() -> None:
    """ZA-16: on an empty horde low cards can go at last; the high ones go nearly always."""
    match = a_match(seats=2, hand=[4, 13, 14], grave=[9, 12, 10, 7], hands={1: [5, 6, 7, 9]})

    assert answer(match) == "play 4"


def test_it_does_not_pay_for_nothing() -> None:
    """ZA-22: a pass costs a brain and brings cards, with a fine card in hand it is never better."""
    match = a_match(seats=2, hand=[13, 14, 15], grave=[12], hands={1: [5, 6, 7]}, horde=[10])

    assert answer(match) != "pass"


# The obvious answers in between


def test_extras_go_to_the_one_who_is_about_to_finish() -> None:
    """ZA-20: not to the one who holds a dozen cards anyway."""
    match = a_match(
        seats=3,
        hand=[4, 4, 13, 14],
        hands={1: [5, 6, 7, 9, 10], 2: [12]},
        graves={1: [5, 6, 7, 9, 10, 12, 13]},
    )
    match.play(0, "play 4 x2")

    assert answer(match) == "to 2"


def test_it_keeps_the_high_card() -> None:
    """ZA-25: of the two drawn cards the 19 is the one to hold."""
    match = a_match(
        seats=2, hand=[4, 5], hands={1: [6, 7, 9]}, horde=[14], chance=["card 6", "card 19"]
    )
    match.play(0, "pass")

    assert answer(match) == "keep 19"


def test_it_fills_up_with_high_cards() -> None:
    """ZA-29: the low ones rest in the graveyard."""
    match = a_match(seats=2, hand=[13, 6, 7], grave=[4, 5, 19], hands={1: [5, 6, 7, 9]}, horde=[12])
    match.play(0, "play 13")

    assert answer(match) == "refill 19"


def test_it_gives_away_a_card_it_cannot_use() -> None:
    """ZA-44: the 4, not the 19."""
    match = a_roll("GIVE", seats=2, hand=[4, 16, 18], horde=[12], hands={1: [5, 6, 7]})

    assert answer(match) == "give 4"


def test_the_gift_goes_to_the_leader() -> None:
    """ZA-44: who has most brains and fewest cards, not who is nearly out."""
    match = a_roll(
        "GIVE",
        seats=3,
        hand=[4, 16, 18],
        hands={1: [5, 6, 7], 2: [7, 9]},
        graves={1: [9, 10, 12, 13]},
        brains={0: 7, 1: 2, 2: 9},
    )
    match.play(0, "give 4")

    assert answer(match) == "give to 2"


def test_it_robs_the_leader() -> None:
    """ZA-46: where the own win hangs on it."""
    match = a_roll("STEAL", seats=3, hand=[4, 5, 6], brains={0: 7, 1: 2, 2: 8})

    assert answer(match) == "steal from 2"


def test_it_robs_the_last_brain_when_that_wins() -> None:
    """ZA-46, ZA-58: the game ends with more brains here than anywhere else."""
    match = a_roll("STEAL", seats=3, hand=[4, 5, 6], brains={0: 7, 1: 1, 2: 7})

    assert answer(match) == "steal from 1"


def test_it_swaps_a_large_graveyard_for_a_small_one() -> None:
    """ZA-48: six low cards against one."""
    match = a_roll(
        "SWAP",
        seats=2,
        hand=[16, 18],
        grave=[4, 5, 6, 7, 9, 10],
        hands={1: [5, 6, 7]},
        graves={1: [12]},
    )

    assert answer(match) == "swap grave 1"


def test_it_swaps_a_poor_hand_for_a_short_one() -> None:
    """ZA-48: five low cards against one card, whatever it is."""
    match = a_roll(
        "SWAP",
        seats=2,
        hand=[4, 5, 6, 7, 7],
        grave=[15],
        hands={1: [9]},
        graves={1: [4, 5, 6, 9, 9, 10, 10]},
    )

    assert answer(match) == "swap hand 1"


def test_it_declines_a_bad_swap() -> None:
    """Q-15, optional_swap: a fine hand is kept."""
    match = a_roll(
        "SWAP",
        seats=2,
        hand=[16, 18, 18],
        hands={1: [4, 5, 6, 7, 9]},
        graves={1: [9, 10, 12]},
        options={"optional_swap": True},
    )

    assert answer(match) == "no swap"


def test_signs_are_thrown_by_lot() -> None:
    """Q-21: rock, paper and scissors are all alike."""
    position = {"game": "oh-my-brain", "seats": 2, "options": {"tie_starter": "rps"}}
    position |= {"phase": "sign", "candidates": [0, 1], "brains": [5, 5], "round": 1, "starter": 0}
    match = GAME.from_position(position)

    assert {answer(match, seed) for seed in range(30)} == {"rock", "paper", "scissors"}


# Mistakes


def test_noise_makes_mistakes_but_no_great_ones() -> None:
    """What costs more than twice the noise is never chosen."""
    match = a_match(seats=2, hand=[13], hands={1: [4, 5, 6]}, horde=[12])
    close = a_match(seats=2, hand=[13, 14, 15, 16], hands={1: [4, 5, 6]}, horde=[12])

    assert {heuristic(s, noise=0.5).choose(belief_of(match)) for s in range(30)} == {"play 13"}
    assert len({heuristic(s, noise=1.0).choose(belief_of(close)) for s in range(30)}) > 1
