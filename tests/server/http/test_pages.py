"""The pages that are not a table: home, the form, the rules, the switches of a device."""

from __future__ import annotations

import re

import pytest

from monsterbox.server.http.csrf import masked
from tests.server.http.house import House, token_for

LANGUAGES = ("de", "en", "fr", "nl", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_language_of_the_browser(house: House, language: str) -> None:
    page = house.browser("ada", language=f"{language}-CH,{language};q=0.9,xx;q=0.1").get("/")

    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    assert "Zombeasts" in page.text


def test_the_switch_for_the_language_wins_over_the_browser(house: House) -> None:
    ada = house.browser("ada", language="de")

    answer = ada.post("/language", language="it", next="/rules/zombeasts?q=luna")

    assert answer.status_code == 303
    assert answer.headers["location"] == "/rules/zombeasts?q=luna"
    assert '<html lang="it"' in ada.get("/").text


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_switch_for_the_theme_is_kept(house: House, theme: str) -> None:
    ada = house.browser("ada")

    ada.post("/theme", theme=theme)

    assert f'data-theme="{theme}"' in ada.get("/").text


def test_a_name_is_kept_for_the_next_table(house: House) -> None:
    ada = house.browser("ada")

    ada.post("/name", name="  Ada <b>Lovelace</b")
    path = ada.open(seats=2)

    assert ada.shown(path)["seats"][0]["name"] == "Ada <b>Lovelace</b"
    assert "<b>Lovelace" not in ada.get(path).text


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/language", {"language": "tlh"}),
        ("/language", {}),
        ("/theme", {"theme": "pink"}),
        ("/name", {"name": "\u202e\u200b"}),
        ("/name", {"name": "x" * 50}),
    ],
)
def test_a_switch_refuses_what_there_is_not(
    house: House, path: str, fields: dict[str, str]
) -> None:
    answer = house.browser("ada").post(path, **fields)

    assert answer.status_code == 422
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "wanted",
    ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/a\nb"],
)
def test_the_way_back_never_leads_elsewhere(house: House, wanted: str) -> None:
    answer = house.browser("ada").post("/theme", theme="dark", next=wanted)

    assert answer.headers["location"] == "/"


def test_scripts_are_told_where_to_go_by_a_header(house: House) -> None:
    answer = house.browser("ada", with_script=True).post("/theme", theme="dark", next="/lists")

    assert (answer.status_code, answer.headers["hx-redirect"]) == (204, "/lists")
    assert answer.content == b""


@pytest.mark.parametrize("mode", ["bots", "friends", "device", "nonsense"])
def test_the_form_for_a_new_table_has_a_chair_for_everybody(house: House, mode: str) -> None:
    page = house.browser("ada").get(f"/games/zombeasts/new?mode={mode}&seats=4")

    assert page.status_code == 200
    assert all(f'name="chair-{seat}"' in page.text for seat in range(4))
    assert 'name="option-master"' in page.text


def test_play_now_is_one_form(house: House) -> None:
    ada = house.browser("ada")

    answer = ada.post("/games/zombeasts/tables")

    assert answer.status_code == 303
    seats = ada.shown(answer.headers["location"])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    assert seats[0]["name"] == "Guest"


def test_a_table_with_friends_leads_to_its_links(house: House) -> None:
    answer = house.browser("ada").post("/games/zombeasts/tables", seats=3, chair_1="free")

    assert re.fullmatch(r"/t/[\w-]{16,32}/links", answer.headers["location"])


def test_everything_on_the_form_is_heeded(house: House) -> None:
    ada = house.browser("ada")

    path = ada.open(
        seats=4,
        chair_0="level1",
        chair_1="me",
        chair_2="here",
        chair_3="free",
        name="Ada",
        name_2="Bea",
        option_master="true",
        pace="days",
        open="yes",
    )

    shown = ada.shown(path, seat=1)
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person", "person", "free"]
    assert [seat["name"] for seat in shown["seats"]][1:3] == ["Ada", "Bea"]
    assert (shown["pace"], shown["is_open"], shown["held"]) == ("days", True, [1, 2])
    assert [option["name"] for option in shown["options"]] == ["master"]


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"seats": "9"}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"seats": "٣"}, "seats"),
        ({"chair_1": "level9"}, "chair"),
        ({"chair_1": "ismcts:999999999"}, "chair"),
        ({"chair_1": "../../etc/passwd"}, "chair"),
        ({"option_master": "perhaps"}, "master"),
        ({"option_nothing": "1"}, "option"),
        ({"option_deck_profile": "/etc/passwd"}, "deck"),
        ({"pace": "slow"}, "pace"),
        ({"name": "\x00\x01"}, "name"),
        ({"name": "A" * 190}, "name"),
        ({"chair_0": "level1", "chair_1": "level1", "chair_2": "level1"}, "person"),
    ],
)
def test_a_wish_that_cannot_be_met_comes_back_with_the_form(
    house: House, fields: dict[str, str], named: str
) -> None:
    ada = house.browser("ada")

    page = ada.post("/games/zombeasts/tables", **fields)

    assert page.status_code == 422, named
    assert 'name="chair-0"' in page.text
    assert 'name="next" value="/games/zombeasts/new"' in page.text
    assert "/etc/passwd" not in page.text or "value" in page.text
    assert ada.get("/api/tables").json() == {"open": [], "yours": []}


