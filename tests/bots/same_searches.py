"""Searches with fixed seeds, to compare compiled with interpreted ones.

python -m tests.bots.same_searches    their results as JSON

Run it in the root of the repository; MONSTERBOX_PURE=1 runs the sources.
"""

from __future__ import annotations

import json
from typing import Any

import monsterbox as mb
from monsterbox.bots.ismcts import Ismcts
from monsterbox.bots.make import bots_for, make_bot
from monsterbox.core.belief import Belief
from tests.games.kit import Case, few_cases, played

ITERATIONS = 25
MANNERS = ("", ":playout=uniform", ":trust=0:horizon=0:exploration=1", ":widening=0.5:horizon=2")
MOMENTS = (3, 60)


def results_of(bot: Ismcts, belief: Belief) -> list[list[float]]:
    """All that the search found out, number for number."""
    thinking = bot.begin(belief)
    thinking.run(ITERATIONS)
    return [list(one) for one in thinking.search.results()]


def searches_of(case: Case, manner: str) -> dict[str, Any]:
    found = {}
    for choices in MOMENTS:
        match = played(case, choices)
        if match.turn is None:
            continue
        bot = make_bot(f"ismcts:{ITERATIONS}{manner}", case.key, seed=choices)
        assert isinstance(bot, Ismcts)
        found[f"{case}{manner} after {choices}"] = results_of(bot, match.belief(match.turn))
    return found


def opinions_of(case: Case) -> dict[str, Any]:
    """What the heuristic player says, in games that have one."""
    match = played(case, MOMENTS[0])
    if match.turn is None or "heuristic" not in bots_for(case.key):
        return {}
    opinions = make_bot("heuristic", case.key, 1).explain(match.belief(match.turn), best=1)
    return {f"{case} heuristic": [[one.choice, one.win_chance] for one in opinions]}


def all_results() -> dict[str, Any]:
    """Every game and table, manners in turn."""
    found: dict[str, Any] = {}
    for k, case in enumerate(few_cases(1)):
        found |= opinions_of(case)
        if "ismcts" in bots_for(case.key):
            found |= searches_of(case, MANNERS[k % len(MANNERS)])
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": mb.is_compiled(), "results": all_results()}, indent=1))
