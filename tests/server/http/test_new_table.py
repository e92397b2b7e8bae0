"""The form for a new table: presets, house rules by chapter, sides; and what is made of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from monsterbox.core.options import Option
from monsterbox.server.views import catalogue, manuscript
from monsterbox.text.speaker import Speaker
from tests.server.http.house import Browser, House
from tests.web.pages import Element, read

FORM = "/games/zombeasts/new"
FRIENDLY = {"draw_count": "up_to", "last_round_dump": "pass", "score_tracking": "shown"}


def fields_of(page: str) -> dict[str, str]:
    """What a browser without scripts would send if nothing was touched."""
    fields: dict[str, str] = {}
    name = ""
    for one in read(page):
        if one.tag == "select":
            name = one["name"]
        elif one.tag == "option" and "selected" in one.attributes:
            fields[name] = one["value"]
        elif one.tag == "input" and is_sent(one):
            fields[one["name"]] = one["value"]
    return fields


def is_sent(one: Element) -> bool:
    is_choice = one["type"] in ("radio", "checkbox")
    return bool(one["name"]) and (not is_choice or "checked" in one.attributes)


def filled(browser: Browser, path: str = FORM, **changed: str) -> dict[str, str]:
    """The form as it is shown, with some fields changed; `option_draw_count` stands for itself."""
    return fields_of(browser.get(path).text) | {
        re.sub("^(option|chair|name)_", r"\1-", name): value for name, value in changed.items()
    }


def opened(browser: Browser, fields: dict[str, str], game: str = "zombeasts") -> dict[str, Any]:
    """The options of the table that this form opens, those that differ from the print."""
    answer = browser.send(f"/games/{game}/tables", fields)
    assert answer.status_code == 303, answer.text
    shown = browser.shown(answer.headers["location"].removesuffix("/links"))
    return {option["name"]: option["value"] for option in shown["options"]}


def named(options: dict[str, Any]) -> set[str]:
    return set(options)


# Presets


def test_an_untouched_form_is_as_printed(house: House) -> None:
    ada = house.browser("ada")
    fields = filled(ada)

    assert (fields["preset"], fields["shown"]) == ("printed", "printed")
    assert opened(ada, fields) == {}


@pytest.mark.parametrize(
    ("preset", "options"), [("friendly", set(FRIENDLY)), ("master", {"master"})]
)
def test_without_scripts_a_preset_sets_what_was_not_touched(
    house: House, preset: str, options: set[str]
) -> None:
    """The rules on the form are still those that were printed there."""
    ada = house.browser("ada")

    assert named(opened(ada, filled(ada, preset=preset))) == options


def test_what_was_changed_by_hand_goes_over_the_preset(house: House) -> None:
    ada = house.browser("ada")
    shown = filled(
        ada, f"{FORM}?preset=friendly", option_draw_count="exact", option_bonus_use="mandatory"
    )

    assert named(opened(ada, shown)) == {*FRIENDLY, "bonus_use"} - {"draw_count"}
    assert named(opened(ada, filled(ada, preset="friendly", option_bonus_use="mandatory"))) == {
        *FRIENDLY,
        "bonus_use",
    }


def test_back_to_the_print_everything_is_as_printed(house: House) -> None:
    ada = house.browser("ada")

    assert opened(ada, filled(ada, f"{FORM}?preset=friendly", preset="printed")) == {}


def test_a_form_without_its_presets_is_read_as_it_is(house: House) -> None:
    """Other pages and programs post single rules."""
    ada = house.browser("ada")
    posted = ada.post("/games/zombeasts/tables", option_draw_count="up_to").headers["location"]

    assert [option["name"] for option in ada.shown(posted)["options"]] == ["draw_count"]


def test_the_form_comes_back_with_what_a_preset_sets(house: House) -> None:
    """The button for browsers without scripts."""
    ada = house.browser("ada")
    fields = filled(ada, preset="friendly", option_bonus_use="mandatory", name="Ada", seats="4")

    page = ada.send(FORM, fields)

    again = fields_of(page.text)
    assert page.status_code == 200
    assert (again["shown"], again["name"], again["seats"]) == ("friendly", "Ada", "4")
    assert {name: again[f"option-{name}"] for name in FRIENDLY} == FRIENDLY
    assert again["option-bonus_use"] == "mandatory"
    assert marks(page.text) == {"bonus_use"}
    assert named(opened(ada, again)) == {*FRIENDLY, "bonus_use"}


def test_a_preset_that_does_not_exist_is_refused(house: House) -> None:
    ada = house.browser("ada")

    page = ada.send("/games/zombeasts/tables", filled(ada, preset="wild"))

    assert page.status_code == 422
    assert "There is no such preset." in page.text
    assert fields_of(page.text)["preset"] == "printed"
    assert fields_of(ada.get(f"{FORM}?preset=wild").text)["preset"] == "printed"


# Which rules are shown where


def marks(page: str) -> set[str]:
    return {
        one["id"].removeprefix("mark-")
        for one in read(page)
        if one["id"].startswith("mark-") and one.text.strip()
    }


def test_what_differs_from_the_preset_is_said_in_words(house: House) -> None:
    ada = house.browser("ada")
    fields = filled(ada, option_draw_count="up_to", option_tie_break="most_moons", seats="9")

    page = ada.send("/games/zombeasts/tables", fields).text

    assert marks(page) == {"draw_count", "tie_break"}
    assert "As printed, 2 changes" in page
    [tally] = [one.text for one in read(page) if one.has_class("diffs") and one.text.strip()]
    assert tally == "one change", "the other one is among those argued about"


def test_argued_rules_come_first_and_the_others_by_chapter(house: House) -> None:
    page = house.browser("ada", language="de").get(FORM).text
    found = read(page)
    rules = [one["data-rule"] for one in found if one["data-rule"]]
    argued = [one["data-rule"] for one in found if one["data-rule"] and one.has_class("hr")]

    assert rules[:4] == argued
    assert argued[0] == "refill_trigger"
    assert "22 bis 94 %" in page
    chapters = [one.text for one in found if one.tag == "h3"]
    assert "Spielvorbereitung" in chapters
    assert chapters.index("Spielende") < chapters.index("Wertung") < chapters.index("Am Tisch")


def test_rules_for_old_records_are_not_offered(house: House) -> None:
    """They serve replays only."""
    page = house.browser("ada").get(FORM).text

    assert 'name="option-edition"' not in page


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl", "it"])
def test_every_rule_leads_to_its_clause_in_the_book(house: House, language: str) -> None:
    """In the drawer, or in another tab where there is no script."""
    ada = house.browser("ada", language=language)
    links = [one for one in read(ada.get(FORM).text) if one["data-clause"]]

    assert len(links) > 20
    assert {one["target"] for one in links} == {"_blank"}
    assert {ada.get(one["href"]).status_code for one in links} == {200}


# Sides


SIDES = "/games/humans-zombies/new"


def test_sides_are_chosen_seat_by_seat(house: House) -> None:
    ada = house.browser("ada")
    fields = filled(ada, SIDES, seats="3")
    letters = [fields[f"letter-hz_sides-{seat}"] for seat in range(6)]

    assert letters == ["z", "s", "z", "s", "z", "s"]
    assert opened(ada, fields, "humans-zombies") == {}
    fields |= {"letter-hz_sides-0": "s", "letter-hz_sides-1": "z"}
    assert opened(ada, fields, "humans-zombies") == {
        "hz_sides": "a shotgun guy in the first seat, zombies in all others"
    }


def test_there_must_be_somebody_on_each_side(house: House) -> None:
    """HZ-01. The form comes back as it was, and says which rule is meant."""
    ada = house.browser("ada")
    fields = filled(ada, SIDES, seats="2", name="Ada") | {"letter-hz_sides-1": "z"}

    page = ada.send("/games/humans-zombies/tables", fields)

    again = fields_of(page.text)
    assert page.status_code == 422
    assert "Sides: " in page.text
    assert (again["name"], again["letter-hz_sides-0"], again["letter-hz_sides-1"]) == (
        "Ada",
        "z",
        "z",
    )


def test_games_without_sides_show_none(house: House) -> None:
    assert "letter-" not in house.browser("ada").get("/games/humans/new").text


# Among people


def test_defaults_among_people_hold_for_what_was_not_touched(house: House) -> None:
    """A-68: whoever invites friends is asked alike, unless the host wants it otherwise."""
    ada = house.browser("ada")
    path = "/games/humans/new?mode="

    assert opened(ada, filled(ada, f"{path}bots"), "humans") == {}
    assert named(opened(ada, filled(ada, f"{path}friends"), "humans")) == {"windows"}
    assert named(opened(ada, filled(ada, f"{path}bots", chair_1="free"), "humans")) == {"windows"}
    touched = filled(ada, f"{path}friends", option_windows="eligible_only")
    assert opened(ada, touched, "humans") == {}


# What was measured


@pytest.fixture
def ledger(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One in which every house rule has a line; what is kept of the true one is forgotten."""

    def line_of(voice: Speaker, option: Option) -> tuple[str, ...]:
        return (f"Measured: {option.name} & nothing else.",)

    kept = (catalogue.options, manuscript.manuscript)
    for one in kept:
        one.cache_clear()
    monkeypatch.setattr(catalogue, "measured", line_of)
    monkeypatch.setattr(manuscript, "measured", line_of)
    yield
    for one in kept:
        one.cache_clear()


def test_every_house_rule_tells_what_was_measured(house: House, ledger: None) -> None:
    """On the form beside the rule, where the control is described by it, and in the rulebook."""
    ada = house.browser("ada")

    form, book = ada.get(FORM).text, ada.get("/rules/zombeasts").text

    line = "Measured: corner_rule &amp; nothing else."
    about = form[form.index('id="about-corner_rule"') :]
    assert line in about[: about.index("</p>")]
    assert line in book
