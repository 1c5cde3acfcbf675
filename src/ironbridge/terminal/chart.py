"""Chart: the map of a scene, drawn with letters, where the terminal is wide enough for one.

Seats are told apart by badge and colour. What stands where is seen here; what it is, is in the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Final

from rich.text import Text

from ironbridge.core.scene import Link, Piece, Scene
from ironbridge.terminal.seats import BADGES, colour

WIDTH: Final = 96  # columns of the drawing
NARROWEST: Final = 100  # of a terminal that has room for it
TALL: Final = 2.0  # how much higher than wide a letter is
PLACES: Final = ("ribbon", "halt")  # shapes that name a place
SPACES: Final = ("socket", "square")
EMPTY: Final = "□"
FAINT: Final = "dim"
LIT: Final = "reverse"
STEPS: Final = 40  # points of a line that are looked at
FREE: Final = "·"  # of a line that nobody has built
BUILT: Final = {"canal": "~", "rail": "="}

Letter = tuple[str, str]  # with its style
Spot = tuple[int, int]  # row and column

BLANK: Final[Letter] = (" ", "")


def chart(scene: Scene) -> Text | None:
    """The map, if the scene has one: places with names and spaces, and lines between them."""
    names = [piece for piece in scene.pieces if piece.shape in PLACES]
    spaces = [piece for piece in scene.pieces if piece.shape in SPACES]
    if not (names and spaces and scene.links):
        return None
    sheet = Sheet([*names, *spaces])
    for link in scene.links:
        sheet.draw_link(link, lit=link.id in scene.lit)
    for piece in names:
        sheet.write(piece, piece.label, LIT if piece.id in scene.lit else "bold")
    for piece in spaces:
        sheet.draw_space(piece, lit=piece.id in scene.lit)
    return sheet.text()


class Sheet:
    """Letters in rows and columns, of which later ones cover earlier ones."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.left = min(piece.x - piece.w / 2 for piece in pieces)
        self.top = min(piece.y for piece in pieces)
        right = max(piece.x + piece.w / 2 for piece in pieces)
        self.unit = (right - self.left) / WIDTH
        self.letters: dict[Spot, Letter] = {}

    def spot(self, x: float, y: float) -> Spot:
        """Where a point of the scene is on the sheet."""
        return round((y - self.top) / self.unit / TALL), round((x - self.left) / self.unit)

    def write(self, piece: Piece, words: str, style: str) -> None:
        """Words around the middle of a piece."""
        row, middle = self.spot(piece.x, piece.y)
        start = min(max(0, middle - len(words) // 2), WIDTH - len(words))
        for at, letter in enumerate(words):
            self.letters[row, start + at] = letter, style

    def draw_space(self, piece: Piece, *, lit: bool) -> None:
        """A space: whose tile is on it, and of which level; or that it is empty."""
        badge, style = owned(piece.owner, EMPTY)
        words = f"{badge}{piece.label}" if piece.owner is not None else EMPTY
        self.write(piece, words, f"{style} {LIT}" if lit else style)

    def draw_link(self, link: Link, *, lit: bool) -> None:
        """A line between places, with the badge of whoever owns it half-way."""
        badge, style = owned(link.owner, FREE)
        line = FREE if link.owner is None else BUILT.get(link.style, FREE)
        course = self.course(link.points)
        for spot in [*course, *self.course(link.branch)]:
            self.letters[spot] = line, f"{style} {LIT}" if lit else style
        self.letters[course[len(course) // 2]] = badge, style

    def course(self, points: list[tuple[float, float]]) -> list[Spot]:
        """The spots that a line goes over, each once."""
        return list(dict.fromkeys(self.spot(x, y) for x, y in along(points)))

    def text(self) -> Text:
        """All rows, one below the other."""
        drawn = Text(no_wrap=True)
        for row in range(max(row for row, _ in self.letters) + 1):
            line = [self.letters.get((row, column), BLANK) for column in range(WIDTH)]
            for style, run in groupby(line, itemgetter(1)):
                drawn.append("".join(letter for letter, _ in run), style)
            drawn.rstrip()
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def owned(seat: int | None, instead: str) -> Letter:
    """The badge of a seat in its colour, or what stands there instead."""
    if seat is None or seat < 0:
        return instead, FAINT
    return BADGES[seat % len(BADGES)], colour(seat)


def along(points: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points along a line of several stretches, close enough to leave no gap."""
    for (x, y), (to_x, to_y) in pairwise(points):
        for step in range(STEPS + 1):
            part = step / STEPS
            yield x + (to_x - x) * part, y + (to_y - y) * part
