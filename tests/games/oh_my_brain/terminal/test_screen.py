"""The table of Oh My Brain as text: readable without colour, narrow or wide, nothing secret."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.oh_my_brain.terminal.screen import draw, needs_table, show_result
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import Speaker
from tests.cases import one_in
from tests.cli.terminal import Terminal
from tests.games.oh_my_brain.builders import a_match

GAME = mb.game("oh-my-brain")
SEATED = ["You", "Vlad", "Mina", "Igor", "Carmilla"]


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
    usual: dict[str, Any] = {
        "hand": [0, 2, 8, 12, 12],
        "grave": [4, 19],
        "horde": [1, 6, 9],
        "discard": [3, 3, 7],
        "brains": {0: 7, 1: 9, 2: 1},
    }
    return a_match(**(usual | more))


def test_the_table_is_readable_without_colour() -> None:
    lines = [line.rstrip() for line in drawn(a_table()).splitlines()]

    assert lines == [
        "Oh My Brain · Round 1 · Reserve 31 · Discard 3 · Brain supply 39 " + "─" * 15,
        "  Vlad  Brains 9  Hand 3  Graveyard 0",
        "  Mina  Brains 1  Hand 3  Graveyard 0",
        "  Horde: 1 6 [crow 9]",
        "▶ You (to play)  Brains 7  Hand 5  Graveyard 2",
        "  Your hand:",
        "  ╭────────╮ ╭─────╮ ╭──────╮ ╭───╮ ╭───╮",
        "  │0   fits│ │2 die│ │8   <8│ │12 │ │12 │",
        "  │mosquito│ │snail│ │spider│ │owl│ │owl│",
        "  ╰────────╯ ╰─────╯ ╰──────╯ ╰───╯ ╰───╯",
        "  Your graveyard: [goldfish 4] [elephant 19]",
    ]


def test_a_tall_terminal_shows_the_discard() -> None:
    """Q-32."""
    assert "  Discard: 3×2 7\n" in drawn(a_table(), height=40)
    assert "Discard:" not in drawn(a_table(), height=24)


def test_with_memory_mode_only_the_top_is_shown() -> None:
    """Q-32, memory_mode."""
    text = drawn(a_table(options={"memory_mode": True}), height=40)

    assert "  Horde: ? ? [crow 9]\n" in text
    assert "Discard 3" in text
    assert "Discard:" not in text


def test_what_an_eight_asks_for_is_told() -> None:
    """ZA-36."""
    assert "next card below 8" in drawn(a_table(horde=[1, 8]))
    assert "below 8" not in drawn(a_table())


def test_the_roll_is_shown() -> None:
    match = a_table(horde=[1], chance=["face STEAL"])
    match.play(0, "play 2")

    text = drawn(match)

    assert "  Die: Steal\n" in text
    assert needs_table(match.view(0))


def test_extra_cards_wait_to_be_given_away() -> None:
    """ZA-20."""
    match = a_table()
    match.play(0, "play 12 x2")

    text = drawn(match)

    assert "  Horde: 1 6 9 [owl 12]\n  one extra card to give away\n" in text
    assert not needs_table(match.view(0))


def test_in_the_set_up_the_lot_lies_before_the_hand_and_nobody_is_on_turn() -> None:
    """ZA-02, Q-1."""
    match = GAME.match(seats=3, seed=3)
    assert "Your new cards:" in drawn(match)
    assert "Your hand" not in drawn(match)
    play_on(match, 3)

    text = drawn(match)

    assert text.index("Your new cards:") < text.index("Your hand:") < text.index("Your graveyard:")
    assert "on turn" not in text
    assert needs_table(match.view(0))


def test_an_empty_hand_horde_and_graveyard_are_told() -> None:
    text = drawn(a_table(hand=[], grave=[], horde=[], active=1))

    for label in ("Horde", "Your hand", "Your graveyard"):
        assert f"  {label}: empty\n" in text


def test_spectators_see_no_cards_of_a_hand() -> None:
    text = drawn(a_table(), seat=None)

    assert "Your" not in text
    assert "owl" not in text
    assert "▶ You (to play)  Brains 7  Hand 5  Graveyard 2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_marked_players_fit_into_80_columns(language: str) -> None:
    """All of them, whatever the level and whoever's turn it is."""
    for level in range(1, 6):
        for active in (1, 2):
            bots = dict.fromkeys((1, 2), f"level{level}")
            text = drawn(a_table(active=active), 0, language, bots)
            assert text.count(" · " + bot_name(Catalog(language), f"level{level}")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 120])
