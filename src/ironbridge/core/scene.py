"""Scene: what is to be seen, as data. The browser, the SVG writer and the terminal draw it."""

from __future__ import annotations

from typing import Final

import msgspec

LAID: Final = ("tile", "plate", "chip", "seal", "square", "token", "works", "estate", "deed")
# shapes of what is played with, unlike names, tracks, supplies and the order of seats


Lit = dict[str, list[str]]  # ids, with the options in notation that each stands for


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small symbol, a seat's badge or both, with a number or a word beside it."""

    symbol: str = ""
    text: str = ""
    faint: bool = False
    seat: int | None = None


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something placed on the board: a tile, a space, a counter. x and y are its centre.

    Its marks stand at its sides and corners, by compass point: n, ne, e, se, s, sw, w, nw, and c
    for its middle. What it yields goes to se; n is a tab on its upper edge.
    """

    id: str
    x: float
    y: float
    w: float
    h: float
    shape: str  # tile, plate (a tile of another kind), chip, seal (round chip), cell, plaque, disc,
    # socket (a space of a map), square (a tile on one), ribbon (a name), halt (a place with nothing
    # but a name), bar, slip, card (in a hand), face (a card that lies open), token; of Neuland hex,
    # place (for a building), works (one built), plan (one to be built), estate (a property), deed
    # (one to be had), heap (goods of a kind), reserve, worker (turned: he lies), pawn
    says: str  # its spoken name, with all that it shows
    symbol: str = ""
    label: str = ""
    owner: int | None = None
    state: str = ""  # "", faint (yet to come), open (to be had), called, held, gone, turned
    group: str = ""  # what it belongs to, by colour: teal, blue, light-green …
    within: str = ""  # the id of the town or the hex that it is part of
    strip: str = ""  # the id of the strip that it lies in; so it has no place on the board
    marks: dict[str, list[Mark]] = {}


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A connection drawn between points, perhaps with a branch that leaves it half-way."""

    id: str
    points: list[tuple[float, float]]
    style: str  # road, line, canal, rail, lane (at sea)
    says: str
    owner: int | None = None
    state: str = ""  # "", faint (cannot be built now), open (a lane in use)
    branch: list[tuple[float, float]] = []
    passing: bool = False  # shown for this turn only: nobody has laid it


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scale of spaces, counted from 0, on which markers stand. x and y: its upper left corner."""

    id: str
    x: float
    y: float
    w: float
    h: float
    spaces: int
    says: str
    every: int = 5  # which spaces have a numeral
    last: str = ""  # what stands at the last space instead of its number
    stretches: list[Stretch] = []  # if the spaces go together in stretches, these have the numerals


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Spaces of a track that count the same."""

    spaces: int
    label: str = ""


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Prices one above the other, with goods on them. x and y: its upper left corner."""

    id: str
    x: float
    y: float
    w: float
    h: float
    title: str
    symbol: str  # of one of the goods
    rungs: list[Rung]  # from the top
    says: str


class Rung(msgspec.Struct, frozen=True, omit_defaults=True):
    """A price, with places for goods of which some are full."""

    label: str
    places: int = 0
    full: int = 0
    here: bool = False  # the next one is taken from here


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board. x and y: its upper left corner."""

    x: float
    y: float
    w: float
    h: float
    style: str = ""  # "", current, plate (what stands on it belongs together), rose;
    # and under a map: sea, land, border (between lands), edge
    group: str = ""  # whose colour a plate is edged with
    outline: list[tuple[float, float]] = []  # of land or a border, cut off where the area ends


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words on the board."""

    x: float
    y: float
    text: str
    style: str = "label"  # title, label, note
    anchor: str = "middle"
    room: float = 0  # if not 0, the words are wrapped to it, around the height y


class Strip(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies side by side before the one who looks, outside of the board: a hand, a mat."""

    id: str
    title: str
    size: tuple[float, float]  # width and height of each piece
    empty: str = ""  # what to say when nothing lies there


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's money, points and tiles, or something else told in rows."""

    id: str
    title: str
    says: str = ""  # read aloud; the title, if nothing is said
    seat: int | None = None
    marks: list[Mark] = []  # the figures of the head: points, money
    badges: list[Mark] = []  # roles held now: first player, auctioneer
    rows: list[Row] = []
    shelves: list[Shelf] = []
    active: bool = False


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something of a seat's that everybody may look through, as a table."""

    title: str
    heads: list[str]
    lines: list[list[list[Mark]]]  # each a cell for every head
    empty: str = ""  # what to say when nothing is there


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A labelled line of a panel."""

    label: str
    marks: list[Mark] = []
    empty: str = ""  # what to say when there are none


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole position to look at; `lit` are the ids that answer the present question."""

    subtitle: str
    width: float
    height: float
    areas: list[Area]
    links: list[Link]
    pieces: list[Piece]
    texts: list[Text]
    panels: list[Panel]
    title: str = ""  # these four are the game's to fill in: it knows its name and its words
    lang: str = ""
    question: str = ""
    lit: Lit = {}
    tracks: list[Track] = []
    ladders: list[Ladder] = []
    strips: list[Strip] = []
    log: list[str] = []
