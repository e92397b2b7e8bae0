"""What one seat may see of the table (section 7), built up from nothing."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import monsterbox as mb
from monsterbox.games.zombeasts.api.events import BonusTaken, MoonCompleted
from tests.games.kit import Case, few_of, through_json, turns
from tests.games.zombeasts.builders import DECK, MASTER, a_last_round, a_match

CARD = re.compile(r"[BORGW]-(?:DOG|CAT|RAB|RAT|NONE)-[1-4]?[LR]2?\*?")
PUBLIC = ("moons", "stock", "minus", "discard")
PUBLIC_EVENTS = (MoonCompleted, BonusTaken)  # their cards lay open for a moment
some_cases = pytest.mark.parametrize("case", few_of("zombeasts", 4), ids=str)


def view(match: mb.Match, seat: int | None) -> Any:
    return match.view(seat)


def cards_in(value: Any) -> set[str]:
    """The ids of cards that occur anywhere in some data, in texts and names of fields."""
    return set(CARD.findall(msgspec.json.encode(value).decode()))


def open_cards(match: mb.Match) -> dict[int | None, set[str]]:
    """The cards that lie open before each seat and a spectator."""
    position = match.position()
    public = cards_in([position[name] for name in PUBLIC])
    if match.over:
        public |= cards_in(position["victory"])
    found: dict[int | None, set[str]] = {None: public}
    for seat, cards in enumerate(position["hands"]):
        found[seat] = public | cards_in(cards)
    return found


def test_the_search_finds_every_card() -> None:
    """In any deck that is played here, deep inside, as a value and as a name."""
    ids = {*DECK, "W-DOG-L2", "W-CAT-R2"}

    assert cards_in([{"a": [sorted(ids), None, 7]}]) == ids
    assert cards_in(dict.fromkeys(ids)) == ids
    assert cards_in({"text": "0: play G-DOG-4R on white"}) == {"G-DOG-4R"}


# No leaks


@some_cases
def test_a_view_names_the_cards_that_lie_open_and_no_other(case: Case) -> None:
    """Section 7: searched in all fields of the view, for every seat and a spectator."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 5 == case.seed % 5:
            for seat, cards in open_cards(match).items():
                assert cards_in(match.view(seat)) == cards


@some_cases
def test_events_name_no_card_that_never_lay_open(case: Case) -> None:
    """Section 7: what a seat witnessed up to any moment, searched in the same way."""
    match = case.match()
    seen: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(match.seats))}
    heard = 0
    for _ in turns(case, match):
        for seat, cards in open_cards(match).items():
            events = match.events(seat, since=heard)
            completed = cards_in([event for event in events if isinstance(event, PUBLIC_EVENTS)])
            seen[seat] |= cards | completed
            assert cards_in(events) <= seen[seat]
        heard = match.version


@some_cases
def test_sizes_are_public(case: Case) -> None:
    """Hands, pile and victory piles by number, everything else as in the position."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 10 != case.seed % 10:
            continue
        position, seen = match.position(), view(match, None)
        assert seen.pile_size == len(position["pile"])
        assert [seat.hand_size for seat in seen.seats] == [len(hand) for hand in position["hands"]]
        assert [seat.victory_size for seat in seen.seats] == [len(p) for p in position["victory"]]
        assert [seat.full_moons for seat in seen.seats] == position["fullMoons"]
        assert through_json([seat.moons for seat in seen.seats]) == position["moons"]
        assert through_json([seat.minus for seat in seen.seats]) == position["minus"]
        for name in ("stock", "discard", "number", "attack", "grant", "robbed", "declared"):
            assert through_json(getattr(seen, name)) == position[name], name
        assert (seen.trigger, seen.last_round) == (position["trigger"], position["lastRound"])


@some_cases
def test_what_two_seats_see_of_the_public_table_is_the_same(case: Case) -> None:
    """Only `seat`, the own hand and the own unfinished step differ from a spectator's view."""
    own = {"seat", "hand", "phase", "joker", "taken", "out", "fetched"}
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 10 != case.seed % 10:
            continue
        public = through_json(view(match, None))
        assert public["hand"] == []
        for seat in range(match.seats):
            seen = through_json(view(match, seat))
            assert {name for name in seen if seen[name] != public[name]} <= own
            assert seen["hand"] == match.position()["hands"][seat]


# Unfinished steps


def sub_step(seat: int | None, match: mb.Match) -> dict[str, object]:
    """What a seat sees of the step under way."""
    seen = view(match, seat)
    names = ("phase", "joker", "taken", "out", "fetched")
    return {name: getattr(seen, name) for name in names if getattr(seen, name) is not None}