def test_a_script_is_told_of_a_bad_wish_beside_the_form(house: House) -> None:
    ada = house.browser("ada", with_script=True)

    answer = ada.post("/games/zombeasts/tables", seats="9")

    assert answer.status_code == 422
    assert answer.text.startswith('<hx-partial hx-target="#why"')


def test_open_tables_are_listed_for_others_and_own_ones_for_oneself(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", open="yes", name="Ada")
    ada.open(seats=2, chair_1="free", name="Ada")

    assert path in bob.get("/lists").text
    assert len(bob.get("/api/tables").json()["open"]) == 1
    assert len(ada.get("/api/tables").json()["yours"]) == 2
    assert path in bob.get("/").text


def test_tables_at_one_device_are_listed_with_those_who_share_it(house: House) -> None:
    ada = house.browser("ada")
    ada.open(seats=2, chair_1="here", name="Ada", name_1="Bob")

    assert "with Ada, Bob" in ada.get("/").text


def test_a_finished_table_can_be_taken_off_the_own_list(house: House) -> None:
    """Not a running one, and nobody else's."""
    ada = house.browser("ada")
    over = ada.open(seats=2, chair_1="level1", name="Ada")
    running = ada.open(seats=2, chair_1="free", name="Ada")
    ada.post(f"{over}/seats/0/leave")
    before = ada.get("/").text

    answers = [ada.post(f"{path}/dismiss") for path in (over, running)]
    after = ada.get("/").text

    assert [one.status_code for one in answers] == [303, 303]
    assert f'action="{over}/dismiss"' in before
    assert f'action="{running}/dismiss"' not in before
    assert f'href="{over}"' in before
    assert f'href="{over}"' not in after
    assert f'href="{over}"' not in ada.get("/lists").text
    assert f'href="{running}"' in after
    assert ada.get(over).status_code == 200
    assert ada.post("/t/no%20id/dismiss").status_code == 404


def test_the_first_button_says_which_game_it_starts(house: House) -> None:
    """The one that was played last; and the name can be set before it."""
    ada = house.browser("ada")
    first = ada.get("/").text
    ada.post("/games/oh-my-brain/tables", seats=2)
    ada.post("/name", name="Ada")
    then = ada.get("/").text

    assert "Play Zombeasts now" in first
    assert "Play Oh My Brain now" in then
    assert 'action="/name"' in first
    assert 'value="Ada"' in then


def test_the_offer_of_another_table_leaves_out_this_one(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2, option_start_player="0")
    other = ada.open(seats=2, option_start_player="0")

    offer = ada.get(f"/turns?table={path.removeprefix('/t/')}").text

    assert other in offer
    assert path not in offer


@pytest.mark.parametrize(
    ("language", "query", "clause"),
    [
        ("de", "jungste person", "ZB-05"),
        ("en", "ZB-05", "ZB-05"),
        ("fr", "MELANGEES pioche", "ZB-02"),
        ("nl", "trekstapel", "ZB-02"),
        ("it", "TALLONE coperto", "ZB-02"),
    ],
)
def test_the_rules_are_searched_without_case_and_accents(
    house: House, language: str, query: str, clause: str
) -> None:
    page = house.browser("ada", language=language).get(f"/rules/zombeasts?q={query}")

    assert f'id="{clause}"' in page.text
    assert "<mark>" in page.text or query == clause


def test_a_search_is_shown_as_text(house: House) -> None:
    page = house.browser("ada").get("/rules/zombeasts?q=<script>alert(1)</script>")

    assert page.status_code == 200
    assert "<script>alert" not in page.text


def test_the_drawer_gets_a_part_of_the_rules(house: House) -> None:
    drawer = house.browser("ada", with_script=True).get("/rules/zombeasts/ZB-12")

    assert "<html" not in drawer.text
    assert "ZB-12" in drawer.text


@pytest.mark.parametrize("entry", ["ZB-31", "A-03", "E-01", "D-01", "R-03", "corner_rule"])
def test_every_entry_has_an_address(house: House, entry: str) -> None:
    page = house.browser("ada", language="de").get(f"/rules/zombeasts/{entry}")

    assert page.status_code == 200
    assert page.text.count("<article") == 1
    assert f'id="{entry}"' in page.text


def test_the_whole_book_is_one_page(house: House) -> None:
    page = house.browser("ada", language="de").get("/rules/zombeasts").text

    for entry in ("ZB-97", "E-03", "A-50", "R-03", "bot_memory"):
        assert f'id="{entry}"' in page


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/zombeasts/ZB-999", "/games/chess/new"])
def test_there_are_no_rules_for_other_games(house: House, path: str) -> None:
    assert house.browser("ada").get(path).status_code == 404


def test_the_token_in_a_page_is_that_of_the_visitor(house: House) -> None:
    ada = house.browser("ada")

    assert f'value="{masked(token_for("ada"))}"' in ada.get("/games/zombeasts/new").text
    assert token_for("bob") not in ada.get("/").text
