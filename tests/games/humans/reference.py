"""The rules of Humans!!!, alone and with Zombies!!!, once more: slow, plain, independent.

The engine is compared with these modules move by move over whole games, so they share nothing
with the engine but the specification. A game is told as one story of nested generators, in the
order of the rulebook: whenever a seat or chance has to choose, the story yields a question and
is told the answer. Exactly one seat, or chance, is asked at a time.

The notation. A space is `X,Y` in coordinates of the whole map (the Town Square centre is `1,1`),
a cell `tx,ty` likewise; a direction is one of N E S W; cards, tiles and items go by their ids,
equal tiles (H02 and H03) by the first of them; seats are numbers.

    phase       choices
    S1          `building north` (east, south, west); `put zombie X,Y` twice
    T1, P1      `stack H` `stack Z`; `place tx,ty rN`
    T1a T1b T1c `put human X,Y`, `put token X,Y`; `fill humans`, `fill zombies`, `put npc X,Y`,
                `put life X,Y`, `put bullet X,Y`
    T2          `draw H`, `draw Z` (also the first cards)
    windows     `pass`; `play CARD [target]`; `ability`; `use ZE02`
    T3          `step X,Y D`; `break X,Y`; `play CARD [target]`; `ability [X,Y]`; `end`
    T3r C1 C2 F1 K1 K2   `keep`, `reroll`
    T4          `attempt X,Y`; `attack SEAT`; `play CARD [target]`; `end`
    C3 C4 C5    `take NAME`; `drop NAME`; `choose eat`, `choose infect`
    F2          `flee X,Y`
    T5          `discard CARD`, `none`
    G2 G3       `roll`, `stay`; `step D`; `use CARD`; `play ..`; `end`; `fight npc`, `fight SEAT`
    K1 K2       `spend`, `lose life`, `use CARD`, `play CARD`; `roll`, `accept`
    T6          `move X,Y D`
    HE01 HE07   `put human X,Y`, `done`; `run X,Y`
    ZE15        `spend`, `lose life`, `accept`
    ZE22 ZE24 ZE27   `put npc X,Y`
    ZE23        `space X,Y`; `figure X,Y`
    ZE25        `step D`

Targets of a card (A-74): a cell (HE01, ZE16, ZE22), the space of a zombie, a human or an NPC
zombie (HE04, HE06, HE07), a seat (HE14, ZE08, ZE09, ZE14, ZE15, ZE26), a seat and what it
loses (`1 bullets`, `1 ZE10`: ZE06), a seat for its pawn or a seat and a space for its zombie
(ZE04, ZE25). Chance says `first SEAT`, `character NAME`, `building TILE`, `tile TILE`,
`event CARD`, `wound NAME`, `infection NAME`, `roll N`; it is asked even if one outcome is left.
"""

from collections.abc import Mapping

from .reference_cards import draw_up
from .reference_combat import put_pawn
from .reference_data import CHARACTERS, GAMES, HUMANS_SET, LAYOUTS, SHOTGUN, TILES, ZOMBIES, Rules
from .reference_map import BUILDING, can_be_broken, lay_tile, spaces_of, turned
from .reference_table import (
    TOWN_CENTRE,
    Cell,
    Draw,
    Flow,
    GameEnded,
    Player,
    Question,
    Space,
    Table,
    clockwise_from,
    decide,
    draw_one,
    new_table,
    on_side,
    put_zombie,
    ranks,
    score,
    text_of,
)
from .reference_turn import discard_step, end_turn, turn

CHANCE = "chance"


