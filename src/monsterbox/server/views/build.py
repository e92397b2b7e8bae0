"""Build `Shown` from the view, the events and the choices of one seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast
from weakref import WeakKeyDictionary

import msgspec

from monsterbox.core.fair import commitment_to
from monsterbox.core.match import Match
from monsterbox.core.series import Series
from monsterbox.core.state import CHANCE
from monsterbox.games.registry import game as find_game
from monsterbox.server.store.rows import Kind, Pace
from monsterbox.server.tables.people import Person
from monsterbox.server.tables.presence import Absence, seat_on_device
from monsterbox.server.tables.rooms import Room
from monsterbox.server.tables.seats import may_take
from monsterbox.server.tables.table import Table
from monsterbox.server.views.lesson import lesson_at
from monsterbox.server.views.narrator import Narrator, named_in, narrator_of
from monsterbox.server.views.recap import recaps
from monsterbox.server.views.shown import Choice, Line, Progress, Seat, Shown
from monsterbox.server.views.talk import with_talk
from monsterbox.text.bot_names import bot_name
from monsterbox.text.speaker import Prompt, Speaker

Facts = dict[str, dict[str, Any]]
NO_PROMPT = Prompt("", "")
Built = tuple[int | None, dict[Hashable, Shown]]
_built: WeakKeyDictionary[Table, Built] = WeakKeyDictionary()
"""What was already built for a table since its last change."""


@dataclass(frozen=True)
class Viewpoint:
    """The perspective of a viewer; a spectator has no seat."""

    person: str | None
    held: tuple[int, ...]
    seat: int | None
    curtain: bool = False
    hand_over_to: int | None = None
    may_react: tuple[int, ...] = ()

    @property
    def known(self) -> tuple[int, ...]:
        """The held seats of which the viewer knows whether they are asked."""
        return () if self.may_react else self.held

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown; behind a curtain, a spectator's."""
        return None if self.curtain else self.seat


def viewpoint_in(room: Room, person: Person | None, seat: int | None = None) -> Viewpoint:
    """Return the perspective of somebody in the room."""
    who = None if person is None else person.id_hash
    return viewpoint_of(room.table, who, seat, room.lifted.get(who or ""))


def viewpoint_of(
    table: Table, who: str | None, seat: int | None = None, lifted: int | None = None
) -> Viewpoint:
    """Return the perspective: programs name a seat and need no curtain, others are shown theirs."""
    held = table.held_by(who)
    if not held and who != table.row.host and not table.seats_left_by(who):
        who = None  # all spectators see the same
    if seat is not None:
        table.check_holds(who, seat)
        return Viewpoint(who, held, seat)
    if len(held) <= 1:
        return Viewpoint(who, held, held[0] if held else None)
    device = seat_on_device(table, held, lifted)
    if device.may_react:  # everybody looks at it together, and sees what spectators see
        return Viewpoint(who, held, None, may_react=device.may_react)
    return Viewpoint(who, held, device.seat, device.is_curtained, device.hand_over_to)


def show_room(room: Room, person: Person | None, language: str, seat: int | None = None) -> Shown:
    """Show the table as somebody sees it now, with what is said there."""
    shown = show(room.table, viewpoint_in(room, person, seat), language, room.absent)
    return with_talk(shown, room, person)


def show(table: Table, viewpoint: Viewpoint, language: str, absent: Sequence[Absence]) -> Shown:
    """Show the table from one viewpoint; it is built once for all who see the same."""
    revision, built = _built.get(table, (None, {}))
    if revision != table.revision:
        built = {}
        _built[table] = table.revision, built
    wanted = (viewpoint, language, tuple(absent))
    if wanted not in built:
        built[wanted] = build(table, viewpoint, language, absent)
    return built[wanted]


