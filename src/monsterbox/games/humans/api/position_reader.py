"""A position read into a state: defaults filled in, what cannot be refused with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from monsterbox.core.errors import BadPosition, MonsterboxError
from monsterbox.core.options import Settings
from monsterbox.core.positions import by_seat, number_at, one_of, read_fields, seat_set
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
    PHASES,
    ROWS,
    names_in,
    spaces_in,
)
from monsterbox.games.humans.api.position_checks import check
from monsterbox.games.humans.api.position_fields import (
    PENDING,
    Deck,
    Event,
    Figure,
    Fire,
    Infections,
    Phase,
    PlacedTile,
    Player,
    Position,
    Seat,
    Seats,
    Space,
)
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import flags
from monsterbox.games.humans.engine import phases as phase
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
from monsterbox.games.humans.engine.table import FIGURES, HUMANS_IN_ALL, MOST_TILES
from monsterbox.games.humans.engine.zombies import MARKS, add_zombie
from monsterbox.games.humans.tiles import TILES


def state_at(position: Mapping[str, Any], seats: int, settings: Settings) -> State:
    """The state of a position; what is left out has its default, what cannot be is refused."""
    told = read_fields(Position, position)
    t = bare_state(
        seats,
        tables_of(settings),
        flags_of(settings),
        shotguns_of(settings, seats),
        limit_of(settings, "max_rounds"),
        limit_of(settings, "stall_rounds"),
    )
    return Reader(t, told, is_combined(settings)).read()


class Reader:
    """Lays a position on a fresh table, field by field."""

    def __init__(self, t: State, position: Position, combined: bool) -> None:
        self.t = t
        self.position = position
        self.seats = int(t.seats)
        self.combined = combined
        self.players = by_seat("players", position.players, self.seats, Player())

    def read(self) -> State:
        shuffle(self.t)
        self.read_town()
        self.read_stack()
        self.read_cards()
        for seat, told in enumerate(self.players):
            self.read_player(seat, told)
        wounds, infections = self.position.wounds, self.position.infections
        self.read_deck("wounds", wounds, self.t.wound_cards, WOUNDS)
        self.read_deck("infections", infections, self.t.infection_cards, INFECTIONS)
        self.read_turn()
        self.read_pending()
        self.ask()
        check(self.t)
        return self.t

    def seat(self, where: str, seat: int | None) -> int:
        return NONE if seat is None else number_at(where, seat, 0, self.seats - 1)

    def space(self, where: str, told: str | None) -> int:
        try:
            return NONE if told is None else read_space(self.t, told)
        except MonsterboxError as error:
            raise BadPosition(f"{where}: {error}") from None

    # The town

    def read_town(self) -> None:
        told = self.position.town
        if told is UNSET:
            told = [PlacedTile(tile="Z01" if self.combined else "H01", cell="0,0")]
        if not 1 <= len(told) <= MOST_TILES:
            raise BadPosition(f"town: {len(told)} tiles, but there are 1 to {MOST_TILES}")
        for place, tile in enumerate(told):
            self.lay_tile(f"town[{place}].", place, tile)
        for place, tile in enumerate(told):
            for name, row in ROWS.items():
                for space in getattr(tile, name) or ():
                    self.put(f"town[{place}].{name}", place, row, space)

    def put(self, where: str, place: int, row: int, told: str) -> None:
        """Something of a kind on a space of a tile."""
        space = self.space(where, told)
        if space // 9 != place:
            raise BadPosition(f"{where}: {told} is not on the tile")
        self.t.town[row + place] = self.t.town[row + place] | 1 << space % 9

    def lay_tile(self, where: str, place: int, told: PlacedTile) -> None:
        """HU-11. Each tile must fit to those before it."""
        t = self.t
        tile = one_of(f"{where}tile", told.tile, TILES)
        cell = self.cell(f"{where}cell", told.cell)
        if place == 0:
            if cell != ORIGIN:
                raise BadPosition(f"{where}cell: the Town Square lies at 0,0")
        elif tile_at(t, cell) != NONE:
            raise BadPosition(f"{where}cell: another tile lies there")
        elif not any(tile_at(t, neighbour_cell(cell, side)) != NONE for side in range(4)):
            raise BadPosition(f"{where}cell: no tile lies beside it")
        elif not can_lie(t, tile * 4 + told.quarters, *surroundings(t, cell)[:2]):
            raise BadPosition(f"{where}cell: the tile does not fit there (HU-11)")
        if told.quarters >= t.box.rotations[tile]:
            raise BadPosition(f"{where}quarters: another turn of {TILES[tile]} looks the same")
        if not int(t.stack) >> tile & 1:
            raise BadPosition(f"{where}tile: {TILES[tile]} lies there twice or is not in the game")
        t.stack = int(t.stack) & ~(1 << tile)
        lay_tile(t, tile * 4 + told.quarters, cell)

    def cell(self, where: str, told: str) -> int:
        try:
            x, y = read_point(told)
        except MonsterboxError as error:
            raise BadPosition(f"{where}: {error}") from None
        if max(abs(x), abs(y)) > 33:
            raise BadPosition(f"{where}: too far away")
        return (y + 64) * 128 + x + 64

    def read_stack(self) -> None:
        """HU-04. All tiles that do not lie in the town, unless told otherwise."""
        t, drawn = self.t, self.position.drawn
        t.drawn = NONE if drawn is None else one_of("drawn", drawn, TILES)
        if self.position.stack is UNSET:
            if drawn is not None:
                t.stack = int(t.stack) & ~(1 << int(t.drawn))
            return
        stack = 0
        for place, tile in enumerate(self.position.stack):
            k = one_of(f"stack[{place}]", tile, TILES)
            if not int(t.stack) >> k & 1 or stack >> k & 1:
                raise BadPosition(f"stack[{place}]: {tile} is elsewhere or not in the game")
            stack |= 1 << k
        t.stack = stack

    # Cards

    def read_cards(self) -> None:
        """Every card named is taken out of the pile; what is left over lies there."""
        self.lay("discard", self.position.discard, DISCARD)
        for seat, told in enumerate(self.players):
            self.lay(f"players[{seat}].hand", told.hand, seat)
            self.lay(f"players[{seat}].items", told.items or (), ITEMS + seat)
        if self.position.pile is UNSET:
            return
        pile = [one_of(f"pile[{k}]", card, KINDS) for k, card in enumerate(self.position.pile)]
        for kind, card in enumerate(KINDS):
            left = (int(self.t.one[PILE]) >> kind & 1) + (int(self.t.two[PILE]) >> kind & 1)
            if pile.count(kind) != left:
                raise BadPosition(f"pile: {pile.count(kind)} of {card}, but {left} are left")

    def lay(self, where: str, cards: Sequence[str], zone: int) -> None:
        for place, card in enumerate(cards):
            kind = one_of(f"{where}[{place}]", card, KINDS)
            if not int(self.t.one[PILE]) >> kind & 1:
                raise BadPosition(f"{where}[{place}]: no further {card} is in the game")
            take(self.t, PILE, kind)
            lay(self.t, zone, kind)

    def read_deck(self, name: str, told: Deck, cards: vec[i64], names: tuple[str, ...]) -> None:
        rows = [("discard", told.discard, IN_DISCARD), ("drawn", told.drawn, DRAWN)]
        if isinstance(told, Infections):
            rows.append(("removed", told.removed, REMOVED))
        for row, lying, number in rows:
            for place, card in enumerate(lying):
                k = one_of(f"{name}.{row}[{place}]", card, names)
                self.draw(f"{name}.{row}[{place}]", cards, k)
                here = number * len(names) + k
                cards[here] = cards[here] + 1
        left = names_in(cards, names, IN_PILE)
        if told.pile is not UNSET and Counter(told.pile) != Counter(left):
            raise BadPosition(f"{name}.pile: not the cards that are left")

    def draw(self, where: str, cards: vec[i64], name: int) -> None:
        if cards[name] == 0:
            raise BadPosition(f"{where}: there are not so many")
        cards[name] = cards[name] - 1

    # Players

    def is_shotgun(self, seat: int) -> bool:
        return bool(int(self.t.shotguns) >> seat & 1)

    def read_player(self, seat: int, told: Player) -> None:
        t = self.t
        where = f"players[{seat}]."
        side = "shotgun" if self.is_shotgun(seat) else "zombie"
        if told.side not in (UNSET, side):
            raise BadPosition(f"{where}side: it is {side}")
        character = told.character
        self.read_character(
            where, seat, self.default_character(seat) if character is UNSET else character
        )
        self.read_zombies(where, seat, told.zombies)
        t.removed[seat] = self.removed(where, seat, told.removed or 0)
        t.tokens[seat], t.eaten[seat], t.eat_cards[seat] = told.tokens, told.eaten, told.eat_cards
        for _ in range(told.eat_cards):
            self.draw(f"{where}eat_cards", t.infection_cards, 0)
        for name in told.wounds:
            k = one_of(f"{where}wounds", name, WOUNDS[:-1])
            self.draw(f"{where}wounds", t.wound_cards, k)
            t.wounds[seat] = t.wounds[seat] | 1 << k
        for name in told.fates or ():
            t.fate[seat] = t.fate[seat] | 1 << one_of(f"{where}fates", name, FATES)
        if self.is_shotgun(seat):
            pawn = None if told.pawn is UNSET else told.pawn
            t.pawn[seat] = self.space(f"{where}pawn", pawn)
            t.life[seat], t.bullets[seat] = told.life or 0, told.bullets or 0
            t.collected[seat], t.charges[seat] = told.collected or 0, told.charges or 0
        t.last[seat] = score(t, seat) if told.last is UNSET else told.last

    def default_character(self, seat: int) -> str | None:
        """Those that nobody else is said to have, in order."""
        if self.is_shotgun(seat):
            return None
        named = [told.character for told in self.players]
        free = [name for name in CHARACTERS if name not in named]
        before = [
            other for other in range(seat) if named[other] is UNSET and not self.is_shotgun(other)
        ]
        return free[len(before)]

    def read_character(self, where: str, seat: int, told: str | None) -> None:
        if told is None:
            return
        character = one_of(f"{where}character", told, CHARACTERS)
        if self.is_shotgun(seat):
            raise BadPosition(f"{where}character: a shotgun guy has none")
        if any(self.t.character[other] == character for other in range(self.seats)):
            raise BadPosition(f"{where}character: {told} is somebody else")
        self.t.character[seat] = character

    def read_zombies(self, where: str, seat: int, zombies: Sequence[Figure]) -> None:
        if len(zombies) > (0 if self.is_shotgun(seat) else FIGURES):
            raise BadPosition(f"{where}zombies: there are not so many")
        for place, told in enumerate(zombies):
            spot = f"{where}zombies[{place}]."
            marks = 0
            for mark in told.marks:
                marks |= 1 << one_of(f"{spot}marks", mark, MARK_NAMES)
            add_zombie(self.t, seat, self.space(f"{spot}space", told.space) * MARKS + marks)

    def removed(self, where: str, seat: int, told: int) -> int:
        """HU-59. With `removed_zombie=supply` no zombie leaves the game."""
        if self.t.house & flags.REMOVED_TO_SUPPLY and told:
            raise BadPosition(f"{where}removed: zombies go back to the supply")
        if told > (0 if self.is_shotgun(seat) else FIGURES - int(self.t.numbers[seat])):
            raise BadPosition(f"{where}removed: there are not so many")
        return told

    # The turn

    def read_turn(self) -> None:
        t, told = self.t, self.position
        t.phase = one_of("phase", told.phase, PHASES)
        t.round = told.round
        t.starter = self.seat("starter", told.starter)
        t.active = number_at("active", told.active, 0, self.seats - 1)
        t.winner = self.seat("winner", told.winner)
        t.devoured = told.devoured
        on_board = sum(len(spaces_in(t, tile, ROWS["humans"])) for tile in range(int(t.tiles)))
        rest = max(HUMANS_IN_ALL - told.devoured - on_board, 0)
        t.supply = rest if told.supply is UNSET else told.supply

    def read_pending(self) -> None:
        for name, kind in PENDING.items():
            told = getattr(self.position.pending, name)
            setattr(self.t, name, self.number_of(f"pending.{name}", kind, told))
        for place, fire in enumerate(self.position.pending.fires[-2:]):
            self.light(f"pending.fires[{place}]", fire)

    def number_of(self, where: str, kind: object, told: Any) -> int:
        """What stands in the state for a field of this type."""
        if kind == Seat:
            return self.seat(where, None if told == NONE else told)
        if kind == Seats:
            return seat_set(where, told, self.seats)
        if kind == Space | None:
            return self.space(where, told)
        if kind in (Event | None, Phase | None):
            names = KINDS if kind == Event | None else PHASES
            return NONE if told is None else one_of(where, told, names)
        return told  # type: ignore[no-any-return]  # a number or a switch, within its limits

    def light(self, where: str, told: Fire) -> None:
        """ZE19. The older one first."""
        t = self.t
        seat = number_at(f"{where}.seat", told.seat, 0, self.seats - 1)
        tile = tile_at(t, self.cell(f"{where}.cell", told.cell))
        if tile == NONE:
            raise BadPosition(f"{where}.cell: no tile lies at {told.cell}")
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
        asked = [int(t.active)] if self.position.asked is UNSET else self.position.asked
        if len(asked) != 1:
            raise BadPosition("asked: one seat is asked at a time")
        t.actor = number_at("asked[0]", asked[0], 0, self.seats - 1)
