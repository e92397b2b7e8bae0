"""The table of Oh My Brain: every phase of whole games, every viewer, no secrets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.tables import entries
from monsterbox.server.tables.table import Table
from monsterbox.server.views import finished
from monsterbox.server.views.build import Viewpoint
from monsterbox.server.views.shown import Shown
from monsterbox.web.sprites import symbols
from tests.cases import first_fast
from tests.games.oh_my_brain.builders import a_match
from tests.web.pages import ME, Element, a_table, moments, read, render, shown_to
from tests.web.test_rendering import check

GAME = "oh-my-brain"
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 3, {}),
    (3, 4, {"open_draft": True, "optional_swap": True, "forgetful_refill": True}),
    (4, 5, {"memory_mode": True, "open_give": True, "roll_per_card": True}),
    (5, 6, {"tie_starter": "rps", "marshmallows": "m8", "zero_clears": True}),
]
FRONT = re.compile(r"#za-\d+")
OWN_CARD = re.compile(r"[hgo]-(\d+)-\d")


def games(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Table, int | None]]:
    return moments(seats, seed, options, GAME)


def at(match: Match) -> Table:
    """A table at which that match is played."""
    table = a_table(match.seats, kinds=("person",) * match.seats, game=GAME)
    table.match = match
    return table


def fragment(shown: Shown, language: str = "en") -> list[Element]:
    return read(render("fragment.html", language, shown=shown))


def by_id(found: list[Element], name: str) -> Element:
    return next(one for one in found if one["id"] == name)


# All phases


@pytest.mark.parametrize(
    ("seats", "seed", "options"), first_fast(GAMES), ids=lambda value: str(value)[:12]
)
def test_every_moment_of_a_game_renders_for_everybody(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    for number, (table, asked) in enumerate(games(seats, seed, options)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for seat in {asked, number % seats, None}:
            shown = shown_to(table, seat, language)
            found = check(render("fragment.html", language, shown=shown), is_page=False)
            check_choices(found, shown)
            check_secrets(found, shown)


def check_choices(found: list[Element], shown: Shown) -> None:
    """Every choice is a button of the form, and most are things that can be touched."""
    offered = [one["value"] for one in found if one.tag == "button" and one["name"] == "choice"]
    touched = [one for one in found if one.tag == "button" and one["data-takes"]]
    takes = {text for one in touched for text in one["data-takes"].split("|")}
    loose = {one["value"] for one in found if one["name"] == "choice" and one.has_class("loose")}

    assert offered == [choice.text for choice in shown.choices]
    assert takes | loose >= set(offered)
    assert loose <= {"leave", "no swap"}
    if shown.choices:
        assert all(one.has_class("legal") for one in touched)
        assert all(one["id"] for one in touched)


def check_secrets(found: list[Element], shown: Shown) -> None:
    """Cards on the hill are the viewer's own; everybody else is a number."""
    own = sorted(match[1] for one in found if (match := OWN_CARD.fullmatch(one["id"])))
    view = shown.view
    offered = view.grave if view.phase == "refill" and shown.asked_you else ()

    assert own == sorted([*view.hand, *view.lot, *offered])
    assert sum(one["href"] == "#ob-back" for one in found) <= 1
    if view.horde is None:
        fronts = Counter(one["href"] for one in found if FRONT.fullmatch(one["href"]))
        yard = [*view.grave] * 2  # on its rack, and laid out for those who open it
        tops = [] if view.top is None else [view.top]
        assert fronts == Counter(f"#za-{card}" for card in (*own, *yard, *tops))


# What is touched


def test_a_card_that_is_held_twice_offers_one_or_two() -> None:
    found = fragment(shown_to(at(a_match(hand=[4, 12, 12], horde=[7])), 0))

    for copy in (0, 1):
        assert by_id(found, f"h-12-{copy}")["data-takes"] == "play 12|play 12 x2"
    assert by_id(found, "h-4-0").has_class("notnow")


def test_to_pass_shows_its_price() -> None:
    found = fragment(shown_to(at(a_match(hand=[4, 12], horde=[7])), 0))

    assert "−1" in by_id(found, "pass").text
    assert "lose a brain" in by_id(found, "pass").text
    assert not [one for one in fragment(shown_to(at(a_match(hand=[4])), 0)) if one["id"] == "pass"]


@pytest.mark.parametrize(
    ("face", "touched"),
    [
        ("STEAL", {"heads-of-1": "steal from 1", "heads-of-2": "steal from 2"}),
        (
            "SWAP",
            {
                "cards-of-1": "swap hand 1",
                "cards-of-2": "swap hand 2",
                "graves-of-2": "swap grave 2",
            },
        ),
    ],
)
def test_the_die_makes_parts_of_other_seats_touchable(face: str, touched: dict[str, str]) -> None:
    match = a_match(hand=[19, 4, 5, 6], horde=[7], graves={2: [9]}, chance=[f"face {face}"])
    match.play(0, "play 19")

    found = fragment(shown_to(at(match), 0))

    assert {one["id"]: one["data-takes"] for one in found if "-of-" in one["id"]} == touched


