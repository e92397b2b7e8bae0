"""Fair chance: committed seeds, draws that anybody can check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core import records
from monsterbox.core.fair import RANGE, FairChance, commitment_to, number, pick
from monsterbox.core.state import CHANCE, GameState

from .doubles import PRIZE, WEIGHTS, Auction, an_auction_game

SEED = bytes(range(32))
ADDED = (b"Ada", b"", b"Ben")

# Chi-square that a fair source exceeds once in ten thousand times, by number of kinds.
CRITICAL = {2: 15.1, 3: 18.4, 7: 27.9, 90: 147.5}


class Cheat:
    """Draws fairly, except for one outcome."""

    def __init__(self, fair: FairChance, at: int) -> None:
        self.fair = fair
        self.at = at

    def draw(self, state: GameState, k: int) -> int:
        outcome = self.fair.draw(state, k)
        if k != self.at:
            return outcome
        return PRIZE + 1 if outcome != PRIZE + 1 else PRIZE + 2

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return self.fair.describe(reveal=reveal)


def a_finished_match(chance: Any) -> mb.Match:
    match = an_auction_game().match(2, chance=chance)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, f"bid {(match.version + seat) % 3}")
    return match


def verify(record: dict[str, Any]) -> records.Verdict:
    return records.verify(lambda key: an_auction_game(), record)


# Numbers


def test_known_answers() -> None:
    """HMAC-SHA256 over the words, what the seats added with its length, place and attempt."""
    message = b"monsterbox fair chance 1" + bytes(12)
    expected = hmac.new(SEED, message, hashlib.sha256).hexdigest()
    assert (
        f"{number(SEED, (), 0, 0):064x}"
        == expected
        == "c9521c06255202320f7df0da96cfcc876267014998c7cd6354f863e0de34826f"
    )

    message = (
        b"monsterbox fair chance 1"
        + (b"\0\0\0\3Ada" + b"\0\0\0\0" + b"\0\0\0\3Ben")
        + (b"\0\0\0\0\0\0\1\2" + b"\0\0\0\3")
    )
    expected = hmac.new(SEED, message, hashlib.sha256).hexdigest()
    assert (
        f"{number(SEED, ADDED, 258, 3):064x}"
        == expected
        == "fe5eaa64ee2acc2a594938cc0aed622b87c9a2947ea31cd418a0caea3fa3f0c1"
    )


def test_known_picks() -> None:
    """Records of live matches could no longer be verified if these changed."""
    assert [pick(SEED, (), k, [1] * 90) for k in range(6)] == [87, 30, 7, 62, 12, 0]
    assert [pick(SEED, ADDED, k, [1] * 90) for k in range(6)] == [26, 14, 4, 36, 68, 29]
    assert [pick(SEED, (), k, [5, 1, 3]) for k in range(12)] == [2, 0, 2, 2, 0, 0, 2, 2, 2, 2, 0, 0]


def test_every_part_changes_the_number() -> None:
    """Seed, additions and where one ends and the next begins, place and attempt."""
    numbers = [
        number(SEED, (), 0, 0),
        number(SEED[::-1], (), 0, 0),
        number(SEED, (b"",), 0, 0),
        number(SEED, (b"ab", b"c"), 0, 0),
        number(SEED, (b"a", b"bc"), 0, 0),
        number(SEED, (b"abc",), 0, 0),
        number(SEED, (b"c", b"ab"), 0, 0),
        number(SEED, (), 1, 0),
        number(SEED, (), 0, 1),
    ]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= one < RANGE for one in numbers)


# No bias


@pytest.mark.parametrize("total", CRITICAL)
def test_outcomes_are_even(total: int) -> None:
    """Totals that do not divide a power of two included."""
    counts = Counter(pick(SEED, (), k, [1] * total) for k in range(4000))
    expected = 4000 / total

    deviation = sum((counts[k] - expected) ** 2 / expected for k in range(total))

    assert deviation < CRITICAL[total]


def test_weights_are_followed() -> None:
    """Twice the weight comes twice as often, nothing without weight ever comes."""
    weights = [1, 0, 2, 7]
    counts = Counter(pick(SEED, (), k, weights) for k in range(4000))
    assert counts[1] == 0

    deviation = sum(
        (counts[k] - 400 * weight) ** 2 / (400 * weight)
        for k, weight in enumerate(weights)
        if weight
    )

    assert deviation < CRITICAL[3]


def test_numbers_of_the_last_incomplete_lap_are_drawn_again() -> None:
    """With a total just above half the range about half of all numbers are rejected."""
    total = RANGE // 2 + 1
    again = [k for k in range(60) if number(SEED, (), k, 0) >= total]
    assert 15 < len(again) < 45

    for k in again:
        attempt = next(n for n in range(1, 50) if number(SEED, (), k, n) < total)
        drawn = number(SEED, (), k, attempt)
        assert pick(SEED, (), k, [drawn, 1, total - drawn - 1]) == 1


def test_without_rejection_the_remainder_would_be_biased() -> None:
    """What the rejection is for: the lower half would come twice as often as the upper."""
    total = RANGE // 4 * 3
    plain = [number(SEED, (), k, 0) % total < RANGE // 4 for k in range(400)]
    fair = [pick(SEED, (), k, [RANGE // 4, RANGE // 2]) == 0 for k in range(400)]

    assert sum(plain) == pytest.approx(200, abs=40)
    assert sum(fair) == pytest.approx(400 / 3, abs=35)


# The promise


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    """It is public from the start; the seed is not."""
    chance = FairChance(SEED, ADDED)

    hidden = chance.describe(reveal=False)

    assert chance.commitment == commitment_to(SEED) == hashlib.sha256(SEED).hexdigest()
    assert hidden == {
        "kind": "fair",
        "commitment": chance.commitment,
        "contributions": ["416461", "", "42656e"],
    }
    assert chance.describe(reveal=True) == hidden | {"seed": SEED.hex()}


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    """Shorter secrets could be guessed."""
    with pytest.raises(ValueError, match="32 bytes"):
        FairChance(bytes(length))


def test_fresh_secrets_differ() -> None:
    """Every live match has its own."""
    assert len({FairChance.fresh().seed for _ in range(20)}) == 20


def test_a_draw_depends_on_the_outcomes_and_their_weights() -> None:
    """The same place of the same match: the pick among what is possible then."""
    state = Auction(2)

    drawn = [FairChance(SEED).draw(state, k) for k in range(10)]

    assert drawn == [PRIZE + 1 + pick(SEED, (), k, WEIGHTS) for k in range(10)]


def test_what_a_seat_adds_changes_the_draws() -> None:
    """Nobody knows the outcomes before all have added theirs."""
    state = Auction(2)
    draws = [
        [FairChance(SEED, added).draw(state, k) for k in range(40)]
        for added in ((), (b"a",), (b"b",), (b"a", b"b"))
    ]

    assert len({tuple(one) for one in draws}) == 4


# Verification


def test_a_fair_match_is_verified() -> None:
    """Every draw agrees with the seed that was promised."""
    match = a_finished_match(FairChance(SEED, ADDED))

    verdict = verify(match.record())

    assert verdict == records.Verdict("fair", 3, commitment_to(SEED))


def test_the_seed_stays_secret_until_the_end() -> None:
    """Unless the match is given up; before that nothing can be verified, but all replayed."""
    match = an_auction_game().match(2, chance=FairChance(SEED))
    record = match.record()

    assert SEED.hex() not in str(record)
    assert match.record(reveal=True)["chance"]["seed"] == SEED.hex()
    assert records.replay(lambda key: an_auction_game(), record).record() == record
    with pytest.raises(mb.BadRecord, match="no seed is shown"):
        verify(record)


def test_a_match_whose_seed_is_secret_cannot_go_on_from_its_record() -> None:
    """The next outcome is nobody's to draw; the choice is refused and taken back."""
    match = an_auction_game().match(2, chance=FairChance(SEED))
    again = records.replay(lambda key: an_auction_game(), match.record())
    again.play(0, "bid 0")
    before = again.record()
    with pytest.raises(mb.BadRecord, match="chance outcome 1 is missing"):
        again.play(1, "bid 0")
    assert again.record() == before


