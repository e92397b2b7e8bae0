"""Options of both games: what is refused, and that all of them can be played."""

import pytest

import monsterbox as mb
from tests.games.humans.builders import things


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"max_rounds": 0}, "max_rounds"),
        ({"max_rounds": 201}, "max_rounds"),
        ({"stall_rounds": "many"}, "stall_rounds"),
        ({"hz_sides": "zzz"}, "hz_sides"),
        ({"hz_sides": "zs"}, "hz_sides"),
        ({"hz_sides": "zsx"}, "hz_sides"),
        ({"first": "oldest"}, "first"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, object], word: str) -> None:
    """HZ-01, HU-77."""
    with pytest.raises(mb.BadOption, match=word):
        mb.game("humans-zombies").settings(3, options)


def test_sides_are_as_given() -> None:
    """HZ-01, A-59. Alternating, unless letters say otherwise."""
    game = mb.game("humans-zombies")
    sides = [player["side"] for player in game.match(4).position()["players"]]
    given = [player["side"] for player in game.match(3, hz_sides="szz").position()["players"]]

    assert sides == ["zombie", "shotgun", "zombie", "shotgun"]
    assert given == ["shotgun", "zombie", "zombie"]


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("alternating", "zszs"),
        ("shotgun_first", "szsz"),
        ("one_zombie", "zsss"),
        ("one_shotgun", "szzz"),
    ],
)
def test_sides_by_name(name: str, letters: str) -> None:
    """HZ-01, A-59."""
    game = mb.game("humans-zombies")
    players = game.match(4, hz_sides=name).position()["players"]

    assert [player["side"][0] for player in players] == list(letters)


def test_a_free_stack_is_a_choice() -> None:
    """A-40. With `hz_stack=free`."""
    match = mb.game("humans-zombies").match(2, seed=1, hz_stack="free")
    while match.position()["phase"] != "stack":
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert match.legal(match.turn or 0) == ["stack humans", "stack zombies"]


def test_closed_doors_need_a_roll() -> None:
    """A-43. With `z_barricade=4` start buildings of the zombies' set get markers at their doors."""
    match = mb.game("humans-zombies").match(2, seed=1, first="youngest_seat", z_barricade="4")
    match.play(0, "building north")

    assert things(match, "markers")


def test_a_smaller_infection_deck() -> None:
    """A-36."""
    match = mb.game("humans").match(2, infection_deck=30)

    assert len(match.position()["infections"]["pile"]) == 30
