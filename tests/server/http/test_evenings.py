"""Evenings over HTTP: opened in one request, joined by one code, played to the end."""

from __future__ import annotations

import time
from typing import Any

import pytest

from monsterbox.server.http.templates import translator
from tests.server.evening_play import Asks, play_round
from tests.server.http.house import House, Program, a_house, id_of

WISH = {"title": "Friday at the Owl", "game": "zombeasts", "rounds": 2, "name": "Ada"}
PAGES = ("", "/live", "/projector", "/projector/live", "/host")


def an_evening(house: House, **more: Any) -> tuple[Program, str, str]:
    """An evening with its host; its id and its code."""
    host = house.program()
    opened = host.ask("POST", "/evenings", WISH | more).json()
    host.token = opened["token"]
    return host, opened["evening"], opened["code"]


def joined(house: House, evening: str, name: str) -> Program:
    guest = house.program()
    guest.token = guest.ask("POST", f"/evenings/{evening}/players", {"name": name}).json()["token"]
    return guest


def a_moment() -> None:
    """Bots think on the loop of the server, which is another thread."""
    time.sleep(0.01)


def test_an_evening_of_two_is_played_to_the_end(house: House) -> None:
    host, evening, _ = an_evening(house)
    people: list[Asks] = [host, joined(house, evening, "Bob")]

    for _ in range(2):
        assert host.ask("POST", f"/evenings/{evening}/rounds").status_code == 201
        shown = play_round(evening, people, a_moment)

    lines = shown["standings"]
    assert shown["phase"] == "over"
    assert sum(line["points"] for line in lines) == 2
    assert shown["winners"] == [line["name"] for line in lines if line["place"] == 1]
    assert host.ask("GET", f"/evenings/{evening}/standings").json() == lines
    assert len(host.ask("GET", f"/evenings/{evening}/rounds").json()) == 2


def test_a_code_leads_to_the_evening(house: House) -> None:
    _, evening, code = an_evening(house)
    bob = house.browser("bob")

    led = bob.get(f"/join?code={code}").headers["location"]
    page = bob.get(led).text
    bob.post(f"{led}/join", name="Bob")

    assert led == f"/evening/{evening}"
    assert f'action="{led}/join"' in page
    assert house.program().ask("GET", f"/codes/{code}").json()["evening"] == evening
    assert 'action="' + led + '/join"' not in bob.get(led).text


def test_a_round_waits_for_the_last_one(house: House) -> None:
    host, evening, _ = an_evening(house, fill="level1")

    first, second = (host.ask("POST", f"/evenings/{evening}/rounds") for _ in range(2))

    assert (first.status_code, second.status_code) == (201, 409)


def test_one_alone_cannot_begin(house: House) -> None:
    host, evening, _ = an_evening(house)

    answer = host.ask("POST", f"/evenings/{evening}/rounds")

    assert (answer.status_code, answer.json()["code"]) == (409, "too-few-players")


def test_bots_do_not_play_for_nobody(house: House) -> None:
    """Thirty-two tables of bots, round after round, would keep the machine busy all night."""
    host, evening, _ = an_evening(house, takes_part=False)
    for _ in range(2):
        host.ask("POST", f"/evenings/{evening}/players", {"bot": "level1"})

    answer = host.ask("POST", f"/evenings/{evening}/rounds")

    assert (answer.status_code, answer.json()["code"]) == (409, "too-few-players")


def test_who_comes_late_starts_with_the_average_and_who_goes_keeps_points(house: House) -> None:
    host, evening, _ = an_evening(house)
    bob = joined(house, evening, "Bob")
    host.ask("POST", f"/evenings/{evening}/rounds")
    decide(host, evening, [1, 2])
    cleo = joined(house, evening, "Cleo")
    bob.ask("DELETE", f"/evenings/{evening}/players/2")

    shown = host.ask("POST", f"/evenings/{evening}/rounds").json()

    points = {line["name"]: line["points"] for line in shown["standings"]}
    assert points["Cleo"] == 0.5
    assert {seat["name"] for seat in shown["round"]["tables"][0]["seats"]} == {"Ada", "Cleo"}
    assert cleo.ask("GET", f"/evenings/{evening}").json()["your_table"]["number"] == 1
    assert bob.ask("GET", f"/evenings/{evening}").json()["your_table"] is None


def decide(host: Program, evening: str, ranks: list[int], number: int = 1) -> Any:
    return host.ask("POST", f"/evenings/{evening}/rounds/{number}/tables/1", {"ranks": ranks})


def test_the_host_decides_a_table_and_it_ends(house: House) -> None:
    host, evening, _ = an_evening(house)
    joined(house, evening, "Bob")
    begun = host.ask("POST", f"/evenings/{evening}/rounds").json()
    table = begun["round"]["tables"][0]["table"]

    shown = decide(host, evening, [1, 1]).json()
    bad = decide(host, evening, [0, 3])

    assert [line["points"] for line in shown["standings"]] == [0.5, 0.5]
    assert shown["round"]["tables"][0]["is_decided"]
    assert host.ask("GET", f"/tables/{table}").json()["phase"] == "given-up"
    assert bad.status_code == 422
    assert decide(host, evening, [2, 1]).json()["standings"][0]["points"] == 1


