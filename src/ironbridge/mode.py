"""Compiled or interpreted: which of the two runs, and how to choose.

The package holds every module as Python; where it was built with a C compiler, the engine and
the rules are there a second time, compiled. The compiled ones are used unless the environment
variable IRONBRIDGE_INTERPRETED is set, so that both can be tested and timed side by side.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

VARIABLE: Final = "IRONBRIDGE_INTERPRETED"


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


def is_compiled() -> bool:
    """Do the compiled modules run?"""
    return not str(sys.modules["ironbridge.core.rules"].__file__).endswith(".py")


if os.environ.get(VARIABLE):
    sys.meta_path.insert(0, SourceOnly)
