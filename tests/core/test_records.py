"""Records replay, and every kind of damage is refused with the place named."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import monsterbox as mb
from monsterbox.core import records
from monsterbox.core.fair import FairChance, commitment_to
from monsterbox.core.state import CHANCE
from tests.cases import in_one_test

from .doubles import an_auction_game

Record = dict[str, Any]
SEED = bytes(range(32))


def find(key: str) -> mb.Game:
    """A registry with one game."""
    if key != "auction":
        raise mb.UnknownGame(f"game {key!r} does not exist; games: auction")
    return an_auction_game()


def replay(record: Any) -> mb.Match:
    return records.replay(find, record)


def a_match(rounds: int = 2, **options: Any) -> mb.Match:
    match = an_auction_game().match(2, seed=3, **options)
    for _ in range(rounds):
        for seat in match.waiting:
            match.play(seat, f"bid {1 + seat}")
    return match


def a_record() -> Record:
    """prize, two bids, prize, two bids, prize."""
    return a_match().record()


def with_action(place: int, text: object) -> Record:
    actions = [*a_record()["actions"]]
    actions[place] = text
    return a_record() | {"actions": actions}


def with_chance(**told: object) -> Record:
    return a_record() | {"chance": told}


def without(name: str) -> Record:
    return {key: value for key, value in a_record().items() if key != name}


def at_a_position(start: object) -> Record:
    return a_record() | {"start": start, "actions": []}


# Sound records


@pytest.mark.parametrize("rounds", [0, 1, 2, 3])
def test_a_record_replays_to_itself(rounds: int) -> None:
    """At every stage, through JSON."""
    match = a_match(rounds, polite=True)
    record = msgspec.json.decode(msgspec.json.encode(match.record()))

    again = replay(record)

    assert again.record() == match.record()
    assert again.position() == match.position()
    assert again.steps == match.steps
    assert again.over == (rounds == 3)


def test_a_replayed_match_draws_on_from_its_seed() -> None:
    """The next prize is the one the first match gets."""
    match, again = a_match(1), replay(a_match(1).record())
    for one in (match, again):
        for seat in range(2):
            one.play(seat, "bid 0")

    assert again.record() == match.record()


@pytest.mark.parametrize("name", ["options", "chance"])
def test_what_has_a_default_may_be_left_out(name: str) -> None:
    """Options are then the defaults, and nothing is known about the draws."""
    assert replay(without(name)).steps == a_match().steps


def test_a_record_with_scripted_outcomes_replays_to_itself_and_is_verified() -> None:
    """That the first outcomes were written down stays in the record."""
    position = an_auction_game().match(2).position() | {"ints": [2, 0, 3, -1, -1, 0, 0]}
    match = an_auction_game().from_position(position, chance=["prize 3", "prize 1"], seed=9)
    for _ in range(3):
        for seat in range(2):
            match.play(seat, "bid 0")
    record = match.record()

    again = replay(record)

    assert record["chance"] == {"kind": "seeded", "seed": 9, "scripted": 2}
    assert again.record() == record
    assert records.verify(find, record).draws == 1
    assert records.verify(find, again.record()).draws == 1


def test_a_record_at_a_position_replays_from_there() -> None:
    """The position comes along, and nothing before it."""
    match = an_auction_game().from_position(a_match(1).position(), seed=5)
    match.play(0, "bid 0")
    match.play(1, "bid 0")

    again = replay(match.record())

    assert again.record() == match.record()
    assert again.version == match.version == 3


def test_a_fair_record_replays_with_and_without_its_seed() -> None:
    """Before the end the promise is all there is."""
    match = an_auction_game().match(2, chance=FairChance(SEED, (b"x",)))
    for reveal in (False, True):
        record = match.record(reveal=reveal)
        assert replay(record).record(reveal=reveal) == record


# Damage


def swapped(one: int, other: int) -> Record:
    actions = [*a_record()["actions"]]
    actions[one], actions[other] = actions[other], actions[one]
    return a_record() | {"actions": actions}


def without_action(place: int) -> Record:
    actions = a_record()["actions"]
    return a_record() | {"actions": actions[:place] + actions[place + 1 :]}


def inserted(place: int, text: str) -> Record:
    actions = a_record()["actions"]
    return a_record() | {"actions": [*actions[:place], text, *actions[place:]]}


DAMAGE: dict[str, tuple[Callable[[], Any], str]] = {
    "nothing": (lambda: None, "record"),
    "a list": (lambda: [a_record()], "record"),
    "a text": (lambda: "record", "record"),
    "an empty object": (dict, "monsterbox"),
    "no format": (lambda: without("monsterbox"), "monsterbox"),
    "another format": (lambda: a_record() | {"monsterbox": 2}, "monsterbox"),
    "a format in words": (lambda: a_record() | {"monsterbox": "1"}, "monsterbox"),
    "no game": (lambda: without("game"), "game"),
    "a game that is a number": (lambda: a_record() | {"game": 7}, "game"),
    "an unknown game": (lambda: a_record() | {"game": "chess"}, "game"),
    "no rules": (lambda: without("rules"), "rules"),
    "other rules": (lambda: a_record() | {"rules": "99"}, "rules"),
    "no seats": (lambda: without("seats"), "seats"),
    "seats in words": (lambda: a_record() | {"seats": "2"}, "seats"),
    "too many seats": (lambda: a_record() | {"seats": 99}, "seats"),
    "seats that are a truth value": (lambda: a_record() | {"seats": True}, "seats"),
    "more seats than played": (lambda: a_record() | {"seats": 3}, r"actions\[\d\]"),
    "options that are a list": (lambda: a_record() | {"options": ["polite"]}, "options"),
    "an unknown option": (lambda: a_record() | {"options": {"rude": True}}, "option.*rude"),
    "an option that cannot be": (lambda: a_record() | {"options": {"polite": 7}}, "option.*polite"),
    "chance that is a list": (lambda: a_record() | {"chance": ["seeded"]}, "chance"),
    "an unknown kind of chance": (lambda: with_chance(kind="dice"), "chance"),
    "a kind of chance that is none": (lambda: with_chance(kind=None, seed=3), "chance"),
    "no seed": (lambda: with_chance(kind="seeded"), "chance"),
    "a seed in words": (lambda: with_chance(kind="seeded", seed="3"), "chance"),
    "a seed that is a truth value": (lambda: with_chance(kind="seeded", seed=True), "chance"),
    "a fair seed that is short": (lambda: with_chance(kind="fair", seed="00"), "chance"),
    "a fair seed that is no hex": (lambda: with_chance(kind="fair", seed="zz" * 32), "chance"),
    "a fair seed that is a number": (lambda: with_chance(kind="fair", seed=7), "chance"),
    "additions that are a number": (
        lambda: with_chance(kind="fair", seed=SEED.hex(), contributions=7),
        "chance",
    ),
    "an addition that is no hex": (
        lambda: with_chance(kind="fair", seed=SEED.hex(), contributions=["zz"]),
        "chance",
    ),
    "a start that is a number": (lambda: at_a_position(7), "start"),
    "a start that is a list": (lambda: at_a_position([]), "start"),
    "a start that is a text": (lambda: at_a_position("start"), "start"),
    "an empty start": (lambda: at_a_position({}), "start"),
    "a start that cannot be": (lambda: at_a_position({"seats": 2, "ints": [1]}), "start"),
    "a start of another table": (
        lambda: at_a_position({"seats": 3, "ints": [2, 1, 3, -1, -1, 0, 0]}),
        "start",
    ),
    "a start of another game": (
        lambda: at_a_position({"game": "chess", "seats": 2, "ints": [2, 1, 3, -1, -1, 0, 0]}),
        "start",
    ),
    "no actions": (lambda: without("actions"), "actions"),
    "actions that are a text": (lambda: a_record() | {"actions": "0: bid 1"}, "actions"),
    "an action that is a number": (lambda: with_action(2, 7), r"actions\[2\]"),
    "an action that is nothing": (lambda: with_action(2, None), r"actions\[2\]"),
    "an empty action": (lambda: with_action(2, ""), r"actions\[2\]"),
    "a choice that means nothing": (lambda: with_action(2, "1: shout"), r"actions\[2\]"),
    "a choice that is not legal": (lambda: with_action(2, "1: bid 9"), r"actions\[2\]"),
    "a choice with a space too many": (lambda: with_action(2, "1: bid 2 "), r"actions\[2\]"),
    "a choice of nobody": (lambda: with_action(2, "bid 2"), r"actions\[2\]"),
    "a choice of an unknown seat": (lambda: with_action(2, "7: bid 2"), r"actions\[2\]"),
    "a choice of a seat with a sign": (lambda: with_action(2, "-1: bid 2"), r"actions\[2\]"),
    "a choice of a seat written long": (lambda: with_action(2, "01: bid 2"), r"actions\[2\]"),
    "a choice of a seat in another script": (
        lambda: with_action(2, "\u0661: bid 2"),
        r"actions\[2\]",
    ),
    "a choice of a seat of many digits": (
        lambda: with_action(2, "1" * 5000 + ": bid 2"),
        r"actions\[2\]",
    ),
    "a choice of a seat that must wait": (lambda: with_action(2, "0: bid 2"), r"actions\[2\]"),
    "a choice that is an outcome": (lambda: with_action(2, "1: prize 1"), r"actions\[2\]"),
    "an outcome that means nothing": (lambda: with_action(3, "prize"), r"actions\[3\]"),
    "an outcome that cannot come": (lambda: with_action(3, "prize 9"), r"actions\[3\]"),
    "an outcome of a seat": (lambda: with_action(3, "0: prize 1"), r"actions\[\d\]"),
    "a missing first outcome": (lambda: without_action(0), r"actions\[0\]"),
    "a missing outcome": (lambda: without_action(3), r"actions\[\d\]"),
    "a missing last outcome": (lambda: without_action(6), "actions"),
    "a missing choice": (lambda: without_action(1), r"actions\[\d\]"),
    "an outcome too many": (lambda: inserted(3, "prize 1"), r"actions\[\d\]"),
    "an outcome too many at the end": (lambda: inserted(7, "prize 1"), r"actions\[7\]"),
    "a choice too many": (lambda: inserted(3, "1: bid 2"), r"actions\[3\]"),
    "a choice before its outcome": (lambda: swapped(0, 1), r"actions\[0\]"),
    "an outcome before its choice": (lambda: swapped(2, 3), r"actions\[\d\]"),
}


@in_one_test("damage", DAMAGE)
def test_damage_is_refused_with_the_place_named(damage: str) -> None:
    """Always as `BadRecord`, in one line."""
    make, place = DAMAGE[damage]
    with pytest.raises(mb.BadRecord, match=place) as caught:
        replay(make())
    assert "\n" not in str(caught.value)


def test_actions_after_the_end_are_refused() -> None:
    """A finished match takes no more of them."""
    record = a_match(3).record()
    length = len(record["actions"])
    for text in ("0: bid 1", "prize 1"):
        with pytest.raises(mb.BadRecord, match=rf"actions\[{length}\]"):
            replay(record | {"actions": [*record["actions"], text]})


@pytest.mark.parametrize("place", range(7))
def test_every_replaced_action_is_noticed(place: int) -> None:
    """Replay or verification names an action at or after the change."""
    record = a_record()
    text = record["actions"][place]
    other = text[:-1] + ("1" if text[-1] != "1" else "2")
    changed = with_action(place, other)
    if text.startswith("prize"):
        with pytest.raises(mb.BadRecord, match=re.escape(f"actions[{place}]")):
            records.verify(find, changed)
    else:
        assert replay(changed).record() == changed


# Real games


@pytest.mark.parametrize("key", mb.games())
def test_exchanged_outcomes_of_a_real_game_are_found(key: str) -> None:
    """The last two cards of the deal change places: verification names the first."""
    game = mb.game(key)
    match = game.match(game.seats[0], chance=FairChance(SEED))
    actions = match.record()["actions"]
    place = len(actions) - 2
    actions[place], actions[-1] = actions[-1], actions[place]
    record = match.record(reveal=True) | {"actions": actions}

    with pytest.raises(mb.BadRecord, match=rf"actions\[{place}\]"):
        mb.verify(record)


@pytest.mark.parametrize("key", mb.games())
def test_a_fair_match_of_a_real_game_is_verified(key: str) -> None:
    """From the deal to the end, additions of the seats included."""
    game = mb.game(key)
    match = game.match(game.seats[0], chance=FairChance(SEED, (b"one", b"two")))
    while match.turn is not None:
        match.play(match.turn, match.legal(match.turn)[0])

    verdict = mb.verify(match.record())

    draws = sum(step.seat == CHANCE for step in match.steps)
    assert verdict == mb.Verdict("fair", draws, commitment_to(SEED))
