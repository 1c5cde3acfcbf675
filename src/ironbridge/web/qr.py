"""QR: an address as a square that the camera of a phone reads, dark on light in every theme."""

from __future__ import annotations

import segno


def square(text: str) -> str:
    """As a picture that stands in an address: SVG."""
    code = segno.make_qr(text, error="m")
    return str(
        code.svg_data_uri(border=4, dark="#000", light="#fff", svgclass=None, lineclass=None)
    )
