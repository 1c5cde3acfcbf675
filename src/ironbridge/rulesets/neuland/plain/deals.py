"""Deals: who plays first and, where it is free, how the pieces of the map lie, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.inputs import check_deal, several, shown
from ironbridge.core.speech import Phrase
from ironbridge.core.words import SPEECH as CORE
from ironbridge.rulesets.neuland.components import MapPiece
from ironbridge.rulesets.neuland.plain.ids import Ids
from ironbridge.rulesets.neuland.speech import SPEECH, told

PIECES: Final = Phrase(SPEECH, "things.pieces")


class Deals:
    """Writes and reads the deals of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids

    def write(self, deal: list[int]) -> dict[str, str]:
        lines = {"first": self.ids.seats[deal[0]]}
        if not self.ids.board.layout:
            lines["map"] = " ".join(write_map(self.ids, deal[1:]))
        return lines

    def read(self, lines: Mapping[str, str]) -> list[int]:
        seats, fixed = self.ids.seats, self.ids.board.layout
        check_deal(lines, ["first"] if fixed else ["first", "map"])
        if lines["first"] not in seats:
            raise RecordError(CORE.told("deal-first", seats=", ".join(seats)))
        try:
            cells = [] if fixed else read_map(self.ids, lines["map"].split())
        except PositionError as error:
            raise RecordError(CORE.told("deal-unreadable", error=error)) from error
        return [seats.index(lines["first"]), *cells]


# Maps.


def write_map(ids: Ids, cells: list[int]) -> list[str]:
    """Where the pieces lie: each with its hexes, in its order."""
    lines: list[str] = []
    at = 0
    for id, piece in ids.printed.pieces.items():
        hexes = [ids.printed.hex_ids[cell] for cell in cells[at : at + len(piece.terrains)]]
        lines.append(f"{id}:{'-'.join(hexes)}")
        at += len(piece.terrains)
    return lines


def read_map(ids: Ids, lines: Any) -> list[int]:
    """The hexes of the pieces, which must form the hexagon."""
    written, pieces = several(lines, "map", PIECES), ids.printed.pieces
    if len(written) != len(pieces):
        raise PositionError(told("map-pieces", pieces=len(pieces), got=len(written)))
    cells: list[int] = []
    for line, (id, piece) in zip(written, pieces.items(), strict=True):
        cells.extend(read_piece(ids, line, id, piece))
    if sorted(cells) != list(range(ids.board.hexes)):
        raise PositionError(told("map-shape"))
    return cells


def read_piece(ids: Ids, line: Any, id: str, piece: MapPiece) -> list[int]:
    """The hexes of one piece, which lie side by side."""
    name, _, hexes = str(line).partition(":")
    found = [ids.hex(hex) for hex in hexes.split("-")]
    if name != id or len(found) != len(piece.terrains):
        raise PositionError(told("wrong-piece", piece=id, value=shown(line)))
    if len(found) == 2 and ids.board.distance[found[0]][found[1]] != 1:
        raise PositionError(told("no-neighbours", piece=id, hexes=hexes))
    return found
