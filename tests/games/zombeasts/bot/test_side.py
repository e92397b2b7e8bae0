"""What a side of Zombeasts is worth: moons by their odds, hands by what they add."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from monsterbox.core.bits import count
from monsterbox.core.match import Match
from monsterbox.games.zombeasts.bot.policy_side import (
    IN_TIME,
    LONGEST,
    MOON,
    STEPS,
    STUCK,
    Outlook,
    best_gain,
    fills,
    insert,
    look_ahead,
    odds_in_time,
    played_in_turn,
    promised_to,
    set_turns,
    slots_covered,
    turns_left,
    weigh_moons,
    worth,
)
from monsterbox.games.zombeasts.engine.deck import GREEN, word_of
from monsterbox.games.zombeasts.engine.state import State
from monsterbox.games.zombeasts.engine.table import cards_in, moon
from tests.games.zombeasts.builders import a_last_round, a_match

NEARLY_FULL = ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"]
NO_STOCK = [None, None, None]


def table(match: Match) -> State:
    """What lies on the table of a match."""
    state = match.game.state_at(match.position(), match.seats, match.settings)
    assert isinstance(state, State)
    return state


def a_table(**fields: Any) -> State:
    return table(a_match(**{"stock": NO_STOCK, **fields}))


def outlook(t: State, seat: int = 0) -> Outlook:
    """What the seat sees coming, its moons weighed."""
    out = Outlook()
    look_ahead(out, t, seat)
    weigh_moons(t, out, seat)
    return out


def worth_of(seat: int = 0, unknown: int = 0, **fields: Any) -> float:
    t = a_table(**fields)
    return worth(t, outlook(t, seat), seat, unknown)


def gain_of(card: str, **fields: Any) -> float:
    """What a card in hand adds where it helps most."""
    t = a_table(hand=[card], **fields)
    return best_gain(t, outlook(t), 0, t.deck.index[card])


def covered(hand: list[str], moons: list[str], **options: Any) -> int:
    """How many of the missing cards of the green moon are in hand."""
    t = a_table(hand=hand, moons={"green": moons}, options=options)
    lying = moon(t, 0, GREEN)
    mine = cards_in(t, 0, word_of(GREEN))
    return int(slots_covered(t, GREEN, lying, count(lying), mine))


# The odds


@pytest.mark.parametrize("missing", range(1, MOON))
def test_more_turns_are_better_odds(missing: int) -> None:
    odds = [odds_in_time(quarter / 4, missing) for quarter in range(100)]

    assert odds == sorted(odds)
    assert odds[0] == 0.0
    assert 0.9 < odds[-1] < 1.0


@pytest.mark.parametrize("turns", [0.25, 1.0, 2.0, 3.5, 10.0])
def test_more_missing_cards_are_worse_odds(turns: float) -> None:
    odds = [odds_in_time(turns, missing) for missing in range(1, MOON)]

    assert odds == sorted(odds, reverse=True)
    assert len(set(odds)) == 3


def test_the_table_holds_the_odds_of_every_quarter() -> None:
    for quarter in (0, 1, 7, 40, LONGEST * STEPS):
        for missing in range(1, MOON):
            at = quarter * MOON + missing
            assert IN_TIME[at] == odds_in_time(quarter / STEPS, missing)


@pytest.mark.parametrize("turns", [0.0, 0.3, 3.3, float(LONGEST), LONGEST + 0.2, 1000.0])
def test_odds_are_read_from_the_table_however_many_turns_there_are(turns: float) -> None:
    out = Outlook()

    set_turns(out, turns)

    expected = [odds_in_time(min(turns, LONGEST), missing) for missing in range(1, MOON)]
    assert list(out.odds)[1:] == pytest.approx(expected, abs=0.1)


def test_turns_get_fewer_with_the_pile() -> None:
    """ZB-64: when it is empty there is one more turn for the others, and none for who is on."""
    turns = [turns_left(a_table(seats=2, pile=pile), 0) for pile in (40, 20, 5, 1)]
    last = table(a_last_round(seats=2, hand=["B-DOG-4L"]))

    assert turns == sorted(turns, reverse=True)
    assert (turns_left(last, 0), turns_left(last, 1)) == (0.0, 1.0)


def test_the_best_of_the_open_stock_is_the_bonus_in_sight() -> None:
    """ZB-43."""
    assert outlook(a_table(stock=["B-RAT-4R", "O-CAT-1R", "W-DOG-R"])).bonus == 4.0
    assert outlook(a_table()).bonus == 0.0


# Slots


@pytest.mark.parametrize(
    ("hand", "moons", "slots"),
    [
        ([], ["G-DOG-1L"], 0),
        (["B-DOG-1R", "R-RAB-1R"], ["G-DOG-1L"], 0),
        (["W-DOG-L", "W-CAT-R"], ["G-DOG-1L"], 0),
        (["G-CAT-1R"], ["G-DOG-1L"], 1),
        (["G-CAT-2L", "G-RAT-2L"], ["G-DOG-1L"], 1),
        (["G-CAT-2L", "G-CAT-1R", "G-RAB-2R"], ["G-DOG-1L"], 3),
        (["G-CAT-1R", "G-RAB-2R", "G-DOG-2R"], ["G-DOG-1L"], 2),
        (["G-RAT-2L"], ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"], 1),
        (["G-RAT-1R"], ["G-DOG-1L", "G-CAT-1R", "G-RAB-2R"], 0),
    ],
)
def test_missing_cards_are_counted_by_their_corner(
    hand: list[str], moons: list[str], slots: int
) -> None:
    """ZB-13: two left and two right ones; jokers are kept for something else."""
    assert covered(hand, moons) == slots


@pytest.mark.parametrize(
    ("hand", "slots"), [(["G-CAT-2L", "G-RAT-2L"], 2), (["G-CAT-2L", "G-RAT-2L", "G-CAT-1R"], 2)]
)
def test_where_corners_do_not_count_any_card_of_the_colour_does(
    hand: list[str], slots: int
) -> None:
    """A-04: corner_rule = colour_only, with two cards missing."""
    assert covered(hand, ["G-DOG-1L", "G-RAB-1L"], corner_rule="colour_only") == slots


# Cards


def test_a_card_that_completes_a_moon_adds_most() -> None:
    """Then one that goes on with it, then one that begins; and one without room is stuck."""
    completes = gain_of("G-RAT-2L", moons={"green": NEARLY_FULL})
    goes_on = gain_of("G-RAT-2L", moons={"green": NEARLY_FULL[:2]})
    begins = gain_of("G-RAT-2L")

    assert completes > goes_on > begins > 0
    assert gain_of("G-RAT-1R", moons={"green": NEARLY_FULL}) == STUCK


def test_an_attack_is_worth_something() -> None:
    """ZB-21: two cards of the same points, one of which finds its like."""
    moons = {"green": ["G-DOG-4R"]}

    assert gain_of("G-DOG-1L", moons=moons) > gain_of("G-RAB-1L", moons=moons)


def test_a_card_in_hand_makes_its_moon_safer() -> None:
    t = a_table(moons={"green": NEARLY_FULL}, hand=["B-DOG-4L"])
    out, index = outlook(t), t.deck.index

    assert fills(t, out, 0, index["G-RAT-2L"]) > 0
    assert fills(t, out, 0, index["G-RAT-1R"]) == 0
    assert fills(t, out, 0, index["B-RAT-1L"]) == 0


# The side


def test_a_fitting_card_in_hand_raises_the_worth() -> None:
    """More than one that fits less well, and a card without room is no help at all."""
    moons = {"green": NEARLY_FULL}
    alone = worth_of(hand=["B-DOG-4L"], moons=moons)
    fitting = worth_of(hand=["B-DOG-4L", "G-RAT-2L"], moons=moons)
    other = worth_of(hand=["B-DOG-4L", "R-RAT-2R"], moons=moons)
    stuck = worth_of(hand=["B-DOG-4L", "G-RAT-1R"], moons=moons)

    assert fitting > other > alone > stuck


def test_a_moon_is_worth_more_the_fuller_it_is() -> None:
    worths = [worth_of(hand=["B-DOG-4L"], moons={"green": NEARLY_FULL[:n]}) for n in (1, 2, 3)]

    assert worths == sorted(worths)
    assert worth_of(hand=["B-DOG-4L"]) < worths[0]


def test_different_animals_promise_the_bonus() -> None:
    """ZB-43: a rich stock says more to them than to two of a kind."""
    rich, poor = ["O-CAT-1R", None, None], NO_STOCK
    different, alike = {"green": ["G-DOG-1L", "G-CAT-1R"]}, {"green": ["G-CAT-1R", "G-CAT-1L*"]}

    def gained_by_stock(moons: dict[str, list[str]]) -> float:
        worths = [worth_of(hand=["B-DOG-4L"], moons=moons, stock=s) for s in (rich, poor)]
        return worths[0] - worths[1]

    assert gained_by_stock(different) > 2 * gained_by_stock(alike)


def test_unknown_cards_count_a_little_less_each() -> None:
    """They are played one a turn."""
    worths = [worth_of(hand=["B-DOG-4L"], unknown=n) for n in range(4)]
    steps = [two - one for one, two in pairwise(worths)]

    assert steps == sorted(steps, reverse=True)
    assert all(step > 0 for step in steps)


def test_a_hand_that_fits_nowhere_costs() -> None:
    """ZB-60: it would be given up, for as many minus points as are printed on it."""
    no_room_left: dict[str, Any] = {"moons": {"green": ["G-DOG-1L", "G-CAT-2L"]}, "active": 1}
    dear = worth_of(hand=["G-CAT-1L*"], **no_room_left)
    cheap = worth_of(hand=["G-RAB-3L"], **no_room_left)
    played = worth_of(hand=["G-RAB-4R"], **no_room_left)

    assert played > cheap > dear


def test_with_no_turn_left_nothing_is_worth_anything() -> None:
    """ZB-67: what is not complete by then does not count."""
    t = table(a_last_round(hand=["G-RAT-2L"], moons={"green": NEARLY_FULL}))

    assert worth(t, outlook(t), 0, 2) == 0.0


def test_a_short_pile_lowers_the_worth() -> None:
    worths = [
        worth_of(seats=2, hand=["G-RAT-2L"], moons={"green": NEARLY_FULL[:2]}, pile=pile)
        for pile in (40, 10, 2)
    ]

    assert worths == sorted(worths, reverse=True)


def test_more_cards_than_a_hand_usually_has_are_no_trouble() -> None:
    """Forty, though only the best of them will be played."""
    cards = [f"{colour}-{a}-{n}" for colour in "BORG" for a in ("DOG", "CAT") for n in range(1, 5)]
    names = [name for name in a_table().deck.ids if name[:7] in cards]

    assert len(names) >= 32
    assert worth_of(hand=names, unknown=5) > worth_of(hand=names[:2])


def test_cards_are_played_the_best_first_one_a_turn() -> None:
    out = Outlook()
    for n, value in enumerate((2.0, 5.0, 3.0, 5.0)):
        insert(out, n, value)

    def played(turns: float) -> float:
        out.turns = turns
        return played_in_turn(out, 4)

    assert list(out.gains)[:4] == [5.0, 5.0, 3.0, 2.0]
    assert played(0.0) == 0.0
    assert played(0.5) == 2.5
    assert played(1.0) == 5.0
    assert 5.0 < played(2.0) < 10.0
    assert played(4.0) == played(9.0) < 15.0


# Other seats


def test_the_moons_of_others_promise_more_the_fuller_and_richer_they_are() -> None:
    def promised(cards: list[str]) -> float:
        t = a_table(others={1: {"green": cards}})
        return promised_to(t, outlook(t), 1)

    assert promised(NEARLY_FULL) > promised(NEARLY_FULL[:2]) > promised(NEARLY_FULL[:1]) > 0
    assert promised(["G-DOG-1L"]) > promised(["G-DOG-3L"])


def test_who_has_no_moon_is_promised_nothing() -> None:
    t = a_table(others={1: {"green": NEARLY_FULL}})

    assert promised_to(t, outlook(t), 2) == 0.0


def test_several_moons_promise_their_sum() -> None:
    green, blue = {"green": NEARLY_FULL}, {"blue": ["B-DOG-1R", "B-CAT-3L"]}

    def promised(moons: dict[str, list[str]]) -> float:
        t = a_table(others={1: moons})
        return promised_to(t, outlook(t), 1)

    assert promised(green | blue) == pytest.approx(promised(green) + promised(blue))


def test_the_hand_of_another_seat_promises_nothing() -> None:
    """It cannot be seen."""
    found = set()
    for hand in (["G-RAT-2L"], ["B-DOG-4L", "O-CAT-1R"]):
        t = a_table(others={1: {"green": NEARLY_FULL}}, hands={1: hand})
        found.add(promised_to(t, outlook(t), 1))

    assert len(found) == 1
