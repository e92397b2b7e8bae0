"""After the game: the score sheet, the match step by step, its record, the check of its draws.

For a running match there is only the replay, which shows what the viewer saw at the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from monsterbox.bots.bot import Rememberer
from monsterbox.bots.make import make_bot
from monsterbox.core.actions import Actions
from monsterbox.core.events import Event
from monsterbox.core.fair import FairChance
from monsterbox.core.match import Match
from monsterbox.core.state import CHANCE, GameState
from monsterbox.server.tables.errors import BadWish, NotBegun, NotOver
from monsterbox.server.tables.presence import HERE
from monsterbox.server.tables.replay import match_at, moments
from monsterbox.server.tables.table import Table
from monsterbox.server.views.build import Viewpoint, all_facts, build, facts_named
from monsterbox.server.views.narrator import Narrator, named_in, narrator_of
from monsterbox.server.views.recap import last_turn
from monsterbox.server.views.shown import (
    Draw,
    Fairness,
    Recollection,
    Recollections,
    Replay,
    ScoreReason,
    ScoreRound,
    ScoreRow,
    ScoreSheet,
    Shown,
)
from monsterbox.server.views.thoughts import bot_behind
from monsterbox.text.score_sheet import Gain, fewest_win, gains, rows, tie_breaks, ties
from monsterbox.text.speaker import CORE

BEFORE = "before"
POINTS = "points"
CLOSE = 0.1  # of the points of the winner


def finished(table: Table) -> Match:
    """Return the match, once its secrets may be revealed."""
    if table.match is None or not table.is_finished:
        raise NotOver
    return table.match


# The score sheet


def score_sheet(table: Table, seat: int | None, language: str) -> ScoreSheet:
    """Make the score sheet, with reasons; points from before a fork are a row of their own."""
    match = finished(table)
    narrator = narrator_of(table, seat, language)
    narrator.look(match.view(seat))
    counted = gains(match.game.key, match.events(seat), narrator.cards)
    lines = [
        score_row(narrator, key, clause, counted) for key, clause in rows(match.game.key).items()
    ]
    rest = rest_of(match.scores, lines)
    if any(rest):
        lines.append(rest_row(narrator, rest, is_all=not lines))
    ranks = tuple(match.ranks)
    winners = tuple(one for one, rank in enumerate(ranks) if rank == 1 and match.over)
    second, margin = runner_up(match.scores, ranks, winners)
    best = max((abs(match.scores[one]) for one in winners), default=0)
    return ScoreSheet(
        rows=tuple(lines),
        ties=tie_rows(narrator, match.events(seat)),
        fewest_win=fewest_win(match.game.key),
        totals=tuple(match.scores),
        ranks=ranks,
        winners=winners,
        given_up=table.given_up,
        choices=sum(step.seat != CHANCE for step in match.steps),
        begun=dict(Counter(event.begins for event in match.events(seat) if event.begins)),
        rounds=score_rounds(counted, len(ranks)),
        goal=of_game(narrator, "score-goal"),
        total=of_game(narrator, "score-total"),
        second=second,
        margin=margin,
        behind=of_game(narrator, "score-unit", count=margin),
        is_close=margin <= max(1, best * CLOSE),
        may_review=bool(match.over),
    )


def of_game(narrator: Narrator, key: str, **values: int) -> str:
    """Return what a game says of its score, or what holds for most games."""
    if narrator.catalog.has(narrator.game.key, key):
        return narrator.say(key, **values)
    return narrator.catalog.say(CORE, key, **values)


def runner_up(
    scores: Sequence[int], ranks: Sequence[int], winners: Sequence[int]
) -> tuple[int | None, int]:
    """Return the best seat that has not won, and by how many points it is behind."""
    others = [seat for seat in range(len(ranks)) if seat not in winners]
    if not winners or not others:
        return None, 0
    second = min(others, key=lambda seat: ranks[seat])
    return second, abs(scores[winners[0]] - scores[second])


def score_rounds(counted: Iterable[Gain], seats: int) -> tuple[ScoreRound, ...]:
    """Return what each round brought, where there are several."""
    brought: dict[int, list[int]] = {}
    for gain in counted:
        brought.setdefault(gain.round, [0] * seats)[gain.seat] += gain.points
    totals, found = [0] * seats, []
    for number, points in sorted(brought.items()):
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        found.append(ScoreRound(round=number, points=tuple(points), totals=tuple(totals)))
    return tuple(found) if len(found) > 1 else ()


def score_row(narrator: Narrator, key: str, clause: str, counted: Iterable[Gain]) -> ScoreRow:
    own = [gain for gain in counted if gain.row == key]
    return ScoreRow(
        key=key,
        title=narrator.say(f"score-{key}"),
        clause=clause,
        why=narrator.rules[clause].title,
        points=tuple(
            sum(gain.points for gain in own if gain.seat == seat)
            for seat in range(len(narrator.names))
        ),
        reasons=tuple(reason(narrator, gain) for gain in own),
    )


def tie_rows(narrator: Narrator, events: Sequence[Event]) -> tuple[ScoreRow, ...]:
    """Return the rows that break ties; their reasons are those of the points."""
    key = narrator.game.key
    counted = tie_breaks(key, events)
    lines = (score_row(narrator, row, clause, counted) for row, clause in ties(key).items())
    return tuple(msgspec.structs.replace(line, reasons=()) for line in lines)


def reason(narrator: Narrator, gain: Gain) -> ScoreReason:
    return ScoreReason(
        seat=gain.seat,
        text=narrator.event(gain.event),
        points=gain.points,
        cards=named_in(gain.event, narrator.cards),
    )


def rest_of(scores: Sequence[int], lines: Sequence[ScoreRow]) -> tuple[int, ...]:
    """Return the points that no row explains."""
    told = [sum(row.points[seat] for row in lines) for seat in range(len(scores))]
    return tuple(score - known for score, known in zip(scores, told, strict=True))


def rest_row(narrator: Narrator, points: tuple[int, ...], *, is_all: bool) -> ScoreRow:
    key = POINTS if is_all else BEFORE
    title = narrator.catalog.say(CORE, f"score-{key}")
    return ScoreRow(key=key, title=title, clause=None, why="", points=points, reasons=())


# Step by step


def turn_moments(table: Table, viewpoint: Viewpoint, seat: int) -> tuple[int, int]:
    """Return the first and the last moment of a seat's last turn."""
    found = None if table.match is None else last_turn(table.match, seat, viewpoint.eyes)
    if found is None:
        raise BadWish("turn", "bad-step")
    return found


