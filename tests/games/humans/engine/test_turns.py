"""Set-up, the frame of a turn, abilities and the end (HU-01 to HU-09, HU-19, HU-66 to HU-79)."""

import pytest

import monsterbox as mb
from tests.games.humans.builders import (
    F1,
    a_capture,
    a_match,
    choices,
    events,
    field,
    pending,
    phase,
    player,
    things,
    told,
    zombies,
)
from tests.games.humans.combined import a_combined

INFECT = ("infection infect", "infection infect", "infection infect")


def test_the_set_up_of_a_game() -> None:
    """HU-01 to HU-05, HU-07. Characters, tokens, a zombie on the middle of the square, cards."""
    match = mb.game("humans").match(4, seed=7)
    deal = told(match)

    assert deal[0].startswith("start ")
    assert len({line for line in deal if line.startswith("character ")}) == 4
    assert len([line for line in deal if line.startswith("card ")]) == 12
    assert field(match, "town")[0]["tile"] == "H01"
    first = next(line.split()[1] for line in deal if line.startswith("tile "))
    assert len({*field(match, "stack"), first} - {"H01"}) == 19
    do_over = {
        "lawyer": 4,
        "cheerleader": 3,
        "doctor": 2,
        "wrestler": 2,
        "miner": 1,
        "musician": 3,
    }
    for seat in range(4):
        assert zombies(match, seat) == ["1,1"]
        assert len(player(match, seat)["hand"]) == 3
        assert player(match, seat)["tokens"] == do_over[player(match, seat)["character"]]


def test_the_order_of_the_set_up() -> None:
    """HU-02, HU-07, R-01. Clockwise from the first player, all cards of one seat together."""
    match = mb.game("humans").match(4, seed=7)
    order = [(field(match, "starter") + places) % 4 for places in range(4)]

    assert [event.seat for event in events(match, "CharacterDealt")] == order
    drawn = [event.seat for event in events(match, "CardDrawn")]
    assert drawn == [seat for seat in order for _ in range(3)]


def test_the_first_seat_may_start() -> None:
    """A-01. With `first=youngest_seat`."""
    assert all(
        mb.game("humans").match(3, seed=seed, first="youngest_seat").position()["starter"] == 0
        for seed in range(5)
    )


def test_t_13_with_five_players_a_second_zombie_comes_at_the_second_turn() -> None:
    """HU-06, HU-09. Before the tile is drawn."""
    match = a_match(seats=5, round=1, active=4, asked=[4], zombies={4: ["1,0"]})
    while field(match, "active") == 4:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert zombies(match) == ["1,1", "1,1"]
    assert match.scores[0] == 2


def test_tokens_under_own_zombies_are_taken_at_the_start_of_a_turn() -> None:
    """HU-09, A-16. Not where a human is."""
    match = a_match(
        active=2,
        asked=[2],
        town=F1,
        zombies={0: ["1,0", "4,1"]},
        humans=["4,1"],
        dice=["1,0", "4,1"],
        stack=[],
    )
    match.play(2, "end move")

    assert field(match, "active") == 0
    assert player(match)["tokens"] == 1
    assert things(match, "dice") == {"4,1"}


def test_t_14_cards_are_drawn_up_to_three() -> None:
    """HU-19. A hand of one draws two, a hand of three none."""
    for hand in (["HW1"], ["HW1", "HW2", "HW3"]):
        match = a_match(active=2, asked=[2], hands={0: hand}, pending={"used": [0, 1, 2]})
        while field(match, "active") == 2 or phase(match) in ("place", "put-human", "put-token"):
            match.play(match.turn or 0, match.legal(match.turn or 0)[0])

        assert len([event for event in events(match, "CardDrawn") if event.seat == 0]) == 3 - len(
            hand
        )


def test_an_empty_deck_is_renewed() -> None:
    """HU-20. The discard pile is shuffled."""
    every = [card for card in mb.game("humans").components({}) if card[:2] in ("HW", "HE")]
    match = a_match(active=2, asked=[2], discard=[card for card in every for _ in range(2)])
    while field(match, "active") == 2:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])
    while not events(match, "PileRenewed"):
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert events(match, "PileRenewed")[0].deck == "humans"


def test_t_48_one_card_a_round() -> None:
    """HU-67. B has played a weapon and is not asked again before his own turn has begun."""
    match = a_capture("face 6", *INFECT, hands={1: ["HW1"]}, pending={"used": [1]})

    assert len(zombies(match)) == 2
    assert events(match, "CardPlayed") == []


def test_the_second_card_has_to_wait() -> None:
    """HU-67, HU-69. The first one lies in the discard pile, the other is not offered."""
    match = a_match(hands={0: ["HE02", "HE14"]}, tokens={1: 1})
    assert choices(match, 0, "play") == {"play HE02", "play HE14 1"}

    match.play(0, "play HE02")

    assert field(match, "discard") == ["HE02"]
    assert player(match)["hand"] == ["HE14"]
    assert choices(match, 0, "play") == set()


