"""Positions of Oh My Brain: what may be left out, what is refused and why, what comes back."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from tests.cases import in_one_test
from tests.games.kit import Case, moments, numbers_of, through_json, turns
from tests.games.oh_my_brain.builders import DECK, cards_in_all, choices, field, phase

GAME = mb.game("oh-my-brain")
CASES = [
    Case("oh-my-brain", 2, (), 1),
    Case("oh-my-brain", 3, (), 2),
    Case("oh-my-brain", 5, (), 3),
    Case("oh-my-brain", 4, (("open_draft", True), ("tie_starter", "rps")), 4, "draft"),
    Case("oh-my-brain", 3, (("forgetful_refill", True), ("roll_per_card", True)), 5, "forgetful"),
    Case("oh-my-brain", 2, (("deck", "recon_c"), ("marshmallows", "m8")), 6, "deck"),
]

# A table that every case below changes in one place.
TABLE: dict[str, Any] = {
    "game": "oh-my-brain",
    "seats": 3,
    "hands": [[4, 9, 9, 19], [5, 6], [7]],
    "graves": [[12, 13, 14, 15], [10, 10], []],
    "horde": [6, 7],
    "discard": [16],
    "brains": [5, 6, 7],
}


def at(**fields: Any) -> mb.Match:
    return GAME.from_position(TABLE | fields)


# What may be left out


def test_a_position_needs_its_seats_only() -> None:
    """Empty zones, nine brains each (ZA-08), all cards in the reserve, seat 0 to play."""
    match = GAME.from_position({"seats": 2})

    position = match.position()

    assert position["game"] == "oh-my-brain"
    assert (position["active"], position["phase"], position["round"]) == (0, "play", 1)
    assert position["brains"] == [9, 9]
    assert position["reserve"] == DECK
    assert choices(match) == {"pass"}


def test_the_reserve_is_every_card_that_is_nowhere_else() -> None:
    """ZA-06, ZA-61: by default."""
    match = at()

    assert len(field(match, "reserve")) == 50 - 16
    assert cards_in_all(match) == DECK


def test_cards_come_back_ascending_and_the_horde_as_it_lies() -> None:
    """However they were written down."""
    match = at(hands=[[19, 9, 4, 9], [6, 5], [7]], horde=[12, 0, 7])

    assert field(match, "hands")[0] == [4, 9, 9, 19]
    assert field(match, "horde") == [12, 0, 7]


PHASES: dict[str, dict[str, Any]] = {
    "play": {},
    "distribute": {"horde": [6, 8], "extras": 2},
    "keep": {"horde": [], "lots": [[5, 16], [], []]},
    "give-card": {"horde": [6, 19], "hands": [[4, 9], [5], [7]], "face": "GIVE"},
    "give-to": {"horde": [6, 19], "hands": [[4, 9], [5], [7]], "face": "GIVE", "given": 9},
    "steal": {"horde": [6, 19], "hands": [[4, 9], [5], [7]], "face": "STEAL"},
    "swap": {"horde": [6, 19], "hands": [[4, 9], [5], [7]], "face": "SWAP"},
    "refill": {"hands": [[4], [5], [7]]},
    "split": {
        "hands": [[], [], []],
        "graves": [[], [], []],
        "horde": [],
        "discard": [],
        "lots": [[4, 5, 6], [7, 9, 10], [12, 13, 14]],
    },
    "bury": {
        "options": {"open_draft": True},
        "hands": [[], [], []],
        "graves": [[], [], []],
        "horde": [],
        "discard": [],
        "lots": [[4, 5, 6] * 2 + [0, 1, 2], [7, 9, 10] * 2 + [0, 1, 2], [12, 13, 14] * 3],
    },
    "sign": {"options": {"tie_starter": "rps"}, "candidates": [0, 2], "brains": [5, 6, 5]},
}


@pytest.mark.parametrize("name", PHASES)
def test_every_phase_of_a_seat_can_be_set_up(name: str) -> None:
    """Section 4.1: with what each of them needs."""
    match = at(phase=name, **PHASES[name])

    assert phase(match) == name
    assert all(choices(match, seat) for seat in match.waiting)
    assert match.waiting


@pytest.mark.parametrize(
    ("name", "fields", "first"),
    [
        ("start", {"hands": [[]] * 3, "graves": [[]] * 3, "horde": [], "discard": []}, "start "),
        ("roll", {"horde": [6, 19], "hands": [[4], [5], [7]]}, "face "),
        ("draw", {"horde": [], "due": 2}, "card "),
        ("rain", {"due": 3}, "card "),
    ],
)
def test_every_phase_of_chance_can_be_set_up(name: str, fields: dict[str, Any], first: str) -> None:
    """Section 4.1: chance goes on at once."""
    match = at(phase=name, **fields)

    assert match.steps[0].text.startswith(first)


# There and back


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_is_read_back_from_json(case: Case) -> None:
    """At every moment of whole games: the same table, the same choices, the same numbers."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 7 != case.seed % 7:
            continue
        position = match.position()
        again = GAME.from_position(through_json(position))
        assert again.position() == position == through_json(position)
        assert again.waiting == match.waiting
        for seat in range(match.seats):
            assert again.legal(seat) == match.legal(seat)
            assert again.view(seat) == match.view(seat)
        assert numbers_of(again) == numbers_of(match)