@pytest.mark.parametrize("at", [0, 1, 2])
def test_one_tampered_draw_is_found(at: int) -> None:
    """The place in the list is named."""
    match = a_finished_match(Cheat(FairChance(SEED, ADDED), at))
    places = [place for place, step in enumerate(match.steps) if step.seat == CHANCE]

    with pytest.raises(mb.BadRecord, match=rf"actions\[{places[at]}\]: .* is not what the seed"):
        verify(match.record())


def tampered(**changes: object) -> dict[str, Any]:
    """The record of a cheated match, with another story about its chance."""
    record = a_finished_match(Cheat(FairChance(SEED, ADDED), 1)).record()
    return record | {"chance": record["chance"] | changes}


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"seed": SEED[::-1].hex()}, "seed"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"commitment": None}, "commitment"),
        ({"contributions": []}, "actions"),
        ({"contributions": ["416461", "42656e"]}, "actions"),
        ({"seed": SEED[::-1].hex(), "commitment": commitment_to(SEED[::-1])}, "actions"),
        ({"scripted": 2}, "scripted"),
        ({"scripted": 99}, "scripted"),
        ({"kind": "seeded"}, "chance"),
    ],
)
def test_no_story_about_chance_hides_a_tampered_draw(
    changes: dict[str, object], place: str
) -> None:
    """Another seed, promise or addition, or outcomes that were allegedly scripted."""
    with pytest.raises(mb.BadRecord, match=place):
        verify(tampered(**changes))


