"""What lies on the table of the reference, who is asked what, and when somebody has won."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, TypeVar

from .reference_data import (
    CARDS,
    CHARACTERS,
    COLLECTION_GOAL,
    EVENT_DECKS,
    FIGURES,
    HUMANS,
    INFECTION_DECKS,
    NPC_ZOMBIES,
    SHOTGUN,
    WOUND_DECK,
    ZOMBIES,
    Character,
    Rules,
    Tile,
)

Space: TypeAlias = tuple[int, int]
Cell: TypeAlias = tuple[int, int]
T = TypeVar("T")
TOWN_CENTRE: Space = (1, 1)


# What is asked


@dataclass(frozen=True)
class Question:
    """This seat has to choose one of these texts; the phase is the one of section 5."""

    seat: int
    phase: str
    choices: list[str]


@dataclass(frozen=True)
class Draw:
    """Chance has to come up with one of these texts; the numbers are weights."""

    outcomes: dict[str, int]


Flow: TypeAlias = Generator[Question | Draw, str, T]


class GameEnded(Exception):
    """HU-76. The game ends at once, at whatever moment."""


def ask(seat: int, phase: str, choices: Mapping[str, T]) -> Flow[T]:
    """Ask a seat, and return what the text chosen stands for."""
    text = yield Question(seat, phase, list(choices))
    return choices[text]


def decide(seat: int, phase: str, choices: Mapping[str, T]) -> Flow[T]:
    """A-70. Ask a seat, unless only one choice is legal."""
    if len(choices) == 1:
        return next(iter(choices.values()))
    return (yield from ask(seat, phase, choices))


def draw_one(what: str, lots: Mapping[str, int]) -> Flow[str]:
    """A-72. Chance takes one of these, as likely as their numbers say."""
    text = yield Draw({f"{what} {lot}": number for lot, number in lots.items() if number > 0})
    return text.removeprefix(f"{what} ")


def roll_die() -> Flow[int]:
    """One d6."""
    return int((yield from draw_one("roll", dict.fromkeys("123456", 1))))


def text_of(space: Space) -> str:
    """A space or a cell as text."""
    return f"{space[0]},{space[1]}"


def in_reading_order(spaces: Iterable[Space]) -> list[Space]:
    """A-83. By ascending Y, then X."""
    return sorted(spaces, key=lambda space: (space[1], space[0]))


# Things on the table


@dataclass
class Zombie:
    """A zombie of a player; what happened to it this turn is forgotten when the turn ends."""

    owner: int
    space: Space
    moved: bool = False
    held: bool = False  # HE04
    tried: bool = False
    stopped: bool = False  # option failed_try_stops
    engaged: bool = False  # HZ-40: it has stepped onto a shotgun guy

    def rest(self) -> None:
        """The turn is over."""
        self.moved = self.held = self.tried = self.stopped = self.engaged = False


@dataclass
class Player:
    """A seat, with what lies before it."""

    seat: int
    side: str
    character: str | None = None
    hand: list[str] = field(default_factory=list)
    card_played: bool = False  # HU-67
    ability_used: bool = False  # HU-73
    turns: int = 0
    removed: int = 0  # HU-59: zombies out of the game
    dice: int = 0
    wounds: list[str] = field(default_factory=list)
    eat_points: int = 0
    eat_cards: int = 0  # those of the points that have a card
    pawn: Space | None = None
    is_dead: bool = False  # ZZ-15: gets new tokens at the next turn start
    life: int = 0
    bullets: int = 0
    collected: int = 0
    items: list[str] = field(default_factory=list)
    charges: int = 0  # ZE13
    waiting: set[str] = field(default_factory=set)  # cards for his next turn
    suffering: set[str] = field(default_factory=set)  # those in force in his turn

    @property
    def values(self) -> Character:
        """The character card of a zombie player."""
        assert self.character is not None
        return CHARACTERS[self.character]

    def has_ability(self, character: str) -> bool:
        """HU-73. Whether this character's ability can still be used."""
        return self.character == character and not self.ability_used