def replay_step(table: Table, viewpoint: Viewpoint, at: int | None, language: str) -> Replay:
    """Return the table after a number of choices; by default after all of them."""
    if table.match is None:
        raise NotBegun
    versions = moments(table.match, seen_by=viewpoint.eyes, all_of_them=table.is_finished)
    most = len(versions) - 1
    place = most if at is None else at
    if type(place) is not int or not 0 <= place <= most:
        raise BadWish("at", "bad-step")
    past = table_at(table, versions[place])
    shown = build(past, viewpoint, language, [HERE] * table.row.seats)
    only_seen: dict[str, Any] = {
        "choices": (),
        "asked_you": False,
        "can_undo": False,
        "until": None,
    }
    shown = msgspec.structs.replace(shown, **only_seen)
    return Replay(
        shown=with_truth(past, shown) if table.is_finished else shown,
        at=place,
        most=most,
        turns=tuple(beginnings(table.match, versions, viewpoint.eyes)),
        may_fork=table.is_finished and past.match is not None and not past.match.over,
        recollections=recollections(past, language) if table.is_finished else (),
        thinker=thinker(table, place),
    )


def thinker(table: Table, place: int) -> int | None:
    found = bot_behind(table, place)
    return None if found is None else found[1]


def beginnings(match: Match, versions: Sequence[int], eyes: int | None) -> list[int]:
    """Return the steps of a replay at which a turn or a round has just begun."""
    return [
        place
        for place, (before, now) in enumerate(pairwise([0, *versions]))
        if any(
            event.begins and event.seen_by(eyes) is not None
            for step in match.steps[before:now]
            for event in step.events
        )
    ]


