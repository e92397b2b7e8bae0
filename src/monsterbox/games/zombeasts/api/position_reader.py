"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition
from monsterbox.core.options import Settings
from monsterbox.core.positions import by_seat, number_at, one_of, read_fields, seat_set
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.zombeasts.api.notation import ROW_NAMES
from monsterbox.games.zombeasts.api.options import cards_of, flags_of, starters_of
from monsterbox.games.zombeasts.api.position import GRANTS, PHASES, THENS, Moons, Position
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


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    told = read_fields(Position, position)
    t = new_state(seats, cards_of(settings).tables, flags_of(settings), -1)
    return Reader(t, told, settings).read()


class Reader:
    """Lays a position on a fresh table, field by field."""

    def __init__(self, t: State, position: Position, settings: Settings) -> None:
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

    def fail(self, where: str, what: str) -> BadPosition:
        return BadPosition(f"{where}: {what}")

    def seat(self, name: str, seat: int | None) -> int:
        return NONE if seat is None else number_at(name, seat, 0, self.seats - 1)

    def card(self, name: str | None, where: str) -> int:
        if name is None:
            return NONE
        if name not in self.t.deck.index:
            example = self.t.deck.ids[0]
            raise self.fail(where, f"{name[:40]!r} is no card of this deck, such as {example}")
        return self.t.deck.index[name]

    def place(self, name: str, where: str) -> int:
        """A card that lies in a zone, and so in no other."""
        card = self.card(name, where)
        if name in self.placed:
            raise self.fail(where, f"{name} lies in {self.placed[name]} already")
        self.placed[name] = where
        return card

    # Zones

    def read_zones(self) -> None:
        t, told = self.t, self.position
        for zone in range(PILE + 1):
            t.held[zone] = 0
            for word in range(WORDS):
                t.cards[zone * WORDS + word] = 0
        zones = (("hands", told.hands, 0), ("victory", told.victory, VICTORY))
        for name, rows, base in (*zones, ("minus", told.minus, MINUS)):
            for seat, cards in enumerate(by_seat(name, rows, self.seats, ())):
                self.lay(cards, base + seat, f"{name}[{seat}]")
        self.lay(told.discard, DISCARDED, "discard")
        self.read_stock()
        for seat, moons in enumerate(by_seat("moons", told.moons, self.seats, Moons())):
            for row, colour in enumerate(ROW_NAMES):
                self.read_moon(seat, row, getattr(moons, colour), f"moons[{seat}].{colour}")
            order_white_moons(t, seat)
        self.read_pile()
        self.read_full_moons()

    def read_full_moons(self) -> None:
        zones = [*self.placed.values()]
        told = self.position.full_moons
        for seat, full in enumerate(by_seat("fullMoons", told, self.seats, None)):
            won = zones.count(f"victory[{seat}]") // 4
            self.t.full_moons[seat] = won if full is None else full

    def lay(self, cards: Sequence[str], zone: int, where: str) -> None:
        for name in cards:
            put(self.t, zone, self.place(name, where))
            if zone <= PILE:
                self.t.held[zone] += 1

    def read_stock(self) -> None:
        stock = self.position.stock
        if len(stock) > SLOTS:
            raise self.fail("stock", f"{len(stock)} cards, at most {SLOTS}")
        for slot in range(SLOTS):
            name = stock[slot] if slot < len(stock) else None
            self.t.stock[slot] = NONE if name is None else self.place(name, f"stock[{slot}]")

    def read_moon(self, seat: int, row: int, cards: Sequence[str], where: str) -> None:
        lying = 0
        for name in cards:
            card = self.place(name, where)
            lying |= int(self.t.deck.bit[card])
            self.check_moon_card(card, row, where)
        if cards:
            self.check_moon(row, lying, len(cards), where)
        set_moon(self.t, seat, row, lying)

    def check_moon_card(self, card: int, row: int, where: str) -> None:
        """ZB-12, ZB-19. A moon holds its colour and white."""
        if self.t.deck.colour[card] not in (min(row, WHITE), WHITE):
            raise self.fail(where, f"{self.t.deck.ids[card]} has another colour (ZB-12)")

    def check_moon(self, row: int, lying: int, size: int, where: str) -> None:
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
        pile = self.position.pile
        if pile is UNSET:
            pile = [name for name in self.t.deck.ids if name not in self.placed]
        self.lay(pile, PILE, "pile")
        for name in self.t.deck.ids:
            if name not in self.placed:
                raise self.fail("pile", f"{name} is nowhere; put it into a zone")

    # The turn

    def read_turn(self) -> None:
        t, told = self.t, self.position
        t.phase = one_of("phase", told.phase, PHASES)
        t.due = 0
        t.active = self.seat("active", told.active)
        t.trigger = self.seat("trigger", told.trigger)
        t.last_round = told.last_round
        if t.last_round and t.trigger == NONE:
            raise self.fail("lastRound", "needs a trigger, the seat that ended the game (ZB-65)")
        t.number = told.number
        t.attack = told.attack
        grants = [*GRANTS.values()]
        t.grant = NONE if told.grant is None else [*GRANTS][one_of("grant", told.grant, grants)]
        t.robbed = seat_set("robbed", told.robbed, self.seats)
        t.used_toys = 0
        for name in told.used_toys:
            t.used_toys |= t.deck.toy_bit[self.card(name, "usedToys")]
        t.actor = self.actor()
        if t.phase == phases.START:
            if t.held[PILE] != CARDS:
                raise self.fail("phase", "in start all cards lie in the pile (ZB-02)")
            starters = starters_of(self.settings, self.seats)
            t.starters = starters if starters > 0 else (1 << self.seats) - 1

    def actor(self) -> int:
        t = self.t
        if t.phase == phases.OVER:
            return OVER
        if t.phase in (phases.START, phases.DEAL, phases.STEAL):
            return CHANCE
        if self.position.asked is None:
            return int(t.active)
        asked = self.seat("asked", self.position.asked)
        if asked != t.active and t.phase not in (phases.BONUS, phases.PAW_DISCARD):
            raise self.fail("asked", f"in phase {PHASES[int(t.phase)]} the active seat is asked")
        return asked

    def read_pending(self) -> None:
        """Sub-steps under way, and what chance owes."""
        t, told = self.t, self.position
        for name in ("laid", "joker", "taken", "out"):
            setattr(t, name, self.card(getattr(told, name), name))
        if told.fetched is not None:
            slots = [int(t.stock[slot]) for slot in range(SLOTS)]
            if self.card(told.fetched, "fetched") not in slots:
                raise self.fail("fetched", f"{told.fetched} does not lie in the open stock")
            t.fetched = slots.index(self.card(told.fetched, "fetched"))
        self.check_pending()
        self.read_declared()
        if t.phase == phases.DEAL:
            self.read_deal()
        if t.phase == phases.STEAL:
            t.victim = self.seat("victim", None if told.victim is UNSET else told.victim)
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
        named = [*self.position.declared]
        for place, text in enumerate(named):
            source = self.source(text)
            if source != DRAW_PILE and text in named[:place]:
                raise self.fail("declared", f"{text!r} is there twice")
            t.declared += (source - DRAW + 1) * scale
            scale *= 8
        if named.count("pile") > t.held[PILE]:
            raise self.fail("declared", "the pile has fewer cards than that")

    def source(self, text: str) -> int:
        """The drawing action that names this source."""
        t = self.t
        slots = [int(t.stock[slot]) for slot in range(SLOTS)]
        hands = {f"from {seat}": seat for seat in range(self.seats) if seat != t.active}
        if text == "pile":
            return DRAW_PILE
        if text in hands:
            if t.held[hands[text]] == 0:
                raise self.fail("declared", f"{text!r} has no card")
            return DRAW_HAND + (hands[text] - int(t.active)) % self.seats
        if t.deck.index.get(text) in slots:
            return DRAW + slots.index(t.deck.index[text])
        raise self.fail("declared", f"{text[:40]!r} is no source to draw from")

    def read_deal(self) -> None:
        t, told = self.t, self.position.deal
        if told is UNSET:
            raise self.fail("deal", "must say to, due and then")
        if told.to != "stock" and not (type(told.to) is int and 0 <= told.to < self.seats):
            raise self.fail("deal.to", f"{told.to!r} is neither a seat nor stock")
        if not 0 < told.due <= t.held[PILE]:
            raise self.fail("deal.due", f"{told.due} is not from 1 to the size of the pile")
        if told.to == "stock" and told.due > SLOTS - stock_size(t):
            raise self.fail("deal.due", "more than the open stock has room for")
        t.receiver = told.to if isinstance(told.to, int) else STOCK
        t.due = told.due
        t.then = one_of("deal.then", told.then, THENS)

    def read_knowledge(self) -> None:
        known = by_seat("known", self.position.known, self.seats, {})
        for observer, followed in enumerate(known):
            for name, told in followed.items():
                card = self.card(name, f"known[{observer}]")
                where = f"known[{observer}].{name}"
                self.read_followed(observer, card, read_fields(list[int], told, where), where)

    def read_followed(self, observer: int, card: int, hands: list[int], where: str) -> None:
        t = self.t
        zone = self.placed[t.deck.ids[card]]
        if zone not in [f"hands[{hand}]" for hand in hands]:
            raise self.fail(where, "must list hands, the one that holds the card among them")
        for hand in hands:
            if not 0 <= hand < self.seats or hand == observer:
                raise self.fail(where, f"{hand} is no other seat")
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
