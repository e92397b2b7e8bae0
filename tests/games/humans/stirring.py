"""Odd tables of Humans!!!: full and tiny towns, crowds, cards in play, piles all but gone.

Positions are those of T5: a turn is all but over, and nothing else is going on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import monsterbox as mb
from tests.games.humans.reference_data import (
    CARDS,
    CHARACTERS,
    COLLECTION_GOAL,
    FIGURES,
    FIRST_OF_EQUALS,
    GAMES,
    HELIPAD,
    HUMANS,
    NPC_ZOMBIES,
    TILES,
)
from tests.games.humans.reference_map import (
    BUILDING,
    SIDES,
    STREET,
    all_spaces,
    beside,
    exits,
    is_before_barricade,
    kind_at,
    lay_tile,
    placements,
)
from tests.games.humans.reference_position import space_of
from tests.games.humans.reference_table import Placed, Space, new_table, text_of
from tests.games.kit import Options
from tests.games.stirring import offered_options

Position = dict[str, Any]
Player = dict[str, Any]
SQUARE: Space = (1, 1)
HAND, TOKENS, MOST_LIFE, CHARGES = 3, 36, 5, 3
THINGS = ("humans", "zombies", "dice", "life", "bullets", "markers")
WOUNDS = ("left-arm", "right-arm", "left-leg", "right-leg", "chest", "belly")
SHOTGUN_CARD = "ZE13"
ITEMS = {card.id for card in CARDS.values() if card.comes_into_play}
LATER = ("paralysed", "afraid-next", "cramped-next", "untied", "marbles-next", "food-next")
NOW = ("afraid", "cramped", "marbles", "food")


def some_options(dice: random.Random, game: mb.Game, seats: int) -> Options:
    """House rules; now and then limits of one's own, and any sides."""
    options = offered_options(dice, game)
    if dice.random() < 0.3:
        options["max_rounds"] = dice.randint(1, 30)
    if dice.random() < 0.2:
        options["stall_rounds"] = dice.randint(1, 5)
    if "hz_sides" in game.options and dice.random() < 0.5:
        sides = ["z", "s", *dice.choices("zs", k=seats - 2)]
        options["hz_sides"] = "".join(dice.sample(sides, seats))
    return options


def stirred(position: Position, dice: random.Random) -> Position:
    """The end of a turn at which much lies elsewhere."""
    table = Table(position, dice)
    for stir in dice.sample(STIRS, dice.randint(2, 6)):
        stir(table)
    if table.is_combined:
        for stir in dice.sample(COMBINED_STIRS, dice.randint(1, 5)):
            stir(table)
    return table.end_turn()