class Reference:
    """One game, from the choice of the first player to the ranks."""

    def __init__(self, key: str, seats: int, options: Mapping[str, object]) -> None:
        """HU-01, HZ-01. The number of players, the options, the sides."""
        rules = GAMES[key]
        if seats not in range(2, 7):
            raise ValueError(f"not a number of players: {seats}")
        settled, sides = settle(rules, seats, options)
        self.table = new_table(rules, settled, sides)
        lay_tile(self.table, TILES[rules.town_square], (0, 0), 0)
        self.tell_anew(game(self.table))

    def who(self) -> int | str | None:
        """The seat that is asked now, "chance", or None when the game is over."""
        if isinstance(self._asked, Question):
            return self._asked.seat
        return None if self._asked is None else CHANCE

    def phase(self) -> str:
        """What the question is about (section 5); empty for chance and the end."""
        return self._asked.phase if isinstance(self._asked, Question) else ""

    def legal(self) -> list[str]:
        """The choices of the seat that is asked."""
        return list(self._asked.choices) if isinstance(self._asked, Question) else []

    def outcomes(self) -> dict[str, int]:
        """What chance may come up with, and the weights."""
        return dict(self._asked.outcomes) if isinstance(self._asked, Draw) else {}

    def play(self, seat: int, text: str) -> None:
        """Carry out the choice of a seat."""
        if seat != self.who() or text not in self.legal():
            raise ValueError(f"not legal for seat {seat}: {text}")
        self._tell(text)

    def chance(self, text: str) -> None:
        """Carry out an outcome of chance."""
        if text not in self.outcomes():
            raise ValueError(f"not possible: {text}")
        self._tell(text)

    def scores(self) -> list[int]:
        """HU-75, HZ-48."""
        return [score(self.table, player.seat) for player in self.table.players]

    def ranks(self) -> list[int]:
        """HU-76, HU-79, HZ-48."""
        return ranks(self.table)

    def tell_anew(self, story: Flow[None]) -> None:
        """Go on with another story, such as one phase with a table laid by hand."""
        self._story = until_over(story)
        self._asked: Question | Draw | None = next(self._story, None)

    def _tell(self, text: str) -> None:
        """Tell the story on, up to the next question or the end."""
        try:
            self._asked = self._story.send(text)
        except StopIteration:
            self._asked = None


def until_over(story: Flow[None]) -> Flow[None]:
    """HU-76. Whatever is going on, the end of the game breaks it off."""
    try:
        yield from story
    except GameEnded:
        return


# Options (section 4)


def settle(
    rules: Rules, seats: int, options: Mapping[str, object]
) -> tuple[dict[str, object], list[str]]:
    """Section 4, A-59. All options with their values, and the side of each seat."""
    settled: dict[str, object] = {name: allowed[0] for name, allowed in rules.options.items()}
    settled["max_rounds"] = rules.max_rounds
    settled["stall_rounds"] = rules.stall_rounds
    if SHOTGUN in rules.stack_of_side:
        settled["hz_sides"] = ("zs" * seats)[:seats]
    if not set(options) <= set(settled):
        raise ValueError(f"unknown options: {sorted(set(options) - set(settled))}")
    settled.update(options)
    refuse_bad_values(rules, settled)
    letters = str(settled.get("hz_sides", "z" * seats))
    is_mixed = set(letters) == {"z", "s"}
    if len(letters) != seats or (SHOTGUN in rules.stack_of_side) != is_mixed:
        raise ValueError(f"not the sides of {seats} seats: {letters}")
    return settled, [ZOMBIES if letter == "z" else SHOTGUN for letter in letters]


def refuse_bad_values(rules: Rules, settled: Mapping[str, object]) -> None:
    """Section 4. Every option has one of its values."""
    for name, allowed in rules.options.items():
        if not any(settled[name] is value or settled[name] == value for value in allowed):
            raise ValueError(f"not a value of {name}: {settled[name]}")
    for name in ("max_rounds", "stall_rounds"):
        rounds = settled[name]
        if not isinstance(rounds, int) or rounds < 1:
            raise ValueError(f"not a number of rounds: {rounds}")


# The whole game


def game(t: Table) -> Flow[None]:
    """Set-up, then rounds until the game ends."""
    yield from choose_first(t)
    yield from deal_characters(t)
    if SHOTGUN in t.rules.stack_of_side:
        yield from lay_cross(t)
        yield from start_in_buildings(t)
    else:
        for player in t.players:
            put_zombie(t, player.seat, TOWN_CENTRE)
    for seat in clockwise_from(t, t.first):
        yield from draw_up(t, t.players[seat])
    t.round_scores = [score(t, player.seat) for player in t.players]
    yield from rounds(t)


def rounds(t: Table) -> Flow[None]:
    """HU-01, HU-77. Turns go clockwise; a round ends before the first player's next turn."""
    while True:
        yield from turn(t)
        pass_on(t)


def pass_on(t: Table) -> None:
    """HU-01, HU-77. The player to the left is next; with the first one the round is over."""
    t.active = clockwise_from(t, t.active)[1]
    if t.active == t.first:
        end_round(t)


def rest_of_game(t: Table) -> Flow[None]:
    """From T5 of a turn on, with a table laid by hand."""
    yield from discard_step(t)
    end_turn(t)
    pass_on(t)
    yield from rounds(t)


