"""Write: a position, or what a view holds of it, as plain data."""

from __future__ import annotations

from typing import Any

from ironbridge.core.state import NOBODY, UNKNOWN, State
from ironbridge.mechanisms.masks import has
from ironbridge.rulesets.industria.board import NOTHING
from ironbridge.rulesets.industria.figures import KINDS, NUMERALS
from ironbridge.rulesets.industria.plain.ids import HIDDEN, LAYABLE, PHASES, VISIT, Ids
from ironbridge.rulesets.industria.state import GONE, Position, hand, laid, on_offer


class PositionWriter:
    """Writes the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        return {
            "epoch": NUMERALS[state.epoch],
            "round": state.round + 1,
            "phase": PHASES[state.phase],
            "first": self.ids.seats[state.first],
            "auctioneer": self.ids.seats[state.auctioneer],
            "turn": self.seat_or_none(state.seat),
            "lot": None if state.lot == NOTHING else self.ids.printed.tile_ids[state.lot],
            "bid": state.bid,
            "bidder": self.seat_or_none(state.bidder),
            VISIT: [kind for kind in LAYABLE if has(state.visit, KINDS[kind])],
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.ids.seats)},
            "offered": self.ids.of(on_offer(state)),
            "gone": self.ids.of(t for t in self.ids.in_play() if state.place[t] == GONE),
            "stacks": self.write_stacks(state),
        }

    def write_seat(self, state: Position, seat: int) -> dict[str, Any]:
        """What one seat has."""
        return {
            "money": state.money[seat],
            "points": state.points[seat],
            "hand": self.ids.of(hand(state, seat)),
            "laid": self.ids.of(laid(state, seat)),
        }

    def write_stacks(self, state: Position) -> dict[str, list[str]]:
        """The stacks from the top, each tile by name or, in a view, as unknown."""
        stacks: dict[str, list[str]] = {}
        each = len(state.order) // self.ids.board.epochs
        for at in range(state.drawn, len(state.order)):
            tile = state.order[at]
            id = HIDDEN if tile == UNKNOWN else self.ids.printed.tile_ids[tile]
            stacks.setdefault(NUMERALS[at // each], []).append(id)
        return stacks

    def seat_or_none(self, seat: int) -> str | None:
        """A seat's letter."""
        return None if seat == NOBODY else self.ids.seats[seat]
