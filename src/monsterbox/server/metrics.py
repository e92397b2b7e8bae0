"""Metrics for Prometheus: requests, their duration, and how busy the tables are."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

KIND = CONTENT_TYPE_LATEST.partition("; charset")[0]
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types


class Metrics:
    """The metrics of a server process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "monsterbox_requests",
            "Requests by route and status.",
            ("method", "route", "status"),
            registry=registry,
        )
        self._seconds = Histogram(
            "monsterbox_request_seconds",
            "Time to answer, without streams.",
            ("route",),
            buckets=BOUNDS,
            registry=registry,
        )
        self._gauges: dict[str, Gauge] = {}

    def add(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a request; streams have no duration, they last as long as somebody watches."""
        self._requests.labels(method, route, str(status)).inc()
        if seconds is not None:
            self._seconds.labels(route).observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> bytes:
        """Return all metrics; `gauges` are those that are only measured now."""
        for name, value in gauges.items():
            if name not in self._gauges:
                told = f"How many {name.replace('_', ' ')} there are now."
                self._gauges[name] = Gauge(f"monsterbox_{name}", told, registry=self._registry)
            self._gauges[name].set(value)
        return generate_latest(self._registry)
