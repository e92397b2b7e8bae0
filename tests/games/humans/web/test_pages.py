"""The table of Humans!!!: every phase of whole games, every viewer, no secrets, a town to touch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.tables.table import Table
from monsterbox.server.views import finished
from monsterbox.server.views.build import Viewpoint
from monsterbox.server.views.shown import Shown
from monsterbox.text.catalog import Catalog
from monsterbox.web.sprites import symbols
from tests.cases import first_fast
from tests.games.humans.builders import a_match
from tests.web.pages import ME, Element, a_table, moments, read, render, shown_to
from tests.web.test_rendering import check

GAME = "humans"
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 3, {"max_rounds": 5}),
    (3, 4, {"max_rounds": 3, "windows": "uniform", "ask_flee_reroll": True}),
    (5, 6, {"max_rounds": 1, "try": "per_zombie", "reroll": "any_player"}),
]
LOOSE = {"pass", "keep", "reroll", "end", "done", "ability", "eat", "infect", "break", "tunnel"}
LOOSE |= {"play", "discard"}


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


def until(phase: str, seats: int = 3, seed: int = 4, **options: Any) -> tuple[Table, int]:
    """The first time that this is asked in a game; who is asked."""
    for table, seat in games(seats, seed, options):
        if seat is not None and table.view(seat).phase == phase:  # type: ignore[union-attr]
            return table, seat
    pytest.fail(f"{phase} was never asked")


# All phases


@pytest.mark.parametrize(
    ("seats", "seed", "options"), first_fast(GAMES), ids=lambda value: str(value)[:12]
)
def test_every_moment_of_a_game_renders_for_everybody(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    for number, (table, asked) in enumerate(games(seats, seed, options)):
        language = LANGUAGES[number % len(LANGUAGES)]
        others = {number % seats, None} if number % 9 == 0 else set()
        for seat in {asked, *others}:
            shown = shown_to(table, seat, language)
            found = check(render("fragment.html", language, shown=shown), is_page=False)
            check_choices(found, shown)
            check_secrets(found, shown)
            check_town(found, shown)


def check_choices(found: list[Element], shown: Shown) -> None:
    """Every choice is a button of the form, and all about the town are things on the map."""
    offered = [one["value"] for one in found if one.tag == "button" and one["name"] == "choice"]
    touched = [one for one in found if one["data-takes"]]
    takes = {text for one in touched for text in one["data-takes"].split("|")}
    loose = {one["value"] for one in found if one["name"] == "choice" and one.has_class("loose")}

    assert offered == [choice.text for choice in shown.choices]
    assert takes | loose >= set(offered)
    assert {text.split()[0] for text in loose} <= LOOSE
    assert takes <= set(offered)
    assert all(one["id"] for one in touched)


def check_secrets(found: list[Element], shown: Shown) -> None:
    """Cards on the hill are the viewer's own; everybody else's are a number."""
    own = [one["data-cards"] for one in found if one.has_class("ev")]

    assert own == list(shown.view.hand)
    assert {one["href"] for one in found if one["href"].startswith("#ev-")} <= {
        f"#ev-{card.lower()}" for card in (*shown.view.hand, *shown.view.discard, *told(shown))
    }


def told(shown: Shown) -> set[str]:
    return {card for line in shown.log for card in line.cards}


def check_town(found: list[Element], shown: Shown) -> None:
    """Every space can be focused and says where it is; every figure stands somewhere."""
    spots = {one["data-word"]: one for one in found if one.has_class("spot")}
    figures = [one for one in found if one.has_class("fig")]

    assert all(one["role"] == "button" and one["aria-label"] for one in spots.values())
    assert len({one["aria-label"].split(";")[0] for one in spots.values()}) == len(spots)
    for seat in shown.view.seats:
        drawn = [one for one in figures if one["data-fig"] == f"zombie{seat.seat}"]
        assert sum(int(one["data-count"]) for one in drawn) == len(seat.zombies)
    humans = [space for placed in shown.view.town for space in placed.humans]
    assert sorted(one["data-at"] for one in figures if one["data-fig"] == "human") == sorted(humans)
    assert {one["data-at"] for one in figures} <= spots.keys()


# The town


def test_the_map_tells_how_far_each_figure_may_walk() -> None:
    """A zombie that may step at all begins with exactly its legal steps (HU-24)."""
    checked = 0
    for table, seat in games(2, 11, {"max_rounds": 8}):
        if seat is None or table.view(seat).phase != "move":  # type: ignore[union-attr]
            continue
        found = {one["data-word"]: one for one in fragment(shown_to(table, seat))}
        steps: dict[str, set[str]] = {}
        assert table.match is not None
        for choice in table.match.legal(seat):
            if choice.startswith("step "):
                _, start, direction = choice.split()
                steps.setdefault(start, set()).add(direction[0])
        for start, sides in steps.items():
            assert first_steps(found[start]) == sides
            checked += 1

    assert checked > 20


def first_steps(spot: Element) -> set[str]:
    """The sides by which its figure may leave, by what the map tells of its reach."""
    return {told.partition(":")[2][0] for told in spot["data-reach"].split()}


# What is touched


def test_a_tile_may_be_laid_where_the_ghosts_are() -> None:
    table, seat = until("place")
    shown = shown_to(table, seat)
    found = fragment(shown)

    ghosts = [one for one in found if one.has_class("ghost")]

    takes = [text for one in ghosts for text in one["data-takes"].split("|")]
    assert sorted(takes) == sorted(choice.text for choice in shown.choices)
    assert by_id(found, "drawn")["data-card"] == shown.view.tile
    others = fragment(shown_to(table, (seat + 1) % 3))
    assert not [one for one in others if one.has_class("ghost") or one["id"] == "drawn"]


def test_figures_that_can_walk_and_where_to_are_marked() -> None:
    table, seat = until("move")
    shown = shown_to(table, seat)
    found = fragment(shown)

    starts = {choice.words[1] for choice in shown.choices if choice.words[0] == "step"}

    marked = {one["data-word"] for one in found if one.has_class("spot") and one.has_class("legal")}
    assert starts <= marked
    ends = {one["data-word"] for one in found if one.has_class("to")}
    assert ends
    assert not ends & starts
    assert by_id(found, "town")["data-steps"] == str(shown.view.steps)


def test_a_window_offers_to_pass_in_advance() -> None:
    table, seat = until("captured", seed=5)

    found = fragment(shown_to(table, seat))

    assert by_id(found, "order-pass-until-turn").text
    assert by_id(found, "order-ask-in-reach").text
    table.advance[seat] = "pass-until-turn"
    table.revision += 1
    found = fragment(shown_to(table, seat))
    assert by_id(found, "standing-off").text
    assert not [one for one in found if one["id"].startswith("order-")]


# What is seen


def test_a_capture_is_staged_until_somebody_goes_on() -> None:
    table, seat = until("captured", seed=5)
    shown = shown_to(table, seat)
    active = shown.view.seats[shown.view.active]

    found = fragment(shown)

    stage = by_id(found, "stage")
    capture = shown.cards[active.character]["capture"]
    assert stage.has_class(f"s{active.seat + 1}")
    assert f"{capture} or more" in stage.text
    assert [one for one in found if re.fullmatch(r"#hd-[1-6]", one["href"])]
    assert any(one.has_class("verdict") for one in found)
    assert [one for one in fragment(shown_to(table, None)) if one["id"] == "stage"]


def test_wound_cards_to_choose_from_lie_on_the_table() -> None:
    table, seat = until("take-wound", seed=1)
    shown = shown_to(table, seat)

    found = fragment(shown)

    drawn = {one["data-takes"] for one in found if one["id"].startswith("drawn-")} - {""}
    assert drawn == {choice.text for choice in shown.choices}


def test_the_town_is_told_in_words() -> None:
    table, seat = until("select", seed=5)
    shown = shown_to(table, seat)

    words = by_id(fragment(shown), "inwords").text

    names = Catalog("en")
    for placed in shown.view.town:
        assert names.say(GAME, "tile", tile=placed.tile) in words
    assert words.count("exits: ") == len(shown.view.town)
    assert "a human is right there" in words


def test_the_own_panel_comes_first_and_shows_the_goal() -> None:
    table, seat = until("move")
    shown = shown_to(table, seat)

    seats = [one for one in fragment(shown) if one.has_class("seat") and one.tag == "li"]

    assert [one["id"] for one in seats] == [f"seat-{(seat + n) % 3}" for n in range(3)]
    assert seats[0].has_class("mine")
    own = shown.view.seats[seat]
    assert f"{own.score}/{own.goal}" in seats[0].text


def test_every_pile_and_every_value_of_a_character_has_words_to_open() -> None:
    table, seat = until("move")
    shown = shown_to(table, seat)

    found = fragment(shown)

    piles = [one for one in found if one["title"] and one["data-peek"]]
    assert [one.tag for one in piles] == ["li"] * 5
    assert all(one["title"] in one["data-peek"] for one in piles)
    names = ["stack-0", "supply", "discard", "infections", "wounds"]
    for pile, name in zip(piles, names, strict=True):
        assert by_id(found, f"peek-{name}").text == pile["data-peek"]
    character = shown.view.seats[seat].character
    assert next(one for one in found if one.has_class("mystats"))["data-cards"] == character
    large = render("parts/card.html", "en", game="humans", card=shown.cards[character], options={})
    assert "Infect: how many infection cards you draw" in large


def test_zombies_out_of_the_game_are_counted() -> None:
    """HU-59. Where there are any."""
    shown = shown_to(at(a_match(players={1: {"removed": 2}})), 0)

    seats = [one for one in fragment(shown) if one.has_class("seat") and one.tag == "li"]

    assert ["2 zombies out of the game" in one.text for one in seats] == [False, True, False]


# Pages


def test_the_table_the_score_and_the_replay_are_sound_pages() -> None:
    *_, (over, _) = games(3, 4, {"max_rounds": 4})
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
    assert not [one for one in found if one.has_class("legal") or one["data-takes"]]


def test_a_fragment_needs_no_drawing_that_the_page_has_not_printed() -> None:
    options = {"max_rounds": 4}
    page = render("table.html", shown=shown_to(next(games(3, 4, options))[0], 0))
    printed = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', page))
    printed |= {name for name in symbols() if name.startswith(("lv-", "kind-"))}

    for number, (moment, asked) in enumerate(games(3, 4, options)):
        if number % 3:
            continue
        html = render("fragment.html", shown=shown_to(moment, asked))
        assert set(re.findall(r'href="#([\w-]+)"', html)) & symbols().keys() <= printed
