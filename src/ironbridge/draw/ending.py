"""Ending: how a match ended, as a page that one would print: places, where points came from, curves.

The words are told already; here they only find their places, on a page as wide as is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ironbridge.draw.fonts import SANS, SANS_BOLD, SERIF_BOLD, Face, width
from ironbridge.draw.intervals import document, round_step
from ironbridge.draw.markup import number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.strokes import stroke
from ironbridge.draw.theme import THEMES, mix
from ironbridge.draw.wrap import wrap

WIDE: Final = 760
NARROW: Final = 400
MARGIN: Final = 28
BADGE: Final = 18
BAR: Final = 26
CHART: Final = 168  # how high a chart is
COLUMN: Final = 52  # of the table, a seat
APART: Final = 15  # two labels of a chart
FIGURES: Final = 34  # room for those of a chart's scale
DASHES: Final = (None, "7 3", "2 3", "9 3 2 3", "4 4")  # of the seats' lines
SHADES: Final = (0.0, 0.34)  # of a seat's colour with paper: neighbours in a bar differ
TICKS: Final = 4


@dataclass(frozen=True)
class Place:
    """A seat at the end: its place, its name, its points, and the parts that they are made of."""

    seat: int
    place: str
    name: str
    total: int
    won: str  # what the winner is called, or ""


@dataclass(frozen=True)
class Part:
    """Where points came from: a short name, the whole one, and how many each seat got."""

    short: str
    text: str
    points: Sequence[int]


@dataclass(frozen=True)
class Curve:
    """A value of every seat over the moves, and how its last one is written."""

    title: str
    values: Sequence[Sequence[float]]  # after each move, by seat
    ends: Sequence[str]
    stepped: bool  # does it stay as it is until it changes?


@dataclass(frozen=True)
class Note:
    """Something worth telling, perhaps of a seat."""

    text: str
    seat: int | None = None


@dataclass(frozen=True)
class Section:
    """Notes under a heading."""

    title: str
    notes: Sequence[Note]


@dataclass(frozen=True)
class Ending:
    """All that the page tells."""

    title: str
    subtitle: str
    lang: str
    places: Sequence[Place]  # the best first
    parts_title: str
    parts: Sequence[Part]
    no_parts: str  # said where there are none
    curves: Sequence[Curve]
    sections: Sequence[Section] = field(default_factory=list)


def ending(told: Ending, theme: str = "light", wide: int = WIDE) -> str:
    """The whole page."""
    page = Page(Sheet(THEMES[theme], {}), wide)
    page.write(told.title, 30, SERIF_BOLD)
    page.write(told.subtitle, 15, faint=True)
    page.room(14)
    scale = most_of(told)
    for place in told.places:
        page.parts.append(draw_place(page, told, place, scale))
    draw_table(page, told)
    for curve in told.curves:
        draw_curve(page, told, curve)
    for section in told.sections:
        draw_section(page, section)
    return page.finished(told)


class Page:
    """A page in the making, from the top down."""

    def __init__(self, sheet: Sheet, wide: int) -> None:
        self.sheet = sheet
        self.wide = wide
        self.right = wide - MARGIN
        self.y: float = MARGIN
        self.parts: list[str] = []

    def room(self, height: float) -> None:
        """Leave so much free."""
        self.y += height

    def write(
        self,
        text: str,
        size: float,
        face: Face = SANS,
        *,
        left: float = MARGIN,
        right: float | None = None,
        faint: bool = False,
    ) -> None:
        """Words from here down, in as many lines as they need."""
        colour = self.sheet.theme.faint if faint else None
        for line in lines(text, face, size, (self.right if right is None else right) - left):
            self.y += size * 1.3
            y = self.y - size * 0.28
            self.parts.append(self.sheet.text(line, left, y, size=size, face=face, colour=colour))

    def heading(self, text: str) -> None:
        """The title of a section, under a hairline."""
        self.room(12)
        path = f"M{MARGIN} {number(self.y)}H{self.right}"
        self.parts.append(tag("path", d=path, stroke=self.sheet.theme.line))
        self.room(8)
        self.write(text, 18, SERIF_BOLD)
        self.room(6)

    def finished(self, told: Ending) -> str:
        """The picture, as high as it has become."""
        height = round(self.y + MARGIN)
        ground = tag("rect", width=self.wide, height=height, fill=self.sheet.theme.paper)
        body = ground + "".join(self.parts)
        return document(self.sheet, told.title, told.subtitle, body, told.lang, self.wide, height)


def lines(text: str, face: Face, size: float, room: float) -> list[str]:
    """Words in lines; a word that is wider than the room goes on in the next."""
    found: list[str] = []
    for line in wrap(text, face, size, room):
        while width(line, face, size) > room and len(line) > 1:
            fitting = next(
                at
                for at in range(len(line) - 1, 0, -1)
                if at == 1 or width(line[:at], face, size) <= room
            )
            found.append(line[:fitting])
            line = line[fitting:]
        found.append(line)
    return found


# Places, and what points are made of.


def most_of(told: Ending) -> float:
    """The longest bar, in points."""
    bars = [sum(abs(part.points[place.seat]) for part in told.parts) for place in told.places]
    return max([1, *bars])


def draw_place(page: Page, told: Ending, place: Place, scale: float) -> str:
    """A seat's line, and the bar of its points below it."""
    sheet, top = page.sheet, page.y
    left = MARGIN + 2 * BADGE + 22
    total = sheet.text(
        f"{place.total}", page.right, top + 24, size=24, face=SERIF_BOLD, anchor="end"
    )
    head = [
        sheet.text(place.place, MARGIN, top + 22, size=18, face=SERIF_BOLD),
        sheet.badge(place.seat, MARGIN + 34, top + 16, BADGE),
        total.replace("-", "−", 1) if place.total < 0 else total,
    ]
    page.room(3)
    page.write(place.name, 17, SANS_BOLD, left=left, right=page.right - 76)
    if place.won:
        page.write(place.won, 13, left=left, faint=True)
    page.room(6)
    bar = draw_bar(page, told, place, scale)
    page.room(BAR + 22)
    return "".join([*head, bar])


