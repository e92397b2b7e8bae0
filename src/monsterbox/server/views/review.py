"""A review in the words of one viewer: chart, turning points, luck and skill, decisions.

The match is over, so everything may be told: what lay in other hands, and what was drawn.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from functools import cached_property

import msgspec
from cachetools import LRUCache

from monsterbox.coach.report import Estimate, Graded, Report, TurningPoint
from monsterbox.core.events import Event
from monsterbox.core.match import Match
from monsterbox.core.state import GameState
from monsterbox.server.club.reviewing import Stage
from monsterbox.server.tables.replay import match_at, moments
from monsterbox.server.tables.table import Table
from monsterbox.server.views.narrator import Narrator
from monsterbox.server.views.pictures import Picture, picture
from monsterbox.server.views.review_chart import balances_of, chart_of, place_of, why_of
from monsterbox.server.views.review_shown import (
    Balances,
    Chart,
    Decision,
    Decisions,
    Point,
    ReviewPage,
    ReviewStage,
    Verdict,
)
from monsterbox.server.views.shown import Shown

DOUBTFUL = ("inaccuracy", "mistake")
MOST_LISTED = 40  # with more decisions, those without a choice are left out
WITHOUT_CHOICE = "only"
FOLLOWING = 6  # steps until an outcome of chance must have been told
_pictures = LRUCache[tuple[object, ...], Picture](256)


def review_page(
    table: Table,
    match: Match,
    stage: ReviewStage,
    shown: Shown,
    *,
    who: int | None = None,
    doubtful: bool = False,
) -> ReviewPage:
    """Return the page for a viewer; `who` is the seat whose decisions are listed."""
    you = shown.held[0] if len(shown.held) == 1 else None
    page = ReviewPage(
        shown=shown,
        stage=stage,
        you=you,
        chart=None,
        points=(),
        balances=None,
        verdict=None,
        decisions=None,
    )
    report = stage.report
    if report is None or not report.moments:
        return page
    teller = Teller(table, match, report, you, shown.language)
    balances = balances_of(report.shares, order_of(match))
    seat = who if who is not None and 0 <= who < report.seats else you
    return msgspec.structs.replace(
        page,
        chart=teller.chart(),
        points=teller.points(),
        balances=balances,
        verdict=verdict_of(match, balances, you),
        decisions=teller.decisions(order_of(match)[0] if seat is None else seat, doubtful),
    )


def stage_shown(stage: Stage, *, may_stop: bool) -> ReviewStage:
    return ReviewStage(
        state=stage.state,
        ahead=stage.ahead,
        seconds_left=stage.seconds_left,
        may_stop=may_stop,
        report=stage.report,
    )


def order_of(match: Match) -> list[int]:
    """Return the seats, best first."""
    return sorted(range(match.seats), key=lambda seat: (match.ranks[seat], seat))


def verdict_of(match: Match, balances: Balances | None, you: int | None) -> Verdict | None:
    """Return what the match was for the viewer, or for the winner."""
    if balances is None:
        return None
    seat = order_of(match)[0] if you is None else you
    ranks = match.ranks
    balance = next(one for one in balances.seats if one.seat == seat)
    return Verdict(
        seat=seat,
        place=ranks[seat],
        is_shared=list(ranks).count(ranks[seat]) > 1,
        why=why_of(balance),
        balance=balance,
    )


class Teller:
    """Tells one viewer what happened at the steps of a match, and what might have."""

    def __init__(
        self, table: Table, match: Match, report: Report, you: int | None, language: str
    ) -> None:
        self.table = table
        self.match = match
        self.report = report
        self.you = you
        self.language = language
        names = [chair.name for chair in table.chairs]
        self.narrator = Narrator(language, match.game, match.settings, names, you)
        self.narrator.look(match.view(None))
        self.graded = {one.version: one for one in report.choices}

    @cached_property
    def places(self) -> list[int]:
        """The versions that a replay can show."""
        return moments(self.match, seen_by=None, all_of_them=True)

    @cached_property
    def _states(self) -> dict[int, GameState]:
        """The states before the choices that have to be told from the view of a seat."""
        wanted = {one.version for one in self.report.choices if needs_view(one)}
        wanted |= {one.version for one in self.report.turning_points}
        wanted |= {one.version for one in self.report.choices if not self._event(one.version)}
        state, found = self.match.opening(), {}
        for version, step in enumerate(self.match.steps):
            if version in wanted:
                found[version] = state.clone()
            state.apply(step.seat, step.action)
        return found

    def place(self, version: int) -> int:
        """Return the step of the replay at which something is about to happen."""
        return max(0, bisect_right(self.places, version) - 1)

    def may_fork(self, version: int) -> bool:
        return self.places[self.place(version)] < self.match.version

    # Sentences

    def _event(self, version: int) -> str:
        """Return what the step at a version told first; empty if that is nothing of interest."""
        if version >= len(self.match.steps):
            return ""
        return self._first_told(self.match.steps[version].events)

    def _first_told(self, events: Iterable[Event]) -> str:
        is_told = self.narrator.sentences.is_worth_telling
        return next((self.narrator.event(event) for event in events if is_told(event)), "")

    def happened(self, version: int, seat: int, choice: str) -> str:
        """Return what happened at a step: as the log tells it, else the choice itself."""
        if self.match.steps[version].seat < 0:
            return self._outcome(version)
        return self._event(version) or self.choice(version, seat, choice)

    def _outcome(self, version: int) -> str:
        """Return what came of chance: some outcomes are told with what follows from them."""
        following = range(version, min(version + FOLLOWING, len(self.match.steps)))
        return next(filter(None, map(self._event, following)), "")

    def choice(self, version: int, seat: int, choice: str) -> str:
        """Return a choice that a seat had, in words."""
        state = self._states.get(version)
        if state is None:
            return ""
        view = self.match.game.view_of(state, self.match.settings, seat)
        past = [event.seen_by(seat) for step in self.match.steps[:version] for event in step.events]
        return self.narrator.choice(choice, view, [event for event in past if event is not None])

    # Parts of the page

    def chart(self) -> Chart:
        wanted = {one.version for one in self.report.turning_points}
        wanted |= {version + 1 for version in wanted}
        return chart_of(self.report, self.you, wanted, self._about)

    def _about(self, version: int) -> tuple[int, str, bool]:
        place = self.place(version)
        return place, self._event(version), self.may_fork(version)

    def points(self) -> tuple[Point, ...]:
        found = sorted(self.report.turning_points, key=lambda one: one.version)
        return tuple(self._point(number, one) for number, one in enumerate(found, 1))

    def _point(self, number: int, one: TurningPoint) -> Point:
        about = dict.fromkeys([one.seat, *([] if self.you is None else [self.you])])
        graded = self.graded.get(one.version)
        better = self.choice(one.version, one.seat, one.better.choice) if one.better else ""
        return Point(
            number=number,
            x=place_of(one.version, self.report.steps),
            turn=one.turn,
            kind=one.kind,
            seat=one.seat,
            text=self.happened(one.version, one.seat, one.choice),
            changes=tuple((other, one.changes[other]) for other in about),
            odds=one.odds,
            better=better,
            cost=graded.cost if graded is not None and better else None,
            picture=self._picture(one.version, one.seat),
            at=self.place(one.version),
            may_fork=self.may_fork(one.version),
        )

    def _picture(self, version: int, seat: int) -> Picture:
        """Return the table before the choice that led to a step, as a seat saw it."""
        before = self.places[self.place(version)]
        key = (self.table.row.id, before, seat, self.narrator.names, self.language)
        known = _pictures.get(key)
        if known is None:
            known = _pictures[key] = self._drawn(before, seat)
        return known

    def _drawn(self, version: int, seat: int) -> Picture:
        match, names = match_at(self.table.row, self.match, version), self.narrator.names
        narrator = Narrator(self.language, match.game, match.settings, names, seat)
        shows = {part for example in match.game.examples for part in example.shows}
        return picture(match, narrator, names, seat, tuple(sorted(shows)))

    def decisions(self, seat: int, doubtful: bool) -> Decisions:
        own = [one for one in self.report.choices if one.seat == seat]
        listed = [one for one in own if not doubtful or one.grade in DOUBTFUL]
        if len(listed) > MOST_LISTED:
            listed = [one for one in listed if one.grade != WITHOUT_CHOICE]
        shares = self.report.shares
        return Decisions(
            seat=seat,
            only_doubtful=doubtful,
            counts=dict(Counter(one.grade for one in own)),
            total=len(own),
            lost=shares[seat].lost if shares else None,
            shown=tuple(map(self._decision, listed)),
        )

    def _decision(self, one: Graded) -> Decision:
        best = one.options[0] if one.options else None
        is_doubtful = one.grade in DOUBTFUL and best is not None and best.choice != one.choice
        return Decision(
            turn=one.turn,
            at=self.place(one.version),
            text=self.happened(one.version, one.seat, one.choice),
            grade=one.grade,
            cost=Estimate(-one.cost.mean, one.cost.error),
            better=self.choice(one.version, one.seat, best.choice) if is_doubtful and best else "",
        )


def needs_view(one: Graded) -> bool:
    return one.grade in DOUBTFUL
