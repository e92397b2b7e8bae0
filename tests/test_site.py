"""The documentation as a site: complete, no dead links, no requests to elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from tools.site import DOCS, ROOT, SITE, within_the_site

import monsterbox as mb

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src"}


class Page(HTMLParser):
    """What a page links to, what it loads, and which places on it have a name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.names: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.names |= {told.get("id") or "", told.get("name") or ""}
        if tag == "a":
            self.links.append(told.get("href") or "")
        if tag in LOADED:
            self.loads.append(told.get(LOADED[tag]) or "")


def test_every_page_of_the_docs_is_in_the_table_of_contents() -> None:
    listed = re.findall(r"\]\(([^)]+)\)", (DOCS / "SUMMARY.md").read_text(encoding="utf-8"))
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} - {"SUMMARY.md"}

    missing = {
        page
        for page in pages
        if not any(page == one or page.startswith(f"{one}/") for one in listed)
    }

    assert missing - {page for page in pages if page.startswith("decisions/")} == set()
    assert len(listed) == len(set(listed))


def test_every_public_name_is_in_the_reference() -> None:
    """Adapters are shown as well, and imported from their own modules."""
    pages = "".join(page.read_text() for page in sorted((DOCS / "reference").glob("*.md")))

    shown = re.findall(r"^::: monsterbox\.(?!adapters\.)(?:\w+\.)*(\w+)$", pages, re.M)
    assert set(shown) == set(mb.__all__)


def test_a_link_out_of_the_docs_leads_to_a_page_about_what_it_names() -> None:
    named: set[Path] = set()

    text = within_the_site(
        "[a](../../README.md) [b](play.md) [c](../../tests/toy/pebbles#x)",
        Path("guides/new.md"),
        named,
    )

    assert text == (
        "[a](../sources/README.md.md) [b](play.md) [c](../sources/tests/toy/pebbles.md)"
    )
    assert named == {ROOT / "README.md", ROOT / "tests" / "toy" / "pebbles"}


@pytest.mark.full
def test_the_site_is_complete_in_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.site"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {path: Page(path) for path in SITE.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > len(list(DOCS.rglob("*.md")))

    elsewhere = [url for page in pages.values() for url in page.loads if "//" in url]
    dead = [
        f"{path.relative_to(SITE)}: {url}"
        for path, page in pages.items()
        for url in [*page.links, *page.loads]
        if is_dead(path, url, pages)
    ]

    assert elsewhere == []
    assert dead == []
    notebook = (SITE / "lab" / "who-starts.html").read_text(encoding="utf-8")
    assert "2 players: 0." in notebook
    assert "<svg viewBox" in notebook


def is_dead(path: Path, url: str, pages: dict[Path, Page]) -> bool:
    """Whether a link within the site leads nowhere."""
    if not url or re.match(r"\w+:", url):
        return False
    target, _, name = url.partition("#")
    there = (path.parent / unquote(target)).resolve() if target else path
    if not there.exists():
        return True
    return bool(name) and there in pages and unquote(name) not in pages[there].names
