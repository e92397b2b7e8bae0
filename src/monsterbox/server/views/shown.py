"""What one viewer is shown: pages, live updates and the JSON API are made of these structs only.

They are built by `build.py` and `finished.py` from the view, the events and the choices of one
seat. No match and no state is in their reach.
"""

from __future__ import annotations

from typing import Any

import msgspec

from monsterbox.server.store.rows import Kind, Pace, Phase


class Choice(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something the viewer may do now."""

    text: str
    """In notation: what is posted."""
    sentence: str
    short: str
    """Without its card, for choices that are grouped by card; else the sentence."""
    card: str | None
    """The component it names first."""
    words: tuple[str, ...]
    """The notation word by word; words that name things can be clicked."""
    clause: str


class Seat(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits in a seat, and what everybody sees of it."""

    seat: int
    name: str
    kind: Kind
    bot: str | None
    """The spec of the computer player, also of one that stands in."""
    bot_name: str
    you: bool
    asked: bool
    active: bool
    away: bool
    """A person who has not been seen for a while."""
    stand_in: bool
    """A bot plays for an absent person."""
    stand_in_at: float | None
    """When a bot will stand in, in seconds since 1970; announced before it happens."""
    score: int | None
    rank: int | None
    hand_size: int | None
    host: bool


class Line(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One sentence of the log."""

    text: str
    key: str
    """The name of the event."""
    seat: int | None
    clause: str | None
    cards: tuple[str, ...]
    words: tuple[str, ...]
    """What else it names, as it stands in records: the face of a die, a sign."""
    numbers: tuple[int, ...] = ()
    """The numbers it tells, but for those of seats: what was rolled, what was needed."""
    others: tuple[int, ...] = ()
    """The other seats it is about: whose zombie it was, who was caught."""
    times: int = 1
    """How often in a row."""
    new: bool
    """It happened since the viewer's last choice."""


class Setting(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A house rule that is not as printed."""

    name: str
    title: str
    value: str


class Shown(
    msgspec.Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    rename={"advance_answer": "standing", "advance_kinds": "may_order"},
):
    """The table as one viewer sees it now."""

    table: str
    game: str
    title: str
    language: str
    seat: int | None
    """None is a spectator."""
    held: tuple[int, ...]
    """The seats that the viewer holds on this device."""
    version: str
    """Opaque; what this seat sees and may do. A move answers a version."""
    phase: Phase
    prompt: str
    prompt_clause: str | None
    asked_you: bool
    can_undo: bool
    choices: tuple[Choice, ...]
    view: Any
    """The `View` of the game as the seat sees it; nothing before the first card."""
    views: tuple[Any, ...]
    """What every seat sees: only when the match is over, for replays; else empty."""
    cards: dict[str, dict[str, Any]]
    """What is printed on the components that the viewer sees named, by id, with their label."""
    seats: tuple[Seat, ...]
    log: tuple[Line, ...]
    """Newest last."""
    last: tuple[str, ...]
    """The components that the last move touched, as far as everybody saw it."""
    notices: tuple[str, ...]
    options: tuple[Setting, ...]
    pace: Pace
    is_open: bool
    is_host: bool
    commitment: str
    """The SHA-256 of the secret that all draws follow from."""
    curtain: bool
    """Another person on this device is asked: no hand is shown until the curtain is lifted."""
    waiting_for: tuple[int, ...]
    """The seats that are asked, as far as the viewer sees it."""
    advance_answer: str | None
    """What the viewer's seat has answered in advance."""
    advance_kinds: tuple[str, ...]
    """What it may answer in advance now."""
    until: float | None
    """When the table goes on without those it waits for, in seconds since 1970."""
    may_take: tuple[int, ...]
    """The seats that the viewer may take, without a link."""
    forked_from: str | None
    forked_at: int | None
    rematch: str | None
    """The table where the same people play again."""


class Reason(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Why something cannot be done now, or by which rule it can."""

    text: str
    clause: str | None
    legal: bool


# After the game


class ScoreReason(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What brought a seat points, or cost it some."""

    seat: int
    text: str
    points: int
    cards: tuple[str, ...]


class ScoreRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One kind of points, seat by seat."""

    key: str
    title: str
    clause: str | None
    points: tuple[int, ...]
    reasons: tuple[ScoreReason, ...]


class ScoreSheet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The end of a match, counted row by row; the rows of a seat add up to its total."""

    rows: tuple[ScoreRow, ...]
    ties: tuple[ScoreRow, ...]
    """What decides between equals, in this order; no part of the totals."""
    fewest_win: bool
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    given_up: bool
    choices: int
    """How many choices were made."""


class Recollection(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a bot took one hidden component for."""

    place: str
    believed: str
    """The id of a component."""
    label: str
    chance: float
    truth: str
    truth_label: str

    @property
    def right(self) -> bool:
        return self.believed == self.truth


class Recollections(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a bot believed lay where, at one step of a match that is over."""

    seat: int
    places: tuple[Recollection, ...]


class Replay(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One step of a match again."""

    shown: Shown
    at: int
    """0 is the table before the first choice."""
    most: int
    may_fork: bool
    recollections: tuple[Recollections, ...]
    """Of the bots that play from memory, once the match is over."""


class Draw(msgspec.Struct, frozen=True, gc=False, kw_only=True, rename={"source": "from"}):
    """One outcome of chance: places in the list of outcomes, weights where they differ."""

    source: tuple[int, ...]
    weights: tuple[int, ...] | None
    drawn: int


class Fairness(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that it takes to check every draw of a match."""

    commitment: str
    seed: str | None
    """Shown when the match is over or given up."""
    contributions: tuple[str, ...]
    outcomes: tuple[str, ...]
    draws: tuple[Draw, ...]


# Lists


class TableCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    phase: Phase
    pace: Pace
    is_open: bool
    seats: tuple[Seat, ...]
    free: int
    your_turn: bool
    yours: tuple[int, ...]
    touched: float


class Listing(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Tables to join or watch, and those where the person sits; whose turn it is first."""

    open: tuple[TableCard, ...]
    yours: tuple[TableCard, ...]
