"""One walk through a game on which every check of the conformance kit is made."""

from __future__ import annotations

from collections.abc import Mapping

from .checks import contract, knowledge, refusals, saved
from .kit import Case, Moment, MomentCheck, Turn, is_due, moments, snapshot, turns

AT_MOMENTS = contract.AT_MOMENTS | saved.AT_MOMENTS
AT_CHOICES = contract.AT_CHOICES | knowledge.AT_CHOICES
AT_TURNS = refusals.AT_TURNS | knowledge.AT_TURNS | saved.AT_TURNS
UNDO_EVERY = 20


def walk_states(case: Case) -> None:
    """A game at random, with the checks of a state at its moments and at its end."""
    state, choices, draws = case.begin(), 0, 0
    for moment in moments(case, state):
        check_moment(case, moment, moment.number, AT_MOMENTS)
        if moment.is_choice:
            check_moment(case, moment, choices, AT_CHOICES)
            choices += 1
        else:
            check_moment(case, moment, draws, contract.WHERE_CHANCE_ACTS)
            draws += 1
    contract.when_the_game_is_over_nobody_acts(case, state)
    saved.the_last_position_is_the_state(case, state)


def check_moment(
    case: Case, moment: Moment, number: int, checks: Mapping[MomentCheck, int]
) -> None:
    for check, every in checks.items():
        if is_due(number, every, case):
            check(case, moment)


def walk_match(case: Case) -> None:
    """A match at random, with the checks of a match at its turns and at its end."""
    match, seen = case.match(), set[str]()
    for number, (_, seat, choice) in enumerate(turns(case, match)):
        seen.update(match.legal(seat), *(step.text for step in match.steps[-3:]))
        check_turn(case, Turn(number, match, seat, choice, seen))
    for check in saved.AT_END:
        check(case, match)
    knowledge.witnessed_events_say_nothing_that_the_same_view_hides(case, match)


def check_turn(case: Case, turn: Turn) -> None:
    """No question changes a match; only a choice does, which comes last."""
    due = [check for check, every in AT_TURNS.items() if is_due(turn.number, every, case)]
    if due:
        before = snapshot(turn.match)
        for check in due:
            check(case, turn)
        assert snapshot(turn.match) == before
    if is_due(turn.number, UNDO_EVERY, case):
        saved.undo_gives_back_the_very_table_or_is_refused(case, turn)


def check_case(case: Case) -> None:
    """All that is checked once a game."""
    contract.a_clone_does_not_change_when_the_original_goes_on(case)
    contract.the_modules_copy_and_deepcopy_make_clones(case)
    contract.a_state_travels_between_processes(case)
    contract.games_end_however_they_are_played(case)
    knowledge.redealing_does_deal_anew(case)
