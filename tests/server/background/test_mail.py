"""Mail about slow tables, by a real mail server: who gets it, when, and what it says."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.background.mail import GRACE, HOUR, MOST_REFUSALS, REMIND_AFTER, Postman
from monsterbox.server.club.addresses import CONFIRM, Addresses, read_address
from monsterbox.server.settings import Settings
from monsterbox.server.tables.errors import BadLink, BadWish, NotSent
from monsterbox.server.tables.people import Person
from tests.processes import free_port
from tests.server.houses import ADA, BEN, House, in_a_loop
from tests.server.post_office import (
    HERE,
    PASSWORD,
    USER,
    PostOffice,
    a_certificate,
    a_post_office,
    knows,
)

SECRET = bytes(range(32))
BASE = "https://games.example.org"
MINUTE = 60.0


def settings_for(port: int, **more: Any) -> Settings:
    told = {"smtp_security": "none", "mail_from": "Monsterbox <games@example.org>"} | more
    return Settings(base_url=BASE, smtp_host=HERE, smtp_port=port, **told)


@dataclass
class Scene:
    """A house, its mail and its postman."""

    house: House
    office: PostOffice
    postman: Postman

    async def want_mail(self, person: Person, address: str = "ada@example.org") -> None:
        """Somebody gives an address and confirms it."""
        row = await self.postman.addresses.ask(person, address, self.house.clock.now())
        await self.postman.addresses.confirm(self.postman.addresses.link(CONFIRM, row))

    async def pass_time(self, seconds: float) -> None:
        """A while in which the postman looks now and then."""
        for _ in range(6):
            self.house.clock.time += seconds / 6
            await self.postman.look()

    def subjects(self) -> list[str]:
        return [str(one["Subject"]) for one in self.office.letters]


@contextmanager
def a_scene() -> Iterator[Scene]:
    with a_post_office() as office:
        house = House()
        postman = Postman(house.tables.rooms, settings_for(office.port), "", SECRET)
        yield Scene(house, office, postman)


async def two_at_a_slow_table(house: House) -> tuple[str, Person]:
    """The table, and whoever is asked there; nobody looks at it."""
    table = await house.open_for(ADA, BEN, pace="days")
    (seat,) = house.table(table).waiting
    return table, (ADA, BEN)[seat]


@in_a_loop
async def test_whoever_is_asked_gets_one_mail_after_a_while() -> None:
    with a_scene() as scene:
        table, asked = await two_at_a_slow_table(scene.house)
        await scene.want_mail(asked)

        await scene.postman.look()
        await scene.pass_time(GRACE - MINUTE)
        assert scene.subjects() == []
        await scene.pass_time(2 * MINUTE)
        assert len(scene.subjects()) == 1
        await scene.pass_time(5 * HOUR)

        (letter,) = scene.office.letters
        assert letter["To"] == "ada@example.org"
        assert "Zombeasts" in letter["Subject"]
        assert f"{BASE}/t/{table}" in letter.as_string().replace("=\n", "")


@in_a_loop
async def test_whoever_is_not_asked_gets_none() -> None:
    with a_scene() as scene:
        _, asked = await two_at_a_slow_table(scene.house)
        await scene.want_mail(BEN if asked is ADA else ADA)

        await scene.pass_time(6 * HOUR)

        assert scene.subjects() == []


@in_a_loop
async def test_live_tables_and_addresses_that_nobody_confirmed_get_none() -> None:
    with a_scene() as scene:
        await scene.house.open_for(ADA, BEN)
        for person in (ADA, BEN):
            await scene.want_mail(person)
        await scene.pass_time(6 * HOUR)
        assert scene.subjects() == []

        _, asked = await two_at_a_slow_table(scene.house)
        await scene.postman.addresses.ask(asked, "new@example.org", scene.house.clock.now())
        await scene.pass_time(6 * HOUR)

        assert scene.subjects() == []


@in_a_loop
async def test_who_has_the_table_open_gets_none() -> None:
    with a_scene() as scene:
        table, asked = await two_at_a_slow_table(scene.house)
        await scene.want_mail(asked)
        await scene.house.watch(table, asked)

        await scene.pass_time(6 * HOUR)

        assert scene.subjects() == []


@in_a_loop
async def test_a_choice_later_there_may_be_another_mail_but_one_an_hour() -> None:
    with a_scene() as scene:
        house = scene.house
        table, asked = await two_at_a_slow_table(house)
        await scene.want_mail(asked)
        await scene.pass_time(2 * GRACE)
        assert len(scene.subjects()) == 1

        await house.play_on(table, ADA, BEN, choices=1)
        while asked.id_hash not in who_waits(house, table):
            await house.play_on(table, ADA, BEN, choices=1)
        await scene.pass_time(2 * GRACE)
        assert len(scene.subjects()) == 1
        await scene.pass_time(HOUR)

        assert len(scene.subjects()) == 2


def who_waits(house: House, table: str) -> set[str | None]:
    live = house.table(table)
    return {live.chairs[seat].person for seat in live.waiting}


@in_a_loop
async def test_several_tables_come_in_one_mail() -> None:
    with a_scene() as scene:
        tables = [await scene.house.open("person", "bot:level1", pace="days") for _ in range(3)]
        await scene.house.tables.rooms.evict_idle()
        await scene.want_mail(ADA)

        await scene.postman.look()
        await scene.pass_time(2 * GRACE)

        (letter,) = scene.office.letters
        asked = [one for one in tables if ADA.id_hash in who_waits(scene.house, one)]
        assert str(len(asked)) in letter["Subject"]
        assert all(one in letter.as_string().replace("=\n", "") for one in asked)


@in_a_loop
async def test_a_reminder_comes_once_before_a_bot_stands_in() -> None:
    with a_scene() as scene:
        _, asked = await two_at_a_slow_table(scene.house)
        await scene.want_mail(asked)
        await scene.pass_time(2 * GRACE)

        await scene.pass_time(REMIND_AFTER)
        await scene.pass_time(REMIND_AFTER)

        assert len(scene.subjects()) == 2
        assert scene.subjects()[0] != scene.subjects()[1]


@in_a_loop
async def test_of_several_processes_one_sends_and_a_restart_sends_nothing_again() -> None:
    with a_scene() as scene:
        _, asked = await two_at_a_slow_table(scene.house)
        await scene.want_mail(asked)
        rooms, told = scene.house.tables.rooms, settings_for(scene.office.port)
        others = [Postman(rooms, told, "", SECRET) for _ in range(3)]
        for one in (scene.postman, *others):
            await one.look()
        scene.house.clock.time += 2 * GRACE

        for one in (scene.postman, *others):
            await one.look()
        anew = Postman(rooms, told, "", SECRET)
        for _ in range(5):
            scene.house.clock.time += HOUR
            await anew.look()

        assert len(scene.subjects()) == 1


# What mails say


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_speaks_the_readers_language_and_hides_nothing(language: str) -> None:
    async def whole() -> None:
        with a_scene() as scene:
            _, asked = await two_at_a_slow_table(scene.house)
            await scene.want_mail(msgspec.structs.replace(asked, language=language))
            await scene.postman.look()
            await scene.pass_time(2 * GRACE)

            (letter,) = scene.office.letters
            plain, html = (part.get_content() for part in letter.iter_parts())
            assert f'lang="{language}"' in html
            for text in (plain, html):
                assert "img" not in text
                assert text.count("http") == text.count(BASE)
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert str(letter["List-Unsubscribe"]).startswith(f"<{BASE}/mail/stop/")
            assert letter["Auto-Submitted"] == "auto-generated"
            others = [ADA.name, BEN.name, ADA.id_hash, BEN.id_hash]
            assert not any(name in plain + html for name in others)

    in_a_loop(whole)()


# When it does not work


@in_a_loop
async def test_while_the_server_is_down_mail_waits_and_then_comes_once() -> None:
    house = House()
    port = free_port()
    postman = Postman(house.tables.rooms, settings_for(port), "", SECRET)
    _, asked = await two_at_a_slow_table(house)
    scene = Scene(house, PostOffice(), postman)
    await scene.want_mail(asked)
    await postman.look()
    await scene.pass_time(3 * HOUR)

    with a_post_office() as office:
        working = Postman(house.tables.rooms, settings_for(office.port), "", SECRET)
        later = Scene(house, office, working)
        await working.look()
        await later.pass_time(2 * GRACE)
        await later.pass_time(3 * HOUR)

        assert len(later.subjects()) == 1


@in_a_loop
async def test_an_address_that_is_refused_is_left_alone() -> None:
    with a_scene() as scene:
        scene.office.refuses = 550
        _, asked = await two_at_a_slow_table(scene.house)
        await scene.want_mail(asked)
        await scene.postman.look()

        for _ in range(40):
            await scene.pass_time(6 * HOUR)

        row = await scene.postman.addresses.of(asked)
        assert row is not None
        assert (row.failures, row.confirmed) == (MOST_REFUSALS, False)
        scene.office.refuses = 0
        await scene.pass_time(100 * HOUR)
        assert scene.subjects() == []


@in_a_loop
async def test_whoever_gives_an_address_learns_that_no_mail_could_be_sent() -> None:
    house = House()
    postman = Postman(house.tables.rooms, settings_for(free_port()), "", SECRET)

    with pytest.raises(NotSent):
        await postman.ask(ADA, "ada@example.org")

    assert await postman.addresses.of(ADA) is None


@in_a_loop
async def test_a_server_that_wants_a_password_gets_it_over_tls_only() -> None:
    with a_post_office(auth_required=True, authenticator=knows, auth_require_tls=True) as office:
        house = House()
        told = settings_for(office.port, smtp_user=USER)
        with pytest.raises(NotSent):
            await Postman(house.tables.rooms, told, PASSWORD, SECRET).ask(ADA, "a@example.org")


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_mail_goes_over_tls_to_whoever_shows_a_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str
) -> None:
    certificate, context = a_certificate(tmp_path)
    demands: dict[str, Any] = {"auth_required": True, "authenticator": knows}
    if security == "tls":
        demands |= {"ssl_context": context, "auth_require_tls": False}
    else:
        demands |= {"tls_context": context, "require_starttls": True}

    async def ask(password: str) -> None:
        house = House()
        told = settings_for(office.port, smtp_security=security, smtp_user=USER)
        await Postman(house.tables.rooms, told, password, SECRET).ask(ADA, "ada@example.org")

    with a_post_office(**demands) as office:
        for trusted, password in ((False, PASSWORD), (True, "wrong")):
            if trusted:
                monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            with pytest.raises(NotSent):
                in_a_loop(ask)(password)
        assert office.letters == []
        in_a_loop(ask)(PASSWORD)

    assert [one["To"] for one in office.letters] == ["ada@example.org"]
    gc.collect()  # a handshake that has failed leaves its socket to the collector


# Addresses and links


@pytest.mark.parametrize(
    "typed",
    [
        "", "ada", "ada@", "@example.org", "ada@example", "a b@example.org", "ada@ex ample.org",
        "ada@example.org\nBcc: all@example.org", "Ada <ada@example.org>", "a,b@example.org",
        ".ada@example.org", "a..b@example.org", "ada@-example.org", "ada@example.org.",
        "ä@example.org",
        f"{'a' * 65}@example.org", f"ada@{'a' * 64}.org", f"ada@{'a.' * 130}org", "ada@[127.0.0.1]",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(BadWish):
        read_address(typed)


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        (" ada@example.org ", "ada@example.org"),
        ("Ada.L+games@Example.ORG", "Ada.L+games@example.org"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
    ],
)
def test_addresses_are_written_as_mail_servers_take_them(typed: str, address: str) -> None:
    assert read_address(typed) == address


@in_a_loop
async def test_a_link_is_good_for_one_thing_and_one_address() -> None:
    house = House()
    addresses = Addresses(house.store.mail, SECRET)
    row = await addresses.ask(ADA, "ada@example.org", 0.0)
    link = addresses.link(CONFIRM, row)

    for wrong in ("", ".", link[:-1], link + "0", link.replace(".", ""), f"{row.key}.{'0' * 32}"):
        with pytest.raises(BadLink):
            await addresses.confirm(wrong)
    with pytest.raises(BadLink):
        await addresses.stop(link)
    with pytest.raises(BadLink):
        await Addresses(house.store.mail, b"another server").confirm(link)
    await addresses.ask(ADA, "new@example.org", 1.0)
    with pytest.raises(BadLink):
        await addresses.confirm(link)
