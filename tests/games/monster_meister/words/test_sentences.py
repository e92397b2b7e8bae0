"""Faces, tasks, events, questions and choices of Monster Meister in five languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from monsterbox.bots.uniform import Uniform
from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.core.view import View
from monsterbox.games.monster_meister.api import events as e
from monsterbox.games.monster_meister.api.position import PHASES
from monsterbox.games.monster_meister.cards import BACKS, FEATURES, box, tasks
from monsterbox.games.monster_meister.words.sentences import NUMBER_OF_TASK, monsters_of
from tests.cases import in_one_test
from tests.games.monster_meister.builders import a_competition, a_match, a_round, step, turn
from tests.text.speakers import MEISTER, SOURCES, a_meister_speaker, event_classes, samples

TASKS = [*dict.fromkeys(task.id for task in tasks())]
# House rules that bring choices, faces and roles of their own.
TABLES: list[dict[str, Any]] = [
    {},
    {"deck": "mixed", "reveal_count": "up_to", "all_out": "neither", "open_memory": "all_open"},
]


# Faces, tasks and the like


@pytest.mark.parametrize("deck", ["twins", "mixed"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_words_of_its_own(language: str, deck: str) -> None:
    speaker = a_meister_speaker(language, deck=deck)
    faces = {card.face for card in speaker.cards.values()}

    assert len({speaker.say("face", face=face) for face in faces}) == len(faces)
    assert len({speaker.card(card) for card in speaker.cards}) == len(faces)


def test_faces_in_the_grammar_of_their_language() -> None:
    spoken = {
        language: [
            a_meister_speaker(language).say("face-object", face=face)
            for face in ("B2", "Y1x2", "G1+R4")
        ]
        for language in LANGUAGES
    }

    assert spoken == {
        "de": [
            "ein blaues Monster mit zwei Augen",
            "zwei gelbe Monster mit je einem Auge",
            "ein grünes einäugiges und ein rotes vieräugiges Monster",
        ],
        "en": [
            "a blue monster with two eyes",
            "two yellow monsters with one eye each",
            "a green one-eyed and a red four-eyed monster",
        ],
        "fr": [
            "un monstre bleu à deux yeux",
            "deux monstres jaunes à un œil chacun",
            "un monstre vert à un œil et un monstre rouge à quatre yeux",
        ],
        "nl": [
            "een blauw monster met twee ogen",
            "twee gele monsters met elk één oog",
            "een groen monster met één oog en een rood monster met vier ogen",
        ],
        "it": [
            "un mostro blu con due occhi",
            "due mostri gialli con un occhio ciascuno",
            "un mostro verde con un occhio e un mostro rosso con quattro occhi",
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_features_and_roles_can_be_told_apart(language: str) -> None:
    speaker = a_meister_speaker(language)

    assert len({speaker.say("letter", colour=one) for one in FEATURES[:4]}) == 4
    assert len({speaker.say("feature", feature=one) for one in FEATURES}) == 8
    assert len({speaker.say("role", role=one) for one in ("memorizer", "muddler", "both")}) == 3


def test_whose_back_it_is_depends_on_who_listens() -> None:
    words = {
        back: [a_meister_speaker("en", seat).say("back", back=back, seat=1) for seat in (0, 1)]
        for back in BACKS[:2] + BACKS[-1:]
    }

    assert words == {
        "P0": ["your back", "Anna’s back"],
        "P1": ["own back", "own back"],
        "S": ["stray", "stray"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_says_what_to_turn_up_and_what_it_pays(language: str) -> None:
    speaker = a_meister_speaker(language)

    for key in ("task", "task-score"):
        assert len({speaker.say(key, task=task) for task in TASKS}) == len(TASKS)
    for task in TASKS:
        assert speaker.say("task-turn", task=task).endswith(".")
        assert speaker.say("task-score", task=task).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@in_one_test("task", box().task)
def test_the_numbers_of_a_task_are_those_of_its_data(task: Any, language: str) -> None:
    """1.4. Every feature with what it pays, and no other number."""
    speaker = a_meister_speaker(language)
    words = speaker.say("task-score", task=task.id).replace("−", "-")
    said = sorted(int(number) for number in re.findall(r"-?\d+", words))

    assert NUMBER_OF_TASK.get(task.id, 0) == task.turn
    if task.id in ("T5", "T6", "T8", "C"):
        assert said == {"T5": [0, 1], "C": []}.get(task.id, [1])
        return
    names = FEATURES[:4] if task.colours else FEATURES[4:]
    values = dict(zip(names, task.colours or task.eyes, strict=True))
    if task.id in ("T3", "T4"):  # green and red, or yellow and red, are "all others"
        values = {name: value for name, value in values.items() if value} | {"others": 0}
    assert said == sorted(values.values())
    for name in values.keys() & set(names):
        assert f"{speaker.say('feature', feature=name)} {values[name]}" in words


@pytest.mark.parametrize("language", LANGUAGES)
@in_one_test(
    ("option", "value", "key", "task"),
    [
        ("t5_double_scores", "yes", "task-score", "T5"),
        ("stop_card", "scores_nothing", "task-score", "T6"),
        ("stop_card", "scores_nothing", "task-score", "T8"),
        ("stop_card", "scores_nothing", "task-score", "T10"),
        ("reveal_count", "up_to", "task-turn", "T1"),
    ],
)
def test_house_rules_change_the_words_of_a_task(
    language: str, option: str, value: str, key: str, task: str
) -> None:
    usual = a_meister_speaker(language).say(key, task=task)

    assert a_meister_speaker(language, **{option: value}).say(key, task=task) != usual


# Events


@in_one_test("kind", event_classes(e))
@in_one_test("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str, number: int, kind: type[Event]) -> None:
    values = {
        "cell": ("0,0", "-1,3", "4,-2")[number],
        "face": ("B1", "Y4x2", "G1+R4")[number],
        "back": ("P1", "P0", "S")[number],
        "feature": ("blue", "1", "4")[number],
        "task": ("T1", "T10", "C")[number],
        "is_open": True,
        **dict.fromkeys(("count", "score", "monsters", "points"), number - 1),
    }
    for seat in (None, 0, 1):
        for event in samples(kind, values, card="B1"):
            sentence = a_meister_speaker(language, seat).event(event)

            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            assert "  " not in sentence
            assert "()" not in sentence
            assert sentence[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_that_is_turned_back_is_not_told(language: str) -> None:
    """5.1. No sentence without a face depends on what the face was, or pretends to know it."""
    speaker = a_meister_speaker(language)
    words = {"blue", "blau", "bleu", "blauw", "blu"} | {speaker.say("eyes", eyes=k) for k in (1, 2)}
    for kind in (e.CardTurned, e.PickShown, e.CardRemoved, e.StrayDrawn):
        for event in samples(kind, {"face": "B1x2", "cell": "1,2", "back": "S"}, card=""):
            sentence = speaker.event(event)
            is_told = event.face is not None  # type: ignore[attr-defined]
            assert any(word in sentence.replace("blaue", "blau") for word in words) == is_told


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            e.CardTurned(seat=0, cell="2,1", face="B2", is_open=False),
            "You turn up a blue monster with two eyes in column 3, row 2.",
        ),
        (
            e.CardTurned(seat=1, cell=None, face=None, is_open=True),
            "Ben turns up a card.",
        ),
        (
            e.PickShown(seat=1, cell="2,1", face="B2"),
            "Ben shows a blue monster with two eyes in column 3, row 2.",
        ),
        (e.PickShown(seat=0, cell=None, face=None), "You show a card."),
        (e.RoundScored(seat=1, count=1, points=-3), "Ben turned up one card: −3 MP."),
        (
            e.CardRemoved(seat=1, cell="0,0", back="P1", face="G3x2"),
            "Ben gets rid of two green monsters with three eyes each in column 1, row 1 "
            "(own back); the card goes under the stray pile.",
        ),
        (
            e.CardRemoved(seat=1, cell="0,0", back="P0", face=None),
            "Ben gets rid of the card in column 1, row 1 (your back); "
            "the card goes under the stray pile.",
        ),
        (e.StrayDrawn(seat=0, back="P2", face="Y4"), "You draw a yellow monster with four eyes "),
        (
            e.StrayDrawn(seat=1, back="S", face=None),
            "Ben draws a card (stray) and takes a secret look at it.",
        ),
        (e.FeatureNamed(seat=1, feature="3"), "Ben names: three eyes."),
        (
            e.SeatScored(seat=0, score=1, monsters=12, eyes=30, rank=2),
            "You finish second: one monster with your own back (12 in all, 30 eyes).",
        ),
    ],
)
def test_what_happened_is_told_exactly(event: Event, sentence: str) -> None:
    assert a_meister_speaker("en").event(event).startswith(sentence)


def test_with_cards_as_the_last_count_cards_are_told() -> None:
    """A-47."""
    event = e.SeatScored(seat=1, score=9, monsters=12, eyes=30, rank=1)

    assert "9 monsters" in a_meister_speaker("en").event(event)
    assert "9 cards" in a_meister_speaker("en", final_count="cards").event(event)


def test_a_story_leaves_out_who_has_chosen_and_who_is_ready() -> None:
    match = a_round("T1", "G1 G2 Y1 B4", "R1 R2 R3 B2")

    story = [sentence for _, sentence in a_meister_speaker("en", 1).story(match.events(1))]

    assert story[4:] == [
        "Anna turned up 4 cards: 13 MP.",
        "You turned up 4 cards: 5 MP.",
        "What a memory! Anna is a memorizer of this round.",
        "All those eyes, so easily mixed up: you are a muddler of this round.",
    ]
    assert all(sentence.startswith("You turn up a ") for sentence in story[:4])


# Questions


@in_one_test("phase", PHASES)
@in_one_test("task", ["T1", "T6", "C"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_asks_a_question(language: str, task: str, phase: str) -> None:
    match = a_match(task="T1", seats=3)
    for seat in (0, 1, None):
        view = msgspec.structs.replace(
            match.view(seat), phase=phase, task=task, feature="2", drawn="S-B2x2"
        )

        prompt = a_meister_speaker(language, seat).prompt(view)

        assert prompt.text.endswith((".", "?"))
        assert "{" not in prompt.text
        assert MEISTER.clauses[prompt.clause].id == prompt.clause


def test_the_question_counts_down() -> None:
    """MM-14, MM-15."""
    match = a_match(task="T1", faces={0: ["B2", "G1", "G2"]})
    speaker = a_meister_speaker("en")
    asked = [speaker.prompt(match.view(0)).text]
    for face in ("B2", "G1", "G2"):
        turn(match, 0, face)
        asked.append(speaker.prompt(match.view(0)).text)

    assert asked == [
        "4 cards to go: which one do you turn up?",
        "3 cards to go: which one do you turn up?",
        "2 cards to go: which one do you turn up?",
        "One card to go: which one do you turn up?",
    ]
    until = speaker.prompt(a_match(task="T6").view(0))
    assert until.text == ("Turn up cards until a green monster appears. Which card do you turn up?")
    assert until.clause == "MM-15"


def test_who_is_done_hears_who_is_not() -> None:
    match = a_match(task="T6", seats=3, faces={0: ["G1"]})
    turn(match, 0, "G1")

    told = a_meister_speaker("en").prompt(match.view(0)).text

    assert told == "Still turning up cards: Ben and Cleo."


def test_only_the_muddler_is_told_what_was_drawn() -> None:
    """MM-48."""
    match = a_match(phase="place", seats=3, drawn={1: "S-B2x2"})

    assert "two blue monsters" in a_meister_speaker("en", 1).prompt(match.view(1)).text
    for seat in (0, 2, None):
        told = a_meister_speaker("en", seat).prompt(match.view(seat)).text
        assert told == "Still placing a drawn card: Ben."


# Choices


class Moment(NamedTuple):
    """A question of a game: who is asked, what that seat sees, what it may answer."""

    seat: int
    view: View
    legal: list[str]


@cache
def moments(table: int, seed: int) -> list[Moment]:
    """A whole game of bots."""
    match = MEISTER.match(seats=3, seed=seed, **TABLES[table])
    bot = Uniform(seed)
    found = []
    while not match.over:
        seat = match.waiting[-1]
        found.append(Moment(seat, match.view(seat), match.legal(seat)))
        match.play(seat, bot.choose(match.belief(seat)))
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_whole_game_is_a_sentence(language: str, table: int) -> None:
    speakers = [a_meister_speaker(language, seat, **TABLES[table]) for seat in range(3)]
    for seat, view, legal in moments(table, seed=4):
        sentences = [speakers[seat].choice(choice, view) for choice in legal]

        assert len(set(sentences)) == len(legal)
        for choice, sentence in zip(legal, sentences, strict=True):
            assert "{" not in sentence
            assert sentence[0].isupper()
            assert speakers[seat].clause_of(choice, view).id.startswith("MM-")
        shorts = [one for one in legal if speakers[seat].has_short(one)]
        assert len({speakers[seat].short_choice(one, view) for one in shorts}) == len(shorts)


def test_no_sentence_is_left_over() -> None:
    speaker = a_meister_speaker("en")
    used = {
        speaker.kind_of(choice)
        for table in range(len(TABLES))
        for moment in moments(table, seed=4)
        for choice in moment.legal
    }
    file = SOURCES / "games" / "monster_meister" / "words" / "locales" / "en.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    written = {line.split(" =")[0][7:] for line in lines if line.startswith("choice-")}

    assert used | {"sealed"} == written  # choice-sealed is an event


def test_the_memorizer_is_told_what_would_go() -> None:
    """MM-30, MM-31."""
    lying = {0: ["G1", "S-R3", "P1-B2", "Y1"]}
    match = a_match(phase="remove", displays=lying, up={0: ["0,0", "1,0", "2,0"]}, memorizers=[0])
    speaker, view = a_meister_speaker("en"), match.view(0)

    assert [speaker.choice(choice, view) for choice in match.legal(0)] == [
        "Get rid of a green monster with one eye in column 1, row 1 (own back)",
        "Get rid of a red monster with three eyes in column 2, row 1 (stray)",
        "Get rid of a blue monster with two eyes in column 3, row 1 (Ben’s back)",
    ]


def test_what_is_wanted_is_told_in_words() -> None:
    """MM-60."""
    match = a_competition("G1 G2", "G3 Y1")
    speaker = a_meister_speaker("en")
    assert speaker.choice("name 3", match.view(0)) == "Name: three eyes"
    assert speaker.choice("name green", match.view(0)) == "Name: green"

    step(match, "green")

    assert speaker.prompt(match.view(0)).text == "Wanted: green. Which card do you pick?"


# The edition


def test_a_deck_of_ones_own_needs_no_notice_and_open_memory_is_training() -> None:
    deck = {"set": ["B1"] * 16, "strays": ["R4x2"] * 8}

    assert a_meister_speaker("en", deck=deck).option("deck").value == "cards of your own"
    assert len(a_meister_speaker("en", deck=deck).notices()) == 1
    assert "reconstruction" in a_meister_speaker("en").notices()[1]
    training = a_meister_speaker("en", open_memory="own_ghosts").notices()
    assert "training" in training[2]


def test_faces_are_read_as_they_are_written() -> None:
    assert monsters_of("B2x2") == [("blue", 2), ("blue", 2)]
    assert monsters_of("G1+R4") == [("green", 1), ("red", 4)]