@pytest.mark.parametrize("scripted", [-1, 4, "1", 1.5, True, None, [1]])
def test_how_much_was_scripted_must_be_a_possible_number(scripted: object) -> None:
    """Of three draws none, one, two or all may have been written down in advance."""
    match = an_auction_game().match(2, seed=1)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, "bid 0")
    record = match.record()
    with pytest.raises(mb.BadRecord, match="scripted"):
        verify(record | {"chance": record["chance"] | {"scripted": scripted}})


def test_taking_a_choice_back_draws_nothing_anew() -> None:
    """Undo and another choice do not change what is to come."""
    match = an_auction_game().match(2, chance=FairChance(SEED))
    other = an_auction_game().match(2, chance=FairChance(SEED))
    match.play(0, "bid 0")
    match.undo(0)
    for one in (match, other):
        one.play(0, "bid 2")
        one.play(1, "bid 1")

    assert match.record() == other.record()


# Who added what, and whether the end is there


def test_the_record_says_which_seats_added_bytes() -> None:
    """Since protocol 2; the draws are the same as if it did not."""
    match = a_finished_match(FairChance(SEED, (b"Ada", b"Ben"), (0, 1)))
    record = match.record()
    plain = a_finished_match(FairChance(SEED, (b"Ada", b"Ben"))).record()

    verdict = verify(record)

    assert (record["chance"]["protocol"], record["chance"]["contributors"]) == (2, [0, 1])
    assert verdict.contributors == (0, 1)
    assert record["actions"] == plain["actions"]
    assert verify(plain).contributors is None
    assert records.replay(lambda key: an_auction_game(), record).record() == record


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"protocol": 3}, "protocol 3 is not 1 to 2"),
        ({"protocol": "2"}, "protocol"),
        ({"contributors": None}, "contributors"),
        ({"contributors": [0]}, "2 contributions of 1 contributors"),
        ({"contributors": [1, 0]}, "in the order of the seats"),
        ({"contributors": [1, 1]}, "once each"),
        ({"contributors": [0, True]}, "contributors are seats"),
        ({"contributors": [0, 2]}, "there are 2 seats"),
        ({"contributions": ["416461", ""]}, "1 to 64 bytes"),
        ({"contributions": ["416461", "00" * 65]}, "1 to 64 bytes"),
    ],
)
def test_contributors_must_fit(changes: dict[str, object], wrong: str) -> None:
    record = a_finished_match(FairChance(SEED, (b"Ada", b"Ben"), (0, 1))).record()

    with pytest.raises(mb.BadRecord, match=wrong):
        verify(record | {"chance": record["chance"] | changes})


@pytest.mark.parametrize("kept", [1, 2, 4])
def test_a_record_without_its_end_is_refused(kept: int) -> None:
    """The draws that are left are sound, and say nothing about those cut off."""
    record = a_finished_match(FairChance(SEED, (), ())).record()
    whole = len(record["actions"])
    short = record | {"actions": up_to_chance(record["actions"], kept)}

    with pytest.raises(mb.CutShort, match=r"the end is missing.*nothing is proven") as caught:
        verify(short)

    assert len(short["actions"]) < whole
    assert "\n" not in str(caught.value)
    assert records.verify(lambda key: an_auction_game(), short, unfinished=True).draws > 0


def up_to_chance(actions: list[str], kept: int) -> list[str]:
    """The first actions, cut where chance has just acted."""
    while ": " in actions[kept - 1]:
        kept += 1
    return actions[:kept]


def test_a_match_that_was_given_up_says_so() -> None:
    match = an_auction_game().match(2, chance=FairChance(SEED, (), ()))
    record = match.record(reveal=True)

    with pytest.raises(mb.CutShort):
        verify(record)
    assert verify(record | {"given_up": True}).given_up
    for claim in ("yes", 1, None):
        with pytest.raises(mb.BadRecord, match="given_up"):
            verify(record | {"given_up": claim})
    with pytest.raises(mb.BadRecord, match="given_up"):
        verify(a_finished_match(FairChance(SEED)).record() | {"given_up": True})
