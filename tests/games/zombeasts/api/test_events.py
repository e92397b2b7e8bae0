"""What the table sees happen, and who may see how much of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.games.zombeasts.api import events as e
from tests.cases import in_one_test
from tests.games.kit import Case, few_of, played, through_json
from tests.games.zombeasts.builders import DECK, MASTER, a_last_round, a_match, a_turn_begun

ALL_EVENTS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
QUIET_HANDS = {1: ["O-DOG-1L", "O-DOG-3L"], 2: ["G-DOG-1L", "G-DOG-3L"]}
FOUR_ANIMALS = {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]}


def seen(match: mb.Match, seat: int | None, *choices: str, by: int = 0) -> list[Event]:
    """What somebody sees of choices, up to the next turn."""
    version = match.version
    match.play(by, *choices)
    found = []
    for event in match.events(seat, since=version):
        if isinstance(event, e.TurnStarted):
            break
        found.append(event)
    return found


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# Example of each event, in the order of a game


def test_the_deal() -> None:
    """ZB-03 to ZB-05: who begins, three cards for each hand, three for the stock, a turn."""
    match = mb.game("zombeasts").match(2, seed=3)
    starter = match.position()["active"]

    told = match.events(0)

    assert told[0] == e.FirstPlayerChosen(seat=starter)
    assert [event.seat for event in told[1:7] if isinstance(event, e.PileDrawn)] == [0] * 3 + [
        1
    ] * 3
    assert kinds(told[7:]) == ["StockFilled"] * 3 + ["TurnStarted"]
    assert told[-1] == e.TurnStarted(seat=starter)


def test_hands_are_dealt_unseen() -> None:
    """ZB-03: each seat sees its own three cards, a spectator none."""
    match = mb.game("zombeasts").match(3, seed=3)
    hands = match.position()["hands"]
    for seat in (None, 0, 1, 2):
        for event in match.events(seat):
            if isinstance(event, e.PileDrawn):
                assert (event.card in hands[event.seat]) is (event.seat == seat)
                assert (event.card is None) is (event.seat != seat)


def test_a_moon_is_started() -> None:
    """ZB-09."""
    match = a_match(hand=["B-CAT-1L", "R-RAT-4R"])

    told = seen(match, None, "play B-CAT-1L")

    assert told == [e.MoonStarted(seat=0, card="B-CAT-1L", moon="blue")]


def test_a_card_is_added_and_attacks() -> None:
    """ZB-10, ZB-21, T01."""
    match = a_match(hand=["W-CAT-R", "O-DOG-2R"], moons={"blue": ["B-CAT-1L"]})

    told = seen(match, 2, "play W-CAT-R on blue", "stop")

    assert told[:3] == [
        e.CardAdded(seat=0, card="W-CAT-R", moon="blue"),
        e.AttackTriggered(seat=0),
        e.PlayStopped(seat=0),
    ]


def test_a_white_moon_is_taken_over() -> None:
    """ZB-17, T07: the moon is named by its new colour."""
    match = a_match(hand=["R-DOG-3R", "B-RAT-1L"], moons={"white": ["W-RAT-L"]})

    told = seen(match, 1, "play R-DOG-3R on white")

    assert told == [e.WhiteMoonTakenOver(seat=0, card="R-DOG-3R", moon="red")]


def test_a_joker_is_swapped() -> None:
    """ZB-30, T18: the swap as one event, when it is complete, and what was laid."""
    match = a_match(
        hand=["W-RAB-L", "B-RAT-1L"],
        moons={"orange": ["O-DOG-2R"]},
        others={1: {"orange": ["O-CAT-2L", "O-RAT-1R"]}},
    )

    begun = seen(match, 2, "swap W-RAB-L")
    made = seen(match, 2, "take O-CAT-2L")

    assert begun == []
    assert made == [
        e.JokerSwapped(seat=0, joker="W-RAB-L", card="O-CAT-2L", victim=1),
        e.CardAdded(seat=0, card="O-CAT-2L", moon="orange"),
    ]


def test_a_card_is_given_away() -> None:
    """D-01, T62: it completes another player's moon, who may take the bonus."""
    match = a_match(
        hand=["W-DOG-R", "B-RAT-1L"],
        others={1: {"red": ["R-DOG-1R"]}, 2: {"red": ["R-CAT-1L", "R-RAT-2R", "R-RAB-4L"]}},
        options={"swap_destination": "own_or_opponent"},
    )

    told = seen(match, 1, "swap W-DOG-R", "take R-DOG-1R", "place on red of 2")

    assert told[0] == e.JokerSwapped(seat=0, joker="W-DOG-R", card="R-DOG-1R", victim=1)
    assert told[1] == e.CardGivenAway(seat=0, card="R-DOG-1R", owner=2, moon="red")
    assert told[-1] == e.MoonCompleted(
        seat=2, moon="red", cards=("R-DOG-1R", "R-CAT-1L", "R-RAB-4L", "R-RAT-2R")
    )


