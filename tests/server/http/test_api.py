"""The same table as JSON."""

from __future__ import annotations

from typing import Any

import pytest

import monsterbox as mb
from tests.server.http.house import House, Program


def open_table(house: House, **more: Any) -> tuple[Program, dict[str, Any]]:
    """A program that has opened a table for two, with the token that it got."""
    program = house.program()
    wish = {"game": "zombeasts", "seats": 2, "chairs": ["person", "free"], "name": "Ada"} | more
    opened = program.ask("POST", "/tables", wish)
    assert opened.status_code == 201, opened.text
    program.token = opened.json()["token"]
    return program, opened.json()


def two_programs(house: House) -> tuple[Program, Program, str]:
    ada, opened = open_table(house, options={"start_player": 0})
    bob = house.program()
    taken = bob.ask(
        "POST",
        f"/tables/{opened['table']}/seats/1",
        {"name": "Bob", "link": opened["links"][0]["secret"], "contribution": "00ff"},
    )
    assert taken.status_code == 201, taken.text
    bob.token = taken.json()["token"]
    return ada, bob, f"/tables/{opened['table']}"


def test_the_shelf_and_one_game(house: House) -> None:
    program = house.program(language="de")

    games = program.ask("GET", "/games").json()
    facts = program.ask("GET", "/games/zombeasts").json()

    assert [game["key"] for game in games] == mb.games()
    assert facts["game"] == games[0]
    assert facts["options"][0].keys() == {
        *("name", "title", "about", "clause", "values", "chosen"),
        *("chapter", "chapter_title", "is_argued", "letters", "measured"),
    }
    assert [option["is_argued"] for option in facts["options"]].count(True) == 4
    by_name = {option["name"]: option for option in facts["options"]}
    assert by_name["refill_trigger"]["chapter_title"] == "Spielende"
    assert by_name["score_tracking"]["chapter"] == ""
    assert [preset["name"] for preset in facts["presets"]] == ["printed", "friendly", "master"]
    assert facts["presets"][2]["options"] == {"master": "true"}
    assert [bot["spec"] for bot in facts["bots"]] == [f"level{one}" for one in range(1, 6)]


def test_letters_for_each_seat_are_told(house: House) -> None:
    facts = house.program().ask("GET", "/games/humans-zombies").json()

    letters = {one["name"]: one["letters"] for one in facts["options"] if one["letters"]}

    assert letters == {"hz_sides": [["z", "zombies"], ["s", "shotgun guy"]]}


def test_a_table_is_opened_by_a_preset(house: House) -> None:
    _, opened = open_table(house, preset="friendly", options={"draw_count": "exact"})

    names = {option["name"] for option in opened["shown"]["options"]}
    assert names == {"last_round_dump", "score_tracking"}


def test_a_whole_turn_by_token(house: House) -> None:
    ada, bob, path = two_programs(house)
    shown = ada.ask("GET", path).json()

    played = ada.ask(
        "POST",
        f"{path}/moves",
        {"choice": shown["choices"][0]["text"], "version": shown["version"], "key": "0123456789"},
    )

    assert played.status_code == 200
    assert played.json() == ada.ask("GET", path).json()
    assert ada.ask("GET", f"{path}/view").json() == played.json()["view"]
    assert ada.ask("GET", f"{path}/choices").json() == played.json()["choices"]
    assert bob.ask("GET", path).json()["seat"] == 1


def test_a_token_is_told_once(house: House) -> None:
    ada, opened = open_table(house)

    again = ada.ask("POST", "/tables", {"game": "zombeasts", "seats": 2})

    assert len(opened["token"]) == 43
    assert again.json()["token"] is None
    assert "set-cookie" not in again.headers


