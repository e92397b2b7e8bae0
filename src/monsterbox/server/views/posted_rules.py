"""House rules as a form posts them: all of them, whether they were touched or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monsterbox.core.game import Game
from monsterbox.core.options import PRINTED, spell
from monsterbox.games.registry import game as find_game
from monsterbox.server.tables.wish import usual_options
from monsterbox.server.views.rules_form import RulesForm, rules_form

OPTION = "option-"
Fields = Mapping[str, str]


def posted_rules(key: str, fields: Fields, seats: int, others: str) -> dict[str, Any]:
    """Return the house rules chosen on a form, in which `others` sit in the other seats."""
    game = find_game(key)
    return changed_by_hand(game, fields, others) | chosen_by_seat(game, fields, seats)


def rules_on_form(key: str, language: str, fields: Fields, others: str) -> RulesForm:
    """Return the house rules with what was chosen before."""
    game = find_game(key)
    preset = known_preset(game, fields.get("preset", ""))
    return rules_form(
        key,
        language,
        preset=preset,
        usual=preset_values(game, preset, others),
        changed=changed_by_hand(game, fields, others),
        letters=all_letters(game, fields, game.seats[1]),
    )


def preset_values(game: Game, preset: str, others: str) -> dict[str, str]:
    """Return what the form shows for a preset before anything is changed by hand."""
    values = {name: option.default for name, option in game.options.items()}
    values |= usual_options(game, [others]) | dict(game.preset(preset))
    return {name: spell(value) for name, value in values.items()}


def known_preset(game: Game, name: str) -> str:
    return name if name in game.presets else PRINTED


def changed_by_hand(game: Game, fields: Fields, others: str) -> dict[str, str]:
    """Return the house rules that differ from the form as it was shown.

    Without scripts the form still shows the rules of the preset in `shown` when another preset is
    chosen; what was not touched is up to that preset. Without `shown` every rule counts.
    """
    given = {
        name.removeprefix(OPTION): value
        for name, value in fields.items()
        if name.startswith(OPTION) and value
    }
    if "shown" not in fields:
        return given
    shown = preset_values(game, known_preset(game, fields["shown"]), others)
    return {name: value for name, value in given.items() if shown.get(name) != value}


def chosen_by_seat(game: Game, fields: Fields, seats: int) -> dict[str, Any]:
    """Return the rules that are chosen seat by seat."""
    letters = all_letters(game, fields, seats)
    return {name: game.options[name].of_letters(told) for name, told in letters.items() if told}


def all_letters(game: Game, fields: Fields, seats: int) -> dict[str, str]:
    return {
        name: "".join(fields.get(f"letter-{name}-{seat}", "")[:1] for seat in range(seats))
        for name, option in game.options.items()
        if option.per_seat is not None
    }
