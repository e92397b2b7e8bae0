"""The end of the game: trigger, last round, skipped turns (section 2.9)."""

from tests.games.zombeasts.builders import (
    a_last_round,
    a_match,
    a_turn_begun,
    choices,
    discard,
    field,
    hand,
    minus,
    moons,
    number,
    phase,
    pile,
    points,
    stock,
    victory,
)

OPEN = ["O-CAT-1R", "W-DOG-R", "B-RAT-4R"]
THEIRS = {1: ["G-RAT-1R", "G-CAT-3R"], 2: ["R-RAT-1L", "R-CAT-2R"]}
NO_ROOM = {"blue": ["B-RAB-1R", "B-RAT-2R"]}


def test_the_last_pile_card_triggers_the_end() -> None:
    """ZB-64, ZB-66, ZB-72, T34: the turn goes on with the other sources, nothing is reshuffled."""
    match = a_match(phase="draw", number=3, hand=["R-DOG-1R"], stock=OPEN, pile=1)

    match.play(0, "draw pile")

    assert number(match) == 2
    assert choices(match) == {f"draw {card}" for card in (*OPEN, "from 1", "from 2")}
    assert len(discard(match)) > 0


def test_everybody_but_the_trigger_has_one_more_turn() -> None:
    """ZB-64, ZB-67, ZB-68, ZB-72, T34: seats 1 and 2 play without drawing, then it is over."""
    match = a_match(phase="draw", number=3, hand=["R-DOG-1R"], hands=THEIRS, stock=OPEN, pile=1)
    match.play(0, "draw pile", "draw O-CAT-1R", "draw W-DOG-R")
    turns = [match.turn]

    match.play(1, "play G-RAT-1R")
    turns.append(match.turn)
    match.play(2, "play R-RAT-1L")

    assert turns == [1, 2]
    assert match.over
    assert match.turn is None


def test_the_trigger_is_kept_in_the_position() -> None:
    """ZB-65, ZB-67: after the triggering turn the last round is on."""
    match = a_match(phase="draw", number=1, hand=["R-DOG-1R"], stock=OPEN, pile=1)

    match.play(0, "draw pile")

    assert (field(match, "trigger"), field(match, "lastRound")) == (0, True)
    assert match.turn == 1


def test_a_filled_pile_triggers_nothing() -> None:
    """ZB-64: one card left in the pile is enough to go on."""
    match = a_match(phase="draw", number=1, hand=["R-DOG-1R"], stock=OPEN, pile=2)

    match.play(0, "draw pile")

    assert (field(match, "trigger"), field(match, "lastRound")) == (None, False)


def test_the_refill_triggers_for_the_turn_that_ends() -> None:
    """ZB-64, ZB-65, A-23, T35: the refill takes the last two cards, seat 0 is the trigger."""
    match = a_match(
        phase="draw", number=1, hand=["R-DOG-1R"], hands=THEIRS, stock=["O-CAT-1R"], pile=2
    )

    match.play(0, "draw O-CAT-1R")

    assert (len(stock(match)), pile(match)) == (2, set())
    assert (field(match, "trigger"), field(match, "lastRound")) == (0, True)


def test_an_opponents_forced_cards_trigger_for_the_active_player() -> None:
    """ZB-64, ZB-65, T36: seat 1 takes the last two cards, but seat 0 has no further turn."""
    hands = {**THEIRS, 1: ["G-RAT-1R"]}
    deal = ["R-RAB-1R", "O-RAT-1R"]
    match = a_match(phase="draw", number=1, hand=["R-DOG-1R"], hands=hands, pile=deal)
    match.play(0, "draw from 1")
    taken = hand(match, 1)

    match.play(1, "play R-RAB-1R")
    match.play(2, "play R-RAT-1L")

    assert set(taken) == set(deal)
    assert match.over


def test_an_unplayable_hand_may_trigger_the_end() -> None:
    """ZB-61, ZB-64, ZB-65, T42: two cards are left to come; one is played, and it is the end."""
    match = a_turn_begun(
        hand=["B-DOG-1R", "B-CAT-2R"], moons=NO_ROOM, stock=OPEN, pile=["B-CAT-1L", "G-RAT-1R"]
    )
    new_hand = hand(match)

    match.play(0, "play B-CAT-1L", "draw W-DOG-R")

    assert new_hand == ["B-CAT-1L", "G-RAT-1R"]
    assert minus(match) == {"B-DOG-1R", "B-CAT-2R"}
    assert (field(match, "trigger"), field(match, "lastRound")) == (0, True)


def test_a_turn_may_end_without_any_play() -> None:
    """ZB-60, ZB-61, ZB-64, A-22b, T42: the two new cards are unplayable too, N is 0."""
    match = a_turn_begun(
        hand=["B-DOG-1R", "B-CAT-2R"], moons=NO_ROOM, pile=["B-DOG-3R", "B-CAT-4R"]
    )

    turn = match.turn

    assert turn == 1
    assert minus(match) == {"B-DOG-1R", "B-CAT-2R", "B-DOG-3R", "B-CAT-4R"}
    assert hand(match) == []
    assert (field(match, "trigger"), field(match, "lastRound")) == (0, True)


