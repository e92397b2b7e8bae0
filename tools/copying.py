"""Generate `engine/copying.py` of each game from the fields of its table.

The fields are those that `Table.__init__` in `engine/table.py` sets, each declared with its type:

    i64, bool, vec[i64]   a number or a zone: part of every copy and of the state as numbers
    a class (`Deck`)      a parameter of the constructor: shared with the copy, not in the numbers
    `... | None`          the journal: neither copied nor in the numbers

python tools/copying.py           write the files
python tools/copying.py --check   fail if one is out of date
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "monsterbox" / "games"
PACKAGE = "monsterbox.games"
NUMBERS = ("i64", "bool")
ZONE = "vec[i64]"
BLANK = "blank"  # the parameter of the constructor that leaves the zones to a copy

PAGE = '''"""Copies of a table and the table as numbers.

Made by tools/copying.py from the fields of `Table`; a change goes there, then `make generate`.
"""

from monsterbox.core.zones import read_zone
from {package}.engine.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Copy all that the constructor is not given."""
{copies}


def to_ints(t: Table) -> list[int]:
    """The numbers of the table, first those that the constructor is given, then its zones."""
    ints: list[int] = [
{numbers}
    ]
{told}
    return ints


def read_ints(t: Table, ints: list[int]) -> None:
    """Set the table to what `to_ints` told of one with the same deck."""
{reads}
    at = read_zone(t.{first_zone}, ints, {count})
{zones}
    if at != len(ints):
        raise ValueError("numbers of another game")
'''


@dataclass(frozen=True)
class Field:
    """An attribute of the table, its type as written, and whether the constructor is given it."""

    name: str
    type: str
    is_given: bool

    @property
    def is_number(self) -> bool:
        return self.type in NUMBERS

    @property
    def is_zone(self) -> bool:
        return self.type == ZONE


def fields_of(table: str, state: str) -> list[Field]:
    """Return the fields in order, or raise SystemExit with what cannot be copied."""
    body = class_named("Table", table)
    constructor = constructor_of(body)
    given = {a.arg: ast.unparse(a.annotation) for a in constructor.args.args if a.annotation}
    fields = [field_of(statement, given) for statement in constructor.body]
    names = [field.name for field in fields]
    for owner in (body, class_named("State", state)):
        for attribute in undeclared(owner, names):
            raise SystemExit(f"declare {attribute} in Table.__init__")
    for parameter in given:
        if parameter not in (*names, BLANK):
            raise SystemExit(f"Table.__init__ does not keep {parameter}")
    return fields


def class_named(name: str, source: str) -> ast.ClassDef:
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node
    raise SystemExit(f"no class {name}")


def constructor_of(body: ast.ClassDef) -> ast.FunctionDef:
    for node in body.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return node
    raise SystemExit(f"{body.name} has no constructor")


def field_of(statement: ast.stmt, given: dict[str, str]) -> Field:
    """Parse `self.x = x`, `self.x = zone(...)` or `self.x: type = value`, and nothing else."""
    match statement:
        case ast.Assign(
            targets=[ast.Attribute(value=ast.Name("self"), attr=name)], value=ast.Name(parameter)
        ) if parameter == name and name in given:
            return checked(Field(name, given[name], is_given=True))
        case ast.Assign(
            targets=[ast.Attribute(value=ast.Name("self"), attr=name)],
            value=ast.Call(func=ast.Name("zone")),
        ):
            return Field(name, ZONE, is_given=False)
        case ast.AnnAssign(target=ast.Attribute(value=ast.Name("self"), attr=name)):
            return checked(Field(name, ast.unparse(statement.annotation), is_given=False))
    raise SystemExit(f"line {statement.lineno}: not a declaration: {ast.unparse(statement)}")


def checked(field: Field) -> Field:
    """Check that the field is a number, a zone, the journal, or given to the constructor."""
    is_shared = not field.is_number and not field.is_zone
    if field.is_given == is_shared or field.is_number or field.type.endswith(" | None"):
        return field
    raise SystemExit(f"self.{field.name}: {field.type} cannot be copied")


def undeclared(body: ast.ClassDef, names: list[str]) -> Iterator[str]:
    """Yield the attributes that are set outside the constructor of the table."""
    for line in body.body:
        if isinstance(line, ast.Assign | ast.AnnAssign):
            yield ast.unparse(line)
    for node in ast.walk(body):
        match node:
            case ast.Attribute(value=ast.Name("self"), attr=name, ctx=ast.Store()):
                if name not in names:
                    yield f"self.{name}"


def generate(package: str, table: str, state: str) -> str:
    """Return the module for a game from its package and the sources of its table and state."""
    fields = fields_of(table, state)
    first = [f for f in fields if f.is_number and f.is_given]
    numbers = first + [f for f in fields if f.is_number and not f.is_given]
    zones = [f for f in fields if f.is_zone]
    return PAGE.format(
        package=package,
        copies="\n".join(
            copy_of(f) for f in fields if not f.is_given and (f.is_number or f.is_zone)
        ),
        numbers="\n".join(f"        int(t.{f.name})," for f in numbers),
        told="\n".join(f"    ints += [int(x) for x in t.{f.name}]" for f in zones),
        reads="\n".join(reading_of(f, place) for place, f in enumerate(numbers)),
        first_zone=zones[0].name,
        count=len(numbers),
        zones="\n".join(f"    at = read_zone(t.{f.name}, ints, at)" for f in zones[1:]),
    )


def copy_of(field: Field) -> str:
    return f"    target.{field.name} = source.{field.name}{'[:]' if field.is_zone else ''}"


def reading_of(field: Field, place: int) -> str:
    return f"    t.{field.name} = ints[{place}]{' != 0' if field.type == 'bool' else ''}"


def generate_for(game: Path) -> str:
    sources = [
        (game / "engine" / name).read_text(encoding="utf-8") for name in ("table.py", "state.py")
    ]
    try:
        return generate(f"{PACKAGE}.{game.name}", *sources)
    except SystemExit as problem:
        raise SystemExit(f"{game.name}: {problem}") from None


def main(arguments: list[str], games: Path = GAMES) -> int:
    stale = 0
    for table in sorted(games.glob("*/engine/table.py")):
        target = table.with_name("copying.py")
        text = generate_for(table.parents[1])
        if "--check" in arguments:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                print(f"{target.relative_to(games)} is out of date: run `make generate`")
                stale = 1
        else:
            target.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
