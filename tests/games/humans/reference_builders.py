"""Tables of the reference laid by hand: what the worked examples of the rules begin with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from .reference import CHANCE, Reference
from .reference_data import TILES
from .reference_map import lay_tile
from .reference_table import Flow, Space, Table, Zombie, put_zombie

STRAIGHT = {(1, 0): ("H09", 0)}  # F1
BEAUTY_SHOP = {(1, 0): ("H17", 0)}  # F2


def a_game(
    *characters: str | None,
    key: str = "humans",
    tiles: dict[Space, tuple[str, int]] | None = None,
    humans: list[Space] | None = None,
    zombies: dict[int, list[Space]] | None = None,
    hands: dict[int, list[str]] | None = None,
    house: Mapping[str, object] | None = None,
    **options: object,
) -> Reference:
    """A game on the Town Square and these tiles; None as character is a shotgun guy.

    Nobody has dice tokens, wounds or cards but those named; seat 0 is active. House rules are
    given by name, or together.
    """
    if None in characters:
        key = "humans-zombies"
        options["hz_sides"] = "".join("s" if one is None else "z" for one in characters)
    game = Reference(key, len(characters), {"first": "youngest_seat", **(house or {}), **options})
    t = game.table
    for player, character in zip(t.players, characters, strict=True):
        player.character = character
        if character is None:
            player.life = player.bullets = 3
            player.pawn = (1, 1)
    for cell, (tile, rotation) in (tiles or {}).items():
        lay_tile(t, TILES[tile], cell, rotation)
    add_humans(t, *(humans or []))
    for seat, spaces in (zombies or {}).items():
        for space in spaces:
            put_zombie(t, seat, space)
    for seat, hand in (hands or {}).items():
        t.players[seat].hand = list(hand)
        for card in hand:
            t.piles[card[0]].deck[card] -= 1
    return game


def add_humans(t: Table, *spaces: Space) -> None:
    """Humans from the supply."""
    t.humans.update(spaces)
    t.human_supply -= len(spaces)


def add_npcs(t: Table, *spaces: Space) -> None:
    """NPC zombies from the pool."""
    t.npcs.update(spaces)
    t.pool -= len(spaces)


def empty_stacks(t: Table) -> None:
    """No tile is left."""
    for stack in t.stacks.values():
        stack.clear()


def only_tile(t: Table, tile: str) -> None:
    """This tile is the next of its stack, and the last."""
    empty_stacks(t)
    t.stacks[tile[0]] = Counter({tile: 1})


def tell(game: Reference, story: Callable[[Table], Flow[None]], *texts: str) -> Reference:
    """Begin a phase, and go on with these choices and outcomes."""
    game.tell_anew(story(game.table))
    return go(game, *texts)


def go(game: Reference, *texts: str) -> Reference:
    """Choices of whoever is asked, and outcomes of chance."""
    for text in texts:
        who = game.who()
        assert who is not None, f"nobody is asked: {text}"
        if who == CHANCE:
            game.chance(text)
        else:
            assert isinstance(who, int)
            game.play(who, text)
    return game


def legal(game: Reference, beginning: str = "") -> set[str]:
    """The legal choices with this beginning, without it."""
    return {text.removeprefix(beginning) for text in game.legal() if text.startswith(beginning)}


def spaces(zombies: list[Zombie]) -> list[Space]:
    """Where zombies are."""
    return sorted(zombie.space for zombie in zombies)
