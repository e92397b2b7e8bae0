"""Metrics for Prometheus: requests, their duration, and how busy the tables are.

They tell when somebody answered a question that nobody else can see (A-68), so they are served on
an address of their own, which players do not reach, and only where an operator asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, Metric

from monsterbox.core.errors import MonsterboxError

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types


class BadMetricsAddress(MonsterboxError):
    """Metrics cannot be served at this address."""


class Metrics:
    """The metrics of a server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
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

    def add(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a request; streams have no duration, they last as long as somebody watches."""
        self._requests.labels(method, route, str(status)).inc()
        if seconds is not None:
            self._seconds.labels(route).observe(seconds)

    def measure(self, counts: Callable[[], Mapping[str, float]]) -> None:
        """Add gauges, which are only counted when somebody asks."""
        self.registry.register(Gauges(counts))

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[None]:
        """Serve the metrics from a thread of their own."""
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            raise BadMetricsAddress(
                f"cannot serve metrics on {host}, port {port}: {error.strerror}"
            ) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class Gauges:
    """What can be counted at any time."""

    def __init__(self, counts: Callable[[], Mapping[str, float]]) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        for name, value in self._counts().items():
            about = f"How many {name.replace('_', ' ')} there are now."
            yield GaugeMetricFamily(f"monsterbox_{name}", about, value=value)
