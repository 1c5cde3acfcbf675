"""Marks: small symbols and badges with a number or a word beside them, in rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ironbridge.core.scene import Mark
from ironbridge.draw.fonts import SANS, Face, width
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.wrap import clip

BADGE: Final = 0.8  # a badge's size beside a symbol's


@dataclass(frozen=True)
class Setting:
    """How large marks are set, and how far apart."""

    glyph: float
    text: float
    face: Face = SANS
    inner: float = 4  # between a symbol and its words
    gap: float = 8  # between marks
    tight: float = 4  # after a mark without words


def mark_width(mark: Mark, setting: Setting) -> float:
    """How much room a mark takes."""
    parts = [setting.glyph] if mark.symbol else []
    if mark.seat is not None:
        parts.append(setting.glyph * BADGE)
    if mark.text:
        parts.append(width(mark.text, setting.face, setting.text))
    return sum(parts) + setting.inner * max(0, len(parts) - 1)


def run_width(marks: list[Mark], setting: Setting) -> float:
    """How much room a row of marks takes."""
    gaps = sum(gap_after(mark, setting) for mark in marks[:-1])
    return sum(mark_width(mark, setting) for mark in marks) + gaps


def gap_after(mark: Mark, setting: Setting) -> float:
    """How far the next mark stands off."""
    return setting.gap if mark.text else setting.tight


def draw_mark(sheet: Sheet, mark: Mark, x: float, y: float, setting: Setting, colour: str) -> str:
    """A mark that begins at x, around the height y."""
    colour = sheet.theme.faint if mark.faint else colour
    parts = []
    if mark.symbol:
        parts.append(sheet.symbol(mark.symbol, x + setting.glyph / 2, y, setting.glyph, colour))
        x += setting.glyph + setting.inner
    if mark.seat is not None:
        size = setting.glyph * BADGE
        parts.append(sheet.badge(mark.seat, x + size / 2, y, size))
        x += size + setting.inner
    if mark.text:
        baseline = y + setting.text * MIDDLE
        parts.append(
            sheet.text(mark.text, x, baseline, size=setting.text, face=setting.face, colour=colour)
        )
    return "".join(parts)


def run(sheet: Sheet, marks: list[Mark], x: float, y: float, setting: Setting, colour: str) -> str:
    """Marks side by side from x on."""
    parts = []
    for mark in marks:
        parts.append(draw_mark(sheet, mark, x, y, setting, colour))
        x += mark_width(mark, setting) + gap_after(mark, setting)
    return "".join(parts)


def flow(marks: list[Mark], setting: Setting, room: float) -> list[list[Mark]]:
    """Marks in lines no wider than the room; a mark that alone is too wide is cut."""
    lines: list[list[Mark]] = []
    for mark in (clipped(mark, setting, room) for mark in marks):
        if lines and run_width([*lines[-1], mark], setting) <= room:
            lines[-1].append(mark)
        else:
            lines.append([mark])
    return lines


def shortened(marks: list[Mark], setting: Setting, room: float) -> list[Mark]:
    """Marks in one line, the last of them cut where the room ends."""
    too_much = run_width(marks, setting) - room
    if not marks or too_much <= 0:
        return marks
    last = mark_width(marks[-1], setting)
    return [*marks[:-1], clipped(marks[-1], setting, last - too_much)]


def clipped(mark: Mark, setting: Setting, room: float) -> Mark:
    """The mark with as much of its words as the room takes."""
    words = width(mark.text, setting.face, setting.text)
    left = room - (mark_width(mark, setting) - words)
    return replace(mark, text=clip(mark.text, setting.face, setting.text, left))
