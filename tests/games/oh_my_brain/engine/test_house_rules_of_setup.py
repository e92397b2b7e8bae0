"""House rules of the set-up: cards, draft, starters (section 3.1)."""

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Match
from tests.games.oh_my_brain.builders import (
    COPIES,
    DECK,
    a_match,
    a_new_match,
    a_roll,
    brains,
    cards_in_all,
    choices,
    field,
    grave,
    hand,
    phase,
    plays,
    reserve,
    rolled,
    set_up,
    told,
)

# Cards and die

PROFILES = {
    "recon_a": COPIES,
    "recon_b": (2,) * 5 + (3,) * 10 + (2,) * 5,
    "recon_c": (4, 2, 2, 2, 2, 2, 2, 2, 4, 3, 3, 4, 3, 3, 2, 2, 2, 2, 2, 2),
}
ONE_HUGE = [31, *[1] * 19]


@pytest.mark.parametrize("name", PROFILES)
def test_a_deck_profile_says_how_many_cards_there_are(name: str) -> None:
    """ZA-01, section 1.5, `deck`."""
    match = a_new_match(deck=name)

    copies = Counter(cards_in_all(match))

    assert [copies[value] for value in range(20)] == list(PROFILES[name])
    assert copies.total() == 50


def test_a_deck_of_ones_own() -> None:
    """Section 1.5, `deck`: twenty numbers with sum 50; groups may be as large as they say."""
    match = mb.game("oh-my-brain").from_position(
        {
            "seats": 2,
            "options": {"deck": ONE_HUGE},
            "hands": [[0] * 6 + [4, 5, 6], [7]],
            "horde": [9],
        }
    )

    match.play(0, "play 0 x6")

    assert grave(match, 1) == [0] * 5
    assert Counter(cards_in_all(match))[0] == 31


def test_four_equal_cards_can_be_played_where_the_deck_has_them() -> None:
    """ZA-14, section 4.2: M = 4 in `recon_c`."""
    match = mb.game("oh-my-brain").from_position(
        {
            "seats": 2,
            "options": {"deck": "recon_c"},
            "hands": [[8, 8, 8, 8], [7]],
            "horde": [4],
        }
    )

    assert match.legal(0) == ["play 8", "play 8 x2", "play 8 x3", "play 8 x4", "pass"]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("m6", {1, 2, 3, 17, 18, 19}),
        ("m4", {1, 2, 18, 19}),
        ("m8", {1, 2, 3, 4, 16, 17, 18, 19}),
        ([5, 0, 8], {0, 5, 8}),
        ([], set()),
    ],
)
def test_marshmallows_are_as_named(name: object, values: set[int]) -> None:
    """ZA-41, Q-12, section 1.5, `marshmallows`."""
    rolling = set()
    for card in range(20):
        match = a_match(
            hand=[card, 4, 5, 6],
            hands={1: [7], 2: [9]},
            chance=["face GAIN"],
            options={"marshmallows": name},
        )
        match.play(0, f"play {card}")
        if rolled(match):
            rolling.add(card)

    assert rolling == values


@pytest.mark.parametrize("deck", ["recon_b", "recon_c"])
@pytest.mark.parametrize("marshmallows", ["m4", "m8"])
def test_every_set_goes_with_every_profile(deck: str, marshmallows: str) -> None:
    """Section 1.5."""
    match = set_up(a_new_match(4, deck=deck, marshmallows=marshmallows))

    assert phase(match) == "play"


def test_a_mosquito_with_a_marshmallow() -> None:
    """ZA-33, ZA-34, ZA-50, Q-12: rolled for, and then as ever."""
    match = a_match(
        hand=[0, 1, 4, 5],
        horde=[17],
        chance=["face REPLAY"],
        options={"marshmallows": [0]},
    )

    match.play(0, "play 0")

    assert choices(match) == plays(1, 4, 5) | {"pass"}


def test_a_die_of_one_face() -> None:
    """Q-35, `die`: repeats are allowed."""
    for seed in range(12):
        match = a_match(hand=[19, 4, 5, 6], horde=[12], seed=seed, options={"die": ["GAIN"] * 6})
        match.play(0, "play 19")
        assert brains(match) == [10, 9, 9]


def test_a_face_that_is_there_twice_comes_twice_as_often() -> None:
    """Q-35, `die`: every face 1 in 6."""
    found: Counter[str] = Counter()
    for seed in range(300):
        match = a_match(
            hand=[19, 4, 5, 6],
            horde=[12],
            seed=seed,
            options={"die": ["GAIN", "STEAL", "GAIN", "GAIN", "STEAL", "GAIN"]},
        )
        match.play(0, "play 19")
        found[rolled(match)[0]] += 1

    assert {*found} == {"GAIN", "STEAL"}
    assert found["GAIN"] == pytest.approx(200, abs=40)


# open_draft