def test_a_finished_game_is_read_back_too() -> None:
    """ZA-60: with its scores and ranks, unpaid cards included."""
    match = at(
        hands=[[9], [5, 6, 10], [12]],
        graves=[[], [], []],
        brains=[2, 1, 1],
        options={"deep_ranking": True},
    )
    match.play(0, "play 9")

    again = GAME.from_position(through_json(match.position()))

    assert again.over
    assert again.scores == match.scores == [2, 0, 0]
    assert again.ranks == match.ranks == [1, 3, 2]


# What is refused

WHERE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"deck": []}, "deck: no such field; fields: active"),
    "hands that are no list": ({"hands": {}}, "hands: must be a list"),
    "hands of too few seats": ({"hands": [[], []]}, "hands: 2 entries"),
    "a hand that is no list": ({"hands": [9, [], []]}, r"hands\[0\]: must be a list"),
    "a card too high": (
        {"hands": [[20], [], []]},
        r"hands\[0\]\[0\]: must be a whole number <= 19",
    ),
    "a card below zero": ({"hands": [[], [4, -1], []]}, r"hands\[1\]\[1\]: "),
    "a card in words": ({"hands": [["9"], [], []]}, r"hands\[0\]\[0\]: "),
    "a card that is a truth value": ({"hands": [[True], [], []]}, r"hands\[0\]\[0\]: "),
    "a card that is a list": ({"graves": [[[]], [], []]}, r"graves\[0\]\[0\]: "),
    "too many of a card": (
        {"hands": [[4, 4], [4], []]},
        r"hands\[1\]\[0\]: more than 2 cards of value 4",
    ),
    "too many in the graveyards": ({"graves": [[9, 9], [], []]}, r"graves\[0\]\[1\]: more than 3"),
    "too many in the horde": ({"horde": [7, 7, 7]}, r"horde\[2\]: more than 3"),
    "too many in the discard": ({"discard": [16, 16, 16]}, r"discard\[2\]: more than 2"),
    "a discard that is a text": ({"discard": "16"}, "discard: must be a list"),
    "a horde of a text": ({"horde": ["7"]}, r"horde\[0\]: "),
    "a horde that is nothing": ({"horde": None}, "horde: must be a list"),
    "lots of too many": ({"lots": [[]] * 4}, "lots: 4 entries"),
    "a reserve that misses cards": ({"reserve": [0, 0, 0]}, "reserve: 0 cards of value 1"),
    "a reserve with too many": ({"reserve": [*DECK]}, "reserve: "),
    "a reserve of texts": ({"reserve": ["0"]}, r"reserve\[0\]: must be a whole number"),
    "brains of too few": ({"brains": [5, 6]}, "brains: 2 entries"),
    "brains below zero": ({"brains": [5, -1, 6]}, r"brains\[1\]: "),
    "brains in words": ({"brains": [5, "6", 6]}, r"brains\[1\]: "),
    "more brains than there are": ({"brains": [20, 20, 17]}, "brains: 57 in all.*56"),
    "no brains while the game runs": ({"brains": [5, 0, 6]}, r"brains\[1\]: .*ZA-58"),
    "an unknown phase": ({"phase": "sleep"}, "phase: 'sleep' is not one of start, deal"),
    "no phase": ({"phase": None}, "phase: must be a text, not null"),
    "an active seat too high": ({"active": 3}, "active: .*0 to 2"),
    "an active seat below zero": ({"active": -1}, "active: "),
    "an active seat in words": ({"active": "0"}, "active: "),
    "another seat asked": ({"asked": [1]}, "asked: only seat 0"),
    "an asked seat too high": ({"asked": [3]}, r"asked\[0\]: "),
    "a round zero": ({"round": 0}, "round: "),
    "a starter too high": ({"starter": 9}, "starter: "),
    "steps below zero": ({"steps": -1}, "steps: "),
    "steps in fractions": ({"steps": 1.5}, "steps: "),
    "a play beyond the limit": ({"steps": 1000}, r"phase: play, but after 1000 steps .*Q-38"),
    "a play beyond a limit of one's own": (
        {"steps": 9, "options": {"stall_limit": 7}},
        r"phase: play, but after 7 steps .*Q-38",
    ),
    "extras that lie nowhere": ({"phase": "distribute", "extras": 3}, "extras: more than 3"),
    "extras of no card": (
        {"phase": "distribute", "horde": [], "extras": 1},
        "extras: .*none lies there",
    ),
    "extras in another phase": ({"extras": 1}, "phase: play, but extras is 1"),
    "no extras to share out": ({"phase": "distribute"}, "phase: distribute, but extras is 0"),
    "a reach too far": ({"phase": "distribute", "extras": 1, "reach": 3}, "reach: "),
    "a replay in words": ({"replay": "yes"}, "replay: must be true or false"),
    "an unknown face": ({"face": "JUMP"}, "face: 'JUMP' is not one of GIVE"),
    "an unknown then": ({"then": "later"}, "then: 'later' is not one of end-turn"),
    "a given card too high": ({"phase": "give-to", "given": 20}, "given: "),
    "a gift in another phase": ({"given": 9}, "phase: play, but given"),
    "a gift of nothing": ({"phase": "give-to"}, "phase: give-to, but given"),
    "a gift that is not held": ({"phase": "give-to", "given": 16}, "seat 0 has no 16"),
    "a candidate too high": ({"candidates": [3]}, r"candidates\[0\]: "),
    "an unknown sign": ({"signs": ["lizard", None, None]}, r"signs\[0\]: 'lizard'"),
    "signs of too few": ({"signs": ["rock"]}, "signs: 1 entries"),
    "throws below zero": ({"throws": -1}, "throws: "),
    "unpaid cards below zero": ({"unpaid": [0, -1, 0]}, r"unpaid\[1\]: "),
    "a fourth lot": ({"lot": 3}, "lot: "),
    "a receiver too high": ({"phase": "rain", "due": 1, "receiver": 3}, "receiver: "),
    "a rain of nothing": ({"phase": "rain"}, "phase: rain, but no card is due"),
    "a draw of nothing": ({"phase": "draw"}, "phase: draw, but no card is due"),
    "a draw of too much": ({"phase": "draw", "due": 9}, "due: "),
    "nothing to keep": ({"phase": "keep", "horde": []}, "phase: keep, but lots"),
    "equal cards to keep": ({"phase": "keep", "lots": [[2, 2], [], []]}, "phase: keep, but lots"),
    "a lot while playing": ({"lots": [[2], [], []]}, "phase: play, but lots"),
    "no lots to split": ({"phase": "split"}, "phase: split, but lots"),
    "a full hand to refill": ({"phase": "refill"}, "phase: refill, but seat 0"),
    "nothing to refill": (
        {"phase": "refill", "hands": [[4], [5], [7]], "graves": [[], [], []]},
        "phase: refill, but seat 0",
    ),
    "knowledge of too few": ({"known": [{}]}, "known: 1 entries"),
    "knowledge that is a list": ({"known": [[], {}, {}]}, r"known\[0\]: must be an object"),
    "knowledge of an unknown kind": ({"known": [{"all": []}, {}, {}]}, r"known\[0\]\.all: no such"),
    "knowledge of the own cards": (
        {"known": [{"seats": {"0": {"hand": [4]}}}, {}, {}]},
        r"known\[0\].seats: '0'",
    ),
    "knowledge of nobody": (
        {"known": [{"seats": {"7": {"hand": [4]}}}, {}, {}]},
        r"known\[0\].seats: '7'",
    ),
    "knowledge of an unknown place": (
        {"known": [{"seats": {"1": {"pocket": [5]}}}, {}, {}]},
        r"known\[0\]\.seats\.1\.pocket: no such field; fields: either, grave, hand",
    ),
    "knowledge of no card": (
        {"known": [{"seats": {"1": {"hand": [25]}}}, {}, {}]},
        r"known\[0\]\.seats\.1\.hand\[0\]: must be a whole number <= 19",
    ),
    "knowledge that is not so": (
        {"known": [{"seats": {"1": {"hand": [10]}}}, {}, {}]},
        r"known\[0\]: seat 1 has not so many cards of 10",
    ),
    "knowledge of a card that nobody has": (
        {"known": [{}, {"somewhere": [18]}, {}]},
        r"known\[1\]: the others have not so many cards of 18",
    ),
}


