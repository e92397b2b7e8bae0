"""Positions of Zombeasts: what may be left out, what is refused and why, what comes back."""

from __future__ import annotations

import copy
import random
from itertools import chain
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from tests.cases import in_one_test
from tests.games.kit import Case, moments
from tests.games.zombeasts.builders import DECK, MASTER, choices, phase

GAME = mb.game("zombeasts")

# A table that every case below changes in one place.
TABLE: dict[str, Any] = {
    "game": "zombeasts",
    "seats": 3,
    "options": {"draw_reveal": "declare_first", "master": True},
    "hands": [["G-CAT-2L", "W-DOG-L", "B-RAT-1L"], ["O-DOG-1L"], ["R-DOG-1R"]],
    "moons": [{"red": ["R-CAT-1L"]}, {"orange": ["O-CAT-2L"]}, {}],
    "stock": ["O-CAT-1R", "B-CAT-1L", "W-DOG-R"],
}
LYING = [*chain(*TABLE["hands"]), "R-CAT-1L", "O-CAT-2L", *TABLE["stock"]]
REST = [card for card in DECK if card not in LYING]
EMPTY_PILE: dict[str, Any] = {"pile": [], "discard": REST}


def at(**fields: Any) -> mb.Match:
    return GAME.from_position(TABLE | fields)


def moons(**own: list[str]) -> dict[str, Any]:
    return {"moons": [own, {}, {}]}


# What may be left out


def test_a_position_needs_its_seats_only() -> None:
    """Empty zones, all cards in the pile: then nobody can play, and cards are dealt at once."""
    match = GAME.from_position({"seats": 2})

    position = match.position()

    assert position["game"] == "zombeasts"
    assert position["active"] == 0
    assert phase(match) == "play"
    assert len(position["hands"][0]) == 3
    assert len(position["pile"]) == 87


def test_the_pile_is_every_card_that_is_nowhere_else() -> None:
    """By default."""
    match = at()

    assert match.position()["pile"] == REST


def test_full_moons_are_counted_from_the_victory_piles() -> None:
    """Four cards a moon, a bonus card more does not count."""
    match = at(victory=[REST[20:29], REST[60:64], []])

    assert match.position()["fullMoons"] == [2, 1, 0]


def test_cards_come_back_in_deck_order() -> None:
    """However they were written down."""
    match = at(hands=[["W-DOG-L", "G-CAT-2L", "B-RAT-1L"], [], []])

    assert match.position()["hands"][0] == ["B-RAT-1L", "G-CAT-2L", "W-DOG-L"]


@pytest.mark.parametrize(
    ("named", "lying"),
    [
        (
            {"white": ["W-RAT-L"], "white2": ["W-CAT-L"]},
            {"white": ["W-CAT-L"], "white2": ["W-RAT-L"]},
        ),
        ({"white2": ["W-CAT-L"]}, {"white": ["W-CAT-L"]}),
    ],
)
def test_white_moons_named_the_wrong_way_are_put_right_or_refused(
    named: dict[str, list[str]], lying: dict[str, list[str]]
) -> None:
    """A-12: white is the one with the first card in deck order, white2 the other."""
    try:
        match = at(options={"double_white": "allow"}, **moons(**named))
    except mb.BadPosition:
        return
    assert match.position()["moons"][0] == lying


def test_questions_that_are_not_asked_are_taken_up_at_once() -> None:
    """ZB-60, ZB-27, ZB-52: what happens by itself happens when the position is read."""
    dumped = at(
        hands=[["G-RAB-1L"], [], []],
        moons=[{"green": ["G-DOG-1L", "G-CAT-2L"], "white": []}, {}, {}],
    )
    stopped = at(phase="extra", grant="attack", hands=[[], ["O-DOG-1L"], []], number=0)
    nothing_to_draw = at(phase="draw", number=0)

    assert dumped.position()["minus"][0] == ["G-RAB-1L"]
    assert stopped.position()["active"] == nothing_to_draw.position()["active"] == 1


def test_every_phase_can_be_set_up() -> None:
    """The names of section 5, with what each of them needs."""
    sub_steps: dict[str, dict[str, Any]] = {
        "play": {},
        "extra": {"grant": "attack"},
        "swap-take": {"joker": "W-DOG-L"},
        "bonus": {},
        "after-lay": {"laid": "B-RAB-3L*", **moons(blue=["B-RAB-3L*"], red=["R-DOG-2L"])},
        "carrot-out": {},
        "carrot-in": {"out": "R-CAT-1L"},
        "mouse-take": {},
        "paw-discard": {"hands": [DECK[3:9], [], []], "stock": []},
        "draw": {"number": 2},
    }
    for name, fields in sub_steps.items():
        match = at(phase=name, **fields)
        assert phase(match) == name
        assert choices(match)


