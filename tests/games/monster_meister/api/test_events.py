"""What the table sees happen, and who may see how much of it for how long (sections 5.1 and 8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.games.monster_meister.api import events as e
from tests.cases import in_one_test
from tests.games.kit import Case, played, through_json, turns
from tests.games.monster_meister.builders import (
    a_competition,
    a_match,
    a_new_match,
    a_reveal,
    a_round,
    cell_of,
    display,
    get_ready,
    phase,
    pile,
    remove,
    step,
    told_of,
    turn,
)

GAME = mb.game("monster-meister")
OPEN = {"reveal_visibility": "open_table"}
ALL_EVENTS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
EYES = (None, 0, 1, 2)


def seen(match: mb.Match, viewer: int | None, by: int, *choices: str) -> list[Event]:
    """What somebody sees of choices."""
    version = match.version
    match.play(by, *choices)
    return match.events(viewer, since=version)


# The beginning


def test_the_first_holder_is_told() -> None:
    """MM-08: the deal itself is nobody's business."""
    match = a_new_match(3, seed=5)

    assert match.events(None) == [e.HolderChosen(seat=match.position()["holder"])]


@pytest.mark.parametrize("holder", [0, 2])
@pytest.mark.parametrize("viewer", EYES)
def test_a_holder_who_was_named_is_told_too(viewer: int | None, holder: int) -> None:
    """MM-08, `first_holder`: once, with the first card dealt."""
    match = a_new_match(3, first_holder=holder)

    assert match.events(viewer) == [e.HolderChosen(seat=holder)]
    assert match.steps[0].events == (e.HolderChosen(seat=holder),)


@pytest.mark.parametrize("viewer", EYES)
def test_a_flipped_task_is_public(viewer: int | None) -> None:
    """MM-10."""
    match = a_new_match(3, first_holder=1)
    task = match.position()["tasks"][0]

    assert seen(match, viewer, 1, "flip") == [e.TaskFlipped(round=1, task=task, seat=1)]


# Revealing


@pytest.mark.parametrize("viewer", EYES)
def test_a_turned_card_is_told_to_its_owner(viewer: int | None) -> None:
    """MM-13, A-16, section 8: the others do not even learn that a card was turned."""
    match = a_match(seats=3, task="T1", displays={0: ["B4"]})

    told = seen(match, viewer, 0, "turn 0,0")

    expected = [e.CardTurned(seat=0, cell="0,0", face="B4", is_open=False)]
    assert told == (expected if viewer == 0 else [])


@pytest.mark.parametrize("viewer", EYES)
def test_on_an_open_table_it_is_told_to_all(viewer: int | None) -> None:
    """A-16, `reveal_visibility=open_table`."""
    match = a_match(seats=3, task="T1", displays={0: ["B4"]}, options=OPEN)

    told = seen(match, viewer, 0, "turn 0,0")

    assert told == [e.CardTurned(seat=0, cell="0,0", face="B4", is_open=True)]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_that_a_seat_is_done_is_public(viewer: int | None) -> None:
    """A-16, section 8: "revealing / done"; not with how many cards."""
    match = a_match(seats=3, task="T6", displays={0: ["B4", "B1", "G1"]})

    told = seen(match, viewer, 0, "turn 0,0", "turn 1,0", "turn 2,0")

    assert told == [e.RevealDone(seat=0)]


@pytest.mark.parametrize("viewer", EYES)
def test_points_and_roles_are_told_when_all_are_done(viewer: int | None) -> None:
    """MM-21, MM-25, MM-26, 5.1.3: number of cards, MP, roles."""
    match = a_round("T6", "B1 R2 G1", "B1 G1", "G1")

    assert told_of(match, viewer, "RoundScored") == [
        e.RoundScored(seat=0, count=3, points=2),
        e.RoundScored(seat=1, count=2, points=1),
        e.RoundScored(seat=2, count=1, points=0),
    ]
    assert told_of(match, viewer, "MemorizerFound") == [e.MemorizerFound(seat=0)]
    assert told_of(match, viewer, "MuddlerFound") == [e.MuddlerFound(seat=2)]


def test_nothing_is_scored_before_all_are_done() -> None:
    """A-16: neither points nor roles."""
    match = a_reveal("T6", "G1", "B1 G1")
    turn(match, 0, "G1")

    for kind in ("RoundScored", "MemorizerFound", "MuddlerFound", "NobodyStandsOut"):
        assert told_of(match, None, kind) == told_of(match, 0, kind) == []