def end_round(t: Table) -> None:
    """HU-77, HU-78, HZ-48. The round limit and the stall."""
    t.rounds += 1
    scores = [score(t, player.seat) for player in t.players]
    t.rounds_unchanged = t.rounds_unchanged + 1 if scores == t.round_scores else 0
    t.round_scores = scores
    if t.rounds >= int(str(t.options["max_rounds"])) or is_stalled(t):
        raise GameEnded


def is_stalled(t: Table) -> bool:
    """HU-78, HZ-48. No tile is left, and nothing to catch or nothing that changes."""
    if any(stack.total() for stack in t.stacks.values()):
        return False
    if t.rules.ends_without_humans and not t.humans:
        return True
    return t.rounds_unchanged >= int(str(t.options["stall_rounds"]))


# Set-up (HU-01 to HU-07, ZZ-01, HZ-01 to HZ-08)


def choose_first(t: Table) -> Flow[None]:
    """HU-01, A-01, option first."""
    if t.options["first"] == "random":
        seats = {str(player.seat): 1 for player in t.players}
        t.first = int((yield from draw_one("first", seats)))
    t.active = t.first


def deal_characters(t: Table) -> Flow[None]:
    """HU-02, HU-03, ZZ-01. Characters and dice tokens, or life tokens and bullets."""
    left = dict.fromkeys(CHARACTERS, 1)
    for seat in clockwise_from(t, t.first):
        player = t.players[seat]
        if player.side == ZOMBIES:
            player.character = yield from draw_one("character", left)
            del left[player.character]
            player.dice = player.values.do_over
        else:
            player.life = player.bullets = 3


def lay_cross(t: Table) -> Flow[None]:
    """HZ-02 to HZ-06, A-39, A-41, D10. Roads and buildings around the Town Square."""
    layout = LAYOUTS[str(t.options["hz_layout"])]
    for road, cell, rotation in layout.roads:
        take_from_stack(t, road)
        lay_tile(t, TILES[road], cell, rotation)
    for arm in layout.arms:
        lots = {tile: t.stacks[tile[0]][tile] for tile in arm.pool}
        building = yield from draw_one("building", lots)
        take_from_stack(t, building)
        lay_tile(t, TILES[building], arm.cell, arm.rotation)
        t.arms[arm.name] = arm.cell
        if t.options["hz_start_tokens"]:
            put_start_tokens(t, arm.cell)


def take_from_stack(t: Table, tile: str) -> None:
    """HZ-06. A tile of the layout is not in its stack."""
    t.stacks[tile[0]][tile] -= 1


def put_start_tokens(t: Table, cell: Cell) -> None:
    """A-41, option hz_start_tokens. Row by row from the north-west of the unrotated tile."""
    placed = t.map[cell]
    unrotated = [(n % 3, n // 3) for n in range(9) if placed.tile.grid[n // 3][n % 3] == "B"]
    spaces = [placed_space(cell, placed.rotation, space) for space in unrotated]
    tile = placed.tile
    t.dice.update(spaces[: tile.dice])
    t.life.update(spaces[: tile.life])
    t.bullets.update(spaces[tile.life : tile.life + tile.bullets])


def placed_space(cell: Cell, rotation: int, space: Space) -> Space:
    """D6. Where a local space of the unrotated tile lies on the map."""
    x, y = turned(space, rotation)
    return 3 * cell[0] + x, 3 * cell[1] + y


def start_in_buildings(t: Table) -> Flow[None]:
    """HZ-07, A-42, S1. Pawns on the Town Square, two zombies each in a building."""
    for player in on_side(t, SHOTGUN):
        put_pawn(t, player, TOWN_CENTRE)
    for seat in clockwise_from(t, t.first):
        if t.players[seat].side == ZOMBIES:
            yield from start_in_building(t, t.players[seat])


def start_in_building(t: Table, player: Player) -> Flow[None]:
    """A-42. An arm, then two zombies on its building spaces."""
    choices = {f"building {name}": cell for name, cell in t.arms.items()}
    cell = yield from decide(player.seat, "S1", choices)
    open_start_building(t, cell)
    inside = spaces_of(t, cell, BUILDING)
    for _ in range(t.rules.start_zombies):
        spaces = {f"put zombie {text_of(space)}": space for space in inside}
        space = yield from decide(player.seat, "S1", spaces)
        put_zombie(t, player.seat, space)


def open_start_building(t: Table, cell: Cell) -> None:
    """A-42, option z_barricade. A marker on the centre, or before every door."""
    if t.map[cell].tile.box == HUMANS_SET:
        t.markers.add((3 * cell[0] + 1, 3 * cell[1] + 1))
    else:
        t.markers.update(space for space in spaces_of(t, cell) if can_be_broken(t, space))
