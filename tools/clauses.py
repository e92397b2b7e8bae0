"""Generate `clauses.json` in the package of each game from the rulebooks in docs/rules.

A game that builds on another one also has the clauses of that game, and is in the same package:
`zombies/clauses.json` in that of `humans`.

python tools/clauses.py           write the files
python tools/clauses.py --check   fail if one is out of date
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "monsterbox" / "games"
RULES = ROOT / "docs" / "rules"
LANGUAGES = {"de": ".de", "en": "", "fr": ".fr", "nl": ".nl", "it": ".it"}
# The base game, whose rules apply unless the game says otherwise.
BUILDS_ON = {"humans-zombies": "humans"}
CLAUSE = re.compile(r"^### (?P<id>[A-Z]{2}-\d+[a-z]?) · (?P<title>.+)$")


def read_clauses(text: str) -> list[dict[str, str]]:
    """Read the numbered clauses of a rulebook in order; rulings and house rules are not clauses."""
    clauses: list[dict[str, str]] = []
    section = ""
    current: dict[str, str] | None = None
    for line in text.splitlines():
        heading = CLAUSE.match(line)
        if heading:
            current = {
                "id": heading["id"],
                "section": section,
                "title": heading["title"].strip(),
                "text": "",
                "source": "",
                "kind": "rule",
            }
            clauses.append(current)
        elif line.startswith("#"):
            current = None
            section = line.lstrip("# ").strip()
        elif current is not None:
            add_line(current, line.strip())
    return clauses


def add_line(clause: dict[str, str], line: str) -> None:
    if line.startswith("Source:"):
        clause["source"] = line.removeprefix("Source:").strip()
    elif line.startswith("Kind:"):
        clause["kind"] = line.removeprefix("Kind:").strip()
    elif line:
        clause["text"] = f"{clause['text']} {line}".strip()


def problems(books: dict[str, list[dict[str, str]]]) -> list[str]:
    """List what is missing in other languages compared with English."""
    wanted = [clause["id"] for clause in books["en"]]
    found = []
    for language, clauses in books.items():
        if [clause["id"] for clause in clauses] != wanted:
            found.append(f"{language}: clauses differ from English")
        for clause, english in zip(clauses, books["en"], strict=False):
            if clause["kind"] != english["kind"]:
                found.append(f"{language} {clause['id']}: kind {clause['kind']}")
            for name in ("title", "text", "source"):
                if not clause[name]:
                    found.append(f"{language} {clause['id']}: no {name}")
    return found


def pages_of(game: str) -> list[str]:
    """Return the rulebooks of a game, those it builds on first."""
    base = BUILDS_ON.get(game)
    return [game] if base is None else [*pages_of(base), game]


def target_of(game: str) -> Path:
    """Return the path of the clauses of a game."""
    base = BUILDS_ON.get(game)
    if base is None:
        return GAMES / game.replace("-", "_") / "clauses.json"
    return target_of(base).parent / game.removeprefix(f"{base}-") / "clauses.json"


def generate(game: str) -> str:
    """Return the JSON of one game, or raise SystemExit with what is wrong."""
    books: dict[str, list[dict[str, str]]] = {language: [] for language in LANGUAGES}
    for page in pages_of(game):
        for language, suffix in LANGUAGES.items():
            text = (RULES / f"{page}{suffix}.md").read_text(encoding="utf-8")
            books[language] += read_clauses(text)
    found = problems(books)
    if found:
        raise SystemExit("\n".join(f"docs/rules/{game}: {problem}" for problem in found))
    return json.dumps(books, ensure_ascii=False, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    stale = 0
    for page in sorted(RULES.glob("*.md")):
        if "." in page.stem:
            continue
        target = target_of(page.stem)
        text = generate(page.stem)
        if "--check" in arguments:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                print(f"{target.relative_to(ROOT)} is out of date: run `make docs`")
                stale = 1
        else:
            target.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
