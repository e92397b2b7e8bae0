"""One's own page: what is stored, another device, deletion; for browsers and for programs."""

from __future__ import annotations

import re

import pytest

from tests.server.http.house import House, id_of, secret_for

LANGUAGES = ("de", "en", "fr", "nl", "it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/me", "/recover", "/recover/abcd-<b>"])
def test_the_pages_speak_the_language_of_the_browser(
    house: House, path: str, language: str
) -> None:
    page = house.browser("ada", language=language).get(path)

    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    assert "<b>" not in page.text.partition("<form class")[2]


def test_the_page_tells_the_number_and_leads_there_from_everywhere(house: House) -> None:
    ada = house.browser("ada")

    assert id_of("ada") in ada.get("/me").text
    assert 'href="/me"' in ada.get("/").text


def test_everything_about_somebody_can_be_downloaded(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    ada.play(path) if ada.shown(path)["asked_you"] else bob.play(path)

    answer = ada.get("/me/data.json")

    assert "attachment" in answer.headers["content-disposition"]
    assert answer.json() == house.program(secret_for("ada")).ask("GET", "/me").json()
    assert answer.json()["tables"][0]["table"] == path.removeprefix("/t/")
    assert id_of("bob") not in answer.text


# Another device


def a_phrase(page: str) -> str:
    found = re.search(r'id="phrase" value="([\w-]+)"', page)
    assert found is not None
    return found[1]


def test_a_phrase_takes_the_chairs_along(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2)
    page = ada.post("/me/recovery").text
    phone = house.browser("phone")

    asked = phone.get(f"/recover/{a_phrase(page)}")
    answer = phone.post("/recover", phrase=a_phrase(page))

    assert 'class="qr"' in page
    assert f'value="{a_phrase(page)}"' in asked.text
    assert answer.headers["location"] == "/"
    assert phone.cookies["me"] == secret_for("ada")
    assert phone.shown(path)["held"] == [0]
    assert house.browser("thief").post("/recover", phrase=a_phrase(page)).status_code == 404


def test_looking_at_a_link_does_not_use_it_up(house: House) -> None:
    """Messengers open links, too."""
    page = house.browser("ada").post("/me/recovery").text
    for _ in range(3):
        house.browser("messenger").get(f"/recover/{a_phrase(page)}")

    assert house.browser("phone").post("/recover", phrase=a_phrase(page)).status_code == 303


def test_programs_take_their_seats_along(house: House) -> None:
    link = house.program(secret_for("ada")).ask("POST", "/me/recovery").json()

    told = house.program().ask("POST", "/recovery", {"phrase": link["phrase"]})

    assert link["url"].endswith(f"/recover/{link['phrase']}")
    assert told.json() == {"token": secret_for("ada")}
    again = house.program().ask("POST", "/recovery", {"phrase": link["phrase"]})
    assert (again.status_code, again.json()["code"]) == (404, "bad-recovery")
    assert house.program().ask("POST", "/me/recovery").status_code == 400  # a stranger has none


# Deletion


def test_somebody_who_is_sure_is_forgotten(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    secret = ada.cookies["me"]

    unsure = ada.post("/me/delete")
    answer = ada.post("/me/delete", sure="yes")

    assert unsure.status_code == 422
    assert answer.headers["location"] == "/"
    told = answer.headers.get_list("set-cookie")
    assert [one.partition(";")[0] for one in told] == ['me=""', 'name=""']
    assert all("Max-Age=0" in one for one in told)
    assert bob.shown(path)["seats"][0]["kind"] == "bot"
    assert house.program(secret).ask("GET", "/me").json()["tables"] == []


def test_programs_are_forgotten_as_well(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2)

    answer = house.program(secret_for("ada")).ask("DELETE", "/me")

    assert answer.status_code == 204
    assert ada.get(path).status_code == 404


def test_a_host_deletes_a_table(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    button = f'action="{path}/delete"'
    before = ada.get(path).text

    refused = ada.post(f"{path}/delete")
    ada.post(f"{path}/give-up")

    assert button not in before
    assert refused.status_code == 409
    assert button in ada.get(path).text
    assert button not in bob.get(path).text
    assert bob.post(f"{path}/delete").status_code == 403
    assert ada.post(f"{path}/delete").headers["location"] == "/"
    assert bob.get(path).status_code == 404


def test_programs_delete_their_tables(house: House) -> None:
    path = house.browser("ada").open(seats=2).replace("/t/", "/tables/")

    assert house.program(secret_for("eve")).ask("DELETE", path).status_code == 403
    assert house.program(secret_for("ada")).ask("DELETE", path).status_code == 204
    assert house.program(secret_for("ada")).ask("GET", path).status_code == 404
