"""Every registered game can be saved: positions, records, replays and undo."""

from __future__ import annotations

import pytest

import monsterbox as mb
from monsterbox.core.state import CHANCE

from .kit import (
    Case,
    all_cases,
    few_cases,
    legal_of,
    moments,
    numbers_of,
    played,
    snapshot,
    through_json,
    turns,
)

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
some_cases = pytest.mark.parametrize("case", few_cases(), ids=str)
few = pytest.mark.parametrize("case", few_cases(4), ids=str)
very_few = pytest.mark.parametrize("case", few_cases(1), ids=str)


# Positions


@very_few
def test_a_position_is_the_state_at_every_step(case: Case) -> None:
    """Read back through JSON it gives the same position, the same numbers and the same choices."""
    game, settings = case.game, case.settings
    for moment in moments(case):
        position = through_json(game.position_of(moment.state, settings))

        again = game.state_at(position, case.seats, settings)

        assert game.position_of(again, settings) == position
        assert again.to_ints() == moment.state.to_ints()
        assert legal_of(again, moment.actor) == moment.legal


@every_case
def test_a_position_is_the_state_now_and_then(case: Case) -> None:
    """The same with every house rule, at one step in fifteen and at the end."""
    game, settings = case.game, case.settings
    state = case.begin()
    for moment in moments(case, state):
        if moment.number % 15 == case.seed % 15:
            position = through_json(game.position_of(state, settings))
            assert game.state_at(position, case.seats, settings).to_ints() == state.to_ints()

    last = through_json(game.position_of(state, settings))
    assert game.state_at(last, case.seats, settings).to_ints() == state.to_ints()


@some_cases
def test_a_match_goes_on_from_its_position_as_if_nothing_had_happened(case: Case) -> None:
    """Views, choices and scores of the new match are those of the old one."""
    for k, (match, _, _) in enumerate(turns(case)):
        if k % 40:
            continue
        again = case.game.from_position(through_json(match.position()))

        one, other = snapshot(match), snapshot(again)

        for name in ("numbers", "position", "views", "legal", "waiting", "scores", "ranks"):
            assert other[name] == one[name], name


@some_cases
def test_a_position_of_the_end_is_over(case: Case) -> None:
    """A finished match can be looked at again."""
    match = played(case)

    again = case.game.from_position(through_json(match.position()))

    assert again.over
    assert (again.scores, again.ranks) == (match.scores, match.ranks)
    assert again.view(None) == match.view(None)


def test_positions_say_which_game_and_what_seats() -> None:
    """A position of another game, without seats or with foreign fields is refused."""
    for key in mb.games():
        game = mb.game(key)
        position = game.match(game.seats[0]).position()
        for wrong, word in (
            (position | {"game": "chess"}, "game"),
            ({name: position[name] for name in position if name != "seats"}, "seats"),
            (position | {"options": [1]}, "options"),
            (position | {"weather": "rain"}, "weather"),
        ):
            with pytest.raises(mb.BadPosition, match=word):
                game.from_position(wrong)
        with pytest.raises(mb.BadSeats):
            game.from_position(position | {"seats": 99})
        with pytest.raises(mb.BadOption, match="noSuchRule"):
            game.from_position(position | {"options": {"noSuchRule": True}})
        for junk in (None, 7, "position", [position]):
            with pytest.raises(mb.BadPosition):
                game.from_position(junk)  # type: ignore[arg-type]  # what a network may send


# Records


@some_cases
def test_a_record_replays_to_the_same_match(case: Case) -> None:
    """Through JSON and back: the same record, table, events and scores."""
    match = played(case)

    again = mb.replay(through_json(match.record()))

    assert snapshot(again) == snapshot(match)


@every_case
def test_a_record_is_json_and_survives_it(case: Case) -> None:
    """Nothing in a record is lost on the way through a file, whatever the house rules."""
    match = played(case, 10)

    record = match.record()

    assert through_json(record) == record
    assert mb.replay(through_json(record)).record() == record


