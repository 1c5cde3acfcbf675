"""Strokes along a way."""

from __future__ import annotations

from ironbridge.draw.markup import tag


def stroke(
    path: str, colour: str, width: float, dash: str | None = None, *, cap: str = "round"
) -> str:
    """One stroke along the way."""
    return tag(
        "path",
        d=path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_dasharray=dash,
        stroke_linejoin="round",
        stroke_linecap=cap,
    )
