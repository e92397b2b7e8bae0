"""The whole table as readable JSON; `position_reader` reads it back."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.notation import cell_name, space_name, tile_name
from monsterbox.games.humans.api.options import COMBINED_OPTIONS, OPTIONS, is_combined
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine.board import (
    BULLETS,
    CELL,
    DICE,
    ENDS,
    HUMANS,
    LIVES,
    MARKERS,
    NPC_DONE,
    NPCS,
    SPENT,
    TURNED,
)
from monsterbox.games.humans.engine.piles import (
    DISCARD,
    DRAWN,
    IN_DISCARD,
    IN_PILE,
    ITEMS,
    PILE,
    REMOVED,
)
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import FIGURES, MOST_TILES, is_shotgun
from monsterbox.games.humans.engine.zombies import MARKS
from monsterbox.games.humans.tiles import TILES

PHASES = (
    "start",
    "character",
    "start-building",
    "tile",
    "card",
    "roll",
    "infection",
    "wounded",
    "place",
    "put-human",
    "put-token",
    "premove",
    "move",
    "reroll",
    "barricade",
    "select",
    "capture-failed",
    "captured",
    "weapon",
    "heal",
    "take-wound",
    "before-infection",
    "drop",
    "after-infection",
    "choose",
    "flee",
    "discard",
    "object",
    "open-house",
    "run",
    "building",
    "put-zombie",
    "deck",
    "stack",
    "fill",
    "put-npc",
    "put-life",
    "put-bullets",
    "pawn-roll",
    "moved",
    "pawn-move",
    "fight",
    "attack",
    "before-npcs",
    "npcs",
    "any",
    "put-by-card",
    "move-from",
    "move-to",
    "lead",
    "undead",
    "meet",
    "over",
)
ROWS = {
    "humans": HUMANS,
    "markers": MARKERS,
    "dice": DICE,
    "zombies": NPCS,
    "life": LIVES,
    "bullets": BULLETS,
    "spent": SPENT,
    "ends": ENDS,
    "done": NPC_DONE,
}
MARK_NAMES = ("moved", "stopped", "tried", "held")
FATES = (
    "paralysed",
    "afraid-next",
    "afraid",
    "cramped-next",
    "cramped",
    "untied",
    "marbles-next",
    "marbles",
    "food-next",
    "food",
    "dead",
    "left",
)
# What is pending: attributes of the state by name, and what a number in them means. Left out of a
# position where they have the value of a table at which nothing is going on.
NUMBERS = (
    "still",
    "due",
    "source",
    "filled",
    "pool",
    "tries",
    "asked",
    "face",
    "repeats",
    "bonus",
    "weapons",
    "hurt_by",
    "drops",
    "placed",
    "total",
    "slowed",
    "fought",
    "extra",
    "blade",
    "back",
    "undead",
    "undead_die",
    "blast",
    "blast_skip",
)
SEATS = (
    "receiver",
    "placer",
    "card_by",
    "roller",
    "victim",
    "weapon_by",
    "hurt",
    "leader",
    "fighter",
    "foe",
    "led",
    "led_by",
)
PLACES = ("at", "hurt_at", "led_at")
SETS = ("used", "spent", "attacked", "fresh", "chainsaws")
SWITCHES = (
    "is_set_up",
    "closes",
    "stepped",
    "killed",
    "keys",
    "halved",
    "meeting",
    "shot",
    "accepted",
)


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table."""
    seats = range(int(t.seats))
    options = COMBINED_OPTIONS if is_combined(settings) else OPTIONS
    return {
        "game": "humans-zombies" if is_combined(settings) else "humans",
        "seats": int(t.seats),
        "options": changed_options(options, settings),
        "phase": PHASES[int(t.phase)],
        "asked": [seat for seat in seats if t.may_act(seat)],
        "round": int(t.round),
        "starter": _or_none(t.starter),
        "active": int(t.active),
        "winner": _or_none(t.winner),
        "town": placed_tiles(t),
        "stack": [tile for k, tile in enumerate(TILES) if int(t.stack) >> k & 1],
        "drawn": None if t.drawn == NONE else TILES[int(t.drawn)],
        "supply": int(t.supply),
        "devoured": int(t.devoured),
        "players": [player(t, seat) for seat in seats],
        "pile": list(cards_in(t, PILE)),
        "discard": list(cards_in(t, DISCARD)),
        "wounds": _deck(t.wound_cards, WOUNDS),
        "infections": _deck(t.infection_cards, INFECTIONS),
        "pending": pending(t),
    }


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def placed_tiles(t: State) -> list[dict[str, Any]]:
    """The town in the order of placing."""
    return [_placed(t, tile) for tile in range(int(t.tiles))]


