"""Cards, questions and choices of Zombeasts in five languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.core.view import View
from monsterbox.games.zombeasts.api.position import PHASES
from tests.cases import in_one_test
from tests.text.speakers import GAME, a_speaker

SOURCES = Path(mb.__file__).parent
# House rules that bring choices and events of their own.
TABLES: list[dict[str, Any]] = [
    {"master": True},
    {"master": True, "draw_count": "up_to", "draw_reveal": "declare_first", "swap_forced": False},
    {"master": True, "double_white": "allow", "swap_destination": "own_or_opponent"},
    {"master": True, "mouse_may_start": True, "exchange_corner": "legal_result"},
]


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    speaker = a_speaker(language, master=True)

    labels = {speaker.card(card) for card in speaker.cards}

    assert len(labels) == len(speaker.cards)


@in_one_test(
    ("key", "values"),
    [
        ("animal", ["dog", "cat", "rabbit", "rat", "none"]),
        ("colour", ["blue", "orange", "red", "green", "white"]),
        ("toy", ["bone", "mouse", "carrot", "paw", "none"]),
        ("corner", ["L", "R"]),
        ("moon", ["blue", "orange", "red", "green", "white", "white2"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_word(language: str, key: str, values: list[str]) -> None:
    words = {a_speaker(language).say(key, **{key: value}) for value in values}

    assert len(words) == len(values)


def test_toys_are_named_only_where_they_do_something() -> None:
    """ZB-77."""
    assert a_speaker("en").card("G-DOG-4R*") == "green dog 4 (right)"
    assert a_speaker("en", master=True).card("G-DOG-4R*") == "green dog 4 (right) with bone"


# Questions and choices


@in_one_test("phase", PHASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_asks_a_question(language: str, phase: str) -> None:
    match = GAME.match(seats=3, seed=1)
    for seat in range(3):
        view = msgspec.structs.replace(match.view(seat), phase=phase, number=2, joker="W-CAT-L")

        prompt = a_speaker(language, seat).prompt(view)

        assert prompt.text.endswith((".", "?"))
        assert "{" not in prompt.text
        assert GAME.clauses[prompt.clause].id == prompt.clause


class Moment(NamedTuple):
    """A question of a game: who is asked, what that seat sees and saw, what it may answer."""

    seat: int
    view: View
    past: list[Event]
    legal: list[str]


@cache
def moments(table: int, seed: int) -> list[Moment]:
    """A whole game of bots."""
    match = GAME.match(seats=3, seed=seed, **TABLES[table])
    bot = Uniform(seed)
    found = []
    while not match.over:
        seat = match.waiting[0]
        view, legal = match.view(seat), match.legal(seat)
        found.append(Moment(seat, view, match.events(seat)[-10:], legal))
        match.play(seat, bot.choose(match.belief(seat)))
    return found


@in_one_test("table", range(len(TABLES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_whole_game_is_a_sentence(language: str, table: int) -> None:
    speakers = [a_speaker(language, seat, **TABLES[table]) for seat in range(3)]
    for seat, view, past, legal in moments(table, seed=4):
        for choice in legal:
            sentence = speakers[seat].choice(choice, view, past)

            assert "{" not in sentence
            assert speakers[seat].clause_of(choice, view, past).id.startswith("ZB-")
            if speakers[seat].has_short(choice):
                assert speakers[seat].short_choice(choice, view, past)


# Positions whose questions whole games of bots seldom reach, and what is chosen before.
RARE: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "give-up": (
        {
            "options": {"swap_forced": False},
            "hands": [["W-RAB-L", "G-RAB-1L"], ["B-CAT-1L"], ["B-CAT-2R"]],
            "moons": [
                {"green": ["G-DOG-1L", "G-CAT-2L"], "white": ["W-DOG-L", "W-CAT-L"]},
                {"orange": ["O-CAT-2L"]},
                {},
            ],
        },
        (),
    ),
    "place-on-moon": (
        {
            "hands": [["W-CAT-R", "G-RAB-1L"], ["B-CAT-1L"], ["B-CAT-2R"]],
            "moons": [{"white": ["W-DOG-L"]}, {"red": ["R-CAT-2R"]}, {}],
        },
        ("swap W-CAT-R", "take R-CAT-2R"),
    ),
    "place-on-moon-of-seat": (
        {
            "options": {"swap_destination": "own_or_opponent"},
            "hands": [["W-DOG-R", "G-RAB-1L"], ["B-CAT-1L"], ["B-CAT-2R"]],
            "moons": [{}, {"red": ["R-DOG-1R"]}, {"red": ["R-CAT-1L", "R-RAT-2R", "R-RAB-4L"]}],
        },
        ("swap W-DOG-R", "take R-DOG-1R"),
    ),
    "mouse-on-moon": (
        {
            "options": {"master": True},
            "hands": [["R-CAT-4L*", "G-RAB-1L"], ["B-CAT-1L"], ["B-CAT-2R"]],
            "moons": [{"white": ["W-DOG-L"]}, {}, {}],
            "stock": ["W-RAT-R", None, None],
        },
        ("play R-CAT-4L*", "toy", "mouse W-RAT-R"),
    ),
}


@in_one_test("kind", RARE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_choices_are_sentences_too(language: str, kind: str) -> None:
    position, before = RARE[kind]
    match = GAME.from_position({"game": "zombeasts", "seats": 3, **position})
    match.play(0, *before)
    speaker = a_speaker(language, **position.get("options", {}))

    rare = [choice for choice in match.legal(0) if speaker.kind_of(choice) == kind]

    assert rare
    sentences = [speaker.choice(choice, match.view(0), match.events(0)) for choice in rare]
    assert len(set(sentences)) == len(rare)
    assert all(speaker.clause_of(choice, match.view(0)) for choice in rare)


def test_no_sentence_is_left_over() -> None:
    speaker = a_speaker("en")
    used = {
        speaker.kind_of(choice)
        for table in range(len(TABLES))
        for moment in moments(table, seed=4)
        for choice in moment.legal
    }
    file = SOURCES / "games" / "zombeasts" / "words" / "locales" / "en.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    written = {line.split(" =")[0][7:] for line in lines if line.startswith("choice-")}

    assert used | set(RARE) == written


def test_a_choice_says_what_becomes_of_the_card() -> None:
    position = {
        "game": "zombeasts",
        "seats": 3,
        "hands": [["R-DOG-3R", "W-CAT-R"], ["B-CAT-1L"], ["B-CAT-2R"]],
        "moons": [{"white": ["W-DOG-L"], "blue": ["B-DOG-2L"]}, {"red": ["R-CAT-2R"]}, {}],
    }
    match = GAME.from_position(position)
    speaker, view = a_speaker("en"), match.view(0)

    assert {choice: speaker.choice(choice, view) for choice in match.legal(0)} == {
        "play R-DOG-3R": "Start a new red moon with the red dog 3 (right)",
        "play R-DOG-3R on white": "Take over your white moon with the red dog 3 (right)",
        "play W-CAT-R on blue": "Add the cat joker (right) to your blue moon",
        "play W-CAT-R on white": "Add the cat joker (right) to your white moon",
        "swap W-CAT-R": "Swap the cat joker (right) for a card in another player’s moon",
    }
    match.play(0, "swap W-CAT-R")
    assert (
        speaker.choice("take R-CAT-2R", match.view(0))
        == "Take the red cat 2 (right) from Ben’s red moon"
    )


def test_the_toy_at_hand_is_the_one_on_the_card_just_laid() -> None:
    position = {
        "game": "zombeasts",
        "seats": 3,
        "options": {"master": True},
        "hands": [["O-DOG-2L*", "G-RAB-1L"], ["B-CAT-1L"], ["B-CAT-2R"]],
    }
    match = GAME.from_position(position)
    match.play(0, "play O-DOG-2L*")
    speaker, view, past = a_speaker("en", master=True), match.view(0), match.events(0)

    assert speaker.prompt(view, past).text == "Do you use the toy: bone?"
    assert speaker.choice("toy", view, past) == "Bone: play one more card"
    assert speaker.clause_of("toy", view, past).id == "ZB-91"


def test_a_toy_alone_is_refused_in_other_words_than_a_toy_beside_an_attack() -> None:
    """ZB-80."""
    match = GAME.match(seats=3, seed=1)
    speaker, view = a_speaker("en"), match.view(0)
    with_attack = msgspec.structs.replace(view, attack=True)

    assert speaker.choice("neither", view) == "Do without the toy"
    assert speaker.choice("neither", with_attack) == "Use neither of them"


def test_a_further_play_rests_on_what_granted_it() -> None:
    """ZB-23, ZB-91."""
    view = GAME.match(seats=3, seed=1).view(0)

    for grant, clause in (("attack", "ZB-23"), ("bone", "ZB-91")):
        seen = msgspec.structs.replace(view, phase="extra", grant=grant)
        assert a_speaker("en").prompt(seen).clause == clause