@few
def test_a_record_cut_short_is_the_match_up_to_there_or_refused(case: Case) -> None:
    """Cut before a choice it can go on; cut before a chance outcome the place is named."""
    match = played(case)
    record = match.record()
    for length in range(0, match.version + 1, 13):
        cut = record | {"actions": record["actions"][:length]}
        if length < match.version and match.steps[length].seat == CHANCE:
            with pytest.raises(mb.BadRecord, match="actions"):
                mb.replay(cut)
        else:
            assert mb.replay(cut).record() == cut


@some_cases
def test_a_replayed_match_goes_on_like_the_first(case: Case) -> None:
    """Cut in the middle, the same choices lead to the same end: chance goes on from the seed."""
    match = played(case)
    half = played(case, 40)
    again = mb.replay(half.record())

    for step in match.steps[half.version :]:
        if step.seat != CHANCE:
            again.play(step.seat, step.text)

    assert again.record() == match.record()


@some_cases
def test_a_match_begun_at_a_position_has_a_record_that_replays(case: Case) -> None:
    """The record brings its start along."""
    middle = played(case, 30).position()
    match = case.game.from_position(middle, seed=case.seed)
    for _ in turns(case, match):
        pass

    record = through_json(match.record())

    assert record["start"] == through_json(middle)
    assert snapshot(mb.replay(record)) == snapshot(match)


@some_cases
def test_seeded_draws_are_verified(case: Case) -> None:
    """Every outcome is what the seed gives, and a foreign seed is found out."""
    match = played(case)
    record = match.record()
    draws = sum(step.seat == CHANCE for step in match.steps)

    assert mb.verify(record).draws == draws
    with pytest.raises(mb.BadRecord, match=r"actions\[\d+\]"):
        mb.verify(record | {"chance": {"kind": "seeded", "seed": case.seed + 1}})


# Undo


def is_undoable(match: mb.Match, seat: int, since: int) -> bool:
    """Whether only this seat's choice was made since a version, and showed it nothing."""
    steps = match.steps[since:]
    reveals = any(event.reveals for step in steps for event in step.events)
    return [step.seat for step in steps] == [seat] and not reveals


@some_cases
def test_undo_gives_back_the_very_table_or_is_refused(case: Case) -> None:
    """A choice after which nothing was revealed can be taken back, by its seat alone."""
    undone = refused = 0
    for k, (match, seat, choice) in enumerate(turns(case)):
        if k % 20 != case.seed % 20:
            continue
        before, version = snapshot(match), match.version
        match.play(seat, choice)
        after = snapshot(match)
        undoable = is_undoable(match, seat, version)
        for other in range(match.seats):
            assert match.can_undo(other) is (undoable and other == seat)
            if not match.can_undo(other):
                refused += 1
                with pytest.raises(mb.NothingToUndo):
                    match.undo(other)
        assert snapshot(match) == after
        if undoable:
            undone += 1
            match.undo(seat)
            assert snapshot(match) == before
            match.play(seat, choice)
            assert snapshot(match) == after
    assert undone + refused


@few
def test_two_choices_in_a_row_are_undone_one_by_one(case: Case) -> None:
    """As long as nobody else and no chance acted, undo goes back step by step."""
    run: list[tuple[int, str, list[int]]] = []
    for match, seat, choice in turns(case):
        if run and run[-1][0] != seat:
            run = []
        before, version = numbers_of(match), match.version
        match.play(seat, choice)
        run = [*run, (seat, choice, before)] if is_undoable(match, seat, version) else []
        if len(run) == 2:
            after = snapshot(match)
            for _, _, numbers in reversed(run):
                match.undo(seat)
                assert numbers_of(match) == numbers
            match.play(seat, *(text for _, text, _ in run))
            assert snapshot(match) == after
            return


@pytest.mark.parametrize("key", mb.games())
def test_nothing_can_be_undone_before_the_first_choice(key: str) -> None:
    """The deal is chance: it stays."""
    match = mb.game(key).match(mb.game(key).seats[0])
    for seat in range(match.seats):
        assert not match.can_undo(seat)
        with pytest.raises(mb.NothingToUndo, match=f"seat {seat}"):
            match.undo(seat)