def test_a_round_without_roles_is_told() -> None:
    """MM-27."""
    match = a_round("T6", "G1", "G2")

    assert told_of(match, None, "NobodyStandsOut") == [e.NobodyStandsOut()]
    assert told_of(match, None, "MemorizerFound") == []


# Removing, drawing, placing


@pytest.mark.parametrize("viewer", EYES)
def test_a_removal_is_sealed_until_all_have_chosen(viewer: int | None) -> None:
    """MM-34, section 8: then told in the order of the pile."""
    match = a_round("T6", "B1 G1", "B1 G1", "G1", holder=1)
    first = seen(match, viewer, 0, f"remove {cell_of(match, 0, 'B1', is_up=True)}")
    version = match.version

    remove(match, 1, "G1")

    assert first == [e.ChoiceSealed(seat=0)]
    told = match.events(viewer, since=version)
    removed = [event for event in told if isinstance(event, e.CardRemoved)]
    assert [(event.seat, event.back) for event in removed] == [(1, "P1"), (0, "P0")]


@pytest.mark.parametrize("viewer", EYES)
def test_the_face_of_a_drawn_card_is_told_to_its_muddler(viewer: int | None) -> None:
    """MM-48, section 8: the others learn its back."""
    match = a_round("T6", "B1 G1", "B1 G1", "G1")
    top = pile(match)[0].partition("-")[2]
    remove(match, 0, "B1")
    remove(match, 1, "B1")

    face = top if viewer == 2 else None
    assert told_of(match, viewer, "StrayDrawn") == [e.StrayDrawn(seat=2, back="S", face=face)]


@pytest.mark.parametrize("viewer", EYES)
def test_a_placed_card_is_told_with_its_back_and_cell(viewer: int | None) -> None:
    """MM-49, TC-35, section 8."""
    match = a_match(seats=3, phase="place", drawn={1: "P0-B2"})

    told = seen(match, viewer, 1, "place 4,0")

    assert told == [e.StrayPlaced(seat=1, cell="4,0", back="P0")]


@pytest.mark.parametrize("viewer", EYES)
def test_an_impossible_draw_is_told(viewer: int | None) -> None:
    """MM-45."""
    match = a_round("T6", "B1 G1", "G1", "G1", pile=[])
    remove(match, 0, "B1")

    assert told_of(match, viewer, "DrawImpossible") == [e.DrawImpossible()]
    assert told_of(match, viewer, "StrayDrawn") == []


@pytest.mark.parametrize("viewer", EYES)
def test_the_end_of_a_round_is_told(viewer: int | None) -> None:
    """MM-52, A-53."""
    match = a_round("T6", "G1", "G1", "G1", round=3)
    version = match.version
    get_ready(match)

    told = match.events(viewer, since=version)

    assert told == [*(e.SeatReady(seat=seat) for seat in range(3)), e.CardsTurnedBack(round=3)]


# Competition


@pytest.mark.parametrize("viewer", EYES)
def test_a_step_of_a_competition(viewer: int | None) -> None:
    """MM-60, MM-61, MM-63, MM-64, section 8: sealed, then turned together."""
    match = a_competition("R1", "B2", "R2")
    named = seen(match, viewer, 0, "name red")
    picks = [f"pick {cell_of(match, seat, face)}" for seat, face in enumerate(("R1", "B2", "R2"))]
    sealed = seen(match, viewer, 1, picks[1]) + seen(match, viewer, 0, picks[0])
    shown = seen(match, viewer, 2, picks[2])

    assert named == [e.FeatureNamed(seat=0, feature="red")]
    assert sealed == [e.ChoiceSealed(seat=1), e.ChoiceSealed(seat=0)]
    assert [event for event in shown if isinstance(event, e.PickShown)] == [
        e.PickShown(seat=seat, cell=picks[seat].split()[1], face=face)
        for seat, face in enumerate(("R1", "B2", "R2"))
    ]
    assert [event.seat for event in shown if isinstance(event, e.StayedIn)] == [0, 2]
    assert [event.seat for event in shown if isinstance(event, e.WentOut)] == [1]


