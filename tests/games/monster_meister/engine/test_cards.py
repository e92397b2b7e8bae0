"""The cards as data (sections 1.1 to 1.4): facts, provenance, and decks of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.state import CHANCE
from monsterbox.games.monster_meister.cards import box
from tests.cases import in_one_test
from tests.games.kit import Case, moments, numbers_of, through_json, turns
from tests.games.monster_meister.builders import (
    MIXED,
    MIXED_STRAYS,
    TASKS,
    TWIN_STRAYS,
    TWINS,
    a_new_match,
    cards_in_all,
    monsters,
    whole_deck,
    written,
)

GAME = mb.game("monster-meister")
DECKS = {"twins": (TWINS, TWIN_STRAYS), "mixed": (MIXED, MIXED_STRAYS)}
OWN = {"set": ["B1"] * 8 + ["G1+R4"] * 7 + ["Y2x2"], "strays": ["R3"] * 7 + ["Y4+B2"]}


def cards(deck: object = "twins") -> Mapping[str, Any]:
    """The kinds of cards of a match by id."""
    return GAME.components(GAME.settings(2, {"deck": deck}))


def monsters_of(faces: list[str]) -> list[tuple[str, int]]:
    return [monster for face in faces for monster in monsters(face)]


# The facts


@pytest.mark.parametrize("deck", DECKS)
def test_the_faces_are_those_of_the_specification(deck: str) -> None:
    """Sections 1.2 and 1.3: sixteen of a set, the same for every back, and eight strays."""
    faces, strays = DECKS[deck]

    found = {(card.back, card.face) for card in cards(deck).values()}

    expected = {(f"P{seat}", written(face)) for seat in range(4) for face in faces}
    assert found == expected | {("S", written(face)) for face in strays}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deck_is_dealt_whole(deck: str, seats: int) -> None:
    """MM-02, MM-06, I-1: as many of each as there are."""
    match = a_new_match(seats, deck=deck)

    assert cards_in_all(match) == whole_deck(seats, *DECKS[deck])


@pytest.mark.parametrize("deck", DECKS)
def test_the_totals_of_a_set(deck: str) -> None:
    """Section 1.2: 20 monsters, five of each colour and number of eyes, 50 eyes."""
    found = monsters_of([card.face for card in cards(deck).values() if card.back == "P2"])

    assert Counter(colour for colour, _ in found) == dict.fromkeys("BYGR", 5)
    assert Counter(eyes for _, eyes in found) == dict.fromkeys((1, 2, 3, 4), 5)
    assert sum(eyes for _, eyes in found) == 50
    assert {*found} == {(colour, eyes) for colour in "BYGR" for eyes in (1, 2, 3, 4)}


@pytest.mark.parametrize("deck", DECKS)
def test_the_totals_of_the_strays(deck: str) -> None:
    """Section 1.3: 12 monsters, three of each colour and number of eyes, 30 eyes."""
    found = monsters_of([card.face for card in cards(deck).values() if card.back == "S"])

    assert Counter(colour for colour, _ in found) == dict.fromkeys("BYGR", 3)
    assert Counter(eyes for _, eyes in found) == dict.fromkeys((1, 2, 3, 4), 3)
    assert sum(eyes for _, eyes in found) == 30


def test_twins_have_a_double_of_each_colour_and_number() -> None:
    """Section 1.2: B1, Y2, G3, R4, the diagonal; one card for each of sixteen pairs."""
    faces = [card.face for card in cards().values() if card.back == "P0"]

    assert [face for face in faces if face.endswith("x2")] == ["B1x2", "Y2x2", "G3x2", "R4x2"]
    assert {face[:2] for face in faces} == {f"{c}{e}" for c in "BYGR" for e in (1, 2, 3, 4)}


def test_mixed_doubles_show_different_monsters() -> None:
    """Section 1.2: greens on five cards, two eyes on four, four eyes on five."""
    faces = [card.face for card in cards("mixed").values() if card.back == "P0"]

    assert sum("G" in face for face in faces) == 5
    assert sum("2" in face for face in faces) == 4
    assert sum("4" in face for face in faces) == 5
    assert sum("+" in face for face in faces) == 4


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_says_what_is_on_it(deck: str) -> None:
    """Section 1: its id is back and face, its monsters are one or two."""
    for name, card in cards(deck).items():
        assert name == card.id == f"{card.back}-{card.face}"
        told = [("BYGR"[monster.colour], monster.eyes) for monster in card.monsters]
        assert sorted(told) == sorted(monsters(card.face))


# Provenance


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_says_where_it_comes_from(deck: str) -> None:
    """Sections 1.2 and 1.3: which cards are doubles and what the strays show is reconstructed."""
    assert {card.provenance for card in cards(deck).values()} == {"reconstructed"}


def test_the_sixteen_kinds_are_reviewed() -> None:
    """Section 1.2: two reviews name them; the rest of the data is ours and says so."""
    decks = box().decks

    assert (decks["twins"].kinds, decks["twins"].doubles) == ("review", "reconstructed")
    assert decks["mixed"].kinds == "reconstructed"
    assert all(deck.stray_faces == "reconstructed" for deck in decks.values())


def test_the_tasks_are_those_of_the_rulebook() -> None:
    """Section 1.4: ten ordinary ones once, the competition twice, which is reconstructed."""
    found = {task.id: task for task in box().task}

    assert [*found] == [*TASKS, "C"]
    assert {found[name].provenance for name in TASKS} == {"rulebook"}
    assert {found[name].copies for name in TASKS} == {1}
    assert found["C"].copies == 2
    assert "reconstructed" in found["C"].provenance


# Decks of one's own


def a_file(folder: Path, text: str | None = None) -> Path:
    path = folder / "own.toml"
    told = f"set = {OWN['set']!r}\nstrays = {OWN['strays']!r}\n" if text is None else text
    path.write_text(told, encoding="utf-8")
    return path


def test_a_deck_may_be_data() -> None:
    """A-05: any singles and doubles, repetitions allowed, the same for every back."""
    match = a_new_match(3, deck=OWN)

    assert cards_in_all(match) == whole_deck(3, OWN["set"], OWN["strays"])


@pytest.mark.parametrize("kind", [str, Path])
def test_a_deck_may_be_a_file(kind: type, tmp_path: Path) -> None:
    """A-05, `deck=file`: the same match as with its content given."""
    from_file = a_new_match(2, deck=kind(a_file(tmp_path)))
    given = a_new_match(2, deck=OWN)

    assert from_file.position() == given.position()
    assert from_file.record() == given.record()


def test_the_order_of_two_monsters_has_no_meaning() -> None:
    """Notation of cards: Y4+B2 is B2+Y4; two equal ones are twins."""
    deck = {"set": ["R4+G1", "G1+R4", "B2+B2", *["B1"] * 13], "strays": ["Y1"] * 8}

    faces = {card.face for card in cards(deck).values() if card.back == "P0"}

    assert faces == {"G1+R4", "B2x2", "B1"}


def test_the_cards_of_an_own_deck_are_given() -> None:
    """A-05: nobody says where they come from."""
    found = cards(OWN)

    assert {card.face for card in found.values() if card.back == "P3"} == {"B1", "G1+R4", "Y2x2"}
    assert {card.provenance for card in found.values()} == {"given"}


def test_equal_faces_come_as_often_as_there_are() -> None:
    """MM-03, A-05: chance weighs them so."""
    case = Case(GAME.key, 2, (("deck", OWN),), 1)
    left = Counter(OWN["set"])
    for moment in moments(case):
        state = moment.state
        texts = {action: GAME.text_of(state, CHANCE, action) for action in moment.legal}
        if not all(text.startswith("card ") for text in texts.values()):
            continue
        weights = {text.removeprefix("card "): int(state.weight(a)) for a, text in texts.items()}
        assert weights == {face: number for face, number in left.items() if number}
        break


def test_records_hold_the_deck_itself() -> None:
    """A-05: through a file and back, without the file of the deck."""
    match = a_new_match(2, deck=OWN)
    record = match.record()

    again = mb.replay(through_json(record))

    assert again.position() == match.position()
    assert through_json(record) == record


def test_positions_hold_the_deck_itself() -> None:
    """A-05: at every moment the same table comes back."""
    case = Case(GAME.key, 2, (("deck", OWN),), 4)
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 12:
            continue
        position = through_json(match.position())
        again = GAME.from_position(position)
        assert through_json(again.position()) == position
        assert numbers_of(again) == numbers_of(match)


def test_a_position_is_plain_data() -> None:
    """Through JSON nothing of it changes, the deck included."""
    position = a_new_match(2, deck=OWN).position()

    assert through_json(position) == position


def test_a_position_names_no_file(tmp_path: Path) -> None:
    """What comes from elsewhere must not make us open files."""
    position = a_new_match(2).position()

    with pytest.raises(mb.BadOption, match="option deck: no file"):
        GAME.from_position(position | {"options": {"deck": str(a_file(tmp_path))}})


def own(**changes: Any) -> dict[str, Any]:
    return {**OWN, **changes}


WRONG: dict[str, tuple[Any, str]] = {
    "too few in a set": (own(set=["B1"] * 15), "set has 15 faces, but there are 16"),
    "too many in a set": (own(set=["B1"] * 17), "set has 17 faces"),
    "no strays": (own(strays=[]), "strays has 0 faces, but there are 8"),
    "too many strays": (own(strays=["B1"] * 9), "strays has 9 faces"),
    "strays missing": ({"set": OWN["set"]}, "strays"),
    "a set missing": ({"strays": OWN["strays"]}, "set"),
    "five eyes": (own(set=["B5", *["B1"] * 15]), "'B5' is no face"),
    "no eyes": (own(set=["B0", *["B1"] * 15]), "'B0' is no face"),
    "an unknown colour": (own(set=["P1", *["B1"] * 15]), "'P1' is no face"),
    "a small letter": (own(strays=["b1", *["B1"] * 7]), "'b1' is no face"),
    "three monsters": (own(set=["B1+Y2+R3", *["B1"] * 15]), "is no face"),
    "a triple": (own(set=["B1x3", *["B1"] * 15]), "'B1x3' is no face"),
    "a twin of a double": (own(set=["B1+Y2x2", *["B1"] * 15]), "is no face"),
    "an empty face": (own(set=["", *["B1"] * 15]), "'' is no face"),
    "a face in two lines": (own(set=["B1\n", *["B1"] * 15]), "is no face"),
    "a number": (own(set=[1, *["B1"] * 15]), "str"),
    "a text for a list": (own(set="B1 B2"), "array"),
    "an unknown field": (own(cards=[]), "cards"),
    "an unknown field in two lines": (own(**{"more\ncards": []}), "more"),
    "a list": ([*OWN["set"]], "object"),
    "a number alone": (16, "object"),
    "nothing": (None, "object"),
}


@in_one_test("case", WRONG)
def test_a_wrong_deck_is_refused_in_one_line(case: str) -> None:
    """A-05: with the reason."""
    deck, reason = WRONG[case]
    with pytest.raises(mb.BadDeck, match=reason) as caught:
        GAME.settings(2, {"deck": deck})
    assert str(caught.value).startswith("deck")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "set"),
        ("set = [", "deck"),
        ("set = ['B1']\nstrays = []", "set has 1 faces"),
        ("faces = 3", "faces"),
        ("\x00", "deck"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(text: str, reason: str, tmp_path: Path) -> None:
    """A-05: with the name of the file and the reason."""
    path = a_file(tmp_path, text)
    with pytest.raises(mb.BadDeck, match=reason) as caught:
        GAME.settings(2, {"deck": path})
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """A-05: missing, a folder, no text."""
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    for path in (tmp_path / "missing.toml", tmp_path, broken):
        with pytest.raises(mb.BadDeck) as caught:
            GAME.settings(2, {"deck": str(path)})
        assert str(path) in str(caught.value)
        assert "\n" not in str(caught.value)


def test_a_truth_value_is_no_deck() -> None:
    """A-05."""
    with pytest.raises(mb.BadOption, match="option deck:"):
        GAME.settings(2, {"deck": True})
