"""Positions of Monster Meister: what may be left out, what is refused and why, what comes back."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.state import Fault, GameState
from tests.cases import in_one_test
from tests.games.kit import Case, moments, numbers_of, through_json, turns
from tests.games.monster_meister.builders import (
    FEATURES,
    TASKS,
    TWINS,
    a_position,
    cards_in_all,
    choices,
    field,
    phase,
    whole_deck,
)

GAME = mb.game("monster-meister")
CASES = [
    Case(GAME.key, 2, (), 1),
    Case(GAME.key, 3, (), 2),
    Case(GAME.key, 4, (), 3),
    Case(GAME.key, 3, (("deck", "mixed"), ("all_out", "neither")), 4, "mixed"),
    Case(GAME.key, 4, (("reveal_count", "up_to"), ("namer", "left_of_holder")), 5, "up_to"),
    Case(GAME.key, 2, (("repeat_features", "not_last"), ("twelfth_task", "none")), 6, "few"),
]

# A table of three in which seat 0 has turned two cards; every case below changes it somewhere.
TABLE = a_position(seats=3, task="T7", round=4, displays={0: ["B2", "B4"]}, up={0: ["0,0", "1,0"]})


def at(**fields: Any) -> mb.Match:
    return GAME.from_position(TABLE | fields)


def displays(seat: int, **cells: Any) -> list[Any]:
    """The displays of the table, some cells of one seat changed (`None`: emptied)."""
    found = copy.deepcopy(TABLE["displays"])
    for name, card in cells.items():
        cell = name.removeprefix("c").replace("_", ",").replace("m", "-")
        found[seat].pop(cell, None)
        if card is not None:
            found[seat][cell] = card
    return list(found)


def face_down() -> list[Any]:
    """The displays of the table between two rounds."""
    return [
        {cell: {"card": one["card"]} for cell, one in lying.items()} for lying in TABLE["displays"]
    ]


# What may be left out


def test_before_the_deal_a_position_needs_its_seats_only() -> None:
    """MM-03 to MM-08: chance does the rest."""
    match = GAME.from_position({"seats": 2, "phase": "holder"}, seed=3)

    assert (phase(match), field(match, "round")) == ("flip", 0)
    assert cards_in_all(match) == whole_deck(2)


def test_what_goes_without_saying_may_be_left_out() -> None:
    """Options, holder, roles, picks, drawn cards; nobody has seen anything."""
    told = {name: TABLE[name] for name in ("seats", "pile", "tasks")}
    told["displays"] = face_down()

    match = GAME.from_position(told)

    position = match.position()
    assert (position["phase"], position["round"], position["holder"]) == ("flip", 0, 0)
    assert position["points"] == position["turned"] == [0, 0, 0]
    assert position["memorizers"] == position["muddlers"] == position["used"] == []


def test_tasks_have_an_order_by_default() -> None:
    """MM-07: T1 to T10."""
    told = {name: TABLE[name] for name in ("seats", "pile")}
    told["displays"] = face_down()

    assert field(GAME.from_position(told), "tasks") == [*TASKS]


def test_what_lies_face_up_tells_the_rest() -> None:
    """MM-10, MM-21, section 8: the task of the round, points, and who sees the cards."""
    told = {name: TABLE[name] for name in TABLE if name not in ("task", "points", "turned")}

    position = GAME.from_position(told).position()

    assert (position["task"], position["turned"]) == ("T7", [2, 0, 0])
    assert position["points"] == TABLE["points"] == [4, 0, 0]
    assert position["displays"][0]["0,0"] == {"card": "P0-B2", "seen": [0], "up": True}


PHASES: dict[str, dict[str, Any]] = {
    "flip": {"task": "T7", "round": 4, "tasks": [*TASKS]},
    "reveal": {"task": "T7"},
    "name": {"task": "C"},
    "pick": {"task": "C", "feature": "red", "used": ["red"]},
    "remove": {"up": {1: ["0,0"]}, "memorizers": [1], "muddlers": [0]},
    "place": {"drawn": {0: "S-Y4", 2: "P1-B2"}},
    "ready": {"up": {0: ["0,0"]}},
}


@pytest.mark.parametrize("name", PHASES)
def test_every_phase_of_a_seat_can_be_set_up(name: str) -> None:
    """Section 6.1: with what each of them needs."""
    match = GAME.from_position(a_position(phase=name, seats=3, **PHASES[name]))

    assert phase(match) == name
    assert match.waiting
    assert all(choices(match, seat) for seat in match.waiting)


# There and back


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_is_read_back_from_json(case: Case) -> None:
    """At every moment of whole games: the same table, the same choices, the same numbers."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 5 != case.seed % 5:
            continue
        position = match.position()
        again = GAME.from_position(through_json(position))
        assert again.position() == position == through_json(position)
        assert again.waiting == match.waiting
        for seat in range(match.seats):
            assert again.legal(seat) == match.legal(seat)
            assert again.view(seat) == match.view(seat)
        assert numbers_of(again) == numbers_of(match)


