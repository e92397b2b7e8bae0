"""The table as text: readable without colour, narrow or wide, and nothing that is secret."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.zombeasts.terminal.screen import draw, needs_table, show_result
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import Speaker
from tests.cases import one_in
from tests.cli.terminal import SEATED, Terminal, a_position

GAME = mb.game("zombeasts")


def drawn(
    match: Match,
    seat: int | None = 0,
    language: str = "en",
    bots: dict[int, str] | None = None,
    **size: Any,
) -> str:
    terminal = Terminal(**size)
    speaker = Speaker(language, GAME, match.settings, SEATED, seat, bots)
    draw(terminal.console, speaker, match.view(seat))
    return terminal.text


def play_on(match: Match, choices: int) -> None:
    """Bots play that many choices of all seats."""
    bot = Uniform(1)
    for _ in range(choices):
        if match.over:
            return
        seat = match.waiting[0]
        match.play(seat, bot.choose(match.belief(seat)))


def a_table(**more: Any) -> Match:
    return a_position(
        ["B-RAB-3L*", "W-NONE-R"],
        [
            {"green": ["G-DOG-4R", "G-RAT-2L", "W-CAT-L"]},
            {"red": ["R-CAT-1L", "R-RAT-2R"], "white": ["W-RAB-L"]},
            {},
        ],
        stock=["O-CAT-1R", None, "W-DOG-R"],
        minus=[["O-RAB-1L", "O-RAB-2R"], [], []],
        **more,
    )


def test_the_table_is_readable_without_colour() -> None:
    lines = [line.rstrip() for line in drawn(a_table()).splitlines()]

    assert lines == [
        "Zombeasts · Draw pile 76 · Discard pile 0 " + "─" * 38,
        "  Vlad  Hand 1  Full moons 0  Minus 0",
        "     red  cat 1L, rat 2R    white  rabbit joker (left)",
        "  Mina  Hand 1  Full moons 0  Minus 0  · no moons yet",
        "  Open stock: [orange cat 1 (right) 4P] [dog joker (right) 0P]",
        "▶ You (to play)  Hand 2  Full moons 0  Minus 7",
        "  Your moons:",
        "  ╭─ green ───────────╮",
        "  │  dog 4  │  rat 2  │",
        "  │  cat J  │   (R)   │",
        "  ╰────────────── 4P ─╯",
        "  Your hand:",
        "  ╭─ blue ───╮ ╭─ white ──╮",
        "  │rabbit  3L│ │-       0R│",
        "  │◣2P       │ │       0P◢│",
        "  ╰──────────╯ ╰──────────╯",
    ]


def test_computer_players_are_marked() -> None:
    """Also to spectators, and beside the words for the turn."""
    bots = {1: "level2", 2: "ismcts:1s"}

    text = drawn(a_table(active=1), bots=bots)

    assert "▶ Vlad · Sleepy Zombie (to play)  Hand 1" in text
    assert "  Mina · Brooder (1 s)  Hand 1  Full moons 0  Minus 0  · no moons yet" in text
    assert "Vlad · Sleepy Zombie" in drawn(a_table(), seat=None, bots=bots)


def test_marks_are_left_out_where_there_is_no_room() -> None:
    """First a second line is taken for what has room there."""
    bots = {2: "ismcts:5000"}

    less, little = (drawn(a_table(), bots=bots, width=width) for width in (66, 50))

    assert (
        "  Mina · Brooder (5,000 games)  Hand 1  Full moons 0  Minus 0\n    no moons yet\n" in less
    )
    assert "  Mina  Hand 1  Full moons 0  Minus 0\n    no moons yet\n" in little


@pytest.mark.parametrize("language", LANGUAGES)
def test_marked_players_fit_into_80_columns(language: str) -> None:
    """All of them, whatever the level and whoever's turn it is."""
    for level in range(1, 6):
        for active in (1, 2):
            bots = dict.fromkeys((1, 2), f"level{level}")
            text = drawn(a_table(active=active), 0, language, bots)
            assert text.count(" · " + bot_name(Catalog(language), f"level{level}")) == 2


