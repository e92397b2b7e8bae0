"""The engine's notation and positions told as the reference tells them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from .reference import Reference
from .reference_data import FIRST_OF_EQUALS, SHOTGUN
from .reference_table import Player, Space, Table, text_of, zombies_of

VERBS = {
    "start": "first",
    "card": "event",
    "face": "roll",
    "wounded": "wound",
    "human": "put human",
    "token": "put token",
    "zombie": "put npc",
    "life": "put life",
    "bullets": "put bullet",
    "own": "put zombie",
    "tunnel": "ability",
    "wound": "take",
    "from": "figure",
    "assault": "fight",
}
WHOLE = {
    "end move": "end",
    "discard nothing": "none",
    "eat": "choose eat",
    "infect": "choose infect",
    "draw humans": "draw H",
    "draw zombies": "draw Z",
    "stack humans": "stack H",
    "stack zombies": "stack Z",
    "fight": "fight npc",
    "spend bullets": "spend",
}
ENDS = {"F2": "flee", "HE07": "run", "ZE23": "space"}


def translated(text: str, phase: str) -> str:
    """A choice of the engine, or an outcome, in words of the reference in that phase."""
    if text in WHOLE:
        return WHOLE[text]
    verb, *words = text.split()
    match verb:
        case "tile":
            return f"{'tile' if phase != 'building' else phase} {FIRST_OF_EQUALS[words[0]]}"
        case "place":
            return f"place {words[1]} {words[2]}"
        case "step" if phase != "T3":
            return f"step {words[1][0].upper()}"
        case "step" | "move":
            return f"{verb} {words[0]} {words[1][0].upper()}"
        case "to":
            return f"{ENDS[phase]} {words[0]}"
    return " ".join([VERBS.get(verb, verb), *words])


# The whole table


def table_of_engine(position: Mapping[str, Any]) -> dict[str, Any]:
    """What a position of the engine says, in the form of `table_of_reference`."""
    wounds, infections = position["wounds"], position["infections"]
    return {
        "map": {
            tile["cell"]: (FIRST_OF_EQUALS[tile["tile"]], tile["quarters"])
            for tile in position["town"]
        },
        **{
            name: sorted(space for tile in position["town"] for space in tile.get(name, ()))
            for name in ("humans", "zombies", "dice", "life", "bullets", "markers")
        },
        "stack": Counter(FIRST_OF_EQUALS[tile] for tile in position["stack"]),
        "supply": position["supply"],
        "round": position["round"],
        "active": position["active"],
        "winner": position["winner"],
        "pile": Counter(position["pile"]),
        "discard": Counter(position["discard"]),
        "wound pile": Counter(wounds["pile"]),
        "wound discard": Counter(wounds["discard"]),
        "infection pile": Counter(infections["pile"]),
        "infection discard": Counter(infections["discard"]),
        "infection removed": Counter(infections["removed"]),
        "players": [_player_of_engine(player) for player in position["players"]],
        "used": position["pending"].get("used", []),
        "spent": position["pending"].get("spent", []),
    }


def _player_of_engine(player: Mapping[str, Any]) -> dict[str, Any]:
    told = {
        name: player.get(name)
        for name in ("character", "tokens", "eaten", "eat_cards", "pawn", "life", "bullets")
    }
    return told | {
        "zombies": sorted(zombie["space"] for zombie in player["zombies"]),
        "removed": player.get("removed"),
        "hand": sorted(player["hand"]),
        "wounds": sorted(player["wounds"]),
        "collected": player.get("collected"),
        "items": player.get("items"),
        "charges": player.get("charges"),
        "fates": sorted(player.get("fates", ())),
    }


def table_of_reference(game: Reference) -> dict[str, Any]:
    """Everything that lies on the table of the reference."""
    t = game.table
    events = [t.piles[box] for box in t.rules.stacks]
    wound, infection = t.piles["wound"], t.piles["infection"]
    return {
        "map": {text_of(cell): (placed.tile.id, placed.rotation) for cell, placed in t.map.items()},
        "humans": _texts(t.humans),
        "zombies": _texts(t.npcs),
        "dice": _texts(t.dice),
        "life": _texts(t.life),
        "bullets": _texts(t.bullets),
        "markers": _texts(t.markers),
        "stack": +sum((t.stacks[box] for box in t.stacks), Counter[str]()),
        "supply": t.human_supply,
        "round": t.rounds + 1,
        "active": t.active,
        "winner": t.winner,
        "pile": +sum((pile.deck for pile in events), Counter[str]()),
        "discard": +sum((pile.discards for pile in events), Counter[str]()),
        "wound pile": +wound.deck,
        "wound discard": +wound.discards,
        "infection pile": +infection.deck,
        "infection discard": +infection.discards,
        "infection removed": +infection.removed,
        "players": [_player_of_reference(t, player) for player in t.players],
        "used": [player.seat for player in t.players if player.card_played],
        "spent": [player.seat for player in t.players if player.ability_used],
    }


def _texts(spaces: Iterable[Space]) -> list[str]:
    return sorted(text_of(space) for space in spaces)


def _player_of_reference(t: Table, player: Player) -> dict[str, Any]:
    is_shotgun = player.side == SHOTGUN
    return {
        "character": player.character,
        "tokens": player.dice,
        "eaten": player.eat_points,
        "eat_cards": player.eat_cards,
        "pawn": None if player.pawn is None else text_of(player.pawn),
        "life": player.life if is_shotgun else None,
        "bullets": player.bullets if is_shotgun else None,
        "zombies": sorted(text_of(zombie.space) for zombie in zombies_of(t, player.seat)),
        "removed": None if is_shotgun else player.removed,
        "hand": sorted(player.hand),
        "wounds": sorted(player.wounds),
        "collected": player.collected if is_shotgun else None,
        "items": sorted(player.items) if is_shotgun else None,
        "charges": player.charges if is_shotgun else None,
        "fates": sorted(fates_of_reference(t, player)),
    }


FATES = {"ZE08": "cramped", "ZE09": "afraid", "ZE02": "marbles", "ZE03": "food"}


def fates_of_reference(t: Table, player: Player) -> set[str]:
    """Cards that wait for a turn or hold in it, and death."""
    lasting = [one for one in t.lasting if one.seat == player.seat]
    waiting = player.waiting | {one.card for one in lasting if not one.in_last_turn}
    holding = player.suffering | {one.card for one in lasting if one.in_last_turn}
    alone = {"paralysed": "ZE14" in waiting, "untied": "ZE26" in waiting, "dead": player.is_dead}
    return {
        *(name for name, is_so in alone.items() if is_so),
        *(f"{FATES[card]}-next" for card in waiting & {*FATES}),
        *(FATES[card] for card in holding & {*FATES}),
    }