@pytest.mark.parametrize(
    ("choice", "event"),
    [
        ("bonus O-RAT-3R", e.BonusTaken(seat=0, card="O-RAT-3R")),
        ("decline", e.BonusDeclined(seat=0)),
    ],
)
def test_a_moon_is_completed_and_the_bonus_taken_or_not(choice: str, event: Event) -> None:
    """ZB-41, ZB-43, T11."""
    match = a_match(hand=["G-RAT-1R", "B-RAT-1L"], moons=FOUR_ANIMALS, stock=["O-RAT-3R"])

    told = seen(match, None, "play G-RAT-1R", choice)

    assert told[1:3] == [
        e.MoonCompleted(
            seat=0, moon="green", cards=("G-DOG-1L", "G-CAT-2L", "G-RAB-2R", "G-RAT-1R")
        ),
        event,
    ]


def test_a_carrot_exchanges_cards() -> None:
    """ZB-83, T66: toy, exchange; nothing is told between the two choices."""
    match = a_match(
        hand=["B-RAB-3L*", "G-RAT-1R", "R-CAT-1L"],
        moons={"green": ["G-DOG-4R"]},
        options=MASTER,
    )

    told = seen(match, 1, "play B-RAB-3L*", "toy", "carrot out G-DOG-4R", "carrot in G-RAT-1R")

    assert told[1:] == [
        e.ToyUsed(seat=0, card="B-RAB-3L*", toy="carrot"),
        e.CardExchanged(seat=0, out="G-DOG-4R", into="G-RAT-1R", moon="green"),
    ]


def test_a_mouse_fetches_a_card() -> None:
    """ZB-87, T43."""
    match = a_match(
        hand=["R-CAT-4L*", "B-RAT-1L"],
        moons={"red": ["R-DOG-1R"]},
        stock=["R-RAB-3R", "B-DOG-1R", "G-CAT-1R"],
        options=MASTER,
    )

    told = seen(match, 2, "play R-CAT-4L*", "toy", "mouse R-RAB-3R")

    assert told[1:4] == [
        e.ToyUsed(seat=0, card="R-CAT-4L*", toy="mouse"),
        e.CardFetched(seat=0, card="R-RAB-3R"),
        e.CardAdded(seat=0, card="R-RAB-3R", moon="red"),
    ]


def test_a_paw_discards_and_deals() -> None:
    """ZB-92 to ZB-94, T47: discards are open, new cards are seen by their owner only."""
    match = a_match(
        hand=["B-RAT-4R*", "R-CAT-1L", "R-DOG-2L", "R-DOG-3R", "R-DOG-4L"],
        hands={1: DECK[20:26], 2: DECK[60:65]},
        stock=[],
        options=MASTER,
        chance=["deal G-RAT-4L"],
    )
    match.play(0, "play B-RAT-4R*", "toy")
    version = match.version
    match.play(1, f"discard {DECK[20]}")

    told = {seat: match.events(seat, since=version)[:2] for seat in (None, 0, 1)}

    assert told[0] == [
        e.CardDiscarded(seat=1, card=DECK[20]),
        e.PileDrawn(seat=0, card="G-RAT-4L"),
    ]
    assert told[1] == told[None] == [told[0][0], e.PileDrawn(seat=0, card=None)]


def test_a_stock_card_is_drawn_before_all_eyes() -> None:
    """ZB-49."""
    match = a_match(hand=["B-CAT-1L"], stock=["O-RAT-3R"], phase="draw", number=2)

    for seat in (None, 2):
        assert seen(match, seat, "draw O-RAT-3R") == [e.StockDrawn(seat=0, card="O-RAT-3R")]
        match.undo(0)


@pytest.mark.parametrize(("seat", "card"), [(0, "R-CAT-1L"), (1, None), (2, None), (None, None)])
def test_a_pile_card_is_seen_by_who_draws_it(seat: int | None, card: str | None) -> None:
    """ZB-49, section 7."""
    match = a_match(hand=["B-CAT-1L"], phase="draw", number=2, chance=["deal R-CAT-1L"])

    assert seen(match, seat, "draw pile") == [e.PileDrawn(seat=0, card=card)]


@pytest.mark.parametrize(
    ("seat", "card"), [(0, "O-DOG-3L"), (1, "O-DOG-3L"), (2, None), (None, None)]
)
def test_a_card_drawn_from_a_hand_is_seen_by_two(seat: int | None, card: str | None) -> None:
    """ZB-50, section 7: taker and giver; the others see that a card moved."""
    match = a_match(
        hand=["B-CAT-1L"], hands=QUIET_HANDS, phase="draw", number=2, chance=["deal O-DOG-3L"]
    )

    assert seen(match, seat, "draw from 1") == [e.HandRobbed(seat=0, victim=1, card=card)]


