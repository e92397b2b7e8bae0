"""What all pages of the laboratory share: one self-contained HTML file without scripts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from monsterbox.core.options import spell

if TYPE_CHECKING:
    from monsterbox.lab.charts import Plot

STYLE = """
:root { color-scheme: light dark;
  --paper: #fdfdfb; --ink: #1c1f24; --line: #d5d7db; --quiet: #5b616b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171c; --ink: #e7e9ec; --line: #383d46; --quiet: #a2a9b4; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
.quiet { color: var(--quiet); }
.wide { overflow-x: auto; border-block: 1px solid var(--line); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .7rem; text-align: right; white-space: nowrap; vertical-align: top; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper);
  white-space: normal; min-width: 7rem; }
thead th { border-bottom: 2px solid var(--line); vertical-align: bottom; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
small { display: block; color: var(--quiet); font-weight: normal; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 2rem; align-items: start; }
figure { margin: 0; max-width: 30rem; min-width: 0; }
figure svg { width: 100%; height: auto; display: block; }
svg text { font-family: system-ui, sans-serif !important; }
figcaption { font-weight: bold; margin-bottom: .3rem; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .3rem 1rem; margin: 0; }
dd { margin: 0; }
pre { white-space: pre-wrap; padding: .7rem;
  border: 1px solid var(--line); border-radius: .3rem; }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def document(title: str, content: str) -> str:
    """Make a page of its title and its content."""
    return (
        "<!doctype html>\n"
        '<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">\n'
        '<link rel="icon" href="data:,">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{content}</main>\n</body>\n</html>\n"
    )


def table(name: str, title: str, columns: Iterable[str], rows: Iterable[str], note: str) -> str:
    """Make a table with its heading, and what explains its figures below."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return (
        f'<h2 id="{name}">{escape(title)}</h2>\n'
        f'<div class="wide" role="region" aria-labelledby="{name}" tabindex="0">\n'
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n</div>\n"
        f'<p class="quiet">{note}</p>\n'
    )


def first_cell(name: str, more: str = "") -> str:
    return f'<th scope="row">{escape(name)}{small(more)}</th>'


def cell(value: str, more: str = "") -> str:
    return f"<td>{escape(value)}{small(more)}</td>"


def small(text: str) -> str:
    return f"<small>{escape(text)}</small>" if text else ""


def pictures(drawn: list[Plot]) -> str:
    figures = "\n".join(
        f'<figure role="img" aria-label="{escape(plot.title)}: {escape(plot.words)}">'
        f"<figcaption>{escape(plot.title)}</figcaption>\n{plot.svg}\n</figure>"
        for plot in drawn
    )
    return f'<h2>Pictures</h2>\n<div class="plots">\n{figures}\n</div>\n'


def set_up(facts: Mapping[str, Any], command: str) -> str:
    """Show what was played, and how to play it again."""
    rows = "".join(f"<dt>{name}</dt><dd>{escape(str(fact))}</dd>" for name, fact in facts.items())
    return f"<h2>Set-up</h2>\n<dl>{rows}</dl>\n<pre><code>{escape(command)}</code></pre>\n"


def written(value: object) -> str:
    """Write a value as the command line reads it."""
    return json.dumps(value) if isinstance(value, list | dict) else spell(value)


def spelt(options: Mapping[str, Any]) -> str:
    """Write house rules as the command line reads them."""
    return ", ".join(f"{name}={written(value)}" for name, value in options.items())
