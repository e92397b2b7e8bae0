"""What logs and score sheets rest on: every event has its clause, every row its title."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.zombeasts import events
from monsterbox.text.catalog import Catalog
from monsterbox.text.ledger import BOOKS, clause_of_event, gains, rows
from tests.games.zombeasts.builders import a_match

KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and kind is not Event]
EVENTS = [kind for kind in KINDS if issubclass(kind, Event)]


def key_of(kind: type[Event]) -> str:
    return kind(**dict.fromkeys(kind.__struct_fields__)).key


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_clause_of_the_rulebook(kind: type[Event]) -> None:
    clause = clause_of_event("zombeasts", key_of(kind))

    assert clause in mb.game("zombeasts").clauses


def test_no_clause_is_left_over() -> None:
    assert set(BOOKS["zombeasts"].CLAUSE_OF_EVENT) == {key_of(kind) for kind in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_a_title_and_a_clause(language: str) -> None:
    catalog = Catalog(language)
    for key in mb.games():
        titles = [catalog.say(key, f"score-{row}") for row in rows(key)]
        assert len(set(titles)) == len(titles) > 0
        assert all(clause in mb.game(key).clauses for clause in rows(key).values())
    assert catalog.say("core", "score-before")
    assert catalog.say("core", "score-points")


def test_a_full_moon_brings_the_points_of_its_cards() -> None:
    """ZB-41, ZB-75."""
    moons = {"green": ["G-DOG-1L", "G-CAT-2L", "G-RAB-2R"]}
    match = a_match(hand=["G-DOG-4R", "B-RAT-1L"], moons=moons)
    match.play(0, "play G-DOG-4R")
    cards = match.game.components(match.settings)

    counted = gains("zombeasts", match.events(0), cards)

    assert [(gain.row, gain.seat) for gain in counted] == [("moons", 0)]
    assert counted[0].points == match.scores[0] > 0


def test_games_without_a_ledger_have_no_rows() -> None:
    assert rows("chess") == {}
    assert gains("chess", [], {}) == []
    assert clause_of_event("chess", "pawn-moved") is None
