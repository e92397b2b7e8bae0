"""Shotgun guys: tokens, death, fights with NPC zombies (K1) and with player-zombies (K2)."""

from dataclasses import dataclass

from .reference_cards import Play, Use, announce, cards_for, decide_with_cards, roll
from .reference_data import CARDS
from .reference_map import BUILDING, cell_of, kind_at
from .reference_table import (
    TOWN_CENTRE,
    Flow,
    Player,
    Space,
    Table,
    Zombie,
    collect_from_pool,
    decide,
    discard_event,
    has_zombie,
    is_lasting,
    kill_npc,
    look_for_winner,
)
from .reference_wounds import play_weapon, wound

NEEDED = 4  # HZ-46
MOST_LIFE = 5
AXE, CHAINSAW, MOLOTOV, KIT, AMMO, GUN = "ZE10", "ZE07", "ZE19", "ZE11", "ZE18", "ZE13"
ADRENALINE = "ZE01"


# Where a pawn is


def put_pawn(t: Table, player: Player, space: Space) -> None:
    """ZZ-14. A pawn comes onto a space; without any zombie it takes the tokens there."""
    player.pawn = space
    take_tokens(t, player)
    look_for_winner(t)


def take_tokens(t: Table, player: Player) -> None:
    """ZZ-14, A-56, option cross_tokens. Bullets always, life only up to five."""
    space = player.pawn
    if space is None or has_zombie(t, space):
        return
    if space in t.bullets:
        t.bullets.remove(space)
        player.bullets += 1
    if space in t.life and player.life < MOST_LIFE:
        t.life.remove(space)
        player.life += 1
    if t.options["cross_tokens"] and space in t.dice and space not in t.humans:
        t.dice.remove(space)
        player.dice += 1


def lose_life(t: Table, player: Player) -> None:
    """ZZ-12, ZZ-15. A life token; the last one is death, half of the collection goes back."""
    player.life -= 1
    if player.life == 0:
        returned = (player.collected + 1) // 2
        player.collected -= returned
        t.pool += returned
        die(t, player)


def lose_life_to_zombie(t: Table, player: Player) -> None:
    """HZ-41 to HZ-43, A-53, A-54. Off the board; the last one is death, the collection stays.

    Option eaten_returns (HZ-45): whoever is alive may be on the Town Square at once.
    """
    player.life -= 1
    player.pawn = TOWN_CENTRE if t.options["eaten_returns"] == "at_once" else None
    if player.life == 0:
        die(t, player)


def die(t: Table, player: Player) -> None:
    """ZZ-15, HZ-43. Off the board, without the cards in play."""
    player.pawn = None
    player.is_dead = True
    for item in list(player.items):
        discard_item(t, player, item)


def discard_item(t: Table, player: Player, item: str) -> None:
    """ZZ-18. A card in play goes to its discard pile."""
    player.items.remove(item)
    discard_event(t, item)
    if item == GUN:
        player.charges = 0


# Bonuses


@dataclass
class Combat:
    """One combat: against which space, with the shotgun or not, and the bonuses of one roll."""

    player: Player
    space: Space
    gun: int
    weapon: int = 0
    adrenaline: int = 0

    def roll_again(self) -> None:
        """A-79. A Humans!!! weapon and Adrenaline count for one roll."""
        self.weapon = self.adrenaline = 0


def begin_combat(t: Table, player: Player, space: Space) -> Combat:
    """ZE13, A-79. Each combat uses a charge; the card is discarded when the third begins."""
    gun = 1 if player.charges else 0
    if player.charges:
        player.charges -= 1
        if player.charges == 0:
            discard_item(t, player, GUN)
    return Combat(player, space, gun)


def best_tool(t: Table, combat: Combat) -> int:
    """A-79. Of Fire Axe, Chainsaw, Molotov and a Humans!!! weapon only the highest counts."""
    return max(lasting_tool(t, combat.player, combat.space), combat.weapon)


def lasting_tool(t: Table, player: Player, space: Space) -> int:
    """ZE07, ZE10, ZE19. The bonus against a zombie on this space that lasts all turn."""
    is_burning = (player.seat, cell_of(space)) in t.turn.molotovs
    if player.seat in t.turn.chainsaws or (is_burning and kind_at(t, space) == BUILDING):
        return 2
    return 1 if AXE in player.items else 0


def bonus(t: Table, combat: Combat) -> int:
    """A-79. What is added to the die."""
    return best_tool(t, combat) + combat.gun + combat.adrenaline


def fight_cards(t: Table, combat: Combat, moment: str) -> dict[str, Play]:
    """HZ-20, HZ-21, A-79. Adrenaline, and weapons that raise the bonus."""
    return {
        f"play {card}": Play(card, None, moment)
        for card in cards_for(t, combat.player.seat, moment)
        if card == ADRENALINE or CARDS[card].bonus > best_tool(t, combat)
    }


def fight_tools(t: Table, combat: Combat) -> dict[str, Use]:
    """ZE07, ZE19, A-79. Chainsaw and Molotov, if they raise the bonus."""
    if best_tool(t, combat) >= 2:
        return {}
    is_inside = kind_at(t, combat.space) == BUILDING
    usable = [CHAINSAW, MOLOTOV] if is_inside else [CHAINSAW]
    return {f"use {item}": Use(item) for item in usable if item in combat.player.items}


