"""Numerals: numbers as they are written in a language."""

from __future__ import annotations

from typing import Final

from ironbridge.core.speech import language

FRENCH: Final = str.maketrans(",.", "\u202f,")  # a narrow space between thousands


def figure(value: float, lang: str, places: int = 0) -> str:
    """A number as it is written in a language."""
    written = f"{value:,.{places}f}"
    return written.translate(FRENCH) if language(lang) == "fr" else written