@dataclass
class Pile:
    """A deck nobody knows the order of, and its discards."""

    deck: Counter[str]
    discards: Counter[str] = field(default_factory=Counter)
    removed: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Placed:
    """A tile on the map."""

    tile: Tile
    rotation: int


@dataclass
class Lasting:
    """A-81. ZE02 or ZE03, in force until the end of the next turn of its user to start."""

    card: str
    seat: int
    in_last_turn: bool = False


@dataclass
class Turn:
    """What has to be remembered until the end of the turn."""

    movement: int = 0
    used: int = 0
    halvings: int = 0  # HE03 before the movement is known
    shoe_counts: bool = False  # ZE26 halves the Movement of this turn
    shoe_counted: bool = False  # ZE26 has halved the roll of this turn
    has_rolled: bool = False
    has_keys: bool = False
    driver: int | None = None  # ZE05: who moves the pawn
    has_tried: bool = False
    has_stepped: bool = False
    attempted_spaces: set[Space] = field(default_factory=set)
    attempted_seats: set[int] = field(default_factory=set)
    assailed: dict[int, Space] = field(default_factory=dict)  # HZ-40: whom, where
    chainsaws: set[int] = field(default_factory=set)
    molotovs: set[tuple[int, Cell]] = field(default_factory=set)
    is_lost: bool = False  # ZZ-06


@dataclass
class Table:
    """Everything of one game."""

    rules: Rules
    options: Mapping[str, object]
    players: list[Player]
    stacks: dict[str, Counter[str]]
    piles: dict[str, Pile]
    map: dict[Cell, Placed] = field(default_factory=dict)
    kinds: dict[Space, str] = field(default_factory=dict)  # what is on the spaces of the map
    arms: dict[str, Cell] = field(default_factory=dict)
    zombies: list[Zombie] = field(default_factory=list)
    humans: set[Space] = field(default_factory=set)
    human_supply: int = HUMANS
    npcs: set[Space] = field(default_factory=set)
    pool: int = NPC_ZOMBIES
    dice: set[Space] = field(default_factory=set)
    life: set[Space] = field(default_factory=set)
    bullets: set[Space] = field(default_factory=set)
    markers: set[Space] = field(default_factory=set)
    lasting: list[Lasting] = field(default_factory=list)
    first: int = 0
    active: int = 0
    turn: Turn = field(default_factory=Turn)
    rounds: int = 0
    round_scores: list[int] = field(default_factory=list)
    rounds_unchanged: int = 0
    winner: int | None = None

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]


def new_table(rules: Rules, options: Mapping[str, object], sides: Iterable[str]) -> Table:
    """HU-04, HU-07. No tile lies there, nothing is dealt yet."""
    infection = INFECTION_DECKS[int(str(options["infection_deck"]))]
    decks = {**EVENT_DECKS, "wound": WOUND_DECK, "infection": infection}
    return Table(
        rules,
        options,
        players=[Player(seat, side) for seat, side in enumerate(sides)],
        stacks={box: Counter(stack) for box, stack in rules.stacks.items()},
        piles={name: Pile(Counter(deck)) for name, deck in decks.items()},
    )


# Seats


def clockwise_from(t: Table, seat: int) -> list[int]:
    """HU-01. All seats in turn order, beginning with this one."""
    return [(seat + step) % len(t.players) for step in range(len(t.players))]


def others(t: Table) -> list[int]:
    """HU-68. The other seats, from the active player's left."""
    return clockwise_from(t, t.active)[1:]


def others_then_active(t: Table) -> list[int]:
    """5.3.1. All seats, the active player last."""
    return [*others(t), t.active]


def right_of_active(t: Table) -> int:
    """HU-60, A-37. The player before the active one."""
    return clockwise_from(t, t.active)[-1]


def on_side(t: Table, side: str) -> list[Player]:
    """The zombie players, or the shotgun guys."""
    return [player for player in t.players if player.side == side]


