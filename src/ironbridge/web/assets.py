"""Assets: the version of all that pages load, made of its content: an update changes the addresses."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(str(files("ironbridge")))
SHOWN: Final = (
    "web/static",
    "web/data",
    "draw",
    "rulesets",
)  # all that makes a file look as it does
MADE: Final = (".pyc", ".so", ".pyd")  # by Python and by the compiler
DIGITS: Final = 12


@cache
def version() -> str:
    """A short name for everything that pages load, as it is now."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(str(path.relative_to(PACKAGE)).encode() + path.read_bytes())
    return whole.hexdigest()[:DIGITS]


def sources() -> Iterator[Path]:
    """The files that the version stands for."""
    for folder in SHOWN:
        found = sorted((PACKAGE / folder).rglob("*"))
        yield from (path for path in found if path.is_file() and path.suffix not in MADE)


def root() -> str:
    """Before the addresses of all files that a page loads."""
    return f"/v/{version()}"
