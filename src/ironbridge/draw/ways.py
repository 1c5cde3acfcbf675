"""Ways: canals with water between their banks, railways with sleepers, sea lanes in dashes."""

from __future__ import annotations

from typing import Final

from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.strokes import stroke

CANAL: Final = "canal"
RAIL: Final = "rail"
LANE: Final = "lane"
WAYS: Final = (CANAL, RAIL, LANE)


def unbuilt_way(sheet: Sheet, style: str, path: str, *, faint: bool) -> str:
    """Nobody's: a canal as a double hairline, a railway as a hairline with sleepers, and what
    cannot be built now as a row of dots."""
    theme = sheet.theme
    if faint:
        return stroke(path, theme.faint, 1.6, "0.1 6")
    if style == CANAL:
        return stroke(path, theme.water, 6) + stroke(path, theme.wave, 3.6)
    return stroke(path, theme.faint, 7, "1.3 5.7", cap="butt") + stroke(path, theme.faint, 1.6)


def lane(sheet: Sheet, path: str, *, in_use: bool) -> str:
    """A sea lane: fine dashes, or strong ones in a bright wake where ships go."""
    theme = sheet.theme
    if not in_use:
        return stroke(path, theme.water, 2, "6 6", cap="butt")
    wake = stroke(path, theme.water, 11, cap="butt") + stroke(path, theme.wave, 8.4, cap="butt")
    return wake + stroke(path, theme.water, 3.4, "10 5", cap="butt")


def built_way(sheet: Sheet, style: str, path: str, seat: int) -> str:
    """Somebody's: the banks or the ballast in the owner's colour and pattern."""
    hatch = sheet.hatch(seat)
    bed = stroke(path, sheet.theme.ink, 18, cap="butt")
    bed += stroke(path, SEATS[seat].colour, 15.5, cap="butt")
    bed += stroke(path, hatch, 15.5, cap="butt") if hatch else ""
    return bed + (water(sheet, path) if style == CANAL else rails(sheet, path))


def water(sheet: Sheet, path: str) -> str:
    """The water of a canal, between its banks."""
    theme = sheet.theme
    return stroke(path, theme.water, 8, cap="butt") + stroke(path, theme.wave, 5, cap="butt")


def rails(sheet: Sheet, path: str) -> str:
    """Sleepers across, and a pair of rails over them."""
    theme = sheet.theme
    return "".join(
        [
            stroke(path, theme.ink, 11, "3.4 5.1", cap="butt"),
            stroke(path, theme.ink, 6.6, cap="butt"),
            stroke(path, theme.panel, 4.4, cap="butt"),
            stroke(path, theme.ink, 4.4, "3.4 5.1", cap="butt"),
        ]
    )
