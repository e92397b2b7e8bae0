"""An evening as a visitor sees it: participants, who plays where, standings.

Of a match that goes on there is only what every spectator sees, and nothing where none are allowed.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec

from monsterbox.server.club.evening import Evening, Pairing, Player, Round, is_due
from monsterbox.server.club.standings import Line, standings, team_standings
from monsterbox.server.tables.errors import TableFailure
from monsterbox.server.tables.rooms import Rooms
from monsterbox.text.bot_names import bot_name
from monsterbox.text.catalog import Catalog

TableState = Literal["playing", "over", "stopped"]


class EveningPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    number: int
    name: str
    bot: str | None
    bot_name: str
    team: int | None
    left: bool
    you: bool


class EveningSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table of the evening; rank and score once they are known to everybody."""

    player: int
    name: str
    bot: str | None
    rank: int | None
    score: int | None
    active: bool


class EveningTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round; `stopped` waits for the host, unless ranks have been decided."""

    number: int
    table: str
    state: TableState
    is_settled: bool
    is_decided: bool
    yours: bool
    seats: tuple[EveningSeat, ...]


class EveningRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round, and who sits out."""

    number: int
    tables: tuple[EveningTable, ...]
    out: tuple[str, ...]
    done: int
    began: float
    until: float | None
    """When its clock runs out, if it has one."""
    next_at: float | None
    """When the next round starts by itself, once this one is done."""


class EveningLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the standings; a change is positive for somebody who has moved up."""

    place: int
    player: int
    name: str
    bot: str | None
    team: int | None
    points: float
    opponents: float
    wins: int
    rounds: tuple[float | None, ...]
    change: int | None
    you: bool


class EveningTeam(msgspec.Struct, frozen=True, kw_only=True):
    """A team, with the mean of its members' points."""

    team: int
    place: int
    points: float
    names: tuple[str, ...]


class EveningShown(msgspec.Struct, frozen=True, kw_only=True):
    """An evening. `commitment` is the digest of the seed, shown from the first round on."""

    evening: str
    title: str
    game: str
    game_title: str
    phase: str
    form: str
    table_size: int
    rounds_wanted: int
    teams: int
    minutes: int
    pause: int | None
    fill: str | None
    spectators: bool
    players: tuple[EveningPlayer, ...]
    round: EveningRound | None
    rounds: tuple[EveningRound, ...]
    standings: tuple[EveningLine, ...]
    team_standings: tuple[EveningTeam, ...]
    winners: tuple[str, ...]
    after: int
    """How many rounds the standings are about."""
    is_host: bool
    may_start: bool
    you: int | None
    your_table: EveningTable | None
    commitment: str
    seed: str | None
    now: float


async def show_evening(
    rooms: Rooms, evening: Evening, person: str | None, language: str
) -> EveningShown:
    """Build what somebody sees."""
    catalog = Catalog(language)
    mine = evening.of_person(person)
    me = None if mine is None else mine.number
    now = rooms.clock.now()
    rounds = [
        await shown_round(rooms, evening, number, me) for number in range(len(evening.rounds))
    ]
    after = sum(one.is_done for one in evening.rounds)
    lines = standings(evening, after)
    names = {one.number: one.name for one in evening.players}
    told = shown_lines(evening, lines, after, me)
    current = rounds[-1] if rounds else None
    is_over = evening.phase == "over"
    tables = current.tables if current is not None and not is_over else ()
    return EveningShown(
        evening=evening.id,
        title=evening.title,
        game=evening.game,
        game_title=catalog.say(evening.game, "name"),
        phase=evening.phase,
        form=evening.form,
        table_size=evening.table_size,
        rounds_wanted=evening.rounds_wanted,
        teams=evening.teams,
        minutes=evening.minutes,
        pause=evening.pause,
        fill=evening.fill,
        spectators=evening.spectators,
        players=tuple(shown_player(one, me, catalog) for one in evening.players),
        round=current,
        rounds=tuple(rounds),
        standings=told,
        team_standings=tuple(
            EveningTeam(
                team=one.team,
                place=one.place,
                points=float(one.points),
                names=tuple(names[member] for member in one.members),
            )
            for one in team_standings(evening, lines)
        ),
        winners=tuple(one.name for one in told if one.place == 1) if is_over and after else (),
        after=after,
        is_host=person is not None and person == evening.host,
        may_start=evening.may_start and not is_due(evening, now),
        you=me if mine is not None and not mine.left else None,
        your_table=next((one for one in tables if one.yours), None),
        commitment=evening.commitment,
        seed=evening.seed.hex() if evening.rounds else None,
        now=now,
    )


