"""Every registered game keeps the contract of `GameState`: the conformance kit, first part.

The other parts are `test_every_game_saved` (positions, records, undo), `_knowledge` (what a seat
cannot know does not reach it), `_refusals` (bad choices change nothing) and `_compiled`.
"""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from math import sqrt

import pytest

import monsterbox as mb
from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState
from tests.core.doubles import Auction, HastyAuction

from .kit import (
    STYLES,
    Case,
    all_cases,
    few_cases,
    legal_of,
    length_of_play,
    moments,
    played,
    results_of_all_orders,
    some_choices,
    waiting,
)

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
some_cases = pytest.mark.parametrize("case", few_cases(), ids=str)


@every_case
def test_somebody_can_always_act_and_every_component_is_in_one_place(case: Case) -> None:
    """Until the end there is a legal action, in ascending order, and nothing is lost or doubled."""
    for moment in moments(case):
        assert moment.legal, f"nobody can act at step {moment.number}"
        assert moment.legal == sorted(set(moment.legal))
        assert moment.state.is_sound(), f"unsound at step {moment.number}"


@every_case
def test_every_action_has_a_text_of_its_own_that_reads_back(case: Case) -> None:
    """Texts are unique among the legal actions, and `parse` gives the action again."""
    game = case.game
    for moment in moments(case):
        texts = [game.text_of(moment.state, moment.actor, action) for action in moment.legal]

        read = [game.parse(moment.state, moment.actor, text) for text in texts]

        assert len(set(texts)) == len(texts)
        assert read == moment.legal


@some_cases
def test_texts_are_one_line_of_plain_words(case: Case) -> None:
    """A text survives a log file: no line breaks, no spaces around it, no colon of a record."""
    for moment in moments(case):
        for action in moment.legal:
            text = case.game.text_of(moment.state, moment.actor, action)
            assert text == " ".join(text.split())
            assert ": " not in text


@some_cases
def test_only_who_may_act_has_legal_actions(case: Case) -> None:
    """`turn` is the lowest seat that may act; all others, and chance, have nothing to choose."""
    for moment in moments(case):
        acting = waiting(moment.state, case.seats)
        assert int(moment.state.turn()) == (acting[0] if acting else CHANCE)
        for seat in {*range(case.seats), CHANCE} - {*acting, moment.actor}:
            assert legal_of(moment.state, seat) == []


@some_cases
def test_when_the_game_is_over_nobody_acts(case: Case) -> None:
    """The end is final, sound, and ranks every seat from the points down."""
    state = case.begin()
    playout(state, Rng(case.seed), Actions())
    seats = range(case.seats)

    assert int(state.turn()) == OVER
    assert waiting(state, case.seats) == []
    assert all(legal_of(state, seat) == [] for seat in (*seats, CHANCE))
    assert state.is_sound()
    assert all(1 <= int(state.rank(seat)) <= case.seats for seat in seats)


@some_cases
def test_chance_outcomes_have_weights_and_rolls_are_among_them(case: Case) -> None:
    """`roll` gives a listed outcome, and the same one from an equal state."""
    for moment in moments(case):
        if moment.is_choice:
            continue
        assert all(int(moment.state.weight(action)) > 0 for action in moment.legal)
        rolled = int(moment.state.roll(Rng(moment.number)))
        assert rolled in moment.legal
        assert int(moment.state.clone().roll(Rng(moment.number))) == rolled


def is_even(counts: Counter[int], weights: dict[int, int]) -> bool:
    """Chi-square, below what a fair source exceeds once in ten thousand times."""
    share = counts.total() / sum(weights.values())
    deviation = sum((counts[k] - share * w) ** 2 / (share * w) for k, w in weights.items())
    freedom = max(len(weights) - 1, 1)
    spread = 2 / (9 * freedom)
    return deviation < freedom * (1 - spread + 3.72 * sqrt(spread)) ** 3


