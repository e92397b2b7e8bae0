"""What a request says in `Host`: not for links, and refused if others are allowed."""

from __future__ import annotations

import pytest

from monsterbox.server.settings import Settings
from tests.server.http.house import House, a_house, invitations

OURS = "games.example.org"


def links(house: House, host: str) -> str:
    """The page with the links of a new table, asked for under this name."""
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="free", name="Ada")
    return ada.get(f"{path}/links", host=host).text


@pytest.mark.parametrize(
    "host", ["evil.example.com", "evil.example.com:8000", "ada@evil.example.com", ""]
)
def test_without_a_base_address_the_host_does_not_reach_links(host: str) -> None:
    with a_house(settings=Settings()) as house:
        page = links(house, host)

    assert "http://127.0.0.1:8000/t/" in page
    assert "evil" not in page


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("localhost:9000", "http://localhost:9000"),
        ("127.0.0.1:9000", "http://127.0.0.1:9000"),
        ("[::1]:9000", "http://[::1]:9000"),
        (f"{OURS}:81", f"http://{OURS}:81"),
    ],
)
def test_a_host_that_is_known_does(host: str, address: str) -> None:
    with a_house(settings=Settings(allowed_hosts=(OURS,))) as house:
        ada = house.browser("ada")
        table = ada.send(
            "/games/zombeasts/tables",
            {"_csrf_token": "", "seats": "2", "chair-1": "free"},
            host=host,
        )
        assert table.status_code == 403  # the page is ours, the token is missing
        told = house.client.get("/api/docs", headers={"host": host}).text

    assert f"curl {address}/api/tables" in told


@pytest.mark.parametrize("path", ["/", "/api/games", "/t/unknown"])
def test_other_hosts_are_refused_where_some_are_allowed(path: str) -> None:
    with a_house(settings=Settings(allowed_hosts=(OURS,))) as house:
        statuses = [
            house.client.get(path, headers={"host": host}).status_code
            for host in ("evil.example.com", f"{OURS}.evil.com", "", OURS, "localhost:8000")
        ]
        healthy = house.client.get("/health", headers={"host": "10.0.0.7"}).status_code

    found = 404 if path == "/t/unknown" else 200
    assert statuses == [421, 421, 421, found, found]
    assert healthy == 200


def test_usually_any_host_is_served() -> None:
    with a_house(settings=Settings(base_url=f"https://{OURS}")) as house:
        assert house.client.get("/", headers={"host": "upstream"}).status_code == 200


def test_behind_a_base_address_links_carry_it_whatever_the_host() -> None:
    with a_house(settings=Settings(base_url=f"https://{OURS}")) as house:
        ada = house.browser("ada")
        path = ada.open(seats=2, chair_1="free", name="Ada")

        assert f"https://{OURS}{path}" in ada.get(f"{path}/links", host="evil.example.com").text
        assert invitations(ada, path)