@in_one_test("case", WHERE)
def test_what_cannot_be_is_refused_with_the_field_and_the_reason(case: str) -> None:
    """One line, the field first."""
    fields, message = WHERE[case]
    with pytest.raises(mb.BadPosition, match=message) as caught:
        at(**fields)
    assert "\n" not in str(caught.value)


def test_nobody_has_to_pass_without_a_card_to_draw() -> None:
    """ZA-63. All fifty cards are with the others; one in the reserve would be enough."""
    copies = [3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2]
    cards = [value for value, number in enumerate(copies) for _ in range(number)]

    with pytest.raises(mb.BadPosition, match=r"phase: play, but whoever passes .*ZA-63"):
        at(hands=[[], cards, []], graves=[[], [], []], horde=[], discard=[])
    match = at(hands=[[], cards[1:], []], graves=[[], [], []], horde=[], discard=[])
    assert match.legal(0) == ["pass"]


def test_no_seats_no_position() -> None:
    """Q-37: and six are refused by their number."""
    with pytest.raises(mb.BadPosition, match="seats: missing"):
        GAME.from_position({"hands": [[], []]})
    with pytest.raises(mb.BadSeats):
        GAME.from_position({"seats": 6})


def test_more_than_56_brains_go_with_their_option_only() -> None:
    """ZA-62, `unlimited_brains`."""
    match = at(brains=[20, 20, 17], options={"unlimited_brains": True})

    assert field(match, "brains") == [20, 20, 17]


