"""A muddler takes a stray from the pile (section 2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

import monsterbox as mb
from tests.games.monster_meister.builders import (
    a_match,
    a_round,
    choices,
    drawn,
    phase,
    pile,
    remove,
    roles,
)

LEFT_FIRST = {"draw_order": "left_of_holder_first"}
FACES = ("B2", "B3", "B4", "Y1")


def drawing(pile_: Sequence[str], muddlers: Sequence[int], **fields: Any) -> mb.Match:
    """Seat 0 removes the card under the pile, then the muddlers draw."""
    seats = fields.pop("seats", 4)
    *above, last = pile_
    match = a_match(
        seats=seats,
        task="T7",
        phase="remove",
        displays={0: [last]},
        up={0: ["0,0"]},
        pile=above,
        memorizers=[0],
        muddlers=list(muddlers),
        **fields,
    )
    match.play(0, "remove 0,0")
    return match


def test_tc_24_a_card_removed_in_this_round_may_be_drawn() -> None:
    """MM-33, MM-35, A-21, TC-24: the pile was empty; it is empty again."""
    match = drawing(["P0-B2"], [1])

    assert drawn(match, 1) == "P0-B2"
    assert pile(match) == []


def test_tc_25_own_backs_are_skipped() -> None:
    """MM-41, MM-42, A-22, L-02, TC-25: however many there are; they keep their order."""
    match = drawing(["P1-B2", "P1-B4", "S-B3"], [1])

    assert drawn(match, 1) == "S-B3"
    assert pile(match) == ["P1-B2", "P1-B4"]


def test_tc_26_only_own_backs() -> None:
    """MM-41, MM-45, TC-26: nothing is drawn."""
    match = drawing(["P1-B2"], [1])

    assert pile(match) == ["P1-B2"]
    assert drawn(match, 1) is None
    assert phase(match) == "ready"


def test_tc_27_too_few_cards() -> None:
    """MM-44 to MM-46, L-01, A-25, TC-27: nobody draws."""
    match = drawing(["S-B3"], [1, 2])

    assert pile(match) == ["S-B3"]
    assert [drawn(match, seat) for seat in (1, 2)] == [None, None]
    assert phase(match) == "ready"


def test_tc_28_the_topmost_card_that_leaves_the_others_one() -> None:
    """MM-43, MM-44, MM-47, A-24, TC-28: seat 2 leaves the stray to seat 1."""
    match = drawing(["S-B3", "P1-B2"], [1, 2], holder=2)

    assert (drawn(match, 2), drawn(match, 1)) == ("P1-B2", "S-B3")


def test_tc_29_crosswise() -> None:
    """MM-41, MM-47, TC-29."""
    match = drawing(["P1-B2", "P2-B4"], [1, 2], holder=1)

    assert (drawn(match, 1), drawn(match, 2)) == ("P2-B4", "P1-B2")


def test_tc_30_one_of_them_finds_no_foreign_card() -> None:
    """MM-44, MM-45, A-25, TC-30: all or none."""
    match = drawing(["P1-B2", "P1-B3", "P1-B4"], [1, 2])

    assert pile(match) == ["P1-B2", "P1-B3", "P1-B4"]
    assert [drawn(match, seat) for seat in (1, 2)] == [None, None]


def test_a_muddler_draws_the_top_card() -> None:
    """MM-40, MM-42: exactly one."""
    match = drawing(["S-B3", "S-Y4", "P0-B2"], [3])

    assert drawn(match, 3) == "S-B3"
    assert pile(match) == ["S-Y4", "P0-B2"]


@pytest.mark.parametrize("text", ["ready", "done", "pass", "flip"])
def test_a_muddler_cannot_decline(text: str) -> None:
    """MM-40, A-27: it has to place the card."""
    match = drawing(["S-B3", "P0-B2"], [1])

    assert phase(match) == "place"
    assert all(choice.startswith("place ") for choice in choices(match, 1))
    assert match.why_not(1, text) is not None


@pytest.mark.parametrize(
    ("holder", "order"), [(0, (1, 2, 3)), (1, (1, 2, 3)), (2, (2, 3, 1)), (3, (3, 1, 2))]
)
def test_muddlers_draw_clockwise_from_the_holder(holder: int, order: tuple[int, ...]) -> None:
    """MM-43, A-23."""
    match = drawing(["S-B3", "S-Y4", "S-G1", "P0-B2"], [1, 2, 3], holder=holder)

    assert [drawn(match, seat) for seat in order] == ["S-B3", "S-Y4", "S-G1"]


@pytest.mark.parametrize(
    ("holder", "order"), [(0, (1, 2, 3)), (1, (2, 3, 1)), (2, (3, 1, 2)), (3, (1, 2, 3))]
)
def test_the_holder_may_draw_last(holder: int, order: tuple[int, ...]) -> None:
    """MM-43, A-23, `draw_order=left_of_holder_first`."""
    match = drawing(["S-B3", "S-Y4", "S-G1", "P0-B2"], [1, 2, 3], holder=holder, options=LEFT_FIRST)

    assert [drawn(match, seat) for seat in order] == ["S-B3", "S-Y4", "S-G1"]


def test_removals_keep_their_order_when_the_holder_draws_last() -> None:
    """MM-34, A-23, `draw_order`: the pile is filled from the holder on."""
    match = a_round("T6", "B1 G1", "B1 G1", "G1", pile=["P2-B2"], options=LEFT_FIRST)
    remove(match, 1, "G1")
    remove(match, 0, "G1")

    assert roles(match) == ([0, 1], [2])
    assert drawn(match, 2) == "P0-G1"
    assert pile(match) == ["P2-B2", "P1-G1"]


def test_removed_cards_count_for_what_is_possible() -> None:
    """MM-33, MM-44: feasibility is tested after all removals."""
    match = a_round("T6", "B1 G1", "G1", "G2", pile=["S-B3"])
    assert roles(match) == ([0], [1, 2])
    remove(match, 0, "G1")

    assert [drawn(match, seat) for seat in (1, 2)] == ["S-B3", "P0-G1"]


def test_backs_decide_not_faces() -> None:
    """MM-41, MM-42: a stray with the same face is foreign."""
    match = drawing(["P1-B3", "S-B3"], [1])

    assert drawn(match, 1) == "S-B3"


# Brute force: every pile of up to four backs, every set of muddlers, both orders.


def allocations(pile_: Sequence[str], order: Sequence[int]) -> list[tuple[int, ...]]:
    """Every way to give each muddler another card with a foreign back."""
    found: list[tuple[int, ...]] = [()]
    for seat in order:
        found = [
            (*taken, place)
            for taken in found
            for place, back in enumerate(pile_)
            if place not in taken and back != f"P{seat}"
        ]
    return found


def backs_cases() -> list[tuple[tuple[str, ...], tuple[int, ...], int]]:
    cases = []
    for size in (1, 2, 3, 4):
        for k, pile_ in enumerate(product(("S", "P0", "P1", "P2"), repeat=size)):
            for m, muddlers in enumerate([(1,), (1, 2), (2, 3), (1, 2, 3)]):
                if (k + m) % (1, 2, 5, 13)[size - 1] == 0:
                    cases.append((pile_, muddlers, (k + m) % 4))
    return cases


def test_a_draw_is_possible_if_any_allocation_is() -> None:
    """MM-40 to MM-47, A-24: each in turn the topmost card that leaves the rest feasible."""
    for backs, muddlers, holder in backs_cases():
        cards = [f"{back}-{STRAYS[k] if back == 'S' else FACES[k]}" for k, back in enumerate(backs)]
        order = [seat for seat in turn_order(holder) if seat in muddlers]
        match = drawing(cards, muddlers, holder=holder)
        ways = allocations(backs, order)
        # The first muddler's card lies as high as possible, then the second's, and so on.
        best = min(ways) if ways else ()
        taken: list[str | None] = [cards[place] for place in best]
        assert [drawn(match, seat) for seat in order] == (taken or [None] * len(order))
        assert pile(match) == [one for k, one in enumerate(cards) if k not in best]


STRAYS = ("B3", "Y4", "G1", "R2")


def turn_order(holder: int) -> list[int]:
    return [(holder + k) % 4 for k in range(4)]


@pytest.mark.parametrize("muddlers", [*combinations(range(1, 4), 2)])
def test_two_muddlers_accept_every_card_together(muddlers: tuple[int, int]) -> None:
    """MM-44: so two cards, and one foreign one for each, are enough."""
    one, other = muddlers
    match = drawing([f"P{one}-B2", f"P{other}-B2"], muddlers)

    assert {drawn(match, seat) for seat in muddlers} == {f"P{one}-B2", f"P{other}-B2"}


# The look


def test_only_the_muddler_looks_at_its_card() -> None:
    """MM-48, A-26: the others see its back."""
    match = drawing(["S-Y4", "P0-B2"], [1])

    views: list[Any] = [match.view(seat) for seat in (None, 0, 1, 2, 3)]

    assert [view.drawn for view in views] == [None, None, "S-Y4", None, None]
    assert [view.seats[1].drawn for view in views] == ["S"] * 5
