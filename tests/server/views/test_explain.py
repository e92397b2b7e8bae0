"""Why not: everything that can be clicked has an answer, with a clause."""

from __future__ import annotations

from typing import Any

import pytest

from monsterbox.server.tables.entries import play
from monsterbox.server.tables.errors import NotBegun
from monsterbox.server.views.explain import why_not
from monsterbox.server.views.shown import Reason
from tests.cases import in_tiers
from tests.games.kit import Case, few_cases, one_of_each, turns
from tests.games.zombeasts.builders import a_match
from tests.server.clocks import NOON
from tests.server.houses import ADA, BEN, CLEO, House, in_a_loop
from tests.server.views.test_two_worlds import a_table


@in_a_loop
async def test_a_legal_choice_is_told_with_its_clause() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    person = (ADA, BEN)[seat]
    choice = (await house.look(table, person)).choices[0]

    reason = await house.tables.why_not(table, seat, person, choice.text, person.language)
    word = await house.tables.why_not(table, seat, person, choice.card or "", person.language)

    assert (reason.legal, reason.text, reason.clause) == (True, choice.sentence, choice.clause)
    assert word.legal


@in_a_loop
async def test_who_is_not_asked_is_told_so() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    seat = house.table(table).waiting[0]
    other = (ADA, BEN)[1 - seat]
    card = next(iter(house.table(table).running().view(1 - seat).hand))  # type: ignore[attr-defined]

    by_word = await house.tables.why_not(table, 1 - seat, other, card, "en")
    by_choice = await house.tables.why_not(table, 1 - seat, other, f"play {card}", "en")

    assert by_word.text == by_choice.text == "It is not your turn."
    assert not by_word.legal


@in_a_loop
async def test_a_spectator_gets_the_open_question_for_an_answer() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)

    reason = await house.tables.why_not(table, None, CLEO, "pile", "en")

    assert reason.text == (await house.tables.shown(table, CLEO, "en")).prompt
    assert reason.clause
    empty = await house.open("person", "free")
    with pytest.raises(NotBegun):
        await house.tables.why_not(empty, 0, ADA, "pile", "en")


@pytest.mark.parametrize("case", in_tiers(few_cases(4), fast=one_of_each()), ids=str)
def test_every_thing_on_the_table_answers_in_every_phase(case: Case) -> None:
    """In the words of the game, never with an empty sentence or an unknown clause."""
    table = a_table(case, case.match().position())
    match = table.running()
    things = [*match.game.components(match.settings), *map(str, range(match.seats)), "pile", "?"]
    for number, (_, seat, choice) in enumerate(turns(case, match)):
        for word in things[number % 9 :: 9]:
            reason = why_not(table, seat, word, "en")
            assert reason.text
            assert reason.clause is None or reason.clause in match.game.clauses
            assert reason.legal == any(word in one.split() for one in match.legal(seat))
        play(table, seat, choice, NOON)


ZOMBEASTS = Case("zombeasts", 3)


def asked(word: str, **position: Any) -> Reason:
    return why_not(a_table(ZOMBEASTS, a_match(**position).position()), 0, word, "en")


def test_a_card_that_does_not_fit_says_why() -> None:
    """ZB-13: the moon has two cards with this corner already."""
    hand = ["G-RAB-3L", "R-DOG-3R"]
    moons = {"green": ["G-DOG-1L", "G-CAT-2L"]}

    full = asked("G-RAB-3L", hand=hand, moons=moons)
    elsewhere = asked("G-DOG-1L", hand=hand, moons=moons)

    assert (full.clause, full.legal) == ("ZB-13", False)
    assert full.text == "That moon already has two cards with this corner."
    assert elsewhere.text == "This card is not in your hand."


def test_a_source_that_is_used_up_says_why() -> None:
    """ZB-52, ZB-50: an empty draw pile, a hand that was drawn from already."""
    drawing = {"hand": ["B-RAT-1L"], "stock": ["O-RAT-3R"], "phase": "draw", "number": 2}

    pile = asked("pile", pile=0, **drawing)
    hand = asked("1", robbed=[1], **drawing)

    assert pile.text == "The draw pile is empty."
    assert hand.clause == "ZB-50"