# No play leads to these, and going on from them would lose cards or never end.
UNREACHABLE: dict[str, tuple[dict[str, Any], str]] = {
    "a bury without open draft": (
        {**PHASES["bury"], "phase": "bury", "options": {}},
        "phase|bury|open_draft|lots",
    ),
    "a split in an open draft": (
        {**PHASES["split"], "phase": "split", "options": {"open_draft": True}},
        "phase|split|open_draft|lots",
    ),
    "a lot of one card": (
        {**PHASES["split"], "phase": "split", "lots": [[4], [7, 9, 10], [12, 13, 14]]},
        "lots",
    ),
    "a lot of four cards": (
        {**PHASES["split"], "phase": "split", "lots": [[4, 5, 6, 6], [7, 9, 10], [12, 13, 14]]},
        "lots",
    ),
    "signs without their option": (
        {"phase": "sign", "candidates": [0, 1]},
        "phase|sign|tie_starter",
    ),
    "a sign of a single candidate": (
        {"phase": "sign", "candidates": [1], "options": {"tie_starter": "rps"}},
        "candidates",
    ),
    "a drawn card of another seat": (
        {"phase": "keep", "horde": [], "lots": [[5, 16], [2, 3], []]},
        "lots",
    ),
    "extras on a cleared horde": (
        {"phase": "distribute", "extras": 1, "horde": []},
        "extras|horde",
    ),
}


@pytest.mark.parametrize("case", UNREACHABLE)
def test_a_position_that_could_not_be_played_on_is_refused(case: str) -> None:
    """Rather than losing cards later, or never ending."""
    fields, message = UNREACHABLE[case]
    with pytest.raises(mb.BadPosition, match=message):
        at(**fields)


CHANGES: dict[str, list[Any]] = {
    "phase": [
        "start",
        "deal",
        "draw",
        "rain",
        "roll",
        "split",
        "bury",
        "play",
        "distribute",
        "keep",
        "give-card",
        "give-to",
        "steal",
        "swap",
        "refill",
        "sign",
        "over",
    ],
    "active": [0, 1],
    "asked": [[], [0], [1], [0, 1]],
    "extras": [0, 1, 2],
    "reach": [1, 2],
    "rolls": [0, 1, 2],
    "replay": [False, True],
    "face": [None, "GIVE", "RAIN"],
    "given": [None, 4],
    "then": ["end-turn", "new-turn", "step-a"],
    "candidates": [[], [0], [0, 1]],
    "signs": [["rock", "paper", None, None, None], [None] * 5],
    "throws": [0, 4, 9],
    "lot": [0, 1, 2],
    "receiver": [0, 1],
    "due": [0, 1, 2, 3],
    "horde": [[], [4]],
    "lots": [[[4, 5, 6], [7, 9, 10], [12, 13, 14], [0, 0, 8], [8, 9, 11]]],
}


@pytest.mark.parametrize("seed", range(12))
def test_a_changed_position_is_refused_or_plays_to_its_end(seed: int) -> None:
    """Fields replaced at random: no card is lost, nobody is stuck, whatever is accepted."""
    source = random.Random(seed)
    seats = 2 + seed % 4
    case = Case("oh-my-brain", seats, (("stall_limit", 200), ("tie_starter", "rps")), seed)
    for moment in moments(case):
        if moment.number % 9 != seed % 9:
            continue
        position = copy.deepcopy(GAME.position_of(moment.state, case.settings))
        for name in source.sample([*CHANGES], 2):
            value = source.choice(CHANGES[name])
            position[name] = value[:seats] if name in ("signs", "lots") else value
        position.pop("reserve")
        try:
            state = GAME.state_at(position, case.seats, case.settings)
        except mb.BadPosition:
            continue
        assert state.is_sound(), position
        playout(state, Rng(seed), Actions(), audit=True)
