"""Seats that are gone (Q-34, `forfeit`)."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.errors import NothingToReport
from monsterbox.games.oh_my_brain.api.events import GameEnded, SeatGone
from tests.games.kit import Case, played, through_json
from tests.games.oh_my_brain.builders import (
    a_match,
    a_new_match,
    a_roll,
    brains,
    discard,
    field,
    grave,
    hand,
    supply,
    told,
)

FORFEIT = {"forfeit": True}


def test_the_game_ends_when_a_seat_is_gone() -> None:
    """ZA-58, Q-34, `forfeit`: its brains go to the supply, most brains win."""
    match = a_match(hand=[4], horde=[12], brains={0: 4, 1: 9, 2: 6}, options=FORFEIT)
    before = supply(match)

    match.report_gone(1)

    assert match.over
    assert brains(match) == [4, 0, 6]
    assert supply(match) == before + 9
    assert match.ranks == [2, 3, 1]


def test_nobody_pays_for_cards_when_a_seat_is_gone() -> None:
    """ZA-59, `forfeit`: the round is not finished, nothing moves."""
    match = a_match(hand=[4, 5], grave=[6], horde=[12], discard=[13], options=FORFEIT)

    match.report_gone(2)

    assert brains(match) == [9, 9, 0]
    assert (hand(match), grave(match), discard(match)) == ([4, 5], [6], [13])
    assert field(match, "round") == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_may_be_gone_at_any_moment(seat: int) -> None:
    """Q-34: whether it is asked or not, in the set-up as in the middle of a turn."""
    for match in (
        a_new_match(3, forfeit=True),
        a_roll("STEAL", options=FORFEIT),
        a_match(hand=[4], horde=[12], options=FORFEIT),
    ):
        match.report_gone(seat)
        assert match.over
        assert brains(match)[seat] == 0


def test_it_is_not_an_action_of_a_seat() -> None:
    """`forfeit`: no seat is offered it, and none can say it."""
    match = a_match(hand=[4], horde=[12], options=FORFEIT)

    assert match.legal(0) == ["pass"]
    for text in ("gone 0", "gone 1", "gone", "forfeit"):
        assert match.why_not(0, text) is not None


def test_without_the_option_there_is_nothing_to_report() -> None:
    """Q-34: the seat is taken over, no rule effect."""
    match = a_match(hand=[4], horde=[12])
    before = match.position()

    assert not match.can_report_gone(1)
    with pytest.raises(NothingToReport):
        match.report_gone(1)
    assert match.position() == before


def test_after_the_end_there_is_nothing_to_report() -> None:
    """ZA-58: nothing changes any more."""
    match = a_match(hand=[4], horde=[12], options=FORFEIT)
    match.report_gone(1)

    assert not match.can_report_gone(0)
    with pytest.raises(NothingToReport):
        match.report_gone(0)
    assert brains(match) == [9, 0, 9]


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None])
def test_only_a_seat_of_the_table_can_be_gone(seat: object) -> None:
    """By its number."""
    match = a_match(hand=[4], horde=[12], options=FORFEIT)

    with pytest.raises(mb.IllegalAction):
        match.report_gone(seat)  # type: ignore[arg-type]  # it must not work
    assert not match.over


def test_it_stands_in_the_record_and_is_replayed() -> None:
    """As a line of the table."""
    match = a_new_match(3, forfeit=True)
    match.play(1, match.legal(1)[0])
    match.report_gone(2)

    record = through_json(match.record())
    again = mb.replay(record)

    assert record["actions"][-1] == "table: gone 2"
    assert told(again)[-1] == "table: gone 2"
    assert again.position() == match.position()
    assert again.ranks == match.ranks
    assert again.record() == match.record()


def test_a_record_of_it_needs_the_option() -> None:
    """A line that the rules have no answer to is refused."""
    match = a_new_match(3, forfeit=True)
    match.report_gone(2)
    record = match.record() | {"options": {}}

    with pytest.raises(mb.BadRecord, match="actions"):
        mb.replay(record)


@pytest.mark.parametrize("line", ["table: gone 3", "table: gone", "table: gone 02", "table: pass"])
def test_a_wrong_line_is_refused(line: str) -> None:
    """With its place."""
    record = a_new_match(3, forfeit=True).record()
    record["actions"] = [*record["actions"], line]

    with pytest.raises(mb.BadRecord, match=r"actions\[\d+\]"):
        mb.replay(record)


def test_a_record_with_it_can_be_verified() -> None:
    """Every draw agrees with the seed."""
    match = a_new_match(2, forfeit=True)
    match.report_gone(0)

    assert mb.verify(match.record()).draws == len(told(match)) - 1


def test_it_is_told_to_everybody() -> None:
    """Q-34."""
    match = a_match(hand=[4], horde=[12], options=FORFEIT)

    match.report_gone(1)

    for seat in (None, 0, 1, 2):
        assert match.events(seat)[:2] == [SeatGone(seat=1, brains=9), GameEnded()]


def test_a_position_after_it_is_read_back() -> None:
    """ZA-60: the game is over, with its ranks."""
    match = a_match(hand=[4], horde=[12], brains={0: 4, 2: 6}, options=FORFEIT)
    match.report_gone(1)

    again = mb.game("oh-my-brain").from_position(through_json(match.position()))

    assert (again.over, again.ranks) == (True, [2, 3, 1])


def test_it_cannot_be_taken_back_by_a_seat() -> None:
    """It is no choice of theirs."""
    match = a_match(hand=[4], horde=[12], options=FORFEIT)
    match.report_gone(1)

    assert not any(match.can_undo(seat) for seat in range(3))


def test_the_option_alone_changes_nothing() -> None:
    """`forfeit`: a game without a report goes as ever."""
    plain = played(Case("oh-my-brain", 3, (), 4))
    other = played(Case("oh-my-brain", 3, (("forfeit", True),), 4))

    assert told(plain) == told(other)