def test_undo_and_why(house: House) -> None:
    ada, _, path = two_programs(house)
    shown = ada.ask("GET", path).json()
    ada.ask(
        "POST",
        f"{path}/moves",
        {"choice": shown["choices"][0]["text"], "version": shown["version"]},
    )
    after = ada.ask("GET", path).json()

    undone = ada.ask("POST", f"{path}/undo", {"version": after["version"]})
    why = ada.ask("GET", f"{path}/why?choice=draw+pile").json()

    assert undone.status_code == 200
    assert undone.json()["view"] == shown["view"]
    assert not why["legal"]
    assert why["clause"]


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl", "it"])
def test_a_refusal_has_a_code_a_clause_and_a_sentence(house: House, language: str) -> None:
    ada, _, path = two_programs(house)
    ada.language = language
    shown = ada.ask("GET", path).json()

    refused = ada.ask("POST", f"{path}/moves", {"choice": "stop", "version": shown["version"]})

    assert refused.status_code == 422
    assert refused.json()["code"] == "refused"
    assert refused.json()["message"]
    assert refused.json()["clause"].startswith("ZB-")


def test_seats_bots_and_leaving(house: House) -> None:
    ada, opened = open_table(house, seats=3, chairs=["person", "free", "free"])
    path = f"/tables/{opened['table']}"

    seated = ada.ask("PATCH", f"{path}/seats/1", {"bot": "level1"})
    freed = ada.ask("PATCH", f"{path}/seats/1", {"bot": None})
    links = ada.ask("GET", f"{path}/links")
    left = ada.ask("DELETE", f"{path}/seats/0")

    assert seated.json()["seats"][1]["kind"] == "bot"
    assert freed.json()["seats"][1]["kind"] == "free"
    assert [link["seat"] for link in links.json()] == [1, 2]
    assert (left.status_code, left.content) == (204, b"")


def test_the_curtain_of_a_device(house: House) -> None:
    ada, opened = open_table(house, chairs=["person", "person"])
    path = f"/tables/{opened['table']}"

    lifted = ada.ask("POST", f"{path}/curtain", {"seat": 1})

    assert lifted.status_code == 200
    assert len(lifted.json()["view"]["hand"]) == 3
    assert ada.ask("GET", f"{path}?seat=0").json()["seat"] == 0


def test_the_end_and_after(house: House) -> None:
    ada, bob, path = two_programs(house)
    early = [ada.ask("GET", f"{path}/{page}").status_code for page in ("score", "record")]

    given_up = ada.ask("POST", f"{path}/give-up")
    told = [bob.ask("GET", f"{path}/{page}") for page in ("score", "record", "fairness", "replay")]
    rematch = ada.ask("POST", f"{path}/rematch")
    fork = ada.ask("POST", f"{path}/fork", {"at": 0})

    assert early == [409, 409]
    assert given_up.json()["phase"] == "given-up"
    assert [one.status_code for one in told] == [200] * 4
    assert [rematch.status_code, fork.status_code] == [201, 201]
    assert rematch.json()["table"] != fork.json()["table"]


def test_lists(house: House) -> None:
    ada, opened = open_table(house, is_open=True)

    mine = ada.ask("GET", "/tables").json()["yours"]
    theirs = house.program().ask("GET", "/tables").json()["open"]

    assert [one["table"] for one in (*mine, *theirs)] == [opened["table"]] * 2


def test_who_has_no_seat_sees_what_everybody_sees(house: House) -> None:
    ada, _, path = two_programs(house)
    hand = ada.ask("GET", path).json()["view"]["hand"]

    seen = house.program().ask("GET", path)

    assert seen.json()["seat"] is None
    assert not any(card in seen.text for card in hand)
    assert house.program().ask("GET", f"{path}?seat=0").status_code == 403