# Figures


def zombies_of(t: Table, seat: int) -> list[Zombie]:
    """The zombies of a player on the board."""
    return [zombie for zombie in t.zombies if zombie.owner == seat]


def zombies_at(t: Table, space: Space, seat: int | None = None) -> list[Zombie]:
    """The zombies of players on a space, perhaps only those of one of them."""
    return [z for z in t.zombies if z.space == space and seat in (None, z.owner)]


def has_zombie(t: Table, space: Space) -> bool:
    """Whether any zombie, with or without owner, is on a space."""
    return space in t.npcs or bool(zombies_at(t, space))


def pawns_at(t: Table, space: Space) -> list[Player]:
    """The shotgun guys on a space."""
    return [player for player in t.players if player.pawn == space]


def supply_of(t: Table, seat: int) -> int:
    """HU-02, HU-59. The figures a player has left."""
    return FIGURES - len(zombies_of(t, seat)) - t.players[seat].removed


def zombie_named(zombies: Iterable[Zombie]) -> Zombie:
    """A-75. Which one of several zombies of an owner on a space is meant: one not held.

    The others are alike but for what they have behind them: rather one that has done nothing yet.
    """
    return min(zombies, key=lambda z: (z.held, z.tried, z.stopped or z.engaged, z.moved))


def put_zombie(t: Table, seat: int, space: Space) -> Zombie:
    """HU-05, HU-51, HU-36. A zombie of a player comes onto the board."""
    zombie = Zombie(seat, space)
    t.zombies.append(zombie)
    take_dice_token(t, zombie)
    look_for_winner(t)
    return zombie


def move_zombie(t: Table, zombie: Zombie, space: Space) -> None:
    """HU-36. A zombie of a player comes onto another space."""
    zombie.space = space
    take_dice_token(t, zombie)
    look_for_winner(t)


def take_dice_token(t: Table, zombie: Zombie) -> None:
    """HU-36, HU-37, A-15. The token of a space without human goes to the owner at once."""
    if zombie.space in t.dice and zombie.space not in t.humans:
        t.dice.remove(zombie.space)
        t.players[zombie.owner].dice += 1


def remove_zombie(t: Table, zombie: Zombie) -> None:
    """HU-59, option removed_zombie. A zombie leaves the game, or goes back to its owner."""
    t.zombies = [other for other in t.zombies if other is not zombie]
    if t.options["removed_zombie"] == "out":
        t.players[zombie.owner].removed += 1
    look_for_winner(t)


def put_human(t: Table, space: Space) -> None:
    """HU-14. A human from the supply."""
    t.human_supply -= 1
    t.humans.add(space)


def put_npc(t: Table, space: Space) -> None:
    """ZZ-04. An NPC zombie from the pool."""
    t.pool -= 1
    t.npcs.add(space)


def move_npc(t: Table, space: Space, to: Space) -> None:
    """ZZ-16, ZE23."""
    t.npcs.remove(space)
    t.npcs.add(to)
    look_for_winner(t)


def kill_npc(t: Table, player: Player, space: Space) -> None:
    """ZZ-11. An NPC zombie goes into a collection."""
    t.npcs.remove(space)
    player.collected += 1


def collect_from_pool(t: Table, player: Player, number: int) -> None:
    """HZ-36, A-62. Zombies from the pool, as many as there are."""
    taken = min(number, t.pool)
    t.pool -= taken
    player.collected += taken


def put_all(
    seat: int,
    phase: str,
    what: str,
    number: int,
    spaces: list[Space],
    put: Callable[[Space], None],
) -> Flow[None]:
    """5.1 T1a. One per space, chosen; without asking if every space gets one."""
    left = list(spaces)
    for still_to_put in range(number, 0, -1):
        if still_to_put >= len(left):
            space = left[0]
        else:
            choices = {f"put {what} {text_of(space)}": space for space in left}
            space = yield from decide(seat, phase, choices)
        put(space)
        left.remove(space)


