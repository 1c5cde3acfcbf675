"""PNG: an SVG picture as pixels, by a renderer that comes with the extra `png`."""

from __future__ import annotations

import os
from contextlib import ExitStack
from importlib import import_module
from importlib.resources import as_file

from ironbridge.draw.fonts import FACES, FOLDER


def png(svg: str, width: int) -> bytes:
    """The picture so many pixels wide, set in our own letters only."""
    renderer = import_module("resvg_py")  # only where a picture is wanted: it is large
    with ExitStack() as open_files:
        # The renderer reads letters from files and takes no notice of those within the picture.
        paths = [open_files.enter_context(as_file(FOLDER / f"{face.file}.ttf")) for face in FACES]
        drawn: bytes = renderer.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[os.fspath(path) for path in paths],
        )
    return drawn
