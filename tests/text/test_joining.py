"""What belongs together is one line of the log: a filled tile, a walk, cards that come at once."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from monsterbox.core.events import Event
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.humans.api import events as h
from monsterbox.games.oh_my_brain.api import events as o
from monsterbox.games.zombeasts.api import events as z
from monsterbox.text.speaker import Speaker
from tests.games.humans.builders import a_match
from tests.text.speakers import a_brain_speaker, a_humans_speaker, a_speaker, a_zombies_speaker

HOSPITAL = ("H10 1,0 r1",)
HERE = ("3,0", "4,0", "5,0", "3,1", "4,1")


def told(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    return [sentence for _, sentence in speaker.story(events)]


def in_town(speaker: Speaker) -> Speaker:
    speaker.look(a_match(town=HOSPITAL).view(0))
    return speaker


def test_what_fills_a_tile_is_counted() -> None:
    humans = [h.HumanPlaced(space=space) for space in HERE]
    dice = [h.TokenPlaced(space=space) for space in HERE[:3]]

    assert told(in_town(a_humans_speaker("en")), [*humans, *dice]) == [
        "Hospital: 5 humans and 3 dice tokens come here."
    ]
    assert told(in_town(a_humans_speaker("de")), [humans[0], dice[0]]) == [
        "Krankenhaus: ein Mensch und ein Würfelmarker kommen hierher."
    ]


def test_two_tiles_are_two_lines() -> None:
    placed = [h.HumanPlaced(space="3,0"), h.HumanPlaced(space="1,1")]

    assert len(told(in_town(a_humans_speaker("en")), placed)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_tile_gets_has_words(language: str) -> None:
    events: list[Event] = [h.NpcPlaced(space=space) for space in HERE]
    events += [
        h.LifePlaced(space="3,0"),
        h.BulletsPlaced(space="4,0"),
        h.BulletsPlaced(space="3,1"),
    ]

    (line,) = told(in_town(a_zombies_speaker(language)), events)

    assert "5" in line
    assert "2" in line
    assert "{" not in line


def test_a_walk_is_one_line_and_another_zombie_another() -> None:
    walk = [
        h.ZombieMoved(seat=1, start="1,1", space="2,1"),
        h.ZombieMoved(seat=1, start="2,1", space="3,1"),
        h.ZombieMoved(seat=1, start="1,2", space="1,1"),
        h.ZombieMoved(seat=2, start="1,1", space="1,2"),
    ]

    first, second, third = told(a_humans_speaker("en"), walk)

    assert first.startswith("Ben’s zombie walks 2 steps")
    assert second.startswith("Ben’s zombie steps north")
    assert third.startswith("Cleo’s zombie steps south")


def test_neutral_zombies_are_counted() -> None:
    moved = [h.NpcMoved(seat=0, start=f"{n},1", space=f"{n},2") for n in (1, 4, 7)]

    assert told(a_zombies_speaker("en"), moved) == ["3 neutral zombies move."]
    assert len(told(a_zombies_speaker("en"), moved[:1])) == 1


def test_the_infected_human_is_the_zombie_that_appears() -> None:
    infected = h.HumanInfected(seat=0, space="4,4", victim=None)

    lines = told(
        a_humans_speaker("en"),
        [infected, h.ZombieAppeared(seat=0, space="4,4"), h.ZombieAppeared(seat=0, space="1,1")],
    )

    assert len(lines) == 2


def test_cards_that_come_the_same_way_are_one_line() -> None:
    """Whoever sees them reads their names, the others their number."""
    drawn = [z.PileDrawn(seat=0, card=card) for card in ("G-DOG-4R", "B-CAT-2R")]
    unseen = [z.PileDrawn(seat=1, card=None)] * 3

    (line,) = told(a_speaker("en"), drawn)

    assert line.count(" and the ") == 1
    assert told(a_speaker("en"), unseen) == ["Ben draws 3 cards from the draw pile."]
    assert len(told(a_speaker("en"), [*unseen, *drawn])) == 2


def test_it_rains_on_several_at_once() -> None:
    rain = [o.RainFell(seat=seat, card="4" if seat == 0 else None) for seat in (1, 2, 0)]

    assert told(a_brain_speaker("en", 0), rain) == [
        "It rains a card into each of these graveyards: Ben and Cleo.",
        "It rains the goldfish 4 into your graveyard.",
    ]
