"""Events, questions, choices and places of Humans!!!, alone and with Zombies!!!, in words."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.events import Event
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.core.view import View
from monsterbox.games.humans.api import events as e
from monsterbox.games.humans.api import journal
from monsterbox.games.humans.api.position import PHASES
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.tiles import TILES
from monsterbox.games.humans.words.citations import CLAUSE_OF_EVENT
from monsterbox.text.citations import citations_of
from monsterbox.text.speaker import Speaker
from tests.cases import in_one_test, in_tiers
from tests.games.humans.builders import a_match
from tests.text.speakers import (
    HUMANS,
    NAMES,
    SOURCES,
    a_humans_speaker,
    a_zombies_speaker,
    event_classes,
    key_of,
    samples,
)

GAMES: list[str] = [key for key in ("humans", "humans-zombies") if key in mb.games()]
# House rules that bring questions of their own.
TABLES: list[dict[str, Any]] = [
    {},
    {"ask_flee_reroll": True, "windows": "uniform", "reroll": "any_player", "try": "per_zombie"},
]
# Games in which every kind of choice comes up; some only with house rules of their own.
SEEDS = {"humans": (1, 12), "humans-zombies": (4, 2, 3, 11)}
JOINT = {"end-move-then-discard-nothing", "end-move-then-discard-item"}  # two choices in one
RARE: dict[str, set[str]] = {
    "humans": JOINT,
    "humans-zombies": {"stack-humans", "stack-zombies"} | JOINT,
}
HOSPITAL = ("H10 0,-1 r0", "H02 1,0 r0")
KNOWN = {
    "what": "capture",
    "space": "1,-1",
    "start": "1,-2",
    "cell": "0,-1",
    "tile": "H10",
    "quarters": 1,
    "card": "HW3",
    "target": "1,1",
    "character": "doctor",
    "infection": "eat",
    "wound": "belly",
    "deck": "wounds",
    "arm": "east",
    "dead": True,
    "out": True,
    "victim": 2,
    "owner": 2,
    "leader": 2,
}


# Words


@in_one_test(
    ("key", "field", "values"),
    [
        ("character", "character", CHARACTERS),
        ("ability", "character", CHARACTERS),
        ("ability-effect", "character", CHARACTERS),
        ("card", "kind", KINDS),
        ("infection", "infection", INFECTIONS),
        ("wound", "wound", WOUNDS),
        ("direction", "direction", ("north", "east", "south", "west")),
        ("spot", "spot", ("n", "ne", "e", "se", "s", "sw", "w", "nw", "c")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_word(
    language: str, key: str, field: str, values: tuple[str, ...]
) -> None:
    words = {a_zombies_speaker(language).say(key, **{field: value}) for value in values}

    assert len(words) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_card_can_be_asked_for(language: str) -> None:
    """Ids select words, they are not spoken as cards."""
    speaker = a_zombies_speaker(language)

    assert all(speaker.say("tile", tile=tile) for tile in TILES)
    assert all(speaker.say("card-effect", kind=kind).endswith(".") for kind in KINDS)
    assert all(speaker.say("card-when", kind=kind) for kind in KINDS)


def test_every_component_has_a_label() -> None:
    speaker = a_zombies_speaker("en")

    labels = {name: speaker.card(name) for name in ("H10", "Z30", "doctor", "HW3", "ZE27")}

    assert labels == {
        "H10": "Hospital",
        "Z30": "Helipad",
        "doctor": "Doctor",
        "HW3": "Baseball Bat",
        "ZE27": "Zombie Master",
    }


# Places


def a_place(space: str, language: str = "en", *town: str) -> str:
    match = a_match(town=town or HOSPITAL)
    speaker = a_humans_speaker(language)
    speaker.look(match.view(0))
    return speaker.event(e.HumanPlaced(space=space)).partition(": ")[2]


def test_places_are_called_by_their_tiles() -> None:
    assert [a_place(space) for space in ("1,1", "1,0", "1,-1", "0,-3", "4,1", "4,0")] == [
        "Town Square, centre.",
        "Town Square, north end.",
        "Hospital, street in the south.",
        "Hospital, north-west room.",
        "Crossroads (1 east), centre.",
        "Crossroads (1 east), north end.",
    ]


def test_a_turned_tile_has_its_rooms_elsewhere() -> None:
    """The Gymnasium has its building in the north, turned once in the east."""
    town = ("H19 0,-1 r1",)

    assert a_place("2,-2", "en", *town) == "Gymnasium, east room."
    assert a_place("1,-2", "en", *town) == "Gymnasium, street in the middle."


def test_far_places_are_told_by_direction_and_distance() -> None:
    town = ("H02 1,0 r0", "H03 1,-1 r0", "H04 -1,0 r0")

    assert a_place("4,-2", "en", *town) == "Crossroads (1 east, 1 north), centre."
    assert a_place("-2,1", "en", *town) == "Junction (1 west), centre."


def test_places_have_names_in_five_languages() -> None:
    assert {language: a_place("0,-3", language) for language in LANGUAGES} == {
        "de": "Krankenhaus, Raum im Nordwesten.",
        "en": "Hospital, north-west room.",
        "fr": "Hôpital, salle au nord-ouest.",
        "nl": "Ziekenhuis, kamer in het noordwesten.",
        "it": "Ospedale, stanza a nord-ovest.",
    }


def test_a_town_that_was_not_seen_is_told_by_numbers() -> None:
    assert a_humans_speaker("en").event(e.HumanPlaced(space="4,1")) == (
        "A human comes here: space 4,1."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_two_spaces_of_a_town_have_the_same_name(key: str, language: str) -> None:
    view: Any = moments(key, 0, SEEDS[key][-1])[-1].view
    speaker = Speaker(language, mb.game(key), mb.game(key).settings(3, {}), NAMES, 0)
    speaker.look(view)
    cells = [tuple(map(int, tile.cell.split(","))) for tile in view.town]
    spaces = [f"{x * 3 + k % 3},{y * 3 + k // 3}" for x, y in cells for k in range(9)]

    names = {speaker.event(e.HumanPlaced(space=space)) for space in spaces}

    assert len(cells) > 8
    assert len(names) == len(spaces)


# Events


@cache
def a_town() -> View:
    return a_match(town=HOSPITAL).view(None)


@in_one_test("kind", event_classes(e))
@in_one_test("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str, number: int, kind: type[Event]) -> None:
    values = KNOWN | dict.fromkeys(("count", "score", "life", "needed", "steps"), number)
    values["what"] = journal.ROLLS[number]
    values["target"] = ("1,1", "2", "1,-1")[number]
    for seat in (None, 0, 1, 2):
        speaker = a_zombies_speaker(language, seat)
        speaker.look(a_town())
        for event in samples(kind, values, card="HE07"):
            sentence = speaker.event(event)

            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            assert "  " not in sentence
            assert sentence[0].isupper() or sentence[0] in "“„«‘"


@in_one_test("what", journal.ROLLS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_roll_says_what_it_is_for(language: str, what: str) -> None:
    others = [one for one in journal.ROLLS if one != what]
    speaker = a_zombies_speaker(language)

    told = speaker.event(e.DieRolled(seat=1, what=what, face=3))

    assert told not in [speaker.event(e.DieRolled(seat=1, what=one, face=3)) for one in others]


def told_by(match: Match, seat: int | None = 0, since: int = 0) -> list[str]:
    speaker = a_humans_speaker("en", seat)
    speaker.look(match.view(seat))
    return [sentence for _, sentence in speaker.story(match.events(seat, since=since))]


def test_a_capture_says_who_rolled_what_against_what() -> None:
    """HU-40 to HU-42. Seat 0 is a Musician with Capture 4."""
    match = a_match(
        zombies={0: ["1,0"]},
        humans=["1,0"],
        hands={1: ["HW3"]},
        steps=0,
        chance=["face 5", "face 3", "wounded belly", "wounded chest", "wounded left-leg"],
    )
    match.play(0, "end move")
    match.play(1, "play HW3")

    assert told_by(match)[:7] == [
        "You roll 5 for the capture, against 4.",
        "You capture the human: Town Square, north end.",
        "Ben plays “Baseball Bat”.",
        "Ben rolls 3 for the armed human; with the bonus 4 or more hits.",
        "Ben’s weapon hits with 4 or more: you take a wound.",
        "You draw a wound card: Belly.",
        "You draw a wound card: Chest.",
    ]


def test_a_break_in_says_what_it_takes() -> None:
    """HU-29 to HU-31."""
    match = a_match(town=HOSPITAL, zombies={0: ["1,-1"], 1: ["1,-1"]}, chance=["face 4"])

    match.play(0, "break 1,-1")

    assert told_by(match) == [
        "You try to break in: Hospital, street in the south. It takes 4 or more.",
        "You roll 4 to break in.",
        "A No-Barricade marker is put here: Hospital, street in the south.",
    ]


def test_a_step_names_its_direction_and_its_end() -> None:
    match = a_match(town=HOSPITAL)

    match.play(0, "step 1,1 north")

    assert told_by(match, 0) == ["Your zombie steps north: Town Square, north end."]
    assert told_by(match, 1) == ["Anna’s zombie steps north: Town Square, north end."]


def test_nobody_hears_of_a_card_that_another_player_draws() -> None:
    drawn = e.CardDrawn(seat=1, deck="humans", card="HE07")
    told = [a_humans_speaker("en", seat).event(drawn.seen_by(seat)) for seat in (0, 1, None)]

    assert told == ["Ben draws a card.", "You draw “Run For It!”.", "Ben draws a card."]


@pytest.mark.parametrize("seed", range(3))
def test_the_story_names_no_card_in_a_hand(seed: int) -> None:
    """A seat is told its own cards, and those of others only when they lie open."""
    match = HUMANS.match(seats=3, seed=seed)
    bot = Uniform(seed)
    speaker = a_humans_speaker("en", 0)
    told = 0
    while not match.over and match.version < 400:
        asked = match.waiting[0]
        match.play(asked, bot.choose(match.belief(asked)))
        news = match.events(0, since=told)
        told = match.version
        secret = [event for event in news if isinstance(event, e.CardDrawn) and event.seat != 0]
        assert all(speaker.event(event).endswith("draws a card.") for event in secret)


def test_every_event_of_the_base_game_has_its_clause() -> None:
    """The book of the base game knows the events that happen in it, that of both games all."""
    happened = {
        event.key
        for seed in SEEDS["humans"]
        for event in whole_game("humans", 0, seed).events(None)
    }

    assert happened <= set(CLAUSE_OF_EVENT)
    assert {key_of(kind) for kind in event_classes(e)} == set(
        citations_of("humans-zombies").CLAUSE_OF_EVENT
    )


# Questions


@in_one_test("phase", [*PHASES, "window"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_asks_a_question(language: str, phase: str) -> None:
    match = a_match(town=HOSPITAL)
    for seat in (0, 1, None):
        for steps in (0, 1, 5):
            view = msgspec.structs.replace(
                match.view(seat), phase=phase, steps=steps, card="HE07", weapon="HW3", roll=3
            )

            prompt = a_zombies_speaker(language, seat).prompt(view)

            assert prompt.text.endswith((".", "?"))
            assert "{" not in prompt.text
            assert "  " not in prompt.text
            assert prompt.clause in a_zombies_speaker(language).rules


def test_the_question_about_a_token_says_what_was_rolled() -> None:
    """HU-71, A-71."""
    match = a_match(zombies={0: ["1,0"]}, humans=["1,0"], tokens={0: 2}, steps=0, chance=["face 2"])
    match.play(0, "end move")

    assert a_humans_speaker("en").prompt(match.view(0), match.events(0)).text == (
        "You rolled 2 for the capture and need 4. Give up one of your 2 dice tokens for a new roll?"
    )


def test_a_removed_zombie_is_said_to_be_out_of_the_game() -> None:
    """HU-59. Not where it goes back to the supply."""
    speaker = a_humans_speaker("en")
    said = [speaker.event(e.ZombieRemoved(seat=1, space="1,1", out=out)) for out in (True, False)]

    assert said[0] == f"{said[1]} It is out of the game."


def test_a_reaction_is_asked_for_in_secret() -> None:
    """A-68. The others hear only that somebody may react."""
    match = a_match(
        zombies={0: ["1,0"]}, humans=["1,0"], hands={1: ["HW3"]}, steps=0, chance=["face 6"]
    )
    match.play(0, "end move")

    assert a_humans_speaker("en", 1).prompt(match.view(1)).text == (
        "Anna has captured somebody: Town Square, north end. Do you play a card?"
    )
    assert a_humans_speaker("en", 2).prompt(match.view(2)).text == "The others may react."


# Choices


class Moment(NamedTuple):
    """A question of a game: who is asked, what that seat sees, what it may answer."""

    seat: int
    view: View
    legal: list[str]


@cache
def played(key: str, table: int, seed: int) -> tuple[Match, list[Moment]]:
    """A whole game of bots, and all its questions."""
    match = mb.game(key).match(seats=3, seed=seed, **TABLES[table])
    bot = Uniform(seed)
    found = []
    while not match.over:
        seat = match.waiting[-1]
        found.append(Moment(seat, match.view(seat), match.legal(seat)))
        match.play(seat, bot.choose(match.belief(seat)))
    return match, found


def moments(key: str, table: int, seed: int) -> list[Moment]:
    return played(key, table, seed)[1]


def whole_game(key: str, table: int, seed: int) -> Match:
    return played(key, table, seed)[0]


@in_one_test("table", range(len(TABLES)))
@pytest.mark.parametrize("key", in_tiers(GAMES, fast=["humans"]))
@pytest.mark.parametrize("language", in_tiers(LANGUAGES, fast=["de"]))
def test_every_choice_of_a_whole_game_is_a_sentence(language: str, key: str, table: int) -> None:
    game = mb.game(key)
    settings = game.settings(3, TABLES[table])
    speakers = [Speaker(language, game, settings, NAMES, seat) for seat in range(3)]
    for seat, view, legal in moments(key, table, SEEDS[key][-1]):
        sentences = [speakers[seat].choice(choice, view) for choice in legal]

        assert len(set(sentences)) == len(legal)
        for choice, sentence in zip(legal, sentences, strict=True):
            assert "{" not in sentence
            assert speakers[seat].clause_of(choice, view).id in speakers[seat].rules
            if speakers[seat].has_short(choice):
                assert speakers[seat].short_choice(choice, view)


@pytest.mark.parametrize("key", in_tiers(GAMES, fast=["humans"]))
def test_no_sentence_is_left_over(key: str) -> None:
    speaker = a_zombies_speaker("en")
    used = {
        speaker.kind_of(choice)
        for seed in SEEDS[key]
        for moment in moments(key, 0, seed)
        for choice in moment.legal
    }
    written = {name for file in GAMES[: GAMES.index(key) + 1] for name in choices_in(file)}

    assert used | RARE[key] == written


def choices_in(key: str) -> set[str]:
    """The kinds of choices that a game has words for of its own."""
    words = SOURCES / "games" / "humans" / "words"
    folder = words if key == "humans" else words / "zombies"
    lines = (folder / "locales" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0][7:] for line in lines if line.startswith("choice-")}


def test_words_of_a_choice_are_told_apart() -> None:
    speaker = a_zombies_speaker("en")

    kinds = {
        choice: speaker.kind_of(choice)
        for choice in (
            "place H14 1,0 r1",
            "step 4,1 east",
            "play HE01 1,0",
            "play HE04 4,1",
            "play HE14 1",
            "play ZE06 1 bullets",
            "play ZE06 1 ZE10",
            "play ZE04 1 4,1",
            "wound belly",
            "drop eat",
        )
    }

    assert list(kinds.values()) == [
        "place-tile-cell-quarters",
        "step-space-direction",
        "play-card-cell",
        "play-card-space",
        "play-card-seat",
        "play-card-seat-bullets",
        "play-card-seat-item",
        "play-card-seat-space",
        "wound-wound",
        "drop-infection",
    ]
    assert speaker.card_of("play ZE06 1 ZE10") == "ZE06"
    assert speaker.card_of("place H14 1,0 r1") is None


def test_a_choice_says_where_it_leads_and_what_is_there() -> None:
    match = a_match(
        town=HOSPITAL,
        zombies={0: ["1,0", "1,-1"], 1: ["1,-1"]},
        humans=["0,1"],
        dice=["2,1"],
    )
    speaker, view = a_humans_speaker("en"), match.view(0)

    assert {choice: speaker.choice(choice, view) for choice in match.legal(0)} == {
        "end move": "End the movement",
        "step 1,0 north": (
            "Town Square, north end: the zombie steps north to Hospital, street in the south"
        ),
        "step 1,0 south": "Town Square, north end: the zombie steps south to Town Square, centre",
        "step 1,-1 south": (
            "Hospital, street in the south: the zombie steps south to Town Square, north end"
        ),
        "break 1,-1": "Break in: Hospital, street in the south (4 or more)",
    }
    inside = a_match(town=HOSPITAL, humans=["0,1"], dice=["2,1"])
    seen = inside.view(0)
    assert speaker.choice("step 1,1 west", seen).endswith("west end – a human is there")
    assert speaker.choice("step 1,1 east", seen).endswith("east end – a dice token is there")


def test_a_placement_says_where_exits_and_building_are() -> None:
    """HU-10. Ways of turning a tile that look different sound different."""
    match = a_match(town=HOSPITAL)
    speaker = a_humans_speaker("en")

    assert speaker.choice("place H20 0,1 r1", match.view(0)) == (
        "Place Mining Office, 1 south of the Town Square, exits north, south, building east"
    )
    assert speaker.choice("place H02 0,1 r0", match.view(0)) == (
        "Place Crossroads, 1 south of the Town Square, exits north, east, south, west"
    )


# The edition


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_that_the_lists_are_reconstructed(language: str) -> None:
    base, both = a_humans_speaker(language).notices(), a_zombies_speaker(language).notices()

    assert len(base) == len(both) == 2
    assert base[0] == both[0]
    assert base[1] != both[1]
