"""The reference goes on from a position of the engine: at T5, when a turn is all but over."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .reference import Reference, rest_of_game
from .reference_data import FIRST_OF_EQUALS, HUMANS, LAYOUTS, NPC_ZOMBIES, SHOTGUN, TILES
from .reference_map import lay_tile
from .reference_table import (
    Lasting,
    Pile,
    Player,
    Space,
    Table,
    Zombie,
    clockwise_from,
    new_table,
)

Position = Mapping[str, Any]
WAITING = {"paralysed": "ZE14", "afraid-next": "ZE09", "cramped-next": "ZE08", "untied": "ZE26"}
SUFFERING = {"afraid": "ZE09", "cramped": "ZE08"}
LASTING = {"marbles": "ZE02", "food": "ZE03"}


def resume(game: Reference, told: Position) -> None:
    """Let the active player of a position discard, and go on from there."""
    t = game.table = new_table(
        game.table.rules, game.table.options, [player.side for player in game.table.players]
    )
    lay_town(t, told["town"])
    t.first, t.active, t.rounds = told["starter"], told["active"], told["round"] - 1
    lay_piles(t, told)
    for player, lying in zip(t.players, told["players"], strict=True):
        lay_before(t, player, lying)
    lay_turn(t, told)
    t.human_supply = HUMANS - told["devoured"] - len(t.humans)
    t.pool = NPC_ZOMBIES - len(t.npcs) - sum(player.collected for player in t.players)
    game.tell_anew(rest_of_game(t))


def space_of(text: str) -> Space:
    x, y = text.split(",")
    return int(x), int(y)


def lay_town(t: Table, town: Sequence[Position]) -> None:
    """The tiles, and what lies on them."""
    for told in town:
        lay_tile(t, TILES[FIRST_OF_EQUALS[told["tile"]]], space_of(told["cell"]), told["quarters"])
        things = {"zombies": t.npcs, "humans": t.humans, "dice": t.dice}
        things |= {"life": t.life, "bullets": t.bullets, "markers": t.markers}
        for name, spaces in things.items():
            spaces.update(map(space_of, told.get(name, ())))
    layout = LAYOUTS.get(str(t.options.get("hz_layout")))
    t.arms = {} if layout is None else {arm.name: arm.cell for arm in layout.arms}


def lay_piles(t: Table, told: Position) -> None:
    """Stacks and cards."""
    for box, stack in t.stacks.items():
        stack.clear()
        stack.update(FIRST_OF_EQUALS[tile] for tile in told["stack"] if tile[0] == box)
    for box in t.stacks:
        t.piles[box] = Pile(
            Counter(card for card in told["pile"] if card[0] == box),
            Counter(card for card in told["discard"] if card[0] == box),
        )
    for name in ("wound", "infection"):
        lying = told[f"{name}s"]
        rows = [Counter(lying.get(row, ())) for row in ("pile", "discard", "removed")]
        t.piles[name] = Pile(*rows)


def lay_before(t: Table, player: Player, told: Position) -> None:
    """What a player has."""
    player.character = told["character"]
    player.hand, player.wounds = list(told["hand"]), list(told["wounds"])
    player.dice, player.eat_points = told["tokens"], told["eaten"]
    player.eat_cards, player.removed = told["eat_cards"], told.get("removed", 0)
    t.zombies += [Zombie(player.seat, space_of(one["space"])) for one in told["zombies"]]
    fates = set(told.get("fates", ()))
    player.is_dead = "dead" in fates
    player.waiting = {card for name, card in WAITING.items() if name in fates}
    player.suffering = {card for name, card in SUFFERING.items() if name in fates}
    for name, card in LASTING.items():
        lasting = {f"{name}-next": False, name: True}
        t.lasting += [
            Lasting(card, player.seat, lasting[fate]) for fate in lasting if fate in fates
        ]
    if player.side == SHOTGUN:
        player.pawn = None if told["pawn"] is None else space_of(told["pawn"])
        player.life, player.bullets = told["life"], told["bullets"]
        player.collected, player.charges = told["collected"], told["charges"]
        player.items = list(told["items"])


def lay_turn(t: Table, told: Position) -> None:
    """Whose turn it is, and what has been used."""
    order = clockwise_from(t, t.first)
    pending = told["pending"]
    for player, lying in zip(t.players, told["players"], strict=True):
        is_to_come = order.index(player.seat) > order.index(t.active)
        player.turns = t.rounds if is_to_come else t.rounds + 1
        player.card_played = player.seat in pending["used"]
        player.ability_used = player.seat in pending["spent"]
        t.round_scores.append(lying["last"])
    t.rounds_unchanged = pending["still"]
