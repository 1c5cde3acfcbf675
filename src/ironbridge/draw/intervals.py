"""Intervals: values with their bounds, row by row on scales side by side, as a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ironbridge.draw.fonts import SANS, SANS_BOLD, SERIF_BOLD, width
from ironbridge.draw.markup import escape, moved, number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.svg import MARGIN, paper
from ironbridge.draw.theme import THEMES

HEADER: Final = 112
ROW: Final = 56
SCALE: Final = 420  # how wide a panel's scale is
GUTTER: Final = 64
FOOT: Final = 64  # room for the figures of the scale, and a line below
BADGE: Final = 18
TICKS: Final = 5  # about as many on a scale


@dataclass(frozen=True)
class Bar:
    """A value between its bounds; a bound that is None lies beyond the scale."""

    value: float | None
    low: float | None
    high: float | None
    text: str


@dataclass(frozen=True)
class Row:
    """A name, and its bar in each panel; a faint one steps back."""

    name: str
    bars: Sequence[Bar]
    look: int  # the seat whose colour and badge it has
    faint: bool = False


@dataclass(frozen=True)
class Panel:
    """A scale with a title, the line that all is compared with, and how its figures are written."""

    title: str
    line: float
    write: Callable[[float], str]
    least: float | None = None  # where the scale must not go beyond
    most: float | None = None


@dataclass(frozen=True)
class Span:
    """A part of a scale, and where it is drawn."""

    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        """Where a value stands; what lies beyond stands at the edge."""
        share = (value - self.low) / (self.high - self.low)
        return SCALE * min(1.0, max(0.0, share))

    def ticks(self) -> list[float]:
        """The round values on it."""
        first, last = math.ceil(self.low / self.step), math.floor(self.high / self.step)
        return [at * self.step for at in range(first, last + 1)]


def interval_chart(
    title: str,
    subtitle: str,
    note: str,
    panels: Sequence[Panel],
    rows: Sequence[Row],
    lang: str,
    theme: str = "light",
) -> str:
    """The whole picture."""
    sheet = Sheet(THEMES[theme], {})
    names = max(width(row.name, SANS_BOLD, 18) for row in rows) + 2 * BADGE + 16
    w = MARGIN + names + len(panels) * (SCALE + GUTTER) + MARGIN
    w = max(w, 2 * MARGIN + max(width(subtitle, SANS, 18), width(note, SANS, 15)))
    h = MARGIN + HEADER + len(rows) * ROW + FOOT + MARGIN
    top = MARGIN + HEADER
    body = [
        paper(sheet, w, h),
        sheet.text(title, MARGIN, MARGIN + 30, size=36, face=SERIF_BOLD),
        sheet.text(subtitle, MARGIN, MARGIN + 58, size=18, colour=sheet.theme.faint),
        sheet.text(note, MARGIN, h - MARGIN + 2, size=15, colour=sheet.theme.faint),
        moved(MARGIN, top, *(name(sheet, row, at) for at, row in enumerate(rows))),
    ]
    for at, panel in enumerate(panels):
        x = MARGIN + names + at * (SCALE + GUTTER) + GUTTER / 2
        body.append(moved(x, top, draw_panel(sheet, panel, at, rows)))
    return document(sheet, title, subtitle, "".join(body), lang, w, h)


def document(
    sheet: Sheet, title: str, subtitle: str, body: str, lang: str, w: float, h: float
) -> str:
    """The document around the drawing."""
    return tag(
        "svg",
        tag("title", escape(title), id="ib-title"),
        tag("desc", escape(subtitle), id="ib-desc"),
        sheet.definitions(),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(w)} {number(h)}",
        width=w,
        height=h,
        lang=lang,
        role="graphics-document",
        aria_labelledby="ib-title",
        aria_describedby="ib-desc",
        font_family=SANS.family,
        style="max-width:100%;height:auto",
    )


def middle(at: int) -> float:
    """The height of a row's middle."""
    return (at + 0.5) * ROW


def name(sheet: Sheet, row: Row, at: int) -> str:
    """A row's badge and name."""
    colour = sheet.theme.faint if row.faint else sheet.theme.ink
    face = SANS if row.faint else SANS_BOLD
    badge = sheet.badge(row.look, BADGE / 2, middle(at), BADGE)
    y = middle(at) + 18 * MIDDLE
    return badge + sheet.text(row.name, 2 * BADGE, y, size=18, face=face, colour=colour)