def test_a_tall_terminal_draws_everything_as_boxes() -> None:
    text = drawn(a_table(), height=50)

    assert "╭─ red ─────────────╮ ╭─ white ───────────╮" in text
    assert "╭─ orange ─╮ ╭─ white ──╮" in text


def test_toys_show_in_the_master_variant_only() -> None:
    assert "carrot" not in drawn(a_table())
    assert "◣2P carrot" in drawn(a_table(options={"master": True}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_too_long(language: str, width: int) -> None:
    match = GAME.match(seats=4, seed=2, master=True)
    for _ in range(12):
        play_on(match, 15)
        bots = {1: "level3", 2: "ismcts:5000", 3: "level5"}
        text = drawn(match, language=language, bots=bots, width=width, height=60)
        assert all(len(line) <= width for line in text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_card_is_cut_off(language: str) -> None:
    speaker = Speaker(language, GAME, a_table().settings, SEATED, 0)

    text = drawn(a_position(["O-RAB-4L*", "B-CAT-3L"], options={"master": True}), 0, language)

    for key, value in (("colour", "orange"), ("animal", "rabbit"), ("toy", "carrot")):
        assert speaker.say(key, **{key: value}) in text


def test_old_terminals_get_plain_letters() -> None:
    text = drawn(a_table(), width=40, encoding="ascii")

    assert "> You (to play)" in text
    assert "|dog    " not in text
    assert "|rabbit  3L|" in text
    assert "?" not in text


def test_house_rules_that_change_moons_are_drawn() -> None:
    """corner_rule: three cards of one corner; double_white: two white moons."""
    three = [{"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-1L"]}, {}, {}]
    text = drawn(a_position(["B-DOG-1R"], three, options={"corner_rule": "colour_only"}))
    assert "│ rabbit 1│  dog 1  │" in text
    assert "(R)" not in text

    two = [{"white": ["W-DOG-L"], "white2": ["W-CAT-L"]}, {}, {}]
    text = drawn(a_position(["B-DOG-1R"], two, options={"double_white": "allow"}))
    assert text.count("╭─ white ───────────╮") == 2


def test_an_empty_hand_and_an_empty_stock_are_told() -> None:
    text = drawn(a_position([], active=1))

    assert "Your hand: empty" in text
    assert "Open stock: empty" in text


def test_spectators_see_no_hand() -> None:
    text = drawn(a_table(), seat=None)

    assert "Your hand" not in text
    assert "You (to play)" in text


def test_the_last_round_and_shown_scores_are_told() -> None:
    text = drawn(a_table(lastRound=True, trigger=1, options={"score_tracking": "shown"}))

    assert "LAST ROUND" in text
    assert "Points -7" in text


@pytest.mark.parametrize("seed", one_in(4, range(4)))
def test_the_screen_tells_nothing_that_the_seat_cannot_know(seed: int) -> None:
    """Worlds that differ only in what is hidden look the same, to the last letter."""
    match = GAME.match(seats=3, seed=seed, master=True)
    while not match.over:
        for seat in (0, 1, 2):
            shown = drawn(match, seat, height=60)
            world = GAME.from_position(match.imagine(seat, seed=match.version))
            assert drawn(world, seat, height=60) == shown
        play_on(match, 12)


def test_questions_about_the_whole_table_show_it() -> None:
    match = a_table()
    assert needs_table(match.view(0))

    match.play(0, "play B-RAB-3L*")
    assert not needs_table(match.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_counts_and_names_the_winner(language: str) -> None:
    match = GAME.match(seats=3, seed=6)
    play_on(match, 10_000)
    terminal = Terminal()
    speaker = Speaker(language, GAME, match.settings, SEATED, 0)

    show_result(terminal.console, speaker, match.view(0), match.events(0))

    for seat in range(3):
        row = next(line for line in terminal.text.splitlines() if f" {SEATED[seat]} " in line)
        cells = [cell.strip() for cell in row.strip("│").split("│")]
        assert cells[0] == str(match.ranks[seat])
        assert cells[-1] == str(match.scores[seat])
        victory, minus = (int(cell.split(" ")[0]) for cell in cells[3:5])
        assert victory - minus == match.scores[seat]