def test_a_seat_without_cards_is_told() -> None:
    """MM-64, A-42."""
    match = a_match(
        task="C",
        phase="name",
        round=10,
        displays={0: {"0,0": "B2", "1,0": "B4"}},
        up={0: ["0,0", "1,0"]},
        used=["blue", "2"],
        feature="2",
    )
    match.play(0, "name red")
    match.play(1, f"pick {cell_of(match, 1, 'R1')}")

    assert told_of(match, None, "HadNoCard") == [e.HadNoCard(seat=0)]
    assert told_of(match, None, "MuddlerFound") == [e.MuddlerFound(seat=0)]


# The end


def test_the_game_ends_with_counts_and_ranks() -> None:
    """MM-81 to MM-84."""
    match = a_match(
        round=10,
        phase="ready",
        task="T6",
        displays={0: {"0,0": "B1", "1,0": "S-Y4"}, 1: {"0,0": "B4", "1,0": "B3"}},
    )
    get_ready(match)

    assert match.events(1)[-3:] == [
        e.GameEnded(),
        e.SeatScored(seat=0, score=1, monsters=2, eyes=5, rank=1),
        e.SeatScored(seat=1, score=2, monsters=2, eyes=7, rank=2),
    ]


# Forgetting


def faces_told(match: mb.Match, viewer: int | None) -> list[str]:
    """Every face that is still told to a viewer."""
    found = [getattr(event, "face", None) for event in match.events(viewer)]
    return [face for face in found if face is not None]


def a_round_of_all(**fields: Any) -> mb.Match:
    """Cards were turned, one removed, two drawn and placed; everybody has to get ready."""
    match = a_round("T6", "B1 R2 G1", "Y3 G2", "R3 G4", round=3, **fields)
    remove(match, 0, "R2")
    for seat in (1, 2):
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("viewer", EYES)
def test_tc_50_a_round_takes_its_faces_with_it(viewer: int | None) -> None:
    """MM-52, 5.1.3 to 5.1.5, TC-50: nothing of it is told again, whenever somebody asks."""
    match = a_round_of_all()
    get_ready(match)

    assert faces_told(match, viewer) == []
    assert told_of(match, viewer, "RoundScored")[0] == e.RoundScored(seat=0, count=3, points=2)


@pytest.mark.parametrize("viewer", EYES)
def test_a_competition_takes_its_faces_with_it(viewer: int | None) -> None:
    """MM-52, 5.1.3, TC-50."""
    match = a_competition("R1", "B2", "B3", round=3)
    step(match, "red", "R1", "B2", "B3")
    remove(match, 0, "R1")
    for seat in (1, 2):
        match.play(seat, match.legal(seat)[0])
    get_ready(match)

    assert faces_told(match, viewer) == []
    assert told_of(match, viewer, "FeatureNamed") == [e.FeatureNamed(seat=0, feature="red")]


def test_a_removed_card_is_told_no_more_when_it_lies_under_the_pile() -> None:
    """MM-32, 5.1.1, 5.1.3, section 8: public at the moment of removal, then hidden."""
    match = a_round_of_all()

    assert phase(match) == "ready"
    for viewer in EYES:
        assert "R2" not in faces_told(match, viewer)
        assert [event.back for event in told_of(match, viewer, "CardRemoved")] == ["P0"]


@pytest.mark.parametrize("viewer", EYES)
def test_a_removed_card_is_told_until_somebody_goes_on(viewer: int | None) -> None:
    """MM-32, section 8: at the moment of removal; with nobody to draw until one is ready."""
    match = a_round("T6", "B1 R2 G1", "G2", "G4", pile=[], round=3)
    remove(match, 0, "R2")
    assert phase(match) == "ready"
    before = told_of(match, viewer, "CardRemoved")

    match.play(2, "ready")

    assert [event.face for event in before] == ["R2"]
    assert [event.face for event in told_of(match, viewer, "CardRemoved")] == [None]


@pytest.mark.parametrize("viewer", EYES)
def test_a_placed_card_is_told_no_more(viewer: int | None) -> None:
    """MM-48, 5.1.1, A-26: the look is over, for its muddler too."""
    match = a_round_of_all()

    assert {event.face for event in told_of(match, viewer, "StrayDrawn")} == {None}


def test_what_lies_face_up_may_still_be_told() -> None:
    """MM-18, 5.1.1: until it is turned back; to its owner."""
    match = a_round_of_all()

    assert {"B1", "G1"} <= {*faces_told(match, 0)}


