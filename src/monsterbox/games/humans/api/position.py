"""The whole table as readable JSON; `position_reader` reads it back."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from monsterbox.core.options import Settings, changed_options
from monsterbox.core.positions import members_of, names_of, written
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.notation import cell_name, space_name, tile_name
from monsterbox.games.humans.api.options import COMBINED_OPTIONS, OPTIONS, is_combined
from monsterbox.games.humans.api.position_fields import (
    PENDING,
    Deck,
    Event,
    Figure,
    Fire,
    Infections,
    Pending,
    Phase,
    PlacedTile,
    Player,
    Position,
    Seats,
    Space,
)
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import phases
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

PHASES = names_of(phases)
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


def position_of(t: State, settings: Settings) -> dict[str, Any]:
    """Everything on the table."""
    seats = range(int(t.seats))
    options = COMBINED_OPTIONS if is_combined(settings) else OPTIONS
    position = Position(
        game="humans-zombies" if is_combined(settings) else "humans",
        seats=int(t.seats),
        options=changed_options(options, settings),
        phase=PHASES[int(t.phase)],
        asked=[seat for seat in seats if t.may_act(seat)],
        round=int(t.round),
        starter=_or_none(t.starter),
        active=int(t.active),
        winner=_or_none(t.winner),
        town=placed_tiles(t),
        stack=[tile for k, tile in enumerate(TILES) if int(t.stack) >> k & 1],
        drawn=None if t.drawn == NONE else TILES[int(t.drawn)],
        supply=int(t.supply),
        devoured=int(t.devoured),
        players=[player(t, seat) for seat in seats],
        pile=cards_in(t, PILE),
        discard=cards_in(t, DISCARD),
        wounds=Deck(**_rows(t.wound_cards, WOUNDS)),
        infections=Infections(
            **_rows(t.infection_cards, INFECTIONS),
            removed=names_in(t.infection_cards, INFECTIONS, REMOVED),
        ),
        pending=pending(t),
    )
    return written(position)


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def placed_tiles(t: State) -> list[PlacedTile]:
    """The town in the order of placing."""
    return [
        PlacedTile(
            tile=TILES[int(t.town[TURNED + tile]) // 4],
            cell=cell_name(int(t.town[CELL + tile])),
            quarters=int(t.town[TURNED + tile]) % 4,
            **{name: spaces_in(t, tile, row) or UNSET for name, row in ROWS.items()},
        )
        for tile in range(int(t.tiles))
    ]


def spaces_in(t: State, tile: int, row: int) -> tuple[str, ...]:
    """The spaces of a tile on which something of a kind lies."""
    return tuple(space_name(t, tile * 9 + k) for k in members_of(int(t.town[row + tile])))


def figures_of(t: State, seat: int) -> list[Figure]:
    """The zombies of a player and what they have behind them in this turn."""
    zombies = [int(t.zombies[seat * FIGURES + place]) for place in range(int(t.numbers[seat]))]
    return [
        Figure(
            space=space_name(t, zombie // MARKS),
            marks=tuple(MARK_NAMES[k] for k in members_of(zombie % MARKS)),
        )
        for zombie in zombies
    ]


def player(t: State, seat: int) -> Player:
    """What lies before one player, the hand included."""
    character = int(t.character[seat])
    is_zombie = not is_shotgun(t, seat)
    fates = [FATES[k] for k in members_of(int(t.fate[seat]))]
    told = Player(
        side="zombie" if is_zombie else "shotgun",
        character=None if character == NONE else CHARACTERS[character],
        zombies=figures_of(t, seat),
        removed=int(t.removed[seat]) if is_zombie else UNSET,
        hand=cards_in(t, seat),
        tokens=int(t.tokens[seat]),
        eaten=int(t.eaten[seat]),
        eat_cards=int(t.eat_cards[seat]),
        wounds=[WOUNDS[k] for k in members_of(int(t.wounds[seat]))],
        last=int(t.last[seat]),
        fates=UNSET if is_zombie and not fates else fates,
    )
    if is_zombie:
        return told
    return msgspec.structs.replace(
        told,
        pawn=None if t.pawn[seat] == NONE else space_name(t, int(t.pawn[seat])),
        life=int(t.life[seat]),
        bullets=int(t.bullets[seat]),
        collected=int(t.collected[seat]),
        items=cards_in(t, ITEMS + seat),
        charges=int(t.charges[seat]),
    )


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


def _rows(cards: vec[i64], names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    rows = {"pile": IN_PILE, "discard": IN_DISCARD, "drawn": DRAWN}
    return {name: names_in(cards, names, row) for name, row in rows.items()}


def pending(t: State) -> Pending:
    """What is going on, as far as anything is."""
    told = {name: meaning(t, kind, int(getattr(t, name))) for name, kind in PENDING.items()}
    return Pending(**told, fires=_fires(t))


def meaning(t: State, kind: object, number: int) -> Any:
    """What a number of the state means, by the type of its field."""
    if kind is bool:
        return bool(number)
    if kind == Seats:
        return members_of(number)
    if kind not in (Space | None, Event | None, Phase | None):
        return number
    if number == NONE:
        return None
    if kind == Space | None:
        return space_name(t, number)
    return (KINDS if kind == Event | None else PHASES)[number]


def _fires(t: State) -> tuple[Fire, ...]:
    """ZE19. Who has set which buildings on fire in this turn."""
    fires = [int(fire) for fire in (t.older_fire, t.fire) if fire != NONE]
    return tuple(Fire(fire // MOST_TILES, tile_name(t, fire % MOST_TILES)) for fire in fires)
