"""The speed of the rules: compiled against interpreted in one run, all games, seats and variants.

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

VARIANTS: dict[str, dict[str, dict[str, object]]] = {
    "zombeasts": {"base": {}, "master": {"master": True}},
}


def main() -> None:
    table = Table(title=f"random play, compiled: {mb.is_compiled()}")
    columns = ("game", "seats", "dec./s", "games/s", "interpr.", "ratio", "clone", "redeal")
    for name in columns:
        table.add_column(name, justify="left" if name == "game" else "right")
    for key in mb.games():
        low, high = mb.game(key).seats
        for seats in range(low, high + 1):
            for variant, options in VARIANTS.get(key, {"": {}}).items():
                add_row(table, f"{key} {variant}", bench(key, seats=seats, options=options), seats)
    Console().print(table)


def add_row(table: Table, name: str, speed: dict[str, float], seats: int) -> None:
    table.add_row(
        name,
        str(seats),
        f"{speed['decisions_per_second'] / 1e6:.2f} M",
        f"{speed['games_per_second']:,.0f}",
        f"{speed['interpreted_decisions_per_second'] / 1e6:.3f} M",
        f"{speed['ratio']:.0f}",
        f"{speed['clone_seconds'] * 1e6:.2f} µs",
        f"{speed['redeal_seconds'] * 1e6:.2f} µs",
    )


if __name__ == "__main__":
    main()
