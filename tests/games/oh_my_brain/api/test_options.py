"""The house rules of Oh My Brain: names, values and defaults of the specification."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.cases import in_one_test
from tests.games.kit import through_json
from tests.games.oh_my_brain.builders import COPIES, FACES, a_new_match, field

GAME = mb.game("oh-my-brain")

# Section 3.1, defaults first.
SWITCHES = (
    "open_draft",
    "unlimited_brains",
    "forgetful_refill",
    "zero_clears",
    "eleven_must_replay",
    "roll_per_card",
    "rain_all_or_nothing",
    "optional_swap",
    "no_empty_hand_swap",
    "replay_refills_first",
    "empty_anytime_ends",
    "start_refill",
    "deep_ranking",
    "no_lethal_steal",
    "open_give",
    "memory_mode",
    "forfeit",
)
WORDS: dict[str, tuple[str, ...]] = {
    "first_starter": ("random", "host", "last_winner"),
    "tie_starter": ("random", "clockwise_from_last", "rps"),
}
FREE: dict[str, tuple[Any, ...]] = {
    "deck": ("recon_a", "recon_b", "recon_c"),
    "marshmallows": ("m6", "m4", "m8"),
    "die": (" ".join(FACES),),
    "last_winners": (None,),
    "stall_limit": (1000, 0),
}
OWN_DECK = [*COPIES[1:], COPIES[0]]


def settings(**options: Any) -> Any:
    return GAME.settings(3, options)


def options_of(seats: int = 3, **options: Any) -> Any:
    """The options of a new match as its record tells them."""
    match = a_new_match(seats, 1, **options)
    assert match.position()["options"] == match.record()["options"]
    return match.record()["options"]


def test_the_options_are_those_of_the_specification() -> None:
    """Names and values; nothing more, nothing less."""
    switches = dict.fromkeys(SWITCHES, (False, True))
    found = {
        name: (option.default, *(value for value in option.allowed if value != option.default))
        for name, option in GAME.options.items()
    }

    assert found == switches | WORDS | FREE


def test_only_data_takes_free_values() -> None:
    """Deck, marshmallows, die, winners and limit."""
    assert {name for name, option in GAME.options.items() if option.free} == {*FREE}


@in_one_test("name", SWITCHES)
def test_switches_are_off_by_default_and_stand_in_the_record_when_on(name: str) -> None:
    """What is the default goes without saying."""
    assert settings()[name] is False
    given: Any = {name: True}
    assert options_of(**given) == given


@in_one_test("name", [*SWITCHES, *WORDS])
@in_one_test("value", ["yes", 1, 0, None, [], "True", ""])
def test_other_values_are_refused_by_name(name: str, value: object) -> None:
    """True and false are no numbers and no texts."""
    with pytest.raises(mb.BadOption, match=f"option {name}:"):
        GAME.settings(3, {name: value})


@pytest.mark.parametrize("name", ["OpenDraft", "opendraft", "seed", "maxPlayers", ""])
def test_unknown_names_are_refused(name: str) -> None:
    """With the names that exist."""
    with pytest.raises(mb.BadOption, match=r"does not exist.*open_draft"):
        settings(**{name: True})


@pytest.mark.parametrize("name", WORDS)
def test_every_word_is_accepted(name: str) -> None:
    """Unless it is the default it stands in the record."""
    for value in WORDS[name]:
        given: Any = {name: value}
        assert options_of(**given) == ({} if value == WORDS[name][0] else given)


# Decks


@pytest.mark.parametrize("name", FREE["deck"])
def test_named_decks_stay_names(name: str) -> None:
    """In records."""
    assert settings(deck=name)["deck"] == name


@pytest.mark.parametrize(
    "deck",
    [
        OWN_DECK,
        tuple(OWN_DECK),
        " ".join(str(copies) for copies in OWN_DECK),
        ",".join(str(copies) for copies in OWN_DECK),
        ", ".join(str(copies) for copies in OWN_DECK),
    ],
)
def test_a_deck_of_ones_own_is_a_list_or_a_text(deck: object) -> None:
    """Section 1.5: twenty numbers of at least 1 with sum 50; a list in records."""
    match = GAME.match(2, 1, deck=deck)

    assert match.record()["options"] == {"deck": OWN_DECK}
    assert through_json(match.record()) == match.record()


WRONG_DECKS: dict[str, Any] = {
    "an unknown name": "reconD",
    "a name in capitals": "RECONA",
    "too few": OWN_DECK[1:],
    "too many": [*OWN_DECK, 1],
    "49 cards": [*OWN_DECK[:-1], OWN_DECK[-1] - 1],
    "51 cards": [*OWN_DECK[:-1], OWN_DECK[-1] + 1],
    "none of a value": [0, OWN_DECK[0] + OWN_DECK[1], *OWN_DECK[2:]],
    "less than none": [-1, OWN_DECK[0] + OWN_DECK[1] + 1, *OWN_DECK[2:]],
    "nothing": None,
    "an empty list": [],
    "an empty text": "",
    "a number": 50,
    "a truth value": True,
    "an object": {str(value): copies for value, copies in enumerate(OWN_DECK)},
    "texts": [str(copies) for copies in OWN_DECK],
    "fractions": [2.5] * 20,
    "truth values": [True] * 20,
    "signs": " ".join(["+2"] * 20),
    "49 in words": " ".join(str(copies) for copies in [*OWN_DECK[:-1], OWN_DECK[-1] - 1]),
}


@in_one_test("case", WRONG_DECKS)
def test_wrong_decks_are_refused(case: str) -> None:
    """Section 1.5: in one line that names the option."""
    with pytest.raises(mb.BadOption, match="option deck:") as caught:
        settings(deck=WRONG_DECKS[case])
    assert "\n" not in str(caught.value)


# Marshmallows


@pytest.mark.parametrize(
    ("told", "values"),
    [
        ([19, 1], [1, 19]),
        ((5,), [5]),
        ("3 2 2", [2, 3]),
        ("0,8", [0, 8]),
        ([], []),
        ([0, 8, 19], [0, 8, 19]),
    ],
)
def test_marshmallows_of_ones_own(told: object, values: list[int]) -> None:
    """Section 1.5, Q-12: any values except 11; 0 and 8 would work."""
    assert list(settings(marshmallows=told)["marshmallows"]) == values


@in_one_test(
    "told",
    [
        [11],
        [1, 11],
        "11",
        "1 2 11",
        [20],
        [-1],
        "m5",
        "M6",
        None,
        3,
        True,
        [True],
        ["3"],
        {},
        [2.0],
    ],
)
def test_wrong_marshmallows_are_refused(told: object) -> None:
    """Q-12: 11 above all."""
    with pytest.raises(mb.BadOption, match="option marshmallows:"):
        settings(marshmallows=told)


# The die


@pytest.mark.parametrize(
    "told",
    [
        ["GAIN"] * 6,
        ("GAIN",) * 6,
        "GAIN GAIN GAIN GAIN GAIN GAIN",
        "GAIN,GAIN,GAIN,GAIN,GAIN,GAIN",
    ],
)
def test_a_die_of_ones_own(told: object) -> None:
    """Q-35, `die`: six faces, repeats allowed."""
    assert settings(die=told)["die"] == " ".join(["GAIN"] * 6)


@pytest.mark.parametrize(
    "told",
    [
        FACES[:5],
        (*FACES, "GAIN"),
        ["gain"] * 6,
        ["JUMP"] * 6,
        "GAIN",
        "",
        None,
        6,
        True,
        [1] * 6,
        {},
    ],
)
def test_a_wrong_die_is_refused(told: object) -> None:
    """`die`: six codes of section 1.4."""
    with pytest.raises(mb.BadOption, match="option die:"):
        settings(die=told)


def test_the_usual_die_said_aloud_is_the_default() -> None:
    """A list in the order of section 1.4 changes nothing."""
    assert GAME.match(2, 1, die=list(FACES)).record()["options"] == {}


# Starters


@pytest.mark.parametrize("first", ["random", "host"])
def test_last_winners_are_refused_without_their_option(first: str) -> None:
    """Q-21: contradictions are refused."""
    with pytest.raises(mb.BadOption, match="option last_winners:"):
        settings(first_starter=first, last_winners=[1])


@pytest.mark.parametrize("winners", [[3], [0, 1, 2, 3], [-1], ["0"], [True], 1, True, {"0": 1}])
def test_last_winners_are_seats_of_this_table(winners: object) -> None:
    """Q-21: a set of seats."""
    with pytest.raises(mb.BadOption, match="option last_winners:"):
        settings(first_starter="last_winner", last_winners=winners)


@pytest.mark.parametrize("winners", [[2, 0], (0, 2), [0, 2, 0], "0 2", "2,0"])
def test_last_winners_are_a_set(winners: object) -> None:
    """Q-21: in whatever order and however often."""
    match = a_new_match(first_starter="last_winner", last_winners=winners)

    assert field(match, "options")["last_winners"] == [0, 2]


# The stall limit


@pytest.mark.parametrize(("told", "limit"), [(0, 0), (1, 1), (10**6, 10**6), ("250", 250)])
def test_any_stall_limit_from_zero(told: object, limit: int) -> None:
    """Q-38, `stall_limit`."""
    assert settings(stall_limit=told)["stall_limit"] == limit


@pytest.mark.parametrize("told", [-1, "-1", "many", "", "3 4", 2.5, None, True, [], [1, 2], {}])
def test_a_wrong_stall_limit_is_refused(told: object) -> None:
    """Q-38: a whole number from 0."""
    with pytest.raises(mb.BadOption, match="option stall_limit:"):
        settings(stall_limit=told)


# Contradictions


@pytest.mark.parametrize("marshmallows", [[0], [0, 5], "0 19"])
def test_a_clearing_zero_cannot_roll(marshmallows: object) -> None:
    """`zero_clears` is refused with 0 as a marshmallow."""
    with pytest.raises(mb.BadOption, match=r"option (zero_clears|marshmallows):"):
        settings(zero_clears=True, marshmallows=marshmallows)


def test_a_clearing_zero_goes_with_other_marshmallows() -> None:
    """And 0 as a marshmallow goes without `zero_clears`."""
    assert settings(zero_clears=True, marshmallows=[8])["zero_clears"] is True
    assert settings(marshmallows=[0])["zero_clears"] is False


def test_all_switches_go_together() -> None:
    """Section 3.1: options combine freely otherwise."""
    given: Any = dict.fromkeys(SWITCHES, True)

    assert options_of(5, **given) == given


def test_settings_cannot_be_changed_during_a_match() -> None:
    """House rules are agreed on before the first card."""
    match = GAME.match(2)
    with pytest.raises(TypeError):
        match.settings["open_draft"] = True  # type: ignore[index]  # it must not work
