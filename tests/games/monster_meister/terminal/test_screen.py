"""The table of Monster Meister as text: readable without colour, and gone when turned back."""

from __future__ import annotations

import re
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.monster_meister.terminal.cards import span
from monsterbox.games.monster_meister.terminal.screen import draw, needs_table, show_result
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import Speaker
from tests.cases import one_in
from tests.cli.terminal import Terminal
from tests.games.monster_meister.builders import (
    a_competition,
    a_match,
    a_round,
    get_ready,
    step,
    turn,
)

GAME = mb.game("monster-meister")
SEATED = ["You", "Vlad", "Mina", "Igor"]
LYING = {0: ["G1", "S-R3x2", "P1-B2", None, "Y4"], 1: ["R2", "B4"]}


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


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def play_on(match: Match, choices: int) -> None:
    """Bots play that many choices of all seats."""
    bot = Uniform(1)
    for _ in range(choices):
        if match.over:
            return
        seat = match.waiting[-1]
        match.play(seat, bot.choose(match.belief(seat)))


def open_table() -> Match:
    """All look at what lies face up, some of it with foreign backs."""
    up = {0: ["0,0", "1,0", "2,0"], 1: ["0,0"]}
    return a_match(task="T1", phase="ready", displays=LYING, up=up, memorizers=[0], muddlers=[1])


def test_the_table_is_readable_without_colour() -> None:
    assert lines_of(drawn(open_table())) == [
        "Monster Meister · Round 9 of 10 · 4 cards, green high " + "─" * 26,
        "Stray pile: 10 ★",
        "▶ ● Vlad  (muddler)  MP 1  Own cards 15",
        "   ●",
        "  [R2] ● ● ●",
        "   ●   ● ● ●",
        "   ●   ● ● ●",
        "   ●   ● ● ·",
        "▶ ◆ You  (has the task pile)  (memorizer)  MP 8  Own cards 13",
        "         1          2          3          4",
        "   1    [G•]    [R•••×2]★    [B••]●       ·",
        "   2    ◆◆◆        ◆◆◆        ◆◆◆        ◆◆◆",
        "   3    ◆◆◆        ◆◆◆        ◆◆◆        ◆◆◆",
        "   4    ◆◆◆        ◆◆◆        ◆◆◆        ◆◆◆",
    ]


def test_nothing_of_what_was_turned_back_stays() -> None:
    """MM-52, 5.1."""
    match = open_table()
    assert "[" in drawn(match)
    get_ready(match)

    for seat in (0, 1, None):
        text = drawn(match, seat, height=40)
        assert "[" not in text
        assert "MP" not in text
        assert "muddler" not in text


def test_the_others_are_seen_when_all_are_done() -> None:
    """A-16."""
    match = a_match(task="T6", seats=3, faces={0: ["B2", "G1"], 1: ["G2"], 2: ["G3x2"]})
    turn(match, 1, "G2")
    turn(match, 0, "B2")
    assert "[G2]" not in drawn(match, 0)
    assert "[B••]" in drawn(match, 0)
    assert "[B2]" not in drawn(match, 1)

    turn(match, 0, "G1")
    turn(match, 2, "G3x2")

    assert "[G2]" in drawn(match, 0)
    assert "[G3×2]" in drawn(match, 0)


def test_who_still_has_to_act_is_marked() -> None:
    match = a_match(task="T6", seats=3, faces={0: ["G1"]})
    turn(match, 0, "G1")

    text = drawn(match, 0)

    assert "▶ ● Vlad" in text
    assert "▶ ▲ Mina" in text
    assert "  ◆ You" in text


def test_the_task_is_told_until_it_is_fulfilled() -> None:
    match = a_match(task="T3")
    assert "For each monster: blue 2, yellow −1, all others 0 MP." in " ".join(drawn(match).split())
    assert "For each" not in drawn(open_table())


def test_what_is_wanted_and_who_is_out_is_told() -> None:
    """MM-60, MM-64."""
    match = a_competition("G1 G2", "B3 Y1", "G3x2 Y2")
    step(match, "green", "G1", "B3", "G3x2")
    match.play(match.waiting[0], "name 2")

    text = drawn(match)

    assert "Stray pile: 8 ★   Wanted: two eyes" in text
    assert re.search(r"● Vlad .*\(out\)", text)
    assert "MP" not in text


