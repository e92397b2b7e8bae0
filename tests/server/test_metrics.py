"""Numbers as Prometheus reads them."""

from __future__ import annotations

from monsterbox.server.metrics import Metrics


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