def _placed(t: State, tile: int) -> dict[str, Any]:
    turned = int(t.town[TURNED + tile])
    told: dict[str, Any] = {
        "tile": TILES[turned // 4],
        "cell": cell_name(int(t.town[CELL + tile])),
        "quarters": turned % 4,
    }
    for name, row in ROWS.items():
        spaces = int(t.town[row + tile])
        if spaces:
            told[name] = [space_name(t, tile * 9 + k) for k in range(9) if spaces >> k & 1]
    return told


def figures_of(t: State, seat: int) -> list[dict[str, Any]]:
    """The zombies of a player and what they have behind them in this turn."""
    found = []
    for place in range(int(t.numbers[seat])):
        zombie = int(t.zombies[seat * FIGURES + place])
        told: dict[str, Any] = {"space": space_name(t, zombie // MARKS)}
        marks = [name for k, name in enumerate(MARK_NAMES) if zombie >> k & 1]
        found.append(told | {"marks": marks} if marks else told)
    return found


def player(t: State, seat: int) -> dict[str, Any]:
    """What lies before one player, the hand included."""
    character = int(t.character[seat])
    told: dict[str, Any] = {
        "side": "shotgun" if is_shotgun(t, seat) else "zombie",
        "character": None if character == NONE else CHARACTERS[character],
        "zombies": figures_of(t, seat),
        "hand": list(cards_in(t, seat)),
        "tokens": int(t.tokens[seat]),
        "eaten": int(t.eaten[seat]),
        "eat_cards": int(t.eat_cards[seat]),
        "wounds": [name for k, name in enumerate(WOUNDS) if int(t.wounds[seat]) >> k & 1],
        "last": int(t.last[seat]),
    }
    if not is_shotgun(t, seat):
        return told | ({"fates": fates_of(t, seat)} if t.fate[seat] else {})
    return told | {
        "pawn": None if t.pawn[seat] == NONE else space_name(t, int(t.pawn[seat])),
        "life": int(t.life[seat]),
        "bullets": int(t.bullets[seat]),
        "collected": int(t.collected[seat]),
        "items": list(cards_in(t, ITEMS + seat)),
        "charges": int(t.charges[seat]),
        "fates": fates_of(t, seat),
    }


def fates_of(t: State, seat: int) -> list[str]:
    return [name for k, name in enumerate(FATES) if int(t.fate[seat]) >> k & 1]


def cards_in(t: State, zone: int) -> tuple[str, ...]:
    """The event cards of a zone in the order of their ids."""
    once, twice = int(t.one[zone]), int(t.two[zone])
    return tuple(
        card for k, card in enumerate(KINDS) for _ in range((once >> k & 1) + (twice >> k & 1))
    )


def names_in(cards: vec[i64], names: tuple[str, ...], row: int) -> tuple[str, ...]:
    """The wound or infection cards of a row."""
    return tuple(
        name for k, name in enumerate(names) for _ in range(int(cards[row * len(names) + k]))
    )


def _deck(cards: vec[i64], names: tuple[str, ...]) -> dict[str, list[str]]:
    rows = {"pile": IN_PILE, "discard": IN_DISCARD, "drawn": DRAWN}
    if names == INFECTIONS:
        rows["removed"] = REMOVED
    return {name: list(names_in(cards, names, row)) for name, row in rows.items()}


def seats_in(members: int) -> list[int]:
    """The members of a set of seats."""
    return [seat for seat in range(members.bit_length()) if members >> seat & 1]


def pending(t: State) -> dict[str, Any]:
    """What is going on, as far as anything is."""
    told: dict[str, Any] = {}
    for name in NUMBERS:
        if getattr(t, name) != 0:
            told[name] = int(getattr(t, name))
    for name in SEATS:
        if getattr(t, name) != NONE:
            told[name] = int(getattr(t, name))
    for name in PLACES:
        if getattr(t, name) != NONE:
            told[name] = space_name(t, int(getattr(t, name)))
    for name in SETS:
        if getattr(t, name) != 0:
            told[name] = seats_in(int(getattr(t, name)))
    for name in SWITCHES:
        if getattr(t, name):
            told[name] = True
    for name in ("card", "weapon"):
        if getattr(t, name) != NONE:
            told[name] = KINDS[int(getattr(t, name))]
    for name in ("window", "card_phase", "led_phase"):
        if getattr(t, name) != NONE:
            told[name] = PHASES[int(getattr(t, name))]
    if t.card_at != NONE:
        told["card_at"] = int(t.card_at)
    if t.rolling != NONE:
        told["rolling"] = int(t.rolling)
    if t.fire != NONE:
        told["fires"] = _fires(t)
    return told


def _fires(t: State) -> list[dict[str, Any]]:
    """ZE19. Who has set which buildings on fire in this turn."""
    fires = [int(fire) for fire in (t.older_fire, t.fire) if fire != NONE]
    return [{"seat": fire // MOST_TILES, "cell": tile_name(t, fire % MOST_TILES)} for fire in fires]
