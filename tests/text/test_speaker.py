"""Everything that can happen, be refused or be agreed on has words in five languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from monsterbox.core.errors import Refusal
from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.zombeasts.api import events as zombeasts_events
from monsterbox.text.catalog import MissingText
from monsterbox.text.speaker import Speaker, value_key
from tests.cases import in_one_test
from tests.text.speakers import (
    BRAIN,
    GAME,
    HUMANS,
    HUMANS_ZOMBIES,
    MEISTER,
    a_brain_speaker,
    a_humans_speaker,
    a_meister_speaker,
    a_speaker,
    a_zombies_speaker,
    event_classes,
    refusal_codes,
    samples,
)

SPEAKERS: dict[str, Callable[[str], Speaker]] = {
    GAME.key: a_speaker,
    BRAIN.key: a_brain_speaker,
    MEISTER.key: a_meister_speaker,
    HUMANS.key: a_humans_speaker,
    HUMANS_ZOMBIES.key: a_zombies_speaker,
}

# Events


@in_one_test("kind", event_classes(zombeasts_events))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str, kind: type[Event]) -> None:
    values = {
        "moon": "white2",
        "toy": "bone",
        "cards": ("G-DOG-4R", "W-NONE-L"),
        "score": -3,
    }
    told, _ = samples(kind, values | {"source": "hand"}, card="R-RAB-1R*")
    _, hidden = samples(kind, values | {"source": "pile"}, card="R-RAB-1R*")
    for seat in (None, 0, 1):
        speaker = a_speaker(language, seat, master=True)
        for event in (told, hidden):
            sentence = speaker.event(event)

            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            assert "R-RAB" not in sentence
            assert "  " not in sentence


def test_the_listener_is_addressed_and_the_others_are_named() -> None:
    event = zombeasts_events.HandRobbed(seat=1, victim=0, card="G-DOG-4R")

    assert a_speaker("en", 0).event(event) == "Ben draws the green dog 4 (right) from your hand."
    assert a_speaker("en", 1).event(event) == "You draw the green dog 4 (right) from Anna’s hand."
    unseen = event.seen_by(2)
    assert a_speaker("en", 2).event(unseen) == "Ben draws a card from Anna’s hand."


def test_words_fit_the_grammar_of_their_language() -> None:
    event = zombeasts_events.CardAdded(seat=1, card="G-RAB-4R", moon="green")

    sentences = {language: a_speaker(language).event(event) for language in LANGUAGES}

    assert sentences == {
        "de": "Ben legt den grünen Hasen 4 (rechts) an die grüne Mondauslage an.",
        "en": "Ben adds the green rabbit 4 (right) to the green moon.",
        "fr": "Ben ajoute le lapin vert 4 (droite) à la série verte.",
        "nl": "Ben legt de groene haas 4 (rechts) aan de groene uitstalling aan.",
        "it": "Ben aggiunge il coniglio verde 4 (destra) alla luna verde.",
    }


def test_equal_sentences_in_a_row_are_told_once() -> None:
    passed = zombeasts_events.TurnSkipped(seat=1)
    began = zombeasts_events.TurnStarted(seat=2)

    story = a_speaker("en").story([passed, passed, passed, began, passed])

    assert [sentence for _, sentence in story] == [
        "Ben has no cards left: the turn is skipped. (×3)",
        "It is Cleo’s turn.",
        "Ben has no cards left: the turn is skipped.",
    ]


# Refusals


@in_one_test(
    ("key", "package", "some"),
    [
        ("zombeasts", "zombeasts", {"corner-taken", "pile-empty", "unknown-card"}),
        ("oh-my-brain", "oh_my_brain", {"still-in-grave", "too-low", "unknown-number"}),
        ("monster-meister", "monster_meister", {"touches-nothing", "named-already", "outside"}),
        ("humans", "humans", {"tile-does-not-fit", "barricaded", "no-open-end"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_reason(language: str, key: str, package: str, some: set[str]) -> None:
    codes = refusal_codes(package)
    assert some | {"not-your-turn"} <= codes

    speaker = SPEAKERS[key](language)

    reasons = [speaker.refusal(Refusal(code)) for code in codes]
    assert all(reason.endswith(".") for reason in reasons)
    assert len(set(reasons)) == len(codes)


def test_a_game_without_words_of_its_own_says_it_in_general_ones() -> None:
    """What it has words for, it says in them; what nobody has words for is an error of the game."""
    speaker = a_speaker("en")

    assert speaker.say("label-turn") == speaker.catalog.say("core", "label-turn")
    assert speaker.say("game-ended") != speaker.catalog.say("core", "game-ended")
    with pytest.raises(MissingText, match="zombeasts"):
        speaker.say("no-such-sentence")


# House rules


@pytest.mark.parametrize("key", SPEAKERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_and_value_has_words(language: str, key: str) -> None:
    speaker: Speaker = SPEAKERS[key](language)
    for name, option in speaker.game.options.items():
        words = speaker.option(name)

        assert words.title
        assert words.about.endswith(".")
        values = [speaker.say(f"option-{name}.{value_key(value)}") for value in option.allowed]
        values += [speaker.say(f"option-{name}.free")] if option.free else []
        assert len(set(values)) == len(values)
        assert words.value in values


def test_values_that_begin_with_a_figure_have_words_too() -> None:
    words = a_meister_speaker("en", memorize_time="20s", first_holder=1)

    assert words.option("memorize_time").value == "20 seconds at most"
    assert words.option("first_holder").value == "the second seat"


def test_a_deck_of_ones_own_is_named_and_needs_no_notice() -> None:
    cards = [msgspec.to_builtins(card) for card in GAME.components(GAME.settings(3, {})).values()]
    own: dict[str, Any] = {"deck_profile": {"name": "mine", "card": cards}}

    assert a_speaker("en", **own).option("deck_profile").value == "a deck of your own"
    assert len(a_speaker("en", **own).notices()) == 1
    assert "reconstruction" in a_speaker("en").notices()[1]
