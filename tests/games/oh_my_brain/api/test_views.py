"""What one seat may see of the table (section 6), built up from nothing."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, through_json, turns
from tests.games.oh_my_brain.builders import a_match, a_new_match, a_roll

GAME = mb.game("oh-my-brain")
CASES = [
    Case("oh-my-brain", 2, (), 1),
    Case("oh-my-brain", 3, (), 2),
    Case("oh-my-brain", 5, (), 3),
    Case("oh-my-brain", 4, (("open_draft", True), ("tie_starter", "rps")), 4, "draft"),
    Case("oh-my-brain", 3, (("memory_mode", True), ("open_give", True)), 5, "memory"),
]
some_cases = pytest.mark.parametrize("case", CASES, ids=str)
SECRET = {"hand", "grave", "lot", "given", "sign"}


def view(match: mb.Match, seat: int | None) -> Any:
    return match.view(seat)


def names(cards: list[int]) -> list[str]:
    return [str(card) for card in cards]


@some_cases
def test_a_seat_sees_its_own_cards_and_numbers_of_all_others(case: Case) -> None:
    """ZA-05, Q-33, section 6: values only for own hand, graveyard and lot."""
    for match, _, _ in turns(case):
        position = match.position()
        for seat in (None, *range(match.seats)):
            seen = through_json(match.view(seat))
            for name, zone in (("hand", "hands"), ("grave", "graves"), ("lot", "lots")):
                own = [] if seat is None else names(position[zone][seat])
                assert seen[name] == own
                sizes = [before[f"{name}_size"] for before in seen["seats"]]
                assert sizes == [len(cards) for cards in position[zone]]


@some_cases
def test_the_public_table_is_the_same_for_all(case: Case) -> None:
    """Section 6: only what is secret differs, and a spectator sees none of it."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 3:
            continue
        public = through_json(view(match, None))
        assert [public[name] for name in ("hand", "grave", "lot")] == [[], [], []]
        assert public["given"] is public["sign"] is None
        for seat in range(match.seats):
            seen = through_json(view(match, seat))
            assert {name for name in seen if seen[name] != public[name]} <= SECRET | {
                "seat",
                "phase",
            }


@some_cases
def test_brains_turn_and_piles_are_public(case: Case) -> None:
    """Section 6, Q-32, Q-33: brains, supply, whose turn; horde and discard as lists."""
    hidden = dict(case.options).get("memory_mode", False)
    for match, _, _ in turns(case):
        position, seen = match.position(), through_json(view(match, None))
        assert [seat["brains"] for seat in seen["seats"]] == position["brains"]
        assert seen["supply"] == 56 - sum(position["brains"])
        assert (seen["active"], seen["asked"]) == (position["active"], match.waiting)
        assert seen["horde"] == (None if hidden else names(position["horde"]))
        assert seen["discard"] == (None if hidden else names(position["discard"]))
        assert seen["horde_size"] == len(position["horde"])
        assert seen["discard_size"] == len(position["discard"])
        assert seen["reserve_size"] == len(position["reserve"])
        assert seen["top"] == (str(position["horde"][-1]) if position["horde"] else None)