OPEN = {"open_draft": True}
LOTS = {1: [4, 9, 12], 2: [5, 5, 13], 0: [0, 8, 19]}
MORE = {1: [6, 6, 7], 2: [10, 10, 14], 0: [15, 15, 16]}
LAST = {1: [1, 1, 2], 2: [3, 3, 17], 0: [18, 18, 14]}


def an_open_draft() -> Match:
    lots = [card for lot in (LOTS, MORE, LAST) for seat in (1, 2, 0) for card in lot[seat]]
    start = {"seats": 3, "phase": "start", "options": OPEN}
    chance = ["start 1", *(f"card {card}" for card in lots)]
    return mb.game("oh-my-brain").from_position(start, chance=chance)


def test_open_draft_deals_nine_cards_at_once() -> None:
    """Q-1, `open_draft`: in the order of Q-1, without choices in between."""
    match = an_open_draft()

    assert all(line.startswith(("start", "card")) for line in told(match))
    assert field(match, "lots")[0] == sorted([*LOTS[0], *MORE[0], *LAST[0]])
    assert match.waiting == [0, 1, 2]
    assert phase(match) == "bury"


def test_open_draft_buries_three_cards_one_after_another() -> None:
    """`open_draft`: in any order, final; the other six are the hand."""
    match = an_open_draft()
    first = choices(match)
    match.play(0, "bury 19", "bury 15", "bury 0")

    assert first == {f"bury {card}" for card in (0, 8, 14, 15, 16, 18, 19)}
    assert grave(match) == [0, 15, 19]
    assert hand(match) == [8, 14, 15, 16, 18, 18]
    assert match.waiting == [1, 2]


def test_open_draft_begins_when_all_have_buried() -> None:
    """ZA-04, `open_draft`: simultaneously, in any order of the seats."""
    match = an_open_draft()

    match.play(2, "bury 3")
    match.play(0, "bury 0", "bury 8")
    match.play(2, "bury 3", "bury 5")
    match.play(1, "bury 1", "bury 1", "bury 2")
    before = phase(match)
    match.play(0, "bury 19")

    assert before == "bury"
    assert match.turn == 1
    assert [len(hand(match, seat)) for seat in range(3)] == [6, 6, 6]
    assert [len(grave(match, seat)) for seat in range(3)] == [3, 3, 3]


def test_a_card_buried_twice_must_be_there_twice() -> None:
    """`open_draft`: BURY(v) of the cards that are left."""
    match = an_open_draft()

    match.play(0, "bury 0")

    assert "bury 0" not in choices(match)
    match.play(0, "bury 18")
    assert "bury 18" in choices(match)


def test_nine_equal_cards_are_buried_by_themselves() -> None:
    """Q-39, `open_draft`: one legal action, not SPLIT, is not asked."""
    cards = [0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 6, 0, 0, 0, 7, 8, 9]
    start = {"seats": 2, "phase": "start", "options": OPEN | {"deck": ONE_HUGE}}
    chance = ["start 0", *(f"card {card}" for card in cards)]

    match = mb.game("oh-my-brain").from_position(start, chance=chance)

    assert match.waiting == [1]
    assert (hand(match), grave(match)) == ([0] * 6, [0] * 3)


def test_open_draft_goes_for_every_round() -> None:
    """ZA-01, `open_draft`."""
    match = a_match(hand=[12], hands={1: [4], 2: [5]}, horde=[7], options=OPEN)

    match.play(0, "play 12")

    assert phase(match) == "bury"
    assert len(reserve(match)) == 50 - 27


# first_starter


def test_the_host_starts() -> None:
    """Q-21, `first_starter`: seat 0, without a lot (Q-39)."""
    for seed in range(8):
        match = a_new_match(seed=seed, first_starter="host")
        assert field(match, "starter") == 0
        assert told(match)[0].startswith("card ")


def test_the_last_winner_starts() -> None:
    """Q-21, `first_starter`, `last_winners`: one of them without a lot."""
    match = a_new_match(first_starter="last_winner", last_winners=[2])

    assert field(match, "starter") == 2
    assert told(match)[0].startswith("card ")


def test_the_lot_decides_among_last_winners() -> None:
    """Q-21, `last_winners`: several."""
    starters = {
        field(a_new_match(4, seed, first_starter="last_winner", last_winners=[3, 1]), "starter")
        for seed in range(30)
    }

    assert starters == {1, 3}


@pytest.mark.parametrize("given", [{}, {"last_winners": None}, {"last_winners": []}])
def test_without_last_winners_the_lot_decides_among_all(given: dict[str, Any]) -> None:
    """Q-21, `last_winners`: none given."""
    starters = {
        field(a_new_match(3, seed, first_starter="last_winner", **given), "starter")
        for seed in range(40)
    }

    assert starters == {0, 1, 2}


def test_the_first_starter_matters_in_the_first_round_only() -> None:
    """ZA-57, `first_starter`: later the fewest brains decide."""
    match = a_match(
        hand=[12], hands={1: [4], 2: [5, 6]}, horde=[7], options={"first_starter": "host"}
    )

    match.play(0, "play 12")

    assert field(match, "starter") == 2


