"""Letters: the four faces, how wide their words are, and the style that embeds them."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from struct import iter_unpack, unpack_from
from typing import Final


@dataclass(frozen=True)
class Face:
    """One face of a family; `file` is its name without the ending."""

    file: str
    family: str
    weight: int


SERIF: Final = Face("serif", "Ironbridge Serif", 400)
SERIF_BOLD: Final = Face("serif-bold", "Ironbridge Serif", 700)
SANS: Final = Face("sans", "Ironbridge Sans", 400)
SANS_BOLD: Final = Face("sans-bold", "Ironbridge Sans", 700)
FACES: Final = (SERIF, SERIF_BOLD, SANS, SANS_BOLD)

LEAST: Final = 16.5  # no words on a board are smaller: 10 pixels high on a screen of 1280 × 720

FOLDER: Final = files("ironbridge.draw") / "fonts"


def width(text: str, face: Face, size: float) -> float:
    """How wide the words are when set, kerning aside."""
    advances = widths(face)
    return sum(advances.get(ord(letter), 1.0) for letter in text) * size


@cache
def widths(face: Face) -> dict[int, float]:
    """The advance of every letter, in em."""
    data = (FOLDER / f"{face.file}.ttf").read_bytes()
    at = tables(data)
    (em,) = unpack_from(">H", data, at["head"] + 18)
    (measured,) = unpack_from(">H", data, at["hhea"] + 34)
    advances = unpack_from(">" + "Hh" * measured, data, at["hmtx"])[::2]
    glyphs = letters(data, at["cmap"])
    return {code: advances[min(glyph, measured - 1)] / em for code, glyph in glyphs.items()}


def tables(data: bytes) -> dict[str, int]:
    """Where the tables of a TrueType file begin."""
    (count,) = unpack_from(">H", data, 4)
    rows = iter_unpack(">4sIII", data[12 : 12 + 16 * count])
    return {tag.decode(): offset for tag, _, offset, _ in rows}


def letters(data: bytes, cmap: int) -> dict[int, int]:
    """The glyph of every letter: the table of format 4, whose segments give their offsets."""
    at = next(sub for sub in subtables(data, cmap) if unpack_from(">H", data, sub) == (4,))
    count = unpack_from(">H", data, at + 6)[0] // 2
    ends = unpack_from(f">{count}H", data, at + 14)
    starts = unpack_from(f">{count}H", data, at + 16 + 2 * count)
    deltas = unpack_from(f">{count}h", data, at + 16 + 4 * count)
    ranges = at + 16 + 6 * count
    found = {}
    for segment in range(count):
        (offset,) = unpack_from(">H", data, ranges + 2 * segment)
        for code in range(starts[segment], min(ends[segment], 0xFFFE) + 1):
            glyph = code
            if offset:
                place = ranges + 2 * segment + offset + 2 * (code - starts[segment])
                (glyph,) = unpack_from(">H", data, place)
            found[code] = (glyph + deltas[segment]) & 0xFFFF
    return found


def subtables(data: bytes, cmap: int) -> list[int]:
    """Where the tables of letters begin."""
    (count,) = unpack_from(">H", data, cmap + 2)
    return [cmap + unpack_from(">I", data, cmap + 8 + 8 * at)[0] for at in range(count)]


def style(faces: Iterable[Face]) -> str:
    """The rules that embed these faces, so that a picture needs no file beside it."""
    return "".join(rule(face) for face in FACES if face in set(faces))


@cache
def rule(face: Face) -> str:
    """One face, embedded."""
    data = base64.b64encode((FOLDER / f"{face.file}.woff2").read_bytes()).decode()
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
        f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
    )
