"""The report of an arena as one self-contained HTML file, without scripts or fonts."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from monsterbox.core.options import spell
from monsterbox.lab.arena.results import rate
from monsterbox.lab.arena.run import Run
from monsterbox.lab.numbers import between, duration, games_of, percent

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
COLUMNS = ("bot", "wins", "rating", "score", "rank", "time per move", "games")


def page(run: Run, told: Mapping[str, Any]) -> str:
    """Make the page of a run from its report."""
    from monsterbox.lab.arena.plots import plots  # slow to load, and not installed everywhere

    title = f"Arena of {told['game']}, {told['seats']} seats"
    return (
        "<!doctype html>\n"
        '<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">\n'
        '<link rel="icon" href="data:,">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{summary(told)}{results(told)}{failures(told)}"
        f"{pictures(plots(told, courses(run, told)))}{setup_of(run, told)}"
        "</main>\n</body>\n</html>\n"
    )


def courses(run: Run, told: Mapping[str, Any]) -> list[list[float]]:
    """Return the ratings of each bot, game by game, in the order of the results."""
    history = rate(run.setup, run.counted)
    names = run.setup.names
    order = [names.index(one["bot"]) for one in told["results"]]
    return [[ratings[bot].mu for ratings in history] for bot in order]


# Parts of the page


def summary(told: Mapping[str, Any]) -> str:
    best = told["results"][0]
    return (
        f"<p><strong>{escape(best['bot'])}</strong> won most often: {percent(best['win_rate'])} of "
        f"its games, with 95&nbsp;% confidence {between(best['low'], best['high'])}&nbsp;%.<br>"
        f'<span class="quiet">{escape(games_of(told))}; equal players would win '
        f"{percent(1 / told['seats'])} each.</span></p>\n"
    )


def results(told: Mapping[str, Any]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in COLUMNS)
    body = "\n".join(f"<tr>{''.join(cells(one))}</tr>" for one in told["results"])
    return (
        '<h2 id="results">Results</h2>\n'
        '<div class="wide" role="region" aria-labelledby="results" tabindex="0">\n'
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n</div>\n"
        '<p class="quiet">Small figures: 95&nbsp;% intervals; for the rating, one standard '
        "deviation. A shared win counts in part.</p>\n"
    )


def cells(one: Mapping[str, Any]) -> Iterator[str]:
    plays = "" if one["plays"] == one["bot"] else f"plays {one['plays']}"
    yield f'<th scope="row">{escape(one["bot"])}{small(plays)}</th>'
    yield cell(percent(one["win_rate"]), between(one["low"], one["high"]))
    yield cell(f"{one['rating']:.1f}", f"± {one['rating_sigma']:.1f}")
    yield cell(f"{one['mean_score']:.1f}", f"{one['score_low']:.1f} to {one['score_high']:.1f}")
    yield cell(f"{one['mean_rank']:.2f}")
    yield cell(duration(one["seconds_per_move"]), f"{one['moves']} moves")
    yield cell(str(one["games"]))


def cell(value: str, more: str = "") -> str:
    return f"<td>{escape(value)}{small(more)}</td>"


def small(text: str) -> str:
    return f"<small>{escape(text)}</small>" if text else ""


def failures(told: Mapping[str, Any]) -> str:
    """List the bots that failed; their results are partly those of the heuristic bot."""
    failed = [one for one in told["results"] if one["failures"]]
    if not failed:
        return ""
    items = "".join(
        f"<li><strong>{escape(one['bot'])}</strong> in {one['failures']} of {one['games']} games, "
        f"first: {escape(one['first_failure'])}</li>"
        for one in failed
    )
    return (
        "<h2>Failures</h2>\n<p>These bots failed; the heuristic bot then played on "
        f"in their place.</p>\n<ul>{items}</ul>\n"
    )


def pictures(drawn: list[Plot]) -> str:
    figures = "\n".join(
        f'<figure role="img" aria-label="{escape(plot.title)}: {escape(plot.words)}">'
        f"<figcaption>{escape(plot.title)}</figcaption>\n{plot.svg}\n</figure>"
        for plot in drawn
    )
    return f'<h2>Pictures</h2>\n<div class="plots">\n{figures}\n</div>\n'


def setup_of(run: Run, told: Mapping[str, Any]) -> str:
    """Show what was played, and how to play it again."""
    options = ", ".join(f"{name}={written(value)}" for name, value in told["options"].items())
    facts = {
        "game": f"{told['game']}, rules version {run.setup.rules}",
        "seats": told["seats"],
        "house rules": options or "none",
        "bots": ", ".join(told["bots"]),
        "games": games_of(told),
        "blocks": f"{told['games'] // told['seats']}: one deal each, every bot in every seat",
        "seed": told["seed"],
        "length": f"{told['mean_decisions']:.0f} decisions a game",
        "time": f"{told['seconds']:.0f} s in {told['jobs']} processes (the last run)",
        "release": f"Monsterbox {run.setup.version}, "
        + ("compiled" if told["compiled"] else "interpreted"),
    }
    rows = "".join(f"<dt>{name}</dt><dd>{escape(str(fact))}</dd>" for name, fact in facts.items())
    return (
        f"<h2>Set-up</h2>\n<dl>{rows}</dl>\n<pre><code>{escape(command(run, told))}</code></pre>\n"
    )


def command(run: Run, told: Mapping[str, Any]) -> str:
    """Return the command line that plays the same games again."""
    words = ["monsterbox", "arena", told["game"], "--bots", ",".join(run.setup.bots)]
    words += ["--games", told["games_asked"], "--seats", told["seats"], "--seed", told["seed"]]
    for name, value in told["options"].items():
        words += ["--option", f"{name}={written(value)}"]
    return shlex.join(map(str, words))


def written(value: object) -> str:
    """Write a value as the command line reads it."""
    return json.dumps(value) if isinstance(value, list | dict) else spell(value)
