"""What a seat knows of other cards (section 6), and worlds dealt anew for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monsterbox as mb
from tests.games.kit import Case, turns
from tests.games.oh_my_brain.builders import (
    a_match,
    a_new_match,
    a_roll,
    cards_in_all,
    choices,
    grave,
    hand,
    phase,
    reserve,
    set_up,
)

GAME = mb.game("oh-my-brain")
SEEDS = range(40)
POOL = [9, 10, 12, 13, 14, 15, 16]


def worlds(match: mb.Match, seat: int) -> list[dict[str, Any]]:
    """What the seat may imagine, many times."""
    return [match.imagine(seat, seed) for seed in SEEDS]


def cards_of(world: dict[str, Any], seat: int) -> Counter[int]:
    """Hand and graveyard of a seat together."""
    return Counter([*world["hands"][seat], *world["graves"][seat]])


def times(match: mb.Match, seat: int, zone: str, other: int, card: int) -> int:
    """In how many worlds of a seat the card lies in that place of another seat."""
    return sum(card in world[zone][other] for world in worlds(match, seat))


# What is kept


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_cards_and_open_piles_never_change(seat: int) -> None:
    """Section 6: hand, graveyard, horde and discard are seen; numbers of cards too."""
    match = a_match(hand=[4, 5], grave=[6, 7], graves={1: [9]}, horde=[10, 12], discard=[13, 14])
    true = match.position()

    for world in worlds(match, seat):
        assert world["hands"][seat] == true["hands"][seat]
        assert world["graves"][seat] == true["graves"][seat]
        for name in ("horde", "discard", "brains", "active", "phase", "steps"):
            assert world[name] == true[name]
        for name in ("hands", "graves", "lots"):
            assert [len(cards) for cards in world[name]] == [len(cards) for cards in true[name]]
        assert len(world["reserve"]) == len(true["reserve"])


def test_what_cannot_be_known_is_dealt_anew() -> None:
    """Section 6: hands, graveyards and reserve of the others vary."""
    match = set_up(a_new_match(3))

    for seat in range(3):
        found = worlds(match, seat)
        for other in {0, 1, 2} - {seat}:
            assert len({tuple(world["hands"][other]) for world in found}) > 30
            assert len({tuple(world["graves"][other]) for world in found}) > 30


def test_unknown_cards_come_from_everywhere_alike() -> None:
    """Section 6: uniformly from all that was not seen."""
    match = a_match(
        seats=2,
        hand=[4],
        hands={1: [5, 6]},
        horde=[12],
        discard=[card for card in range(20) if card not in (4, 5, 6, 12)] + [0, 1, 2, 3, 7, 8],
    )
    unseen = Counter([*hand(match, 1), *reserve(match)])

    dealt = Counter(card for seed in range(600) for card in match.imagine(0, seed)["hands"][1])

    assert {*dealt} == {*unseen}
    for card, number in unseen.items():
        assert dealt[card] == pytest.approx(1200 * number / unseen.total(), rel=0.35)


# Extras


def test_an_extra_is_known_in_the_graveyard_it_went_to() -> None:
    """ZA-20, section 6: everybody saw it go there."""
    match = a_match(hand=[9, 9, 4, 5, 6], horde=[7])

    match.play(0, "play 9 x2", "to 1")

    for seat in (0, 2):
        assert times(match, seat, "graves", 1, 9) == len(SEEDS)


def test_after_a_refill_it_is_known_to_be_in_hand_or_graveyard() -> None:
    """ZA-29, section 6: which cards were taken up is not seen."""
    match = a_match(
        hand=[19, 19, 4, 5, 6],
        hands={1: [0, 4], 2: [5, 6]},
        graves={1: [10, 12, 13, 14]},
        horde=[7],
        chance=["face GAIN"],
    )
    match.play(0, "play 19 x2", "to 1")
    match.play(1, "play 0", "refill 10", "refill 12")

    for seat in (0, 2):
        found = worlds(match, seat)
        assert all(cards_of(world, 1)[19] >= 1 for world in found)
        assert 0 < times(match, seat, "hands", 1, 19) < len(SEEDS)


def test_an_extra_is_known_in_hand_when_the_graveyard_was_taken_whole() -> None:
    """ZA-30, section 6: the number of cards tells."""
    match = a_match(hand=[9, 9, 4, 5, 6], hands={1: [0, 4], 2: [5, 6]}, horde=[7])
    match.play(0, "play 9 x2", "to 1")
    match.play(1, "play 0")

    assert hand(match, 1) == [4, 9]
    for seat in (0, 2):
        assert times(match, seat, "hands", 1, 9) == len(SEEDS)


def test_a_card_that_is_played_is_not_known_any_more() -> None:
    """ZA-13: the extra came to the horde before all eyes."""
    match = a_match(
        hand=[18, 18, 4, 5, 6],
        hands={1: [0, 4], 2: [5, 6, 7, 17]},
        horde=[12],
        chance=["face GAIN", "face GAIN"],
    )
    match.play(0, "play 18 x2", "to 1")
    match.play(1, "play 0")
    match.play(2, "play 17")
    match.play(0, "pass")
    if phase(match) == "keep":
        match.play(0, match.legal(0)[0])
    match.play(0, "play 4")
    match.play(1, "play 18")

    assert match.position()["known"][2].get("seats", {}).get("1") is None


def test_several_extras_are_counted() -> None:
    """ZA-20: two to one seat are two."""
    match = a_match(hand=[9, 9, 9, 4, 5, 6], horde=[7])

    match.play(0, "play 9 x3", "to 1", "to 1")

    for world in worlds(match, 2):
        assert Counter(world["graves"][1])[9] == 2


# Given cards


def test_a_given_card_is_known_to_its_giver() -> None:
    """ZA-44, Q-31: the third seat sees only that a card went."""
    match = a_roll("GIVE", hand=[4, 5, 6, 18])

    match.play(0, "give 18", "give to 1")

    assert times(match, 0, "graves", 1, 18) == len(SEEDS)
    assert times(match, 2, "graves", 1, 18) < len(SEEDS) // 2


def test_an_openly_given_card_is_known_to_all() -> None:
    """Q-31, `open_give`: public like an extra."""
    match = a_roll("GIVE", hand=[4, 5, 6, 18], options={"open_give": True})

    match.play(0, "give 18", "give to 1")

    assert times(match, 2, "graves", 1, 18) == len(SEEDS)


def test_which_card_was_given_leaves_no_trace_for_a_third() -> None:
    """ZA-44, section 6: whichever it was, the same worlds are imagined."""
    one, other = (a_roll("GIVE", hand=[4, 5, 6, 17, 18]) for _ in range(2))
    one.play(0, "give 17", "give to 1")
    other.play(0, "give 18", "give to 1")
    assert one.view(2) == other.view(2)

    assert worlds(one, 2) == worlds(other, 2)


def test_who_imagines_does_not_see_which_card_is_about_to_be_given() -> None:
    """Section 6: half an answer is taken back for the others."""
    match = a_roll("GIVE")
    match.play(0, "give 5")

    assert {(world["phase"], world["given"]) for world in worlds(match, 0)} == {("give-to", 5)}
    assert {(world["phase"], world["given"]) for world in worlds(match, 1)} == {("give-card", None)}


# Swaps


def test_partners_of_a_swap_know_what_they_gave() -> None:
    """ZA-48, section 6: hands."""
    match = a_roll("SWAP", hand=[15, 16, 18], hands={1: [9, 10, 12], 2: [4, 5, 6]})

    match.play(0, "swap hand 1")

    assert {tuple(world["hands"][1]) for world in worlds(match, 0)} == {(15, 16, 18)}
    assert {tuple(world["hands"][0]) for world in worlds(match, 1)} == {(9, 10, 12)}
    assert len({tuple(world["hands"][1]) for world in worlds(match, 2)}) > 30


def test_partners_of_a_swap_know_the_graveyards_they_gave() -> None:
    """ZA-48, section 6."""
    match = a_roll("SWAP", grave=[15, 16], graves={1: [9, 10, 12]})

    match.play(0, "swap grave 1")

    assert {tuple(world["graves"][1]) for world in worlds(match, 0)} == {(15, 16)}
    assert {tuple(world["graves"][0]) for world in worlds(match, 1)} == {(9, 10, 12)}
    assert len({tuple(world["graves"][0]) for world in worlds(match, 2)}) > 20


def test_what_was_known_of_a_graveyard_goes_with_it() -> None:
    """ZA-20, ZA-48: a third seat follows the extra to its new owner."""
    match = a_match(hand=[19, 19, 4, 5, 6], horde=[7], chance=["face SWAP"])
    match.play(0, "play 19 x2", "to 1", "swap grave 1")

    assert times(match, 2, "graves", 0, 19) == len(SEEDS)
    assert grave(match) == [19]


# A renewed reserve


def after_a_renewal(**fields: Any) -> mb.Match:
    """Seat 0 has passed; the reserve was empty and made of seven cards that all have seen."""
    match = a_match(
        hand=[4],
        hands={1: [5, 6, 7], 2: [7]},
        horde=POOL[:3],
        discard=POOL[3:],
        reserve=[],
        chance=["card 9", "card 13"],
        **fields,
    )
    match.play(0, "pass")
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_renewed_reserve_is_known_as_a_set(seat: int) -> None:
    """ZA-26, section 6: everybody saw the discard it was made of."""
    match = after_a_renewal()

    for world in worlds(match, seat):
        assert Counter(world["reserve"]) <= Counter(POOL)


def test_who_drew_from_a_renewed_reserve_knows_the_rest() -> None:
    """ZA-26, section 6: the set less the own two cards."""
    match = after_a_renewal()

    assert {tuple(world["reserve"]) for world in worlds(match, 0)} == {(10, 12, 14, 15, 16)}


@pytest.mark.parametrize("seat", [1, 2])
def test_cards_drawn_from_a_renewed_reserve_are_of_that_set(seat: int) -> None:
    """ZA-25, ZA-26, section 6: both were drawn after the renewal, before all eyes."""
    match = after_a_renewal()

    for world in worlds(match, seat):
        assert Counter([*world["reserve"], *world["lots"][0]]) == Counter(POOL)


def test_which_cards_were_drawn_from_a_renewed_reserve_is_not_known() -> None:
    """ZA-25, section 6: to the others."""
    match = after_a_renewal()

    assert len({tuple(world["lots"][0]) for world in worlds(match, 1)}) > 5


def test_what_was_held_at_the_renewal_stays_with_the_players() -> None:
    """ZA-26, section 6: none of it can be in the reserve, but nobody knows who has what."""
    match = after_a_renewal()
    held = Counter([*hand(match, 1), *hand(match, 2), *grave(match, 2)])

    for world in worlds(match, 0):
        assert cards_of(world, 1) + cards_of(world, 2) == held
    assert len({tuple(world["hands"][1]) for world in worlds(match, 0)}) > 20


# A question that was asked tells something of the cards of whoever is asked.


def imagined(match: mb.Match, seat: int) -> list[mb.Match]:
    return [GAME.from_position(world) for world in worlds(match, seat)]


def test_whoever_chooses_a_card_to_keep_has_two_different_ones() -> None:
    """ZA-25, Q-39."""
    match = a_match(
        hand=[4],
        hands={1: [7]},
        horde=[12],
        discard=[card for card in range(14) if card not in (4, 5, 6, 7, 12)],
        chance=["card 5", "card 6"],
    )
    match.play(0, "pass")

    for world in imagined(match, 1):
        assert phase(world) == "keep"
        assert len(choices(world)) == 2


def test_whoever_chooses_a_refill_has_different_cards() -> None:
    """ZA-29, Q-39."""
    match = a_match(hand=[12, 4, 5], grave=[9, 10], horde=[7])
    match.play(0, "play 12")

    for world in imagined(match, 1):
        assert phase(world) == "refill"
        assert len(choices(world)) == 2


def test_whoever_may_forget_a_refill_may_have_equal_cards() -> None:
    """`forgetful_refill`: asked in any case, so equal pairs may be imagined."""
    match = a_match(hand=[12, 4, 5], grave=[9, 10], horde=[7], options={"forgetful_refill": True})
    match.play(0, "play 12")

    pairs = [match.imagine(1, seed)["graves"][0] for seed in range(300)]

    assert any(len({*pair}) == 1 for pair in pairs)


def test_signs_of_the_others_are_imagined() -> None:
    """`tie_starter`: hidden until all have shown theirs."""
    match = a_match(
        hand=[12],
        hands={1: [4], 2: [5]},
        horde=[7],
        brains={0: 5, 1: 6, 2: 9},
        options={"tie_starter": "rps"},
    )
    match.play(0, "play 12")
    match.play(1, "rock")

    assert {world["signs"][1] for world in worlds(match, 0)} == {"rock", "paper", "scissors"}
    assert {world["signs"][1] for world in worlds(match, 1)} == {"rock"}


def test_lots_of_the_others_are_imagined() -> None:
    """ZA-02, section 6: also after they were split."""
    match = a_new_match(3)
    match.play(0, match.legal(0)[0])

    found = worlds(match, 1)

    assert len({(*world["hands"][0], *world["graves"][0]) for world in found}) > 30
    assert len({tuple(world["lots"][2]) for world in found}) > 30
    assert {tuple(world["lots"][1]) for world in found} == {tuple(match.position()["lots"][1])}


# A new round


def test_a_new_round_is_unknown_again() -> None:
    """ZA-01: all cards are shuffled."""
    match = a_match(hand=[9, 9], hands={1: [4], 2: [5]}, horde=[7])

    match.play(0, "play 9 x2", "to 1")

    assert match.position()["known"] == [{}, {}, {}]


# Whole games


@pytest.mark.parametrize(
    "case",
    [
        Case("oh-my-brain", 2, (), 11),
        Case("oh-my-brain", 3, (), 12),
        Case("oh-my-brain", 5, (), 13),
        Case("oh-my-brain", 4, (("open_draft", True), ("open_give", True)), 14, "draft"),
        Case("oh-my-brain", 3, (("forgetful_refill", True), ("roll_per_card", True)), 15, "many"),
    ],
    ids=str,
)
def test_every_imagined_world_is_a_possible_one(case: Case) -> None:
    """Section 6, ZA-61: complete, sound, with the same question and the same own choices."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 8 != case.seed % 8:
            continue
        deck = cards_in_all(match)
        for seat in range(match.seats):
            world = GAME.from_position(match.imagine(seat, k))
            assert cards_in_all(world) == deck
            assert world.legal(seat) == match.legal(seat)
            assert world.waiting == match.waiting
            assert all(world.legal(other) for other in world.waiting)
            assert world.position()["known"][seat] == match.position()["known"][seat]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_extras_stay_with_their_receiver_in_every_world(seats: int) -> None:
    """ZA-20, section 6: followed from the log until he plays, gives or swaps."""
    case = Case("oh-my-brain", seats, (("die", "GAIN RAIN STEAL GAIN RAIN REPLAY"),), 21)
    placed: dict[int, Counter[int]] = {seat: Counter() for seat in range(seats)}
    match = case.match()
    heard = 0
    for k, _ in enumerate(turns(case, match)):
        for event in match.events(None, since=heard):
            follow(placed, event)
        heard = match.version
        if k % 4:
            continue
        for seat in range(seats):
            for other in {*range(seats)} - {seat}:
                assert cards_of(match.imagine(seat, k), other) >= placed[other]


def follow(placed: dict[int, Counter[int]], event: Any) -> None:
    """Extras that surely still lie with their receivers."""
    name = type(event).__name__
    if name == "ExtraGiven":
        placed[event.receiver][int(event.card)] += 1
    if name == "CardsPlayed":
        card = int(event.card)
        placed[event.seat][card] = max(0, placed[event.seat][card] - event.count)
    if name == "RoundStarted":
        for cards in placed.values():
            cards.clear()
