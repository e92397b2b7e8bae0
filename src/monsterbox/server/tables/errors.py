"""What can go wrong at a table, as types with a code; the texts are in the locales, area `web`."""

from __future__ import annotations

from monsterbox.core.errors import MonsterboxError


class TableFailure(MonsterboxError):
    """A use case was refused; nothing has changed."""

    code = "refused"

    def __init__(self, message: str = "") -> None:
        super().__init__(message or self.code)


class UnknownTable(TableFailure):
    """There is no such table."""

    code = "unknown-table"


class NotYourSeat(TableFailure):
    """Somebody else sits there, or nobody does."""

    code = "not-your-seat"


class NotTheHost(TableFailure):
    """Only whoever opened the table may do this."""

    code = "not-the-host"


class SeatTaken(TableFailure):
    """Somebody was faster."""

    code = "seat-taken"


class TableFull(TableFailure):
    """No seat is free."""

    code = "table-full"


class BadLink(TableFailure):
    """The link does not lead to a seat, or has already been used."""

    code = "bad-link"


class BadCode(TableFailure):
    """The code leads nowhere; it may have been mistyped, or what it led to is gone."""

    code = "bad-code"


class SecondHand(TableFailure):
    """Who plays or has played one seat of a running match would see a second hand."""

    code = "second-hand"


class NotInALesson(TableFailure):
    """No lesson is given at this table."""

    code = "not-in-a-lesson"


class StaleMove(TableFailure):
    """The table has changed since the viewer looked."""

    code = "stale"


class Overtaken(StaleMove):
    """Another process has changed the table at the same moment."""


class KeyReused(TableFailure):
    """The same key was sent with a different choice."""

    code = "key-reused"


class NotBegun(TableFailure):
    """Seats are still free: there are no cards yet."""

    code = "not-begun"


class NoSeries(TableFailure):
    """There is no series of questions whose rest a bot could answer."""

    code = "no-series"


class NotOver(TableFailure):
    """The request would reveal secrets of a running match."""

    code = "not-over"


class NoReview(TableFailure):
    """The match was given up: it has no result that a review could explain."""

    code = "no-review"


class TooManyReviews(TableFailure):
    """Too many reviews are waiting, of the person or of all."""

    code = "too-many-reviews"


class AlreadyOver(TableFailure):
    """The match is over or given up."""

    code = "already-over"


class UnknownPuzzle(TableFailure):
    """There is no such puzzle, or the rules have changed since it was found."""

    code = "unknown-puzzle"


class HintNotNow(TableFailure):
    """There is nothing to choose from for this seat."""

    code = "hint-not-now"


class HintAmongPeople(TableFailure):
    """Nobody gets ideas where other people play."""

    code = "hint-among-people"


class HintFromMemory(TableFailure):
    """An idea would remember for the person."""

    code = "hint-from-memory"


class TooManyTables(TableFailure):
    """The person has too many open tables."""

    code = "too-many-tables"


class NotAlone(TableFailure):
    """Others still play there."""

    code = "not-alone"


class BadRecovery(TableFailure):
    """There is no such phrase, or it was used, or it has expired."""

    code = "bad-recovery"


class NoSpectators(TableFailure):
    """Only who sits at the table may see it."""

    code = "no-spectators"


class NoFreeText(TableFailure):
    """At this table people say phrases, and nothing else."""

    code = "no-free-text"


class UnknownMessage(TableFailure):
    """Nobody has said that, or it was removed."""

    code = "unknown-message"


class LobbyClosed(TableFailure):
    """The operator lets nobody open tables at the moment."""

    code = "lobby-closed"


class Banned(TableFailure):
    """The operator does not let this person or household in."""

    code = "banned"


class NotStored(TableFailure):
    """The store could not write the move, so it did not happen."""

    code = "not-stored"


class BrokenTable(TableFailure):
    """The log of the table cannot be read by these rules."""

    code = "broken-table"


class EveningOver(TableFailure):
    """The evening has ended; nothing can be changed any more."""

    code = "evening-over"


class EveningWaits(TableFailure):
    """It is not the time for this: tables still play, or no round is left, or nobody fits in."""

    code = "evening-waits"


class TooFewPlayers(TableFailure):
    """There are not enough players for one table."""

    code = "too-few-players"


class BadWish(TableFailure):
    """A table cannot be set up as requested: which field is wrong, and why."""

    code = "bad-wish"

    def __init__(self, field: str, code: str, message: str = "") -> None:
        super().__init__(message or f"{field}: {code}")
        self.field = field
        self.reason = code


class NotSent(TableFailure):
    """The mail server took no mail."""

    code = "not-sent"


class NoMail(TableFailure):
    """This server sends no mail."""

    code = "no-mail"
