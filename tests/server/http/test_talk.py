"""What people say at a table, over HTTP: in their own languages, within limits."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.operator_access import OperatorAccess
from monsterbox.server.http.rate_limits import Limits
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.phrases import PHRASES, REACTIONS
from monsterbox.server.tables.talk import LONGEST_TEXT, MOST_KEPT
from monsterbox.server.tables.wish import Wish
from monsterbox.server.views.talk import all_phrases
from monsterbox.text.catalog import Catalog
from tests.server.clocks import PATIENCE
from tests.server.houses import in_a_loop

from .house import KEY, Browser, House, an_app, cookie_of, id_of, stream_of

ADA = Person(id_hash=id_of("ada"), name="Ada", language="en")
LONGEST_PHRASE = 40
TOKEN = "open sesame, please"


def messages(who: Browser, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/api{path.replace('/t/', '/tables/')}/messages").json()
    return found


def texts(who: Browser, path: str) -> list[str]:
    return [one["text"] for one in messages(who, path)]


def post(who: Browser, path: str, body: object) -> Any:
    return who.client.post(f"/api{path}", json=body, headers=who.headers())


def api(path: str) -> str:
    return path.replace("/t/", "/tables/")


# Saying something


def test_everybody_reads_a_phrase_in_their_own_language(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    ada.language, bob.language = "de", "fr"

    assert ada.post(f"{path}/say", phrase="good-game").status_code == 303
    assert bob.post(f"{path}/say", reaction="laugh").status_code == 303

    assert texts(ada, path) == ["Schönes Spiel!", "lacht"]
    assert texts(bob, path) == ["Belle partie\u202f!", "rit"]
    assert [(one["seat"], one["name"], one["you"]) for one in messages(bob, path)] == [
        (0, "Ada", False),
        (1, "Bob", True),
    ]
    assert "Schönes Spiel!" in ada.get(f"{path}/fragment").text


def test_a_match_knows_nothing_of_it(house: House) -> None:
    """Neither its log nor its version nor its place in the lists changes."""
    ada, bob, path = house.two_at_a_table(open="yes")
    before = house.store.tables[path[3:]]
    log, touched = list(before.entries), before.touched
    version = ada.shown(path)["version"]

    bob.post(f"{path}/say", phrase="hello")

    after = house.store.tables[path[3:]]
    assert (after.entries, after.touched) == (log, touched)
    assert ada.shown(path)["version"] == version
    assert "Hello, everyone!" not in ada.get("/").text


def test_only_who_sits_there_speaks(house: House) -> None:
    ada, _, path = house.two_at_a_table()
    eve = house.browser("eve")
    ada.post(f"{path}/say", phrase="boo")

    assert eve.post(f"{path}/say", phrase="hello").status_code == 403
    assert ada.post(f"{path}/say", phrase="hello", seat=1).status_code == 403
    assert texts(eve, path) == ["Boo!"]
    assert 'name="phrase"' not in eve.get(path).text
    assert 'name="phrase"' in ada.get(path).text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"kind": "phrase", "body": "good-evening-everybody"}, 422),
        ({"kind": "phrase", "body": ""}, 422),
        ({"kind": "reaction", "body": "hello"}, 422),
        ({"kind": "text", "body": "Hello"}, 403),
        ({"kind": "shout", "body": "hello"}, 400),
        ({"kind": "phrase", "body": "x" * 1000}, 400),
        ({"kind": "phrase", "body": "hello", "seat": -1}, 400),
        ({"kind": "phrase", "body": "hello", "seat": 7}, 403),
        ({"kind": "phrase"}, 400),
        ({"kind": "phrase", "body": "hello", "also": 1}, 400),
    ],
)
def test_anything_else_is_refused(house: House, body: dict[str, Any], status: int) -> None:
    ada, _, path = house.two_at_a_table()

    answer = post(ada, f"{api(path)}/messages", body)

    assert answer.status_code == status
    assert messages(ada, path) == []


def test_people_at_one_device_and_alone_with_bots_have_no_table_talk(house: House) -> None:
    ada = house.browser("ada")

    assert 'id="talk"' not in ada.get(ada.open(seats=2)).text
    assert 'id="talk"' not in ada.get(ada.open(seats=2, chair_1="here")).text
    assert 'id="talk"' in ada.get(ada.open(seats=2, chair_1="free")).text


def test_the_last_messages_are_kept(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    for _ in range(MOST_KEPT + 3):
        ada.post(f"{path}/say", phrase="boo")

    found = messages(bob, path)

    assert [found[0]["number"], found[-1]["number"]] == [4, MOST_KEPT + 3]
    assert len(house.store.messages.kept) == MOST_KEPT


def test_nobody_says_too_much(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    house.app.state.limits = Limits(0, 0, clock=lambda: 0.0, messages_per_minute=4)
    try:
        answers = [ada.post(f"{path}/say", phrase="boo").status_code for _ in range(6)]
        bobs = bob.post(f"{path}/say", phrase="boo").status_code
    finally:
        house.app.state.limits = Limits(0, 0)

    assert answers == [303] * 5 + [429]
    assert bobs == 303


def test_programs_learn_what_may_be_said(house: House) -> None:
    told = house.program(language="nl").ask("GET", "/phrases").json()

    assert len(told["phrases"]) == 40
    assert {one["group"] for one in told["phrases"]} == set(PHRASES)
    assert [one["key"] for one in told["reactions"]] == list(REACTIONS)
    assert told["phrases"][0] == {"key": "hello", "group": "hello", "text": "Hallo allemaal!"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_a_short_text_of_its_own_in_every_language(language: str) -> None:
    """Bubbles have room for two lines on a phone; no two phrases say the same."""
    told = all_phrases(language)
    said = [one.text for one in (*told.phrases, *told.reactions)]

    assert len(said) == len(set(said)) == 52
    assert max(map(len, said)) <= LONGEST_PHRASE
    assert all(Catalog(language).has("social", f"group-{group}") for group in PHRASES)


# Not hearing somebody


def test_who_is_muted_is_not_heard_by_one_and_heard_by_all_others(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    bob.post(f"{path}/say", phrase="boo")

    assert ada.post(f"{path}/mute", seat=1).status_code == 303
    bob.post(f"{path}/say", phrase="hungry")

    assert texts(ada, path) == []
    assert "My monster is hungry." not in ada.get(f"{path}/fragment").text
    assert len(texts(bob, path)) == len(texts(house.browser("eve"), path)) == 2
    assert ada.shown(path)["talk"]["muted"] == [1]
    assert bob.shown(path)["talk"]["muted"] == []
    ada.post(f"{path}/mute", seat=1, hear="yes")
    assert len(texts(ada, path)) == 2


def test_everybody_can_be_muted_but_not_oneself(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    bob.post(f"{path}/say", phrase="boo")
    ada.post(f"{path}/say", phrase="hungry")

    assert post(ada, f"{api(path)}/mutes", {"seat": None}).status_code == 204
    assert texts(ada, path) == ["My monster is hungry."]
    assert ada.shown(path)["talk"]["all_muted"]
    assert ada.post(f"{path}/mute", seat=0).status_code == 422
    assert ada.post(f"{path}/mute", seat=9).status_code == 422
    assert house.browser("eve").post(f"{path}/mute").status_code == 403


def test_mutes_outlive_the_memory_of_the_server(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    bob.post(f"{path}/say", phrase="boo")
    ada.post(f"{path}/mute", seat=1)

    for room in house.app.state.tables.rooms:
        room.evict()

    assert texts(ada, path) == []
    assert texts(bob, path) == ["Boo!"]


# Words of one's own


def test_the_host_allows_free_text_and_takes_it_back(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    assert bob.post(f"{path}/say", text="Hello Ada").status_code == 403
    assert bob.post(f"{path}/free-text", allowed="yes").status_code == 403

    assert ada.post(f"{path}/free-text", allowed="yes").status_code == 303
    assert bob.post(f"{path}/say", text="  Hello\u202e \n <b>Ada</b>\x00 ").status_code == 303

    assert texts(ada, path) == ["Hello <b>Ada</b>"]
    page = ada.get(path).text
    assert "&lt;b&gt;Ada" in page
    assert "<b>Ada</b></span>" not in page
    ada.post(f"{path}/free-text", allowed="no")
    assert bob.post(f"{path}/say", text="Hello again").status_code == 403


@pytest.mark.parametrize(
    "text", ["", " \n", "\u200b", "x" * (LONGEST_TEXT + 1), "you f.u.c.k", "What a FUUUCK"]
)
def test_a_text_is_short_visible_and_kind(house: House, text: str) -> None:
    ada, _, path = house.two_at_a_table(talk="yes")

    answer = ada.post(f"{path}/say", text=text)

    assert answer.status_code == 422
    assert messages(ada, path) == []


def test_words_that_meet_by_accident_are_no_insult(house: House) -> None:
    ada, _, path = house.two_at_a_table(talk="yes")

    assert ada.post(f"{path}/say", text="The die has hit it").status_code == 303
    assert post(ada, f"{api(path)}/messages", {"kind": "text", "body": "\U0001f31d"}).is_success


def test_half_a_letter_is_no_text(house: House) -> None:
    ada, _, path = house.two_at_a_table(talk="yes")
    raw = b'{"kind": "text", "body": "moon \\ud83c"}'
    headers = ada.headers({"content-type": "application/json"})

    answer = ada.client.post(f"/api{api(path)}/messages", content=raw, headers=headers)

    assert answer.status_code < 500
    assert texts(ada, path) in ([], ["moon"])


def test_where_strangers_come_free_text_is_for_the_operator_to_allow(house: House) -> None:
    ada = house.browser("ada")
    form = {"seats": 2, "chair_1": "free", "open": "yes", "name": "Ada"}
    assert ada.post("/games/zombeasts/tables", **form, talk="yes").status_code == 403
    path = ada.open(**form)
    assert ada.post(f"{path}/free-text", allowed="yes").status_code == 403
    assert not ada.shown(path)["talk"]["may_allow_text"]

    house.app.state.tables.rooms.open_texts = True

    assert ada.post(f"{path}/free-text", allowed="yes").status_code == 303
    assert ada.post(f"{path}/say", text="Come in").status_code == 303
    house.app.state.tables.rooms.open_texts = False
    assert ada.post(f"{path}/say", text="Come in").status_code == 403


def test_programs_write_where_they_may(house: House) -> None:
    ada, bob, path = house.two_at_a_table()

    shown = post(ada, f"{api(path)}/free-text", {"allowed": True}).json()
    said = post(bob, f"{api(path)}/messages", {"kind": "text", "body": "moin"})

    assert shown["talk"]["free_text"]
    assert (said.status_code, said.json()) == (201, {"number": 1})
    assert texts(ada, path) == ["moin"]


# Taking it back, and reporting it


def test_the_speaker_and_the_host_remove_what_was_said(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    for who in (ada, bob, bob):
        who.post(f"{path}/say", phrase="boo")

    assert bob.post(f"{path}/messages/remove", number=1).status_code == 403
    assert bob.post(f"{path}/messages/remove", number=2).status_code == 303
    url = f"/api{api(path)}/messages/3"
    assert ada.client.delete(url, headers=ada.headers()).status_code == 204

    assert [one["kind"] for one in messages(bob, path)] == ["phrase", "removed", "removed"]
    assert texts(bob, path)[1:] == ["This was removed."] * 2
    assert ada.post(f"{path}/messages/remove", number=3).status_code == 404
    assert ada.post(f"{path}/messages/remove").status_code == 422


@pytest.fixture
def attended(house: House) -> Iterator[House]:
    nobody = house.app.state.operator
    house.app.state.operator = OperatorAccess(TOKEN, KEY)
    yield house
    house.app.state.operator = nobody


def test_a_report_keeps_the_words_and_the_operator_removes_them(attended: House) -> None:
    ada, bob, path = attended.two_at_a_table(talk="yes")
    boss = attended.browser("boss", language="de")
    bob.post(f"{path}/say", text="nasty words")
    assert "report?message=1" in ada.get(path).text
    assert "nasty words" in ada.get(f"{path}/report?message=1").text

    answer = ada.post(f"{path}/report", message=1, reason="conduct")
    bob.post(f"{path}/messages/remove", number=1)
    bob.post(f"{path}/say", phrase="innocent")
    ada.post(f"{path}/report", message=2, reason="other")

    assert answer.status_code == 200
    boss.post("/operator/enter", token=TOKEN)
    page = boss.get("/operator").text
    assert "nasty words" in page
    assert "Ich? Ich hab gar nichts gemacht." in page
    assert boss.post(f"{path}/messages/remove", number=2).status_code == 303
    assert messages(ada, path)[1]["kind"] == "removed"
    assert bob.post(f"{path}/report", message=2, reason="other").status_code == 404


def test_nobody_reports_their_own_words(attended: House) -> None:
    ada, bob, path = attended.two_at_a_table()
    ada.post(f"{path}/say", phrase="boo")
    report = {"seat": 0, "message": 1, "reason": "conduct"}

    assert ada.post(f"{path}/report", message=1, reason="conduct").status_code == 422
    assert attended.browser("eve").post(f"{path}/report", **report).status_code == 403
    assert post(bob, f"{api(path)}/reports", report).status_code == 204
    assert [one.said for one in attended.store.kept_reports.values()] == ["boo"]


# With a person or a table it goes


def test_what_somebody_said_is_theirs_to_read_and_to_delete(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    bob.post(f"{path}/say", phrase="boo")
    bob.post(f"{path}/mute", seat=0)
    ada.post(f"{path}/say", phrase="hello")
    ada.post(f"{path}/mute", seat=1)

    told = bob.get("/me/data.json").json()
    bob.client.request("DELETE", "/api/me", headers=bob.headers())

    assert [one["body"] for one in told["messages"]] == ["boo"]
    assert [one["muted"] for one in told["mutes"]] == [id_of("ada")]
    assert texts(ada, path) == ["Hello, everyone!"]
    assert house.store.messages.mutes == []


def test_it_goes_with_the_table(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    bob.post(f"{path}/say", phrase="boo")
    bob.post(f"{path}/mute")
    ada.post(f"{path}/give-up")

    ada.post(f"{path}/delete")

    assert house.store.messages.kept == {}
    assert house.store.messages.mutes == []


# The stream


@in_a_loop
async def test_the_stream_that_is_open_brings_it_at_once() -> None:
    app = an_app()
    async with app.lifespan():
        wish = Wish(game="zombeasts", seats=2, chairs=("person", "free"), is_open=True)
        tables = app.state.tables
        table = await tables.new.open(wish, ADA)
        async with stream_of(app, f"/t/{table}/events", cookie=cookie_of("bob")) as pieces:
            assert b"200" in await asyncio.wait_for(pieces.get(), PATIENCE)
            assert b'id="table"' in await asyncio.wait_for(pieces.get(), PATIENCE)

            await tables.talk.say(table, ADA, "phrase", "full-moon")

            assert b"a full moon tonight" in await asyncio.wait_for(pieces.get(), PATIENCE)


def test_a_page_without_script_has_it_all(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    bob.post(f"{path}/say", phrase="boo")

    page = ada.get(path).text
    sheet = page[page.index('id="talk"') :]

    assert "Boo!" in sheet
    assert len(set(re.findall(r'name="phrase" value="([\w-]+)"', sheet))) == 40
    assert len(re.findall(r'name="reaction" value="([\w-]+)"', sheet)) == 12
