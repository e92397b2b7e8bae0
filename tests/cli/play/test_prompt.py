"""Choices as numbered lines."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from monsterbox.cli.play.prompt import Menu, make_menu, show_question
from tests.cli.terminal import Terminal, a_position, a_session

JOKERS = ["W-CAT-R", "W-DOG-R", "W-RAT-R"]
MOONS: list[dict[str, list[str]]] = [
    {"blue": ["B-DOG-2L"], "green": ["G-DOG-1L"], "white": ["W-CAT-L"]},
    {},
    {},
]


def shown(match_hand: list[str], file: Path, width: int = 80) -> tuple[tuple[str, ...], str]:
    terminal = Terminal(width=width)
    session = a_session(a_position(match_hand, MOONS), terminal, file)
    menu = make_menu(session)
    show_question(session, menu)
    return menu.choices, terminal.text


def test_few_choices_are_sentences(tmp_path: Path) -> None:
    choices, text = shown(["R-DOG-3R"], tmp_path / "g.json")

    assert choices == ("play R-DOG-3R", "play R-DOG-3R on white")
    assert "You must play one card from your hand. [ZB-08]" in text
    assert "1  Start a new red moon with the red dog 3 (right)" in text
    assert "2  Take over your white moon with the red dog 3 (right)" in text


def test_wide_terminals_show_the_notation(tmp_path: Path) -> None:
    assert "[play R-DOG-3R on white]" not in shown(["R-DOG-3R"], tmp_path / "g.json")[1]
    assert "[play R-DOG-3R on white]" in shown(["R-DOG-3R"], tmp_path / "g.json", width=120)[1]


def test_many_choices_are_grouped_by_card(tmp_path: Path) -> None:
    choices, text = shown(["R-DOG-3R", *JOKERS], tmp_path / "g.json")

    assert len(choices) == 11
    assert "dog joker (right)  3 to your blue moon  4 to your green moon" in text
    assert "red dog 3 (right)  1 new red moon  2 take over the white moon" in text
    assert choices[2] == "play W-DOG-R on blue"


def test_the_numbers_name_what_stands_beside_them(tmp_path: Path) -> None:
    """Grouping may put a swap before the next card; numbers follow what is shown."""
    moons = [MOONS[0], {"orange": ["O-CAT-1R"]}, {}]
    match = a_position(["R-DOG-3R", *JOKERS], moons)
    terminal = Terminal()
    session = a_session(match, terminal, tmp_path / "g.json")

    menu = make_menu(session)
    show_question(session, menu)

    assert sorted(menu.choices) == sorted(match.legal(0))
    number = menu.choices.index("swap W-DOG-R") + 1
    line = next(line for line in terminal.text.splitlines() if f"{number} swap" in line)
    assert number < menu.choices.index("play W-CAT-R on blue") + 1
    assert "swap for a card of another player" in line


def test_what_stands_after_the_verb_is_enough_where_only_one_choice_has_it() -> None:
    menu = Menu(("turn 0,0", "turn -1,2", "give G-DOG-4R", "play G-DOG-4R", "ready"), Table())

    assert menu.pick("-1,2") == "turn -1,2"
    assert menu.pick(" Turn  0,0") == "turn 0,0"
    assert menu.pick("g-dog-4r") is None
    assert menu.pick("play g-dog-4r") == "play G-DOG-4R"
    assert menu.pick("") is None
