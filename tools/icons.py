"""Draw the icons of the installed app from the one of the tab; needs `resvg_py`.

Run it as `python tools/icons.py` when `favicon.svg` has changed, and look at what it wrote.
"""

from __future__ import annotations

import re
from pathlib import Path

import resvg_py

STATIC = Path(__file__).parents[1] / "src" / "monsterbox" / "web" / "static"
GROUND = "#3b3166"
SAFE = 0.8  # of the side: what no mask cuts away
BOX = 64


def main() -> None:
    drawing = (STATIC / "favicon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        draw(f"icon-{size}.png", drawing, size)
    draw("icon-maskable-512.png", maskable(drawing), 512)


def maskable(drawing: str) -> str:
    """Return the drawing on a ground without corners: each system cuts its own."""
    inner = re.sub(r"^<svg[^>]*><path[^>]*/>|</svg>\s*$", "", drawing)
    margin = BOX * (1 - SAFE) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}">'
        f'<rect width="{BOX}" height="{BOX}" fill="{GROUND}"/>'
        f'<g transform="translate({margin} {margin}) scale({SAFE})">{inner}</g></svg>'
    )


def draw(name: str, drawing: str, size: int) -> None:
    png = resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size, skip_system_fonts=True)
    (STATIC / name).write_bytes(bytes(png))


if __name__ == "__main__":
    main()
