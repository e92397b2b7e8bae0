"""Drawings as pictures: colours that pages set by class are written into them.

A page gives the drawing of an animal its colours by CSS. Whoever draws without CSS, as for the
picture of a link, needs them in the drawing itself.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from monsterbox.web.sprites import symbols

SVG = "http://www.w3.org/2000/svg"
COLOURS = re.compile(r"^\.([a-z]\d?) \{ ((?:--[a-z]: #[0-9a-f]+; ?)+)\}", re.MULTILINE)
COLOUR = re.compile(r"--([a-z]): (#[0-9a-f]+)")
VARIABLE = re.compile(r"var\(--([\w-]+)(?:, ?([^)]*))?\)")
PLAIN = ""
FILLS = {"halo": "#3b3166"}
"""What else the style sheets of pages say about parts of drawings."""
ElementTree.register_namespace("", SVG)


@cache
def palettes() -> dict[str, dict[str, str]]:
    """Return the colours that a class sets, as the style sheet has them."""
    style = files("monsterbox.web").joinpath("static", "base.css").read_text("utf-8")
    return {PLAIN: {}} | {name: dict(COLOUR.findall(told)) for name, told in COLOURS.findall(style)}


class Drawing:
    """Collects the symbols that a picture uses, each in the colours that it is used in."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def use(self, name: str, palette: str = PLAIN) -> str:
        """Return the id of a symbol in these colours."""
        made = f"{name}--{palette}" if palette else name
        if made not in self._made:
            self._made[made] = ""  # drawings do not contain themselves
            root = ElementTree.fromstring(symbols()[name].replace(">", f' xmlns="{SVG}">', 1))
            root.set("id", made)
            self._colour(root, palette)
            self._made[made] = ElementTree.tostring(root, encoding="unicode")
        return made

    def definitions(self) -> str:
        return "".join(self._made.values())

    def _colour(self, element: ElementTree.Element, palette: str) -> None:
        for name in element.get("class", "").split():
            palette = name if name in palettes() else palette
            if name in FILLS:
                element.set("fill", FILLS[name])
        element.attrib.pop("class", None)
        for key, value in element.attrib.items():
            if "var(" in value:
                element.set(key, VARIABLE.sub(lambda found: colour(found, palette), value))
        target = element.get("href", "").removeprefix("#")
        if target in symbols():
            element.set("href", f"#{self.use(target, palette)}")
        for child in element:
            self._colour(child, palette)


def colour(found: re.Match[str], palette: str) -> str:
    return palettes()[palette].get(found[1]) or found[2] or "none"
