"""The report of a comparison in words, and as a page."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from html import escape
from typing import Any

from monsterbox.lab.comparison.measures import MEASURES
from monsterbox.lab.numbers import percent
from monsterbox.lab.page import cell, document, first_cell, pictures, set_up, spelt, table, written

VERDICTS = {"differs": "differs", "same": "the same", "open": "unknown"}
COLUMNS = ("in a game", "usual", "changed", "difference", "interval", "")


def page(told: Mapping[str, Any]) -> str:
    """Make the page of a comparison from its report."""
    from monsterbox.lab.comparison.plots import plots  # slow to load, not installed everywhere

    rows = (
        first_cell(MEASURES[name].words) + "".join(map(cell, row(name, one)))
        for name, one in told["measures"].items()
    )
    note = (
        "All intervals together hold with 95&nbsp;%, whenever you look. “The same” means that "
        "the difference is surely below two points (pts) where shares are compared, and below "
        "three percent of the usual value elsewhere (five for points and the lead)."
    )
    title = f"{told['game']}: {spelt(told['change'])}"
    return document(
        title,
        f"<p>{escape(summary(told))}</p>\n"
        f"{table('differences', 'What changes', COLUMNS, rows, note)}"
        f"{pictures(plots(told))}{set_up(facts(told), command(told))}",
    )


def summary(told: Mapping[str, Any]) -> str:
    """Say in a sentence how often games end otherwise, and whether that is the last word."""
    pairs = f"{told['pairs']} pairs of games"
    if not told["other_games"]:
        return f"{spelt(told['change'])}: not one of {pairs} went another way"
    share = percent(told["other_winner"]["share"])
    end = "all is known" if told["sure"] else "some is not known yet"
    return f"{spelt(told['change'])}: another winner in {share} of {pairs}; {end}"


def row(name: str, one: Mapping[str, Any]) -> list[str]:
    """Write a measure: both values, the difference with its interval, and what that means."""
    measure = MEASURES[name]
    low, high = one["low"], one["high"]
    if measure.is_share:
        values = [percent(one["usual"]), percent(one["changed"])]
        points = [f"{100 * one['difference']:+.1f} pts"]
        between = "" if low is None else f"{100 * low:+.1f} to {100 * high:+.1f}"
    else:
        values = [f"{one['usual']:.2f}", f"{one['changed']:.2f}"]
        points = [f"{relative(one['difference'], one):+.1f} %"]
        between = "" if low is None else f"{relative(low, one):+.1f} to {relative(high, one):+.1f}"
    return [*values, *points, between, VERDICTS[one["verdict"]]]


def relative(difference: float, one: Mapping[str, Any]) -> float:
    """Return a difference in percent of the usual value."""
    return 100 * difference / one["usual"] if one["usual"] else 0.0


def facts(told: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "game": f"{told['game']}, rules version {told['rules']}",
        "seats": told["seats"],
        "changed": spelt(told["change"]),
        "on both sides": spelt(told["options"]) or "the printed rules",
        "players": ", ".join(told["bots"]),
        "pairs": f"{told['pairs']} of at most {told['pairs_asked']}",
        "seed": told["seed"],
        "release": f"Monsterbox {told['version']}",
    }


def command(told: Mapping[str, Any]) -> str:
    """Return the command line that compares the same again."""
    words = ["monsterbox", "compare", told["game"], "--bots", ",".join(told["bots"])]
    words += ["--games", told["pairs_asked"], "--seats", told["seats"], "--seed", told["seed"]]
    for flag, options in (("--with", told["options"]), ("--option", told["change"])):
        for name, value in options.items():
            words += [flag, f"{name}={written(value)}"]
    return shlex.join(map(str, words))
