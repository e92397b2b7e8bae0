"""What one seat may see of the table, built up from nothing: section 7."""

from __future__ import annotations

import msgspec

from monsterbox.core import view
from monsterbox.core.options import Settings
from monsterbox.core.state import NONE
from monsterbox.games.humans.api.notation import DECKS, space_name
from monsterbox.games.humans.api.outlook import (
    Near,
    barricades_of,
    free_ways,
    nearest_of,
    reach_of,
    strength_of,
    zombie_ways,
)
from monsterbox.games.humans.api.position import (
    FATES,
    PHASES,
    cards_in,
    figures_of,
    names_in,
    placed_tiles,
)
from monsterbox.games.humans.cards import CHARACTERS, INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import phases as phase
from monsterbox.games.humans.engine.piles import (
    DISCARD,
    DRAWN,
    IN_DISCARD,
    IN_PILE,
    ITEMS,
    PILE,
    REMOVED,
)
from monsterbox.games.humans.engine.rules.ending import goal, rank, score
from monsterbox.games.humans.engine.rules.strength import HIT
from monsterbox.games.humans.engine.rules.tile_placement import stack_of
from monsterbox.games.humans.engine.rules.visibility import is_question_public
from monsterbox.games.humans.engine.state import State
from monsterbox.games.humans.engine.table import is_shotgun
from monsterbox.games.humans.tiles import TILES


class PlacedTile(msgspec.Struct, frozen=True):
    """A tile of the town and what lies on it; spaces as the notation names them."""

    tile: str
    cell: str
    quarters: int
    humans: tuple[str, ...]
    markers: tuple[str, ...]
    dice: tuple[str, ...]
    zombies: tuple[str, ...]
    life: tuple[str, ...]
    bullets: tuple[str, ...]
    ways: tuple[str, ...]
    """Of its nine spaces, row by row: the sides (`nesw`) to which a player's zombie can step."""
    free: tuple[str, ...]
    """The same for those whom no barricade stops."""


class SeatView(view.SeatView, frozen=True):
    """What lies open before one seat."""

    side: str
    character: str | None
    capture: int | None
    """What the die must show to catch a human."""
    strength: tuple[tuple[str, int], ...]
    """What is added to combat rolls now: card and number."""
    zombies: tuple[str, ...]
    removed: int
    """Own zombies out of the game."""
    held: tuple[str, ...]
    """Spaces of zombies that a card keeps from stepping."""
    pawn: str | None
    goal: int | None
    tokens: int
    eaten: int
    wounds: tuple[str, ...]
    backs: tuple[int, int]
    """Cards in hand of the humans' and of the zombies' deck."""
    card_used: bool
    ability_used: bool
    life: int
    bullets: int
    collected: int
    items: tuple[str, ...]
    charges: int
    fates: tuple[str, ...]