def test_others_do_not_see_a_swap_before_it_is_made() -> None:
    """R-03: nothing moves before the last sub-step, so only who takes it sees how far it is."""
    match = a_match(
        hand=["W-CAT-L", "B-RAT-1L"],
        moons={"red": ["R-DOG-1R"], "blue": ["B-DOG-1R"]},
        others={1: {"white": ["W-RAT-L"], "orange": ["O-CAT-2L"]}},
    )

    match.play(0, "swap W-CAT-L", "take W-RAT-L")

    assert sub_step(0, match) == {"phase": "swap-place", "joker": "W-CAT-L", "taken": "W-RAT-L"}
    for seat in (None, 1, 2):
        assert sub_step(seat, match) == {"phase": "play"}


def test_others_do_not_see_a_swap_of_a_further_play_either() -> None:
    """R-03: they see that the further play is being thought about."""
    match = a_match(
        hand=["W-CAT-L", "B-RAT-1L"],
        others={1: {"orange": ["O-CAT-2L"]}},
        phase="extra",
        grant="attack",
    )

    match.play(0, "swap W-CAT-L")

    assert sub_step(0, match) == {"phase": "swap-take", "joker": "W-CAT-L"}
    assert sub_step(1, match) == sub_step(None, match) == {"phase": "extra"}


def test_others_do_not_see_which_card_the_carrot_will_take_out() -> None:
    """R-03: until the hand card that comes in is chosen."""
    match = a_match(
        hand=["G-RAT-1R", "R-RAT-2R"],
        moons={"green": ["G-DOG-4R"], "red": ["R-DOG-1R"]},
        phase="carrot-out",
        options=MASTER,
    )

    match.play(0, "carrot out G-DOG-4R")

    assert sub_step(0, match) == {"phase": "carrot-in", "out": "G-DOG-4R"}
    assert sub_step(2, match) == sub_step(None, match) == {"phase": "carrot-out"}


def test_others_do_not_see_which_card_the_mouse_will_fetch() -> None:
    """R-03: until its moon is chosen."""
    match = a_match(
        hand=["B-RAT-1L"],
        moons={"red": ["R-DOG-1R"], "white": ["W-DOG-L"], "blue": ["B-DOG-1R"]},
        stock=["W-CAT-R", None, None],
        phase="mouse-take",
        options=MASTER,
    )

    match.play(0, "mouse W-CAT-R")

    assert sub_step(0, match) == {"phase": "mouse-place", "fetched": "W-CAT-R"}
    assert sub_step(1, match) == sub_step(None, match) == {"phase": "mouse-take"}


def test_who_is_asked_is_public() -> None:
    """Also when it is not the active player."""
    match = a_match(
        hand=["B-CAT-1L"],
        hands={1: DECK[40:46]},
        phase="paw-discard",
        asked=1,
        options=MASTER,
        stock=[],
    )

    assert [(view(match, s).asked, view(match, s).active) for s in (None, 0, 1)] == [(1, 0)] * 3


# Points


def test_victory_piles_are_face_down_until_the_end() -> None:
    """ZB-41, ZB-75: contents, points and ranks are shown when the game is over."""
    match = a_last_round(
        seats=2,
        hand=["B-RAT-1L"],
        hands={1: []},
        stock=[],
        victory={0: ["R-DOG-1R", "R-CAT-1L", "R-RAB-2L", "R-RAT-2R"]},
        minus={0: ["G-DOG-1L"], 1: ["G-CAT-1R"]},
    )
    before = view(match, 0).seats

    match.play(0, "play B-RAT-1L")

    after = view(match, None).seats
    assert [(seat.victory, seat.score, seat.rank) for seat in before] == [(None, None, None)] * 2
    assert before[0].victory_size == 4
    assert match.over
    assert [seat.score for seat in after] == match.scores == [10, -4]
    assert [seat.rank for seat in after] == match.ranks == [1, 2]
    assert set(after[0].victory) == {"R-DOG-1R", "R-CAT-1L", "R-RAB-2L", "R-RAT-2R"}


def test_running_scores_can_be_shown_to_everybody() -> None:
    """Section 7, `score_tracking`: the sum, not the cards."""
    match = a_match(
        hand=["B-RAT-1L"],
        victory={1: ["R-DOG-1R", "R-CAT-1L", "R-RAB-2L", "R-RAT-2R"]},
        options={"score_tracking": "shown"},
    )

    for seat in (None, 0, 1):
        shown = view(match, seat).seats[1]
        assert (shown.score, shown.victory, shown.rank) == (14, None, None)
