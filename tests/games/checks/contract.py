"""The contract of `GameState`: who may act, what chance may do, what a clone is."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from math import sqrt

from monsterbox.core.actions import Actions
from monsterbox.core.playout import playout
from monsterbox.core.rng import Rng
from monsterbox.core.state import CHANCE, OVER, GameState

from ..kit import (
    STYLES,
    Case,
    Moment,
    MomentCheck,
    legal_of,
    length_of_play,
    results_of_all_orders,
    waiting,
)

# At every moment


def somebody_can_act_and_every_component_is_in_one_place(case: Case, moment: Moment) -> None:
    """Until the end there is a legal action, in ascending order, and nothing is lost or doubled."""
    assert moment.legal, "nobody can act"
    assert moment.legal == sorted(set(moment.legal))
    assert moment.state.is_sound()


def every_action_has_a_text_of_its_own_that_reads_back(case: Case, moment: Moment) -> None:
    """Texts are unique among the legal actions, and `parse` gives the action again."""
    game = case.game
    texts = [game.text_of(moment.state, moment.actor, action) for action in moment.legal]

    assert len(set(texts)) == len(texts)
    assert [game.parse(moment.state, moment.actor, text) for text in texts] == moment.legal


def texts_are_one_line_of_plain_words(case: Case, moment: Moment) -> None:
    """A text survives a log file: no line breaks, no spaces around it, no colon of a record."""
    for action in moment.legal:
        text = case.game.text_of(moment.state, moment.actor, action)
        assert text == " ".join(text.split())
        assert ": " not in text


def only_who_may_act_has_legal_actions(case: Case, moment: Moment) -> None:
    """`turn` is the lowest seat that may act; all others, and chance, have nothing to choose."""
    acting = waiting(moment.state, case.seats)
    assert int(moment.state.turn()) == (acting[0] if acting else CHANCE)
    for seat in {*range(case.seats), CHANCE} - {*acting, moment.actor}:
        assert legal_of(moment.state, seat) == []


def settling_takes_the_same_numbers_as_single_steps(case: Case, moment: Moment) -> None:
    """`settle` and a loop of `roll` and `apply` end in the same state of table and generator."""
    settled, stepped = moment.state.clone(), moment.state.clone()
    one, other = Rng(moment.number), Rng(moment.number)

    actor = int(settled.settle(one))
    GameState.settle(stepped, other)

    assert settled.to_ints() == stepped.to_ints()
    assert one.x == other.x
    assert actor == int(stepped.turn()) != CHANCE


def choices_made_at_once_commute(case: Case, moment: Moment) -> None:
    """Where several seats may act, all orders of their choices give the same state."""
    if len(waiting(moment.state, case.seats)) > 1:
        for results in results_of_all_orders(moment.state, case.seats):
            assert len(results) == 1


# Where chance acts


def outcomes_have_weights_and_rolls_are_among_them(case: Case, moment: Moment) -> None:
    """`roll` gives a listed outcome, and the same one from an equal state."""
    assert all(int(moment.state.weight(action)) > 0 for action in moment.legal)
    rolled = int(moment.state.roll(Rng(moment.number)))
    assert rolled in moment.legal
    assert int(moment.state.clone().roll(Rng(moment.number))) == rolled


def rolls_follow_the_weights(case: Case, moment: Moment) -> None:
    """Every outcome that may come does, as often as its weight says."""
    weights = {action: int(moment.state.weight(action)) for action in moment.legal}

    rolled = Counter(int(moment.state.roll(Rng(seed))) for seed in range(15 * len(weights)))

    assert {*rolled} <= {*weights}
    assert is_even(rolled, weights)


def is_even(counts: Counter[int], weights: dict[int, int]) -> bool:
    """Chi-square, below what a fair source exceeds once in ten thousand times."""
    share = counts.total() / sum(weights.values())
    deviation = sum((counts[k] - share * w) ** 2 / (share * w) for k, w in weights.items())
    freedom = max(len(weights) - 1, 1)
    spread = 2 / (9 * freedom)
    return deviation < freedom * (1 - spread + 3.72 * sqrt(spread)) ** 3


# Where a seat chooses


def choosing_at_random_takes_the_same_numbers_as_listing_the_choices(
    case: Case, moment: Moment
) -> None:
    """A game's own `choose_any` is that of the base class, only faster."""
    quick, plain = moment.state.clone(), moment.state.clone()
    one, other = Rng(moment.number), Rng(moment.number)

    quick.choose_any(moment.actor, one, Actions())
    GameState.choose_any(plain, moment.actor, other, Actions())

    assert quick.to_ints() == plain.to_ints()
    assert one.x == other.x