def shown_player(player: Player, me: int | None, catalog: Catalog) -> EveningPlayer:
    return EveningPlayer(
        number=player.number,
        name=player.name,
        bot=player.bot,
        bot_name="" if player.bot is None else bot_name(catalog, player.bot),
        team=player.team,
        left=player.left,
        you=player.number == me,
    )


async def shown_round(rooms: Rooms, evening: Evening, number: int, me: int | None) -> EveningRound:
    round_ = evening.rounds[number]
    names = {one.number: one.name for one in evening.players}
    tables = [
        await shown_table(rooms, evening, one, place, me)
        for place, one in enumerate(round_.pairings)
    ]
    return EveningRound(
        number=number + 1,
        tables=tuple(tables),
        out=tuple(names.get(player, "") for player in round_.out),
        done=sum(one.ranks is not None for one in round_.pairings),
        began=round_.began,
        until=round_.began + evening.minutes * 60 if evening.minutes else None,
        next_at=next_at(evening, round_),
    )


def next_at(evening: Evening, round_: Round) -> float | None:
    is_last = len(evening.rounds) >= evening.rounds_wanted or evening.phase == "over"
    if evening.pause is None or round_.ended is None or is_last:
        return None
    return round_.ended + evening.pause * 60


async def shown_table(
    rooms: Rooms, evening: Evening, pairing: Pairing, place: int, me: int | None
) -> EveningTable:
    players = {one.number: one for one in evening.players}
    live = await live_scores(rooms, evening, pairing)
    seats = []
    for seat, number in enumerate(pairing.players):
        player = players.get(number)
        score, is_active = live.get(seat, (None, False))
        seats.append(
            EveningSeat(
                player=number,
                name="" if player is None else player.name,
                bot=None if player is None else player.bot,
                rank=None if pairing.ranks is None else pairing.ranks[seat],
                score=score if pairing.scores is None else pairing.scores[seat],
                active=is_active,
            )
        )
    return EveningTable(
        number=place + 1,
        table=pairing.table,
        state=pairing.state,
        is_settled=pairing.ranks is not None,
        is_decided=pairing.is_decided,
        yours=me in pairing.players,
        seats=tuple(seats),
    )


async def live_scores(
    rooms: Rooms, evening: Evening, pairing: Pairing
) -> dict[int, tuple[int | None, bool]]:
    """Return score and turn of each seat as spectators see them, where the table is in memory."""
    if pairing.ranks is not None or not evening.spectators or rooms.find(pairing.table) is None:
        return {}
    try:
        async with rooms.hold(pairing.table) as room:
            view = room.table.view(None)
    except TableFailure:
        return {}
    if view is None:
        return {}
    return {one.seat: (one.score, one.seat == view.active) for one in view.seats}


def shown_lines(
    evening: Evening, lines: tuple[Line, ...], after: int, me: int | None
) -> tuple[EveningLine, ...]:
    before = {one.number: one.place for one in standings(evening, after - 1)} if after > 1 else {}
    players = {one.number: one for one in evening.players}
    return tuple(
        EveningLine(
            place=line.place,
            player=line.number,
            name=players[line.number].name,
            bot=players[line.number].bot,
            team=players[line.number].team,
            points=float(line.points),
            opponents=float(line.opponents),
            wins=line.wins,
            rounds=tuple(map(as_number, line.rounds)),
            change=before[line.number] - line.place if line.number in before else None,
            you=line.number == me,
        )
        for line in lines
        if not (players[line.number].filler and players[line.number].left and not line.points)
    )


def as_number(points: Fraction | None) -> float | None:
    return None if points is None else float(points)
