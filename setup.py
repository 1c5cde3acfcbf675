"""Build: everything is in pyproject.toml but the compiled modules, which src/ironbridge/engine.py lists,
and the README as it can be read away from the tree.

Without a C compiler, or with IRONBRIDGE_COMPILE=0, the same package installs interpreted, as a wheel
for any system, and the build says so. With IRONBRIDGE_COMPILE=1 it is compiled or it fails. With gcc
every module becomes a C file of its own, compiled on all cores, and the linker inlines across them
(measured: as fast as one file of 35 MB, in little more than half the time). Elsewhere it is one file.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from distutils.core import Extension
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

CORES = os.cpu_count() or 1
# Our functions call each other directly: nobody replaces one at load time. A fifth faster in Brass.
DIRECT = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
# For this warning gcc 12 reads the file again and again: a third of its time.
UNWARNED = [] if sys.platform == "win32" else ["-Wno-misleading-indentation"]
TOGETHER = [f"-flto={CORES}"]  # compiled apart, inlined across at the end
ONLY_METADATA = {"dist_info", "egg_info", "sdist"}
ASKED = os.environ.get("IRONBRIDGE_COMPILE", "")


def extensions() -> list[Extension]:
    """The compiled modules; each may fail to build without harm, unless they are asked for."""
    if ONLY_METADATA & set(sys.argv):
        return []
    why = why_interpreted()
    if why:
        print(f"ironbridge: {why}; it will be interpreted, ten to twenty times slower")
        return []
    from mypyc.build import mypycify

    files = [os.path.relpath(path) for path in engine_files()]
    options = ["--config-file", "pyproject.toml", *files]
    found: list[Extension] = mypycify(
        options, opt_level="3", debug_level="0", multi_file=links_together()
    )
    for extension in found:
        direct(extension)
    return found


def why_interpreted() -> str:
    """Why nothing will be compiled; nothing if it will."""
    if ASKED == "0":
        return "IRONBRIDGE_COMPILE=0"
    if ASKED == "1":
        return ""
    if find_spec("mypyc") is None:
        return "mypyc is not here"
    return "" if has_compiler() else "no C compiler with Python's headers was found"


def has_compiler() -> bool:
    """Is there a C compiler, and Python's headers for it? On Windows setuptools knows where."""
    if sys.platform == "win32":
        return True
    names = [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    found = any(shutil.which(name.split()[0]) for name in names if name)
    return found and (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()


def engine_files() -> list[Path]:
    """What is compiled."""
    listed: list[Path] = runpy.run_path("src/ironbridge/engine.py")["modules"]()
    return listed


def direct(extension: Extension) -> None:
    """Compile it as we measured it to be fastest; the small ones only open the large one."""
    extension.optional = ASKED != "1"
    extension.extra_compile_args += DIRECT + UNWARNED
    if len(extension.sources) > 1:
        extension.extra_compile_args += TOGETHER
        extension.extra_link_args += TOGETHER + DIRECT + ["-O3"]


@cache
def links_together() -> bool:
    """Can this compiler inline across files when it links, as gcc can?"""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "linux" or shutil.which(compiler) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("int trial(void) { return 1; }\n")
        command = [
            compiler,
            "-shared",
            "-fPIC",
            *TOGETHER,
            *DIRECT,
            "-O3",
            "trial.c",
            "-o",
            "trial",
        ]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return done.returncode == 0


def readme() -> str:
    """The README as it is read where packages are listed: without what leads into the tree."""
    text = Path("README.md").read_text(encoding="utf-8")
    no_pictures = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n", "", text)
    return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", no_pictures)


class OnAllCores(build_ext):
    """Builds the extensions side by side, and the C files of one too."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def build_extensions(self) -> None:
        one = self.compiler.compile
        self.compiler.compile = partial(compile_all, one)
        super().build_extensions()


def compile_all(one: Any, sources: list[str], *rest: Any, **more: Any) -> list[str]:
    """Several C files, the largest first, as many at once as there are cores."""
    order = sorted(sources, key=lambda path: -Path(path).stat().st_size)
    with ThreadPoolExecutor(CORES) as pool:
        made = pool.map(lambda source: one([source], *rest, **more), order)
        return [name for names in made for name in names]


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": OnAllCores},
        long_description=readme(),
        long_description_content_type="text/markdown",
    )
