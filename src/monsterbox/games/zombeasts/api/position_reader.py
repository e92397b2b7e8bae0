"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition, listing
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.zombeasts.api.notation import ROW_NAMES
from monsterbox.games.zombeasts.api.options import cards_of, flags_of, starters_of
from monsterbox.games.zombeasts.api.position import GRANTS, PHASES, THENS
from monsterbox.games.zombeasts.engine import phases
from monsterbox.games.zombeasts.engine.actions import DRAW, DRAW_HAND, DRAW_PILE
from monsterbox.games.zombeasts.engine.deck import (
    CARDS,
    COLOURED_BITS,
    COLOURED_CARDS,
    WHITE,
    WORDS,
)
from monsterbox.games.zombeasts.engine.rules.flow import take_up
from monsterbox.games.zombeasts.engine.rules.jokers import owner_of
from monsterbox.games.zombeasts.engine.rules.knowledge import row_of_knowledge
from monsterbox.games.zombeasts.engine.rules.placement import order_white_moons
from monsterbox.games.zombeasts.engine.rules.toys import has_usable_toy
from monsterbox.games.zombeasts.engine.state import State, new_state
from monsterbox.games.zombeasts.engine.table import (
    DISCARDED,
    MINUS,
    PILE,
    ROWS,
    SLOTS,
    STOCK,
    VICTORY,
    holds,
    put,
    set_moon,
    stock_size,
)

MOST_MOONS = CARDS // 4
FIELDS = frozenset(
    [
        "game",
        "seats",
        "options",
        "phase",
        "active",
        "asked",
        "hands",
        "moons",
        "stock",
        "pile",
        "victory",
        "minus",
        "discard",
        "fullMoons",
        "number",
        "attack",
        "grant",
        "laid",
        "robbed",
        "usedToys",
        "joker",
        "taken",
        "out",
        "fetched",
        "declared",
        "trigger",
        "lastRound",
        "known",
        "deal",
        "victim",
    ]
)


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    for name in position:
        if name not in FIELDS:
            raise BadPosition(f"{name}: no such field; fields: {listing(sorted(FIELDS), 40)}")
    t = new_state(seats, cards_of(settings).tables, flags_of(settings), -1)
    return Reader(t, position, settings).read()