def build(table: Table, viewpoint: Viewpoint, language: str, absent: Sequence[Absence]) -> Shown:
    row, match, eyes = table.row, table.match, viewpoint.eyes
    narrator = narrator_of(table, eyes, language, is_shared=len(viewpoint.held) > 1)
    view = table.view(eyes)
    if match is not None:
        narrator.history.follow(match)
    choices = offers(table, narrator, eyes)
    words = [choice.words for choice in choices]
    prompt = question(table, narrator)
    may_lead = viewpoint.person is not None and table.may_lead(viewpoint.person)
    lines = narrator.history.lines()
    return Shown(
        table=row.id,
        game=row.game,
        title=narrator.say("name"),
        language=language,
        seat=viewpoint.seat,
        held=viewpoint.held,
        version=table.version(eyes),
        phase=table.phase,
        prompt=prompt.text,
        prompt_clause=prompt.clause or None,
        asked_you=bool(choices),
        can_undo=not viewpoint.curtain and table.can_undo(eyes),
        choices=choices,
        view=view,
        views=(),
        cards=facts_named(table, language, view, *words, narrator.history.named),
        seats=retold(seats(table, viewpoint, narrator, absent), narrator, lines),
        log=lines,
        last=last_touched(match, narrator) if match is not None else (),
        notices=narrator.small_print,
        options=narrator.house_rules,
        pace=cast(Pace, row.pace),
        is_open=row.is_open,
        is_host=viewpoint.person == row.host,
        commitment=commitment_to(row.seed),
        gathering=table.gathering,
        contributors=table.contributors,
        curtain=viewpoint.curtain,
        hand_over_to=viewpoint.hand_over_to,
        may_react=viewpoint.may_react,
        waiting_for=table.asked_seen_by(eyes, viewpoint.known),
        undo_count=0 if viewpoint.curtain else table.undo_count(eyes),
        series=progress(table.series_of(eyes)),
        advance_answer=None if eyes is None else table.advance.get(eyes),
        advance_kinds=() if viewpoint.curtain else table.advance_kinds(eyes),
        until=table.until_seen_by(eyes, viewpoint.known),
        may_take=may_take(table, viewpoint.person) if table.free_seats else (),
        bot_speed=table.bot_speed,
        may_lead=may_lead,
        may_skip=may_lead
        and table.phase == "playing"
        and table.is_bots_turn
        and table.course is None,
        may_hint=match is not None
        and not match.forgets
        and table.is_alone(viewpoint.person)
        and table.course is None,
        forked_from=row.forked_from,
        forked_at=row.forked_at,
        rematch=table.rematch,
        lesson=None if table.course is None else lesson_at(table, viewpoint.seat, narrator),
    )


# What may be done


def offers(table: Table, narrator: Narrator, eyes: int | None) -> tuple[Choice, ...]:
    """Return the choices of the seat; none while a bot chooses for it.

    A choice after which only the seat itself is asked may be offered with the answer to that.
    """
    view = table.view(eyes)
    if table.match is None or view is None or eyes is None or eyes not in table.waiting:
        return ()
    if table.bot_in(eyes) is not None or (table.course is not None and table.course.is_over):
        return ()
    past = narrator.history.past
    joint = table.match.joint(eyes)
    begun = {row[0] for row in joint}
    plain = [choice for choice in table.match.legal(eyes) if choice not in begun]
    is_only = len(plain) + len(joint) == 1
    told = [narrator.offer(choice, view, past, is_only=is_only) for choice in plain]
    return (*told, *(narrator.offer_joint(row, view, past) for row in joint))


def progress(series: Series | None) -> Progress | None:
    return None if series is None else Progress(done=series.done, of=series.of)


def question(table: Table, narrator: Narrator) -> Prompt:
    """Return the prompt; before the first card and after giving up there is no question."""
    view = table.view(narrator.seat)
    if view is None or table.given_up:
        return NO_PROMPT
    return narrator.prompt(view, narrator.history.past)


# What lies there


