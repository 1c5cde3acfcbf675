"""Pictures: a game of an environment as our own pictures, drawn or as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.core.lanes import Lane
from ironbridge.core.languages import FIRST
from ironbridge.core.view import View
from ironbridge.core.wording import Reader
from ironbridge.core.words import told
from ironbridge.draw.png import png

MODES: Final = ("rgb_array", "svg")
WIDTH: Final = 1200  # pixels


def checked_mode(mode: str | None) -> str | None:
    """A way to show a game; GameError if there is no such one."""
    if mode is not None and mode not in MODES:
        raise GameError(told("no-render-mode", mode=repr(mode), known=", ".join(MODES)))
    return mode


def shown(game: Game, lane: Lane, seat: int, mode: str | None) -> Any:
    """What a seat sees: a drawing, or its pixels; nothing where nobody wants to look."""
    if mode is None:
        return None
    drawing = drawn(game, lane, seat)
    return pixels(drawing) if mode == "rgb_array" else drawing


def drawn(game: Game, lane: Lane, seat: int) -> str:
    """What a seat sees, as SVG."""
    names = [f"Seat {number}" for number in range(1, game.players + 1)]
    question = lane.question if seat == lane.seat else None
    view = View(game.judge, lane.half if question else lane.state, seat)
    return game.svg(game.scene(view.state, seat, Reader(names, FIRST), question), "light")


def pixels(drawing: str) -> NDArray[np.uint8]:
    """A drawing as rows of red, green and blue."""
    with Image.open(BytesIO(png(drawing, WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)