def test_the_end_inside_an_attack_chain() -> None:
    """ZB-58, ZB-64, ZB-66, T42b: seat 0 takes 2, attacks on and draws from stock and hands."""
    match = a_match(
        hand=["B-DOG-1R"],
        moons={"blue": ["B-DOG-2L"], "orange": ["O-CAT-2L"]},
        hands=THEIRS,
        stock=["R-DOG-1R", "W-DOG-R", "B-RAT-4R"],
        pile=["O-CAT-1R", "G-RAT-4L"],
    )
    match.play(0, "play B-DOG-1R")
    offered = choices(match)

    match.play(0, "play O-CAT-1R", "play G-RAT-4L")

    assert offered == {"play O-CAT-1R", "play G-RAT-4L", "stop"}
    assert number(match) == 4
    assert choices(match) == {
        "draw R-DOG-1R",
        "draw W-DOG-R",
        "draw B-RAT-4R",
        "draw from 1",
        "draw from 2",
    }


def test_after_that_chain_the_others_follow_with_one_turn_each() -> None:
    """ZB-67, ZB-68, T42b: two more turns, then the game is over."""
    match = a_match(phase="draw", number=1, hand=["R-DOG-1R"], hands=THEIRS, stock=OPEN, pile=0)

    match.play(0, "draw W-DOG-R")
    match.play(1, "play G-RAT-1R")
    match.play(2, "play R-RAT-1L")

    assert match.over


def test_nobody_draws_in_the_last_round() -> None:
    """ZB-68: a card of 4 is played, and it is the next player's turn."""
    match = a_last_round(hand=["R-RAT-4R", "R-DOG-1R"], stock=OPEN)

    match.play(0, "play R-RAT-4R")

    assert hand(match) == ["R-DOG-1R"]
    assert stock(match) == OPEN
    assert match.turn == 1


def test_attacks_go_on_in_the_last_round() -> None:
    """ZB-68, ZB-69, ZB-70, T37: two attacks, both cards played, nothing drawn."""
    match = a_last_round(
        hand=["B-DOG-1R", "O-CAT-1R"], moons={"blue": ["B-DOG-2L"], "orange": ["O-CAT-2L"]}
    )
    match.play(0, "play B-DOG-1R")
    offered = choices(match)

    match.play(0, "play O-CAT-1R")

    assert offered == {"play O-CAT-1R", "stop"}
    assert hand(match) == []
    assert match.turn == 1


def test_swaps_go_on_in_the_last_round() -> None:
    """ZB-69: the joker still fetches a card."""
    match = a_last_round(hand=["W-RAB-L", "R-DOG-1R"], others={1: {"orange": ["O-CAT-2L"]}})

    match.play(0, "swap W-RAB-L", "take O-CAT-2L")

    assert moons(match) == {"orange": ["O-CAT-2L"]}
    assert match.turn == 1


def test_an_unplayable_hand_of_the_last_round_is_lost() -> None:
    """ZB-60, ZB-71, T38: minus 7 points, no new cards, and the turn is over."""
    match = a_turn_begun(hand=["B-DOG-1R", "B-CAT-2R"], moons=NO_ROOM, pile=0)

    lost = minus(match)

    assert lost == {"B-DOG-1R", "B-CAT-2R"}
    assert points(lost) == 7
    assert hand(match) == []
    assert match.turn == 1


def test_a_playable_hand_of_the_last_round_must_be_played() -> None:
    """ZB-08, ZB-69, A-27b: the mandatory play stays."""
    match = a_last_round(hand=["R-RAT-4R", "R-DOG-1R"])

    offered = choices(match)

    assert offered == {"play R-RAT-4R", "play R-DOG-1R"}


def test_an_empty_hand_is_skipped_in_the_last_round() -> None:
    """ZB-70, T39: seat 1 has nothing to play, so it is seat 2's turn."""
    match = a_last_round(seats=4, hand=["R-RAT-4R", "R-DOG-1R"], hands={1: []})

    match.play(0, "play R-RAT-4R")

    assert match.turn == 2
    assert minus(match, 1) == set()


def test_the_game_ends_with_a_skipped_turn() -> None:
    """ZB-67, ZB-70, T39: the last player has no card."""
    match = a_last_round(hand=["R-RAT-4R", "R-DOG-1R"], hands={1: []})

    match.play(0, "play R-RAT-4R")

    assert match.over


def test_the_bonus_of_the_last_round_comes_from_what_is_left() -> None:
    """ZB-43, ZB-53, ZB-69, ZB-70, T40: the last hand card earns the last stock card."""
    match = a_last_round(
        hand=["G-RAT-1R"],
        moons={"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]},
        stock=["O-CAT-1R"],
    )
    match.play(0, "play G-RAT-1R")
    offered = choices(match)

    match.play(0, "bonus O-CAT-1R")

    assert offered == {"bonus O-CAT-1R", "decline"}
    assert victory(match) == {"G-DOG-1L", "G-CAT-2L", "G-RAB-2R", "G-RAT-1R", "O-CAT-1R"}
    assert stock(match) == []
    assert (match.turn, phase(match)) == (1, "play")
