"""A match is its set-up and its list of actions."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.errors import Refusal
from monsterbox.core.state import CHANCE, GameState

from .doubles import AuctionView, BidMade, an_auction_game


def an_auction(seats: int = 3, seed: int = 1) -> mb.Match:
    return an_auction_game().match(seats, seed)


class Broken:
    """A source of chance that fails after the first outcome."""

    def draw(self, state: GameState, k: int) -> int:
        if k:
            raise mb.BadRecord("nothing more to draw")
        return 11

    def describe(self, *, reveal: bool) -> dict[str, object]:
        return {"kind": "broken"}


def test_chance_acts_by_itself_before_the_first_choice() -> None:
    """A new match waits for a seat."""
    match = an_auction()

    assert [step.seat for step in match.steps] == [CHANCE]
    assert match.version == 1
    assert match.turn == 0
    assert match.waiting == [0, 1, 2]
    assert not match.over


def test_seats_of_a_simultaneous_phase_act_in_any_order() -> None:
    """The lowest that still may act is the one named by `turn`."""
    match = an_auction()

    match.play(2, "bid 1")
    assert (match.turn, match.waiting) == (0, [0, 1])
    match.play(0, "bid 0")
    assert (match.turn, match.waiting) == (1, [1])
    match.play(1, "bid 0")

    assert match.waiting == [0, 1, 2]


def test_playing_returns_what_the_seat_saw() -> None:
    """And only what is new; everybody else's list is cut to their eyes."""
    match = an_auction()
    match.play(0, "bid 1")

    events = match.play(1, "bid 2")

    assert events == [BidMade(seat=1, bid=2)]
    assert match.events(0) == [BidMade(seat=0, bid=1), BidMade(seat=1, bid=None)]
    assert match.events(None, since=2) == [BidMade(seat=1, bid=None)]
    assert match.events(1, since=match.version) == []


def test_playing_nothing_changes_nothing() -> None:
    """An empty list of choices is no choice."""
    match = an_auction()

    assert match.play(0) == []
    assert match.version == 1


def test_several_choices_in_a_row() -> None:
    """A seat may make its next choice in the same call, chance in between."""
    match = an_auction(2)
    match.play(0, "bid 0")

    match.play(1, "bid 1", "bid 2")

    assert [step.text for step in match.steps[1:] if step.seat == 1] == ["bid 1", "bid 2"]


def test_a_wrong_choice_in_a_row_takes_all_back() -> None:
    """Also what chance has done since; the next try draws the same."""
    match, other = an_auction(2), an_auction(2)
    for one in (match, other):
        one.play(0, "bid 0")
    before = match.record()
    with pytest.raises(mb.IllegalAction) as caught:
        match.play(1, "bid 1", "bid 9")
    assert caught.value.choice == "bid 9"
    assert match.record() == before

    match.play(1, "bid 1")
    other.play(1, "bid 1")

    assert match.record() == other.record()


def test_a_source_of_chance_that_fails_leaves_the_match_as_it_was() -> None:
    """The choice that led there is taken back."""
    match = an_auction_game().match(2, chance=Broken())
    match.play(0, "bid 0")
    before = match.record()
    with pytest.raises(mb.BadRecord):
        match.play(1, "bid 0")
    assert match.record() == before
    assert match.waiting == [1]


def test_refusals_have_a_code_and_a_clause() -> None:
    """`why_not` and the error of `play` say the same."""
    match = an_auction()
    for choice, refusal in (
        ("bid 9", Refusal("too-much", "AU-01")),
        ("shout", Refusal("unknown-choice", "AU-01")),
        ("prize 1", Refusal("unknown-choice", "AU-01")),
    ):
        assert match.why_not(0, choice) == refusal
        with pytest.raises(mb.IllegalAction, match=r"legal: bid 0, bid 1, bid 2") as caught:
            match.play(0, choice)
        assert caught.value.refusal == refusal
    assert match.why_not(0, "bid 2") is None


