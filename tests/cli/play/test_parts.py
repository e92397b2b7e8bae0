"""Who sits where, said when everybody has sat down."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.bot_names import bot_about, bot_name
from monsterbox.text.catalog import Catalog
from tests.cli.terminal import Terminal, play_at


def seats_of(text: str) -> list[str]:
    """The lines under the title, up to the next empty one."""
    lines = [line.rstrip() for line in text.splitlines()]
    start = lines.index("At the table, in this order:") + 1
    return lines[start : lines.index("", start)]


def test_every_seat_is_told_in_order(tmp_path: Path) -> None:
    """What to expect of a bot is said once."""
    terminal = play_at(
        Terminal(), tmp_path / "g.json", seats=4, seat=1, bots="level1,heuristic,level1"
    )

    assert seats_of(terminal.text) == [
        "  Vlad  Little Ghost [level1]",
        "        A first opponent that even children can beat.",
        "  You   your seat",
        "  Mina  Rule of Thumb [heuristic]",
        "        Weighs what lies on the table and takes what looks best.",
        "  Igor  Little Ghost [level1]",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_their_names_in_every_language(language: str, tmp_path: Path) -> None:
    terminal = play_at(Terminal(), tmp_path / "g.json", language=language, bots="level1,level2")

    for spec in ("level1", "level2"):
        assert f"{bot_name(Catalog(language), spec)} [{spec}]" in terminal.text
        assert " ".join(bot_about(Catalog(language), spec).split()) in terminal.flat


def test_a_game_that_goes_on_tells_it_again(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    before = play_at(Terminal(), file, bots="uniform,level1")

    after = play_at(Terminal(), resume=file)

    assert seats_of(after.text) == seats_of(before.text)


def test_bots_are_marked_at_the_table(tmp_path: Path) -> None:
    terminal = play_at(Terminal(), tmp_path / "g.json", bots="uniform,level1")

    assert "Vlad · Pure Chance" in terminal.text
    assert "Mina · Little Ghost" in terminal.text
    assert "You ·" not in terminal.text