class Reader:
    """Reads a position into a fresh state, field by field."""

    def __init__(self, t: State, position: Mapping[str, Any], settings: Settings) -> None:
        self.t = t
        self.position = position
        self.settings = settings
        self.seats = int(t.seats)
        self.placed: dict[str, str] = {}

    def read(self) -> State:
        self.read_zones()
        self.read_turn()
        self.read_pending()
        self.read_knowledge()
        self.check()
        return self.t

    # Fields

    def fail(self, where: str, what: str) -> BadPosition:
        return BadPosition(f"{where}: {what}")

    def field(self, name: str, kind: type, default: Any) -> Any:
        value = self.position.get(name, default)
        if value is None and default is None:
            return None
        if type(value) is not kind:
            raise self.fail(name, f"must be of type {kind.__name__}, not {value!r}")
        return value

    def seat(self, name: str, default: int | None) -> int:
        value = self.field(name, int, default)
        if value is None:
            return NONE
        if not 0 <= value < self.seats:
            raise self.fail(name, f"{value} is no seat; seats: 0 to {self.seats - 1}")
        return int(value)

    def card(self, name: object, where: str) -> int:
        index = self.t.deck.index
        if not isinstance(name, str) or name not in index:
            raise self.fail(
                where, f"{name!r} is no card of this deck, such as {self.t.deck.ids[0]}"
            )
        return index[name]

    def place(self, name: object, where: str) -> int:
        """A card that lies in a zone, and so in no other."""
        card = self.card(name, where)
        if str(name) in self.placed:
            raise self.fail(where, f"{name} lies in {self.placed[str(name)]} already")
        self.placed[str(name)] = where
        return card

    def rows(self, name: str) -> list[Any]:
        """One entry for each seat."""
        rows = self.field(name, list, [[] for _ in range(self.seats)])
        if len(rows) != self.seats:
            raise self.fail(name, f"{len(rows)} entries for {self.seats} seats")
        return list(rows)

    def cards(self, value: object, where: str) -> list[int]:
        if not isinstance(value, list | tuple):
            raise self.fail(where, f"must be a list of cards, not {value!r}")
        return [self.place(name, where) for name in value]

    # Zones

    def read_zones(self) -> None:
        t = self.t
        for zone in range(PILE + 1):
            t.held[zone] = 0
            for word in range(WORDS):
                t.cards[zone * WORDS + word] = 0
        for seat, value in enumerate(self.rows("hands")):
            for card in self.cards(value, f"hands[{seat}]"):
                put(t, seat, card)
                t.held[seat] += 1
        for base, name in ((VICTORY, "victory"), (MINUS, "minus")):
            for seat, value in enumerate(self.rows(name)):
                for card in self.cards(value, f"{name}[{seat}]"):
                    put(t, base + seat, card)
        for card in self.cards(self.position.get("discard", []), "discard"):
            put(t, DISCARDED, card)
        self.read_stock()
        for seat, value in enumerate(self.moon_rows()):
            self.read_moons(seat, value)
        self.read_pile()
        self.read_full_moons()

    def read_stock(self) -> None:
        stock = self.field("stock", list, [None] * SLOTS)
        if len(stock) > SLOTS:
            raise self.fail("stock", f"{len(stock)} cards, at most {SLOTS}")
        for slot, name in enumerate(stock):
            self.t.stock[slot] = NONE if name is None else self.place(name, f"stock[{slot}]")

    def moon_rows(self) -> list[Any]:
        rows = self.field("moons", list, [{} for _ in range(self.seats)])
        if len(rows) != self.seats:
            raise self.fail("moons", f"{len(rows)} entries for {self.seats} seats")
        return list(rows)

    def read_moons(self, seat: int, moons: object) -> None:
        where = f"moons[{seat}]"
        if not isinstance(moons, Mapping):
            raise self.fail(where, "must be an object of colours and cards")
        for colour, value in moons.items():
            if colour not in ROW_NAMES:
                raise self.fail(where, f"{colour!r} is no moon; moons: {listing(ROW_NAMES)}")
            row = ROW_NAMES.index(colour)
            lying = 0
            for card in self.cards(value, f"{where}.{colour}"):
                lying |= int(self.t.deck.bit[card])
                self.check_moon_card(card, row, f"{where}.{colour}")
            self.check_moon(seat, row, lying, len(value), f"{where}.{colour}")
            set_moon(self.t, seat, row, lying)
        order_white_moons(self.t, seat)

    def check_moon_card(self, card: int, row: int, where: str) -> None:
        """ZB-12, ZB-19. A moon holds its colour and white."""
        if self.t.deck.colour[card] not in (min(row, WHITE), WHITE):
            raise self.fail(where, f"{self.t.deck.ids[card]} has another colour (ZB-12)")

    def check_moon(self, seat: int, row: int, lying: int, size: int, where: str) -> None:
        """ZB-13, ZB-16, ZB-19, ZB-41. What no sequence of plays leaves behind."""
        settings = self.settings
        if size > 3:
            raise self.fail(where, f"{size} cards, but four are a full moon (ZB-41)")
        for corners in (self.t.deck.left[min(row, WHITE)], self.t.deck.right[min(row, WHITE)]):
            if (
                bin(lying & int(corners)).count("1") > 2
                and settings["corner_rule"] != "colour_only"
            ):
                raise self.fail(where, "three cards with the same corner (ZB-13)")
        if row == ROWS - 1 and (
            settings["double_white"] != "allow" or settings["moon_colour"] == "sticky"
        ):
            raise self.fail(where, "a second white moon needs double_white = allow (ZB-16)")
        coloured = lying & COLOURED_BITS
        if row < WHITE and size and not coloured and settings["moon_colour"] != "sticky":
            raise self.fail(where, "without a coloured card it is a white moon (ZB-19)")

    def read_pile(self) -> None:
        t = self.t
        default = [name for name in t.deck.ids if name not in self.placed]
        for card in self.cards(self.position.get("pile", default), "pile"):
            put(t, PILE, card)
            t.held[PILE] += 1
        for name in t.deck.ids:
            if name not in self.placed:
                raise self.fail("pile", f"{name} is nowhere; put it into a zone")

    def read_full_moons(self) -> None:
        default = [
            sum(self.placed[name] == f"victory[{seat}]" for name in self.placed) // 4
            for seat in range(self.seats)
        ]
        counts = self.field("fullMoons", list, default)
        if len(counts) != self.seats or any(
            type(n) is not int or not 0 <= n <= MOST_MOONS for n in counts
        ):
            raise self.fail("fullMoons", f"must be {self.seats} numbers from 0 to {MOST_MOONS}")
        for seat, n in enumerate(counts):
            self.t.full_moons[seat] = n

    # The turn

    def read_turn(self) -> None:
        t = self.t
        phase = self.position.get("phase", "play")
        if phase not in PHASES:
            raise self.fail("phase", f"{phase!r} is none; phases: {listing(PHASES, 20)}")
        t.phase = PHASES.index(phase)
        t.due = 0
        t.active = self.seat("active", 0)
        t.trigger = self.seat("trigger", None)
        t.last_round = self.field("lastRound", bool, False)
        if t.last_round and t.trigger == NONE:
            raise self.fail("lastRound", "needs a trigger, the seat that ended the game (ZB-65)")
        t.number = self.number("number", 4)
        t.attack = self.field("attack", bool, False)
        t.grant = self.grant()
        t.robbed = sum(1 << seat for seat in self.seat_list("robbed"))
        t.used_toys = 0
        for name in self.field("usedToys", list, []):
            t.used_toys |= t.deck.toy_bit[self.card(name, "usedToys")]
        t.actor = self.actor()
        if t.phase == phases.START:
            if t.held[PILE] != CARDS:
                raise self.fail("phase", "in start all cards lie in the pile (ZB-02)")
            starters = starters_of(self.settings, self.seats)
            t.starters = starters if starters > 0 else (1 << self.seats) - 1

    def number(self, name: str, most: int) -> int:
        value = self.field(name, int, 0)
        if not 0 <= value <= most:
            raise self.fail(name, f"{value} is not from 0 to {most}")
        return int(value)

    def grant(self) -> int:
        value = self.field("grant", str, None)
        if value is None:
            return NONE
        for grant, name in GRANTS.items():
            if value == name:
                return grant
        raise self.fail("grant", f"{value!r} is not allowed; allowed: attack, bone")

    def seat_list(self, name: str) -> list[int]:
        values = self.field(name, list, [])
        for value in values:
            if type(value) is not int or not 0 <= value < self.seats:
                raise self.fail(name, f"{value!r} is no seat; seats: 0 to {self.seats - 1}")
        return sorted(set(values))

    def actor(self) -> int:
        t = self.t
        if t.phase == phases.OVER:
            return OVER
        if t.phase in (phases.START, phases.DEAL, phases.STEAL):
            return CHANCE
        if self.position.get("asked") is None:
            return int(t.active)
        asked = self.seat("asked", None)
        if asked != t.active and t.phase not in (phases.BONUS, phases.PAW_DISCARD):
            raise self.fail("asked", f"in phase {PHASES[int(t.phase)]} the active seat is asked")
        return asked

    def read_pending(self) -> None:
        """Sub-steps under way, and what chance owes."""
        t = self.t
        for name in ("laid", "joker", "taken", "out"):
            value = self.position.get(name)
            if value is not None:
                setattr(t, name, self.card(value, name))
        fetched = self.position.get("fetched")
        if fetched is not None:
            slots = [int(t.stock[slot]) for slot in range(SLOTS)]
            if self.card(fetched, "fetched") not in slots:
                raise self.fail("fetched", f"{fetched} does not lie in the open stock")
            t.fetched = slots.index(self.card(fetched, "fetched"))
        self.check_pending()
        self.read_declared()
        if t.phase == phases.DEAL:
            self.read_deal()
        if t.phase == phases.STEAL:
            t.victim = self.seat("victim", None)
            if t.victim in (NONE, t.active) or t.held[t.victim] == 0:
                raise self.fail("victim", "must be another seat with cards in hand")

    def check_pending(self) -> None:
        """A half-taken step names its cards, and they lie where they must."""
        t = self.t
        needed = {
            phases.SWAP_TAKE: ("joker",),
            phases.SWAP_PLACE: ("joker", "taken"),
            phases.CARROT_IN: ("out",),
            phases.MOUSE_PLACE: ("fetched",),
            phases.AFTER_LAY: ("laid",),
        }
        for name in needed.get(int(t.phase), ()):
            if getattr(t, name) == NONE:
                raise self.fail(name, f"missing in phase {PHASES[int(t.phase)]}")
        if t.phase == phases.AFTER_LAY and not has_usable_toy(t):
            raise self.fail("laid", "has no toy that could be used here (ZB-82)")
        if t.joker != NONE and not (t.joker >= COLOURED_CARDS and holds(t, t.active, t.joker)):
            raise self.fail("joker", "must be a white card in the active seat's hand (ZB-30)")
        if t.taken != NONE and owner_of(t, t.taken) in (NONE, t.active):
            raise self.fail("taken", "must lie in a moon of another seat (ZB-39)")
        if t.out != NONE and owner_of(t, t.out) != t.active:
            raise self.fail("out", "must lie in a moon of the active seat (ZB-86)")

    def read_declared(self) -> None:
        """A-18. Sources named so far: no stock card and no hand twice."""
        t = self.t
        scale = 1
        named = self.field("declared", list, [])
        for place, text in enumerate(named):
            source = self.source(text)
            if source != DRAW_PILE and text in named[:place]:
                raise self.fail("declared", f"{text!r} is there twice")
            t.declared += (source - DRAW + 1) * scale
            scale *= 8
        if named.count("pile") > t.held[PILE]:
            raise self.fail("declared", "the pile has fewer cards than that")

    def source(self, text: object) -> int:
        """The drawing action that names this source."""
        t = self.t
        slots = [int(t.stock[slot]) for slot in range(SLOTS)]
        hands = {f"from {seat}": seat for seat in range(self.seats) if seat != t.active}
        if text == "pile":
            return DRAW_PILE
        if isinstance(text, str) and text in hands:
            return DRAW_HAND + (hands[text] - int(t.active)) % self.seats
        if isinstance(text, str) and t.deck.index.get(text) in slots:
            return DRAW + slots.index(t.deck.index[text])
        raise self.fail("declared", f"{str(text)[:40]!r} is no source to draw from")

    def read_deal(self) -> None:
        t = self.t
        told = self.position.get("deal")
        if not isinstance(told, Mapping) or set(told) != {"to", "due", "then"}:
            raise self.fail("deal", "must say to, due and then")
        if told["to"] != "stock" and not (type(told["to"]) is int and 0 <= told["to"] < self.seats):
            raise self.fail("deal.to", f"{told['to']!r} is neither a seat nor stock")
        if told["then"] not in THENS:
            raise self.fail("deal.then", f"{told['then']!r} is none of {listing(THENS)}")
        if type(told["due"]) is not int or not 0 < told["due"] <= t.held[PILE]:
            raise self.fail("deal.due", f"{told['due']!r} is not from 1 to the size of the pile")
        if told["to"] == "stock" and told["due"] > SLOTS - stock_size(t):
            raise self.fail("deal.due", "more than the open stock has room for")
        t.receiver = STOCK if told["to"] == "stock" else told["to"]
        t.due = told["due"]
        t.then = THENS.index(told["then"])

    def read_knowledge(self) -> None:
        known = self.field("known", list, [{} for _ in range(self.seats)])
        if len(known) != self.seats:
            raise self.fail("known", f"{len(known)} entries for {self.seats} seats")
        for observer, followed in enumerate(known):
            if not isinstance(followed, Mapping):
                raise self.fail(f"known[{observer}]", "must be an object of cards and hands")
            for name, hands in followed.items():
                self.read_followed(observer, self.card(name, f"known[{observer}]"), hands)

    def read_followed(self, observer: int, card: int, hands: object) -> None:
        t = self.t
        where = f"known[{observer}].{t.deck.ids[card]}"
        holder = [
            seat for seat in range(self.seats) if self.placed[t.deck.ids[card]] == f"hands[{seat}]"
        ]
        if not isinstance(hands, list) or not holder or holder[0] not in hands:
            raise self.fail(where, "must list hands, the one that holds the card among them")
        for hand in hands:
            if type(hand) is not int or not 0 <= hand < self.seats or hand == observer:
                raise self.fail(where, f"{hand!r} is no other seat")
            place = row_of_knowledge(observer, hand) + t.deck.word[card]
            t.known[place] |= t.deck.bit[card]

    def check(self) -> None:
        """The question must have an answer."""
        t = self.t
        take_up(t)
        if t.phase == phases.OVER:
            if any(t.moons):
                raise self.fail("moons", "when the game is over no unfinished moon lies (ZB-73)")
            return
        actions = Actions()
        t.legal(t.actor, actions)
        if actions.n == 0:
            raise self.fail("phase", f"in {PHASES[int(t.phase)]} there is nothing to choose here")
