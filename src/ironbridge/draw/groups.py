"""Groups: places that belong together share a muted colour, and a device that shows in grey."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LIGHT: Final = "#fffdf6"
DARK: Final = "#22201b"


@dataclass(frozen=True)
class Group:
    """How a group is shown."""

    colour: str
    ink: str  # for words on its colour
    device: str  # a symbol


GROUPS: Final = {
    "": Group("#38342d", LIGHT, ""),
    "teal": Group("#2c6e6b", LIGHT, "chevrons"),
    "blue": Group("#4b6387", LIGHT, "waves"),
    "red": Group("#93443b", LIGHT, "cross"),
    "yellow": Group("#c9a450", DARK, "sun"),
    "purple": Group("#6c5480", LIGHT, "crescent"),
    "brown": Group("#6f5137", LIGHT, "horseshoe"),
    "light-green": Group("#9dbd72", DARK, "leaf"),
    "mauve": Group("#b99cc6", DARK, "flower"),
}
