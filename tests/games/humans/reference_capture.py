"""Step 4: capture attempts, weapons, infection, flight (HU-38 to HU-65, HZ-40 to HZ-44)."""

from dataclasses import dataclass

from .reference_cards import (
    Ability,
    Play,
    announce,
    ask_for_ability,
    ask_in_window,
    cards_for,
    decide_with_cards,
    reactions,
    roll,
)
from .reference_combat import lose_life_to_zombie, put_pawn
from .reference_data import CARDS, EAT, ESCAPE, INFECT
from .reference_map import HUMAN, PAWN, flight_ends
from .reference_play import play_card, plays
from .reference_table import (
    Flow,
    Player,
    Space,
    Table,
    ask,
    decide,
    discard,
    draw_cards,
    has_zombie,
    in_reading_order,
    look_for_winner,
    others,
    put_zombie,
    right_of_active,
    roll_die,
    supply_of,
    take_dice_token,
    text_of,
    zombie_named,
    zombies_at,
    zombies_of,
)
from .reference_wounds import play_weapon, wound


@dataclass(frozen=True)
class Prey:
    """Who is attempted on a space: a human, or the shotgun guy of a seat."""

    space: Space
    victim: int | None = None


HELD, SLIPPED, WOUNDED = "held", "slipped", "wounded"


# Who is attempted (HU-38, HU-39, HZ-40, A-49)


def capture_phase(t: Table) -> Flow[None]:
    """T4. Until no attempt is left, or only voluntary ones and the player ends it."""
    while True:
        preys = attempts(t)
        if not preys:
            return
        choices: dict[str, Prey | Play | None] = {**preys, **plays(t, t.active, "T4")}
        if not any(is_due(t, prey) for prey in preys.values()):
            choices["end"] = None
        choice = yield from decide_with_cards(t, t.active, "T4", choices)
        if choice is None:
            return
        if isinstance(choice, Play):
            yield from play_card(t, t.active, choice)
        else:
            yield from attempt(t, choice)


def attempts(t: Table) -> dict[str, Prey]:
    """HU-38, A-49. Humans and shotgun guys beside own zombies, not yet attempted this turn."""
    own = {zombie.space for zombie in zombies_of(t, t.active)}
    found = {
        f"attempt {text_of(space)}": Prey(space)
        for space in in_reading_order((own & t.humans) - t.turn.attempted_spaces)
    }
    for player in t.players:
        if player.pawn in own and player.seat not in t.turn.attempted_seats:
            found[f"attack {player.seat}"] = Prey(player.pawn, player.seat)
    return found


def is_due(t: Table, prey: Prey) -> bool:
    """HU-38, HZ-40, A-49. Every human, and a shotgun guy onto whom a zombie has stepped."""
    return prey.victim is None or t.turn.assailed.get(prey.victim) == prey.space


def attempt(t: Table, prey: Prey) -> Flow[None]:
    """HU-40, HU-43 to HU-46, C1. One capture attempt with all that follows."""
    if prey.victim is None:
        t.turn.attempted_spaces.add(prey.space)
    else:
        t.turn.attempted_seats.add(prey.victim)
    if t.options["trapped"] == "instant" and is_trapped(t, prey):
        infect(t, prey, [])
        return
    if not (yield from captures(t)):
        yield from flee(t, prey)
        return
    result = yield from offer_weapons(t, prey)
    if result == HELD:
        yield from draw_infection(t, prey)
    elif result == SLIPPED:
        yield from flee(t, prey)
    else:
        yield from leave_after_wound(t, prey)


def is_trapped(t: Table, prey: Prey) -> bool:
    """Option trapped. A human without a legal end for any roll."""
    return prey.victim is None and not flight_ends(t, HUMAN, prey.space, 6)


# The roll (HU-40, W-CAPFAIL)


def captures(t: Table) -> Flow[bool]:
    """HU-40, C1. The capture roll, and what may turn its failure."""
    needed = t.player.values.capture
    die = yield from roll(t, t.active, "C1", lambda die: die >= needed)
    while die < needed:
        choices: dict[str, Play | Ability] = {**reactions(t, t.active, "CAPFAIL")}
        if t.player.has_ability("wrestler"):
            choices["ability"] = Ability()
        choice = yield from ask_in_window(t, t.active, "W-CAPFAIL", choices)
        if choice is None:
            return False
        if isinstance(choice, Ability):
            t.player.ability_used = True
            return True
        if isinstance(choice, Play) and (yield from announce(t, t.active, choice.card)):
            die += 2
    return True


# Weapons (HU-41 to HU-44, W-CAPOK)


def offer_weapons(t: Table, prey: Prey) -> Flow[str]:
    """HU-43, A-21, A-52. Every other seat once, until a wound falls or the prey slips away."""
    weapon_played = False
    for seat in others(t):
        may_arm = may_play_weapon(t, seat, prey, weapon_played)
        choices = {
            f"play {card}": Play(card, None, "CAPOK")
            for card in cards_for(t, seat, "CAPOK")
            if may_arm or not CARDS[card].is_weapon
        }
        choice = yield from ask_in_window(t, seat, "W-CAPOK", choices)
        if not isinstance(choice, Play):
            continue
        if not CARDS[choice.card].is_weapon:
            if (yield from announce(t, seat, choice.card)):
                return SLIPPED
            continue
        weapon_played = True
        if (yield from weapon_hits(t, seat, choice.card)):
            yield from wound(t, zombie_named(zombies_at(t, prey.space, t.active)))
            return WOUNDED
    return HELD


def may_play_weapon(t: Table, seat: int, prey: Prey, weapon_played: bool) -> bool:
    """Options weapons_per_capture and victim_may_arm."""
    if weapon_played and t.options["weapons_per_capture"] == "one":
        return False
    return seat != prey.victim or t.options["victim_may_arm"] is True