@pytest.mark.parametrize("viewer", EYES)
def test_who_comes_later_is_told_nothing_older(viewer: int | None) -> None:
    """5.1.5: since any version."""
    match = a_round_of_all()
    get_ready(match)
    match.play(match.waiting[0], "flip")

    for version in range(match.version):
        told = match.events(viewer, since=version)
        assert all(getattr(event, "face", None) is None for event in told)


@pytest.mark.parametrize("viewer", EYES)
def test_after_the_end_the_log_is_whole_again(viewer: int | None) -> None:
    """5.1.4, A-51: whatever the viewer was told once it may read again."""
    match = played(Case(GAME.key, 3, (), 2))
    steps = [event for step in match.steps for event in step.events]

    told = [one for one in (event.seen_by(viewer) for event in steps) if one is not None]

    assert match.over
    assert match.events(viewer) == told
    assert any(isinstance(event, e.CardRemoved) and event.face for event in told)


@pytest.mark.parametrize(
    "case",
    [
        Case(GAME.key, 2, (), 1),
        Case(GAME.key, 4, (), 2),
        Case(GAME.key, 3, (("reveal_visibility", "open_table"), ("all_out", "neither")), 3, "open"),
    ],
    ids=str,
)
def test_no_log_tells_a_face_that_cannot_be_seen(case: Case) -> None:
    """5.1.1, 5.1.3, TC-50: at every moment the cell holds that face and the viewer sees it."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 5 != case.seed % 5:
            continue
        for viewer in (None, *range(match.seats)):
            view: Any = match.view(viewer)
            open_ = {(one.seat, card.cell): card.face for one in view.seats for card in one.cards}
            for event in match.events(viewer):
                if isinstance(event, e.CardTurned | e.PickShown) and event.face:
                    assert open_[event.seat, event.cell] == event.face
                if isinstance(event, e.StrayDrawn) and event.face:
                    assert view.drawn == f"{event.back}-{event.face}"


# All events


def test_every_kind_of_event_happens() -> None:
    """None is defined that no game tells of."""
    happened: set[str] = set()
    for seed in range(24):
        rules: dict[str, Any] = {"repeat_features": "free"} if seed % 2 else {}
        match = played(Case(GAME.key, 2 + seed % 3, tuple(rules.items()), seed))
        happened.update(type(event).__name__ for step in match.steps for event in step.events)

    rare = {"HadNoCard", "DrawImpossible"}  # shown above
    assert {kind.__name__ for kind in ALL_EVENTS} - happened <= rare


VALUES: dict[str, Any] = {
    "seat": 0,
    "cell": "2,0",
    "face": "B2x2",
    "back": "P1",
    "task": "T6",
    "feature": "red",
    "is_open": False,
}


def an_event(kind: type[Event], **fields: Any) -> Any:
    found = {name: VALUES.get(name, 1) for name in kind.__struct_fields__}
    return kind(**(found | fields))


@in_one_test("kind", ALL_EVENTS)
def test_events_are_plain_data(kind: type[Event]) -> None:
    """Through JSON and back by their names; a key for the locales; nothing to change."""
    event = an_event(kind)

    assert msgspec.convert(through_json(event), kind) == event
    assert through_json(event)["type"] == kind.__name__
    assert event.key.replace("-", "") == kind.__name__.lower()
    with pytest.raises(AttributeError):
        event.seat = 2


@in_one_test("kind", ALL_EVENTS)
@in_one_test("viewer", [None, 0, 1, 3])
def test_who_sees_how_much_of_each_event(kind: type[Event], viewer: int | None) -> None:
    """Section 8, row by row: a drawn face and a card being turned are of the seat alone."""
    event = an_event(kind)

    found = event.seen_by(viewer)

    if kind is e.CardTurned and viewer != 0:
        assert found is None
    elif kind is e.StrayDrawn and viewer != 0:
        assert found == an_event(kind, face=None)
    else:
        assert found == event


def test_no_event_names_a_card_by_an_id() -> None:
    """5.1.2: cells and backs are the only handles."""
    fields = {name for kind in ALL_EVENTS for name in kind.__struct_fields__}

    assert not fields & {"card", "id", "kind", "slot"}


def test_a_display_tells_no_more_than_its_log() -> None:
    """5.1.1: the own face-up cards are those the own log still tells of."""
    match = a_reveal("T5", "B1 R2 Y3", "B1")
    turn(match, 0, "B1", "R2", "Y3")

    up = {cell for cell, one in display(match, 0).items() if one.get("up")}

    assert {event.cell for event in told_of(match, 0, "CardTurned")} == up
