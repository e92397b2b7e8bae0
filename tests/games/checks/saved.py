"""A game can be saved and taken back: positions, records, replays and undo."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from monsterbox.core.state import CHANCE, GameState

from ..kit import (
    Case,
    Moment,
    MomentCheck,
    Turn,
    TurnCheck,
    legal_of,
    numbers_of,
    snapshot,
    through_json,
)

# Positions


def a_position_is_the_state(case: Case, moment: Moment) -> None:
    """Read back through JSON it gives the same position, the same numbers and the same choices."""
    again = read_back(case, moment.state)

    assert again.to_ints() == moment.state.to_ints()
    assert legal_of(again, moment.actor) == moment.legal


def read_back(case: Case, state: GameState) -> GameState:
    """A state saved as a position, sent as JSON and read again."""
    position = through_json(case.game.position_of(state, case.settings))
    again = case.game.state_at(position, case.seats, case.settings)
    assert case.game.position_of(again, case.settings) == position
    return again


def the_last_position_is_the_state(case: Case, state: GameState) -> None:
    """A finished game is a position, too."""
    assert read_back(case, state).to_ints() == state.to_ints()


def a_match_goes_on_from_its_position_as_if_nothing_had_happened(case: Case, turn: Turn) -> None:
    """Views, choices and scores of the new match are those of the old one."""
    again = case.game.from_position(through_json(turn.match.position()))

    one, other = snapshot(turn.match), snapshot(again)

    for name in ("numbers", "position", "views", "legal", "waiting", "scores", "ranks"):
        assert other[name] == one[name], name


def a_position_of_the_end_is_over(case: Case, match: mb.Match) -> None:
    """A finished match can be looked at again."""
    again = case.game.from_position(through_json(match.position()))

    assert again.over
    assert (again.scores, again.ranks) == (match.scores, match.ranks)
    assert again.view(None) == match.view(None)


# Records


def a_record_replays_to_the_same_match(case: Case, match: mb.Match) -> None:
    """Through JSON and back: the same record, table, events and scores."""
    record = match.record()

    again = mb.replay(through_json(record))

    assert through_json(record) == record
    assert snapshot(again) == snapshot(match)


def a_record_cut_short_is_the_match_up_to_there_or_refused(case: Case, match: mb.Match) -> None:
    """Cut before a choice it can go on; cut before a chance outcome the place is named."""
    for length in range(0, match.version + 1, max(13, match.version // 20)):
        cut = cut_short(match, length)
        if length < match.version and match.steps[length].seat == CHANCE:
            with pytest.raises(mb.BadRecord, match="actions"):
                mb.replay(cut)
        else:
            assert mb.replay(cut).record() == cut


def cut_short(match: mb.Match, length: int) -> dict[str, Any]:
    """The record of the first steps."""
    record = match.record()
    return record | {"actions": record["actions"][:length]}


def middle_of(match: mb.Match) -> int:
    """A version in the middle of a match at which a seat chooses."""
    versions = range(match.version // 2, match.version)
    return next((k for k in versions if match.steps[k].seat != CHANCE), match.version)


def a_replayed_match_goes_on_like_the_first(case: Case, match: mb.Match) -> None:
    """Cut in the middle, the same choices lead to the same end: chance goes on from the seed."""
    half = middle_of(match)
    again = mb.replay(through_json(cut_short(match, half)))

    for step in match.steps[half:]:
        if step.seat != CHANCE:
            again.play(step.seat, step.text)

    assert again.record() == match.record()


def a_match_begun_at_a_position_has_a_record_that_replays(case: Case, match: mb.Match) -> None:
    """The record brings its start along."""
    middle = mb.replay(cut_short(match, middle_of(match))).position()
    again = case.game.from_position(middle, seed=case.seed)
    while not again.over:
        again.play(again.waiting[0], again.legal(again.waiting[0])[-1])

    record = through_json(again.record())

    assert record["start"] == through_json(middle)
    assert snapshot(mb.replay(record)) == snapshot(again)


def seeded_draws_are_verified(case: Case, match: mb.Match) -> None:
    """Every outcome is what the seed gives, and a foreign seed is found out."""
    record = match.record()

    assert mb.verify(record).draws == sum(step.seat == CHANCE for step in match.steps)
    with pytest.raises(mb.BadRecord, match=r"actions\[\d+\]"):
        mb.verify(record | {"chance": {"kind": "seeded", "seed": case.seed + 1}})


# Undo


def undo_gives_back_the_very_table_or_is_refused(case: Case, turn: Turn) -> None:
    """A choice after which nothing was revealed can be taken back, and then made again."""
    match, seat = turn.match, turn.seat
    before, version, was_at_once = snapshot(match), match.version, match.is_at_once
    others = [other for other in range(match.seats) if other != seat]
    seen = {other: all_that_is_seen(match, other) for other in others}
    match.play(seat, turn.choice)
    after = snapshot(match)
    for other in others:
        if all_that_is_seen(match, other)[1:] == seen[other][1:]:
            assert match.can_undo(other) is seen[other][0], "it depends on what nobody else sees"
    undoable = is_undoable(match, seat, version, was_at_once)
    assert match.can_undo(seat) is undoable
    for one in range(match.seats):
        if not match.can_undo(one):
            with pytest.raises(mb.NothingToUndo):
                match.undo(one)
        elif match.is_at_once:
            choice = match.undo(one)[0].text
            match.play(one, choice)
            assert numbers_of(match) == after["numbers"]
    if undoable:
        match.undo(seat)
        assert match.position() == before["position"]
        match.play(seat, turn.choice)
        assert match.position() == after["position"]


def all_that_is_seen(match: mb.Match, seat: int) -> tuple[object, ...]:
    """Whether a seat may take back its choice; what it sees, what it saw happen, what it may do."""
    return match.can_undo(seat), match.view(seat), match.events(seat), match.legal(seat)


def is_undoable(match: mb.Match, seat: int, since: int, was_at_once: bool) -> bool:
    """Whether only this seat's choice was made since a version, and it still counts for nobody."""
    steps = match.steps[since:]
    reveals = any(event.reveals for step in steps for event in step.events)
    if match.over or reveals or [step.seat for step in steps] != [seat]:
        return False
    if was_at_once or match.is_at_once:
        return was_at_once and match.is_at_once
    sees_a_question = bool(match.view(seat).asked_seats)
    return seat in match.waiting or (sees_a_question and not steps[0].is_secret)


