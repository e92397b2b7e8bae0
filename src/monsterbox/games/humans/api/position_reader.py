"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.actions import Actions
from monsterbox.core.errors import BadPosition, MonsterboxError, listing
from monsterbox.core.options import Settings
from monsterbox.core.state import CHANCE, NONE, OVER
from monsterbox.games.humans.api.notation import read_point, read_space
from monsterbox.games.humans.api.options import (
    flags_of,
    is_combined,
    limit_of,
    shotguns_of,
    tables_of,
)
from monsterbox.games.humans.api.position import (
    FATES,
    MARK_NAMES,
    NUMBERS,
    PHASES,
    PLACES,
    ROWS,
    SEATS,
    SETS,
    SWITCHES,
)
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.deck import INFECTIONS as INFECTION_NAMES
from monsterbox.games.humans.engine.deck import WOUNDS as WOUND_NAMES
from monsterbox.games.humans.engine.piles import (
    DISCARD,
    DRAWN,
    IN_DISCARD,
    IN_PILE,
    ITEMS,
    PILE,
    REMOVED,
    lay,
    take,
)
from monsterbox.games.humans.engine.rules.ending import score
from monsterbox.games.humans.engine.rules.soundness import is_sound
from monsterbox.games.humans.engine.rules.town import (
    ORIGIN,
    can_lie,
    lay_tile,
    neighbour_cell,
    surroundings,
    tile_at,
)
from monsterbox.games.humans.engine.start import bare_state, shuffle
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, HUMANS_IN_ALL, MOST_TILES, SPACES
from monsterbox.games.humans.engine.zombies import MARKS, add_zombie
from monsterbox.games.humans.tiles import TILES

FIELDS = (
    "game",
    "seats",
    "options",
    "phase",
    "asked",
    "round",
    "starter",
    "active",
    "winner",
    "town",
    "stack",
    "drawn",
    "supply",
    "devoured",
    "players",
    "pile",
    "discard",
    "wounds",
    "infections",
    "pending",
)
PLAYER_FIELDS = (
    "side",
    "character",
    "zombies",
    "hand",
    "tokens",
    "eaten",
    "eat_cards",
    "wounds",
    "last",
    "pawn",
    "life",
    "bullets",
    "collected",
    "items",
    "charges",
    "fates",
)
TILE_FIELDS = ("tile", "cell", "quarters", *ROWS)
PENDING_FIELDS = (
    *NUMBERS,
    *SEATS,
    *PLACES,
    *SETS,
    *SWITCHES,
    "card",
    "weapon",
    "window",
    "card_phase",
    "card_at",
    "rolling",
    "led_phase",
    "fires",
)
MOST = 10**15
ROLLS = 9


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    check_fields("", position, FIELDS)
    t = bare_state(
        seats,
        tables_of(settings),
        flags_of(settings),
        shotguns_of(settings, seats),
        limit_of(settings, "max_rounds"),
        limit_of(settings, "stall_rounds"),
    )
    return Reader(t, position, is_combined(settings)).read()


def check_fields(where: str, told: object, fields: Sequence[str]) -> None:
    """An object with these fields and no others."""
    if not isinstance(told, Mapping):
        raise BadPosition(f"{where}: must be an object, not {type(told).__name__}")
    for name in told:
        if name not in fields:
            raise BadPosition(f"{where}{name}: no such field; fields: {listing(fields, 40)}")


def number_at(where: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}: must be a whole number from {low} to {high}, not {value!r}")
    return value


def list_at(where: str, value: object) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where}: must be a list, not {type(value).__name__}")
    return value


def one_of(where: str, value: object, allowed: Sequence[str]) -> int:
    """The place of a word among those allowed."""
    if value not in allowed:
        raise BadPosition(f"{where}: {value!r} is not one of {listing(allowed, 60)}")
    return allowed.index(str(value))


