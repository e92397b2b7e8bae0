"""Where removed zombies go, and what happens when there is none left to place (HU-59, HU-74)."""

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Match
from tests.games.humans.builders import (
    F1,
    F2,
    a_capture,
    a_match,
    choices,
    events,
    field,
    player,
    things,
    zombies,
)
from tests.games.humans.combined import a_combined, pawn

SUPPLY = {"removed_zombie": "supply"}
HEAD_SHOT = ("wounded head-shot", "wounded chest", "wounded belly")


def a_head_shot(**fields: Any) -> Match:
    """Seat 0 loses its acting zombie at 4,1; others of its zombies stay."""
    match = a_capture(
        "face 6",
        "face 3",
        *HEAD_SHOT,
        zombies={0: ["4,1", "1,0"]},
        hands={1: ["HW6"]},
        **fields,
    )
    match.play(1, "play HW6")
    return match


def to_the_turn_of(match: Match, seat: int) -> Match:
    """Play on with whatever comes first until that turn has begun."""
    while field(match, "active") != seat:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])
    return match


def last_of_its_kind(removed: int, **fields: Any) -> Match:
    """Seat 0 has captured a human, with two zombies on the board and so many out of the game."""
    return a_capture(
        "face 6",
        *fields.pop("cards", ("infection infect",) * 3),
        zombies={0: ["4,1", "1,0"]},
        players={0: {"removed": removed}},
        **fields,
    )


def test_a_removed_zombie_leaves_the_game() -> None:
    """HU-59. The score drops, and all can see how many are out of the game."""
    match = a_head_shot()

    assert zombies(match) == ["1,0"]
    assert player(match)["removed"] == 1
    assert match.scores[0] == 1
    assert events(match, "ZombieRemoved")[0].out is True
    for eyes in (None, 0, 1, 2):
        view: Any = match.view(eyes)
        assert [seat.removed for seat in view.seats] == [1, 0, 0]


def test_with_supply_a_removed_zombie_goes_back() -> None:
    """HU-59. The reading of the first edition, with `removed_zombie=supply`."""
    match = a_head_shot(options=SUPPLY)

    assert zombies(match) == ["1,0"]
    assert player(match)["removed"] == 0
    assert events(match, "ZombieRemoved")[0].out is False


def test_the_last_figure_can_still_be_placed() -> None:
    """HU-51, HU-59. Two on the board, seven out of the game: one is left."""
    match = last_of_its_kind(7)

    assert zombies(match) == ["1,0", "4,1", "4,1"]
    assert player(match)["eaten"] == 0


def test_without_a_figure_infect_counts_as_eat() -> None:
    """HU-59, A-31. A point without a card; the human is out of the game."""
    match = last_of_its_kind(8)

    assert zombies(match) == ["1,0", "4,1"]
    assert (player(match)["eaten"], player(match)["eat_cards"]) == (1, 0)
    assert (field(match, "devoured"), things(match, "humans")) == (1, set())
    assert match.scores[0] == 3


def test_without_a_figure_a_drawn_eat_card_is_kept() -> None:
    """HU-59, A-27, A-31."""
    match = last_of_its_kind(8, cards=("infection infect", "infection infect", "infection eat"))

    assert (player(match)["eaten"], player(match)["eat_cards"]) == (1, 1)


@pytest.mark.parametrize("answer", ["eat", "infect"])
def test_without_a_figure_a_tie_is_asked_and_both_answers_are_eat(answer: str) -> None:
    """HU-49, A-31."""
    match = last_of_its_kind(
        8,
        cards=("infection infect", "infection eat"),
        characters=("miner", "musician", "wrestler"),
        hands={0: ["HE02"]},
    )
    assert choices(match) == {"eat", "infect"}

    match.play(0, answer)

    assert zombies(match) == ["1,0", "4,1"]
    assert (player(match)["eaten"], player(match)["eat_cards"]) == (1, 1)


def test_a_trapped_human_is_eaten_where_no_figure_is_left() -> None:
    """HU-65, A-31. Nobody draws a card."""
    match = a_capture(
        "face 1",
        "face 6",
        zombies={0: ["4,1", "3,1"], 1: ["5,1"]},
        players={0: {"removed": 8}},
    )

    assert zombies(match) == ["3,1", "4,1"]
    assert (player(match)["eaten"], player(match)["eat_cards"]) == (1, 0)


def test_a_shotgun_guy_is_eaten_where_no_figure_is_left() -> None:
    """HZ-42, A-31. He loses a life all the same."""
    match = a_combined(
        zombies={0: ["2,1", "8,0"]},
        hands={0: ["HE06"]},
        players={0: {"removed": 8}},
        chance=["face 6", "infection infect", "infection infect"],
    )
    match.play(0, "step 2,1 west", "end move")

    assert zombies(match) == ["1,1", "8,0"]
    assert player(match)["eaten"] == 1
    assert (pawn(match)["life"], pawn(match)["pawn"]) == (2, None)


