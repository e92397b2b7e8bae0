"""Templates: their words, the markup that is kept, what they pick out of the log."""

from __future__ import annotations

import jinja2
import pytest
from markupsafe import Markup

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http import templates as templates_module
from monsterbox.server.http.assets import Assets
from monsterbox.server.http.template_code import QuickEnvironment
from monsterbox.server.http.templates import Latest, MacroCache, Pages, latest
from monsterbox.server.views.shown import Line


def test_a_template_speaks_the_language_of_its_page_also_in_macros(assets: Assets) -> None:
    loader = jinja2.DictLoader(
        {
            "macro.html": '{% macro greet() %}{{ t("guest-name") }} {{ language }}{% endmacro %}',
            "page.html": '{% from "macro.html" import greet %}{{ greet() }} {{ asset("a.css") }}',
        }
    )
    pages = Pages(loader, assets)

    assert pages.render("page.html", "de").startswith("Gast de /static/a.")
    assert pages.render("page.html", "it").startswith("Ospite it /static/a.")


def pages_of(
    templates: dict[str, str], assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> tuple[Pages, Pages]:
    """With our code for templates, and with that of Jinja alone."""
    made = []
    for kind in (QuickEnvironment, PlainEnvironment):
        monkeypatch.setattr(templates_module, "QuickEnvironment", kind)
        pages = Pages(jinja2.DictLoader(templates), assets)
        pages.render("page.html", "de", value="warmed up")
        made.append(pages)
    return made[0], made[1]


class PlainEnvironment(jinja2.Environment):
    """As Jinja is, with a place for the words."""

    words: object = None
    told: object = None


HOSTILE = (
    "<b>&\"'",
    Markup("<i>&amp;</i>"),
    7,
    -1.5,
    True,
    None,
    ("<", Markup("<")),
    {"<": ">"},
    "",
    Markup(""),
    "é\x00🧟",
)


@pytest.mark.parametrize("value", HOSTILE, ids=repr)
def test_our_templates_show_what_those_of_jinja_show(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, value: object
) -> None:
    """What was shown as text before is not taken for markup later, and the other way round."""
    page = """{% macro shown(value) %}<u title="{{ value }}">{{ value }}{% endmacro %}
    {% set both %}{{ value }}{{ shown(value) }}{% endset %}
    {{ value }} {{ value | safe }} {{ value | e }} {{ value ~ "<" }} {{ both }} {{ "<" ~ value }}
    {{ shown(value) | length }} {{ t("one-wins", name=value | string) }}
    {{ t(key, name="<") if key is defined }} {{ t("guest-name", **{}) }}"""
    ours, plain = pages_of({"page.html": page}, assets, monkeypatch)

    for given in (value, str(value), Markup(str(value)), value):  # hostile on purpose
        context = {"value": given, "key": "one-wins"}
        told = [pages.render("page.html", "de", **context) for pages in (ours, plain)]
        assert told[0] == told[1]


def test_a_template_escapes_what_is_only_equal_to_markup(assets: Assets) -> None:
    pages = Pages(jinja2.DictLoader({"page.html": "{{ value }}"}), assets)

    told = [pages.render("page.html", "en", value=one) for one in (Markup("<b>"), "<b>")]

    assert told == ["<b>", "&lt;b&gt;"]


def test_what_a_template_does_not_know_is_an_error(assets: Assets) -> None:
    pages = Pages(jinja2.DictLoader({"page.html": "{{ nothing }}"}), assets)

    with pytest.raises(jinja2.UndefinedError):
        pages.render("page.html", "en")


def test_all_languages_and_templates_are_made_ready_beforehand(assets: Assets) -> None:
    """A template that cannot be read fails then, not before a visitor."""
    loader = jinja2.DictLoader({"page.html": "{{ language }}"})
    pages = Pages(loader, assets)
    pages.warm()
    loader.mapping = {}

    assert [pages.render("page.html", language) for language in LANGUAGES] == list(LANGUAGES)


def test_a_macro_is_asked_once_for_the_same_things() -> None:
    asked = []

    def macro(*given: object) -> Markup:
        asked.append(given)
        return Markup("<b>{}</b>").format(given[0])

    kept = MacroCache()
    card = {"id": "x"}

    told = [kept(macro, "a<", 1), kept(macro, "a<", 1), kept(macro, Markup("a<"), 1)]
    kept(macro, card)
    kept(macro, card)
    kept(macro, {"id": "x"})

    assert told == ["<b>a&lt;</b>", "<b>a&lt;</b>", "<b>a<</b>"]
    assert len(asked) == 4


def test_things_are_told_apart_by_what_is_in_them() -> None:
    """Tuples of dicts too; where a macro was given markup before, text is written as text."""
    kept = MacroCache()
    card, other = {"id": "x"}, {"id": "y"}

    def macro(cards: tuple[dict[str, str], ...], word: str = "") -> Markup:
        return Markup("{} {}").format(" ".join(one["id"] for one in cards), word)

    assert kept(macro, (card, other)) == "x y "
    assert kept(macro, (other, card)) == "y x "
    assert kept(macro, (card,), Markup("<b>")) == "x <b>"
    assert kept(macro, (card,), "<b>") == "x &lt;b&gt;"


def test_what_is_used_is_kept_and_the_rest_forgotten() -> None:
    made: list[str] = []

    def macro(word: str) -> Markup:
        made.append(word)
        return Markup(word * 10)

    kept = MacroCache(most=45)
    for word in "abcaXaYaZaVaWab":
        assert kept(macro, word) == word * 10

    assert made.count("a") == 1
    assert made.count("b") == 2


def test_lines_are_made_once() -> None:
    made: list[str] = []

    def macro(word: str, more: str) -> Markup:
        made.append(word)
        return Markup("<li>{}{}</li>").format(word, more)

    kept = MacroCache()
    first = kept.each(macro, ["a", "<"], "!")
    again = kept.each(macro, ["<", "c"], "!")

    assert first == "<li>a!</li>\n<li>&lt;!</li>"
    assert again == "<li>&lt;!</li>\n<li>c!</li>"
    assert made == ["a", "<", "c"]


def a_log(*lines: tuple[int | None, bool]) -> list[Line]:
    """Of each line its seat, and whether it is new."""
    return [
        Line(text="", key="", seat=seat, clause=None, cards=(), words=(), new=new)
        for seat, new in lines
    ]


@pytest.mark.parametrize(
    ("log", "part"),
    [
        (a_log(), Latest(0, 0)),
        (a_log((0, False), (1, True)), Latest(0, 1)),
        (a_log((0, False), (0, True), (None, True)), Latest(0, 2)),
        (a_log((0, True), (1, True), (None, True)), Latest(0, 0)),  # the set-up: no turn so far
        (a_log(*[(1, False)] * 40), Latest(10, 40)),
        (a_log(*[(0, False)] * 5, *[(1, True)] * 40), Latest(5, 5)),
    ],
)
def test_of_the_log_the_end_is_shown_and_all_that_is_new(log: list[Line], part: Latest) -> None:
    assert latest(log, seat=0) == part
