"""Symbols: the glyphs all scenes use, of which a picture holds only those it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

PREFIX: Final = "ib-"  # so that a picture set into a page does not clash with it
FILE: Final = files("ironbridge.draw") / "symbols.svg"
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
GAPS: Final = re.compile(r">\s+<")


@cache
def symbols() -> dict[str, str]:
    """Every symbol of the file, by its name."""
    text = FILE.read_text(encoding="utf-8")
    return {found[1]: GAPS.sub("><", found[0]) for found in SYMBOL.finditer(text)}


def definitions(ids: Iterable[str]) -> str:
    """These symbols, to be used by reference."""
    known = symbols()
    return "".join(
        known[id].replace('<symbol id="', f'<symbol id="{PREFIX}', 1) for id in sorted(ids)
    )
