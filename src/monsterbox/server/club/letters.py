"""The mails: plain text and the same as simple HTML, without pictures and without anything hidden.

They name games and lead to tables. What lies there, who else is asked and what somebody has chosen
is in none of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid

import msgspec
from markupsafe import escape

from monsterbox.server.club.addresses import CONFIRM, STOP, Addresses
from monsterbox.server.store.rows import AddressRow, WaitingRow
from monsterbox.text.catalog import Catalog

AREA = "notices"
PAGE = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{subject}</title>'
    '</head><body style="font-family:Verdana,sans-serif;line-height:1.5;color:#241a3a;'
    'background:#fcf6e8;padding:16px">{body}</body></html>'
)
BUTTON = (
    '<a href="{url}" style="display:inline-block;padding:10px 16px;border:2px solid #241a3a;'
    'border-radius:12px;background:#ffd75e;color:#241a3a;font-weight:bold">{text}</a>'
)


class Line(msgspec.Struct, frozen=True):
    """A paragraph, or with an address a link."""

    text: str
    url: str = ""


class Letters:
    """Writes to people in their language; all links begin with the address of this server."""

    def __init__(self, base_url: str, sender: str, addresses: Addresses) -> None:
        self._base = base_url
        self._sender = sender
        self._addresses = addresses

    def question(self, row: AddressRow, now: float) -> EmailMessage:
        """Ask whether the address is right."""
        t = Words(row.language)
        url = f"{self._base}/mail/confirm/{self._addresses.link(CONFIRM, row)}"
        lines = [
            Line(t("mail-confirm-about", server=self._base)),
            Line(t("mail-confirm-now"), url),
            Line(t("mail-confirm-else")),
        ]
        return self._letter(row, t("mail-confirm-subject"), lines, now)

    def turns(self, row: AddressRow, waiting: Sequence[WaitingRow], now: float) -> EmailMessage:
        """Tell where it is somebody's turn; several tables come in one mail."""
        t = Words(row.language)
        names = [t.name(one.game) for one in waiting]
        subject = t("mail-turn-subject", game=names[0], count=len(names))
        lines = [Line(t("mail-turn-about", count=len(names)))]
        lines += self._links(t, waiting)
        return self._letter(row, subject, self._signed(lines, t), now)

    def reminder(self, row: AddressRow, waiting: Sequence[WaitingRow], now: float) -> EmailMessage:
        """Tell that a bot will soon choose instead."""
        t = Words(row.language)
        names = [t.name(one.game) for one in waiting]
        subject = t("mail-reminder-subject", game=names[0], count=len(names))
        lines = [Line(t("mail-reminder-about", count=len(names)))]
        lines += self._links(t, waiting)
        return self._letter(row, subject, self._signed(lines, t), now)

    def _links(self, t: Words, waiting: Sequence[WaitingRow]) -> list[Line]:
        return [
            Line(t("mail-to-table", game=t.name(one.game)), f"{self._base}/t/{one.table_id}")
            for one in waiting
        ]

    def _signed(self, lines: list[Line], t: Words) -> list[Line]:
        return [*lines, Line(t("mail-why", server=self._base))]

    def _letter(
        self, row: AddressRow, subject: str, lines: Sequence[Line], now: float
    ) -> EmailMessage:
        letter = EmailMessage(policy=SMTP)
        letter["From"] = self._sender
        letter["To"] = row.address
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        letter["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip(">"))
        letter["Auto-Submitted"] = "auto-generated"
        stop = f"{self._base}/mail/stop/{self._addresses.link(STOP, row)}"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        ending = Line(Words(row.language)("mail-stop-link"), stop)
        letter.set_content("\n\n".join(map(plain, [*lines, ending])) + "\n")
        html = "".join(
            [*map(rich, lines), f'<p><a href="{escape(stop)}">{escape(ending.text)}</a>']
        )
        page = PAGE.format(language=row.language, subject=escape(subject), body=html)
        letter.add_alternative(page, subtype="html")
        return letter


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self._catalog = Catalog(language)

    def __call__(self, key: str, **values: str | int) -> str:
        return self._catalog.fill(AREA, key, values)

    def name(self, game: str) -> str:
        return self._catalog.say(game, "name")


def plain(line: Line) -> str:
    return f"{line.text}:\n{line.url}" if line.url else line.text


def rich(line: Line) -> str:
    if line.url:
        return f"<p>{BUTTON.format(url=escape(line.url), text=escape(line.text))}</p>"
    return f"<p>{escape(line.text)}</p>"
