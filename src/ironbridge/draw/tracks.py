"""Tracks, drawn as the scale of a map or as a dial."""

from __future__ import annotations

from ironbridge.core.scene import Stretch, Track
from ironbridge.draw.dials import draw_dial
from ironbridge.draw.fonts import LEAST
from ironbridge.draw.markup import tag
from ironbridge.draw.sheet import Sheet


def draw_track(sheet: Sheet, track: Track) -> str:
    """A scale bar, dark and light by turns, with numerals; one as high as wide is a dial."""
    if track.w == track.h:
        return tag("g", draw_dial(sheet, track), **sheet.spoken(track.id, track.says))
    step = track.w / track.spaces
    low = track.y + track.h
    if track.stretches:
        return tag("g", stretched(sheet, track, step, low), **sheet.spoken(track.id, track.says))
    bars = "".join(
        bar(sheet, track.x + at * step, step, low - 26, dark=at % 2 == 1)
        for at in range(track.spaces)
    )
    numerals = "".join(
        numeral(sheet, label_of(track, at), track.x + (at + 0.5) * step, low)
        for at in range(0, track.spaces, track.every)
    )
    return tag("g", bars, numerals, **sheet.spoken(track.id, track.says))


def stretched(sheet: Sheet, track: Track, step: float, low: float) -> str:
    """Stretches of several spaces, dark and light by turns, with their labels."""
    parts, x = [], track.x
    for at, stretch in enumerate(track.stretches):
        parts.append(draw_stretch(sheet, stretch, x, step, low, dark=at % 2 == 1))
        x += stretch.spaces * step
    return "".join(parts)


def draw_stretch(
    sheet: Sheet, stretch: Stretch, x: float, step: float, low: float, *, dark: bool
) -> str:
    """One stretch, its spaces parted by ticks, and its label under it."""
    w = stretch.spaces * step
    label = numeral(sheet, stretch.label, x + w / 2, low) if stretch.label else ""
    return bar(sheet, x, w, low - 26, dark=dark) + label


def bar(sheet: Sheet, x: float, w: float, y: float, *, dark: bool) -> str:
    """One space of the scale."""
    theme = sheet.theme
    return tag(
        "rect",
        x=x,
        y=y,
        width=w,
        height=8,
        fill=theme.faint if dark else theme.panel,
        stroke=theme.faint,
        stroke_width=1,
    )


def label_of(track: Track, at: int) -> str:
    """The number of a space, or what stands at the last one."""
    return track.last if track.last and at == track.spaces - 1 else str(at)


def numeral(sheet: Sheet, text: str, x: float, y: float) -> str:
    """The number of a space, under it."""
    return sheet.text(text, x, y - 2, size=LEAST, colour=sheet.theme.faint, anchor="middle")
