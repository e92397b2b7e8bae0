"""From Python to C: run mypyc, and make the files for the C compiler from its output."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.native.parts import INLINE_HEADER, SHARED, inline_header, parts_of, with_rare_marked

GROUP = "monsterbox"
LIBRARY = f"{GROUP}__mypyc"  # mypyc's name for the library with the code of all modules
INTERNAL_HEADER = f"__native_internal_{GROUP}.h"
HEADERS = [f"__native_{GROUP}.h", INTERNAL_HEADER]


@dataclass(frozen=True)
class Written:
    """The output of mypyc: a C file and a shim for each module, and copies of its runtime."""

    folder: Path
    modules: list[Path]
    runtime: list[Path]
    shims: dict[str, Path]
    include_dirs: list[str]
    flags: list[str]


def write_c(sources: Sequence[str], folder: Path, search: Path, level: str) -> Written:
    """Run mypyc; a type error deliberately ends the build."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(search)
    # No errors about imported modules: their libraries are missing in the build environment.
    options = ["--no-warn-unused-ignores", "--follow-imports=silent"]
    library, *shims = mypycify(
        [*options, *sources],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        target_dir=str(folder),
        group_name=GROUP,
    )
    files = [Path(name) for name in library.sources]
    modules = [path for path in files if path.name.startswith("__native_")]
    return Written(
        folder=folder,
        modules=modules,
        runtime=[path for path in files if path not in modules],
        shims={shim.name: Path(shim.sources[0]) for shim in shims},
        include_dirs=library.include_dirs,
        flags=library.extra_compile_args,
    )


def headers_of(written: Written, shared: str) -> dict[str, str]:
    """Return the headers that all parts include."""
    headers = {name: (written.folder / name).read_text(encoding="utf-8") for name in HEADERS}
    headers[INTERNAL_HEADER] = with_rare_marked(headers[INTERNAL_HEADER])
    return headers | {INLINE_HEADER: inline_header(shared)}


def files_of(written: Written) -> tuple[dict[str, str], dict[str, str]]:
    """Return the headers and the parts by name, the part that takes longest first."""
    modules = {path.stem: path.read_text(encoding="utf-8") for path in written.modules}
    parts = parts_of(modules, HEADERS)
    # As one file: starting the compiler for each would take longer than compiling it.
    runtime = (path.relative_to(written.folder).as_posix() for path in written.runtime)
    parts["runtime"] = "".join(f"#include <{name}>\n" for name in runtime)
    return headers_of(written, parts[SHARED]), parts


def write_if_changed(path: Path, text: str) -> None:
    """Write a file and create its folder."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
