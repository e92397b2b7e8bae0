"""The operator's page, reports, bans, the closed lobby, and tables that refuse spectators."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from monsterbox.server.http.operator_access import LASTS, OperatorAccess
from tests.server.http.house import (
    EVENING,
    KEY,
    Browser,
    House,
    a_house,
    id_of,
    invitations,
    secret_for,
)

LANGUAGES = ("de", "en", "fr", "nl", "it")
TOKEN = "a token that only the operator has"
OPERATOR_FORMS: dict[str, dict[str, object]] = {
    "leave": {},
    "remove": {"table": "x"},
    "rename": {"table": "x", "seat": 0, "name": "Bo"},
    "ban": {"who": "192.0.2.7"},
    "unban": {"who": "192.0.2.7"},
    "lobby": {"closed": "yes"},
    "reports/x/done": {},
}


@pytest.fixture
def attended(house: House) -> Iterator[House]:
    """The house with an operator."""
    nobody = house.app.state.operator
    house.app.state.operator = OperatorAccess(TOKEN, KEY, clock=lambda: EVENING)
    yield house
    house.app.state.operator = nobody


@pytest.fixture
def boss(attended: House) -> Browser:
    """The operator, inside."""
    boss = attended.browser("boss")
    assert boss.post("/operator/enter", token=f" {TOKEN}\n").headers["location"] == "/operator"
    return boss


# Coming in


def test_without_a_token_there_is_no_such_page(house: House) -> None:
    eve = house.browser("eve")

    assert eve.get("/operator").status_code == 404
    assert eve.post("/operator/enter", token="").status_code == 404


@pytest.mark.parametrize("wrong", ["", "guess", TOKEN + "x", TOKEN[:-1], "ü" * 40])
def test_a_wrong_token_lets_nobody_in(attended: House, wrong: str) -> None:
    eve = attended.browser("eve")

    answer = eve.post("/operator/enter", token=wrong)

    assert answer.status_code == 422
    assert "operator" not in eve.cookies
    assert 'action="/operator/enter"' in eve.get("/operator").text


@pytest.mark.parametrize("form", OPERATOR_FORMS)
def test_nobody_else_can_act(attended: House, form: str) -> None:
    eve = attended.browser("eve")

    assert eve.post(f"/operator/{form}", **OPERATOR_FORMS[form]).status_code == 404
    assert attended.store.kept_bans == {}


def test_the_pass_is_for_one_browser_and_half_a_day(attended: House, boss: Browser) -> None:
    eve = attended.browser("eve")
    eve.cookies["operator"] = boss.cookies["operator"]
    access = attended.app.state.operator

    assert 'action="/operator/enter"' in eve.get("/operator").text
    assert 'action="/operator/leave"' in boss.get("/operator").text
    access.clock = lambda: EVENING + LASTS
    assert 'action="/operator/enter"' in boss.get("/operator").text


@pytest.mark.parametrize("strange", ["", ".", "1.2", "ü.ü", "9" * 400, "1e9.x", f"{10**30}."])
def test_a_made_up_pass_is_none(attended: House, strange: str) -> None:
    assert not attended.app.state.operator.is_pass(strange, id_of("eve"))


def test_an_operator_leaves(boss: Browser) -> None:
    told = boss.post("/operator/leave").headers["set-cookie"]

    assert told.startswith("operator=")
    assert "Max-Age=0" in told


def test_the_cookie_of_an_operator_is_guarded(attended: House) -> None:
    told = attended.browser("boss").post("/operator/enter", token=TOKEN).headers["set-cookie"]

    assert "HttpOnly" in told
    assert "samesite=strict" in told.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(
    attended: House, boss: Browser, language: str
) -> None:
    ada, _, path = attended.two_at_a_table()
    ada.post(f"{path}/report", seat=1, reason="conduct", details="<b>loud</b>")
    boss.post("/operator/ban", who="2001:db8::1", note="flood")
    boss.language = language

    page = boss.get("/operator")

    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    assert "&lt;b&gt;loud" in page.text
    assert "2001:db8::/64" in page.text
    assert len(set(re.findall(r' id="([^"]+)"', page.text))) == len(
        re.findall(r' id="([^"]+)"', page.text)
    )


# Reports


def test_who_sits_there_can_report_somebody_else(attended: House, boss: Browser) -> None:
    ada, _, path = attended.two_at_a_table()

    page = ada.get(f"{path}/report").text
    answer = ada.post(f"{path}/report", seat=1, reason="name", details="  rude \n words ")

    assert f'href="{path}/report"' in ada.get(path).text
    assert "Bob" in page
    assert 'role="status"' in answer.text
    (report,) = attended.store.kept_reports.values()
    assert (report.person, report.reporter) == (id_of("bob"), id_of("ada"))
    assert (report.reason, report.details) == ("name", "rude words")
    boss.post(f"/operator/reports/{report.id}/done")
    assert attended.store.kept_reports == {}


@pytest.mark.parametrize(
    ("who", "fields", "status"),
    [
        ("eve", {"seat": 0, "reason": "name"}, 403),
        ("ada", {"seat": 0, "reason": "name"}, 422),
        ("ada", {"seat": 7, "reason": "name"}, 422),
        ("ada", {"seat": 1, "reason": "taste"}, 422),
        ("ada", {"reason": "name"}, 422),
        ("ada", {"seat": 1, "reason": "name", "details": "x" * 1001}, 400),
    ],
)
def test_a_report_that_makes_no_sense(
    attended: House, who: str, fields: dict[str, object], status: int
) -> None:
    _, _, path = attended.two_at_a_table()

    assert attended.browser(who).post(f"{path}/report", **fields).status_code == status
    assert attended.store.kept_reports == {}


def test_who_reports_again_and_again_fills_no_list(attended: House) -> None:
    ada, _, path = attended.two_at_a_table()
    for details in ("first", "second"):
        ada.post(f"{path}/report", seat=1, reason="name", details=details)

    (report,) = attended.store.kept_reports.values()

    assert report.details == "second"


def test_where_nobody_reads_reports_nobody_is_asked_for_one(house: House) -> None:
    ada, _, path = house.two_at_a_table()

    assert "/report" not in ada.get(path).text
    assert ada.get(f"{path}/report").status_code == 404
    assert ada.post(f"{path}/report", seat=1, reason="name").status_code == 404


def test_programs_report_as_well(attended: House) -> None:
    _, _, path = attended.two_at_a_table()
    ada = attended.program(secret_for("ada"))
    where = f"{path.replace('/t/', '/tables/')}/reports"

    assert ada.ask("POST", where, {"seat": 1, "reason": "other"}).status_code == 204
    assert ada.ask("POST", where, {"seat": 0, "reason": "other"}).status_code == 422
    assert len(attended.store.kept_reports) == 1


# What an operator does


def test_an_operator_renames_somebody(attended: House, boss: Browser) -> None:
    ada, _, path = attended.two_at_a_table()
    table = path.removeprefix("/t/")

    boss.post("/operator/rename", table=table, seat=1, name="Bo")
    boss.post("/operator/rename", table=table, seat=0, name="Bo")

    assert [seat["name"] for seat in ada.shown(path)["seats"]] == ["Bo 2", "Bo"]
    assert ada.shown(path)["held"] == [0]
    assert ada.play(path).status_code in (303, 403)


def test_an_operator_removes_a_table_with_its_reports(attended: House, boss: Browser) -> None:
    ada, _, path = attended.two_at_a_table()
    ada.post(f"{path}/report", seat=1, reason="name")

    boss.post("/operator/remove", table=path.removeprefix("/t/"))

    assert ada.get(path).status_code == 404
    assert attended.store.kept_reports == {}
    assert boss.post("/operator/remove", table="\x00").status_code == 404


def test_a_banned_person_gets_no_further(attended: House, boss: Browser) -> None:
    ada, bob, path = attended.two_at_a_table()

    boss.post("/operator/ban", who=id_of("bob"), note="Bob")

    assert {bob.get(where).status_code for where in ("/", path, f"{path}/events")} == {403}
    assert bob.post(f"{path}/moves", choice="x").status_code == 403
    assert attended.program(secret_for("bob")).ask("GET", "/games").json()["code"] == "banned"
    assert bob.get("/health").status_code == 200
    assert ada.get(path).status_code == 200
    boss.post("/operator/unban", who=id_of("bob"))
    assert bob.get(path).status_code == 200


def test_a_banned_household_gets_no_further(attended: House, boss: Browser) -> None:
    """All clients of these tests come from one household: that of the operator, too."""
    admission = attended.app.state.tables.rooms.admission
    admission.admit(id_of("bob"), "2001:db8::77")

    assert admission.household_of(id_of("bob")) == "2001:db8::/64"
    boss.post("/operator/ban", who="2001:db8::1/64", note="next door")
    with pytest.raises(Exception, match="banned"):
        admission.admit(id_of("eve"), "2001:db8::5:6")
    admission.admit(id_of("eve"), "2001:db8:1::5")
    boss.post("/operator/ban", who="192.0.2.0/24")
    with pytest.raises(Exception, match="banned"):
        admission.admit(None, "::ffff:192.0.2.99")
    assert boss.get("/operator").status_code == 200


@pytest.mark.parametrize("who", ["", "bob", "0.0.0.0/0", "::/0", "x" * 64, "10.0.0.0/7", "a.b.c.d"])
def test_nobody_bans_everybody_by_mistake(attended: House, boss: Browser, who: str) -> None:
    assert boss.post("/operator/ban", who=who).status_code == 422
    assert attended.store.kept_bans == {}


def test_a_closed_lobby_lets_running_games_go_on(attended: House, boss: Browser) -> None:
    ada, bob, path = attended.two_at_a_table()

    lesson = ada.post("/learn/zombeasts").headers["location"]

    boss.post("/operator/lobby", closed="yes")

    assert ada.post("/games/zombeasts/tables", seats=2).status_code == 403
    assert bob.post("/learn/zombeasts").status_code == 403
    assert ada.post("/learn/zombeasts").headers["location"] == lesson
    assert ada.post("/learn/zombeasts", afresh="yes").status_code == 403
    told = attended.program().ask("POST", "/tables", {"game": "zombeasts", "seats": 2})
    assert told.json()["code"] == "lobby-closed"
    assert bob.get(path).status_code == ada.get(path).status_code == 200
    ada.post(f"{path}/give-up")
    assert ada.post(f"{path}/rematch").status_code == 403
    assert ada.post(f"{path}/fork", at=0).status_code == 403
    boss.post("/operator/lobby", closed="no")
    assert ada.post(f"{path}/rematch").status_code == 303


# Names


@pytest.mark.parametrize("name", ["Hitler", "F u c k", "4rschl0ch", "c0nn4rd", "Operator"])
def test_nobody_sits_down_with_an_unwanted_name(house: House, name: str) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="free")
    link = invitations(ada, path)[0]

    assert house.browser("eve").post(link, name=name).status_code == 422
    assert house.browser("eve").post("/name", name=name).status_code == 422
    assert house.browser("eve").post("/games/zombeasts/tables", name=name).status_code == 422
    assert ada.shown(path)["seats"][1]["kind"] == "free"


# Without spectators


def closed_table(house: House) -> tuple[Browser, str]:
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="free", closed="yes", open="yes", name="Ada")
    house.browser("bob").post(invitations(ada, path)[0], name="Bob")
    return ada, path


def test_a_table_without_spectators_shows_nothing_to_others(house: House) -> None:
    ada, path = closed_table(house)
    eve, api = house.browser("eve"), f"/api{path.replace('/t/', '/tables/')}"
    pages = ("", "/fragment", "/events", "/replay", "/replay/step", "/why", "/fairness")
    places = ("", "/replay", "/fairness", "/stream")

    running = [eve.get(path + page).status_code for page in pages]
    running += [eve.get(api + place).status_code for place in places]
    assert set(running) == {403}
    assert path not in eve.get("/").text
    assert ada.get(path).status_code == house.browser("bob").get(path).status_code == 200
    ada.post(f"{path}/give-up")
    ends = ("", "/score", "/replay", "/fairness", "/record.json")
    over = [eve.get(path + page).status_code for page in ends]
    over += [eve.get(f"{api}/{one}").status_code for one in ("score", "record", "fairness")]
    assert {*over, eve.post(f"{path}/fork", at=0).status_code} == {403}
    assert ada.get(f"{path}/record.json").status_code == 200


def test_whoever_is_invited_may_look_before_the_first_card(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="free", closed="yes", open="yes")
    eve = house.browser("eve")

    assert eve.get(path).status_code == 200
    assert eve.get(invitations(ada, path)[0]).status_code == 200


def test_whoever_is_invited_to_a_left_chair_sees_the_invitation(house: House) -> None:
    ada, path = closed_table(house)
    house.browser("bob").post(f"{path}/seats/1/leave")
    link = invitations(ada, path)[0]
    eve = house.browser("eve")

    assert eve.get(link).status_code == 200
    assert eve.get(path).status_code == 403
    assert eve.post(link, name="Eve").status_code == 303
    assert eve.get(path).status_code == 200
    assert house.browser("bob").get(path).status_code == 403


def test_programs_open_such_tables_too(house: House) -> None:
    wish = {"game": "zombeasts", "seats": 2, "spectators": False}

    table = house.program(secret_for("ada")).ask("POST", "/tables", wish).json()["table"]

    told = house.program().ask("GET", f"/tables/{table}").json()
    assert told["code"] == "no-spectators"


def test_behind_tls_the_cookie_says_so(attended: House) -> None:
    from monsterbox.server.settings import Settings

    with a_house(settings=Settings(base_url="https://games.example")) as safe:
        safe.app.state.operator = OperatorAccess(TOKEN, KEY)
        told = safe.browser("boss").post("/operator/enter", token=TOKEN).headers["set-cookie"]

    assert told.startswith("__Host-operator=")
    assert "Secure" in told
