"""Generate `clauses.json` in the package of each game from the rulebooks in docs/rules.

It holds the whole book: clauses, examples, rulings, house rules, tables of cards.

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
RULING = re.compile(r"^### (?P<id>[A-Z]-\d+[a-z]?) · (?P<title>.+)$")
OPTION = re.compile(r"^### (?P<id>[a-z0-9_]+)$")
CITED = re.compile(r"\b[A-Z]{1,2}-\d+[a-z]?\b")
CARD = re.compile(r"\b[A-Z]{2}\d{1,2}\b")
CARD_ROW = re.compile(r"^\| (?P<id>[A-Z]{2}\d{1,2}) · ", re.MULTILINE)
EXAMPLE = "E-"
MOST_TOLD = 20

Entry = dict[str, str]


def read_book(text: str) -> list[Entry]:
    """Read a rulebook in order: clauses, examples, rulings, house rules, and pages of plain text.

    A page is what stands directly below the heading of a chapter; it is named by `name_pages`.
    """
    entries: list[Entry] = []
    section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ").strip()
            entries.append(an_entry("", section, section, "page"))
        elif line.startswith("### ") and (begun := entry_below(line, section)):
            entries.append(begun)
        elif entries and not line.startswith("# "):
            add_line(entries[-1], line.rstrip())
    for entry in entries:
        entry["text"] = entry["text"].strip()
    return [entry for entry in entries if entry["kind"] != "page" or entry["text"]]


def entry_below(heading: str, section: str) -> Entry | None:
    """Return the entry that a heading begins; one without a number belongs to its page."""
    if found := CLAUSE.match(heading):
        return an_entry(found["id"], section, found["title"].strip(), "rule")
    if found := RULING.match(heading):
        kind = "example" if found["id"].startswith(EXAMPLE) else "ruling"
        return an_entry(found["id"], section, found["title"].strip(), kind)
    if found := OPTION.match(heading):
        return an_entry(found["id"], section, found["id"], "option")
    return None


def an_entry(number: str, section: str, title: str, kind: str) -> Entry:
    return {
        "id": number,
        "section": section,
        "title": title,
        "text": "",
        "source": "",
        "kind": kind,
    }


def add_line(entry: Entry, line: str) -> None:
    """Add a line; clauses are one paragraph, all else is Markdown."""
    if line.startswith("Source:"):
        entry["source"] = line.removeprefix("Source:").strip()
    elif line.startswith("Kind:"):
        entry["kind"] = line.removeprefix("Kind:").strip()
    elif entry["kind"] not in ("rule", "definition"):
        entry["text"] += f"\n{line}"
    elif line:
        entry["text"] = f"{entry['text']} {line.strip()}".strip()


def name_pages(name: str, book: list[Entry], english: list[Entry]) -> None:
    """Give pages the same id in all languages: the book, and their English title, in order."""
    titles = [entry["title"] for entry in english if entry["kind"] == "page"]
    pages = (entry for entry in book if entry["kind"] == "page")
    for entry, title in zip(pages, titles, strict=False):
        entry["id"] = f"{name}-" + re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def is_clause(entry: Entry) -> bool:
    return CLAUSE.match(f"### {entry['id']} · x") is not None


def problems(books: dict[str, list[Entry]]) -> list[str]:
    """List what is missing in other languages compared with English, and dead references."""
    wanted = {entry["id"]: entry for entry in books["en"]}
    wanted_cards = cards_of(books["en"])
    found = []
    for language, entries in books.items():
        book = {entry["id"]: entry for entry in entries}
        cards = cards_of(entries)
        if cards != wanted_cards:
            found.append(f"{language}: the tables have other cards, or another order")
        found += [f"{language}: {name} is missing" for name in wanted if name not in book]
        found += [f"{language}: {name} is not in English" for name in book if name not in wanted]
        if len(book) < len(entries) or (book.keys() == wanted.keys() and [*book] != [*wanted]):
            found.append(f"{language}: an entry stands twice, or not where it stands in English")
        for name in book.keys() & wanted.keys():
            if book[name]["kind"] != wanted[name]["kind"]:
                found.append(f"{language} {name}: kind {book[name]['kind']}")
        for entry in entries:
            required = ("title", "text", "source") if is_clause(entry) else ("title", "text")
            found += [
                f"{language} {entry['id']}: no {part}" for part in required if not entry[part]
            ]
            found += [
                f"{language} {entry['id']}: {number} is cited, but not defined"
                for number in cited_in(entry)
                if number not in book and number not in cards
            ]
    return found


def cited_in(entry: Entry) -> list[str]:
    """Return the numbers of clauses, rulings, examples and cards that an entry names."""
    text = " ".join(entry[part] for part in ("title", "text", "source"))
    return sorted({*CITED.findall(text), *CARD.findall(text)})


def cards_of(entries: list[Entry]) -> list[str]:
    """Return the numbers of the cards that stand at the head of the rows of tables, in order."""
    return [number for entry in entries for number in CARD_ROW.findall(entry["text"])]


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
    books: dict[str, list[Entry]] = {language: [] for language in LANGUAGES}
    for page in pages_of(game):
        read = {
            language: read_book((RULES / f"{page}{suffix}.md").read_text(encoding="utf-8"))
            for language, suffix in LANGUAGES.items()
        }
        for language, book in read.items():
            name_pages(page, book, read["en"])
            books[language] += book
    found = problems(books)
    if found:
        told = [f"docs/rules/{game}: {problem}" for problem in found[:MOST_TOLD]]
        more = [f"and {len(found) - MOST_TOLD} more"] if len(found) > MOST_TOLD else []
        raise SystemExit("\n".join(told + more))
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
