"""SVG: a scene as a picture that stands alone, with its letters and symbols inside."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Scene
from ironbridge.draw import strips
from ironbridge.draw.board import draw_board, draw_text
from ironbridge.draw.fonts import SANS, SERIF_BOLD, width
from ironbridge.draw.markup import escape, moved, number, tag
from ironbridge.draw.panels import WIDTH, draw_column
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.theme import THEMES

MARGIN: Final = 32
HEADER: Final = 56
GUTTER: Final = 28


def svg(scene: Scene, theme: str = "light") -> str:
    """The whole picture: title, board, and the column of panels to its right."""
    sheet = Sheet(THEMES[theme], scene.lit)
    column, height = draw_column(sheet, scene)
    right = MARGIN + scene.width + GUTTER
    w = right + WIDTH + MARGIN
    h = MARGIN + HEADER + max(scene.height + strips.height(scene), height) + MARGIN
    titles = (draw_text(sheet, text) for text in strips.titles(scene))
    body = "".join(
        [
            paper(sheet, w, h),
            header(sheet, scene, w),
            moved(MARGIN, MARGIN + HEADER, draw_board(sheet, scene), *titles),
            moved(right, MARGIN + HEADER, column),
        ]
    )
    return picture(sheet, scene, body, w, h)


def picture(sheet: Sheet, scene: Scene, body: str, w: float, h: float) -> str:
    """The document around the drawing."""
    return tag(
        "svg",
        tag("title", escape(scene.title), id="ib-title"),
        tag(
            "desc", escape(". ".join(filter(None, (scene.subtitle, scene.question)))), id="ib-desc"
        ),
        sheet.definitions(),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(w)} {number(h)}",
        width=w,
        height=h,
        lang=scene.lang,
        role="graphics-document",
        aria_labelledby="ib-title",
        aria_describedby="ib-desc",
        font_family=SANS.family,
        style="max-width:100%;height:auto",
    )


def paper(sheet: Sheet, w: float, h: float) -> str:
    """The ground, and the double rule that frames a map."""
    theme = sheet.theme
    rules = [(9, 2.0, theme.ink), (14, 0.75, theme.ink)]
    return tag("rect", width=w, height=h, fill=theme.paper) + "".join(
        tag(
            "rect",
            x=inset,
            y=inset,
            width=w - 2 * inset,
            height=h - 2 * inset,
            fill="none",
            stroke=colour,
            stroke_width=weight,
        )
        for inset, weight, colour in rules
    )


def header(sheet: Sheet, scene: Scene, w: float) -> str:
    """The title, and beside it where the game stands."""
    size = 40
    baseline = MARGIN + 30
    title = sheet.text(scene.title, MARGIN, baseline, size=size, face=SERIF_BOLD)
    after = MARGIN + width(scene.title, SERIF_BOLD, size) + 22
    return title + sheet.text(scene.subtitle, after, baseline, size=20, colour=sheet.theme.faint)
