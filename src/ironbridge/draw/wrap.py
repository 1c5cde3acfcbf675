"""Wrapping: words set in lines that fit a width."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ironbridge.draw.fonts import Face, width

# French sets a space before these marks, where no line may end.
BREAK: Final = re.compile(r"(?<!«) (?![?!:;»])")
CUT: Final = "…"


@dataclass(frozen=True)
class Fitted:
    """Words as they stand in a box: lines, size, the step from line to line, the room for a line."""

    lines: list[str]
    size: float
    step: float
    room: float | None = None


def wrap(text: str, face: Face, size: float, room: float) -> list[str]:
    """Lines no wider than the room, as long as no single word is; broken at spaces."""
    lines: list[str] = []
    for word in BREAK.split(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def balance(text: str, face: Face, size: float, room: float) -> list[str]:
    """As few lines as the room allows, but about equally long."""
    lines = wrap(text, face, size, room)
    narrower = lines
    while len(narrower) == len(lines) and room > 0:
        lines = narrower
        room -= size / 2
        narrower = wrap(text, face, size, room)
    return lines


def fit(text: str, face: Face, size: float, *, room: float, lead: float) -> Fitted:
    """The words in lines of that room; the step from line to line in sizes."""
    return Fitted(wrap(text, face, size, room), size, size * lead, room)


def clip(text: str, face: Face, size: float, room: float) -> str:
    """The words, or as many letters as fit and a sign that there were more."""
    if width(text, face, size) <= room:
        return text
    while text and width(text + CUT, face, size) > room:
        text = text[:-1]
    return text.rstrip() + CUT
