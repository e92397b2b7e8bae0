"""Every clause of every rulebook is carried out by a rule and shown by a test."""

from __future__ import annotations

import pytest
from tools import citations
from tools.citations import PREFIXES
from tools.clauses import generate, target_of

import monsterbox as mb
from monsterbox.core.rulebook import LANGUAGES


def test_every_game_has_a_prefix() -> None:
    """A new game must say how its clauses are numbered, else nothing below looks at it."""
    assert set(mb.games()) <= set(PREFIXES)


@pytest.mark.parametrize("key", mb.games())
def test_every_clause_has_a_rule(key: str) -> None:
    """Definitions need none; everything else is cited by the rule that carries it out."""
    cited = citations.rules(key)
    clauses = mb.game(key).clauses

    missing = [c.id for c in clauses if c.kind == "rule" and c.id not in cited]
    unknown = sorted(set(cited) - {clause.id for clause in clauses})

    assert missing == []
    assert unknown == []


@pytest.mark.parametrize("key", mb.games())
def test_every_clause_has_a_test(key: str) -> None:
    """Definitions too: what follows from the rules can be shown as well."""
    cited = citations.tests(key)
    clauses = mb.game(key).clauses

    missing = [clause.id for clause in clauses if clause.id not in cited]
    unknown = sorted(set(cited) - {clause.id for clause in clauses})

    assert missing == []
    assert unknown == []


@pytest.mark.parametrize("key", mb.games())
def test_the_rulebook_is_the_same_in_all_languages(key: str) -> None:
    """Same clauses, same kinds, nothing empty, nothing left in English."""
    book = mb.game(key).clauses
    english = {clause.id: clause for clause in book}

    for language in LANGUAGES:
        clauses = book.in_language(language)
        assert [clause.id for clause in clauses] == list(english)
        for clause in clauses:
            assert clause.title
            assert clause.text
            assert clause.source
            assert language == "en" or clause.text != english[clause.id].text


@pytest.mark.parametrize("key", mb.games())
def test_the_data_is_made_from_the_docs(key: str) -> None:
    """`make docs` was run after the last change of docs/rules."""
    assert target_of(key).read_text(encoding="utf-8") == generate(key)
