"""Shotgun guys on the board: where they are, what they pick up, how they leave (ZZ-14, ZZ-15)."""

from mypy_extensions import i64

from monsterbox.games.humans.table import Table


def arrive(t: Table, seat: i64, space: i64) -> None:
    t.pawn[seat] = space


def send_away(t: Table, seat: i64) -> None:
    t.pawn[seat] = -1
