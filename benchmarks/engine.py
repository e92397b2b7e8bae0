"""The speed of the rules: compiled against interpreted in one run, all seat counts and variants.

python benchmarks/engine.py

CPU time of one core, medians of interleaved rounds. Ratios hold on any machine.
Columns: seat decisions and games a second compiled, decisions a second interpreted, their ratio,
the time to copy a state and to deal it anew for a seat.
"""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import monsterbox as mb
from monsterbox.lab.bench import bench

GAME = "zombeasts"


def main() -> None:
    table = Table(title=f"{GAME}: random play, compiled: {mb.is_compiled()}")
    columns = ("seats", "master", "dec./s", "games/s", "interpr.", "ratio", "clone", "redeal")
    for name in columns:
        table.add_column(name, justify="right")
    low, high = mb.game(GAME).seats
    for seats in range(low, high + 1):
        for master in (False, True):
            speed = bench(GAME, seats=seats, options={"master": master})
            table.add_row(
                str(seats),
                "yes" if master else "no",
                f"{speed['decisions_per_second'] / 1e6:.2f} M",
                f"{speed['games_per_second']:,.0f}",
                f"{speed['interpreted_decisions_per_second'] / 1e6:.3f} M",
                f"{speed['ratio']:.0f}",
                f"{speed['clone_seconds'] * 1e6:.2f} µs",
                f"{speed['redeal_seconds'] * 1e6:.2f} µs",
            )
    Console().print(table)


if __name__ == "__main__":
    main()
