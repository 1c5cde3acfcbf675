"""Write: a position of Neuland as plain data."""

from __future__ import annotations

from typing import Any

from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.figures import CART
from ironbridge.rulesets.neuland.plain.deals import write_map
from ironbridge.rulesets.neuland.plain.ids import LYING, ORE, PHASES, Ids
from ironbridge.rulesets.neuland.state import OVER, Position, kind_on, stack


class PositionWriter:
    """Writes the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.printed = ids.printed
        self.board = ids.board

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        slots = range(self.board.slots)
        written: dict[str, Any] = {
            "phase": PHASES[state.phase],
            "turn": None if state.phase == OVER else self.ids.seats[state.seat],
            "first turns": state.opening,
            "present": state.present + 1,
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.ids.seats)},
            "tiles": {
                self.ids.slots[slot]: self.write_tile(state, slot)
                for slot in slots
                if state.tile[slot] != NOTHING
            },
        }
        if not self.board.layout:
            written["map"] = write_map(self.ids, state.land.cells)
        if state.ending:
            written["turn over"] = True
        if state.mine != NOTHING:
            written["mine"] = self.ids.slots[state.mine]
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
            words.append(self.ids.seats[state.owner[slot]])
        if state.good[slot] != NOTHING and len(kind_on(state, slot).recipes) > 1:
            words.append(self.printed.good_ids[state.good[slot]])
        if state.lying[slot]:
            words.append(LYING)
        return " ".join(words)

    def markers(self, counts: list[int]) -> list[str]:
        """Markers by name, each as often as it is there."""
        ids = self.printed.marker_ids
        return [ids[marker] for marker, count in enumerate(counts) for _ in range(count)]
