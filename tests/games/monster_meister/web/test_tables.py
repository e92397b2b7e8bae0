"""Tables of a memory game: all reveal at once, nothing is looked up, time may be short."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.tables import create
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import PATIENCE, RANDOM_BOT, STAND_IN
from monsterbox.server.views.shown import Shown
from tests.server.clocks import settle
from tests.server.houses import ADA, BEN, CLEO, DAAN, House, in_a_loop

GAME: dict[str, Any] = {"game": "monster-meister"}
PEOPLE = (ADA, BEN, CLEO, DAAN)
LIVE = PATIENCE["live"]
UNTOLD = {"choice-sealed", "reveal-done", "seat-ready"}
FACE = re.compile(r"[BYGR][1-4](x2|\+[BYGR][1-4])?")


def view_of(house: House, table: str) -> Any:
    return house.table(table).running().view(None)


async def play_to(house: House, table: str, phase: str, *people: Person) -> None:
    """Random choices until this is asked."""
    seed = 0
    while view_of(house, table).phase != phase:
        await house.play_on(table, *people, choices=1, seed=seed)
        seed += 1


def face_up(shown: Shown) -> set[str]:
    return {card.face for seat in shown.view.seats for card in seat.cards if card.face}


def faces_told(shown: Shown) -> set[str]:
    """The faces that the log or the choices name."""
    lines = [line.words for line in shown.log] + [choice.words for choice in shown.choices]
    return {word for words in lines for word in words if FACE.fullmatch(word)}


async def turn_one(house: House, table: str, seat: int, person: Person) -> Shown:
    legal = house.table(table).running().legal(seat)
    return await house.play(table, seat, person, legal[0])


# All at once


@pytest.mark.parametrize("seed", range(3))
@in_a_loop
async def test_in_whatever_order_the_seats_answer_the_table_ends_up_the_same(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MM-12, section 6.2. Each seat has a plan; who answers when is chance."""
    monkeypatch.setattr(create, "fresh_seed", lambda: bytes([seed]) * 32)
    ends = []
    for order in range(3):
        house = House()
        table = await house.open_for(*PEOPLE, **GAME)
        clock = random.Random(f"order {order} of {seed}")
        plans = [random.Random(f"plan of seat {seat} in {seed}") for seat in range(4)]
        while not house.table(table).is_finished:
            seat = clock.choice(house.table(table).waiting)
            choice = plans[seat].choice(house.table(table).running().legal(seat))
            await house.play(table, seat, PEOPLE[seat], choice)
        match = house.table(table).match
        assert match is not None
        ends.append(match.position())

    assert ends[0] == ends[1] == ends[2]


@in_a_loop
async def test_four_answers_to_what_was_asked_at_the_same_moment() -> None:
    """MM-12. All four look, then all four turn cards: no answer comes too late."""
    house = House()
    table = await house.open_for(*PEOPLE, **GAME)
    await play_to(house, table, "reveal", *PEOPLE)
    shown = [await house.look(table, person) for person in PEOPLE]

    for seat, person in enumerate(PEOPLE):
        choice = shown[seat].choices[0].text
        await house.tables.moves.play(table, seat, person, choice, shown[seat].version, house.key())

    assert [step.seat for step in house.table(table).running().steps[-4:]] == [0, 1, 2, 3]


@in_a_loop
async def test_what_others_turn_meanwhile_is_not_shown_not_even_how_many() -> None:
    """A-16. The table of a seat that waits stays the same, byte by byte."""
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    await play_to(house, table, "reveal", ADA, BEN)
    stream = await house.watch(table, ADA)
    before = msgspec.json.encode(await house.look(table, ADA))

    await turn_one(house, table, 1, BEN)

    if 1 in house.table(table).waiting:  # not done with a single card
        assert msgspec.json.encode(await house.look(table, ADA)) == before
    await turn_one(house, table, 0, ADA)
    assert len(face_up(await anext(stream))) == 1


@in_a_loop
async def test_at_an_open_table_everybody_looks_on() -> None:
    """A-16, open_table."""
    house = House()
    options = {"reveal_visibility": "open_table"}
    table = await house.open_for(ADA, BEN, options=options, **GAME)
    await play_to(house, table, "reveal", ADA, BEN)

    own = await turn_one(house, table, 1, BEN)

    assert face_up(await house.look(table, ADA)) == face_up(own) != set()


# Nothing is looked up


@in_a_loop
async def test_what_was_turned_back_is_told_nowhere_while_the_match_lasts() -> None:
    """5.1, TC-50. Table, log, choices, replay; in every language; for players and spectators."""
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    rounds = 1
    while not house.table(table).is_finished:
        await house.play_on(table, ADA, BEN, choices=1, seed=rounds)
        if house.table(table).is_finished or view_of(house, table).phase != "flip":
            continue
        rounds += 1
        for person in (ADA, BEN, None):
            for language in LANGUAGES:
                shown = await house.tables.shown(table, person, language)
                assert face_up(shown) | faces_told(shown) == set()
            replay = await house.tables.replay(table, person, None, "en")
            assert replay.most == 0, "only the present"
            assert face_up(replay.shown) | faces_told(replay.shown) == set()

    assert rounds == 10
    last = await house.look(table, ADA)
    assert len(faces_told(last)) > 8, "A-51, now everything is told"
    assert (await house.tables.replay(table, ADA, None, "en")).most > 40


