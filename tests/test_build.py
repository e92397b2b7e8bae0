"""The build: what it leaves in place, what it removes, and the C that it hands to the compiler.

Nothing is compiled here; that compiled rules play the same games is in
`tests/games/test_every_game_compiled.py`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.native import borrowing, objects, parts, placing
from tools.native.objects import Compiling

ROOT = Path(__file__).resolve().parents[1]
MODULE = "src/monsterbox/core/bits"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The build of this repository with one compiled module in place."""
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    for source in ("src/monsterbox/__init__.py", "src/monsterbox/core/__init__.py", f"{MODULE}.py"):
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, tmp_path / source)
    compiled(tmp_path).touch()
    return tmp_path


def compiled(project: Path) -> Path:
    """The compiled module beside its source."""
    return project / f"{MODULE}{EXTENSION_SUFFIXES[0]}"


def build(project: Path, *words: str, wish: str = "auto", **environment: str) -> str:
    """Run `setup.py` and return what it prints."""
    done = subprocess.run(
        [sys.executable, "setup.py", *words],
        cwd=project,
        env=os.environ | {"MONSTERBOX_BUILD": wish} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


# What stays and what goes


@pytest.mark.parametrize("wish", ["auto", "pure"])
@pytest.mark.parametrize("command", ["--version", "egg_info", "dist_info", "sdist"])
def test_looking_at_a_package_leaves_its_compiled_modules(
    project: Path, command: str, wish: str
) -> None:
    """Only what builds in place removes them."""
    build(project, command, wish=wish)

    assert compiled(project).exists()


def test_a_wheel_of_sources_neither_removes_nor_holds_a_compiled_module(project: Path) -> None:
    """It is built elsewhere."""
    build(project, "bdist_wheel", wish="pure")

    assert compiled(project).exists()
    (wheel,) = project.glob("dist/*.whl")
    names = ZipFile(wheel).namelist()
    assert "monsterbox/core/bits.py" in names
    assert not [name for name in names if name.endswith(compiled(project).suffix)]


def test_a_source_distribution_can_be_built(project: Path) -> None:
    """It holds what `setup.py` imports."""
    build(project, "sdist", "--formats=zip")

    (archive,) = project.glob("dist/*.zip")
    names = {name.split("/", 1)[1] for name in ZipFile(archive).namelist()}
    for module in (ROOT / "tools" / "native").glob("*.py"):
        assert f"tools/native/{module.name}" in names
    assert {"tools/__init__.py", "tools/readme.py"} <= names


@pytest.mark.parametrize("command", [("build_ext", "--inplace"), ("editable_wheel",)])
def test_an_old_compiled_module_does_not_win_over_its_source(
    project: Path, command: tuple[str, ...]
) -> None:
    """Where nothing is compiled in place, what was compiled before is removed."""
    build(project, *command, wish="pure")

    assert not compiled(project).exists()


def test_a_build_that_fails_leaves_no_old_compiled_module(project: Path) -> None:
    """After a type error the sources run, not what was compiled before the edit."""
    (project / f"{MODULE}.py").write_text("wrong: int = 'text'\n", encoding="utf-8")

    with pytest.raises(AssertionError, match=r"."):
        build(project, "build_ext", "--inplace", wish="quick")

    assert not compiled(project).exists()


# Placing


@pytest.fixture
def here(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The project as the current folder, with two modules that were built elsewhere."""
    monkeypatch.chdir(project)
    for name in ("a.so", "b.so"):
        Path(name).write_text(f"new {name}")
    return project


MADE = {Path("src/a.so"): Path("a.so"), Path("src/b.so"): Path("b.so")}


def test_modules_are_placed_together_and_old_ones_go(here: Path) -> None:
    """Then they count as up to date, until a source of theirs is edited or one is missing."""
    placing.place(MADE, placing.fingerprint())

    assert Path("src/a.so").read_text() == "new a.so"
    assert not compiled(here).exists()
    assert not placing.MARK.exists()
    assert placing.is_up_to_date()

    Path("src/a.so").unlink()
    assert not placing.is_up_to_date()

    placing.place(MADE, placing.fingerprint())
    Path(f"{MODULE}.py").write_text("edited = 1\n")
    assert not placing.is_up_to_date()


def test_another_wish_is_another_build(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONSTERBOX_BUILD", "quick")
    placing.place(MADE, placing.fingerprint())
    assert placing.is_up_to_date()

    monkeypatch.setenv("MONSTERBOX_BUILD", "native")
    assert not placing.is_up_to_date()


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_a_placing_that_is_killed_leaves_the_sources_to_run(
    here: Path, monkeypatch: pytest.MonkeyPatch, moved: int
) -> None:
    """Whether nothing, something or everything was moved: the mark is there until all is done."""
    placing.place({Path("src/a.so"): Path("b.so")}, placing.fingerprint())
    moves: list[object] = []

    def replace_some(made: Path, target: Path) -> None:
        if len(moves) == moved:
            raise KeyboardInterrupt
        moves.append(target)
        shutil.move(made, target)

    monkeypatch.setattr(os, "replace", replace_some)
    with monkeypatch.context() as killed:
        killed.setattr(Path, "write_text", interrupted)
        with pytest.raises(KeyboardInterrupt):
            placing.place(MADE, placing.fingerprint())

    assert placing.MARK.exists()
    assert not placing.is_up_to_date()


def interrupted(*_: object, **__: object) -> int:
    raise KeyboardInterrupt


def test_who_starts_during_a_build_runs_the_sources(project: Path) -> None:
    """For good: what is placed later is not imported. Whoever starts later runs it."""
    package = project / "src" / "monsterbox"
    shutil.copy(ROOT / "src/monsterbox/compiled.py", package)
    (package / "__init__.py").write_text("from monsterbox.compiled import settle\nsettle()\n")
    (package / "core" / "bits.py").write_text("")
    script = (
        "import monsterbox, monsterbox.compiled as c, sys; c.MARK.unlink(missing_ok=True)\n"
        "import monsterbox.core.bits as bits; print(bits.__file__.endswith('.py'))"
    )

    def runs_sources() -> str:
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONPATH": str(project / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip() or done.stderr.splitlines()[-1]

    (project / "src" / placing.MARK.name).touch()

    assert runs_sources() == "True"
    assert "ImportError" in runs_sources(), "the module in place, which is an empty file"


def test_two_builds_at_once_wait_for_each_other(project: Path) -> None:
    """The second one finds the modules of the first, or makes its own."""
    words = [sys.executable, "setup.py", "build_ext", "--inplace"]
    environment = os.environ | {"MONSTERBOX_BUILD": "pure"}
    with (
        subprocess.Popen(words, cwd=project, env=environment, stdout=subprocess.DEVNULL) as first,
        subprocess.Popen(words, cwd=project, env=environment, stdout=subprocess.DEVNULL) as second,
    ):
        assert [first.wait(), second.wait()] == [0, 0]

    assert not compiled(project).exists()
    assert not (project / placing.MARK).exists()


# Without a compiler


def test_without_a_c_compiler_sources_run(project: Path) -> None:
    """It says why, and that is all."""
    said = build(project, "build_ext", "--inplace", CC="no-such-compiler")

    assert "no working C compiler" in said
    assert "plain Python" in said


@pytest.mark.parametrize("wish", ["native", "quick"])
def test_whoever_insists_on_compiled_rules_is_told(project: Path, wish: str) -> None:
    """No silent fallback in continuous integration."""
    with pytest.raises(AssertionError, match="no working C compiler"):
        build(project, "build_ext", "--inplace", wish=wish, CC="no-such-compiler")


def test_an_unknown_wish_is_refused(project: Path) -> None:
    """Better than a build of the wrong kind."""
    with pytest.raises(AssertionError, match="auto, native, quick, pure"):
        build(project, "--version", wish="fast")


# Parts

SHARED = """\
static PyObject *bits_setup(PyTypeObject *type);
int64_t CPyDef_bits___bit(int64_t cpy_r_k) {
    if (cpy_r_k) {
        CPy_AddTraceback("}");
    }
    return 1;
}
PyObject *CPyDef_bits___Bits(void) {
    return bits_setup(NULL);
}
char CPyDef_bits_____top_level__(void) {
    return 1;
}
"""


def test_a_game_is_a_part_and_the_rest_is_shared() -> None:
    """mypyc's file names say to which game a module belongs."""
    made = parts.parts_of(
        {
            "__native_monsterbox": "int a;\n",
            "__native_monsterbox___core___bits": "int b;\n",
            "__native_monsterbox___games___oh_my_brain___engine___state": "int c;\n",
            "__native_monsterbox___games___oh_my_brain___bot___policy": "int d;\n",
        },
        ["all.h"],
    )

    assert made == {
        "oh_my_brain": f'#include "all.h"\n#include "{parts.INLINE_HEADER}"\nint d;\nint c;\n',
        "shared": "int a;\nint b;\n",
    }
    assert list(made) == ["oh_my_brain", "shared"], "the longest first"


def test_shared_functions_are_copied_for_inlining() -> None:
    """All but what depends on its own file, and what runs once."""
    assert [name for name, _ in parts.functions(SHARED)] == [
        "CPyDef_bits___bit",
        "CPyDef_bits___Bits",
        "CPyDef_bits_____top_level__",
    ]

    header = parts.inline_header(SHARED)

    assert "gnu_inline)) int64_t CPyDef_bits___bit(int64_t cpy_r_k) {" in header
    assert header.count("gnu_inline") == 1


def test_a_kept_bound_and_a_small_int_are_expected() -> None:
    """Conditions keep their sense."""
    text = (
        "    cpy_r_r15 = (uint64_t)cpy_r_r12 < (uint64_t)cpy_r_r14;\n"
        "    if (cpy_r_r15) goto CPyL12;\n"
        "    cpy_r_r3 = cpy_r_word & 1;\n"
        "    cpy_r_r4 = cpy_r_r3 == 0;\n"
        "    if (!cpy_r_r4) goto CPyL4;\n"
        "    cpy_r_r5 = cpy_r_a < cpy_r_b;\n"
        "    if (cpy_r_r5) goto CPyL5;\n"
    )

    assert parts.simplified(text) == (
        "cpy_r_r15 = (uint64_t)cpy_r_r12 < (uint64_t)cpy_r_r14;\n"
        "if (likely(cpy_r_r15)) goto CPyL12;\n"
        "cpy_r_r3 = cpy_r_word & 1;\n"
        "cpy_r_r4 = cpy_r_r3 == 0;\n"
        "if (!likely(cpy_r_r4)) goto CPyL4;\n"
        "cpy_r_r5 = cpy_r_a < cpy_r_b;\n"
        "if (cpy_r_r5) goto CPyL5;\n"
    )


def test_wrappers_are_marked_as_rare() -> None:
    """What the rules call among themselves is not."""
    header = (
        "#include <CPy.h>\n"
        "extern PyObject *CPyPy_bits___bit(PyObject *self);\n"
        "extern int64_t CPyDef_bits___bit(int64_t cpy_r_k);\n"
    )

    marked = parts.with_rare_marked(header)

    assert "extern MONSTERBOX_COLD PyObject *CPyPy_bits___bit(PyObject *self);" in marked
    assert "extern int64_t CPyDef_bits___bit(int64_t cpy_r_k);" in marked
    assert parts.RARELY_CALLED in marked


# References that need not be counted

WRITE = """\
char CPyDef_core___actions___Actions___add(PyObject *cpy_r_self, int64_t cpy_r_action) {
cpy_r_r0 = ((monsterbox___core___actions___ActionsObject *)cpy_r_self)->_items;
VEC_I64_INCREF(cpy_r_r0);
cpy_r_r1 = ((monsterbox___core___actions___ActionsObject *)cpy_r_self)->_n;
cpy_r_r2 = (int64_t)cpy_r_r0.len;
cpy_r_r3 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r2;
if (likely(cpy_r_r3)) {
goto CPyL3;
} else
goto CPyL5;
CPyL2: ;
PyErr_SetNone(PyExc_IndexError);
return 2;
CPyL3: ;
cpy_r_r4 = (CPyPtr)cpy_r_r0.items;
*(int64_t *)cpy_r_r4 = cpy_r_action;
VEC_I64_DECREF(cpy_r_r0);
return 1;
CPyL5: ;
VEC_I64_DECREF(cpy_r_r0);
goto CPyL2;
}"""


def test_a_write_counts_no_reference() -> None:
    """Neither where the index is in bounds nor where it is not; nothing else changes."""
    made = borrowing.borrowed(WRITE)

    assert made.split("\n") == [line for line in WRITE.split("\n") if "VEC_I64" not in line]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("cpy_r_r4 = (CPyPtr)", "CPyDef_table___grow(cpy_r_self);\ncpy_r_r4 = (CPyPtr)"),
        ("goto CPyL5;", "goto CPyL2;"),
        ("CPyL3: ;\n", "CPyL3: ;\nreturn 1;\n"),
        ("CPyL3: ;\n", "CPyL3: ;\ncpy_r_r0 = VecI64Api.slice(cpy_r_r9);\n"),
        ("ActionsObject *)cpy_r_self)->_items", "ActionsObject *)cpy_r_self)->_items.buf"),
    ],
)
def test_an_array_that_might_go_is_held(before: str, after: str) -> None:
    """Something is called, a way does not release it, or it does not come from an attribute."""
    text = WRITE.replace(before, after, 1)
    assert text != WRITE

    assert borrowing.borrowed(text) == text