def draw_bar(page: Page, told: Ending, place: Place, scale: float) -> str:
    """The parts side by side; what was lost hollow, behind them."""
    unit = (page.wide - 2 * MARGIN) / scale
    drawn, x = [], float(MARGIN)
    signed = [(part, part.points[place.seat]) for part in told.parts]
    shown = [one for one in signed if one[1] > 0] + [one for one in signed if one[1] < 0]
    for at, (part, points) in enumerate(shown):
        wide = abs(points) * unit
        drawn.append(segment(page, place.seat, part, points, x, wide, at))
        x += wide
    return "".join(drawn)


def segment(page: Page, seat: int, part: Part, points: int, x: float, wide: float, at: int) -> str:
    """One part: its field, the number in it, its name below, where they fit."""
    sheet, y = page.sheet, page.y
    path = f"M{number(x)} {number(y)}h{number(wide)}v{BAR}h{number(-wide)}z"
    field_ = hollow(sheet, path) if points < 0 else solid(sheet, seat, path, at)
    text = f"−{-points}" if points < 0 else f"{points}"
    return field_ + figure_in(sheet, text, x, y, wide) + name_below(sheet, part, x, y, wide)


def solid(sheet: Sheet, seat: int, path: str, at: int) -> str:
    """A field in the seat's colour and pattern, every other one lighter."""
    colour = mix(SEATS[seat].colour, sheet.theme.paper, SHADES[at % len(SHADES)])
    edge = {"stroke": sheet.theme.paper, "stroke_width": 1.5}
    hatch = sheet.hatch(seat)
    return tag("path", d=path, fill=colour, **edge) + (
        tag("path", d=path, fill=hatch, **edge) if hatch else ""
    )


def hollow(sheet: Sheet, path: str) -> str:
    """A field for what was lost."""
    return tag(
        "path", d=path, fill="none", stroke=sheet.theme.ink, stroke_width=1, stroke_dasharray="3 3"
    )


def figure_in(sheet: Sheet, text: str, x: float, y: float, wide: float) -> str:
    """The number on a plate of paper, so that no pattern disturbs it."""
    needed = width(text, SANS_BOLD, 14) + 6
    if needed > wide - 2:
        return ""
    middle = x + wide / 2
    plate = tag(
        "rect", x=middle - needed / 2, y=y + 4, width=needed, height=BAR - 8, rx=2,
        fill=sheet.theme.paper,
    )  # fmt: skip
    baseline = y + BAR / 2 + 14 * MIDDLE
    return plate + sheet.text(text, middle, baseline, size=14, face=SANS_BOLD, anchor="middle")


def name_below(sheet: Sheet, part: Part, x: float, y: float, wide: float) -> str:
    """What it is called, if that fits under it."""
    if width(part.short, SANS, 12) > wide - 4:
        return ""
    return sheet.text(part.short, x + 2, y + BAR + 14, size=12, colour=sheet.theme.faint)


