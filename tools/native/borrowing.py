"""Let the rules reach an array without counting a reference to it.

mypyc often holds a reference while an element is read or written: it counts one up, finds the
place, and counts one down. Where only numbers are computed in between, on every way, nothing can
take the array from the object that owns it, and both counts can go.
"""

from __future__ import annotations

import re

HOLD = "VEC_I64_INCREF({});"
RELEASE = "VEC_I64_DECREF({});"
HELD = re.compile(  # an attribute, held as long as it is needed
    r"^(cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;\nVEC_I64_INCREF\(\1\);$", re.MULTILINE
)
CALL = re.compile(r"\b([A-Za-z_]\w*) ?\(")
# Words before a bracket that run no code of others: releasing an int frees at most that int.
HARMLESS = {
    "if",
    "likely",
    "unlikely",
    "PyErr_Occurred",
    "CPyLong_AsInt64",
    "CPyTagged_DECREF",
    "CPyTagged_DecRef",
}
GOTO = re.compile(r"goto (CPyL\d+);")


def borrowed(function: str) -> str:
    """Return the C text of a function without counting references to arrays where it can."""
    arrays = HELD.findall(function)
    if not arrays:
        return function
    lines = function.split("\n")
    counts = {text.format(array) for array in arrays for text in (HOLD, RELEASE)}
    for array in arrays:
        if can_be_borrowed(lines, array, counts):
            own = {HOLD.format(array), RELEASE.format(array)}
            lines = [line for line in lines if line not in own]
    return "\n".join(lines)


def can_be_borrowed(lines: list[str], array: str, counts: set[str]) -> bool:
    """Whether an array is held in one place, and nothing is called before it is released.

    Other arrays that are held in the same way may come and go: their owners keep them.
    """
    start = lines.index(HOLD.format(array))
    if sum(line.startswith(f"{array} = ") for line in lines) != 1:
        return False
    seen = {start}
    ways = [start + 1]
    while ways:
        place = ways.pop()
        line = lines[place]
        if line == RELEASE.format(array):
            continue
        is_end = place == len(lines) - 1 or line.startswith("return")
        is_quiet = line in counts or HARMLESS.issuperset(CALL.findall(line))
        if place == start or is_end or not is_quiet:
            return False
        if place not in seen:
            seen.add(place)
            ways += successors(lines, place)
    return True


def successors(lines: list[str], place: int) -> list[int]:
    """Return the lines that may be executed next, and perhaps more.

    mypyc writes a statement a line; the blocks of an `if` are not nested.
    """
    line = lines[place]
    if found := GOTO.search(line):
        target = lines.index(f"{found[1]}: ;")
        return [target, place + 1] if line.startswith("if ") else [target]
    if line == "} else":
        return [place + 1, place + 2]
    if line.startswith("if "):
        end = next(k for k in range(place, len(lines)) if lines[k].startswith("}"))
        return [place + 1, end + 1]
    return [place + 1]
