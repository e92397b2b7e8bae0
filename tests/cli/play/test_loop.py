"""The play loop: whole games, bad input, taking back, leaving and coming back."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import monsterbox as mb
from monsterbox.cli.play import opponents, saves
from monsterbox.cli.play.loop import DONE, UNSAVED, ask, is_answered, play, take_step
from monsterbox.cli.play.opponents import let_bot_play
from monsterbox.cli.play.prompt import make_menu
from monsterbox.cli.play.session import Session
from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog
from tests.cases import one_in
from tests.cli.terminal import Terminal, a_position, a_session, play_at


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


# Whole games


@pytest.mark.parametrize("language", one_in(3, LANGUAGES))
def test_a_whole_game_can_be_played_in_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    terminal = play_at(Terminal(then="1"), file, language=language, options={"master": True})

    assert terminal.status == DONE
    assert Catalog(language).say("zombeasts", "sheet-title") in terminal.text
    assert "{" not in terminal.text
    record = read_json(tmp_path / "game.record.json")
    assert mb.replay(record).over
    assert mb.verify(record).draws > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_and_any_own_seat(seats: int, tmp_path: Path) -> None:
    terminal = play_at(Terminal(then="1"), tmp_path / "g.json", seats=seats, seat=seats - 1)

    assert terminal.status == DONE
    assert "You (to play)" in terminal.text


def test_a_narrow_terminal_that_knows_only_ascii_will_do(tmp_path: Path) -> None:
    terminal = Terminal(then="1", width=40, encoding="ascii")

    assert play_at(terminal, tmp_path / "g.json", language="fr").status == DONE


def test_the_cards_are_promised_before_and_shown_after(tmp_path: Path) -> None:
    terminal = play_at(Terminal(then="1"), tmp_path / "g.json", seed=None)

    promise, secret = re.findall(r"\b[0-9a-f]{64}\b", terminal.text)
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promise
    assert terminal.text.index(promise) < terminal.text.index("So far:")
    assert f"monsterbox verify {tmp_path / 'g.record.json'}" in terminal.text
    assert mb.verify(read_json(tmp_path / "g.record.json")).commitment == promise


def test_the_secret_stays_secret_while_the_game_goes_on(tmp_path: Path) -> None:
    terminal = play_at(Terminal("1", "l", "o all", "h"), tmp_path / "g.json", seed=None)

    assert read_json(tmp_path / "g.json")["secret"] not in terminal.text
    assert "seed" not in read_json(tmp_path / "g.json")["record"]["chance"]


def test_the_notices_come_first(tmp_path: Path) -> None:
    flat = play_at(Terminal(), tmp_path / "g.json").flat

    assert flat.index("unofficial") < flat.index("reconstruction") < flat.index("So far:")


def test_names_are_used_and_missing_ones_are_made_up(tmp_path: Path) -> None:
    terminal = play_at(Terminal(), tmp_path / "g.json", names=[" Ada\n [bold]\x1b", "Vlad"])

    assert "Ada [bold] (to play)" in terminal.text
    assert read_json(tmp_path / "g.json")["names"] == ["Ada [bold]", "Vlad", "Mina"]


# Answers


def test_a_choice_is_a_number_or_its_notation(tmp_path: Path) -> None:
    for answer in ("2", "play G-DOG-4R", "  PLAY   g-dog-4r "):
        match = a_position(["G-DOG-4R", "R-CAT-1L"])

        ask(a_session(match, Terminal(answer), tmp_path / "g.json"))

        assert match.steps[0].text == "play G-DOG-4R"


def test_enter_takes_the_only_choice_and_no_other(tmp_path: Path) -> None:
    alone = a_position(["G-DOG-4R"])
    terminal = Terminal("")
    ask(a_session(alone, terminal, tmp_path / "g.json"))
    assert alone.steps[0].text == "play G-DOG-4R"
    assert "Enter for the only choice" in terminal.text

    several = a_position(["G-DOG-4R", "R-CAT-1L"])
    session = a_session(several, Terminal(), tmp_path / "g.json")
    assert not is_answered(session, make_menu(session), "")
    assert several.version == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of a choice, or h for help."),
        ("9", "There is no choice 9; choose 1 to 3."),
        ("0", "There is no choice 0; choose 1 to 3."),
        ("9" * 5000, "There is no choice 999"),
        ("-1", "“-1” is neither a choice nor a command."),
        ("²", "“²” is neither a choice nor a command."),
        ("[/bold]", "“[/bold]” is neither a choice nor a command."),
        ("x" * 500, "is neither a choice nor a command."),
        ("play", "“play” is neither a choice nor a command."),
        ("play G-DOG-9R", "Not possible: There is no such card in this deck."),
        ("play R-CAT-1L", "Not possible: This card is not in your hand. [ZB-08]"),
        (
            "play G-RAB-3L",
            "Not possible: That moon already has two cards with this corner. [ZB-13]",
        ),
        ("draw pile", "Not possible: That is not what is being asked now. [ZB-08]"),
        ("stop", "Not possible: You must play a card. [ZB-08]"),
    ],
)
def test_bad_input_gets_one_clear_line_and_changes_nothing(
    typed: str, answer: str, tmp_path: Path
) -> None:
    match = a_position(
        ["G-RAB-3L", "B-DOG-1R", "W-NONE-R"], [{"green": ["G-DOG-1L", "G-CAT-2L"]}, {}, {}]
    )
    terminal = Terminal()
    session = a_session(match, terminal, tmp_path / "g.json")

    assert not is_answered(session, make_menu(session), typed)

    assert answer in terminal.flat
    assert match.version == 0


def test_undo_gives_the_choice_back(tmp_path: Path) -> None:
    match = a_position(["W-CAT-R", "G-DOG-4R"], [{}, {"red": ["R-CAT-2R"]}, {}])
    terminal = Terminal("swap W-CAT-R", "u")
    session = a_session(match, terminal, tmp_path / "g.json")
    take_step(session)
    assert match.view(0) != a_position(["W-CAT-R", "G-DOG-4R"]).view(0)

    take_step(session)

    assert match.version == 0
    assert "u = undo" in terminal.text
    assert "Your last choice has been undone." in terminal.text


def test_undo_stops_where_a_card_was_revealed(tmp_path: Path) -> None:
    terminal = play_at(Terminal("u"), tmp_path / "g.json")

    assert "Nothing can be undone" in terminal.text


# Leaving


@pytest.mark.parametrize("end", [EOFError(), KeyboardInterrupt()])
def test_the_end_of_the_input_keeps_the_game(end: BaseException, tmp_path: Path) -> None:
    file = tmp_path / "g.json"

    terminal = play_at(Terminal("1", "1", end), file)

    assert terminal.status == DONE
    assert f"monsterbox play zombeasts --resume {file}" in terminal.text
    save = saves.load(file)
    assert [step.seat for step in save.match.steps].count(0) == 2


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    first = play_at(Terminal("1", "1"), file, language="de")
    last_question = first.text[first.text.rindex("[ZB-") :].split("Das Spiel ist")[0]

    second = play_at(Terminal(then="1"), resume=file)

    assert "Das gespeicherte Spiel geht weiter." in second.text
    assert last_question.rstrip() in second.text
    assert second.status == DONE
    assert mb.replay(read_json(tmp_path / "g.record.json")).over


def test_a_fair_game_keeps_its_secret_over_the_break(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    play_at(Terminal("1", "1"), file, seed=None)
    secret = read_json(file)["secret"]

    terminal = play_at(Terminal(then="1"), resume=file)

    assert secret in terminal.text
    assert mb.verify(read_json(tmp_path / "g.record.json")).kind == "fair"


def test_quitting_asks_and_can_give_the_game_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path)

    kept = play_at(Terminal("q", "y"))
    assert "monsterbox play zombeasts --resume\n" in kept.text
    assert len(list((tmp_path / "saves").iterdir())) == 1

    given_up = play_at(Terminal("q", "n"))
    assert "The game was given up." in given_up.text
    assert len(list((tmp_path / "saves").iterdir())) == 1

    by_accident = play_at(Terminal("q", KeyboardInterrupt()))
    assert "The game is saved." in by_accident.text


def test_resuming_takes_the_newest_and_finished_games_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path)
    play_at(Terminal("1"))

    done = play_at(Terminal(then="1"), resume=True)

    assert done.status == DONE
    assert len(list((tmp_path / "records").iterdir())) == 1
    with pytest.raises(mb.MonsterboxError, match="there is no saved game"):
        play_at(Terminal(), resume=True)


def test_a_file_that_cannot_be_written_is_refused_before_the_first_card(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where a folder should be", encoding="utf-8")
    terminal = Terminal("1")

    with pytest.raises(mb.MonsterboxError, match=r"could not be saved in .*blocked"):
        play_at(terminal, tmp_path / "blocked" / "g.json")

    assert terminal.text == ""


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once by itself, and whenever the person wants it kept."""
    (tmp_path / "blocked").write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setattr("monsterbox.cli.play.saves.data_folder", lambda: tmp_path / "blocked")

    terminal = play_at(Terminal("1", "1", "s", "q", "y"))

    assert terminal.status == UNSAVED
    assert terminal.flat.count("could not be saved") == 3
    assert "is kept" not in terminal.text