@some_cases
def test_no_view_depends_on_what_the_seat_cannot_know(case: Case) -> None:
    """Section 6: in another world that the seat may imagine it sees the same."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 6 != case.seed % 6:
            continue
        for seat in range(match.seats):
            world = GAME.from_position(match.imagine(seat, k))
            assert world.view(seat) == match.view(seat)
            assert world.legal(seat) == match.legal(seat)


def test_the_reserve_is_a_number() -> None:
    """Section 6: nobody sees its order or its cards."""
    match = a_match(hand=[4], horde=[12])

    for seat in (None, 0, 1):
        seen = through_json(view(match, seat))
        assert seen["reserve_size"] == 50 - 8
        assert "reserve" not in seen


def test_a_lot_is_seen_by_its_owner_only() -> None:
    """ZA-02, Q-1, section 6: the others see three cards, then two and one."""
    match = a_new_match(3)
    lot = names(match.position()["lots"][0])
    before = [view(match, seat).lot for seat in (None, 0, 1)]

    match.play(0, f"split {lot[0]}")

    assert [list(cards) for cards in before] == [[], lot, names(match.position()["lots"][1])]
    seen = view(match, 1)
    assert (seen.seats[0].hand_size, seen.seats[0].grave_size, seen.seats[0].lot_size) == (2, 1, 0)
    assert set(seen.hand) | set(seen.grave) == set()


def test_an_open_draft_is_seen_by_its_owner_only() -> None:
    """Section 6, `open_draft`: hidden, card by card."""
    match = a_new_match(2, open_draft=True)
    card = match.legal(0)[0].removeprefix("bury ")

    match.play(0, f"bury {card}")

    assert view(match, 0).grave == (card,)
    assert view(match, 1).grave == ()
    assert [seat.lot_size for seat in view(match, 1).seats] == [8, 9]


def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    """ZA-25, section 6: the others see that there are two."""
    match = a_match(hand=[4], horde=[12], chance=["card 5", "card 9"])

    match.play(0, "pass")

    assert view(match, 0).lot == ("5", "9")
    for seat in (None, 1, 2):
        assert view(match, seat).lot == ()
        assert view(match, seat).seats[0].lot_size == 2


def test_an_eight_in_force_is_public() -> None:
    """ZA-36, section 6."""
    bound = a_match(hand=[4], horde=[3, 8])
    free = a_match(hand=[4], horde=[8, 3])

    assert [view(bound, seat).below_eight for seat in (None, 0, 1)] == [True] * 3
    assert view(free, 0).below_eight is False


def test_the_die_is_public() -> None:
    """ZA-41, section 6."""
    match = a_roll("STEAL")

    assert [view(match, seat).face for seat in (None, 0, 1, 2)] == ["STEAL"] * 4
    assert [view(match, seat).phase for seat in (None, 0, 1, 2)] == ["steal"] * 4


def test_a_card_about_to_be_given_is_a_secret() -> None:
    """ZA-44, section 6: the receiver too learns it when he gets it."""
    match = a_roll("GIVE")

    match.play(0, "give 5")

    assert (view(match, 0).phase, view(match, 0).given) == ("give-to", "5")
    for seat in (None, 1, 2):
        assert (view(match, seat).phase, view(match, seat).given) == ("give-card", None)


def test_extras_still_to_be_shared_out_are_public() -> None:
    """ZA-20, section 6."""
    match = a_match(hand=[9, 9, 9, 4], horde=[7])

    match.play(0, "play 9 x3")

    assert [(view(match, seat).extras, view(match, seat).top) for seat in (None, 1)] == [
        (2, "9"),
        (2, "9"),
    ]


def test_a_sign_is_hidden_until_all_have_shown_theirs() -> None:
    """`tie_starter`: simultaneously and hidden."""
    match = a_match(
        hand=[12],
        hands={1: [4], 2: [5]},
        horde=[7],
        brains={0: 5, 1: 6, 2: 9},
        options={"tie_starter": "rps"},
    )
    match.play(0, "play 12")

    match.play(1, "rock")

    assert view(match, 1).sign == "rock"
    assert view(match, 0).sign is view(match, 2).sign is view(match, None).sign is None
    assert view(match, 0).candidates == (0, 1)


def test_ranks_are_shown_at_the_end() -> None:
    """ZA-60."""
    match = a_match(hand=[4], horde=[12], brains={0: 1})
    before = [seat.rank for seat in view(match, None).seats]

    match.play(0, "pass")

    assert before == [None] * 3
    assert [seat.rank for seat in view(match, None).seats] == [3, 1, 1]


# memory_mode


def test_only_the_top_card_may_be_seen() -> None:
    """Q-32, `memory_mode`: of the horde top and size, of the discard the size."""
    match = a_match(
        hand=[12, 4, 4, 5], horde=[6, 7], discard=[13, 14], options={"memory_mode": True}
    )

    match.play(0, "play 12")

    for seat in (None, 0, 1):
        seen = view(match, seat)
        assert (seen.top, seen.horde, seen.horde_size) == ("12", None, 3)
        assert (seen.discard, seen.discard_size) == (None, 2)


def test_otherwise_horde_and_discard_are_lists() -> None:
    """Q-32: the horde from below, its top last."""
    match = a_match(hand=[4], horde=[12, 0, 7], discard=[14, 13])

    for seat in (None, 0, 1):
        assert view(match, seat).horde == ("12", "0", "7")
        assert view(match, seat).discard == ("13", "14")


def test_memory_mode_does_not_change_what_is_legal() -> None:
    """`memory_mode`, `open_give`: views only."""
    options = {"memory_mode": True, "open_give": True}
    plain, other = (a_match(hand=[12, 4], horde=[6, 7], options=o) for o in ({}, options))

    assert plain.legal(0) == other.legal(0)
    plain.play(0, "play 12")
    other.play(0, "play 12")
    assert plain.position() | {"options": options} == other.position()
