"""Writing: a position of Neuland as plain data, with names instead of numbers."""

from __future__ import annotations

from typing import Any, Final

from ironbridge.core.rules import NOBODY, State
from ironbridge.games.neuland.board import NOTHING, Board
from ironbridge.games.neuland.figures import CART, Printed
from ironbridge.games.neuland.names import Names
from ironbridge.games.neuland.state import OVER, Position, kind_on, stack

PHASES: Final = ("settling", "acting", "drawing", "stacking", "over")
LYING: Final = "lying"
ORE: Final = "ore:"


class Writing:
    """Writes positions of one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.slots = Names(printed, board).slot_ids
        self.seats = [chr(ord("A") + seat) for seat in range(board.seats)]

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        slots = range(self.board.slots)
        written: dict[str, Any] = {
            "phase": PHASES[state.phase],
            "turn": None if state.phase == OVER else self.seats[state.seat],
            "first turns": state.opening,
            "present": state.present + 1,
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.seats)},
            "tiles": {
                self.slots[slot]: self.write_tile(state, slot)
                for slot in slots
                if state.tile[slot] != NOTHING
            },
        }
        if not self.board.layout:
            written["map"] = self.write_map(state.land.cells)
        if state.ending:
            written["turn over"] = True
        if state.mine != NOTHING:
            written["mine"] = self.slots[state.mine]
            written["drawn"] = self.markers(list(state.drawn))
        return written

    def write_seat(self, state: Position, seat: int) -> dict[str, Any]:
        """What one seat has."""
        first = seat * self.board.tokens
        held = [id for at, id in enumerate(self.printed.token_ids) if state.tokens[first + at]]
        if state.carts[seat]:
            held.append(CART)
        return {"crests": state.crests[seat], "space": state.marker[seat] + 1, "tokens": held}

    def write_tile(self, state: Position, slot: int) -> str:
        """A building in words: its kind, its ore, whose worker or crests are on it, for what."""
        words = [self.printed.kind_ids[state.tile[slot]]]
        if state.ore[slot]:
            ore = ",".join(self.printed.marker_ids[marker] for marker in stack(state, slot))
            words.append(f"{ORE}{ore}")
        if state.owner[slot] != NOBODY:
            words.append(self.seats[state.owner[slot]])
        if state.good[slot] != NOTHING and len(kind_on(state, slot).recipes) > 1:
            words.append(self.printed.good_ids[state.good[slot]])
        if state.lying[slot]:
            words.append(LYING)
        return " ".join(words)

    def markers(self, counts: list[int]) -> list[str]:
        """Markers by name, each as often as it is there."""
        ids = self.printed.marker_ids
        return [ids[marker] for marker, count in enumerate(counts) for _ in range(count)]

    def write_map(self, cells: list[int]) -> list[str]:
        """Where the pieces lie: each with its hexes, in its order."""
        lines: list[str] = []
        at = 0
        for id, piece in self.printed.pieces.items():
            hexes = [self.printed.hex_ids[cell] for cell in cells[at : at + len(piece.terrains)]]
            lines.append(f"{id}:{'-'.join(hexes)}")
            at += len(piece.terrains)
        return lines