@lru_cache(maxsize=64)
def facts_of(game_key: str, seats: int, options: bytes, language: str) -> Facts:
    """Return what is printed on every component of a match, with its label."""
    game = find_game(game_key)
    settings = game.stored_settings(seats, msgspec.json.decode(options))
    speaker = Speaker(language, game, settings, [""] * seats)
    return {
        name: msgspec.structs.asdict(component) | {"label": speaker.card(name)}
        for name, component in speaker.cards.items()
    }


def all_facts(table: Table, language: str) -> Facts:
    """Return what is printed on every component of a table's game."""
    row = table.row
    return facts_of(row.game, row.seats, msgspec.json.encode(row.options), language)


def facts_named(table: Table, language: str, view: object, *more: Iterable[str]) -> Facts:
    """Return the facts of the components that a view or other words name, and of no others."""
    return with_names(all_facts(table, language), view, *more)


def with_names(facts: Facts, view: object, *more: Iterable[str]) -> Facts:
    """Return those facts whose components a view or other words name."""
    named: dict[str, None] = {}
    note_texts(msgspec.to_builtins(view), named)
    for words in more:
        named |= dict.fromkeys(words)
    return {name: facts[name] for name in named if name in facts}


def note_texts(value: object, found: dict[str, None]) -> None:
    """Collect all texts in plain data, each once, in order."""
    if isinstance(value, str):
        found[value] = None
    elif isinstance(value, dict):
        for one in value.values():
            note_texts(one, found)
    elif isinstance(value, list | tuple):
        for one in value:
            note_texts(one, found)


def last_touched(match: Match, narrator: Narrator) -> tuple[str, ...]:
    """Return what the last public choice was about; unfinished ones must stay hidden."""
    named: list[str] = []
    is_seen = False
    for step in reversed(match.steps):
        seen = [event.seen_by(None) for event in reversed(step.events)]
        for event in filter(None, seen):
            is_seen = True
            named += named_in(event, narrator.cards)
        if is_seen and step.seat != CHANCE:
            break
    return tuple(dict.fromkeys(reversed(named)))


# Who sits there


def seats(
    table: Table, viewpoint: Viewpoint, narrator: Narrator, absent: Sequence[Absence]
) -> tuple[Seat, ...]:
    asked = table.asked_seen_by(viewpoint.eyes, viewpoint.known)
    return tuple(
        one_seat(table, viewpoint, narrator, seat, absent[seat], is_asked=seat in asked)
        for seat in range(table.row.seats)
    )


def retold(found: tuple[Seat, ...], narrator: Narrator, lines: Sequence[Line]) -> tuple[Seat, ...]:
    """Return the seats with what bots did in their last turn."""
    bots = [one.seat for one in found if one.bot is not None]
    if not bots:
        return found
    told = recaps(narrator, lines, bots)
    return tuple(msgspec.structs.replace(one, recap=told.get(one.seat)) for one in found)


def one_seat(
    table: Table,
    viewpoint: Viewpoint,
    narrator: Narrator,
    seat: int,
    absent: Absence,
    *,
    is_asked: bool,
) -> Seat:
    chair, spec, is_on = table.chairs[seat], table.bot_in(seat), table.phase == "playing"
    view = table.view(viewpoint.eyes)
    seen = None if view is None else view.seats[seat]
    ended = table.match if table.match is not None and table.match.over else None
    points = None if ended is None else ended.scores[seat]
    return Seat(
        seat=seat,
        name=chair.name,
        kind=cast(Kind, chair.kind),
        bot=spec,
        bot_name="" if spec is None else bot_name(narrator.catalog, spec),
        you=seat in viewpoint.held,
        asked=is_asked,
        active=is_on and view is not None and view.active == seat,
        away=is_on and absent.away,
        stand_in=seat in table.stand_ins,
        stand_in_at=absent.stand_in_at if is_asked else None,
        score=seen.score if ended is None and seen is not None else points,
        rank=None if ended is None else ended.ranks[seat],
        hand_size=None if seen is None else seen.hand_size,
        host=chair.person is not None and chair.person == table.row.host,
    )
