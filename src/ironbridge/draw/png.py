"""PNG: an SVG picture as pixels. Imported only where one is wanted: the renderer is large."""

from __future__ import annotations

import os
from contextlib import ExitStack
from importlib.resources import as_file

from resvg_py import svg_to_bytes

from ironbridge.draw.fonts import FACES, FOLDER


def png(svg: str, width: int) -> bytes:
    """The picture so many pixels wide, set in our own letters only."""
    with ExitStack() as open_files:
        # The renderer reads letters from files and takes no notice of those within the picture.
        paths = [open_files.enter_context(as_file(FOLDER / f"{face.file}.ttf")) for face in FACES]
        return svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[os.fspath(path) for path in paths],
        )