def test_no_line_is_too_long(language: str, width: int) -> None:
    match = GAME.match(seats=5, seed=2)
    bots = dict.fromkeys((1, 2, 3, 4), "ismcts:5000")
    for _ in range(12):
        text = drawn(match, language=language, bots=bots, width=width, height=60)
        assert all(len(line) <= width for line in text.splitlines())
        play_on(match, 11)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_card_is_cut_off(language: str) -> None:
    speaker = Speaker(language, GAME, a_table().settings, SEATED, 0)
    text = drawn(a_match(hand=[0, 1, 3, 8, 11, 19]), 0, language)

    for value in (0, 1, 3, 8, 11, 19):
        assert f"│{speaker.say('animal', value=value)}" in text
    for mark in ("roll", "mosquito", "spider", "mouse"):
        assert f"{speaker.say('mark', mark=mark)}│" in text


def test_old_terminals_get_plain_letters() -> None:
    text = drawn(a_table(), width=40, encoding="ascii")

    assert "> You (to play)" in text
    assert "|8   <8|" in text
    assert "?" not in text


@pytest.mark.parametrize("seed", one_in(3, range(3)))
def test_the_screen_tells_nothing_that_the_seat_cannot_know(seed: int) -> None:
    """Worlds that differ only in what is hidden look the same, to the last letter."""
    match = GAME.match(seats=3, seed=seed, memory_mode=seed == 2)
    while not match.over:
        for seat in (0, 1, 2):
            shown = drawn(match, seat, height=60)
            world = GAME.from_position(match.imagine(seat, seed=match.version))
            assert drawn(world, seat, height=60) == shown
        play_on(match, 7)


# The end


def finished(seed: int, seats: int = 3) -> Match:
    """Everybody plays the lowest card that fits, so that rounds come to an end."""
    match = GAME.match(seats=seats, seed=seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def rounds_of(match: Match) -> int:
    return sum(event.key == "round-started" for event in match.events(None))


def result(match: Match, language: str = "en") -> str:
    terminal = Terminal()
    speaker = Speaker(language, GAME, match.settings, SEATED, 0)
    show_result(terminal.console, speaker, match.view(0), match.events(0))
    return terminal.text


def columns_of(text: str) -> dict[str, list[str]]:
    """What stands under each name in the first sheet, without the names of the lines."""
    first = text[: text.index("└")]
    lines = [line for line in first.splitlines() if line[:1] in ("┃", "│")]
    grid = [[cell.strip() for cell in line[1:-1].replace("┃", "│").split("│")] for line in lines]
    return {column[0]: list(column[1:]) for column in zip(*grid, strict=True) if column[0]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_score_sheet_adds_up(seats: int, language: str) -> None:
    """ZA-60."""
    match = finished(seed=6, seats=seats)

    columns = columns_of(result(match, language))

    assert len(columns) == seats
    for seat in range(seats):
        place, *moved, brains = columns[SEATED[seat]]
        assert (place, brains) == (str(match.ranks[seat]), str(match.scores[seat]))
        assert moved[0] == "9"
        assert sum(int(cell) for cell in moved if cell) == match.scores[seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_brains_after_each_round_are_told(language: str) -> None:
    """ZA-08. Brains carry over."""
    match = next(match for match in map(finished, range(30)) if rounds_of(match) > 1)

    text = result(match, language)

    title = Catalog(language).say("oh-my-brain", "sheet-rounds")
    columns = columns_of(text[text.index(title) :])
    for seat in range(3):
        after = columns[SEATED[seat]]
        assert len(after) == rounds_of(match)
        assert after[-1] == str(match.scores[seat])
        assert after[0] != "0"


def test_a_single_round_needs_no_second_sheet() -> None:
    match = next(match for match in map(finished, range(30)) if rounds_of(match) == 1)

    assert "after each round" not in result(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_fit_into_80_columns(language: str) -> None:
    """With every word in one piece."""
    match = finished(seed=6, seats=5)

    text = result(match, language)

    assert all(len(line.rstrip()) <= 80 for line in text.splitlines())
    assert "…" not in text
