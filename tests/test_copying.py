"""Copies of states are made from the fields of their tables: no field can be forgotten."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from tools.copying import GAMES, generate, main

import monsterbox as mb
from monsterbox.games.zombeasts.api.options import cards_of

ENGINE = GAMES / "zombeasts" / "engine"
TABLE = (ENGINE / "table.py").read_text(encoding="utf-8")
STATE = (ENGINE / "state.py").read_text(encoding="utf-8")
LAST_FIELD = "        self.then: i64 = THEN_SET_UP\n"
IMPORT = "from monsterbox.games.zombeasts.engine.table import Table\n"


def with_fields(*lines: str) -> str:
    """The source of a table with more lines in its constructor."""
    assert TABLE.count(LAST_FIELD) == 1
    return TABLE.replace(LAST_FIELD, LAST_FIELD + "".join(f"        {line}\n" for line in lines))


def loaded(source: str, **names: object) -> ModuleType:
    module = ModuleType("loaded")
    vars(module).update(names)
    exec(source, vars(module))
    return module


def test_the_modules_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """`make generate` was run after the last change of a field."""
    assert main(["--check"]) == 0, capsys.readouterr().out


def test_a_new_field_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As soon as it is declared the check fails, until the module is made anew."""
    engine = tmp_path / "zombeasts" / "engine"
    engine.mkdir(parents=True)
    (engine / "table.py").write_text(TABLE, encoding="utf-8")
    (engine / "state.py").write_text(STATE, encoding="utf-8")
    assert main([], games=tmp_path) == 0
    assert main(["--check"], games=tmp_path) == 0

    (engine / "table.py").write_text(with_fields("self.weather: i64 = 3"), encoding="utf-8")

    assert main(["--check"], games=tmp_path) == 1
    assert "copying.py is out of date: run `make generate`" in capsys.readouterr().out
    assert main([], games=tmp_path) == 0
    assert main(["--check"], games=tmp_path) == 0


def test_a_new_field_is_copied_and_told() -> None:
    """A number, a yes or no, and a zone of its own: all in the copy and in the numbers."""
    fields = ("self.weather: i64 = 3", "self.fog: bool = False", "self.herd = zone(5, blank)")
    table = with_fields(*fields)
    text = generate("monsterbox.games.zombeasts", table, STATE)
    made = loaded(table).Table
    copying = loaded(text.replace(IMPORT, ""), Table=made)
    deck = cards_of(mb.game("zombeasts").settings(3, {})).tables
    old = made(3, deck, 0)
    old.weather, old.fog, old.herd[4] = 7, True, 8

    clone = made(3, deck, 0, blank=True)
    copying.copy_into(old, clone)
    again = made(2, deck, 0)
    copying.read_ints(again, copying.to_ints(old))
    old.herd[4] = 9

    for copy in (clone, again):
        assert (copy.weather, copy.fog, list(copy.herd)) == (7, True, [0, 0, 0, 0, 8])
        assert copying.to_ints(copy) != copying.to_ints(old)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("self.names: list[str] = []", "self.names: list[str] cannot be copied"),
        ("self.weather = 3", "not a declaration: self.weather = 3"),
        ("start(self)", "not a declaration: start(self)"),
    ],
)
def test_what_cannot_be_copied_is_refused(line: str, problem: str) -> None:
    """No field is left out because its type is unknown."""
    with pytest.raises(SystemExit) as refusal:
        generate("game", with_fields(line), STATE)

    assert problem in str(refusal.value)


def test_fields_outside_the_constructor_are_refused() -> None:
    """Neither a method nor the class of the state may bring one more."""
    method = "    def turn(self) -> i64:\n"
    assert method in STATE
    late = STATE.replace(method, f"{method}        self.weather = 3\n")
    of_the_class = STATE.replace(method, f"    weather: i64 = 3\n\n{method}")

    for state in (late, of_the_class):
        with pytest.raises(SystemExit, match=r"declare .*weather.* in Table.__init__"):
            generate("game", TABLE, state)


def test_a_parameter_that_is_not_kept_is_refused() -> None:
    """A clone could not be made without it."""
    with pytest.raises(SystemExit, match="does not keep weather"):
        generate(
            "game", TABLE.replace("house: i64, blank", "house: i64, weather: i64, blank"), STATE
        )