def test_a_table_that_is_given_up_waits_for_the_host(house: House) -> None:
    host, evening, _ = an_evening(house, fill="level1")
    begun = host.ask("POST", f"/evenings/{evening}/rounds").json()
    table = begun["round"]["tables"][0]["table"]

    host.ask("POST", f"/tables/{table}/give-up")
    shown = host.ask("GET", f"/evenings/{evening}").json()

    assert shown["round"]["tables"][0]["state"] == "stopped"
    assert shown["round"]["done"] == 0


def test_the_next_round_starts_by_itself_when_that_is_wished(house: House) -> None:
    host, evening, _ = an_evening(house, pause=0)
    joined(house, evening, "Bob")
    host.ask("POST", f"/evenings/{evening}/rounds")
    decide(host, evening, [1, 2])

    shown = host.ask("GET", f"/evenings/{evening}").json()

    assert shown["round"]["number"] == 2


def test_the_host_corrects_replaces_and_ends(house: House) -> None:
    host, evening, _ = an_evening(house)
    joined(house, evening, "Bob")
    host.ask("POST", f"/evenings/{evening}/rounds")
    decide(host, evening, [2, 1])
    players = f"/evenings/{evening}/players"
    joined(house, evening, "Cleo")

    renamed = host.ask("PATCH", f"{players}/1", {"name": "Ada B."}).json()
    replaced = host.ask("PATCH", f"{players}/2", {"by": 3}).json()
    botted = host.ask("PATCH", f"{players}/2", {"bot": "level1"}).json()
    ended = host.ask("POST", f"/evenings/{evening}/end").json()
    late = house.program().ask("POST", players, {"name": "Eve"})

    assert renamed["players"][0]["name"] == "Ada B."
    assert [one["name"] for one in replaced["players"]] == ["Ada B.", "Cleo"]
    assert botted["players"][1]["bot"] == "level1"
    assert (ended["phase"], len(ended["winners"])) == ("over", 1)
    assert (late.status_code, late.json()["code"]) == (409, "evening-over")


def test_teams_are_drawn_from_a_seed_that_was_fixed_before(house: House) -> None:
    host, evening, _ = an_evening(house, teams=2)
    for name in ("Bob", "Cleo", "Dan"):
        joined(house, evening, name)
    before = host.ask("GET", f"/evenings/{evening}").json()

    shown = host.ask("POST", f"/evenings/{evening}/rounds").json()

    assert before["seed"] is None
    assert shown["commitment"] == before["commitment"]
    assert sorted(one["team"] for one in shown["players"]) == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("table_size", 9),
        ("rounds", 0),
        ("teams", 1),
        ("form", "knockout"),
        ("game", "chess"),
        ("fill", "level9"),
        ("title", ""),
        ("minutes", -1),
    ],
)
def test_what_makes_no_sense_is_refused(house: House, field: str, value: object) -> None:
    answer = house.program().ask("POST", "/evenings", WISH | {field: value})

    assert answer.status_code == 422, answer.text


def test_an_evening_is_made_on_a_page(house: House) -> None:
    ada = house.browser("ada")
    form = ada.get("/evening/new").text

    made = ada.post(
        "/evening/new", title="Owl", game="zombeasts", form="swiss", rounds=3, name="Ada"
    )

    assert 'name="table_size"' in form
    assert made.status_code == 422  # no size of the tables
    assert translator("en")("failure-wish-bad-seats") in made.text


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_all_pages_of_an_evening_speak_all_languages(house: House, language: str) -> None:
    host, evening, _ = an_evening(house, fill="level1", minutes=30, teams=2, rounds=3)
    joined(house, evening, "Bob")
    host.language = language
    path = f"/evening/{evening}"

    def pages() -> list[int]:
        headers = {"cookie": f"me={host.token}", "accept-language": language}
        return [
            house.client.get(f"{path}{page}", headers=headers).status_code
            for page in (*PAGES, "/../new")
        ]

    seen = [pages()]
    host.ask("POST", f"/evenings/{evening}/rounds")
    seen.append(pages())
    decide(host, evening, [1, 2])
    seen.append(pages())
    host.ask("POST", f"/evenings/{evening}/end")
    seen.append(pages())

    assert {status for row in seen for status in row} == {200}


def test_a_forgotten_person_is_gone_from_evenings_too() -> None:
    with a_house() as house:
        host, evening, _ = an_evening(house)
        bob = house.browser("bob")
        bob.get("/")
        bob.post(f"/evening/{evening}/join", name="Bob")
        told = bob.get("/me/data.json").json()["evenings"]

        bob.post("/me/delete", sure="yes")

        kept = house.store.evenings.kept[evening].decode()
        assert told[0]["players"][0]["name"] == "Bob"
        assert "Bob" not in kept
        assert id_of("bob") not in kept
        assert host.ask("GET", f"/evenings/{evening}").status_code == 200