def test_a_game_saved_on_purpose_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterbox.cli.play.saves.data_folder", lambda: tmp_path)

    play_at(Terminal("1", "s", "q", "n"))
    kept = list((tmp_path / "saves").iterdir())
    play_at(Terminal("1", "q", "n"))

    assert len(kept) == 1
    assert list((tmp_path / "saves").iterdir()) == kept


# What is refused before the first card


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"seats": 5}, "zombeasts is played with 2 to 4 seats, not 5"),
        ({"seat": 3}, "seat 3 does not exist: 3 seats"),
        ({"options": {"seats": 3}}, "option 'seats' does not exist"),
        ({"options": {"master": "maybe"}}, "option master: maybe is not allowed"),
        ({"language": "tlh"}, "language 'tlh' is not known"),
        ({"bots": ["uniform"] * 3}, "3 bots for 2 seats"),
        ({"bots": "uniform,uniform,level1"}, "3 bots for 2 seats"),
        ({"bots": []}, "0 bots for 2 seats"),
        ({"bots": "cheat"}, "bot 'cheat': 'cheat' is no bot; bots: heuristic, "),
        ({"bots": "level1,level9"}, "bot 'level9': 'level9' is no bot"),
        ({"bots": "level1,"}, "bot '': '' is no bot"),
        ({"bots": ["level1,level2"]}, "'level1,level2' is no bot"),
        ({"bots": "level1:7"}, "bot 'level1:7': '7' says nothing"),
        ({"bots": "cheat", "resume": True}, "'cheat' is no bot"),
    ],
)
def test_impossible_wishes_are_refused_before_anything_is_shown(
    wishes: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    terminal = Terminal()

    with pytest.raises(mb.MonsterboxError, match=reason):
        play_at(terminal, tmp_path / "g.json", **wishes)

    assert terminal.text == ""
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(mb.UnknownGame, match="'chess' does not exist"):
        play("chess")


# The other seats


@pytest.mark.parametrize("bots", ["heuristic", "uniform", ["heuristic", "uniform"]])
def test_any_bots_will_do(bots: str | list[str], tmp_path: Path) -> None:
    assert play_at(Terminal(then="1"), tmp_path / "g.json", bots=bots).status == DONE


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ("level1", ["level1", "person", "level1", "level1"]),
        ("level1,uniform", ["level1", "person", "uniform", "uniform"]),
        ("level1, uniform ,heuristic", ["level1", "person", "uniform", "heuristic"]),
        (["level1", "uniform"], ["level1", "person", "uniform", "uniform"]),
    ],
)
def test_bots_are_named_by_seat(bots: str | list[str], seated: list[str], tmp_path: Path) -> None:
    """Past the person; the last one takes the seats that are left."""
    play_at(Terminal(), tmp_path / "g.json", seats=4, seat=1, bots=bots)

    assert read_json(tmp_path / "g.json")["bots"] == seated


