"""How often one person may do something."""

from __future__ import annotations

from typing import cast

import pytest
from litestar.datastructures import Address
from litestar.routes import HTTPRoute
from msgspec.structs import replace

from monsterbox.server.http.households import household
from monsterbox.server.http.rate_limits import (
    MOST_BUCKETS,
    Limit,
    Limits,
    TooMany,
    limit_advice,
    limit_moves,
)
from monsterbox.server.http.visitors import AnyConnection, Visitor
from monsterbox.server.tables.people import Person
from tests.server.http.house import House


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


def test_tables_in_the_list_are_limited_more_than_others() -> None:
    now = [0.0]
    limits = Limits(0, tables_per_minute=20, clock=lambda: now[0])
    line = cast("AnyConnection", Line())
    for _ in range(10):
        limits.check_tables(line, is_open=True)
    now[0] = 30.0

    limits.check_tables(line)
    with pytest.raises(TooMany):
        limits.check_tables(line, is_open=True)
    now[0] = 60.0

    limits.check_tables(line, is_open=True)


def test_who_is_new_each_time_is_counted_by_address() -> None:
    limits = Limits(moves_per_second=1, tables_per_minute=0, clock=lambda: 0.0)
    line = Person(id_hash="", household="192.0.2.0")
    for number in range(10):
        limits.check_moves(Visitor("", True, replace(line, id_hash=f"new {number}")))

    with pytest.raises(TooMany):
        limits.check_moves(Visitor("", True, line))
    limits.check_moves(Visitor("", False, replace(line, id_hash="known")))


def test_thinking_for_those_who_are_new_each_time_is_counted_by_address() -> None:
    limits = Limits(moves_per_second=1, tables_per_minute=0, clock=lambda: 0.0)
    line = Person(id_hash="", household="192.0.2.0")
    for number in range(6):
        limits.check_advice(Visitor("", True, replace(line, id_hash=f"new {number}")))

    with pytest.raises(TooMany):
        limits.check_advice(Visitor("", True, replace(line, id_hash="new again")))
    limits.check_advice(Visitor("", False, replace(line, id_hash="known")))


def test_wherever_bots_think_for_readers_there_is_a_limit(house: House) -> None:
    thinking = {
        path: limit_advice in (handler.guards or ())
        for route in house.app.routes
        if isinstance(route, HTTPRoute) and (path := route.path).endswith(("/hint", "/thoughts"))
        for method, (handler, _) in route.route_handler_map.items()
        if method == "GET"
    }

    assert len(thinking) == 4
    assert all(thinking.values()), thinking


def test_whatever_changes_a_table_has_a_limit(house: House) -> None:
    """Those that open a table are limited by their address, in the route; one is a cookie only."""
    free = {
        f"{method} {path}"
        for route in house.app.routes
        if isinstance(route, HTTPRoute) and "{table:str}" in (path := route.path)
        for method, (handler, _) in route.route_handler_map.items()
        if method in ("POST", "PATCH", "DELETE", "PUT")
        and limit_moves not in (handler.guards or ())
    }

    assert free == {
        "POST /api/tables/{table:str}/fork",
        "POST /api/tables/{table:str}/rematch",
        "POST /t/{table:str}/dismiss",
        "POST /t/{table:str}/fork",
        "POST /t/{table:str}/rematch",
    }


class Line:
    """As much of a connection as a limit looks at."""

    client = Address("192.0.2.1", 5)


@pytest.mark.parametrize(
    ("address", "other", "are_one"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "testclient", False),
    ],
)
def test_a_line_with_millions_of_addresses_is_one_household(
    address: str, other: str, are_one: bool
) -> None:
    assert (household(address) == household(other)) is are_one