def test_the_deal_is_read_back_too() -> None:
    """MM-03 to MM-08: at every step of chance."""
    case = Case(GAME.key, 3, (), 5)
    for moment in moments(case):
        if moment.is_choice:
            break
        position = through_json(GAME.position_of(moment.state, case.settings))
        again = GAME.state_at(position, case.seats, case.settings)
        assert again.to_ints() == moment.state.to_ints()


def test_a_finished_game_is_read_back_too() -> None:
    """MM-81 to MM-84: with its scores and ranks."""
    case = Case(GAME.key, 3, (), 8)
    match = case.match()
    for _ in turns(case, match):
        pass

    again = GAME.from_position(through_json(match.position()))

    assert again.over
    assert (again.scores, again.ranks) == (match.scores, match.ranks)


# What is refused

B2 = {"card": "P0-B2"}
WHERE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"deck": []}, "deck: no such field; fields: asked"),
    "an unknown phase": ({"phase": "sleep"}, "phase: 'sleep' is not one of holder"),
    "no phase": ({"phase": None}, "phase: must be a text, not null"),
    "a phase that is a list": ({"phase": []}, "phase: "),
    "a round too high": ({"round": 11}, "round: .*0 to 10"),
    "a round in words": ({"round": "4"}, "round: "),
    "a round that is a truth value": ({"round": True}, "round: "),
    "a holder too high": ({"holder": 3}, "holder: .*0 to 2"),
    "a holder below zero": ({"holder": -1}, "holder: "),
    "an unknown task": ({"task": "T11"}, "task: 'T11' is not one of T1"),
    "displays that are no list": ({"displays": {}}, "displays: must be a list"),
    "displays of too few": ({"displays": [{}, {}]}, "displays: 2 entries"),
    "a display that is a list": ({"displays": [[], {}, {}]}, r"displays\[0\]: must be an object"),
    "a cell in words": ({"displays": displays(0, ca_b=B2)}, r"displays\[0\]: .*no cell"),
    "a cell of three": ({"displays": displays(0, c0_0_0=B2)}, r"displays\[0\]: .*no cell"),
    "a card that is a text": ({"displays": displays(0, c0_0="P0-B2")}, r"displays\[0\]\.0,0: "),
    "a card that is nothing": (
        {"displays": displays(0, c0_0={})},
        r"displays\[0\]\.0,0\.card: missing",
    ),
    "an unknown card": ({"displays": displays(0, c0_0={"card": "P0-B5"})}, r"displays\[0\]\.0,0: "),
    "a card of no seat": ({"displays": displays(0, c0_0={"card": "P3-B2"})}, r"\[0\]\.0,0: "),
    "an unknown back": ({"displays": displays(0, c0_0={"card": "X-B2"})}, r"\[0\]\.0,0: "),
    "a stray of the set": ({"displays": displays(0, c0_0={"card": "S-B2"})}, r"\[0\]\.0,0: "),
    "an unknown word of a card": (
        {"displays": displays(0, c0_0=B2 | {"open": True})},
        r"displays\[0\]\.0,0\.open: no such field; fields: card, seen, up",
    ),
    "a card turned in words": (
        {"displays": displays(0, c0_0=B2 | {"up": "yes"})},
        r"displays\[0\]\.0,0",
    ),
    "seen by nobody there": (
        {"displays": displays(0, c0_0=B2 | {"seen": [3]})},
        r"displays\[0\]\.0,0\.seen\[0\]: ",
    ),
    "seen by a number": (
        {"displays": displays(0, c0_0=B2 | {"seen": 1})},
        r"displays\[0\]\.0,0\.seen: must be a list",
    ),
    "a display too wide": (
        {"displays": displays(0, c0_0=None, c6_0=B2)},
        r"displays\[0\]: .*six by six",
    ),
    "a display too high": (
        {"displays": displays(0, c0_0=None, c0_m3=B2)},
        r"displays\[0\]: .*six by six",
    ),
    "a card that is missing": ({"displays": displays(0, c0_0=None)}, "cards: 0 of P0-B2"),
    "a card too many": ({"displays": displays(0, c4_0=B2)}, "cards: 2 of P0-B2, but there are 1"),
    "a pile that is a text": ({"pile": "S-B3"}, "pile: must be a list"),
    "a pile of texts": ({"pile": ["S-B3"]}, r"pile\[0\]: must be an object"),
    "a pile that misses cards": ({"pile": []}, "cards: 0 of S-"),
    "tasks that are a text": ({"tasks": "T1"}, "tasks: must be a list"),
    "too few tasks": ({"tasks": [*TASKS[:9]]}, "tasks: 9, but 10 are played"),
    "too many tasks": ({"tasks": [*TASKS, "C"]}, r"tasks\[10\]: "),
    "a task twice": ({"tasks": [*TASKS[:9], "T1"]}, r"tasks\[9\]: T1 is there too often"),
    "three competitions": ({"tasks": [*TASKS[:7], "C", "C", "C"]}, r"tasks\[9\]: C is there too"),
    "a second competition without its option": (
        {"tasks": ["C", *TASKS[:8], "C"], "options": {"twelfth_task": "none"}},
        r"tasks\[9\]: C is there too often",
    ),
    "an unknown task to come": ({"tasks": [*TASKS[:9], "X"]}, r"tasks\[9\]: 'X'"),
    "points of too few": ({"points": [0]}, "points: 1 entries"),
    "points in words": ({"points": [0, "1", 0]}, r"points\[1\]: "),
    "points beyond measure": ({"points": [0, 0, 10**9]}, r"points\[2\]: "),
    "turned below zero": ({"turned": [-1, 0, 0]}, r"turned\[0\]: "),
    "turned too many": ({"turned": [0, 99, 0]}, r"turned\[1\]: "),
    "picks of too few": ({"picks": []}, "picks: 0 entries"),
    "a pick in words": ({"picks": ["here", None, None]}, r"picks\[0\]: .*no cell"),
    "a pick of nothing": ({"picks": ["4,0", None, None]}, r"picks\[0\]: no card lies at 4,0"),
    "a pick far away": ({"picks": ["20,0", None, None]}, r"picks\[0\]: no card lies"),
    "a pick that is a number": ({"picks": [3, None, None]}, r"picks\[0\]: "),
    "a drawn card that is a text": ({"drawn": ["S-B3", None, None]}, r"drawn\[0\]: "),
    "a drawn card too many": ({"drawn": [{"card": "S-B3"}, None, None]}, "cards: 2 of S-B3"),
    "memorizers that are a number": ({"memorizers": 1}, "memorizers: must be a list"),
    "a memorizer too high": ({"memorizers": [3]}, r"memorizers\[0\]: "),
    "a muddler in words": ({"muddlers": ["0"]}, r"muddlers\[0\]: "),
    "a remaining seat too high": ({"remaining": [0, 5]}, r"remaining\[1\]: "),
    "a first out below zero": ({"firstOut": [-1]}, r"firstOut\[0\]: "),
    "a namer too high": ({"namer": 3}, "namer: "),
    "a namer in words": ({"namer": "0"}, "namer: "),
    "an unknown feature": ({"feature": "pink"}, "feature: 'pink' is not one of blue"),
    "a feature that is a number": ({"feature": 2}, "feature: "),
    "an unknown used feature": ({"used": ["red", "5"]}, r"used\[1\]: '5'"),
    "used features that are a text": ({"used": "red"}, "used: must be a list"),
    "nobody asked": ({"asked": []}, "asked: nobody, but the phase is reveal"),
    "an asked seat too high": ({"asked": [3]}, r"asked\[0\]: "),
    "asked that is a number": ({"asked": 0}, "asked: must be a list"),
}


