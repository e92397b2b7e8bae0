"""Numbers as Prometheus reads them, on an address that players do not reach."""

from __future__ import annotations

import socket

import httpx
import pytest

from monsterbox.server.metrics import BadMetricsAddress, Metrics
from tests.processes import free_port
from tests.server.clocks import PATIENCE

HOST = "127.0.0.1"


def read(metrics: Metrics) -> list[str]:
    port = free_port()
    with metrics.served(HOST, port):
        answer = httpx.get(f"http://{HOST}:{port}/metrics", timeout=PATIENCE)
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return answer.text.splitlines()


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.add("GET", "/", 200, 0.003)
    metrics.add("GET", "/", 200, 7.0)
    metrics.add("GET", "/t/{table}/events", 200, None)

    lines = read(metrics)

    assert 'monsterbox_requests_total{method="GET",route="/",status="200"} 2.0' in lines
    assert 'monsterbox_request_seconds_bucket{le="0.0025",route="/"} 0.0' in lines
    assert 'monsterbox_request_seconds_bucket{le="0.005",route="/"} 1.0' in lines
    assert 'monsterbox_request_seconds_bucket{le="+Inf",route="/"} 2.0' in lines
    assert 'monsterbox_request_seconds_sum{route="/"} 7.003' in lines
    assert not any("seconds" in line and "events" in line for line in lines)


def test_gauges_are_counted_when_somebody_asks() -> None:
    metrics, counts = Metrics(), {"tables": 3}
    metrics.measure(lambda: counts)
    before = read(metrics)
    counts["tables"] = 4

    assert "monsterbox_tables 3.0" in before
    assert "monsterbox_tables 4.0" in read(metrics)


def test_an_address_in_use_is_named() -> None:
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]

        with (
            pytest.raises(BadMetricsAddress, match=f"{HOST}, port {port}"),
            Metrics().served(HOST, port),
        ):
            pytest.fail("two servers at one address")
