"""The table of Humans!!! as text: a map readable without colour, narrow or wide, nothing secret."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.bots.uniform import Uniform
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.humans.cards import KINDS
from monsterbox.games.humans.terminal.screen import draw, needs_table, show_result
from monsterbox.terminal.screen import screen_of
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog
from monsterbox.text.speaker import Speaker
from tests.cli.terminal import Terminal
from tests.games.humans.builders import a_match

GAMES: list[str] = [key for key in ("humans", "humans-zombies") if key in mb.games()]
SEATED = ["You", "Vlad", "Mina", "Igor", "Carmilla", "Orlok"]


def drawn(
    match: Match,
    seat: int | None = 0,
    language: str = "en",
    bots: dict[int, str] | None = None,
    **size: Any,
) -> str:
    terminal = Terminal(**size)
    speaker = Speaker(language, match.game, match.settings, SEATED, seat, bots)
    draw(terminal.console, speaker, match.view(seat))
    return terminal.text


def lines_of(match: Match, **wishes: Any) -> list[str]:
    return [line.rstrip() for line in drawn(match, **wishes).splitlines()]


def a_table(**more: Any) -> Match:
    usual: dict[str, Any] = {
        "town": ["H10 0,-1 r0", "H02 1,0 r0"],
        "zombies": {0: ["1,-1", "1,0"], 1: ["1,1", "1,1"], 2: ["2,1"]},
        "humans": ["0,-3", "2,-2", "4,1"],
        "dice": ["0,-3", "1,-2"],
        "markers": ["1,-1"],
        "hands": {0: ["HW3", "HE07"]},
        "players": {1: {"wounds": ["belly"], "eaten": 1}},
        "spent": [1],
    }
    return a_match(**(usual | more))


def played_on(key: str, choices: int, seats: int = 3, seed: int = 2) -> Match:
    """Bots have made that many choices."""
    match = mb.game(key).match(seats=seats, seed=seed)
    bot = Uniform(seed)
    for _ in range(choices):
        if match.over:
            break
        asked = match.waiting[-1]
        match.play(asked, bot.choose(match.belief(asked)))
    return match


def test_the_map_is_readable_without_colour() -> None:
    assert lines_of(a_table())[1:10] == [
        "      0   1   2    3   4   5",
        "     Hospital 5",
        "  -3 :h*:::::::::",
        "  -2 :::::*:::h::",
        "  -1 ::::.A+.::::",
        "     Town Square  Crossroads",
        "   0     .A..         ....",
        "   1 .....B2..C........h......",
        "   2     ....         ....",
    ]


def test_everybody_is_told_of_with_the_letter_on_the_map() -> None:
    lines = lines_of(a_table(), bots={1: "level2", 2: "level2"})
    kind = bot_name(Catalog("en"), "level2")

    assert lines[10:16] == [
        "▶ A You (to play)  Points 2/9  Zombies 2  Eaten 0  Dice tokens 0  Cards 2",
        "    Musician: Encore",
        "  B Vlad  Points 3/10  Zombies 2  Eaten 1  Dice tokens 0  Cards 0",
        f"    {kind}  Miner: Tunnel (used)  Wounds: Belly",
        "  C Mina  Points 1/9  Zombies 1  Eaten 0  Dice tokens 0  Cards 0",
        f"    {kind}  Wrestler: Body Slam",
    ]


def test_zombies_out_of_the_game_are_counted() -> None:
    """HU-59. Where there are any."""
    lines = lines_of(a_table(players={1: {"removed": 2}}), width=120)

    assert [line[2] for line in lines if "Zombies out of the game 2" in line] == ["B"]


def test_own_cards_say_what_they_do_and_when() -> None:
    text = " ".join(lines_of(a_table(), width=200))

    assert "Baseball Bat (when another player has captured somebody) Weapon: you roll" in text
    assert "Run For It! (before anybody moves) Move a human" in text
    assert "Your cards: none" in drawn(a_table(hands={}))
    assert "Your cards" not in drawn(a_table(), seat=None)


def test_the_map_is_as_wide_as_there_is_room() -> None:
    widths = {
        width: next(line for line in lines_of(a_table(), width=width) if line.startswith("   1 "))
        for width in (80, 25, 20, 14)
    }

    assert widths == {
        80: "   1 .....B2..C........h......",
        25: "   1 ...B2..C......h....",
        20: "   1 ..B2C....h...",
        14: "   1 .~C..h.",
    }


def test_what_has_no_room_on_the_map_is_told_in_words() -> None:
    match = a_table(zombies={0: ["1,1", "1,1"], 1: ["1,1", "1,1"], 2: ["1,1"]})

    lines = lines_of(match)

    assert "~ Town Square, centre [1,1]: A2B2C" in lines
    assert any("....A2B~" in line for line in lines)


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_every_width(language: str, key: str, width: int) -> None:
    match = played_on(key, 80, seats=5)

    lines = drawn(match, language=language, width=width).splitlines()

    assert max(map(len, lines)) <= width
    assert all("{" not in line for line in lines)


@pytest.mark.parametrize("key", GAMES)
def test_nobody_sees_the_cards_of_others(key: str) -> None:
    match = played_on(key, 60)
    catalog = Catalog("en")
    view: Any = match.view(0)
    hidden = [catalog.say(key, "card", kind=kind) for kind in KINDS if kind not in view.hand]

    text = drawn(match, seat=0)

    assert [name for name in hidden if name in text] == []


def test_drawn_cards_lie_open() -> None:
    """HU-49. An Eat and an Infect: the choice is still open."""
    match = a_table(
        zombies={0: ["1,0"]},
        humans=["1,0"],
        hands={},
        spent=[0, 1, 2],
        steps=0,
        chance=["face 6", "infection eat", "infection infect"],
        characters=["miner", "lawyer", "doctor"],
    )
    match.play(0, "end move")

    assert "Drawn: Eat, Infect" in lines_of(match)


def test_main_questions_show_the_table() -> None:
    """Putting out humans follows from what was just shown."""
    match = mb.game("humans").match(seats=2, seed=1)
    needed: dict[str, bool] = {}
    while not {"place", "put-human", "move"} <= set(needed):
        asked = match.waiting[0]
        view: Any = match.view(asked)
        needed[view.phase] = needs_table(view)
        match.play(asked, match.legal(asked)[0])

    assert needed["place"]
    assert needed["move"]
    assert not needed["put-human"]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_where_the_points_came_from(language: str, key: str) -> None:
    match = played_on(key, 10_000, seed=12 if key == "humans" else 4)
    terminal = Terminal()
    speaker = Speaker(language, match.game, match.settings, SEATED, None)

    show_result(terminal.console, speaker, match.view(None), match.events(None))

    assert match.over
    assert speaker.say("sheet-title") in terminal.text
    assert speaker.say("score-arrived") in terminal.text
    assert SEATED[match.ranks.index(1)] in terminal.text.splitlines()[-1]


def test_every_game_has_a_screen() -> None:
    assert all(screen_of(key) for key in mb.games())
