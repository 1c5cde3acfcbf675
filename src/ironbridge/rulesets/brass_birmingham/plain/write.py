"""Write: a position, or what a view holds of it, as plain data."""

from __future__ import annotations

from typing import Any

from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.rulesets.brass_birmingham.figures import ERAS, INDUSTRY_IDS
from ironbridge.rulesets.brass_birmingham.plain.ids import PHASES, Ids
from ironbridge.rulesets.brass_birmingham.state import OVER, Position


class PositionWriter:
    """Writes the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        spaces = range(self.ids.board.spaces)
        return {
            "era": ERAS[state.era],
            "round": state.round + 1,
            "phase": PHASES[state.phase],
            "order": [self.ids.seats[seat] for seat in state.order],
            "turn": None if state.phase == OVER else self.ids.seats[state.order[state.turn]],
            "actions": state.actions,
            "coal": state.coal,
            "iron": state.iron,
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.ids.seats)},
            "tiles": {
                self.ids.spaces[space]: self.write_tile(state, space)
                for space in spaces
                if state.tile[space] != NOTHING
            },
            "links": {
                self.ids.printed.line_ids[line]: self.ids.seats[owner]
                for line, owner in enumerate(state.link)
                if owner != NOBODY
            },
            "merchants": {
                id: self.ids.merchant_tiles[state.merchant[at]] + (" barrel" * state.barrel[at])
                for at, id in enumerate(self.ids.merchants)
            },
            "face down": self.ids.card_names(state.face_down),
            "deck": self.ids.card_names(state.deck),
            "next deck": self.ids.card_names(state.next_deck),
        }

    def write_seat(self, state: Position, seat: int) -> dict[str, Any]:
        """What one seat has."""
        first = seat * self.ids.board.cards
        last = first + self.ids.board.cards
        gone = state.mat[seat * INDUSTRIES : (seat + 1) * INDUSTRIES]
        return {
            "money": state.money[seat],
            "income": state.income[seat],
            "points": state.points[seat],
            "spent": state.spent[seat],
            "owed": state.owed[seat],
            "hand": self.ids.counted(state.hand[first:last]),
            "unknown cards": state.veiled[seat],
            "discarded": self.ids.counted(state.discarded[first:last]),
            "developed": dict(zip(INDUSTRY_IDS, gone, strict=True)),
        }

    def write_tile(self, state: Position, space: int) -> str:
        """A tile in words: owner, model, what lies on it, which side is up."""
        words = [self.ids.seats[state.owner[space]], self.ids.printed.tile_ids[state.tile[space]]]
        if state.cubes[space]:
            words.append(str(state.cubes[space]))
        if state.flipped[space]:
            words.append("flipped")
        return " ".join(words)
