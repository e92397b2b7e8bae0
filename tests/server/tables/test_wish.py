"""Wishes for a table: what can be met is, what cannot is refused by its field."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from monsterbox.server.tables.errors import BadWish
from monsterbox.server.tables.people import BOT_NAMES, GUEST_NAMES, Person
from monsterbox.server.tables.wish import Wish, check

NO_DECK = {"name": "x", "card": []}
HOST = Person(id_hash="host", name="Ada")


def a_wish(**fields: Any) -> Wish:
    return msgspec.convert({"game": "zombeasts", "seats": 3, **fields}, Wish, strict=True)


def test_left_out_the_host_plays_against_bots() -> None:
    plan = check(a_wish(), HOST, "t")

    assert [chair.kind for chair in plan.chairs] == ["person", "bot", "bot"]
    assert [chair.name for chair in plan.chairs] == ["Ada", *BOT_NAMES[:2]]
    assert plan.chairs[0].person == "host"
    assert plan.options == {}


def test_chairs_as_wished() -> None:
    chairs = ("bot:level3", "person", "free", "person")
    names = ("Count", "", "", "Bea")

    plan = check(a_wish(seats=4, chairs=chairs, names=names), HOST, "t")

    assert [chair.kind for chair in plan.chairs] == ["bot", "person", "free", "person"]
    assert [chair.name for chair in plan.chairs] == ["Count", "Ada", "", "Bea"]
    assert plan.chairs[0].bot == "level3"


def test_nobody_needs_to_type_a_name_and_no_two_are_alike() -> None:
    nameless = Person(id_hash="host")
    everyone = ("person", "person", "bot:uniform")

    plain = check(a_wish(chairs=everyone), nameless, "t")
    same = check(a_wish(chairs=everyone, names=("Vlad", "vlad", "Vlad")), HOST, "t")

    assert [chair.name for chair in plain.chairs[:2]] == list(GUEST_NAMES[:2])
    assert [chair.name for chair in same.chairs] == ["Vlad", "vlad 2", "Vlad 3"]


def test_forms_and_links_made_before_options_were_in_snake_case_still_work() -> None:
    old = {"cornerRule": "colourOnly", "startPlayer": "seat 1", "deckProfile": "recon-v1"}

    plan = check(a_wish(options=old), HOST, "t")

    assert plan.options == {"corner_rule": "colour_only", "start_player": 1}


def test_forms_and_programs_mean_the_same_by_an_option() -> None:
    form = check(a_wish(options={"master": "true", "tie_break": "most_moons"}), HOST, "t")
    program = check(a_wish(options={"master": True, "tie_break": "most_moons"}), HOST, "t")
    default = check(a_wish(options={"master": "false", "ages": None}), HOST, "t")

    assert form.options == program.options == {"master": True, "tie_break": "most_moons"}
    assert default.options == {}


@pytest.mark.parametrize(
    ("fields", "field", "reason"),
    [
        ({"game": "chess"}, "game", "unknown-game"),
        ({"game": "../zombeasts"}, "game", "unknown-game"),
        ({"seats": 1}, "seats", "bad-seats"),
        ({"seats": 5}, "seats", "bad-seats"),
        ({"seats": -3}, "seats", "bad-seats"),
        ({"seats": 10**9}, "seats", "bad-seats"),
        ({"pace": "slow"}, "pace", "bad-pace"),
        ({"chairs": ("person",)}, "chairs", "bad-seats"),
        ({"chairs": ("person",) * 400}, "chairs", "bad-seats"),
        ({"chairs": ("bot:uniform",) * 3}, "chairs", "no-person"),
        ({"chairs": ("person", "free", "king")}, "chairs.2", "bad-chair"),
        ({"chairs": ("person", "free", "bot:hal")}, "chairs.2", "bad-bot"),
        ({"chairs": ("person", "free", "bot:")}, "chairs.2", "bad-bot"),
        ({"chairs": ("person", "free", "bot:ismcts:99999999")}, "chairs.2", "bad-bot"),
        ({"chairs": ("person", "free", "bot:ismcts:600s")}, "chairs.2", "bad-bot"),
        ({"chairs": ("person", "free", "bot:" + "x" * 9999)}, "chairs.2", "bad-bot"),
        (
            {"chairs": ("person", "free", "bot:ismcts:9"), "is_open": True},
            "chairs.2",
            "only-levels",
        ),
        ({"chairs": ("person", "bot:levels", "free"), "is_open": True}, "chairs.1", "only-levels"),
        ({"names": ("Ada",) * 4}, "names", "too-many"),
        ({"names": ("a" * 300,)}, "names.0", "too-long"),
        ({"names": ("", "\u202e")}, "names.1", "empty"),
        ({"preset": "wild"}, "preset", "unknown-preset"),
        ({"options": {"flying": True}}, "options", "unknown-option"),
        ({"options": {"master": "maybe"}}, "options.master", "not-allowed"),
        ({"options": {"master": 1}}, "options.master", "not-allowed"),
        ({"options": {"tie_break": ["none"]}}, "options.tie_break", "not-allowed"),
        ({"options": {"start_player": 3}}, "options.start_player", "not-allowed"),
        ({"options": {"ages": [1, 2, 3]}}, "options.ages", "not-allowed"),
        ({"options": {"deck_profile": "/etc/passwd"}}, "options.deck_profile", "not-allowed"),
        ({"options": {"deck_profile": "x" * 5000}}, "options.deck_profile", "too-long"),
        (
            {"options": {"deck_profile": NO_DECK}},
            "options.deck_profile",
            "bad-deck",
        ),
        ({"options": {f"option{n}": 1 for n in range(99)}}, "options", "too-many"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_by_its_field(
    fields: dict[str, Any], field: str, reason: str
) -> None:
    usual: dict[str, Any] = {"game": "zombeasts", "seats": 3}
    wish = Wish(**(usual | fields))

    with pytest.raises(BadWish) as refused:
        check(wish, HOST, "t")

    assert (refused.value.field, refused.value.reason) == (field, reason)
    assert refused.value.code == "bad-wish"


def test_options_are_added_to_those_of_the_preset() -> None:
    plan = check(a_wish(preset="friendly", options={"draw_count": "exact"}), HOST, "t")

    assert plan.options == {"last_round_dump": "pass", "score_tracking": "shown"}


def test_options_that_go_together_are_checked_together() -> None:
    with pytest.raises(BadWish) as refused:
        check(a_wish(options={"ages": [30, 8, 9], "start_player": "random"}), HOST, "t")

    assert refused.value.field == "options.ages"
    fine = check(a_wish(options={"ages": [30, 8, 9], "start_player": "youngest"}), HOST, "t")
    assert fine.options["ages"] == [30, 8, 9]