def test_t_49_whoever_has_lost_his_last_zombie_returns() -> None:
    """HU-74, A-30. At the start of his next turn."""
    match = a_match(active=2, asked=[2], zombies={0: []})
    while field(match, "active") == 2:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])

    assert zombies(match) == ["1,1"]


def test_t_50_the_goal_ends_the_game_at_once() -> None:
    """HU-75, HU-76. The second attempt is not played."""
    match = a_match(
        town=F1,
        characters=("lawyer", "miner", "musician"),
        zombies={0: ["3,1", "5,1", "1,1", "1,1", "1,1", "1,1"]},
        humans=["3,1", "5,1"],
        players={0: {"eaten": 2, "eat_cards": 2}},
        chance=["face 6", *INFECT],
    )
    match.play(0, "end move", "attempt 3,1")

    assert match.over
    assert match.scores[0] == 9
    assert match.ranks[0] == 1
    assert things(match, "humans") == {"5,1"}


@pytest.mark.parametrize(("character", "goal"), [("lawyer", 9), ("doctor", 10)])
def test_a_point_short_of_the_goal_the_game_goes_on(character: str, goal: int) -> None:
    """HU-76. The goal is that of the character."""
    for eaten in (goal - 2, goal - 3):
        match = a_capture(
            "face 6",
            *INFECT,
            characters=(character, "miner", "musician"),
            players={0: {"eaten": eaten, "eat_cards": eaten}},
            hands={0: ["HW1"]},
        )

        assert match.scores[0] == eaten + 2
        assert match.over == (eaten + 2 == goal)


def test_the_goal_may_be_checked_at_the_end_of_the_turn() -> None:
    """A-29. With `turn_end` the second attempt is played."""
    match = a_match(
        town=F1,
        characters=("lawyer", "miner", "musician"),
        zombies={0: ["3,1", "5,1", "1,1", "1,1", "1,1", "1,1"]},
        humans=["3,1", "5,1"],
        players={0: {"eaten": 2, "eat_cards": 2}},
        chance=["face 6", *INFECT, "face 6", *INFECT],
        options={"win_check": "turn_end"},
    )
    match.play(0, "end move", "attempt 3,1")

    assert match.over
    assert match.scores[0] == 10


def test_start_zombies_may_not_count() -> None:
    """HU-05, HZ-07, A-28. One of each player, or two in the combined game."""
    options = {"start_zombie_scores": False}
    match = a_match(zombies={0: ["1,1", "1,0"]}, options=options)
    combined = a_combined(zombies={0: ["8,0", "8,1", "8,2"]}, options=options)

    assert match.scores == [1, 0, 0]
    assert combined.scores[0] == 1


# Abilities


def test_t_51_the_wrestler_slams_a_failed_roll() -> None:
    """HU-73. Body Slam: the roll counts, weapons follow, the ability is spent."""
    match = a_capture(
        "face 1",
        characters=("wrestler", "miner", "musician"),
        spent=[1, 2],
        hands={1: ["HW1"]},
    )
    assert choices(match) == {"pass", "ability"}

    match.play(0, "ability")

    assert choices(match, 1) == {"pass", "play HW1"}
    assert 0 in pending(match, "spent")


def test_t_52_the_musician_draws_again() -> None:
    """HU-73, Encore. The first three cards are discarded, the second draw stands."""
    first = ("infection escape", "infection eat", "infection infect")
    second = ("infection infect", "infection infect", "infection eat")
    match = a_capture("face 6", *first, *second, spent=[1, 2])
    match.play(0, "ability")

    assert len(zombies(match)) == 2
    discarded = field(match, "infections")["discard"]
    assert sorted(discarded) == ["eat", "eat", "escape", "infect", "infect", "infect"]


def test_t_53_the_doctor_heals_himself() -> None:
    """HU-73, Heal Thyself. No draw, no wounds, and the human flees (HU-58)."""
    match = a_capture(
        "face 6",
        "face 6",
        "face 2",
        characters=("doctor", "miner", "musician"),
        spent=[1, 2],
        players={0: {"wounds": ["belly", "chest"]}},
        hands={1: ["HW6"]},
    )
    match.play(1, "play HW6")
    match.play(0, "ability")

    assert events(match, "WoundDrawn") == []
    assert player(match)["wounds"] == []
    assert len(events(match, "HumanFled")) == 1


def test_the_cheerleader_runs() -> None:
    """Go Team! Four steps more."""
    match = a_match(characters=("cheerleader", "miner", "musician"), spent=[1, 2], steps=6)
    match.play(0, "ability")

    assert pending(match, "pool") == 10
    assert "ability" not in choices(match)


def test_the_miner_tunnels() -> None:
    """Tunnel. A marker without a roll, and no try is used."""
    match = a_match(
        town=("H17 1,0 r0",),
        characters=("miner", "doctor", "musician"),
        zombies={0: ["4,1"]},
        spent=[1, 2],
    )
    match.play(0, "tunnel 4,1")

    assert things(match, "markers") == {"4,1"}
    assert pending(match, "tries") == 0


