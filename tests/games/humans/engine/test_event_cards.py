"""Every event card of the humans' set by name (D8)."""

import pytest

import monsterbox as mb
from tests.games.humans.builders import (
    F1,
    F2,
    a_capture,
    a_match,
    choices,
    ends,
    events,
    field,
    pending,
    phase,
    player,
    steps_from,
    things,
    zombies,
)

INFECT = ("infection infect", "infection infect", "infection infect")
BONUS = {"HW1": 0, "HW2": 1, "HW3": 1, "HW4": 2, "HW5": 2, "HW6": 3}


@pytest.mark.parametrize("card", BONUS)
def test_hw1_to_hw6_weapons_hit_on_four(card: str) -> None:
    """HU-42, HU-70. The face that just hits, and the one below."""
    for face in (4 - BONUS[card], 3 - BONUS[card]):
        if face < 1:
            continue
        match = a_capture("face 6", f"face {face}", hands={1: [card]})
        match.play(1, f"play {card}")

        assert len(events(match, "WeaponHit")) == (face + BONUS[card] >= 4)


def a_premove(**fields: object) -> mb.Match:
    """Seat 0 is about to move with five steps; seat 1 is asked first."""
    return a_match(
        phase="premove",
        asked=[1],
        pending={"window": "premove", "asked": 1, "total": 5},
        **fields,  # type: ignore[arg-type]
    )


def test_he01_open_house() -> None:
    """HE01, T-54. A tile with four spaces, one zombie, one human: two guests at most."""
    match = a_match(
        town=("H04 1,0 r0",),
        zombies={0: ["4,1"]},
        humans=["4,2"],
        hands={0: ["HE01"]},
    )
    match.play(0, "play HE01 1,0")
    assert choices(match) == {"human 3,1", "human 5,1"}
    match.play(0, "human 3,1")
    assert choices(match) == {"done", "human 5,1"}

    match.play(0, "done")

    assert things(match, "humans") == {"3,1", "4,2"}


def test_he02_fresh_meat() -> None:
    """HE02. Three steps more."""
    match = a_match(hands={0: ["HE02"]})
    match.play(0, "play HE02")

    assert pending(match, "pool") == 8


def test_he03_rigor_mortis_then_fresh_meat() -> None:
    """HE03, T-55, A-67. Half of five, and three: five."""
    match = a_premove(hands={0: ["HE02"], 1: ["HE03"]})
    match.play(1, "play HE03")
    assert pending(match, "pool") == 2

    match.play(0, "play HE02")

    assert pending(match, "pool") == 5


def test_he04_weak_ankles() -> None:
    """HE04, A-11. The named zombie makes no step, but may try a barricade."""
    match = a_premove(town=F2, zombies={0: ["4,1", "1,1"]}, hands={1: ["HE04"]})
    match.play(1, "play HE04 4,1")

    assert steps_from(match, "4,1") == set()
    assert steps_from(match, "1,1")
    assert choices(match, 0, "break") == {"break 4,1"}


def test_he05_nail_it_shut() -> None:
    """HE05. No marker, and the try is used."""
    match = a_match(town=F2, zombies={0: ["4,1"]}, hands={1: ["HE05"]}, chance=["face 6"])
    match.play(0, "break 4,1")
    match.play(1, "play HE05")

    assert things(match, "markers") == set()
    assert choices(match, 0, "break") == set()


def test_he06_battering_ram() -> None:
    """HE06. A marker without a roll; no try is used."""
    match = a_match(town=F2, zombies={0: ["4,1"]}, hands={0: ["HE06"], 1: ["HE05"]})
    match.play(0, "play HE06 4,1")

    assert things(match, "markers") == {"4,1"}
    assert pending(match, "tries") == 0
    assert phase(match) == "move"


def test_he07_run_for_it() -> None:
    """HE07. A human on a space without zombies runs one to four steps."""
    match = a_premove(town=F1, humans=["5,1"], hands={1: ["HE07"]})
    match.play(1, "play HE07 5,1")
    assert ends(match, 1) == {"4,1", "3,1", "2,1"}

    match.play(1, "to 2,1")

    assert things(match, "humans") == {"2,1"}


