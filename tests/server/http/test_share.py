"""The picture beside a link: what it says, who gets it, and what if it cannot be drawn."""

from __future__ import annotations

import asyncio
import re
import struct
from xml.etree import ElementTree

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.games.registry import game, games
from monsterbox.server.http.rate_limits import Limits
from monsterbox.server.http.routes.share import card_of
from monsterbox.server.http.share import Card, Pictures, Player, png_of, readable, svg_of
from monsterbox.server.settings import Settings
from tests.server.http.house import House, a_house

FULL = tuple(Player(seat, f"W{'w' * 18}", "100", seat == 0) for seat in range(6))


@pytest.mark.parametrize("key", games())
def test_a_picture_is_drawn_without_anything_from_elsewhere(key: str) -> None:
    svg = svg_of(Card(key, game(key).key, "Ada wins", FULL))

    ElementTree.fromstring(svg)
    assert "var(" not in svg
    assert "class=" not in svg
    used = set(re.findall(r'href="#([^"]+)"', svg))
    assert used <= set(re.findall(r'id="([^"]+)"', svg))
    assert svg.count("http") == svg.count("http://www.w3.org/2000/svg")


def test_it_is_a_png_of_the_size_that_messengers_like() -> None:
    png = asyncio.run(png_of(svg_of(Card("zombeasts", "Zombeasts", "", FULL))))

    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert len(png) < 200_000


def test_names_cannot_draw_anything() -> None:
    strange = Player(0, "<image/>&\"'")

    svg = svg_of(Card("zombeasts", "Zombeasts", "", (strange,)))

    ElementTree.fromstring(svg)
    assert "<image" not in svg
    assert readable("Ада Ž <ä>") == "··· · <ä>"


def test_a_running_match_shows_who_plays_and_no_more(house: House) -> None:
    _, _, path = house.two_at_a_table()

    with house.client.portal() as portal:
        card = portal.call(card_of, house.app.state.tables, path[3:], "en")

    assert card.title == "Zombeasts"
    assert card.players == (Player(0, "Ada"), Player(1, "Bob"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_gets_the_picture_and_it_is_drawn_once(house: House, language: str) -> None:
    _, _, path = house.two_at_a_table()
    where = f"{path}/share.png?language={language}"

    answers = [house.client.get(where) for _ in range(2)]

    assert [one.status_code for one in answers] == [200, 200]
    assert answers[0].content == answers[1].content
    assert answers[0].headers["content-type"] == "image/png"
    assert answers[0].headers["cache-control"] == "public, max-age=300"
    assert "set-cookie" not in answers[0].headers


def test_a_table_that_nobody_may_watch_shows_nothing_of_itself(house: House) -> None:
    _, _, path = house.two_at_a_table(closed="yes")

    answer = house.client.get(f"{path}/share.png", follow_redirects=False)

    assert (answer.status_code, "share." in answer.headers["location"]) == (302, True)
    assert house.client.get(answer.headers["location"]).headers["content-type"] == "image/png"


def test_without_the_program_one_picture_stands_for_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, path = house.two_at_a_table()
    monkeypatch.setattr(house.app.state.pictures, "is_on", False)
    monkeypatch.setattr(house.app.state.pictures, "known", lambda card: None)

    answer = house.client.get(f"{path}/share.png", follow_redirects=False)

    assert answer.status_code == 302


def test_many_new_pictures_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drawn(pictures: Pictures, card: Card) -> bytes:
        return b"a picture"

    monkeypatch.setattr(Pictures, "draw", drawn)
    with a_house() as house:
        house.app.state.limits = Limits(0, 0, clock=lambda: 0.0)
        _, _, path = house.two_at_a_table()

        codes = [house.client.get(f"{path}/share.png").status_code for _ in range(33)]

    assert codes == [200] * 30 + [429] * 3


def test_pages_name_their_picture_at_an_address_of_ours() -> None:
    """Never at the one that a request claims."""
    with a_house(settings=Settings(base_url="https://games.example.org")) as house:
        ada = house.browser("ada")
        path = ada.open(seats=2, chair_1="free", name="Ada")
        pages = {page: ada.get(page, host="evil.example").text for page in ("/", path)}

    for page, text in pages.items():
        (picture,) = re.findall(r'property="og:image" content="([^"]+)"', text)
        assert picture.startswith("https://games.example.org/"), page
        assert "evil.example" not in text
    assert f"{path}/share.png" in pages[path]
