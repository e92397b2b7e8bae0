"""The house rules on the form for a new table: presets, those argued about, the rest by chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from monsterbox.core.game import Game
from monsterbox.core.options import spell
from monsterbox.games.registry import game as find_game
from monsterbox.server.views.catalogue import OptionField, Preset, options, presets
from monsterbox.text.catalog import Catalog

Values = Mapping[str, str]
"""House rules by name, as they are posted."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule as it stands on the form."""

    field: OptionField
    printed: str
    usual: str
    """What the chosen preset sets."""
    among_people: str
    """The default where several people play on their own devices, if it is another one."""

    @property
    def is_changed(self) -> bool:
        return self.field.chosen != self.usual


class RuleGroup(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a chapter, or those about the table."""

    title: str
    rules: tuple[Rule, ...]
    is_about_table: bool = False

    @property
    def changed(self) -> int:
        return sum(rule.is_changed for rule in self.rules)

    def has(self, name: str) -> bool:
        return any(rule.field.name == name for rule in self.rules)


class SeatRule(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule that is chosen seat by seat; a letter is chosen for each."""

    field: OptionField
    chosen: str


class RulesForm(msgspec.Struct, frozen=True, kw_only=True):
    """All house rules, in the order of the form."""

    presets: tuple[Preset, ...]
    preset: Preset
    argued: tuple[Rule, ...]
    groups: tuple[RuleGroup, ...]
    seat_rules: tuple[SeatRule, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (*self.argued, *(rule for group in self.groups for rule in group.rules))

    @property
    def changed(self) -> tuple[str, ...]:
        """Return the titles of the rules that differ from the preset."""
        return tuple(rule.field.title for rule in self.rules if rule.is_changed)

    def title_of(self, field: str | None) -> str:
        """Return the title of the house rule that a problem is about, if it is about one."""
        fields = [rule.field for rule in self.rules] + [rule.field for rule in self.seat_rules]
        return next((one.title for one in fields if field == f"options.{one.name}"), "")


def rules_form(
    key: str,
    language: str,
    *,
    preset: str,
    usual: Values,
    changed: Values,
    letters: Values,
) -> RulesForm:
    """Return the form with the values of `usual`, and those that were `changed` by hand.

    `letters` are those of rules that are chosen seat by seat, for as many seats as were asked.
    """
    game = find_game(key)
    offered = options(key, language)
    rules = tuple(
        on_form(game, field, usual[field.name], changed) for field in offered if not field.letters
    )
    named = {one.name: one for one in presets(key, language)}
    return RulesForm(
        presets=tuple(named.values()),
        preset=named[preset],
        argued=tuple(rule for rule in rules if rule.field.is_argued),
        groups=by_chapter(game, language, [rule for rule in rules if not rule.field.is_argued]),
        seat_rules=tuple(
            SeatRule(field=field, chosen=all_letters(game, field.name, letters))
            for field in offered
            if field.letters
        ),
    )


def on_form(game: Game, field: OptionField, usual: str, changed: Values) -> Rule:
    """Return a rule with the value to show; values that do not exist are ignored."""
    asked = changed.get(field.name, usual)
    chosen = asked if asked in dict(field.values) else usual
    among = game.among_people.get(field.name)
    return Rule(
        field=msgspec.structs.replace(field, chosen=chosen),
        printed=field.chosen,
        usual=usual,
        among_people="" if among is None else spell(among),
    )


def by_chapter(game: Game, language: str, rules: Sequence[Rule]) -> tuple[RuleGroup, ...]:
    """Return the rules in the order of the rulebook, and last those about the table, if any."""
    order = [clause.id for clause in game.clauses]
    of_the_game = [rule for rule in rules if rule.field.chapter]
    of_the_game.sort(key=lambda rule: order.index(rule.field.chapter))
    chapters = groupby(of_the_game, key=lambda rule: rule.field.chapter_title)
    return (
        *(RuleGroup(title=title, rules=tuple(found)) for title, found in chapters),
        RuleGroup(
            title=Catalog(language).say("core", "options-of-the-table"),
            rules=tuple(rule for rule in rules if not rule.field.chapter),
            is_about_table=True,
        ),
    )


def all_letters(game: Game, name: str, letters: Values) -> str:
    """Return a letter for each seat that a table may have: those given, then the default."""
    option = game.options[name]
    assert option.per_seat is not None
    given = letters.get(name, "")
    return given + option.per_seat.spread(option.default, game.seats[1])[len(given) :]