def test_he07_needs_somebody_who_can_run() -> None:
    """HE07, HU-62. Past a human, but onto a space without human and zombie."""
    way = a_premove(town=F1, humans=["5,1", "4,1"], hands={1: ["HE07"]})
    blocked = a_premove(
        town=F1, zombies={0: ["3,1", "1,1"]}, humans=["5,1", "4,1", "2,1"], hands={1: ["HE07"]}
    )

    assert choices(way, 1, "play") == {"play HE07 5,1", "play HE07 4,1"}
    assert choices(blocked, 1, "play") == set()


def test_he08_slippery_when_wet() -> None:
    """HE08. The capture counts as failed, and the Wrestler cannot save it."""
    match = a_capture(
        "face 6",
        "face 1",
        characters=("wrestler", "miner", "musician"),
        spent=[1, 2],
        hands={1: ["HE08"]},
    )
    match.play(1, "play HE08")

    assert phase(match) == "flee"
    assert len(zombies(match)) == 1


def test_he09_death_grip() -> None:
    """HE09. Two and two are four."""
    match = a_capture("face 2", *INFECT, hands={0: ["HE09"]})
    match.play(0, "play HE09")

    assert len(zombies(match)) == 2


def test_he09_death_grip_may_not_be_enough() -> None:
    """HE09. One and two are three: the human flees."""
    match = a_capture("face 1", "face 1", hands={0: ["HE09"]})
    match.play(0, "play HE09")

    assert phase(match) == "flee"


def test_he10_patient_zero() -> None:
    """HE10, T-86. Five cards, both Escapes are dropped and none leaves the game."""
    cards = ("escape", "escape", "eat", "infect", "infect")
    match = a_capture("face 6", *(f"infection {card}" for card in cards), hands={0: ["HE10"]})
    match.play(0, "play HE10")
    assert choices(match) == {"drop escape", "drop eat", "drop infect"}

    match.play(0, "drop escape", "drop escape")

    assert len(zombies(match)) == 2
    assert field(match, "infections")["discard"].count("escape") == 2
    assert field(match, "infections")["removed"] == []


def test_he11_walk_it_off() -> None:
    """HE11. All wounds are discarded; without any it cannot be played."""
    match = a_match(hands={0: ["HE11"]}, players={0: {"wounds": ["chest"]}})
    match.play(0, "play HE11")

    assert player(match)["wounds"] == []
    assert choices(a_match(hands={0: ["HE11"]}), 0, "play") == set()


def test_he12_late_riser() -> None:
    """HE12. For whoever has the fewest zombies, before the first step."""
    match = a_match(hands={0: ["HE12"]}, zombies={0: ["1,0"]})
    match.play(0, "play HE12")
    assert zombies(match) == ["1,0", "1,1"]

    moved = a_match(hands={0: ["HE12"]}, zombies={0: ["1,0"]})
    moved.play(0, "step 1,0 south")
    assert choices(moved, 0, "play") == set()
    behind = a_match(hands={0: ["HE12"]}, zombies={0: ["1,0", "1,1"]})
    assert choices(behind, 0, "play") == set()


def test_he13_it_jammed() -> None:
    """HE13. The weapon has no effect; the next seat is asked."""
    match = a_capture("face 6", *INFECT, hands={0: ["HE13"], 1: ["HW6"]})
    match.play(1, "play HW6")
    match.play(0, "play HE13")

    assert events(match, "WeaponHit") == []
    assert len(zombies(match)) == 2


def test_he14_pickpocket() -> None:
    """HE14. One dice token of another player."""
    match = a_match(hands={0: ["HE14"]}, tokens={2: 3})
    assert choices(match, 0, "play") == {"play HE14 2"}

    match.play(0, "play HE14 2")

    assert player(match)["tokens"] == 1
    assert player(match, 2)["tokens"] == 2


def test_every_humans_card_is_tested_by_name() -> None:
    """D8. Twenty kinds."""
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    kinds = [card for card in mb.game("humans").components({}) if card.startswith("HE")]

    assert len(kinds) == 14
    assert [card for card in kinds if card.lower() not in tests] == []


def test_uniform_windows_ask_everybody_with_cards() -> None:
    """A-68. So that nothing shows in the timing."""
    match = a_capture("face 6", hands={1: ["HE02"]}, options={"windows": "uniform"})

    assert choices(match, 1) == {"pass"}


def test_a_seat_without_a_card_is_passed_at_once() -> None:
    """A-68. And others do not see that somebody is asked."""
    match = a_capture("face 6", hands={2: ["HW1"]})

    assert match.turn == 2
    assert match.view(0).phase == "window"
    assert match.view(2).asked == (2,)  # type: ignore[attr-defined]
