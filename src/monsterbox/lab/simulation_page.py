"""The report of a simulation as a page."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from html import escape
from typing import Any

from monsterbox.lab.numbers import between, games_so_far, percent
from monsterbox.lab.page import (
    cell,
    document,
    first_cell,
    pictures,
    set_up,
    spelt,
    table,
    written,
)
from monsterbox.lab.tally import WORDS, Tally

NTH = ("begins", "second", "third", "fourth", "fifth", "sixth")

POWERS_NOTE = (
    "“Decided”: used last in the turn in which the winner went ahead for good. “Users win more”: "
    "wins of those who used it less wins of the others at the same table, in points of percent; "
    "it tells what goes with winning, not why."
)


def page(tally: Tally, told: Mapping[str, Any]) -> str:
    """Make the page of a simulation from its report."""
    from monsterbox.lab.simulation_plots import plots  # slow to load, not installed everywhere

    title = f"{told['game']}, {told['seats']} seats: {games_so_far(told)}"
    return document(
        title,
        f"{summary(told)}{by_position(told)}{course(told)}{endings(told)}"
        f"{powers(told)}{faults(told)}{pictures(plots(tally, told))}"
        f"{set_up(facts(told), command(told))}",
    )


def position_name(place: int) -> str:
    """Name the place in the order of play."""
    return NTH[place] if place < len(NTH) else f"{place + 1}th"


def summary(told: Mapping[str, Any]) -> str:
    first = told["win_rates_by_position"][0]
    players = f"bots {', '.join(told['bots'])}" if told["bots"] else "random play"
    return (
        f"<p>Whoever begins wins <strong>{percent(first['share'])}</strong> of all games, with "
        f"95&nbsp;% confidence {between(first['low'], first['high'])}&nbsp;%.<br>"
        f'<span class="quiet">{escape(games_so_far(told))} with {escape(players)}; without an '
        f"advantage it would be {percent(1 / told['seats'])}.</span></p>\n"
    )


def by_position(told: Mapping[str, Any]) -> str:
    rows = []
    for seat, place in enumerate(told["win_rates_by_position"]):
        win, score = told["win_rates"][seat], told["mean_scores"][seat]
        margin, of_score = told["win_rate_margins"][seat], told["mean_score_margins"][seat]
        bot = told["bots"][seat] if told["bots"] else ""
        rows.append(
            first_cell(position_name(seat))
            + cell(percent(place["share"]), between(place["low"], place["high"]))
            + cell(f"seat {seat}", bot)
            + cell(percent(win), f"± {100 * margin:.1f}")
            + cell(f"{score:.2f}", f"± {of_score:.2f}")
        )
    columns = ("order of play", "wins", "seat", "wins", "score")
    note = "Small figures: 95&nbsp;% intervals. A shared win counts in part."
    return table("wins", "Who wins", columns, rows, note)


def course(told: Mapping[str, Any]) -> str:
    rows = (
        first_cell(WORDS[name])
        + cell(f"{one['mean']:.2f}", f"{one['low']:.2f} to {one['high']:.2f}")
        + cell(f"{one['median']:g}")
        + cell(f"{one['tenth']:g} to {one['ninety']:g}")
        for name, one in told["measures"].items()
    )
    columns = ("in a game", "mean", "median", "8 of 10 games")
    return table("course", "How games go", columns, rows, "Small figures: 95&nbsp;% intervals.")


def endings(told: Mapping[str, Any]) -> str:
    shared = {"ending": "the win is shared"} | told["shared_wins"]
    nobody = {"ending": "nobody wins"} | told["without_winner"]
    rows = (
        first_cell(one["ending"])
        + cell(percent(one["share"]), between(one["low"], one["high"]))
        + cell(str(one["games"]))
        for one in (*told["endings"], shared, nobody)
    )
    note = "The last two lines say who has won, the others why the game was over."
    return table("endings", "How games end", ("ending", "share", "games"), rows, note)


def powers(told: Mapping[str, Any]) -> str:
    if not told["powers"]:
        return ""
    rows = (
        first_cell(one["power"])
        + cell(f"{one['per_game']:.2f}")
        + cell(percent(one["users"]))
        + cell(percent(one["decided"]["share"]), told_between(one["decided"]))
        + cell(*points_of(one["advantage"]))
        for one in told["powers"]
    )
    columns = ("card or power", "a game", "players who use it", "decided", "users win more by")
    return table("powers", "Cards and powers", columns, rows, escape(POWERS_NOTE))


def points_of(one: Mapping[str, float] | None) -> tuple[str, str]:
    """Tell in points of percent how much more users win, and the interval."""
    if one is None:
        return "", ""
    mean, low, high = (100 * one[name] for name in ("mean", "low", "high"))
    return f"{mean:+.1f}", f"{low:+.1f} to {high:+.1f}"


def told_between(one: Mapping[str, float]) -> str:
    return between(one["low"], one["high"])


def faults(told: Mapping[str, Any]) -> str:
    if not told["faults"]:
        return ""
    items = "".join(f"<li>{escape(one)}</li>" for one in told["fault_messages"])
    return f"<h2>Faults</h2>\n<p>{told['faults']} games broke off.</p>\n<ul>{items}</ul>\n"


def facts(told: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "game": told["game"],
        "seats": told["seats"],
        "house rules": spelt(told["options"]) or "none",
        "players": ", ".join(told["bots"] or ["random play"]),
        "games": games_so_far(told),
        "seed": told["seed"],
    }


def command(told: Mapping[str, Any]) -> str:
    """Return the command line that plays the same games again."""
    words = ["monsterbox", "simulate", told["game"]]
    words += ["--bots", ",".join(told["bots"])] if told["bots"] else []
    words += ["--games", told["games_asked"], "--seats", told["seats"], "--seed", told["seed"]]
    for name, value in told["options"].items():
        words += ["--option", f"{name}={written(value)}"]
    return shlex.join(map(str, words))
