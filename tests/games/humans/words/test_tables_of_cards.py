"""The tables of cards in the books: every card, by its number and under its name (D8, D9)."""

from __future__ import annotations

import re

import pytest
from tools.clauses import CARD_ROW

import monsterbox as mb
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.humans.cards import cards
from monsterbox.text.speaker import Speaker
from tests.text.speakers import a_humans_speaker, a_zombies_speaker

ROW = re.compile(CARD_ROW.pattern + r"(?P<name>[^|]+?) \|", re.MULTILINE)
DECKS = {"humans": {"humans"}, "humans-zombies": {"humans", "zombies"}}


def speakers(language: str) -> dict[str, Speaker]:
    return {"humans": a_humans_speaker(language), "humans-zombies": a_zombies_speaker(language)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", DECKS)
def test_every_card_stands_in_its_table(key: str, language: str) -> None:
    """D8, D9. What rulings cite by number can be looked up; the names are those of the table."""
    book, voice = mb.game(key).clauses.in_language(language), speakers(language)[key]

    told = [row for page in book.entries for row in ROW.findall(page.text)]
    wanted = [card.id for card in cards().event if card.deck in DECKS[key]]

    assert told == [(card, voice.card(card)) for card in wanted]
