"""Nothing that a seat cannot know reaches it.

Two tables that differ only in what one seat cannot know show it the same bytes: the table in every
language, the version, the log, every why-not. The same holds for spectators.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.core.state import CHANCE
from monsterbox.server.store.rows import ChairRow, TableRow
from monsterbox.server.tables.entries import begin, play
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.replay import moments
from monsterbox.server.tables.table import Table
from monsterbox.server.views.build import show, viewpoint_of
from monsterbox.server.views.explain import why_not
from monsterbox.server.views.finished import fairness, replay_step
from tests.cases import in_tiers
from tests.games.kit import (
    Case,
    few_cases,
    one_of_each,
    through_json,
    turns,
    until_horizon,
)
from tests.server.clocks import NOON

OF_EACH = 3
SEATS = 4  # whose eyes are tried at a moment; at larger tables all have their turn
SEED = bytes(range(32))


@dataclass(frozen=True)
class Worlds:
    """What is true, and what one seat may take for true as well."""

    truth: Table
    other: Table
    seat: int
    actor: int


def a_table(case: Case, position: object) -> Table:
    """A table that goes on from a position; everything else is always the same."""
    row = TableRow(
        id="table",
        game=case.key,
        rules=case.game.version,
        seats=case.seats,
        options=dict(case.options),
        pace="live",
        is_open=True,
        host="person 0",
        created=NOON,
        seed=SEED,
        start=through_json(position),
    )
    chairs = [
        ChairRow(table_id="table", seat=seat, kind="person", person=f"person {seat}", name=name)
        for seat, name in zip(
            range(case.seats), ("Ada", "Ben", "Cleo", "Daan", "Elke", "Finn"), strict=False
        )
    ]
    table = Table(row, chairs)
    begin(table, NOON)
    return table


def worlds(case: Case, most: int = OF_EACH) -> Iterator[tuple[Worlds, str]]:
    """Some moments of every question in a random game, for the seats; and what is chosen next."""
    asked: Counter[str] = Counter()
    for number, (match, actor, choice) in enumerate(turns(case)):
        question = phase_of(match, actor)
        if number % 3 == 0 or not asked[question]:
            asked[question] += 1
            if asked[question] > most:
                continue
            for seat in sorted({(number + k) % case.seats for k in range(SEATS)}):
                imagined = match.imagine(seat, seed=number)
                tables = a_table(case, match.position()), a_table(case, imagined)
                yield Worlds(*tables, seat, actor), choice


def phase_of(match: mb.Match, seat: int) -> str:
    return str(getattr(match.view(seat), "phase", ""))


def shown_to(table: Table, seat: int | None, language: str) -> bytes:
    """All that is sent to a seat, or to a spectator."""
    person = None if seat is None else f"person {seat}"
    viewpoint = viewpoint_of(table, person)
    shown = show(table, viewpoint, language, [HERE] * table.row.seats)
    replay = replay_step(table, viewpoint, None, language)
    return msgspec.json.encode([shown, replay, fairness(table)])


@pytest.mark.parametrize("case", in_tiers(few_cases(6), fast=one_of_each()), ids=str)
def test_two_worlds_look_the_same_to_a_seat(case: Case) -> None:
    differ = 0
    for number, (both, choice) in enumerate(worlds(case)):
        language = LANGUAGES[number % len(LANGUAGES)]
        assert_alike(both, language)
        differ += both.truth.running().position() != both.other.running().position()
        assert_alike_after(both, choice, language)
    assert differ > 10, "worlds that are the same prove nothing"


@pytest.mark.full
def test_the_cases_lead_to_many_questions() -> None:
    """What is compared above is the whole game, not its everyday turns alone."""
    for key in mb.games():
        cases = [case for case in few_cases(6) if case.key == key]
        asked = {phase_of(match, seat) for case in cases for match, seat, _ in turns(case)}
        assert len(asked) >= 7


def assert_alike(both: Worlds, language: str) -> None:
    for viewer in (both.seat, None):
        truth, other = (shown_to(table, viewer, language) for table in (both.truth, both.other))
        assert truth == other
        assert both.truth.version(viewer) == both.other.version(viewer)


def assert_alike_after(both: Worlds, choice: str, language: str) -> None:
    """The same choice of the seat itself in both worlds, unless chance answers it.

    Nor where the rules look into hands that it cannot see, to carry out forced steps, or to ask
    those who hold a card (A-68).
    """
    tables = (both.truth, both.other)
    if both.seat != both.actor:
        return
    matches = [table.running() for table in tables]
    versions = [match.version for match in matches]
    for table in tables:
        play(table, both.seat, choice, NOON)
    new = [match.steps[version:] for match, version in zip(matches, versions, strict=True)]
    is_plain = all(
        step.seat != CHANCE and len(until_horizon(match.game.key, step.events)) == len(step.events)
        for match, steps in zip(matches, new, strict=True)
        for step in steps
    )
    asked = [{match.view(None).phase, match.view(both.seat).phase} for match in matches]
    is_same = asked[0] == asked[1] or not any("window" in phases for phases in asked)
    if is_plain and is_same and not any(match.over for match in matches):
        assert_alike(both, language)


@pytest.mark.parametrize("case", in_tiers(few_cases(3), fast=one_of_each()), ids=str)
def test_reasons_are_the_same_in_two_worlds(case: Case) -> None:
    """Whatever is clicked: every component, every seat, words of the notation."""
    words = [*mb.game(case.key).components(case.settings), *map(str, range(case.seats)), "pile"]
    for number, (both, choice) in enumerate(worlds(case, 1)):
        if both.seat in both.truth.waiting or number % 5 == 0:
            for about in [*words, choice]:
                truth, other = (
                    why_not(table, both.seat, about, "en") for table in (both.truth, both.other)
                )
                assert truth == other


@pytest.mark.parametrize("case", in_tiers(few_cases(8), fast=one_of_each()), ids=str)
def test_half_made_choices_of_others_change_nothing_that_is_shown(case: Case) -> None:
    """R-03: a joker swap begun, a carrot card picked up. Also the number of moments is the same."""
    halves = half_made(case)[:4]
    table = a_table(case, case.match().position())
    match = table.running()
    for number, (_, actor, choice) in enumerate(turns(case, match)):
        if number not in halves:
            play(table, actor, choice, NOON)
            continue
        others = {None, *range(case.seats)} - {actor}
        before = {seat: seen_by(table, seat) for seat in others}
        asked = set(match.waiting)
        play(table, actor, choice, NOON)
        # A window goes round: whoever is asked next sees it.
        for seat in others - (set(match.waiting) - asked):
            assert seen_by(table, seat) == before[seat]


def half_made(case: Case) -> list[int]:
    """The choices of a random game that nobody else can see anything of."""
    match = a_table(case, case.match().position()).running()
    found = []
    for number, (_, actor, choice) in enumerate(turns(case, match)):
        version, view = match.version, match.view(None)
        match.play(actor, choice)
        silent = not any(step.events for step in match.steps[version:])
        if silent and match.view(None) == view:
            found.append(number)
    return found


def seen_by(table: Table, seat: int | None) -> tuple[bytes, int]:
    match = table.running()
    return shown_to(table, seat, "en"), len(moments(match, seen_by=seat, all_of_them=False))


@pytest.mark.full
def test_the_cases_lead_to_half_made_choices() -> None:
    assert sum(bool(half_made(case)) for case in few_cases(8)) > 5


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    case = few_cases(1)[0]
    table = a_table(case, case.match().position())

    shown = show(table, viewpoint_of(table, "nobody"), "en", [HERE] * case.seats)

    assert shown.seat is None
    assert shown.held == ()
    assert shown.choices == ()
    assert not shown.can_undo
    assert shown.view == table.running().view(None)
    named = {card for line in shown.log for card in line.cards} | set(shown.cards)
    hands = {card for seat in range(case.seats) for card in table.running().view(seat).hand}  # type: ignore[attr-defined]
    assert not named & hands


def test_commitments_do_not_tell_the_seed() -> None:
    case = few_cases(1)[0]
    table = a_table(case, case.match().position())

    for viewer in (None, *range(case.seats)):
        assert SEED.hex().encode() not in shown_to(table, viewer, "en")
