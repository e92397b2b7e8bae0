"""Whole random games of the reference: what holds at every moment, and that they end."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.cases import one_in
from tests.games.humans.reference import CHANCE, Reference
from tests.games.humans.reference_data import (
    BASE,
    CARDS,
    COMBINED,
    EVENT_DECKS,
    FIGURES,
    GAMES,
    HUMANS,
    INFECTION_DECKS,
    NPC_ZOMBIES,
    SHOTGUN,
    WOUND_DECK,
)
from tests.games.humans.reference_map import (
    BLOCKED,
    OPPOSITE,
    SIDES,
    beside,
    exits,
    is_before_barricade,
    kind_at,
)
from tests.games.humans.reference_table import Table, goal, zombies_of

WISHES: dict[str, tuple[str, ...]] = {
    "any": (),
    "cards": ("play", "use", "ability", "reroll"),
    "hunters": ("attempt", "attack", "break", "step", "choose", "ability"),
    "fighters": ("step", "fight", "spend", "use", "fill zombies", "draw Z"),
    "farmers": ("fill humans", "step", "break", "play HE01"),
}


def some_options(dice: random.Random, key: str, seats: int) -> dict[str, object]:
    """A few house rules, or many, or none."""
    share = dice.choice([0, 0, 0.1, 0.3, 0.6])
    options = {
        name: dice.choice(allowed)
        for name, allowed in GAMES[key].options.items()
        if dice.random() < share
    }
    if dice.random() < 0.3:
        options["max_rounds"] = dice.randint(1, 30)
    if dice.random() < 0.2:
        options["stall_rounds"] = dice.randint(1, 5)
    if SHOTGUN in GAMES[key].stack_of_side and dice.random() < 0.5:
        sides = ["z", "s", *dice.choices("zs", k=seats - 2)]
        options["hz_sides"] = "".join(dice.sample(sides, seats))
    return options


def take_a_step(game: Reference, dice: random.Random, wishes: tuple[str, ...]) -> None:
    """Chance by its weights, players by chance and by their wishes."""
    who = game.who()
    if who == CHANCE:
        outcomes = game.outcomes()
        game.chance(dice.choices(list(outcomes), list(outcomes.values()))[0])
        return
    assert isinstance(who, int)
    legal = game.legal()
    liked = [text for text in legal if text.startswith(wishes)] if wishes else []
    game.play(who, dice.choice(liked if liked and dice.random() < 0.8 else legal))


def hand_out_item(t: Table, dice: random.Random) -> None:
    """ZZ-18. A shotgun guy finds an item; on his own he is hardly ever in the right building."""
    player = dice.choice([player for player in t.players if player.side == SHOTGUN])
    deck = t.piles["Z"].deck
    items = [card for card in CARDS.values() if card.comes_into_play and deck[card.id]]
    for card in dice.sample(items, min(1, len(items))):
        if card.id not in player.items:
            deck[card.id] -= 1
            player.items.append(card.id)
            player.charges = 3 if card.id == "ZE13" else player.charges


# Questions at which cards may be played.
OFFERING_CARDS = (
    *("W-ANY", "W-PREMOVE", "W-BARR", "W-CAPOK", "W-CAPFAIL", "W-WEAPON", "W-INFPRE", "W-MOVED"),
    *("W-ENDZ", "T3", "T4", "G2", "G3", "K1", "K2"),
)


def check(game: Reference) -> None:
    """Everything that holds at every moment."""
    t = game.table
    check_question(game)
    check_figures(t)
    check_tokens(t)
    check_players(t)
    check_cards(t)


def check_question(game: Reference) -> None:
    """A-68, A-70. Somebody has something to choose, and never the same text twice."""
    texts = game.legal() or list(game.outcomes())
    assert texts
    assert len(texts) == len(set(texts))
    is_uniform = game.phase() in OFFERING_CARDS and game.table.options["windows"] == "uniform"
    assert game.who() == CHANCE or len(texts) > 1 or is_uniform


def check_figures(t: Table) -> None:
    """HU-02, HU-50, HZ-26, HZ-31. Nothing is lost, and nobody is where he may not be."""
    eaten = HUMANS - t.human_supply - len(t.humans)
    assert 0 <= eaten <= sum(player.eat_points for player in t.players)
    collected = sum(player.collected for player in t.players)
    assert t.pool + len(t.npcs) + collected == NPC_ZOMBIES
    assert t.pool >= 0
    assert not t.npcs & t.humans
    figures = {zombie.space for zombie in t.zombies} | t.humans | t.npcs
    figures |= {player.pawn for player in t.players if player.pawn is not None}
    assert all(kind_at(t, space) != BLOCKED for space in figures)


def check_tokens(t: Table) -> None:
    """HU-17, HU-31, ZZ-05. Tokens lie in buildings; a marker only where one helps."""
    assert all(kind_at(t, space) == "B" for space in t.dice | t.life | t.bullets)
    assert not t.life & t.bullets
    assert all(is_before_barricade(t, space) for space in t.markers)


def check_players(t: Table) -> None:
    """HU-19, HU-36, HU-57, ZZ-14, ZZ-18. What lies before a player."""
    for player in t.players:
        assert len(player.hand) <= 3
        assert len(zombies_of(t, player.seat)) <= FIGURES
        assert len(set(player.wounds)) == len(player.wounds)
        assert len(set(player.items)) == len(player.items)
        assert min(player.dice, player.bullets, player.charges, player.collected) >= 0
        assert 0 <= player.life <= 5
        assert ("ZE13" in player.items) >= bool(player.charges)
        assert not (player.is_dead and player.pawn is not None)


def check_cards(t: Table) -> None:
    """HU-20, HU-52, HU-69. Every card is in one place (those being resolved are in none)."""
    for box, deck in EVENT_DECKS.items():
        held = Counter(c for p in t.players for c in (*p.hand, *p.items) if CARDS[c].box == box)
        pile = t.piles[box]
        assert +(pile.deck + pile.discards + held) == deck
    drawn = sum(map(len, (player.wounds for player in t.players)))
    wounds = t.piles["wound"]
    assert wounds.deck.total() + wounds.discards.total() + drawn in range(36, 41)
    assert not (wounds.deck + wounds.discards) - WOUND_DECK
    infection = t.piles["infection"]
    eats = sum(player.eat_cards for player in t.players)
    size = INFECTION_DECKS[int(str(t.options["infection_deck"]))].total()
    lying = (infection.deck + infection.discards + infection.removed).total() + eats
    assert lying in range(size - 5, size + 1)


def check_map(t: Table) -> None:
    """HU-11. No edge is mismatched, and all hangs together."""
    for cell, placed in t.map.items():
        for side in SIDES:
            other = t.map.get(beside(cell, side))
            if other is not None:
                leads_out = side in exits(placed.tile, placed.rotation)
                assert leads_out == (OPPOSITE[side] in exits(other.tile, other.rotation))


def check_end(game: Reference) -> None:
    """HU-76 to HU-79. A winner has reached his goal; the ranks go with the scores."""
    t = game.table
    assert 1 in game.ranks()
    if t.winner is not None:
        assert game.ranks()[t.winner] == 1
        assert game.ranks().count(1) == 1
    elif t.options["win_check"] == "immediate":
        scores = zip(t.players, game.scores(), strict=True)
        assert all(score < goal(player) for player, score in scores)


def play_through(dice: random.Random, key: str, every: int = 1, **fixed: object) -> Reference:
    """One random game to the end, checked at every moment, or at every third one, say."""
    seats = dice.randint(2, 6)
    game = Reference(key, seats, {**some_options(dice, key, seats), **fixed})
    wishes = WISHES[dice.choice(list(WISHES))]
    for moment in itertools.count():
        if game.who() is None:
            break
        if moment % every == 0:
            check(game)
        if game.phase() == "T6" and dice.random() < 0.1:  # nobody fights or moves now
            hand_out_item(game.table, dice)
        take_a_step(game, dice, wishes)
    check_map(game.table)
    check_end(game)
    return game


@pytest.mark.parametrize("seed", one_in(4, range(8)))
def test_random_games_are_sound_and_end(seed: int) -> None:
    """Whole games with many options, of players with various wishes."""
    play_through(random.Random(seed), BASE.key)


@pytest.mark.parametrize("seed", one_in(4, range(8)))
def test_random_beginnings_of_the_combined_mode_are_sound(seed: int) -> None:
    """The same with Zombies!!!; the round limit keeps them short (HZ-48)."""
    play_through(random.Random(seed), COMBINED.key, max_rounds=10)


def test_a_random_game_of_the_combined_mode_ends() -> None:
    """HZ-48."""
    play_through(random.Random(3), COMBINED.key)
