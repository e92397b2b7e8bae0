"""The generator of bots and simulations: fixed for ever, and even enough."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterbox.core.rng import Rng

# Chi-square that a fair source exceeds once in ten thousand times, by number of kinds.
CRITICAL = {6: 25.7, 36: 75.1, 90: 147.5}

FIRST_NUMBERS = {
    0: [887686, 199227, 719155, 686737, 973483],
    1: [674006, 113231, 903610, 299443, 244001],
    12345: [523996, 257170, 149518, 581480, 650396],
    2**32 - 1: [23963, 855182, 498740, 573460, 818211],
}


def mixed(seed: int) -> int:
    """The seeding once more, written from the description."""
    s = seed % 2**32
    for _ in range(2):
        s = (s ^ s >> 16) * 0x45D9F3B % 2**32
    return s ^ s >> 16


def advanced(x: int) -> int:
    return 986068299 * (x % 2**32) + x // 2**32


def chi_square(numbers: list[int], kinds: int) -> float:
    expected = len(numbers) / kinds
    counts = Counter(numbers)
    return sum((counts[k] - expected) ** 2 / expected for k in range(kinds))


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_known_answers(seed: int) -> None:
    """Replays of bots break when these change."""
    rng = Rng(seed)

    assert [int(rng.below(1_000_000)) for _ in range(5)] == FIRST_NUMBERS[seed]


@pytest.mark.parametrize("seed", [0, 1, 7, 99999, 2**32 - 1, 2**32, 2**40 + 3, -1])
def test_the_numbers_follow_the_recipe(seed: int) -> None:
    """Multiply with carry, both halves folded together, scaled by multiplication."""
    x = mixed(seed) * 0x2545F491 + 0x1234567
    for _ in range(3):
        x = advanced(x)
    rng = Rng(seed)
    for n in range(1, 60):
        x = advanced(x)
        assert int(rng.below(n)) == (x % 2**32 ^ x // 2**32) * n // 2**32
        assert rng.x == x


def test_the_state_stays_within_62_bits() -> None:
    """So that compiled, wrapping ints and Python's agree."""
    rng = Rng(2**32 - 1)
    for _ in range(2000):
        rng.below(90)
        assert 0 < rng.x < 2**62


@pytest.mark.parametrize("n", [1, 2, 3, 90, 2**30])
def test_numbers_lie_below_the_limit(n: int) -> None:
    """From 0 up to, but never at, the limit."""
    rng = Rng(4)

    assert all(0 <= int(rng.below(n)) < n for _ in range(500))


@pytest.mark.parametrize("kinds", CRITICAL)
def test_one_stream_is_even(kinds: int) -> None:
    """All kinds come about equally often."""
    rng = Rng(2024)

    numbers = [int(rng.below(kinds)) for _ in range(20_000)]

    assert chi_square(numbers, kinds) < CRITICAL[kinds]


@pytest.mark.parametrize("kinds", CRITICAL)
def test_first_numbers_of_neighbouring_seeds_are_even_and_not_too_even(kinds: int) -> None:
    """Seeds 0, 1, 2, ... are what people take."""
    numbers = [int(Rng(seed).below(kinds)) for seed in range(20_000)]

    assert kinds * 0.05 < chi_square(numbers, kinds) < CRITICAL[kinds]


def test_neighbouring_numbers_do_not_follow_each_other() -> None:
    """Pairs of dice: all 36 come about equally often."""
    rng = Rng(5)

    pairs = [int(rng.below(6)) * 6 + int(rng.below(6)) for _ in range(20_000)]

    assert chi_square(pairs, 36) < CRITICAL[36]


def test_equal_seeds_give_equal_streams() -> None:
    """And the stream depends on nothing but the numbers drawn before."""
    one, other = Rng(8), Rng(8)

    assert [one.below(7) for _ in range(50)] == [other.below(7) for _ in range(50)]
    assert one.x == other.x
