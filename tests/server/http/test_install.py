"""What browsers need to install the pages as an app; what they keep holds nothing of a person."""

from __future__ import annotations

import json
import re
import struct

import pytest

from monsterbox.core.rulebook import LANGUAGES
from tests.server.http.house import House


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_page(house: House, language: str) -> None:
    page = house.browser("ada", language=language).get("/").text
    link = re.search(r'<link rel="manifest" href="([^"]+)">', page)
    assert link

    answer = house.client.get(link[1])

    told = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert told["lang"] == language
    assert told["start_url"] == told["scope"] == told["id"] == "/"
    assert told["display"] == "standalone"
    assert told["description"] in page
    assert "set-cookie" not in answer.headers


def test_its_icons_are_there_in_the_sizes_that_it_tells(house: House) -> None:
    icons = house.client.get("/manifest.webmanifest").json()["icons"]

    for icon in icons:
        answer = house.client.get(icon["src"])
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worker_keeps_one_page_and_its_files(house: House, language: str) -> None:
    page = house.browser("ada", language=language).get("/").text
    where = re.search(r'data-worker="([^"]+)"', page)
    assert where

    answer = house.client.get(where[1].replace("&amp;", "&"))

    kept = json.loads(answer.text.split(";\n")[0].removeprefix("const KEPT = "))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert kept["page"] == f"/offline?language={language}&theme=auto"
    for path in (kept["page"], *kept["files"]):
        assert house.client.get(path).status_code == 200, path
    assert set(re.findall(r'"(/static/[^"]+)"', house.client.get(kept["page"]).text)) <= set(
        kept["files"]
    )


def test_what_is_kept_is_the_same_for_everybody(house: House) -> None:
    """No name, no token of a form, no cookie."""
    ada, bob = house.browser("ada"), house.browser("bob")
    for path in ("/offline", "/worker.js", "/manifest.webmanifest"):
        one, other = ada.get(path), bob.get(path)

        assert one.text == other.text == house.client.get(path).text
        assert "set-cookie" not in one.headers


def test_the_worker_changes_with_what_it_keeps(house: House) -> None:
    told = [
        house.client.get(f"/worker.js?{query}").text
        for query in ("language=de", "language=fr", "language=de&theme=dark")
    ]

    assert len(set(told)) == 3


@pytest.mark.parametrize("query", ["language=xx&theme=blue", "language=%3Cb%3E", ""])
def test_only_what_we_have_can_be_asked_for(house: House, query: str) -> None:
    usual = house.client.get("/worker.js?language=en&theme=auto").text

    assert house.client.get(f"/worker.js?{query}").text == usual
    assert 'lang="en"' in house.client.get(f"/offline?{query}").text