def use_tool(t: Table, player: Player, item: str, space: Space) -> None:
    """ZE07, ZE19. Discarded; the bonus lasts until the end of the current turn."""
    discard_item(t, player, item)
    if item == CHAINSAW:
        t.turn.chainsaws.add(player.seat)
    else:
        t.turn.molotovs.add((player.seat, cell_of(space)))


def use_ammo(t: Table, player: Player) -> None:
    """ZE18."""
    discard_item(t, player, AMMO)
    player.bullets += 3


# K1: an NPC zombie (ZZ-10 to ZZ-13)


def meets_npc(t: Table, player: Player) -> bool:
    """ZZ-10, ZE03. Whether an NPC zombie on the pawn's space has to be fought."""
    return player.pawn in t.npcs and not is_lasting(t, "ZE03")


def fight_npc(t: Table, player: Player) -> Flow[None]:
    """ZZ-11 to ZZ-13. Until the zombie is killed or the pawn is dead."""
    assert player.pawn is not None
    combat = begin_combat(t, player, player.pawn)
    while True:
        die_shows = yield from roll(
            t, player.seat, "K1", lambda die: die + bonus(t, combat) >= NEEDED
        )
        wins = yield from _after_roll(t, combat, die_shows)
        if wins:
            kill_npc(t, player, combat.space)
            take_tokens(t, player)
            look_for_winner(t)
            return
        if player.pawn is None:
            return
        combat.roll_again()


def _after_roll(t: Table, combat: Combat, die_shows: int) -> Flow[bool]:
    """ZZ-12, K1. False if the die has to be rolled again (or the pawn is dead)."""
    player = combat.player
    while die_shows + bonus(t, combat) < NEEDED:
        missing = NEEDED - die_shows - bonus(t, combat)
        choices = _miss_choices(t, combat, missing)
        choice = yield from decide_with_cards(t, player.seat, "K1", choices)
        if choice == "spend":
            player.bullets -= missing
            return True
        if choice == "lose life":
            lose_life(t, player)
            return False
        if choice == Use(KIT):
            discard_item(t, player, KIT)
            return False
        if isinstance(choice, Use):
            _use_in_fight(t, combat, choice)
        elif isinstance(choice, Play) and (yield from announce(t, player.seat, choice.card)):
            add_to_roll(combat, choice.card)
    return True


def _miss_choices(t: Table, combat: Combat, missing: int) -> dict[str, str | Use | Play]:
    """5.2 K1. What may be done after a miss."""
    player = combat.player
    choices: dict[str, str | Use | Play] = {}
    if player.bullets >= missing:
        choices["spend"] = "spend"
    choices["lose life"] = "lose life"
    for item in (KIT, AMMO):
        if item in player.items:
            choices[f"use {item}"] = Use(item)
    return {**choices, **fight_tools(t, combat), **fight_cards(t, combat, "K1")}


def _use_in_fight(t: Table, combat: Combat, use: Use) -> None:
    """5.2 K1. Lots of Ammo, Chainsaw or Molotov."""
    if use.item == AMMO:
        use_ammo(t, combat.player)
    else:
        use_tool(t, combat.player, use.item, combat.space)


def add_to_roll(combat: Combat, card: str) -> None:
    """ZE01, HZ-20. The bonus of a card for one roll."""
    if card == ADRENALINE:
        combat.adrenaline += 2
    else:
        combat.weapon = CARDS[card].bonus


# K2: a player-zombie (HZ-35 to HZ-38)


def attack_zombie(t: Table, player: Player, zombie: Zombie) -> Flow[bool]:
    """HZ-35, HZ-36. One roll; true if it succeeds."""
    combat = begin_combat(t, player, zombie.space)
    yield from _prepare(t, combat, zombie)
    die_shows = yield from roll(t, player.seat, "K2", lambda die: die + bonus(t, combat) >= NEEDED)
    missing = NEEDED - die_shows - bonus(t, combat)
    if missing > 0 and not (yield from _spends_bullets(player, missing)):
        return False
    draws = 1 if t.options["pvp_wound"] == "one_card" else None
    removed = yield from wound(t, zombie, draws)
    collect_from_pool(t, player, 3 if removed else 1)
    take_tokens(t, player)
    look_for_winner(t)
    return True


def _prepare(t: Table, combat: Combat, zombie: Zombie) -> Flow[None]:
    """5.2 K2. Cards and items before the roll."""
    player = combat.player
    while True:
        choices: dict[str, Play | Use | None] = {"roll": None}
        choices.update(fight_tools(t, combat))
        choices.update(fight_cards(t, combat, "K2"))
        choice = yield from decide_with_cards(t, player.seat, "K2", choices)
        if choice is None:
            return
        if isinstance(choice, Use):
            use_tool(t, player, choice.item, combat.space)
        elif (yield from _stands(t, player, choice.card, zombie)):
            add_to_roll(combat, choice.card)


def _stands(t: Table, player: Player, card: str, zombie: Zombie) -> Flow[bool]:
    """5.2 K2. A weapon meets W-CARD and W-WEAPON, Adrenaline only W-CARD."""
    if CARDS[card].is_weapon:
        return (yield from play_weapon(t, player.seat, card, t.players[zombie.owner]))
    return (yield from announce(t, player.seat, card))


def _spends_bullets(player: Player, missing: int) -> Flow[bool]:
    """HZ-35, A-47. Bullets allowed, no life."""
    if player.bullets < missing:
        return False
    spends = yield from decide(player.seat, "K2", {"spend": True, "accept": False})
    if spends:
        player.bullets -= missing
    return spends