def test_an_emptied_hand_takes_new_cards() -> None:
    """ZB-55, ZB-56, T29: the three cards are its owner's secret."""
    match = a_match(
        hand=["B-CAT-1L"],
        hands={1: ["O-DOG-1L"], 2: ["G-DOG-1L"]},
        phase="draw",
        number=2,
        chance=["deal O-DOG-1L", "deal R-CAT-1L", "deal R-DOG-1R", "deal R-DOG-2L"],
    )

    told = seen(match, 0, "draw from 1")

    assert told[1:] == [e.HandEmptied(seat=1), *[e.PileDrawn(seat=1, card=None)] * 3]


def test_an_unplayable_hand_is_laid_open() -> None:
    """ZB-60, ZB-61, T31: how many cards, then each of them, before all eyes."""
    match = a_turn_begun(
        hand=["G-RAB-1L", "B-CAT-3L"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L"], "blue": ["B-DOG-2L", "B-CAT-1L"]},
    )

    told = [event for event in match.events(1) if "Dumped" in type(event).__name__]

    assert told == [
        e.HandDumped(seat=0, count=2),
        e.CardDumped(seat=0, card="B-CAT-3L"),
        e.CardDumped(seat=0, card="G-RAB-1L"),
    ]


def test_sources_are_declared_first() -> None:
    """A-18, T61: declared one by one, then carried out; a missing pile card is told."""
    match = a_match(
        hand=["B-CAT-1L"],
        hands={1: ["O-DOG-1L"], 2: ["G-DOG-1L"]},
        stock=["O-RAT-3R"],
        pile=["R-CAT-1L"],
        phase="draw",
        number=3,
        options={"draw_reveal": "declare_first"},
    )

    told = seen(match, 2, "draw from 1", "draw pile", "draw O-RAT-3R")

    assert told[:3] == [
        e.SourceDeclared(seat=0, source="hand", victim=1),
        e.SourceDeclared(seat=0, source="pile"),
        e.SourceDeclared(seat=0, source="stock", card="O-RAT-3R"),
    ]
    assert told[3:9] == [
        e.HandRobbed(seat=0, victim=1, card=None),
        e.HandEmptied(seat=1),
        e.PileDrawn(seat=1, card=None),
        e.PileEmptied(),
        e.PileCardMissed(seat=0),
        e.StockDrawn(seat=0, card="O-RAT-3R"),
    ]


def test_drawing_is_stopped() -> None:
    """D-07, `draw_count`."""
    match = a_match(hand=["B-CAT-1L"], phase="draw", number=2, options={"draw_count": "up_to"})

    assert seen(match, None, "stop drawing") == [e.DrawStopped(seat=0)]


def test_the_stock_is_refilled_and_the_next_turn_begins() -> None:
    """ZB-53, ZB-07: refilling is open."""
    match = a_match(
        hand=["B-CAT-1L", "R-DOG-2L"],
        stock=["O-RAT-3R", None, "G-DOG-3L"],
        phase="draw",
        number=1,
        chance=["deal R-CAT-1L"],
    )
    version = match.version

    match.play(0, "draw O-RAT-3R")

    assert match.events(None, since=version)[1:2] == [e.StockFilled(card="R-CAT-1L")]
    assert kinds(match.events(1, since=version))[-1] == "TurnStarted"


def test_the_pile_runs_out() -> None:
    """ZB-64, ZB-65: first the fact, then whose turn it ends."""
    match = a_match(hand=["B-CAT-1L"], pile=["R-CAT-1L"], phase="draw", number=1, stock=DECK[60:63])

    told = seen(match, None, "draw pile")

    assert told == [e.PileDrawn(seat=0, card=None), e.PileEmptied(), e.EndTriggered(seat=0)]


def test_the_last_round_skips_empty_hands_and_ends_with_the_scores() -> None:
    """ZB-70, ZB-73, ZB-76: everybody's points and ranks."""
    match = a_last_round(
        hand=["B-CAT-1L"], hands={1: [], 2: []}, minus={0: ["G-DOG-1L"], 1: [], 2: []}, stock=[]
    )

    told = seen(match, None, "play B-CAT-1L")

    assert told[1:] == [
        e.TurnSkipped(seat=1),
        e.GameEnded(),
        e.SeatScored(seat=0, score=-4, rank=3),
        e.SeatScored(seat=1, score=0, rank=1),
        e.SeatScored(seat=2, score=0, rank=1),
    ]


# All events


def test_every_kind_of_event_happens() -> None:
    """None is defined that no game tells of; whole games with all toys and house rules."""
    happened: set[str] = set()
    rules: dict[str, Any] = {
        "master": True,
        "swap_destination": "own_or_opponent",
        "draw_reveal": "declare_first",
        "draw_count": "up_to",
    }
    for case in (
        *few_of("zombeasts", 9),
        *(Case("zombeasts", 2 + seed % 3, tuple(rules.items()), seed) for seed in range(12)),
    ):
        happened.update(kinds([event for s in played(case).steps for event in s.events]))

    rare = {"PileCardMissed", "TurnSkipped"}  # shown above
    assert {kind.__name__ for kind in ALL_EVENTS} - happened <= rare


@in_one_test("kind", ALL_EVENTS)
def test_events_are_plain_data(kind: type[Event]) -> None:
    """Through JSON and back by their names; a key for the locales; nothing to change."""
    values: dict[str, Callable[[], Any]] = {
        "cards": lambda: ("B-CAT-1L",),
        "card": lambda: "B-CAT-1L",
        "joker": lambda: "W-CAT-L",
        "out": lambda: "B-CAT-1L",
        "into": lambda: "B-CAT-2R",
        "moon": lambda: "blue",
        "toy": lambda: "bone",
        "source": lambda: "hand",
    }
    fields = {name: values.get(name, lambda: 1)() for name in kind.__struct_fields__}

    event = kind(**fields)

    assert msgspec.convert(through_json(event), kind) == event
    assert through_json(event)["type"] == kind.__name__
    assert event.key.replace("-", "") == kind.__name__.lower()
    with pytest.raises(AttributeError):
        event.seat = 2  # type: ignore[attr-defined]  # it must not work


SECRET = {e.PileDrawn: {0}, e.HandRobbed: {0, 1}}


@in_one_test("kind", ALL_EVENTS)
def test_only_two_kinds_of_events_hide_anything(kind: type[Event]) -> None:
    """Section 7: a pile card from all but its owner, a stolen card from all but two."""
    fields: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, "x")
    fields |= {name: k for k, name in enumerate(("seat", "victim")) if name in fields}
    event = kind(**fields)

    full = {seat for seat in (None, 0, 1, 2, 3) if event.seen_by(seat) == event}

    assert full == SECRET.get(kind, {None, 0, 1, 2, 3})
    for seat in {None, 0, 1, 2, 3} - full:
        assert event.seen_by(seat) == msgspec.structs.replace(event, card=None)