def test_a_seat_that_has_chosen_waits() -> None:
    """It is told so, and has nothing to choose."""
    match = an_auction()
    match.play(0, "bid 0")

    assert match.legal(0) == []
    assert match.why_not(0, "bid 1") == Refusal("not-your-turn")


def test_choices_made_at_once_are_taken_back_each_by_its_seat() -> None:
    """In any order, as long as somebody has not chosen; what the others chose stays."""
    match = an_auction()
    match.play(0, "bid 0")
    first = match.record()
    match.play(1, "bid 1")

    match.undo(0)

    assert match.waiting == [0, 2]
    assert [step.line for step in match.steps[1:]] == ["1: bid 1"]
    with pytest.raises(mb.NothingToUndo, match="seat 0"):
        match.undo(0)
    match.play(0, "bid 0")
    match.undo(1)
    assert match.record() == first
    match.undo(0)
    assert match.waiting == [0, 1, 2]


def test_undo_is_refused_once_chance_has_acted() -> None:
    """The last bid brings the next prize."""
    match = an_auction(2)
    match.play(0, "bid 0")
    match.play(1, "bid 1")

    assert match.steps[-1].seat == CHANCE
    for seat in range(2):
        with pytest.raises(mb.NothingToUndo):
            match.undo(seat)


def test_views_are_those_of_the_game() -> None:
    """A spectator sees no bid."""
    match = an_auction()
    match.play(1, "bid 2")

    views = [match.view(seat) for seat in (0, 1, None)]
    assert [isinstance(view, AuctionView) and view.bid for view in views] == [None, 2, None]
    assert [view.seat for view in views] == [0, 1, None]
    assert all(view.asked_seats == (0, 2) for view in views)


def test_the_end() -> None:
    """Nobody is waiting, scores and ranks stand, secrets of chance may be told."""
    match = an_auction(2)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, f"bid {seat}")

    assert match.turn is None
    assert match.waiting == []
    assert match.why_not(0, "bid 0") == Refusal("match-is-over")
    assert match.ranks == [1 + sum(b > a for b in match.scores) for a in match.scores]


def test_the_opening_and_the_steps_tell_the_whole_match() -> None:
    """Copies: whoever plays with them does not disturb the match."""
    match = an_auction(2)
    match.play(0, "bid 1")
    opening = match.opening()
    for step in match.steps:
        opening.apply(step.seat, step.action)

    assert opening.to_ints() == match.position()["ints"]
    assert match.opening().turn() == CHANCE


def test_imagining_changes_nothing() -> None:
    """It gives a position in which the others may have bid otherwise."""
    match = an_auction()
    match.play(1, "bid 2")
    before = match.position()

    imagined = {tuple(match.imagine(0, seed)["ints"]) for seed in range(30)}

    assert len(imagined) == 3
    assert match.position() == before
    assert match.imagine(1, seed=5) == before


def test_a_match_at_a_position_begins_there() -> None:
    """Version 0, and the record brings the position along."""
    position = an_auction(2).position()

    match = an_auction_game().from_position(position)

    assert match.version == 0
    assert match.waiting == [0, 1]
    assert match.record()["start"] == position
    assert "start" not in an_auction(2).record()


def test_a_record_says_what_was_played_with_which_rules() -> None:
    """Only options that differ from the defaults; choices carry their seat."""
    match = an_auction_game().match(2, seed=4, polite=True)
    match.play(1, "bid 0")

    record = match.record()

    assert record.pop("actions") == [match.steps[0].text, "1: bid 0"]
    assert record == {
        "monsterbox": 1,
        "game": "auction",
        "rules": "1",
        "seats": 2,
        "options": {"polite": True},
        "chance": {"kind": "seeded", "seed": 4},
    }


def test_unknown_options_are_refused_by_name() -> None:
    """As keywords of `match`, too."""
    with pytest.raises(mb.BadOption, match="rude"):
        an_auction_game().match(2, rude=True)


def test_the_rulebook_belongs_to_the_game() -> None:
    """Loaded when it is first asked for."""
    assert an_auction_game().clauses["AU-01"].title == "All"
