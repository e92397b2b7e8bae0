"""The lines, bands and bars of a review as numbers; the templates draw them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from math import hypot

from monsterbox.coach.report import Moment, Report, Share
from monsterbox.server.views.review_shown import (
    Balance,
    Balances,
    Bar,
    Chart,
    Curve,
    Mark,
    Stop,
    Tick,
)

NINE_IN_TEN = 1.645
"""Standard errors to each side within which the true value lies 9 times in 10."""
WIDTH = 1000
MOST_STOPS = 120
MOST_TICKS = 6
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
CRESTS = 3  # on each line
ROOM = 7.0  # per cent of the width that a number below the chart needs
MARGIN = 0.08


def stops_of(report: Report, wanted: Collection[int]) -> list[Moment]:
    """Return the moments to stop at: all, or in a long match one of each turn and the wanted."""
    moments = report.moments
    if len(moments) <= MOST_STOPS:
        return list(moments)
    found, turn = [], -1
    for moment in moments:
        if moment.turn != turn or moment.version in wanted or moment is moments[-1]:
            found.append(moment)
            turn = moment.turn
    step = -(-len(found) // MOST_STOPS)
    return [
        one
        for place, one in enumerate(found)
        if place % step == 0 or one.version in wanted or one is found[-1]
    ]


def chart_of(
    report: Report,
    you: int | None,
    wanted: Collection[int],
    told: Callable[[int], tuple[int, str, bool]],
) -> Chart:
    """Return the chart; `told` says of a version its step, what came next and whether it forks."""
    moments = stops_of(report, wanted)
    stops = tuple(stop_of(one, report.steps, told) for one in moments)
    return Chart(
        curves=tuple(curves_of(stops, report, you)),
        ticks=tuple(ticks_of(stops)),
        stops=stops,
        even=100 / report.seats,
        done=round(100 * report.done / max(1, report.steps), 2),
        turns=max((one.turn for one in report.moments), default=0),
    )


def stop_of(moment: Moment, steps: int, told: Callable[[int], tuple[int, str, bool]]) -> Stop:
    at, what, may_fork = told(moment.version)
    return Stop(
        version=moment.version,
        turn=moment.turn,
        x=place_of(moment.version, steps),
        chances=moment.chances,
        at=at,
        next=what,
        may_fork=may_fork,
    )


def place_of(version: int, steps: int) -> float:
    return round(100 * version / max(1, steps), 2)


def curves_of(stops: Sequence[Stop], report: Report, you: int | None) -> Iterator[Curve]:
    """Yield a line for each seat, the viewer's last: it lies above the others."""
    seats = [seat for seat in range(report.seats) if seat != you]
    first = 0 if you is None else 1
    for line, seat in enumerate(seats, first):
        yield curve_of(stops, seat, line, report.seats)
    if you is not None:
        yield curve_of(stops, you, 0, report.seats)


def curve_of(stops: Sequence[Stop], seat: int, line: int, seats: int) -> Curve:
    chances = [stop.chances[seat] for stop in stops]
    high = [height(one.mean + NINE_IN_TEN * one.error) for one in chances]
    low = [height(one.mean - NINE_IN_TEN * one.error) for one in chances]
    across = [stop.x * WIDTH / 100 for stop in stops]
    there = list(zip(across, high, strict=True))
    back = list(zip(reversed(across), reversed(low), strict=True))
    middle = [height(one.mean) for one in chances]
    return Curve(
        seat=seat,
        line=line,
        path=path_of(list(zip(across, middle, strict=True))),
        band=f"{path_of([*there, *back])}Z" if stops else "",
        crests=tuple(crests_of(stops, middle, seat, seats)),
    )


def height(chance: float) -> float:
    return round(100 - 100 * min(1.0, max(0.0, chance)), 1)


def path_of(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) if points else ""


def crests_of(
    stops: Sequence[Stop], heights: Sequence[float], seat: int, seats: int
) -> Iterator[Mark]:
    """Yield where the crest of a seat lies on its line: never where those of others do."""
    end = stops[-1].x if stops else 0.0
    seen = set()
    for part in range(CRESTS):
        goal = end * (part + (seat + 0.5) / seats) / CRESTS
        place = min(range(len(stops)), key=lambda one: abs(stops[one].x - goal), default=None)
        if place is not None and place not in seen:
            seen.add(place)
            yield Mark(stops[place].x, heights[place])


def ticks_of(stops: Sequence[Stop]) -> Iterator[Tick]:
    """Yield the turns to name: the last one, and round numbers with enough room."""
    begins: dict[int, float] = {}
    for stop in stops:
        begins.setdefault(stop.turn, stop.x)
    if not begins:
        return
    last = max(begins)
    step = next((one for one in STEPS if last / one <= MOST_TICKS), STEPS[-1])
    end, before, told = stops[-1].x, 0.0, 0
    for turn, x in begins.items():
        is_round = turn > 0 and turn % step == 0
        if is_round and x - before >= ROOM and end - x >= ROOM:
            before, told = x, turn
            yield Tick(x, turn)
    if last > told and end - before >= ROOM:
        yield Tick(end, last)


# Luck and skill


def balances_of(shares: Sequence[Share], order: Sequence[int]) -> Balances | None:
    """Return the bars of all seats on a scale that holds them all."""
    if not shares:
        return None
    parts = [
        value
        for share in shares
        for value in (share.luck.mean, share.skill.mean, share.result - share.start.mean)
    ]
    low, high = min(0.0, *parts) - MARGIN, max(0.0, *parts) + MARGIN

    def on_scale(value: float) -> float:
        return round(100 * (value - low) / (high - low), 2)

    def bar(mean: float, error: float) -> Bar:
        ends = sorted((on_scale(0), on_scale(mean)))
        return Bar(mean, error, ends[0], round(ends[1] - ends[0], 2), on_scale(mean))

    def balance(seat: int) -> Balance:
        share = shares[seat]
        return Balance(
            seat=seat,
            start=share.start,
            luck=bar(share.luck.mean, share.luck.error),
            skill=bar(share.skill.mean, share.skill.error),
            result=bar(share.result - share.start.mean, share.start.error),
        )

    return Balances(zero=on_scale(0), seats=tuple(balance(seat) for seat in order))


def why_of(balance: Balance) -> str:
    """Return what decided the match for a seat, `unsure` if the errors are too large to say."""
    way = 1 if balance.result.mean >= 0 else -1
    luck, skill = way * balance.luck.mean, way * balance.skill.mean
    doubt = NINE_IN_TEN * hypot(balance.luck.error, balance.skill.error)
    how = "good" if way == 1 else "bad"
    if abs(luck - skill) <= doubt:
        return "unsure"
    return f"{how}-{'luck' if luck > skill else 'skill'}"


# Numbers in words


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    """Return a change in per cent with its sign; none for nothing."""
    number = percent(share)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def doubt(error: float) -> int:
    """Return the per cent to each side of a number within which the truth lies 9 times in 10."""
    return max(1, percent(NINE_IN_TEN * error)) if error > 0 else 0
