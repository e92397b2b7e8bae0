"""What holds a figure against what moves it: every pair of the table in the book (R-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.match import Match
from tests.games.humans.builders import choices, events, pending, phase, player, steps_from, zombies
from tests.games.humans.combined import a_combined, a_window, pawn

Check = Callable[[], None]
PAIRS: dict[tuple[str, str], Check] = {}

OWN, MORE, KEYS = "Own steps", "More steps: HE02, ZE01, Go Team!", "The Keys: ZE17"
CRAMP, LED, PUT = (
    "Led in his own movement: ZE05",
    "Led five steps: ZE25",
    "Put on the Town Square: ZE04",
)
COLUMNS = (OWN, MORE, KEYS, CRAMP, LED, PUT)

ANYTIME = {"z_timing": "anytime"}
SIDES = "zss"  # the cards of seat 2 move a zombie of seat 0, or the shotgun guy of seat 1
MOVERS = ["ZE04", "ZE05", "ZE25"]


def pair(row: str, *columns: str) -> Callable[[Check], Check]:
    """A check of what is said in a row of the table in these columns."""

    def note(check: Check) -> Check:
        for column in columns:
            assert (row, column) not in PAIRS
            PAIRS[row, column] = check
        return check

    return note


def table_in_the_book() -> set[tuple[str, str]]:
    """All pairs of R-50."""
    text = mb.game("humans-zombies").clauses.in_language("en")["R-50"].text
    lines = [line.strip("| ").split(" | ") for line in text.split("\n") if line.startswith("| ")]
    head, *rows = lines
    return {(row[0], column) for row in rows for column in head[1:]}


def aims(match: Match, card: str, seat: int = 2) -> set[str]:
    """On whom a seat may play a card now."""
    return {text.removeprefix(f"play {card} ") for text in choices(match, seat, f"play {card}")}


def marked(*marks: str) -> dict[str, Any]:
    """Two zombies, the first of them with something behind it."""
    return {"zombies": [{"space": "1,4", "marks": list(marks)}, {"space": "0,4"}]}


# Weak Ankles


ANKLES = "Weak Ankles (HE04)"


def weak_ankles(window: str | None = None, **fields: Any) -> Match:
    told: dict[str, Any] = {
        "sides": SIDES,
        "players": {0: marked("held")},
        "pawns": {1: "1,1", 2: "1,1"},
    } | fields
    return a_combined(**told) if window is None else a_window(window, 2, **told)


@pair(ANKLES, OWN)
def held_by_weak_ankles() -> None:
    match = weak_ankles()

    assert steps_from(match, "1,4") == set()
    assert steps_from(match, "0,4") != set()


@pair(ANKLES, MORE)
def more_steps_are_for_the_others() -> None:
    match = weak_ankles(hands={0: ["HE02"]})
    match.play(0, "play HE02")

    assert pending(match, "pool") == 8
    assert steps_from(match, "1,4") == set()


@pair(ANKLES, KEYS, CRAMP)
@pair("a human on its space (HU-26)", KEYS, CRAMP)
@pair("an attack on a shotgun guy (HZ-40), a failed try (`failed_try_stops`)", KEYS, CRAMP)
def cards_for_shotgun_guys_only() -> None:
    own = weak_ankles(hands={0: ["ZE17", "ZE05", "HE02"]})
    window = weak_ankles("premove", hands={2: ["ZE05", "ZE25"]})

    assert choices(own, 0, "play") == {"play HE02"}
    assert aims(window, "ZE05") == set()


@pair(ANKLES, LED)
def weak_ankles_cannot_be_led() -> None:
    assert aims(weak_ankles("premove", hands={2: ["ZE25"]}), "ZE25") == {"0 0,4", "1"}


@pair(ANKLES, PUT)
def weak_ankles_can_be_sent_and_stay_weak() -> None:
    match = weak_ankles("premove", hands={2: ["ZE04"]})
    match.play(2, "play ZE04 0 1,4")

    assert zombies(match) == ["1,1", "0,4"]
    assert {"space": "1,1", "marks": ["held"]} in player(match)["zombies"]
    assert steps_from(match, "1,1") == set()


# Claustrophobia


NARROW = "Claustrophobia (ZE08)"
CRAMPED = {"fates": ["cramped"]}
OUTSIDE, INSIDE = "1,7", "2,8"  # before the doors of the Hardware Store, and far inside
NOT_IN, OUT = {"north", "west"}, {"north", "west"}


def cramped_pawn(space: str, window: str | None = None, **fields: Any) -> Match:
    told: dict[str, Any] = {
        "sides": SIDES,
        "active": 1,
        "pawns": {1: space, 2: "1,1"},
        "players": {1: CRAMPED},
    } | fields
    return a_combined(**told) if window is None else a_window(window, 2, **told)


def cramped_zombie(space: str, window: str | None = None, **fields: Any) -> Match:
    told: dict[str, Any] = {
        "sides": SIDES,
        "zombies": {0: [space]},
        "pawns": {1: "1,1", 2: "1,1"},
        "players": {0: CRAMPED},
    } | fields
    return a_combined(**told) if window is None else a_window(window, 2, **told)


@pair(NARROW, OWN)
def out_of_buildings_only() -> None:
    assert steps_from(cramped_zombie(OUTSIDE), OUTSIDE) == NOT_IN
    assert steps_from(cramped_zombie(INSIDE), INSIDE) == OUT
    assert steps_from(cramped_pawn(OUTSIDE), OUTSIDE, 1) == NOT_IN
    assert steps_from(cramped_pawn(INSIDE), INSIDE, 1) == OUT
    assert "end move" in choices(cramped_zombie(INSIDE))
    assert "end move" not in choices(cramped_pawn(INSIDE), 1)


@pair(NARROW, MORE)
def more_steps_but_the_same() -> None:
    for card in ("HE02", "ZE01"):
        zombie, guy = (
            cramped_zombie(OUTSIDE, hands={0: [card]}),
            cramped_pawn(OUTSIDE, hands={1: [card]}),
        )
        zombie.play(0, f"play {card}")
        guy.play(1, f"play {card}")

        assert pending(zombie, "pool") == pending(guy, "pool") == (8 if card == "HE02" else 10)
        assert steps_from(zombie, OUTSIDE) == steps_from(guy, OUTSIDE, 1) == NOT_IN


@pair(NARROW, KEYS)
def ten_steps_but_the_same() -> None:
    match = cramped_pawn(OUTSIDE, phase="pawn-roll", hands={1: ["ZE17"]})
    match.play(1, "play ZE17")

    assert pending(match, "pool") == 10
    assert steps_from(match, OUTSIDE, 1) == NOT_IN


@pair(NARROW, CRAMP)
def whoever_leads_him_is_bound_too() -> None:
    for space, ways in ((OUTSIDE, NOT_IN), (INSIDE, OUT)):
        match = cramped_pawn(space, "moved", hands={2: ["ZE05"]})
        match.play(2, "play ZE05")

        assert steps_from(match, space, 2) == ways
        assert ("end move" in choices(match, 2)) == (space == OUTSIDE)


@pair(NARROW, LED)
def claustrophobics_are_not_led_into_a_building() -> None:
    for space, ways in ((OUTSIDE, NOT_IN), (INSIDE, OUT)):
        zombie = cramped_zombie(space, "premove", hands={2: ["ZE25"]})
        zombie.play(2, f"play ZE25 0 {space}")
        guy = cramped_pawn(space, "premove", hands={2: ["ZE25"]})
        guy.play(2, "play ZE25 1")

        assert steps_from(zombie, space, 2) == steps_from(guy, space, 2) == ways


@pair(NARROW, PUT)
@pair("Rigor Mortis (HE03), Your Shoe’s Untied (ZE26)", PUT)
def sent_all_the_same() -> None:
    for fates in (["cramped"], ["untied"]):
        zombie = cramped_zombie(
            INSIDE, "premove", hands={2: ["ZE04"]}, players={0: {"fates": fates}}
        )
        guy = cramped_pawn(INSIDE, "premove", hands={2: ["ZE04"]}, players={1: {"fates": fates}})

        assert f"0 {INSIDE}" in aims(zombie, "ZE04")
        assert "1" in aims(guy, "ZE04")


# Fear


FEAR = "Fear (ZE09)"
AFRAID = {"fates": ["afraid"]}


@pair(FEAR, OWN)
def nobody_steps_who_is_afraid() -> None:
    zombie = cramped_zombie("1,1", players={0: AFRAID}, hands={0: ["HE02"]})
    guy = cramped_pawn("1,1", players={1: AFRAID}, hands={1: ["HE02"]})

    assert choices(zombie, 0, "step") == choices(guy, 1, "step") == set()


@pair(FEAR, MORE)
def more_steps_that_cannot_be_made() -> None:
    """R-22 has tests of its own."""
    zombie = cramped_zombie("1,1", players={0: AFRAID}, hands={0: ["HE02", "ZE08"]})
    zombie.play(0, "play HE02")

    assert choices(zombie, 0, "step") == set()


@pair(FEAR, KEYS, CRAMP)
def neither_keys_nor_roll() -> None:
    match = cramped_pawn(
        "1,1",
        phase="pawn-roll",
        players={1: AFRAID},
        hands={1: ["ZE17", "ZE20", "HE02"], 2: ["ZE05"]},
        steps=0,
    )
    assert choices(match, 1) == {"stay", "play ZE20"}

    match.play(1, "stay")

    assert phase(match) == "pawn-move"  # nobody was asked after a roll


@pair(FEAR, LED, PUT)
def nobody_moves_who_is_afraid() -> None:
    hands = {2: ["ZE04", "ZE25"]}
    zombie = cramped_zombie("1,4", "premove", players={0: AFRAID}, hands=hands)
    guy = cramped_pawn("1,4", "premove", players={1: AFRAID}, hands=hands)

    assert aims(zombie, "ZE25") == {"1"}
    assert aims(zombie, "ZE04") == set()
    assert aims(guy, "ZE25") == aims(guy, "ZE04") == {"0 8,0", "0 8,2"}


# Hysterical Paralysis


@pair("Hysterical Paralysis (ZE14)", *COLUMNS)
def no_turn_and_no_moment_to_play_anything() -> None:
    match = a_combined(
        sides=SIDES,
        pawns={1: "1,4", 2: "1,1"},
        hands={0: ["HE05"], 1: ["HE02", "ZE17"], 2: MOVERS},
        players={1: {"fates": ["paralysed"]}},
        options=ANYTIME,
        phase="discard",
    )
    match.play(0, "discard nothing")

    assert [event.seat for event in events(match, "TurnLost")] == [1]
    assert match.position()["active"] == 2
    assert pawn(match, 1)["pawn"] == "1,4"


# Much Needed Rest


REST = "Much Needed Rest (ZE20)"


def rested() -> Match:
    match = cramped_pawn(
        "1,4",
        phase="pawn-roll",
        players={1: {}},
        hands={1: ["ZE20", "ZE17", "HE02"], 2: MOVERS},
        options=ANYTIME,
        steps=0,
    )
    match.play(1, "play ZE20")
    return match


@pair(REST, OWN, MORE, KEYS, CRAMP)
def no_movement_after_a_rest() -> None:
    match = rested()

    assert phase(match) == "before-npcs"
    assert match.waiting == [2]
    assert aims(match, "ZE05") == set()


@pair(REST, LED, PUT)
def who_rests_can_be_moved() -> None:
    match = rested()

    assert "1" in aims(match, "ZE25")
    assert "1" in aims(match, "ZE04")


# Halved movements


HALF = "Rigor Mortis (HE03), Your Shoe’s Untied (ZE26)"


def halve(match: Match, card: str) -> None:
    match.play(2, "play HE03" if card == "HE03" else f"play ZE26 {match.position()['active']}")


@pair(HALF, OWN, CRAMP)
def half_as_many_steps() -> None:
    for card in ("HE03", "ZE26"):
        zombie = cramped_zombie("1,4", "premove", players={0: {}}, hands={2: [card]})
        halve(zombie, card)
        guy = a_window("moved", 2, sides="zssz", active=1, hands={2: [card], 3: ["ZE05"]}, steps=7)
        halve(guy, card)
        guy.play(3, "play ZE05")

        assert pending(zombie, "pool") == 2
        assert pending(guy, "pool") == 3
        assert guy.turn == 3


@pair(HALF, MORE)
def more_steps_after_halving() -> None:
    for card, steps in (("HE02", 5), ("ZE01", 4)):
        match = cramped_zombie("1,4", "premove", players={0: {}}, hands={0: [card], 2: ["HE03"]})
        halve(match, "HE03")
        if phase(match) == "premove":
            match.play(0, "pass")
        match.play(0, f"play {card}")

        assert pending(match, "pool") == steps


@pair(HALF, KEYS)
def the_keys_are_not_halved() -> None:
    match = cramped_pawn(
        "1,1",
        phase="pawn-roll",
        players={1: {"fates": ["untied"]}},
        hands={1: ["ZE17"]},
        pending={"slowed": 1},
    )
    match.play(1, "play ZE17")

    assert pending(match, "pool") == 10
    assert pawn(match, 1)["fates"] == ["untied"]


@pair(HALF, LED)
def five_steps_are_five_steps() -> None:
    match = a_window(
        "premove", 2, sides=SIDES, pawns={1: "1,1", 2: "1,1"}, zombies={0: ["1,4"]}, steps=2,
        pending={"halved": True}, hands={2: ["ZE25"]},
    )  # fmt: skip
    match.play(2, "play ZE25 0 1,4")
    while phase(match) == "lead":
        match.play(2, match.legal(2)[0])

    assert len(events(match, "ZombieMoved")) == 5
    assert pending(match, "pool") == 2


# Brain Cramp


DRIVEN = "Brain Cramp (ZE05)"


def driven(window: str | None = None, **fields: Any) -> Match:
    """Seat 3 moves the shotgun guy of seat 1."""
    told: dict[str, Any] = {
        "sides": "zssz",
        "active": 1,
        "pawns": {1: "1,4", 2: "1,1"},
        "zombies": {3: ["8,0"]},
        "pending": {"leader": 3},
    } | fields
    return a_window(window, 2, **told) if window else a_combined(asked=[3], **told)


@pair(DRIVEN, OWN, MORE)
def another_decides_and_no_card_is_played() -> None:
    match = driven(hands={1: ["HE02", "ZE01"], 3: ["HE02"]})

    assert choices(match, 1) == set()
    assert choices(match, 3, "play") == set()
    assert "end move" in choices(match, 3)
    assert steps_from(match, "1,4", 3) != set()


@pair(DRIVEN, KEYS)
def another_decides_about_ten_steps() -> None:
    match = cramped_pawn(
        "1,4", phase="pawn-roll", players={1: {}}, hands={1: ["ZE17"], 2: ["ZE05"]}
    )
    match.play(1, "play ZE17")
    match.play(2, "play ZE05")

    assert match.turn == 2
    assert pending(match, "pool") == 10


@pair(DRIVEN, CRAMP, LED, PUT)
def no_second_cramp_but_other_cards() -> None:
    match = driven("moved", hands={2: MOVERS})

    assert choices(match, 2, "play ZE05") == set()
    assert "1" in aims(match, "ZE25")
    assert "1" in aims(match, "ZE04")


# Rules that hold


PREY = "a human on its space (HU-26)"
STOPPED = "an attack on a shotgun guy (HZ-40), a failed try (`failed_try_stops`)"
ATTACKED = "a failed attack of a shotgun guy (HZ-38)"


def beside_a_human(window: str | None = None, **fields: Any) -> Match:
    return weak_ankles(window, players={0: marked()}, humans=["1,4"], **fields)


@pair(PREY, OWN, MORE)
def with_its_prey() -> None:
    match = beside_a_human(hands={0: ["HE02"]})
    match.play(0, "play HE02")

    assert steps_from(match, "1,4") == set()
    assert steps_from(match, "0,4") != set()


@pair(PREY, LED, PUT)
def only_sent_away_from_its_prey() -> None:
    match = beside_a_human("premove", hands={2: ["ZE04", "ZE25"]})

    assert aims(match, "ZE25") == {"0 0,4", "1"}
    assert "0 1,4" in aims(match, "ZE04")


@pair(STOPPED, OWN, MORE)
def stopped_for_this_turn() -> None:
    match = weak_ankles(players={0: marked("stopped")}, hands={0: ["HE02"]})
    match.play(0, "play HE02")

    assert steps_from(match, "1,4") == set()
    assert steps_from(match, "0,4") != set()


@pair(STOPPED, LED, PUT)
def only_sent_after_it_has_stopped() -> None:
    told: dict[str, Any] = {
        "players": {0: marked("stopped")},
        "options": ANYTIME,
        "hands": {2: ["ZE04", "ZE25"]},
    }
    match = weak_ankles("before-npcs", **told)

    assert aims(match, "ZE25") == {"0 0,4", "1"}
    assert "0 1,4" in aims(match, "ZE04")


def after_a_failed_attack() -> Match:
    match = cramped_pawn(
        "1,4",
        players={1: {"bullets": 0}},
        zombies={0: ["1,5"]},
        hands={1: ["HE02", "ZE17"], 2: MOVERS},
        options=ANYTIME,
        chance=["face 1"],
    )
    match.play(1, "step 1,4 south")
    return match


@pair(ATTACKED, OWN, MORE, KEYS, CRAMP)
def a_failed_attack_ends_the_movement() -> None:
    match = after_a_failed_attack()

    assert len(events(match, "AttackFailed")) == 1
    assert (phase(match), match.waiting) == ("before-npcs", [2])
    assert aims(match, "ZE05") == set()


@pair(ATTACKED, LED, PUT)
def who_has_failed_can_be_moved() -> None:
    match = after_a_failed_attack()

    assert "1" in aims(match, "ZE25")
    assert "1" in aims(match, "ZE04")


# The table


def test_every_pair_of_the_table_is_tried() -> None:
    """R-50. The book and this module name the same pairs."""
    assert {*PAIRS} == table_in_the_book()


@pytest.mark.parametrize("check", dict.fromkeys(PAIRS.values()), ids=lambda check: check.__name__)
def test_what_holds_against_what_moves(check: Check) -> None:
    """R-50, R-15, R-37, HE04, ZE04, ZE08, ZE09, ZE14, ZE20, ZE25. As the table says."""
    check()


def test_claustrophobia_did_not_hold_whom_others_led_in_the_first_edition() -> None:
    """R-37, ZE08, ZE25. Records depend on it."""
    first: dict[str, Any] = {"hands": {2: ["ZE25"]}, "options": {"edition": 1}}
    zombie = cramped_zombie(OUTSIDE, "premove", **first)
    zombie.play(2, f"play ZE25 0 {OUTSIDE}")
    guy = cramped_pawn(OUTSIDE, "premove", **first)
    guy.play(2, "play ZE25 1")

    everywhere = {"north", "east", "south", "west"}
    assert steps_from(zombie, OUTSIDE, 2) == steps_from(guy, OUTSIDE, 2) == everywhere


def test_a_barricade_held_zombies_alone_whom_others_led_in_the_first_edition_too() -> None:
    """R-37, HZ-27, HU-24, ZE25. It is the ways of the figure that count, with any edition."""
    for edition in (1, 2):
        match = a_window(
            "premove",
            2,
            sides=SIDES,
            zombies={0: ["7,1"]},
            pawns={1: "7,1", 2: "1,1"},
            hands={2: ["ZE25"]},
            options={"edition": edition},
        )
        other = match.game.from_position(match.position())
        match.play(2, "play ZE25 0 7,1")
        other.play(2, "play ZE25 1")

        assert steps_from(match, "7,1", 2) == {"north", "south", "west"}
        assert steps_from(other, "7,1", 2) == {"north", "south", "west", "east"}


def test_who_may_make_no_step_at_all_is_no_target() -> None:
    """R-50, ZE08, ZE25, D9. In a building without a way out no step leads nearer to the street."""
    match = a_window(
        "premove",
        2,
        sides=SIDES,
        zombies={0: ["8,0", "1,4"]},
        pawns={1: "1,1", 2: "1,1"},
        hands={2: ["ZE25"]},
        players={0: CRAMPED},
    )

    assert aims(match, "ZE25") == {"0 1,4", "1"}


def test_a_zombie_is_put_on_the_square_under_fear_but_does_not_step() -> None:
    """R-50, HE12, ZE09. To come onto the board is not a step."""
    match = cramped_zombie("1,4", players={0: AFRAID}, hands={0: ["HE12"]})
    match.play(0, "play HE12")

    assert zombies(match) == ["1,1", "1,4"]
    assert choices(match, 0, "step") == set()


def test_ze23_moves_zombies_under_all_the_marbles() -> None:
    """R-50, ZE02, ZE23. The marbles hold them at the end of turns only."""
    match = a_combined(
        hands={0: ["ZE23"]}, npcs=["0,-6"], players={1: {"fates": ["marbles"]}}, sides="zs"
    )

    assert choices(match, 0, "play") == {"play ZE23"}


#


def test_steps_are_added_to_none_but_none_are_doubled() -> None:
    """R-22, HE02, ZE01. Nothing and three is three; twice nothing is nothing."""
    match = a_combined(active=1, steps=0, hands={1: ["HE02", "ZE01"]})
    assert choices(match, 1, "play") == {"play HE02"}

    match.play(1, "play HE02")

    assert pending(match, "pool") == 3


def test_an_afraid_shotgun_guy_has_no_movement_to_double() -> None:
    """R-22, ZE09. He has stayed put: HE02 adds steps that cannot be made, ZE01 is not offered."""
    match = cramped_pawn(
        "1,1",
        phase="pawn-roll",
        steps=0,
        players={1: AFRAID},
        hands={1: ["HE02", "ZE01", "ZE20"]},
    )
    match.play(1, "stay")
    assert choices(match, 1) == {"end move", "play HE02"}

    match.play(1, "play HE02")

    assert phase(match) != "pawn-move"


def test_an_afraid_zombie_player_keeps_the_movement_value() -> None:
    """R-22, ZE09, HZ-17. Both cards can be played; no step can be made."""
    match = cramped_zombie("1,4", players={0: AFRAID}, hands={0: ["HE02", "ZE01", "HE06"]})

    assert choices(match, 0) == {"end move", "play HE02", "play ZE01"}


#


def led_onto_another_zombie(edition: int) -> Match:
    """A zombie has stepped onto a shotgun guy, who is then led five steps to the other one."""
    match = a_combined(
        zombies={0: ["1,3", "1,1"]},
        pawns={1: "1,4"},
        hands={0: ["ZE25"]},
        options={"edition": edition},
        chance=["face 1", "face 1"],
    )
    match.play(0, "step 1,3 south", "play ZE25 1")
    for way in ("1,4 north", "1,3 north", "1,2 north", "1,1 north", "1,0 south"):
        match.play(0, f"step {way}")
    match.play(0, "end move")
    return match


def test_who_is_led_away_need_not_be_attempted() -> None:
    """R-52, HZ-40, A-49, A-77. Beside another zombie he may be attacked; he does not have to be."""
    match = led_onto_another_zombie(edition=2)

    assert pawn(match)["pawn"] == "1,1"
    assert choices(match) == {"end", "attack 1"}


def test_who_was_led_away_had_to_be_attempted_in_the_first_edition() -> None:
    """R-52. Records depend on it."""
    match = led_onto_another_zombie(edition=1)

    assert len(events(match, "HumanMissed")) == 1


# What is told of it


def told(match: Match, seat: int, choice: str) -> tuple[str, str | None]:
    refusal = match.why_not(seat, choice)
    assert refusal is not None
    return refusal.code, refusal.clause


def test_a_step_that_something_forbids_is_refused_by_that() -> None:
    """R-37, R-50, A-75, HU-26. Not as if a barricade were in the way."""
    held = weak_ankles()
    stopped = weak_ankles(players={0: marked("stopped")})
    afraid = cramped_zombie("1,4", players={0: AFRAID}, hands={0: ["HE02"]})
    narrow = cramped_zombie(OUTSIDE)

    assert told(held, 0, "step 1,4 north") == ("zombie-held", "A-75")
    assert told(stopped, 0, "step 1,4 north") == ("zombie-stopped", "HU-26")
    assert told(afraid, 0, "step 1,4 north") == ("afraid", "R-50")
    assert told(narrow, 0, f"step {OUTSIDE} east") == ("claustrophobic", "R-37")
    assert told(narrow, 0, "step 1,1 east") == ("no-own-zombie-there", "HU-23")


def test_a_step_of_a_shotgun_guy_is_refused_by_what_forbids_it() -> None:
    """R-37, R-50, ZZ-08, ZZ-09. Also one that another player leads."""
    narrow, inside = cramped_pawn(OUTSIDE), cramped_pawn(INSIDE)
    afraid = cramped_pawn("1,4", players={1: AFRAID}, hands={1: ["HE02"]})
    weary = cramped_pawn("1,4", players={1: {}}, hands={1: ["HE02"]}, steps=0)
    led = cramped_zombie(OUTSIDE, "premove", hands={2: ["ZE25"]})
    led.play(2, f"play ZE25 0 {OUTSIDE}")

    assert told(narrow, 1, f"step {OUTSIDE} east") == ("claustrophobic", "R-37")
    assert told(inside, 1, f"step {INSIDE} east") == ("not-connected", "ZZ-09")
    assert told(inside, 1, "end move") == ("must-go-out", "R-37")
    assert told(afraid, 1, "step 1,4 north") == ("afraid", "R-50")
    assert told(weary, 1, "step 1,4 north") == ("no-steps-left", "ZZ-08")
    assert told(led, 2, f"step {OUTSIDE} east") == ("claustrophobic", "R-37")
    assert told(led, 2, "step 1,4 north") == ("not-now", "R-50")


def test_a_card_is_refused_by_what_it_cannot_do() -> None:
    """R-22, R-36, R-50, A-67, HU-70. No target at all, not this one, or not now."""
    held = weak_ankles("premove", hands={2: ["ZE25", "ZE17", "ZE26"]})
    weary = a_combined(active=1, steps=0, hands={1: ["HE02", "ZE01"]})
    empty = a_combined(hands={0: ["ZE23", "HE02"]})

    assert told(held, 2, "play ZE25 0 1,4") == ("not-a-target", "R-50")
    assert told(held, 2, "play ZE17") == ("card-not-now", "HU-70")
    assert told(held, 2, "play ZE08 1") == ("not-in-hand", "HU-67")
    assert told(weary, 1, "play ZE01") == ("card-changes-nothing", "R-22")
    assert told(empty, 0, "play ZE23") == ("card-changes-nothing", "R-36")