@pytest.mark.parametrize("case", few_cases(0), ids=str)
def test_rolls_follow_the_weights(case: Case) -> None:
    """Every outcome that may come does, as often as its weight says."""
    for moment in moments(case):
        if moment.is_choice or moment.number % 12:
            continue
        weights = {action: int(moment.state.weight(action)) for action in moment.legal}

        rolled = Counter(int(moment.state.roll(Rng(seed))) for seed in range(15 * len(weights)))

        assert {*rolled} <= {*weights}
        assert is_even(rolled, weights), f"step {moment.number}"


@some_cases
def test_settling_takes_the_same_numbers_as_single_steps(case: Case) -> None:
    """`settle` and a loop of `roll` and `apply` end in the same state of table and generator."""
    for moment in moments(case):
        settled, stepped = moment.state.clone(), moment.state.clone()
        one, other = Rng(moment.number), Rng(moment.number)

        actor = int(settled.settle(one))
        GameState.settle(stepped, other)

        assert settled.to_ints() == stepped.to_ints()
        assert one.x == other.x
        assert actor == int(stepped.turn()) != CHANCE


@some_cases
def test_choosing_at_random_takes_the_same_numbers_as_listing_the_choices(case: Case) -> None:
    """A game's own `choose_any` is that of the base class, only faster."""
    for moment in moments(case):
        if not moment.is_choice:
            continue
        quick, plain = moment.state.clone(), moment.state.clone()
        one, other = Rng(moment.number), Rng(moment.number)

        quick.choose_any(moment.actor, one, Actions())
        GameState.choose_any(plain, moment.actor, other, Actions())

        assert quick.to_ints() == plain.to_ints()
        assert one.x == other.x


@some_cases
def test_running_out_is_choosing_one_by_one(case: Case) -> None:
    """A game's own `run_out` plays the game of the base class."""
    for moment in some_choices(case, every=30):
        quick, plain = moment.state.clone(), moment.state.clone()
        one, other = Rng(moment.number), Rng(moment.number)

        decisions = [quick.run_out(one, Actions()), GameState.run_out(plain, other, Actions())]

        assert decisions[0] == decisions[1]
        assert quick.to_ints() == plain.to_ints()
        assert one.x == other.x


@some_cases
def test_playing_blindly_changes_nothing_but_what_seats_remember(case: Case) -> None:
    """The same game, move for move, whether or not book is kept for `redeal`."""
    for moment in some_choices(case, every=30):
        blind, open_eyed = moment.state.clone(), moment.state.clone()
        blind.play_blindly()
        one, other = Rng(moment.number), Rng(moment.number)

        decisions = [blind.run_out(one, Actions()), open_eyed.run_out(other, Actions())]

        assert decisions[0] == decisions[1]
        assert one.x == other.x
        assert blind.is_sound()
        for seat in range(case.seats):
            assert int(blind.score(seat)) == int(open_eyed.score(seat))
            assert int(blind.rank(seat)) == int(open_eyed.rank(seat))


@some_cases
def test_a_clone_is_equal_and_leads_its_own_life(case: Case) -> None:
    """Play on with the clone to the end: the original does not change."""
    for moment in some_choices(case, every=20):
        before = moment.state.to_ints()
        clone = moment.state.clone()
        assert clone.to_ints() == before
        assert legal_of(clone, moment.actor) == moment.legal

        playout(clone, Rng(1), Actions())

        assert moment.state.to_ints() == before
        assert legal_of(moment.state, moment.actor) == moment.legal


@some_cases
def test_a_clone_does_not_change_when_the_original_goes_on(case: Case) -> None:
    """The other way round: a clone kept aside stays as it was, and plays the same game again."""
    state = case.begin()
    state.settle(Rng(case.seed))
    kept = state.clone()
    before = kept.to_ints()

    decisions = playout(state, Rng(5), Actions())

    assert kept.to_ints() == before
    assert playout(kept, Rng(5), Actions()) == decisions
    assert kept.to_ints() == state.to_ints()