def two_choices_in_a_row_are_undone_one_by_one(case: Case, match: mb.Match) -> None:
    """As long as nobody else and no chance acted, undo goes back step by step."""
    version = first_pair(match)
    if version is None:
        return
    seat, texts = match.steps[version].seat, [step.text for step in match.steps[version:][:2]]
    before = [mb.replay(cut_short(match, version + k)) for k in range(3)]
    again = mb.replay(cut_short(match, version))

    again.play(seat, *texts)
    after = snapshot(again)

    for earlier in (before[1], before[0]):
        again.undo(seat)
        assert numbers_of(again) == numbers_of(earlier)
    again.play(seat, *texts)
    assert snapshot(again) == after == snapshot(before[2])


def first_pair(match: mb.Match) -> int | None:
    """Where the first two choices begin that one seat made in a row and that showed nothing."""
    steps = match.steps
    for k in range(match.version - 2):
        pair = steps[k : k + 2]
        seats = [step.seat for step in steps[k : k + 3]]
        reveals = any(event.reveals for step in pair for event in step.events)
        is_bound = reveals or any(step.is_at_once for step in steps[k : k + 3])
        if seats[0] == seats[1] == seats[2] != CHANCE and not is_bound:
            return k
    return None


AT_MOMENTS: dict[MomentCheck, int] = {a_position_is_the_state: 15}
AT_TURNS: dict[TurnCheck, int] = {
    a_match_goes_on_from_its_position_as_if_nothing_had_happened: 40,
}
AT_END = (
    a_position_of_the_end_is_over,
    a_record_replays_to_the_same_match,
    a_record_cut_short_is_the_match_up_to_there_or_refused,
    a_replayed_match_goes_on_like_the_first,
    a_match_begun_at_a_position_has_a_record_that_replays,
    seeded_draws_are_verified,
    two_choices_in_a_row_are_undone_one_by_one,
)