# What is refused

WHERE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"deck": []}, "deck: no such field; fields: active"),
    "hands that are no list": ({"hands": {}}, "hands: must be a list, not an object"),
    "hands of too few seats": ({"hands": [[], []]}, "hands: 2 entries, but there are 3 seats"),
    "a hand that is no list": ({"hands": ["W-DOG-L", [], []]}, r"hands\[0\]: must be a list"),
    "an unknown card": ({"hands": [["X"], [], []]}, r"hands\[0\]: 'X' is no card of this deck"),
    "a card that is a number": (
        {"hands": [[], [7], []]},
        r"hands\[1\]\[0\]: must be a text, not a whole number",
    ),
    "a card that is a list": (
        {"hands": [[[]], [], []]},
        r"hands\[0\]\[0\]: must be a text, not a list",
    ),
    "a card twice in a hand": ({"hands": [["W-CAT-L"] * 2, [], []]}, r"lies in hands\[0\] already"),
    "a card in two zones": (
        {"discard": ["W-DOG-R"]},
        r"stock\[2\]: W-DOG-R lies in discard already",
    ),
    "victory piles of too many": ({"victory": [[]] * 4}, "victory: 4 entries, but there are 3"),
    "a minus pile that is no list": ({"minus": [7, [], []]}, r"minus\[0\]: must be a list"),
    "a discard pile that is no list": ({"discard": "W-CAT-L"}, "discard: must be a list"),
    "a stock of four": ({"stock": DECK[3:7]}, "stock: 4 cards, at most 3"),
    "a stock that is nothing": ({"stock": None}, "stock: must be a list, not null"),
    "moons of too few": ({"moons": [{}]}, "moons: 1 entries, but there are 3 seats"),
    "moons that are a list": ({"moons": [[], {}, {}]}, r"moons\[0\]: must be an object"),
    "an unknown moon": (moons(pink=["B-CAT-2R"]), r"moons\[0\]\.pink: no such field; fields: blue"),
    "a card of another colour": (moons(blue=["R-CAT-1L"]), r"moons\[0\].blue: R-CAT-1L .*ZB-12"),
    "a coloured card in the white moon": (moons(white=["R-CAT-1L"]), "another colour"),
    "a full moon": (
        moons(red=["R-CAT-1L", "R-DOG-2L", "R-DOG-3R", "R-CAT-2R"]),
        r"moons\[0\].red: 4 cards, but four are a full moon \(ZB-41\)",
    ),
    "a corner three times": (
        moons(red=["R-CAT-1L", "R-DOG-2L", "R-DOG-4L"]),
        r"moons\[0\].red: three cards with the same corner \(ZB-13\)",
    ),
    "a second white moon": (moons(white2=["W-CAT-L"]), r"double_white = allow \(ZB-16\)"),
    "a colour without coloured cards": (moons(red=["W-CAT-L"]), r"it is a white moon \(ZB-19\)"),
    "a card that is nowhere": ({"pile": REST[1:]}, f"pile: {REST[0]} is nowhere"),
    "a pile that is nothing": ({"pile": None}, "pile: must be a list"),
    "full moons of too few": ({"fullMoons": [1]}, "fullMoons: 1 entries, but there are 3 seats"),
    "full moons below zero": ({"fullMoons": [-1, 0, 0]}, r"fullMoons\[0\]: must be .* >= 0"),
    "full moons beyond all numbers": ({"fullMoons": [2**70, 0, 0]}, r"fullMoons\[0\]: .* <= 22"),
    "an unknown phase": ({"phase": "sleep"}, "phase: 'sleep' is not one of start, deal"),
    "no phase": ({"phase": None}, "phase: must be a text, not null"),
    "an active seat too high": ({"active": 3}, "active: 3 is not from 0 to 2"),
    "an active seat below zero": ({"active": -1}, "active: -1 is not from 0"),
    "an active seat in words": ({"active": "0"}, "active: must be a whole number, not a text"),
    "a trigger too high": ({"trigger": 7}, "trigger: 7 is not from 0 to 2"),
    "a last round in words": ({"lastRound": "yes"}, "lastRound: must be true or false"),
    "a number too high": ({"number": 5}, "number: must be a whole number <= 4"),
    "a number that is a truth value": ({"number": True}, "number: must be a whole number, not"),
    "an attack in numbers": ({"attack": 1}, "attack: must be true or false, not"),
    "an unknown grant": ({"grant": "luck"}, "grant: 'luck' is not one of attack, bone"),
    "a grant that is a number": ({"grant": 1}, "grant: must be a text or null"),
    "a robbed seat too high": ({"robbed": [3]}, r"robbed\[0\]: 3 is not from 0 to 2"),
    "a robbed seat in words": ({"robbed": ["1"]}, r"robbed\[0\]: must be a whole number"),
    "an unknown used toy": ({"usedToys": ["X"]}, "usedToys: 'X' is no card"),
    "used toys that are a text": (
        {"usedToys": "B-RAB-3L*"},
        "usedToys: must be a list, not a text",
    ),
    "somebody else asked": ({"asked": 1}, "asked: in phase play the active seat is asked"),
    "somebody asked who is not there": ({"asked": 5}, "asked: 5 is not from 0 to 2"),
    "an unknown laid card": ({"laid": "X"}, "laid: 'X' is no card"),
    "an unknown joker": ({"phase": "swap-take", "joker": "X"}, "joker: 'X' is no card"),
    "a fetched card that lies elsewhere": (
        {"phase": "mouse-place", "fetched": "R-CAT-1L"},
        "fetched: R-CAT-1L does not lie in the open stock",
    ),
    "an unknown source": ({"declared": ["B-RAB-1R"]}, "declared: 'B-RAB-1R' is no source"),
    "a source that is a number": ({"declared": [7]}, r"declared\[0\]: must be a text"),
    "a source that is an empty hand": (
        {"declared": ["from 2"], "hands": [["G-CAT-2L"], ["O-DOG-1L"], []]},
        "declared: 'from 2' has no card",
    ),
    "a deal without details": ({"phase": "deal"}, "deal: must say to, due and then"),
    "a deal to nobody": (
        {"phase": "deal", "deal": {"to": 9, "due": 1, "then": "draw"}},
        "deal.to: 9 is neither a seat nor stock",
    ),
    "a deal that leads nowhere": (
        {"phase": "deal", "deal": {"to": 0, "due": 1, "then": "sleep"}},
        "deal.then: 'sleep' is not one of set-up",
    ),
    "a deal of nothing": (
        {"phase": "deal", "deal": {"to": 0, "due": 0, "then": "draw"}},
        "deal.due: 0 is not from 1",
    ),
    "a deal of more than there is": (
        {"phase": "deal", "deal": {"to": 0, "due": 90, "then": "draw"}},
        "deal.due: 90 is not from 1",
    ),
    "a theft without victim": ({"phase": "steal"}, "victim: must be another seat with cards"),
    "a theft from oneself": ({"phase": "steal", "victim": 0}, "victim: must be another seat"),
    "a theft from an empty hand": (
        {"phase": "steal", "victim": 1, "hands": [["W-DOG-L"], [], []]},
        "victim: must be another seat with cards",
    ),
    "knowledge of too few": ({"known": [{}]}, "known: 1 entries, but there are 3 seats"),
    "knowledge that is a list": ({"known": [[], {}, {}]}, r"known\[0\]: must be an object"),
    "knowledge of an unknown card": (
        {"known": [{"X": [1]}, {}, {}]},
        r"known\[0\]: 'X' is no card",
    ),
    "knowledge of a wrong hand": (
        {"known": [{"O-DOG-1L": [2]}, {}, {}]},
        r"known\[0\].O-DOG-1L: must list hands, the one that holds the card among them",
    ),
    "knowledge of a card in no hand": ({"known": [{"R-CAT-1L": [1]}, {}, {}]}, "must list hands"),
    "knowledge that is no list": ({"known": [{"O-DOG-1L": 1}, {}, {}]}, "O-DOG-1L: must be a list"),
    "knowledge of the own hand": (
        {"known": [{}, {"G-CAT-2L": [0, 1]}, {}]},
        r"known\[1\].G-CAT-2L: 1 is no other seat",
    ),
    "an end with unfinished moons": (
        {"phase": "over"},
        r"moons: when the game is over .*\(ZB-73\)",
    ),
    "nothing to choose": (
        {"phase": "mouse-take", "stock": []},
        "phase: in mouse-take there is nothing to choose here",
    ),
}


