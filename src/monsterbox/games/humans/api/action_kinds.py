"""What the numbers of choices are made of, for those who learn: the kind first, then its things."""

from __future__ import annotations

from monsterbox.core.numbers import kinds_of
from monsterbox.games.humans.cards import INFECTIONS, KINDS, WOUNDS
from monsterbox.games.humans.engine import actions
from monsterbox.games.humans.engine.deck import LOCAL, SIDES
from monsterbox.games.humans.engine.table import MAX_SEATS, MOST_TILES, SPACES

CARDS = len(KINDS)
ACTION_KINDS = kinds_of(
    (
        ("plain", actions.PASS, (actions.STACK,)),
        ("stack", actions.STACK, (2,)),
        ("deck", actions.DECK, (2,)),
        ("building", actions.ARM, (SIDES,)),
        ("discard", actions.DISCARD, (CARDS,)),
        ("wound", actions.TAKE_WOUND, (len(WOUNDS),)),
        ("drop", actions.DROP, (len(INFECTIONS),)),
        ("put", actions.PUT, (LOCAL,)),
        ("tunnel", actions.TUNNEL, (SPACES,)),
        ("place", actions.PLACE, (MOST_TILES, SIDES, SIDES)),
        ("step", actions.STEP, (SPACES, SIDES)),
        ("break", actions.BREAK, (SPACES,)),
        ("attempt", actions.ATTEMPT, (SPACES,)),
        ("attack", actions.ATTACK, (MAX_SEATS,)),
        ("space", actions.SPACE, (SPACES,)),
        ("play", actions.PLAY, (CARDS,)),
        ("play at a tile", actions.PLAY_TILE, (CARDS, MOST_TILES)),
        ("play at a space", actions.PLAY_SPACE, (CARDS, SPACES)),
        ("play at a player", actions.PLAY_SEAT, (CARDS, MAX_SEATS)),
        ("play at a figure", actions.PLAY_FIGURE, (2, MAX_SEATS, SPACES)),
        ("play at a thing", actions.PLAY_LOSS, (MAX_SEATS, CARDS + 1)),
        ("use", actions.USE, (CARDS,)),
        ("move", actions.MOVE_NPC, (SPACES, SIDES)),
        ("assault", actions.ASSAULT, (MAX_SEATS,)),
    )
)