class Reader:
    """Reads a position into a fresh state, field by field."""

    def __init__(self, t: State, position: Mapping[str, Any], combined: bool) -> None:
        self.t = t
        self.position = position
        self.seats = int(t.seats)
        self.combined = combined

    def read(self) -> State:
        shuffle(self.t)
        self.read_town()
        self.read_stack()
        self.read_cards()
        for seat, told in enumerate(self.players()):
            self.read_player(seat, told)
        self.read_decks()
        self.read_turn()
        self.read_pending()
        self.ask()
        self.check()
        return self.t

    def number(self, name: str, default: int, low: int, high: int) -> int:
        return number_at(name, self.position.get(name, default), low, high)

    def seat_or_none(self, name: str, default: int | None) -> int:
        value = self.position.get(name, default)
        return NONE if value is None else number_at(name, value, 0, self.seats - 1)

    def space(self, where: str, told: object) -> int:
        if not isinstance(told, str):
            raise BadPosition(f"{where}: must be a space such as 1,1")
        try:
            return read_space(self.t, told)
        except MonsterboxError as error:
            raise BadPosition(f"{where}: {error}") from None

    # The town

    def read_town(self) -> None:
        square = "Z01" if self.combined else "H01"
        told = list_at("town", self.position.get("town", [{"tile": square, "cell": "0,0"}]))
        if not 1 <= len(told) <= MOST_TILES:
            raise BadPosition(f"town: {len(told)} tiles, but there are 1 to {MOST_TILES}")
        for place, tile in enumerate(told):
            where = f"town[{place}]."
            check_fields(where, tile, TILE_FIELDS)
            self.lay_tile(where, place, tile)
        for place, tile in enumerate(told):
            for name, row in ROWS.items():
                for told_space in list_at(f"town[{place}].{name}", tile.get(name, ())):
                    space = self.space(f"town[{place}].{name}", told_space)
                    if space // 9 != place:
                        raise BadPosition(f"town[{place}].{name}: {told_space} is not on the tile")
                    self.t.town[row + place] = self.t.town[row + place] | 1 << space % 9

    def lay_tile(self, where: str, place: int, told: Mapping[str, Any]) -> None:
        """HU-11. Each tile must fit to those before it."""
        t = self.t
        tile = one_of(f"{where}tile", told.get("tile"), TILES)
        quarters = number_at(f"{where}quarters", told.get("quarters", 0), 0, 3)
        cell = self.cell(f"{where}cell", told.get("cell"))
        if place == 0:
            if cell != ORIGIN:
                raise BadPosition(f"{where}cell: the Town Square lies at 0,0")
        elif tile_at(t, cell) != NONE:
            raise BadPosition(f"{where}cell: another tile lies there")
        elif not any(tile_at(t, neighbour_cell(cell, side)) != NONE for side in range(4)):
            raise BadPosition(f"{where}cell: no tile lies beside it")
        elif not can_lie(t, tile * 4 + quarters, *surroundings(t, cell)[:2]):
            raise BadPosition(f"{where}cell: the tile does not fit there (HU-11)")
        if quarters >= t.box.rotations[tile]:
            raise BadPosition(f"{where}quarters: another turn of {TILES[tile]} looks the same")
        if not int(t.stack) >> tile & 1:
            raise BadPosition(f"{where}tile: {TILES[tile]} lies there twice or is not in the game")
        t.stack = int(t.stack) & ~(1 << tile)
        lay_tile(t, tile * 4 + quarters, cell)

    def cell(self, where: str, told: object) -> int:
        if not isinstance(told, str):
            raise BadPosition(f"{where}: must be a cell such as 0,0")
        try:
            x, y = read_point(told)
        except MonsterboxError as error:
            raise BadPosition(f"{where}: {error}") from None
        if max(abs(x), abs(y)) > 33:
            raise BadPosition(f"{where}: too far away")
        return (y + 64) * 128 + x + 64

    def read_stack(self) -> None:
        """HU-04. All tiles that do not lie in the town, unless told otherwise."""
        drawn = self.position.get("drawn")
        self.t.drawn = NONE if drawn is None else one_of("drawn", drawn, TILES)
        if "stack" not in self.position:
            if drawn is not None:
                self.t.stack = int(self.t.stack) & ~(1 << int(self.t.drawn))
            return
        stack = 0
        for place, tile in enumerate(list_at("stack", self.position["stack"])):
            k = one_of(f"stack[{place}]", tile, TILES)
            if not int(self.t.stack) >> k & 1 or stack >> k & 1:
                raise BadPosition(f"stack[{place}]: {tile} is elsewhere or not in the game")
            stack |= 1 << k
        self.t.stack = stack

    # Cards

    def read_cards(self) -> None:
        """Every card named is taken out of the pile; what is left over lies there."""
        self.lay("discard", self.position.get("discard", ()), DISCARD)
        for seat, told in enumerate(self.players()):
            self.lay(f"players[{seat}].hand", told.get("hand", ()), seat)
            self.lay(f"players[{seat}].items", told.get("items", ()), ITEMS + seat)
        if "pile" not in self.position:
            return
        told_pile = [
            one_of(f"pile[{k}]", card, KINDS)
            for k, card in enumerate(list_at("pile", self.position["pile"]))
        ]
        for kind, card in enumerate(KINDS):
            left = (int(self.t.one[PILE]) >> kind & 1) + (int(self.t.two[PILE]) >> kind & 1)
            if told_pile.count(kind) != left:
                raise BadPosition(f"pile: {told_pile.count(kind)} of {card}, but {left} are left")

    def lay(self, where: str, cards: object, zone: int) -> None:
        for place, card in enumerate(list_at(where, cards)):
            kind = one_of(f"{where}[{place}]", card, KINDS)
            if not int(self.t.one[PILE]) >> kind & 1:
                raise BadPosition(f"{where}[{place}]: no further {card} is in the game")
            take(self.t, PILE, kind)
            lay(self.t, zone, kind)

    def read_decks(self) -> None:
        self.read_deck("wounds", self.t.wound_cards, WOUNDS, WOUND_NAMES)
        self.read_deck("infections", self.t.infection_cards, INFECTIONS, INFECTION_NAMES)

    def read_deck(self, name: str, cards: vec[i64], names: tuple[str, ...], width: int) -> None:
        told = self.position.get(name, {})
        rows = {"discard": IN_DISCARD, "drawn": DRAWN, "removed": REMOVED}
        if name == "wounds":
            del rows["removed"]
        check_fields(f"{name}.", told, ("pile", *rows))
        for row, number in rows.items():
            for place, card in enumerate(list_at(f"{name}.{row}", told.get(row, ()))):
                k = one_of(f"{name}.{row}[{place}]", card, names)
                self.draw(f"{name}.{row}[{place}]", cards, k)
                cards[number * width + k] = cards[number * width + k] + 1
        if "pile" in told:
            pile = list_at(f"{name}.pile", told["pile"])
            for k, card in enumerate(names):
                if list(pile).count(card) != cards[IN_PILE * width + k]:
                    raise BadPosition(f"{name}.pile: not the cards that are left")

    def draw(self, where: str, cards: vec[i64], name: int) -> None:
        if cards[name] == 0:
            raise BadPosition(f"{where}: there are not so many")
        cards[name] = cards[name] - 1

    # Players

    def players(self) -> Sequence[Mapping[str, Any]]:
        told = list_at("players", self.position.get("players", [{}] * self.seats))
        if len(told) != self.seats:
            raise BadPosition(f"players: {len(told)} entries, but there are {self.seats} seats")
        for seat, one in enumerate(told):
            check_fields(f"players[{seat}].", one, PLAYER_FIELDS)
        return told

    def read_player(self, seat: int, told: Mapping[str, Any]) -> None:
        t = self.t
        where = f"players[{seat}]."
        side = "shotgun" if int(t.shotguns) >> seat & 1 else "zombie"
        if told.get("side", side) != side:
            raise BadPosition(f"{where}side: it is {side}")
        character = told["character"] if "character" in told else self.default_character(seat)
        self.read_character(where, seat, character)
        self.read_zombies(where, seat, told)
        for name, most in (("tokens", 36), ("eaten", 40), ("eat_cards", 16)):
            getattr(t, name)[seat] = number_at(f"{where}{name}", told.get(name, 0), 0, most)
        for _ in range(int(t.eat_cards[seat])):
            self.draw(f"{where}eat_cards", t.infection_cards, 0)
        for name in list_at(f"{where}wounds", told.get("wounds", ())):
            k = one_of(f"{where}wounds", name, WOUNDS[:-1])
            self.draw(f"{where}wounds", t.wound_cards, k)
            t.wounds[seat] = t.wounds[seat] | 1 << k
        for name in list_at(f"{where}fates", told.get("fates", ())):
            t.fate[seat] = t.fate[seat] | 1 << one_of(f"{where}fates", name, FATES)
        self.read_pawn(where, seat, told)
        t.last[seat] = number_at(f"{where}last", told.get("last", int(score(t, seat))), 0, 200)

    def default_character(self, seat: int) -> str | None:
        """Those that nobody else is said to have, in order."""
        if int(self.t.shotguns) >> seat & 1:
            return None
        named = [told["character"] for told in self.players() if "character" in told]
        free = [name for name in CHARACTERS if name not in named]
        before = [
            other
            for other, told in enumerate(self.players()[:seat])
            if "character" not in told and not int(self.t.shotguns) >> other & 1
        ]
        return free[len(before)]

    def read_character(self, where: str, seat: int, told: object) -> None:
        if told is None:
            return
        character = one_of(f"{where}character", told, CHARACTERS)
        if int(self.t.shotguns) >> seat & 1:
            raise BadPosition(f"{where}character: a shotgun guy has none")
        if any(self.t.character[other] == character for other in range(self.seats)):
            raise BadPosition(f"{where}character: {told} is somebody else")
        self.t.character[seat] = character

    def read_zombies(self, where: str, seat: int, told: Mapping[str, Any]) -> None:
        zombies = list_at(f"{where}zombies", told.get("zombies", ()))
        if len(zombies) > (0 if int(self.t.shotguns) >> seat & 1 else FIGURES):
            raise BadPosition(f"{where}zombies: there are not so many")
        for place, one in enumerate(zombies):
            spot = f"{where}zombies[{place}]."
            check_fields(spot, one, ("space", "marks"))
            marks = 0
            for mark in list_at(f"{spot}marks", one.get("marks", ())):
                marks |= 1 << one_of(f"{spot}marks", mark, MARK_NAMES)
            space = self.space(f"{spot}space", one.get("space"))
            add_zombie(self.t, seat, space * MARKS + marks)

    def read_pawn(self, where: str, seat: int, told: Mapping[str, Any]) -> None:
        t = self.t
        if not int(t.shotguns) >> seat & 1:
            return
        if told.get("pawn") is not None:
            t.pawn[seat] = self.space(f"{where}pawn", told["pawn"])
        for name, most in (("life", 5), ("bullets", 999), ("collected", 40), ("charges", 3)):
            getattr(t, name)[seat] = number_at(f"{where}{name}", told.get(name, 0), 0, most)

    # The turn

    def read_turn(self) -> None:
        t = self.t
        t.phase = one_of("phase", self.position.get("phase", "move"), PHASES)
        t.round = self.number("round", 1, 1, 1000)
        t.starter = self.seat_or_none("starter", 0)
        t.active = self.number("active", 0, 0, self.seats - 1)
        t.winner = self.seat_or_none("winner", None)
        t.devoured = self.number("devoured", 0, 0, HUMANS_IN_ALL)
        on_board = sum(
            bin(int(t.town[ROWS["humans"] + tile])).count("1") for tile in range(int(t.tiles))
        )
        rest = HUMANS_IN_ALL - int(t.devoured) - on_board
        t.supply = self.number("supply", max(rest, 0), 0, HUMANS_IN_ALL)

    def read_pending(self) -> None:
        t = self.t
        told = self.position.get("pending", {"is_set_up": True})
        check_fields("pending.", told, PENDING_FIELDS)
        for name in NUMBERS:
            setattr(t, name, number_at(f"pending.{name}", told.get(name, 0), 0, MOST))
        for name in SEATS:
            value = told.get(name, NONE)
            seat = NONE if value == NONE else number_at(f"pending.{name}", value, 0, self.seats - 1)
            setattr(t, name, seat)
        for name in PLACES:
            place = self.space(f"pending.{name}", told[name]) if name in told else NONE
            setattr(t, name, place)
        for name in SETS:
            found = 0
            for seat in list_at(f"pending.{name}", told.get(name, ())):
                found |= 1 << number_at(f"pending.{name}", seat, 0, self.seats - 1)
            setattr(t, name, found)
        for name in SWITCHES:
            value = told.get(name, False)
            if type(value) is not bool:
                raise BadPosition(f"pending.{name}: must be true or false")
            setattr(t, name, value)
        self.read_names(told)

    def read_names(self, told: Mapping[str, Any]) -> None:
        t = self.t
        for name, names in (
            ("card", KINDS),
            ("weapon", KINDS),
            ("window", PHASES),
            ("card_phase", PHASES),
            ("led_phase", PHASES),
        ):
            value = NONE
            if told.get(name) is not None:
                value = one_of(f"pending.{name}", told[name], names)
            setattr(t, name, value)
        t.card_at = number_at("pending.card_at", told.get("card_at", NONE), NONE, MOST)
        t.rolling = number_at("pending.rolling", told.get("rolling", NONE), NONE, ROLLS - 1)
        self.read_fires(list_at("pending.fires", told.get("fires", ())))

    def read_fires(self, told: Sequence[Any]) -> None:
        """ZE19. The older one first."""
        t = self.t
        for place, one in enumerate(told[-2:]):
            where = f"pending.fires[{place}]"
            check_fields(f"{where}.", one, ("seat", "cell"))
            seat = number_at(f"{where}.seat", one.get("seat"), 0, self.seats - 1)
            tile = tile_at(t, self.cell(f"{where}.cell", one.get("cell")))
            if tile == NONE:
                raise BadPosition(f"{where}.cell: no tile lies at {one['cell']}")
            t.older_fire = t.fire
            t.fire = seat * MOST_TILES + tile

    def ask(self) -> None:
        t = self.t
        if t.phase == phase.OVER:
            t.actor = OVER
            return
        if t.phase <= phase.WOUNDED:
            t.actor = CHANCE
            return
        asked = list_at("asked", self.position.get("asked", [int(t.active)]))
        if len(asked) != 1:
            raise BadPosition("asked: one seat is asked at a time")
        t.actor = number_at("asked[0]", asked[0], 0, self.seats - 1)

    def check(self) -> None:
        """A question that nobody can answer is no position."""
        t = self.t
        if not is_sound(t):
            raise BadPosition("players, town, supply: not all figures, tokens and cards fit")
        if t.phase == phase.PLACE and t.drawn == NONE:
            raise BadPosition("drawn: which tile is to be placed?")
        if t.phase == phase.ROLL and t.rolling == NONE:
            raise BadPosition("pending.rolling: what is rolled for?")
        if t.card_at >= SPACES * 6:
            raise BadPosition("pending.card_at: there is no such target")
        if t.phase == phase.OVER:
            return
        actions = Actions()
        try:
            t.legal(t.actor, actions)
        except (IndexError, ValueError) as error:
            raise BadPosition(f"pending: does not go with the phase: {error}") from None
        if actions.n == 0:
            raise BadPosition(f"phase: {PHASES[int(t.phase)]}, but there is nothing to choose")
