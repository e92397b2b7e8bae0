"""Cards, events, questions and choices of Oh My Brain in five languages."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from monsterbox.bots.uniform import Uniform
from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.core.view import View
from monsterbox.games.oh_my_brain.api import events as e
from monsterbox.games.oh_my_brain.api.position import PHASES
from monsterbox.games.oh_my_brain.cards import FACES
from tests.cases import in_one_test
from tests.games.oh_my_brain.builders import a_match
from tests.text.speakers import BRAIN, SOURCES, a_brain_speaker, event_classes, samples

# House rules that bring choices and events of their own.
TABLES: list[dict[str, Any]] = [
    {},
    {"open_draft": True, "optional_swap": True, "forgetful_refill": True, "roll_per_card": True},
    {"memory_mode": True, "start_refill": True, "zero_clears": True, "die": "SWAP " * 6},
]


# Cards and die


@in_one_test(
    ("key", "field", "values"),
    [
        ("animal", "value", list(range(20))),
        ("face", "face", list(FACES)),
        ("face-effect", "face", list(FACES)),
        ("mark", "mark", ["roll", "mosquito", "spider", "mouse", "none"]),
        ("sign", "sign", ["rock", "paper", "scissors"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_word(
    language: str, key: str, field: str, values: list[Any]
) -> None:
    words = {a_brain_speaker(language).say(key, **{field: value}) for value in values}

    assert len(words) == len(values)


def test_cards_have_the_articles_of_their_language() -> None:
    spoken = {
        language: [a_brain_speaker(language).the_card(card) for card in ("8", "14", "17")]
        for language in LANGUAGES
    }

    assert spoken == {
        "de": ["die Spinne 8", "das Schwein 14", "den Bären 17"],
        "en": ["the spider 8", "the pig 14", "the bear 17"],
        "fr": ["l’araignée 8", "le cochon 14", "l’ours 17"],
        "nl": ["de spin 8", "het varken 14", "de beer 17"],
        "it": ["il ragno 8", "il maiale 14", "l’orso 17"],
    }


# Events


@in_one_test("kind", event_classes(e))
@in_one_test("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str, number: int, kind: type[Event]) -> None:
    values = {
        "face": FACES[number],
        "sign": ["rock", "paper", "scissors"][number],
        "is_open": False,
        "victim": 2,
        "receiver": 2,
        "other": 2,
        **dict.fromkeys(("cards", "got", "gave"), ("3", "14")[:number]),
        **dict.fromkeys(("count", "brains", "score"), number),
    }
    if kind is e.BrainsPaid:
        values["cards"] = number
    for seat in (None, 0, 1, 2):
        for event in samples(kind, values, card="17"):
            sentence = a_brain_speaker(language, seat).event(event)

            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            assert "  " not in sentence
            assert sentence[0].isupper()


def test_every_event_of_a_game_tells_different_listeners_different_things() -> None:
    event = e.HandsSwapped(seat=1, other=0, got=("4", "9"), gave=())

    told = [a_brain_speaker("en", seat).event(event.seen_by(seat)) for seat in (0, 1, 2, None)]

    assert told == [
        "Ben swaps hands with you. You get: nothing.",
        "You swap hands with Anna. You get: goldfish 4, crow 9.",
        "Ben and Anna swap hands.",
        "Ben and Anna swap hands.",
    ]


@pytest.mark.parametrize(
    ("event", "seat", "sentence"),
    [
        (e.CardsPlayed(seat=1, card="12", count=1), 0, "Ben plays the owl 12."),
        (e.CardsPlayed(seat=1, card="12", count=3), 0, "Ben plays the owl 12 ×3."),
        (e.CardsPlayed(seat=1, card=None, count=3), 0, "Ben plays 3 equal cards."),
        (e.CardsPlayed(seat=0, card=None, count=1), 0, "You play a card."),
        (
            e.ExtraGiven(seat=1, receiver=0, card="12"),
            0,
            "Ben puts the owl 12 into your graveyard.",
        ),
        (
            e.ExtraGiven(seat=1, receiver=2, card=None),
            0,
            "Ben puts an extra card into Cleo’s graveyard.",
        ),
        (e.BrainStolen(seat=1, victim=0), 0, "Ben steals a brain from you!"),
        (e.BrainsPaid(seat=1, brains=2, cards=5), 0, "Ben pays 2 brains for 5 cards."),
        (
            e.BrainsPaid(seat=1, brains=0, cards=0),
            0,
            "Ben has no cards either and pays nothing.",
        ),
        (e.SeatScored(seat=0, score=0, rank=3), 0, "You finish third without a brain."),
        (
            e.CardKept(seat=0, card="4", buried=None, count=1),
            0,
            "You take the goldfish 4 into your hand.",
        ),
        (
            e.DieRolled(seat=0, face="GAIN"),
            0,
            "You roll the die. Gain: one brain comes from the supply.",
        ),
    ],
)
def test_what_happened_is_told_exactly(event: Event, seat: int, sentence: str) -> None:
    assert a_brain_speaker("en", seat).event(event) == sentence


def test_words_fit_the_grammar_of_their_language() -> None:
    event = e.BrainStolen(seat=1, victim=0)

    assert {language: a_brain_speaker(language).event(event) for language in LANGUAGES} == {
        "de": "Ben stiehlt dir ein Hirn!",
        "en": "Ben steals a brain from you!",
        "fr": "Ben te vole un Cerveau\u202f!",
        "nl": "Ben steelt een brein van jou!",
        "it": "Ben ti ruba un cervello!",
    }


def test_a_story_leaves_out_what_the_others_do_unseen_in_the_set_up() -> None:
    match = BRAIN.match(seats=3, seed=1)
    match.play(1, match.legal(1)[0])

    story = [sentence for _, sentence in a_brain_speaker("en").story(match.events(0))]

    assert story == [
        "Round 1 begins: Cleo starts.",
        "You are dealt mosquito 0, sheep 15, bear 17.",
    ]


# Questions


@in_one_test("phase", [phase for phase in PHASES if phase != "refilled"])  # nobody is asked
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_asks_a_question(language: str, phase: str) -> None:
    match = a_match(hand=[4, 4, 9], horde=[3])
    for seat in (0, 1, None):
        view = msgspec.structs.replace(match.view(seat), phase=phase, extras=2, given="9")

        prompt = a_brain_speaker(language, seat).prompt(view)

        assert prompt.text.endswith((".", "?"))
        assert "{" not in prompt.text
        assert BRAIN.clauses[prompt.clause].id == prompt.clause


@pytest.mark.parametrize(
    ("hand", "horde", "question", "clause"),
    [
        ([4, 9], [], "The horde is empty: play any number.", "ZA-16"),
        ([4, 9], [5], "Play higher than 5 (a 0 always fits), or pass.", "ZA-17"),
        ([4, 9], [5, 8], "On the spider you must play below 8, or pass.", "ZA-36"),
        ([4, 9], [5, 0], "On the mosquito any number fits; play or pass.", "ZA-34"),
        ([4, 9], [19], "Only a 0 fits on 19; play one or pass.", "ZA-33"),
        ([], [5], "Your hand is empty: you can only pass.", "ZA-28"),
    ],
)
def test_the_question_says_what_fits(
    hand: list[int], horde: list[int], question: str, clause: str
) -> None:
    match = a_match(hand=hand, grave=[13], horde=horde)

    prompt = a_brain_speaker("en").prompt(match.view(0))

    assert (prompt.text, prompt.clause) == (question, clause)


def test_who_has_chosen_hears_who_has_not() -> None:
    """Q-1, R-01. In the set-up all choose at the same time."""
    match = BRAIN.match(seats=3, seed=1)
    match.play(0, match.legal(0)[0])

    assert a_brain_speaker("en", 0).prompt(match.view(0)).text == (
        "Still choosing a card to bury: Ben and Cleo."
    )
    assert a_brain_speaker("en", 2).prompt(match.view(2)).text.startswith("Deal 1 of 3: bury")
    match.play(1, match.legal(1)[0])
    match.play(2, match.legal(2)[0])
    assert a_brain_speaker("en", 0).prompt(match.view(0)).text.startswith("Deal 2 of 3: bury")


# Choices


class Moment(NamedTuple):
    """A question of a game: who is asked, what that seat sees, what it may answer."""

    seat: int
    view: View
    legal: list[str]


@cache
def moments(table: int, seed: int) -> list[Moment]:
    """A whole game of bots."""
    match = BRAIN.match(seats=3, seed=seed, **TABLES[table])
    bot = Uniform(seed)
    found = []
    while not match.over:
        seat = match.waiting[-1]
        found.append(Moment(seat, match.view(seat), match.legal(seat)))
        match.play(seat, bot.choose(match.belief(seat)))
    return found


@in_one_test("table", range(len(TABLES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_whole_game_is_a_sentence(language: str, table: int) -> None:
    speakers = [a_brain_speaker(language, seat, **TABLES[table]) for seat in range(3)]
    for seat, view, legal in moments(table, seed=4):
        sentences = [speakers[seat].choice(choice, view) for choice in legal]

        assert len(set(sentences)) == len(legal)
        for choice, sentence in zip(legal, sentences, strict=True):
            assert "{" not in sentence
            assert speakers[seat].clause_of(choice, view).id.startswith("ZA-")
            if speakers[seat].has_short(choice):
                assert speakers[seat].short_choice(choice, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rock_paper_and_scissors_are_choices_too(language: str) -> None:
    match = BRAIN.match(seats=3, seed=1, tie_starter="rps")
    speaker = a_brain_speaker(language, tie_starter="rps")

    sentences = {speaker.choice(sign, match.view(0)) for sign in ("rock", "paper", "scissors")}

    assert len(sentences) == 3
    assert speaker.clause_of("rock", match.view(0)).id == "ZA-57"


def test_no_sentence_is_left_over() -> None:
    speaker = a_brain_speaker("en")
    used = {
        speaker.kind_of(choice)
        for table in range(len(TABLES))
        for seed in (4, 5)
        for moment in moments(table, seed)
        for choice in moment.legal
    }
    file = SOURCES / "games" / "oh_my_brain" / "words" / "locales" / "en.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    written = {line.split(" =")[0][7:] for line in lines if line.startswith("choice-")}

    assert used | {"rock", "paper", "scissors"} == written


def test_numbers_of_seats_are_not_numbers_of_cards() -> None:
    speaker = a_brain_speaker("en")

    kinds = [
        speaker.kind_of(choice)
        for choice in ("play 1", "play 1 x2", "to 1", "give 1", "give to 1", "steal from 1")
    ]

    assert kinds == [
        "play-card",
        "play-card-number",
        "to-seat",
        "give-card",
        "give-to-seat",
        "steal-from-seat",
    ]
    assert speaker.card_of("play 1 x2") == "1"
    assert speaker.card_of("swap hand 1") is None


def test_a_choice_says_what_comes_of_it() -> None:
    match = a_match(hand=[0, 2, 8, 11, 11, 14], horde=[1])
    speaker, view = a_brain_speaker("en"), match.view(0)

    assert {choice: speaker.choice(choice, view) for choice in match.legal(0)} == {
        "play 0": "Play the mosquito 0",
        "play 2": "Play the snail 2 (roll the die)",
        "play 8": "Play the spider 8 (next card below 8)",
        "play 11": "Play the mouse 11 (clears the horde, you go again)",
        "play 11 x2": "Play the mouse 11 ×2 (clears the horde, you go again)",
        "play 14": "Play the pig 14",
        "pass": "Pass: clear the horde, lose a brain, draw two cards, start a new horde",
    }
    clauses = [speaker.clause_of(choice, view).id for choice in match.legal(0)]
    assert clauses == ["ZA-33", "ZA-17", "ZA-17", "ZA-17", "ZA-15", "ZA-17", "ZA-22"]


def test_the_last_brain_is_warned_of() -> None:
    """ZA-24, ZA-46."""
    match = a_match(hand=[1, 9], horde=[], brains={0: 1, 1: 1, 2: 4}, chance=["face STEAL"])
    speaker = a_brain_speaker("en")
    assert "LAST brain" in speaker.choice("pass", match.view(0))

    match.play(0, "play 1")

    assert [speaker.choice(choice, match.view(0)) for choice in match.legal(0)] == [
        "Steal Ben’s LAST brain: the game ends",
        "Steal from Cleo (4 brains)",
    ]


def test_lots_and_drawn_cards_name_what_is_kept() -> None:
    """ZA-02, ZA-25; equal cards are counted."""
    match = BRAIN.match(seats=3, seed=3)
    speaker, view = a_brain_speaker("en"), match.view(0)
    assert [speaker.choice(choice, view) for choice in match.legal(0)] == [
        "Bury the mouse 11, keep mouse 11, hedgehog 13",
        "Bury the hedgehog 13, keep mouse 11, mouse 11",
    ]

    match = a_match(hand=[4], horde=[19], chance=["card 6", "card 7"])
    match.play(0, "pass")

    assert speaker.choice("keep 7", match.view(0)) == "Keep the bat 7, bury the tortoise 6"


# The edition


def test_a_deck_of_ones_own_needs_no_notice() -> None:
    copies = [3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2]
    own: dict[str, Any] = {"deck": copies, "marshmallows": [1, 19]}

    assert a_brain_speaker("en", **own).option("deck").value == "a deck of your own"
    assert len(a_brain_speaker("en", **own).notices()) == 1
    assert "reconstruction" in a_brain_speaker("en", deck=copies).notices()[1]


def test_numbers_as_values_have_words() -> None:
    assert a_brain_speaker("en").option("stall_limit").value == "after 1000"
    assert a_brain_speaker("en", stall_limit=0).option("stall_limit").value == "never"
    assert a_brain_speaker("en", stall_limit=7).option("stall_limit").value == (
        "after a number of your own"
    )
