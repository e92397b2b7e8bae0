"""Logs are one JSON object a line, without secrets."""

from __future__ import annotations

import json
import logging

from monsterbox.server.logging import JsonLines, short


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
