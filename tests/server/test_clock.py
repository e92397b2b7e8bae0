"""The clock of a machine that sleeps, or whose time somebody sets."""

from __future__ import annotations

import pytest

from monsterbox.server import clock


class Machine:
    """Both clocks of a machine; only one of them stands still while it sleeps."""

    wall, awake = 1_000_000.0, 50.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.awake


@pytest.mark.parametrize("hours", [1, -1])
def test_time_only_passes_until_the_clock_may_catch_up(
    hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()
    monkeypatch.setattr(clock, "time", machine)
    ours = clock.SystemClock()
    machine.wall += 3600 * hours + 2
    machine.awake += 2

    before = ours.now()
    jumped = ours.catch_up()

    assert before == 1_000_002.0
    assert jumped == pytest.approx(3600 * hours)
    assert ours.now() == pytest.approx(machine.wall)
    assert ours.catch_up() == 0.0