class Table:
    """A position by spaces."""

    def __init__(self, position: Position, dice: random.Random) -> None:
        self.dice = dice
        self.told = position
        self.is_combined: bool = "pawn" in str([[*player] for player in position["players"]])
        self.options: dict[str, Any] = position["options"]
        self.rules = GAMES[position["game"]]
        self.players: list[Player] = position["players"]
        self.stack: list[str] = position["stack"]
        self.tiles: list[dict[str, Any]] = []
        self.things: dict[str, set[Space]] = {name: set() for name in THINGS}
        for tile in position["town"]:
            for name in THINGS:
                self.things[name].update(map(space_of, tile.get(name, ())))
        self.lay_anew(position["town"])
        self.active = dice.randrange(len(self.players))
        self.used: list[int] = []
        self.spent: list[int] = []
        self.still = 0
        self.finish_questions()

    def lay_anew(self, tiles: Iterable[Mapping[str, Any]]) -> None:
        """The town: these tiles, one after the other."""
        options = {name: allowed[0] for name, allowed in self.rules.options.items()} | self.options
        self.map, self.tiles = new_table(self.rules, options, []), []
        for told in tiles:
            self.lay(told["tile"], space_of(told["cell"]), told["quarters"])

    def lay(self, tile: str, cell: Space, quarters: int) -> None:
        """One more tile."""
        lay_tile(self.map, TILES[FIRST_OF_EQUALS[tile]], cell, quarters)
        self.tiles.append({"tile": tile, "cell": text_of(cell), "quarters": quarters})
        if tile in self.stack:
            self.stack.remove(tile)

    def places_for(self, tile: str) -> list[tuple[Space, int]]:
        """HU-11. Where it fits."""
        return placements(self.map, TILES[FIRST_OF_EQUALS[tile]], True)

    def finish_questions(self) -> None:
        """What was drawn and not yet put away."""
        told = self.told
        if told["drawn"] not in [None, *(tile["tile"] for tile in self.tiles)]:
            self.stack.append(told["drawn"])
        told["drawn"] = None
        for deck in (told["wounds"], told["infections"]):
            deck["discard"] += deck.pop("drawn", [])

    # Who and where

    @property
    def zombie_players(self) -> list[Player]:
        return [player for player in self.players if player["side"] == "zombie"]

    @property
    def shotgun_guys(self) -> list[Player]:
        return [player for player in self.players if player["side"] == "shotgun"]

    def spaces(self, kinds: str = STREET + BUILDING) -> list[Space]:
        return [space for space in all_spaces(self.map) if kind_at(self.map, space) in kinds]

    def some(self, spaces: list[Space]) -> list[Space]:
        """A few of them, many, or all."""
        share = self.dice.choice([0.1, 0.3, 0.6, 1.0])
        return [space for space in spaces if self.dice.random() < share]

    def any_space(self) -> Space:
        return self.dice.choice(self.spaces())

    def name_at(self, space: Space) -> str:
        """What stands on the tile of a space."""
        return self.map.map[space[0] // 3, space[1] // 3].tile.name

    # Cards

    def find_card(self, wanted: Collection[str]) -> str | None:
        """One of these event cards out of the pile, or else out of the discard."""
        for zone in (self.told["pile"], self.told["discard"]):
            cards: list[str] = [card for card in zone if card in wanted]
            if cards:
                card = self.dice.choice(cards)
                zone.remove(card)
                return card
        return None

    def deal(self, player: Player, number: int, wanted: Collection[str] = CARDS) -> None:
        """So many of these cards for a hand, as long as there are such and it has room."""
        for _ in range(min(number, HAND - len(player["hand"]))):
            card = self.find_card(wanted)
            if card is not None:
                player["hand"].append(card)

    # What must be so

    def end_turn(self) -> Position:
        """A position in which the active player may discard a card."""
        for player in self.players:
            self.restrain(player)
        self.keep_apart()
        self.fill_hand(self.players[self.active])
        for seat, player in enumerate(self.players):
            self.calm(player, is_active=seat == self.active)
        pending = {"is_set_up": True, "used": self.used, "spent": self.spent, "still": self.still}
        town = [tile | self.things_on(space_of(tile["cell"])) for tile in self.tiles]
        kept = {name: self.told[name] for name in KEPT}
        return kept | {
            "phase": "discard",
            "active": self.active,
            "asked": [self.active],
            "starter": self.told["starter"] or 0,
            "town": town,
            "players": self.players,
            "stack": self.stack,
            "pending": pending,
        }

    def restrain(self, player: Player) -> None:
        """HU-74, HU-76, ZZ-20. Nobody has won already, and everybody is in the game."""
        if player["side"] == "shotgun":
            player["collected"] = min(player["collected"], COLLECTION_GOAL - 1)
            if player["pawn"] is not None and self.is_helipad(space_of(player["pawn"])):
                player["pawn"] = text_of(SQUARE)
            return
        goal = CHARACTERS[player["character"]].goal
        player["zombies"] = player["zombies"][: FIGURES - player["removed"]]
        while len(player["zombies"]) + player["eaten"] >= goal:
            if player["zombies"]:
                player["zombies"].pop()
            else:
                player["eaten"] -= 1
                player["eat_cards"] = min(player["eat_cards"], player["eaten"])

    def calm(self, player: Player, is_active: bool) -> None:
        """Nothing is left of a turn in which the game was broken off."""
        for zombie in player["zombies"]:
            zombie.pop("marks", None)
        if "fates" in player and not is_active:
            player["fates"] = [fate for fate in player["fates"] if fate not in NOW]

    def is_helipad(self, space: Space) -> bool:
        """ZZ-20. The centre, where a shotgun guy wins."""
        cells = [space_of(told["cell"]) for told in self.tiles if told["tile"] == HELIPAD]
        return space in [(3 * x + 1, 3 * y + 1) for x, y in cells]

    def keep_apart(self) -> None:
        """HZ-26, HZ-31. As many figures as there are, and none where it may not be."""
        things = self.things
        collected = sum(player.get("collected", 0) for player in self.players)
        limit(things["zombies"], NPC_ZOMBIES - collected, self.dice)
        things["humans"] -= things["zombies"]
        limit(things["humans"], HUMANS - self.told["devoured"], self.dice)
        to_come = sum(TILES[FIRST_OF_EQUALS[tile]].dice for tile in self.stack)
        held = sum(player["tokens"] for player in self.players)
        limit(things["dice"], TOKENS - to_come - held, self.dice)
        things["life"] -= things["bullets"]

    def fill_hand(self, player: Player) -> None:
        """HU-66. Who has no card is not asked."""
        if not player["hand"]:
            self.deal(player, 1)
        if not player["hand"]:
            richest = max(self.players, key=lambda one: len(one["hand"]))
            player["hand"].append(richest["hand"].pop())

    def things_on(self, cell: Space) -> dict[str, list[str]]:
        """What lies on one tile."""
        found = {
            name: [text_of(space) for space in sorted(spaces) if in_cell(space, cell)]
            for name, spaces in self.things.items()
        }
        return {name: spaces for name, spaces in found.items() if spaces}


KEPT = ("game", "seats", "options", "round", "devoured", "pile", "discard", "wounds", "infections")


def in_cell(space: Space, cell: Space) -> bool:
    return (space[0] // 3, space[1] // 3) == cell


def limit(spaces: set[Space], most: int, dice: random.Random) -> None:
    """No more than there are pieces."""
    for space in dice.sample(sorted(spaces), max(0, len(spaces) - max(0, most))):
        spaces.remove(space)


# The town


def grow_town(table: Table) -> None:
    """Many tiles are laid, perhaps all of them, wherever they fit."""
    for tile in table.dice.sample(table.stack, table.dice.randint(0, len(table.stack))):
        places = table.places_for(tile)
        if places:
            table.lay(tile, *table.dice.choice(places))


def nearly_close_town(table: Table) -> None:
    """A-07. Tiles lie where they leave the fewest ways out of the town, or but one."""
    for tile in sorted(table.stack, key=lambda one: len(TILES[FIRST_OF_EQUALS[one]].exits)):
        placed = TILES[FIRST_OF_EQUALS[tile]]
        ends = {
            (cell, quarters): len(open_ends({**table.map.map, cell: Placed(placed, quarters)}))
            for cell, quarters in table.places_for(tile)
        }
        if len(table.stack) < 2 or min(ends.values(), default=0) < 1:
            return
        table.lay(tile, *min(ends, key=ends.__getitem__))


def open_ends(tiles: Mapping[Space, Placed]) -> list[tuple[Space, str]]:
    """The exits that lead to no other tile."""
    return [
        (cell, side)
        for cell, placed in tiles.items()
        for side in exits(placed.tile, placed.rotation)
        if beside(cell, side) not in tiles
    ]


def shrink_town(table: Table) -> None:
    """Few tiles are laid, perhaps the first alone; who stood elsewhere is on it."""
    kept = table.dice.choice([1, 1, 2, 5])
    table.stack += [told["tile"] for told in table.tiles[kept:]]
    table.lay_anew(table.tiles[:kept])
    left = set(table.spaces())
    for spaces in table.things.values():
        spaces &= left
    for player in table.players:
        for zombie in player["zombies"]:
            if space_of(zombie["space"]) not in left:
                zombie["space"] = text_of(SQUARE)
        if player.get("pawn") is not None and space_of(player["pawn"]) not in left:
            player["pawn"] = text_of(SQUARE)


def use_up_stack(table: Table) -> None:
    """HU-78. No tile is left, or hardly any; the others have left the game."""
    table.stack = table.dice.sample(table.stack, min(len(table.stack), table.dice.choice([0, 1])))


# Figures and tokens


def crowd_humans(table: Table) -> None:
    """Humans everywhere, or nowhere."""
    table.things["humans"] = set(table.some(table.spaces()))
    if table.dice.random() < 0.2:
        table.things["humans"] = set()


def scatter_tokens(table: Table) -> None:
    table.things["dice"] = set(table.some(table.spaces(BUILDING)))


def break_barricades(table: Table) -> None:
    """Markers wherever they help, or nowhere."""
    fronts = [space for space in table.spaces(STREET) if is_before_barricade(table.map, space)]
    table.things["markers"] = set(table.some(fronts))


def scatter_zombies(table: Table) -> None:
    """One figure of a player, or all of them; alone or all in a heap."""
    for player in table.zombie_players:
        number = min(table.dice.choice([0, 1, 2, 4, FIGURES]), FIGURES - player["removed"])
        heap = table.any_space()
        spaces = [heap if table.dice.random() < 0.3 else table.any_space() for _ in range(number)]
        player["zombies"] = [{"space": text_of(space)} for space in spaces]


def remove_zombies(table: Table) -> None:
    """HU-59. Figures out of the game: none, some, or all that are not on the board."""
    if table.options.get("removed_zombie") == "supply":
        return
    for player in table.zombie_players:
        left = FIGURES - len(player["zombies"])
        player["removed"] = min(left, table.dice.choice([0, 1, 3, left]))


def lose_zombies(table: Table) -> None:
    """HU-59. Figures have left the game, perhaps all of them."""
    if table.options.get("removed_zombie", "out") == "out":
        for player in table.zombie_players:
            player["removed"] = table.dice.choice([0, 2, 5, FIGURES - 1, FIGURES])


def meet_humans(table: Table) -> None:
    """Zombies stand where humans are."""
    for player in table.zombie_players:
        for zombie in player["zombies"]:
            if table.dice.random() < 0.5:
                table.things["humans"].add(space_of(zombie["space"]))


# Cards and points


def hand_out_cards(table: Table) -> None:
    """Hands of odd sizes."""
    for player in table.players:
        table.told["pile"] += player["hand"]
        player["hand"] = []
    for player in table.players:
        table.deal(player, table.dice.randint(0, HAND))


def hand_out_alike(table: Table) -> None:
    """Everybody has cards of the same few kinds."""
    kinds = table.dice.sample(sorted(CARDS), 4)
    for player in table.players:
        table.told["pile"] += player["hand"]
        player["hand"] = []
        table.deal(player, HAND, kinds)


def use_up_cards(table: Table) -> None:
    """The pile of events has to be renewed soon."""
    table.told["discard"] += table.told["pile"]
    table.told["pile"] = []


def wound_all(table: Table) -> None:
    for player in table.zombie_players:
        pile, lying = table.told["wounds"]["pile"], player["wounds"]
        table.told["wounds"]["pile"] = pile + lying
        player["wounds"] = []
        for name in table.dice.sample(WOUNDS, table.dice.randint(0, len(WOUNDS))):
            if name in table.told["wounds"]["pile"]:
                table.told["wounds"]["pile"].remove(name)
                player["wounds"].append(name)


def use_up_wounds(table: Table) -> None:
    use_up(table.told["wounds"], table.dice)


def use_up_infections(table: Table) -> None:
    use_up(table.told["infections"], table.dice)


def leave_escapes(table: Table) -> None:
    """HU-47. Whoever is captured gets away, and spare cards leave the game."""
    deck = table.told["infections"]
    deck["discard"] += [name for name in deck["pile"] if name != "escape"]
    deck["pile"] = [name for name in deck["pile"] if name == "escape"]


def use_up(deck: Position, dice: random.Random) -> None:
    """The pile of a deck has to be renewed soon."""
    dice.shuffle(deck["pile"])
    left = dice.choice([0, 0, 1, 2])
    deck["discard"] += deck["pile"][left:]
    deck["pile"] = deck["pile"][:left]


def feed(table: Table) -> None:
    """Humans have been eaten."""
    for player in table.zombie_players:
        number = table.dice.randint(0, 4)
        cards = min(number, table.told["infections"]["pile"].count("eat"))
        for _ in range(cards):
            table.told["infections"]["pile"].remove("eat")
        table.told["devoured"] += number
        player["eaten"] += number
        player["eat_cards"] += cards


def give_tokens(table: Table) -> None:
    for player in table.zombie_players:
        player["tokens"] = table.dice.choice([0, 0, 1, 2])


def use_abilities(table: Table) -> None:
    """HU-67, HU-73. Who has played a card, and whose ability is gone."""
    seats = range(len(table.players))
    table.used = [seat for seat in seats if table.dice.random() < 0.3]
    table.spent = [seat for seat in seats if table.dice.random() < 0.5]


def grow_late(table: Table) -> None:
    """HU-77, HU-78. The last rounds, and nothing has happened for a while."""
    last = int(table.options.get("max_rounds", table.rules.max_rounds))
    table.told["round"] = max(1, last - table.dice.choice([0, 1, 3]))
    stall = int(table.options.get("stall_rounds", table.rules.stall_rounds))
    table.still = max(0, stall - table.dice.randint(1, 3))


# With Zombies!!!


def crowd_zombies(table: Table) -> None:
    """Zombies of nobody on many spaces, or on all of them."""
    table.things["zombies"] = set(table.some(table.spaces()))


def move_pawns(table: Table) -> None:
    """Shotgun guys anywhere, together, or off the board; dead ones too."""
    meeting = table.any_space()
    for player in table.shotgun_guys:
        fate = table.dice.random()
        player["pawn"] = text_of(meeting if fate < 0.3 else table.any_space())
        player["life"] = table.dice.randint(1, MOST_LIFE)
        player["bullets"] = table.dice.choice([0, 0, 1, 3, 9])
        player["collected"] = table.dice.choice([0, 5, 12, COLLECTION_GOAL - 1])
        player["fates"] = [one for one in player.get("fates", ()) if one != "dead"]
        if fate > 0.9:
            table.told["discard"] += player["items"]
            player |= {"pawn": None, "life": 0, "items": [], "charges": 0}
            player["fates"].append("dead")
        elif fate > 0.8:
            player["pawn"] = None


def bring_zombies_to_pawns(table: Table) -> None:
    """All in one place: shotgun guys, zombies of players and of nobody."""
    for player in table.shotgun_guys:
        if player["pawn"] is not None:
            for other in table.zombie_players:
                for zombie in table.dice.sample(other["zombies"], len(other["zombies"]) // 2):
                    zombie["space"] = player["pawn"]
            if table.dice.random() < 0.5:
                table.things["zombies"].add(space_of(player["pawn"]))


def reach_helipad(table: Table) -> None:
    """ZZ-20. Shotgun guys are a step away from the centre; a zombie may be there."""
    places = table.places_for(HELIPAD) if HELIPAD in table.stack else []
    if places:
        table.lay(HELIPAD, *table.dice.choice(places))
    for centre in filter(table.is_helipad, table.spaces()):
        for player in table.shotgun_guys:
            if player["pawn"] is not None:
                player["pawn"] = text_of(beside(centre, table.dice.choice(SIDES)))
        if table.dice.random() < 0.7:
            table.things["zombies"].add(centre)


def put_items_in_play(table: Table) -> None:
    """ZZ-18. Nearly everything that can lie before a shotgun guy."""
    for player in table.shotgun_guys:
        if player["pawn"] is None:
            continue
        for _ in range(table.dice.randint(1, 8)):
            item = table.find_card(ITEMS - {*player["items"]})
            if item is not None:
                player["items"].append(item)
                if item == SHOTGUN_CARD:
                    player["charges"] = table.dice.randint(1, CHARGES)


def bring_pawns_to_items(table: Table) -> None:
    """ZZ-18. Shotgun guys with cards in hand, inside the buildings where these can be used."""
    items = [card for card in CARDS.values() if card.buildings]
    for player in table.shotgun_guys:
        card = table.dice.choice(items)
        inside = [
            space for space in table.spaces(BUILDING) if table.name_at(space) in card.buildings
        ]
        if inside and player["pawn"] is not None:
            player["pawn"] = text_of(table.dice.choice(inside))
            table.deal(player, 1, [card.id])


def scatter_supplies(table: Table) -> None:
    buildings = table.spaces(BUILDING)
    table.things["life"], table.things["bullets"] = set(), set()
    for space in table.some(buildings):
        table.things[table.dice.choice(["life", "bullets"])].add(space)


def doom(table: Table) -> None:
    """A-80, A-81. Cards that wait for the turns to come, or hold in this one."""
    for seat, player in enumerate(table.players):
        fates = [fate for fate in player.get("fates", ()) if fate == "dead"]
        possible = [*LATER, *(NOW if seat == table.active else ())]
        fates += [fate for fate in possible if table.dice.random() < 0.2]
        player["fates"] = fates


STIRS: list[Callable[[Table], None]] = [
    grow_town,
    nearly_close_town,
    shrink_town,
    use_up_stack,
    crowd_humans,
    scatter_tokens,
    break_barricades,
    scatter_zombies,
    remove_zombies,
    meet_humans,
    hand_out_cards,
    hand_out_alike,
    use_up_cards,
    wound_all,
    use_up_wounds,
    use_up_infections,
    leave_escapes,
    feed,
    give_tokens,
    use_abilities,
    grow_late,
]
COMBINED_STIRS: list[Callable[[Table], None]] = [
    crowd_zombies,
    move_pawns,
    bring_zombies_to_pawns,
    reach_helipad,
    put_items_in_play,
    bring_pawns_to_items,
    scatter_supplies,
    doom,
]
