"""Draw the icons of the installed app, and the picture of links to pages that are no table.

Run it as `python -m tools.icons` when `favicon.svg` or the gang has changed, and look at what it
wrote.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import resvg_py

from monsterbox.server.http.share import HEIGHT, MOON, WIDTH, ground, png_of, text
from monsterbox.web.picture import SVG, Drawing

STATIC = Path(__file__).parents[1] / "src" / "monsterbox" / "web" / "static"
GROUND = "#3b3166"
SAFE = 0.8  # of the side: what no mask cuts away
BOX = 64


def main() -> None:
    drawing = (STATIC / "favicon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        draw(f"icon-{size}.png", drawing, size)
    draw("icon-maskable-512.png", maskable(drawing), 512)
    (STATIC / "share.png").write_bytes(asyncio.run(png_of(the_gang())))


def the_gang() -> str:
    """Draw what stands for all pages: the gang before the moon, and the name."""
    drawing = Drawing()
    gang = f'<use href="#{drawing.use("scene-gang")}" x="40" y="90" width="640" height="440"/>'
    name = text(690, 340, 104, "Monsterbox", MOON)
    body = "".join([*ground(with_name=False), gang, name])
    return (
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{drawing.definitions()}</defs>'
        f"{body}</svg>"
    )


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