@pytest.mark.parametrize(("removed", "offered"), [(8, True), (9, False)])
def test_a_late_riser_comes_from_the_supply(removed: int, offered: bool) -> None:
    """HE12, A-31. Not one that is out of the game."""
    match = a_match(hands={0: ["HE12"]}, players={0: {"removed": removed}})

    assert ("play HE12" in choices(match)) is offered


def test_the_last_zombie_comes_back_from_outside_the_game() -> None:
    """HU-59, HU-74, A-30. The supply stays as it is."""
    match = a_match(active=2, asked=[2], zombies={0: []}, players={0: {"removed": 3}})

    to_the_turn_of(match, 0)

    assert zombies(match) == ["1,1"]
    assert player(match)["removed"] == 2


def test_one_comes_back_even_if_all_ten_were_removed() -> None:
    """HU-74. Whatever has become of the others."""
    match = a_match(active=2, asked=[2], zombies={0: []}, players={0: {"removed": 10}})

    to_the_turn_of(match, 0)

    assert zombies(match) == ["1,1"]
    assert player(match)["removed"] == 9


@pytest.mark.parametrize(("removed", "number"), [(8, 2), (9, 1)])
def test_the_second_zombie_comes_from_the_supply(removed: int, number: int) -> None:
    """HU-06, HU-59, R-03. Without a figure left nobody comes."""
    match = a_match(
        seats=5, active=4, asked=[4], round=1, players={0: {"removed": removed}}, stack=["H09"]
    )

    to_the_turn_of(match, 0)

    assert zombies(match) == ["1,1"] * number
    assert player(match)["removed"] == removed


def test_the_zombie_that_comes_back_may_be_the_last_point() -> None:
    """HU-74, HU-76, A-29. The game is over at once, before tokens are taken."""
    match = a_match(
        town=F2,
        active=2,
        asked=[2],
        zombies={0: [], 1: ["4,0"]},
        dice=["4,0"],
        players={0: {"removed": 1, "eaten": 8}},
    )
    while not match.over:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert zombies(match) == ["1,1"]
    assert match.ranks[0] == 1


def test_nothing_else_happens_when_the_second_zombie_is_the_last_point() -> None:
    """HU-06, HU-09, HU-76. Tokens under the other zombies stay where they are."""
    match = a_match(
        seats=5,
        town=F2,
        active=4,
        asked=[4],
        zombies={0: ["4,0"]},
        dice=["4,0"],
        players={0: {"eaten": 7}},
        stack=["H09"],
    )
    while not match.over:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert match.ranks[0] == 1
    assert (zombies(match), player(match)["tokens"]) == (["1,1", "4,0"], 0)
    assert things(match, "dice") == {"4,0"}


def test_a_shotgun_guy_puts_a_zombie_out_of_the_game() -> None:
    """HU-59, HZ-36. In the combined game as well."""
    match = a_combined(active=1, zombies={0: ["2,1"]}, chance=["face 5", *HEAD_SHOT])
    match.play(1, "step 1,1 east")

    assert (zombies(match), player(match)["removed"]) == ([], 1)
    assert pawn(match)["collected"] == 3


def test_a_position_tells_who_is_out_of_the_game() -> None:
    """HU-59, section 7."""
    match = a_head_shot()
    again = mb.game("humans").from_position(match.position())

    assert again.position() == match.position()
    assert [told["removed"] for told in field(again, "players")] == [1, 0, 0]


@pytest.mark.parametrize(
    ("number", "options", "word"),
    [
        (10, {}, r"^players\[0\]\.removed: there are not so many"),
        (11, {}, r"^players\[0\]\.removed: must be a whole number <= 10"),
        (-1, {}, r"^players\[0\]\.removed: must be a whole number >= 0"),
        (1, SUPPLY, r"^players\[0\]\.removed: zombies go back to the supply"),
    ],
)
def test_more_than_ten_zombies_are_refused(
    number: int, options: dict[str, object], word: str
) -> None:
    """HU-02, HU-59."""
    with pytest.raises(mb.BadPosition, match=word):
        a_match(town=F1, options=options, players={0: {"removed": number}})


def test_shotgun_guys_have_no_zombies_to_lose() -> None:
    """HZ-01."""
    with pytest.raises(mb.BadPosition, match=r"^players\[1\]\.removed: there are not so many"):
        a_combined(players={1: {"removed": 1}})