def test_an_index_from_another_array_is_borrowed_too() -> None:
    """Both are held at once, and on the way of an error one is released before the other."""
    other = "cpy_r_r5 = ((monsterbox___core___actions___ActionsObject *)cpy_r_self)->_places;\n"
    text = WRITE.replace(
        "cpy_r_r2 = ", f"{other}VEC_I64_INCREF(cpy_r_r5);\ncpy_r_r2 = ", 1
    ).replace("VEC_I64_DECREF(cpy_r_r0);", "VEC_I64_DECREF(cpy_r_r5);\nVEC_I64_DECREF(cpy_r_r0);")
    assert text.count("VEC_I64") == 6

    assert "VEC_I64" not in borrowing.borrowed(text)


def test_the_smallest_member_is_found_by_the_processor() -> None:
    """The lines of Python remain for compilers that have no word for it."""
    text = f"{parts.LOWEST}    return 1;\n}}\n"

    assert parts.simplified(text) == f"{parts.LOWEST}{parts.BUILT_IN}return 1;\n}}\n"


# Object files


class Compiler:
    """Counts what it is asked to compile."""

    def __init__(self) -> None:
        self.calls = 0

    def object_filenames(self, sources: list[str]) -> list[str]:
        return [str(Path(source).with_suffix(".o")) for source in sources]

    def compile(self, sources: list[str], **_: object) -> None:
        self.calls += 1
        for name in self.object_filenames(sources):
            Path(name).touch()