def draw_table(page: Page, told: Ending) -> None:
    """Every part with all its numbers: a line a part, a column a seat."""
    page.heading(told.parts_title)
    if not told.parts:
        page.write(told.no_parts, 14, faint=True)
        return
    seats = [place.seat for place in told.places]
    step = min(COLUMN, (page.wide - 2 * MARGIN) * 0.5 / len(seats))
    first = page.right - (len(seats) - 1) * step
    for at, seat in enumerate(seats):
        page.parts.append(page.sheet.badge(seat, first + at * step - 7, page.y + 9, 14))
    page.room(20)
    for part in told.parts:
        draw_row(page, part, seats, first, step)


def draw_row(page: Page, part: Part, seats: Sequence[int], first: float, step: float) -> None:
    """One part of the table; a dash where there is nothing."""
    for at, seat in enumerate(seats):
        points = part.points[seat]
        text = "–" if points == 0 else f"−{-points}" if points < 0 else f"{points}"
        x, y = first + at * step, page.y + 14
        page.parts.append(page.sheet.text(text, x, y, size=14, anchor="end"))
    page.write(part.text, 14, right=first - step * 0.7)
    page.room(3)


# Curves.


@dataclass(frozen=True)
class Frame:
    """Where the values of a chart stand on the page."""

    left: float
    right: float
    top: float
    least: float
    most: float
    count: int

    def x(self, at: float) -> float:
        """How far along after so many moves."""
        return self.left + at / max(1, self.count) * (self.right - self.left)

    def y(self, value: float) -> float:
        """How high."""
        return self.top + (self.most - value) / (self.most - self.least) * CHART


def draw_curve(page: Page, told: Ending, curve: Curve) -> None:
    """A chart, each seat's line labelled where it ends."""
    page.heading(curve.title)
    sheet, labels = page.sheet, 168 if page.wide >= WIDE else 122
    values = [value for row in curve.values for value in row]
    step = round_step((max(values) - min(0.0, *values)) / TICKS)
    least, most = min(0.0, *values), max(step, *values)
    frame = Frame(
        MARGIN + FIGURES, page.right - labels, page.y + 6, least, most, len(curve.values) - 1
    )
    page.parts += [
        grid(sheet, frame, step),
        *(line(sheet, frame, curve, p.seat) for p in told.places),
    ]
    bottom = draw_labels(page, told, curve, frame)
    page.y = max(frame.top + CHART + 10, bottom)


def grid(sheet: Sheet, frame: Frame, step: float) -> str:
    """Hairlines with their figures."""
    drawn = []
    value = -(-frame.least // step) * step
    while value <= frame.most:
        y = frame.y(value)
        path = f"M{number(frame.left)} {number(y)}H{number(frame.right)}"
        text = f"{round(value, 2):g}".replace("-", "−")
        drawn.append(tag("path", d=path, stroke=sheet.theme.line))
        drawn.append(
            sheet.text(text, frame.left - 6, y + 4, size=12, colour=sheet.theme.faint, anchor="end")
        )
        value += step
    return "".join(drawn)


def line(sheet: Sheet, frame: Frame, curve: Curve, seat: int) -> str:
    """One seat's course."""
    points = [(frame.x(at), frame.y(row[seat])) for at, row in enumerate(curve.values)]
    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for x, y in points[1:]:
        path += f"H{number(x)}V{number(y)}" if curve.stepped else f"L{number(x)} {number(y)}"
    dash = DASHES[seat % len(DASHES)]
    return stroke(path, SEATS[seat].colour, 2, dash, cap="butt" if dash else "round")


def draw_labels(page: Page, told: Ending, curve: Curve, frame: Frame) -> float:
    """Badge, whole name and last value beside each line's end; returns where the lowest ends."""
    last, low = curve.values[-1], page.y - APART
    left = frame.right + 30
    for place in sorted(told.places, key=lambda place: -last[place.seat]):
        text = f"{place.name} {curve.ends[place.seat]}"
        rows = lines(text, SANS, 13, page.right - left)
        y = max(frame.y(last[place.seat]), low + APART)
        ends = frame.y(last[place.seat])
        path = f"M{number(frame.right)} {number(ends)}L{number(frame.right + 12)} {number(y)}"
        page.parts.append(stroke(path, SEATS[place.seat].colour, 1))
        page.parts.append(page.sheet.badge(place.seat, frame.right + 20, y, 12))
        for at, row in enumerate(rows):
            page.parts.append(page.sheet.text(row, left, y + 4.5 + at * 14, size=13))
        low = y + (len(rows) - 1) * 14
    return low + APART


# What is worth telling.


def draw_section(page: Page, section: Section) -> None:
    """Notes one below the other."""
    page.heading(section.title)
    for note in section.notes:
        left = MARGIN
        if note.seat is not None:
            page.parts.append(page.sheet.badge(note.seat, MARGIN + 8, page.y + 10, 13))
            left += 24
        page.write(note.text, 14, left=left)
        page.room(5)
