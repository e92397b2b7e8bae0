"""Numbers for Prometheus, in its text format: requests, their time, and how full the house is."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

KIND = "text/plain; version=0.0.4"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
Labels = tuple[tuple[str, str], ...]


class Times:
    """How long something took: how often within each bound, and in all."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Counts as long as the server runs."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.times: defaultdict[str, Times] = defaultdict(Times)

    def add(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """One request; streams have no time, they last as long as somebody looks."""
        self.requests[method, route, status] += 1
        if seconds is not None:
            self.times[route].add(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All numbers; `gauges` are those that are asked for only now."""
        told = [*self._counters(), *self._histograms()]
        for name, value in sorted(gauges.items()):
            told += [f"# TYPE monsterbox_{name} gauge", f"monsterbox_{name} {value:g}"]
        return "\n".join(told) + "\n"

    def _counters(self) -> Iterable[str]:
        yield "# TYPE monsterbox_requests_total counter"
        for (method, route, status), count in sorted(self.requests.items()):
            labels = (("method", method), ("route", route), ("status", str(status)))
            yield f"monsterbox_requests_total{written(labels)} {count}"

    def _histograms(self) -> Iterable[str]:
        yield "# TYPE monsterbox_request_seconds histogram"
        for route, times in sorted(self.times.items()):
            yield from histogram(route, times)


def histogram(route: str, times: Times) -> Iterable[str]:
    name, reached = "monsterbox_request_seconds", 0
    for bound, count in zip((*BOUNDS, float("inf")), times.counts, strict=True):
        reached += count
        edge = "+Inf" if bound == float("inf") else f"{bound:g}"
        yield f"{name}_bucket{written((('route', route), ('le', edge)))} {reached}"
    yield f"{name}_sum{written((('route', route),))} {times.total:.6f}"
    yield f"{name}_count{written((('route', route),))} {reached}"


def written(labels: Labels) -> str:
    """Labels as Prometheus reads them; routes hold no quotes."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}"