@some_cases
def test_the_modules_copy_and_deepcopy_make_clones(case: Case) -> None:
    """Other people's code copies states with the standard library."""
    state = case.begin()
    state.settle(Rng(case.seed))

    copies = [copy.copy(state), copy.deepcopy(state)]

    for one in copies:
        assert one.to_ints() == state.to_ints()
        playout(one, Rng(1), Actions())
        assert one.to_ints() != state.to_ints()


@some_cases
def test_a_state_is_read_back_from_its_numbers(case: Case) -> None:
    """`from_ints` is the inverse of `to_ints`, and the same game goes on from there."""
    lender = case.begin()
    for moment in some_choices(case, every=20):
        again = lender.from_ints(moment.state.to_ints())
        assert again.to_ints() == moment.state.to_ints()
        assert legal_of(again, moment.actor) == moment.legal

        clone = moment.state.clone()
        playout(clone, Rng(1), Actions())
        playout(again, Rng(1), Actions(), audit=True)

        assert again.to_ints() == clone.to_ints()


@some_cases
def test_a_state_travels_between_processes(case: Case) -> None:
    """Workers that simulate or think get their states pickled."""
    state = case.begin()
    state.settle(Rng(case.seed))

    arrived = pickle.loads(pickle.dumps(state))

    assert arrived.to_ints() == state.to_ints()
    assert playout(arrived, Rng(1), Actions()) == playout(state, Rng(1), Actions())


@pytest.mark.parametrize("style", STYLES)
@some_cases
def test_games_end_however_they_are_played(case: Case, style: str) -> None:
    """No more steps than the game promises, even when everybody declines whatever is offered."""
    assert length_of_play(case, STYLES[style]) <= case.game.longest


@some_cases
def test_choices_made_at_once_commute(case: Case) -> None:
    """Where several seats may act, all orders of their choices give the same state."""
    for moment in moments(case):
        if len(waiting(moment.state, case.seats)) < 2:
            continue
        for results in results_of_all_orders(moment.state, case.seats):
            assert len(results) == 1


@pytest.mark.parametrize(("auction", "commutes"), [(Auction, True), (HastyAuction, False)])
def test_the_check_of_orders_finds_choices_that_do_not_commute(
    auction: type[Auction], commutes: bool
) -> None:
    """A double with a simultaneous phase passes, its broken twin does not."""
    state = auction(3)
    state.settle(Rng(1))

    found = results_of_all_orders(state, 3)

    assert len(found) == 27
    assert all(len(results) == 1 for results in found) is commutes


@pytest.mark.parametrize("key", mb.games())
def test_a_match_shows_what_the_state_says(key: str) -> None:
    """Turn, waiting seats, choices, scores and ranks are those of the state behind the match."""
    case = Case(key, mb.game(key).seats[0], seed=3)
    match = played(case)
    state = match.opening()
    for step in match.steps:
        assert step.action in legal_of(state, step.seat)
        assert case.game.text_of(state, step.seat, step.action) == step.text
        state.apply(step.seat, step.action)

    assert match.over
    assert match.turn is None
    assert match.waiting == []
    assert match.scores == [int(state.score(seat)) for seat in range(case.seats)]
    assert match.ranks == [int(state.rank(seat)) for seat in range(case.seats)]


@pytest.mark.parametrize("key", mb.games())
def test_the_same_seed_gives_the_same_match_and_another_seed_another(key: str) -> None:
    """Chance comes from the seed alone."""
    game, seats = mb.game(key), mb.game(key).seats[0]

    matches = [played(Case(key, seats, seed=seed)) for seed in (1, 1, 2)]

    assert matches[0].record() == matches[1].record()
    assert matches[0].record()["actions"] != matches[2].record()["actions"]
    assert game.match(seats, seed=1).position() == game.match(seats, seed=1).position()