# Cards


def draw_card(t: Table, pile_name: str) -> Flow[str | None]:
    """HU-20, A-33. A card, renewing an empty deck; None if there is none at all."""
    pile = t.piles[pile_name]
    if not pile.deck.total():
        pile.deck, pile.discards = pile.discards, Counter()
    if not pile.deck.total():
        return None
    what = pile_name if pile_name in ("wound", "infection") else "event"
    card = yield from draw_one(what, dict(sorted(pile.deck.items())))
    pile.deck[card] -= 1
    return card


def draw_cards(t: Table, pile_name: str, number: int) -> Flow[list[str]]:
    """HU-45, HU-53. So many cards, or as many as there are."""
    cards: list[str] = []
    for _ in range(number):
        card = yield from draw_card(t, pile_name)
        if card is not None:
            cards.append(card)
    return cards


def discard(t: Table, pile_name: str, cards: Iterable[str]) -> None:
    """HU-52, HU-57."""
    t.piles[pile_name].discards.update(cards)


def discard_event(t: Table, card: str) -> None:
    """HU-69, HZ-13. To the pile of its own deck."""
    discard(t, CARDS[card].box, [card])


def is_lasting(t: Table, card: str) -> bool:
    """A-81. Whether ZE02 or ZE03 is in force."""
    return any(lasting.card == card for lasting in t.lasting)


# Score and end (HU-75 to HU-79, HZ-47, HZ-48)


def score(t: Table, seat: int) -> int:
    """HU-75, A-28, HZ-48. Zombies and Eat points; of a shotgun guy the collection."""
    player = t.players[seat]
    if player.side == SHOTGUN:
        return player.collected
    uncounted = 0 if t.options["start_zombie_scores"] else t.rules.start_zombies
    return max(0, len(zombies_of(t, seat)) - uncounted) + player.eat_points


def goal(player: Player) -> int:
    """HU-76, ZZ-20."""
    return player.values.goal if player.side == ZOMBIES else COLLECTION_GOAL


def holds_helipad(t: Table, player: Player) -> bool:
    """ZZ-20, ZE03, option helipad. On its centre; with no zombie, or just there.

    Under ZE03 NPC zombies do not count.
    """
    for (tx, ty), placed in t.map.items():
        centre = (3 * tx + 1, 3 * ty + 1)
        if placed.tile.name == "Helipad" and player.pawn == centre:
            npc_counts = centre in t.npcs and not is_lasting(t, "ZE03")
            is_cleared = not npc_counts and not zombies_at(t, centre)
            return is_cleared or t.options["helipad"] == "reached"
    return False


def has_won(t: Table, player: Player) -> bool:
    """HU-76, HZ-47."""
    return score(t, player.seat) >= goal(player) or holds_helipad(t, player)


def look_for_winner(t: Table) -> None:
    """HU-76, A-29. After every change, beginning with the active player."""
    if t.options["win_check"] == "immediate":
        for seat in clockwise_from(t, t.active):
            end_if_won(t, seat)


def end_if_won(t: Table, seat: int) -> None:
    """HU-76. The game ends at once."""
    if has_won(t, t.players[seat]):
        t.winner = seat
        raise GameEnded


def standing(t: Table, seat: int) -> tuple[bool, Fraction, int, int, int]:
    """HU-76, HU-79, HZ-48. The greater the better."""
    player = t.players[seat]
    ratio = Fraction(score(t, seat), goal(player))
    if not t.rules.deep_ranking:
        return seat == t.winner, ratio, 0, 0, 0
    zombies = len(zombies_of(t, seat))
    return seat == t.winner, ratio, player.eat_points, zombies, player.dice


def ranks(t: Table) -> list[int]:
    """HU-79. One plus the number of players who are better."""
    standings = [standing(t, player.seat) for player in t.players]
    return [1 + sum(other > own for other in standings) for own in standings]