@in_one_test("case", WHERE)
def test_what_cannot_be_is_refused_with_the_field_and_the_reason(case: str) -> None:
    """One line, the field first."""
    fields, message = WHERE[case]
    with pytest.raises(mb.BadPosition, match=message) as caught:
        at(**fields)
    assert "\n" not in str(caught.value)


def test_no_seats_no_position() -> None:
    """MM-01: and five are refused by their number."""
    with pytest.raises(mb.BadPosition, match="seats: missing"):
        GAME.from_position({"phase": "holder"})
    with pytest.raises(mb.BadSeats):
        GAME.from_position({"seats": 5})


# No play leads to these, and going on from them would break a rule or the game.
IN_PLACE = a_position(seats=3, task="T7", round=4, phase="place", drawn={0: "S-Y4"})
IN_PICK = a_position(
    seats=3, task="C", round=4, phase="pick", feature="red", used=["red"], holder=0
)
IN_NAME = a_position(seats=3, task="C", round=4, phase="name")
IN_REMOVE = a_position(
    seats=3, task="T7", round=4, phase="remove", up={0: ["0,0"], 1: ["0,0"]}, memorizers=[0]
)
ALL_OUT = a_position(
    seats=3,
    task="C",
    round=4,
    phase="remove",
    up={seat: ["0,0"] for seat in range(3)},
    memorizers=[0, 1, 2],
    muddlers=[0, 1, 2],
)
IN_FLIP = a_position(seats=3, task="T7", round=4, phase="flip", tasks=[*TASKS])