@pytest.mark.parametrize(
    ("method", "page", "body"),
    [
        ("POST", "moves", {"choice": "stop", "version": "x", "seat": 0}),
        ("POST", "undo", {"version": "x", "seat": 0}),
        ("POST", "curtain", {"seat": 0}),
        ("POST", "give-up", None),
        ("DELETE", "seats/0", None),
        ("PATCH", "seats/0", {"bot": "level1"}),
        ("GET", "links", None),
    ],
)
def test_strangers_change_nothing(house: House, method: str, page: str, body: object) -> None:
    ada, _, path = two_programs(house)
    before = ada.ask("GET", path).json()

    for stranger in (house.program(), house.program("x" * 43), house.program("short")):
        assert stranger.ask(method, f"{path}/{page}", body).status_code == 403

    assert ada.ask("GET", path).json() == before


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"choice": 5, "version": "x"},
        {"choice": "stop"},
        {"choice": "stop", "version": "x", "key": "0123456789", "more": 1},
        {"choice": "s" * 201, "version": "x"},
        {"choice": "stop", "version": "x", "seat": -1},
        [],
        "stop",
        None,
    ],
)
def test_a_body_of_another_shape_is_refused(house: House, body: object) -> None:
    ada, _, path = two_programs(house)

    answer = ada.client.post(f"/api{path}/moves", json=body, headers=ada.headers())

    assert answer.status_code in (400, 422)
    assert set(answer.json()) <= {"code", "message", "field"}


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 99}, "seats"),
        ({"chairs": ["person"]}, "chairs"),
        ({"chairs": ["throne", "person"]}, "chairs.0"),
        ({"options": {"master": "maybe"}}, "options.master"),
        ({"options": {"deck_profile": "/etc/passwd"}}, "options.deck_profile"),
        ({"options": {"deck_profile": {"cards": []}}}, "options.deck_profile"),
        ({"pace": "never"}, "pace"),
        ({"names": ["", "x" * 100]}, "names.1"),
    ],
)
def test_a_bad_wish_names_its_field(house: House, wish: dict[str, Any], field: str) -> None:
    usual = {"game": "zombeasts", "seats": 2, "chairs": ["person", "bot:level1"]}

    answer = house.program().ask("POST", "/tables", usual | wish)

    assert (answer.status_code, answer.json()["field"]) == (422, field)
    assert "/etc/passwd" not in answer.text


# The description


def walk(value: Any) -> Any:
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from walk(one)
    elif isinstance(value, list):
        for one in value:
            yield from walk(one)


def test_the_description_is_whole(house: House) -> None:
    schema = house.program().ask("GET", "/docs/openapi.json").json()
    operations = [
        (path, verb, one) for path, verbs in schema["paths"].items() for verb, one in verbs.items()
    ]

    assert schema["openapi"].startswith("3.1")
    assert len(operations) == 66
    assert all(path.startswith("/api/") for path, _, _ in operations)
    assert len({one["operationId"] for _, _, one in operations}) == len(operations)
    for path, _, one in operations:
        named = {part.strip("{}") for part in path.split("/") if part.startswith("{")}
        given = {field["name"] for field in one.get("parameters", []) if field["in"] == "path"}
        assert named == given, path
        assert one["description"], path
        assert {"403", "404", "409", "422"} <= set(one["responses"]), path


def test_everything_that_the_description_refers_to_is_there(house: House) -> None:
    schema = house.program().ask("GET", "/docs/openapi.json").json()
    known = {f"#/components/schemas/{name}" for name in schema["components"]["schemas"]}

    used = {one["$ref"] for one in walk(schema) if "$ref" in one}

    assert used <= known
    assert {"#/components/schemas/Shown", "#/components/schemas/ApiProblem"} <= used


def test_everything_described_has_a_name_of_its_own(house: House) -> None:
    """The page of the API names its parts by them."""
    schema = house.program().ask("GET", "/docs/openapi.json").json()

    titles = [one["title"] for one in schema["components"]["schemas"].values()]

    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl", "it"])
def test_the_page_needs_no_script_and_no_other_host(house: House, language: str) -> None:
    page = house.browser("ada", language=language).get("/api/docs").text

    assert "/api/tables/{table}/moves" in page
    assert 'id="Shown"' in page
    assert "http://" not in page.replace("http://testserver.local", "").replace(
        "http://www.w3.org", ""
    )
    assert "https://" not in page
    assert "style=" not in page