def recollections(past: Table, language: str) -> tuple[Recollections, ...]:
    """Return what each bot that plays from memory believed then, by asking it again."""
    found = [recollected(past, seat, language) for seat in range(past.row.seats)]
    return tuple(one for one in found if one is not None and one.places)


def recollected(past: Table, seat: int, language: str) -> Recollections | None:
    match, spec = past.match, past.bot_in(seat)
    if match is None or match.over or spec is None:
        return None
    bot = make_bot(spec, past.game.key, past.bot_seed(seat))
    if not isinstance(bot, Rememberer):
        return None
    facts = all_facts(past, language)
    places = []
    for guess in bot.guess(match.belief(seat)):
        truth = match.lies_at(seat, guess.place)
        assert truth is not None, "a bot guesses where something lies"
        places.append(
            Recollection(
                place=guess.place,
                believed=guess.believed,
                label=facts[guess.believed]["label"],
                chance=round(guess.chance, 3),
                truth=truth,
                truth_label=facts[truth]["label"],
            )
        )
    return Recollections(seat=seat, places=tuple(places))


def with_truth(past: Table, shown: Shown) -> Shown:
    """Add all hands, and what is printed on the cards in them."""
    views = past.views()
    cards = shown.cards | facts_named(past, shown.language, views)
    return msgspec.structs.replace(shown, views=views, cards=cards)


def table_at(table: Table, version: int) -> Table:
    """Return the table as it was, with the people who sit there now."""
    assert table.match is not None
    past = Table(table.row, table.chairs)
    past.match = match_at(table.row, table.match, version)
    past.stand_ins = dict(table.stand_ins)
    past.rematch = table.rematch
    return past


# The record, and the check of its draws


def record(table: Table) -> dict[str, Any]:
    match = finished(table)
    told = match.record(reveal=True)
    return told if match.over else told | {"given_up": True}


def fairness(table: Table) -> Fairness:
    """Return the commitment and, once the match is over, what is needed to check it."""
    chance = FairChance(table.row.seed, contributions(table))
    told = Fairness(
        contributors=table.contributors,
        without=silent(table),
        gathering=table.gathering,
        commitment=chance.commitment,
        seed=None,
        contributions=tuple(added.hex() for added in chance.contributions),
        outcomes=(),
        draws=(),
    )
    if table.match is None or not table.is_finished:
        return told
    outcomes, drawn = draws(table.match)
    return msgspec.structs.replace(
        told, seed=chance.seed.hex(), outcomes=tuple(outcomes), draws=tuple(drawn)
    )


def silent(table: Table) -> tuple[int, ...]:
    """Return one seat of each person who has added nothing to the shuffle."""
    people: dict[str, list[int]] = {}
    for chair in table.chairs:
        if chair.person is not None:
            people.setdefault(chair.person, []).append(chair.seat)
    added = set(table.contributors)
    return tuple(held[0] for held in people.values() if added.isdisjoint(held))


def contributions(table: Table) -> tuple[bytes, ...]:
    """Return the contributions that count: those of the match, or those collected for it."""
    if table.match is not None and isinstance(table.match.chance, FairChance):
        return table.match.chance.contributions
    return tuple(chair.contribution for chair in table.chairs if chair.contribution)


def draws(match: Match) -> tuple[list[str], list[Draw]]:
    """Return every draw with its possible outcomes; each outcome is named once."""
    names: dict[str, int] = {}
    drawn: list[Draw] = []
    state = match.opening()
    for step in match.steps:
        if step.seat == CHANCE:
            drawn.append(draw(match, state, step.text, names))
        state.apply(step.seat, step.action)
    return list(names), drawn


def draw(match: Match, state: GameState, text: str, names: dict[str, int]) -> Draw:
    actions = Actions()
    state.legal(CHANCE, actions)
    possible = actions.to_list()
    texts = [match.game.text_of(state, CHANCE, outcome) for outcome in possible]
    weights = tuple(int(state.weight(outcome)) for outcome in possible)
    return Draw(
        source=tuple(names.setdefault(one, len(names)) for one in texts),
        weights=None if set(weights) == {1} else weights,
        drawn=names[text],
    )
