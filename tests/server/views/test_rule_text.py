"""Texts of the rulebook as markup: Markdown, links, titles instead of keys, marks."""

from __future__ import annotations

import re

import pytest

from monsterbox.server.views.rule_text import (
    RuleNames,
    RuleText,
    Style,
    marked,
    steps_of,
    without_values,
)

NAMES = RuleNames(
    game="moons",
    entries=frozenset({"ZB-13", "A-04", "E-01", "swap", "ties"}),
    options={"swap": "Swaps", "ties": "Ties & draws", "old": "For old records"},
    values={
        "swap": {"own": "your own side", "any": "any side", "true": "yes", "80": "after 80"},
        "ties": {"none": "nothing", "moons": "the most moons", "any": "both", "true": "yes"},
        "old": {},
    },
)


def printed(text: str, *, own: str = "ZB-13", words: tuple[str, ...] = ()) -> str:
    return str(RuleText(text).print(Style(NAMES, own, "A <title>", words))).strip()


def link(entry: str, text: str) -> str:
    kind = "ref" if entry in NAMES.options else "ref n"
    return f'<a class="{kind}" href="/rules/moons/{entry}" data-clause="{entry}">{text}</a>'


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("See A-04.", f"<p>See {link('A-04', 'A-04')}.</p>"),
        ("This is ZB-13.", "<p>This is ZB-13.</p>"),
        ("Neither ZB-99 nor XA-04.", "<p>Neither ZB-99 nor XA-04.</p>"),
        ("*One* & <b>two</b>", "<p><em>One</em> &amp; &lt;b&gt;two&lt;/b&gt;</p>"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    ],
)
def test_numbers_of_entries_become_links(text: str, html: str) -> None:
    """An entry does not link to itself, and nothing leads to numbers that there are not."""
    assert printed(text) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("`swap`", link("swap", "Swaps")),
        ("`swap = own`", link("swap", "Swaps: your own side")),
        ("`swap=own`", link("swap", "Swaps: your own side")),
        ("`ties =\nmoons`", link("ties", "Ties &amp; draws: the most moons")),
        ("`swap = 7`", link("swap", "Swaps: 7")),
        ("`moons`", link("ties", "the most moons")),
        ("`any`", "<code>any</code>"),
        ("`true`", "<code>true</code>"),
        ("`W-CAT-L`", "<code>W-CAT-L</code>"),
        ("`80`", "80"),
        ("`old`", "For old records"),
    ],
)
def test_house_rules_have_titles_instead_of_keys(text: str, html: str) -> None:
    """A value alone is a link where only one house rule has it; links need an entry."""
    assert printed(text) == f"<p>{html}</p>"


def test_a_house_rule_quotes_its_own_values() -> None:
    assert printed("With `any` you may.", own="swap") == "<p>With <q>any side</q> you may.</p>"
    assert printed("After `80` rounds.", own="swap") == "<p>After 80 rounds.</p>"


def test_tables_can_be_scrolled_by_keyboard() -> None:
    html = printed("| | b |\n|---|---|\n| ZB-13 | A-04 |")

    assert html.startswith('<div class="scroll" role="group" tabindex="0" aria-label="A &lt;title')
    assert re.sub(r"\s", "", html).partition("<tr>")[2].startswith('<td></td><thscope="col">b</th>')
    assert "<td>ZB-13</td>" in html
    assert link("A-04", "A-04") in html
    assert html.endswith("</table></div>")


def test_tables_with_long_texts_tell_in_every_cell_what_it_is_about() -> None:
    """Their rows become paragraphs on narrow pages; for a screen reader they remain a table."""
    long = "On and on. " * 12
    html = printed(f"| Card | `any` & more |\n|---|---|\n| HE01 | {long}|")

    assert html.startswith('<div class="scroll wordy" role="group"')
    assert '<table role="table">' in html
    assert html.count('role="rowgroup"') == html.count('role="row"') == 2
    assert html.count('<th scope="col" role="columnheader">') == 2
    assert '<td role="cell" data-head="Card">HE01</td>' in html
    assert f'<td role="cell" data-head="any &amp; more">{long.strip()}</td>' in html


def test_search_terms_are_marked_everywhere() -> None:
    """In prose, in links and in the titles of house rules."""
    html = printed("A moon, A-04, `ties = moons`.", words=("moon", "a-04"))

    assert html == (
        "<p>A <mark>moon</mark>, "
        + link("A-04", "<mark>A-04</mark>")
        + ", "
        + link("ties", "Ties &amp; draws: the most <mark>moon</mark>s")
        + ".</p>"
    )


@pytest.mark.parametrize(
    ("text", "words", "told"),
    [
        ("Züge & Straße", ["zuge"], "<mark>Züge</mark> &amp; Straße"),
        ("Züge & Straße", ["strasse"], "Züge &amp; <mark>Straße</mark>"),
        ("l’attacco", ["l'attacco"], "<mark>l’attacco</mark>"),
        ("a<b>", ["b"], "a&lt;<mark>b</mark>&gt;"),
        ("moon moon", ["moon", "oo"], "<mark>moon</mark> <mark>moon</mark>"),
        ("nothing", [], "nothing"),
    ],
)
def test_what_was_looked_for_is_marked(text: str, words: list[str], told: str) -> None:
    assert marked(text, words) == told


def test_an_example_is_told_in_steps() -> None:
    assert steps_of("1. One\n   and on.\n2. Two.") == ["One\n   and on.", "Two."]
    assert steps_of("Only 1. step") == ["Only 1. step"]


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Values: `a` (default), `b.c`. With `b.c` you may.", "With `b.c` you may."),
        ("Werte: `a` (Standard),\n`b`. Mit `b`: ja.", "Mit `b`: ja."),
        ("Says nothing of them. But: much.", "Says nothing of them. But: much."),
    ],
)
def test_the_list_of_values_is_left_out(text: str, rest: str) -> None:
    """It is shown in words; a first sentence of another kind stays."""
    assert without_values(text) == rest
