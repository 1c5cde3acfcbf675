"""PNG: pictures as pixels, in our own letters."""

from __future__ import annotations

from struct import unpack_from

import pytest

from ironbridge.draw.png import png

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def drawing(words: str = "", family: str = "Ironbridge Serif") -> str:
    """A picture twice as wide as high, with words on it."""
    text = f'<text x="5" y="30" font-size="20" font-family="{family}">{words}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">{text}</svg>'


@pytest.mark.parametrize("width", [64, 801])
def test_a_png_has_the_asked_width_and_keeps_its_shape(width: int) -> None:
    pixels = png(drawing(), width)

    assert pixels.startswith(SIGNATURE)
    assert unpack_from(">II", pixels, 16) == (width, pytest.approx(width / 2, abs=1))


@pytest.mark.parametrize("family", ["Ironbridge Serif", "Ironbridge Sans"])
def test_words_are_set_in_our_letters(family: str) -> None:
    assert png(drawing("Élan", family), 200) != png(drawing("", family), 200)


def test_letters_of_the_system_are_not_used() -> None:
    assert png(drawing("Élan", "DejaVu Sans"), 200) == png(drawing("Élan", "No Such Sans"), 200)


def test_both_weights_are_there() -> None:
    bold = drawing("Iron").replace("<text", '<text font-weight="700"')

    assert png(bold, 200) != png(drawing("Iron"), 200)