@in_one_test("case", WHERE)
def test_what_cannot_be_is_refused_with_the_field_and_the_reason(case: str) -> None:
    """One line, the field first."""
    fields, message = WHERE[case]
    with pytest.raises(mb.BadPosition, match=message) as caught:
        at(**fields)
    assert "\n" not in str(caught.value)


# No play leads to these, and going on from them would lose cards or never end.
UNREACHABLE: dict[str, tuple[dict[str, Any], str]] = {
    "a last round that nobody triggered": ({"lastRound": True, **EMPTY_PILE}, "lastRound|trigger"),
    "a swap without joker": ({"phase": "swap-place", "taken": "O-CAT-2L"}, "joker"),
    "a swap of a card not in hand": ({"phase": "swap-take", "joker": "W-CAT-L"}, "joker"),
    "a swap of a coloured card": ({"phase": "swap-take", "joker": "G-CAT-2L"}, "joker"),
    "a swap that takes nothing": ({"phase": "swap-place", "joker": "W-DOG-L"}, "taken"),
    "a swap that takes from the hand": (
        {"phase": "swap-place", "joker": "W-DOG-L", "taken": "B-RAT-1L"},
        "taken",
    ),
    "a swap that takes from the own moons": (
        {"phase": "swap-place", "joker": "W-DOG-L", "taken": "R-CAT-1L"},
        "taken",
    ),
    "a mouse without prey": ({"phase": "mouse-place"}, "fetched"),
    "a toy of no card": ({"phase": "after-lay"}, "laid"),
    "a toy of a card that has none": ({"phase": "after-lay", "laid": "R-CAT-1L"}, "laid|phase"),
    "a toy that was used": (
        {
            "phase": "after-lay",
            "laid": "B-DOG-1L*",
            "usedToys": ["B-DOG-1L*"],
            **moons(blue=["B-DOG-1L*"]),
        },
        "laid|phase|usedToys",
    ),
    "a toy in the base game": (
        {"phase": "after-lay", "laid": "B-DOG-1L*", "options": {}, **moons(blue=["B-DOG-1L*"])},
        "laid|phase|master",
    ),
    "a stock card declared twice": (
        {"phase": "draw", "number": 1, "declared": ["O-CAT-1R", "O-CAT-1R"]},
        "declared",
    ),
    "a hand declared twice": (
        {"phase": "draw", "number": 1, "declared": ["from 1", "from 1"]},
        "declared",
    ),
    "the own hand declared": ({"phase": "draw", "number": 1, "declared": ["from 0"]}, "declared"),
    "nobody's hand declared": ({"phase": "draw", "number": 1, "declared": ["from 9"]}, "declared"),
    "a hand of many digits declared": (
        {"phase": "draw", "number": 1, "declared": ["from " + "9" * 5000]},
        "declared",
    ),
    "the pile declared more often than it has cards": (
        {"phase": "draw", "number": 1, "declared": ["pile"], **EMPTY_PILE},
        "declared",
    ),
    "a lot after the deal": ({"phase": "start"}, "phase|hands|start"),
    "a deal into a full stock": (
        {"phase": "deal", "deal": {"to": "stock", "due": 3, "then": "next-turn"}},
        "deal",
    ),
}


