"""Wrapping: words set in lines that fit a width, at the largest size that fits a box."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ironbridge.draw.fonts import Face, width

# French sets a space before these marks, where no line may end.
BREAK: Final = re.compile(r"(?<!«) (?![?!:;»])")
CUT: Final = "…"


@dataclass(frozen=True)
class Fitted:
    """Words as they stand in a box: lines, size, and the step from line to line."""

    lines: list[str]
    size: float
    step: float


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


def fit(
    text: str, face: Face, sizes: Sequence[float], *, room: float, height: float, lead: float
) -> Fitted:
    """The words at the first of these sizes that fits, or else at the last."""
    for size in sizes:
        lines = wrap(text, face, size, room)
        step = size * lead
        widest = max(width(line, face, size) for line in lines)
        if widest <= room and len(lines) * step <= height:
            break
    return Fitted(lines, size, step)


def clip(text: str, face: Face, size: float, room: float) -> str:
    """The words, or as many letters as fit and a sign that there were more."""
    if width(text, face, size) <= room:
        return text
    while text and width(text + CUT, face, size) > room:
        text = text[:-1]
    return text.rstrip() + CUT
