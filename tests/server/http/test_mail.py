"""Mail from the pages: an address, its confirmation, and the end of it in one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.settings import Settings
from tests.server.http.house import House, a_house
from tests.server.post_office import HERE, PostOffice, a_post_office

BASE = "https://games.example.org"


@contextmanager
def with_mail() -> Iterator[tuple[House, PostOffice]]:
    with a_post_office() as office:
        settings = Settings(
            moves_per_second=0,
            tables_per_minute=0,
            allowed_hosts=("*",),
            base_url=BASE,
            smtp_host=HERE,
            smtp_port=office.port,
            smtp_security="none",
            mail_from="games@example.org",
        )
        with a_house(settings=settings) as house:
            yield house, office


def link_in(office: PostOffice, what: str) -> str:
    """The path of the last mail's link."""
    plain, *_ = office.letters[-1].iter_parts()
    found = re.search(rf"{BASE}(/mail/{what}/\S+)", plain.get_content())
    assert found
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_counts_once_its_link_is_used(language: str) -> None:
    with with_mail() as (house, office):
        ada = house.browser("ada", language=language)

        assert ada.post("/me/mail", address="ada@example.org").status_code == 303
        assert "ada@example.org" in ada.get("/me").text
        link = link_in(office, "confirm")
        assert "ada@example.org" in house.client.get(link).text
        stored = house.store.mail.addresses
        assert [one.confirmed for one in stored.values()] == [False]  # looking is not enough
        assert house.client.post(link).status_code == 200

        assert [(one.confirmed, one.language) for one in stored.values()] == [(True, language)]
        assert "ada@example.org" not in house.browser("eve").get("/me").text


def test_one_click_ends_it_without_a_cookie_or_a_token() -> None:
    """As the programs of mail services do it (RFC 8058); again does no harm."""
    with with_mail() as (house, office):
        house.browser("ada").post("/me/mail", address="ada@example.org")
        header = str(office.letters[0]["List-Unsubscribe"])
        link = header.strip("<>").removeprefix(BASE)

        assert "ada@example.org" in house.client.get(link).text
        assert len(house.store.mail.addresses) == 1
        for _ in range(2):
            answer = house.client.post(link, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200

        assert house.store.mail.addresses == {}
        assert house.client.get(link).status_code == 404


def test_the_own_page_ends_it_too() -> None:
    with with_mail() as (house, _):
        ada = house.browser("ada")
        ada.post("/me/mail", address="ada@example.org")

        ada.post("/me/mail/stop")

        assert house.store.mail.addresses == {}


def test_what_is_stored_is_told_and_deleted_with_the_person() -> None:
    with with_mail() as (house, _):
        ada = house.browser("ada")
        assert ada.get("/me/data.json").json()["mail"] is None
        ada.post("/me/mail", address="ada@example.org")

        assert ada.get("/me/data.json").json()["mail"]["address"] == "ada@example.org"
        ada.post("/me/delete", sure="yes")

        assert house.store.mail.addresses == {}


@pytest.mark.parametrize("address", ["", "ada", "ada@example.org\r\nBcc: x@example.org"])
def test_what_is_no_address_gets_no_mail(address: str) -> None:
    with with_mail() as (house, office):
        answer = house.browser("ada").post("/me/mail", address=address)

        assert answer.status_code == 422
        assert office.letters == []
        assert house.store.mail.addresses == {}


def test_nobody_is_flooded_from_here() -> None:
    with with_mail() as (house, office):
        answers = [
            house.browser(f"person {number}").post("/me/mail", address="ada@example.org")
            for number in range(5)
        ]

        assert [one.status_code for one in answers] == [303, 303, 303, 429, 429]
        assert len(office.letters) == 3


def test_one_address_written_in_many_ways_is_one() -> None:
    """The letters of a domain exist at several widths, which all lead to the same place."""
    with with_mail() as (house, office):
        answers = [
            house.browser(f"person {number}").post("/me/mail", address=f"ada@{domain}")
            for number, domain in enumerate(
                ["example.org", "\uff45xample.org", "e\uff58ample.org", "ex\uff41mple.org"]
            )
        ]

        assert [one.status_code for one in answers] == [303, 303, 303, 429]
        assert {str(one["To"]) for one in office.letters} == {"ada@example.org"}


def test_while_the_mail_server_is_down_the_reader_is_told() -> None:
    with with_mail() as (house, office):
        office.refuses = 451

        answer = house.browser("ada").post("/me/mail", address="ada@example.org")

        assert answer.status_code == 503
        assert house.store.mail.addresses == {}


@pytest.mark.parametrize("path", ["confirm/x", "stop/x", "confirm/x.y", "stop/%00.%ff"])
def test_links_that_are_none_lead_nowhere(path: str) -> None:
    with with_mail() as (house, _):
        assert house.client.get(f"/mail/{path}").status_code == 404
        assert house.client.post(f"/mail/{path}").status_code == 404


def test_without_a_mail_server_nothing_is_offered(house: House) -> None:
    ada = house.browser("ada")

    assert "/me/mail" not in ada.get("/me").text
    assert ada.post("/me/mail", address="ada@example.org").status_code == 404
    assert ada.get("/mail/stop/x").status_code == 404
