"""Combine the C code of mypyc by game, and mark what is rarely executed.

mypyc writes a C file for each module. A single file takes gcc minutes on one core; a file for each
module cannot inline functions of others. So each game becomes one part, the modules that games
share another, and their functions are visible to every game as copies for inlining.

The changes to the code do not alter its meaning. A change whose pattern does not occur in the
output of a later mypyc does nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tools.native.borrowing import borrowed

SHARED = "shared"
INLINE_HEADER = "shared_inline.h"

# Indices are usually within bounds, and small ints small: the compiler moves the other branch out
# of the loop and inlines nothing into it.
IN_BOUNDS = re.compile(
    r"(?P<before>(?P<test>cpy_r_r\d+) = (?:"
    r"\(uint64_t\)\w+ < \(uint64_t\)\w+|\w+ >= -4611686018427387904LL|\w+ <= 4611686018427387903LL"
    r");\n\s*if \(!?)(?P=test)\)"
)
SMALL_INT = re.compile(
    r"(?P<before>(?P<tag>cpy_r_r\d+) = cpy_r_\w+ & 1;\n\s*"
    r"(?P<test>cpy_r_r\d+) = (?P=tag) == 0;\n\s*if \(!?)(?P=test)\)"
)
INDENTATION = re.compile(r"^ +", re.MULTILINE)  # it differs from function to function

# Only the interpreter calls wrappers; unless marked, each would contain a copy of its function.
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
# Processors find the smallest member of a set by one instruction, which Python has no words for.
LOWEST = "int64_t CPyDef_bits___lowest(int64_t cpy_r_members) {\n"
BUILT_IN = """#if defined(__GNUC__)
return cpy_r_members == 0 ? 0 : __builtin_ctzll((uint64_t)cpy_r_members);
#endif
"""
RUNTIME_HEADER = "#include <CPy.h>\n"

WHOLE_FUNCTION = re.compile(
    r"^\w[^\n;]*?\bCPyDef_\w+\([^\n;]*\) \{\n.*?^\}$", re.MULTILINE | re.DOTALL
)
FUNCTION = re.compile(r"^\w[\w *]*?\b(?P<name>CPyDef_\w+)\([^;]*\) \{$")
STATIC_FUNCTION = re.compile(r"^static [^;={(]*?\b(\w+)\s*\(", re.MULTILINE)
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def parts_of(modules: Mapping[str, str], headers: list[str]) -> dict[str, str]:
    """Return the text of each part, longest first, since it takes longest to compile.

    `modules` has the C text of each module by the name of its file, without the extension.
    """
    texts: dict[str, list[str]] = {}
    for file_name in sorted(modules):
        texts.setdefault(part_name(file_name), []).append(simplified(modules[file_name]))
    for name in texts.keys() - {SHARED}:
        first = [f'#include "{header}"\n' for header in [*headers, INLINE_HEADER]]
        texts[name] = [*first, *texts[name]]
    parts = {name: "".join(pieces) for name, pieces in texts.items()}
    return dict(sorted(parts.items(), key=lambda item: -len(item[1])))


def part_name(file_name: str) -> str:
    """Return the game that a C file belongs to; mypyc writes the dots of a module as `___`."""
    match file_name.split("___"):
        case [_, "games", game, _, *_]:
            return game
    return SHARED


def simplified(text: str) -> str:
    """Return the same C code: expected branches marked, arrays borrowed, built-ins used."""
    for pattern in (IN_BOUNDS, SMALL_INT):
        text = pattern.sub(r"\g<before>likely(\g<test>))", text)
    text = WHOLE_FUNCTION.sub(lambda found: borrowed(INDENTATION.sub("", found[0])), text)
    return INDENTATION.sub("", text).replace(LOWEST, LOWEST + BUILT_IN)


def with_rare_marked(header: str) -> str:
    """Return the header of all parts with wrappers and error paths marked as cold."""
    if RUNTIME_HEADER not in header:
        return header
    marked = WRAPPER.sub("extern MONSTERBOX_COLD ", header)
    return marked.replace(RUNTIME_HEADER, RUNTIME_HEADER + RARELY_CALLED, 1)


def inline_header(shared: str) -> str:
    """Return the functions of the shared part for games to inline; that part still has them.

    Functions that use anything private to their own file are left out.
    """
    own = set(STATIC_FUNCTION.findall(shared))
    copies = [
        f"extern inline __attribute__((gnu_inline)) {text}\n"
        for name, text in functions(shared)
        if not name.endswith("_____top_level__") and own.isdisjoint(re.findall(r"\w+", text))
    ]
    return "\n".join(["#if defined(__GNUC__) && !defined(_WIN32)", *copies, "#endif", ""])


def functions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each native function, up to its closing brace."""
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