def test_an_object_file_is_made_once(tmp_path: Path) -> None:
    """And again after a change of the text, of a header, a flag or the compiler."""
    compiler = Compiler()
    source = tmp_path / "a.c"
    source.write_text("int a;")
    first = Compiling(compiler, "gcc 12", [], ["-O1"])

    def calls(compiling: Compiling, included: str = "") -> int:
        before = compiler.calls
        compiling.compile(source, included)
        return compiler.calls - before

    assert [calls(first), calls(first)] == [1, 0]
    assert [calls(first, "int b;"), calls(first, "int b;")] == [1, 0]
    assert calls(Compiling(compiler, "gcc 13", [], ["-O1"]), "int b;") == 1
    assert calls(Compiling(compiler, "gcc 13", [], ["-O3"]), "int b;") == 1
    source.write_text("int c;")
    assert calls(Compiling(compiler, "gcc 13", [], ["-O3"]), "int b;") == 1


def test_the_library_of_another_profile_is_not_kept(tmp_path: Path) -> None:
    """It may be newer than the object files of this one."""
    setuptools = pytest.importorskip("setuptools")
    from tools.native.command import BuildNative

    seen: list[bool] = []

    class Linker:
        def link_shared_object(self, _: list[str], target: str, **__: object) -> None:
            seen.append(Path(target).exists())

    module = setuptools.Extension("bits", [])
    command = BuildNative(setuptools.Distribution({"ext_modules": [module]}))
    command.build_lib = str(tmp_path)
    command.ensure_finalized()
    command.compiler = Linker()
    Path(command.get_ext_fullpath("bits")).touch()

    command.link(module, ["bits.o"])

    assert seen == [False]


def test_work_done_at_once_keeps_its_order() -> None:
    """The linker gets object files in the order of the parts."""
    assert objects.at_once(lambda n: n * n, list(range(20)), workers=4) == [
        n * n for n in range(20)
    ]
