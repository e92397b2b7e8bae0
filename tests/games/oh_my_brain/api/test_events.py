"""What the table sees happen, and who may see how much of it (section 6)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.games.oh_my_brain.api import events as e
from tests.cases import in_one_test
from tests.games.kit import Case, played, through_json
from tests.games.oh_my_brain.builders import a_match, a_new_match, a_roll, set_up

ALL_EVENTS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type)
    and issubclass(kind, Event)
    and kind not in (Event, e.CardEvent, e.SwapEvent)
]
SEATS = (None, 0, 1, 2)


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


def of(match: mb.Match, seat: int | None, kind: type[Event]) -> list[Any]:
    return [event for event in match.events(seat) if isinstance(event, kind)]


# Set-up


def test_a_round_starts_with_lots() -> None:
    """ZA-01, ZA-02: who starts, then a lot for each."""
    match = a_new_match(3, seed=5)
    starter = match.position()["starter"]

    told = match.events(None)

    assert told[0] == e.RoundStarted(round=1, seat=starter)
    assert [event for event in told if isinstance(event, e.LotDealt)] == [
        e.LotDealt(seat=(starter + k) % 3, cards=None) for k in range(3)
    ]


def test_lots_and_buried_cards_are_secret() -> None:
    """ZA-02, ZA-05, section 6: own only."""
    match = a_new_match(3)
    lots = match.position()["lots"]
    match.play(1, f"split {lots[1][0]}")

    for seat in SEATS:
        for dealt in of(match, seat, e.LotDealt):
            cards = [str(card) for card in lots[dealt.seat]]
            assert (None if dealt.cards is None else sorted(dealt.cards)) == (
                sorted(cards) if dealt.seat == seat else None
            )
        assert of(match, seat, e.CardBuried) == [
            e.CardBuried(seat=1, card=str(lots[1][0]) if seat == 1 else None)
        ]


def test_the_first_turn_begins_after_three_lots() -> None:
    """ZA-03."""
    match = set_up(a_new_match(2))

    told = [type(event).__name__ for event in match.events(None)]

    assert told.count("LotDealt") == told.count("CardBuried") == 6
    assert told[-1] == "TurnStarted"


def test_an_open_draft_buries_card_by_card() -> None:
    """`open_draft`, section 6: each card its owner's secret."""
    match = a_new_match(2, open_draft=True)
    card = match.legal(0)[0].removeprefix("bury ")
    match.play(0, f"bury {card}")

    assert of(match, 0, e.CardBuried) == [e.CardBuried(seat=0, card=card)]
    assert of(match, 1, e.CardBuried) == [e.CardBuried(seat=0, card=None)]


# Playing


def test_a_play_is_public() -> None:
    """ZA-13."""
    match = a_match(hand=[9, 4, 4, 5], horde=[7])

    assert seen(match, None, "play 9") == [e.CardsPlayed(seat=0, card="9", count=1)]
    assert match.events(None)[-1] == e.TurnStarted(seat=1)


