"""Texts of the rulebook as markup: Markdown with links to its entries and marked search terms.

Players read titles, not keys: a house rule that a text names by its key, `tie_break = most_moons`,
becomes a link with the titles of the rule and its value.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, MutableMapping, Sequence
from typing import Any, cast

import msgspec
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from markupsafe import Markup, escape

NUMBER = re.compile(r"\b[A-Z]{1,2}-\d+[a-z]?\b")
SETTING = re.compile(r"([a-z0-9_]+)(?:\s*=\s*(\S+))?")
FIRST_SENTENCE = re.compile(r"[^`.]*(?:`[^`]*`[^`.]*)*\.\s*")
STEP = re.compile(r"^\d+\. ", re.MULTILINE)
LINK = Markup('<a class="{}" href="/rules/{}/{}" data-clause="{}">{}</a>')
WORDY = 125  # letters side by side
Env = MutableMapping[str, Any]


class RuleNames(msgspec.Struct, frozen=True):
    """What the texts of a book may refer to."""

    game: str
    entries: frozenset[str]
    """The numbers of the entries, and the keys of the house rules that have one."""
    options: Mapping[str, str]
    """The titles of the house rules by key."""
    values: Mapping[str, Mapping[str, str]]
    """The titles of their values by key and value."""
    colon: str = ":"
    """As the language sets it."""


class Printer(RendererHTML):
    """Prints what a text has been parsed to; how is said in the environment, a `Style`."""

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        return cast(Style, env["style"]).prose(tokens[idx].content)

    def code_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        return cast(Style, env["style"]).code(tokens[idx].content)

    def table_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        """Wide tables are scrolled by themselves, with the keyboard too.

        Where there is little room, those with long texts have a paragraph for each row instead.
        """
        env["heads"] = heads = heads_of_wordy(rows_of(tokens[idx:]))
        frame = Markup('<div class="{}" role="group" tabindex="0" aria-label="{}"><table{}>')
        kind = "scroll wordy" if heads else "scroll"
        return frame.format(kind, cast(Style, env["style"]).title, role("table", env))

    def table_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        return "</table></div>"

    def thead_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        return f"<thead{role('rowgroup', env)}>"

    def tbody_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        return f"<tbody{role('rowgroup', env)}>"

    def tr_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        env["column"] = 0
        return f"<tr{role('row', env)}>"

    def th_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        """A corner without words heads nothing."""
        if not tokens[idx + 1].content:
            return f"<td{role('cell', env)}>"
        return f'<th scope="col"{role("columnheader", env)}>'

    def th_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        return "</th>" if tokens[idx - 1].content else "</td>"

    def td_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Env) -> str:
        heads: Sequence[str] = env["heads"]
        if not heads:
            return "<td>"
        env["column"] += 1
        return Markup('<td{} data-head="{}">').format(role("cell", env), heads[env["column"] - 1])


def rows_of(tokens: Sequence[Token]) -> list[list[str]]:
    """Return the plain texts of a table by row; the tokens begin with it."""
    rows: list[list[str]] = []
    for number, token in enumerate(tokens):
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            words = tokens[number + 1].children or []
            rows[-1].append("".join(word.content for word in words))
        elif token.type == "table_close":
            break
    return rows


def heads_of_wordy(rows: Sequence[Sequence[str]]) -> Sequence[str]:
    """Return the heads of the columns if the texts are too long for a narrow page."""
    widths = (max(map(len, column)) for column in zip(*rows, strict=True))
    return rows[0] if sum(widths) > WORDY else ()


def role(name: str, env: Env) -> Markup:
    """Return a role for a table whose rows are paragraphs at times, so that it remains one."""
    return Markup(' role="{}"').format(name) if env["heads"] else Markup()


MARKDOWN = MarkdownIt("commonmark", {"html": False}, renderer_cls=Printer).enable("table")


class Style:
    """How the text of one entry is printed: with its links, and with the search terms marked."""

    def __init__(self, names: RuleNames, own: str, title: str, words: Collection[str] = ()) -> None:
        """`own` is the id of the entry; its texts mention values without naming the rule."""
        self.names = names
        self.own = own
        self.title = title
        self.words = words

    def prose(self, text: str) -> Markup:
        """Return the text with numbers of entries as links."""
        told, end = Markup(), 0
        for found in NUMBER.finditer(text):
            number = found[0]
            if number in self.names.entries and number != self.own:
                told += self.mark(text[end : found.start()]) + self.link(number, number)
                end = found.end()
        return told + self.mark(text[end:])

    def code(self, text: str) -> Markup:
        """Return the words for the key of a house rule or one of its values."""
        if text.isdecimal():
            return self.mark(text)
        found = SETTING.fullmatch(text.strip())
        if found is None:
            return self.plain_code(text)
        name, value = found[1], found[2]
        if value is None and (own := self.names.values.get(self.own, {}).get(name)):
            return Markup("<q>{}</q>").format(self.mark(own))
        if name in self.names.options:
            return self.link(name, self.setting(name, value))
        if value is None and (owner := self.owner_of(name)):
            return self.link(owner, self.names.values[owner][name])
        return self.plain_code(text)

    def plain_code(self, text: str) -> Markup:
        return Markup("<code>{}</code>").format(self.mark(text))

    def setting(self, name: str, value: str | None) -> str:
        title = self.names.options[name]
        if value is None:
            return title
        return f"{title}{self.names.colon} {self.names.values[name].get(value, value)}"

    def owner_of(self, value: str) -> str | None:
        """Return the house rule that alone has a value of that name."""
        owners = [name for name, values in self.names.values.items() if value in values]
        return owners[0] if len(owners) == 1 and value not in ("true", "false") else None

    def link(self, entry: str, text: str) -> Markup:
        if entry not in self.names.entries:
            return self.mark(text)
        kind = "ref" if entry in self.names.options else "ref n"
        return LINK.format(kind, self.names.game, entry, entry, self.mark(text))

    def mark(self, text: str) -> Markup:
        return marked(text, self.words)


class RuleText:
    """A text of the rulebook, parsed once and printed with or without marks."""

    def __init__(self, text: str, *, is_inline: bool = False) -> None:
        self._tokens = MARKDOWN.parseInline(text) if is_inline else MARKDOWN.parse(text)

    def print(self, style: Style) -> Markup:
        return Markup(MARKDOWN.renderer.render(self._tokens, MARKDOWN.options, {"style": style}))


def steps_of(text: str) -> list[str]:
    """Return the steps of an example without their numbers; the whole text if it has none."""
    return [step.strip() for step in STEP.split(text)[1:]] or [text]


def without_values(text: str) -> str:
    """Return what is said about a house rule after the list of its values."""
    found = FIRST_SENTENCE.match(text)
    return text[found.end() :] if found and ":" in found[0] else text


# Search


def plain(text: str) -> str:
    """Return the letters without case and accents, and the apostrophe that is on every keyboard."""
    return "".join(plain_letter(letter) for letter in text)


def plain_letter(letter: str) -> str:
    if letter == "’":
        return "'"
    parts = unicodedata.normalize("NFKD", letter.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def marked(text: str, words: Collection[str]) -> Markup:
    """Return the text with the search terms in `<mark>` tags."""
    if not words:
        return escape(text)
    places = [place for place, letter in enumerate(text) for _ in plain_letter(letter)]
    wanted = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))
    told, end = Markup(), 0
    for found in wanted.finditer(plain(text)):
        first, last = places[found.start()], places[found.end() - 1] + 1
        if first >= end:
            told += escape(text[end:first]) + Markup("<mark>{}</mark>").format(text[first:last])
            end = last
    return told + escape(text[end:])
