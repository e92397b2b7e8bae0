"""How often one person may do something."""

from __future__ import annotations

from typing import cast

import pytest
from litestar.datastructures import Address

from monsterbox.server.http.households import household
from monsterbox.server.http.rate_limits import MOST_BUCKETS, Limit, Limits, TooMany
from monsterbox.server.http.visitors import AnyConnection


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
