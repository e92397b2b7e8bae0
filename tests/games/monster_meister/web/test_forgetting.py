"""Whatever reaches a browser or a program over whole matches: what was turned back is gone (R-03).

`Shown` is all there is: pages, fragments, the JSON API and its stream are made from it.
"""

from __future__ import annotations

import msgspec
import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.tables.entries import play
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.table import Table
from monsterbox.server.views.build import Viewpoint, show, viewpoint_of
from monsterbox.server.views.finished import fairness, replay_step
from monsterbox.server.views.shown import Line, Shown
from tests.cases import one_in
from tests.games.kit import Case
from tests.games.monster_meister.worlds import twins
from tests.server.clocks import NOON
from tests.server.views.test_two_worlds import a_table

KEY = "monster-meister"
CASES = [
    Case(KEY, 2, (), 1),
    Case(KEY, 3, (("reveal_visibility", "open_table"),), 2, "open_table"),
    Case(KEY, 4, (), 3),
    Case(KEY, 2, (("deck", "mixed"), ("repeat_features", "free")), 4, "mixed"),
]


# Two who share a device: the one looks, the other, or the curtain is down.
SHARED = [
    Viewpoint("person 0", (0, 1), seat, curtain)
    for seat, curtain in ((0, False), (1, False), (0, True))
]


def eyes_at(table: Table) -> list[Viewpoint]:
    """A spectator, everybody at their own device, and the shared one."""
    people = [None, *(f"person {seat}" for seat in range(table.row.seats))]
    return [*(viewpoint_of(table, person) for person in people), *SHARED]


def shown_to(table: Table, viewpoint: Viewpoint, language: str) -> Shown:
    return show(table, viewpoint, language, [HERE] * table.row.seats)


def everything(table: Table, viewpoint: Viewpoint, language: str) -> bytes:
    """The table, its replay as far as it goes, and the page about chance."""
    replay = replay_step(table, viewpoint, None, language)
    return msgspec.json.encode([shown_to(table, viewpoint, language), replay, fairness(table)])


def before_this_round(log: tuple[Line, ...]) -> tuple[Line, ...]:
    ends = [place for place, line in enumerate(log) if line.key == "cards-turned-back"]
    return log[: ends[-1] + 1] if ends else ()


@pytest.mark.parametrize("case", one_in(2, CASES), ids=str)
def test_two_tables_show_the_same_when_the_cards_are_turned_back(case: Case) -> None:
    """MM-52, 5.1.3 to 5.1.5, R-03: the log, since the last turn, the replay; in five languages.

    The two differ in where the cards lay that were turned up. Narrators tell on from where they
    were, as they do for somebody who stays at the table.
    """
    both = twins(case)
    one, other = (a_table(case, position) for position in (both.first, both.second))
    for number, (seat, choice, changed) in enumerate(both.choices):
        play(one, seat, choice, NOON)
        play(other, seat, changed, NOON)
        if one.is_finished:
            break
        language = LANGUAGES[number % len(LANGUAGES)]
        is_between = one.running().view(None).phase == "flip"
        for viewpoint in eyes_at(one):
            if is_between:
                assert everything(one, viewpoint, language) == everything(
                    other, viewpoint, language
                )
                assert replay_step(one, viewpoint, None, language).most == 0, "only the present"
            told, again = (shown_to(table, viewpoint, "en").log for table in (one, other))
            assert before_this_round(told) == before_this_round(again)


def test_who_comes_late_reads_what_the_others_read() -> None:
    """5.1.5. A narrator that begins now tells what one told that was there all the time."""
    case = CASES[0]
    both = twins(case)
    table = a_table(case, both.first)
    for number, (seat, choice, _) in enumerate(both.choices):
        play(table, seat, choice, NOON)
        if table.is_finished:
            break
        viewpoint = viewpoint_of(table, f"person {number % 2}")
        late = a_table(case, both.first)
        late.match = table.match
        assert shown_to(table, viewpoint, "en").log == shown_to(late, viewpoint, "en").log


def test_lines_keep_their_numbers_when_they_are_told_anew() -> None:
    """The page tells listeners what is new; "turns up a card" four times is one line then."""
    case = Case(KEY, 2, (("first_holder", 0),), 5)
    both = twins(case)
    table = a_table(case, both.first)
    known = 0
    counts = []
    for seat, choice, _ in both.choices:
        play(table, seat, choice, NOON)
        log = shown_to(table, viewpoint_of(table, "person 0"), "en").log
        numbers = [line.number for line in log]
        assert numbers == sorted(set(numbers))
        fresh = [line.key for line in log if line.number >= known]
        if log[-1].key == "cards-turned-back":
            assert fresh == ["cards-turned-back"]
        known = numbers[-1] + 1
        counts.append(len(log))

    assert counts != sorted(counts), "lines that had become alike were joined"


def test_a_page_of_the_past_has_no_cell() -> None:
    """5.1.3: no sentence of an earlier round says where something was turned up or shown."""
    case = CASES[0]
    both = twins(case)
    table = a_table(case, both.first)
    found = 0
    for seat, choice, _ in both.choices:
        play(table, seat, choice, NOON)
        if table.is_finished or table.running().view(None).phase != "flip":
            continue
        for viewpoint in eyes_at(table):
            log = shown_to(table, viewpoint, "en").log
            lines = [line for line in log if line.key in ("card-turned", "pick-shown")]
            assert not any(line.words or line.cards for line in lines)
            found += len(lines)
    assert found