def test_unless_asked_otherwise_all_play_at_the_middle_level(tmp_path: Path) -> None:
    terminal = Terminal()

    play(
        "zombeasts",
        options={"start_player": 0},
        save_path=tmp_path / "g.json",
        console=terminal.console,
        input_line=terminal.input_line,
    )

    assert read_json(tmp_path / "g.json")["bots"] == ["person", "level3", "level3"]


def test_a_game_broken_off_while_bots_think_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even before the first question; what the bots have done by then is not lost."""
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path)
    asked: list[int] = []

    def interrupted(session: Session, seat: int) -> None:
        asked.append(seat)
        if len(asked) == 3:
            raise KeyboardInterrupt
        let_bot_play(session, seat)

    monkeypatch.setattr(opponents, "let_bot_play", interrupted)
    terminal = play_at(Terminal(), options={"start_player": 1})

    assert terminal.status == DONE
    assert "The game is saved." in terminal.text
    kept = saves.load(saves.newest(tmp_path / "saves", "zombeasts"))
    assert [step.seat for step in kept.match.steps if step.seat >= 0] == [1, 1]


# Several seats asked at once


BRAIN = "oh-my-brain"


@pytest.mark.parametrize("language", one_in(3, LANGUAGES))
@pytest.mark.parametrize(
    "options",
    [{}, {"open_draft": True, "tie_starter": "rps", "memory_mode": True, "optional_swap": True}],
)
def test_a_whole_game_in_which_all_choose_at_once(
    language: str, options: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"

    terminal = play_at(Terminal(then="1"), file, BRAIN, language=language, options=options)

    assert terminal.status == DONE
    assert Catalog(language).say(BRAIN, "sheet-title") in terminal.text
    assert "{" not in terminal.text
    assert mb.verify(read_json(tmp_path / "game.record.json")).draws > 20


@pytest.mark.parametrize("seats", [2, 5])
def test_the_others_answer_after_the_person_whatever_the_seat(seats: int, tmp_path: Path) -> None:
    """Q-1. Whoever sits where: each lot is split by all before the next is dealt."""
    file = tmp_path / "g.json"
    play_at(Terminal("1", "1", "1"), file, BRAIN, seats=seats, seat=seats - 1)

    steps = saves.load(file).match.steps
    splits = [step.seat for step in steps if step.text.startswith("split ")]

    assert len(splits) >= 3 * seats
    for lot in range(3):
        assert splits[lot * seats] == seats - 1
        assert sorted(splits[lot * seats : (lot + 1) * seats]) == list(range(seats))


def test_a_game_kept_while_all_choose_goes_on_there(tmp_path: Path) -> None:
    """The bots have not answered yet, or some of them have."""
    file = tmp_path / "g.json"
    play_at(Terminal("1"), file, BRAIN)
    kept = saves.load(file).match
    assert 0 in kept.waiting
    assert len(kept.waiting) == 3

    second = play_at(Terminal(then="1"), resume=file, game=BRAIN)

    assert "Resuming the saved game." in second.text
    assert "Deal 2 of 3" in second.text
    assert "Deal 1 of 3" not in second.text
    assert second.status == DONE


def test_a_choice_among_several_can_be_taken_back(tmp_path: Path) -> None:
    """R-01, open_draft: as long as nobody else has answered."""
    terminal = play_at(
        Terminal("1", "u"), tmp_path / "g.json", BRAIN, options={"open_draft": True}, seed=3
    )

    assert "Your last choice has been undone." in terminal.text
    kept = saves.load(tmp_path / "g.json").match
    assert [step for step in kept.steps if step.seat == 0] == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play 3", "Not possible: That is not what is being asked now. [ZA-02]"),
        ("split 9", "Not possible: This card is not in front of you. [ZA-02]"),
        ("split 20", "Not possible: There is no such card; the numbers run from 0 to 19."),
        ("? 1", "Possible: Bury the mouse 11, keep mouse 11, hedgehog 13."),
        ("? steal from 7", "Not possible: There is no such opponent."),
        ("?", "ZA-02 · Two for the hand, one for the graveyard"),
        ("? za-20", "ZA-20 · The extra cards"),
        ("h", "why a choice is not possible, for example “? split 0”"),
    ],
)
def test_answers_to_a_question_for_all(typed: str, answer: str, tmp_path: Path) -> None:
    terminal = play_at(Terminal(typed), tmp_path / "g.json", BRAIN)

    assert answer in terminal.flat
    assert saves.load(tmp_path / "g.json").match.waiting == [0, 1, 2]


def test_help_names_a_choice_that_is_really_refused(tmp_path: Path) -> None:
    """Also where the only choice is to pass, which no card goes with."""
    match = mb.game(BRAIN).from_position(
        {"game": BRAIN, "seats": 3, "hands": [[4], [5], [6]], "horde": [19]}
    )
    terminal = Terminal("h", width=200)
    session = a_session(match, terminal, tmp_path / "g.json")
    menu = make_menu(session)
    assert menu.choices == ("pass",)

    is_answered(session, menu, "h")

    assert "for example “? play 0”" in terminal.text


# A game of memory


MEISTER = "monster-meister"
SECOND, FIRST, WIPED = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"


HOUSE = {
    "deck": "mixed",
    "reveal_count": "up_to",
    "all_out": "neither",
    "reveal_visibility": "open_table",
}


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [*((language, 2, {}) for language in LANGUAGES), ("en", 4, HOUSE)],
)
def test_a_whole_game_of_memory(
    language: str, seats: int, options: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    wishes: dict[str, Any] = {"language": language, "seats": seats, "options": options}

    terminal = play_at(Terminal(then="1"), file, MEISTER, seat=seats - 1, **wishes)

    assert terminal.status == DONE
    assert Catalog(language).say(MEISTER, "sheet-title") in terminal.text
    assert "{" not in terminal.text
    assert mb.verify(read_json(tmp_path / "game.record.json")).draws > 50


def test_what_was_turned_back_is_nowhere_on_the_terminal(tmp_path: Path) -> None:
    """5.1. Faces are shown on the second screen only, which is wiped before each question."""
    terminal = Terminal(then="1", is_real=True)

    text = play_at(terminal, tmp_path / "g.json", MEISTER).text

    before, _, rest = text.partition(SECOND)
    during, _, after = rest.partition(FIRST)
    assert "Press Enter to begin." in before
    assert "•]" not in before
    assert "•]" in after  # the game is over, and all is open
    assert SECOND not in after
    frames = during.split(WIPED)
    assert any("•]" in frame for frame in frames)
    new_rounds = [frame for frame in frames if "All cards are turned back" in frame]
    assert len(new_rounds) == 9
    for frame in new_rounds:
        assert "•]" not in frame
        news = frame.split("Monster Meister · ")[0]
        assert not re.search(r"(monsters?|eyed) (with|and|at) ", news)


def test_who_is_ready_looks_at_an_empty_screen(tmp_path: Path) -> None:
    """The others may take their time."""
    terminal = Terminal(*[""] * 200, is_real=True)
    match = mb.game(MEISTER).match(seats=3, seed=2)
    session = a_session(match, terminal, tmp_path / "g.json")
    while "ready" not in match.legal(0):
        match.play(match.waiting[-1], match.legal(match.waiting[-1])[0])
    ask(session)
    assert "•]" in terminal.text.split(WIPED)[-1]

    take_step(session)

    assert terminal.text.split(WIPED)[-1].strip("\x1b[H\n ") == ""


def test_a_terminal_is_given_back_when_the_person_leaves(tmp_path: Path) -> None:
    for end in ("q", EOFError(), KeyboardInterrupt()):
        terminal = play_at(Terminal("", "1", end, is_real=True), tmp_path / "g.json", MEISTER)

        assert terminal.text.count(SECOND) == terminal.text.count(FIRST) == 1
        assert "The game is saved." in terminal.text.split(FIRST)[1]


def test_what_cannot_be_wiped_is_said(tmp_path: Path) -> None:
    told = play_at(Terminal("1"), tmp_path / "g.json", MEISTER)
    assert "No peeking!" in told.text
    assert "\x1b" not in told.text

    real = play_at(Terminal("", is_real=True), tmp_path / "h.json", MEISTER)
    assert "No peeking!" not in real.text

    other = play_at(Terminal("1", is_real=True), tmp_path / "z.json")
    assert SECOND not in other.text
    assert "No peeking!" not in other.text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("2,1", "Not possible: This card is already face up. [MM-13]"),
        ("turn 2,1", "Not possible: This card is already face up. [MM-13]"),
        ("5,5", "Not possible: There is no card at that place. [MM-13]"),
        ("turn 9,9", "Not possible: That place is outside the six-by-six frame"),
        ("turn here", "Not possible: That is not a place; write column and row"),
        ("ready", "Not possible: That is not what is being asked now. [MM-13]"),
        ("done", "Not possible: You are not done yet: the task requires more cards. [MM-14]"),
        ("nonsense", "“nonsense” is neither a choice nor a command."),
        ("? 0,0", "Possible: Turn up the card in column 1, row 1."),
        ("?", "MM-14 · A fixed number"),
        ("l", "You turn up "),
        ("h", "why a choice is not possible, for example “? turn 4,0”"),
    ],
)
def test_a_place_is_enough_of_an_answer(typed: str, answer: str, tmp_path: Path) -> None:
    terminal = play_at(Terminal("2,1", typed), tmp_path / "g.json", MEISTER, seed=5)

    assert answer in terminal.flat
    steps = saves.load(tmp_path / "g.json").match.steps
    assert [step.text for step in steps if step.seat == 0] == ["turn 2,1"]


def test_help_finds_an_example_in_every_phase(tmp_path: Path) -> None:
    terminal = Terminal(*["h", "1"] * 150)

    play_at(terminal, tmp_path / "g.json", MEISTER)

    for phase in ("[MM-10]", "[MM-14]", "[MM-15]", "[MM-49]", "[MM-52]"):
        assert phase in terminal.text
    assert terminal.text.count("for example “? ") > 30


def test_places_are_listed_in_a_few_lines(tmp_path: Path) -> None:
    terminal = play_at(Terminal(), tmp_path / "g.json", MEISTER, seed=5)

    choices = terminal.text.partition("[MM-14]\n")[2].partition("Number or command")[0]
    places = [f"column {column}, row {row}" for row in range(1, 5) for column in range(1, 5)]
    numbered = " ".join(f"{number} {place}" for number, place in enumerate(places, start=1))
    assert " ".join(choices.split()) == numbered
    assert len(choices.splitlines()) <= 6