def weapon_hits(t: Table, seat: int, card: str) -> Flow[bool]:
    """HU-42, C2. The weapon's player rolls, unless it was cancelled."""
    if not (yield from play_weapon(t, seat, card, t.player)):
        return False
    needed = 4 - CARDS[card].bonus
    die = yield from roll(t, seat, "C2", lambda die: die >= needed)
    return die >= needed


def leave_after_wound(t: Table, prey: Prey) -> Flow[None]:
    """HU-58, option wounded_human. Human or shotgun guy flees if any zombie is still there."""
    if has_zombie(t, prey.space) and t.options["wounded_human"] == "flees":
        yield from flee(t, prey)


# Infection (HU-45 to HU-52)


def draw_infection(t: Table, prey: Prey) -> Flow[None]:
    """HU-45, HE10, D3 Encore. W-INFPRE, C4, W-INFPOST."""
    is_patient_zero = yield from plays_patient_zero(t)
    number = t.player.values.infect + (2 if is_patient_zero else 0)
    cards = yield from draw_cards(t, "infection", number)
    if is_patient_zero:
        yield from drop_two(t, cards)
    if (yield from ask_for_ability(t, t.active, "W-INFPOST", "musician")):
        discard(t, "infection", cards)
        cards = yield from draw_cards(t, "infection", len(cards))
    yield from resolve_infection(t, prey, cards)


def plays_patient_zero(t: Table) -> Flow[bool]:
    """W-INFPRE, HE10."""
    choices = reactions(t, t.active, "INFPRE")
    choice = yield from ask_in_window(t, t.active, "W-INFPRE", choices)
    return isinstance(choice, Play) and (yield from announce(t, t.active, choice.card))


def drop_two(t: Table, cards: list[str]) -> Flow[None]:
    """HE10. Two of the drawn cards are discarded."""
    for _ in range(min(2, len(cards))):
        choices = {f"drop {card}": card for card in sorted(set(cards))}
        card = yield from decide(t.active, "C4", choices)
        cards.remove(card)
        discard(t, "infection", [card])


def resolve_infection(t: Table, prey: Prey, cards: list[str]) -> Flow[None]:
    """HU-46 to HU-49, C5. Escape, or the more numerous of Eat and Infect."""
    if ESCAPE in cards:
        lay_aside_escape(t, cards)
        discard(t, "infection", cards)
        yield from flee(t, prey)
        return
    eats, infects = cards.count(EAT), cards.count(INFECT)
    result = EAT if eats > infects else INFECT
    if eats == infects:
        result = yield from ask(t.active, "C5", {"choose eat": EAT, "choose infect": INFECT})
    if result == EAT:
        eat(t, prey, cards)
    else:
        infect(t, prey, cards)


def lay_aside_escape(t: Table, cards: list[str]) -> None:
    """HU-47, A-26, option extra_escape. Of several Escapes one leaves the game."""
    if cards.count(ESCAPE) > 1 and t.options["extra_escape"] == "removed":
        cards.remove(ESCAPE)
        t.piles["infection"].removed[ESCAPE] += 1


def eat(t: Table, prey: Prey, cards: list[str]) -> None:
    """HU-50, HU-52, HZ-41. A point, with one of the Eat cards if there is one."""
    leave_space(t, prey)
    if EAT in cards:
        cards.remove(EAT)
        t.player.eat_cards += 1
    discard(t, "infection", cards)
    t.player.eat_points += 1
    take_token_under(t, prey.space)
    look_for_winner(t)


def infect(t: Table, prey: Prey, cards: list[str]) -> None:
    """HU-51, HU-52, HU-65, HZ-42, A-31. A zombie takes the space; without one it is Eat."""
    if not supply_of(t, t.active):
        eat(t, prey, cards)
        return
    leave_space(t, prey)
    discard(t, "infection", cards)
    if prey.victim is None:
        t.human_supply += 1
    put_zombie(t, t.active, prey.space)


def leave_space(t: Table, prey: Prey) -> None:
    """HU-50, HU-51, HZ-41. The human is taken off, the shotgun guy loses a life token."""
    if prey.victim is None:
        t.humans.remove(prey.space)
    else:
        lose_life_to_zombie(t, t.players[prey.victim])


def take_token_under(t: Table, space: Space) -> None:
    """HU-37, A-16. The token of the active player, if he has a zombie there."""
    for zombie in zombies_at(t, space, t.active)[:1]:
        take_dice_token(t, zombie)


# Flight (HU-60 to HU-65, HZ-44)


def flee(t: Table, prey: Prey) -> Flow[None]:
    """HU-60, HU-65, F1, F2. The active player rolls, his right neighbour moves the prey."""
    distance = yield from flight_roll(t)
    figure = HUMAN if prey.victim is None else PAWN
    ends = in_reading_order(flight_ends(t, figure, prey.space, distance))
    if not ends:
        infect(t, prey, [])
        return
    choices = {f"flee {text_of(space)}": space for space in ends}
    end = yield from decide(right_of_active(t), "F2", choices)
    if prey.victim is None:
        t.humans.remove(prey.space)
        t.humans.add(end)
        take_token_under(t, prey.space)
    else:
        land_pawn(t, t.players[prey.victim], end)


def flight_roll(t: Table) -> Flow[int]:
    """HU-60, A-71, option ask_flee_reroll."""
    if t.options["ask_flee_reroll"]:
        return (yield from roll(t, t.active, "F1", lambda die: False))
    return (yield from roll_die())


def land_pawn(t: Table, victim: Player, end: Space) -> None:
    """HZ-44. He takes the tokens of his end space."""
    put_pawn(t, victim, end)