def test_a_gift_goes_from_the_hand_to_a_graveyard() -> None:
    match = a_match(hand=[19, 4, 5, 6], horde=[7], chance=["face GIVE"])
    match.play(0, "play 19")
    assert by_id(fragment(shown_to(at(match), 0)), "h-5-0")["data-takes"] == "give 5"
    match.play(0, "give 5")

    found = fragment(shown_to(at(match), 0))

    assert by_id(found, "graves-of-1")["data-takes"] == "give to 1"
    assert by_id(found, "graves-of-2").has_class("whole")


def test_extra_cards_go_to_graveyards() -> None:
    match = a_match(hand=[12, 12, 4], horde=[7])
    match.play(0, "play 12 x2")

    found = fragment(shown_to(at(match), 0))

    assert by_id(found, "graves-of-1")["data-takes"] == "to 1"
    assert [one for one in found if one.has_class("extras")]


def test_the_hand_is_refilled_from_the_graveyard() -> None:
    match = a_match(hand=[12, 4], grave=[5, 5, 9, 14], horde=[7])
    before = fragment(shown_to(at(match), 0))
    match.play(0, "play 12")

    found = fragment(shown_to(at(match), 0))

    assert not [one for one in before if one["id"] == "offer"]
    assert by_id(found, "offer").has_class("graves")
    assert by_id(found, "g-5-1")["data-takes"] == "refill 5"
    for viewer in (1, None):
        others = fragment(shown_to(at(match), viewer))
        assert not [one for one in others if one["id"] in ("offer", "g-5-1")]


def test_the_tied_show_signs() -> None:
    match = a_match(
        hand=[12],
        hands={1: [4], 2: [5]},
        horde=[7],
        brains={0: 5, 1: 6, 2: 9},
        options={"tie_starter": "rps"},
    )
    match.play(0, "play 12")
    table = at(match)
    assert by_id(fragment(shown_to(table, 0)), "sign-of-rock").has_class("legal")
    match.play(0, "rock")
    table = at(match)

    found = fragment(shown_to(table, 0))

    assert by_id(found, "sign-of-rock").has_class("mine")
    assert not by_id(found, "sign-of-paper").has_class("legal")
    assert by_id(found, "seat-1").has_class("on")
    unseen = fragment(shown_to(table, 1))
    assert not [one for one in unseen if one.has_class("sign") and one.has_class("mine")]


# What is seen


def test_where_all_choose_at_once_those_who_have_not_are_marked() -> None:
    table, first = next(games(3, 4, {}))
    assert table.match is not None
    assert first is not None
    entries.play(table, first, table.match.legal(first)[0], 0.0)

    found = fragment(shown_to(table, None))

    assert not by_id(found, f"seat-{first}").has_class("on")
    assert "has chosen" in by_id(found, f"seat-{first}").text
    for other in table.waiting:
        assert "choosing" in by_id(found, f"seat-{other}").text


def test_the_next_card_below_eight_is_a_warning() -> None:
    [warning] = [
        one
        for one in fragment(shown_to(at(a_match(hand=[4], horde=[7, 8])), 0))
        if one.has_class("next")
    ]

    assert warning.has_class("below")
    assert "below 8" in warning.text


def test_a_roll_stays_on_the_table_until_the_next_one() -> None:
    """Most effects are over before anybody looks."""
    match = a_match(hand=[19, 4, 5, 6], horde=[7], chance=["face GAIN"])
    match.play(0, "play 19")
    shown = shown_to(at(match), 1)

    found = fragment(shown)

    assert shown.view.face is None
    assert [one for one in found if one["href"] == "#die-gain"]
    assert "Gain" in by_id(found, "die").text


def test_without_a_memory_only_the_top_of_the_horde_is_shown() -> None:
    seen = fragment(shown_to(at(a_match(hand=[12], horde=[3, 5, 7])), 0))
    match = a_match(hand=[12], horde=[3, 5, 7], options={"memory_mode": True})
    unseen = fragment(shown_to(at(match), 0))

    def others(found: list[Element]) -> list[Element]:
        return [one for one in found if one.has_class("under") or one.has_class("laid")]

    assert len(others(seen)) == 3
    assert others(unseen) == []
    assert not [one for one in unseen if one["id"].startswith("peek-")]


# Pages


def test_the_table_the_score_and_the_replay_are_sound_pages() -> None:
    *_, (over, _) = games(3, 4, {})
    shown = shown_to(over, 0)
    replay = finished.replay_step(over, Viewpoint(ME, (0,), 0), 12, "en")
    sheet = finished.score_sheet(over, 0, "en")

    check(render("table.html", shown=shown), is_page=True)
    check(render("score.html", shown=shown, sheet=sheet), is_page=True)
    found = check(
        render(
            "replay.html",
            shown=replay.shown,
            at=12,
            most=replay.most,
            turns=replay.turns,
            may_fork=True,
        ),
        is_page=True,
    )
    assert [one for one in found if one.has_class("bared")]
    assert not [one for one in found if one["name"] == "choice"]


def test_a_fragment_needs_no_drawing_that_the_page_has_not_printed() -> None:
    options = {"tie_starter": "rps"}
    page = render("table.html", shown=shown_to(next(games(3, 4, options))[0], 0))
    printed = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', page))
    printed |= {name for name in symbols() if name.startswith(("lv-", "kind-"))}

    for moment, asked in games(3, 4, options):
        html = render("fragment.html", shown=shown_to(moment, asked))
        assert set(re.findall(r'href="#([\w-]+)"', html)) & symbols().keys() <= printed
