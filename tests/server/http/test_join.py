"""One link or short code for a whole table: whoever comes gets the next free chair."""

from __future__ import annotations

import pytest

from monsterbox.server import settings as settings_module
from monsterbox.server.http.rate_limits import WRONG_CODES
from monsterbox.server.http.templates import translator
from monsterbox.server.settings import Settings
from monsterbox.server.tables.secrets import CODE_LENGTH, new_code, read_code, written_code
from tests.server.http.house import House, a_house


def a_table_for(house: House, seats: int, **fields: object) -> tuple[str, str]:
    """A table with a host, otherwise free; its path and its code."""
    free = {f"chair_{seat}": "free" for seat in range(1, seats)}
    host = house.browser("ada")
    path = host.open(seats=seats, name="Ada", **free, **fields)
    return path, house.code_of(path, host)


def test_a_code_is_read_however_it_was_typed() -> None:
    code = new_code()

    assert len(code) == CODE_LENGTH
    for typed in (code, code.lower(), written_code(code), f" {code[:3]} {code[3:]} "):
        assert read_code(typed) == code
    for typed in ("", "AEIOU-AEI", code + "2", code[:-1]):
        assert read_code(typed) is None


def test_one_link_seats_everybody_who_comes(house: House) -> None:
    path, code = a_table_for(house, 3)
    bob, eve = house.browser("bob"), house.browser("eve")

    led = bob.get(f"/j/{code.replace('-', '')}").headers["location"]
    page = bob.get(led)
    answers = [bob.post(led, name="Bob"), eve.post(led, name="Eve")]

    assert page.status_code == 200
    assert 'name="seat"' in page.text
    assert [answer.headers["location"] for answer in answers] == [path, path]
    assert (bob.shown(path)["seat"], eve.shown(path)["seat"]) == (1, 2)


def test_a_chair_can_be_chosen(house: House) -> None:
    path, code = a_table_for(house, 3)
    bob = house.browser("bob")

    bob.post(f"{path}/j/{code}", name="Bob", seat="2")

    assert bob.shown(path)["seat"] == 2


def test_a_chair_that_is_taken_is_not_given_twice(house: House) -> None:
    path, code = a_table_for(house, 3)
    house.browser("bob").post(f"{path}/j/{code}", name="Bob", seat="2")
    eve = house.browser("eve")

    answer = eve.post(f"{path}/j/{code}", name="Eve", seat="2")

    assert answer.status_code == 409
    assert eve.shown(path)["seat"] is None


def test_a_code_is_typed_on_the_home_page(house: House) -> None:
    path, code = a_table_for(house, 2)
    bob = house.browser("bob")

    home = bob.get("/").text
    led = bob.get(f"/join?code={code.lower()}").headers["location"]

    assert 'action="/join"' in home
    assert led == f"{path}/j/{code.replace('-', '')}"


def test_a_full_table_offers_to_watch(house: House) -> None:
    path, code = a_table_for(house, 2)
    house.browser("bob").post(f"{path}/j/{code}", name="Bob")
    eve = house.browser("eve")

    sat, page = eve.post(f"{path}/j/{code}", name="Eve"), eve.get(f"{path}/j/{code}")

    assert sat.headers["location"] == f"{path}/j/{code}"
    assert page.status_code == 200
    assert f'href="{path}"' in page.text
    assert translator("en")("join/all-taken") in page.text


def test_where_nobody_may_watch_the_full_table_says_so(house: House) -> None:
    path, code = a_table_for(house, 2, closed="yes")
    house.browser("bob").post(f"{path}/j/{code}", name="Bob")

    page = house.browser("eve").get(f"{path}/j/{code}")

    assert page.status_code == 200
    assert f'href="{path}"' not in page.text
    assert translator("en")("join/no-watching") in page.text


def test_whoever_sits_there_already_is_led_to_the_table(house: House) -> None:
    path, code = a_table_for(house, 3)
    bob = house.browser("bob")
    bob.post(f"{path}/j/{code}", name="Bob")

    again, twice = bob.get(f"{path}/j/{code}"), bob.post(f"{path}/j/{code}", name="Bob")

    assert again.headers["location"] == twice.headers["location"] == path
    assert [one["kind"] for one in bob.shown(path)["seats"]] == ["person", "person", "free"]


def test_an_unknown_code_leads_nowhere_and_says_nothing(house: House) -> None:
    path, _ = a_table_for(house, 2)
    _, other = a_table_for(house, 2)
    bob = house.browser("bob")

    answers = [bob.get("/j/22223333"), bob.get("/join?code=x"), bob.get(f"{path}/j/{other}")]

    assert [answer.status_code for answer in answers] == [404, 404, 404]
    assert translator("en")("failure-bad-code") in answers[0].text
    assert bob.post(f"{path}/j/{other}", name="Bob").status_code == 404


def test_nobody_can_try_many_codes() -> None:
    """Right codes do not count, so that a whole class may come through one line."""
    with a_house() as house:
        house.app.state.limits.codes.clock = lambda: 0.0
        path, code = a_table_for(house, 2)
        bob = house.browser("bob")

        right = [bob.get(f"/j/{code}").status_code for _ in range(2 * WRONG_CODES)]
        wrong = [bob.get(f"/j/{new_code()}").status_code for _ in range(WRONG_CODES + 1)]

        assert set(right) == {303}
        assert wrong == [404] * WRONG_CODES + [429]
        for way in (f"/j/{code}", f"/join?code={code}", f"{path}/j/{code}", f"/api/codes/{code}"):
            assert bob.get(way).status_code == 429, way


def test_a_code_stays_the_same_and_goes_with_its_table(house: House) -> None:
    path, code = a_table_for(house, 2)
    ada = house.browser("ada")

    again = house.code_of(path, ada)
    ada.post(f"{path}/delete")

    assert again == code
    assert house.browser("bob").get(f"/j/{code}").status_code == 404


def test_programs_join_by_code(house: House) -> None:
    path, code = a_table_for(house, 3)
    program = house.program()

    found = program.ask("GET", f"/codes/{code}").json()
    seated = program.ask("POST", f"/codes/{code}", {"name": "Bob", "seat": 2}).json()
    back = house.program(seated["token"]).ask("GET", f"/codes/{code}").json()

    assert (found["table"], found["free"], found["yours"]) == (path[3:], [1, 2], [])
    assert seated["seat"] == seated["shown"]["seat"] == 2
    assert back["yours"] == [2]


def test_a_closed_server_tells_where_friends_could_reach_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(settings_module, "own_addresses", lambda host="": ["192.168.1.5"])
    with a_house(settings=Settings(base_url="http://127.0.0.1:8000")) as house:
        ada = house.browser("ada")
        path = ada.open(seats=2, chair_1="free", name="Ada")
        page = ada.get(f"{path}/links").text

    assert translator("en")("only-here") in page
    assert "<code>http://192.168.1.5:8000</code>" in page
