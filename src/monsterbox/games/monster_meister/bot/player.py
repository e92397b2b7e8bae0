"""The player of Monster Meister: remembers as well as its model does, and plays by what is left.

There are two ways to play. The plain one takes the card that promises most. The sharp one also
draws conclusions (each face of a set is there once), is curious while there are rounds to come,
saves cards that a competition may ask for, and counts what a card given away would have brought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import cast

from monsterbox.bots.bot import BEST, Guess, Opinion, rng_for
from monsterbox.bots.payoffs import Payoffs, judge_end
from monsterbox.bots.spec import Setting, one_of
from monsterbox.core.actions import Actions
from monsterbox.core.belief import Belief
from monsterbox.core.options import Settings
from monsterbox.core.rng import Rng
from monsterbox.games.monster_meister.api.events import CardRemoved
from monsterbox.games.monster_meister.api.notation import TASK_IDS
from monsterbox.games.monster_meister.api.view import CellView, SeatView, View
from monsterbox.games.monster_meister.bot.memory import (
    BLANK,
    MODELS,
    Cell,
    Face,
    Trace,
    cell_of,
    neighbours,
    possible,
    remember,
)
from monsterbox.games.monster_meister.cards import (
    BACKS,
    FEATURES,
    Faces,
    faces_of,
    monsters_of,
    name_of,
    slots_of,
    tables_of,
)
from monsterbox.games.monster_meister.engine.deck import SET, SLOTS, Deck
from monsterbox.games.monster_meister.engine.table import ROUNDS

Odds = list[float]
SAME = 1e-9  # values this close are equal
TRIALS = 60  # imagined games for an estimate
STOP = 1000.0  # points that a card must promise to make up for one that surely ends the turning
OWN = 100.0  # monsters that a foreign card must have to be given away before an own one
SLIGHT = 0.01
SORTINGS = 8
# How far apart the points of two players are in an ordinary task, about.
SPREAD = (3.0, 3.0, 2.5, 2.5, 6.0, 3.0, 3.5, 3.0, 5.0, 6.0)


@dataclass(frozen=True)
class Plan:
    """What somebody makes of what they remember; the numbers were found in many games."""

    doubt: float = 0.0
    """How likely a memory is wrong, where conclusions are drawn; with 0 none are."""
    curiosity: float = 0.0
    """Points that a look at an unknown card is worth, for each round to come."""
    thrift: float = 0.0
    """How far a card is spared in a competition if no other is as good for a further feature."""
    guile: float = 0.0
    """How far a feature is avoided that many own cards have: others will have it, too."""
    care: float = 0.0
    """How far the points count that a card given away would still have brought."""


PLANS: Mapping[str, Plan] = {
    "plain": Plan(),
    "sharp": Plan(doubt=0.02, curiosity=0.3, thrift=0.5, guile=0.5, care=0.4),
}


class Print:
    """What is printed on cards and tasks, by slot: sixteen faces of a set, eight strays."""

    def __init__(self, faces: Faces, deck: Deck) -> None:
        _, monsters, _, features, _, number, points, stops, tasks = deck.told
        self.faces: list[Face] = slots_of(faces)
        self.monsters: list[int] = monsters
        self.features: list[int] = features
        self.number: list[int] = number
        self.points: list[list[int]] = by_task(points)
        self.stops: list[list[int]] = by_task(stops)
        self.tasks: int = tasks
        self._odds: dict[tuple[Trace, bool], Odds] = {}

    def slots(self, back: str) -> range:
        """Those of the cards with a back."""
        return range(SET, SLOTS) if back == BACKS[-1] else range(SET)

    def slot(self, back: str, face: str) -> int:
        monsters = monsters_of(face)
        return next(slot for slot in self.slots(back) if self.faces[slot] == monsters)

    def odds(self, trace: Trace, back: str) -> Odds:
        """5.3. The faces of the back that agree with what is known are equally likely."""
        known = (trace._replace(exposures=0), back == BACKS[-1])
        if known not in self._odds:
            slots = self.slots(back)
            found = possible(trace, [self.faces[slot] for slot in slots])
            self._odds[known] = even([slot for slot in slots if self.faces[slot] in found])
        return self._odds[known]


def by_task(table: list[int]) -> list[list[int]]:
    return [table[first : first + SLOTS] for first in range(0, len(table), SLOTS)]


def even(slots: Sequence[int]) -> Odds:
    """One of these, and none is likelier."""
    odds = [0.0] * SLOTS
    for slot in slots:
        odds[slot] = 1.0 / len(slots)
    return odds


@lru_cache(maxsize=32)
def printed(faces: Faces, stop_scores: bool, t5_double: bool, is_second: bool) -> Print:
    deck = tables_of(faces, stop_scores=stop_scores, t5_double=t5_double, is_second=is_second)
    return Print(faces, deck)


def print_for(settings: Settings) -> Print:
    return printed(
        faces_of(settings["deck"]),
        settings["stop_card"] == "other_half_scores",
        settings["t5_double_scores"] == "yes",
        settings["twelfth_task"] == "second_competition",
    )


class Mind:
    """What a seat sees now, remembers and concludes: the odds of every card that lies face down."""

    def __init__(self, belief: Belief, traces: Mapping[Cell, Trace], plan: Plan) -> None:
        self.view = cast(View, belief.view)
        self.own: SeatView = self.view.seats[belief.seat]
        self.back = BACKS[belief.seat]
        self.plan = plan
        self.settings = belief.settings
        self.print = print_for(belief.settings)
        self.task = TASK_IDS.index(self.view.task) if self.view.task is not None else 0
        self.cells: dict[str, CellView] = {card.cell: card for card in self.own.cards}
        self.up: dict[str, int] = {
            card.cell: self.print.slot(card.back, card.face)
            for card in self.own.cards
            if card.face is not None
        }
        self.down: dict[str, Odds] = {
            card.cell: self.first_odds(card, traces) for card in self.own.cards if card.face is None
        }
        if plan.doubt:
            self.conclude(belief)

    def first_odds(self, card: CellView, traces: Mapping[Cell, Trace]) -> Odds:
        """By memory, or by the ghost that the house shows (open_memory)."""
        if card.ghost is not None:
            return even([self.print.slot(card.back, card.ghost)])
        return self.print.odds(traces.get((card.column, card.row), BLANK), card.back)

    # Conclusions

    def conclude(self, belief: Belief) -> None:
        """Each face of the own set lies somewhere once: what is known here cannot lie there."""
        cells = [cell for cell in self.down if self.cells[cell].back == self.back]
        gone = self.gone_faces(belief)
        left = SET - len(gone)
        if not cells or left < len(cells):
            return
        doubt, share = self.plan.doubt, len(cells) / left
        odds = [
            [
                0.0 if slot in gone else one * (1.0 - doubt) + doubt / float(SET)
                for slot, one in enumerate(self.down[cell][:SET])
            ]
            for cell in cells
        ]
        for _ in range(SORTINGS):
            for row in odds:
                scale(row, 1.0)
            for slot in range(SET):
                column = sum(row[slot] for row in odds)
                if column > 0.0:
                    for row in odds:
                        row[slot] *= share / column
        for cell, row in zip(cells, odds, strict=True):
            scale(row, 1.0)
            self.down[cell] = row + [0.0] * (SLOTS - SET)

    def gone_faces(self, belief: Belief) -> set[int]:
        """Slots of the own set that do not lie face down: given away by the seat, or face up."""
        seat = belief.seat
        faces = [card.face for card in self.own.cards if card.face and card.back == self.back]
        for event in belief.witnessed:
            if isinstance(event, CardRemoved) and (event.seat, event.back) == (seat, self.back):
                faces.append(cast(str, event.face))  # witnessed when it was face up for all
        gone: set[int] = set()
        for face in faces:
            monsters = monsters_of(face)
            alike = [k for k in range(SET) if self.print.faces[k] == monsters and k not in gone]
            gone |= set(alike[:1])
        return gone

    # What a card promises

    def points(self, cell: str, task: int) -> float:
        """Expected, of a card that lies there face up or face down."""
        table = self.print.points[task]
        if cell in self.up:
            return float(table[self.up[cell]])
        return sum(one * table[slot] for slot, one in enumerate(self.down[cell]))

    def stop(self, cell: str, task: int) -> float:
        """How likely it ends an until task."""
        table = self.print.stops[task]
        if cell in self.up:
            return float(table[self.up[cell]])
        return sum(one * table[slot] for slot, one in enumerate(self.down[cell]))

    def hit(self, cell: str, feature: int) -> float:
        """How likely it has a feature."""
        bit = 1 << feature
        odds = enumerate(self.down[cell])
        return sum(one for slot, one in odds if self.print.features[slot] & bit)

    def wonder(self, cell: str) -> float:
        """How little is known of a card: the entropy of its odds."""
        return -sum(one * log(one) for one in self.down[cell] if one > 0.0)

    @property
    def rounds_left(self) -> int:
        return ROUNDS - self.view.round

    # What a choice is worth

    def weigh(self, choice: str) -> float:
        verb, _, what = choice.partition(" ")
        match verb:
            case "turn":
                return self.worth_turning(what)
            case "name":
                return self.worth_naming(FEATURES.index(what))
            case "pick":
                return self.worth_picking(what)
            case "remove":
                return self.worth_removing(what)
            case "place":
                return self.worth_placing(what)
        return 0.0  # nothing else to do; or `done`: better than cards that cost points

    def worth_turning(self, cell: str) -> float:
        """MM-14, MM-15. The most points; in until tasks first of all nothing that ends it."""
        points = self.points(cell, self.task)
        if self.plan.curiosity:
            points += self.plan.curiosity * self.rounds_left * self.wonder(cell)
        if self.print.number[self.task]:
            return points
        return points - STOP * self.stop(cell, self.task)

    def worth_naming(self, feature: int) -> float:
        """MM-60. What one can surely show, and not what everybody can."""
        hits = [self.hit(cell, feature) for cell in self.down]
        if not hits:
            return 0.0
        return max(hits) - self.plan.guile * sum(hits) / len(hits)

    def worth_picking(self, cell: str) -> float:
        """MM-61. The surest card; among sure ones that which is missed least."""
        feature = FEATURES.index(self.view.feature or FEATURES[0])
        hit = self.hit(cell, feature)
        if not self.plan.thrift:
            return hit
        return hit - self.plan.thrift * self.missed(cell, feature)

    def missed(self, cell: str, named: int) -> float:
        """What the further features lose with a card."""
        others = [other for other in self.down if other != cell]
        loss = 0.0
        for feature in range(len(FEATURES)):
            if feature != named:
                hit = self.hit(cell, feature)
                best = max((self.hit(other, feature) for other in others), default=0.0)
                loss += max(0.0, hit - best) + 0.05 * hit
        return loss

    def worth_removing(self, cell: str) -> float:
        """MM-30, MM-81. Own monsters first, doubles before others, then what is needed least."""
        slot = self.up[cell]
        is_own = self.cells[cell].back == self.back
        count = 1 if self.settings["final_count"] == "cards" else self.print.monsters[slot]
        if self.plan.care:
            own = count if is_own else 0
            return own + SLIGHT * count - self.plan.care * self.cost_of(cell)
        worth = sum(self.print.points[task][slot] for task in self.tasks_left())
        return (OWN * STOP if is_own else 0.0) + OWN * count - worth

    def cost_of(self, cell: str) -> float:
        """The points that the tasks to come lose with a card, each as likely as it is to come."""
        tasks = [task for task in self.tasks_left() if task < len(SPREAD)]
        unknown = len(self.tasks_left())
        if not tasks:
            return 0.0
        lost = sum(
            (self.promise(task, None) - self.promise(task, cell)) / SPREAD[task] for task in tasks
        )
        return lost * self.rounds_left / unknown

    def promise(self, task: int, without: str | None) -> float:
        """What a task would bring with this display, played by what is known now."""
        cards = [
            (self.points(cell, task), self.stop(cell, task))
            for cell in self.cells
            if cell != without
        ]
        number = self.print.number[task]
        if number:
            return sum(sorted((points for points, _ in cards), reverse=True)[:number])
        cards.sort(key=lambda one: -one[0] / (one[1] + SLIGHT))
        total, goes_on = 0.0, 1.0
        for points, stop in cards:
            total += goes_on * points
            goes_on *= 1.0 - stop
        return total

    def tasks_left(self) -> list[int]:
        """The tasks that have not been played; one or two of them never will be."""
        left = list(range(self.print.tasks))
        for played in self.view.played:
            left.remove(next(task for task in left if TASK_IDS[task] == played))
        return left

    def worth_placing(self, cell: str) -> float:
        """MM-49. With `care`, where few neighbours can be taken for it."""
        if not self.plan.care:
            return 0.0
        taken = {(card.column, card.row) for card in self.own.cards}
        return -float(sum(beside in taken for beside in neighbours(cell_of(cell))))


def scale(row: Odds, total: float) -> None:
    """Make them add up."""
    found = sum(row)
    if found > 0.0:
        for slot, one in enumerate(row):
            row[slot] = one * total / found


class MonsterMeisterPlayer:
    """Plays Monster Meister from memory.

    What it remembers follows from its seed, its seat and what the seat has witnessed, anew for
    every choice: asked again, it says the same.
    """

    def __init__(self, seed: int, memory: str = "medium", plan: str = "plain") -> None:
        self.seed = seed
        self.model = MODELS[memory]
        self.plan = PLANS[plan]

    def choose(self, belief: Belief) -> str:
        rng = rng_for(self.seed, belief, "monster-meister")
        values = self.weigh(belief)
        top = max(values)
        best = [k for k, value in enumerate(values) if value > top - SAME]
        return belief.legal[best[int(rng.below(len(best)))]]

    def explain(self, belief: Belief, best: int = BEST) -> list[Opinion]:
        rng = rng_for(self.seed, belief, "monster-meister")
        weighed = zip(self.weigh(belief), belief.legal, belief.actions, strict=True)
        ranked = sorted(weighed, key=lambda one: -one[0])[:best]
        return [
            Opinion(choice, win_chance(belief, action, rng), TRIALS) for _, choice, action in ranked
        ]

    def guess(self, belief: Belief) -> list[Guess]:
        """What it takes every card of its display for that lies face down."""
        mind = self.mind(belief)
        found = []
        for cell, odds in mind.down.items():
            chance = max(odds)
            slot = odds.index(chance)
            back = mind.cells[cell].back
            name = f"{back}-{name_of(mind.print.faces[slot])}"
            alike = mind.print.faces[slot]
            chance = sum(one for k, one in enumerate(odds) if mind.print.faces[k] == alike)
            found.append(Guess(cell, name, chance))
        return found

    def weigh(self, belief: Belief) -> list[float]:
        if len(belief.legal) == 1:
            return [0.0]
        mind = self.mind(belief)
        return [mind.weigh(choice) for choice in belief.legal]

    def mind(self, belief: Belief) -> Mind:
        cells = [(card.column, card.row) for card in own_cards(belief)]
        traces = remember(
            self.model, memory_rng(self.seed, belief.seat), belief.seat, belief.witnessed, cells
        )
        return Mind(belief, traces, self.plan)


def own_cards(belief: Belief) -> tuple[CellView, ...]:
    return cast(View, belief.view).seats[belief.seat].cards


def memory_rng(seed: int, seat: int) -> Rng:
    """5.3. Return the random numbers for memory, which are used for nothing else."""
    return Rng((seed * 0x9E3779B1 + seat * 0x85EBCA6B + 0x5BD1E995) & 0xFFFFFFFF)


def win_chance(belief: Belief, action: int, rng: Rng) -> float:
    """How often the seat wins if all go on anyhow."""
    payoffs, actions = Payoffs(belief.seats), Actions()
    wins = 0.0
    for _ in range(TRIALS):
        world = belief.sample(rng)
        world.apply(belief.seat, action)
        world.run_out(rng, actions)
        judge_end(payoffs, world)
        wins += payoffs.win[belief.seat]
    return wins / TRIALS


PLAYER = MonsterMeisterPlayer
SETTINGS: Mapping[str, Setting] = {"memory": one_of(*MODELS), "plan": one_of(*PLANS)}
