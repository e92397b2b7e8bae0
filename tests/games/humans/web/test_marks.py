"""What is marked on the map: prey in reach, closed doors, signs, footprints, news."""

from __future__ import annotations

from typing import Any

from monsterbox.core.match import Match
from monsterbox.games.humans.web.presenter import Board, present
from tests.games.humans.builders import F1, F2, a_match
from tests.games.humans.combined import a_combined
from tests.games.humans.web.test_pages import games
from tests.web.pages import a_table, shown_to

HUMAN = "4,1"


def board(match: Match, seat: int | None = 0) -> Board:
    table = a_table(match.seats, kinds=("person",) * match.seats, game=match.game.key)
    table.match = match
    return present(shown_to(table, seat), is_still=False)


def needed(match: Match) -> dict[str, int]:
    return {one.space: number for one in board(match).prey for (number,) in [one.needed]}


def of_seat(match: Match, seat: int = 0) -> Any:
    return match.view(seat).seats[seat]


def test_prey_in_reach_tells_what_the_die_must_show() -> None:
    """HU-26, HU-40: of the character; nothing is told of prey that is too far away."""
    near = a_match(town=F1, humans=[HUMAN], steps=3)
    far = a_match(town=F1, humans=[HUMAN], steps=2)

    assert needed(near) == {HUMAN: of_seat(near).capture}
    assert needed(far) == {}


def test_foes_of_a_shotgun_guy_are_prey_less_what_helps_him() -> None:
    """A-79."""
    plain = a_combined(sides="sz", npcs=["1,-2"])
    armed = a_combined(sides="sz", npcs=["1,-2"], players={0: {"items": ["ZE10"]}})
    bonus = sum(number for _, number in of_seat(armed).strength)

    assert bonus > 0
    assert needed(plain) == {"1,-2": 4}
    assert needed(armed) == {"1,-2": 4 - bonus}


def test_prey_of_a_figure_that_a_card_leads_is_told_for_each_owner() -> None:
    """ZE25, A-77: nobody's own zombie, and no figure of a player."""
    match = a_combined(
        sides="zszz",
        zombies={0: ["4,1"], 2: ["4,1"], 3: ["4,1"]},
        pawns={1: "5,1"},
        humans=["6,1"],
        hands={0: ["ZE25"]},
    )
    match.play(0, "play ZE25 2 4,1")
    numbers = sorted(of_seat(match, seat).capture for seat in (2, 3))

    assert numbers == [3, 4]
    assert [(one.space, one.needed) for one in board(match).prey] == [("6,1", (3, 4))]


def test_who_may_be_attempted_is_marked_wherever_it_stands() -> None:
    """HU-38."""
    match = a_match(town=F1, zombies={0: ["4,1", "3,1"]}, humans=["4,1", "3,1"])
    match.play(0, "end move")

    assert {one.space for one in board(match).prey if one.is_asked} == {"4,1", "3,1"}


def test_a_closed_door_has_a_plate_on_the_room_behind_it() -> None:
    """HU-29, HU-30."""
    (plate,) = board(a_match(town=F2, zombies={0: ["4,1"]})).plates

    assert (plate.text, plate.room, plate.needed) == ("break 4,1", "4,0", 3)
    assert (plate.x, plate.y) == (135, 15)
    assert plate.walls == ("M121 30H149",)


def test_a_door_that_a_zombie_of_nobody_holds_open_may_still_be_broken_in() -> None:
    """HZ-28."""
    closed = a_combined(zombies={0: ["7,1"]}, npcs=["1,4"])
    haunted = a_combined(zombies={0: ["7,1"]}, npcs=["8,0"])

    assert "step 7,1 east" in haunted.legal(0)
    assert board(haunted).plates == board(closed).plates
    assert [one.text for one in board(haunted).plates] == ["break 7,1"]


def test_a_plate_covers_nobody_in_the_room() -> None:
    """Whoever is there stands behind it, and it hides no face before the door."""
    (free,) = board(a_match(town=F2, zombies={0: ["4,1"]})).plates
    crowded = board(a_match(town=F2, zombies={0: ["4,1"]}, humans=["4,0", "5,0"]))
    (taken,) = crowded.plates
    behind, beside = (one for one in crowded.figures if one.kind == "human")

    assert (taken.x, taken.y) == (free.x, free.y + 8)
    assert behind.y + 11 <= taken.y - 8  # their feet, its upper edge
    assert (behind.space, beside.space) == ("4,0", "5,0")
    assert beside.size == 100 > behind.size


def test_signs_stand_where_nobody_does() -> None:
    """Their middle lies on an empty room, as long as there is one."""
    checked = 0
    for table, seat in games(3, 4, {"max_rounds": 4}):
        found = present(shown_to(table, seat), is_still=False)
        rooms = {space.name: space.lot for space in found.town.spaces if space.is_building}
        taken = {one.space for one in found.figures}
        for sign in found.signs:
            lot = found.town.lots.index(sign.lot)
            own = {room for room, number in rooms.items() if number == lot}
            if not sign.name and own - taken:
                assert f"{int(sign.x // 30)},{int(sign.y // 30)}" in own - taken
                checked += 1
    assert checked > 100


def test_the_name_stands_only_where_the_question_is_about_the_building() -> None:
    asked = board(a_match(town=F2, zombies={0: ["4,1"]})).signs
    quiet = board(a_match(town=F2)).signs

    assert [one.name for one in asked] == ["Beauty Shop · 3"]
    assert [(one.name, one.barricade) for one in quiet] == [("", 3)]


def test_a_paw_marks_where_others_have_been_until_one_acts() -> None:
    match = a_match(
        seats=2, active=1, town=F1, zombies={0: ["1,1"], 1: ["3,1"]}, hands={0: ["HE02"]}
    )
    for choice in ("step 3,1 east", "step 4,1 east", "end move"):
        match.play(1, choice)
    while 0 not in match.waiting:
        match.play(1, match.legal(1)[0])
    before = [(one.space, one.seat) for one in board(match).trail]
    match.play(0, match.legal(0)[0])

    assert before == [("3,1", 1)]
    assert board(match).trail == ()


def test_all_that_moved_since_the_last_choice_are_marked_and_told() -> None:
    match = a_match(seats=3, active=1, town=F1, zombies={0: ["1,1"], 1: ["3,1"], 2: ["5,1"]})
    match.play(1, "step 3,1 east", "end move")
    while 2 not in match.waiting or "step 5,1 west" not in match.legal(2):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    match.play(2, "step 5,1 west")

    assert [(one.space, one.seat, one.end) for one in board(match).trail] == [
        ("3,1", 1, "4,1"),
        ("5,1", 2, "4,1"),
    ]
    assert [(one.seat, start != end) for one, start, end in board(match).moved] == [
        (1, True),
        (2, True),
    ]
    assert [one.seat for one in board(match, None).trail] == [2]


def test_news_are_the_spaces_of_what_happened_last() -> None:
    match = a_match(seats=2, active=1, town=F1, zombies={0: ["1,1"], 1: ["3,1"]})
    match.play(1, "step 3,1 east")

    assert board(match).news == ("sp-3_1", "sp-4_1")


def test_rooms_of_a_closed_building_say_that_they_are_nailed_up() -> None:
    """HU-28: also where no own zombie is near."""
    match = a_match(town=F2, steps=1)
    whys = {spot.space.name: spot.why for spot in board(match).spots if spot.why}

    assert set(whys) == {"3,0", "4,0", "5,0"}
    for why in whys.values():
        refusal = match.why_not(0, why)
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("barricaded", "HU-28")
