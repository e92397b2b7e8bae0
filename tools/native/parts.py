"""The C that mypyc writes, put together game by game and told what is rare.

mypyc writes a C file for each module. One file of them all takes gcc minutes on one core; a file
for each module cannot inline what others define. So each game becomes one part, the modules that
games share another, and their functions are visible to every game as copies for inlining.

The texts are changed in ways that leave their meaning alone. A change that no longer finds its
pattern in what a later mypyc writes does nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

SHARED = "shared"
INLINE_HEADER = "shared_inline.h"

# Bounds are kept, small ints are small: the compiler lays out the other way far from the loop and
# inlines nothing into it.
IN_BOUNDS = re.compile(
    r"(?P<before>(?P<test>cpy_r_r\d+) = (?:"
    r"\(uint64_t\)\w+ < \(uint64_t\)\w+|\w+ >= -4611686018427387904LL|\w+ <= 4611686018427387903LL"
    r");\n\s*if \(!?)(?P=test)\)"
)
SMALL_INT = re.compile(
    r"(?P<before>(?P<tag>cpy_r_r\d+) = cpy_r_\w+ & 1;\n\s*"
    r"(?P<test>cpy_r_r\d+) = (?P=tag) == 0;\n\s*if \(!?)(?P=test)\)"
)
INDENTATION = re.compile(r"^ +", re.MULTILINE)  # it grows from function to function

# Wrappers are what the interpreter calls; without the word each would hold a copy of its function.
WRAPPER = re.compile(
    r"^extern (?=.*\b(?:CPyPy_\w+|CPyDef_\w+_____top_level__)\(.*\);$)", re.MULTILINE
)
RARELY_CALLED = """
#if defined(__GNUC__) && !defined(_WIN32)
#define MONSTERBOX_COLD __attribute__((cold))
MONSTERBOX_COLD void CPy_AddTraceback(const char *, const char *, int, PyObject *);
MONSTERBOX_COLD void CPy_TypeError(const char *, PyObject *);
MONSTERBOX_COLD void CPy_DecRef(PyObject *);
MONSTERBOX_COLD void CPyTagged_DecRef(CPyTagged);
MONSTERBOX_COLD int64_t CPyLong_AsInt64_(PyObject *);
MONSTERBOX_COLD PyObject *PyErr_Occurred(void);
MONSTERBOX_COLD void PyErr_SetNone(PyObject *);
MONSTERBOX_COLD void PyErr_SetString(PyObject *, const char *);
#else
#define MONSTERBOX_COLD
#endif
"""
RUNTIME_HEADER = "#include <CPy.h>\n"

FUNCTION = re.compile(r"^\w[\w *]*?\b(?P<name>CPyDef_\w+)\([^;]*\) \{$")
STATIC_FUNCTION = re.compile(r"^static [^;={(]*?\b(\w+)\s*\(", re.MULTILINE)
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def parts_of(modules: Mapping[str, str], headers: list[str]) -> dict[str, str]:
    """The text of each part, the longest first: several are compiled at once, it takes longest.

    `modules` has the C text of each module by the name of its file, without the ending.
    """
    texts: dict[str, list[str]] = {}
    for file_name in sorted(modules):
        texts.setdefault(part_name(file_name), []).append(easier(modules[file_name]))
    for name in texts.keys() - {SHARED}:
        first = [f'#include "{header}"\n' for header in [*headers, INLINE_HEADER]]
        texts[name] = [*first, *texts[name]]
    parts = {name: "".join(pieces) for name, pieces in texts.items()}
    return dict(sorted(parts.items(), key=lambda item: -len(item[1])))


def part_name(file_name: str) -> str:
    """The game that a C file belongs to; mypyc writes the dots of a module as `___`."""
    match file_name.split("___"):
        case [_, "games", game, _, *_]:
            return game
    return SHARED


def easier(text: str) -> str:
    """The same C, with what is expected marked and without its indentation."""
    for pattern in (IN_BOUNDS, SMALL_INT):
        text = pattern.sub(r"\g<before>likely(\g<test>))", text)
    return INDENTATION.sub("", text)


def with_rare_marked(header: str) -> str:
    """The header of all parts, in which wrappers and the ways of errors are marked as rare."""
    if RUNTIME_HEADER not in header:
        return header
    marked = WRAPPER.sub("extern MONSTERBOX_COLD ", header)
    return marked.replace(RUNTIME_HEADER, RUNTIME_HEADER + RARELY_CALLED, 1)


def inline_header(shared: str) -> str:
    """The functions of the shared part for games to inline; what is called comes from that part.

    Those that use a function of their own file only are left out.
    """
    own = set(STATIC_FUNCTION.findall(shared))
    copies = [
        f"extern inline __attribute__((gnu_inline)) {text}\n"
        for name, text in functions(shared)
        if not name.endswith("_____top_level__") and own.isdisjoint(re.findall(r"\w+", text))
    ]
    return "\n".join(["#if defined(__GNUC__) && !defined(_WIN32)", *copies, "#endif", ""])


def functions(text: str) -> Iterator[tuple[str, str]]:
    """The name and the text of each native function; its last line closes its first brace."""
    name, lines, depth = "", list[str](), 0
    for line in text.splitlines():
        if not lines:
            found = FUNCTION.match(line)
            if not found:
                continue
            name = found["name"]
        lines.append(line)
        code = STRING.sub("", line)
        depth += code.count("{") - code.count("}")
        if depth == 0:
            yield name, "\n".join(lines)
            lines = []