@in_one_test("case", UNREACHABLE)
def test_a_position_that_could_not_be_played_on_is_refused(case: str) -> None:
    """Rather than losing cards later, or never ending."""
    fields, field = UNREACHABLE[case]
    with pytest.raises(mb.BadPosition, match=field):
        at(**fields)


CHANGES: dict[str, list[Any]] = {
    "phase": ["play", "extra", "draw", "bonus", "paw-discard", "carrot-out", "mouse-take", "over"],
    "active": [0, 1],
    "asked": [None, 0, 1],
    "number": [0, 1, 2, 3, 4],
    "attack": [False, True],
    "grant": [None, "attack", "bone"],
    "robbed": [[], [0], [1], [0, 1]],
    "usedToys": [[], ["B-RAB-3L*"], ["R-CAT-1L"]],
    "laid": [None, "B-RAB-3L*", "W-NONE-L"],
}


@pytest.mark.parametrize("seed", range(12))
def test_a_changed_position_is_refused_or_plays_to_its_end(seed: int) -> None:
    """Fields replaced at random: no card is lost, nobody is stuck, whatever is accepted."""
    source = random.Random(seed)
    case = Case("zombeasts", 2 + seed % 3, tuple(MASTER.items()), seed)
    for moment in moments(case):
        if moment.number % 14 != seed % 14:
            continue
        position = copy.deepcopy(GAME.position_of(moment.state, case.settings))
        for name in source.sample([*CHANGES], 2):
            position[name] = source.choice(CHANGES[name])
        try:
            state = GAME.state_at(position, case.seats, case.settings)
        except mb.BadPosition:
            continue
        assert state.is_sound()
        playout(state, Rng(seed), Actions(), audit=True)
