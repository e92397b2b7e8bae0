"""Positions that cannot be are refused with their place; views show no foreign hand."""

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.rng import Rng
from tests.cases import in_one_test
from tests.games.humans.builders import F1, a_capture, a_match, field, player
from tests.games.humans.combined import a_combined

GOOD: dict[str, Any] = {"game": "humans", "seats": 2}


@in_one_test(
    ("wrong", "word"),
    [
        ({"town": []}, "town"),
        ({"town": [{"tile": "H01", "cell": "1,0"}]}, "town"),
        ({"town": [{"tile": "H01", "cell": "0,0"}, {"tile": "H10", "cell": "1,0"}]}, "HU-11"),
        ({"town": [{"tile": "H01", "cell": "0,0"}, {"tile": "H02", "cell": "5,0"}]}, "beside"),
        ({"town": [{"tile": "H01", "cell": "0,0", "humans": ["4,1"]}]}, "humans"),
        (
            {"town": [{"tile": "H01", "cell": "0,0", "weather": 1}]},
            "^town\\[0\\]\\.weather: no such field",
        ),
        ({"stack": ["H01"]}, "stack"),
        ({"players": []}, "players: 0 entries"),
        ({"players": [{"character": "lawyer"}, {"character": "lawyer"}]}, "somebody else"),
        ({"players": [{"zombies": [{"space": "9,9"}]}, {}]}, "zombies"),
        ({"players": [{"zombies": [{"space": "1,1"}] * 11}, {}]}, "zombies"),
        ({"players": [{"hand": ["HW1", "HW1", "HW1"]}, {}]}, "hand"),
        ({"players": [{"hand": ["ZE01"]}, {}]}, "hand"),
        ({"players": [{"wounds": ["head-shot"]}, {}]}, "wounds"),
        (
            {"players": [{"tokens": 37}, {}]},
            "^players\\[0\\]\\.tokens: must be a whole number <= 36",
        ),
        ({"players": [{"side": "shotgun"}, {}]}, "side"),
        ({"supply": 61}, "supply"),
        ({"supply": 3}, "supply"),
        ({"phase": "dance"}, "^phase: 'dance' is not one of start, character"),
        ({"phase": "place"}, "drawn"),
        ({"phase": "flee"}, "nothing to choose"),
        ({"asked": [0, 1]}, "asked"),
        (
            {"asked": [1], "phase": "discard", "players": [{}, {"hand": ["HW1"]}]},
            "^asked: in phase discard the active seat is asked",
        ),
        (
            {"phase": "put-human", "pending": {"is_set_up": True, "filled": 2}},
            r"^pending\.due: how many are to be put\?",
        ),
        ({"starter": -1}, "starter: -1 is not from 0 to 1"),
        ({"winner": 2}, "winner: 2 is not from 0 to 1"),
        ({"pending": {"placer": 2}}, r"pending\.placer: 2 is not from 0 to 1"),
        ({"pending": {"pool": -1}}, r"^pending\.pool: must be a whole number >= 0"),
        ({"pending": {"moon": 1}}, r"^pending\.moon: no such field; fields: accepted, asked"),
        ({"discard": ["HX1"]}, "discard"),
        ({"pile": ["HW1"]}, "pile"),
        ({"infections": {"drawn": ["eat"] * 17}}, "infections"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(wrong: dict[str, Any], word: str) -> None:
    """With the field and the reason."""
    with pytest.raises(mb.BadPosition, match=word):
        mb.game("humans").from_position(GOOD | wrong)


def test_charges_without_their_card_are_refused() -> None:
    """ZE13, A-79. They lie on a card in play."""
    with pytest.raises(mb.BadPosition, match=r"^players\[1\]\.charges: ZE13 is not in play"):
        a_combined(players={1: {"charges": 2}})

    match = a_combined(players={1: {"charges": 2, "items": ["ZE13"]}})

    assert player(match, 1)["charges"] == 2


def test_little_is_needed() -> None:
    """Seats alone: everything else has its default."""
    match = mb.game("humans").from_position(GOOD)

    assert field(match, "town") == [{"tile": "H01", "cell": "0,0", "quarters": 0}]
    assert len(field(match, "stack")) == 19


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """Section 7. Others see the backs."""
    match = a_match(hands={0: ["HW1"], 1: ["HE05", "HE06"]})
    view: Any = match.view(0)

    assert view.hand == ("HW1",)
    assert view.seats[1].hand_size == 2
    assert view.seats[1].backs == (2, 0)
    assert "HE05" not in str(view)
    spectator: Any = match.view(None)
    assert spectator.hand == ()


def test_what_is_out_of_the_game_is_seen_by_all() -> None:
    """Section 7, HU-47, HU-50, HU-59. Cards and figures alike."""
    match = a_match(
        devoured=2, infections={"removed": ["escape"]}, players={1: {"removed": 3}, 2: {"eaten": 2}}
    )

    for eyes in (None, 0, 1, 2):
        view: Any = match.view(eyes)
        assert [seat.removed for seat in view.seats] == [0, 3, 0]
        assert (view.devoured, view.infections_removed) == (2, ("escape",))


def test_backs_are_told_by_deck() -> None:
    """Section 7, HZ-13."""
    view: Any = a_combined(hands={1: ["HE05", "ZE06", "ZE09"]}).view(0)

    assert view.seats[1].backs == (1, 2)


def test_a_drawn_card_is_shown_to_its_owner_only() -> None:
    """Section 7."""
    match = mb.game("humans").match(2, seed=1)
    drawn = [event for event in match.events(0) if type(event).__name__ == "CardDrawn"]

    assert all((event.card is None) == (event.seat != 0) for event in drawn)  # type: ignore[attr-defined]


def test_redealing_keeps_what_is_public_and_the_question() -> None:
    """A-68. Whoever is asked has a card with which he would be asked."""
    match = a_capture("face 6", hands={0: ["HE02"], 1: ["HW4", "HE06"], 2: ["HE05"]})
    hands = set()
    for seed in range(40):
        imagined = match.imagine(0, seed)
        assert imagined["players"][0]["hand"] == ["HE02"]
        hand = imagined["players"][1]["hand"]
        assert any(card[:2] == "HW" or card == "HE08" for card in hand)
        hands.add(tuple(hand))

    assert len(hands) > 5
    assert player(match, 1)["hand"] == ["HW4", "HE06"]


def test_piles_are_bags() -> None:
    """A-72. The same cards may come whatever the way they got there."""
    game = mb.game("humans")
    one, other = (game.begin(3, game.settings(3, {})) for _ in range(2))
    one.settle(Rng(4))
    other.settle(Rng(4))

    assert one.to_ints() == other.to_ints()


def test_markers_humans_and_zombies_are_told_by_space() -> None:
    """The whole town as readable JSON."""
    match = a_match(town=F1, humans=["4,1"], zombies={0: ["3,1"]})

    assert field(match, "town")[1] == {
        "tile": "H09",
        "cell": "1,0",
        "quarters": 0,
        "humans": ["4,1"],
    }
    assert player(match)["zombies"] == [{"space": "3,1"}]
