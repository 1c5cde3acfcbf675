"""Write: a position as plain data, with names instead of numbers."""

from __future__ import annotations

from typing import Any

from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.age_of_industry.board import COAL_MINE, IRON_WORKS, NOTHING, SHIP
from ironbridge.rulesets.age_of_industry.plain.ids import COVERS, FLIPPED, PHASES, USED, Ids
from ironbridge.rulesets.age_of_industry.state import OVER, Position, model_on


class PositionWriter:
    """Writes positions; what is as at the start of a game is left out."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board
        self.printed = ids.printed

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        return {
            "round": state.round + 1,
            "phase": PHASES[state.phase],
            "order": [self.ids.seats[seat] for seat in state.order],
            "turn": None if state.phase == OVER else self.ids.seats[state.order[state.turn]],
            "actions": state.actions,
            **({"to take": state.to_take} if state.to_take else {}),
            "coal": state.coal,
            "iron": state.iron,
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.ids.seats)},
            **self.write_map(state),
            "open": self.ids.card_names(state.open),
            "deck": self.ids.card_names(state.deck),
            "discarded": self.ids.counted(state.discarded),
        }

    def write_map(self, state: Position) -> dict[str, Any]:
        """Counters, railways and markets. Sea lanes follow from ports and ships."""
        return {
            "counters": {
                id: self.write_counter(state, space)
                for space, id in enumerate(self.ids.spaces)
                if state.counter[space] != NOTHING
            },
            "railways": {
                id: self.ids.seats[state.line[line]]
                for line, id in enumerate(self.printed.link_ids)
                if state.line[line] != NOBODY
            },
            "markets": {
                id: self.write_market(state, market) for market, id in enumerate(self.ids.markets)
            },
        }

    def write_seat(self, state: Position, seat: int) -> dict[str, Any]:
        """What one seat has."""
        cards = slice(seat * self.board.cards, (seat + 1) * self.board.cards)
        known, display = self.ids.counted(state.known[cards]), self.write_display(state, seat)
        return {
            "money": state.money[seat],
            "loans": state.loans[seat],
            "spent": state.spent[seat],
            **({"display": display} if display else {}),
            "hand": self.ids.counted(state.hand[cards]),
            **({"known": known} if known else {}),
            **({"unknown cards": state.veiled[seat]} if state.veiled[seat] else {}),
        }

    def write_display(self, state: Position, seat: int) -> dict[str, int]:
        """How many counters are left, of the models of which some are gone."""
        models = self.board.models
        left = state.display[seat * len(models) : (seat + 1) * len(models)]
        return {
            id: left[model]
            for model, id in enumerate(self.printed.model_ids)
            if left[model] < models[model].count
        }

    def write_counter(self, state: Position, space: int) -> str:
        """A counter in words: owner, model, its cubes, whether it is flipped or covers a ship."""
        words = [self.ids.seats[state.owner[space]], self.printed.model_ids[state.counter[space]]]
        flipped = bool(state.flipped[space])
        if model_on(state, space).industry in (COAL_MINE, IRON_WORKS, SHIP) and not flipped:
            words.append(str(state.cubes[space]))
        words += [FLIPPED] * flipped
        words += [COVERS] * state.covers[space]
        return " ".join(words)

    def write_market(self, state: Position, market: int) -> str:
        """A market counter in words."""
        words = [self.printed.market_ids[state.market[market]], *[USED] * state.used[market]]
        return " ".join(words)
