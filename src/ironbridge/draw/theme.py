"""Themes: paper and ink, by day and by night, and how colours mix and contrast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Theme:
    """The colours of a picture; those of the seats are the same in all."""

    paper: str
    panel: str
    ink: str
    faint: str  # ink for what steps back; still good to read
    line: str  # hairlines that only divide
    accent: str  # "you can choose this", and nothing else
    water: str  # the banks of canals
    wave: str  # the water between them
    forest: str  # terrains: the darkest,
    mountain: str  # the middle one
    meadow: str  # and the lightest, for eyes that see no colours


THEMES: Final = {
    "light": Theme(
        paper="#f6f1e4",
        panel="#fffdf6",
        ink="#22201b",
        faint="#6f685a",
        line="#d8cfba",
        accent="#c4481c",
        water="#3c7896",
        wave="#cfe4ea",
        forest="#8ba68a",
        mountain="#c2b9ae",
        meadow="#e8deae",
    ),
    "dark": Theme(
        paper="#191c20",
        panel="#22262c",
        ink="#ece6d8",
        faint="#a49c8b",
        line="#3a3f47",
        accent="#ff8a5c",
        water="#5f9ab3",
        wave="#2b4f60",
        forest="#26402f",
        mountain="#524d49",
        meadow="#6b6534",
    ),
}


def channels(colour: str) -> list[int]:
    """Red, green and blue of `#rrggbb`."""
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def mix(colour: str, other: str, share: float) -> str:
    """A colour with so much of another in it: no transparency, so nothing shines through."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [value / 255 for value in channels(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(colour), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
