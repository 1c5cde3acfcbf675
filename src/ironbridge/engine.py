"""Engine: which of our modules are compiled, and where those compiled from these sources lie.

Nothing is compiled in the working tree. `./run` compiles a copy of it into a folder whose name is
a digest of all that the compiler reads: other sources have another folder, so that what is compiled
is never older than what is written. `run` and `setup.py` read this file before anything is
installed: it needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

COMPILED: Final = (
    "bots/clock.py",
    "bots/search.py",
    "bots/candidates.py",
    "bots/beam.py",
    "core/answers.py",
    "core/asks.py",
    "core/chance.py",
    "core/draft.py",
    "core/encoding.py",
    "core/events.py",
    "core/fixed.py",
    "core/judge.py",
    "core/lanes.py",
    "core/listing.py",
    "core/numbering.py",
    "core/play.py",
    "core/rules.py",
    "core/state.py",
    "core/view.py",
    "mechanisms/*.py",
    "rulesets/*/board.py",
    "rulesets/*/encoding.py",
    "rulesets/*/game.py",
    "rulesets/*/judge/*.py",
    "rulesets/*/setup.py",
    "rulesets/*/state.py",
    "rulesets/*/view.py",
    "rulesets/*/rules/*.py",
)
# What compiled modules import without being compiled.
LOOKED_INTO: Final = ("core/pickling.py", "core/recipe.py", "core/weights.py")
TOOLS: Final = (b"librt==", b"mypy==", b"mypy_extensions==")  # lines of constraints.txt
SOURCES: Final = Path(__file__).resolve().parent
TREE: Final = SOURCES.parents[1]


def matching(patterns: tuple[str, ...]) -> list[Path]:
    """The sources that fit one of some patterns, in an order that is always the same."""
    return [path for pattern in patterns for path in sorted(SOURCES.glob(pattern))]


def modules() -> list[Path]:
    """The modules that are compiled."""
    return matching(COMPILED)


def digest() -> str:
    """A short name for all that the compiled modules depend on."""
    whole = hashlib.sha256(f"{sys.platform} {EXTENSION_SUFFIXES[0]}".encode())
    for line in versions():
        whole.update(line)
    for path in (TREE / "setup.py", *matching(COMPILED + LOOKED_INTO)):
        whole.update(path.relative_to(TREE).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:16]


def versions() -> Iterator[bytes]:
    """The compiler's versions, and those of what the compiled modules stand on."""
    for line in (TREE / "constraints.txt").read_bytes().splitlines():
        if line.startswith(TOOLS):
            yield line


def is_tree() -> bool:
    """Do we run from a working tree, and not from an installed package?"""
    return (TREE / "setup.py").exists() and (TREE / "constraints.txt").exists()


def folder(environment: str = sys.prefix) -> Path:
    """Where the modules compiled from this tree lie, if there are any, in a virtual environment."""
    return Path(environment) / "ironbridge" / "engine" / digest()