UNREACHABLE: dict[str, tuple[dict[str, Any], str]] = {
    "a reveal without a task": (TABLE | {"task": None}, "task"),
    "a name without anybody": (IN_NAME | {"remaining": []}, "remaining"),
    "a pick without a feature": (IN_PICK | {"feature": None}, "feature"),
    "a place without a card": (IN_PLACE | {"asked": [0, 1]}, "asked|drawn"),
    "a drawn card that nobody places": (
        a_position(seats=3, task="T7", round=4, drawn={0: "S-Y4"}),
        "drawn|phase",
    ),
    "an eleventh task": (IN_FLIP | {"round": 10}, "round|phase"),
}

# These could be played on, but no rule leads to them.
AGAINST_THE_RULES: dict[str, tuple[dict[str, Any], str]] = {
    "a reveal of a competition": (
        TABLE | {"task": "C", "tasks": [*TASKS[:3], "C", *TASKS[3:9]]},
        "task|phase",
    ),
    "a reveal before the first round": (TABLE | {"round": 0}, "round"),
    "a task that is not that of the round": (TABLE | {"task": "T9"}, "task"),
    "a reveal of a seat that is done": (
        a_position(seats=3, task="T6", round=4, displays={0: ["G1"]}, up={0: ["0,0"]}),
        "asked|turned|displays",
    ),
    "a name in an ordinary task": (
        IN_NAME | {"task": "T7", "tasks": TABLE["tasks"]},
        "task|phase",
    ),
    "a name of the last one": (IN_NAME | {"remaining": [0]}, "remaining"),
    "a namer who is out": (IN_NAME | {"remaining": [1, 2], "firstOut": [0]}, "namer"),
    "a pick of a seat that is out": (
        IN_PICK | {"remaining": [0, 1], "firstOut": [2], "asked": [0, 1, 2]},
        "asked",
    ),
    "a pick of a face-up card": (
        a_position(
            seats=3,
            task="C",
            round=4,
            phase="pick",
            feature="red",
            used=["red"],
            up={0: ["0,0"]},
            picks=["0,0", None, None],
            asked=[1, 2],
        ),
        "picks",
    ),
    "points that the cards do not give": (TABLE | {"points": [9, 0, 0]}, "points"),
    "more cards turned than lie face up": (TABLE | {"turned": [3, 0, 0]}, "turned"),
    "a seat that is done without a card turned": (TABLE | {"asked": [0, 1]}, "asked"),
    "a display that will run out": (
        a_position(seats=3, round=4, displays={0: {"0,0": "B2", "1,0": "B4"}}),
        r"displays\[0\]",
    ),
    "cards dealt in the middle of a round": (TABLE | {"dealt": 3}, "dealt"),
    "roles before the end of a reveal": (TABLE | {"muddlers": [1]}, "muddlers"),
    "a memorizer who muddles": (IN_REMOVE | {"muddlers": [0, 1]}, "at once"),
    "all with both roles in an ordinary task": (
        IN_REMOVE | {"memorizers": [0, 1, 2], "muddlers": [0, 1, 2]},
        "at once",
    ),
    "both roles where the house gives none": (
        ALL_OUT | {"options": {"all_out": "neither"}},
        "at once",
    ),
    "both roles where nobody muddles": (
        ALL_OUT | {"options": {"all_out": "memorizers_only"}},
        "at once",
    ),
    "both roles of only some": (ALL_OUT | {"memorizers": [0, 1], "muddlers": [0, 1]}, "at once"),
    "a first out who is still in": (IN_NAME | {"firstOut": [1]}, "firstOut"),
    "nobody first out of those who are": (IN_NAME | {"remaining": [0, 1]}, "firstOut"),
    "a feature that was not used": (IN_PICK | {"used": ["blue"]}, "feature"),
    "a first name of another": (IN_NAME | {"namer": 1, "asked": [1]}, "namer"),
    "a game that is over too early": (IN_FLIP | {"phase": "over"}, "round"),
    "seats named twice": (TABLE | {"asked": [0, 0, 1, 2]}, r"asked\[1\]"),
    "a feature named twice": (IN_PICK | {"used": ["red", "red"]}, r"used\[1\]"),
    "a holder before he is found": ({"seats": 2, "phase": "holder", "holder": 1}, "holder"),
    "tasks before the cards": ({"seats": 2, "phase": "deal", "tasks": ["T1"]}, "tasks"),
    "cards that are not dealt yet": ({"seats": 2, "phase": "deal", "dealt": 3}, "dealt"),
    "cards dealt to the second seat first": (
        {"seats": 2, "phase": "deal", "displays": [{}, {"0,0": {"card": "P1-B2"}}]},
        "displays",
    ),
    "all tasks dealt": (
        {
            "seats": 3,
            "phase": "tasks",
            "displays": face_down(),
            "pile": TABLE["pile"],
            "tasks": [*TASKS],
        },
        "dealt",
    ),
    "a removal of no memorizer": (IN_REMOVE | {"asked": [0, 1]}, "asked|memorizers"),
    "a buffered removal of a face-down card": (
        IN_REMOVE | {"memorizers": [0, 1], "asked": [0], "picks": [None, "2,2", None]},
        "picks",
    ),
    "a drawn card with the own back": (
        a_position(seats=3, task="T7", round=4, phase="place", drawn={0: "P0-B2"}),
        "drawn",
    ),
    "face-up cards between rounds": (
        IN_FLIP | {"displays": TABLE["displays"], "pile": TABLE["pile"]},
        "displays|phase",
    ),
    "a display far from the table": (
        TABLE
        | {
            "displays": [
                {f"{60 + k},{50}": TABLE["displays"][0][c] for k, c in enumerate(cells)}
                if seat == 0
                else lying
                for seat, lying in enumerate(TABLE["displays"])
                for cells in [[*TABLE["displays"][0]][:6]]
            ],
            "pile": [
                *TABLE["pile"],
                *({"card": one["card"]} for one in [*TABLE["displays"][0].values()][6:]),
            ],
        },
        r"displays\[0\]",
    ),
}