# tie_starter


def a_tie(tied: list[int], *, seats: int = 4, seed: int = 0, **fields: Any) -> Match:
    """Seat 0 has ended the round; the tied seats have 5 brains, the others more."""
    others = range(1, seats)
    match = a_match(
        seats=seats,
        hand=[12],
        hands={seat: [[4], [5], [6], [9]][seat - 1] for seat in others},
        horde=[7],
        brains={seat: (5 if seat in tied else 8) + (seat > 0) for seat in range(seats)},
        seed=seed,
        **fields,
    )
    match.play(0, "play 12")
    assert [seat for seat in range(seats) if brains(match)[seat] == 5] == tied
    return match


@pytest.mark.parametrize(
    ("last", "tied", "next_one"),
    [
        (0, [1, 2], 1),
        (1, [1, 2], 2),
        (2, [1, 2], 1),
        (3, [1, 2], 1),
        (1, [0, 1, 3], 3),
        (3, [1, 3], 1),
        (2, [0, 2], 0),
    ],
)
def test_ties_go_clockwise_from_the_last_starter(last: int, tied: list[int], next_one: int) -> None:
    """ZA-57, Q-21, `tie_starter`: the first of them after him; he himself comes last."""
    match = a_tie(tied, starter=last, options={"tie_starter": "clockwise_from_last"})

    assert field(match, "starter") == next_one
    assert not any(line.startswith("start ") for line in told(match))


def test_clockwise_ties_leave_the_first_round_to_the_lot() -> None:
    """`tie_starter`: of later rounds."""
    starters = {
        field(a_new_match(3, seed, tie_starter="clockwise_from_last"), "starter")
        for seed in range(40)
    }

    assert starters == {0, 1, 2}


SIGNS: dict[str, Any] = {"options": {"tie_starter": "rps"}}


def test_tied_players_show_a_sign() -> None:
    """Q-21, `tie_starter`: all at once, and only they."""
    match = a_tie([1, 3], **SIGNS)

    assert phase(match) == "sign"
    assert match.waiting == [1, 3]
    assert match.legal(1) == ["rock", "paper", "scissors"]


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("rock", "scissors", 1),
        ("scissors", "rock", 3),
        ("paper", "rock", 1),
        ("rock", "paper", 3),
        ("scissors", "paper", 1),
        ("paper", "scissors", 3),
    ],
)
def test_the_beaten_sign_drops_out(one: str, other: str, winner: int) -> None:
    """`tie_starter`: a single one left starts."""
    match = a_tie([1, 3], **SIGNS)

    match.play(3, other)
    match.play(1, one)

    assert field(match, "starter") == winner
    assert phase(match) == "split"


def test_two_winners_show_again() -> None:
    """`tie_starter`: two rocks beat the scissors and go on alone."""
    match = a_tie([0, 1, 2], **SIGNS)

    for seat, sign in enumerate(["rock", "scissors", "rock"]):
        match.play(seat, sign)

    assert match.waiting == [0, 2]


@pytest.mark.parametrize("signs", [["rock"] * 3, ["rock", "paper", "scissors"]])
def test_one_sign_or_all_three_decide_nothing(signs: list[str]) -> None:
    """`tie_starter`: all repeat."""
    match = a_tie([0, 1, 2], **SIGNS)

    for seat, sign in enumerate(signs):
        match.play(seat, sign)

    assert match.waiting == [0, 1, 2]


def test_after_five_undecided_throws_the_lot_decides() -> None:
    """`tie_starter`: among those left."""
    starters = set()
    for seed in range(12):
        match = a_tie([1, 3], seed=seed, **SIGNS)
        for throw in range(5):
            assert match.waiting == [1, 3], throw
            match.play(1, "paper")
            match.play(3, "paper")
        assert phase(match) == "split"
        starters.add(field(match, "starter"))
        assert f"start {field(match, 'starter')}" in told(match)

    assert starters == {1, 3}


def test_signs_are_not_asked_of_a_single_seat() -> None:
    """ZA-57, `tie_starter`: without a tie nothing is shown."""
    match = a_tie([2], **SIGNS)

    assert (phase(match), field(match, "starter")) == ("split", 2)


def test_signs_do_not_decide_the_first_round() -> None:
    """`tie_starter`: of later rounds."""
    match = a_new_match(tie_starter="rps")

    assert told(match)[0].startswith("start ")


def test_all_cards_are_there_in_the_round_after_a_throw() -> None:
    """ZA-01, ZA-61, `tie_starter`."""
    match = a_tie([1, 3], **SIGNS)
    before = cards_in_all(match)
    match.play(1, "rock")
    match.play(3, "paper")

    assert before == cards_in_all(match) == DECK


def test_a_roll_of_a_die_with_only_repeats_still_ends_turns() -> None:
    """ZA-43, `die`: GIVE on all faces with an empty hand has no effect."""
    match = a_roll("GIVE", hand=[], grave=[4], options={"die": ["GIVE"] * 6})

    assert match.turn == 1
