"""The deck as data: the facts it must satisfy, wrong deck files, and a deck of the user's."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from tests.cases import in_one_test
from tests.games.kit import through_json
from tests.games.zombeasts.builders import DECK

ANIMALS = ("dog", "cat", "rabbit", "rat")
COLOURS = ("blue", "orange", "red", "green")
TOYS = {"dog": "bone", "cat": "mouse", "rabbit": "carrot", "rat": "paw"}
GAME = mb.game("zombeasts")


def cards(**options: Any) -> dict[str, Any]:
    """The cards of a match by id."""
    return dict(GAME.components(GAME.settings(2, options)))


def a_card(name: str) -> Any:
    return cards()[name]


# The facts (section 1.3)


def test_f1_the_green_dog_with_number_four_is_worth_one() -> None:
    """F1, the carrot example."""
    assert a_card("G-DOG-4R").points == 1


def test_f2_the_green_rat_with_number_one_is_worth_four() -> None:
    """F2, the carrot example."""
    assert a_card("G-RAT-1R").points == 4


def test_f3_an_orange_cat_with_number_two() -> None:
    """F3, the example of drawing."""
    assert (a_card("O-CAT-2L").animal, a_card("O-CAT-2L").number) == ("cat", 2)


def test_f4_a_blue_rabbit_with_a_carrot() -> None:
    """F4, the carrot example."""
    assert a_card("B-RAB-3L*").toy == "carrot"


def test_f5_a_joker_shows_a_cat() -> None:
    """F5, the example of the attack."""
    assert a_card("W-CAT-L").animal == a_card("W-CAT-R").animal == "cat"


def test_f6_and_f7_jokers_and_only_jokers_have_number_zero() -> None:
    """F6, F7."""
    assert all((card.number == 0) == (card.colour == "white") for card in cards().values())


def test_f8_numbers_and_points_run_from_zero_to_four() -> None:
    """F8, all of them occur."""
    assert {card.number for card in cards().values()} == {0, 1, 2, 3, 4}
    assert {card.points for card in cards().values()} == {0, 1, 2, 3, 4}


def test_f9_two_jokers_show_no_animal() -> None:
    """F9, and every coloured card shows one."""
    blank = [name for name, card in cards().items() if card.animal is None]

    assert blank == ["W-NONE-L", "W-NONE-R"]


def test_f10_jokers_are_worth_nothing() -> None:
    """F10, a white quarter lowers the chances of whoever gets it."""
    assert {card.points for card in cards().values() if card.colour == "white"} == {0}


def test_f11_the_dog_and_the_rat_of_the_carrot_example_share_a_corner() -> None:
    """F11, so that one can take the slot of the other."""
    assert a_card("G-DOG-4R").corner == a_card("G-RAT-1R").corner == "R"


# The checks of the reconstruction


def test_the_deck_has_ninety_cards_in_the_order_of_the_specification() -> None:
    """ZB-02, eighty coloured and ten white, read row by row."""
    assert list(cards()) == DECK
    assert len(DECK) == len(set(DECK)) == 90


def test_an_id_says_what_is_printed_on_the_card() -> None:
    """Colour, animal, number, corner, and a star for a toy."""
    short = {"dog": "DOG", "cat": "CAT", "rabbit": "RAB", "rat": "RAT", None: "NONE"}
    for name, card in cards().items():
        number = card.number or ""
        between = "-" if card.number == 0 else ""
        assert name == (
            f"{card.colour[0].upper()}-{short[card.animal]}-{number}{between}{card.corner}"
            f"{'*' if card.toy else ''}"
        ).replace("--", "-")


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_balanced(colour: str) -> None:
    """Ten of each corner, five of each number and animal, fifty points, one toy of each kind."""
    own = [card for card in cards().values() if card.colour == colour]

    assert Counter(card.corner for card in own) == {"L": 10, "R": 10}
    assert Counter(card.number for card in own) == dict.fromkeys((1, 2, 3, 4), 5)
    assert Counter(card.animal for card in own) == dict.fromkeys(ANIMALS, 5)
    assert sum(card.points for card in own) == 50
    assert Counter(card.toy for card in own if card.toy) == dict.fromkeys(TOYS.values(), 1)


def test_number_and_points_of_a_coloured_card_sum_to_five() -> None:
    """Step 1 of the reconstruction."""
    assert all(
        card.number + card.points == 5 for card in cards().values() if card.colour != "white"
    )


def test_every_number_of_every_animal_and_colour_is_there_once_without_a_toy() -> None:
    """Step 3 of the reconstruction."""
    plain = Counter(
        (card.colour, card.animal, card.number)
        for card in cards().values()
        if card.toy is None and card.colour != "white"
    )

    assert plain == dict.fromkeys(product(COLOURS, ANIMALS, (1, 2, 3, 4)), 1)


def test_toys_go_with_their_animals_and_with_every_number() -> None:
    """Steps 3 and 4 of the reconstruction: sixteen, four of each kind, on no joker."""
    toys = [card for card in cards().values() if card.toy]

    assert len(toys) == 16
    assert all(card.toy == TOYS[card.animal] for card in toys)
    assert Counter((card.toy, card.number) for card in toys) == dict.fromkeys(
        product(TOYS.values(), (1, 2, 3, 4)), 1
    )


def test_the_whole_deck_has_as_many_left_as_right_corners_and_200_points() -> None:
    """The check sums of the specification."""
    assert Counter(card.corner for card in cards().values()) == {"L": 45, "R": 45}
    assert sum(card.points for card in cards().values()) == 200


def test_every_joker_comes_with_both_corners() -> None:
    """Step 6 of the reconstruction."""
    jokers = [(card.animal, card.corner) for card in cards().values() if card.colour == "white"]

    assert sorted(jokers, key=str) == sorted(product((*ANIMALS, None), "LR"), key=str)


def test_every_card_says_where_we_know_it_from() -> None:
    """The product tells its users what is reconstructed."""
    assert {card.provenance for card in cards().values()} <= {"rulebook", "review", "reconstructed"}
    assert "reconstructed" in {card.provenance for card in cards().values()}


def test_all_jokers_may_show_animals() -> None:
    """A-08, `joker_profile`: the blank ones are a third dog and a third cat in the same places."""
    usual, other = cards(), cards(joker_profile="all_animals")

    changed = [(old, new) for old, new in zip(usual, other, strict=True) if old != new]

    assert changed == [("W-NONE-L", "W-DOG-L2"), ("W-NONE-R", "W-CAT-R2")]
    assert (other["W-DOG-L2"].animal, other["W-DOG-L2"].corner) == ("dog", "L")
    assert (other["W-CAT-R2"].animal, other["W-CAT-R2"].corner) == ("cat", "R")
    assert all(other[name] == usual[name] for name in usual if name in other)


# Deck files

Deck = dict[str, Any]


def a_deck() -> Deck:
    """A deck file as data: the usual cards under other names, points turned round."""
    return {
        "name": "mirror",
        "card": [
            {
                "id": f"M{k}",
                "colour": card.colour,
                "number": card.number,
                "points": card.number if card.colour != "white" else 0,
                "corner": "R" if card.corner == "L" else "L",
                **({"animal": card.animal} if card.animal else {}),
                **({"toy": card.toy} if card.toy else {}),
            }
            for k, card in enumerate(cards().values())
        ],
    }


def as_toml(deck: Deck) -> str:
    """The deck as the text of a file."""
    lines = [f"name = {json.dumps(deck['name'])}"]
    for card in deck["card"]:
        lines.append("[[card]]")
        lines += [f"{name} = {json.dumps(value)}" for name, value in card.items()]
    return "\n".join(lines)


def a_file(folder: Path, text: str) -> str:
    path = folder / "deck.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def changed(place: int, **fields: object) -> Callable[[Deck], None]:
    """Fields of one card replaced; None takes a field away."""

    def change(deck: Deck) -> None:
        card = deck["card"][place] | fields
        deck["card"][place] = {name: value for name, value in card.items() if value is not None}

    return change


def repainted(colour: str, count: int) -> Callable[[Deck], None]:
    """So many coloured cards in one colour."""

    def change(deck: Deck) -> None:
        for card in deck["card"][:count]:
            card["colour"] = colour

    return change


WRONG_DECKS: dict[str, tuple[Callable[[Deck], object], str]] = {
    "too few cards": (lambda deck: deck["card"].pop(), "89 cards, but a deck has 90"),
    "too many cards": (
        lambda deck: deck["card"].append(deck["card"][0] | {"id": "M90"}),
        "91 cards, but a deck has 90",
    ),
    "no cards": (lambda deck: deck.update(card=[]), "0 cards, but a deck has 90"),
    "an id twice": (changed(1, id="M0"), "id 'M0' is there 2 times"),
    "an empty id": (changed(1, id=""), "card '': an id is a word"),
    "an id of a whole line": (changed(1, id="M" * 21), "an id is a word of at most 20"),
    "an id that no message can hold": (changed(1, id="M" * 9000), "card 'M{40}': an id"),
    "an id with a bar": (changed(1, id="M|1"), "an id is a word"),
    "an id with a space": (changed(1, id="M 1"), "card 'M 1': an id is a word"),
    "an id with a tab": (changed(1, id="M\t1"), "an id is a word"),
    "an id with a hard space": (changed(1, id="M\u00a01"), "an id is a word"),
    "an id with a line break": (changed(1, id="M1\n"), "an id is a word"),
    "an id that is a word of the notation": (changed(1, id="pile"), "pile"),
    "a number too high": (changed(3, number=5), "card 'M3': number 5, allowed: 0 to 4"),
    "a number too low": (changed(3, number=-1), "card 'M3': number -1, allowed: 0 to 4"),
    "points too high": (changed(3, points=5), "card 'M3': points 5, allowed: 0 to 4"),
    "points too low": (changed(3, points=-1), "card 'M3': points -1, allowed: 0 to 4"),
    "a coloured card without number": (changed(3, number=0), "card 'M3': number 0 belongs to"),
    "a joker with a number": (changed(85, number=2), "card 'M85': number 0 belongs to"),
    "a coloured card without animal": (changed(3, animal=None), "card 'M3': .* shows an animal"),
    "a toy of another animal": (changed(3, toy="paw"), "card 'M3': toy 'paw' .* dog"),
    "a toy without animal": (changed(89, toy="bone"), "card 'M89': toy 'bone' .* no animal"),
    "eleven jokers": (changed(3, colour="white", number=0), "11 white cards, but there are 10"),
    "nine jokers": (
        changed(85, colour="red", number=1, animal="dog"),
        "9 white cards, but there are 10",
    ),
    "one card too many of a colour": (repainted("blue", 21), "21 blue cards, but there are 20"),
    "a colour that is not there": (repainted("blue", 40), "40 blue cards, but there are 20"),
    "an unknown colour": (changed(3, colour="pink"), "card 'M3': colour 'pink', allowed: blue"),
    "a number in words": (changed(3, number="two"), r"card\[3\]\.number"),
    "a field that does not exist": (changed(3, weight=7), r"weight.*card\[3\]"),
    "a missing field": (changed(3, corner=None), r"corner.*card\[3\]"),
    "no name": (lambda deck: deck.pop("name"), "name"),
    "a field of the file that does not exist": (lambda deck: deck.update(author="me"), "author"),
}


@in_one_test("wrong", WRONG_DECKS)
def test_a_wrong_deck_is_refused_with_the_card_and_what_is_allowed(wrong: str) -> None:
    """ZB-02, as data that a record brings along."""
    change, message = WRONG_DECKS[wrong]
    deck = a_deck()
    change(deck)
    with pytest.raises(mb.BadDeck, match=message):
        GAME.match(2, deck_profile=deck)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("colour", "pink", ("blue", "orange", "red", "green", "white")),
        ("animal", "cow", ANIMALS),
        ("toy", "ball", tuple(TOYS.values())),
        ("corner", "T", ("L", "R")),
    ],
)
def test_an_unknown_word_is_refused_with_those_that_are_allowed(
    name: str, value: str, allowed: tuple[str, ...]
) -> None:
    """The card is named by its id, as in all other messages."""
    deck = a_deck()
    changed(3, **{name: value})(deck)
    with pytest.raises(mb.BadDeck) as caught:
        GAME.match(2, deck_profile=deck)
    for word in ("M3", name, value, *allowed):
        assert word in str(caught.value)


@pytest.mark.parametrize("wrong", ["a number too high", "an unknown colour", "too few cards"])
def test_a_wrong_deck_file_is_refused_in_the_same_words(wrong: str, tmp_path: Path) -> None:
    """The file is named as well, where the cards could not be read."""
    change, message = WRONG_DECKS[wrong]
    deck = a_deck()
    change(deck)
    with pytest.raises(mb.BadDeck, match=message):
        GAME.match(2, deck_profile=a_file(tmp_path, as_toml(deck)))


def test_more_toys_than_the_rules_can_count_are_refused() -> None:
    """Sixty cards with a toy is the limit."""
    deck = a_deck()
    for card in deck["card"][:61]:
        card["toy"] = TOYS[card["animal"]]
    with pytest.raises(mb.BadDeck, match="more than 60 cards with a toy"):
        GAME.match(2, deck_profile=deck)


def test_files_that_are_no_decks_are_refused_by_name(tmp_path: Path) -> None:
    """Missing, a folder, no TOML, no text."""
    no_text = tmp_path / "picture.toml"
    no_text.write_bytes(b"\xff\xfe\x00")
    for path, reason in (
        (str(tmp_path / "missing.toml"), "No such file"),
        (str(tmp_path), "Is a directory"),
        (a_file(tmp_path, "this is = no = toml"), "line 1"),
        (str(no_text), "not a UTF-8 text"),
    ):
        with pytest.raises(mb.BadDeck, match=reason) as caught:
            GAME.match(2, deck_profile=path)
        assert path in str(caught.value)


@pytest.mark.parametrize("profile", [7, [], {}, b"deck", 3.5, "a\0b"])
def test_what_is_no_deck_at_all_is_refused(profile: object) -> None:
    """Whatever a form or a record may hold."""
    with pytest.raises(mb.BadDeck):
        GAME.match(2, deck_profile=profile)


def finished(match: mb.Match) -> mb.Match:
    while match.turn is not None:
        match.play(match.turn, match.legal(match.turn)[-1])
    return match


def test_a_deck_file_plays_through_and_its_record_needs_no_file(tmp_path: Path) -> None:
    """ZB-02: the cards travel in the record."""
    path = a_file(tmp_path, as_toml(a_deck()))
    match = finished(GAME.match(3, seed=5, master=True, deck_profile=path))
    record = match.record()
    Path(path).unlink()

    again = mb.replay(through_json(record))

    assert again.scores == match.scores
    assert again.position() == match.position()
    assert through_json(again.record()) == through_json(record)
    assert set(GAME.components(match.settings)) == {f"M{k}" for k in range(90)}


def test_a_record_with_a_deck_of_its_own_is_plain_json() -> None:
    """What is written and what is read back are equal."""
    record = GAME.match(2, deck_profile=a_deck()).record()

    assert through_json(record) == record


def test_a_deck_may_list_its_colours_in_any_order() -> None:
    """Deck order within a colour is that of the file, white comes last."""
    deck = a_deck()
    deck["card"].reverse()

    ids = list(GAME.components(GAME.settings(2, {"deck_profile": deck})))

    assert ids == [
        *(f"M{k}" for start in (0, 20, 40, 60) for k in range(start + 19, start - 1, -1)),
        *(f"M{k}" for k in range(89, 79, -1)),
    ]


def test_the_toys_of_a_deck_may_be_many() -> None:
    """Sixty cards with toys, one of them a joker, play through."""
    deck = a_deck()
    for card in deck["card"]:
        card.pop("toy", None)
    for card in [*deck["card"][:59], deck["card"][80]]:
        card["toy"] = TOYS[card["animal"]]

    match = finished(GAME.match(4, seed=2, master=True, deck_profile=deck))

    assert match.over