def test_the_lawyer_objects() -> None:
    """Objection! The card has no effect, and its owner has used his card of the round."""
    match = a_match(characters=("miner", "lawyer", "musician"), hands={0: ["HE02"]}, spent=[0, 2])
    match.play(0, "play HE02")
    assert choices(match, 1) == {"pass", "ability"}

    match.play(1, "ability")

    assert pending(match, "pool") == 5
    assert pending(match, "used") == [0]
    assert field(match, "discard") == ["HE02"]


def test_t_85_the_lawyer_objects_to_it_jammed() -> None:
    """W-CARD, W-WEAPON. HE13 has no effect, and B rolls for the weapon."""
    match = a_capture(
        "face 6",
        "face 3",
        characters=("miner", "musician", "lawyer"),
        spent=[0, 1],
        hands={0: ["HE13"], 1: ["HW6"]},
    )
    match.play(1, "play HW6")
    match.play(2, "pass")
    match.play(0, "play HE13")
    match.play(2, "ability")

    assert [event.seat for event in events(match, "WeaponHit")] == [1]


def test_a_weapon_against_the_lawyers_own_zombie_is_one_question() -> None:
    """W-WEAPON. Pass, or object; no W-CARD before it."""
    match = a_capture(
        "face 6",
        *INFECT,
        characters=("lawyer", "musician", "miner"),
        spent=[1, 2],
        hands={1: ["HW6"]},
    )
    match.play(1, "play HW6")
    assert phase(match) == "weapon"

    match.play(0, "ability")

    assert len(zombies(match)) == 2


# The end


def a_late_turn(**fields: object) -> mb.Match:
    """The last seat ends the round with an empty stack."""
    match = a_match(active=2, asked=[2], stack=[], **fields)  # type: ignore[arg-type]
    version = match.version
    while not match.over and field(match, "round") == 1 and match.version < version + 40:
        match.play(match.turn or 0, match.legal(match.turn or 0)[0])
    return match


def test_t_56_without_humans_and_tiles_the_game_ends() -> None:
    """HU-78, HU-79. Shares of the goal: 5 of 9, 6 of 10, 4 of 9."""
    match = a_late_turn(
        characters=("lawyer", "miner", "musician"),
        zombies={0: ["1,1"] * 5, 1: ["1,1"] * 6, 2: ["1,1"] * 4},
    )

    assert match.over
    assert match.ranks == [2, 1, 3]


def test_the_game_goes_on_while_a_human_is_there() -> None:
    """HU-78."""
    assert not a_late_turn(town=F1, humans=["4,1"]).over


def test_a_game_in_which_nothing_happens_ends() -> None:
    """HU-78. After `stall_rounds` rounds with the same scores."""
    match = a_late_turn(town=F1, humans=["4,1"], pending={"still": 9})

    assert match.over


def test_the_scores_of_the_set_up_count_as_those_of_a_round() -> None:
    """HU-78. A first round in which nothing happens is one of the still ones."""
    match = mb.game("humans").match(3, seed=3)
    quiet = {"end move", "pass", "discard nothing"}
    while field(match, "round") == 1:
        legal = match.legal(match.turn or 0)
        match.play(match.turn or 0, next((text for text in legal if text in quiet), legal[0]))

    assert match.scores == [1, 1, 1]
    assert pending(match, "still") == 1


def test_the_round_limit() -> None:
    """HU-77. After `max_rounds` rounds."""
    match = a_late_turn(town=F1, humans=["4,1"], options={"max_rounds": 1})

    assert match.over


def test_ties_are_broken_by_humans_eaten() -> None:
    """HU-79. Then zombies, then tokens."""
    match = a_late_turn(
        characters=("lawyer", "musician", "wrestler"),
        zombies={0: ["1,1"] * 3, 1: ["1,1"] * 2, 2: ["1,1"] * 3},
        players={1: {"eaten": 1, "eat_cards": 1}},
        tokens={2: 1},
    )

    assert match.over
    assert match.ranks == [3, 1, 2]


def test_one_card_may_be_discarded() -> None:
    """HU-66, HU-69."""
    match = a_match(hands={0: ["HW1", "HE05"]}, steps=0)
    match.play(0, "end move")
    assert choices(match) == {"discard nothing", "discard HW1", "discard HE05"}

    match.play(0, "discard HE05")

    assert field(match, "discard") == ["HE05"]


def test_the_discard_may_be_left_out() -> None:
    """HU-66. The hand stays as it is, and the next player follows."""
    match = a_match(hands={0: ["HW1", "HE05"]}, steps=0)
    match.play(0, "end move", "discard nothing")

    assert player(match)["hand"] == ["HW1", "HE05"]
    assert field(match, "discard") == []
    assert field(match, "active") == 1
