"""What one viewer is shown: pages, live updates and the JSON API use only these structs.

They are built by `build.py` and `finished.py` from the view, the events and the choices of one
seat. They have no access to a match or a state.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from monsterbox.server.store.rows import BotSpeed, Kind, Pace, Phase, Speech


class Choice(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something the viewer may do now."""

    text: str
    """The choice in notation, as it is posted."""
    sentence: str
    short: str
    """The sentence without its card, for choices that are grouped by card; else the sentence."""
    card: str | None
    """The component that it names first."""
    words: tuple[str, ...]
    """The notation word by word; words that name things can be clicked."""
    clause: str
    asks: bool
    """Whether a page asks once more: it is easily made by mistake and cannot be taken back."""
    also: tuple[str, ...] = ()
    """The clauses of what follows at once, where one choice answers several questions."""


class Seat(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits in a seat, and what everybody sees of it."""

    seat: int
    name: str
    kind: Kind
    bot: str | None
    """The spec of the bot, including one that stands in."""
    bot_name: str
    you: bool
    asked: bool
    active: bool
    away: bool
    """Whether the person has not been seen for a while."""
    stand_in: bool
    """Whether a bot plays for an absent person."""
    stand_in_at: float | None
    """When a bot will stand in, in seconds since 1970; announced before it happens."""
    score: int | None
    rank: int | None
    hand_size: int | None
    host: bool
    recap: str | None = None
    """The last turn of a bot in one line, until its next one."""


class Line(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One sentence of the log."""

    text: str
    key: str
    """The name of the event."""
    seat: int | None
    clause: str | None
    cards: tuple[str, ...]
    words: tuple[str, ...]
    """What else it names, as written in records: the face of a die, a sign."""
    numbers: tuple[int, ...] = ()
    """The numbers it mentions, except seats: what was rolled, what was needed."""
    others: tuple[int, ...] = ()
    """The other seats it is about: whose zombie it was, who was caught."""
    times: int = 1
    """How often it happened in a row."""
    number: int = 0
    """What the viewer has witnessed is counted from 0: the number of what the line tells last."""
    new: bool
    """Whether it happened since the viewer's last choice."""


class Progress(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How far a series of questions has come."""

    done: int
    of: int


class Setting(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A house rule that differs from the printed rules."""

    name: str
    title: str
    value: str


class Said(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What somebody has said at the table, in the viewer's language."""

    number: int
    seat: int
    name: str
    you: bool
    kind: Speech
    key: str
    """The phrase or the reaction; empty for a text of one's own."""
    text: str
    at: float
    may_remove: bool


class Talk(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The conversation at the table, which is no part of the match."""

    messages: tuple[Said, ...] = ()
    """The last messages, newest last; those of whom the viewer has muted are left out."""
    has_company: bool = False
    """Whether there is anybody else to talk to: another person, or a free seat for one."""
    may_speak: bool = False
    may_write: bool = False
    """Whether texts of one's own may be said, too."""
    may_allow_text: bool = False
    """Whether the viewer decides about that."""
    free_text: bool = False
    muted: tuple[int, ...] = ()
    """The seats of those whom the viewer does not want to hear."""
    all_muted: bool = False


SILENCE = Talk()


class Phrase(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something that may be said at any table."""

    key: str
    group: str
    text: str


class Phrases(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything that may be said without free text."""

    phrases: tuple[Phrase, ...]
    reactions: tuple[Phrase, ...]


class LessonStep(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a lesson teaches now, at a table where one is given."""

    step: int
    """From 1."""
    steps: int
    beat: int
    """How much of the lesson is behind; whoever reads on says so."""
    text: str
    clause: str
    at: str
    """Where it is on the page, as a CSS selector."""
    now: Literal["choose", "read", "other", "over"]
    """What the lesson waits for: a choice, reading on, or the others; or whether it is over."""
    wanted: tuple[str, ...]
    """The choices that the lesson speaks of."""


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
    """None for a spectator, and where a whole device is asked."""
    held: tuple[int, ...]
    """The seats that the viewer holds on this device."""
    version: str
    """An opaque digest of what this seat sees and may do. A move answers a version."""
    phase: Phase
    prompt: str
    prompt_clause: str | None
    asked_you: bool
    can_undo: bool
    choices: tuple[Choice, ...]
    view: Any
    """The `View` of the game as the seat sees it; None before the first card."""
    views: tuple[Any, ...]
    """What every seat sees, for replays of a match that is over; else empty."""
    cards: dict[str, dict[str, Any]]
    """What is printed on the components named to the viewer, by id, with their label."""
    seats: tuple[Seat, ...]
    log: tuple[Line, ...]
    """The log, newest line last."""
    last: tuple[str, ...]
    """The components that the last move touched, as far as everybody saw them."""
    notices: tuple[str, ...]
    options: tuple[Setting, ...]
    pace: Pace
    is_open: bool
    is_host: bool
    commitment: str
    """The SHA-256 of the secret from which all draws follow."""
    gathering: tuple[int, ...]
    """The seats that the first cards wait for: they are to add bytes to the shuffle."""
    contributors: tuple[int, ...]
    """The seats that have added bytes to the shuffle."""
    curtain: bool
    """Whether another person on this device is asked: the curtain hides the hand until lifted."""
    hand_over_to: int | None
    """Who is asked next on this device; the viewer still looks at what the last choice showed."""
    may_react: tuple[int, ...]
    """The seats on this device that are all asked at once whether they react; `seat` is null."""
    waiting_for: tuple[int, ...]
    """The seats that have to answer, as far as the viewer may know."""
    undo_count: int
    """How many choices the viewer may take back together: those made in one request."""
    series: Progress | None
    """Where a series of questions is put to the viewer: the rest may be left to a bot."""
    advance_answer: str | None
    """The advance answer of the viewer's seat."""
    advance_kinds: tuple[str, ...]
    """The advance answers that the seat may give now."""
    until: float | None
    """When the table stops waiting and goes on, in seconds since 1970."""
    may_take: tuple[int, ...]
    """The seats that the viewer may take without a link."""
    bot_speed: BotSpeed
    """How fast bots play here."""
    may_lead: bool
    """Whether the viewer may change that, and skip to the turn of a person."""
    may_skip: bool
    """Whether bots are to play now, and the viewer may let them do so without pauses."""
    may_hint: bool = False
    """Whether the viewer plays against bots only and may ask for ideas."""
    forked_from: str | None
    forked_at: int | None
    rematch: str | None
    """The table where the same people play again."""
    talk: Talk = SILENCE
    lesson: LessonStep | None = None


class Reason(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Why something cannot be done now, or which rule allows it."""

    text: str
    clause: str | None
    legal: bool


class Advised(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A choice that the coach would think of."""

    choice: str
    sentence: str
    percent: int
    """How often it wins, in imagined games."""
    doubt: int
    """That much more or less, nine times in ten."""
    clause: str


class Hint(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The best choices, best first, and one reason for the first."""

    game: str
    version: str
    """What was seen when it was asked for."""
    ideas: tuple[Advised, ...]
    why: str
    clause: str


# After the game


class ScoreReason(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What gained or cost a seat points."""

    seat: int
    text: str
    points: int
    cards: tuple[str, ...]


class ScoreRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One kind of points, seat by seat."""

    key: str
    title: str
    clause: str | None
    why: str
    """What the clause is about."""
    points: tuple[int, ...]
    reasons: tuple[ScoreReason, ...]


class ScoreRound(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a round brought each seat, and where that left it."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class ScoreSheet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The end of a match, counted row by row; the rows of a seat add up to its total."""

    rows: tuple[ScoreRow, ...]
    ties: tuple[ScoreRow, ...]
    """The tie-breakers in order; they are not part of the totals."""
    fewest_win: bool
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    given_up: bool
    choices: int
    """How many choices were made."""
    begun: dict[str, int]
    """How many turns, or rounds, have begun, in games that have them."""
    rounds: tuple[ScoreRound, ...]
    """Empty where everything belongs to one round."""
    goal: str
    """What wins the game."""
    total: str
    """What is added up: points, brains."""
    second: int | None
    """The best seat that has not won; None if nobody has won, or everybody."""
    margin: int
    behind: str
    """By how much it is behind, as a number and in words."""
    is_close: bool
    """Whether that is little."""
    may_review: bool
    """Whether the coach can look at the match: it was played to its end."""


class Recollection(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a bot believed one hidden component to be."""

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
    """Where a bot believed components to be, at one step of a match that is over."""

    seat: int
    places: tuple[Recollection, ...]


Verdict = Literal["clear", "close", "otherwise", "only", "silent"]


class Thought(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One of the choices that a bot had, and what it thought of it."""

    choice: str
    """In notation."""
    text: str
    chance: float
    """To win, between 0 and 1, as the bot saw it."""
    error: float
    """The standard error of that: it was counted in imagined games."""
    is_made: bool


class Thoughts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a bot thought of its choice, at one step of a match that is over."""

    at: int
    seat: int
    name: str
    made: str
    """What it did, in words."""
    best: tuple[Thought, ...]
    """The best choices, best first."""
    verdict: Verdict
    """Whether the choice was clear to the bot; whether it made another one after all."""


class Replay(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One step of a replay."""

    shown: Shown
    at: int
    """0 is the table before the first choice."""
    most: int
    turns: tuple[int, ...]
    """The steps with which a turn or, where all play at once, a round begins."""
    may_fork: bool
    recollections: tuple[Recollections, ...]
    """For the bots that play from memory, once the match is over."""
    thinker: int | None = None
    """The seat of the bot whose choice led to this step, once the match is over."""


class Draw(msgspec.Struct, frozen=True, gc=False, kw_only=True, rename={"source": "from"}):
    """One outcome of chance: indices into the list of outcomes, and weights if they differ."""

    source: tuple[int, ...]
    weights: tuple[int, ...] | None
    drawn: int


class Fairness(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything that is needed to check every draw of a match."""

    commitment: str
    seed: str | None
    """Shown when the match is over or given up."""
    contributions: tuple[str, ...]
    """The bytes that browsers added to the shuffle, in hex."""
    contributors: tuple[int, ...]
    """The seats that they come from."""
    without: tuple[int, ...]
    """One seat of each person who added nothing."""
    gathering: tuple[int, ...]
    """The seats whose contribution the first cards wait for."""
    outcomes: tuple[str, ...]
    draws: tuple[Draw, ...]


# Lists


class Head(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A picture that stands for somebody outside of tables."""

    key: str
    sky: int


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
    heads: tuple[Head, ...] = ()
    """The pictures of the other people there."""


class Listing(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Tables to join or watch, and those where the person sits; those that wait for them first."""

    open: tuple[TableCard, ...]
    yours: tuple[TableCard, ...]
