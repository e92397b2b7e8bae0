"""The parts that the server is put together from: one or two tests each."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import jinja2
import pytest
from markupsafe import Markup

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.server.http.assets import Assets, load_assets
from monsterbox.server.http.language import best_language
from monsterbox.server.http.rate_limits import MOST_BUCKETS, Limit, TooMany
from monsterbox.server.http.templates import Latest, MacroCache, Pages, latest
from monsterbox.server.logging import JsonLines, short
from monsterbox.server.metrics import Metrics
from monsterbox.server.views.rulebook import marked
from monsterbox.server.views.shown import Line

# Languages


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, fr;q=0.9", "de"),
        ("fr;q=0.5, it;q=0.8, de;q=0.1", "it"),
        ("es, pt;q=0.9, nl;q=0.1", "nl"),
        ("DE-at", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=nan, fr;q=0.1", "fr"),
        ("de;q=99, fr;q=0.1", "fr"),
        ("*", "en"),
        (";;;,,,=", "en"),
        ("zh," * 1000 + "de", "en"),
    ],
)
def test_the_browser_says_which_language(accepted: str, language: str) -> None:
    assert best_language(accepted) == language


# Limits


def test_a_limit_lets_through_so_many_at_once_and_then_so_many_a_second() -> None:
    now = [0.0]
    limit = Limit(2, burst=3, clock=lambda: now[0])

    for _ in range(3):
        limit.take("ada")
    with pytest.raises(TooMany) as error:
        limit.take("ada")
    limit.take("bob")
    now[0] = 0.5
    limit.take("ada")

    assert error.value.wait == 1
    with pytest.raises(TooMany):
        limit.take("ada")


def test_no_limit_is_no_limit() -> None:
    limit = Limit(0, burst=1)

    for _ in range(100):
        limit.take("ada")


def test_strangers_take_no_memory() -> None:
    limit = Limit(1, burst=1, clock=lambda: 0.0)

    for number in range(MOST_BUCKETS + 100):
        limit.take(str(number))

    assert len(limit._buckets) == MOST_BUCKETS


# Static files


@pytest.fixture
def assets(tmp_path: Path) -> Assets:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "a.woff2").write_bytes(b"font")
    (tmp_path / "a.css").write_text("@font-face{src:url(fonts/a.woff2)} b{background:url(#x)}" * 9)
    (tmp_path / "main.js").write_text('import { x } from "./part.js";\n')
    (tmp_path / "part.js").write_text("export const x = 1;\n")
    return Assets(("", tmp_path))


def test_files_are_named_by_their_content(assets: Assets) -> None:
    style = assets.files[assets.names["a.css"]].body.decode()
    script = assets.files[assets.names["main.js"]].body.decode()

    assert assets.url("fonts/a.woff2") in style
    assert "url(#x)" in style
    assert assets.url("part.js") in script
    with pytest.raises(KeyError):
        assets.url("nothing.css")


def test_files_are_packed_where_that_helps(assets: Assets) -> None:
    style = assets.files[assets.names["a.css"]]
    font = assets.files[assets.names["fonts/a.woff2"]]

    assert style.best("gzip, br")[0] == "br"
    assert style.best("gzip")[0] == "gzip"
    assert style.best("")[0] is None
    assert font.best("gzip, br") == (None, b"font")


def test_our_own_files_are_all_there() -> None:
    assert {"base.css", "htmx.min.js", "favicon.svg"} <= set(load_assets().names)


# Logs and numbers


def test_a_line_of_the_log_is_json() -> None:
    record = logging.makeLogRecord(
        {"name": "monsterbox.x", "msg": "played ü", "levelname": "INFO", "ms": 1.5}
    )

    told = json.loads(JsonLines().format(record))

    assert told["event"] == "played ü"
    assert (told["area"], told["level"], told["ms"]) == ("monsterbox.x", "info", 1.5)
    assert "\n" not in JsonLines().format(record)


def test_a_failure_is_told_with_its_trace() -> None:
    try:
        raise RuntimeError("inner")
    except RuntimeError as error:
        record = logging.makeLogRecord({"exc_info": (type(error), error, error.__traceback__)})

    assert "RuntimeError: inner" in json.loads(JsonLines().format(record))["trace"]


def test_of_an_id_only_its_beginning_is_told() -> None:
    assert short("AbCdEfGhIjKlMnOp") == "AbCdEf"


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.add("GET", "/", 200, 0.003)
    metrics.add("GET", "/", 200, 7.0)
    metrics.add("GET", "/t/{table}/events", 200, None)

    lines = metrics.text({"tables": 3}).decode().splitlines()

    assert 'monsterbox_requests_total{method="GET",route="/",status="200"} 2.0' in lines
    assert 'monsterbox_request_seconds_bucket{le="0.0025",route="/"} 0.0' in lines
    assert 'monsterbox_request_seconds_bucket{le="0.005",route="/"} 1.0' in lines
    assert 'monsterbox_request_seconds_bucket{le="+Inf",route="/"} 2.0' in lines
    assert 'monsterbox_request_seconds_sum{route="/"} 7.003' in lines
    assert "monsterbox_tables 3.0" in lines
    assert not any("seconds" in line and "events" in line for line in lines)


# Rules and templates


@pytest.mark.parametrize(
    ("text", "words", "told"),
    [
        ("Züge & Straße", ["zuge"], "<mark>Züge</mark> &amp; Straße"),
        ("Züge & Straße", ["strasse"], "Züge &amp; <mark>Straße</mark>"),
        ("a<b>", ["b"], "a&lt;<mark>b</mark>&gt;"),
        ("moon moon", ["moon", "oo"], "<mark>moon</mark> <mark>moon</mark>"),
        ("nothing", [], "nothing"),
    ],
)
def test_what_was_looked_for_is_marked(text: str, words: list[str], told: str) -> None:
    assert marked(text, words) == told


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


def test_lines_are_numbered_and_made_once() -> None:
    made: list[int] = []

    def macro(number: int, word: str, more: str) -> Markup:
        made.append(number)
        return Markup("<li>{} {}{}</li>").format(number, word, more)

    kept = MacroCache()
    first = kept.numbered(macro, 7, ["a", "<"], "!")
    again = kept.numbered(macro, 8, ["<", "c"], "!")

    assert first == "<li>7 a!</li>\n<li>8 &lt;!</li>"
    assert again == "<li>8 &lt;!</li>\n<li>9 c!</li>"
    assert made == [7, 8, 9]


# Excerpts


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
        (a_log(*[(1, False)] * 40), Latest(10, 40)),
        (a_log(*[(0, False)] * 5, *[(1, True)] * 40), Latest(5, 5)),
    ],
)
def test_of_the_log_the_end_is_shown_and_all_that_is_new(log: list[Line], part: Latest) -> None:
    assert latest(log, seat=0) == part
