"""How a table becomes `Shown`: from the view, the events and the choices of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from monsterbox.core.fair import commitment_to
from monsterbox.core.match import Match
from monsterbox.core.state import CHANCE
from monsterbox.games.registry import game as find_game
from monsterbox.server.tables.presence import Absence
from monsterbox.server.tables.seats import Sight, may_take
from monsterbox.server.tables.table import Table
from monsterbox.server.views.narrator import Voice, named_in
from monsterbox.server.views.shown import Choice, Kind, Pace, Seat, Shown
from monsterbox.text.bot_names import bot_name
from monsterbox.text.speaker import Prompt, Speaker

Facts = dict[str, dict[str, Any]]
NO_PROMPT = Prompt("", "")


def show(table: Table, sight: Sight, language: str, absent: Sequence[Absence]) -> Shown:
    """The table as one viewer sees it; made once for all who see the same."""
    wanted = (sight, language, tuple(absent))
    if wanted not in table.made:
        table.made[wanted] = make(table, sight, language, absent)
    return table.made[wanted]


def make(table: Table, sight: Sight, language: str, absent: Sequence[Absence]) -> Shown:
    row, match, eyes = table.row, table.match, sight.eyes
    voice = table.voice(eyes, language, is_shared=len(sight.held) > 1)
    view = table.view(eyes)
    if match is not None:
        voice.story_so_far.follow(match)
    choices = offers(table, voice, eyes)
    words = [choice.words for choice in choices]
    prompt = question(table, voice)
    return Shown(
        table=row.id,
        game=row.game,
        title=voice.say("name"),
        language=language,
        seat=sight.seat,
        held=sight.held,
        version=table.version(eyes),
        phase=table.phase,
        prompt=prompt.text,
        prompt_clause=prompt.clause or None,
        asked_you=bool(choices),
        can_undo=not sight.curtain and table.can_undo(eyes),
        choices=choices,
        view=view,
        views=(),
        cards=facts_named(table, language, view, *words, voice.story_so_far.named),
        seats=seats(table, sight, voice, absent),
        log=voice.story_so_far.lines(),
        last=last_touched(match, voice) if match is not None else (),
        notices=voice.small_print,
        options=voice.house_rules,
        pace=cast(Pace, row.pace),
        is_open=row.is_open,
        is_host=sight.person == row.host,
        commitment=commitment_to(row.seed),
        curtain=sight.curtain,
        waiting_for=table.asked_before(eyes, sight.held),
        standing=None if eyes is None else table.standing.get(eyes),
        may_order=() if sight.curtain else table.may_order(eyes),
        until=table.until_before(eyes, sight.held),
        may_take=may_take(table, sight.person),
        forked_from=row.forked_from,
        forked_at=row.forked_at,
        rematch=table.rematch,
    )


# What may be done


def offers(table: Table, voice: Voice, eyes: int | None) -> tuple[Choice, ...]:
    """The choices of the seat; none while a bot chooses for it."""
    view = table.view(eyes)
    if table.match is None or view is None or eyes is None or eyes not in table.waiting:
        return ()
    if table.bot_in(eyes) is not None:
        return ()
    past = voice.story_so_far.past
    return tuple(voice.offer(choice, view, past) for choice in table.match.legal(eyes))


def question(table: Table, voice: Voice) -> Prompt:
    """The open question; before the first card and after giving up there is none."""
    view = table.view(voice.seat)
    if view is None or table.given_up:
        return NO_PROMPT
    return voice.prompt(view, voice.story_so_far.past)


# What lies there


@lru_cache(maxsize=64)
def facts_of(game_key: str, seats: int, options: bytes, language: str) -> Facts:
    """What is printed on every component of a match, with its label."""
    game = find_game(game_key)
    settings = game.stored_settings(seats, msgspec.json.decode(options))
    speaker = Speaker(language, game, settings, [""] * seats)
    return {
        name: msgspec.structs.asdict(component) | {"label": speaker.card(name)}
        for name, component in speaker.cards.items()
    }


def all_facts(table: Table, language: str) -> Facts:
    """What is printed on every component of a table's game."""
    row = table.row
    return facts_of(row.game, row.seats, msgspec.json.encode(row.options), language)


def facts_named(table: Table, language: str, view: object, *more: Iterable[str]) -> Facts:
    """The components that a view or more words name: of no other one is anything told."""
    facts = all_facts(table, language)
    named: dict[str, None] = {}
    note_texts(msgspec.to_builtins(view), named)
    for words in more:
        named |= dict.fromkeys(words)
    return {name: facts[name] for name in named if name in facts}


def note_texts(value: object, found: dict[str, None]) -> None:
    """All texts in plain data, each once, in order."""
    if isinstance(value, str):
        found[value] = None
    elif isinstance(value, dict):
        for one in value.values():
            note_texts(one, found)
    elif isinstance(value, list | tuple):
        for one in value:
            note_texts(one, found)


def last_touched(match: Match, voice: Voice) -> tuple[str, ...]:
    """What the last choice that anybody saw was about; half-made ones are nobody's business."""
    named: list[str] = []
    is_seen = False
    for step in reversed(match.steps):
        seen = [event.seen_by(None) for event in reversed(step.events)]
        for event in filter(None, seen):
            is_seen = True
            named += named_in(event, voice.cards)
        if is_seen and step.seat != CHANCE:
            break
    return tuple(dict.fromkeys(reversed(named)))


# Who sits there


def seats(table: Table, sight: Sight, voice: Voice, absent: Sequence[Absence]) -> tuple[Seat, ...]:
    view = table.view(sight.eyes)
    open_seats = getattr(view, "seats", None)
    return tuple(
        one_seat(table, sight, voice, seat, absent[seat], open_seats[seat] if open_seats else None)
        for seat in range(table.row.seats)
    )


def one_seat(
    table: Table, sight: Sight, voice: Voice, seat: int, absent: Absence, seen: object
) -> Seat:
    """`seen` is what the view of the game tells of the seat, if it tells anything."""
    chair, match = table.chairs[seat], table.match
    spec = table.bot_in(seat)
    is_over = match is not None and match.over
    is_asked = seat in table.asked_before(sight.eyes, sight.held)
    return Seat(
        seat=seat,
        name=chair.name,
        kind=cast(Kind, chair.kind),
        bot=spec,
        bot_name="" if spec is None else bot_name(voice.catalog, spec),
        you=seat in sight.held,
        asked=is_asked,
        active=table.phase == "playing" and is_active(table.view(sight.eyes), seat),
        away=absent.away,
        stand_in=seat in table.stand_ins,
        stand_in_at=absent.stand_in_at if is_asked else None,
        score=match.scores[seat] if match is not None and is_over else getattr(seen, "score", None),
        rank=match.ranks[seat] if match is not None and is_over else None,
        hand_size=getattr(seen, "hand_size", None),
        host=chair.person is not None and chair.person == table.row.host,
    )


def is_active(view: object, seat: int) -> bool:
    return getattr(view, "active", None) == seat
