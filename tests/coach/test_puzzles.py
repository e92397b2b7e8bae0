"""The puzzles that come with the games: sound, of these rules, and explained in five languages."""

from __future__ import annotations

import pytest

from monsterbox.coach.puzzle import DIFFICULTIES, Puzzle, puzzles_of
from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games import registry
from monsterbox.games.registry import games
from monsterbox.text.reasons import AREA, in_words, reasons_of
from monsterbox.text.speaker import Speaker

SHIPPED = [key for key in games() if puzzles_of(key)]


def position_of(key: str, puzzle: Puzzle) -> Match:
    return registry.game(key).from_position(puzzle.position)


def test_there_are_puzzles() -> None:
    assert len(SHIPPED) >= 2


@pytest.mark.parametrize("key", SHIPPED)
def test_every_puzzle_is_sound(key: str) -> None:
    """The position can be played, its choices are those that were judged, the answer is legal."""
    game = registry.game(key)
    for puzzle in puzzles_of(key).values():
        match = position_of(key, puzzle)
        legal = match.legal(puzzle.seat)

        assert puzzle.rules == game.version
        assert sorted(legal) == sorted(one.choice for one in puzzle.options)
        assert puzzle.best in puzzle.accepted
        assert puzzle.tempting not in puzzle.accepted
        assert set(puzzle.accepted) < set(legal)
        assert puzzle.difficulty in DIFFICULTIES
        assert puzzle.cost.mean > puzzle.cost.error
        assert not match.forgets


@pytest.mark.parametrize("key", SHIPPED)
def test_every_puzzle_is_explained_in_five_languages(key: str) -> None:
    game = registry.game(key)
    for puzzle in puzzles_of(key).values():
        match = position_of(key, puzzle)
        assert puzzle.why is not None
        assert puzzle.why.clause in game.clauses
        for language in LANGUAGES:
            speaker = Speaker(language, game, match.settings, [""] * match.seats, puzzle.seat)
            said = in_words(speaker, puzzle.why.key)
            assert speaker.catalog.say(AREA, f"why-{puzzle.why.moment}", reason=said)
            for choice in (puzzle.best, puzzle.tempting):
                assert speaker.choice(choice, match.view(puzzle.seat))


@pytest.mark.parametrize("key", games())
def test_every_reason_has_a_sentence_and_a_clause(key: str) -> None:
    game, settings = registry.game(key), registry.game(key).settings(2, {})
    for reason in reasons_of(key).REASONS:
        assert reason.clause in game.clauses
        for language in LANGUAGES:
            assert in_words(Speaker(language, game, settings, ["", ""], 0), reason.key)


def test_what_was_found_under_other_rules_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    from monsterbox.coach import puzzle as module

    old = dataclasses.replace(registry.game(SHIPPED[0]), version="0")
    monkeypatch.setattr(module, "find_game", lambda key: old)

    assert puzzles_of.__wrapped__(SHIPPED[0]) == {}