@pytest.mark.parametrize("seat", SEATS)
def test_extras_are_public_with_value_and_destination(seat: int | None) -> None:
    """ZA-20, Q-31, section 6: when they are placed."""
    match = a_match(hand=[9, 9, 9, 4, 5, 6], horde=[7])

    told = seen(match, seat, "play 9 x3", "to 1", "to 2")

    assert told == [
        e.CardsPlayed(seat=0, card="9", count=3),
        e.ExtraGiven(seat=0, receiver=1, card="9"),
        e.ExtraGiven(seat=0, receiver=2, card="9"),
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_a_pass_shows_everything_but_the_cards(seat: int | None) -> None:
    """ZA-23 to ZA-25, section 6: "drew 2"; which and which was kept is his own."""
    match = a_match(hand=[4], horde=[9, 12], chance=["card 5", "card 9"])

    told = seen(match, seat, "pass", "keep 9")

    own = seat == 0
    assert told == [
        e.TurnPassed(seat=0),
        e.HordeCleared(seat=0, count=2),
        e.BrainLost(seat=0),
        e.CardDrawn(seat=0, card="5" if own else None),
        e.CardDrawn(seat=0, card="9" if own else None),
        e.CardKept(seat=0, card="9" if own else None, buried="5" if own else None, count=2),
    ]


def test_a_renewed_reserve_is_told() -> None:
    """ZA-26, section 6: how many cards; they were public as the discard."""
    match = a_match(hand=[4], horde=[12], discard=[13, 14], reserve=[])

    told = seen(match, 2, "pass")

    assert e.ReserveRenewed(count=3) in told


@pytest.mark.parametrize("seat", SEATS)
def test_of_a_refill_the_number_is_public(seat: int | None) -> None:
    """ZA-29, section 6: own only, the others see how many cards move."""
    match = a_match(hand=[12, 4], grave=[5, 6, 7], horde=[9])

    told = seen(match, seat, "play 12", "refill 5", "refill 7")

    cards = ["5", "7"] if seat == 0 else [None, None]
    assert told[1:] == [e.CardTakenUp(seat=0, card=card) for card in cards]


@pytest.mark.parametrize("seat", SEATS)
def test_an_automatic_refill_is_told_in_the_same_way(seat: int | None) -> None:
    """ZA-30, Q-39, section 6."""
    match = a_match(hand=[12, 4], grave=[5, 6], horde=[9])

    told = seen(match, seat, "play 12")

    cards = ["5", "6"] if seat == 0 else [None, None]
    assert told[1:] == [e.CardTakenUp(seat=0, card=card) for card in cards]


def test_a_refill_left_is_told() -> None:
    """`forgetful_refill`."""
    match = a_match(hand=[12], grave=[5], horde=[9], options={"forgetful_refill": True})

    assert seen(match, 1, "play 12", "leave")[1:] == [e.RefillLeft(seat=0)]


def test_an_eleven_clears_and_repeats() -> None:
    """ZA-39: in this order."""
    match = a_match(hand=[11, 4], grave=[5], horde=[9])

    told = seen(match, None, "play 11")

    assert told == [
        e.CardsPlayed(seat=0, card="11", count=1),
        e.HordeCleared(seat=0, count=2),
        e.CardTakenUp(seat=0, card=None),
        e.TurnRepeated(seat=0),
    ]


# The die


@pytest.mark.parametrize(
    ("face", "event"),
    [
        ("GAIN", e.BrainGained(seat=0)),
        ("REPLAY", e.PlayRepeated(seat=0)),
    ],
)
def test_a_roll_is_public(face: str, event: Event) -> None:
    """ZA-41, section 6."""
    match = a_match(hand=[19, 4, 5, 6], horde=[12], chance=[f"face {face}"])

    assert seen(match, None, "play 19")[1:3] == [e.DieRolled(seat=0, face=face), event]


def test_a_theft_is_public() -> None:
    """ZA-46."""
    match = a_roll("STEAL")

    assert seen(match, 1, "steal from 2") == [e.BrainStolen(seat=0, victim=2)]


def test_a_roll_without_effect_is_told() -> None:
    """ZA-43."""
    match = a_match(hand=[19], grave=[5], horde=[12], chance=["face GIVE"])

    told = seen(match, 1, "play 19")

    assert told[1:3] == [
        e.DieRolled(seat=0, face="GIVE"),
        e.RollWithoutEffect(seat=0, face="GIVE"),
    ]


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("seat", [*SEATS, 3])
def test_a_given_card_is_seen_by_giver_and_receiver(seat: int | None, is_open: bool) -> None:
    """ZA-44, Q-31, section 6: the others see its destination; with `open_give` all see it."""
    match = a_roll("GIVE", seats=4, options={"open_give": is_open})

    told = seen(match, seat, "give 5", "give to 2")

    card = "5" if is_open or seat in (0, 2) else None
    assert told == [e.CardGiven(seat=0, receiver=2, card=card, is_open=is_open)]


def test_nothing_is_told_before_the_receiver_is_named() -> None:
    """Section 6: half an answer is nobody's business."""
    match = a_roll("GIVE")

    assert seen(match, 1, "give 5") == []


@pytest.mark.parametrize("seat", SEATS)
def test_rain_is_seen_by_its_receiver(seat: int | None) -> None:
    """ZA-45, section 6: "got 1"."""
    match = a_match(
        hand=[19, 4, 5, 6],
        horde=[12],
        chance=["face RAIN", "card 7", "card 9", "card 10"],
    )

    told = seen(match, seat, "play 19")

    assert [event for event in told if isinstance(event, e.RainFell)] == [
        e.RainFell(seat=k, card=card if seat == k else None)
        for k, card in enumerate(["7", "9", "10"])
    ]


def test_who_gets_no_rain_is_told() -> None:
    """Q-13."""
    match = a_match(hand=[19, 4, 5, 6], horde=[12], reserve=[7], chance=["face RAIN"])

    match.play(0, "play 19")

    assert [event.seat for event in of(match, None, e.RainMissed)] == [1, 2]


@pytest.mark.parametrize("seat", [*SEATS, 3])
def test_swapped_hands_are_seen_by_both_partners(seat: int | None) -> None:
    """ZA-48, Q-31, section 6: the others see kind and partners."""
    match = a_roll("SWAP", seats=4, hands={2: [9, 10, 12]})

    told = seen(match, seat, "swap hand 2")

    known = seat in (0, 2)
    assert told == [
        e.HandsSwapped(
            seat=0,
            other=2,
            got=("9", "10", "12") if known else None,
            gave=("4", "5", "6") if known else None,
        )
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_swapped_graveyards_are_seen_by_both_partners(seat: int | None) -> None:
    """ZA-48, section 6."""
    match = a_roll("SWAP", grave=[7], graves={1: [13, 14]})

    told = seen(match, seat, "swap grave 1")

    known = seat in (0, 1)
    assert told == [
        e.GravesSwapped(
            seat=0,
            other=1,
            got=("13", "14") if known else None,
            gave=("7",) if known else None,
        )
    ]


def test_a_swap_declined_is_told() -> None:
    """`optional_swap`."""
    match = a_roll("SWAP", options={"optional_swap": True})

    assert seen(match, 2, "no swap") == [e.SwapDeclined(seat=0)]


# Ends


def test_a_round_ends_with_its_losses() -> None:
    """ZA-55, Q-33: cards and brains of each opponent are public."""
    match = a_match(hand=[12], hands={1: [4, 5], 2: [6]}, horde=[7], brains={2: 9})

    told = seen(match, None, "play 12")

    assert told[1:4] == [
        e.RoundEnded(seat=0),
        e.BrainsPaid(seat=1, brains=2, cards=2),
        e.BrainsPaid(seat=2, brains=1, cards=1),
    ]
    assert of(match, None, e.RoundStarted) == [e.RoundStarted(round=2, seat=1)]


def test_losses_are_told_as_far_as_they_are_paid() -> None:
    """ZA-55, Q-20: capped at what is there."""
    match = a_match(hand=[12], hands={1: [4, 5, 6], 2: []}, horde=[7], brains={1: 2})

    told = seen(match, 2, "play 12")

    assert e.BrainsPaid(seat=1, brains=2, cards=3) in told


def test_the_game_ends_with_scores_and_ranks() -> None:
    """ZA-60."""
    match = a_match(hand=[4], horde=[12], brains={0: 1, 1: 5, 2: 7})

    told = seen(match, None, "pass")

    assert told[-4:] == [
        e.GameEnded(),
        e.SeatScored(seat=0, score=0, rank=3),
        e.SeatScored(seat=1, score=5, rank=2),
        e.SeatScored(seat=2, score=7, rank=1),
    ]


def test_a_stalled_game_is_told() -> None:
    """Q-38."""
    match = a_match(hand=[12, 4], horde=[7], steps=999)

    match.play(0, "play 12")

    assert of(match, 1, e.GameStalled) == [e.GameStalled()]


def test_signs_are_told_when_all_have_shown_theirs() -> None:
    """`tie_starter`: hidden until then."""
    match = a_match(
        hand=[12],
        hands={1: [4], 2: [5]},
        horde=[7],
        brains={0: 5, 1: 6, 2: 9},
        options={"tie_starter": "rps"},
    )
    match.play(0, "play 12")
    version = match.version

    match.play(1, "rock")
    before = match.events(0, since=version)
    match.play(0, "rock")

    assert before == []
    assert match.events(None, since=version) == [
        e.SignShown(seat=0, sign="rock"),
        e.SignShown(seat=1, sign="rock"),
        e.ThrowUndecided(),
    ]


# memory_mode

MEMORY = {"memory_mode": True}


def a_short_game(**fields: Any) -> mb.Match:
    """Seat 0 has played two 9, seat 1 a 12 on it."""
    match = a_match(hand=[9, 9, 4, 5, 6], hands={1: [12, 4, 5, 6]}, horde=[7], **fields)
    match.play(0, "play 9 x2", "to 2")
    match.play(1, "play 12")
    return match


@pytest.mark.parametrize("seat", SEATS)
def test_the_log_forgets_cards_that_are_covered(seat: int | None) -> None:
    """Q-32, `memory_mode`: log lines lose the value of a card that no longer is on top."""
    match = a_short_game(options=MEMORY)

    assert of(match, seat, e.CardsPlayed) == [
        e.CardsPlayed(seat=0, card=None, count=2),
        e.CardsPlayed(seat=1, card="12", count=1),
    ]
    assert of(match, seat, e.ExtraGiven) == [e.ExtraGiven(seat=0, receiver=2, card=None)]


def test_the_log_remembers_without_the_option() -> None:
    """Q-32: a log makes it available anyway."""
    match = a_short_game()

    assert [event.card for event in of(match, None, e.CardsPlayed)] == ["9", "12"]


def test_the_top_card_is_told_while_it_lies_there() -> None:
    """Q-32, `memory_mode`: with the extras of its group."""
    match = a_match(hand=[9, 9, 4, 5, 6], horde=[7], options=MEMORY)

    told = seen(match, None, "play 9 x2", "to 2")

    assert told == [
        e.CardsPlayed(seat=0, card="9", count=2),
        e.ExtraGiven(seat=0, receiver=2, card="9"),
    ]


def test_the_log_forgets_a_cleared_horde() -> None:
    """Q-32, `memory_mode`: by a pass and by an 11."""
    passed = a_short_game(options=MEMORY)
    passed.play(2, "pass")
    mouse = a_match(hand=[11, 4, 5, 6], horde=[7], options=MEMORY)
    mouse.play(0, "play 11")

    assert [event.card for event in of(passed, 0, e.CardsPlayed)] == [None, None]
    assert [event.card for event in of(mouse, 1, e.CardsPlayed)] == [None]


def test_the_record_of_a_match_forgets_nothing() -> None:
    """`memory_mode`: views only."""
    match = a_short_game(options=MEMORY)

    assert match.record()["actions"] == ["0: play 9 x2", "0: to 2", "1: play 12"]


# All events


def test_every_kind_of_event_happens() -> None:
    """None is defined that no game tells of; whole games with many house rules."""
    happened: set[str] = set()
    rules: dict[str, Any] = {
        "forgetful_refill": True,
        "optional_swap": True,
        "tie_starter": "rps",
        "stall_limit": 60,
    }
    for seed in range(24):
        options = rules if seed % 2 else {}
        match = played(Case("oh-my-brain", 2 + seed % 4, tuple(options.items()), seed))
        happened.update(type(event).__name__ for step in match.steps for event in step.events)

    # shown above and in the tests of forfeit
    rare = {"RoundEnded", "BrainsPaid", "SignShown", "ThrowUndecided", "SeatGone"}
    assert {kind.__name__ for kind in ALL_EVENTS} - happened <= rare


VALUES: dict[str, Any] = {
    "cards": ("5",),
    "card": "5",
    "buried": "6",
    "got": ("5", "5"),
    "gave": ("6",),
    "face": "GAIN",
    "sign": "rock",
    "is_open": False,
}


def an_event(kind: type[Event]) -> Any:
    fields = {name: VALUES.get(name, 1) for name in kind.__struct_fields__}
    fields |= {
        name: k
        for k, names in enumerate([("seat",), ("receiver", "other", "victim")])
        for name in names
        if name in fields
    }
    if kind is e.BrainsPaid:
        fields["cards"] = 3
    return kind(**fields)


@in_one_test("kind", ALL_EVENTS)
def test_events_are_plain_data(kind: type[Event]) -> None:
    """Through JSON and back by their names; a key for the locales; nothing to change."""
    event = an_event(kind)

    assert msgspec.convert(through_json(event), kind) == event
    assert through_json(event)["type"] == kind.__name__
    assert event.key.replace("-", "") == kind.__name__.lower()
    with pytest.raises(AttributeError):
        event.seat = 2


# Kind -> (who sees all of it, what the others do not see)
HIDDEN: dict[type[Event], tuple[set[int | None], set[str]]] = {
    e.LotDealt: ({0}, {"cards"}),
    e.CardBuried: ({0}, {"card"}),
    e.CardDrawn: ({0}, {"card"}),
    e.CardKept: ({0}, {"card", "buried"}),
    e.RainFell: ({0}, {"card"}),
    e.CardTakenUp: ({0}, {"card"}),
    e.CardGiven: ({0, 1}, {"card"}),
    e.HandsSwapped: ({0, 1}, {"got", "gave"}),
    e.GravesSwapped: ({0, 1}, {"got", "gave"}),
}


@in_one_test("kind", ALL_EVENTS)
def test_who_sees_how_much_of_each_event(kind: type[Event]) -> None:
    """Section 6, row by row."""
    event = an_event(kind)
    everybody: set[int | None] = {None, 0, 1, 2, 3, 4}
    witnesses, secrets = HIDDEN.get(kind, (everybody, set()))

    for seat in everybody:
        hidden = {} if seat in witnesses else dict.fromkeys(secrets)
        assert event.seen_by(seat) == msgspec.structs.replace(event, **hidden)
