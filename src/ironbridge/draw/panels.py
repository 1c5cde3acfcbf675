"""Panels: the column beside the board, with the question, the seats and the log."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Panel, Row, Scene
from ironbridge.draw.fonts import SANS, SANS_BOLD, SERIF_BOLD
from ironbridge.draw.marks import Setting, flow, run, run_width
from ironbridge.draw.markup import moved, number, tag
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.wrap import Fitted, clip, wrap

WIDTH: Final = 320
LEFT: Final = 22  # where words begin
LABEL: Final = 72  # the room for a row's label
GAP: Final = 12  # between panels
HEAD: Final = 48
LINE: Final = 25
LOG_LINES: Final = 8

HEADLINE: Final = Setting(glyph=20, text=22, face=SANS_BOLD, inner=4, gap=14)
ROLES: Final = Setting(glyph=17, text=15, inner=5, gap=14)
ROWS: Final = Setting(glyph=19, text=15, inner=5, gap=12, tight=5)

Block = tuple[str, float]  # a drawing from its own origin, and its height


def draw_column(sheet: Sheet, scene: Scene) -> Block:
    """The question on top, then the panels, then what happened last."""
    blocks = [draw_panel(sheet, panel) for panel in scene.panels]
    if scene.question:
        blocks.insert(0, draw_question(sheet, scene.question))
    if scene.log:
        blocks.append(draw_log(sheet, scene.log[-LOG_LINES:]))
    parts, y = [], 0.0
    for body, height in blocks:
        parts.append(moved(0, y, body))
        y += height + GAP
    return "".join(parts), max(0, y - GAP)


def draw_question(sheet: Sheet, question: str) -> Block:
    """What is asked, in the largest words of the column."""
    size, step = 21, 26
    room = WIDTH - LEFT - 16
    lines = [clip(line, SERIF_BOLD, size, room) for line in wrap(question, SERIF_BOLD, size, room)]
    height = len(lines) * step + 24
    theme = sheet.theme
    field = tag("rect", width=WIDTH, height=height, fill=theme.panel)
    edge = tag("rect", width=6, height=height, fill=theme.accent)
    words = sheet.block(
        Fitted(lines, size, step), LEFT, height / 2, face=SERIF_BOLD, colour=theme.ink, anchor=None
    )
    return field + edge + words, height


def draw_panel(sheet: Sheet, panel: Panel) -> Block:
    """Head, roles and rows under a hairline; the active seat's on bright ground."""
    parts = [head(sheet, panel)]
    y: float = HEAD
    if panel.badges:
        body, height = draw_badges(sheet, panel)
        parts.append(moved(0, y, body))
        y += height
    for row in panel.rows:
        body, height = draw_row(sheet, row)
        parts.append(moved(0, y, body))
        y += height
    y += 8
    frame = panel_frame(sheet, panel, y)
    spoken = sheet.spoken(panel.id, panel.says or panel.title)
    return tag("g", frame, *parts, **spoken), y


def draw_badges(sheet: Sheet, panel: Panel) -> Block:
    """The roles that the seat holds now."""
    lines = flow(panel.badges, ROLES, WIDTH - LEFT - 10)
    return "".join(
        run(sheet, line, LEFT, 4 + at * LINE, ROLES, sheet.theme.ink)
        for at, line in enumerate(lines)
    ), LINE * len(lines) + 2


def panel_frame(sheet: Sheet, panel: Panel, height: float) -> str:
    """The ground of a panel and, for a seat, its pattern along the left."""
    theme = sheet.theme
    lit = panel.id in sheet.lit
    edge = theme.accent if lit else theme.ink if panel.active else theme.line
    ground = tag(
        "rect",
        width=WIDTH,
        height=height,
        fill=theme.panel if panel.active or lit else theme.paper,
        stroke=edge,
        stroke_width=2.5 if lit else 1.25,
    )
    if panel.seat is None:
        return ground
    return ground + sheet.band(panel.seat, f"M0 0H10V{number(height)}H0Z")


def head(sheet: Sheet, panel: Panel) -> str:
    """Badge and name on the left, figures on the right."""
    y = HEAD / 2 + 1
    x: float = LEFT
    parts = []
    if panel.seat is not None:
        parts.append(sheet.badge(panel.seat, LEFT + 10, y, 19))
        x += 28
    right = WIDTH - 14 - run_width(panel.marks, HEADLINE)
    title = clip(panel.title, SERIF_BOLD, 20, right - x - 8)
    parts.append(sheet.text(title, x, y + 20 * MIDDLE, size=20, face=SERIF_BOLD))
    parts.append(run(sheet, panel.marks, right, y, HEADLINE, sheet.theme.ink))
    return "".join(parts)


def draw_row(sheet: Sheet, row: Row) -> Block:
    """A label on the left, marks beside it, in as many lines as they need."""
    theme = sheet.theme
    label = sheet.text(row.label, LEFT, 4 + 14 * MIDDLE, size=14, colour=theme.faint)
    lines = flow(row.marks, ROWS, WIDTH - LEFT - LABEL - 10)
    parts = [
        run(sheet, line, LEFT + LABEL, 4 + at * LINE, ROWS, theme.ink)
        for at, line in enumerate(lines)
    ]
    if not lines:
        text = sheet.text(row.empty, LEFT + LABEL, 4 + 14 * MIDDLE, size=14, colour=theme.faint)
        parts.append(text)
    return label + "".join(parts), LINE * max(1, len(lines))


def draw_log(sheet: Sheet, log: list[str]) -> Block:
    """What happened last, the newest below."""
    size, step = 13, 18
    lines = [line for entry in log for line in wrap(entry, SANS, size, WIDTH - LEFT)]
    return "".join(
        sheet.text(line, LEFT, step * (at + 1), size=size, colour=sheet.theme.faint)
        for at, line in enumerate(lines)
    ), step * len(lines)
