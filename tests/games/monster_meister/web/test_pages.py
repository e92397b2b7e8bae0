"""The table of Monster Meister: every phase of whole games, every viewer, nothing to look up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from monsterbox.core.match import Match
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.monster_meister.cards import COLOURS, FEATURES, tasks
from monsterbox.server.tables import entries
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.table import Table
from monsterbox.server.views import catalogue as boxes
from monsterbox.server.views import finished
from monsterbox.server.views.build import Viewpoint, show
from monsterbox.server.views.shown import Shown
from monsterbox.text.catalog import Catalog
from monsterbox.web.sprites import symbols
from tests.cases import first_fast, in_one_test
from tests.games.monster_meister.builders import (
    MIXED,
    MIXED_STRAYS,
    TWIN_STRAYS,
    TWINS,
    a_competition,
    a_match,
    a_reveal,
    a_round,
    cell_of,
    get_ready,
    phase,
    remove,
    step,
    turn,
)
from tests.web.pages import ME, Element, a_table, moments, pages, read, render, shown_to
from tests.web.test_rendering import check

GAME = "monster-meister"
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 3, {}),
    (3, 4, {"deck": "mixed", "reveal_count": "up_to", "pile_backs": "all"}),
    (4, 5, {"reveal_visibility": "open_table", "frame": "fixed", "all_out": "neither"}),
    (3, 6, {"open_memory": "own_ghosts", "t5_double_scores": "yes"}),
    (2, 7, {"open_memory": "all_open", "stop_card": "scores_nothing"}),
]
FACE = re.compile(r"#(?:mf|m)-([bygr][1-4])")
OWN_CELL = re.compile(r"own-(-?\d+)_(-?\d+)")
LETTERS = {"b": "B", "y": "Y", "g": "G", "r": "R"}


def games(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Table, int | None]]:
    return moments(seats, seed, options, GAME)


def at(match: Match) -> Table:
    """A table at which that match is played."""
    people = ("person",) * match.seats
    table = a_table(match.seats, options=match.settings, kinds=people, game=GAME)
    table.match = match
    return table


def seen(match: Match, seat: int | None = 0, language: str = "en") -> list[Element]:
    return read(page_of(match, seat, language))


def by_id(found: list[Element], name: str) -> Element:
    return next(one for one in found if one["id"] == name)


def with_class(found: list[Element], name: str) -> list[Element]:
    return [one for one in found if one.has_class(name)]


def drawings(html: str) -> list[str]:
    """The monsters that are drawn on a page, each as often as it is."""
    return FACE.findall(html)


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
            html = render("fragment.html", language, shown=shown)
            found = check(html, is_page=False)
            check_choices(found, shown)
            check_faces(html, shown)


def check_choices(found: list[Element], shown: Shown) -> None:
    """Every choice is a button of the form; all but three kinds are things that can be touched."""
    offered = [one["value"] for one in found if one.tag == "button" and one["name"] == "choice"]
    touched = [one for one in found if one.tag == "button" and one["data-takes"]]
    takes = {text for one in touched for text in one["data-takes"].split("|")}
    loose = {one["value"] for one in found if one["name"] == "choice" and one.has_class("loose")}

    assert offered == [choice.text for choice in shown.choices]
    assert takes | loose == set(offered)
    assert loose <= {"flip", "ready", "done"}
    assert all(one.has_class("legal") or one.has_class("hot") for one in touched)
    assert all(one["id"] for one in touched)


def check_faces(html: str, shown: Shown) -> None:
    """5.1. As many monsters are drawn as the view shows, and not one more."""
    view = shown.view
    faces = [card.face or card.ghost for one in view.seats for card in one.cards]
    cards = [name.partition("-")[2] for name in (view.drawn, *(view.pile or ())) if name]
    lying = [face for face in (*faces, *cards) if face]

    assert len(drawings(html)) == sum(2 if len(face) > 2 else 1 for face in lying)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_a_face_only_while_it_is_to_be_seen(language: str) -> None:
    """5.1, TC-50. What was turned back is in no sentence, no name and no attribute."""
    match = a_round("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2", pile=["S-B2x2"])
    names = [str(card_macros(language).told(face)) for face in ("G2", "G3x2", "R1", "R4x2")]
    remove(match, 0, "G1")
    match.play(1, match.legal(1)[0])
    for seat in (0, 1, None):
        assert all(name in page_of(match, seat, language) for name in names)

    get_ready(match)

    for seat in (0, 1, None):
        html = page_of(match, seat, language)
        assert not [face for face in TWINS if str(card_macros(language).told(face)) in html]
        assert drawings(html) == []


def page_of(match: Match, seat: int | None, language: str = "en") -> str:
    return render("fragment.html", language, shown=shown_to(at(match), seat, language))


# Cards


@in_one_test("face", sorted({*TWINS, *TWIN_STRAYS, *MIXED, *MIXED_STRAYS, "R1+R4"}))
def test_every_face_is_drawn_with_its_monsters_its_glyphs_and_its_eyes(face: str) -> None:
    html = str(card_macros().picture(face))
    used = html + "".join(symbols()[name] for name in re.findall(r'href="#(mf-\w+)"', html))
    parts = [face[:2]] * 2 if face.endswith("x2") else face.split("+")

    assert sorted(re.findall(r"#m-(\w\d)", used)) == sorted(part.lower() for part in parts)
    assert set(re.findall(r"#mp-(\w)", used)) == {part[0].lower() for part in parts}
    assert re.findall(r">([\d+]+)</text>", used) == ["+".join(part[1] for part in parts)]


def test_all_faces_have_names_of_their_own() -> None:
    faces = sorted({*TWINS, *TWIN_STRAYS, *MIXED, *MIXED_STRAYS})

    names = {face: str(card_macros().told(face)) for face in faces}

    assert len(set(names.values())) == len(faces)
    assert names["B2x2"] == "two blue monsters with two eyes each"


def test_the_backs_of_a_set_are_the_same_bytes() -> None:
    """5.1. Nothing tells one face-down card of a seat from another but its place."""
    match = a_match(displays={0: ["G1", "S-G1", "R4x2", "P1-B2"]}, phase="flip")
    html = page_of(match, 0)
    backs: dict[str, set[str]] = {}
    for cell, inside in re.findall(r'id="own-([\d_-]+)"[^>]*>(.*?)<span class="vh">', html):
        backs.setdefault(lying_back(match, cell), set()).add(inside)

    assert set(backs) == {"P0", "P1", "S"}
    assert all(len(bytes_of) == 1 for bytes_of in backs.values())


def lying_back(match: Match, cell: str) -> str:
    view: Any = match.view(0)
    wanted = cell.replace("_", ",")
    return next(str(card.back) for card in view.seats[0].cards if card.cell == wanted)


def card_macros(language: str = "en") -> Any:
    environment = pages()._environment(language)  # a macro alone has no page to be on
    return environment.get_template("games/monster-meister/card.html").module


# Tasks


def test_the_task_cards_say_what_the_rules_say() -> None:
    """1.4. What is printed is what is scored."""
    printed = card_macros().TASKS

    for task in tasks():
        if task.is_competition:
            assert task.id not in printed
            continue
        card = printed[task.id]
        assert card.get("turn", 0) == task.turn
        assert card.get("until") == task.until
        if "never" in card:
            assert task.eyes == tuple(int(str(eyes) != card["never"]) for eyes in (1, 2, 3, 4))
            assert tuple(card["colours"]) == task.colours
        else:
            assert tuple(card.get("colours") or ()) == (task.colours or ())
            assert tuple(card.get("eyes") or ()) == (task.eyes or ())
        assert ("double" in card) == task.singles_only


@pytest.mark.parametrize("task", ["T1", "T3", "T5", "T8", "T9", "T10"])
def test_a_task_is_drawn_and_said(task: str) -> None:
    found = seen(a_match(task=task))
    said = by_id(found, "task").text

    [worth] = with_class(found, "worth")
    values = [one.text for one in found if one.has_class("pt")]
    assert worth["aria-hidden"] == "true"
    assert [int(value.replace("−", "-")) for value in values] == VALUES[task]
    assert "Turn up" in said
    assert "MP" in said
    assert f"Round {9} of 10" in said


VALUES = {
    "T1": [4, 3, 2, 1],
    "T3": [2, 0, 0, -1],
    "T5": [1, 2, 3, 4, 0],
    "T8": [1, 0, 1, 1],
    "T9": [1, -2, -3, 4],
    "T10": [4, 2, 1, 0, 0],
}


def test_house_rules_change_what_the_task_says() -> None:
    exact = seen(a_match(task="T1"))
    fewer = seen(a_match(task="T1", options={"reveal_count": "up_to"}))
    scored = seen(a_match(task="T5", options={"t5_double_scores": "yes"}))

    assert "exactly four" in by_id(exact, "task").text
    assert "at most four" in by_id(fewer, "task").text
    assert len(with_class(scored, "pt")) == 4


def test_before_a_task_is_turned_over_its_pile_is_what_the_holder_touches() -> None:
    match = a_match(phase="flip", holder=1)

    holder, other = by_id(seen(match, 1), "flip"), by_id(seen(match, 0), "flip")

    assert (holder.has_class("legal"), holder["data-takes"]) == (True, "flip")
    assert (other.has_class("legal"), other["data-takes"]) == (False, "")


# Turning up


def test_face_down_cards_can_be_turned_and_say_where_they_lie() -> None:
    match = a_reveal("T1", "G1 G2 G3x2 G4")
    first = cell_of(match, 0, "G3x2")
    turn(match, 0, "G3x2")

    found = seen(match)
    up = by_id(found, own(first))
    down = [one for one in found if OWN_CELL.fullmatch(one["id"]) and one is not up]

    assert "two green monsters with three eyes each" in up.text
    assert up["data-word"] == f"turn {first}"
    assert not up.has_class("legal")
    assert all(one.has_class("legal") for one in down)
    assert all("face down" in one.text for one in down)
    assert {one.text.split(":")[0] for one in down} >= {"column 1, row 2", "column 4, row 4"}


def own(cell: str) -> str:
    return f"own-{cell.replace(',', '_')}"


def test_others_see_only_who_is_still_turning() -> None:
    """A-16."""
    match = a_reveal("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2")
    turn(match, 0, "G1", "G2")

    for viewer in (1, None):
        html = page_of(match, viewer)
        assert drawings(html) == []
        assert "turning cards" in by_id(read(html), "seat-0").text
    turn(match, 0, "G3x2", "G4")

    html = page_of(match, 1)
    assert drawings(html) == []
    assert "done" in by_id(read(html), "seat-0").text


def test_at_an_open_table_others_see_each_card_at_once() -> None:
    options = {"reveal_visibility": "open_table"}
    match = a_reveal("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2", options=options)
    turn(match, 0, "G1")

    html = page_of(match, 1)

    assert drawings(html) == ["g1"]
    assert "green monster with one eye" in by_id(read(html), "lies-0").text


def test_open_and_shut_eyes_count_the_cards() -> None:
    match = a_reveal("T1", "G1 Y1 B2 R1")
    turn(match, 0, "G1")

    [steps] = with_class(seen(match), "steps")
    html = page_of(match, 0)

    assert "1 of 4 turned up" in steps.text
    assert html.count('href="#eye-shut"') == 3


# Memorizer and muddler


def test_the_roles_of_a_round_stand_in_words_beside_the_points() -> None:
    match = a_round("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2")

    found = seen(match)

    assert "memorizer" in by_id(found, "hand").text
    assert "muddler" in by_id(found, "seat-1").text
    assert {one["data-points"] for one in found if one["data-points"]} == {"20", "5"}


def test_a_memorizer_gets_rid_of_a_card_that_lies_face_up() -> None:
    match = a_round("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2", seats=2)

    legal = {one["id"]: one["data-takes"] for one in seen(match) if one.has_class("legal")}

    cells = {cell_of(match, 0, face, is_up=True) for face in ("G1", "G2", "G3x2", "G4")}
    assert legal == {own(cell): f"remove {cell}" for cell in cells}


def test_a_foreign_back_shows_on_a_card_that_lies_face_up() -> None:
    match = a_match(task="T1", displays={0: ["S-G1", "G2", "P1-G4", "R1"]})
    for cell in ("0,0", "1,0", "2,0"):
        match.play(0, f"turn {cell}")

    found = seen(match)

    assert len(with_class(found, "of")) == 2
    assert "stray" in by_id(found, "own-0_0").text
    assert "Ada’s back" in by_id(found, "own-2_0").text
    assert "back" not in by_id(found, "own-1_0").text


def placing() -> Match:
    match = a_round("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2", pile=["S-B2x2"])
    remove(match, 0, "G1")
    assert phase(match) == "place"
    return match


def test_a_muddler_alone_looks_at_the_stray_and_sees_where_it_may_go() -> None:
    """MM-48, MM-49."""
    match = placing()

    found = seen(match, 1)
    drawn = by_id(found, "drawn")
    holes = {one["data-takes"] for one in found if one.has_class("hole")}

    assert "two blue monsters with two eyes each" in drawn.text
    assert holes == set(match.legal(1))
    assert set(drawn["data-takes"].split("|")) == holes
    for viewer in (0, None):
        html = page_of(match, viewer)
        assert "b2" not in drawings(html)
        assert "two blue" not in html
        assert "has drawn a card" in by_id(read(html), "seat-1").text


def test_a_display_keeps_its_size_while_a_place_around_it_is_chosen() -> None:
    match = placing()
    [grid] = with_class(choosing := seen(match, 1), "grid")
    assert grid.has_class("w4")
    assert by_id(choosing, "own--1_2").has_class("hole")
    match.play(1, "place -1,2")

    [grid] = with_class(found := seen(match, 1), "grid")

    assert grid.has_class("w5")
    assert "stray" in by_id(found, "own--1_2").text
    assert not with_class(found, "hole")


# The competition


def test_whoever_names_touches_one_of_eight_features() -> None:
    match = a_competition("G1 G2 G3x2 G4", "G1 R1 R2 R3", holder=0)

    legal = {one["data-takes"] for one in seen(match) if one.has_class("feature")}
    others = [one for one in seen(match, 1) if one.has_class("feature")]

    assert legal == {f"name {feature}" for feature in FEATURES}
    assert not [one for one in others if one.has_class("legal")]
    assert {one["data-word"] for one in others} == legal


def test_the_feature_that_is_wanted_and_those_named_before_are_marked() -> None:
    match = a_competition("G1 G2 G3x2 G4", "G1 G2 R2 R3", "R1 R2 R3 R4x2", holder=0)
    step(match, "green", "G1", "G2", "R1")
    match.play(match.waiting[0], "name 2")

    found = seen(match)

    assert by_id(found, "name-2").has_class("wanted")
    assert by_id(found, "name-green").has_class("used")
    assert "named by Mira" in by_id(found, "name-green").text
    assert "out" in by_id(found, "seat-2").text
    [left] = with_class(found, "still-in")
    assert re.findall(r"Mira|Ada|Boris", left.text) == ["Mira", "Ada"]


def test_a_sealed_pick_is_marked_for_its_seat_alone() -> None:
    """Section 8."""
    match = a_competition("G1 G2 G3x2 G4", "G1 G2 R2 R3")
    match.play(0, "name green")
    cell = cell_of(match, 0, "G2")
    match.play(0, f"pick {cell}")

    assert "your choice" in by_id(seen(match), own(cell)).text
    for viewer in (1, None):
        found = seen(match, viewer)
        assert not with_class(found, "mine")
        assert "has chosen" in by_id(found, "seat-0").text


# Open memory


@pytest.mark.parametrize(
    ("value", "own_ghosts", "others"), [("off", 0, 0), ("own_ghosts", 4, 0), ("all_open", 4, 4)]
)
def test_ghosts_are_faint_copies_of_what_was_seen(value: str, own_ghosts: int, others: int) -> None:
    """5.2."""
    options = {"open_memory": value}
    match = a_round("T1", "G1 G2 G3x2 G4", "G1 G2 G3x2 G4", options=options)
    get_ready(match)

    found = seen(match)
    inside = [one for one in found if "seen before" in one.text and OWN_CELL.fullmatch(one["id"])]

    assert len(inside) == own_ghosts
    assert by_id(found, "lies-1").text.count("seen before") == others
    assert len(with_class(found, "ghost")) == own_ghosts + others


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_open_memory_is_marked_as_training(language: str) -> None:
    word = Catalog(language).say("monster-meister", "web-training")
    for value, badges in (("off", []), ("own_ghosts", [word]), ("all_open", [word])):
        table = next(games(2, 3, {"open_memory": value}))[0]

        found = read(render("table.html", language, shown=shown_to(table, 0, language)))

        assert [one.text for one in with_class(found, "badge")] == badges


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_for_new_tables_has_all_house_rules_in_words(language: str) -> None:
    offered = {one.name: one for one in boxes.options(GAME, language)}

    assert offered.keys() >= {"open_memory", "memorize_time", "reveal_visibility", "deck"}
    for one in offered.values():
        assert len({title for _, title in one.values}) == len(one.values)
        assert one.about


# The end


def over(seats: int = 3, seed: int = 4) -> Table:
    *_, (table, _) = games(seats, seed, {})
    return table


def test_in_the_end_all_lies_open_and_is_counted_three_times() -> None:
    """MM-81 to MM-83, A-51."""
    table = over()
    shown = shown_to(table, 0)

    found = read(render("fragment.html", shown=shown))

    numbers = [int(one.text) for one in found if one.tag == "td" and one.text]
    ranked = sorted(shown.view.seats, key=lambda one: one.rank)
    told = [(one.rank, one.score, one.monsters, one.eyes) for one in ranked]
    assert numbers == [number for row in told for number in row]
    assert not [one for one in found if "face down" in one.text and one.tag == "button"]


def test_the_score_sheet_ranks_by_three_numbers_and_fewer_is_better() -> None:
    table = over()
    sheet = finished.score_sheet(table, 0, "en")

    found = check(render("score.html", shown=shown_to(table, 0), sheet=sheet), is_page=True)

    titles = [row.title for row in (*sheet.rows, *sheet.ties)]
    assert titles == ["With their own back", "With any back", "Eyes"]
    assert sheet.fewest_win
    assert sheet.rows[0].points == sheet.totals
    assert not [one for one in found if one.tag == "tfoot"]
    assert not [one for one in found if one.tag == "td" and one.text.startswith("+")]
    assert len([one for one in found if one.has_class("what")]) == 10


def test_equals_in_everything_have_no_winner() -> None:
    """MM-84, TC-47."""
    match = a_match(round=10, task="T1", displays={0: TWINS, 1: TWINS})
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    assert match.ranks == [2, 2]
    table = at(match)

    found = read(render("fragment.html", shown=shown_to(table, 0)))
    sheet = finished.score_sheet(table, 0, "en")
    page = read(render("score.html", shown=shown_to(table, 0), sheet=sheet))

    assert by_id(found, "ask").text == "Nobody wins"
    assert [one.text for one in page if one.tag == "h1"] == ["Nobody wins"]


# Pages


def test_the_table_and_the_replay_are_sound_pages() -> None:
    table = over()
    step_of = finished.replay_step(table, Viewpoint(ME, (0,), 0), 12, "en")

    check(render("table.html", shown=shown_to(table, 0)), is_page=True)
    check(render("table.html", shown=shown_to(table, None)), is_page=True)
    found = check(
        render(
            "replay.html",
            shown=step_of.shown,
            at=12,
            most=step_of.most,
            turns=step_of.turns,
            may_fork=True,
        ),
        is_page=True,
    )
    assert not [one for one in found if one["name"] == "choice"]


def test_a_replay_shows_what_every_seat_turned() -> None:
    """After the game nobody has to be kept from looking."""
    table = over()
    assert table.match is not None
    for number in range(1, 30):
        shown = finished.replay_step(table, Viewpoint(ME, (0,), 0), number, "en").shown
        if shown.view.phase == "reveal" and shown.views[1].seats[1].turned:
            html = render("fragment.html", shown=shown, still=True)
            assert 'class="mc up" id="d1-' in html
            return
    pytest.fail("nobody turned anything")


def test_nothing_of_the_table_is_behind_the_curtain() -> None:
    match = a_reveal("T1", "G1 G2 G3x2 G4", "R1 R2 R3 R4x2")
    turn(match, 0, "G1", "G2")
    table = at(match)
    shown = show(table, Viewpoint(ME, (0, 1), 1, curtain=True), "en", [HERE] * 2)

    html = render("fragment.html", shown=shown)

    assert drawings(html) == []
    assert "own-" not in html
    assert "green" not in html


def test_a_fragment_needs_no_drawing_that_the_page_has_not_printed() -> None:
    options = {"deck": "mixed", "pile_backs": "all"}
    page = render("table.html", shown=shown_to(next(games(3, 4, options))[0], 0))
    printed = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', page))
    printed |= {name for name in symbols() if name.startswith(("lv-", "kind-"))}

    for moment, asked in games(3, 4, options):
        html = render("fragment.html", shown=shown_to(moment, asked))
        assert set(re.findall(r'href="#([\w-]+)"', html)) & symbols().keys() <= printed


def test_a_page_stays_light() -> None:
    """Uncompressed, with four displays that have grown: 150 kB for a page, 60 kB for the rest."""
    sizes = []
    for table, asked in games(4, 5, {"open_memory": "all_open"}):
        sizes.append(len(render("fragment.html", shown=shown_to(table, asked)).encode()))

    page = len(render("table.html", shown=shown_to(table, 0)).encode())

    assert max(sizes) < 60_000
    assert page < 150_000


def test_who_is_asked_at_the_same_time_answers_in_any_order() -> None:
    """6.2. What one seat has chosen changes nothing of what another one is asked."""
    table, _ = next(games(3, 4, {}))
    assert table.match is not None
    while table.match.view(None).phase not in ("reveal", "over"):
        seat = table.waiting[0]
        entries.play(table, seat, table.match.legal(seat)[0], 0.0)
    before = shown_to(table, 2).version
    entries.play(table, 0, table.match.legal(0)[0], 0.0)

    assert shown_to(table, 2).version == before
    assert set(COLOURS) == {"blue", "yellow", "green", "red"}
