"""Step 3 of a zombie player: steps, barricades, cards (HU-21 to HU-37)."""

from dataclasses import dataclass

from .reference_cards import (
    Ability,
    Play,
    announce,
    ask_in_window,
    decide_with_cards,
    reactions,
    roll,
)
from .reference_events import ram_targets
from .reference_map import barricade_value, can_be_broken
from .reference_play import play_card, plays
from .reference_steps import can_move, step_zombie, zombie_steps
from .reference_table import (
    Flow,
    Space,
    Table,
    Zombie,
    in_reading_order,
    others,
    pawns_at,
    text_of,
    zombie_named,
    zombies_at,
    zombies_of,
)

END = "end"


@dataclass(frozen=True)
class Step:
    """HU-23. The zombie on this space goes there."""

    space: Space
    to: Space


@dataclass(frozen=True)
class Break:
    """HU-29. The zombie on this street space tries to break the barricade."""

    space: Space


Choice = Step | Break | Play | Ability | str


def move_phase(t: Table) -> Flow[None]:
    """T3. Until the player ends it."""
    set_movement(t)
    while True:
        choice = yield from decide_with_cards(t, t.active, "T3", move_choices(t))
        if choice == END:
            return
        if isinstance(choice, Step):
            make_step(t, choice)
        elif isinstance(choice, Break):
            yield from try_barricade(t, choice.space)
        elif isinstance(choice, Play):
            yield from play_card(t, t.active, choice)
        elif isinstance(choice, Ability):
            use_ability(t, choice)


def set_movement(t: Table) -> None:
    """HU-21, HE03, ZE26, A-67. The Movement value, with the halvings played before."""
    movement = t.player.values.movement
    for _ in range(t.turn.halvings + t.turn.shoe_counts):
        movement //= 2
    t.turn.movement = movement


def move_choices(t: Table) -> dict[str, Choice]:
    """5.1 T3. Steps, a barricade try, cards, the ability, the end."""
    choices: dict[str, Choice] = {}
    for space in in_reading_order({z.space for z in zombies_of(t, t.active)}):
        choices.update(step_choices(t, space))
        if breakers(t, space):
            choices[f"break {text_of(space)}"] = Break(space)
    choices.update(plays(t, t.active, "T3"))
    choices.update(ability_choices(t))
    choices[END] = END
    return choices


# Steps


def stepper(t: Table, space: Space) -> Zombie | None:
    """A-75. Which of the own zombies on a space would make a step: cheaply, and a busy one."""
    able = [z for z in zombies_at(t, space, t.active) if can_move(t, z)]
    return min(able, key=lambda z: (cost(t, z), not z.tried, not z.moved), default=None)


def step_choices(t: Table, space: Space) -> dict[str, Choice]:
    """HU-21, HU-23. The steps from a space that the movement left allows."""
    zombie = stepper(t, space)
    if zombie is None or t.turn.used + cost(t, zombie) > t.turn.movement:
        return {}
    return {
        f"step {text_of(space)} {side}": Step(space, to)
        for side, to in zombie_steps(t, zombie).items()
    }


def cost(t: Table, zombie: Zombie) -> int:
    """HU-23, option movement. The first step of a further zombie may cost two."""
    if t.options["movement"] == "pool" or zombie.moved:
        return 1
    return 2 if any(z.moved for z in zombies_of(t, t.active)) else 1


def make_step(t: Table, step: Step) -> None:
    """HU-23, HU-26, HZ-40. Stepping onto a shotgun guy ends the movement of the zombie."""
    zombie = stepper(t, step.space)
    assert zombie is not None
    t.turn.used += cost(t, zombie)
    t.turn.has_stepped = True
    zombie.moved = True
    for victim in pawns_at(t, step.to):
        zombie.engaged = True
        t.turn.assailed[victim.seat] = step.to
    step_zombie(t, zombie, step.to)


# Barricades


def breakers(t: Table, space: Space) -> list[Zombie]:
    """HU-29, HU-32, A-10, A-11. The own zombies there that may try; HE04 does not matter."""
    if not can_be_broken(t, space) or space in t.humans:
        return []
    if t.options["try"] == "per_player" and t.turn.has_tried:
        return []
    there = zombies_at(t, space, t.active)
    able = [z for z in there if not (z.stopped or z.engaged)]
    return able if t.options["try"] == "per_player" else [z for z in able if not z.tried]


def try_barricade(t: Table, space: Space) -> Flow[None]:
    """HU-29 to HU-33, A-12. The try, then W-BARR if it succeeds."""
    zombie = zombie_named(breakers(t, space))
    t.turn.has_tried = True
    zombie.tried = True
    needed = barricade_value(t, space) - (len(zombies_at(t, space)) - 1)
    succeeds = needed <= 1
    if not succeeds:
        die = yield from roll(t, t.active, "T3r", lambda die: die >= needed)
        succeeds = die >= needed
    if succeeds and not (yield from is_nailed_shut(t)):
        t.markers.add(space)
    else:
        zombie.stopped = t.options["failed_try_stops"] is True


def is_nailed_shut(t: Table) -> Flow[bool]:
    """W-BARR, HE05. Another player may turn the success into a failure."""
    for seat in others(t):
        choice = yield from ask_in_window(t, seat, "W-BARR", reactions(t, seat, "BARR"))
        if isinstance(choice, Play) and (yield from announce(t, seat, choice.card)):
            return True
    return False


# Abilities in step 3 (D3)


def ability_choices(t: Table) -> dict[str, Choice]:
    """D3 Go Team!, Tunnel."""
    if t.player.has_ability("cheerleader"):
        return {"ability": Ability()}
    if t.player.has_ability("miner"):
        return {f"ability {text}": Ability(s) for text, s in ram_targets(t, t.active).items()}
    return {}


def use_ability(t: Table, ability: Ability) -> None:
    """D3. Four more Movement, or a marker."""
    t.player.ability_used = True
    if isinstance(ability.target, tuple):
        t.markers.add(ability.target)
    else:
        t.turn.movement += 4