@pytest.mark.parametrize("case", UNREACHABLE)
def test_a_position_that_could_not_be_played_on_is_refused(case: str) -> None:
    """Rather than breaking a rule later, or the game."""
    position, message = UNREACHABLE[case]
    with pytest.raises(mb.BadPosition, match=message):
        GAME.from_position(position)


@in_one_test("case", AGAINST_THE_RULES)
def test_a_position_against_the_rules_is_refused(case: str) -> None:
    """MM-11, MM-15, MM-30, MM-41, MM-52, MM-61, MM-66, MM-69, I-4 to I-6."""
    position, message = AGAINST_THE_RULES[case]
    with pytest.raises(mb.BadPosition, match=message):
        GAME.from_position(position)


def test_a_cell_is_written_in_one_way() -> None:
    """Two names of one cell would put two cards there."""
    lying = displays(0, c0_0=None, c00_0=B2)

    with pytest.raises(mb.BadPosition, match=r"displays\[0\]"):
        at(displays=lying)


def test_two_cards_in_one_cell_are_refused() -> None:
    """I-1: none of them may get lost."""
    lying = displays(0)
    lying[0]["00,0"] = lying[0].pop("3,3")

    with pytest.raises(mb.BadPosition):
        at(displays=lying)


def test_everybody_may_have_both_roles_after_a_competition() -> None:
    """MM-68, A-35: all have gone out in the same step."""
    match = GAME.from_position(ALL_OUT)

    assert match.waiting == [0, 1, 2]
    assert match.position()["muddlers"] == [0, 1, 2]


