"""The log in the terminal, over whole matches: what was turned back cannot be looked up (R-03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.cli.play.commands import show_log, show_table
from monsterbox.cli.play.prompt import make_menu
from monsterbox.cli.replay import story
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from tests.cli.terminal import Terminal, a_session
from tests.games.kit import Case
from tests.games.monster_meister.worlds import twins

CASES = [
    Case("monster-meister", 2, (("first_holder", 0),), 1),
    Case("monster-meister", 3, (("reveal_visibility", "open_table"),), 2, "open_table"),
]


def printed(match: Match, file: Path, language: str) -> str:
    """The table, the whole log and what is new, as the person in seat 0 reads them."""
    terminal = Terminal()
    session = a_session(match, terminal, file, language)
    session.tell_news()
    show_log(session, make_menu(session), "all")
    if match.waiting == [0]:
        show_table(session, make_menu(session), "")
    return terminal.text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_matches_print_the_same_when_the_cards_are_turned_back(
    case: Case, tmp_path: Path
) -> None:
    """MM-52, 5.1.3, R-03: they differ in where the cards lay that were turned up."""
    rounds = 0
    for one, other in twins(case).play():
        if one.over or one.view(None).phase != "flip":
            continue
        language = LANGUAGES[rounds % len(LANGUAGES)]
        rounds += 1
        texts = [printed(match, tmp_path / "game.json", language) for match in (one, other)]
        assert texts[0] == texts[1]
        for viewer in (None, *range(case.seats)):
            assert story(one, language, viewer) == story(other, language, viewer)

    assert rounds == 9
