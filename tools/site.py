"""The documentation as a site in build/site, complete in itself.

python -m tools.site

The pages are those of `docs/`, ordered by `docs/SUMMARY.md`. What they link to outside of that
folder becomes a page of the site too, so that no link leads out of it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "pages"
SITE = ROOT / "build" / "site"
SOURCES = "sources"
LINK = re.compile(r"(\]\()(?!https?:|#)([^)#\s]+)([^)]*\))")
LANGUAGES = {".py": "python", ".toml": "toml", ".yml": "yaml", ".conf": "nginx"}
SOURCE_IN = {".de": "Quelle", ".it": "Fonte", ".nl": "Bron"}
CSS = """:root {
  --md-primary-fg-color: #4a2d73;
  --md-accent-fg-color: #2f7d4f;
  --md-typeset-a-color: #5b2f9c;
}
[data-md-color-scheme="slate"] {
  --md-accent-fg-color: #7fd6a2;
  --md-typeset-a-color: #c3a6ff;
}
.md-typeset figure svg {
  width: min(100%, 34rem);
}
"""


def main() -> int:
    stage()
    strictly = ("build", "--clean", "--strict", "--config-file", str(ROOT / "zensical.toml"))
    return subprocess.call([sys.executable, "-m", "zensical", *strictly], cwd=ROOT)


def stage() -> None:
    """Lay out the pages that the site is made of."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES)
    (PAGES / "site.css").write_text(CSS, encoding="utf-8")
    named: set[Path] = set()
    for page in sorted(PAGES.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        text = within_the_site(text, page.relative_to(PAGES), named)
        source = SOURCE_IN.get(Path(page.stem).suffix, "Source")  # the key of a field in all books
        page.write_text(text.replace("\nSource: ", f"\n{source}: "), encoding="utf-8")
    for path in sorted(named):
        write_source(path)


def within_the_site(text: str, page: Path, named: set[Path]) -> str:
    """Let links out of `docs/` lead to pages about what they name, and note what that is."""

    def lead(link: re.Match[str]) -> str:
        target = (DOCS / page.parent / link[2]).resolve()
        if target.is_relative_to(DOCS):
            return link[1] + inside(target, page, link[2]) + link[3]
        named.add(target)
        return f"{link[1]}{os.path.relpath(page_of(target), page.parent)})"

    return LINK.sub(lead, text)


def inside(target: Path, page: Path, link: str) -> str:
    """A folder of `docs/` is shown by its first page."""
    if not target.is_dir() or page.name == "SUMMARY.md":
        return link
    first = min(target.glob("*.md")).relative_to(DOCS)
    return os.path.relpath(first, page.parent)


def page_of(target: Path) -> Path:
    return Path(SOURCES) / f"{target.relative_to(ROOT)}.md"


def write_source(path: Path) -> None:
    """A page that shows a file, or lists a folder."""
    page = PAGES / page_of(path)
    page.parent.mkdir(parents=True, exist_ok=True)
    name = path.relative_to(ROOT)
    shown = listed(path) if path.is_dir() else fenced(path)
    page.write_text(f"# {name}\n\n{shown}", encoding="utf-8")


def listed(folder: Path) -> str:
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in LANGUAGES)
    return "".join(f"## {path.relative_to(folder)}\n\n{fenced(path)}\n" for path in files)


def fenced(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return f"````{LANGUAGES.get(path.suffix, 'text')}\n{text.rstrip()}\n````\n"


if __name__ == "__main__":
    sys.exit(main())
