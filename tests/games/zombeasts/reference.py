"""The rules of Zombeasts once more: slow, plain, and independent of the engine.

The engine is compared with this module move by move over whole games, so it shares nothing
with the engine but the specification. The game is told as one story of nested generators, in
the order of the rulebook: whenever somebody or chance has to choose, the story yields a
question and is told the answer.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, TypeVar

COLOURS = ["blue", "orange", "red", "green"]
WHITE = "white"
SECOND_WHITE = "white2"
ANIMALS = ["dog", "cat", "rabbit", "rat"]
TOYS = ["bone", "mouse", "carrot", "paw"]
CHANCE = "chance"
PILE = "pile"
SLOTS = 3

DEFAULTS: dict[str, object] = {
    "master": False,
    "deck_profile": "recon_v1",
    "joker_profile": "eight_plus_two",
    "corner_rule": "two_left_two_right",
    "exchange_corner": "same",
    "swap_destination": "own",
    "swap_may_start": True,
    "swap_targets": "any",
    "swap_forced": True,
    "double_white": "forbid",
    "moon_colour": "composition",
    "attack_scope": "same_moon",
    "attack_use": "optional",
    "dump_on_extra_play": False,
    "bonus_use": "optional",
    "draw_count": "exact",
    "draw_reveal": "sequential",
    "last_played": "hand_card",
    "carrot_sets_n": True,
    "mouse_may_start": False,
    "chain_toys": True,
    "bone_empty_draw": False,
    "three_cards": "on_trigger",
    "paw_draw": "seat_by_seat",
    "refill_trigger": "ending_player",
    "last_round_stock": "open",
    "last_round_dump": "penalty",
    "tie_break": "none",
    "start_player": "random",
    "ages": None,
    "score_tracking": "hidden",
    "bot_memory": "full",
    "edition": 2,
}


# The cards (section 1)


@dataclass(frozen=True)
class CardData:
    """Section 1.2. What is printed on a card."""

    id: str
    colour: str
    animal: str | None
    number: int
    points: int
    corner: str
    toy: str | None


def recon_v1() -> list[CardData]:
    """Section 1.3. The reconstructed deck, in deck order."""
    deck = [
        card
        for c in range(4)
        for a in range(4)
        for card in [*(_plain_card(c, a, n) for n in (1, 2, 3, 4)), _toy_card(c, a)]
    ]
    deck += [_joker(animal, corner) for animal in ANIMALS for corner in "LR"]
    deck += [_joker(None, corner) for corner in "LR"]
    return deck


def _plain_card(c: int, a: int, number: int) -> CardData:
    """Section 1.3. The card without toy of colour c, animal a and this number."""
    corner = "L" if (a + number + c) % 2 == 0 else "R"
    name = f"{'BORG'[c]}-{_short(ANIMALS[a])}-{number}{corner}"
    return CardData(name, COLOURS[c], ANIMALS[a], number, 5 - number, corner, None)


def _toy_card(c: int, a: int) -> CardData:
    """Section 1.3. The one card with a toy of colour c and animal a."""
    number = 1 + (a + c) % 4
    corner = "L" if (a % 2 + c // 2) % 2 == 0 else "R"
    name = f"{'BORG'[c]}-{_short(ANIMALS[a])}-{number}{corner}*"
    return CardData(name, COLOURS[c], ANIMALS[a], number, 5 - number, corner, TOYS[a])


def _joker(animal: str | None, corner: str) -> CardData:
    """Section 1.3. A white card: number 0, no points, no toy."""
    return CardData(f"W-{_short(animal)}-{corner}", WHITE, animal, 0, 0, corner, None)


def _short(animal: str | None) -> str:
    """The animal as it is written in a card id."""
    return "NONE" if animal is None else animal[:3].upper()


def all_animals(deck: list[CardData]) -> list[CardData]:
    """Section 1.3, joker_profile = all_animals. The blank jokers become a third dog and cat."""
    shown = {"W-NONE-L": ("W-DOG-L2", "dog"), "W-NONE-R": ("W-CAT-R2", "cat")}
    return [
        replace(card, id=shown[card.id][0], animal=shown[card.id][1]) if card.id in shown else card
        for card in deck
    ]


# What lies on the table and what is asked


@dataclass(eq=False)
class Moon:
    """An unfinished moon of one to three cards."""

    cards: list[CardData] = field(default_factory=list)
    first_colour: str | None = None

    def add(self, card: CardData) -> None:
        """Lay one more card, and remember the first colour that ever came (moon_colour)."""
        self.cards.append(card)
        if self.first_colour is None and card.colour != WHITE:
            self.first_colour = card.colour

    def replace(self, out: CardData, into: CardData) -> None:
        """Lay a card in the place of another one."""
        self.cards.remove(out)
        self.add(into)


@dataclass(frozen=True)
class Question:
    """Somebody (or chance) has to choose one of these texts."""

    asked: int | str
    phase: str
    choices: list[str]


@dataclass(frozen=True)
class Play:
    """A hand card and where it goes; without target it is a joker that begins a swap."""

    card: CardData
    target: str | None


@dataclass(frozen=True)
class Capture:
    """A card that a joker may take, and where it lies."""

    card: CardData
    victim: int
    moon: Moon


@dataclass(frozen=True)
class Place:
    """Where the card taken by a swap goes."""

    seat: int
    target: str


T = TypeVar("T")
Flow: TypeAlias = Generator[Question, str, T]
Grant: TypeAlias = Literal["attack", "bone"] | None
LaidBy: TypeAlias = Literal["play", "carrot", "mouse"]
Source: TypeAlias = CardData | int | str
"""A card of the open stock, the seat of an opponent, or the pile."""


class Reference:
    """One game of Zombeasts, from the choice of the start player to the scores."""

    def __init__(self, deck: list[CardData], seats: int, options: Mapping[str, object]) -> None:
        """ZB-01, ZB-02. All cards lie in the pile; nothing has been asked yet."""
        if seats not in (2, 3, 4):
            raise ValueError(f"not a number of players: {seats}")
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"unknown options: {sorted(unknown)}")
        self.options = {**DEFAULTS, **options}
        self.seats = seats
        self.deck = all_animals(deck) if self._is("joker_profile", "all_animals") else list(deck)
        self.places = {card.id: place for place, card in enumerate(self.deck)}
        self.pile = list(self.deck)
        self.stock: list[CardData | None] = [None, None, None]
        self.hands: list[list[CardData]] = [[] for _ in range(seats)]
        self.moons: list[list[Moon]] = [[] for _ in range(seats)]
        self.victory: list[list[CardData]] = [[] for _ in range(seats)]
        self.minus: list[list[CardData]] = [[] for _ in range(seats)]
        self.discard: list[CardData] = []
        self.full_moons = [0] * seats
        self.active = 0
        self.number = 0
        self.used_toys: list[CardData] = []
        self.trigger: int | None = None
        self.last_round = False
        self._flow = self._game()
        self._question: Question | None = next(self._flow)

    # The door

    def to_act(self) -> int | str | None:
        """The seat that chooses now, "chance", or None when the game is over."""
        return None if self._question is None else self._question.asked

    def legal(self) -> list[str]:
        """The texts of all choices, or of all outcomes chance may have."""
        return [] if self._question is None else list(self._question.choices)

    def play(self, text: str) -> None:
        """Carry out one choice or one outcome of chance."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        try:
            self._question = self._flow.send(text)
        except StopIteration:
            self._question = None

    def resume(self, told: Mapping[str, Any]) -> None:
        """Let a turn begin with what lies on the table of a position."""
        by_id = {card.id: card for card in self.deck}

        def zone(ids: list[str]) -> list[CardData]:
            return [by_id[name] for name in ids]

        self.pile, self.discard = zone(told["pile"]), zone(told["discard"])
        self.hands = [zone(ids) for ids in told["hands"]]
        self.victory = [zone(ids) for ids in told["victory"]]
        self.minus = [zone(ids) for ids in told["minus"]]
        self.full_moons = [len(cards) // 4 for cards in self.victory]
        self.stock = [*zone(told["stock"]), *[None] * SLOTS][:SLOTS]
        self.moons = [
            [
                Moon(zone(ids), None if name.startswith(WHITE) else name)
                for name, ids in moons.items()
            ]
            for moons in told["moons"]
        ]
        self.active, self.number, self.used_toys = told["active"], 0, []
        self.trigger, self.last_round = told.get("trigger"), told.get("lastRound", False)
        self._flow = self._turns()
        self._question = next(self._flow, None)

    def snapshot(self) -> dict[str, object]:
        """Everything that lies on the table, for comparison."""
        asked = self.to_act()
        return {
            "phase": "over" if self._question is None else self._question.phase,
            "active": self.active,
            "asked": None if asked == CHANCE else asked,
            "hands": [_ids(hand) for hand in self.hands],
            "pile": _ids(self.pile),
            "stock": [None if card is None else card.id for card in self.stock],
            "moons": [
                {name: _ids(moon.cards) for name, moon in self._moons_by_name(seat).items()}
                for seat in range(self.seats)
            ],
            "victory": [_ids(cards) for cards in self.victory],
            "minus": [_ids(cards) for cards in self.minus],
            "discard": _ids(self.discard),
            "fullMoons": list(self.full_moons),
            "number": self.number,
            "trigger": self.trigger,
            "lastRound": self.last_round,
        }

    def _ask(self, asked: int | str, phase: str, choices: dict[str, T]) -> Flow[T]:
        """Ask, and return what the text chosen stands for."""
        text = yield Question(asked, phase, list(choices))
        return choices[text]

    def _is(self, option: str, value: object) -> bool:
        """Whether a house rule has this value."""
        return self.options[option] == value

    def _clockwise_from(self, seat: int) -> list[int]:
        """A-02. All seats in turn order, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def _opponents(self) -> list[int]:
        """The other seats, clockwise."""
        return self._clockwise_from(self.active)[1:]

    def _hand(self) -> list[CardData]:
        """The hand of the active player."""
        return self.hands[self.active]

    # The whole game (2.1, 2.9)

    def _game(self) -> Flow[None]:
        """ZB-01 to ZB-07. Set-up, turns, end."""
        yield from self._set_up()
        yield from self._turns()

    def _set_up(self) -> Flow[None]:
        """ZB-03, ZB-04. Three cards for each hand, then three for the open stock."""
        yield from self._choose_start_player()
        for seat in range(self.seats):
            yield from self._take_from_pile(seat, 3)
        yield from self._refill_stock()

    def _choose_start_player(self) -> Flow[None]:
        """ZB-05, A-01, option start_player."""
        rule = self.options["start_player"]
        if isinstance(rule, int):
            self.active = rule
            if self.active not in range(self.seats):
                raise ValueError(f"no such seat: {self.active}")
            return
        candidates = self._youngest() if rule == "youngest" else list(range(self.seats))
        self.active = yield from self._ask(
            CHANCE, "start", {f"start {seat}": seat for seat in candidates}
        )

    def _youngest(self) -> list[int]:
        """Option start_player = youngest. The lowest ages entered; without any age, everybody."""
        ages = self.options["ages"]
        entered: dict[int, int] = {}
        if isinstance(ages, list | tuple):
            entered = {seat: age for seat, age in enumerate(ages) if age is not None}
        if not entered:
            return list(range(self.seats))
        return [seat for seat, age in entered.items() if age == min(entered.values())]

    def _turns(self) -> Flow[None]:
        """ZB-05, ZB-67. Turns go clockwise until the turn would come back to the trigger."""
        while True:
            yield from self._turn()
            following = self._clockwise_from(self.active)[1]
            if self.last_round and following == self.trigger:
                break
            self.active = following
        self._discard_unfinished_moons()

    # Pile and stock

    def _deal(self) -> Flow[CardData]:
        """ZB-02. Any card of the pile may be the next one."""
        card = yield from self._ask(CHANCE, "deal", {f"deal {c.id}": c for c in self.pile})
        self.pile.remove(card)
        return card

    def _take_from_pile(self, seat: int, count: int) -> Flow[None]:
        """A-19, A-46, ZB-66. Cards come one by one; missing ones are simply not drawn."""
        for _ in range(count):
            if self.pile:
                card = yield from self._deal()
                self.hands[seat].append(card)

    def _refill_stock(self) -> Flow[None]:
        """ZB-53, D-09. The empty slots are filled in ascending order."""
        for slot in range(3):
            if self.stock[slot] is None and self.pile:
                self.stock[slot] = yield from self._deal()

    def _stock_cards(self) -> list[CardData]:
        """The cards that lie in the open stock."""
        return [card for card in self.stock if card is not None]

    def _stock_cards_to_take(self) -> list[CardData]:
        """A-25, option last_round_stock. What bonus and mouse find in the open stock."""
        closed = self.last_round and self._is("last_round_stock", "closed")
        return [] if closed else self._stock_cards()

    def _take_from_stock(self, card: CardData) -> None:
        """ZB-53. The slot stays empty until the turn is over."""
        self.stock[self.stock.index(card)] = None

    # The turn (2.2)

    def _turn(self) -> Flow[None]:
        """ZB-07, ZB-70, A-22b. Play, then draw; without any play there is no draw step."""
        self.number = 0
        self.used_toys = []
        if self._hand() or not self.last_round:
            has_played = yield from self._play_step()
            if has_played:
                yield from self._draw_step()
        yield from self._end_turn()

    def _play_step(self) -> Flow[bool]:
        """ZB-08, A-49. One mandatory play, then as many as are granted, one at a time."""
        play = yield from self._mandatory_play()
        if play is None:
            return False
        while play is not None:
            grant = yield from self._carry_out(play)
            play = None
            if grant is not None:
                play = yield from self._further_play(grant)
        return True

    def _mandatory_play(self) -> Flow[Play | None]:
        """ZB-08, ZB-60 to ZB-62, A-22. None if there was nothing to play to the last."""
        while True:
            plays = self._legal_plays()
            if plays:
                choices: dict[str, Play | None] = dict(plays)
                if self._may_refuse_swap(plays):
                    choices["give up"] = None
                play = yield from self._ask(self.active, "play", choices)
                if play is not None:
                    return play
            has_new_cards = yield from self._dump_hand()
            if not has_new_cards:
                return None

    def _legal_plays(self) -> dict[str, Play]:
        """ZB-30. Every hand card with every place it may go to, and every joker that may swap."""
        plays: dict[str, Play] = {}
        for card in self._hand():
            for target in self._targets(self.active, card, may_start=True):
                at_home = target == card.colour != WHITE
                text = f"play {card.id}" if at_home else f"play {card.id} on {target}"
                plays[text] = Play(card, target)
            if card.colour == WHITE and self._captures(card):
                plays[f"swap {card.id}"] = Play(card, None)
        return plays

    def _may_refuse_swap(self, plays: dict[str, Play]) -> bool:
        """A-21, option swap_forced. Only swaps are legal, and they need not be made."""
        return self._is("swap_forced", False) and all(p.target is None for p in plays.values())

    def _carry_out(self, play: Play) -> Flow[Grant]:
        """ZB-30. The card is placed, or swapped; returns what grants a further play."""
        if play.target is None:
            return (yield from self._swap(play.card))
        self._hand().remove(play.card)
        return (yield from self._lay(play.card, play.target, "play"))

    # Moons (2.2)

    def _colour(self, moon: Moon) -> str:
        """ZB-19, option moon_colour. The colour of its coloured cards, else white."""
        if self._is("moon_colour", "sticky"):
            return moon.first_colour or WHITE
        colours = [card.colour for card in moon.cards if card.colour != WHITE]
        return colours[0] if colours else WHITE

    def _moons_by_name(self, seat: int) -> dict[str, Moon]:
        """ZB-16, option double_white. White is the moon with the first card in deck order."""
        named: dict[str, Moon] = {}
        for moon in sorted(self.moons[seat], key=self._first_place_in_deck):
            colour = self._colour(moon)
            named[SECOND_WHITE if colour in named else colour] = moon
        return named

    def _first_place_in_deck(self, moon: Moon) -> int:
        """Where in the deck the earliest of its cards stands."""
        return min(self.places[card.id] for card in moon.cards)

    def _corners_allow(self, cards: list[CardData]) -> bool:
        """ZB-13, option corner_rule. At most two left and two right cards."""
        if self._is("corner_rule", "colour_only"):
            return True
        corners = [card.corner for card in cards]
        return corners.count("L") <= 2 and corners.count("R") <= 2

    def _targets(self, seat: int, card: CardData, *, may_start: bool) -> list[str]:
        """ZB-09, ZB-10, ZB-13 to ZB-18. The moons of this seat that the card may go to."""
        moons = self._moons_by_name(seat)
        targets = [name for name, moon in moons.items() if self._may_add(moons, moon, card)]
        if may_start and card.colour not in moons:
            targets.append(card.colour)
        return targets

    def _may_add(self, moons: dict[str, Moon], moon: Moon, card: CardData) -> bool:
        """ZB-10, ZB-13, ZB-14, ZB-17. Same colour, a white card, or a take-over; corner free."""
        colour = self._colour(moon)
        takes_over = colour == WHITE and card.colour not in moons
        colour_fits = card.colour in (WHITE, colour) or takes_over
        return colour_fits and self._corners_allow([*moon.cards, card])

    def _put(self, seat: int, card: CardData, target: str) -> Moon:
        """ZB-09, ZB-10, ZB-15, ZB-17. The card joins the moon of this name or starts it."""
        moon = self._moons_by_name(seat).get(target)
        if moon is None:
            moon = Moon()
            self.moons[seat].append(moon)
        moon.add(card)
        return moon

    # Lay events (2.3, 2.5)

    def _lay(self, card: CardData, target: str, laid_by: LaidBy) -> Flow[Grant]:
        """ZB-21. A card comes onto a moon of the active player."""
        moon = self._moons_by_name(self.active).get(target)
        attack = self._triggers_attack(card, [] if moon is None else moon.cards)
        moon = self._put(self.active, card, target)
        return (yield from self._resolve(card, moon, attack, laid_by))

    def _triggers_attack(self, card: CardData, lying: list[CardData]) -> bool:
        """ZB-21, ZB-22, ZB-28, option attack_scope. The same animal lies there already."""
        if self._is("attack_scope", "any_own_moon"):
            lying = [other for moon in self.moons[self.active] for other in moon.cards]
        return card.animal is not None and card.animal in [other.animal for other in lying]

    def _resolve(self, card: CardData, moon: Moon, attack: bool, laid_by: LaidBy) -> Flow[Grant]:
        """A-31. N, completion, bonus, three cards, then toy or attack."""
        if self._sets_number(laid_by):
            self.number = card.number
        yield from self._complete_if_full(self.active, moon)
        if attack and self._is("three_cards", "on_trigger"):
            yield from self._take_three_if_empty()
        return (yield from self._after_lay(card, attack, laid_by))

    def _take_three_if_empty(self) -> Flow[None]:
        """ZB-55, ZB-58, ZB-68. An empty hand takes three cards, but not in the last round."""
        if not self._hand() and not self.last_round:
            yield from self._take_from_pile(self.active, 3)

    def _sets_number(self, laid_by: LaidBy) -> bool:
        """ZB-48, ZB-85, ZB-90, options last_played and carrot_sets_n."""
        if laid_by == "carrot":
            return self._is("carrot_sets_n", True)
        if laid_by == "mouse":
            return self._is("last_played", "any_laid")
        return True

    def _complete_if_full(self, owner: int, moon: Moon) -> Flow[None]:
        """ZB-41, ZB-42. Four cards leave play at once and go to the owner's victory pile."""
        if len(moon.cards) < 4:
            return
        self.moons[owner].remove(moon)
        self.victory[owner] += moon.cards
        self.full_moons[owner] += 1
        yield from self._bonus(owner, moon)

    def _bonus(self, owner: int, moon: Moon) -> Flow[None]:
        """ZB-43 to ZB-46, option bonus_use. Four animals earn a card of the open stock."""
        shows_all = all(animal in [card.animal for card in moon.cards] for animal in ANIMALS)
        stock = self._stock_cards_to_take()
        if not shows_all or not stock:
            return
        choices: dict[str, CardData | None] = {f"bonus {card.id}": card for card in stock}
        if self._is("bonus_use", "optional"):
            choices["decline"] = None
        card = yield from self._ask(owner, "bonus", choices)
        if card is not None:
            self._take_from_stock(card)
            self.victory[owner].append(card)

    def _after_lay(self, card: CardData, attack: bool, laid_by: LaidBy) -> Flow[Grant]:
        """ZB-27, ZB-80, option attack_use. The toy, or the attack, or neither."""
        if not self._is_toy_usable(card, laid_by):
            return "attack" if attack else None
        choices = ["toy"]
        if attack:
            choices.append("attack")
        if not attack or self._is("attack_use", "optional"):
            choices.append("neither")
        choice = yield from self._ask(self.active, "after-lay", {text: text for text in choices})
        if choice == "toy":
            return (yield from self._use_toy(card))
        return "attack" if choice == "attack" else None

    # Further plays (2.3, 2.7)

    def _further_play(self, grant: Grant) -> Flow[Play | None]:
        """ZB-23, ZB-27, ZB-58, ZB-91, A-21b. None if he stops or has nothing to play."""
        yield from self._take_three_if_empty()
        yield from self._dump_on_further_play()
        plays = self._legal_plays()
        if not plays:
            return None
        choices: dict[str, Play | None] = dict(plays)
        if self._may_stop(grant, plays):
            choices["stop"] = None
        return (yield from self._ask(self.active, "extra", choices))

    def _may_stop(self, grant: Grant, plays: dict[str, Play]) -> bool:
        """ZB-27, options attack_use and swap_forced. A bone is always voluntary."""
        if grant == "attack" and self._is("attack_use", "mandatory"):
            return self._may_refuse_swap(plays) or self._was_overlooked(plays)
        return True

    def _was_overlooked(self, plays: dict[str, Play]) -> bool:
        """Option edition. The first edition forgot the plays onto a second white moon here."""
        return self._is("edition", 1) and all(p.target == SECOND_WHITE for p in plays.values())

    def _dump_on_further_play(self) -> Flow[None]:
        """A-21b, option dump_on_extra_play. Unplayable hands go to minus here as well."""
        has_new_cards = self._is("dump_on_extra_play", True)
        while has_new_cards and self._hand() and not self._legal_plays():
            has_new_cards = yield from self._dump_hand()

    # The unplayable hand (2.7)

    def _dump_hand(self) -> Flow[bool]:
        """ZB-60, ZB-61, ZB-71, option last_round_dump. Returns whether new cards came."""
        if self.last_round and self._is("last_round_dump", "pass"):
            return False
        self.minus[self.active] += self._hand()
        self._hand().clear()
        if not self.last_round:
            yield from self._take_from_pile(self.active, 3)
        return bool(self._hand())

    # Jokers (2.4, 2.8)

    def _swap(self, joker: CardData) -> Flow[Grant]:
        """ZB-30, ZB-33, ZB-34. The joker takes the slot of a card, which is placed at once."""
        captures = {f"take {c.card.id}": c for c in self._captures(joker)}
        capture = yield from self._ask(self.active, "swap-take", captures)
        places = self._swap_places(joker, capture)
        if len(places) == 1:
            [place] = places.values()
        else:
            place = yield from self._ask(self.active, "swap-place", places)
        self._hand().remove(joker)
        capture.moon.replace(capture.card, joker)
        if place.seat == self.active:
            return (yield from self._lay(capture.card, place.target, "play"))
        yield from self._give_away(capture.card, place)
        return None

    def _give_away(self, card: CardData, place: Place) -> Flow[None]:
        """D-01, option swap_destination. Sets N; no attack, no toy; the owner has the bonus."""
        self.number = card.number
        moon = self._put(place.seat, card, place.target)
        yield from self._complete_if_full(place.seat, moon)

    def _captures(self, joker: CardData) -> list[Capture]:
        """ZB-30 to ZB-32, ZB-37 to ZB-39. The cards the joker may take."""
        return [
            capture
            for victim in self._opponents()
            for moon in self.moons[victim]
            for capture in [Capture(card, victim, moon) for card in moon.cards]
            if self._may_exchange_in_swap(capture, joker) and self._swap_places(joker, capture)
        ]

    def _swap_places(self, joker: CardData, capture: Capture) -> dict[str, Place]:
        """ZB-32, A-11, options swap_may_start and swap_destination. After the exchange."""
        places: dict[str, Place] = {}
        kept_cards = list(capture.moon.cards)
        capture.moon.replace(capture.card, joker)
        may_start = self._is("swap_may_start", True)
        for target in self._targets(self.active, capture.card, may_start=may_start):
            places[f"place on {target}"] = Place(self.active, target)
        if self._is("swap_destination", "own_or_opponent"):
            for seat in self._opponents():
                for target in self._targets(seat, capture.card, may_start=False):
                    places[f"place on {target} of {seat}"] = Place(seat, target)
        capture.moon.cards = kept_cards
        return places

    def _colour_after_exchange(self, moon: Moon, out: CardData, into: CardData) -> str | None:
        """ZB-63, ZB-36, option moon_colour. The colour of the moon then; None if it has two."""
        colours = {card.colour for card in self._after_exchange(moon, out, into)} - {WHITE}
        if self._is("moon_colour", "sticky") and moon.first_colour is not None:
            colours.add(moon.first_colour)
        if len(colours) > 1:
            return None
        return colours.pop() if colours else WHITE

    def _after_exchange(self, moon: Moon, out: CardData, into: CardData) -> list[CardData]:
        """The cards of the moon with one in place of another."""
        return [card for card in moon.cards if card != out] + [into]

    def _corner_may_change(self, moon: Moon, out: CardData, into: CardData) -> bool:
        """ZB-31, ZB-63, A-10, options exchange_corner and corner_rule."""
        if self._is("corner_rule", "colour_only"):
            return True
        if self._is("exchange_corner", "legal_result"):
            return self._corners_allow(self._after_exchange(moon, out, into))
        return into.corner == out.corner

    def _others_of_colour(self, seat: int, moon: Moon, colour: str) -> int:
        """How many other moons of that colour the seat has."""
        return sum(
            other is not moon and self._colour(other) == colour for other in self.moons[seat]
        )

    def _may_exchange_in_swap(self, capture: Capture, joker: CardData) -> bool:
        """ZB-31, ZB-37, ZB-63, A-12, A-13, options swap_targets and double_white."""
        if capture.card.colour == WHITE and self._is("swap_targets", "coloured_only"):
            return False
        colour = self._colour_after_exchange(capture.moon, capture.card, joker)
        if colour is None or not self._corner_may_change(capture.moon, capture.card, joker):
            return False
        others = self._others_of_colour(capture.victim, capture.moon, colour)
        may_be_second = colour == WHITE and self._is("double_white", "allow")
        return others <= (1 if may_be_second else 0)

    def _may_exchange_by_carrot(self, moon: Moon, out: CardData, into: CardData) -> bool:
        """ZB-63, A-34b, option double_white. An unchanged colour is always legal."""
        colour = self._colour_after_exchange(moon, out, into)
        if colour is None or not self._corner_may_change(moon, out, into):
            return False
        if colour == self._colour(moon):
            return True
        return self._others_of_colour(self.active, moon, colour) == 0

    # Drawing (2.6, 2.7)

    def _draw_step(self) -> Flow[None]:
        """ZB-49, ZB-68, option draw_reveal. In the last round nobody draws."""
        if self.last_round:
            return
        if self._is("draw_reveal", "declare_first"):
            yield from self._draw_as_declared()
        else:
            yield from self._draw_one_by_one()

    def _draw_one_by_one(self) -> Flow[None]:
        """ZB-49 to ZB-52, option draw_count. Each card is seen before the next is chosen."""
        robbed: list[Source] = []
        while self.number > 0:
            source = yield from self._choose_source(robbed)
            if source is None:
                return
            self.number -= 1
            if isinstance(source, int):
                robbed.append(source)
            yield from self._draw_from(source)

    def _draw_as_declared(self) -> Flow[None]:
        """A-18, option draw_reveal. All sources are named before the first card moves."""
        declared: list[Source] = []
        while self.number > 0:
            source = yield from self._choose_source(declared)
            if source is None:
                break
            self.number -= 1
            declared.append(source)
        for source in declared:
            yield from self._draw_from(source)

    def _choose_source(self, named: list[Source]) -> Flow[Source | None]:
        """ZB-49, ZB-52, option draw_count. None if there is no source, or if he stops."""
        choices: dict[str, Source | None] = dict(self._sources(named))
        if not choices:
            return None
        if self._is("draw_count", "up_to") and (self._hand() or named):
            choices["stop drawing"] = None
        return (yield from self._ask(self.active, "draw", choices))

    def _sources(self, named: list[Source]) -> dict[str, Source]:
        """ZB-49, ZB-50, A-47. Open stock, pile, and each opponent with cards once."""
        sources: dict[str, Source] = {}
        for card in self._stock_cards():
            if card not in named:
                sources[f"draw {card.id}"] = card
        if named.count(PILE) < len(self.pile):
            sources["draw pile"] = PILE
        for seat in self._opponents():
            if self.hands[seat] and seat not in named:
                sources[f"draw from {seat}"] = seat
        return sources

    def _draw_from(self, source: Source) -> Flow[None]:
        """ZB-49. One card comes to the hand of the active player."""
        if isinstance(source, CardData):
            self._take_from_stock(source)
            self._hand().append(source)
        elif isinstance(source, int):
            yield from self._rob(source)
        else:
            yield from self._take_from_pile(self.active, 1)

    def _rob(self, seat: int) -> Flow[None]:
        """ZB-50, ZB-56, A-17. Any card of that hand; if it was the last, three new ones come."""
        choices = {f"deal {card.id}": card for card in self.hands[seat]}
        card = yield from self._ask(CHANCE, "steal", choices)
        self.hands[seat].remove(card)
        self._hand().append(card)
        if not self.hands[seat]:
            yield from self._take_from_pile(seat, 3)

    # End of the turn and of the game (2.9)

    def _end_turn(self) -> Flow[None]:
        """ZB-53, ZB-57, A-37b, ZB-68. Three cards for an empty hand, then the refill."""
        yield from self._take_three_if_empty()
        was_empty_before_refill = not self.pile
        yield from self._refill_stock()
        self._trigger_end(by_refill=not was_empty_before_refill)

    def _trigger_end(self, *, by_refill: bool) -> None:
        """ZB-64, ZB-65, A-23, option refill_trigger. After the trigger's turn: the last round."""
        if not self.pile and self.trigger is None:
            passed_on = by_refill and self._is("refill_trigger", "next_player")
            self.trigger = self._clockwise_from(self.active)[1 if passed_on else 0]
        if self.trigger == self.active:
            self.last_round = True

    def _discard_unfinished_moons(self) -> None:
        """ZB-73. Unfinished moons score nothing."""
        for moons in self.moons:
            for moon in moons:
                self.discard += moon.cards
            moons.clear()

    # Scoring (2.10)

    def scores(self) -> list[int]:
        """ZB-73 to ZB-75. Points of the victory pile less those of the minus pile."""
        return [
            _points(won) - _points(lost) for won, lost in zip(self.victory, self.minus, strict=True)
        ]

    def ranks(self) -> list[int]:
        """ZB-76, A-30, option tie_break. One more than the number of players ranked higher."""
        merits = [self._merit(seat) for seat in range(self.seats)]
        return [1 + sum(other > merit for other in merits) for merit in merits]

    def _merit(self, seat: int) -> tuple[int, int]:
        """ZB-76, option tie_break. The score, then what breaks the tie."""
        score = self.scores()[seat]
        if self._is("tie_break", "fewest_minus"):
            return score, -_points(self.minus[seat])
        if self._is("tie_break", "most_moons"):
            return score, self.full_moons[seat]
        return score, 0

    # The master variant (2.11)

    def _is_toy_usable(self, card: CardData, laid_by: LaidBy) -> bool:
        """ZB-77, ZB-78, ZB-82, ZB-96, option chain_toys."""
        if not self._is("master", True) or card in self.used_toys:
            return False
        if laid_by != "play" and self._is("chain_toys", False):
            return False
        match card.toy:
            case "carrot":
                return bool(self._carrot_outs())
            case "mouse":
                return bool(self._mouse_cards())
            case "bone":
                return self._has_bone_effect()
            case "paw":
                return self._has_paw_effect()
            case _:
                return False

    def _use_toy(self, card: CardData) -> Flow[Grant]:
        """ZB-78, ZB-96. Returns what grants a further play after it."""
        self.used_toys.append(card)
        match card.toy:
            case "carrot":
                return (yield from self._carrot())
            case "mouse":
                return (yield from self._mouse())
            case "bone":
                return "bone"
            case _:
                yield from self._paw()
                return None

    def _carrot(self) -> Flow[Grant]:
        """ZB-83 to ZB-86. A card of an own moon against a hand card."""
        moon, out = yield from self._ask(self.active, "carrot-out", self._carrot_outs())
        into = yield from self._ask(self.active, "carrot-in", self._carrot_ins(moon, out))
        self._hand().remove(into)
        self._hand().append(out)
        moon.cards.remove(out)
        attack = self._triggers_attack(into, moon.cards)
        moon.add(into)
        return (yield from self._resolve(into, moon, attack, "carrot"))

    def _carrot_outs(self) -> dict[str, tuple[Moon, CardData]]:
        """ZB-83, ZB-86, A-34. The own cards for which some hand card may come in."""
        return {
            f"carrot out {card.id}": (moon, card)
            for moon in self.moons[self.active]
            for card in moon.cards
            if self._carrot_ins(moon, card)
        }

    def _carrot_ins(self, moon: Moon, out: CardData) -> dict[str, CardData]:
        """ZB-63, ZB-83, A-34c, A-34d. The hand cards that may come in for it."""
        return {
            f"carrot in {card.id}": card
            for card in self._hand()
            if self._may_exchange_by_carrot(moon, out, card)
        }

    def _mouse(self) -> Flow[Grant]:
        """ZB-87 to ZB-90. A card of the open stock joins an own moon."""
        card = yield from self._ask(self.active, "mouse-take", self._mouse_cards())
        targets = {f"mouse on {target}": target for target in self._mouse_targets(card)}
        if len(targets) == 1:
            [target] = targets.values()
        else:
            target = yield from self._ask(self.active, "mouse-place", targets)
        self._take_from_stock(card)
        return (yield from self._lay(card, target, "mouse"))

    def _mouse_cards(self) -> dict[str, CardData]:
        """ZB-87, ZB-88, D-17. The cards of the open stock that fit."""
        return {
            f"mouse {card.id}": card
            for card in self._stock_cards_to_take()
            if self._mouse_targets(card)
        }

    def _mouse_targets(self, card: CardData) -> list[str]:
        """ZB-87, A-35, option mouse_may_start."""
        return self._targets(self.active, card, may_start=self._is("mouse_may_start", True))

    def _has_bone_effect(self) -> bool:
        """ZB-82, ZB-91, A-37, option bone_empty_draw."""
        if self._hand():
            return bool(self._legal_plays())
        may_take = bool(self.pile) and not self.last_round
        return may_take and self._is("bone_empty_draw", True)

    def _has_paw_effect(self) -> bool:
        """ZB-82. Somebody has to discard, or somebody can draw."""
        can_draw = bool(self.pile) and not self.last_round
        return any(len(hand) > 5 or (len(hand) < 5 and can_draw) for hand in self.hands)

    def _paw(self) -> Flow[None]:
        """ZB-92 to ZB-95, ZB-97, A-39. All are brought to five cards: discards, then draws."""
        for seat in self._clockwise_from(self.active):
            while len(self.hands[seat]) > 5:
                choices = {f"discard {card.id}": card for card in self.hands[seat]}
                card = yield from self._ask(seat, "paw-discard", choices)
                self.hands[seat].remove(card)
                self.discard.append(card)
        if not self.last_round:
            yield from self._paw_draws()

    def _paw_draws(self) -> Flow[None]:
        """ZB-93, A-38, D-18, option paw_draw. Hand by hand, or in laps of one card each."""
        in_laps = self._is("paw_draw", "round_robin")
        while self.pile and any(len(hand) < 5 for hand in self.hands):
            for seat in self._clockwise_from(self.active):
                missing = max(0, 5 - len(self.hands[seat]))
                yield from self._take_from_pile(seat, min(missing, 1) if in_laps else missing)


def _ids(cards: list[CardData]) -> list[str]:
    """The ids in alphabetical order."""
    return sorted(card.id for card in cards)


def _points(cards: list[CardData]) -> int:
    """The victory points printed on these cards."""
    return sum(card.points for card in cards)
