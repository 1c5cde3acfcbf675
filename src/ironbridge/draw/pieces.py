"""Pieces: each shape at its place, with its spoken name and, if it can be chosen, a glow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ironbridge.core.scene import Piece
from ironbridge.draw.chips import cell, chip, disc, plaque
from ironbridge.draw.figures import pawn, reserve, worker
from ironbridge.draw.frames import frame
from ironbridge.draw.halts import halt
from ironbridge.draw.hexes import hex, place
from ironbridge.draw.markup import moved, tag
from ironbridge.draw.plans import deed, heap, plan
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.slips import bar, card, ribbon, slip, token
from ironbridge.draw.squares import socket, square
from ironbridge.draw.tiles import tile
from ironbridge.draw.works import estate, works

SHAPES: Final[dict[str, Callable[[Sheet, Piece], str]]] = {
    "tile": tile,
    "plate": tile,
    "chip": chip,
    "seal": chip,
    "cell": cell,
    "plaque": plaque,
    "disc": disc,
    "socket": socket,
    "square": square,
    "ribbon": ribbon,
    "halt": halt,
    "bar": bar,
    "slip": slip,
    "card": card,
    "face": card,
    "token": token,
    "hex": hex,
    "place": place,
    "works": works,
    "estate": estate,
    "plan": plan,
    "deed": deed,
    "heap": heap,
    "reserve": reserve,
    "worker": worker,
    "pawn": pawn,
}


def draw_piece(sheet: Sheet, piece: Piece) -> str:
    """A piece where it stands."""
    glow = halo(sheet, piece) if piece.id in sheet.lit else ""
    body = SHAPES[piece.shape](sheet, piece)
    return moved(piece.x, piece.y, glow, body, **sheet.spoken(piece.id, piece.says))


def halo(sheet: Sheet, piece: Piece) -> str:
    """An accent outline with a soft glow, narrower around small pieces."""
    accent = sheet.theme.accent
    out = 4 if piece.w > 80 and piece.h > 80 else 2.5
    path = frame(piece.shape, piece.w, piece.h, out=out)
    soft = tag("path", d=path, stroke=accent, stroke_width=2 * out + 2, stroke_opacity=0.3)
    return soft + tag("path", d=path, fill=accent, stroke=accent, stroke_width=2)