def draw_panel(sheet: Sheet, panel: Panel, at: int, rows: Sequence[Row]) -> str:
    """A scale, and the bar of every row on it."""
    bars = [row.bars[at] for row in rows]
    span = span_of(panel, bars)
    parts = [
        sheet.text(panel.title, 0, -14, size=18, face=SANS_BOLD),
        grid(sheet, panel, span, len(rows) * ROW),
    ]
    parts += [
        moved(0, middle(line), draw_bar(sheet, span, bar, row))
        for line, (row, bar) in enumerate(zip(rows, bars, strict=True))
    ]
    return "".join(parts)


def span_of(panel: Panel, bars: Sequence[Bar]) -> Span:
    """A scale with room for all values, in round steps."""
    ends = [bar_end for bar in bars for bar_end in (bar.value, bar.low, bar.high)]
    known = [panel.line, *(end for end in ends if end is not None)]
    step = round_step((max(known) - min(known)) / TICKS)
    low = math.floor(min(known) / step) * step
    high = math.ceil(max(known) / step) * step
    point = high == low
    if point or any(bar.low is None and bar.high is not None for bar in bars):
        low -= step
    if point or any(bar.high is None and bar.low is not None for bar in bars):
        high += step
    low = low if panel.least is None else max(low, panel.least)
    return Span(low, high if panel.most is None else min(high, panel.most), step)


def round_step(step: float) -> float:
    """The next larger 1, 2 or 5 with zeros."""
    if step <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(step))
    return float(next(power * round_ for round_ in (1, 2, 5, 10) if power * round_ >= step * 0.999))


def grid(sheet: Sheet, panel: Panel, span: Span, height: float) -> str:
    """Hairlines with their figures, and the line that all is compared with."""
    theme = sheet.theme
    parts = []
    for value in span.ticks():
        x = span.x(value)
        parts.append(rule(x, height, theme.line, 1))
        words, y = panel.write(value), height + 20
        parts.append(sheet.text(words, x, y, size=14, colour=theme.faint, anchor="middle"))
    parts.append(rule(span.x(panel.line), height, theme.ink, 1.5, "5 4"))
    return "".join(parts)


def rule(x: float, height: float, colour: str, weight: float, dash: str | None = None) -> str:
    """An upright line."""
    path = f"M{number(x)} 0V{number(height)}"
    return tag("path", d=path, stroke=colour, stroke_width=weight, stroke_dasharray=dash)


def draw_bar(sheet: Sheet, span: Span, bar: Bar, row: Row) -> str:
    """The interval as a line, open where it has no bound, the value as a badge, and its figure."""
    theme = sheet.theme
    low = span.x(span.low if bar.low is None else bar.low)
    high = span.x(span.high if bar.high is None else bar.high)
    parts = []
    if bar.low is not None or bar.high is not None:
        line = f"M{number(low)} 0H{number(high)}"
        ends = "".join(
            f"M{number(x)} -6V6" for x, end in ((low, bar.low), (high, bar.high)) if end is not None
        )
        colour = SEATS[row.look].colour
        parts.append(tag("path", d=line, stroke=colour, stroke_width=5))
        parts.append(tag("path", d=ends or None, stroke=theme.ink, stroke_width=1.5))
    at = (low + high) / 2
    if bar.value is not None:
        at = span.x(bar.value)
        parts.append(sheet.badge(row.look, at, 0, BADGE * 0.8))
    return "".join([*parts, figure(sheet, bar.text, at, faint=row.faint)])


def figure(sheet: Sheet, text: str, x: float, *, faint: bool) -> str:
    """What is written above a bar, on clear ground."""
    theme = sheet.theme
    wide = width(text, SANS, 14)
    x = kept_within(x, wide)
    ground = tag("rect", x=x - wide / 2 - 2, y=-25, width=wide + 4, height=15, fill=theme.paper)
    colour = theme.faint if faint else theme.ink
    return ground + sheet.text(text, x, -13, size=14, colour=colour, anchor="middle")


def kept_within(x: float, wide: float) -> float:
    """Where words around x stand, so that they do not leave the panel."""
    return min(max(x, wide / 2), SCALE - wide / 2)