def running_out_is_choosing_one_by_one(case: Case, moment: Moment) -> None:
    """A game's own `run_out` plays the game of the base class."""
    quick, plain = moment.state.clone(), moment.state.clone()
    one, other = Rng(moment.number), Rng(moment.number)

    decisions = [quick.run_out(one, Actions()), GameState.run_out(plain, other, Actions())]

    assert decisions[0] == decisions[1]
    assert quick.to_ints() == plain.to_ints()
    assert one.x == other.x


def playing_blindly_changes_nothing_but_what_seats_remember(case: Case, moment: Moment) -> None:
    """The same game, move for move, whether or not book is kept for `redeal`."""
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


def a_clone_is_equal_and_leads_its_own_life(case: Case, moment: Moment) -> None:
    """Play on with the clone to the end: the original does not change."""
    before = moment.state.to_ints()
    clone = moment.state.clone()
    assert clone.to_ints() == before
    assert legal_of(clone, moment.actor) == moment.legal

    playout(clone, Rng(1), Actions())

    assert moment.state.to_ints() == before
    assert legal_of(moment.state, moment.actor) == moment.legal


def a_state_is_read_back_from_its_numbers(case: Case, moment: Moment) -> None:
    """`from_ints` is the inverse of `to_ints`, and the same game goes on from there."""
    again = case.begin().from_ints(moment.state.to_ints())
    assert again.to_ints() == moment.state.to_ints()
    assert legal_of(again, moment.actor) == moment.legal

    clone = moment.state.clone()
    playout(clone, Rng(1), Actions())
    playout(again, Rng(1), Actions(), audit=True)

    assert again.to_ints() == clone.to_ints()


# Once a game


def when_the_game_is_over_nobody_acts(case: Case, state: GameState) -> None:
    """The end is final, sound, and ranks every seat from the points down."""
    seats = range(case.seats)

    assert int(state.turn()) == OVER
    assert waiting(state, case.seats) == []
    assert all(legal_of(state, seat) == [] for seat in (*seats, CHANCE))
    assert state.is_sound()
    assert all(1 <= int(state.rank(seat)) <= case.seats for seat in seats)


def a_clone_does_not_change_when_the_original_goes_on(case: Case) -> None:
    """A clone kept aside stays as it was, and plays the same game again."""
    state = dealt(case)
    kept = state.clone()
    before = kept.to_ints()

    decisions = playout(state, Rng(5), Actions())

    assert kept.to_ints() == before
    assert playout(kept, Rng(5), Actions()) == decisions
    assert kept.to_ints() == state.to_ints()


def the_modules_copy_and_deepcopy_make_clones(case: Case) -> None:
    """Other people's code copies states with the standard library."""
    state = dealt(case)

    for one in (copy.copy(state), copy.deepcopy(state)):
        assert one.to_ints() == state.to_ints()
        playout(one, Rng(1), Actions())
        assert one.to_ints() != state.to_ints()


def a_state_travels_between_processes(case: Case) -> None:
    """Workers that simulate or think get their states pickled."""
    state = dealt(case)

    arrived = pickle.loads(pickle.dumps(state))

    assert arrived.to_ints() == state.to_ints()
    assert playout(arrived, Rng(1), Actions()) == playout(state, Rng(1), Actions())


def games_end_however_they_are_played(case: Case) -> None:
    """No more steps than the game promises, even when everybody declines whatever is offered."""
    for name, style in STYLES.items():
        assert length_of_play(case, style) <= case.game.longest, name


def dealt(case: Case) -> GameState:
    state = case.begin()
    state.settle(Rng(case.seed))
    return state


AT_MOMENTS: dict[MomentCheck, int] = {
    somebody_can_act_and_every_component_is_in_one_place: 1,
    every_action_has_a_text_of_its_own_that_reads_back: 1,
    texts_are_one_line_of_plain_words: 1,
    only_who_may_act_has_legal_actions: 1,
    settling_takes_the_same_numbers_as_single_steps: 1,
    choices_made_at_once_commute: 1,
}
WHERE_CHANCE_ACTS: dict[MomentCheck, int] = {
    outcomes_have_weights_and_rolls_are_among_them: 1,
    rolls_follow_the_weights: 12,
}
AT_CHOICES: dict[MomentCheck, int] = {
    choosing_at_random_takes_the_same_numbers_as_listing_the_choices: 1,
    a_clone_is_equal_and_leads_its_own_life: 20,
    a_state_is_read_back_from_its_numbers: 20,
    running_out_is_choosing_one_by_one: 30,
    playing_blindly_changes_nothing_but_what_seats_remember: 30,
}
