"""What a player does at a table."""

from __future__ import annotations

import re

import pytest

from monsterbox.server.http.rate_limits import Limits
from tests.server.http.house import House, a_house, whose_turn


def test_the_page_shows_the_table_and_where_its_stream_is(house: House) -> None:
    ada, _, path = house.two_at_a_table()

    page = ada.get(path)

    assert page.status_code == 200
    assert page.text.count('<main id="table"') == 1
    assert path.removeprefix("/t/") in page.text
    assert ada.get(f"{path}/fragment").text.strip().startswith("<main")


def test_a_choice_without_script_comes_back_to_the_table(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    before = player.shown(path)

    answer = player.play(path)

    assert (answer.status_code, answer.headers["location"]) == (303, path)
    assert player.shown(path)["version"] != before["version"]


def test_a_choice_with_script_is_answered_by_the_stream_alone(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    player.with_script = True

    answer = player.play(path)

    assert (answer.status_code, answer.content) == (204, b"")


def test_the_seat_may_be_left_out(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    shown = player.shown(path)

    answer = player.post(
        f"{path}/moves", choice=shown["choices"][0]["text"], version=shown["version"]
    )

    assert answer.status_code == 303


def test_a_refused_choice_is_a_slip_beside_the_table(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    player.with_script = True

    answer = player.play(path, "play ZZZ-1")

    assert answer.status_code == 200
    assert answer.text.startswith('<hx-partial hx-target="#why" hx-swap="innerHTML">')


def test_a_refused_choice_without_script_is_a_page_with_its_reason(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    shown = player.shown(path)
    foreign = next(card for card in ("B-CAT-2R", "G-DOG-4R") if card not in shown["view"]["hand"])

    answer = player.play(path, f"play {foreign}")

    assert answer.status_code == 422
    assert "<html" in answer.text
    assert player.shown(path)["version"] == shown["version"]


def test_a_stale_choice_changes_nothing(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    before = player.shown(path)

    answer = player.play(path, version="0123456789abcdef")

    assert answer.status_code == 409
    assert player.shown(path) == before


def test_the_same_key_plays_once(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    shown = player.shown(path)
    move = {
        "choice": shown["choices"][0]["text"],
        "version": shown["version"],
        "key": "0123456789",
        "seat": shown["seat"],
    }

    first = player.post(f"{path}/moves", **move)
    after = player.shown(path)
    second = player.post(f"{path}/moves", **move)

    assert (first.status_code, second.status_code) == (303, 303)
    assert player.shown(path) == after


@pytest.mark.parametrize("key", ["short", "x" * 65, "key\nwith lines", "Schlüssel für alle"])
def test_a_strange_key_is_refused(house: House, key: str) -> None:
    ada, bob, path = house.two_at_a_table()

    assert whose_turn(path, ada, bob).play(path, key=key).status_code == 422


def test_another_ones_seat_is_not_ones_own(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    thief = house.browser("mallory")
    shown = player.shown(path)
    move = {"choice": shown["choices"][0]["text"], "version": shown["version"]}

    forged = thief.post(f"{path}/moves", seat=shown["seat"], **move)
    without = thief.post(f"{path}/moves", **move)
    undone = thief.post(f"{path}/undo", seat=shown["seat"], version=shown["version"])

    assert [one.status_code for one in (forged, without, undone)] == [403, 403, 403]
    assert player.shown(path) == shown


@pytest.mark.parametrize("seat", ["-1", "7", "99999999999999999999", "zero", "1.5"])
def test_a_seat_that_there_is_not_is_refused(house: House, seat: str) -> None:
    ada, bob, path = house.two_at_a_table()

    answer = whose_turn(path, ada, bob).play(path, seat=seat)

    assert answer.status_code in (400, 403, 422)


def test_undo_takes_the_last_choice_back(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    before = player.shown(path)
    choice = next(one["text"] for one in before["choices"] if one["text"].startswith("play"))
    player.play(path, choice)
    after = player.shown(path)

    answer = player.post(f"{path}/undo", version=after["version"], seat=after["seat"])

    assert after["can_undo"]
    assert answer.status_code == 303
    assert player.shown(path)["view"] == before["view"]


def test_without_a_choice_nothing_can_be_taken_back(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    shown = player.shown(path)

    answer = player.post(f"{path}/undo", version=shown["version"], seat=shown["seat"])

    assert answer.status_code == 409


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl", "it"])
def test_everything_on_the_table_answers_why_not(house: House, language: str) -> None:
    ada, bob, path = house.two_at_a_table()
    player = whose_turn(path, ada, bob)
    player.language = language

    slip = player.get(f"{path}/why?word=pile")

    assert slip.status_code == 200
    assert re.search(r"ZB-\d\d", slip.text)


def test_who_looks_on_may_ask_too(house: House) -> None:
    _, _, path = house.two_at_a_table()

    slip = house.browser("eve").get(f"{path}/why?choice=play+B-CAT-2R")

    assert slip.status_code == 200


def test_a_card_that_one_sees_can_be_looked_at_in_large(house: House) -> None:
    ada, bob, path = house.two_at_a_table()
    mine = ada.shown(path)["view"]["hand"][0]

    assert ada.get(f"{path}/cards/{mine}").status_code == 200
    assert ada.get(f"{path}/cards/nothing").status_code == 404
    unseen = bob.get(f"{path}/cards/{mine}")
    assert unseen.status_code == 404
    assert unseen.content == bob.get(f"{path}/cards/nothing").content.replace(
        b"cards/nothing", f"cards/{mine}".encode()
    )


def test_the_curtain_hides_the_hand_until_it_is_lifted(house: House) -> None:
    ada = house.browser("ada")
    path = ada.open(seats=2, chair_1="here", name="Ada", name_1="Bea", option_start_player="0")

    hidden = ada.shown(path)
    page = ada.get(path).text
    lifted = ada.post(f"{path}/curtain", seat=0)

    assert hidden["curtain"]
    assert hidden["view"]["hand"] == []
    assert not any(card in page for card in ada.shown(path, seat=0)["view"]["hand"])
    assert lifted.status_code == 303
    assert not ada.shown(path)["curtain"]
    assert len(ada.shown(path)["view"]["hand"]) == 3


def test_the_curtain_of_others_stays_down(house: House) -> None:
    ada, _, path = house.two_at_a_table()

    assert ada.post(f"{path}/curtain", seat=1).status_code == 403


def test_a_match_can_be_given_up_by_who_sits_there(house: House) -> None:
    ada, _, path = house.two_at_a_table()

    assert house.browser("eve").post(f"{path}/give-up").status_code == 403
    assert ada.post(f"{path}/give-up").status_code == 303
    assert ada.shown(path)["phase"] == "given-up"
    assert ada.post(f"{path}/give-up").status_code == 409


def test_who_is_too_quick_is_asked_to_wait() -> None:
    with a_house() as house:
        house.app.state.limits = Limits(1, 0, clock=lambda: 0.0)
        ada = house.browser("ada")
        path = ada.open(seats=2)

        answers = [ada.post(f"{path}/moves", choice="x", version="y", seat=0) for _ in range(12)]

        assert answers[0].status_code == 409
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"] == "1"


def test_who_opens_too_many_tables_is_asked_to_wait() -> None:
    with a_house() as house:
        house.app.state.limits = Limits(0, 6, clock=lambda: 0.0)
        answers = [
            house.browser(f"person-{number}").post("/games/zombeasts/tables", seats=2)
            for number in range(7)
        ]

        assert [one.status_code for one in answers[:5]] == [303] * 5
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) <= 10
