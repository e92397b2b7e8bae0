"""Matches in notebooks: drawn for one seat, complete in themselves."""

from __future__ import annotations

import random
import re

import pytest

import monsterbox as mb
from monsterbox.server.http import still as page_of
from monsterbox.server.views.pictures import still

EACH_GAME = pytest.mark.parametrize("key", mb.games())


def document(match: mb.Match, seat: int, language: str) -> str | None:
    return page_of.document(still(match, seat, language), language)


def moments(key: str, every: int) -> list[mb.Match]:
    """Some moments of a random match, and its end."""
    match, dice, found = mb.game(key).match(3, seed=2), random.Random(2), []
    while not match.over and match.version < 1200:
        if match.version % every == 0:
            found.append(match.clone())
        match.play_action(dice.choice(match.legal_actions()))
    return [*found[:12], match]


@EACH_GAME
def test_a_match_is_drawn_at_every_moment(key: str) -> None:
    for match in moments(key, 17)[:4]:
        check(match)


@pytest.mark.full
@EACH_GAME
def test_a_match_is_drawn_from_beginning_to_end(key: str) -> None:
    for match in moments(key, 13):
        check(match)


def check(match: mb.Match) -> None:
    """With the drawings it uses, and without anything that would be fetched."""
    for seat in range(match.seats):
        page = document(match, seat, "de") or ""
        used = set(re.findall(r'href="#([\w-]+)"', page))
        assert used
        assert used <= set(re.findall(r'id="([\w-]+)"', page))
        assert not re.search(r"url\((?!#)|<script|https?://(?!www\.w3\.org/)|@import", page)
    assert match._repr_html_() == mb.draw(match, [*match.waiting, 0][0])


@EACH_GAME
def test_a_picture_shows_nothing_that_the_seat_cannot_know(key: str) -> None:
    for match in moments(key, 29)[:4]:
        if match.over:
            continue
        game, seat = match.game, match.waiting[0]
        true = game.from_position(match.position())
        worlds = [game.from_position(match.imagine(seat, seed)) for seed in range(3)]

        assert {document(world, seat, "en") for world in worlds} == {document(true, seat, "en")}


def test_frames_keep_styles_to_themselves() -> None:
    drawn = mb.draw(mb.game("zombeasts").match(2, seed=1)) or ""

    assert drawn.startswith('<iframe srcdoc="&lt;!doctype html&gt;')
    assert drawn.count("<") == 2  # that of the frame, and that of its end


def test_a_language_or_seat_that_does_not_exist_is_refused() -> None:
    match = mb.game("zombeasts").match(2, seed=1)

    with pytest.raises(mb.BadLanguage, match="language: 'xx' is not de, en"):
        mb.draw(match, language="xx")
    with pytest.raises(mb.IllegalAction, match="no-such-seat"):
        mb.draw(match, 7)
