"""Pictures: a scene drawn for a page, whole, or only what differs from one before it."""

from __future__ import annotations

from typing import Any

import msgspec

from ironbridge.core.scene import Ladder, Link, Lit, Panel, Piece, Scene
from ironbridge.draw.board import board_parts
from ironbridge.draw.markup import number, tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.theme import THEMES
from ironbridge.web.changes import changes
from ironbridge.web.fates import is_laid

Data = dict[str, Any]


class Picture(msgspec.Struct, frozen=True):
    """A scene as lists of entries with keys, of which some differ from one picture to the next."""

    parts: dict[str, str]
    panels: dict[str, Panel]
    things: dict[str, Thing]
    sheet: Sheet
    title: Data  # and whatever else is told of it in words
    lit: Lit
    lang: str


class Thing(msgspec.Struct, frozen=True):
    """Something on the board, by its spoken name, or in a strip before the one who looks."""

    id: str
    says: str
    owner: int | None
    strip: str | None  # the id of the strip that it lies in
    laid: bool  # a piece that is played with
    within: str | None  # the id of what it is part of


def picture_of(scene: Scene, theme: str) -> Picture:
    """A scene drawn, for a page."""
    sheet = Sheet(THEMES[theme], scene.lit)
    things: list[Piece | Link | Ladder] = [*scene.pieces, *scene.links, *scene.ladders]
    return Picture(
        {key: part(key, drawn) for key, drawn in board_parts(sheet, scene).items()},
        {panel.id: panel for panel in scene.panels},
        {thing.id: thing_of(thing) for thing in things},
        sheet,
        title_of(scene),
        scene.lit,
        scene.lang,
    )


def title_of(scene: Scene) -> Data:
    """What is said of a picture as a whole."""
    return {
        "title": scene.title,
        "subtitle": scene.subtitle,
        "width": scene.width,
        "height": scene.height,
        "board_says": f"{scene.title}. {scene.subtitle}",
        "asks": scene.question,
        "strips": scene.strips,
    }


def part(key: str, drawn: str) -> str:
    """One element of the board: what is no thing becomes a group with a key."""
    return tag("g", drawn, data_part=key) if key.startswith(".") else drawn


def whole(picture: Picture) -> Data:
    """All of a picture."""
    return {
        "board": board_svg(picture),
        "panels": list(picture.panels.values()),
        "things": list(picture.things.values()),
        "changed": None,
    }


def changed(before: Picture, now: Picture) -> Data:
    """What of a picture differs from an earlier one."""
    return {
        "board": None,
        "panels": [],
        "things": [],
        "changed": {
            "definitions": now.sheet.definitions_besides(before.sheet),
            "board": changes(before.parts, now.parts),
            "panels": changes(before.panels, now.panels),
            "things": changes(before.things, now.things),
        },
    }


def thing_of(thing: Piece | Link | Ladder) -> Thing:
    """A piece, a link or a ladder as it is told."""
    return Thing(
        id=thing.id,
        says=thing.says,
        owner=None if isinstance(thing, Ladder) else thing.owner,
        strip=thing.strip if isinstance(thing, Piece) and thing.strip else None,
        laid=is_laid(thing),
        within=thing.within if isinstance(thing, Piece) and thing.within else None,
    )


def board_svg(picture: Picture) -> str:
    """The board alone, to be set into a page that has the letters."""
    title = picture.title
    return tag(
        "svg",
        picture.sheet.defined(),
        *picture.parts.values(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(title['width'])} {number(title['height'])}",
        lang=picture.lang,
        role="group",
        aria_label=title["board_says"],
        font_family="Ironbridge Sans",
    )
