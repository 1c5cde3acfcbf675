"""Writing: a position as plain data, with names instead of numbers."""

from __future__ import annotations

from typing import Any, Final

from ironbridge.core.rules import NOBODY, State
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.games.brass_birmingham.figures import ERAS, INDUSTRY_IDS
from ironbridge.games.brass_birmingham.lexicon import Lexicon
from ironbridge.games.brass_birmingham.state import OVER, Position

PHASES: Final = ("acting", "debt", "over")


class Writing(Lexicon):
    """Writes positions."""

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        spaces = range(self.board.spaces)
        return {
            "era": ERAS[state.era],
            "round": state.round + 1,
            "phase": PHASES[state.phase],
            "order": [self.seats[seat] for seat in state.order],
            "turn": None if state.phase == OVER else self.seats[state.order[state.turn]],
            "actions": state.actions,
            "coal": state.coal,
            "iron": state.iron,
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.seats)},
            "tiles": {
                self.names.space_ids[space]: self.write_tile(state, space)
                for space in spaces
                if state.tile[space] != NOTHING
            },
            "links": {
                self.printed.line_ids[line]: self.seats[owner]
                for line, owner in enumerate(state.link)
                if owner != NOBODY
            },
            "merchants": {
                id: self.merchant_tiles[state.merchant[at]] + (" barrel" * state.barrel[at])
                for at, id in enumerate(self.names.merchant_ids)
            },
            "discarded": self.counted(state.discarded),
            "face down": self.card_names(state.face_down),
            "deck": self.card_names(state.deck),
            "next deck": self.card_names(state.next_deck),
        }

    def write_seat(self, state: Position, seat: int) -> dict[str, Any]:
        """What one seat has."""
        first = seat * self.board.cards
        gone = state.mat[seat * INDUSTRIES : (seat + 1) * INDUSTRIES]
        return {
            "money": state.money[seat],
            "income": state.income[seat],
            "points": state.points[seat],
            "spent": state.spent[seat],
            "owed": state.owed[seat],
            "hand": self.counted(state.hand[first : first + self.board.cards]),
            "unknown cards": state.veiled[seat],
            "developed": dict(zip(INDUSTRY_IDS, gone, strict=True)),
        }

    def write_tile(self, state: Position, space: int) -> str:
        """A tile in words: owner, kind, what lies on it, which side is up."""
        words = [self.seats[state.owner[space]], self.printed.kind_ids[state.tile[space]]]
        if state.cubes[space]:
            words.append(str(state.cubes[space]))
        if state.flipped[space]:
            words.append("flipped")
        return " ".join(words)
