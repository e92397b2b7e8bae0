"""When the game is over: scores, another game, the whole truth, and a proof that it was fair."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from monsterbox.cli.main import main
from tests.browser.guests import DESK, PHONE, Guests
from tests.browser.playing import finished_table, shown

ROWS = """(parts) => new Set(parts.filter((one) => one.offsetWidth > 1).map((one) => {
  const box = one.getBoundingClientRect();
  return Math.round((box.top + box.height / 2) / 20);
})).size"""


def test_the_score_sheet_tells_who_won_and_leads_to_a_rematch(guests: Guests) -> None:
    page = guests.arrive()
    path = finished_table(page)
    totals = [str(seat["score"]).replace("-", "−") for seat in shown(page, path)["seats"]]

    page.goto(path)
    page.get_by_role("link", name="Score sheet").click()
    expect(page.locator("#scores tfoot td")).to_have_count(len(totals))
    counted = page.locator("#scores tfoot td").all_inner_texts()
    expect(page.locator("#warm")).not_to_be_empty()
    expect(page.locator("#scores")).to_contain_text(
        re.compile(r"Most points .* win · after \d+ turns")
    )
    expect(page.locator("#scores tbody th small").first).to_contain_text("ZB-41")
    page.get_by_text("Where the points come from").click()
    reasons = page.locator(".reasons li").count()
    page.get_by_role("button", name="Rematch").click()

    assert sorted(counted) == sorted(totals)
    assert reasons > 0
    page.wait_for_url(lambda url: path not in url)
    expect(page.locator("#table")).to_have_attribute("data-phase", "playing")


def test_the_replay_shows_every_step_and_goes_on_from_any(guests: Guests) -> None:
    page = guests.arrive()
    path = finished_table(page)
    page.goto(f"{path}/replay")
    most = int(page.locator("#at").get_attribute("max") or 0)
    expect(page.locator("#where")).to_have_text(f"0 / {most}")

    page.locator("#at").focus()
    page.keyboard.press("End")
    expect(page.locator("#where")).to_have_text(f"{most} / {most}")
    expect(page.locator("#table")).to_have_attribute("data-phase", "over")
    page.locator("#prev").click()
    page.locator("#prev").click()
    expect(page.locator("#where")).to_have_text(f"{most - 2} / {most}")
    for key, there in (("Home", 0), ("PageDown", None), ("PageUp", 0), ("End", most)):
        page.locator("#turn-on").press(key)
        if there is not None:
            expect(page.locator("#where")).to_have_text(f"{there} / {most}")
        expect(page.locator("#turn")).to_have_text(re.compile(r"^Turn \d+$"))
    page.locator("#first").click()
    page.locator("#turn-on").click()
    expect(page.locator("#turn")).to_have_text("Turn 2")
    page.locator("#speed").select_option("4")
    page.locator("#run").click()
    expect(page.locator("#turn")).not_to_have_text("Turn 2")
    page.locator("#last").click()
    page.locator("#at").fill(str(most // 2))
    expect(page.locator("#where")).to_have_text(f"{most // 2} / {most}")
    expect(page.locator(".bared li").first).to_be_attached()
    page.set_viewport_size(PHONE)
    rows = page.locator(".bar :is(a, button, input, select):visible").evaluate_all(ROWS)
    assert rows == 2
    page.set_viewport_size(DESK)
    assert page.locator("#choices").count() == 0

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: path not in url)
    expect(page.locator("#table")).to_have_attribute("data-phase", "playing")


def test_every_draw_is_worked_out_again_in_the_browser(guests: Guests, tmp_path: Path) -> None:
    page = guests.arrive()
    path = finished_table(page)
    page.goto(f"{path}/fairness")

    page.locator("#check").click()

    expect(page.locator("#verdict .good")).to_have_count(2)
    expect(page.locator("#verdict .wrong")).to_have_count(0)
    told = page.request.get(f"/api/tables/{path[3:]}/fairness").json()
    expect(page.locator("#draws li")).to_have_count(len(told["draws"]))
    assert page.locator("#draws .wrong").count() == 0
    assert verified(page, tmp_path)


@pytest.mark.full
def test_a_forged_draw_is_found(guests: Guests) -> None:
    page = guests.arrive()
    path = finished_table(page)
    told = page.request.get(f"/api/tables/{path[3:]}/fairness").json()
    draw = next(draw for draw in told["draws"] if len(draw["from"]) > 1)
    draw["drawn"] = next(other for other in draw["from"] if other != draw["drawn"])
    page.route("**/api/tables/*/fairness", lambda route: route.fulfill(json=told))
    page.goto(f"{path}/fairness")

    page.locator("#check").click()

    expect(page.locator("#verdict .wrong")).to_have_count(1)
    expect(page.locator("#draws .wrong")).to_have_count(1)


def verified(page: Page, folder: Path) -> bool:
    """The record that the page offers, checked by the program."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = folder / download.value.suggested_filename
    download.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "zombeasts"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANG", "C.UTF-8")
        return main(["verify", str(record)]) == 0