@in_a_loop
async def test_the_stray_is_its_muddlers_alone_and_only_until_it_lies() -> None:
    """MM-48, TC-35."""
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    await play_to(house, table, "place", ADA, BEN)
    muddler, *others = house.table(table).waiting
    for seat in others:  # who muddles at the same time sees a stray as well
        await turn_one(house, table, seat, PEOPLE[seat])
    drawer, other = PEOPLE[muddler], PEOPLE[1 - muddler]

    looked = (await house.look(table, drawer)).view
    seen = (await house.look(table, other)).view
    after = await turn_one(house, table, muddler, drawer)

    assert looked.drawn is not None
    assert seen.drawn is None
    assert seen.seats[muddler].drawn == looked.seats[muddler].drawn, "the back is public"
    assert after.view.drawn is None
    lines = [line for line in after.log if line.key == "stray-drawn"]
    assert lines
    assert not any(line.cards for line in lines)


@in_a_loop
async def test_what_goes_without_saying_is_no_line_of_the_log() -> None:
    """That somebody is ready is seen; a line since the last turn is one that tells something."""
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    happened: set[str] = set()
    for _ in range(60):
        await house.play_on(table, ADA, BEN, choices=1)
        match = house.table(table).running()
        happened |= {event.key for step in match.steps for event in step.events}
        for person in (ADA, BEN, None):
            shown = await house.tables.shown(table, person, "en")
            assert not UNTOLD & {line.key for line in shown.log}

    assert happened >= UNTOLD


# Time


@in_a_loop
async def test_when_the_time_to_memorize_is_over_the_cards_are_turned_back() -> None:
    """A-53. Who is ready sooner waits; who is not is ready then."""
    house = House()
    table = await house.open_for(ADA, BEN, options={"memorize_time": "20s"}, **GAME)
    await play_to(house, table, "ready", ADA, BEN)
    shown = await house.look(table, ADA)
    await house.clock.advance(12)
    await house.play(table, 0, ADA, "ready")

    await house.clock.advance(7.9)
    early = view_of(house, table).phase
    await house.clock.advance(0.2)

    assert shown.until is not None
    assert shown.until + 0.1 == pytest.approx(house.clock.now())
    assert early == "ready"
    assert view_of(house, table).phase == "flip"
    last = house.store.log(table)[-1]
    assert (last.seat, last.body["choice"], last.body["late"]) == (1, "ready", True)
    assert (await house.look(table, ADA)).until is None


@in_a_loop
async def test_who_is_ready_in_time_does_not_wait() -> None:
    house = House()
    table = await house.open_for(ADA, BEN, options={"memorize_time": "10s"}, **GAME)
    for _ in range(2):
        await play_to(house, table, "ready", ADA, BEN)
        await house.play(table, 0, ADA, "ready")
        await house.play(table, 1, BEN, "ready")
        assert view_of(house, table).phase == "flip"
        await play_to(house, table, "reveal", ADA, BEN)
        played = len(house.store.log(table))
        await house.clock.advance(60)
        assert len(house.store.log(table)) == played, "only this question has a time"


@in_a_loop
async def test_without_a_time_one_may_look_as_long_as_one_likes() -> None:
    house = House()
    table = await house.open_for(ADA, BEN, **GAME)
    await play_to(house, table, "ready", ADA, BEN)
    await house.clock.advance(3600)

    assert (await house.look(table, ADA)).until is None
    assert view_of(house, table).phase == "ready"


@in_a_loop
async def test_the_time_runs_on_after_a_restart() -> None:
    house = House()
    table = await house.open_for(ADA, BEN, options={"memorize_time": "10s"}, **GAME)
    await play_to(house, table, "ready", ADA, BEN)
    await house.clock.advance(4)
    await house.restart()
    await house.look(table, ADA)

    await house.clock.advance(6.1)

    assert view_of(house, table).phase == "flip"


@in_a_loop
async def test_bots_hold_nobody_up_and_the_time_begins_behind_them() -> None:
    """A bot's placement may be what opens the time."""
    house = House()
    table = await house.open("person", "bot:uniform", options={"memorize_time": "10s"}, **GAME)
    for _ in range(3):
        await play_to(house, table, "ready", ADA)
        await settle()
        await house.clock.advance(10.1)
        assert view_of(house, table).phase != "ready"


# Who is away


@pytest.mark.parametrize(("rule", "bot"), [("random", RANDOM_BOT), ("bot", STAND_IN)])
@in_a_loop
async def test_who_is_away_is_played_for_as_the_house_says(rule: str, bot: str) -> None:
    """A-52."""
    house = House()
    table = await house.open_for(ADA, BEN, options={"on_timeout": rule}, **GAME)
    await play_to(house, table, "reveal", ADA, BEN)
    await house.watch(table, ADA)

    await house.clock.advance(LIVE.stand_in)
    await house.tables.housekeeper.look_after()
    await settle()

    assert house.table(table).stand_ins == {1: bot}
    assert house.table(table).waiting == [0]
    await house.tables.seats.leave(table, 1, BEN)
    assert house.table(table).chairs[1].bot == bot
