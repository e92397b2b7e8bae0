"""Wounds of zombies (HU-53 to HU-59)."""

from collections import Counter

from .reference_cards import (
    Ability,
    Play,
    announce,
    ask_for_ability,
    ask_in_window,
    no_objection,
    reactions,
    spend_card,
)
from .reference_data import HEAD_SHOT
from .reference_table import (
    Flow,
    Player,
    Table,
    Zombie,
    decide,
    discard,
    draw_cards,
    remove_zombie,
)


def wound(t: Table, zombie: Zombie, draws: int | None = None) -> Flow[bool]:
    """HU-53, D3 Heal Thyself. W-WOUND, then the wound cards; true if the zombie is removed."""
    owner = t.players[zombie.owner]
    if (yield from ask_for_ability(t, owner.seat, "W-WOUND", "doctor")):
        discard_wounds(t, owner)
        return False
    number = owner.values.wounds if draws is None else draws
    drawn = yield from draw_cards(t, "wound", number)
    taken = yield from _taken(t, owner, drawn)
    kept = Counter(taken)
    discard(t, "wound", (Counter(drawn) - kept).elements())
    fatal = HEAD_SHOT in taken or bool(set(taken) & set(owner.wounds))
    owner.wounds += taken
    if fatal:
        discard_wounds(t, owner)
        remove_zombie(t, zombie)
    return fatal


def _taken(t: Table, owner: Player, drawn: list[str]) -> Flow[list[str]]:
    """HU-54 to HU-56, A-24, A-25. The cards that count: a Head Shot, or a name."""
    names = sorted(set(drawn))
    if HEAD_SHOT in names or not names:
        return [name for name in names if name == HEAD_SHOT]
    if t.options["wound"] == "take_all_distinct":
        return names
    pairs = [name for name in names if drawn.count(name) > 1]
    choices = {f"take {name}": name for name in pairs or names}
    return [(yield from decide(owner.seat, "C3", choices))]


def discard_wounds(t: Table, owner: Player) -> None:
    """HU-54, HU-57, HE11. All wound cards before a player."""
    discard(t, "wound", owner.wounds)
    owner.wounds = []


# A weapon against a zombie of a player (W-CARD, W-WEAPON)


def play_weapon(t: Table, seat: int, card: str, owner: Player) -> Flow[bool]:
    """HU-43, HZ-21, 5.1. A weapon is announced; true if it comes to be rolled."""
    spend_card(t, seat, card)
    if not owner.has_ability("lawyer") and not (yield from no_objection(t, seat)):
        return False
    return (yield from _does_not_jam(t, owner))


def _does_not_jam(t: Table, owner: Player) -> Flow[bool]:
    """W-WEAPON, HE13. The zombie's owner may cancel the weapon; the Lawyer by his ability too."""
    choices: dict[str, Play | Ability] = {**reactions(t, owner.seat, "WEAPON")}
    if owner.has_ability("lawyer"):
        choices["ability"] = Ability()
    choice = yield from ask_in_window(t, owner.seat, "W-WEAPON", choices)
    if isinstance(choice, Ability):
        owner.ability_used = True
        return False
    if isinstance(choice, Play):
        jammed = yield from announce(t, owner.seat, choice.card)
        return not jammed
    return True
