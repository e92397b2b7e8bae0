"""The table of Humans!!! with Zombies!!!: every phase for everybody, who fights whom."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.humans.web.rolls import ATTACK, CAPTURE, FIGHT, Scene, scene
from monsterbox.games.humans.words.places import names_of_several
from monsterbox.games.registry import game as find_game
from monsterbox.server.tables.table import Table
from monsterbox.server.views import finished
from monsterbox.server.views.build import Viewpoint
from monsterbox.server.views.catalogue import options
from monsterbox.server.views.shown import Line, Shown
from tests.cases import first_fast
from tests.games.humans.web.test_pages import (
    by_id,
    check_secrets,
    check_town,
    first_steps,
    fragment,
)
from tests.web.pages import ME, Element, moments, read, render, shown_to
from tests.web.test_rendering import check

GAME = "humans-zombies"
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 3, {"max_rounds": 5}),
    (4, 8, {"max_rounds": 3, "windows": "uniform", "hz_stack": "free", "z_timing": "anytime"}),
    (6, 6, {"max_rounds": 1, "hz_layout": "diagonal_t_only", "z_barricade": "4"}),
]
LOOSE = {"pass", "keep", "reroll", "end", "done", "ability", "eat", "infect", "break", "tunnel"}
LOOSE |= {"play", "discard", "attack", "assault", "roll", "stay", "accept", "spend", "lose"}
LOOSE |= {"fight", "fill", "stack", "draw", "building", "use"}


def games(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Table, int | None]]:
    return moments(seats, seed, options, GAME)


def until(wanted: Callable[[Shown], bool], seats: int = 3, **options: Any) -> tuple[Table, int]:
    """The first question in some games that is like this; who is asked."""
    return until_in((), wanted, seats, **options)


def until_in(
    phases: Collection[str], wanted: Callable[[Shown], bool], seats: int, **options: Any
) -> tuple[Table, int]:
    """The same where it is known what is asked then."""
    for seed in range(1, 40):
        for table, seat in games(seats, seed, {"max_rounds": 12, **options}):
            if seat is None or (phases and table.view(seat).phase not in phases):  # type: ignore[union-attr]
                continue
            if wanted(shown_to(table, seat)):
                return table, seat
    pytest.fail("it was never asked")


def in_phase(phase: str) -> Callable[[Shown], bool]:
    return lambda shown: shown.view.phase == phase


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
    """Every choice is a button; what is about a thing is that thing as well."""
    offered = [one["value"] for one in found if one.tag == "button" and one["name"] == "choice"]
    touched = [one for one in found if one["data-takes"]]
    takes = {text for one in touched for text in one["data-takes"].split("|")}
    loose = {one["value"] for one in found if one["name"] == "choice" and one.has_class("loose")}

    assert offered == [choice.text for choice in shown.choices]
    assert takes | loose >= set(offered)
    assert {text.split()[0] for text in loose} <= LOOSE
    assert takes <= set(offered)


def test_the_table_the_score_and_the_replay_are_sound_pages() -> None:
    *_, (over, _) = games(3, 4, {"max_rounds": 3})
    shown = shown_to(over, 1)
    replay = finished.replay_step(over, Viewpoint(ME, (1,), 1), 12, "en")

    check(render("table.html", shown=shown), is_page=True)
    check(
        render("score.html", shown=shown, sheet=finished.score_sheet(over, 1, "en")), is_page=True
    )
    check(
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


# The town


def test_the_ways_of_shotgun_guys_and_of_zombies_are_those_of_the_rules() -> None:
    """HZ-23, HZ-27: barricades stop zombies only. Claustrophobia and the like aside."""
    checked = {"move": 0, "pawn-move": 0}
    for seed in (1, 2, 3):
        for table, seat in games(2, seed, {"max_rounds": 5}):
            if seat is None:
                continue
            shown = shown_to(table, seat)
            who = shown.view.seats[shown.view.active]
            if shown.view.phase not in checked or who.fates:
                continue
            steps: dict[str, set[str]] = {}
            for choice in shown.choices:
                if choice.words[0] == "step":
                    steps.setdefault(choice.words[1], set()).add(choice.words[2][0])
            spots = {one["data-word"]: one for one in fragment(shown) if one.has_class("spot")}
            for start, sides in steps.items():
                assert first_steps(spots[start]) == sides
                checked[shown.view.phase] += 1

    assert min(checked.values()) > 10


def test_tiles_with_a_name_in_common_are_told_apart_as_in_the_log() -> None:
    game = find_game(GAME)
    faces = game.components(game.settings(2, {}))
    common = names_of_several(faces)
    buildings = {one for one, face in faces.items() if one[0] in "HZ" and is_named(face, common)}

    assert buildings == {"H10", "H16", "Z18", "Z28"}


def is_named(face: Any, common: frozenset[str]) -> bool:
    return face.name in common and "B" in getattr(face, "grid", "")


# What is seen


def test_both_stacks_and_both_decks_have_a_number_of_their_own() -> None:
    table, seat = until(in_phase("place"))
    shown = shown_to(table, seat)

    words = next(one for one in fragment(shown) if one.has_class("piles")).text

    for stack, name in enumerate(("Humans!!!", "Zombies!!!")):
        assert f"{shown.view.stacks[stack]} Tiles left: {name}" in words
        deck = name.removesuffix("!!!").lower()
        assert f"{shown.view.piles[deck]} {name} event cards" in words


def test_the_panel_of_a_shotgun_guy_tells_his_life_bullets_and_collection() -> None:
    table, seat = until(lambda shown: any(one.collected for one in shown.view.seats))
    shown = shown_to(table, seat)
    found = fragment(shown)

    for one in shown.view.seats:
        panel = by_id(found, f"seat-{one.seat}").text
        if one.side == "shotgun":
            assert f"{one.collected} of 25 zombies" in panel
            assert ("a life token" if one.life == 1 else f"{one.life} life tokens") in panel


def test_a_shotgun_guy_is_told_how_far_zombies_and_the_helipad_are() -> None:
    def sees_helipad(shown: Shown) -> bool:
        own = shown.view.seats[shown.seat or 0]
        return own.pawn is not None and "Z30" in [one.tile for one in shown.view.town]

    table, seat = until(sees_helipad, seats=2, max_rounds=40)

    words = by_id(fragment(shown_to(table, seat)), "inwords").text

    assert "From your shotgun guy to the nearest neutral zombie" in words
    assert "From your shotgun guy to the Helipad" in words
    assert "Helipad, centre" in words or "no way leads there" in words


def test_first_steps_tell_each_side_its_own_aim() -> None:
    table, _ = until(in_phase("place"), seats=2)
    sides = [one.side for one in shown_to(table, 0).view.seats]

    assert {*sides} == {"shotgun", "zombie"}
    for seat, side in enumerate(sides):
        found = read(render("table.html", shown=shown_to(table, seat)))
        aim = next(one for one in found if "You are a shotgun guy" in one.text and one["data-at"])
        assert aim["data-when"] == ".seat.mine [data-side='shotgun']"
        assert own_sides(found) == {side}


def own_sides(found: list[Element]) -> set[str]:
    """What a page tells its script of the side that the reader plays."""
    within = found[next(n for n, one in enumerate(found) if one.has_class("mine")) :]
    panel = within[: next(n for n, one in enumerate(within[1:], 1) if one.has_class("seat"))]
    return {one["data-side"] for one in panel if one["data-side"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_new_table_offers_every_house_rule(language: str) -> None:
    fields = {field.name: field for field in options(GAME, language)}

    assert fields.keys() == {
        name for name, option in find_game(GAME).options.items() if not option.for_replays
    }
    assert all(field.title and field.about for field in fields.values())
    assert fields["hz_sides"].values[0][0] == "alternating"


# Who rolls what against what


ASKED = {
    FIGHT: ("fight", "reroll", "pawn-move"),
    ATTACK: ("take-wound", "pawn-move", "npcs"),
    CAPTURE: ("captured", "reroll", "flee", "before-infection", "drop", "choose"),
}


def act_of(shown: Shown) -> Scene | None:
    return scene(shown.log, shown.view)


def acts(kind: str, wanted: Callable[[Scene], bool]) -> tuple[Shown, Scene]:
    def is_it(shown: Shown) -> bool:
        act = act_of(shown)
        return act is not None and act.kind == kind and wanted(act)

    table, seat = until_in(ASKED[kind], is_it, 3)
    shown = shown_to(table, seat)
    act = act_of(shown)
    assert act is not None
    return shown, act


def test_a_fight_is_staged_with_what_it_needs() -> None:
    """ZZ-11."""
    shown, act = acts(FIGHT, lambda act: act.verdict is None)

    stage = by_id(fragment(shown), "stage")

    assert act.needed == 4
    assert shown.view.seats[act.seat].side == "shotgun"
    assert "fights a neutral zombie: 4 or more is needed" in stage.text


def test_a_fight_goes_on_after_a_lost_life() -> None:
    """ZZ-12: the die is rolled again; the earlier roll is still seen."""
    shown, act = acts(FIGHT, lambda act: len(act.rolls) > 1)

    dice = [one for one in fragment(shown) if one.has_class("die")]

    assert any(line.key in ("life-lost", "roll-repeated", "item-used") for line in act.parts)
    assert sum(one.has_class("old") for one in dice) == len(act.rolls) - 1


def test_an_attack_tells_whose_zombie_it_is_about() -> None:
    """HZ-35."""
    shown, act = acts(ATTACK, lambda act: act.verdict is not None or bool(act.parts))

    assert act.foe is not None
    assert shown.view.seats[act.foe].side == "zombie"
    assert "’s zombie: 4 or more is needed" in by_id(fragment(shown), "stage").text


def test_the_capture_of_a_shotgun_guy_names_him() -> None:
    """HZ-40."""
    shown, act = acts(CAPTURE, lambda act: act.foe is not None)

    name = shown.seats[act.foe or 0].name
    assert shown.view.seats[act.foe or 0].side == "shotgun"
    assert f"grabs {name}: " in by_id(fragment(shown), "stage").text


def a_line(key: str, **more: Any) -> Line:
    return Line(text=key, key=key, clause=None, cards=(), new=False, **{"seat": 1, **more})


def test_what_ends_a_scene_and_what_belongs_to_it() -> None:
    table, seat = until(in_phase("pawn-move"))
    shown = shown_to(table, seat)
    rolled = a_line("die-rolled", words=("fight",), numbers=(2,))
    lost = a_line("life-lost", words=(), numbers=(2,))
    killed = a_line("npc-killed", words=("1,1",), numbers=(1,))
    walked = a_line("pawn-moved", words=())

    def act(*log: Line) -> Scene | None:
        return scene(log, shown.view)

    assert act(walked) is None
    assert act(rolled, killed, walked) is None
    two = act(rolled, lost, rolled, killed)
    assert two is not None
    assert (two.rolls, two.is_good, two.verdict) == ((2, 2), True, killed)
    new = act(rolled, killed, rolled)
    assert new is not None
    assert (new.rolls, new.verdict) == ((2,), None)