def test_the_words_of_an_event_are_found_by_its_name() -> None:
    """`CardDrawn` is `card-drawn` in the locales."""
    assert e.WhiteMoonTakenOver(seat=0, card="a", moon="red").key == "white-moon-taken-over"
    assert e.GameEnded().key == "game-ended"


# What a hand can follow with is nobody else's business


TWO_BLUE = {"blue": ["B-CAT-1L"], "green": ["G-DOG-1L", "G-CAT-2L"]}
ATTACKED = "play W-CAT-R on blue"


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_do_not_hear_whether_a_card_could_have_followed(viewer: int | None) -> None:
    """ZB-27, A-21b, R-04, section 7: the rabbit fits no moon, the dog would have."""
    hands = (["W-CAT-R", "G-RAB-3L"], ["W-CAT-R", "O-DOG-2R"])
    stuck, free = (a_match(hand=hand, moons=TWO_BLUE) for hand in hands)

    told = seen(stuck, viewer, ATTACKED), seen(free, viewer, ATTACKED, "stop")

    assert told[0] == told[1]
    assert told[0][1:3] == [e.AttackTriggered(seat=0), e.PlayStopped(seat=0)]


def test_others_do_not_hear_whether_a_hand_made_a_toy_useless() -> None:
    """ZB-80, ZB-82, R-04: the green rat could be exchanged in, the red cat could not."""
    moons = {"blue": ["B-RAB-1R"], "green": ["G-DOG-4R", "G-RAT-2L"]}
    useless = a_match(hand=["B-RAB-3L*", "R-CAT-1L"], moons=moons, options=MASTER)
    useful = a_match(hand=["B-RAB-3L*", "G-RAT-1R"], moons=moons, options=MASTER)
    placed = "play B-RAB-3L* on blue"

    told = seen(useless, 1, placed, "stop"), seen(useful, 1, placed, "neither")

    assert told[0] == told[1]
    assert told[0][1:3] == [e.AttackTriggered(seat=0), e.PlayStopped(seat=0)]


def test_who_does_not_use_a_toy_without_an_attack_is_not_said_to_have_stopped() -> None:
    """ZB-80, R-04: no further play was due."""
    match = a_match(hand=["B-RAB-3L*", "G-RAT-1R"], moons={"green": ["G-DOG-4R"]}, options=MASTER)

    told = seen(match, 1, "play B-RAB-3L*", "neither")

    assert not any(isinstance(event, e.PlayStopped) for event in told)
