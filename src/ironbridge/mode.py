"""Compiled or interpreted: which of the two runs, and how to choose.

Every module is there as Python. The engine and the rules may be there a second time, compiled:
beside the sources where the package is installed, in a folder of their own (`ironbridge.engine`)
where it runs from the working tree. The compiled ones are used unless the environment variable
IRONBRIDGE_INTERPRETED is set, so that both can be tested and timed side by side.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from ironbridge import engine

VARIABLE: Final = "IRONBRIDGE_INTERPRETED"
FOLDER: Final = engine.folder() if engine.is_tree() else None
INIT: Final = "__init__"


class SourceOnly:
    """Finds our modules as Python source, past the compiled ones beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of our modules; nothing for anybody else's."""
        if path is None or not name.startswith("ironbridge."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


class CompiledFirst:
    """Finds the compiled modules of a folder, before the sources elsewhere."""

    def __init__(self, folder: Path) -> None:
        end = EXTENSION_SUFFIXES[0]
        files = folder.rglob(f"*{end}")
        self.files = {str(file.relative_to(folder)).removesuffix(end): file for file in files}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module that is compiled; a package among them has the rest of it with the sources."""
        place = name.replace(".", os.sep)
        if place in self.files:
            return spec_from_file_location(name, self.files[place])
        if str(Path(place, INIT)) in self.files:
            rest = [str(engine.SOURCES.parent / place)]
            return spec_from_file_location(
                name, self.files[str(Path(place, INIT))], submodule_search_locations=rest
            )
        return None


def is_compiled() -> bool:
    """Do the compiled modules run?"""
    return not str(sys.modules["ironbridge.core.rules"].__file__).endswith(".py")


def would_be_compiled() -> bool:
    """Would a process that is started now run the compiled modules? They may come while we run."""
    return is_compiled() or (FOLDER is not None and FOLDER.is_dir() and not is_unwanted())


def is_slow() -> bool:
    """Is an installed package interpreted, though nobody asked for it? A working tree has ./run to tell."""
    return FOLDER is None and not is_compiled() and not is_unwanted()


def is_unwanted() -> bool:
    """Were we told to pass over the compiled modules?"""
    return bool(os.environ.get(VARIABLE))


if is_unwanted():
    sys.meta_path.insert(0, SourceOnly)
elif FOLDER is not None and FOLDER.is_dir():
    sys.meta_path.insert(0, CompiledFirst(FOLDER))
