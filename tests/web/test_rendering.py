"""Pages of whole random games: every phase renders for every viewer, and is sound as a page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.problems import make_problem
from monsterbox.server.http.routes import new
from monsterbox.server.http.routes.seats import seat_link, table_link
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.seats import Invitation, Welcome
from monsterbox.server.tables.table import Table
from monsterbox.server.views import catalogue as boxes
from monsterbox.server.views.build import Viewpoint, show
from monsterbox.server.views.finished import fairness, replay_step, score_sheet
from monsterbox.server.views.pictures import pictures_of
from monsterbox.server.views.posted_rules import rules_on_form
from monsterbox.server.views.shown import Listing, Reason, Shown, TableCard
from monsterbox.web.sprites import symbols
from tests.cases import first_fast

from .pages import ME, NAMES, Element, a_table, finished, moments, read, render, shown_to

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 3, {}),
    (3, 4, {"master": True, "start_player": 0}),
    (4, 5, {"master": True, "swap_destination": "own_or_opponent", "corner_rule": "colour_only"}),
    (3, 6, {"score_tracking": "shown", "draw_reveal": "declare_first", "double_white": "allow"}),
]
SOMEBODY = Visitor("", is_new=False, person=Person(id_hash="", name="Mira"))
LINKED = re.compile(r'href="#([\w-]+)"')


def ids(found: list[Element]) -> Counter[str]:
    return Counter(one["id"] for one in found if one["id"])


def check(html: str, *, is_page: bool) -> list[Element]:
    """What holds for every page and every fragment."""
    found = read(html)
    assert max(ids(found).values(), default=1) == 1
    assert not [one.tag for one in found if "style" in one.attributes]
    check_names(found)
    if is_page:
        check_page(html, found)
    return found


def check_names(found: list[Element]) -> None:
    """Everything to press or to fill in says what it is."""
    labelled = {one["for"] for one in found if one.tag == "label"}
    for one in found:
        if one.tag in ("button", "a", "summary"):
            assert one.text.strip() or one["aria-label"], one.attributes
        if one.tag in ("select", "input") and one["type"] not in ("hidden", "radio", "checkbox"):
            assert one["id"] in labelled, one.attributes
        if one.tag == "svg":
            assert one["aria-hidden"] or one["role"] or one.has_class("qr") or is_inside_hidden(one)


def is_inside_hidden(one: Element) -> bool:
    return one.has_class("ico") or not one.text.strip()


def check_page(html: str, found: list[Element]) -> None:
    assert sum(one.tag == "h1" for one in found) == 1
    assert sum(one.tag == "main" for one in found) == 1
    there = set(ids(found)) | {"log"}  # the way to the log stands ready before the first card
    missing = {name for name in LINKED.findall(html) if name not in there}
    assert missing == set()


# The table in all its phases


@pytest.mark.parametrize(
    ("seats", "seed", "options"), first_fast(GAMES), ids=lambda value: str(value)[:12]
)
def test_every_moment_of_a_game_renders_for_everybody(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    for number, (table, asked) in enumerate(moments(seats, seed, options)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for seat in {asked, (number % seats), None}:
            shown = shown_to(table, seat, language)
            found = check(render("fragment.html", language, shown=shown), is_page=False)
            check_choices(found, shown)
            check_secrets(found, shown)


def check_choices(found: list[Element], shown: Shown) -> None:
    """Without a script too, every choice is a button of the form; others are offered nothing."""
    offered = [one["value"] for one in found if one.tag == "button" and one["name"] == "choice"]

    assert offered == [choice.text for choice in shown.choices]
    assert bool(offered) == any(one["data-asked"] for one in found)
    assert bool(offered) == any(
        one.has_class("legal") or one.has_class("hot") for one in found
    ) or (all(choice.card is None for choice in shown.choices))


def check_secrets(found: list[Element], shown: Shown) -> None:
    """Only cards that the viewer may name are on the page; backs are nobody in particular."""
    cards = {one["data-card"] for one in found if one["data-card"]}

    assert cards <= shown.cards.keys()
    assert sum(one["href"] == "#zb-back" for one in found) <= 1


def test_every_thing_that_a_choice_names_can_be_touched() -> None:
    """Cards, rows, seats and the pile: a click needs an element with that word."""
    for table, asked in moments(3, 8, {"master": True}):
        if asked is None:
            break
        shown = shown_to(table, asked)
        found = read(render("fragment.html", shown=shown))
        touched = [one for one in found if one["data-word"]]
        takes = {text for one in touched for text in one["data-takes"].split("|")}
        words = {one["data-word"] for one in touched}
        for choice in shown.choices:
            loose = [one for one in found if one["value"] == choice.text and one.has_class("loose")]
            assert loose or choice.text in takes or words & set(choice.words)


@pytest.mark.parametrize("seed", [2, 3])
def test_a_swapped_card_can_be_laid_on_the_moons_of_others(seed: int) -> None:
    """D-01: every place is a thing to touch, and nothing else of other seats is."""
    seen = False
    for table, asked in moments(3, seed, {"swap_destination": "own_or_opponent"}):
        shown = shown_to(table, asked)
        places = {choice.text for choice in shown.choices if choice.words[0] == "place"}
        found = read(render("fragment.html", shown=shown)) if places else []
        hot = [one for one in found if one.tag == "button" and one.has_class("hot")]
        seen = seen or any(" of " in text for text in places)

        assert {text for one in hot for text in one["data-takes"].split("|")} == places
        assert not [one for one in found if one["id"].startswith("from-")]
    assert seen


@pytest.mark.parametrize("held", [(0,), (0, 1)])
def test_on_a_shared_device_the_winner_has_a_name(held: tuple[int, ...]) -> None:
    table = finished(2)
    assert table.match is not None
    winner = table.match.ranks.index(1)
    assert table.match.ranks.count(1) == 1
    shown = show(
        table, Viewpoint(ME, held if winner in held else (winner,), winner), "en", [HERE] * 2
    )
    words = f"{NAMES[winner]} wins" if len(shown.held) > 1 else "You win!"

    prompt = read(render("fragment.html", shown=shown))
    sheet = score_sheet(table, winner, "en")
    score = read(render("score.html", shown=shown, sheet=sheet))

    assert [one.text for one in prompt if one["id"] == "ask"] == [words]
    assert [one.text for one in score if one.tag == "h1"] == [words]


def test_the_whole_truth_of_a_finished_game_is_shown_in_its_replay() -> None:
    table = finished()
    replay = replay_step(table, Viewpoint(ME, (0,), 0), 20, "en")

    found = check(
        render(
            "replay.html",
            shown=replay.shown,
            at=20,
            most=replay.most,
            turns=replay.turns,
            may_fork=True,
        ),
        is_page=True,
    )

    assert not [one for one in found if one["name"] == "choice"]
    assert [one for one in found if one.has_class("bared")]


def test_names_are_written_as_text() -> None:
    table = a_table(2)
    table.chairs[1] = type(table.chairs[1])(
        table_id="t", seat=1, kind="person", name="<b onclick=x>", person="other"
    )

    html = render("table.html", shown=shown_to(table, 0))

    assert "<b onclick" not in html
    assert "&lt;b onclick" in html


# All pages


def lobby(language: str) -> Shown:
    return shown_to(a_table(4, kinds=("person", "bot", "free", "free")), 0, language)


def curtain(language: str) -> Shown:
    table = next(moments(3, 3))[0]
    return show(table, Viewpoint(ME, (0, 1), 1, curtain=True), language, [HERE] * 3)


def a_line(shown: Shown, *, your_turn: bool, yours: tuple[int, ...]) -> TableCard:
    return TableCard(
        table=f"{your_turn}{len(yours)}",
        game=shown.game,
        title=shown.title,
        phase="playing",
        pace="days",
        is_open=True,
        seats=shown.seats,
        free=1,
        your_turn=your_turn,
        yours=yours,
        touched=0.0,
    )


def a_listing(language: str) -> Listing:
    shown = lobby(language)
    mine = [a_line(shown, your_turn=turn, yours=(0,)) for turn in (True, False)]
    return Listing(open=(a_line(shown, your_turn=False, yours=()),), yours=tuple(mine))


def forms(language: str) -> Iterator[dict[str, Any]]:
    """The form for a new table of every game, in every mode and with every preset."""
    problem = make_problem(language, 422, "bad-wish")
    for game in boxes.all_games(language):
        common = {"game": game, "games": boxes.all_games(language), "bots": boxes.bots(language)}
        for mode, others in new.MODES.items():
            for preset in boxes.presets(game.key, language):
                wish = new.usual_wish(game, SOMEBODY, mode, "") | {"preset": preset.name}
                rules = rules_on_form(game.key, language, wish, others)
                filled = common | {"mode": mode, "modes": new.MODES, "rules": rules, "wish": wish}
                filled["pictures"] = pictures_of(game.key, language)
                yield filled | {"problem": problem if mode == "device" else None}


def all_pages(language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    over = finished()
    shown = shown_to(over, 0, language)
    nobody = Listing(open=(), yours=())
    yield "home.html", {"games": boxes.all_games(language), "listing": a_listing(language)}
    yield "home.html", {"games": boxes.all_games(language), "listing": nobody}
    for form in forms(language):
        yield "new.html", form
    links = [seat_link("http://table.example", "t", seat, "s" * 20, "") for seat in (2, 3)]
    yield (
        "links.html",
        {"shown": lobby(language), "links": links, "others": ["http://10.8.0.2:8000"]}
        | {"whole": table_link("http://table.example", "K7MX4QBN"), "possible": ""},
    )
    yield "links.html", {"shown": shown, "links": [], "others": [], "whole": None, "possible": ""}
    for table, is_free in ((lobby(language), True), (lobby(language), False), (shown, False)):
        found = Invitation(2, is_free, is_yours=False, may_watch=is_free)
        yield "invitation.html", {"table": table, "found": found, "secret_path": "/t/x/s/y"}
        welcome = Welcome((1, 2) if is_free else (), (), may_watch=is_free)
        yield "welcome.html", {"table": table, "found": welcome, "join_path": "/t/x/j/y"}
    for code in ("", "K7MX"):
        yield "join.html", {"code": code, "is_wrong": bool(code)}
    yield "table.html", {"shown": lobby(language)}
    yield "table.html", {"shown": curtain(language)}
    for seat in (0, None):
        yield "table.html", {"shown": shown_to(over, seat, language)}
    yield "score.html", {"shown": shown, "sheet": score_sheet(over, 0, language)}
    yield "fairness.html", {"shown": shown, "fairness": fairness(over)}
    running = next(moments(2, 9))[0]
    told = fairness(running)
    yield "fairness.html", {"shown": shown_to(running, 0, language), "fairness": told}
    for status, code in ((404, "unknown"), (500, "unexpected"), (403, "csrf")):
        yield "failure.html", {"problem": make_problem(language, status, code)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_renders_and_is_sound(language: str) -> None:
    for template, context in all_pages(language):
        html = render(template, language, **context)

        check(html, is_page=True)
        assert f'<html lang="{language}"' in html
        assert "{" not in re.sub(r"'\{.*?\}'", "", html), template


def test_parts_that_are_fetched_render() -> None:
    shown = shown_to(finished(), 0)
    some = next(iter(shown.cards.values()))
    reason = Reason(text="No.", clause="ZB-13", legal=False)

    for template, context in (
        ("parts/why.html", {"reason": reason, "game": "zombeasts"}),
        ("parts/failure.html", {"problem": make_problem("en", 409, "stale")}),
        ("parts/card.html", {"game": "zombeasts", "card": some, "options": ()}),
        ("parts/turns.html", {"listing": a_listing("en"), "table": "elsewhere"}),
        ("parts/lists.html", {"listing": a_listing("en"), "games": boxes.all_games("en")}),
    ):
        check(render(template, **context), is_page=False)


def test_nothing_of_the_table_is_behind_the_curtain() -> None:
    found = read(render("fragment.html", shown=curtain("en")))

    assert not [one for one in found if one["data-card"] or one["data-word"] or one["id"] == "hand"]
    assert [one for one in found if one["id"] == "lift"]


def test_a_fragment_needs_no_drawing_that_the_page_has_not_printed() -> None:
    """The stream sends fragments; the drawings come with the page, once."""
    *_, (table, _) = moments(3, 4, {"master": True})
    page = render("table.html", shown=shown_to(next(moments(3, 4, {"master": True}))[0], 0))
    printed = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', page))
    printed |= {name for name in symbols() if name.startswith(("lv-", "kind-"))}

    for moment, asked in moments(3, 4, {"master": True}):
        html = render("fragment.html", shown=shown_to(moment, asked))
        assert set(LINKED.findall(html)) & symbols().keys() <= printed
    assert isinstance(table, Table)