class View(view.View, frozen=True):
    """The table from one seat, or from nowhere (`seat` None)."""

    round: int
    starter: int | None
    asked: tuple[int, ...]
    """Who is asked; with `eligible_only` only whoever is asked because of a card sees it."""
    town: tuple[PlacedTile, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    tile: str | None
    """The tile to be placed."""
    stacks: tuple[int, int]
    piles: dict[str, int]
    discard: tuple[str, ...]
    wounds_drawn: tuple[str, ...]
    infections_drawn: tuple[str, ...]
    wounds_discarded: tuple[str, ...]
    infections_discarded: tuple[str, ...]
    infections_removed: tuple[str, ...]
    """Infection cards out of the game."""
    supply: int
    devoured: int
    """Humans out of the game."""
    steps: int
    tries: int
    roll: int | None
    at: str | None
    """The space of the try, the capture or the flight."""
    card: str | None
    """An event card whose effect is still to come."""
    weapon: str | None
    hit: int
    """What a roll in combat needs, with all that is added to it."""
    reach: dict[str, dict[str, str]]
    """For each figure that the seat may move: the spaces in reach, and the way there as sides."""
    barricades: dict[str, int]
    """What the die must show, at every space where the seat may break in."""
    nearest: tuple[Near, ...]
    """How far the figures of the seat are from what they are after."""


def view_of(t: State, settings: Settings, seat: int | None) -> View:
    """Section 7. Own cards, the open piles, the town, and numbers."""
    seats = range(int(t.seats))
    return View(
        seat=seat,
        phase=PHASES[int(t.phase)] if sees_question(t, seat) else "window",
        round=int(t.round),
        starter=None if t.starter == NONE else int(t.starter),
        active=int(t.active),
        asked=tuple(one for one in seats if t.may_act(one) and sees_question(t, seat)),
        town=town_of(t),
        seats=tuple(seat_view(t, one, seat) for one in seats),
        hand=() if seat is None else cards_in(t, seat),
        tile=TILES[int(t.drawn)] if t.phase == phase.PLACE else None,
        stacks=(stack_size(t, 0), stack_size(t, 1)),
        piles=pile_sizes(t),
        discard=cards_in(t, DISCARD),
        wounds_drawn=names_in(t.wound_cards, WOUNDS, DRAWN),
        infections_drawn=names_in(t.infection_cards, INFECTIONS, DRAWN),
        wounds_discarded=names_in(t.wound_cards, WOUNDS, IN_DISCARD),
        infections_discarded=names_in(t.infection_cards, INFECTIONS, IN_DISCARD),
        infections_removed=names_in(t.infection_cards, INFECTIONS, REMOVED),
        supply=int(t.supply),
        devoured=int(t.devoured),
        steps=int(t.pool),
        tries=int(t.tries),
        roll=int(t.face) or None,
        at=None if t.at == NONE else space_name(t, int(t.at)),
        card=None if t.card == NONE else KINDS[int(t.card)],
        weapon=None if t.weapon == NONE else KINDS[int(t.weapon)],
        hit=HIT,
        reach=reach_of(t, seat),
        barricades=barricades_of(t, seat),
        nearest=nearest_of(t, seat),
    )


def sees_question(t: State, seat: int | None) -> bool:
    """A-68, A-70, section 7. A question that tells of a hand is shown to nobody else."""
    return is_question_public(t) or (seat is not None and bool(t.may_act(seat)))


def town_of(t: State) -> tuple[PlacedTile, ...]:
    return tuple(
        PlacedTile(
            tile=told.tile,
            cell=told.cell,
            quarters=told.quarters,
            **{
                name: tuple(getattr(told, name) or ())
                for name in ("humans", "markers", "dice", "zombies", "life", "bullets")
            },
            ways=zombie_ways(t, tile),
            free=free_ways(t, tile),
        )
        for tile, told in enumerate(placed_tiles(t))
    )


def seat_view(t: State, seat: int, eyes: int | None) -> SeatView:
    """Section 7. All but the hand is public."""
    is_over = t.phase == phase.OVER
    has_character = is_shotgun(t, seat) or t.character[seat] != NONE
    return SeatView(
        seat=seat,
        side="shotgun" if is_shotgun(t, seat) else "zombie",
        character=None if t.character[seat] == NONE else CHARACTERS[int(t.character[seat])],
        capture=None if t.character[seat] == NONE else int(t.box.capture[t.character[seat]]),
        strength=strength_of(t, seat),
        zombies=tuple(figure.space for figure in figures_of(t, seat)),
        removed=int(t.removed[seat]),
        held=tuple(figure.space for figure in figures_of(t, seat) if "held" in figure.marks),
        pawn=None if t.pawn[seat] == NONE else space_name(t, int(t.pawn[seat])),
        score=int(score(t, seat)),
        goal=int(goal(t, seat)) if has_character else None,
        tokens=int(t.tokens[seat]),
        eaten=int(t.eaten[seat]),
        wounds=tuple(name for k, name in enumerate(WOUNDS) if int(t.wounds[seat]) >> k & 1),
        hand_size=int(t.held[seat * 2]) + int(t.held[seat * 2 + 1]),
        backs=(int(t.held[seat * 2]), int(t.held[seat * 2 + 1])),
        card_used=bool(int(t.used) >> seat & 1),
        ability_used=bool(int(t.spent) >> seat & 1),
        life=int(t.life[seat]),
        bullets=int(t.bullets[seat]),
        collected=int(t.collected[seat]),
        items=cards_in(t, ITEMS + seat),
        charges=int(t.charges[seat]),
        fates=tuple(name for k, name in enumerate(FATES) if int(t.fate[seat]) >> k & 1),
        is_asked=bool(t.may_act(seat)) and sees_question(t, eyes),
        rank=int(rank(t, seat)) if is_over else None,
    )


def stack_size(t: State, stack: int) -> int:
    humans = (1 << 20) - 1
    tiles = int(t.stack) & humans if stack == 0 else int(t.stack) & ~humans
    assert tiles == 0 or int(stack_of(t, stack)) != 0
    return tiles.bit_count()


def pile_sizes(t: State) -> dict[str, int]:
    return {
        DECKS[0]: int(t.held[PILE * 2]),
        DECKS[1]: int(t.held[PILE * 2 + 1]),
        "wounds": len(names_in(t.wound_cards, WOUNDS, IN_PILE)),
        "infections": len(names_in(t.infection_cards, INFECTIONS, IN_PILE)),
    }
