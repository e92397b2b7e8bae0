"""Sitting down, getting up, links and their codes, computer players."""

from __future__ import annotations

import re

import pytest

from monsterbox.games.registry import games
from monsterbox.server import settings as settings_module
from monsterbox.server.http.templates import translator
from monsterbox.server.settings import Settings
from tests.server.http.house import House, a_house, invitations


def test_every_free_seat_has_a_link_and_a_code(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=4, chair_1="free", chair_2="level1", chair_3="free", name="Ada")

    page = ada.get(f"{path}/links").text

    assert len(invitations(ada, path)) == 2
    assert page.count('class="qr"') == 3  # and one for the whole table
    assert "http://testserver.local/t/" in page
    assert "http://testserver.local/j/" in page
    assert "style=" not in page


@pytest.mark.parametrize("game", games())
def test_whoever_opens_a_table_waits_there_for_the_others(house: House, game: str) -> None:
    ada = house.browser("ada")
    table = ada.post(f"/games/{game}/tables", seats=2, chair_1="free", name="Ada")
    path = table.headers["location"].removesuffix("/links")

    answers = [one.get(path) for one in (ada, house.browser("eve"))]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert 'data-phase="waiting"' in answers[0].text


def test_links_are_for_the_host(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", open="yes", name="Ada")

    answer = bob.get(f"{path}/links")

    assert answer.status_code == 403
    assert "/s/" not in answer.text


def test_looking_at_a_link_does_not_use_it_up(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", name="Ada")
    link = invitations(ada, path)[0]

    looks = [bob.get(link).status_code for _ in range(3)]

    assert looks == [200, 200, 200]
    assert ada.shown(path)["seats"][1]["kind"] == "free"


def test_a_link_lets_one_person_sit_down(house: House) -> None:
    ada, bob, eve = house.browser("ada"), house.browser("bob"), house.browser("eve")
    path = ada.open(seats=2, chair_1="free", name="Ada")
    link = invitations(ada, path)[0]

    first = bob.post(link, name="Bob")
    second = eve.post(link, name="Eve")

    assert (first.status_code, first.headers["location"]) == (303, path)
    assert (second.status_code, second.headers["location"]) == (303, link)
    assert bob.shown(path)["seat"] == 1
    assert eve.shown(path)["seat"] is None


def test_a_used_link_leads_back_to_the_own_chair_and_others_may_watch(house: House) -> None:
    ada, bob, eve = house.browser("ada"), house.browser("bob"), house.browser("eve")
    path = ada.open(seats=2, chair_1="free", name="Ada")
    link = invitations(ada, path)[0]
    bob.post(link, name="Bob")

    again, other = bob.get(link), eve.get(link)

    assert (again.status_code, again.headers["location"]) == (303, path)
    assert other.status_code == 200
    assert f'href="{path}"' in other.text
    assert translator("en")("chair-is-taken") in other.text
    assert f'action="{link}"' not in other.text


def test_links_of_a_server_for_this_device_only_say_so() -> None:
    """And how to let others in; a code to scan would lead a phone nowhere."""
    with a_house(settings=Settings(base_url="http://127.0.0.1:8000")) as house:
        ada = house.browser("ada")
        path = ada.open(seats=2, chair_1="free", name="Ada")
        links, lobby = ada.get(f"{path}/links").text, ada.get(path).text

    for page in (links, lobby):
        assert translator("en")("only-here") in page
    assert "--host 0.0.0.0" in links
    assert 'class="qr"' not in links
    assert f'href="{path}/links">How to let friends in' in lobby


def test_other_addresses_of_the_machine_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The likeliest one is in the links."""
    found = ["192.168.1.5", "10.8.0.2"]
    monkeypatch.setattr(settings_module, "own_addresses", lambda host: found)
    monkeypatch.setattr(settings_module, "own_address", lambda host: found[0])
    with a_house(settings=Settings(host="0.0.0.0")) as house:
        ada = house.browser("ada")
        path = ada.open(seats=2, chair_1="free", name="Ada")
        links = ada.get(f"{path}/links").text

    assert f'value="http://192.168.1.5:8000{path}/s/' in links
    assert f'data-copy="http://192.168.1.5:8000{path}"' in links
    assert "<code>http://10.8.0.2:8000</code>" in links
    assert translator("en")("only-here") not in links


def test_a_link_of_another_table_leads_nowhere(house: House) -> None:
    ada = house.browser("ada")
    one = ada.open(seats=2, chair_1="free", name="Ada")
    other = ada.open(seats=2, chair_1="free", name="Ada")
    secret = invitations(ada, one)[0].rpartition("/")[2]

    answers = [
        house.browser("bob").get(f"{other}/s/{secret}"),
        house.browser("bob").post(f"{other}/s/{secret}", name="Bob"),
        house.browser("bob").get(f"{other}/s/x"),
    ]

    assert [one.status_code for one in answers] == [404, 404, 404]


def test_at_an_open_table_anybody_may_sit_down(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", open="yes", name="Ada")

    answer = bob.post(f"{path}/seats/1/take", name="Bob")

    assert answer.status_code == 303
    assert bob.shown(path)["seat"] == 1
    assert bob.cookies["name"] == "Bob"


def test_at_a_table_by_link_only_nobody_sits_down_without_one(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", name="Ada")

    answer = bob.post(f"{path}/seats/1/take", name="Bob")

    assert answer.status_code in (403, 404)
    assert bob.shown(path)["seat"] is None


@pytest.mark.parametrize("seat", ["0", "9", "-1", "one"])
def test_a_seat_that_is_not_free_cannot_be_taken(house: House, seat: str) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", open="yes", name="Ada")

    answer = bob.post(f"{path}/seats/{seat}/take", name="Bob")

    assert answer.status_code in (404, 409, 422)
    assert bob.shown(path)["seat"] is None


def test_the_same_name_twice_is_told_apart(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", open="yes", name="Ada")

    bob.post(f"{path}/seats/1/take", name="ada")

    names = [seat["name"] for seat in bob.shown(path)["seats"]]
    assert len({name.casefold() for name in names}) == 2


@pytest.mark.parametrize(
    "name",
    ["<img src=x onerror=alert(1)>", "{{ 7*7 }}", "a\r\nid: 5\r\ndata: x", "‮evil", "x'\"&<>"],
)
def test_hostile_names_are_harmless(house: House, name: str) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=2, chair_1="free", open="yes", name="Ada")

    answer = bob.post(f"{path}/seats/1/take", name=name[:20])
    page = ada.get(path).text

    assert answer.status_code == 303
    assert not re.search(r"<img|\r|‮", page)
    assert "49" not in ada.shown(path)["seats"][1]["name"]


def test_who_leaves_a_running_match_is_played_for(house: House) -> None:
    ada, bob, path = house.two_at_a_table()

    answer = bob.post(f"{path}/seats/1/leave")

    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert ada.shown(path)["seats"][1]["bot"]
    assert bob.shown(path)["seat"] is None


def test_nobody_else_can_be_made_to_leave(house: House) -> None:
    ada, bob, path = house.two_at_a_table()

    assert bob.post(f"{path}/seats/0/leave").status_code == 403
    assert house.browser("eve").post(f"{path}/seats/0/leave").status_code == 403
    assert ada.shown(path)["seat"] == 0


def test_the_host_puts_bots_into_seats(house: House) -> None:
    ada, bob = house.browser("ada"), house.browser("bob")
    path = ada.open(seats=3, chair_1="free", chair_2="free", open="yes", name="Ada")

    seated = ada.post(f"{path}/seats/1/bot", spec="level3")
    foreign = bob.post(f"{path}/seats/2/bot", spec="level3")
    strange = ada.post(f"{path}/seats/2/bot", spec="deep-thought")
    freed = ada.post(f"{path}/seats/1/bot", spec="")

    answers = (seated, foreign, strange, freed)
    assert [one.status_code for one in answers] == [303, 403, 422, 303]
    assert [seat["kind"] for seat in ada.shown(path)["seats"]] == ["person", "free", "free"]
