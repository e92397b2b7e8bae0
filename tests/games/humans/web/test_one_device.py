"""Several people on one device: who reacts is asked alike, whatever hands hold (A-68)."""

from __future__ import annotations

import pytest

from monsterbox.server.store.rows import ChairRow, TableRow
from monsterbox.server.tables.entries import begin
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.table import Table
from monsterbox.server.views.build import show, viewpoint_of
from tests.games.humans.builders import F2, a_match
from tests.server.clocks import NOON
from tests.web.pages import render

NAMES = ("Ada", "Bea", "Cem")
NAIL, OTHER, THIRD = "HE05", "HE09", "HE10"


def a_table(hands: dict[int, list[str]], windows: str) -> Table:
    """Seat 0 has just broken a barricade; whoever holds HE05 may nail it shut."""
    match = a_match(
        town=F2, zombies={0: ["4,1"]}, hands=hands, chance=["face 6"], options={"windows": windows}
    )
    match.play(0, "break 4,1")
    row = TableRow(
        id="table",
        game="humans",
        rules=match.game.version,
        seats=3,
        options={"windows": windows},
        pace="live",
        is_open=False,
        host="ada",
        created=NOON,
        seed=bytes(32),
        start=match.position(),
    )
    chairs = [
        ChairRow(table_id="table", seat=seat, kind="person", person="ada", name=name)
        for seat, name in enumerate(NAMES)
    ]
    table = Table(row, chairs)
    begin(table, NOON)
    return table


def page_of(table: Table, lifted: int | None, language: str) -> str:
    shown = show(table, viewpoint_of(table, "ada", None, lifted), language, (HERE,) * 3)
    return render("fragment.html", language, shown=shown)


@pytest.mark.parametrize("lifted", [None, 0])
@pytest.mark.parametrize("windows", ["eligible_only", "uniform"])
def test_the_page_is_the_same_whatever_hands_hold(windows: str, lifted: int | None) -> None:
    """Also where the one who is asked first is another."""
    hands = [{1: [NAIL], 2: [OTHER]}, {1: [OTHER], 2: [NAIL]}, {1: [NAIL], 2: [THIRD]}]
    tables = [a_table(one, windows) for one in hands]
    if windows == "eligible_only":
        assert [table.waiting for table in tables] == [[1], [2], [1]]

    pages = {page_of(table, lifted, "de") for table in tables}

    assert len(pages) == 1
    [page] = pages
    assert all(f'id="react-{seat}"' in page for seat in (1, 2))
    assert 'id="react-0"' not in page
    assert NAIL not in page
    assert "Will jemand reagieren?" in page