def test_the_drawn_stray_is_seen_by_its_muddler_alone() -> None:
    """MM-48; the places around the display are drawn, as far as it may grow."""
    match = a_match(phase="place", seats=3, drawn={1: "S-B2x2"})

    own = drawn(match, 1)
    assert "Drawn: [B••×2]★" in own
    assert re.search(r"^ +−1 +1 +2 +3 +4 +5 *$", own, re.MULTILINE)
    for seat in (0, 2, None):
        text = drawn(match, seat)
        assert "Drawn: ★" in text
        assert "B••" not in text


@pytest.mark.parametrize(
    ("cell", "line"),
    [
        ("-1,0", r" +1 +★★★ +◆◆◆ +◆◆◆ +◆◆◆ +◆◆◆"),
        ("-1,0", r" +−1 +1 +2 +3 +4"),
        ("2,-1", r" +−1 +· +· +★★★ +·"),
    ],
)
def test_columns_and_rows_may_be_negative(cell: str, line: str) -> None:
    match = a_match(phase="place", drawn={0: "S-B2x2"})
    match.play(0, f"place {cell}")

    assert any(re.fullmatch(line, one) for one in lines_of(drawn(match)))


@pytest.mark.parametrize(
    ("number", "is_open", "columns"),
    [(4, False, [0, 1, 2, 3]), (4, True, [-1, 0, 1, 2, 3, 4]), (6, True, [0, 1, 2, 3, 4, 5])],
)
def test_a_full_frame_has_no_places_around_it(
    number: int, is_open: bool, columns: list[int]
) -> None:
    """MM-49."""
    assert list(span(0, number, is_open=is_open)) == columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_do_not_move_when_cards_are_turned(language: str) -> None:
    """5.1: fixed positions."""
    match = a_match(task="T3", faces={0: ["B2", "G3x2", "R4x2", "Y1", "Y2x2"]})
    heads = set()
    for face in ("B2", "G3x2", "R4x2", "Y1", "Y2x2"):
        text = drawn(match, 0, language)
        heads |= {line for line in lines_of(text) if re.fullmatch(r" +1 +2 +3 +4", line)}
        turn(match, 0, face)

    assert len(heads) == 1


def test_backs_can_be_told_apart() -> None:
    match = GAME.match(seats=4, seed=1)
    for encoding in ("utf-8", "ascii"):
        text = drawn(match, encoding=encoding)
        signs = re.findall(r"^[ ▶>] (\S) \w+", text, re.MULTILINE)
        pile = re.search(r"Stray pile: 8 (\S)", text)
        assert pile is not None
        assert len({*signs, pile[1]}) == 5
        assert all(text.count(sign) >= 16 for sign in signs)


def test_the_house_may_show_all_backs_of_the_pile() -> None:
    """A-55."""
    pile = ["S-B3", "P1-B2", "P0-R1"]
    assert "Stray pile: 3 ★\n" in drawn(a_match(pile=pile))
    assert "Stray pile: 3 ★●◆\n" in drawn(a_match(pile=pile, options={"pile_backs": "all"}))


def test_ghosts_are_marked_as_such() -> None:
    """5.2."""
    seen = {0: {"0,0": [0]}}
    rules = {"open_memory": "own_ghosts"}
    match = a_match(displays={0: ["G1"]}, seen=seen, options=rules)

    assert "(G•)" in drawn(match, 0)
    assert "(G" not in drawn(match, 1)


def test_mixed_doubles_are_drawn_too() -> None:
    match = a_match(task="T3", displays={0: ["G1+R4"]}, up={0: ["0,0"]}, phase="ready")

    assert "[G•+R••••]" in drawn(match, width=120)
    assert "[G1+R4]" in drawn(match, width=60)


def test_spectators_see_all_displays_alike() -> None:
    text = drawn(open_table(), seat=None)

    assert text.count("◆") > 12
    assert "[G1]" in text
    assert "[R3×2]★" in text


