"""What may be taken back: R-01, R-03."""

from __future__ import annotations

import pytest

import monsterbox as mb
from tests.games.oh_my_brain.builders import a_match


def a_draft(seats: int = 3) -> mb.Match:
    """All are to bury a card of their first lot."""
    return mb.game("oh-my-brain").match(seats, seed=3)


def test_a_secret_choice_may_be_changed_until_all_have_chosen() -> None:
    """R-01: in any order, and nobody else has to choose again."""
    match = a_draft()
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])

    match.undo(0)

    assert match.waiting == [0, 2]
    for seat in (0, 2):
        match.play(seat, match.legal(seat)[-1])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_play_is_taken_back_although_the_turn_has_passed() -> None:
    """R-03: at a table of two every play ends the turn."""
    match = a_match(seats=2, hand=[5, 6, 9], grave=[12], horde=[4])
    before = match.position()
    match.play(0, "play 5")
    assert match.turn == 1

    match.undo(0)

    assert match.position() == before


def test_a_play_stands_when_another_player_has_acted() -> None:
    """R-03."""
    match = a_match(seats=2, hand=[5, 6, 9], grave=[12], hands={1: [10, 13, 14]}, horde=[4])
    match.play(0, "play 5")
    match.play(1, "play 10")

    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_a_card_given_away_stays_away() -> None:
    """R-03, ZA-44: its receiver has seen it."""
    match = a_match(seats=2, hand=[1, 6, 9], grave=[12], horde=[0], chance=["face GIVE"])
    match.play(0, "play 1")
    match.play(0, next(choice for choice in match.legal(0) if choice.endswith("6")))

    assert match.turn == 1
    with pytest.raises(mb.NothingToUndo):
        match.undo(0)