CHANGES: dict[str, list[Any]] = {
    "phase": [
        "holder",
        "deal",
        "tasks",
        "flip",
        "reveal",
        "name",
        "pick",
        "remove",
        "place",
        "ready",
        "over",
    ],
    "round": [0, 1, 4, 10],
    "holder": [0, 1],
    "asked": [[], [0], [1], [0, 1]],
    "task": [None, "T1", "T6", "C"],
    "points": [[0] * 4, [5, -3, 5, 7]],
    "turned": [[0] * 4, [6] * 4, [1, 3, 0, 2]],
    "picks": [[None] * 4, ["0,0"] * 4, ["1,1", None, "2,2", None]],
    "memorizers": [[], [0], [0, 1]],
    "muddlers": [[], [1], [0, 1]],
    "remaining": [[], [0], [0, 1]],
    "firstOut": [[], [1], [0, 1]],
    "namer": [None, 0, 1],
    "feature": [None, "red", "2"],
    "used": [[], ["red"], [*FEATURES], [*FEATURES[:7]]],
    "dealt": [0, 3, 16, 39],
}


def play_to_the_end(state: GameState, position: dict[str, Any], case: Case) -> None:
    """At random; every card in its place after each step, and an end within the longest game."""
    try:
        for moment in moments(case, state):
            assert moment.legal, position
            assert moment.state.is_sound(), position
    except (IndexError, ValueError, OverflowError, Fault) as error:
        raise AssertionError(f"{error!r} in {position}") from error


@pytest.mark.parametrize("seed", range(12))
def test_a_changed_position_is_refused_or_plays_to_its_end(seed: int) -> None:
    """Fields replaced at random: no card is lost, nobody is stuck, whatever is accepted."""
    source = random.Random(seed)
    seats = 2 + seed % 3
    case = Case(GAME.key, seats, (("all_out", "neither"),) if seed % 2 else (), seed)
    for moment in moments(case):
        if moment.number % 7 != seed % 7:
            continue
        position = copy.deepcopy(GAME.position_of(moment.state, case.settings))
        for name in source.sample([*CHANGES], 2):
            value = source.choice(CHANGES[name])
            position[name] = value[:seats] if name in ("points", "turned", "picks") else value
        try:
            state = GAME.state_at(position, case.seats, case.settings)
        except mb.BadPosition:
            continue
        assert state.is_sound(), position
        play_to_the_end(state, position, case)


@pytest.mark.parametrize("seed", range(6))
def test_cards_moved_at_random_are_refused_or_play_to_the_end(seed: int) -> None:
    """I-1 to I-3: cards turned, moved to other cells, to the pile, or into somebody's hand."""
    source = random.Random(seed)
    seats = 2 + seed % 3
    case = Case(GAME.key, seats, (), seed)
    for moment in moments(case):
        if not moment.is_choice or moment.number % 5 != seed % 5:
            continue
        position = copy.deepcopy(GAME.position_of(moment.state, case.settings))
        disturb(position, source)
        try:
            state = GAME.state_at(position, case.seats, case.settings)
        except mb.BadPosition:
            continue
        assert state.is_sound(), position
        play_to_the_end(state, position, case)


def disturb(position: dict[str, Any], source: random.Random) -> None:
    """One card of a display is turned, moved, given to the pile or held as if drawn."""
    seat = source.randrange(position["seats"])
    lying = position["displays"][seat]
    cell = source.choice([*lying])
    card = lying.pop(cell)
    where = source.choice(["up", "cell", "pile", "drawn"])
    if where == "up":
        lying[cell] = card | {"up": True}
    elif where == "cell":
        lying[f"{source.randint(-3, 8)},{source.randint(-3, 8)}"] = card
    elif where == "pile":
        position["pile"].insert(0, {"card": card["card"]})
    else:
        position["drawn"][source.randrange(position["seats"])] = {"card": card["card"]}


def test_the_faces_of_a_position_are_those_of_its_deck() -> None:
    """I-1, A-05: the mixed deck has no twins."""
    twins = [one["card"] for one in TABLE["displays"][1].values()]
    assert sorted(twins) == sorted(f"P1-{face}" for face in TWINS)

    with pytest.raises(mb.BadPosition, match="no card of this deck"):
        at(options={"deck": "mixed"})
