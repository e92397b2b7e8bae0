"""Everything that can happen, be asked, be chosen or be refused has words in five languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

import monsterbox as mb
from monsterbox.bots.bot import Question
from monsterbox.bots.uniform import Uniform
from monsterbox.core.errors import Refusal
from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.zombeasts import events as zombeasts_events
from monsterbox.games.zombeasts.position import PHASES
from monsterbox.text.say import Speaker, value_key

GAME = mb.game("zombeasts")
NAMES = ["Anna", "Ben", "Cleo"]
SOURCES = Path(mb.__file__).parent
# House rules that bring choices and events of their own.
TABLES: list[dict[str, Any]] = [
    {"master": True},
    {"master": True, "drawCount": "upTo", "drawReveal": "declareFirst", "swapForced": False},
    {"master": True, "doubleWhite": "allow", "swapDestination": "ownOrOpponent"},
    {"master": True, "mouseMayStart": True, "exchangeCorner": "legalResult"},
]


def a_speaker(language: str, seat: int | None = 0, **options: Any) -> Speaker:
    settings = GAME.settings(3, options)
    return Speaker(language, GAME, settings, NAMES, seat)


# Events


def event_classes() -> list[type[Event]]:
    return [
        one
        for one in vars(zombeasts_events).values()
        if isinstance(one, type) and issubclass(one, Event) and one is not Event
    ]


def samples(kind: type[Event]) -> Iterator[Event]:
    """An event of that class, with every field told, and hidden where it may be."""
    values: dict[str, object] = {
        "moon": "white2",
        "toy": "bone",
        "cards": ("G-DOG-4R", "W-NONE-L"),
        "score": -3,
    }
    for hidden in (False, True):
        values["source"] = "pile" if hidden else "hand"
        given: dict[str, object] = {}
        for field in msgspec.structs.fields(kind):
            if hidden and type(None) in get_args(field.type):
                given[field.name] = None
            elif field.name in values:
                given[field.name] = values[field.name]
            else:
                given[field.name] = 1 if int in (field.type, *get_args(field.type)) else "R-RAB-1R*"
        yield kind(**given)


@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str, kind: type[Event]) -> None:
    for seat in (None, 0, 1):
        speaker = a_speaker(language, seat, master=True)
        for event in samples(kind):
            sentence = speaker.event(event)

            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            assert "R-RAB" not in sentence
            assert "  " not in sentence


def test_the_listener_is_addressed_and_the_others_are_named() -> None:
    event = zombeasts_events.HandRobbed(seat=1, victim=0, card="G-DOG-4R")

    assert a_speaker("en", 0).event(event) == "Ben draws the green dog 4R from your hand."
    assert a_speaker("en", 1).event(event) == "You draw the green dog 4R from Anna’s hand."
    unseen = event.seen_by(2)
    assert a_speaker("en", 2).event(unseen) == "Ben draws a card from Anna’s hand."


def test_words_fit_the_grammar_of_their_language() -> None:
    event = zombeasts_events.CardAdded(seat=1, card="G-RAB-4R", moon="green")

    sentences = {language: a_speaker(language).event(event) for language in LANGUAGES}

    assert sentences == {
        "de": "Ben legt den grünen Hasen 4R an die grüne Mondauslage an.",
        "en": "Ben adds the green rabbit 4R to the green moon.",
        "fr": "Ben ajoute le lapin vert 4R à la série verte.",
        "nl": "Ben legt de groene haas 4R aan de groene uitstalling aan.",
        "it": "Ben aggiunge il coniglio verde 4R alla luna verde.",
    }


def test_equal_sentences_in_a_row_are_told_once() -> None:
    drawn = zombeasts_events.PileDrawn(seat=1, card=None)
    began = zombeasts_events.TurnStarted(seat=2)

    story = a_speaker("en").story([drawn, drawn, drawn, began, drawn])

    assert [sentence for _, sentence in story] == [
        "Ben draws a card from the draw pile. (×3)",
        "It is Cleo’s turn.",
        "Ben draws a card from the draw pile.",
    ]


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    speaker = a_speaker(language, master=True)

    labels = {speaker.card(card) for card in speaker.cards}

    assert len(labels) == len(speaker.cards)


@pytest.mark.parametrize(
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
    assert a_speaker("en").card("G-DOG-4R*") == "green dog 4R"
    assert a_speaker("en", master=True).card("G-DOG-4R*") == "green dog 4R with bone"


# Refusals


def refusal_codes() -> set[str]:
    """Every code that the sources give a `Refusal` or `Unreadable`."""
    codes = set()
    for path in [SOURCES / "core" / "match.py", *(SOURCES / "games").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Refusal", "Unreadable")
                and node.args
            ):
                codes |= texts_in(node.args[0])
    return codes


def texts_in(node: ast.expr) -> set[str]:
    """The texts that an expression may be; `"a" if test() else "b"` may be two."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_reason(language: str) -> None:
    codes = refusal_codes()
    assert {"corner-taken", "pile-empty", "unknown-card", "not-your-turn"} <= codes

    speaker = a_speaker(language)

    assert all(speaker.refusal(Refusal(code)).endswith(".") for code in codes)


# Questions and choices


@pytest.mark.parametrize("phase", PHASES)
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
    view: msgspec.Struct
    past: list[Event]
    legal: list[str]


@cache
def moments(table: int, seed: int) -> list[Moment]:
    """A whole game of bots."""
    match = GAME.match(seats=3, seed=seed, **TABLES[table])
    bot = Uniform(seed)
    cards = GAME.components(match.settings)
    found = []
    while not match.over:
        seat = match.waiting[0]
        view, legal = match.view(seat), match.legal(seat)
        found.append(Moment(seat, view, match.events(seat)[-10:], legal))
        match.play(seat, bot.choose(Question(seat, view, legal, cards, match.settings)))
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
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
            "options": {"swapForced": False},
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
            "options": {"swapDestination": "ownOrOpponent"},
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


@pytest.mark.parametrize("kind", RARE)
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
    file = SOURCES / "locales" / "en" / "zombeasts.ftl"
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
        "play R-DOG-3R": "Start a new red moon with the red dog 3R",
        "play R-DOG-3R on white": "Take over your white moon with the red dog 3R",
        "play W-CAT-R on blue": "Add the cat joker R to your blue moon",
        "play W-CAT-R on white": "Add the cat joker R to your white moon",
        "swap W-CAT-R": "Swap the cat joker R for a card in another player’s moon",
    }
    match.play(0, "swap W-CAT-R")
    assert (
        speaker.choice("take R-CAT-2R", match.view(0)) == "Take the red cat 2R from Ben’s red moon"
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


# House rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_and_value_has_words(language: str) -> None:
    speaker = a_speaker(language)
    for name, option in GAME.options.items():
        words = speaker.option(name)

        assert words.title
        assert words.about.endswith(".")
        values = [speaker.say(f"option-{name}.{value_key(value)}") for value in option.allowed]
        values += [speaker.say(f"option-{name}.free")] if option.free else []
        assert len(set(values)) == len(values)
        assert words.value in values


def test_a_deck_of_ones_own_is_named_and_needs_no_notice() -> None:
    cards = [msgspec.to_builtins(card) for card in GAME.components(GAME.settings(3, {})).values()]
    own: dict[str, Any] = {"deckProfile": {"name": "mine", "card": cards}}

    assert a_speaker("en", **own).option("deckProfile").value == "a deck of your own"
    assert len(a_speaker("en", **own).notices()) == 1
    assert "reconstruction" in a_speaker("en").notices()[1]
