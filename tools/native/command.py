"""The setuptools commands that compile, with a line of output for each step."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from setuptools import Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from setuptools.command.editable_wheel import editable_wheel  # type: ignore[import-untyped]

from tools.native.objects import Compiling, at_once, processors, say, timed
from tools.native.placing import (
    PACKAGE,
    SOURCE,
    fingerprint,
    is_up_to_date,
    mark,
    one_at_a_time,
    place,
    remove_compiled,
    unmark,
)
from tools.native.profiles import accepted, can_compile, identity, profile
from tools.native.translate import LIBRARY, Written, files_of, write_c, write_if_changed
from tools.native.wish import wish

WORKSHOP = Path("build", "native", sysconfig.get_config_var("SOABI") or sys.platform)


def compiled_modules(patterns: Sequence[str]) -> list[Extension]:
    """Return what will be compiled: one shared library, and a small module for each source.

    They are only named here: metadata and source distributions compile nothing.
    """
    asked = wish()
    if asked == "pure" or (asked == "auto" and not can_compile()):
        return []
    sources = sources_of(patterns)
    modules = [Extension(module_name(source), [str(source)]) for source in sources]
    return [Extension(LIBRARY, [str(source) for source in sources]), *modules]


def sources_of(patterns: Sequence[str]) -> list[Path]:
    """Return the Python files that match the patterns."""
    return [
        path
        for pattern in patterns
        for path in sorted(PACKAGE.glob(pattern))
        if path.name != "__init__.py"
    ]


def module_name(source: Path) -> str:
    """Return the name under which a source is imported."""
    return ".".join(source.relative_to(SOURCE).with_suffix("").parts)


class BuildNative(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Builds in parts; an in-place build replaces compiled modules when all are done."""

    def run(self) -> None:
        with one_at_a_time():
            if self.inplace:
                self.build_in_place()
            else:
                self.build()

    def build_in_place(self) -> None:
        """Whatever goes wrong, no module that comes from other sources stays."""
        if self.extensions and is_up_to_date():
            unmark()
            return
        mark()
        try:
            self.build()
        except BaseException:
            remove_compiled()
            raise
        if not self.extensions:
            remove_compiled()

    def build(self) -> None:
        if not self.extensions:
            say("nothing is compiled, the rules run as plain Python")
            return
        if wish() != "auto" and not can_compile():
            raise SystemExit(f"monsterbox: MONSTERBOX_BUILD={wish()} is not possible here")
        self.came_from = fingerprint()
        with timed(f"{profile().name} build in total"):
            super().run()

    def copy_extensions_to_source(self) -> None:
        """Setuptools calls this at the end of a build in place."""
        if fingerprint() != self.came_from:
            raise SystemExit("monsterbox: the rules were edited meanwhile: compile them again")
        files = [self.get_ext_filename(module.name) for module in self.extensions]
        place({SOURCE / name: Path(self.build_lib, name) for name in files}, self.came_from)

    def build_extensions(self) -> None:
        library, *modules = self.extensions
        workers = int(self.parallel or processors())
        with timed(f"mypyc, {len(modules)} modules"):
            written = write_c(library.sources, WORKSHOP / "c", SOURCE, profile().level)
        objects = self.compile_parts(written, workers)
        with timed("linking"):
            self.link(library, objects)
            self.build_shims(written, modules, workers)

    def compile_parts(self, written: Written, workers: int) -> list[str]:
        """Return the object files of the library."""
        folder = WORKSHOP / profile().name
        headers, parts = files_of(written)
        for name, text in headers.items():
            write_if_changed(folder / name, text)
        for name, text in parts.items():
            write_if_changed(folder / f"{name}.c", text)
        compiling = self.compiling(
            [str(folder), *written.include_dirs],
            [*written.flags, *accepted(profile().flags)],
        )
        included = "".join(headers.values())
        say(f"compiling {len(parts)} parts, {workers} at a time")

        def compile_part(name: str) -> str:
            with timed(f"  {name}"):
                return compiling.compile(folder / f"{name}.c", included)

        return at_once(compile_part, list(parts), workers)

    def build_shims(self, written: Written, modules: list[Extension], workers: int) -> None:
        """Build the modules that load the library; they are the same for all profiles."""
        compiling = self.compiling([], accepted(["-O0", "-g0", "-w"]))

        def build_shim(module: Extension) -> None:
            self.link(module, [compiling.compile(written.shims[module.name])])

        at_once(build_shim, modules, workers)

    def compiling(self, include_dirs: list[str], flags: list[str]) -> Compiling:
        """Return the command's compiler, which knows where Python's headers are."""
        return Compiling(self.compiler, identity(self.compiler), include_dirs, flags)

    def link(self, module: Extension, objects: list[str]) -> None:
        """Link an extension module, as setuptools does.

        Setuptools would keep one that is newer than the object files, even from another profile.
        """
        target = self.get_ext_fullpath(module.name)
        Path(target).unlink(missing_ok=True)
        self.compiler.link_shared_object(
            objects,
            target,
            libraries=self.get_libraries(module),
            library_dirs=module.library_dirs,
            export_symbols=self.get_export_symbols(module),
            build_temp=self.build_temp,
            target_lang="c",
        )


class Editable(editable_wheel):  # type: ignore[misc]  # setuptools has no types
    """An editable install of sources only, which first removes old compiled modules."""

    def run(self) -> None:
        with one_at_a_time():
            remove_compiled()
        super().run()
