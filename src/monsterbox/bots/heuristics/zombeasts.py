"""A decent player of Zombeasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monsterbox.bots.bot import Question
from monsterbox.bots.heuristics.zombeasts_plays import *
from monsterbox.bots.heuristics.zombeasts_table import *
from monsterbox.bots.heuristics.zombeasts_worth import *
from monsterbox.core.rng import Rng
from monsterbox.games.zombeasts.view import View


class Heuristic:
    def __init__(self, seed: int, w: dict | None = None) -> None:
        self.rng = Rng(seed)
        self.w = Weights(**(w or {}))
        self.laid: Card | None = None

    def choose(self, question: Question) -> str:
        if len(question.legal) == 1:
            self.remember(question.legal[0], question)
            return question.legal[0]
        p = Picture(question, self.w, self.laid)
        values = [p.value(text) for text in question.legal]
        best = max(values)
        top = [t for t, v in zip(question.legal, values) if v >= best - 1e-9]
        pick = top[int(self.rng.below(len(top)))] if len(top) > 1 else top[0]
        self.remember(pick, question)
        return pick

    def remember(self, text, question):
        words = text.split()
        if words[0] in ("play", "take") or words[:2] == ["carrot", "in"] or (words[0] == "mouse" and words[1] != "on"):
            name = words[2] if words[0] == "carrot" else words[1]
            self.laid = question.components[name]


class Picture:
    def __init__(self, q: Question, w: Weights, laid) -> None:
        v = q.view
        self.q, self.v, self.w, self.laid = q, v, w, laid
        c = q.components
        self.c = c
        self.me = v.seats[q.seat]
        self.hand = [c[n] for n in v.hand]
        self.moons = {row: moon_of([c[n] for n in ids]) for row, ids in self.me.moons.items()}
        others = tuple(
            {row: moon_of([c[n] for n in ids]) for row, ids in s.moons.items()}
            for s in v.seats if s.seat != q.seat
        )
        stock = tuple([c[n] for n in v.stock if n])
        house = House(q.settings["cornerRule"] == "colourOnly", q.settings["attackScope"] == "anyOwnMoon", bool(q.settings["master"]))
        n = len(v.seats)
        if v.last_round:
            turns = 0.0
        elif v.trigger is not None or v.pile_size == 0:
            turns = 0.0 if v.active == q.seat else 1.0
        else:
            turns = v.pile_size / w.pace / n + (n - 1) / n * w.last
        bonus = max([card.points for card in stock], default=0)
        o = outlook_of(turns, bonus, house, w)
        rob = sum(1 for s in v.seats if s.seat != q.seat and s.hand_size > 1 and s.seat not in v.robbed)
        self.s = Scene(o, outlook_of(max(1.0, turns), bonus, house, w), stock, others, 1.0 / (n - 1), not v.last_round, v.pile_size, 3 - len(stock), rob)

    def value(self, text: str) -> float:
        words = text.split()
        s, moons, hand, house = self.s, self.moons, self.hand, self.s.out.house
        phase = self.v.phase
        match words:
            case ["play", name, *rest]:
                card = self.c[name]
                row = rest[1] if rest else card.colour
                return laid_worth(s, lay(moons, card, row, house), without(hand, card), card.number, card, 0)
            case ["swap", name]:
                joker = self.c[name]
                left = [x for x in hand if x is not joker]
                options = []
                side = side_of(moons, left, s.out)
                for other in s.others:
                    for moon in other.values():
                        for card in moon.cards:
                            if card.corner == joker.corner:
                                for row in rows_for(moons, card, house):
                                    options.append((gain(side, card, row) + harm(s, joker, card), card.id, row))
                options.sort(reverse=True)
                best = -50.0
                for _, name, row in options[:4]:
                    best = max(best, swap_worth(s, moons, left, joker, self.c[name], row))
                return best
            case ["stop"]:
                return end_worth(s, moons, hand, self.v.number)
            case ["give", "up"]:
                return -sum(c.points for c in hand) + end_worth(s, moons, [], 3)
            case ["take", name]:
                joker = self.c[self.v.joker]
                left = [x for x in hand if x is not joker]
                card = self.c[name]
                return max([swap_worth(s, moons, left, joker, card, row) for row in rows_for(moons, card, house)], default=-50)
            case ["place", "on", row]:
                joker = self.c[self.v.joker]
                left = [x for x in hand if x is not joker]
                return swap_worth(s, moons, left, joker, self.c[self.v.taken], row)
            case ["place", "on", row, "of", _]:
                return -50
            case ["bonus", name]:
                return self.c[name].points
            case ["decline"]:
                return -1
            case ["attack"]:
                stop = end_worth(s, moons, hand, self.v.number)
                return further_worth(s, moons, hand, stop, 0)
            case ["neither"]:
                return end_worth(s, moons, hand, self.v.number)
            case ["toy"]:
                stop = end_worth(s, moons, hand, self.v.number)
                toy = self.laid.toy if self.laid else None
                if toy == "bone":
                    return further_worth(s, moons, hand, stop, 0) + 0.01
                if toy is None:
                    return stop + 1
                return toy_worth(s, moons, hand, self.v.number, toy, stop, 0)
            case ["carrot", "out", name]:
                out = self.c[name]
                return max(self.carrot(out, card) for card in hand if card.corner == out.corner or house.any_corner) if any(card.corner == out.corner for card in hand) else -50
            case ["carrot", "in", name]:
                return self.carrot(self.c[self.v.out], self.c[name])
            case ["mouse", "on", row]:
                card = self.c[self.v.fetched]
                return laid_worth(s, lay(moons, card, row, house), hand, self.v.number, card, 0)
            case ["mouse", name]:
                card = self.c[name]
                return max([laid_worth(s, lay(moons, card, row, house), hand, self.v.number, card, 0) for row in rows_for(moons, card, house) if row in moons], default=-50)
            case ["discard", name]:
                card = self.c[name]
                return worth(moons, [x for x in hand if x is not card], 0, s.out)
            case ["draw", "pile"]:
                return self.blind()
            case ["draw", "from", other]:
                size = self.v.seats[int(other)].hand_size
                return self.blind() + (self.w.rob * min(size, 6) / 4 if size > 1 else -1.0)
            case ["draw", name]:
                card = self.c[name]
                base = worth(moons, hand, self.v.number - 1, s.out)
                return worth(moons, [*hand, card], self.v.number - 1, s.out) - base + self.deny(card)
            case ["stop", "drawing"]:
                return 0.0
        return -100.0

    def deny(self, card):
        return self.w.deny * card.points

    def blind(self):
        s = self.s
        return worth(self.moons, self.hand, self.v.number, s.out) - worth(self.moons, self.hand, self.v.number - 1, s.out)

    def carrot(self, out, into):
        for row, moon in self.moons.items():
            if out in moon.cards:
                others = without(moon.cards, out)
                after = dict(self.moons)
                del after[row]
                hand = without(self.hand, into) + [out]
                key = row if any(x.colour != "white" for x in others) else into.colour
                if key in after:
                    return -50
                after[key] = moon_of((*others, into))
                laid = Laid(after, None, into.animal is not None and into.animal in moon_of(others).animals)
                return laid_worth(self.s, laid, hand, into.number, into, 0)
        return -50
