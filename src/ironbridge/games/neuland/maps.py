"""Maps: where the pieces lie, read from plain data, and deals line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.plain import check_deal, index_of, several, shown
from ironbridge.core.speech import Phrase
from ironbridge.core.words import SPEECH as CORE
from ironbridge.games.neuland.speech import SPEECH, told
from ironbridge.games.neuland.writing import Writing

HEX: Final = Phrase(SPEECH, "thing.hex")
PIECES: Final = Phrase(SPEECH, "things.pieces")


class Maps(Writing):
    """Reads maps; writes and reads deals."""

    def read_map(self, lines: Any) -> list[int]:
        """The hexes of the pieces, which must form the hexagon."""
        cells: list[int] = []
        written = several(lines, "map", PIECES)
        for line, (id, piece) in zip_pieces(written, self.printed.pieces):
            name, _, hexes = str(line).partition(":")
            found = [index_of(hex, self.printed.hex_ids, HEX) for hex in hexes.split("-")]
            if name != id or len(found) != len(piece.terrains):
                raise PositionError(told("wrong-piece", piece=id, value=shown(line)))
            if len(found) == 2 and self.board.distance[found[0]][found[1]] != 1:
                raise PositionError(told("no-neighbours", piece=id, hexes=hexes))
            cells.extend(found)
        if sorted(cells) != list(range(self.board.hexes)):
            raise PositionError(told("map-shape"))
        return cells

    def write_deal(self, deal: list[int]) -> dict[str, str]:
        lines = {"first": self.seats[deal[0]]}
        if not self.board.layout:
            lines["map"] = " ".join(self.write_map(deal[1:]))
        return lines

    def read_deal(self, lines: Mapping[str, str]) -> list[int]:
        wanted = ["first"] if self.board.layout else ["first", "map"]
        check_deal(lines, wanted)
        if lines["first"] not in self.seats:
            raise RecordError(CORE.told("deal-first", seats=", ".join(self.seats)))
        try:
            cells = [] if self.board.layout else self.read_map(lines["map"].split())
        except PositionError as error:
            raise RecordError(CORE.told("deal-unreadable", error=error)) from error
        return [self.seats.index(lines["first"]), *cells]


def zip_pieces(lines: list[Any], pieces: Mapping[str, Any]) -> list[tuple[Any, tuple[str, Any]]]:
    """Each line beside its piece."""
    if len(lines) != len(pieces):
        raise PositionError(told("map-pieces", pieces=len(pieces), got=len(lines)))
    return list(zip(lines, pieces.items(), strict=True))
