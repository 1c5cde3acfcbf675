"""Scene: what is to be seen, as data. The browser, the SVG writer and the terminal draw it."""

from __future__ import annotations

import msgspec


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small symbol with a number or a word beside it."""

    symbol: str = ""
    text: str = ""
    faint: bool = False


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something placed on the board: a tile, a space, a counter. x and y are its centre."""

    id: str
    x: float
    y: float
    w: float
    h: float
    shape: str  # tile, chip, cell, disc
    says: str  # its spoken name, with all that it shows
    symbol: str = ""
    label: str = ""
    owner: int | None = None
    state: str = ""  # "", faint (not in play yet), turned (scored or used), gone
    corner: dict[str, Mark] = {}  # nw, ne, sw, se
    row: list[Mark] = []  # under the symbol


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A connection drawn between points."""

    id: str
    points: list[tuple[float, float]]
    style: str  # road, line, canal, rail, sea
    says: str
    owner: int | None = None


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board with a title of its own."""

    x: float
    y: float
    w: float
    h: float
    title: str = ""
    style: str = ""  # "", current, past


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words on the board."""

    x: float
    y: float
    text: str
    style: str = "label"  # title, label, note, numeral
    anchor: str = "middle"


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's money, points and tiles, or something else told in rows."""

    id: str
    title: str
    seat: int | None = None
    marks: list[Mark] = []  # the figures of the head: points, money
    badges: list[Mark] = []  # roles held now: first player, auctioneer
    rows: list[Row] = []
    active: bool = False


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A labelled line of a panel."""

    label: str
    marks: list[Mark] = []
    empty: str = ""  # what to say when there are none


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole position to look at; `lit` are the ids that answer the present question."""

    title: str
    subtitle: str
    lang: str
    width: float
    height: float
    areas: list[Area]
    links: list[Link]
    pieces: list[Piece]
    texts: list[Text]
    panels: list[Panel]
    question: str = ""
    lit: dict[str, list[str]] = {}  # id -> the options in notation that it stands for
    log: list[str] = []
