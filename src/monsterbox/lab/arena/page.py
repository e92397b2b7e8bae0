"""The report of an arena as one self-contained HTML file, without scripts or fonts."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from monsterbox.lab.arena.results import rate
from monsterbox.lab.arena.run import Run
from monsterbox.lab.numbers import between, duration, games_of, percent
from monsterbox.lab.page import cell, document, first_cell, pictures, set_up, spelt, table, written

COLUMNS = ("bot", "wins", "rating", "score", "rank", "time per move", "games")


def page(run: Run, told: Mapping[str, Any]) -> str:
    """Make the page of a run from its report."""
    from monsterbox.lab.arena.plots import plots  # slow to load, and not installed everywhere

    title = f"Arena of {told['game']}, {told['seats']} seats"
    return document(
        title,
        f"{summary(told)}{results(told)}{failures(told)}"
        f"{pictures(plots(told, courses(run, told)))}{setup_of(run, told)}",
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
    rows = ("".join(cells(one)) for one in told["results"])
    note = (
        "Small figures: 95&nbsp;% intervals; for the rating, one standard deviation. "
        "A shared win counts in part."
    )
    return table("results", "Results", COLUMNS, rows, note)


def cells(one: Mapping[str, Any]) -> Iterator[str]:
    yield first_cell(one["bot"], "" if one["plays"] == one["bot"] else f"plays {one['plays']}")
    yield cell(percent(one["win_rate"]), between(one["low"], one["high"]))
    yield cell(f"{one['rating']:.1f}", f"± {one['rating_sigma']:.1f}")
    yield cell(f"{one['mean_score']:.1f}", f"{one['score_low']:.1f} to {one['score_high']:.1f}")
    yield cell(f"{one['mean_rank']:.2f}")
    yield cell(duration(one["seconds_per_move"]), f"{one['moves']} moves")
    yield cell(str(one["games"]))


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


def setup_of(run: Run, told: Mapping[str, Any]) -> str:
    """Show what was played, and how to play it again."""
    facts = {
        "game": f"{told['game']}, rules version {run.setup.rules}",
        "seats": told["seats"],
        "house rules": spelt(told["options"]) or "none",
        "bots": ", ".join(told["bots"]),
        "games": games_of(told),
        "blocks": f"{told['games'] // told['seats']}: one deal each, every bot in every seat",
        "seed": told["seed"],
        "length": f"{told['mean_decisions']:.0f} decisions a game",
        "time": f"{told['seconds']:.0f} s {place(told['jobs'])} (the last run)",
        "release": f"Monsterbox {run.setup.version}, "
        + ("compiled" if told["compiled"] else "interpreted"),
    }
    return set_up(facts, command(run, told))


def place(jobs: int | None) -> str:
    return "on a cluster" if jobs is None else f"in {jobs} processes"


def command(run: Run, told: Mapping[str, Any]) -> str:
    """Return the command line that plays the same games again."""
    words = ["monsterbox", "arena", told["game"], "--bots", ",".join(run.setup.bots)]
    words += ["--games", told["games_asked"], "--seats", told["seats"], "--seed", told["seed"]]
    for name, value in told["options"].items():
        words += ["--option", f"{name}={written(value)}"]
    return shlex.join(map(str, words))