def test_who_is_ready_does_not_go_on_looking() -> None:
    match = open_table()
    assert needs_table(match.view(0))

    match.play(0, "ready")

    assert not needs_table(match.view(0))
    assert needs_table(match.view(1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("deck", ["twins", "mixed"])
def test_no_line_is_too_long_and_nothing_is_cut_off(language: str, width: int, deck: str) -> None:
    match = GAME.match(seats=4, seed=2, deck=deck)
    bots = dict.fromkeys((1, 2, 3), "ismcts:5000")
    while not match.over:
        text = drawn(match, language=language, bots=bots, width=width, height=60)
        assert all(len(line) <= width for line in text.splitlines())
        assert "…" not in text
        play_on(match, 67)


def test_old_terminals_get_plain_letters() -> None:
    text = drawn(open_table(), encoding="ascii")

    assert "> # You" in text
    assert "[Rooox2]*" in text
    assert "?" not in text


@pytest.mark.parametrize("seed", one_in(3, range(3)))
def test_the_screen_tells_nothing_that_the_seat_cannot_know(seed: int) -> None:
    """Worlds that differ only in what is hidden look the same, to the last letter."""
    match = GAME.match(seats=3, seed=seed)
    while not match.over:
        for seat in (0, 1, 2):
            shown = drawn(match, seat, height=60)
            world = GAME.from_position(match.imagine(seat, seed=match.version))
            assert drawn(world, seat, height=60) == shown
        play_on(match, 11)


# The end


def finished(seed: int, seats: int = 3) -> Match:
    match = GAME.match(seats=seats, seed=seed)
    play_on(match, 10_000)
    return match


def result(match: Match, language: str = "en", seat: int = 0) -> str:
    terminal = Terminal()
    speaker = Speaker(language, GAME, match.settings, SEATED, seat)
    show_result(terminal.console, speaker, match.view(seat), match.events(seat))
    return terminal.text


def columns_of(text: str) -> dict[str, list[str]]:
    """What stands under each name in the first sheet, without the names of the lines."""
    first = text[: text.index("└")]
    lines = [line for line in first.splitlines() if line[:1] in ("┃", "│")]
    grid = [[cell.strip() for cell in line[1:-1].replace("┃", "│").split("│")] for line in lines]
    return {column[0]: list(column[1:]) for column in zip(*grid, strict=True) if column[0]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_score_sheet_has_all_three_counts(seats: int, language: str) -> None:
    """MM-81 to MM-83."""
    match = finished(seed=6, seats=seats)

    columns = columns_of(result(match, language))

    view: Any = match.view(0)
    assert len(columns) == seats
    for seat in view.seats:
        counts = [seat.rank, seat.score, seat.monsters, seat.eyes]
        assert columns[SEATED[seat.seat]] == [str(count) for count in counts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_and_roles_of_all_rounds_are_told(language: str) -> None:
    match = finished(seed=6)
    text = result(match, language)

    title = Catalog(language).say("monster-meister", "sheet-rounds")
    columns = columns_of(text[text.index(title) :])
    scored = [event for event in match.events(None) if event.key == "round-scored"]
    for seat in range(3):
        told = [int(cell.split()[-1]) for cell in columns[SEATED[seat]] if cell.strip("▲▼ ")]
        assert told == [event.points for event in scored if event.seat == seat]  # type: ignore[attr-defined]
    marks = "".join(cell for column in columns.values() for cell in column)
    for key, mark in (("memorizer-found", "▲"), ("muddler-found", "▼")):
        assert marks.count(mark) == sum(event.key == key for event in match.events(None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_fit_into_80_columns(language: str) -> None:
    text = result(finished(seed=6, seats=4), language)

    assert all(len(line.rstrip()) <= 80 for line in text.splitlines())
    assert "…" not in text


def test_the_winner_gets_the_title_and_sometimes_nobody_does() -> None:
    """MM-84."""
    match = finished(seed=6)
    winner = match.ranks.index(1)
    assert f"{SEATED[winner]} is the Monster Meister!" in result(match, seat=(winner + 1) % 3)
    assert "You are the Monster Meister!" in result(match, seat=winner)

    same = a_round("T1", "G1 G2 Y1 B4", "G1 G2 Y1 B4", round=10)
    get_ready(same)
    assert same.over
    assert same.ranks == [2, 2]
    assert "nobody becomes Monster Meister" in result(same)
